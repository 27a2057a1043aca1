"""Players that know this game. They see what a seat sees, and no reason tells what is still a secret."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from formicarium.core.bot import Bot, Choice, Sight
from formicarium.core.decision import Move
from formicarium.games.ant_war.actions import actions, counts_as_movement
from formicarium.games.ant_war.belief import QUEENS
from formicarium.games.ant_war.data import HAND, ORDERS, Order, Square
from formicarium.games.ant_war.deck import Deck
from formicarium.games.ant_war.forecast import ACID_KILLS, WEAKER, Forecast, chance_of
from formicarium.games.ant_war.formations import next_square
from formicarium.games.ant_war.moves import (
    Action,
    Build,
    Charge,
    DiscardNone,
    DiscardOrder,
    Exchange,
    Explode,
    Hatch,
    HitWall,
    Jump,
    Keep,
    Parasite,
    PlaceAnt,
    PlayOrder,
    Remove,
    RemoveNone,
    Rest,
    Scout,
    Shoot,
    StepTo,
    Stop,
    Swap,
)
from formicarium.games.ant_war.reach import Reach, steps_from
from formicarium.games.ant_war.state import Garden
from formicarium.games.ant_war.steps.action import carry_out
from formicarium.games.ant_war.value import WON, Outlook, Position
from formicarium.games.ant_war.view import WarView
from formicarium.texts.message import Message, message

WIDE = 3  # so many first actions of an order are followed up
BELOW = 0.08  # an order goes if it is worth less than the average by so much
IN_HAND = 0.5  # what the deck's worth of an order counts for the next turn
MISSED = 0.5  # an order fewer in hand in the own turn
JITTER = 1e-4  # among equals any


class Greedy:
    """Weighs every option by what it brings on average, as far as public facts tell what hidden ants may be.

    It keeps nothing in mind: the same sight and luck give the same move. `noise` blurs its judgement and
    `slips` makes it take any option now and then, for an easier opponent.
    """

    def __init__(self, noise: float = 0.0, slips: float = 0.0) -> None:
        self.noise = noise
        self.slips = slips

    def choose(self, sight: Sight, rng: Random) -> Choice:
        view, options = sight.view, sight.decision.options
        if isinstance(options[0], PlaceAnt):
            return self.place(view, options[0], rng)
        if self.slips and rng.random() < self.slips:
            return Choice(rng.choice(options), message("why-slip"))
        match options[0]:
            case PlayOrder():
                return self.play_order(sight, rng)
            case Keep():
                return self.keep(view, options, rng)
            case Remove() | RemoveNone():
                return self.remove(view, options, rng)
            case DiscardOrder() | DiscardNone():
                return self.discard(sight, rng)
            case _:
                return self.act(sight, rng)

    def best(self, values: Sequence[float], rng: Random) -> int:
        """Which is the most valuable, as this player sees it."""
        blur = self.noise or JITTER
        seen = [value + rng.gauss(0, blur) for value in values]
        return seen.index(max(seen))

    # Set-up

    def place(self, view: WarView, asked: PlaceAnt, rng: Random) -> Choice:
        assert view.seat is not None
        placed = {piece.square: piece.unit for piece in view.pieces}
        square = next_square(view.sides[view.seat], asked.unit, placed, rng)
        return Choice(PlaceAnt(asked.unit, square), message("why-place"))

    # Orders and actions

    def play_order(self, sight: Sight, rng: Random) -> Choice:
        """The order whose best action is best, unless the orders left in hand may block the next turn."""
        outlook, table, options = Outlook(sight.view), sight.imagine(rng), sight.decision.options
        values: list[float] = []
        aims: list[Move] = []
        for move in options:
            assert isinstance(move, PlayOrder)
            hand = less(outlook.view.hand, move.order)
            line = Line(outlook, move.order, outlook.reach(hand))
            legal = line.legal(table)
            worths = line.weigh(outlook.now, table, legal, ORDERS[move.order].actions)
            aims.append(legal[worths.index(max(worths))])
            values.append(max(worths) - WON * blocked(outlook, table, hand))
        at = self.best(values, rng)
        return Choice(options[at], reason_for_order(outlook, options[at], aims[at]))

    def act(self, sight: Sight, rng: Random) -> Choice:
        """The best action, or none if stopping is better."""
        view, options = sight.view, sight.decision.options
        outlook = Outlook(view)
        line = Line(outlook, view.in_play, outlook.reach(view.hand))
        legal = [move for move in options if not isinstance(move, Stop)]
        values = line.weigh(outlook.now, sight.imagine(rng), legal, view.actions_left)
        if len(options) > len(legal):  # stopping is the last option
            values.append(line.stop(outlook.now))
        chosen = options[self.best(values, rng)]
        return Choice(chosen, reason_for_action(outlook, chosen))

    # Cards

    def keep(self, view: WarView, options: Sequence[Move], rng: Random) -> Choice:
        deck = Deck(view)
        orders = [move.order for move in options if isinstance(move, Keep)]
        order = orders[self.best([deck.worth(order) for order in orders], rng)]
        return Choice(Keep(order), message("why-keep", order=order))

    def remove(self, view: WarView, options: Sequence[Move], rng: Random) -> Choice:
        """The weakest order goes, if the deck is better without it."""
        deck = Deck(view)
        average = deck.average()
        values = [
            average - deck.worth(move.order) - BELOW - missed(view, move) if isinstance(move, Remove) else 0.0
            for move in options
        ]
        chosen = options[self.best(values, rng)]
        if isinstance(chosen, Remove):
            return Choice(chosen, message("why-remove", order=chosen.order))
        return Choice(chosen, message("why-remove-none"))

    def discard(self, sight: Sight, rng: Random) -> Choice:
        """Whatever the next hand is better without: orders that can do nothing first."""
        view, options = sight.view, sight.decision.options
        outlook, table, deck = Outlook(view), sight.imagine(rng), Deck(view)
        average, values = deck.average(), []
        for move in options:
            hand, value = view.hand, 0.0
            if isinstance(move, DiscardOrder):
                hand = less(hand, move.order)
                useful = next(actions(table, outlook.side, ORDERS[move.order]), None) is not None
                value = IN_HAND * (average - (deck.worth(move.order) if useful else 0.0)) - BELOW
            value += outlook.value(outlook.now, outlook.reach(hand))
            values.append(value - WON * blocked(outlook, table, hand))
        chosen = options[self.best(values, rng)]
        if isinstance(chosen, DiscardOrder):
            return Choice(chosen, message("why-discard", order=chosen.order))
        return Choice(chosen, message("why-discard-none"))


class Line:
    """An order and what may be done with it, one action after another."""

    def __init__(self, outlook: Outlook, card: Order, then: Reach) -> None:
        self.outlook = outlook
        self.order = ORDERS[card]
        self.then = then  # what the next turn can do
        self.soon = outlook.reach_now(card, then)  # what the next action can do

    def legal(self, table: Garden) -> list[Move]:
        """Legal is what its player can see to be so (WAR-ORDER-04): any table it may be at will do."""
        return list(actions(table, self.outlook.side, self.order))

    def weigh(
        self, p: Position, table: Garden, legal: Sequence[Move], left: int, wide: int = WIDE
    ) -> list[float]:
        """What each action is worth; after the most promising ones the next action is looked at too."""
        forecast = Forecast(self.outlook, p, self.order.units, self.soon if left > 1 else self.then)
        values = [forecast.value(action) for action in legal]
        if left > 1:
            promising = sorted(range(len(legal)), key=values.__getitem__, reverse=True)
            for at in promising[:wide]:
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

    def stop(self, p: Position) -> float:
        """What the garden is worth if nothing more is done."""
        return self.outlook.value(p, self.then)


def less(hand: tuple[Order, ...], card: Order) -> tuple[Order, ...]:
    """The hand without one copy of this card."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def missed(view: WarView, move: Remove) -> float:
    """A hand that shrinks in the enemy's turn stays small in the own one (WAR-TURN-14)."""
    if move.zone == "discard" or view.active == view.seat:
        return 0.0
    return MISSED if len(view.hand) == HAND else WON


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


# Reasons. They go by what both players can see: no hidden unit, no card in hand.


def reason_for_order(outlook: Outlook, move: Move, aim: Move) -> Message:
    """What the order is for, by its best action."""
    assert isinstance(move, PlayOrder)
    foe = None
    if isinstance(aim, Action) and not isinstance(aim, Parasite):
        foe = outlook.now.theirs.get(aim.end)
    if foe is None or not isinstance(aim, Action):
        return message("why-order", order=move.order)
    key = "why-order-queen" if foe.chances[QUEENS] == 1 else "why-order-target"
    return message(key, order=move.order, square=aim.end)


def reason_for_action(outlook: Outlook, action: Move) -> Message:
    match action:
        case StepTo(start, end) | Charge(start, end) | Jump(start, end):
            attack = end in outlook.now.theirs
            return reason_to_attack(outlook, start, end) if attack else reason_to_move(outlook, start, end)
        case HitWall(_, end) | Explode(_, end) | Shoot(_, end) if end in outlook.now.walls:
            return message("why-breach", square=end)
        case Explode(_, end) | Shoot(_, end) | Scout(_, end):
            return reason_to_use(outlook, action, end)
        case Build(_, end):
            return message("why-build", square=end)
        case Swap(start, end) | Exchange(start, end):
            return message("why-trade-places", start=start, end=end)
        case Rest(square):
            return message("why-rest", square=square)
        case Hatch(_, square):
            return message("why-hatch", square=square)
        case Parasite(start, end):
            key = "why-parasite-fight" if end in outlook.now.mine else "why-parasite"
            return message(key, start=start, end=end)
        case _:
            return message("why-stop")


def reason_to_attack(outlook: Outlook, start: Square, end: Square) -> Message:
    """After an attack both ants are known: the chances may be told."""
    ant, foe = outlook.now.mine[start], outlook.now.theirs[end]
    queen = foe.chances[QUEENS]
    if queen == 1:
        return message("why-attack-queen", square=end)
    win = queen + chance_of(foe, WEAKER[ant.unit])
    if win > 0.995:
        return message("why-attack-sure", square=end)
    return message("why-attack", square=end, chance=percent(win), queen=percent(queen))


def reason_to_move(outlook: Outlook, start: Square, end: Square) -> Message:
    """Nothing but where it goes: why this ant goes there may be a secret."""
    theirs = outlook.now.theirs
    before, after = (min(steps_from(at)[foe] for foe in theirs) for at in (start, end))
    key = "why-advance" if after < before else "why-fall-back" if after > before else "why-step"
    return message(key, start=start, end=end)


def reason_to_use(outlook: Outlook, action: Move, end: Square) -> Message:
    """An ability against an enemy ant."""
    foe = outlook.now.theirs[end]
    queen = percent(foe.chances[QUEENS])
    if isinstance(action, Scout):
        return message("why-scout", square=end, queen=queen)
    if foe.chances[QUEENS] == 1:
        return message("why-attack-queen", square=end)
    if isinstance(action, Explode):
        return message("why-explode", square=end, queen=queen)
    dies = foe.chances[QUEENS] + chance_of(foe, ACID_KILLS)
    return message("why-shoot", square=end, chance=percent(dies), queen=queen)


def percent(chance: float) -> int:
    return round(100 * chance)


# The strongest last.
BOTS: Mapping[str, Bot] = {"easy": Greedy(noise=0.6, slips=0.1), "greedy": Greedy()}
