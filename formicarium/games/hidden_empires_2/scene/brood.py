"""What lies on a nest sheet: ants in their chambers, brood, reproductives, queens, stored food."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from formicarium.games.hidden_empires_2.data import (
    ADULTS,
    BROOD,
    CASTES,
    CHAMBERS,
    EGG_F,
    EGG_M,
    LARVA_F,
    LARVA_M,
    MALE,
    MEDIA,
    NO_ANTS,
    PRINCESS,
    PUPA_LARGE,
    PUPA_M,
    REPLETE,
    REPLETES,
    STORAGE,
    Brood,
    Caste,
    Place,
    Stack,
)
from formicarium.games.hidden_empires_2.moves import stack_token
from formicarium.games.hidden_empires_2.scene.sheet import QUEEN, cell_id, room_id, shown_sheets
from formicarium.games.hidden_empires_2.scene.stacks import ants, lifted
from formicarium.games.hidden_empires_2.view import EmpiresView
from formicarium.scene.glyphs import short
from formicarium.scene.model import Piece, Point
from formicarium.scene.spots import side_by_side
from formicarium.texts.message import Seat, message

ANT, QUEEN_SIZE, CHILD = 38.0, 46.0, 44.0
LIFT = -12.0  # the name of a chamber is written beneath what lies in it
# Where each kind comes from when the nest phase moves it on.
BEFORE: dict[str, str] = {
    EGG_F: QUEEN,
    EGG_M: QUEEN,
    LARVA_F: EGG_F,
    LARVA_M: EGG_M,
    PUPA_M: LARVA_M,
    PRINCESS: PUPA_LARGE,
    MALE: PUPA_M,
}


def contents(view: EmpiresView) -> Iterator[Piece]:
    """On the sheets that are drawn; what lies on the others is listed in their players' panels."""
    drawn, picked = shown_sheets(view), lifted(view)
    for seat in range(view.seats):
        yield from in_chambers(view, seat, seat in drawn, picked)
        if seat in drawn:
            yield from royal(view, seat)
        yield from young(view, seat, seat in drawn)


def in_chambers(
    view: EmpiresView, seat: Seat, drawn: bool, picked: tuple[Seat, Place, Caste] | None
) -> Iterator[Piece]:
    own, acting = seat == view.seat, seat == view.active
    for chamber in CHAMBERS:
        inside = view.ants[seat].get(chamber, NO_ANTS)
        captives = view.captives[seat] if chamber == STORAGE else 0
        if inside != NO_ANTS or captives:
            moved = view.moved.get(chamber, NO_ANTS) if acting else NO_ANTS
            raised = picked[2] if picked is not None and picked[:2] == (seat, chamber) else None
            full = chamber == STORAGE and REPLETES in view.traits[seat]
            yield from chamber_of(seat, chamber, inside, captives, moved, raised, full, own, drawn)


@lru_cache(maxsize=4096)
def chamber_of(
    seat: Seat,
    chamber: Place,
    inside: Stack,
    captives: int,
    moved: Stack,
    raised: Caste | None,
    full: bool,  # are its medias repletes?
    own: bool,
    drawn: bool,
) -> tuple[Piece, ...]:
    """All ants of one chamber."""
    on = room_id(seat, chamber, own) if drawn else f"indoors:{seat}"
    kinds = [(caste, count) for caste, count in zip(CASTES, inside, strict=True) if count]
    spots = abreast(len(kinds) + bool(captives))
    found = []
    for (caste, count), spot in zip(kinds, spots, strict=False):
        lit, spent = caste == raised, moved[CASTES.index(caste)] >= count
        replete = full and caste == MEDIA
        found.append(ants(seat, chamber, caste, count, False, own, spot, ANT, lit, spent, on, replete))
    if captives:
        found.append(captured(seat, captives, own, on, spots[-1][0]))
    return tuple(found)


@cache
def abreast(count: int) -> tuple[Point, ...]:
    return tuple((x, y + LIFT) for x, y in side_by_side(count, ANT + 6))


@lru_cache(maxsize=512)
def captured(seat: Seat, count: int, own: bool, on: str, x: float) -> Piece:
    """HE2-CARD-slave_makers-03: a kind of its own."""
    return Piece(
        id=f"ants:{seat}:{STORAGE}:{REPLETE}",
        sprite="replete",
        on=on,
        label=message("scene-captured", count=count),
        dx=x,
        dy=LIFT,
        size=ANT,
        seat=seat,
        count=count,
        glyph=short("replete"),
        touch=(stack_token(STORAGE, REPLETE),) if own else (),
    )


def royal(view: EmpiresView, seat: Seat) -> Iterator[Piece]:
    """Mother queens, and food in store."""
    if queens := view.queens[seat]:
        yield queen(seat, queens)
    if stored := view.stored[seat]:
        yield granary(seat, stored, room_id(seat, STORAGE, seat == view.seat))


@lru_cache(maxsize=256)
def queen(seat: Seat, count: int) -> Piece:
    return Piece(
        id=f"queen:{seat}",
        sprite="queen",
        on=f"{QUEEN}:{seat}",
        label=message("scene-queen-count", count=count),
        dy=LIFT,
        size=QUEEN_SIZE,
        seat=seat,
        count=count,
        glyph=short("queen"),
    )


@lru_cache(maxsize=1024)
def granary(seat: Seat, stored: int, on: str) -> Piece:
    return Piece(
        id=f"stored:{seat}",
        sprite="grain",
        on=on,
        label=message("scene-stored-amount", amount=stored),
        dx=78,
        dy=LIFT,
        size=ANT,
        badge=str(stored),
        glyph=short("food"),
    )


def young(view: EmpiresView, seat: Seat, drawn: bool) -> tuple[Piece, ...]:
    """Brood and reproductives; those rescued in an invasion wear a shield (HE2-INVADE-08)."""
    brood = tuple(map(view.brood[seat].__getitem__, BROOD))
    flyers = view.princesses[seat], view.males[seat]
    return children(seat, brood + flyers, view.protected.get(seat, ()), drawn)


@lru_cache(maxsize=4096)
def children(
    seat: Seat, counts: tuple[int, ...], protected: tuple[int, ...], drawn: bool
) -> tuple[Piece, ...]:
    kinds = (*BROOD, *map(Brood, ADULTS))
    safe = dict(zip(BROOD, protected, strict=False))
    return tuple(
        child(seat, kind, count, safe.get(kind, 0), drawn)
        for kind, count in zip(kinds, counts, strict=True)
        if count
    )


@lru_cache(maxsize=8192)
def child(seat: Seat, kind: Brood, count: int, safe: int, drawn: bool) -> Piece:
    adult = kind in (PRINCESS, MALE)
    young_label = message("scene-young", brood=kind, count=count, safe=safe)
    label = message("scene-adults", adult=kind, count=count) if adult else young_label
    small = kind.startswith("pupa") and kind != PUPA_M
    source = BEFORE.get(kind, LARVA_F)
    whence = f"{QUEEN}:{seat}" if source == QUEEN else cell_id(seat, source)
    return Piece(
        id=f"{'young' if drawn else 'listed'}:{seat}:{kind}",
        sprite=str(kind),
        on=cell_id(seat, kind) if drawn else f"{'flyers' if adult else 'nursery'}:{seat}",
        label=label,
        marks=("shield",) if safe else (),
        dy=0 if small else LIFT,
        size=CHILD - 4 if small else CHILD,
        seat=seat if adult else None,
        count=count,
        glyph=short(kind),
        whence=whence if drawn else "",
    )
