"""Tables that fit what a seat has seen: face-down tokens, hands and the draft are drawn anew.

Nobody sees more of the tokens than anybody else. What is known of a hidden thing is when it can have come
where it is: a token that went to the pile in the open lies there still, or where a later deal has laid it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, TypeVar

from formicarium.games.hidden_empires_2.data import (
    BIVOUAC,
    CARDS,
    HAND_CARDS,
    NO_CARD,
    TRAITS,
    TYPE_OF,
    Card,
)
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.games.hidden_empires_2.state import Empires

K = TypeVar("K")
V = TypeVar("V", bound=str)

DRAFT_ROUNDS = 3
PACKET = 4  # traits dealt to each


def fill(slots: list[tuple[int, K]], items: list[tuple[int, V]], rng: Random) -> tuple[dict[K, V], list[V]]:
    """Put into every slot, at random, an item whose number is not above the slot's. Returns the rest, too.

    What fits a slot fits every slot with a higher number, so that going upwards never runs dry, and
    every way to fill them is equally likely.
    """
    waiting = sorted(items, reverse=True)
    pool: list[V] = []
    filled: dict[K, V] = {}
    for number, slot in sorted(slots, key=lambda each: each[0]):
        while waiting and waiting[-1][0] <= number:
            pool.append(waiting.pop()[1])
        filled[slot] = pool.pop(int(rng.random() * len(pool)))
    return filled, sorted([*pool, *(item for _, item in waiting)])


def redraw_tokens(s: Empires, rng: Random) -> None:
    """HE2-TERM-11: which tokens lie face down, and which are in the pile."""
    unseen = Counter([*s.face_down.values(), *s.pile])
    unseen.subtract(token for token, _ in s.returned)
    items = [(-1, token) for token in unseen.elements()] + [(deals, token) for token, deals in s.returned]
    slots = [(s.laid.get(area, 0) - 1, area) for area in sorted(s.face_down)]
    s.face_down, rest = fill(slots, items, rng)
    s.pile = tuple(rest)


def redraw_hands(s: Empires, seat: Seat, rng: Random) -> None:
    """HE2-DRAW-03: which of the hand cards that nobody has seen the others hold; the rest is in the deck."""
    hidden = [*s.deck, *(card for other, hand in enumerate(s.hands) if other != seat for card in hand)]
    items = [(s.reshuffled.get(card, 0), card) for card in hidden if card in _HAND_CARDS]
    slots = [
        (reshuffles, (other, number))
        for other in range(s.seats)
        if other != seat
        for number, reshuffles in enumerate(s.drawn[other])
    ]
    held, rest = fill(slots, items, rng)
    for other in range(s.seats):
        if other != seat:
            s.hands[other] = tuple(sorted(held[other, number] for number in range(len(s.drawn[other]))))
    s.deck = tuple(sorted([*rest, *(card for card in s.deck if card not in _HAND_CARDS)]))


_HAND_CARDS = frozenset(HAND_CARDS)

# The draft (HE2-VAR-06, -07)


def draft_round(s: Empires) -> int:
    """How many rounds have been completed by all."""
    return min(map(len, s.kept))


def held(s: Empires, seat: Seat, turn: int) -> tuple[Card, ...]:
    """The packet that this seat receives in a round (from 0): what the holders before have left of it."""
    origin = (seat - turn) % s.seats
    gone = [s.kept[(origin + before) % s.seats][before] for before in range(turn)]
    return tuple(card for card in s.dealt[origin] if card not in gone)


def may_keep(kept: Sequence[Card], trait: Card) -> bool:
    """HE2-VAR-07: not of a type he has kept, nor one that excludes it."""
    return all(fit_together(trait, other) for other in kept if other)


def fit_together(trait: Card, other: Card) -> bool:
    """HE2-TRAIT-01, HE2-AUC-05: of different types, and neither excludes the other."""
    return TYPE_OF[trait] != TYPE_OF[other] and not excludes(trait, other)


def excludes(trait: Card, other: Card) -> bool:
    return other in CARDS[trait].excludes or trait in CARDS[other].excludes


def keeps(packet: Sequence[Card], kept: Sequence[Card]) -> tuple[Card, ...]:
    """HE2-VAR-07: what may be kept of a packet; "" for none, where that is allowed."""
    legal = tuple(card for card in packet if may_keep(kept, card))
    return legal if legal and legal != (BIVOUAC,) else (*legal, NO_CARD)


def redraw_draft(s: Empires, seat: Seat, rng: Random) -> None:
    """Packets and picks that fit the packets this seat has held, and the sizes of all."""
    rounds = draft_round(s)
    seen = [held(s, seat, turn) for turn in range(min(rounds + 1, DRAFT_ROUNDS))]
    known = {card for packet in seen for card in packet}
    while True:
        hidden = [card for card in TRAITS if card not in known]
        rng.shuffle(hidden)
        stories = [_packet(s, seat, origin, seen, hidden, rng) for origin in range(s.seats)]
        kept = [
            tuple(stories[(holder - turn) % s.seats][1][turn] for turn in range(rounds))
            for holder in range(s.seats)
        ]
        world = [tuple(sorted(contents)) for contents, _ in stories], kept
        if _possible(*world):
            s.dealt, s.kept = world
            s.removed = tuple(sorted(hidden))
            return


def _packet(
    s: Empires, seat: Seat, origin: Seat, seen: list[tuple[Card, ...]], hidden: list[Card], rng: Random
) -> tuple[list[Card], list[Card]]:
    """What a packet may have held at first, and what was kept of it in each round; uses up hidden cards."""
    sightings = {turn: seen[turn] for turn in range(len(seen)) if (origin + turn) % s.seats == seat}
    contents = [] if sightings else [hidden.pop() for _ in range(PACKET)]
    packet = set(contents)
    keeps: list[Card] = []
    for turn in range(draft_round(s)):
        holder = (origin + turn) % s.seats
        if turn in sightings:
            packet = set(sightings[turn])
        later = next((sightings[after] for after in sightings if after > turn), ())
        keep = s.kept[holder][turn]
        if keep and holder != seat:  # that he kept one shows in the size of the packet
            if not packet:  # this seat has not held it yet
                keep = hidden.pop()
                contents.append(keep)
            else:
                keep = rng.choice(sorted(packet - set(later)))
        packet.discard(keep)
        keeps.append(keep)
    if sightings:
        contents += sightings[min(sightings)]
    return contents, keeps


def _possible(dealt: list[tuple[Card, ...]], kept: list[tuple[Card, ...]]) -> bool:
    """HE2-VAR-07: everybody could keep what he has kept, where he held it."""
    seats = len(dealt)
    for holder, cards in enumerate(kept):
        for turn, card in enumerate(cards):
            origin = (holder - turn) % seats
            gone = [kept[(origin + before) % seats][before] for before in range(turn)]
            packet = [each for each in dealt[origin] if each not in gone]
            if card not in keeps(packet, cards[:turn]):
                return False
    return True
