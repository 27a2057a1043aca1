"""The open table: what every seat sees, laid out on one table, for replays.

One rule decides about everything on it. What belongs to a seat lies there as that seat sees it, and only
if it does: what others make of it may be out of date, or another picture of the same. What is nobody's lies
there as everybody sees it, or as the one does that knows it better.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from formicarium.core.match import Match
from formicarium.scene.model import Scene
from formicarium.server.table.frames import picture
from formicarium.texts.message import Seat

THINGS = ("boards", "panels", "trays", "pieces", "cards")  # what has an id, first that on which others lie
HIDING = ("pieces", "cards")  # what can have another face
Owners: TypeAlias = Mapping[str, Seat | None]  # by the id of a thing, or of what things lie on


def open_scene(match: Match) -> Scene:
    """The spectator's scene, with everything in it that a seat has as that seat sees it."""
    seats = range(match.state.seats)
    public, *own = _places_apart([picture(match, None), *(picture(match, seat) for seat in seats)])
    known = _owners(public, None, {})
    own = _named_apart(own, [_owners(scene, seat, known) for seat, scene in enumerate(own)])
    owners = [known, *(_owners(scene, seat, known) for seat, scene in enumerate(own))]
    scenes = [public, *own]
    things: dict[str, Any] = {name: _merged(name, scenes, owners) for name in THINGS}
    table = _all_lying(replace(public, **things), scenes)
    return _at_its_step(table, [own[each.seat] for each in match.pending])


def _merged(name: str, scenes: Sequence[Scene], owners: Sequence[Owners]) -> tuple[Any, ...]:
    """Of everything with this name the version that counts, in the spectator's order."""
    seen: dict[str, list[tuple[int, Any]]] = {}  # with the number of its scene: 0 is the spectator's
    for number, scene in enumerate(scenes):
        for thing in getattr(scene, name):
            seen.setdefault(thing.id, []).append((number, thing))
    found = []
    for id, versions in seen.items():
        mine = [thing for number, thing in versions if owners[number][id] == number - 1]
        owned = {owners[number][id] for number, _ in versions} - {None}
        if mine or owned:
            found += mine or [thing for number, thing in versions if number - 1 in owned][:1]
        else:
            found.append(_best([thing for _, thing in versions], name in HIDING))
    return tuple(found)


def _best(versions: Sequence[Any], hides: bool) -> Any:
    """What is nobody's: as everybody sees it; where it can have another face, as hardly anybody does."""
    first, *_ = versions
    better = [version for version in versions if version != first]
    return min(better, key=better.count) if hides and better else first


def _owners(scene: Scene, eyes: Seat | None, known: Owners) -> Owners:
    """Whose each thing is: by its mark, by what it lies on, or because only this seat is shown it."""
    found: dict[str, Seat | None] = {}
    for name in THINGS:
        for thing in getattr(scene, name):
            seat = found.get(getattr(thing, "on", "")) if thing.seat is None else thing.seat
            found[thing.id] = eyes if seat is None and thing.id not in known else seat
            for part in _parts(name, thing):
                found[part] = found[thing.id]
    return found


def _parts(name: str, thing: Any) -> Iterable[str]:
    """The ids of what things may lie on."""
    if name == "boards":
        return (place.id for place in thing.places)
    if name == "panels":
        return (row.id for section in thing.sections for row in section.rows if row.id)
    return ()


def _all_lying(table: Scene, scenes: Sequence[Scene]) -> Scene:
    """A piece that its owner sees lie where the table has no place: as somebody sees it who knows one."""
    there = {
        part for name in THINGS for thing in getattr(table, name) for part in (thing.id, *_parts(name, thing))
    }
    pieces = []
    for piece in table.pieces:
        if piece.on not in there:
            others = (other for scene in scenes for other in scene.pieces if other.id == piece.id)
            piece = next((other for other in others if other.on in there), piece)
        pieces.append(piece)
    return replace(table, pieces=tuple(pieces))


def _at_its_step(table: Scene, asked: Sequence[Scene]) -> Scene:
    """Where a step is decided under seal, who is asked knows which."""
    if table.stage is not None:
        return table
    at = next((scene for scene in asked if scene.stage is not None), table)
    return replace(table, stages=at.stages, stage=at.stage)


# Seats may call things of their own alike: on one table they need names of their own.


def _places_apart(scenes: list[Scene]) -> list[Scene]:
    """Places that are called alike are named after their boards."""
    boards: dict[str, set[str]] = {}  # by place
    for scene in scenes:
        for board in scene.boards:
            for place in board.places:
                boards.setdefault(place.id, set()).add(board.id)
    shared = {place for place, found in boards.items() if len(found) > 1}
    return [_named_after_boards(scene, shared) for scene in scenes] if shared else scenes


def _named_after_boards(scene: Scene, shared: set[str]) -> Scene:
    names = {
        place.id: f"{board.id}/{place.id}"
        for board in scene.boards
        for place in board.places
        if place.id in shared
    }
    boards = tuple(
        replace(board, places=tuple(replace(each, id=names.get(each.id, each.id)) for each in board.places))
        for board in scene.boards
    )
    pieces = tuple(replace(piece, on=names.get(piece.on, piece.on)) for piece in scene.pieces)
    return replace(scene, boards=boards, pieces=pieces)


def _named_apart(own: Sequence[Scene], owners: Sequence[Owners]) -> list[Scene]:
    """What several seats have, each its own, is named after them; trays only one is shown bear its mark."""
    having: dict[str, set[Seat]] = {}
    for seat, scene in enumerate(own):
        for name in THINGS:
            for thing in getattr(scene, name):
                if owners[seat][thing.id] == seat:
                    having.setdefault(thing.id, set()).add(seat)
    shared = {id for id, seats in having.items() if len(seats) > 1}
    return [_named_after(seat, scene, owners[seat], shared) for seat, scene in enumerate(own)]


def _named_after(seat: Seat, scene: Scene, owners: Owners, shared: set[str]) -> Scene:
    def named(id: str) -> str:
        return f"{id}/{seat}" if id in shared and owners[id] == seat else id

    return replace(
        scene,
        boards=tuple(replace(each, id=named(each.id)) for each in scene.boards),
        panels=tuple(replace(each, id=named(each.id)) for each in scene.panels),
        trays=tuple(replace(each, id=named(each.id), seat=owners[each.id]) for each in scene.trays),
        pieces=tuple(replace(each, id=named(each.id), on=named(each.on)) for each in scene.pieces),
        cards=tuple(replace(each, id=named(each.id), on=named(each.on)) for each in scene.cards),
    )
