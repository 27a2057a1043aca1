"""How far from fair a game is: by how much the seat, or the card, that is farthest off differs from fair."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import TypeAlias

from formicarium.core.errors import OptionError
from formicarium.lab.interval import Estimate, mean_of, share_of
from formicarium.lab.look import EVERYBODY
from formicarium.lab.sample import Part, Sample
from formicarium.lab.tally import check_field

Unfairness: TypeAlias = Callable[
    [Sample, float], Estimate
]  # of a sample; and how many such figures hold at once

SEATS = "seat"
ENOUGH = 20  # appearances of a card: of fewer there is nothing to say


def unfair_seats(sample: Sample, tries: float = 1) -> Estimate:
    """The seat that is farthest from its share."""
    seats = sample.plan.seats
    found = [
        share_of([part.share for part in mine], [part.group for part in mine], tries * seats)
        for mine in ([part for part in sample.parts if part.seat == seat] for seat in range(seats))
    ]
    return _farthest(found, sample.fair)


def unfair_things(field: str) -> Unfairness:
    """Of all that stands in a field of the events (say, cards): what goes with winning most, or least."""

    def unfair(sample: Sample, tries: float = 1) -> Estimate:
        by_place = {(part.match, part.seat): part for part in sample.parts}
        parts: dict[str, dict[tuple[int, int], Part]] = defaultdict(dict)
        for match, look in enumerate(sample.looks):
            for _, named, what, seat, _ in look.things:
                if named == field and seat != EVERYBODY:
                    parts[what][match, seat] = by_place[match, seat]
        enough = [
            list(each.values()) for each in parts.values() if ENOUGH <= len(each) <= len(by_place) - ENOUGH
        ]
        found = [
            mean_of([part.rest for part in each], [part.group for part in each], tries * len(enough))
            for each in enough
        ]
        return _farthest(found, 0.0)

    return unfair


def unfairness(sample: Sample, by: str) -> Unfairness:
    """The measure that is asked for: `seat`, or a field of the events."""
    if by == SEATS:
        if sample.plan.seats < 2:
            raise OptionError("seats are compared where there are at least 2")
        return unfair_seats
    check_field(sample.game, by)
    return unfair_things(by)


def _farthest(found: Sequence[Estimate], fair: float) -> Estimate:
    """From how far off the farthest is for sure, to how far off one of them may be."""
    if not found:
        return Estimate(0.0, 0.0, 1.0, 0)
    return Estimate(
        max(abs(each.value - fair) for each in found),
        max(each.beyond(fair) for each in found),
        max(max(each.high - fair, fair - each.low) for each in found),
        min(each.cases for each in found),
    )
