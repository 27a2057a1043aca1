"""The square and, in Autumn, the pantry."""

from __future__ import annotations

from functools import cache, lru_cache

from formicarium.games.cicada_and_ant.data import (
    CELLS,
    NO_PATH,
    PATH_OF,
    PATHS,
    SHELF_END,
    SHELF_POINTS,
    Card,
    Cell,
    Path,
)
from formicarium.games.cicada_and_ant.scene.moment import Stage, stage_of
from formicarium.games.cicada_and_ant.scene.pieces import space_id
from formicarium.games.cicada_and_ant.view import CicadaView
from formicarium.scene.glyphs import short
from formicarium.scene.model import Board, Place, Tone
from formicarium.texts.message import message

PITCH = 100.0  # from cell to cell of the square
EDGE = 20.0  # room for the names of rows and columns
CARD = 95.0  # a round card
SHELF = 84.0  # from shelf to shelf
SPACE = 64.0  # from space to space

SHELF_TONES: dict[Path, Tone] = dict(zip(PATHS, ("clay", "pool", "slate", "bark"), strict=True))


def square(view: CicadaView) -> Board:
    """CIG-SETUP-02: sixteen cells; when the Cicada chooses, those with a pawn stand for their types."""
    guessing = stage_of(view) is Stage.GUESS and view.seat == view.cicada
    return _square(view.square, view.pawns if guessing else (), view.by_type)


@lru_cache(maxsize=1024)
def _square(cards: tuple[Card, ...], grouped: tuple[Cell, ...], by_type: bool) -> Board:
    cells = (
        _cell(index, card, PATH_OF[card] if card and cell in grouped else NO_PATH, by_type)
        for index, (cell, card) in enumerate(zip(CELLS, cards, strict=True))
    )
    size = EDGE + 4 * PITCH
    return Board("square", size, size, (*_edge(), *cells))


@cache
def _cell(index: int, card: Card, group: Path, by_type: bool) -> Place:
    cell = CELLS[index]
    return Place(
        id=f"cell:{cell}",
        x=EDGE + PITCH * (index % 4 + 0.5),
        y=EDGE + PITCH * (index // 4 + 0.5),
        width=CARD,
        height=CARD,
        shape="circle",
        label=message("scene-cell", cell=cell, card=card) if card else message("scene-cell-empty", cell=cell),
        dashed=not card,
        group=group,
        touch=(f"guess:{group}",) if group and by_type else (),
    )


@cache
def _edge() -> tuple[Place, ...]:
    """The names of columns and rows."""
    places = []
    for number in range(4):
        at = EDGE + PITCH * (number + 0.5)
        places.append(_name_at(f"column:{number + 1}", at, EDGE / 2, f"c{number + 1}"))
        places.append(_name_at(f"row:{number + 1}", EDGE / 2, at, f"r{number + 1}"))
    return tuple(places)


def _name_at(id: str, x: float, y: float, name: str) -> Place:
    return Place(id, x, y, 20, 20, message("scene-edge", name=name), "none", badge=name, glyph=name)


@cache
def pantry() -> Board:
    """CIG-PAN-01: a shelf per type, with spaces worth 1, 3, 6 and 10."""
    places: list[Place] = []
    for shelf, path in enumerate(PATHS):
        y = SHELF * shelf + 36
        name = message(f"name-shelf_{path}")
        edge = ((54.0, y + 38), (318.0, y + 38))
        places.append(Place(f"plank:{path}", 186, y + 38, 264, 7, name, "line", edge, SHELF_TONES[path]))
        places.append(
            Place(f"shelf:{path}", 26, y + 4, 48, 48, name, "none", sprite=f"path_{path}", glyph=short(path))
        )
        for space in range(1, SHELF_END + 1):
            points = SHELF_POINTS[space]
            label = message("scene-space", path=path, points=points)
            places.append(
                Place(space_id(path, space), 56 + SPACE * (space - 0.5), y, 60, 70, label, badge=str(points))
            )
    return Board("pantry", 320, SHELF * len(PATHS) - 4, tuple(places), message("scene-pantry"))
