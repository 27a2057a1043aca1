"""Gymnasium's own check of an environment, matches against bots, and many tables at once."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.research.packages import FULL, package

np = package("numpy")
package("gymnasium")
package("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from formicarium.core.errors import OptionError  # noqa: E402
from formicarium.core.registry import games  # noqa: E402
from formicarium.research.gymnasium import Alone, any_legal, vector_env  # noqa: E402
from formicarium.research.many import Lost  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def kinds() -> Iterator[Any]:
    """Every variant and number of players; in a sample the first of each game."""
    for game in games.values():
        found = list(game.kinds())
        for variant, seats in [] if game.id == "arena" else found if FULL else found[:1]:
            yield pytest.param(game.id, variant, seats, id=f"{game.id}-{variant}-{seats}")


@pytest.mark.parametrize("game, variant, seats", list(kinds()))
def test_check_env(game: str, variant: str, seats: int) -> None:
    check_env(Alone(game, seats, variant, illegal="first"), skip_render_check=True)


def played(table: Alone, seed: int) -> tuple[list[int], float]:
    """A match at random: what was done, and how it ended."""
    seen, info = table.reset(seed=seed)
    rng, did = Random(seed), list[int]()
    while True:
        assert (seen["action_mask"] == info["action_mask"]).all()
        did.append(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        seen, reward, over, late, info = table.step(did[-1])
        if over or late:
            return did, reward


def test_the_same_seed_is_the_same_match() -> None:
    assert played(Alone("cicada_and_ant", 3), 4) == played(Alone("cicada_and_ant", 3), 4)
    assert played(Alone("cicada_and_ant", 3), 4) != played(Alone("cicada_and_ant", 3), 5)


def test_a_strong_bot_beats_who_plays_at_random() -> None:
    table = Alone("cicada_and_ant", 2, bot="equilibrium", seat=0)
    rewards = [played(table, seed)[1] for seed in range(12)]
    assert set(rewards) <= {-1.0, 0.0, 1.0}
    assert sum(rewards) < 0


def test_the_learner_sits_elsewhere_each_time_unless_told() -> None:
    table = Alone("cicada_and_ant", 4)
    assert len({table.reset(seed=seed)[1]["seat"] for seed in range(12)}) == 4
    fixed = Alone("cicada_and_ant", 4, seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(4)} == {2}


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(OptionError, match="no bot is called"):
        Alone("cicada_and_ant", bot="deep_blue")
    with pytest.raises(OptionError, match="seat 5"):
        Alone("cicada_and_ant", 2, seat=5)
    for count, processes in ((0, 1), (1, 0)):
        with pytest.raises(OptionError, match="at least one"):
            vector_env(count, "cicada_and_ant", processes=processes)


def test_without_a_seed_tables_are_not_all_alike() -> None:
    seats = [Alone("cicada_and_ant", 4).reset()[1]["seat"] for _ in range(12)]
    assert len(set(seats)) > 1


@pytest.mark.parametrize("processes", [1, 2])
def test_many_tables_are_what_each_is_alone(processes: int) -> None:
    """The same seeds and actions, in processes and here; also where a match ends and the next begins."""
    kind: Any = {"game": "cicada_and_ant", "part": "stage", "seat": 0}
    many, seeds = vector_env(3, processes=processes, **kind), [7, 8, 9]
    try:
        seen, info = many.reset(seed=seeds)
        alone = [Alone(**kind) for _ in seeds]
        told = [table.reset(seed=seed)[0] for table, seed in zip(alone, seeds, strict=True)]
        rng, ended, over = np.random.default_rng(1), 0, [False] * 3
        for _ in range(12):
            assert (info["action_mask"] == seen["action_mask"]).all()
            for number, each in enumerate(told):
                assert (seen["observation"][number] == each["observation"]).all()
                assert (seen["action_mask"][number] == each["action_mask"]).all()
            actions = any_legal(seen["action_mask"], rng)
            seen, rewards, ends, _, info = many.step(actions)
            for number, (table, action) in enumerate(zip(alone, actions, strict=True)):
                reward: float
                if over[number]:
                    (told[number], _), reward, over[number] = table.reset(), 0.0, False
                else:
                    told[number], reward, over[number], _, _ = table.step(action)
                assert (rewards[number], ends[number]) == (reward, over[number])
                ended += over[number]
        assert ended > 2
    finally:
        many.close()


def test_a_number_seeds_many_tables_one_by_one() -> None:
    many = vector_env(2, "cicada_and_ant", 2, seat=0, processes=1)
    try:
        first = many.reset(seed=5)[0]["observation"]
        assert (many.reset(seed=[5, 6])[0]["observation"] == first).all()
        with pytest.raises(ValueError, match="1 seeds for 2 tables"):
            many.reset(seed=[5])
    finally:
        many.close()


def test_a_process_that_is_gone_or_fails_is_an_error_and_not_a_wait() -> None:
    many = vector_env(2, "cicada_and_ant", 2, processes=2)
    many.reset(seed=1)
    many.processes[1].kill()
    many.processes[1].join()
    with pytest.raises(Lost, match="is gone"):
        many.step([0, 0])
    assert not any(process.is_alive() for process in many.processes)
    wrong = vector_env(1, "cicada_and_ant", 2, processes=1)
    with pytest.raises(Lost, match="must be a python integer"):
        wrong.reset(seed=["seven"])
