"""A Nest Sheet as a cut through the ground: chambers, and brood on its way from egg to winged ant."""

from __future__ import annotations

from functools import cache, lru_cache

from formicarium.games.hidden_empires_1.data import (
    BIVOUAC,
    BIVOUAC_SIZE,
    BROOD,
    BUILDERS,
    DRONE,
    EGG_F,
    EGG_M,
    EGGS_PER_QUEEN,
    LARVA_F,
    LARVA_M,
    NURSES,
    PLANT_HOUSE,
    PROLIFIC_QUEEN,
    PUPA_LARGE,
    PUPA_M,
    PUPA_MEDIUM,
    PUPA_SMALL,
    RESERVES,
    RETURNING,
    STORAGE,
    VIRGIN_QUEEN,
)
from formicarium.games.hidden_empires_1.scene.earth import (
    COLUMNS,
    HEIGHT,
    LINES,
    WIDTH,
    Hollow,
    ground,
    outline,
)
from formicarium.games.hidden_empires_1.scene.moment import FLIGHT, in_nest_phase
from formicarium.games.hidden_empires_1.view import EmpireView, Sheet
from formicarium.scene.glyphs import short
from formicarium.scene.model import Board, Place, Touch
from formicarium.texts.message import Message, Seat, SeatName, message

FOOD, QUEENS, PUPAE = "food", "queens", "pupae"

ABOVE = {FOOD: Hollow(44, 30, 46, 46), RETURNING: Hollow(318, 29, 228, 48)}
CHAMBERS: dict[str, Hollow] = {
    BUILDERS: Hollow(76, 100, 134, 72),
    RESERVES: Hollow(222, 100, 140, 72),
    NURSES: Hollow(366, 100, 132, 72),
    STORAGE: Hollow(112, 177, 206, 66),
    QUEENS: Hollow(328, 177, 206, 66),
}
# Egg, larva, pupa, adult; the three sizes of female pupae lie in one hollow
PIPELINE = {
    BROOD[EGG_F]: (0, 0), BROOD[LARVA_F]: (1, 0), PUPAE: (2, 0), VIRGIN_QUEEN: (3, 0),
    BROOD[EGG_M]: (0, 1), BROOD[LARVA_M]: (1, 1), BROOD[PUPA_M]: (2, 1), DRONE: (3, 1),
}  # fmt: skip
SIZES = tuple(BROOD[kind] for kind in (PUPA_SMALL, PUPA_MEDIUM, PUPA_LARGE))


def shown_sheets(view: EmpireView) -> tuple[Seat, ...]:
    """A nest being stormed; one's own, or that of the active player for who looks on."""
    near = view.active if view.seat is None else view.seat
    fight = view.fight
    stormed = (fight.defender,) if fight is not None and fight.in_nest and fight.defender != near else ()
    return (*stormed, near)


def sheet_first(view: EmpireView) -> bool:
    """In the Nest Phase one looks at the nest, until the nuptial flight."""
    return view.seat is not None and in_nest_phase(view) and view.stage != FLIGHT


def sheet_board(view: EmpireView, sheet: Sheet) -> Board:
    """The title says how full the nest is; numbers that the rules ask for stand at the chambers."""
    seat = sheet.seat
    return drawn(
        seat,
        seat == view.seat,
        loots(view, seat),
        (sheet.used, sheet.size),
        (sum(sheet.nurses), sheet.nurses_needed),
        growth(sheet),
        (sheet.queens, eggs(sheet)),
        sheet.food,
    )


def loots(view: EmpireView, seat: Seat) -> bool:
    """Whether the viewer is plundering this nest."""
    fight = view.fight
    return fight is not None and fight.in_nest and fight.defender == seat and fight.attacker == view.seat


def growth(sheet: Sheet) -> int:
    """HE1-BUILD-01, HE1-CARD-bivouac-01: what the builders are worth."""
    builders = sum(sheet.builders)
    if BIVOUAC in sheet.traits:
        return BIVOUAC_SIZE * builders
    return 0 if PLANT_HOUSE in sheet.traits else builders


def eggs(sheet: Sheet) -> int:
    """HE1-NEST-18, -21: how many the queens may lay; -1 without a limit."""
    if sheet.no_eggs:
        return 0
    return -1 if PROLIFIC_QUEEN in sheet.traits and sheet.queens else EGGS_PER_QUEEN * sheet.queens


@lru_cache(maxsize=1024)
def drawn(
    seat: Seat,
    own: bool,
    looted: bool,
    space: tuple[int, int],
    nurses: tuple[int, int],
    built: int,
    queens: tuple[int, int],
    food: int,
) -> Board:
    used, size = space
    title = message("scene-sheet", seat=SeatName(seat), used=used, size=size)
    places = (
        *ground(seat),
        *meadow(seat, own, food),
        *chambers(seat, own, nurses, built, queens),
        *nursery(seat, own, looted),
    )
    return Board(f"sheet:{seat}", WIDTH, HEIGHT, places, title, seat)


def room_id(seat: Seat, chamber: str, own: bool) -> str:
    """One's own chambers are touched to send ants there."""
    return f"place:{chamber}" if own else f"room:{seat}:{chamber}"


def cell_id(seat: Seat, kind: str) -> str:
    return f"cell:{seat}:{PUPAE if kind in SIZES else kind}"


def touch_of(kind: str, own: bool, looted: bool) -> Touch:
    """Own brood is given up, another's carried off."""
    return (f"eliminate:{kind}",) if own else (f"take:{kind}",) if looted else ()


def dug(id: str, hollow: Hollow, label: Message, caption: Message, touch: Touch = ()) -> Place:
    return Place(
        id=id,
        x=hollow.x,
        y=hollow.y,
        width=hollow.width,
        height=hollow.height,
        label=label,
        shape="area",
        points=outline(hollow),
        tone="ground",
        caption=caption,
        touch=touch,
    )


# What lies in it


@lru_cache(maxsize=1024)
def meadow(seat: Seat, own: bool, food: int) -> tuple[Place, ...]:
    """Outside: Food Available, and the ants on their way home."""
    heap = ABOVE[FOOD]
    return (
        Place(
            id=f"{FOOD}:{seat}",
            x=heap.x,
            y=heap.y,
            width=heap.width,
            height=heap.height,
            label=message("scene-food-available", food=food),
            shape="circle",
            tone="sheet",
            sprite=FOOD,
            badge=str(food),
            glyph=short("food"),
        ),
        dug(
            room_id(seat, RETURNING, own),
            ABOVE[RETURNING],
            message(f"name-{RETURNING}"),
            message("scene-returning"),
        ),
    )


@lru_cache(maxsize=2048)
def chambers(
    seat: Seat, own: bool, nurses: tuple[int, int], built: int, queens: tuple[int, int]
) -> tuple[Place, ...]:
    """HE1-CHK-04, HE1-BUILD-01, HE1-NEST-18: nurses needed, how much is dug, how many eggs may be laid."""
    have, need = nurses
    count, most = queens

    def room(chamber: str, label: Message, caption: Message) -> Place:
        id = f"{QUEENS}:{seat}" if chamber == QUEENS else room_id(seat, chamber, own)
        return dug(id, CHAMBERS[chamber], label, caption)

    return (
        room(BUILDERS, message("scene-builders-dig", count=built), message("scene-builders", count=built)),
        room(RESERVES, message("scene-reserves-rest"), message("scene-reserves")),
        room(
            NURSES,
            message("scene-nurses-needed", have=have, need=need),
            message("scene-nurses", have=have, need=need),
        ),
        room(STORAGE, message("scene-storage-holds"), message("scene-storage")),
        room(QUEENS, message("scene-queens-lay", queens=count, eggs=most), message("scene-queens")),
    )


@cache
def nursery(seat: Seat, own: bool, looted: bool) -> tuple[Place, ...]:
    """HE1-NEST-10 to -17: eggs, larvae, pupae, winged ants; females above, males beneath."""
    found = []
    for kind, (column, line) in PIPELINE.items():
        hollow = Hollow(COLUMNS[column], LINES[line], 98, 80)
        touch = () if kind == PUPAE else touch_of(kind, own, looted)
        label = message("scene-female-pupae") if kind == PUPAE else message(f"name-{kind}")
        found.append(dug(cell_id(seat, kind), hollow, label, message(f"scene-cell-{kind}"), touch))
    return tuple(found)
