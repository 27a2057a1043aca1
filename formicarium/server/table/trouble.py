"""What is the matter with a table that can no longer be played on: a row, or its header, cannot be read."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias, cast

from formicarium.core.errors import FormicariumError
from formicarium.core.record import Header, loads
from formicarium.core.registry import games
from formicarium.server import wire

What: TypeAlias = Literal["row", "header", "game", "rules", "data", "start"]


class Trouble(NamedTuple):
    """What cannot be read: a row by its number, or what the table is played with."""

    what: What
    row: int = 0
    closed: bool = False  # nobody will mend it any more

    def words(self) -> str:
        """As the database keeps it."""
        return f"{self.what} {self.row}{' closed' if self.closed else ''}"

    @classmethod
    def of(cls, words: str | None) -> Trouble | None:
        if not words:
            return None
        what, row, *closed = words.split()
        return cls(cast(What, what), int(row), bool(closed))

    def told(self) -> wire.TroubleInfo:
        shown = self.what == "row"
        words = wire.say(f"trouble-{self.what}", row=self.row)
        return wire.TroubleInfo(words, shown, shown and not self.closed, self.closed)


class Unreadable(Exception):
    """A table of which nothing can be shown."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.words())
        self.trouble = trouble


def header_of(text: str) -> Header:
    """A stored header; Unreadable says what is wrong with it."""
    try:
        header = loads(text)[0]
    except FormicariumError as error:
        raise Unreadable(Trouble("header")) from error
    try:
        game = games[header.game]
    except Exception as error:  # there is no such game, or it cannot be loaded
        raise Unreadable(Trouble("game")) from error
    if header.rules > game.rules:
        raise Unreadable(Trouble("rules"))
    return header
