"""By which numbers a table can be judged in Winter between two (`formicarium lab fit cicada_and_ant`).

The numbers are those of whoever is the Ant next, and of the other, each with weights of their own: whether a
provision that would win can be paid at once counts more for the Ant, who will choose what is collected.
"""

from __future__ import annotations

from functools import lru_cache

from formicarium.core.fitted import Features
from formicarium.games.cicada_and_ant.data import POINTS_TO_WIN, POWERS, SINGLE_POINTS
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.games.cicada_and_ant.winter_value import Display, Hoard, WinterProspects, gain, need
from formicarium.texts.message import Seat

FEW, MANY = 6, 12  # cards
FAR = 4  # cards missing: more are as many

EACH: dict[str, str] = {
    **{f"points_{points}": f"has {points} points" for points in range(1, POINTS_TO_WIN)},
    "cards": f"cards to pay with, up to {FEW}",
    "more_cards": f"those beyond, up to {MANY}",
    "types": "types of cards to pay with",
    **{f"lacks_{n}": f"lacks {n} cards for the nearest provision" for n in range(FAR)},
    **{f"wins_{n}": f"lacks {n} cards for a provision that would win" for n in range(FAR)},
    "next": "cards lacking for the second nearest provision",
    "twin": "the twin of an own provision is on display",
    **dict.fromkeys(POWERS, "has this power"),
    "cards_near_end": "cards to pay with, one provision from the end",
}
ABOUT: dict[str, str] = {
    "ant": "is the Ant next",
    **{f"ant_{name}": f"the next Ant {about}" for name, about in EACH.items()},
    **{f"other_{name}": f"the other {about}" for name, about in EACH.items()},
    **{
        f"both_{mine}_{theirs}": f"the next Ant has {mine} points, the other {theirs}"
        for mine in range(1, POINTS_TO_WIN)
        for theirs in range(1, POINTS_TO_WIN)
    },
}


@lru_cache(maxsize=1 << 14)
def numbers_of(hoard: Hoard, display: Display) -> tuple[float, ...]:
    """In the order of EACH."""
    points, cards = hoard.points, hoard.cards
    wants = [
        (need(kind, hoard.rate, hoard.purse), points + gain(hoard.owned, kind)) for kind in display if kind
    ]
    lacks = sorted([missing for missing, _ in wants]) or [FAR]
    wins = min([missing for missing, after in wants if after >= POINTS_TO_WIN], default=FAR)
    few = min(cards, FEW)
    return (
        *[float(points == n) for n in range(1, POINTS_TO_WIN)],
        few,
        max(0, min(cards, MANY) - FEW),
        sum(held > 0 for held in hoard.purse),
        *[float(lacks[0] == n) for n in range(FAR)],
        *[float(wins == n) for n in range(FAR)],
        min(FAR, lacks[min(1, len(lacks) - 1)]),
        float(any(after - points > SINGLE_POINTS for _, after in wants)),
        *[float(power in hoard.powers) for power in POWERS],
        few if points == POINTS_TO_WIN - 1 else 0,
    )


def both(ant: Hoard, other: Hoard) -> int | None:
    """Which of the last numbers is 1: by the points of the two, if both have any."""
    mine, theirs = min(ant.points, POINTS_TO_WIN - 1), min(other.points, POINTS_TO_WIN - 1)
    return (mine - 1) * (POINTS_TO_WIN - 1) + theirs - 1 if mine and theirs else None


def numbers(ant: Hoard, other: Hoard, display: Display) -> tuple[float, ...]:
    """In the order of ABOUT, for the next Ant."""
    pairs = [0.0] * (POINTS_TO_WIN - 1) ** 2
    if (pair := both(ant, other)) is not None:
        pairs[pair] = 1.0
    return (1.0, *numbers_of(ant, display), *numbers_of(other, display), *pairs)


def features(s: Cicada, seat: Seat) -> tuple[float, ...]:
    """For whoever is not the next Ant, all are negative: its chance is what the Ant's lacks."""
    ahead = WinterProspects(s.view(seat))
    found = numbers(ahead.hoards[s.ant], ahead.hoards[1 - s.ant], ahead.display)
    return found if seat == s.ant else tuple([-each for each in found])


def kind(s: Cicada) -> str:
    """Only such tables are judged."""
    return "winter" if s.options.winter and s.seats == 2 else ""


FEATURES = Features(ABOUT, features, kind)
