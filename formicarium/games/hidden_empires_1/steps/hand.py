"""Cards between deck, hand and discard pile (HE1-DRAW)."""

from __future__ import annotations

from formicarium.games.hidden_empires_1.data import TYPE, Card
from formicarium.games.hidden_empires_1.events.cards import DeckReshuffled
from formicarium.games.hidden_empires_1.questions.colony import without
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.texts.message import Seat


def leave_hand(s: Empires, seat: Seat, card: Card) -> None:
    """A card goes from the hand to where everybody sees it."""
    s.hands[seat] = without(s.hands[seat], card)
    if TYPE[card] and s.sure_traits[seat]:
        s.sure_traits[seat] -= 1
    if card not in s.recycled and s.held[seat]:
        s.held[seat] -= 1


def discard_from_hand(s: Empires, seat: Seat, card: Card) -> None:
    """HE1-DRAW-10: face up, for everybody to look through."""
    leave_hand(s, seat, card)
    s.discard = (*s.discard, card)


def take_into_hand(s: Empires, seat: Seat, cards: tuple[Card, ...]) -> None:
    """HE1-DRAW-04: unseen by the others."""
    for card in cards:
        s.deck = without(s.deck, card)
    s.hands[seat] = tuple(sorted((*s.hands[seat], *cards)))


def reshuffle(s: Empires) -> None:
    """HE1-DRAW-02: the discard pile becomes part of the deck. No hand can hold any of it."""
    s.recycled = s.discard
    s.deck = tuple(sorted((*s.deck, *s.discard)))
    s.discard = ()
    s.held = [len(hand) for hand in s.hands]
    s.tell(DeckReshuffled(len(s.deck)))
