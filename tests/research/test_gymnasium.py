"""Gymnasium's own check of an environment, matches against bots, and many tables at once."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from formicarium.core.errors import OptionError  # noqa: E402
from formicarium.core.registry import games  # noqa: E402
from formicarium.research.gymnasium import Alone, any_legal, vector_env  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def first_kinds() -> Iterator[Any]:
    for game in games.values():
        if game.id != "arena":
            yield pytest.param(game.id, *next(game.kinds()), id=game.id)


@pytest.mark.parametrize("game, variant, seats", list(first_kinds()))
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


def test_many_tables_are_what_each_is_alone() -> None:
    """The same seeds and actions, in processes and here."""
    many = vector_env(2, "cicada_and_ant", 2, seat=0)
    try:
        seen, _ = many.reset(seed=[7, 8])
        alone = [Alone("cicada_and_ant", 2, seat=0) for _ in range(2)]
        told = [table.reset(seed=seed)[0] for table, seed in zip(alone, (7, 8), strict=True)]
        rng = np.random.default_rng(1)
        for _ in range(15):
            for number, each in enumerate(told):
                assert (seen["observation"][number] == each["observation"]).all()
                assert (seen["action_mask"][number] == each["action_mask"]).all()
            actions = any_legal(seen["action_mask"], rng)
            assert all(seen["action_mask"][number, action] for number, action in enumerate(actions))
            seen, *_ = many.step(actions)
            told = [table.step(action)[0] for table, action in zip(alone, actions, strict=True)]
    finally:
        many.close()
