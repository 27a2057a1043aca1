"""What is counted in a match of Antics!."""

from __future__ import annotations

from collections.abc import Iterable

from formicarium.core.figures import Count, Level, Share, Sheet, once, sums
from formicarium.games.antics.data import PREY
from formicarium.games.antics.events import (
    ActionsPassed,
    ActionStopped,
    AntHatched,
    AntsEaten,
    ItemDelivered,
    ItemStolen,
    SpaceUsed,
    SuperAntUsed,
)
from formicarium.games.antics.options import AnticsOptions
from formicarium.games.antics.scoring import score
from formicarium.games.antics.state import Antics
from formicarium.texts.message import Seat


def points(s: Antics, seat: Seat) -> int:
    return score(s, seat).total


def prey(s: Antics, seat: Seat) -> int:
    """Brought home; in one's own turn perhaps not yet stored."""
    fresh = sum(item in PREY for item in s.delivered) if seat == s.active else 0
    return len(s.stored[seat]) + fresh


def tiles(s: Antics, seat: Seat) -> int:
    return len(s.hills[seat].tiles)


def levels(s: Antics, seat: Seat) -> int:
    """All that can be seen from above, level by level."""
    return sum(space.level for space in s.hills[seat].spaces.values())


def ants(s: Antics, seat: Seat) -> int:
    """In the garden: in hatching zones, on tracks, and on guard."""
    guards = sum(owner == seat for owner in s.guards.values())
    return sum(s.zones[seat].values()) + len(s.workers[seat]) + guards


def prey_home(s: Antics, event: ItemDelivered) -> Iterable[Share]:
    if event.item in PREY:
        yield event.seat, 1


def leaves_home(s: Antics, event: ItemDelivered) -> Iterable[Share]:
    if event.item not in PREY:
        yield event.seat, 1


def eaten(s: Antics, event: AntsEaten) -> Iterable[Share]:
    yield from enumerate(event.counts)


def sheet(options: AnticsOptions) -> Sheet:
    return Sheet(
        turn=lambda s: int(s.round),
        curves=(
            Level("points", points),
            Level("prey", prey),
            Level("ants", ants),
            Level("tiles", tiles),
            Level("levels", levels),
        ),
        totals=(
            Count("actions", {SpaceUsed: once, SuperAntUsed: once}),
            Count("idle", {ActionsPassed: sums("left")}),
            Count("stopped", {ActionStopped: sums("left")}),
            Count("hatched", {AntHatched: once}),
            Count("eaten", {AntsEaten: eaten}),
            Count("delivered", {ItemDelivered: prey_home}),
            Count("leaves", {ItemDelivered: leaves_home}),
            Count("stolen", {ItemStolen: once}),
            Count("robbed", {ItemStolen: lambda s, event: ((event.victim, 1),)}),
        ),
    )
