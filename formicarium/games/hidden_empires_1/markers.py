"""Discovery markers: on and off the map, their + and −, and what everybody may know of the hidden ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.games.hidden_empires_1.data import FOOD, KIND, MARKERS, VALUE, Area, Marker
from formicarium.games.hidden_empires_1.events.cards import (
    MarkerChanged,
    MarkerRemoved,
    MarkerUsedUp,
    TrailRemoved,
)
from formicarium.games.hidden_empires_1.pieces import Laid

if TYPE_CHECKING:
    from formicarium.games.hidden_empires_1.state import Empires

FACE_DOWN = Marker("")


def kind_at(s: Empires, area: Area) -> str:
    """The kind of face-up marker in an area: "prey", "aphids" …; "" without one."""
    marker = s.markers.get(area)
    return KIND[marker] if marker else ""


def value_of(s: Empires, area: Area) -> int:
    """HE1-DEF-11: the printed value with the + and − in the area."""
    return VALUE[s.markers[area]] + s.modifiers.get(area, 0)


def change_value(s: Empires, area: Area, change: int) -> None:
    """HE1-DEF-12, -13: add one + (1) or one − (-1); at 0 the marker is used up."""
    marker = s.markers[area]
    modifier = s.modifiers.pop(area, 0) + change
    if modifier:
        s.modifiers[area] = modifier
    value = VALUE[marker] + modifier
    s.tell(MarkerChanged(area, marker, change, value))
    if value <= 0:
        _leave(s, area)
        s.tell(MarkerUsedUp(area, marker))


def change_all(s: Empires, kind: str, change: int, where: frozenset[Area] | None = None) -> None:
    """A + or − on every face-up marker of a kind (in these areas only), in the order of ids."""
    found = [area for area, marker in s.markers.items() if marker in FOOD and marker.startswith(kind)]
    for area in sorted(found, key=s.ground.bit.__getitem__):
        if where is None or area in where:
            change_value(s, area, change)


def remove_marker(s: Empires, area: Area) -> None:
    """HE1-DEF-15: whatever discovery marker lies here goes to the pool."""
    if area in s.markers:
        s.tell(MarkerRemoved(area, _leave(s, area)))
    elif area in s.face_down:
        to_pool(s, pick_up(s, area))
        s.tell(MarkerRemoved(area, FACE_DOWN))


def clear_area(s: Empires, area: Area) -> None:
    """A discovery or Trail marker makes room for something else."""
    remove_marker(s, area)
    if area in s.trails:
        s.attempts = tuple(each for each in s.attempts if each != area)
        s.tell(TrailRemoved(s.trails.pop(area), area))


def _leave(s: Empires, area: Area) -> Marker:
    """A face-up marker goes to the pool, with its modifiers."""
    marker = s.markers.pop(area)
    s.modifiers.pop(area, None)
    to_pool(s, marker)
    return marker


def to_pool(s: Empires, marker: Marker) -> None:
    s.pool = tuple(sorted((*s.pool, marker)))


def from_pool(s: Empires, marker: Marker) -> None:
    at = s.pool.index(marker)
    s.pool = s.pool[:at] + s.pool[at + 1 :]


# Hidden markers. What a face-down marker may be was decided when it was laid: it is none of those that
# lay open then, or have lain open since. Everybody can keep such a list, so the table does, too.


def unseen(s: Empires) -> tuple[int, ...]:
    """How many markers of each kind lie in the pool or face down."""
    found = dict.fromkeys(MARKERS, 0)
    for marker in s.pool:
        found[marker] += 1
    for marker in s.face_down.values():
        found[marker] += 1
    return tuple(found.values())


def lay_face_down(s: Empires, areas: tuple[Area, ...], markers: tuple[Marker, ...]) -> None:
    """Markers just drawn from the pool are laid, unseen."""
    for area, marker in zip(areas, markers, strict=True):
        from_pool(s, marker)
        s.face_down[area] = marker
    most = unseen(s)
    if s.laid and s.laid[-1].at_most == most:
        s.laid = (*s.laid[:-1], Laid((*s.laid[-1].areas, *areas), most))
    else:
        s.laid = (*s.laid, Laid(areas, most))


def pick_up(s: Empires, area: Area) -> Marker:
    """A face-down marker leaves its area, as yet unseen."""
    kept = ((tuple(a for a in each.areas if a != area), each.at_most) for each in s.laid)
    s.laid = tuple(Laid(areas, most) for areas, most in kept if areas)
    return s.face_down.pop(area)


def lay_open(s: Empires, area: Area, marker: Marker) -> None:
    """A marker lies face up for all to see. It is no longer in the pool or face down."""
    s.markers[area] = marker
    shown(s)


def shown(s: Empires) -> None:
    """Markers have been seen: there are fewer that the face-down ones may be."""
    most = unseen(s)
    s.laid = tuple(Laid(each.areas, tuple(map(min, each.at_most, most))) for each in s.laid)
