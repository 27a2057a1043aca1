"""Orders to be read: in hand, in play, on offer, and in the piles that open when asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache

from formicarium.games.ant_war.actions import actions
from formicarium.games.ant_war.data import CARDINAL, DIAGONAL, EVERY_WAY, ORDERS, WALL, Order, OrderCard
from formicarium.games.ant_war.scene.moment import near_first
from formicarium.games.ant_war.scene.reach import as_garden
from formicarium.games.ant_war.view import WarView
from formicarium.scene.model import Card, Icon, Spot, Tray
from formicarium.texts.message import Message, Seat, SeatName, message

SPECIALS = ("ability", "rest", "charge", "jump", "hatching", "parasitism", "exchange")
IN_PLAY, OFFER = "play", "offer"


def hand_id(seat: Seat) -> str:
    return f"hand:{seat}"


def discard_id(seat: Seat) -> str:
    return f"discard:{seat}"


def archives_id(seat: Seat) -> str:
    return f"archives:{seat}"


def trays(view: WarView) -> Iterator[Tray]:
    if not view.shown:
        return
    if view.in_play:
        yield in_play_tray(view.active)
    if view.offer:
        yield OFFERED
    for seat in near_first(view):
        if seat == view.seat:  # what the Shop offers takes the place of the hand
            yield own_hand(seat, "table" if view.offer else "hand")
        elif view.over:
            yield open_hand(seat)
    for seat in near_first(view):
        yield pile("discard", seat)
    for seat in near_first(view):
        if view.archives[seat]:
            yield pile("archives", seat)


OFFERED = Tray(OFFER, message("scene-offer"), spot="hand")


@cache
def in_play_tray(seat: Seat) -> Tray:
    return Tray(IN_PLAY, message("scene-in-play"), seat=seat)


@cache
def own_hand(seat: Seat, spot: Spot) -> Tray:
    return Tray(hand_id(seat), message("scene-hand", seat=SeatName(seat)), spot=spot)


@cache
def open_hand(seat: Seat) -> Tray:
    return Tray(hand_id(seat), message("scene-hand", seat=SeatName(seat)), seat=seat)


@cache
def pile(kind: str, seat: Seat) -> Tray:
    return Tray(f"{kind}:{seat}", message(f"scene-{kind}", seat=SeatName(seat)), spot="pile", seat=seat)


def cards(view: WarView) -> Iterator[Card]:
    if view.shown:
        for seat in near_first(view):
            yield from cards_of(view, seat)


def cards_of(view: WarView, seat: Seat) -> Iterator[Card]:
    """Copies are alike (WAR-CARD-01): they are numbered from the end of their way to its beginning.

    So an order keeps its number from the hand into play and on to the discard pile: it flies there.
    """
    numbers: Counter[Order] = Counter()

    def name(order: Order) -> str:
        numbers[order] += 1
        return f"{order}-{seat}-{numbers[order]}"

    for order in view.archives[seat]:
        yield order_card(name(order), order, archives_id(seat))
    removing = view.decision == "SHOP_REMOVE" and seat == view.seat
    for order in view.discards[seat]:
        touch = ("zone:discard", f"card:{order}") if removing else ()
        yield order_card(name(order), order, discard_id(seat), touch=touch)
    if view.in_play and seat == view.active:
        yield in_play(view, name(view.in_play))
    yield from held_cards(view, seat, name)
    if seat == view.seat:
        for order in view.offer:
            yield order_card(name(order), order, OFFER, touch=(f"card:{order}",))


def hand_of(view: WarView, seat: Seat) -> tuple[Order, ...]:
    """WAR-END-10: everything is shown when the war is over."""
    return view.hands[seat] if view.over else view.hand if seat == view.seat else ()


@lru_cache(maxsize=8192)
def order_card(
    id: str,
    order: Order,
    on: str,
    touch: tuple[str, ...] = (),
    text: Message | None = None,
    pips: tuple[Icon, ...] = (),
    lit: bool = False,
    why_not: Message | None = None,
) -> Card:
    """WAR-ORDER-01: how many actions, for whom, and which."""
    card = ORDERS[order]
    lines = (pips, unit_icons(card), symbol_icons(card))
    return Card(
        id=id,
        name=message(f"name-{order}"),
        sprite=order,
        on=on,
        text=text or message("scene-actions", count=card.actions),
        kind=f"actions_{card.actions}",
        icons=tuple(line for line in lines if line),
        lit=lit,
        faded=why_not is not None,
        hint=why_not or message(f"card-{order}"),
        clause=f"WAR-CARD-{order}",
        touch=touch,
    )


def unit_icons(card: OrderCard) -> tuple[Icon, ...]:
    """Who may be ordered: units; any enemy ant for Parasitism, walls too for an Exchange."""
    icons = [Icon(f"icon_{unit}", message(f"name-{unit}")) for unit in card.units]
    if card.parasitism:
        icons.append(Icon("ant_back", message("scene-any-enemy")))
    if card.exchange:
        icons.append(Icon("icon_wall", message(f"name-{WALL}")))
    return tuple(icons)


def symbol_icons(card: OrderCard) -> tuple[Icon, ...]:
    return tuple(Icon(symbol, message(f"name-{symbol}")) for symbol in symbols(card))


def symbols(card: OrderCard) -> Iterator[str]:
    """WAR-ORDER-02, in the order of the rules."""
    if card.steps is CARDINAL or card.steps is EVERY_WAY:
        yield "move_cardinal"
    if card.steps is DIAGONAL or card.steps is EVERY_WAY:
        yield "move_diagonal"
    yield from (symbol for symbol in SPECIALS if getattr(card, symbol))


def in_play(view: WarView, id: str) -> Card:
    """With a pip for each of its actions, those done faded."""
    of = ORDERS[view.in_play].actions
    left = view.actions_left
    text = message("scene-actions-left", left=left, count=of)
    return order_card(id, view.in_play, IN_PLAY, text=text, pips=pips(left, of))


@cache
def pips(left: int, of: int) -> tuple[Icon, ...]:
    return tuple(Icon("pip", message("scene-pip"), faded=number >= left) for number in range(of))


def held_cards(view: WarView, seat: Seat, name: Callable[[Order], str]) -> Iterator[Card]:
    """WAR-TURN-03, -04: for its player, lit if it can be played now, else faded with the reason."""
    choosing = view.phase == "order" and seat == view.seat == view.active
    refused = refusals(view) if choosing else {}
    for order in hand_of(view, seat):
        why_not = refused.get(order)
        lit = choosing and why_not is None
        touch = () if view.decision == "SHOP_PICK" else ("zone:hand", f"card:{order}")
        yield order_card(name(order), order, hand_id(seat), touch, lit=lit, why_not=why_not)


def refusals(view: WarView) -> Mapping[Order, Message]:
    """Why orders of the hand cannot be played now."""
    garden, side = as_garden(view), view.sides[view.active]
    standing = {piece.unit for piece in view.pieces if piece.side == side}
    found: dict[Order, Message] = {}
    for order in view.hand:
        card = ORDERS[order]
        if next(actions(garden, side, card), None) is None:
            gone = card.units and not standing & set(card.units)
            found[order] = (
                message("scene-no-such-ant", units=card.units) if gone else message("scene-no-action")
            )
    return found
