"""What happened: frozen facts in the past tense, each with its clause and its cause."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from formicarium.core.plain import Tagged
from formicarium.texts.message import Seat

NOTHING = -1  # the cause of an event that a player's answer or the set-up brought about


class Event(Tagged):
    """Feeds the log, the animation, the statistics and undo alike."""

    __slots__ = ()
    clause: ClassVar[str] = ""
    no_return: ClassVar[bool] = False  # something was revealed or bound: undo stops here
    binding: ClassVar[str] = ""  # the clause that says so, if not its own
    opens: ClassVar[bool] = False  # a turn or a round begins with it: logs and curves go by these
    closes: ClassVar[bool] = False  # a turn or a round ends with it, where nothing tells of the next one
    noise: ClassVar[bool] = False  # tells nothing one would miss: shown to whoever wants everything
    news_for: ClassVar[tuple[str, ...]] = ()  # the fields that name whom it hits

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What this seat (None: a spectator) learns of it: all, a blurred copy, or nothing."""
        return self

    def hits(self, seat: Seat) -> bool:
        """Is it news that this seat must not miss: an attack on it, a loss, a fight it was in?"""
        return bool(self.news_for) and any(getattr(self, field) == seat for field in self.news_for)


class Told(NamedTuple):
    """An event in its place in the story: its number, and the number of the event behind it."""

    number: int
    event: Event
    cause: int = NOTHING
