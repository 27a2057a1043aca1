"""What is the matter with a table that can no longer be played on: a row, or its header, cannot be read."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple, TypeAlias, cast, get_args

from formicarium.core.errors import FormicariumError
from formicarium.core.record import Header, loads
from formicarium.core.registry import games
from formicarium.server import wire

What: TypeAlias = Literal["row", "header", "game", "rules", "data", "start"]


_NOTE = re.compile(rf"({'|'.join(get_args(What))}) (\d+)( closed)?")


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
        """None also for a note that cannot be read itself: whoever opens the table finds out anew."""
        found = _NOTE.fullmatch(words or "")
        return cls(cast(What, found[1]), int(found[2]), bool(found[3])) if found else None

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
