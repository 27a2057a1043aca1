"""What hidden ants may be, once everybody has counted (WAR-RULING-63).

Orders tell what an ant may be (WAR-INFO-05). Besides, it is public how many of each unit are among the hidden
ants that have stood there from the start: the army less the dead and the revealed. Where as many ants must be
of some units as there are of these, no other ant is one of them. By Hall's theorem nothing more follows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from formicarium.games.ant_war.data import COPIES, UNITS, WALL, Square, Unit
from formicarium.games.ant_war.view import SeenPiece, WarView
from formicarium.texts.message import Seat

Suspects: TypeAlias = tuple[Unit, ...]

GROUPS = tuple(frozenset(group) for size in range(1, len(UNITS)) for group in combinations(UNITS, size))


def counted(view: WarView) -> WarView:
    """The same view, in which no hidden ant may be what public facts exclude."""
    if not view.shown or view.over:
        return view
    may_be = {square: units for seat in range(len(view.sides)) for square, units in suspects(view, seat)}
    pieces = tuple(
        piece if units == piece.possible else replace(piece, possible=units)
        for piece in view.pieces
        for units in (may_be.get(piece.square, piece.possible),)
    )
    return view if pieces == view.pieces else replace(view, pieces=pieces)


def suspects(view: WarView, seat: Seat) -> Iterator[tuple[Square, Suspects]]:
    """What each hidden ant of this seat may be, from anybody's point of view."""
    ants = [piece for piece in view.pieces if piece.side == view.sides[seat] and piece.unit != WALL]
    revealed = Counter(ant.possible for ant in ants if ant.revealed)
    graves = view.open_graves[seat]
    left = tuple(
        copies - dead - revealed[(unit,)] for unit, copies, dead in zip(UNITS, COPIES, graves, strict=True)
    )
    hidden = [ant for ant in ants if not ant.revealed]
    placed = Counter(ant.possible for ant in hidden if not ant.hatched)
    narrowed = shared_out(tuple(sorted(placed.items())), left)
    for ant in hidden:
        yield ant.square, _hatched(ant, graves) if ant.hatched else narrowed[ant.possible]


def _hatched(ant: SeenPiece, graves: tuple[int, ...]) -> Suspects:
    """WAR-INFO-06: a hatched ant comes from a grave that is still open."""
    open_to = {unit for unit, count in zip(UNITS, graves, strict=True) if count}
    return tuple(unit for unit in ant.possible if unit in open_to) or ant.possible


@lru_cache(maxsize=4096)
def shared_out(ants: tuple[tuple[Suspects, int], ...], left: tuple[int, ...]) -> dict[Suspects, Suspects]:
    """So many ants with these suspects each, and so many of each unit among them: what they may be.

    >>> few = ((Unit("scout"),), 3), ((Unit("scout"), Unit("shooter")), 2)
    >>> shared_out(few, (1, 3, 3, 3, 3, 3))[Unit("scout"), Unit("shooter")]
    ('shooter',)
    """
    number = dict(zip(UNITS, left, strict=True))
    found = {units: units for units, _ in ants}
    settled = False
    while not settled:
        settled = True
        for group in GROUPS:
            bound = sum(count for units, count in ants if group.issuperset(found[units]))
            if bound < sum(number[unit] for unit in group):
                continue
            for units, now in found.items():
                fewer = tuple(unit for unit in now if unit not in group)
                if fewer and fewer != now:
                    found[units] = fewer
                    settled = False
    return found
