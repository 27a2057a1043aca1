"""Cards to be read: in hand, face up before their owners, the last one played, the discard pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from formicarium.games.hidden_empires_1.data import CARDS, WINDOWS, Card
from formicarium.games.hidden_empires_1.questions.cards import playable
from formicarium.games.hidden_empires_1.scene.moment import ASSIGN, DRAW, EVENT, near_first, nest_step
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.view import EmpireView
from formicarium.scene.model import Card as DrawnCard
from formicarium.scene.model import Touch, Tray
from formicarium.texts.message import Seat, SeatName, message

HAND, LAST, DISCARD = "hand", "last", "discard"


def hand_of(seat: Seat) -> str:
    return f"hand-of:{seat}"


def trays(view: EmpireView) -> Iterator[Tray]:
    """HE1-DRAW-10: the last card lies open beside the pile of all others."""
    if view.discard:
        yield EVENT_TRAY if view.stage == EVENT else LAST_TRAY
    if view.seat is not None and not view.over:
        yield own_hand(view.seat)
    if view.over:
        yield from (shown_hand(seat) for seat in near_first(view) if view.hands[seat])
    if len(view.discard) > 1:
        yield PILE


LAST_TRAY, EVENT_TRAY = Tray(LAST, message("scene-last-card")), Tray(LAST, message("scene-event"))
PILE = Tray(DISCARD, message("scene-discard"), spot="pile")


@lru_cache(maxsize=16)
def own_hand(seat: Seat) -> Tray:
    return Tray(HAND, message("scene-hand-of", seat=SeatName(seat)), spot="hand")


@lru_cache(maxsize=16)
def shown_hand(seat: Seat) -> Tray:
    return Tray(hand_of(seat), message("scene-hand-of", seat=SeatName(seat)), seat=seat)


def cards(view: EmpireView, s: Empires) -> Iterator[DrawnCard]:
    """Copies of Events are numbered from the bottom of the pile: so one keeps its number there."""
    yield from discarded(view.discard)
    for sheet in view.sheets:
        yield from (trait(card, sheet.seat, sheet.seat == view.seat) for card in sheet.traits)
    if view.over:
        for seat, hand in enumerate(view.hands):
            yield from (readable(card, hand_of(seat), 1, False) for card in hand)
    else:
        now = to_play(view, s)
        yield from (readable(card, HAND, 1, card in now) for card in view.hand)


@lru_cache(maxsize=512)
def discarded(pile: tuple[Card, ...]) -> tuple[DrawnCard, ...]:
    copies: Counter[Card] = Counter()
    found = []
    for number, card in enumerate(pile, 1):
        copies[card] += 1
        found.append(readable(card, LAST if number == len(pile) else DISCARD, copies[card], False))
    return tuple(found)


def to_play(view: EmpireView, s: Empires) -> list[Card]:
    """HE1-WIN-02, -13: what the viewer may play at the start, in his turn and in the Nest Phase."""
    if view.seat is None:
        return []
    if view.stage in (DRAW, ASSIGN) and view.seat == view.active:
        return playable(s, view.seat, view.stage.upper())
    window = "SETUP" if view.stage == "setup" else f"NEST{nest_step(view)}"
    return playable(s, view.seat, window) if window in WINDOWS else []


@lru_cache(maxsize=1024)
def readable(card: Card, on: str, copy: int, lit: bool) -> DrawnCard:
    """With its whole effect."""
    face = CARDS[card]
    return DrawnCard(
        id=f"event:{card}:{copy}" if face.kind == "event" else f"card:{card}",
        name=message(f"name-{card}"),
        sprite=f"card_{card}",
        on=on,
        text=message(f"card-{card}"),
        kind=kind_sprite(card),
        lit=lit,
        hint=message("scene-kind", kind=face.kind, type=face.type),
        clause=face.clause,
    )


@lru_cache(maxsize=256)
def trait(card: Card, seat: Seat, own: bool) -> DrawnCard:
    """In force: a picture before its owner; its effect is read when asked."""
    touch: Touch = (f"trait:{card}",) if own else ()
    return DrawnCard(
        id=f"card:{card}",
        name=message(f"name-{card}"),
        sprite=f"card_{card}",
        on=f"seat:{seat}",
        kind=kind_sprite(card),
        hint=message(f"card-{card}"),
        clause=CARDS[card].clause,
        touch=touch,
    )


def kind_sprite(card: Card) -> str:
    face = CARDS[card]
    return f"kind_trait_{face.type}" if face.type else f"kind_{face.kind}"
