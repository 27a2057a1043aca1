"""An order and what may be done with it, one action after another; and the danger of having none."""

from __future__ import annotations

from collections.abc import Sequence

from formicarium.core.decision import Move
from formicarium.games.ant_war.actions import actions, counts_as_movement
from formicarium.games.ant_war.bots.forecast import Forecast
from formicarium.games.ant_war.bots.outlook import Outlook
from formicarium.games.ant_war.bots.position import Position
from formicarium.games.ant_war.bots.reach import Reach
from formicarium.games.ant_war.bots.value import LOST, Value
from formicarium.games.ant_war.data import HAND, ORDERS, Order
from formicarium.games.ant_war.state import Garden
from formicarium.games.ant_war.steps.action import carry_out
from formicarium.games.ant_war.steps.turn import STOP


class Line:
    """An order and what may be done with it, one action after another."""

    def __init__(self, value: Value, card: Order, then: Reach) -> None:
        self.value = value
        self.outlook = outlook = value.outlook
        self.order = ORDERS[card]
        self.then = then  # what the next turn can do
        self.soon = outlook.reach_now(card, then)  # what the next action can do

    def legal(self, table: Garden) -> list[Move]:
        """Legal is what its player can see to be so (WAR-ORDER-04): any table it may be at will do."""
        return self.value.manner.thought_of(list(actions(table, self.outlook.side, self.order)))

    def weigh(
        self, p: Position, table: Garden, legal: Sequence[Move], left: int, wide: int | None = None
    ) -> list[float]:
        """What each action is worth; after the most promising ones the next action is looked at too."""
        forecast = Forecast(self.value, p, self.order.units, self.soon if left > 1 else self.then)
        values = [forecast.value(action) for action in legal]
        if left > 1:
            promising = sorted(range(len(legal)), key=values.__getitem__, reverse=True)
            for at in promising[: self.value.manner.plans if wide is None else wide]:
                after = forecast.after(legal[at])
                if after is not None:
                    values[at] = self.further(after, table, legal[at], left - 1)
        return values

    def further(self, p: Position, table: Garden, done: Move, left: int) -> float:
        """What comes of an action if the best one follows it."""
        table = table.copy()
        table.in_play = self.order.id
        carry_out(table, done)
        return max([self.stop(p), *self.weigh(p, table, self.legal(table), left, wide=1)])

    def course(self, p: Position, table: Garden, done: Move, left: int) -> tuple[Move, ...]:
        """This action and the one that best follows it, unless stopping is better or chance has a say."""
        after = Forecast(self.value, p, self.order.units, self.soon).after(done) if left > 1 else None
        if after is None:
            return (done,)
        table = table.copy()
        table.in_play = self.order.id
        carry_out(table, done)
        legal = self.legal(table)
        worths = self.weigh(after, table, legal, left - 1, wide=0)
        best = max(worths, default=LOST)
        return (done, STOP if best < self.stop(after) else legal[worths.index(best)])

    def stop(self, p: Position) -> float:
        """What the garden is worth if nothing more is done."""
        return self.value.of(p, self.then)


def blocked(outlook: Outlook, table: Garden, hand: tuple[Order, ...]) -> float:
    """The chance to be blocked next turn with this hand, drawn up, were the garden still the same."""

    def moves(card: Order) -> bool:
        every = outlook.view.options.blocked_rule == "any_action"
        legal = actions(table, outlook.side, ORDERS[card])
        return any(every or counts_as_movement(action) for action in legal)

    if any(moves(card) for card in hand):
        return 0.0
    pile = outlook.pile()
    useless = sum(not moves(card) for card in pile)
    chance = 1.0
    for drawn in range(min(HAND - len(hand), len(pile))):
        chance *= max(0, useless - drawn) / (len(pile) - drawn)
    return chance
