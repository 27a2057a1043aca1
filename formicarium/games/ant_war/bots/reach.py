"""Who can get at whom: distances, kinds of contact, and the chance to have an order for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from formicarium.games.ant_war.bots.belief import INDEX
from formicarium.games.ant_war.data import (
    CARDINAL,
    DIAGONAL,
    HIDES,
    JUMPS,
    ORDERS,
    SQUARES,
    UNITS,
    Order,
    Square,
)


@cache
def steps_from(square: Square) -> Mapping[Square, int]:
    """How many straight steps to every square, around the ponds."""
    found = {square: 0}
    edge = [square]
    for here in edge:
        for near in CARDINAL[here]:
            if near not in found:
                found[near] = found[here] + 1
                edge.append(near)
    return found


# Contacts: the squares from which an ant can be got at, how, and what can stand between

BESIDE, DIAGONALLY, TWO_AWAY, OVER_PIECE, IN_LINE = range(5)
NEAR: dict[Square, tuple[tuple[Square, int, Square | None], ...]] = {
    at: (
        *((near, BESIDE, None) for near in CARDINAL[at]),
        *((near, DIAGONALLY, None) for near in DIAGONAL[at]),
        *((near, TWO_AWAY, HIDES[at, near]) for near in JUMPS[at]),  # OVER_PIECE if something stands there
    )
    for at in SQUARES
}
WITHIN = {at: frozenset(near for near, _, _ in contacts) for at, contacts in NEAR.items()}

# What an order lets a unit do

STEP, TWO_STEPS, ASLANT, JUMP, CHARGE, ABILITY = range(6)


def _allowed(card: Order) -> tuple[tuple[int, int], ...]:
    """(unit, what it may do) for everything that this order allows."""
    order = ORDERS[card]
    straight = order.steps is not None
    able = (
        (STEP, straight or order.charge),
        (TWO_STEPS, straight and order.actions > 1),
        (ASLANT, straight and order.steps is not CARDINAL),
        (JUMP, order.jump),
        (CHARGE, order.charge),
        (ABILITY, order.ability),
    )
    return tuple((INDEX[unit], what) for unit in order.units for what, allowed in able if allowed)


ALLOWED = {card: _allowed(card) for card in ORDERS}


class Reach:
    """How likely a side is to have an order for an attack in each kind of contact, and for each ability."""

    __slots__ = ("abilities", "also", "attacks", "gains", "share")

    def __init__(
        self,
        held: Iterable[Order],
        pile: tuple[Order, ...] = (),
        draws: int = 0,
        share: float = 1.0,
        also: Reach | None = None,
    ) -> None:
        """`held` are sure, `draws` more come from the pile. Of what it brings, `share` is counted."""
        self.share = share
        self.also = also  # another chance to do the same
        self.gains: dict[object, float] = {}  # per pair of ants and kind of contact, once worked out
        chances = [[0.0] * 6 for _ in UNITS]
        if draws > 0:
            counts: dict[tuple[int, int], int] = {}
            for card in pile:
                for each in ALLOWED[card]:
                    counts[each] = counts.get(each, 0) + 1
            for (unit, what), count in counts.items():
                chances[unit][what] = at_least_one(count, len(pile), draws)
        for card in held:
            for unit, what in ALLOWED[card]:
                chances[unit][what] = 1.0
        self.attacks = [  # per unit, by kind of contact
            (c[STEP], max(c[ASLANT], c[TWO_STEPS]), max(c[JUMP], c[CHARGE], c[TWO_STEPS]), c[JUMP], c[CHARGE])
            for c in chances
        ]
        self.abilities = [c[ABILITY] for c in chances]

    @property
    def far(self) -> bool:
        """Somebody may Charge."""
        return any(attack[IN_LINE] for attack in self.attacks)


@cache
def at_least_one(wanted: int, cards: int, draws: int) -> float:
    """The chance that one of the wanted cards is among those drawn.

    >>> at_least_one(1, 4, 2)
    0.5
    """
    none = 1.0
    for drawn in range(min(draws, cards)):
        none *= max(0, cards - wanted - drawn) / (cards - drawn)
    return 1 - none
