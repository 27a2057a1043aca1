"""The garden, and the circle of strength."""

from __future__ import annotations

from functools import cache, lru_cache
from math import copysign, cos, pi, sin

from formicarium.games.ant_war.data import (
    BEATS,
    BLACK,
    HOME,
    PONDS,
    QUEEN,
    SQUARES,
    UNITS,
    Side,
    Square,
    Unit,
)
from formicarium.games.ant_war.scene.moment import near
from formicarium.games.ant_war.scene.reach import rays
from formicarium.games.ant_war.view import WarView
from formicarium.scene.glyphs import short
from formicarium.scene.model import Board, Place, Point, Tone
from formicarium.texts.message import Seat, SeatName, message

PITCH = 60.0  # from square to square
SIDE = 58.0  # of a square
EDGE = 22.0  # room for the names of files and ranks
FILES, RANKS = "abcdefgh", "123456789"
BANKS = {"west_pond": (Square("b5"), Square("c5")), "east_pond": (Square("f5"), Square("g5"))}

# A little of what grows there, the same from both sides of the garden
PLANTS = {
    "lily": ("b5", "g5"),
    "reeds": ("c5", "f5"),
    "daisy": ("a6", "h4"),
    "clover": ("e6", "d4", "h6", "a4"),
}
GROWING = {Square(square): plant for plant, squares in PLANTS.items() for square in squares}


def garden(view: WarView) -> Board:
    """WAR-SETUP-02, WAR-RULING-01, -02: the own side at the bottom."""
    return _garden(view.sides, near(view) != BLACK, tuple(sorted(rays(view).items())))


@lru_cache(maxsize=1024)
def _garden(sides: tuple[Side, ...], turned: bool, looked_across: tuple[tuple[Square, str], ...]) -> Board:
    ray = dict(looked_across)
    places = [
        *(home(seat, side, turned) for seat, side in enumerate(sides)),
        *(pond(name, squares, turned) for name, squares in BANKS.items()),
        *(square_place(square, turned, ray.get(square, "")) for square in SQUARES),
        *edges(turned),
    ]
    return Board("garden", EDGE + PITCH * len(FILES) + 4, PITCH * len(RANKS) + EDGE + 4, tuple(places))


def middle(square: Square, turned: bool) -> Point:
    """Where a square lies; a half turn for Red."""
    file, rank = FILES.index(square[0]), RANKS.index(square[1])
    column = len(FILES) - 1 - file if turned else file
    row = rank if turned else len(RANKS) - 1 - rank
    return EDGE + PITCH * (column + 0.5), 2 + PITCH * (row + 0.5)


@cache
def square_place(square: Square, turned: bool, ray: str) -> Place:
    """A square, with what grows there or the line of sight that crosses it."""
    x, y = middle(square, turned)
    wet, home_row = square in PONDS, any(square in squares for squares in HOME.values())
    tone: Tone = "" if wet else "straw" if home_row else "moss"
    kind = "pond" if wet else "home" if home_row else "grass"
    return Place(
        id=f"square:{square}",
        x=x,
        y=y,
        width=SIDE,
        height=SIDE,
        label=message("scene-square-ray" if ray else f"scene-square-{kind}", square=square),
        tone=tone,
        sprite=ray or GROWING.get(square, ""),
        glyph=short("pond") if wet else "",
    )


@cache
def home(seat: Seat, side: Side, turned: bool) -> Place:
    """The three home rows of a side, edged in its colour; the squares lie on it."""
    squares = HOME[side]
    first, last = middle(squares[0], turned), middle(squares[-1], turned)
    return Place(
        id=f"home:{seat}",
        x=first[0],  # its mark lies under a square: those on the ants are enough
        y=first[1],
        width=SIDE / 2,
        height=SIDE / 2,
        label=message("scene-home", seat=SeatName(seat)),
        shape="area",
        points=_box(first, last),
        seat=seat,
    )


def _box(one: Point, other: Point) -> tuple[Point, ...]:
    """Around the squares from one to the other."""
    (left, right), (top, bottom) = sorted((one[0], other[0])), sorted((one[1], other[1]))
    left, right, top, bottom = left - PITCH / 2, right + PITCH / 2, top - PITCH / 2, bottom + PITCH / 2
    return (left, top), (right, top), (right, bottom), (left, bottom)


@cache
def pond(name: str, squares: tuple[Square, Square], turned: bool) -> Place:
    """Water over two squares, with a shore that no ruler drew."""
    (x1, y), (x2, _) = (middle(square, turned) for square in squares)
    x, across, down = (x1 + x2) / 2, PITCH - 3, PITCH / 2 - 3
    shore = tuple(
        (x + across * _round(cos(turn)) * wave, y + down * _round(sin(turn)) * wave)
        for turn in (2 * pi * number / 48 for number in range(48))
        for wave in (1 + 0.035 * sin(3 * turn + 0.6) + 0.02 * cos(5 * turn) - 0.04,)
    )
    return Place(f"pond:{name}", x, y, 2 * across, 2 * down, message(f"name-{name}"), "area", shore, "pool")


def _round(part: float) -> float:
    """Fuller than an ellipse: it fills its two squares."""
    return copysign(abs(part) ** 0.6, part)


@cache
def edges(turned: bool) -> tuple[Place, ...]:
    """The names of files and ranks."""
    below, left = PITCH * len(RANKS) + EDGE / 2 + 2, EDGE / 2 - 2
    files = [_name_at(f"file:{f}", middle(Square(f"{f}1"), turned)[0], below, f) for f in FILES]
    ranks = [_name_at(f"rank:{r}", left, middle(Square(f"a{r}"), turned)[1], r) for r in RANKS]
    return (*files, *ranks)


def _name_at(id: str, x: float, y: float, name: str) -> Place:
    return Place(id, x, y, 20, 20, message("scene-edge", name=name), "none", badge=name, glyph=name)


# The circle


def strength_circle() -> tuple[Unit, ...]:
    """WAR-COMBAT-03: each unit beats the next two. The Queen, whom every unit beats, is not in it."""
    ring = [UNITS[-1]]
    while len(ring) < len(UNITS) - 1:
        prey = BEATS[ring[-1]] - {QUEEN}
        ring.append(next(unit for unit in sorted(prey) if prey - {unit} <= BEATS[unit]))
    return tuple(ring)


CIRCLE = strength_circle()


@cache
def circle() -> Board:
    """The circle unrolled, with its first two units once more at the end."""
    places = []
    x = 22.0
    for number, unit in enumerate((*CIRCLE, *CIRCLE[:2])):
        again = number >= len(CIRCLE)
        size = 26.0 if again else 36.0
        beaten = tuple(CIRCLE[(number + ahead) % len(CIRCLE)] for ahead in (1, 2))
        places.append(
            Place(
                id=f"circle:{number + 1}",
                x=x,
                y=22,
                width=size,
                height=size,
                label=message("scene-beats", unit=unit, prey=beaten),
                shape="circle",
                sprite=f"icon_{unit}",
                glyph=short(unit),
            )
        )
        if number < len(CIRCLE) + 1:
            step = 50.0 if number < len(CIRCLE) - 1 else 44.0 if number < len(CIRCLE) else 37.0
            name = message("scene-next")
            places.append(Place(f"next:{number + 1}", x + step / 2, 22, 12, 12, name, "none", sprite="beats"))
            x += step
    return Board("circle", x + 18, 44, tuple(places), message("scene-circle"))
