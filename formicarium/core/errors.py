"""What can go wrong at the border: every error says what, where and, if a rule is behind it, which clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.texts.message import Message, message

if TYPE_CHECKING:
    from formicarium.core.decision import Refusal


class FormicariumError(Exception):
    """Bad input. The table is as it was before."""


class GameError(FormicariumError):
    """A game broke the engine's contract: a defect in the game, never in the input."""


class UnknownGame(FormicariumError, KeyError):
    """No registered game has this id."""

    def __str__(self) -> str:
        return str(self.args[0])


class OptionError(FormicariumError):
    """An option that the game does not have, or a value it does not take; `said`: why, in players' words."""

    def __init__(self, what: str, said: Message | None = None) -> None:
        super().__init__(what)
        self.said = said


NO_SUCH_SEAT = message("refused-option-seat")  # an option names a seat that is not at the table


class DataError(FormicariumError):
    """Tables of a game that do not fit: a key that is wrong, or other tables than a match was played with."""


class IllegalMove(FormicariumError):
    """A move that is not offered; `refusal` holds the clause and the facts."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class OutOfTurn(IllegalMove):
    """An answer from a seat that is not asked."""


class MatchOver(IllegalMove):
    """An answer after the end."""


class ChanceError(FormicariumError):
    """A stated result of chance that cannot happen, or none stated where one is needed."""


class PlainError(FormicariumError):
    """Plain data that does not fit; `where` is the path to the misfit."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}" if where else what)
        self.where = where


class PositionError(PlainError):
    """A position that cannot be set up."""


class RecordError(FormicariumError):
    """A record that cannot be read or replayed; `line` counts from 1 (0: the record as a whole)."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}" if line else what)
        self.line = line


class Misdealt(RecordError):
    """A record states a chance that its own dealer would not have dealt."""

    def __init__(self, line: int, dealt: str, stated: str) -> None:
        super().__init__(line, f"dealt was {dealt}, not {stated}")
        self.dealt = dealt
        self.stated = stated


class ScenarioError(FormicariumError):
    """A scenario that cannot be read (one that runs and fails gives a report); `line` as in RecordError."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}" if line else what)
        self.line = line


class UnknownLesson(FormicariumError):
    """A lesson that a game does not have."""


class LessonError(FormicariumError):
    """A lesson that cannot be read, or no longer fits the rules."""

    def __init__(self, lesson: str, what: str) -> None:
        super().__init__(f"lesson {lesson}: {what}")
        self.lesson = lesson


class DiagramError(FormicariumError):
    """A diagram that cannot be read, or no longer fits the rules."""

    def __init__(self, diagram: str, what: str) -> None:
        super().__init__(f"diagram {diagram}: {what}")
        self.diagram = diagram


class ObservationError(FormicariumError):
    """Something that the encoding of a game's views has no place for."""
