"""What a rating is: an estimate and its doubt, and how a match changes it.

Figures are rounded after every match, so that two machines never disagree about the last digit.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from formicarium.core.game import Game

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

DIGITS = 6
PROVISIONAL = 10  # matches after which a rating is no longer provisional
MIDDLE = 1500  # where everybody begins
BOT_DOUBT = 2.0  # a bot stays as strong as it was measured to be: some 60 points are left to doubt


class Skill(NamedTuple):
    """Where a player is thought to stand: 25 to begin with, give or take 25/3."""

    mu: float
    sigma: float


NEW = Skill(25.0, round(25 / 3, DIGITS))

# Between two who are known well, 400 points are ten to one, as with Elo: openskill expects the logistic of
# their difference over √2 · 25/6.
POINT = math.sqrt(2) * 25 / 6 * math.log(10) / 400


def shown(skill: Skill) -> int:
    """A rating as people read it.

    >>> shown(NEW), shown(Skill(25.0 + 100 * POINT, 1.0))
    (1500, 1600)
    """
    return round(MIDDLE + (skill.mu - NEW.mu) / POINT)


def doubt(skill: Skill) -> int:
    """How many points the rating may be off, two times in three."""
    return round(skill.sigma / POINT)


def is_provisional(matches: int) -> bool:
    return matches < PROVISIONAL


def skill_of_bot(game: Game[Any], bot: str) -> Skill | None:
    """Where a bot was measured to stand; none: nobody can be rated against it."""
    points = game.strengths.get(bot)
    return None if points is None else Skill(round(NEW.mu + (points - MIDDLE) * POINT, DIGITS), BOT_DOUBT)


def after(players: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Where everybody stands after a match; equal places are shared.

    >>> winner, loser = after([NEW, NEW], [1, 2])
    >>> shown(winner), shown(loser)
    (1578, 1422)
    """
    model = _model()
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in players]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Skill(round(one.mu, DIGITS), round(one.sigma, DIGITS)) for (one,) in rated]


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce()
