"""Set-ups that tell nothing: whoever knows this program and sees which squares are taken learns little.

Every ant takes a free home square by lot. Lots are weighted by what makes an army good, and no more than
lightly, so that very many armies are about equally likely: the Queen stands in one of the two rows behind,
friends come beside her a little sooner than elsewhere, kinds are mixed, and each row gets something of every
kind. Two in three home squares are taken, so that most ants have friends around them whoever they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from formicarium.games.ant_war.data import (
    BLACK,
    CARDINAL,
    HOME,
    KAMIKAZE,
    QUEEN,
    SCOUT,
    WORKER,
    Side,
    Square,
    Unit,
)

Rows = tuple[float, float, float]  # from the own edge to the front

QUEEN_ROWS: Rows = (1.0, 0.9, 0.0)
ROWS: Mapping[Unit, Rows] = {KAMIKAZE: (0.9, 1.0, 1.1), SCOUT: (0.9, 1.0, 1.1), WORKER: (1.1, 1.0, 0.9)}
ANY_ROW: Rows = (1.0, 1.0, 1.0)
BESIDE_QUEEN = 1.6  # how much sooner than another a square beside her is taken
BESIDE_KIN = 0.6  # against two of a kind side by side


def drawn_square(side: Side, unit: Unit, placed: Mapping[Square, Unit], rng: Random) -> Square:
    """Where the next ant goes."""
    lots = squares(side, unit, placed)
    return rng.choices(list(lots), list(lots.values()))[0]


def squares(side: Side, unit: Unit, placed: Mapping[Square, Unit]) -> dict[Square, float]:
    """Every square it may take, with the weight of its lot."""
    free = [square for square in HOME[side] if square not in placed]
    lots = {square: weight for square in free if (weight := _weight(side, unit, square, placed))}
    return lots or dict.fromkeys(free, 1.0)


def _weight(side: Side, unit: Unit, square: Square, placed: Mapping[Square, Unit]) -> float:
    row = _row(side, square)
    if unit == QUEEN:
        return QUEEN_ROWS[row]
    weight = ROWS.get(unit, ANY_ROW)[row]
    beside = [placed[near] for near in CARDINAL[square] if near in placed]
    if QUEEN in beside:
        weight *= BESIDE_QUEEN
    return weight * BESIDE_KIN ** beside.count(unit)


def _row(side: Side, square: Square) -> int:
    rank = int(square[1])
    return rank - 1 if side == BLACK else 9 - rank
