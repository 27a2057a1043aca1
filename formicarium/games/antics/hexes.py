"""Hexes of an ant-hill, written by their axial coordinates: "3,0" (pointy-top, unbounded)."""

from __future__ import annotations

import re
from functools import cache
from typing import NewType

Hex = NewType("Hex", str)  # "q,r"
NO_HEX = Hex("")
CENTRE = (1, 0)  # of a hill: in the middle of the base
NEAR = 15  # hexes: so far each has a token of its own

_WRITTEN = re.compile(r"(0|-?[1-9]\d{0,2}),(0|-?[1-9]\d{0,2})")
_AROUND = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def hex_at(q: int, r: int) -> Hex:
    return Hex(f"{q},{r}")


class _Coordinates(dict[Hex, tuple[int, int]]):
    """(q, r) of each hex; it is also the order of hexes (ANT-DEC-03)."""

    def __missing__(self, at: Hex) -> tuple[int, int]:
        q, r = map(int, at.split(","))
        self[at] = q, r
        return q, r


class _Neighbours(dict[Hex, tuple[Hex, ...]]):
    """The six hexes around each."""

    def __missing__(self, at: Hex) -> tuple[Hex, ...]:
        q, r = COORDINATES[at]
        self[at] = around = tuple(hex_at(q + dq, r + dr) for dq, dr in _AROUND)
        return around


class _Uppers(dict[Hex, tuple[Hex, ...]]):
    """Those of them that come after it in the order of hexes."""

    def __missing__(self, at: Hex) -> tuple[Hex, ...]:
        self[at] = after = tuple(near for near in NEIGHBOURS[at] if COORDINATES[near] > COORDINATES[at])
        return after


COORDINATES = _Coordinates()
NEIGHBOURS = _Neighbours()
UPPERS = _Uppers()


def is_hex(text: str) -> bool:
    """Whether this writes a hex that a hill could reach.

    >>> is_hex("3,-1"), is_hex("3,-01"), is_hex("1000,0"), is_hex("track")
    (True, False, False, False)
    """
    return _WRITTEN.fullmatch(text) is not None


def is_near(at: Hex) -> bool:
    """Whether a hex has a token of its own. A hill has no limits, but hardly ever gets as far as that."""
    q, r = COORDINATES[at]
    return max(abs(q - CENTRE[0]), abs(r - CENTRE[1]), abs(q + r - sum(CENTRE))) <= NEAR


@cache
def spelled(at: Hex) -> tuple[str, ...]:
    """What one touches.

    >>> spelled(Hex("3,0")), spelled(Hex("40,-2"))
    (('hex:3,0',), ('column:40', 'row:-2'))
    """
    q, r = COORDINATES[at]
    return (f"hex:{at}",) if is_near(at) else (f"column:{q}", f"row:{r}")


def touched(path: tuple[str, ...]) -> Hex | None:
    """The hex that a path begins with, if it does.

    >>> touched(("hex:3,0",)), touched(("column:40", "row:-2")), touched(("column:40",))
    ('3,0', '40,-2', None)
    """
    match [token.partition(":")[::2] for token in path[:2]]:
        case [("hex", name), *_] if is_hex(name):
            return Hex(name)
        case [("column", q), ("row", r)] if is_hex(f"{q},{r}"):
            return Hex(f"{q},{r}")
    return None


def near_hexes() -> tuple[Hex, ...]:
    """Those with a token of their own, row by row."""
    q, r = CENTRE
    around = range(-NEAR, NEAR + 1)
    return tuple(at for dq in around for dr in around if is_near(at := hex_at(q + dq, r + dr)))


def lines(steps: int) -> tuple[str, ...]:
    """The tokens that spell every hex at most so many steps from the centre."""
    return tuple(
        f"{axis}:{middle + d}"
        for axis, middle in zip(("column", "row"), CENTRE, strict=True)
        for d in range(-steps, steps + 1)
    )
