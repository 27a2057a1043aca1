"""Cards to be read: in hand, drawn, before their owners, in a packet, in the discard pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import get_args

from formicarium.games.hidden_empires_2.beliefs import may_keep
from formicarium.games.hidden_empires_2.data import CARDS, Card
from formicarium.games.hidden_empires_2.scene.moment import near_first, stage_of, step_name, window_of
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.hand_cards import Moment, plays
from formicarium.games.hidden_empires_2.steps.windows import nest_plays
from formicarium.games.hidden_empires_2.view import EmpiresView
from formicarium.scene.model import Card as DrawnCard
from formicarium.scene.model import Spot, Tray
from formicarium.texts.message import Seat, SeatName, message

HAND, DRAWN, DISCARDS, PACKET, KEPT = "hand", "drawn", "discards", "packet", "kept"
MOMENTS: dict[str, Moment] = {moment: moment for moment in get_args(Moment)}  # by the stage of the view
OPEN_STEPS = (
    "Redeploy",
    "Advance",
    "Scout",
    "DeclareAttack",
    "BuildTrails",
    "AssignPatrol",
    "ForageAreas",
    "LastCards",
)


def trays(view: EmpiresView) -> Iterator[Tray]:
    if not view.options.advanced:
        return
    if view.in_play:
        yield tray(DRAWN, "scene-drawn")
    if packet(view):
        yield tray(PACKET, "scene-packet")
    if any(view.kept) and not any(view.traits):
        yield tray(KEPT, "scene-kept")
    if view.options.draws_cards:
        if view.seat is not None and view.hand and not view.over:
            yield hand(view.seat)
        for seat in near_first(view):
            if view.over and view.hands[seat]:
                yield Tray(hand_of(seat), message("scene-hand-of", seat=SeatName(seat)), seat=seat)
    if view.discards:
        yield tray(DISCARDS, "scene-discard", "pile")


@cache
def tray(id: str, title: str, spot: Spot = "hand") -> Tray:
    return Tray(id, message(title), spot)


@cache
def hand(seat: Seat) -> Tray:
    return Tray(HAND, message("scene-hand-of", seat=SeatName(seat)), spot="hand")


def hand_of(seat: Seat) -> str:
    return f"hand-of:{seat}"


def packet(view: EmpiresView) -> tuple[Card, ...]:
    """HE2-VAR-06: the packet one has to choose from, until one has chosen."""
    drafting = stage_of(view) == "draft" and len(view.kept) < len(view.packets)
    return view.packets[-1] if drafting else ()


def cards(view: EmpiresView, s: Empires) -> Iterator[DrawnCard]:
    """Copies of events are numbered from the bottom of the discard pile: so a card drawn keeps its number."""
    yield from events(view.discards, view.in_play)
    for seat, traits in enumerate(view.traits):
        for trait in traits:
            yield card(trait, f"seat:{seat}", seat=seat)
    for trait in packet(view):
        yield card(trait, PACKET, faded=not may_keep(view.kept, trait))
    if not any(view.traits):
        yield from (card(trait, KEPT) for trait in view.kept if trait)
    if view.over:
        for seat, hand in enumerate(view.hands):
            yield from (card(each, hand_of(seat), seat=seat) for each in hand)
    else:
        now = playable(view, s)
        yield from (card(each, HAND, lit=each in now) for each in view.hand)


@lru_cache(maxsize=512)
def events(discards: tuple[Card, ...], in_play: tuple[Card, ...]) -> tuple[DrawnCard, ...]:
    copies: Counter[Card] = Counter()
    found = []
    for on, lying in ((DISCARDS, discards), (DRAWN, in_play)):
        for each in lying:
            copies[each] += 1
            found.append(card(each, on, copies[each]))
    return tuple(found)


def playable(view: EmpiresView, s: Empires) -> frozenset[Card]:
    """HE2-HAND-01, HE2-NEST-03: what the viewer may play now."""
    if view.seat is None or not view.hand:
        return frozenset()
    if (window := window_of(view)) and not view.named:
        moves = nest_plays(s, view.seat, window)  # type: ignore[arg-type]
    elif view.seat == view.active and step_name(view) in OPEN_STEPS:
        moves = plays(s, view.seat, MOMENTS[view.stage])
    else:
        return frozenset()
    return frozenset(Card(move.spell()[0].partition(":")[2]) for move in moves)


@lru_cache(maxsize=1024)
def card(
    name: Card, on: str, copy: int = 1, seat: Seat | None = None, lit: bool = False, faded: bool = False
) -> DrawnCard:
    facts = CARDS[name]
    return DrawnCard(
        id=f"event:{name}:{copy}" if facts.kind == "event" else f"card:{name}",
        name=message(f"name-{name}"),
        sprite=f"card_{name}",
        on=on,
        text=message(f"card-{name}"),
        kind=f"type_{facts.type}" if facts.type else "",
        seat=seat,
        lit=lit,
        faded=faded,
        hint=message("scene-kind", kind=facts.type or facts.kind),
        clause=clause(name),
    )


def clause(name: Card) -> str:
    """
    >>> clause(Card("attrition_red")), clause(Card("mace"))
    ('HE2-CARD-attrition-01', 'HE2-CARD-mace-01')
    """
    colour = CARDS[name].colour
    return f"HE2-CARD-{name.removesuffix(f'_{colour}') if colour else name}-01"
