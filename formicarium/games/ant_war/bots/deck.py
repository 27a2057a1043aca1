"""What an order is worth in a deck: how much it lets one do, and how many ants are left to do it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from formicarium.games.ant_war.data import CARDINAL, ORDERS, QUEEN, UNITS, Order, OrderCard, Unit
from formicarium.games.ant_war.view import WarView

FURTHER = (1.0, 0.6, 0.4)  # the first, second, third action of an order
ASLANT, ABILITY, CHARGE, JUMP = 0.4, 0.45, 1.5, 1.0  # beside 1 for a straight step
REST, HATCHING, PARASITISM, EXCHANGE = 0.3, 0.9, 0.9, 0.5
FEW = 0.45  # each further ant an order can be given to closes this much of what it lacks
TELLTALE = 0.15  # a single-unit order gives the ant away


class Deck:
    """The own orders, judged by the army that is left."""

    def __init__(self, view: WarView) -> None:
        assert view.seat is not None
        own = [p for p in view.pieces if p.side == view.sides[view.seat] and p.hit_points == 0]
        self.army: Mapping[Unit, int] = Counter(ant.unit for ant in own)
        self.spent: Mapping[Unit, int] = Counter(ant.unit for ant in own if ant.spent)
        self.dead = dict(zip(UNITS, view.graveyard, strict=True))
        self.cards = view.decks[view.seat]

    def worth(self, card: Order) -> float:
        order = ORDERS[card]
        if order.parasitism:
            return PARASITISM
        if order.exchange:
            return EXCHANGE if sum(self.army.values()) > 1 else 0.0
        ants = sum(self.army[unit] for unit in order.units)
        full = 1 - (1 - FEW) ** ants
        return full * self._done(order) * sum(FURTHER[: order.actions]) + self._extra(order)

    def _done(self, order: OrderCard) -> float:
        """What one action of it does."""
        worth = 0.0
        if order.steps is not None:
            worth = 1.0 if order.steps is CARDINAL else 1.0 + ASLANT
        if order.charge:
            worth = max(worth, CHARGE)
        if order.jump:
            worth = max(worth, JUMP)
        if order.ability:
            worth += ABILITY
        return worth

    def _extra(self, order: OrderCard) -> float:
        extra = -TELLTALE if len(order.units) == 1 else 0.0
        if QUEEN in order.units:
            extra += TELLTALE
        if order.rest and any(self.spent[unit] for unit in order.units):
            extra += REST
        if order.hatching and any(self.dead[unit] for unit in order.units):
            extra += HATCHING
        return extra

    def average(self) -> float:
        return sum(map(self.worth, self.cards)) / max(1, len(self.cards))
