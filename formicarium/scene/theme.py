"""Colours and seat marks, light and dark: the tokens of the house, one truth for stills and client."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from formicarium.texts.message import Seat

ThemeName: TypeAlias = Literal["light", "dark"]

# A seat is never shown by its colour alone: each has a mark, as a letter and as a house sprite.
MARKS = ("●", "▲", "■", "◆", "★", "⬢")
MARK_NAMES = ("circle", "triangle", "square", "diamond", "star", "hexagon")


@dataclass(frozen=True, slots=True)
class Theme:
    """The value of every tone, and of every seat's colour."""

    name: ThemeName
    colours: Mapping[str, str]
    seats: tuple[str, ...]

    def __getitem__(self, tone: str) -> str:
        return self.colours[tone]

    def seat(self, seat: Seat) -> str:
        return self.seats[seat % len(self.seats)]


LIGHT = Theme(
    "light",
    {
        "ground": "#F6F0E4",
        "sheet": "#FFFBF2",
        "line": "#D8CBB5",
        "ink": "#2B2118",
        "ink-soft": "#5E5044",
        "leaf": "#2F6030",
        "amber": "#8A5A0B",
        "alert": "#A0321F",
        "water": "#235F82",
        "shade": "#3A3028",
        "moss": "#A9BE88",
        "straw": "#EBD797",
        "clay": "#D9A78E",
        "bark": "#9C7A57",
        "slate": "#A7A9A4",
        "pool": "#A5CBDB",
    },
    ("#0B66A8", "#B94607", "#0A7A57", "#6F4199", "#8F6400", "#45474A"),
)
DARK = Theme(
    "dark",
    {
        "ground": "#17120D",
        "sheet": "#2D241B",
        "line": "#463A2D",
        "ink": "#F2E9DB",
        "ink-soft": "#BFAF99",
        "leaf": "#93C582",
        "amber": "#E8B45A",
        "alert": "#F08A76",
        "water": "#86BEDF",
        "shade": "#0C0906",
        "moss": "#4B5F3B",
        "straw": "#957F40",
        "clay": "#7C4A39",
        "bark": "#4A3725",
        "slate": "#5D6062",
        "pool": "#355E74",
    },
    ("#6FB4EC", "#F79660", "#5CC9A3", "#C19AE8", "#E6BC57", "#B6BABF"),
)
THEMES: Mapping[str, Theme] = {"light": LIGHT, "dark": DARK}
TERRAINS = ("moss", "straw", "clay", "bark", "slate", "pool")


def mark(seat: Seat) -> str:
    """
    >>> mark(1)
    '▲'
    """
    return MARKS[seat % len(MARKS)]


def mark_sprite(seat: Seat) -> str:
    """The house sprite of a seat's mark."""
    return f"mark_{MARK_NAMES[seat % len(MARK_NAMES)]}"


def carries_mark(sprite: str) -> bool:
    """Does this sprite already show a seat's mark? Such sprites end with its name: `cube_circle`."""
    return sprite.rpartition("_")[2] in MARK_NAMES
