"""Moving orders between hand, piles and Archives."""

from __future__ import annotations

from functools import lru_cache

from formicarium.games.ant_war.data import Order
from formicarium.games.ant_war.events import DiscardsReshuffled, OrdersDrawn
from formicarium.games.ant_war.state import Garden
from formicarium.texts.message import Seat


def without(cards: tuple[Order, ...], gone: tuple[Order, ...]) -> tuple[Order, ...]:
    """These cards less one copy of each that is gone; the order of the rest stays."""
    for card in gone:
        if card in cards:  # WAR-RULING-57: of equal cards the one laid down last goes first
            last = len(cards) - cards[::-1].index(card)
            cards = cards[: last - 1] + cards[last:]
    return cards


@lru_cache(1 << 12)
def distinct(cards: tuple[Order, ...]) -> tuple[Order, ...]:
    """Each kind of card once (WAR-CARD-01), in alphabetical order."""
    return tuple(sorted(set(cards)))


def leave_hand(s: Garden, seat: Seat, order: Order) -> None:
    """An order goes from the hand to where everybody sees it."""
    s.hands[seat] = without(s.hands[seat], (order,))
    s.held[seat] = without(s.held[seat], (order,))


def reshuffle(s: Garden, seat: Seat) -> None:
    """WAR-TURN-11: the discards become the draw pile. It was empty: the hand is no secret at this moment."""
    s.held[seat] = s.hands[seat]
    s.piles[seat] = tuple(sorted(s.discards[seat]))
    s.discards[seat] = ()
    s.tell(DiscardsReshuffled(seat, len(s.piles[seat])))


def take_into_hand(s: Garden, seat: Seat, drawn: tuple[Order, ...]) -> None:
    """Drawn orders leave the pile for the hand, unseen by the opponent."""
    s.piles[seat] = without(s.piles[seat], drawn)
    s.hands[seat] = tuple(sorted((*s.hands[seat], *drawn)))
    s.tell(OrdersDrawn(seat, len(drawn), drawn))
