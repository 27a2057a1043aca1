"""Discovery markers, Nests, Nest Sites and Trails on the map; what is still hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from formicarium.games.hidden_empires_1.data import (
    CARDS,
    FOOD,
    KIND,
    MARKERS,
    PLANTS,
    PREDATORS,
    VALUE,
    Area,
    Color,
    Marker,
)
from formicarium.games.hidden_empires_1.scene.areas import area_id
from formicarium.games.hidden_empires_1.scene.moment import EVENT
from formicarium.games.hidden_empires_1.view import FACE_DOWN, EmpireView, SeenArea
from formicarium.scene.glyphs import short
from formicarium.scene.model import Piece
from formicarium.texts.message import Seat, SeatName, message

TOP = -28.0  # how far above the middle of its area a marker or a nest lies
MARKER, NEST, TRAIL = 44.0, 52.0, 46.0
MOST_PIPS = 3  # so many + or − are drawn, more are one and a number


def on_the_ground(view: EmpireView, threatened: frozenset[Area]) -> Iterator[Piece]:
    """Markers first, nests above them; ants come later."""
    color = changing(view)
    for area in view.areas:
        if area.marker is not None:
            doomed = area.color == color and swept(area.marker)
            yield marker(area.id, area.marker, area.modifier, doomed, area.id in threatened)
        if area.trail is not None:
            yield trail(area.id, area.trail, area.trail_done)
    for area in view.areas:
        if area.nest is not None:
            yield nest(area.nest, area.id)
        elif area.site is not None:
            yield site(area.site, area.id)


@lru_cache(maxsize=4096)
def marker(area: Area, face: Marker, modifier: int, doomed: bool, lit: bool) -> Piece:
    """HE1-DEF-11: the modified value in figures, + and − as pips, the printed value as dots on its rim."""
    if face == FACE_DOWN:
        name = message("scene-face-down")
        return Piece(
            f"marker:{area}", "marker_back", area_id(area), name, dy=TOP, size=MARKER, glyph=short("hidden")
        )
    value = VALUE[face] + modifier
    pip = "plus" if modifier > 0 else "minus"
    pips = abs(modifier) if abs(modifier) <= MOST_PIPS else 1
    many = f"{modifier:+}".replace("-", "−") if abs(modifier) > MOST_PIPS else ""
    name = message("scene-marker", marker=face, value=value) if modifier else message(f"name-{face}")
    return Piece(
        id=f"marker:{area}",
        sprite=str(face),
        on=area_id(area),
        label=name,
        marks=(*((pip,) * pips), *(("swept",) if doomed else ())),
        dy=TOP,
        size=MARKER,
        badge=f"{value} {many}".strip() if value else "",
        lit=lit,
        glyph=short(KIND[face]),
    )


def changing(view: EmpireView) -> Color:
    """HE1-CARD-env_change-01: the colour of the areas that an Event under way is about to change."""
    event = view.discard[-1] if view.stage == EVENT and view.discard else ""
    return CARDS[view.discard[-1]].color if event.startswith("env_change") else Color("")


def swept(face: Marker) -> bool:
    return face in MARKERS and KIND[face] != PLANTS


def threats(view: EmpireView) -> dict[Area, tuple[Seat, ...]]:
    """Where a Predator has just come to ants that cannot stay: they will flee (HE1-WIN-05)."""
    predators = {area.id for area in view.areas if area.marker in PREDATORS}
    found: dict[Area, tuple[Seat, ...]] = {}
    for stack in view.stacks if predators else ():
        exposed = "camouflage" not in view.sheets[stack.seat].traits
        if stack.area in predators and exposed and stack.seat not in found.get(stack.area, ()):
            found[stack.area] = (*found.get(stack.area, ()), stack.seat)
    return found


def hidden(view: EmpireView) -> Counter[str]:
    """How many markers of each kind lie face down or in the pool: everybody can count them."""
    seen = [area.marker for area in view.areas if area.marker in MARKERS]
    return unseen((*seen, *view.aside, *(marker for sheet in view.sheets for marker in sheet.kept)))


@lru_cache(maxsize=1024)
def unseen(seen: tuple[Marker, ...]) -> Counter[str]:
    left = Counter(MARKERS)
    left.subtract(seen)
    kinds: Counter[str] = Counter()
    for face, count in left.items():
        kinds[KIND[face]] += count
    return kinds


def is_food(area: SeenArea) -> bool:
    return area.marker in FOOD


# What players have built


@lru_cache(maxsize=1024)
def nest(seat: Seat, area: Area) -> Piece:
    return Piece(
        id=f"nest:{seat}",
        sprite="nest",
        on=area_id(area),
        label=message("scene-nest", seat=SeatName(seat)),
        dy=TOP + 2,
        size=NEST,
        seat=seat,
        glyph=short("nest"),
    )


@lru_cache(maxsize=1024)
def site(seat: Seat, area: Area) -> Piece:
    return Piece(
        id=f"site:{seat}:{area}",
        sprite="nest_site",
        on=area_id(area),
        label=message("scene-nest-site", seat=SeatName(seat)),
        dy=TOP + 2,
        size=NEST,
        seat=seat,
        glyph=short("nest_site"),
    )


@lru_cache(maxsize=1024)
def trail(area: Area, seat: Seat, done: bool) -> Piece:
    """HE1-CARD-trail_making-02: dashed until it is completed."""
    return Piece(
        id=f"trail:{area}",
        sprite="trail" if done else "trail_begun",
        on=area_id(area),
        label=message("scene-trail" if done else "scene-trail-begun", seat=SeatName(seat)),
        dy=TOP,
        size=TRAIL,
        seat=seat,
        glyph=short("section" if done else "begun"),
    )
