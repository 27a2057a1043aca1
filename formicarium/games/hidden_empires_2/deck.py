"""The deck, the discards and the hands (HE2-DRAW)."""

from __future__ import annotations

from formicarium.core.chance import Draw
from formicarium.core.decision import Path, Refusal, first_token
from formicarium.games.hidden_empires_2.data import CARDS, HAND_CARDS, Card
from formicarium.games.hidden_empires_2.events import CardDiscarded, DeckReshuffled
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.texts.message import Seat, message


def top_card(s: Empires) -> Draw | None:
    """HE2-DRAW-01: from the deck, or from the discards shuffled anew; None where there is no card at all."""
    cards = s.deck or tuple(sorted(shuffled_in(s)))
    return Draw(cards) if cards else None


def shuffled_in(s: Empires) -> tuple[Card, ...]:
    """The discards that make a new deck. HE2-VAR-05: events only, whatever a Restart has discarded."""
    if not s.options.fewer_events:
        return s.discards
    return tuple(card for card in s.discards if CARDS[card].kind == "event")


def take_top(s: Empires, card: Card) -> None:
    """HE2-DRAW-01: the card drawn leaves the deck."""
    if not s.deck:
        reshuffle(s)
    deck = list(s.deck)
    deck.remove(card)
    s.deck = tuple(deck)


def reshuffle(s: Empires) -> None:
    """The discards go into the deck. Where a card held was drawn before, it is none of them."""
    s.reshuffles += 1
    cards = shuffled_in(s)
    s.reshuffled = s.reshuffled | {card: s.reshuffles for card in cards if CARDS[card].kind == "hand"}
    s.deck = tuple(sorted((*s.deck, *cards)))
    s.discards = tuple(card for card in s.discards if card not in cards)
    s.tell(DeckReshuffled(len(s.deck)))


def into_hand(s: Empires, seat: Seat, card: Card) -> None:
    s.hands[seat] = tuple(sorted((*s.hands[seat], card)))
    s.drawn[seat] += (s.reshuffles,)


def out_of_hand(s: Empires, seat: Seat, card: Card) -> None:
    """Nobody else knows when it was drawn: as early as it can have been."""
    hand, drawn = list(s.hands[seat]), list(s.drawn[seat])
    hand.remove(card)
    drawn.remove(next(reshuffles for reshuffles in drawn if reshuffles >= s.reshuffled.get(card, 0)))
    s.hands[seat], s.drawn[seat] = tuple(hand), tuple(drawn)


def show(s: Empires, card: Card) -> None:
    """A card lies open while it is carried out or auctioned."""
    s.in_play += (card,)


def put_away(s: Empires, card: Card) -> None:
    in_play = list(s.in_play)
    in_play.remove(card)
    s.in_play = tuple(in_play)


def discard(s: Empires, card: Card) -> None:
    """HE2-DRAW-05: face up."""
    s.discards += (card,)
    s.tell(CardDiscarded(card))


def has_trait_left(s: Empires) -> bool:
    """HE2-HAND-07: deck and discards together hold a trait. That is public: every other trait lies open."""
    return any(CARDS[card].kind == "trait" for card in (*s.deck, *s.discards))


def why_not_now(s: Empires, seat: Seat, path: Path, clause: str = "HE2-HAND-01") -> Refusal | None:
    """No hand card is played while scouting, a battle, an auction or another card is under way."""
    kind, name = first_token(path)
    if kind != "card" or name not in HAND_CARDS:
        return None
    if name not in s.hands[seat]:
        return Refusal("HE2-HAND-01", message("refused-not-in-hand", card=name))
    return Refusal(clause, message("refused-not-now", card=name))
