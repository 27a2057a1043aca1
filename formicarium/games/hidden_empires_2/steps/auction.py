"""Trait auctions (HE2-AUC)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from formicarium.core.chance import Draw
from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_2.beliefs import excludes
from formicarium.games.hidden_empires_2.data import CARDS, MOST, TYPE_OF, Card
from formicarium.games.hidden_empires_2.deck import (
    discard,
    has_trait_left,
    put_away,
    show,
    take_top,
    top_card,
    why_not_now,
)
from formicarium.games.hidden_empires_2.events import (
    AuctionOpened,
    AuctionReopened,
    BidderDefaulted,
    BidMade,
    CardTurnedUp,
    TraitUnsold,
    TraitWon,
    bid_passed,
)
from formicarium.games.hidden_empires_2.moves import NO, PASS_BID, YES, Bid, No, PassBid, Yes, bids
from formicarium.games.hidden_empires_2.state import Auction, Empires
from formicarium.games.hidden_empires_2.steps.traits import gain_trait
from formicarium.kit.seats import clockwise
from formicarium.texts.message import Message, Seat, message


def open_auction(s: Empires, card: Card, opener: Seat, mutant: Seat | None = None) -> None:
    """HE2-AUC-01: at once, opened by who drew the card or played the hand card."""
    show(s, card)
    s.auction = Auction(card, opener, opener, (0,) * s.seats, (False,) * s.seats, mutant)
    s.because(AuctionOpened(opener, card), AuctionBid())


@dataclass(frozen=True, slots=True)
class SeekTrait(Step[Empires, tuple[Card] | None]):
    """HE2-HAND-07: cards are turned up and discarded, without effect, until a trait appears."""

    chance = "chance-trait"

    opener: Seat
    mutation: bool = False

    def ask(self, s: Empires) -> Draw | None:
        return top_card(s) if has_trait_left(s) else None

    def run(self, s: Empires, answer: tuple[Card] | None) -> None:
        if answer is None:
            return
        (card,) = answer
        take_top(s, card)
        if CARDS[card].kind == "trait":
            open_auction(s, card, self.opener, self.opener if self.mutation else None)
        else:
            s.tell(CardTurnedUp(self.opener, card))
            discard(s, card)
            s.then(self)


@dataclass(frozen=True, slots=True)
class StartAuction(Step[Empires, Yes | No | None]):
    """HE2-CARD-hybridization-01, HE2-CARD-population_bottleneck-01: its player may start an auction."""

    clause = "HE2-HAND-07"
    prompt = message("ask-start-auction")

    def ask(self, s: Empires) -> Decision | None:
        return Decision(s.active, self.prompt, (YES, NO), default=NO) if has_trait_left(s) else None

    def run(self, s: Empires, answer: Yes | No | None) -> None:
        if isinstance(answer, Yes):
            s.then(SeekTrait(s.active))


def why_no_bid(s: Empires, a: Auction, seat: Seat) -> Refusal | None:
    """HE2-AUC-05, HE2-CARD-mutation-02, HE2-CARD-aphid_specialists-04: who may not bid at all."""
    return no_use_for(a.card, s.traits[seat], a.mutant == seat)


@lru_cache(maxsize=10_000)
def no_use_for(card: Card, traits: tuple[Card, ...], mutant: bool) -> Refusal | None:
    """Why a player with these traits cannot have this one beside them."""
    for trait in traits:
        if TYPE_OF[trait] == TYPE_OF[card] and not mutant:
            return Refusal("HE2-AUC-05", message("refused-same-type", card=card, other=trait))
    for trait in traits:
        if excludes(card, trait):
            return Refusal("HE2-AUC-05", message("refused-excluded", card=card, other=trait))
    return None


def price(s: Empires, seat: Seat, bid: int) -> int:
    """HE2-AUC-07, HE2-CARD-mutation-03: single for the first trait, double for the second, and so on."""
    return bid * (len(s.traits[seat]) + 1)


@dataclass(frozen=True, slots=True)
class AuctionBid(Step[Empires, Bid | PassBid | None]):
    """HE2-AUC-02 to -06: clockwise, higher than the highest bid and not above one's DNA, or out."""

    clause = "HE2-AUC-02"

    def ask(self, s: Empires) -> Decision | None:
        a = _auction(s)
        if is_closed(a):
            return None
        seat, dna, high = a.bidder, s.dna[a.bidder], max(a.bids)
        most = min(dna, MOST)
        if most > high and why_no_bid(s, a, seat):
            most = high
        return bidding(seat, a.card, high, most, dna, price(s, seat, 1))

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        """HE2-RULING-105, HE2-AUC-08: whoever wins and cannot pay gets nothing."""
        if not (isinstance(move, Bid) and move.beyond):
            return None
        return message("warning-beyond-means", price=price(s, seat, move.amount), dna=s.dna[seat])

    def run(self, s: Empires, answer: Bid | PassBid | None) -> None:
        a = _auction(s)
        seat, offers, passed = a.bidder, a.bids, a.passed
        match answer:
            case PassBid():
                passed = (*passed[:seat], True, *passed[seat + 1 :])
                s.tell(bid_passed(seat))
            case Bid(amount):
                offers = (*offers[:seat], amount, *offers[seat + 1 :])
                s.tell(BidMade(seat, amount))
            case None:
                settle_auction(s, a)
                return
        s.auction = Auction(a.card, a.opener, next_bidder(seat, passed), offers, passed, a.mutant, a.out)
        s.then(self)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        a = _auction(s)
        if kind != "bid" or not name.isdecimal():
            return why_not_now(s, seat, path, "HE2-AUC-11")
        if refusal := why_no_bid(s, a, seat):
            return refusal
        if int(name) > s.dna[seat]:
            return Refusal("HE2-AUC-04", message("refused-bid-too-high", bid=int(name), dna=s.dna[seat]))
        return Refusal("HE2-AUC-02", message("refused-bid-too-low", bid=int(name), high=max(a.bids)))


@lru_cache(maxsize=10_000)
def bidding(seat: Seat, card: Card, high: int, most: int, dna: int, times: int) -> Decision:
    """HE2-AUC-02, -04: more than the highest bid, at most so much, or out."""
    prompt = message("ask-bid", card=card, bid=high, dna=dna, times=times)
    offered = bids(high + 1, most, times, dna // times)
    least = offered[0] if offered else None
    return Decision(seat, prompt, (PASS_BID, *offered), default=PASS_BID, proposed=least)


@cache
def next_bidder(seat: Seat, passed: tuple[bool, ...]) -> Seat:
    """HE2-AUC-02: the next clockwise who has not passed; himself, if there is nobody else."""
    return next((other for other in clockwise(seat, len(passed))[1:] if not passed[other]), seat)


def _auction(s: Empires) -> Auction:
    assert s.auction is not None
    return s.auction


def is_closed(a: Auction) -> bool:
    """HE2-AUC-03, -06: only the highest bidder is left, or nobody."""
    left = a.passed.count(False)
    return not left or (left == 1 and any(a.bids) and not a.passed[a.bids.index(max(a.bids))])


def settle_auction(s: Empires, a: Auction) -> None:
    """HE2-AUC-07 to -09: the highest bidder who can pay takes the card; if none can, it is bid for again."""
    bidders = sorted((seat for seat in range(s.seats) if a.bids[seat]), key=lambda seat: -a.bids[seat])
    for seat in bidders:
        due = price(s, seat, a.bids[seat])
        if due <= s.dna[seat]:
            s.auction = None
            put_away(s, a.card)
            s.dna[seat] -= due
            s.tell(TraitWon(seat, a.card, due))
            gain_trait(s, seat, a.card)
            return
        s.tell(BidderDefaulted(seat, due, s.dna[seat]))
    out = (*a.out, *bidders)
    willing = [seat for seat in s.others(a.opener) if seat not in out]
    if not (bidders and (willing or a.opener not in out)):
        s.auction = None
        put_away(s, a.card)
        s.tell(TraitUnsold(a.card))
        discard(s, a.card)
        return
    again = willing[0] if willing else a.opener
    passed = tuple(seat in out for seat in range(s.seats))
    s.auction = Auction(a.card, a.opener, again, (0,) * s.seats, passed, a.mutant, out)
    s.tell(AuctionReopened(again, a.card))
    s.then(AuctionBid())
