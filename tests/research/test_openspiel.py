"""OpenSpiel's own tests and algorithms, on every game."""

from __future__ import annotations

import functools
import random
import re
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tests.research.packages import FULL, package

np = package("numpy")
pyspiel = package("pyspiel")
package("open_spiel")

from absl import flags  # noqa: E402
from open_spiel.python.algorithms import (  # noqa: E402
    cfr,
    expected_game_score,
    exploitability,
    generate_playthrough,
    ismcts,
    mcts,
)

from formicarium.core.registry import games  # noqa: E402
from formicarium.games.cicada_and_ant.data import PATHS  # noqa: E402
from formicarium.games.cicada_and_ant.small import PAWNS, STAKE  # noqa: E402
from formicarium.games.cicada_and_ant.stage import solve  # noqa: E402
from formicarium.research.openspiel import NAMES  # noqa: E402

if not flags.FLAGS.is_parsed():
    flags.FLAGS(["tests"], known_only=True)
QUICKEST = {  # of each game what is over soonest
    "ant_war": "short",
    "antics": "standard",
    "cicada_and_ant": "autumn",
    "hidden_empires_1": "short",
    "hidden_empires_2": "fewer-events",
}


def loaded(game: str, variant: str = "", players: int = 0) -> Any:
    params = {"variant": variant or QUICKEST[game], "players": players or games[game].seats[0]}
    return pyspiel.load_game(f"formicarium_{game}", params)


def wander(state: Any, seed: int, limit: int = 10**9) -> Any:
    """Play on at random."""
    rng = random.Random(seed)
    while not state.is_terminal() and limit > 0:
        limit -= 1
        if state.is_chance_node():
            actions, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, likely)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def until_asked(state: Any, seed: int) -> Any:
    while state.is_chance_node():
        wander(state, seed, 1)
    return state


def test_every_game_is_registered() -> None:
    house = {f"formicarium_{game.id}" for game in games.values() if game.id != "arena"}
    assert house <= set(NAMES)
    assert house <= set(pyspiel.registered_names())


def kinds() -> Iterator[Any]:
    """Every variant and number of players; in a sample the quickest of each game."""
    for game, quickest in QUICKEST.items():
        for variant, seats in games[game].kinds() if FULL else [(quickest, games[game].seats[0])]:
            yield pytest.param(game, variant, seats, id=f"{game}-{variant}-{seats}")


@pytest.mark.parametrize("game, variant, seats", list(kinds()))
def test_random_sim(game: str, variant: str, seats: int) -> None:
    """OpenSpiel's test of a game, on a whole match."""
    pyspiel.random_sim_test(loaded(game, variant, seats), num_sims=1, serialize=FULL, verbose=False)


SHORTER = {"ant_war": "turn_cap:4", "hidden_empires_1": "max_game_turns:1", "hidden_empires_2": "turn_cap:10"}


@pytest.mark.parametrize("game", QUICKEST)
def test_playthrough(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """OpenSpiel writes a match down as its own tests do: a whole one by `make conformance`, here a short one.

    Of The Cicada and the Ant what was written is played once more.
    """
    monkeypatch.setattr(
        generate_playthrough, "round", functools.cache(round), raising=False
    )  # millions of numbers
    options = "" if FULL else SHORTER.get(game, "")
    name = f"formicarium_{game}(variant={QUICKEST[game]}" + (f",options={options})" if options else ")")
    written = generate_playthrough.playthrough(name, action_sequence=None, seed=2)
    assert f'GameType.short_name = "formicarium_{game}"' in written
    assert "InformationStateTensor(0)" in written
    assert "IsTerminal() = True" in written
    if game == "cicada_and_ant":
        actions = re.findall(r"^action: (\d+)$", written, re.MULTILINE)
        again = generate_playthrough.playthrough(name, action_sequence=list(map(int, actions)))
        assert re.findall(r"^action: (\d+)$", again, re.MULTILINE) == actions


@pytest.mark.parametrize("game", QUICKEST)
def test_a_match_at_random(game: str) -> None:
    """The same for a while, of every game: masks, likelihoods, strings, tensors."""
    spiel = loaded(game)
    state, rng = spiel.new_initial_state(), random.Random(3)
    for number in range(150):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(likely for _, likely in outcomes) == pytest.approx(1)
            assert all(0 <= outcome < spiel.max_chance_outcomes() for outcome, _ in outcomes)
            state.apply_action(rng.choices(*zip(*outcomes, strict=True))[0])
            continue
        player, legal = state.current_player(), state.legal_actions()
        assert legal == sorted(legal)
        assert [number for number, bit in enumerate(state.legal_actions_mask()) if bit] == legal
        if number % 10 == 0:
            assert len(state.observation_tensor(player)) == spiel.observation_tensor_size()
            assert len(state.information_state_tensor(player)) == spiel.information_state_tensor_size()
            assert state.observation_string(player) in state.information_state_string(player)
        action = rng.choice(legal)
        assert state.string_to_action(player, state.action_to_string(player, action)) == action
        state.apply_action(action)


@pytest.mark.parametrize("game", QUICKEST)
def test_states_are_written_and_read(game: str) -> None:
    spiel = loaded(game)
    state = until_asked(wander(spiel.new_initial_state(), 5, limit=60), 5)
    text = pyspiel.serialize_game_and_state(spiel, state)
    again, read = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(spiel)
    assert str(read) == str(state)
    assert read.history() == state.history()


@pytest.mark.parametrize("game", QUICKEST)
def test_clones_are_their_own_and_the_engine_copies_them(game: str) -> None:
    state = until_asked(wander(loaded(game).new_initial_state(), 2, limit=60), 2)
    before, player = str(state), state.current_player()
    known = state.information_state_string(player)
    clone = state.clone()
    assert clone.information_state_string(player) == known
    assert wander(clone, 3, limit=40).history() != state.history()
    assert (str(state), state.information_state_string(player)) == (before, known)
    calls: list[str] = []
    sys.setprofile(lambda frame, event, arg: calls.append(frame.f_code.co_filename))
    state.clone()
    sys.setprofile(None)
    copying = [name for name in calls if name.endswith("copy.py")]
    assert len(copying) < 40  # deep copies of a table would be thousands


def test_a_match_ends_in_shares() -> None:
    spiel = loaded("cicada_and_ant", players=4)
    state = wander(spiel.new_initial_state(), 1)
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


def test_information_states_recall_what_observations_do_not() -> None:
    """Two ways to the same place."""
    spiel = loaded("ant_war")
    state = until_asked(spiel.new_initial_state(), 1)
    seen = {state.observation_string(0): state.information_state_string(0)}
    for _ in range(200):
        wander(state, 4, 1)
        if state.is_terminal() or state.is_chance_node() or state.current_player() != 0:
            continue
        told = state.observation_string(0)
        if told in seen:
            assert seen[told] != state.information_state_string(0)
        seen[told] = state.information_state_string(0)
    assert len(seen) > 20


def test_what_is_hidden_is_not_in_an_information_state() -> None:
    """Another's sealed or hidden choices change nothing for a player who does not see them."""
    for game in QUICKEST:
        state = until_asked(wander(loaded(game).new_initial_state(), 7, limit=80), 7)
        player = state.current_player()
        worlds = {state.resample_from_infostate(player, random.Random(seed).random) for seed in range(3)}
        for world in worlds:
            assert world.observation_string(player) == state.observation_string(player)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.legal_actions() == state.legal_actions()


def test_regrets_find_the_equilibrium_of_the_stage_game() -> None:
    """OpenSpiel's CFR on the stage of The Cicada and the Ant, against the solution that the game knows."""
    spiel = pyspiel.load_game("formicarium_cicada_and_ant_stage")
    solver = cfr.CFRPlusSolver(spiel)
    for _ in range(400):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    assert exploitability.exploitability(spiel, average) < 0.005
    values = expected_game_score.policy_value(spiel.new_initial_state(), [average, average])
    known = solve(PAWNS[:3], PAWNS[:3])
    assert values[0] == pytest.approx(known.value / STAKE, abs=0.005)
    mix = average.action_probabilities(spiel.new_initial_state())
    tokens = games["cicada_and_ant"].actions
    laid = [mix[tokens.number[f"token:{path}"]] for path in PATHS[:3]]
    assert laid == pytest.approx(known.token, abs=0.03)


def test_regrets_solve_the_duel_of_ant_war() -> None:
    """Black strikes first and finds the Queen or her guard, whichever way both may have placed theirs."""
    spiel = pyspiel.load_game("formicarium_ant_war_duel")
    solver = cfr.CFRPlusSolver(spiel)
    for _ in range(12):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    doubt = exploitability.exploitability(spiel, average)
    assert doubt < 0.01
    values = expected_game_score.policy_value(spiel.new_initial_state(), [average, average])
    assert values[0] == pytest.approx(0.5, abs=2 * doubt)
    placing = average.action_probabilities(spiel.new_initial_state())
    assert list(placing.values()) == pytest.approx([0.5, 0.5], abs=0.05)


SMALL = [f"{game.id}_{name}" for game in games.values() for name in game.small]


@pytest.mark.parametrize("name", SMALL)
def test_small_games_are_games(name: str) -> None:
    """OpenSpiel's test of them, too, and states of theirs that are written and read."""
    spiel = pyspiel.load_game(f"formicarium_{name}")
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=False, verbose=False)
    state = wander(spiel.new_initial_state(), 3, limit=5)
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel, state))
    assert str(read) == str(state)
    ended = wander(read, 4)
    assert sum(ended.returns()) == pytest.approx(0)
    assert ended.move_number() <= spiel.max_game_length() + spiel.max_chance_nodes_in_history()


@pytest.mark.parametrize("game", QUICKEST)
def test_its_search_plays(game: str) -> None:
    """OpenSpiel's ISMCTS, which imagines with the engine; a few rounds of little depth."""
    state = until_asked(loaded(game).new_initial_state(), 3)

    class Short(mcts.Evaluator):  # type: ignore[misc, unused-ignore]
        def evaluate(self, state: Any) -> list[float]:
            return [0.0] * state.num_players()

        def prior(self, state: Any) -> list[tuple[int, float]]:
            legal = state.legal_actions()
            return [(action, 1 / len(legal)) for action in legal]

    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=Short(),
        uct_c=2.0,
        max_simulations=8,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()
