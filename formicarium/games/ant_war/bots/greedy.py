"""A player that weighs every option by what it brings on average."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from formicarium.core.bot import Choice, Sight
from formicarium.core.decision import Move
from formicarium.games.ant_war.actions import actions
from formicarium.games.ant_war.bots.deck import Deck
from formicarium.games.ant_war.bots.line import Line, blocked
from formicarium.games.ant_war.bots.manner import ALL, Manner
from formicarium.games.ant_war.bots.outlook import Outlook
from formicarium.games.ant_war.bots.reasons import reason_for_action, reason_for_order
from formicarium.games.ant_war.bots.value import WON, Value
from formicarium.games.ant_war.data import HAND, ORDERS
from formicarium.games.ant_war.formations import next_square
from formicarium.games.ant_war.moves import (
    DiscardNone,
    DiscardOrder,
    Keep,
    PlaceAnt,
    PlayOrder,
    Ready,
    Remove,
    RemoveNone,
    SetDownAnt,
    Stop,
)
from formicarium.games.ant_war.steps.cards import without
from formicarium.games.ant_war.steps.placement import READY
from formicarium.games.ant_war.steps.turn import STOP
from formicarium.games.ant_war.view import WarView
from formicarium.texts.message import Message, message

BELOW = 0.08  # an order goes if it is worth less than the average by so much
IN_HAND = 0.5  # what the deck's worth of an order counts for the next turn
MISSED = 0.5  # an order fewer in hand in the own turn
FAVOURITES = 12  # options that are worth thinking over
JITTER = 1e-4  # among equals any


class Weighed(NamedTuple):
    """Options with what each is worth, and why one would choose it."""

    options: Sequence[Move]
    values: Sequence[float]
    why: Callable[[int], Message]

    def choice(self, at: int) -> Choice:
        return Choice(self.options[at], self.why(at))


class Greedy:
    """Weighs every option by what it brings on average, as far as public facts tell what hidden ants may be.

    It keeps nothing in mind: the same sight and luck give the same move. `noise` blurs its judgement and
    `slips` makes it take any option now and then, for an easier opponent.
    """

    def __init__(self, noise: float = 0.0, slips: float = 0.0, manner: Manner = ALL) -> None:
        self.noise = noise
        self.slips = slips
        self.manner = manner

    def choose(self, sight: Sight, rng: Random) -> Choice:
        at_once = self.at_once(sight, rng)
        if at_once is not None:
            return at_once
        if self.slips and rng.random() < self.slips:
            return Choice(rng.choice(sight.decision.options), message("why-slip"))
        weighed = self.weigh(sight, rng)
        return weighed.choice(self.best(weighed.values, rng))

    def favourites(self, sight: Sight, rng: Random) -> list[Choice]:
        """What it weighs, the heaviest first."""
        at_once = self.at_once(sight, rng)
        if at_once is not None:
            return [at_once]
        weighed = self.weigh(sight, rng)
        order = sorted(range(len(weighed.values)), key=weighed.values.__getitem__, reverse=True)
        return [weighed.choice(at) for at in order[:FAVOURITES]]

    def at_once(self, sight: Sight, rng: Random) -> Choice | None:
        """What needs no weighing: the set-up."""
        view, asked = sight.view, sight.decision.options[0]
        match asked:
            case PlaceAnt():
                return self.place(view, asked, rng)
            case Ready():
                return Choice(READY, message("why-ready"))
            case SetDownAnt():
                return Choice(SetDownAnt(view.lifted), message("why-ready"))
        return None

    def weigh(self, sight: Sight, rng: Random) -> Weighed:
        view, options = sight.view, sight.decision.options
        match options[0]:
            case PlayOrder():
                return self.play_order(sight, rng)
            case Keep():
                return self.keep(view, options)
            case Remove() | RemoveNone():
                return self.remove(view, options)
            case DiscardOrder() | DiscardNone():
                return self.discard(sight, rng)
            case _:
                return self.act(sight, rng)

    def best(self, values: Sequence[float], rng: Random) -> int:
        """Which is the most valuable, as this player sees it."""
        blur = self.noise or JITTER
        seen = [value + rng.gauss(0, blur) for value in values]
        return seen.index(max(seen))

    def judged(self, view: WarView) -> Value:
        """The garden as this player takes it in."""
        return Value(Outlook(view, self.manner))

    # Set-up

    def place(self, view: WarView, asked: PlaceAnt, rng: Random) -> Choice:
        assert view.seat is not None
        placed = {piece.square: piece.unit for piece in view.pieces}
        square = next_square(view.sides[view.seat], asked.unit, placed, rng)
        return Choice(PlaceAnt(asked.unit, square), message("why-place"))

    # Orders and actions

    def play_order(self, sight: Sight, rng: Random) -> Weighed:
        """The order whose best action is best, unless the orders left in hand may block the next turn."""
        value, table, options = self.judged(sight.view), sight.imagine(rng), sight.decision.options
        outlook = value.outlook
        values: list[float] = []
        aims: list[Move] = []
        for move in options:
            assert isinstance(move, PlayOrder)
            hand = without(outlook.view.hand, (move.order,))
            line = Line(value, move.order, outlook.reach(hand))
            legal = line.legal(table)
            worths = line.weigh(outlook.now, table, legal, ORDERS[move.order].actions)
            aims.append(legal[worths.index(max(worths))])
            values.append(max(worths) - WON * blocked(outlook, table, hand))
        return Weighed(options, values, lambda at: reason_for_order(outlook, options[at], aims[at]))

    def act(self, sight: Sight, rng: Random) -> Weighed:
        """The best action, or none if stopping is better."""
        view, options = sight.view, sight.decision.options
        value = self.judged(view)
        outlook = value.outlook
        line = Line(value, view.in_play, outlook.reach(view.hand))
        legal = self.manner.thought_of([move for move in options if not isinstance(move, Stop)])
        values = line.weigh(outlook.now, sight.imagine(rng), legal, view.actions_left)
        if STOP in options:
            legal.append(STOP)
            values.append(line.stop(outlook.now))
        return Weighed(legal, values, lambda at: reason_for_action(outlook, legal[at]))

    # Cards

    def keep(self, view: WarView, options: Sequence[Move]) -> Weighed:
        deck = Deck(view)
        orders = [move.order for move in options if isinstance(move, Keep)]
        worths = [deck.worth(order) for order in orders]
        return Weighed(options, worths, lambda at: message("why-keep", order=orders[at]))

    def remove(self, view: WarView, options: Sequence[Move]) -> Weighed:
        """The weakest order goes, if the deck is better without it."""
        deck = Deck(view)
        average = deck.average()
        values = [
            average - deck.worth(move.order) - BELOW - missed(view, move) if isinstance(move, Remove) else 0.0
            for move in options
        ]

        def why(at: int) -> Message:
            move = options[at]
            return (
                message("why-remove", order=move.order)
                if isinstance(move, Remove)
                else message("why-remove-none")
            )

        return Weighed(options, values, why)

    def discard(self, sight: Sight, rng: Random) -> Weighed:
        """Whatever the next hand is better without: orders that can do nothing first."""
        view, options = sight.view, sight.decision.options
        value, table, deck = self.judged(view), sight.imagine(rng), Deck(view)
        outlook, average, values = value.outlook, deck.average(), []
        for move in options:
            hand, better = view.hand, 0.0
            if isinstance(move, DiscardOrder):
                hand = without(hand, (move.order,))
                useful = next(actions(table, outlook.side, ORDERS[move.order]), None) is not None
                better = IN_HAND * (average - (deck.worth(move.order) if useful else 0.0)) - BELOW
            after = value.of(outlook.now, outlook.reach(hand))
            values.append(better + after - WON * blocked(outlook, table, hand))

        def why(at: int) -> Message:
            move = options[at]
            if isinstance(move, DiscardOrder):
                return message("why-discard", order=move.order)
            return message("why-discard-none")

        return Weighed(options, values, why)


def missed(view: WarView, move: Remove) -> float:
    """A hand that shrinks in the enemy's turn stays small in the own one (WAR-TURN-14)."""
    if move.zone == "discard" or view.active == view.seat:
        return 0.0
    return MISSED if len(view.hand) == HAND else WON
