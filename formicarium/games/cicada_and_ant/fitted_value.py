"""What cards are worth in Winter between two, by weights fitted to self-play (`formicarium lab fit`)."""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp

from formicarium.core.fitted import Fitted, Weights, fitted
from formicarium.games.cicada_and_ant.chances import Chances
from formicarium.games.cicada_and_ant.winter_numbers import EACH, FEATURES, both, numbers_of
from formicarium.games.cicada_and_ant.winter_value import Display, Hoard, WinterProspects
from formicarium.texts.message import Seat

MINE, THEIRS, BOTH = 1, 1 + len(EACH), 1 + 2 * len(EACH)  # where the weights of each begin


@cache
def weights() -> Weights:
    return Fitted(FEATURES, fitted(__package__)).weights["winter"]


@lru_cache(maxsize=1 << 16)
def weight_of(hoard: Hoard, display: Display, begins: int) -> float:
    """What a hoard is worth to the next Ant, or to the other."""
    each = weights().each[begins : begins + len(EACH)]
    return sum([weight * number for weight, number in zip(each, numbers_of(hoard, display), strict=True)])


class FittedProspects(WinterProspects):
    """What this round may bring in Winter between two."""

    def _judged(self, hoards: tuple[Hoard, ...], display: Display, ant: Seat, cicada: Seat) -> Chances:
        mine, theirs, known = hoards[ant], hoards[cicada], weights()
        strength = known.bias + known.each[0]
        strength += weight_of(mine, display, MINE) + weight_of(theirs, display, THEIRS)
        if (pair := both(mine, theirs)) is not None:
            strength += known.each[BOTH + pair]
        chance = 1 / (1 + exp(-strength))
        return (chance, 1 - chance) if ant == 0 else (1 - chance, chance)
