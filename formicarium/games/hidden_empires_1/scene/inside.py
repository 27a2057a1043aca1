"""What lies on a Nest Sheet: ants in their chambers, brood, winged ants, queens, stored food."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from formicarium.games.hidden_empires_1.data import (
    BLOCKERS,
    BROOD,
    CASTES,
    CHAMBERS,
    DRONE,
    EGG_F,
    EGG_M,
    LARVA_F,
    LARVA_M,
    MILLERS,
    NO_ANTS,
    NOWHERE,
    PUPA_M,
    RESERVES,
    RETURNING,
    STORAGE,
    VIRGIN_QUEEN,
    Marker,
    Task,
)
from formicarium.games.hidden_empires_1.scene.moment import ASSIGN
from formicarium.games.hidden_empires_1.scene.moment import SCOUT as SCOUTING
from formicarium.games.hidden_empires_1.scene.sheet import (
    PUPAE,
    QUEENS,
    SIZES,
    cell_id,
    loots,
    room_id,
    shown_sheets,
    touch_of,
)
from formicarium.games.hidden_empires_1.scene.stacks import is_picked, looks_on
from formicarium.games.hidden_empires_1.view import EmpireView, Sheet
from formicarium.scene.glyphs import short
from formicarium.scene.model import Piece, Point, Touch
from formicarium.scene.spots import side_by_side
from formicarium.texts.message import Seat, SeatName, message

ANT, QUEEN, CHILD = 42.0, 46.0, 44.0
LIFT = -12.0  # the name of a chamber is written beneath what lies in it
# Where each kind comes from when the Nest Phase moves it on
BEFORE: dict[str, str] = {
    BROOD[LARVA_F]: BROOD[EGG_F], BROOD[LARVA_M]: BROOD[EGG_M], BROOD[PUPA_M]: BROOD[LARVA_M],
    VIRGIN_QUEEN: PUPAE, DRONE: BROOD[PUPA_M], **dict.fromkeys(SIZES, str(BROOD[LARVA_F])),
}  # fmt: skip
INDOORS, NURSERY, WINGED = "indoors", "nursery", "winged"  # rows of a player's panel


def contents(view: EmpireView) -> Iterator[Piece]:
    """On the sheets that are drawn; what lies on the others is listed in their players' panels."""
    drawn = shown_sheets(view)
    for sheet in view.sheets:
        here = sheet.seat in drawn
        yield from in_chambers(view, sheet, here)
        yield from young(view, sheet, here)
        if here:
            yield from precious(view, sheet)
        yield from (kept(sheet.seat, number, marker) for number, marker in enumerate(sheet.kept))


# Ants


def in_chambers(view: EmpireView, sheet: Sheet, here: bool) -> Iterator[Piece]:
    seat, own = sheet.seat, sheet.seat == view.seat
    looted = loots(view, seat)
    for chamber in CHAMBERS:
        inside = getattr(sheet, chamber)
        if inside == NO_ANTS:
            continue
        on = room_id(seat, chamber, own) if here else f"{INDOORS}:{seat}"
        kinds = [(caste, count) for caste, count in enumerate(inside) if count]
        for (caste, count), spot in zip(kinds, abreast(len(kinds), chamber), strict=True):
            idle = not (own or looted) or (own and looks_on(view, NOWHERE, chamber))
            touch = () if idle else touches(view.stage, sheet, chamber, caste, looted)
            lit = seat == view.active and is_picked(view.picked, NOWHERE, chamber, CASTES[caste])
            yield housed(seat, chamber, caste, count, on, touch, spot, lit)


def touches(stage: str, sheet: Sheet, chamber: Task, caste: int, looted: bool) -> Touch:
    """A chamber with a caste; ants that never leave the nest can be given up (HE1-CHK-06) or carried off."""
    if looted:
        return ("take:replete",) if chamber == STORAGE and caste == 1 else ()
    if stage == SCOUTING and chamber == RESERVES:
        return ("do:reinforce", f"caste:{CASTES[caste]}")
    if stage == ASSIGN and (stays := homebody(sheet, chamber, caste)):
        return (f"eliminate:{stays}",)
    return (f"place:{chamber}", f"caste:{CASTES[caste]}")


def homebody(sheet: Sheet, chamber: Task, caste: int) -> str:
    """What ants are called that stay in their chamber for good, if these are such."""
    if chamber == STORAGE:
        return "replete" if caste == 1 else "miller" if MILLERS in sheet.traits else ""
    return "blocker" if chamber == RESERVES and caste == 2 and BLOCKERS in sheet.traits else ""


@cache
def abreast(count: int, chamber: Task) -> tuple[Point, ...]:
    """Side by side; in Storage the food lies on the right, and the Returning Ants stand before their name."""
    dx, dy = {STORAGE: (-34.0, LIFT), RETURNING: (-66.0, 0.0)}.get(chamber, (0.0, LIFT))
    return tuple((x + dx, y + dy) for x, y in side_by_side(count, ANT + 2))


@lru_cache(maxsize=8192)
def housed(
    seat: Seat, chamber: Task, caste: int, count: int, on: str, touch: Touch, spot: Point, lit: bool
) -> Piece:
    name = CASTES[caste]
    replete = chamber == STORAGE and caste == 1
    return Piece(
        id=f"ants:{seat}:{chamber}:{name}",
        sprite="replete" if replete else str(name),
        on=on,
        label=message("scene-housed", seat=SeatName(seat), caste=name, count=count, place=chamber),
        dx=round(spot[0], 1),
        dy=spot[1],
        size=ANT,
        seat=seat,
        count=count,
        lit=lit,
        glyph=short("replete" if replete else name),
        touch=touch,
    )


# Brood and winged ants


def young(view: EmpireView, sheet: Sheet, here: bool) -> tuple[Piece, ...]:
    counts = (*sheet.brood, sheet.virgin_queens, sheet.drones)
    return children(sheet.seat, counts, here, sheet.seat == view.seat, loots(view, sheet.seat))


@lru_cache(maxsize=4096)
def children(seat: Seat, counts: tuple[int, ...], here: bool, own: bool, looted: bool) -> tuple[Piece, ...]:
    kinds = zip((*BROOD, VIRGIN_QUEEN, DRONE), counts, strict=True)
    return tuple(child(seat, kind, count, here, own, looted) for kind, count in kinds if count)


@lru_cache(maxsize=8192)
def child(seat: Seat, kind: str, count: int, here: bool, own: bool, looted: bool) -> Piece:
    winged = kind in (VIRGIN_QUEEN, DRONE)
    sized = kind in SIZES
    row = WINGED if winged else NURSERY
    whence = cell_id(seat, BEFORE[kind]) if kind in BEFORE else f"{QUEENS}:{seat}"
    return Piece(
        id=f"young:{seat}:{kind}",
        sprite=kind,
        on=cell_id(seat, kind) if here else f"{row}:{seat}",
        label=message("scene-young", kind=kind, count=count),
        dx=30.0 * (SIZES.index(kind) - 1) if sized else 0.0,
        dy=LIFT,
        size=CHILD - 8 if sized else CHILD,
        seat=seat if winged else None,
        count=count,
        glyph=short(kind),
        touch=touch_of(kind, own, looted),
        whence=whence if here else "",
    )


# Queens, food, Aphids in safety


def precious(view: EmpireView, sheet: Sheet) -> Iterator[Piece]:
    """Mother queens, and food in store."""
    if sheet.queens:
        yield mother(sheet.seat, sheet.queens)
    if sheet.stored:
        yield granary(sheet.seat, sheet.stored, sheet.seat == view.seat)


@lru_cache(maxsize=256)
def mother(seat: Seat, count: int) -> Piece:
    return Piece(
        id=f"queen:{seat}",
        sprite="mother_queen",
        on=f"{QUEENS}:{seat}",
        label=message("scene-mother-queens", seat=SeatName(seat), count=count),
        dy=LIFT,
        size=QUEEN,
        seat=seat,
        count=count,
        glyph=short("queen"),
    )


@lru_cache(maxsize=1024)
def granary(seat: Seat, stored: int, own: bool) -> Piece:
    return Piece(
        id=f"stored:{seat}",
        sprite="stored",
        on=room_id(seat, STORAGE, own),
        label=message("scene-stored-food", food=stored),
        dx=70,
        dy=LIFT,
        size=ANT,
        badge=str(stored),
        glyph=short("food"),
        touch=("eliminate:stored_food",) if own else (),
    )


@lru_cache(maxsize=256)
def kept(seat: Seat, number: int, marker: Marker) -> Piece:
    """HE1-CARD-aphid_herders-01: Aphids that wait on the sheet for their owner's next turn."""
    name = message("scene-kept", marker=marker)
    return Piece(f"kept:{seat}:{number}", str(marker), f"seat:{seat}", name, glyph=short("aphids"))
