"""The field's own tests of an environment, on every game, number of players and variant."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tests.research.packages import FULL, package

np = package("numpy")
package("pettingzoo")

from functools import partial  # noqa: E402

from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test  # noqa: E402
from pettingzoo.test.render_test import render_test  # noqa: E402

from formicarium.core.errors import OptionError  # noqa: E402
from formicarium.core.registry import games  # noqa: E402
from formicarium.games.ant_war.data import UNITS  # noqa: E402
from formicarium.research.pettingzoo import env, make, names, parallel_env  # noqa: E402

CYCLES = 1000 if FULL else 40
# PettingZoo warns of what is meant: dicts with masks, bounds as large as numbers in games are.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")


def kinds() -> Iterator[Any]:
    """Every kind in full; otherwise each variant with one number of players, and each number once."""
    for game in games.values():
        found, seen = list(game.kinds()), set[Any]()
        if game.id == "arena":
            continue
        for variant, seats in found:
            if FULL or variant not in seen or (seats not in seen and variant == found[0][0]):
                seen |= {variant, seats}
                yield pytest.param(game.id, variant, seats, id=f"{game.id}-{variant}-{seats}")


def first_kinds() -> Iterator[Any]:
    for game in games.values():
        if game.id != "arena":
            yield pytest.param(game.id, *next(game.kinds()), id=game.id)


@pytest.mark.parametrize("game, variant, seats", list(kinds()))
def test_api(game: str, variant: str, seats: int) -> None:
    api_test(env(game, seats, variant), num_cycles=CYCLES)


@pytest.mark.parametrize("game, variant, seats", list(kinds() if FULL else first_kinds()))
def test_parallel_api(game: str, variant: str, seats: int) -> None:
    parallel_api_test(parallel_env(game, seats, variant, illegal="first"), num_cycles=CYCLES)


@pytest.mark.parametrize("game, variant, seats", list(kinds() if FULL else first_kinds()))
def test_seed(game: str, variant: str, seats: int) -> None:
    seed_test(partial(env, game, seats, variant), num_cycles=CYCLES)


@pytest.mark.parametrize("game, variant, seats", list(kinds() if FULL else first_kinds()))
def test_max_cycles(game: str, variant: str, seats: int) -> None:
    """That test acts at random, masks or not, and has every agent act in every cycle."""
    forms = SimpleNamespace(
        parallel_env=partial(parallel_env, game, seats, variant, illegal="first"),
        env=partial(env, game, seats, variant, illegal="first", in_turn=True),
    )
    max_cycles_test(forms)


@pytest.mark.parametrize("game, variant, seats", list(first_kinds()))
def test_render(game: str, variant: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's test, which draws a few positions in every mode, and what a drawing is."""
    render_test(partial(env, game, seats, variant))
    for mode in ("ansi", "rgb_array"):
        table = env(game, seats, variant, render_mode=mode)
        table.reset(seed=3)
        drawn = table.render()
        if mode == "ansi":
            assert len(drawn.splitlines()) > 10
        else:
            assert drawn.dtype == np.uint8
            assert drawn.shape[1:] == (960, 3)
            assert drawn.shape[0] > 300
            assert len(np.unique(drawn.reshape(-1, 3), axis=0)) > 50


def played(table: Any, seed: int, limit: int = 10**6) -> tuple[list[tuple[str, int]], dict[str, float]]:
    """A match at random: who did what, and all rewards."""
    table.reset(seed=seed)
    rng, did, got = Random(seed), list[tuple[str, int]](), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter(limit):
        observation, reward, termination, truncation, info = table.last()
        got[agent] += reward
        if termination or truncation:
            table.step(None)
            continue
        assert (observation["action_mask"] == info["action_mask"]).all()
        action = rng.choice(np.flatnonzero(observation["action_mask"]).tolist())
        did.append((agent, action))
        table.step(action)
    return did, got


def test_a_match_ends_with_rewards_that_add_up_to_nothing() -> None:
    _, got = played(env("cicada_and_ant", 3), seed=4)
    assert sum(got.values()) == pytest.approx(0)
    assert max(got.values()) > 0


def test_rewards_may_be_scores_or_margins() -> None:
    table = env("cicada_and_ant", 3, reward="score")
    _, got = played(table, seed=4)
    scores = table.shared.table.s.outcome.scores
    assert list(got.values()) == list(scores)
    _, got = played(env("cicada_and_ant", 3, reward="margin"), seed=4)
    assert list(got.values()) == [
        mine - max(scores[:at] + scores[at + 1 :]) for at, mine in enumerate(scores)
    ]


def test_whole_moves_are_single_actions() -> None:
    for game in ("cicada_and_ant", "ant_war"):
        table = env(game, 2, "winter" if game == "cicada_and_ant" else "short", whole_moves=True)
        did, _ = played(table, seed=2, limit=300)
        assert table.action_space("player_0").n == len(games[game].moves)
        assert not any(table.shared.table.touched)
        assert did
    with pytest.raises(OptionError, match="too many moves"):
        env("antics", whole_moves=True)


def test_a_part_of_a_game_is_a_game() -> None:
    """Six ants a side, close to each other, and no Shop."""
    table = env("ant_war", part="skirmish")
    did, got = played(table, seed=3)
    assert sum(got.values()) == 0
    assert len(did) < 400
    s = table.shared.table.s
    assert sum(s.deaths[0]) + len(s.ants(s.sides[0], UNITS)) == len(UNITS)
    api_test(env("ant_war", part="duel"), num_cycles=CYCLES)
    with pytest.raises(OptionError, match="no part 'joust': duel, skirmish"):
        env("ant_war", part="joust")
    with pytest.raises(OptionError, match="options of its own"):
        env("ant_war", part="duel", options={"turn_cap": 9})


def test_an_illegal_action_loses() -> None:
    table = env("cicada_and_ant", 2)
    table.reset(seed=1)
    loser = table.agent_selection
    table.step(int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0]))
    assert table.terminations == {"player_0": True, "player_1": True}
    assert table.rewards[loser] == -1


def test_sealed_answers_are_given_in_one_step() -> None:
    """The Ant and two Red Ants choose their tokens at the same time."""
    table = parallel_env("cicada_and_ant", 4, "winter")
    told, _ = table.reset(seed=5)
    rng, most = Random(5), 0
    while table.agents:
        most = max(most, sum(not seen["action_mask"][-1] for seen in told.values()))
        chosen = {a: rng.choice(np.flatnonzero(seen["action_mask"]).tolist()) for a, seen in told.items()}
        told, *_ = table.step(chosen)
    assert most == 3


def test_every_kind_has_a_name() -> None:
    kinds = sum(len(list(game.kinds())) for game in games.values() if game.id != "arena")
    assert len([name for name in names() if "arena" not in name]) == kinds
    table = make("formicarium/ant_war-short-2-v1")
    assert table.metadata["name"] == "formicarium_ant_war-1"
    with pytest.raises(OptionError, match="no environment"):
        make("formicarium/chess")


@pytest.mark.parametrize("again", [lambda table: pickle.loads(pickle.dumps(table)), copy.deepcopy])
@pytest.mark.parametrize("part", [None, "skirmish"])
def test_a_table_that_was_written_or_copied_goes_on_alike_and_alone(again: Any, part: str | None) -> None:
    table = env("ant_war", part=part)
    table.reset(seed=3)
    for _ in range(5):
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[-1]))
    other = again(table)
    before = table.last()[0]["observation"].copy()
    for _ in range(40):
        actions = np.flatnonzero(other.last()[0]["action_mask"])
        other.step(int(actions[0]))
    assert (table.observe(table.agent_selection)["observation"] == before).all()
    for _ in range(40):
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    assert table.agent_selection == other.agent_selection
    assert (table.last()[0]["observation"] == other.last()[0]["observation"]).all()


def test_what_makes_no_sense_is_refused() -> None:
    for wrong in ({"illegal": "ignore"}, {"max_cycles": 0}, {"reward": "praise"}, {"render_mode": "3d"}):
        with pytest.raises(OptionError, match=next(iter(wrong)).removesuffix("_mode")):
            env("cicada_and_ant", **wrong)
    with pytest.raises(AttributeError, match="reset comes first"):
        env("cicada_and_ant").last()
