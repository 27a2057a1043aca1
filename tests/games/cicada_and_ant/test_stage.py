"""Section 9 of the spec: the equilibrium of the stage game, against a solver that knows nothing of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from random import Random

import numpy as np
import pytest
from scipy.optimize import linprog

from formicarium.games.cicada_and_ant.stage import TOKENS, Solution, red_tokens, solve, solve_seen

CLOSE = 1e-9  # relative to the largest value of the stage

Stage = tuple[list[float], list[float], list[float]]  # gain, loss, stake


def lively(rng: Random) -> Stage:
    """Everybody has something to win and to lose on every type, often the same on several."""
    types = rng.randint(1, TOKENS)
    gain = [rng.choice((0.0, 1.0, 2.0, rng.uniform(0, 3))) for _ in range(types)]
    loss = [rng.choice((0.5, 1.0, 2.0, rng.uniform(0.01, 3))) for _ in range(types)]
    return gain, loss, [rng.choice((1.0, rng.uniform(0.01, 4))) for _ in range(types)]


def contrary(rng: Random) -> Stage:
    """Some would rather be caught, or miss."""
    types = rng.randint(1, TOKENS)
    gain = [rng.choice((0.0, 1.0, rng.uniform(-2, 2))) for _ in range(types)]
    loss = [rng.choice((0.0, -1.0, 1.0, rng.uniform(-2, 2))) for _ in range(types)]
    return gain, loss, [rng.uniform(-2, 2) for _ in range(types)]


def payoffs(gain: Sequence[float], loss: Sequence[float]) -> np.ndarray:
    """The Ant's, by token and guess."""
    matrix = np.repeat(np.array(gain)[:, None], len(gain), axis=1)
    np.fill_diagonal(matrix, -np.array(loss))
    return matrix


def lp_value(gain: Sequence[float], loss: Sequence[float]) -> float:
    """The value of the zero-sum stage: the most that the Ant can be sure of."""
    types = len(gain)
    sure = np.hstack([-payoffs(gain, loss).T, np.ones((types, 1))])
    return _maximum([0] * types + [1], sure, types)


def lp_value_seen(gain: Sequence[float], loss: Sequence[float]) -> float:
    """The same against a Dragonfly: by the token seen, the Cicada takes the most from the Ant that it can."""
    types = len(gain)
    rows = []
    for seen in range(TOKENS):
        for guess in range(types):  # guessing the type seen is legal, and takes nothing
            row = [0.0] * (types + TOKENS)
            row[guess] = gain[guess] + loss[guess] if guess != seen else 0.0
            row[types + seen] = -1
            if types > 1 or guess != seen:
                rows.append(row)
    if types == 1:  # its own token is never seen
        rows.append([0.0, -1, 0, 0, 0])
    return _maximum([*gain, *[-1 / 3] * TOKENS], np.array(rows), types)


def _maximum(objective: Sequence[float], upper: np.ndarray, types: int) -> float:
    extra = len(objective) - types
    found = linprog(
        -np.array(objective),
        A_ub=upper,
        b_ub=np.zeros(len(upper)),
        A_eq=[[1.0] * types + [0.0] * extra],
        b_eq=[1.0],
        bounds=[(0, None)] * types + [(None, None)] * extra,
        method="highs",
        options={"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10},
    )
    assert found.success
    return -float(found.fun)


def worst_for_ant(found: Solution, gain: Sequence[float], loss: Sequence[float], dragonfly: bool) -> float:
    """What the Ant's mix gets against the best reply."""
    takes = [p * (a + b) for p, a, b in zip(found.token, gain, loss, strict=True)]
    kept = sum(p * a for p, a in zip(found.token, gain, strict=True))
    if not dragonfly:
        return kept - max(takes)
    if len(gain) == 1:
        return kept - takes[0]
    replies = [max(0.0 if t == seen else take for t, take in enumerate(takes)) for seen in range(TOKENS)]
    return kept - sum(replies) / 3


def best_for_ant(found: Solution, gain: Sequence[float], loss: Sequence[float], dragonfly: bool) -> float:
    """What the best token gets against the Cicada's mix."""
    guarded = [how_often(found, t, dragonfly) for t in range(len(gain))]
    return max(a - q * (a + b) for a, b, q in zip(gain, loss, guarded, strict=True))


def how_often(found: Solution, laid: int, dragonfly: bool) -> float:
    """How often the Cicada's guesses catch this token."""
    if not dragonfly:
        return found.guess()[laid]
    seen = [t for t in range(TOKENS) if t != laid]
    return sum(found.guess(t if t < len(found.token) else None)[laid] for t in seen) / 3


def scale(*values: Sequence[float]) -> float:
    return max(1.0, *(abs(value) for row in values for value in row))


def is_mix(mix: Sequence[float]) -> bool:
    return min(mix) >= 0 and sum(mix) == pytest.approx(1, abs=1e-9)


@pytest.mark.parametrize("kind", [lively, contrary])
@pytest.mark.parametrize("dragonfly", [False, True], ids=["dark", "dragonfly"])
def test_neither_side_of_a_zero_sum_stage_can_be_exploited(
    kind: Callable[[Random], Stage], dragonfly: bool
) -> None:
    rng = Random(9)
    for _ in range(200):
        gain, loss, _ = kind(rng)
        found = (solve_seen if dragonfly else solve)(gain, loss)
        value = (lp_value_seen if dragonfly else lp_value)(gain, loss)
        slack = CLOSE * scale(gain, loss)
        assert is_mix(found.token)
        assert all(is_mix(mix) for mix in found.replies or [found.guess()])
        assert found.value == pytest.approx(value, abs=slack), (gain, loss)
        assert worst_for_ant(found, gain, loss, dragonfly) >= value - slack, (gain, loss)
        assert best_for_ant(found, gain, loss, dragonfly) <= value + slack, (gain, loss)


@pytest.mark.parametrize("kind", [lively, contrary])
def test_with_more_players_neither_ant_nor_cicada_gains_by_another_choice(
    kind: Callable[[Random], Stage],
) -> None:
    rng = Random(9)
    for _ in range(200):
        gain, loss, stake = kind(rng)
        found = solve(gain, loss, stake)
        slack = CLOSE * scale(gain, loss, stake)
        guess = found.guess()
        assert is_mix(found.token)
        assert is_mix(guess)
        worth = [a - q * (a + b) for a, b, q in zip(gain, loss, guess, strict=True)]
        takes = [p * r for p, r in zip(found.token, stake, strict=True)]
        ant = sum(p * w for p, w in zip(found.token, worth, strict=True))
        cicada = sum(q * take for q, take in zip(guess, takes, strict=True))
        assert max(worth) <= ant + slack, (gain, loss, stake)
        assert max(takes) <= cicada + slack, (gain, loss, stake)


def test_with_more_players_a_dragonfly_leaves_neither_side_a_better_choice() -> None:
    rng = Random(9)
    for _ in range(200):
        gain, loss, stake = lively(rng)
        found = solve_seen(gain, loss, stake)
        slack = CLOSE * scale(gain, loss, stake)
        types = range(len(gain))
        caught = [how_often(found, t, dragonfly=True) for t in types]
        worth = [a - q * (a + b) for a, b, q in zip(gain, loss, caught, strict=True)]
        ant = sum(p * w for p, w in zip(found.token, worth, strict=True))
        assert max(worth) <= ant + slack, (gain, loss, stake)
        for seen in range(TOKENS):
            takes = [0.0 if t == seen else found.token[t] * stake[t] for t in types]
            mix = found.guess(seen if seen < len(gain) else None)
            got = sum(q * take for q, take in zip(mix, takes, strict=True))
            assert max(takes) <= got + slack, (gain, loss, stake, seen)


@pytest.mark.parametrize(
    "pattern, dark, dragonfly",
    [
        ("2-2-2", "2/3", "2/9"),
        ("2-2-1-1", "2/3", "4/9"),
        ("3-1-1-1", "3/5", "2/5"),
        ("3-2-1", "6/11", "2/11"),
        ("4-1-1", "4/9", "4/27"),
        ("3-3", "0", "-1"),
        ("4-2", "0", "-8/9"),
        ("5-1", "0", "-5/9"),
        ("6", "-6", "-6"),
    ],
)
def test_the_table_of_values_when_every_card_is_worth_one(pattern: str, dark: str, dragonfly: str) -> None:
    pawns = [float(count) for count in pattern.split("-")]
    for found, stated in ((solve(pawns, pawns), dark), (solve_seen(pawns, pawns), dragonfly)):
        assert Fraction(found.value).limit_denominator(1000) == Fraction(stated)
        assert found.value == pytest.approx(float(Fraction(stated)), abs=1e-14)


def test_the_value_of_the_role_favours_three_pairs() -> None:
    """9.3: with W = 1/2 a single card is worth nearly nothing to the Ant."""
    three_pairs = solve([1.5] * 3, [1.5] * 3)
    two_and_two_singles = solve([1.5, 1.5, 0.5, 0.5], [1.5, 1.5, 0.5, 0.5])
    assert three_pairs.value == pytest.approx(1 / 2)
    assert two_and_two_singles.value < three_pairs.value


def test_the_cicada_guards_most_what_the_ant_wants_most_and_lays_least() -> None:
    found = solve([3.0, 2.0, 1.0], [3.0, 2.0, 1.0])
    assert list(found.token) == sorted(found.token)
    assert list(found.guess()) == sorted(found.guess(), reverse=True)


def test_a_red_ant_hopes_for_the_cheap_type_that_is_laid_often_and_guarded_little() -> None:
    assert red_tokens(solve([3.0, 2.0, 1.0], [3.0, 2.0, 1.0])) == (2,)
    assert red_tokens(solve([2.0, 2.0, 2.0], [2.0, 2.0, 2.0])) == (0, 1, 2)
