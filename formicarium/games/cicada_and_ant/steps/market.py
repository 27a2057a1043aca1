"""Step 4 of Winter: the purchase, and the Butterfly (CIG-BUY, CIG-PAY, CIG-FAIR)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from formicarium.core.chance import Draw
from formicarium.core.decision import Decision, Move, Refusal, first_token
from formicarium.core.decision import Path as Tokens
from formicarium.core.state import Step
from formicarium.games.cicada_and_ant.data import (
    BUTTERFLY,
    EMPTY,
    INDEX_OF,
    KIND_OF,
    KINDS,
    MIDDLE,
    NO_PROVISION,
    PRICE,
    Card,
    Counts,
    Kind,
    Provision,
)
from formicarium.games.cicada_and_ant.events import (
    CardsPaid,
    DisplaySwapped,
    FairPriceDrawn,
    NothingBought,
    ProvisionBought,
    ProvisionsSwapped,
)
from formicarium.games.cicada_and_ant.moves import Buy, Done, Pay, SwapWithDisplay, SwapWithPlayer
from formicarium.games.cicada_and_ant.payment import can_pay, payments, take_oldest, with_card
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.games.cicada_and_ant.steps.powers import DrawHidden
from formicarium.games.cicada_and_ant.steps.table import draw_one, from_the_top
from formicarium.games.cicada_and_ant.steps.victory import CheckVictory
from formicarium.kit.seats import clockwise
from formicarium.texts.message import Message, Seat, message

DONE = Done()


@dataclass(frozen=True, slots=True)
class Market(Step[Cicada, Move]):
    """CIG-BUY-01: the collector may buy one provision; with the Butterfly it may swap, before or after."""

    clause = "CIG-BUY-01"
    prompt = message("ask-market")

    bought: bool = False

    def ask(self, s: Cicada) -> Decision:
        seat = s.collector
        options = (*self.purchases(s, seat), *swaps(s, seat), DONE)
        # CIG-HID-04: with a hidden card, being asked would tell what it makes possible
        return Decision(seat, self.prompt, options, default=DONE, silent=s.hidden_card(seat) != EMPTY)

    def purchases(self, s: Cicada, seat: Seat) -> tuple[Buy, ...]:
        if self.bought:
            return ()
        purse, rate = whole_purse(s, seat), s.rate(seat)
        return tuple(
            purchase(s, seat, slot, card)
            for slot, card in enumerate(s.display, 1)
            if card and can_pay(price(card), rate, purse)
        )

    def run(self, s: Cicada, answer: Move) -> None:
        match answer:
            case Buy(slot):
                s.then(PayPrice(slot), Market(bought=True))
            case SwapWithDisplay(give, slot):
                s.then(self)
                swap_with_display(s, give, slot)
            case SwapWithPlayer(give, seat, take):
                s.then(self)
                swap_with_player(s, give, seat, take)
            case _:
                if not self.bought:
                    s.tell(NothingBought(s.collector))

    def warning(self, s: Cicada, seat: Seat, move: Move) -> Message | None:
        """Only whoever collects may buy; a swap not made keeps the Butterfly, and is no loss."""
        kinds = tuple(buy.kind for buy in self.purchases(s, seat)) if isinstance(move, Done) else ()
        return message("warning-leave-market", kinds=kinds) if kinds else None

    def why_not(self, s: Cicada, seat: Seat, path: Tokens) -> Refusal | None:
        kind, name = first_token(path)
        if kind == "slot" and name in ("1", "2", "3"):
            return self._why_not_buy(s, seat, int(name))
        if kind == "give" and name in KINDS:
            return why_not_swap(s, seat, Kind(name), path[1:])
        return None

    def _why_not_buy(self, s: Cicada, seat: Seat, slot: int) -> Refusal:
        card = s.display[slot - 1] if s.display else NO_PROVISION
        if self.bought:
            return Refusal("CIG-BUY-01", message("refused-bought-already"))
        if not card:
            return Refusal("CIG-BUY-03", message("refused-slot-empty", slot=slot))
        return Refusal("CIG-PAY-04", message("refused-cannot-pay", kind=KIND_OF[card], rate=s.rate(seat)))


def purchase(s: Cicada, seat: Seat, slot: int, card: Provision) -> Buy:
    """Where it can be paid in one way only, the purchase says what it costs."""
    ways = list(islice(legal_payments(s, seat, card), 2))
    if len(ways) == 1:
        return Buy(slot, KIND_OF[card], ways[0].cards, ways[0].hidden)
    return Buy(slot, KIND_OF[card])


def price(card: Provision) -> Counts:
    return PRICE[KIND_OF[card]]


def whole_purse(s: Cicada, seat: Seat) -> Counts:
    """CIG-BUY-02: face-up cards and, with the Caterpillar, the hidden one."""
    hidden = s.hidden_card(seat)
    return with_card(s.purse(seat), hidden) if hidden else s.purse(seat)


@dataclass(frozen=True, slots=True)
class PayPrice(Step[Cicada, Pay]):
    """CIG-PAY-01 to -05, CIG-DEC-01: an exact payment; then the provision, and what it brings about."""

    clause = "CIG-PAY-04"

    slot: int

    def ask(self, s: Cicada) -> Decision:
        seat = s.collector
        card = s.display[self.slot - 1]
        prompt = message("ask-pay", kind=KIND_OF[card])
        return Decision(
            seat, prompt, tuple(legal_payments(s, seat, card)), silent=s.hidden_card(seat) != EMPTY
        )

    def run(self, s: Cicada, answer: Pay) -> None:
        seat = s.collector
        card = s.display[self.slot - 1]
        paid = settle_payment(s, seat, answer)
        s.display[self.slot - 1] = NO_PROVISION
        s.provisions[seat] += (card,)
        s.tell(CardsPaid(seat, paid))
        new_hidden = (DrawHidden(seat),) if answer.hidden else ()
        s.because(
            ProvisionBought(seat, self.slot, card), CheckVictory(seat), *new_hidden, DrawFairPrice(seat)
        )

    def why_not(self, s: Cicada, seat: Seat, path: Tokens) -> Refusal | None:
        kind = KIND_OF[s.display[self.slot - 1]]
        return Refusal("CIG-PAY-04", message("refused-payment", kind=kind, rate=s.rate(seat)))


def legal_payments(s: Cicada, seat: Seat, card: Provision) -> Iterator[Pay]:
    """CIG-PAY-04, CIG-DEC-01: from the face-up cards; then those in which the hidden card takes part."""
    purse, rate, hidden = s.purse(seat), s.rate(seat), s.hidden_card(seat)
    for cards in payments(price(card), rate, purse):
        yield Pay(cards)
    if hidden:
        for cards in payments(price(card), rate, with_card(purse, hidden)):
            if cards[INDEX_OF[hidden]]:
                yield Pay(cards, hidden=True)


def settle_payment(s: Cicada, seat: Seat, pay: Pay) -> tuple[Card, ...]:
    """CIG-BUY-04, CIG-CARD-power_caterpillar-03: what is paid, the hidden card too, is discarded face up."""
    counts = pay.cards
    shown: tuple[Card, ...] = ()
    if pay.hidden:
        shown = (s.hidden,)
        fewer = list(counts)
        fewer[INDEX_OF[s.hidden]] -= 1
        counts = (fewer[0], fewer[1], fewer[2], fewer[3])
        s.hidden = EMPTY
    paid, s.reserves[seat] = take_oldest(s.reserves[seat], counts)
    s.discard += (*paid, *shown)
    return (*paid, *shown)


@dataclass(frozen=True, slots=True)
class DrawFairPrice(Step[Cicada, tuple[Card, ...] | None]):
    """CIG-FAIR-01 to -03: a buyer without a face-up card draws one."""

    seat: Seat

    def ask(self, s: Cicada) -> Draw | None:
        return None if s.reserves[self.seat] else from_the_top(s)

    def run(self, s: Cicada, answer: tuple[Card, ...] | None) -> None:
        if answer is not None:
            card = draw_one(s, answer)
            s.reserves[self.seat] = (card,)
            s.tell(FairPriceDrawn(self.seat, card))


# The Butterfly


def swaps(s: Cicada, seat: Seat) -> Iterator[Move]:
    """CIG-CARD-power_butterfly-01, -02, CIG-DEC-02: own kind against another, display or player."""
    if s.holder(BUTTERFLY) != seat:
        return
    for give in kinds_of(s.provisions[seat]):
        for slot, card in enumerate(s.display, 1):
            if card and KIND_OF[card] != give:
                yield SwapWithDisplay(give, slot, KIND_OF[card])
        for other in clockwise(seat, s.seats)[1:]:
            for take in kinds_of(s.provisions[other]):
                if take != give:
                    yield SwapWithPlayer(give, other, take)


def kinds_of(provisions: tuple[Provision, ...]) -> tuple[Kind, ...]:
    """The kinds a player owns, in the order of the box."""
    owned = {KIND_OF[card] for card in provisions}
    return tuple(kind for kind in KINDS if kind in owned)


def swap_with_display(s: Cicada, give: Kind, slot: int) -> None:
    """CIG-CARD-power_butterfly-03: the given card takes the slot of the card received."""
    seat = s.collector
    given, taken = a_card_of(s, seat, give), s.display[slot - 1]
    s.provisions[seat] = exchanged(s.provisions[seat], given, taken)
    s.display[slot - 1] = given
    s.powers[BUTTERFLY] = MIDDLE
    s.because(DisplaySwapped(seat, slot, given, taken), CheckVictory(seat))


def swap_with_player(s: Cicada, give: Kind, other: Seat, take: Kind) -> None:
    """CIG-CARD-power_butterfly-01, -05, -06: the other player cannot refuse; the power goes back."""
    seat = s.collector
    given, taken = a_card_of(s, seat, give), a_card_of(s, other, take)
    s.provisions[seat] = exchanged(s.provisions[seat], given, taken)
    s.provisions[other] = exchanged(s.provisions[other], taken, given)
    s.powers[BUTTERFLY] = MIDDLE
    s.because(ProvisionsSwapped(seat, other, given, taken), CheckVictory(seat))


def a_card_of(s: Cicada, seat: Seat, kind: Kind) -> Provision:
    return next(card for card in s.provisions[seat] if KIND_OF[card] == kind)


def exchanged(cards: tuple[Provision, ...], gone: Provision, come: Provision) -> tuple[Provision, ...]:
    return (*(card for card in cards if card != gone), come)


def why_not_swap(s: Cicada, seat: Seat, give: Kind, against: Tokens) -> Refusal:
    if s.holder(BUTTERFLY) != seat:
        return Refusal("CIG-CARD-power_butterfly-01", message("refused-no-butterfly"))
    if give not in kinds_of(s.provisions[seat]):
        return Refusal("CIG-CARD-power_butterfly-01", message("refused-not-owned", kind=give))
    same = not against or give in (kind_in(s, against[0]), first_token(against[1:])[1])
    clause = "CIG-CARD-power_butterfly-02" if same else "CIG-CARD-power_butterfly-01"
    return Refusal(clause, message("refused-no-such-swap", kind=give))


def kind_in(s: Cicada, token: str) -> str:
    """The kind that lies in the slot of a token, if it names one."""
    cards = {f"slot:{slot}": card for slot, card in enumerate(s.display, 1) if card}
    return KIND_OF[cards[token]] if token in cards else ""
