"""The turn: blocked check, order, actions, discard, draw, end (WAR-TURN, WAR-END)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from formicarium.core.chance import Draw
from formicarium.core.decision import Decision, Move, Refusal, first_token
from formicarium.core.decision import Path as Tokens
from formicarium.core.state import AnyStep, Step
from formicarium.games.ant_war.actions import actions, can_step, counts_as_movement
from formicarium.games.ant_war.data import HAND, NO_ORDER, ORDERS, Order
from formicarium.games.ant_war.events import (
    OrderDiscarded,
    OrderEnded,
    OrderPlayed,
    PlayerBlocked,
    TurnEnded,
)
from formicarium.games.ant_war.moves import DiscardNone, DiscardOrder, PlayOrder, Stop
from formicarium.games.ant_war.state import Garden
from formicarium.games.ant_war.steps.action import carry_out
from formicarium.games.ant_war.steps.cards import distinct, leave_hand, reshuffle, take_into_hand
from formicarium.games.ant_war.steps.ending import draw_game, lose
from formicarium.games.ant_war.steps.refusals import why_not
from formicarium.kit.interned import Interned
from formicarium.texts.message import Message, Seat, message

PLAY, DISCARD = Interned(PlayOrder), Interned(DiscardOrder)
STOP, DISCARD_NONE = Stop(), DiscardNone()


@dataclass(frozen=True, slots=True)
class Turn(Step[Garden, None]):
    """WAR-TURN-01, -02: a blocked player loses; otherwise the turn runs its course."""

    def run(self, s: Garden, answer: None) -> None:
        if is_blocked(s):
            s.tell(PlayerBlocked(s.active, s.hands[s.active]))
            lose(s, s.active, "blocked", "WAR-END-04")
        else:
            s.then(*COURSE)


def is_blocked(s: Garden) -> bool:
    """WAR-END-04, WAR-VAR-01: no order of the hand has an action that counts."""
    side = s.sides[s.active]
    every = s.options.blocked_rule == "any_action"
    for card in distinct(s.hands[s.active]):
        order = ORDERS[card]
        if can_step(s, side, order):
            return False
        for action in actions(s, side, order):
            if every or counts_as_movement(action):
                return False
    return True


def is_playable(s: Garden, card: Order) -> bool:
    """WAR-TURN-04: at least one legal action now."""
    side, order = s.sides[s.active], ORDERS[card]
    return can_step(s, side, order) or next(actions(s, side, order), None) is not None


@dataclass(frozen=True, slots=True)
class ChooseOrder(Step[Garden, PlayOrder]):
    """WAR-TURN-03, -04: lay an order that can do something face up."""

    clause = "WAR-TURN-03"
    prompt = message("ask-order")

    def ask(self, s: Garden) -> Decision:
        hand = distinct(s.hands[s.active])
        return Decision(
            s.active, self.prompt, tuple([PLAY[(card,)] for card in hand if is_playable(s, card)])
        )

    def run(self, s: Garden, answer: PlayOrder) -> None:
        leave_hand(s, s.active, answer.order)
        s.in_play = answer.order
        s.actions_left = ORDERS[answer.order].actions
        s.acted = False
        s.tell(OrderPlayed(s.active, answer.order))

    def why_not(self, s: Garden, seat: Seat, path: Tokens) -> Refusal | None:
        kind, name = first_token(path)
        if kind != "card" or name not in ORDERS:
            return None
        if name not in s.hands[seat]:
            return Refusal("WAR-TURN-03", message("refused-not-in-hand", order=name))
        return Refusal("WAR-TURN-04", message("refused-no-action", order=name))


@cache
def _prompt(order: Order, left: int) -> Message:
    return message("ask-action", order=order, left=left)


@dataclass(frozen=True, slots=True)
class PerformActions(Step[Garden, Move]):
    """WAR-TURN-05 to -07: one to N actions, each chosen afresh; after the first one may stop."""

    clause = "WAR-ORDER-03"

    def ask(self, s: Garden) -> Decision | None:
        if not s.actions_left:
            return None
        legal = tuple(actions(s, s.sides[s.active], ORDERS[s.in_play]))
        prompt = _prompt(s.in_play, s.actions_left)
        if s.acted:  # WAR-INFO-10: nobody sees whether anything but stopping was left
            return Decision(s.active, prompt, (*legal, STOP), default=STOP, silent=True)
        return Decision(s.active, prompt, legal) if legal else None

    def run(self, s: Garden, answer: Move | None) -> None:
        if answer is not None and not isinstance(answer, Stop):
            s.actions_left -= 1
            s.acted = True
            s.steps.append(self)
            carry_out(s, answer)

    def why_not(self, s: Garden, seat: Seat, path: Tokens) -> Refusal | None:
        return why_not(s, seat, path)

    def warning(self, s: Garden, seat: Seat, move: Move) -> Message | None:
        return message("warning-stop", left=s.actions_left) if isinstance(move, Stop) else None


@dataclass(frozen=True, slots=True)
class PutOrderAway(Step[Garden, None]):
    """WAR-TURN-08: the order goes face up on the own discard pile."""

    def run(self, s: Garden, answer: None) -> None:
        s.discards[s.active] += (s.in_play,)
        s.tell(OrderEnded(s.active, s.in_play))
        s.in_play = NO_ORDER
        s.actions_left = 0
        s.acted = False


@dataclass(frozen=True, slots=True)
class Discard(Step[Garden, DiscardOrder | DiscardNone | None]):
    """WAR-TURN-09: one order of the hand, or none."""

    clause = "WAR-TURN-09"
    prompt = message("ask-discard")

    def ask(self, s: Garden) -> Decision | None:
        hand = s.hands[s.active]
        if not hand:
            return None
        options = [DISCARD[(card,)] for card in distinct(hand)]
        return Decision(s.active, self.prompt, (*options, DISCARD_NONE), default=DISCARD_NONE)

    def run(self, s: Garden, answer: DiscardOrder | DiscardNone | None) -> None:
        if isinstance(answer, DiscardOrder):
            leave_hand(s, s.active, answer.order)
            s.discards[s.active] += (answer.order,)
            s.tell(OrderDiscarded(s.active, answer.order))


@dataclass(frozen=True, slots=True)
class DrawUp(Step[Garden, tuple[Order, ...] | None]):
    """WAR-TURN-10, -11, -14: the active player draws up to three, reshuffling the discards when needed."""

    chance = "chance-orders"

    def ask(self, s: Garden) -> Draw | None:
        missing = HAND - len(s.hands[s.active])
        pile = s.piles[s.active] or tuple(sorted(s.discards[s.active]))
        return Draw(pile, min(missing, len(pile))) if missing > 0 and pile else None

    def run(self, s: Garden, answer: tuple[Order, ...] | None) -> None:
        if answer is None:
            return
        seat = s.active
        if not s.piles[seat]:
            reshuffle(s, seat)
        take_into_hand(s, seat, answer)
        s.steps.append(self)


@dataclass(frozen=True, slots=True)
class EndTurn(Step[Garden, None]):
    """WAR-TURN-12, WAR-END-06, -07: count the turn, check for a draw, and change sides."""

    def run(self, s: Garden, answer: None) -> None:
        s.turn += 1
        s.quiet_turns = 0 if s.progress else s.quiet_turns + 1
        s.progress = False
        s.tell(TurnEnded(s.active, s.turn))
        limit, cap = s.options.no_progress_limit, s.options.turn_cap
        if limit and s.quiet_turns >= limit:
            draw_game(s, "no_progress", "WAR-END-06")
        elif cap and s.turn >= cap:
            draw_game(s, "turn_cap", "WAR-END-07")
        else:
            s.active = s.opponent
            s.then(Turn())


COURSE: tuple[AnyStep, ...] = (
    ChooseOrder(),
    PerformActions(),
    PutOrderAway(),
    Discard(),
    DrawUp(),
    EndTurn(),
)
