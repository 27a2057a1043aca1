"""What hidden ants may be, judged by public facts alone.

Every ant of a side has a chance for each unit. The facts: what its moves allow (`possible`, WAR-INFO-05), how
many of each unit are still hidden (the army less those dead or revealed), and where Queens like to stand.

First what is certain is worked out: an ant with one unit left takes it from the others, and where only as
many ants can be a unit as there are of it, they are. The rest is shared out by scaling (Sinkhorn): weights
are made to add up to the number left per unit, then to 1 per ant, in turn, until that hardly changes them.
This is not the exact count of all armies that fit, but close to it and a hundred times faster. Ants that look
the same to the public have the same chances, so they are counted as one row.

Hatched ants are apart: they come from the graveyard, and are as likely a unit as there are open graves of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

from formicarium.games.ant_war.data import BLACK, COPIES, QUEEN, UNITS, WALL, Side, Square, Unit
from formicarium.games.ant_war.view import SeenPiece, WarView

Chances: TypeAlias = tuple[float, ...]  # per unit, in the order of UNITS; they add up to 1
Weights: TypeAlias = tuple[float, ...]  # per unit: how much likelier than others it would stand here
Explained: TypeAlias = Callable[[SeenPiece], Weights]

INDEX = {unit: i for i, unit in enumerate(UNITS)}
QUEENS = INDEX[QUEEN]  # the Queen's place in Chances
CERTAIN: dict[Unit, Chances] = {unit: tuple(float(each == unit) for each in UNITS) for unit in UNITS}
ROUNDS, CLOSE = 20, 0.005  # of scaling: at most so many, or until it hardly changes anything
REMEMBERED = 1 << 11  # armies; a search meets nine in ten again

# How much likelier than elsewhere a Queen stands here, by how far from the own edge (home rows, then beyond)
QUEEN_BY_ROW = (1.6, 1.2, 0.5, 0.3)
QUEEN_MOVED = 0.25  # she seldom goes anywhere
OTHERS: Weights = (1.0,) * (len(UNITS) - 1)


def beliefs(view: WarView, side: Side, explained: Explained | None = None) -> dict[Square, Chances]:
    """The chances of every ant of this side, as anybody may judge them: secrets are not looked at.

    `explained` says how well each unit explains where an ant stands; if left out, only rows count.
    """
    seat = view.sides.index(side)
    ants = [piece for piece in view.pieces if piece.side == side and piece.hit_points == 0]
    found = {ant.square: CERTAIN[ant.possible[0]] for ant in ants if ant.revealed}
    graves = view.open_graves[seat]
    found |= {ant.square: _hatched(ant, graves) for ant in ants if ant.hatched and not ant.revealed}
    hidden = [ant for ant in ants if ant.square not in found]
    revealed = [ant.possible[0] for ant in ants if ant.revealed]
    left = [
        float(copies - dead - revealed.count(unit))
        for unit, copies, dead in zip(UNITS, COPIES, graves, strict=True)
    ]
    return found | _shared_out(hidden, left, explained or by_row)


def narrowed(chances: Chances, units: Iterable[Unit]) -> Chances:
    """The chances once it is known that the ant is one of these units."""
    among = {INDEX[unit] for unit in units if unit != WALL}
    kept = [chance if i in among else 0.0 for i, chance in enumerate(chances)]
    total = sum(kept)
    if total <= 0:  # it was thought impossible: any of them, then
        return tuple(1 / len(among) if i in among else 0.0 for i in range(len(UNITS)))
    return tuple([chance / total for chance in kept])


def _hatched(ant: SeenPiece, graves: tuple[int, ...]) -> Chances:
    weights = [graves[i] if unit in ant.possible else 0 for i, unit in enumerate(UNITS)]
    total = sum(weights)
    return tuple([w / total for w in weights]) if total else narrowed(CERTAIN[QUEEN], ant.possible)


Row: TypeAlias = tuple[tuple[Unit, ...], Weights]  # what it may be, and how well each explains it


def by_row(ant: SeenPiece) -> Weights:
    """Queens like to stand at the back, and seldom move."""
    return (QUEEN_MOVED if ant.moved else QUEEN_BY_ROW[row_of(ant)], *OTHERS)


def row_of(ant: SeenPiece) -> int:
    """Its home row from the own edge, 0 to 2; all that is beyond them is 3."""
    rank = int(ant.square[1])
    return min(3, rank - 1 if ant.side == BLACK else 9 - rank)


def _shared_out(hidden: list[SeenPiece], left: list[float], explained: Explained) -> dict[Square, Chances]:
    """Chances for ants that have been there from the start; `left` says how many of each unit are hidden."""
    rows = [(ant.possible, explained(ant)) for ant in hidden]
    sizes: dict[Row, int] = {}
    for row in rows:
        sizes[row] = sizes.get(row, 0) + 1
    settled = dict(zip(sizes, _settled(tuple(sizes.items()), tuple(left)), strict=True))
    return {ant.square: settled[row] for ant, row in zip(hidden, rows, strict=True)}


@lru_cache(REMEMBERED)
def _settled(counted: tuple[tuple[Row, int], ...], left: tuple[float, ...]) -> tuple[Chances, ...]:
    """The chances of each row, of which there are so many ants."""
    sizes = dict(counted)
    may_be = {row: {INDEX[unit] for unit in row[0]} for row in sizes}
    _settle(may_be, sizes, left)
    settled = _scaled(may_be, sizes, left)
    return tuple(settled[row] for row in sizes)


def _settle(may_be: dict[Row, set[int]], sizes: dict[Row, int], left: Sequence[float]) -> None:
    """Work out what is certain."""
    changed = True
    while changed:
        changed = False
        for unit in range(len(UNITS)):
            able = [row for row, units in may_be.items() if unit in units]
            sure = [row for row in able if len(may_be[row]) == 1]
            if sum(sizes[row] for row in sure) >= left[unit]:  # all of them are found
                drop = [row for row in able if len(may_be[row]) > 1]
                for row in drop:
                    may_be[row].discard(unit)
            elif sum(sizes[row] for row in able) <= left[unit]:  # nobody else can be it
                drop = [row for row in able if len(may_be[row]) > 1]
                for row in drop:
                    may_be[row] = {unit}
            else:
                continue
            changed = changed or bool(drop)


def _scaled(may_be: dict[Row, set[int]], sizes: dict[Row, int], left: Sequence[float]) -> dict[Row, Chances]:
    """Sinkhorn's scaling: per unit to the number left, per ant to 1."""
    count = range(len(UNITS))
    ordinary = sum(left) - left[QUEENS]
    ants = sum(sizes.values()) - left[QUEENS]  # fewer than `ordinary` only on tables set by hand
    wanted = [n if i == QUEENS or not ordinary else n * ants / ordinary for i, n in enumerate(left)]
    weights = {row: [row[1][i] if i in units else 0.0 for i in count] for row, units in may_be.items()}
    for _ in range(ROUNDS):
        totals = [0.0] * len(UNITS)
        for row, shares in weights.items():
            size = sizes[row]
            for i in count:
                totals[i] += size * shares[i]
        factors = [wanted[i] / totals[i] if totals[i] else 0.0 for i in count]
        for row, shares in weights.items():
            scaled = [share * factor for share, factor in zip(shares, factors, strict=True)]
            total = sum(scaled)
            weights[row] = [share / total for share in scaled] if total else shares
        if all(abs(factor - 1) < CLOSE for factor in factors if factor):
            break
    return {row: _whole(shares) for row, shares in weights.items()}


def _whole(shares: list[float]) -> Chances:
    total = sum(shares)
    return tuple([share / total for share in shares])
