"""How well what an opponent did is explained by what its hidden ants may be.

Somebody who takes one of the formations that everybody can look up stands on its squares. Public ids go by
reading order, so that an ant that has not moved tells by its id and its square whether a formation fits.
Where one does, its ants are probably what is drawn there, the Queen above all. Where none does, Queens are
sought in the rows behind, among friends, where nothing has moved; and an ant that has gone up to a revealed
enemy is likelier one that beats it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import prod
from typing import TypeAlias

from formicarium.games.ant_war.bots.belief import (
    CERTAIN,
    INDEX,
    OTHERS,
    QUEEN_MOVED,
    Chances,
    Explained,
    Weights,
    beliefs,
    row_of,
)
from formicarium.games.ant_war.bots.manner import Manner
from formicarium.games.ant_war.bots.reach import NEAR
from formicarium.games.ant_war.data import (
    BEATS,
    CARDINAL,
    COPIES,
    LETTER,
    QUEEN,
    RANK_ORDER,
    RED,
    UNITS,
    Side,
    Square,
    Unit,
)
from formicarium.games.ant_war.formations import WAYS
from formicarium.games.ant_war.state import Garden
from formicarium.games.ant_war.view import SeenPiece, WarView
from formicarium.texts.message import Seat

Places: TypeAlias = Mapping[str, tuple[Square, Unit]]  # by public id

ANY: Chances = tuple(copies / sum(COPIES) for copies in COPIES)
ENOUGH = 6  # ants that have not moved, to know a formation by
STRAYS = 1  # of them so many may stand elsewhere: they have been led away or traded
# How much likelier than others a unit stands so. Fitted on veterans against themselves: how often it was so
# for how often it was believed.
AS_DRAWN, QUEEN_AS_DRAWN = 12.0, 80.0  # in a place of a formation that is drawn for it
QUEEN_BY_ROW = (1.8, 1.2, 0.2, 0.3)  # from the own edge: three home rows, then all beyond
QUEEN_BY_FRIENDS = (0.4, 0.4, 1.15, 1.7, 2.5)  # so many beside her
HUNTER, PREY, PEER = 1.4, 0.65, 0.9  # gone up to a revealed enemy that it beats, that beats it, of its kind


def believed(view: WarView, side: Side, manner: Manner) -> dict[Square, Chances]:
    """What a player of this manner believes."""
    if not manner.counts:
        ants = [piece for piece in view.pieces if piece.side == side and piece.hit_points == 0]
        return {ant.square: CERTAIN[ant.possible[0]] if ant.revealed else ANY for ant in ants}
    return beliefs(view, side, explained(view, side) if manner.reads else None)


def explained(view: WarView, side: Side) -> Explained:
    """How well each unit explains where an ant of this side stands."""
    ants = [piece for piece in view.pieces if piece.side == side and piece.hit_points == 0]
    places = recognised(side, ants)
    taken = {piece.square for piece in view.pieces if piece.side == side}
    known = {
        piece.square: piece.possible[0]
        for piece in view.pieces
        if piece.side != side and piece.revealed and piece.hit_points == 0
    }

    def weights(ant: SeenPiece) -> Weights:
        if ant.id in places:
            return _as_drawn(places[ant.id][1])
        if ant.moved:
            enemy = next((known[near] for near, _, _ in NEAR[ant.square] if near in known), None)
            return _gone_up_to(enemy)
        friends = sum(near in taken for near in CARDINAL[ant.square])
        return (QUEEN_BY_ROW[row_of(ant)] * QUEEN_BY_FRIENDS[friends], *OTHERS)

    return weights


def recognised(side: Side, ants: list[SeenPiece]) -> Places:
    """The formation by which this army was set up; nothing, if it is none."""
    still = [(ant.id, ant.square) for ant in ants if not ant.moved and not ant.hatched]
    if len(still) >= ENOUGH:
        for places in _places(side):
            if sum(id not in places or places[id][0] != square for id, square in still) <= STRAYS:
                return places
    return {}


@cache
def _places(side: Side) -> tuple[Places, ...]:
    """The formations with the ids that their ants get (WAR-SETUP-07)."""
    found = []
    for way in WAYS[side]:
        order = sorted(way, key=RANK_ORDER.__getitem__, reverse=side == RED)
        found.append({f"{LETTER[side]}{n:02}": (square, way[square]) for n, square in enumerate(order, 1)})
    return tuple(found)


@cache
def _gone_up_to(enemy: Unit | None) -> Weights:
    """For an ant that has moved, with this enemy in the open within its reach."""
    if enemy is None:
        return (QUEEN_MOVED, *OTHERS)
    others = (
        HUNTER if enemy in BEATS[unit] else PEER if unit == enemy else PREY for unit in UNITS if unit != QUEEN
    )
    return (QUEEN_MOVED, *others)


@cache
def _as_drawn(unit: Unit) -> Weights:
    queen = QUEEN_AS_DRAWN if unit == QUEEN else 1.0
    return (queen, *(AS_DRAWN if each == unit else 1.0 for each in UNITS[1:]))


def likelihood(s: Garden, seat: Seat) -> float:
    """How well an imagined garden explains what the other one did, as this seat has seen it."""
    side = s.sides[1 - seat]
    view = s.view(seat)
    weights = explained(view, side)
    hidden = [
        piece
        for piece in view.pieces
        if piece.side == side and not (piece.revealed or piece.hatched or piece.hit_points)
    ]
    return prod(weights(piece)[INDEX[s.board[piece.square].unit]] for piece in hidden)
