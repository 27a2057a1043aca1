"""Places on a map without borders: a letter for the column, a number for the row."""

from __future__ import annotations

import re

_HEX = re.compile(r"q?(-?\d+)[,r](-?\d+)")  # how the games write a hex: `2,-1` or `q2r-1`
_MIDDLE = 12  # column M
_TEN = 10


def map_reference(id: str) -> str:
    """What a hex is called on the screen, or "" where the id is no hex.

    >>> map_reference("q0r0"), map_reference("2,-1"), map_reference("cell")
    ('M10', 'O9', '')
    """
    found = _HEX.fullmatch(id)
    if found is None:
        return ""
    return f"{_column(int(found[1]) + _MIDDLE)}{int(found[2]) + _TEN}"


def _column(number: int) -> str:
    """A to Z; right of that AA, BB …, and left of it a, b …

    >>> _column(0), _column(25), _column(26), _column(-1)
    ('A', 'Z', 'AA', 'a')
    """
    times, letter = divmod(number, 26) if number >= 0 else divmod(-number - 1, 26)
    return chr(ord("A" if number >= 0 else "a") + letter) * (times + 1)
