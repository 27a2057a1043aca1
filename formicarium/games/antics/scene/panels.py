"""What each player has, in numbers; the anteaters on their way, what each item still needs, and the notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from formicarium.games.antics.data import (
    EATS,
    EXHAUSTED_AT_END,
    ITEMS,
    PREY,
    SUPPLY,
    Colour,
    Item,
    Tile,
    Zone,
)
from formicarium.games.antics.scene.ants import home, supply_id
from formicarium.games.antics.scene.forecast import ANTS, Coming, coming, guide, searched
from formicarium.games.antics.scene.forecast import PREY as EATS_PREY
from formicarium.games.antics.scene.items import EXHAUSTED
from formicarium.games.antics.scene.moment import Stage, stage_of
from formicarium.games.antics.scene.routes import route
from formicarium.games.antics.view import AnticsView
from formicarium.scene.model import Icon, Note, Panel, Row, Section
from formicarium.texts.message import Seat, SeatName, message

FEW_TILES = 8  # in the bag: the end draws near


def player(view: AnticsView, seat: Seat) -> Panel:
    scored = numbers(view.scores[seat], view.supply[seat], supply_id(view, seat), len(view.leaves[seat]))
    owned = belongings(home(view, seat), () if seat == view.seat else view.hands[seat])
    return Panel(
        id=f"seat:{seat}",
        title=message("scene-player", seat=SeatName(seat)),
        seat=seat,
        active=seat == view.active and not view.over,
        sections=(scored, owned),
    )


@lru_cache(maxsize=4096)
def numbers(score: int, ants: int, supply: str, leaves: int) -> Section:
    rows = (
        Row(message("scene-score"), score, sprite="score"),
        Row(message("scene-supply"), ants, SUPPLY, sprite="supply", id=supply),
        Row(message("scene-leaves"), leaves, sprite="leaves"),
    )
    return Section(rows, columns=3)


@lru_cache(maxsize=4096)
def belongings(owned: tuple[Item, ...], tiles: tuple[Tile, ...]) -> Section:
    """Six slots for prey; the tiles of the others (one's own lie in the hand)."""
    prey = tuple(Icon(kind, message(f"name-{kind}"), faded=kind not in owned) for kind in PREY)
    rows = [Row(message("scene-prey"), icons=prey)]
    if tiles:
        icons = tuple(Icon(f"tile_{tile}", message(f"name-{tile}")) for tile in tiles)
        rows.append(Row(message("scene-tiles"), icons=icons))
    return Section(tuple(rows))


# Beside the board


def table(view: AnticsView) -> Panel:
    sections = [counters(view.round, view.exhausted_left, view.aside)]
    due = coming(view)
    if due and not view.over:
        title = message("scene-anteaters")
        sections.append(Section(tuple(anteater(view, each) for each in due), title))
    return Panel("table", sections=tuple(sections), notes=tuple(warnings(view)))


@lru_cache(maxsize=1024)
def counters(round: int, exhausted: int, aside: int) -> Section:
    rows = [
        Row(message("scene-round"), round, sprite="round"),
        Row(message("scene-exhausted"), exhausted, sprite=EXHAUSTED, id=EXHAUSTED),
    ]
    if aside:
        rows.append(Row(message("scene-aside"), aside, sprite="bag"))
    return Section(tuple(rows))


def anteater(view: AnticsView, each: Coming) -> Row:
    """How many tiles lie before it, and what it would eat if it were the next."""
    meals = guide(view)[len(view.arrived)]
    prey = EATS[each.colour] if EATS_PREY in meals else None
    zone = searched(view, each.colour) if ANTS in meals else None
    return _anteater(each.colour, each.ahead, prey, prey is None or bool(view.clearings[prey]), zone)


@cache
def _anteater(colour: Colour, ahead: int, prey: Item | None, there: bool, zone: Zone | None) -> Row:
    icons = []
    if prey is not None:
        icons.append(Icon(prey, message(f"name-{prey}"), faded=not there))
    if zone is not None:
        icons.append(Icon(f"terrain_{zone}", message("scene-empties", zone=zone)))
    label = message("scene-coming", colour=colour, ahead=ahead)
    return Row(label, sprite=f"anteater_{colour}", icons=tuple(icons))


def needs(view: AnticsView) -> Panel:
    """The way home for each item: for the viewer, and for the player whose turn it is if one looks on."""
    seat = view.active if view.seat is None else view.seat
    return _needs(seat, tuple(need(view, seat, item) for item in ITEMS))


@lru_cache(maxsize=1024)
def _needs(seat: Seat, needs: tuple[Need, ...]) -> Panel:
    rows = tuple(map(_needed, needs))
    half = len(rows) // 2
    title = message("scene-needs", seat=SeatName(seat))
    return Panel("needs", title, sections=(Section(rows[:half]), Section(rows[half:])))


class Need(NamedTuple):
    """Ants to hatch and send, hatched ants to send, by terrain; and the pushes. It may be home, or gone."""

    item: Item
    there: str = ""  # "home", "gone"
    ants: tuple[tuple[Zone, int, int], ...] = ()
    pushes: int = 0


def need(view: AnticsView, seat: Seat, item: Item) -> Need:
    if item in home(view, seat):
        return Need(item, "home")
    if not view.clearings[item] and item not in view.workers[seat].values():
        return Need(item, "gone")
    way, zones = route(view, seat, item), view.zones[seat]
    wanted = Counter(way.missing)
    ants = [(zone, count, min(count, zones[zone])) for zone, count in wanted.items()]
    return Need(item, "", tuple((zone, count - ready, ready) for zone, count, ready in ants), way.pushes)


@lru_cache(maxsize=4096)
def _needed(need: Need) -> Row:
    """Hatched ants are faded."""
    label = message("scene-item", item=need.item)
    if need.there:
        sprite = "tick" if need.there == "home" else EXHAUSTED
        return Row(label, sprite=need.item, icons=(Icon(sprite, message(f"scene-{need.there}")),))
    icons = []
    for zone, unhatched, ready in need.ants:
        if unhatched:
            icons.append(Icon(f"terrain_{zone}", message("scene-need-hatch", zone=zone), unhatched))
        if ready:
            icons.append(Icon(f"terrain_{zone}", message("scene-need-send", zone=zone), ready, faded=True))
    icons.append(Icon("icon_push", message("scene-need-push"), need.pushes))
    return Row(label, sprite=need.item, icons=tuple(icons))


def warnings(view: AnticsView) -> Iterator[Note]:
    """ANT-OVER-02, -03: the end draws near."""
    if view.over or view.trigger:
        return
    if view.exhausted_left == EXHAUSTED_AT_END + 1:
        yield Note(message("scene-note-one-kind"), sprite=EXHAUSTED, tone="amber")
    if view.bag <= FEW_TILES:
        yield Note(message("scene-note-bag", count=view.bag), sprite="bag", tone="amber")


def notes(view: AnticsView) -> Iterator[Note]:
    if view.trigger and not view.over:
        text = message("scene-note-last-round", trigger=view.trigger, turns=view.turns_left)
        yield Note(text, sprite="warning", tone="alert")
    if stage_of(view) is Stage.STORE and view.seat == view.active and view.delivered:
        prey = view.delivered[0]
        yield Note(message("scene-note-store", prey=prey), sprite=prey)
