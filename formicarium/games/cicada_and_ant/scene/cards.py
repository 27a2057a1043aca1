"""Cards to be read: provisions on display, powers, the hidden card, one's own tokens."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from formicarium.games.cicada_and_ant.data import (
    BEE,
    BEE_RATE,
    CATERPILLAR,
    INDEX,
    INDEX_OF,
    KIND_OF,
    MIDDLE,
    PATH_OF,
    PATHS,
    PRICE,
    RATE,
    Cell,
    Counts,
    Path,
    Power,
    Provision,
)
from formicarium.games.cicada_and_ant.data import Card as PathCard
from formicarium.games.cicada_and_ant.payment import can_pay, with_card
from formicarium.games.cicada_and_ant.scene.moment import Stage, actors, stage_of
from formicarium.games.cicada_and_ant.view import CicadaView
from formicarium.scene.glyphs import short
from formicarium.scene.model import Card, Icon, Tray
from formicarium.texts.message import Seat, SeatName, message

DISPLAY = Tray("display", message("scene-display"))
POWERS_LEFT = Tray("powers", message("scene-powers"))


def trays(view: CicadaView) -> Iterator[Tray]:
    if view.options.winter:
        yield DISPLAY
    if any(holder == MIDDLE for _, holder in view.powers):
        yield POWERS_LEFT
    if view.seat is not None and has_tokens_in_hand(view):
        yield hand_of(view.seat)


@cache
def hand_of(seat: Seat) -> Tray:
    return Tray("tokens", message("scene-tokens", seat=SeatName(seat)), spot="hand", seat=seat)


def cards(view: CicadaView) -> Iterator[Card]:
    for slot, card in enumerate(view.display, 1):
        yield provision_on_display(view, slot, card)
    for power, holder in view.powers:
        yield power_card(power, holder)
        if power == CATERPILLAR and holder != MIDDLE:
            yield hidden_card(view.hidden, holder)
    if has_tokens_in_hand(view):
        yield from own_tokens(view)


def provision_on_display(view: CicadaView, slot: int, card: Provision) -> Card:
    """With its price; for the buyer affordable ones are lit, and what is missing is dimmed."""
    if not card:
        return empty_slot(slot)
    price = PRICE[KIND_OF[card]]
    if not (stage_of(view) is Stage.MARKET and view.seat == view.collector):
        return priced(slot, card, price, affordable=False)
    purse = purse_of(view, view.collector)
    held: Counts = tuple(map(min, price, purse))  # type: ignore[assignment]  # as many numbers as there were
    return priced(slot, card, held, can_pay(price, rate_of(view, view.collector), purse))


@cache
def empty_slot(slot: int) -> Card:
    return Card(f"slot:{slot}", message("scene-slot-empty"), "", "display", face="blank")


@cache
def priced(slot: int, card: Provision, held: Counts, affordable: bool) -> Card:
    """A provision in its slot, with so much of its price at hand."""
    kind = KIND_OF[card]
    icons = [
        Icon(f"path_{path}", message(f"name-{path}"), faded=number >= own)
        for path, named, own in zip(PATHS, PRICE[kind], held, strict=True)
        for number in range(named)
    ]
    return Card(
        id=f"provision:{card}",
        name=message(f"name-{kind}"),
        sprite=f"provision_{kind}",
        on="display",
        icons=(tuple(icons),),
        lit=affordable,
        clause="CIG-PAY-01",
        glyph=" ".join(
            f"{named}{short(path)}" for path, named in zip(PATHS, PRICE[kind], strict=True) if named
        ),
        touch=(f"slot:{slot}",),
    )


def purse_of(view: CicadaView, seat: Seat) -> Counts:
    """CIG-BUY-02: what a player can pay with, as far as the viewer sees it."""
    counts = [0, 0, 0, 0]
    for card in view.reserves[seat]:
        counts[INDEX_OF[card]] += 1
    purse: Counts = (counts[0], counts[1], counts[2], counts[3])
    return with_card(purse, view.hidden) if view.hidden and seat == view.seat else purse


def rate_of(view: CicadaView, seat: Seat) -> int:
    return BEE_RATE if dict(view.powers).get(BEE, MIDDLE) == seat else RATE


@cache
def power_card(power: Power, holder: Seat) -> Card:
    """In the middle, or before its holder."""
    return Card(
        id=power,
        name=message(f"name-{power}"),
        sprite=power,
        on="powers" if holder == MIDDLE else f"seat:{holder}",
        text=message(f"scene-effect-{power}"),
        clause=f"CIG-CARD-{power}-01",
    )


@cache
def hidden_card(card: PathCard, holder: Seat) -> Card:
    """CIG-CARD-power_caterpillar-01: only its holder sees what it is."""
    return Card(
        id="card:hidden",
        name=message("scene-hidden-card", card=card) if card else message("scene-hidden-card-back"),
        sprite=f"path_{PATH_OF[card]}" if card else "path_back",
        on=f"seat:{holder}",
        text=message("scene-hidden-yours" if card else "scene-hidden-theirs"),
        face="up" if card else "down",
        clause="CIG-CARD-power_caterpillar-01",
        glyph=short(PATH_OF[card] if card else "hidden"),
    )


def has_tokens_in_hand(view: CicadaView) -> bool:
    """Is the viewer about to choose a token?"""
    return stage_of(view) is Stage.CHOOSE and view.seat in actors(view)


def own_tokens(view: CicadaView) -> Iterator[Card]:
    """CIG-ANT-06: for the Ant, types without a pawn are faded."""
    for path, pawns in zip(PATHS, pawns_by_path(view.square, view.pawns), strict=True):
        yield own_token(path, pawns, barred=view.seat == view.ant and not pawns)


@cache
def own_token(path: Path, pawns: int, barred: bool) -> Card:
    return Card(
        id=f"token:{path}",
        name=message(f"name-{path}"),
        sprite=f"token_{path}",
        on="tokens",
        icons=((Icon("ant_pawn", message("name-ant_pawn")),) * pawns,),
        faded=barred,
        hint=message("scene-token-barred", path=path) if barred else None,
        clause="CIG-ANT-06" if barred else "",
        glyph=short(path),
    )


@lru_cache(maxsize=4096)
def pawns_by_path(square: tuple[PathCard, ...], pawns: tuple[Cell, ...]) -> Counts:
    """How many pawns stand on each type."""
    counts = [0, 0, 0, 0]
    for cell in pawns:
        if card := square[INDEX[cell]]:
            counts[INDEX_OF[card]] += 1
    return counts[0], counts[1], counts[2], counts[3]
