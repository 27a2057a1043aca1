"""A player that weighs as `greedy` does, but whose set-up nobody can read; it sees as much as it is given."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from formicarium.core.bot import Choice, Intention, Sight
from formicarium.core.decision import Move
from formicarium.games.ant_war.bots.deployment import drawn_square
from formicarium.games.ant_war.bots.greedy import Greedy
from formicarium.games.ant_war.bots.line import Line, blocked
from formicarium.games.ant_war.bots.manner import Manner
from formicarium.games.ant_war.bots.reasons import reason_for_order, reason_to_follow
from formicarium.games.ant_war.bots.value import WON
from formicarium.games.ant_war.data import ORDERS
from formicarium.games.ant_war.moves import PlaceAnt, PlayOrder
from formicarium.games.ant_war.steps.cards import without
from formicarium.games.ant_war.view import WarView
from formicarium.texts.message import message

BEGINNINGS = 6  # of an order, that are worth thinking over
TURNS = 16  # in all


class Begun(NamedTuple):
    """An order with its first action."""

    worth: float
    line: Line
    play: PlayOrder
    action: Move
    forced: bool  # it is the only one: nobody is asked for it


class Veteran(Greedy):
    """It never slips and its judgement is never blurred: what it does not see, it does not weigh."""

    def __init__(self, manner: Manner) -> None:
        super().__init__(manner=manner)

    def place(self, view: WarView, asked: PlaceAnt, rng: Random) -> Choice:
        assert view.seat is not None
        placed = {piece.square: piece.unit for piece in view.pieces}
        square = drawn_square(view.sides[view.seat], asked.unit, placed, rng)
        why = "why-place-by-lot" if placed else "why-army-by-lot"
        return Choice(PlaceAnt(asked.unit, square), message(why))

    def favourites(self, sight: Sight, rng: Random) -> list[Choice]:
        """What is worth thinking over; with an order, what is to be done by it, too."""
        if isinstance(sight.decision.options[0], PlayOrder):
            return self.turns(sight, rng)
        return super().favourites(sight, rng)

    def turns(self, sight: Sight, rng: Random) -> list[Choice]:
        """Whole turns, the best first: an order, an action, and what best follows it."""
        value, table = self.judged(sight.view), sight.imagine(rng)
        outlook = value.outlook
        begun: list[Begun] = []
        for move in sight.decision.options:
            assert isinstance(move, PlayOrder)
            hand = without(outlook.view.hand, (move.order,))
            line = Line(value, move.order, outlook.reach(hand))
            legal = line.legal(table)
            worths = line.weigh(outlook.now, table, legal, ORDERS[move.order].actions)
            danger = WON * blocked(outlook, table, hand)
            best = sorted(range(len(legal)), key=worths.__getitem__, reverse=True)[:BEGINNINGS]
            begun += [Begun(worths[at] - danger, line, move, legal[at], len(legal) == 1) for at in best]
        begun.sort(key=lambda each: each.worth, reverse=True)
        turns: dict[frozenset[Move], Choice] = {}  # the order of actions seldom matters
        for _, line, play, action, forced in begun[:TURNS]:
            then = line.course(outlook.now, table, action, line.order.actions)
            why = reason_for_order(outlook, play, action)
            asked = then[forced:]
            intended = tuple([Intention(move, reason_to_follow(outlook, move, why)) for move in asked])
            turns.setdefault(frozenset((play, *then)), Choice(play, why, intended))
        return list(turns.values())
