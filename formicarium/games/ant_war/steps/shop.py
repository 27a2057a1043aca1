"""The Shop (WAR-SHOP)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Draw
from formicarium.core.decision import Decision
from formicarium.core.state import Step
from formicarium.games.ant_war.data import SHOP_DRAW, Order
from formicarium.games.ant_war.events import OrderArchived, OrderKept, OrdersOffered, ShopOpened
from formicarium.games.ant_war.moves import Keep, Remove, RemoveNone
from formicarium.games.ant_war.state import Garden
from formicarium.games.ant_war.steps.cards import distinct, leave_hand, without
from formicarium.kit.interned import Interned
from formicarium.texts.message import Seat, message

KEEP, REMOVE = Interned(Keep), Interned(Remove)
REMOVE_NONE = RemoveNone()


@dataclass(frozen=True, slots=True)
class OpenShop(Step[Garden, None]):
    """WAR-SHOP-01, -02: both players visit, the active one first."""

    def run(self, s: Garden, answer: None) -> None:
        if s.shop:
            s.because(ShopOpened(len(s.shop)), VisitShop(s.active), VisitShop(s.opponent))


@dataclass(frozen=True, slots=True)
class VisitShop(Step[Garden, tuple[Order, ...] | None]):
    """WAR-SHOP-03, -06: three orders at random, for the visitor's eyes; an empty Shop skips the visit."""

    chance = "chance-shop"

    seat: Seat

    def ask(self, s: Garden) -> Draw | None:
        return Draw(s.shop, min(SHOP_DRAW, len(s.shop))) if s.shop else None

    def run(self, s: Garden, answer: tuple[Order, ...] | None) -> None:
        if answer is not None:
            s.shop = without(s.shop, answer)
            s.offers[self.seat] = tuple(sorted(answer))
            s.tell(OrdersOffered(self.seat, len(answer), s.offers[self.seat]))
            s.then(KeepOne(self.seat), RemoveOne(self.seat))


@dataclass(frozen=True, slots=True)
class KeepOne(Step[Garden, Keep]):
    """WAR-SHOP-04, -05: one goes face up on the own discard pile, the others go back."""

    clause = "WAR-SHOP-04"
    prompt = message("ask-keep")

    seat: Seat

    def ask(self, s: Garden) -> Decision:
        return Decision(
            self.seat, self.prompt, tuple(KEEP[(card,)] for card in distinct(s.offers[self.seat]))
        )

    def run(self, s: Garden, answer: Keep) -> None:
        s.shop = tuple(sorted((*s.shop, *without(s.offers[self.seat], (answer.order,)))))
        s.offers[self.seat] = ()
        s.discards[self.seat] += (answer.order,)
        s.tell(OrderKept(self.seat, answer.order))


@dataclass(frozen=True, slots=True)
class RemoveOne(Step[Garden, Remove | RemoveNone]):
    """WAR-SHOP-07, -08: one order of hand or discard pile may go to the Archives, for good."""

    clause = "WAR-SHOP-07"
    prompt = message("ask-remove")

    seat: Seat

    def ask(self, s: Garden) -> Decision:
        hand = (REMOVE["hand", card] for card in distinct(s.hands[self.seat]))
        discard = (REMOVE["discard", card] for card in distinct(s.discards[self.seat]))
        return Decision(self.seat, self.prompt, (*hand, *discard, REMOVE_NONE), default=REMOVE_NONE)

    def run(self, s: Garden, answer: Remove | RemoveNone) -> None:
        if isinstance(answer, Remove):
            if answer.zone == "hand":
                leave_hand(s, self.seat, answer.order)
            else:
                s.discards[self.seat] = without(s.discards[self.seat], (answer.order,))
            s.archives[self.seat] += (answer.order,)
            s.tell(OrderArchived(self.seat, answer.order, answer.zone))
