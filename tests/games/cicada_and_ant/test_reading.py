"""Stage games against somebody who is read: between making the most of it and not being outguessed."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from formicarium.games.cicada_and_ant.reading import TRUST, guarded, laid
from formicarium.games.cicada_and_ant.stage import Mix, solve

GRID = 24


def mixes() -> list[Mix]:
    """All mixes of three types in steps of one in GRID."""
    steps = range(GRID + 1)
    return [(a / GRID, b / GRID, (GRID - a - b) / GRID) for a, b in product(steps, steps) if a + b <= GRID]


def some_games() -> list[tuple[list[float], list[float], Mix]]:
    """Gains, losses, and how often the other is believed to choose each type."""
    rng = Random(1)
    found: list[tuple[list[float], list[float], Mix]] = []
    for _ in range(12):
        gains, losses = ([rng.uniform(0.2, 1) for _ in range(3)] for _ in range(2))
        shares = [rng.random() for _ in range(3)]
        believed = (shares[0] / sum(shares), shares[1] / sum(shares), shares[2] / sum(shares))
        found.append((gains, losses, believed))
    return found


@pytest.mark.parametrize("gains, losses, believed", some_games())
def test_no_mix_of_tokens_is_better_than_the_one_that_is_laid(
    gains: list[float], losses: list[float], believed: Mix
) -> None:
    def worth(token: Mix) -> float:
        """For the Ant, if the Cicada guards as believed with a chance of TRUST, and else as is worst."""
        stakes = [share * (gain + loss) for share, gain, loss in zip(token, gains, losses, strict=True)]
        hoped = sum(share * gain for share, gain in zip(token, gains, strict=True))
        caught = sum(q * stake for q, stake in zip(believed, stakes, strict=True))
        return hoped - TRUST * caught - (1 - TRUST) * max(stakes)

    found = laid(gains, losses, believed, TRUST)
    assert sum(found.token) == pytest.approx(1)
    assert worth(found.token) == pytest.approx(found.value)
    assert worth(found.token) >= max(map(worth, mixes())) - 1e-9


@pytest.mark.parametrize("gains, losses, believed", some_games())
def test_no_mix_of_guesses_is_better_than_the_one_that_guards(
    gains: list[float], losses: list[float], believed: Mix
) -> None:
    def cost(guess: Mix) -> float:
        """For the Cicada, if the Ant lays as believed with a chance of TRUST, and else as is worst."""
        left = [gain - q * (gain + loss) for gain, loss, q in zip(gains, losses, guess, strict=True)]
        read = sum(share * each for share, each in zip(believed, left, strict=True))
        return TRUST * read + (1 - TRUST) * max(left)

    guess = guarded(gains, losses, believed, TRUST)
    assert sum(guess) == pytest.approx(1)
    assert min(guess) >= 0
    assert cost(guess) <= min(map(cost, mixes())) + 1e-9


def test_whoever_mixes_as_it_should_is_not_guessed_better_than_by_an_equilibrium() -> None:
    gains, losses = [0.6, 0.5, 0.4], [0.3, 0.4, 0.5]
    sound = solve(gains, losses)
    guess = guarded(gains, losses, sound.token, TRUST)
    left = [gain - q * (gain + loss) for gain, loss, q in zip(gains, losses, guess, strict=True)]
    assert sum(p * each for p, each in zip(sound.token, left, strict=True)) == pytest.approx(sound.value)
    assert max(left) == pytest.approx(sound.value)
