"""What each player has, in numbers; the anteaters on their way, what each item still needs, and the notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from formicarium.games.antics.data import EATS, EXHAUSTED_AT_END, ITEMS, PREY, SUPPLY, Item
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
    return Panel(
        id=f"seat:{seat}",
        title=message("scene-player", seat=SeatName(seat)),
        seat=seat,
        active=seat == view.active and not view.over,
        sections=(Section(tuple(numbers(view, seat)), columns=3), Section(tuple(belongings(view, seat)))),
    )


def numbers(view: AnticsView, seat: Seat) -> Iterator[Row]:
    yield Row(message("scene-score"), view.scores[seat], sprite="score")
    ants, id = view.supply[seat], supply_id(view, seat)
    yield Row(message("scene-supply"), ants, SUPPLY, sprite="supply", id=id)
    yield Row(message("scene-leaves"), len(view.leaves[seat]), sprite="leaves")


def belongings(view: AnticsView, seat: Seat) -> Iterator[Row]:
    """Six slots for prey; the tiles of the others (one's own lie in the hand)."""
    owned = home(view, seat)
    prey = tuple(Icon(kind, message(f"name-{kind}"), faded=kind not in owned) for kind in PREY)
    yield Row(message("scene-prey"), icons=prey)
    if seat != view.seat and view.hands[seat]:
        tiles = tuple(Icon(f"tile_{tile}", message(f"name-{tile}")) for tile in view.hands[seat])
        yield Row(message("scene-tiles"), icons=tiles)


# Beside the board


def table(view: AnticsView) -> Panel:
    rows = [
        Row(message("scene-round"), view.round, sprite="round"),
        Row(message("scene-exhausted"), view.exhausted_left, sprite=EXHAUSTED, id=EXHAUSTED),
    ]
    if view.aside:
        rows.append(Row(message("scene-aside"), view.aside, sprite="bag"))
    sections = [Section(tuple(rows))]
    due = coming(view)
    if due and not view.over:
        title = message("scene-anteaters")
        sections.append(Section(tuple(anteater(view, each) for each in due), title))
    return Panel("table", sections=tuple(sections), notes=tuple(warnings(view)))


def anteater(view: AnticsView, each: Coming) -> Row:
    """How many tiles lie before it, and what it would eat if it were the next."""
    meals = guide(view)[len(view.arrived)]
    icons = []
    if EATS_PREY in meals:
        prey = EATS[each.colour]
        icons.append(Icon(prey, message(f"name-{prey}"), faded=not view.clearings[prey]))
    zone = searched(view, each.colour)
    if ANTS in meals and zone is not None:
        icons.append(Icon(f"terrain_{zone}", message("scene-empties", zone=zone)))
    label = message("scene-coming", colour=each.colour, ahead=each.ahead)
    return Row(label, sprite=f"anteater_{each.colour}", icons=tuple(icons))


def needs(view: AnticsView) -> Panel:
    """The way home for each item: for the viewer, and for the player whose turn it is if one looks on."""
    seat = view.active if view.seat is None else view.seat
    title = message("scene-needs", seat=SeatName(seat))
    rows = tuple(need(view, seat, item) for item in ITEMS)
    half = len(rows) // 2
    return Panel("needs", title, sections=(Section(rows[:half]), Section(rows[half:])))


def need(view: AnticsView, seat: Seat, item: Item) -> Row:
    """Ants to hatch and send, hatched ants to send (faded), and the pushes."""
    label = message("scene-item", item=item)
    on_the_way = item in view.workers[seat].values()
    if item in home(view, seat):
        return Row(label, sprite=item, icons=(Icon("tick", message("scene-home")),))
    if not on_the_way and not view.clearings[item]:
        return Row(label, sprite=item, icons=(Icon(EXHAUSTED, message("scene-gone")),))
    way = route(view, seat, item)
    icons = []
    for zone, wanted in Counter(way.missing).items():
        ready = min(wanted, view.zones[seat][zone])
        for count, name in ((wanted - ready, "scene-need-hatch"), (ready, "scene-need-send")):
            if count:
                faded = name == "scene-need-send"
                icons.append(Icon(f"terrain_{zone}", message(name, zone=zone), count, faded=faded))
    return Row(label, sprite=item, icons=(*icons, Icon("icon_push", message("scene-need-push"), way.pushes)))


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
