"""A nest sheet as a cut through the ground: chambers, and brood on its way from egg to adult."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from math import copysign, cos, pi, sin
from typing import NamedTuple

from formicarium.games.hidden_empires_2.colony import nest_size, nest_used
from formicarium.games.hidden_empires_2.data import (
    BROOD_PER_NURSE,
    BUILDERS,
    EGG_F,
    EGG_M,
    EGGS_PER_QUEEN,
    LARVA_F,
    LARVA_M,
    MALE,
    NURSES,
    PRINCESS,
    PUPA_LARGE,
    PUPA_M,
    PUPA_MEDIUM,
    PUPA_SMALL,
    RESERVES,
    RETURNING,
    SIZE_PER_BUILDER,
    STORAGE,
    UNLIMITED,
)
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.view import EmpiresView
from formicarium.scene.glyphs import short
from formicarium.scene.model import Board, Place, Point, Tone, Touch
from formicarium.texts.message import Message, Seat, SeatName, message

WIDTH = 440.0
SURFACE = 74.0  # how deep the meadow is, above the ground
QUEEN, FOOD = "queens", "food"
PUPAE = "pupae"


class Cell(NamedTuple):
    """Where a chamber lies, and how large it is."""

    x: float
    y: float
    width: float
    height: float


# The last row of chambers is dug in the advanced game only; brood lies beneath.
MEADOW = {FOOD: Cell(50, 38, 54, 54), RETURNING: Cell(318, 38, 232, 66)}
CHAMBERS = {
    NURSES: Cell(74, 118, 132, 76),
    QUEEN: Cell(220, 118, 132, 76),
    BUILDERS: Cell(366, 118, 132, 76),
}
BACK = {RESERVES: Cell(112, 199, 208, 72), STORAGE: Cell(328, 199, 208, 72)}
CELL = Cell(0, 0, 102, 84)  # where brood of one kind lies
COLUMNS = (56.0, 165.0, 274.0, 384.0)
LINES = (0.0, 90.0)  # females above, males beneath
BROOD_CELLS = {EGG_F: (0, 0), LARVA_F: (1, 0), PUPAE: (2, 0), PRINCESS: (3, 0)}
BROOD_CELLS |= {EGG_M: (0, 1), LARVA_M: (1, 1), PUPA_M: (2, 1), MALE: (3, 1)}
DOOR, SHAFT = 147.0, 219.5  # where tunnels lead down, between the chambers
SIZES = (PUPA_SMALL, PUPA_MEDIUM, PUPA_LARGE)
BEDS = dict(zip(SIZES, (34.0, 42.0, 50.0), strict=True))  # how tall each lies


class Nest(NamedTuple):
    """All that is seen of a nest sheet besides what lies on it."""

    seat: Seat
    advanced: bool
    own: bool  # the viewer's
    chooses: bool  # may the viewer be asked to choose among its brood?
    used: int
    size: int
    food: int
    brood: int
    nurses: int
    builders: int
    queens: int


def sheet(view: EmpiresView, s: Empires, seat: Seat) -> Board:
    """A board of its own."""
    used, size = nest_used(s, seat), nest_size(s, seat)
    nurses, builders = (sum(view.ants[seat].get(chamber, (0,))) for chamber in (NURSES, BUILDERS))
    return board(
        Nest(
            seat=seat,
            advanced=view.options.advanced,
            own=seat == view.seat,
            chooses=owner_of_brood(view) == seat,
            used=used,
            size=-1 if size == UNLIMITED else size,
            food=view.food[seat],
            brood=sum(view.brood[seat].values()),
            nurses=nurses,
            builders=builders,
            queens=view.queens[seat],
        )
    )


@lru_cache(maxsize=1024)
def board(nest: Nest) -> Board:
    """The title says how full the nest is."""
    title = message("scene-sheet-size", seat=SeatName(nest.seat), used=nest.used, size=nest.size)
    places = (
        *ground(nest.advanced, nest.seat),
        *meadow(nest.seat, nest.own, nest.food),
        *chambers(nest.seat, nest.own, nest.brood, nest.nurses, nest.builders, nest.queens),
        *(back(nest.seat, nest.own) if nest.advanced else ()),
        *nursery(nest.advanced, nest.seat, nest.chooses),
    )
    return Board(f"sheet:{nest.seat}", WIDTH, height(nest.advanced), places, title, nest.seat)


def shown_sheets(view: EmpiresView) -> tuple[Seat, ...]:
    """A nest that is being invaded; one's own (from outside that of the player whose turn it is)."""
    seat = view.active if view.seat is None else view.seat
    battle = view.battle
    if battle is not None and battle.nest and battle.defender != seat:
        return battle.defender, seat
    return (seat,)


def owner_of_brood(view: EmpiresView) -> Seat | None:
    """Whose brood the viewer may be asked to choose: one's own or, as an invader, the defender's."""
    battle = view.battle
    if battle is not None and battle.nest and view.seat == view.active:
        return battle.defender
    return view.seat


def height(advanced: bool) -> float:
    return brood_top(advanced) + LINES[1] + CELL.height + 8


def brood_top(advanced: bool) -> float:
    return 242.0 if advanced else 163.0


def room_id(seat: Seat, place: str, own: bool) -> str:
    """One's own chambers are touched to send ants there."""
    return f"place:{place}" if own else f"room:{seat}:{place}"


def cell_id(seat: Seat, kind: str) -> str:
    return f"cell:{seat}:{kind}"


# The ground


@cache
def ground(advanced: bool, seat: Seat) -> tuple[Place, ...]:
    """Meadow, earth, and the tunnels between the chambers."""
    deep = height(advanced)
    name = message("scene-sheet", seat=SeatName(seat))

    def box(id: str, top: float, bottom: float, tone: Tone) -> Place:
        corners = ((0.0, top), (WIDTH, top), (WIDTH, bottom), (0.0, bottom))
        middle = (top + bottom) / 2
        return Place(f"{id}:{seat}", WIDTH / 2, middle, WIDTH, bottom - top, name, "area", corners, tone)

    return (
        box("meadow", 0, SURFACE, "moss"),
        box("earth", SURFACE, deep, "bark"),
        *(tunnel(f"tunnel:{seat}:{number}", points, name) for number, points in enumerate(ways(advanced))),
        Place(f"door:{seat}", DOOR, 48, 60, 60, name, "none", sprite="nest", seat=seat),
    )


def ways(advanced: bool) -> Iterator[tuple[Point, ...]]:
    """From the entrance to the queen, from chamber to chamber, and down to both lines of brood."""
    top = brood_top(advanced)
    upper, lower = CHAMBERS[QUEEN].y, BACK[STORAGE].y
    yield (DOOR, SURFACE), (DOOR, upper)
    yield (120.0, upper), (320.0, upper)
    yield (SHAFT, upper), (SHAFT, top + LINES[1] + CELL.height / 2)
    if advanced:
        yield (200.0, lower), (240.0, lower)
    for line in LINES:
        y = top + line + CELL.height / 2
        yield (COLUMNS[0], y), (COLUMNS[3], y)


def tunnel(id: str, points: tuple[Point, ...], name: Message) -> Place:
    x, y = points[0]
    return Place(id, x, y, 1, 12, name, "line", points, "ground")


@cache
def blob(cell: Cell) -> tuple[Point, ...]:
    """A rounded hollow that no ruler drew."""
    turns = [2 * pi * number / 36 for number in range(36)]
    wobble = cell.x + cell.y
    return tuple(
        (
            round(cell.x + cell.width / 2 * _full(cos(turn)) * (1 + 0.02 * sin(3 * turn + wobble)), 1),
            round(cell.y + cell.height / 2 * _full(sin(turn)) * (1 + 0.03 * sin(2 * turn + wobble)), 1),
        )
        for turn in turns
    )


def _full(part: float) -> float:
    return copysign(abs(part) ** 0.55, part)


def hollow(
    id: str, cell: Cell, label: Message, caption: Message | None, touch: Touch = (), tone: Tone = "ground"
) -> Place:
    return Place(
        id=id,
        x=cell.x,
        y=cell.y,
        width=cell.width,
        height=cell.height,
        label=label,
        shape="area",
        points=blob(cell),
        tone=tone,
        caption=caption,
        touch=touch,
    )


# What lies in it


@lru_cache(maxsize=1024)
def meadow(seat: Seat, own: bool, food: int) -> tuple[Place, ...]:
    """Outside: Food Available, and the ants on their way home."""
    cell, name = MEADOW[FOOD], message("scene-returning")
    larder = Place(
        f"{FOOD}:{seat}", cell.x, cell.y, cell.width, cell.height,
        message("scene-food-amount", amount=food), "circle",
        tone="sheet", sprite=FOOD, badge=str(food), glyph=short("food"),
    )  # fmt: skip
    return larder, hollow(room_id(seat, RETURNING, own), MEADOW[RETURNING], name, name)


@lru_cache(maxsize=4096)
def chambers(seat: Seat, own: bool, brood: int, nurses: int, builders: int, queens: int) -> tuple[Place, ...]:
    """HE2-CHECK-04, HE2-BUILD-01, HE2-NEST-15: nurses needed, how much is dug, how many eggs may be laid."""
    needed = -(-brood // BROOD_PER_NURSE)
    nursing = message("scene-nurses-needed", needed=needed, brood=brood)
    counted = message("scene-nurses-of", nurses=nurses, needed=needed)
    digging = message("scene-builders-dig", count=SIZE_PER_BUILDER * builders)
    laying = message("scene-queens-lay", queens=queens, eggs=EGGS_PER_QUEEN * queens)
    return (
        hollow(room_id(seat, NURSES, own), CHAMBERS[NURSES], nursing, counted),
        hollow(room_id(seat, BUILDERS, own), CHAMBERS[BUILDERS], digging, message("scene-builders")),
        hollow(f"{QUEEN}:{seat}", CHAMBERS[QUEEN], laying, message("scene-royal")),
    )


@cache
def back(seat: Seat, own: bool) -> tuple[Place, ...]:
    """The last row, of the advanced game."""
    names = {chamber: message(f"scene-{chamber}") for chamber in (RESERVES, STORAGE)}
    return tuple(hollow(room_id(seat, each, own), BACK[each], name, name) for each, name in names.items())


@cache
def nursery(advanced: bool, seat: Seat, touchable: bool) -> tuple[Place, ...]:
    """HE2-NEST-08 to -15: eggs, larvae, pupae, adults; females above, males beneath."""
    found = []
    for kind, (column, line) in BROOD_CELLS.items():
        cell = CELL._replace(x=COLUMNS[column], y=brood_top(advanced) + LINES[line] + CELL.height / 2)
        label = message("scene-pupae-female") if kind == PUPAE else message("scene-cell", kind=kind)
        family = "adult" if kind in (PRINCESS, MALE) else "brood"
        touch: Touch = (f"{family}:{kind}",) if touchable and kind != PUPAE else ()
        caption = message("scene-cell-name", kind=kind)
        found.append(hollow(cell_id(seat, kind), cell, label, caption, touch))
    column, line = BROOD_CELLS[PUPAE]
    sizes = SIZES if advanced else (PUPA_SMALL, PUPA_LARGE)
    step = (CELL.width - 6) / len(sizes)
    for number, kind in enumerate(sizes):
        x = COLUMNS[column] + (number - (len(sizes) - 1) / 2) * step
        y = brood_top(advanced) + LINES[line] + CELL.height / 2 - 11
        bed = Cell(x, y, step - 3, BEDS[kind])
        touch = (f"brood:{kind}",) if touchable else ()
        found.append(hollow(cell_id(seat, kind), bed, message("scene-cell", kind=kind), None, touch, "sheet"))
    return tuple(found)
