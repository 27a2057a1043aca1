"""Sprites: the SVG files of a game's `art` folder, with the house's own behind them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

HOUSE = "formicarium.scene"

_WHOLE = re.compile(r'<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)</svg>', re.DOTALL)
_VARIABLE = re.compile(r"var\(--([a-z-]+)(?:,\s*([^()]+))?\)")
_BREAKS = re.compile(r">\s+<")


@dataclass(frozen=True, slots=True)
class Sprite:
    """What one file draws. Colours that a theme or a seat may change are CSS variables."""

    name: str
    box: str  # its viewBox
    inner: str

    def coloured(self, colours: Mapping[str, str]) -> str:
        """The drawing with its variables replaced: also tools that know no CSS variables draw it."""

        def value(found: re.Match[str]) -> str:
            return colours.get(found[1]) or found[2] or "currentColor"

        found = _VARIABLE.sub(value, self.inner)
        return _VARIABLE.sub(value, found)  # a variable may stand in for another

    def varies_with(self, name: str) -> bool:
        """Does this sprite use the variable?"""
        return f"var(--{name}" in self.inner


class NoSprite(LookupError):
    """A scene names a sprite that neither the game nor the house has."""


class Art:
    """The sprites of a game, by name; those of the house answer where a game has none.

    >>> Art("formicarium.games.cicada_and_ant")["ant_pawn"].box
    '0 0 64 64'
    """

    def __init__(self, package: str = HOUSE) -> None:
        self.package = package

    @classmethod
    def of(cls, game: object) -> Art:
        """The sprites beside the class of a game."""
        return cls(type(game).__module__)

    def __getitem__(self, name: str) -> Sprite:
        for package in (self.package, HOUSE):
            if name in _names(package):
                return _sprite(package, name)
        raise NoSprite(f"no sprite is called {name!r} in {self.package}")

    def __contains__(self, name: str) -> bool:
        return name in _names(self.package) or name in _names(HOUSE)

    def own(self) -> frozenset[str]:
        """The names of the game's own sprites."""
        return _names(self.package)

    def names(self) -> tuple[str, ...]:
        """Every sprite there is, the house's included."""
        return tuple(sorted(_names(self.package) | _names(HOUSE)))


@cache
def _names(package: str) -> frozenset[str]:
    folder = files(package).joinpath("art")
    if not folder.is_dir():
        return frozenset()
    return frozenset(file.name[:-4] for file in folder.iterdir() if file.name.endswith(".svg"))


@cache
def _sprite(package: str, name: str) -> Sprite:
    text = files(package).joinpath("art", f"{name}.svg").read_text(encoding="utf-8")
    whole = _WHOLE.search(text)
    assert whole, f"{package}/art/{name}.svg is not an <svg> with a viewBox"
    return Sprite(name, whole[1], _BREAKS.sub("><", whole[2].strip()))
