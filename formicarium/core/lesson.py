"""Lessons: a table, a script for the others, and cues that wait for whoever learns, in one TOML text.

A game's lessons lie in its folder `lessons`, in the order of their names (`1-duel.toml`), with their words in
`en.ftl` and `fr.ftl`. docs/adding_a_lesson.md has the format and a full example; `tutor` runs them.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Literal

from formicarium.core.decision import Path, tokens
from formicarium.core.errors import FormicariumError, LessonError, UnknownLesson
from formicarium.core.game import Game
from formicarium.core.plain import read_fields
from formicarium.core.script import Line, read_script
from formicarium.core.staging import Setting
from formicarium.texts.message import Message, Seat, message

FOLDER = "lessons"
SUFFIX = ".toml"
ANY: Literal["any"] = "any"


@dataclass(frozen=True, slots=True, kw_only=True)
class Cue:
    """One small step of a lesson: it says a sentence, points at things, and waits."""

    say: str  # the end of its text's key: "first-pawn" is `lesson-<lesson>-first-pawn`
    play: str = ""  # the script up to here: what the others answer and chance deals, before it is said
    point: tuple[str, ...] = ()  # ids or tokens of what it speaks of; none: what is to be touched
    answers: tuple[str, ...] | Literal["any"] = ()  # the answers it waits for; none: it waits for a press
    count: int = 1  # how many such answers
    wrong: dict[str, str] = field(default_factory=dict)  # the words for another answer; "else": for any

    @property
    def paths(self) -> tuple[Path, ...]:
        """The answers it names."""
        return () if self.answers == ANY else tuple(map(tokens, self.answers))

    @property
    def waits(self) -> bool:
        """Whether it waits for an answer, and not just for a press."""
        return bool(self.answers)


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson(Setting):
    """The keys of a lesson's file, and its name."""

    id: str = ""
    minutes: int  # about how long it takes
    clauses: tuple[str, ...]  # what it teaches
    cues: tuple[Cue, ...]
    seat: Seat = 0  # of whoever learns

    @property
    def title(self) -> Message:
        return message(f"lesson-{self.id}")

    @property
    def aim(self) -> Message:
        """What one can do after it, in a sentence."""
        return message(f"lesson-{self.id}-aim")

    def words(self, say: str) -> Message:
        return message(f"lesson-{self.id}-{say}")

    def texts(self) -> tuple[Message, ...]:
        """All that it may say."""
        said = (say for cue in self.cues for say in (cue.say, *cue.wrong.values()))
        return (self.title, self.aim, *map(self.words, dict.fromkeys(said)))

    def scripts(self, game: Game[Any]) -> tuple[tuple[Line, ...], ...]:
        """The lines that are played before each cue."""
        return tuple(tuple(read_script(cue.play, 1, game.prefix)) for cue in self.cues)


def load(game: Game[Any], id: str, text: str) -> Lesson:
    """A lesson from its text. LessonError says what cannot be read."""
    try:
        lesson = read_fields(Lesson, {"id": id, **tomllib.loads(text)}, "", "")
        lesson.scripts(game)
    except (tomllib.TOMLDecodeError, FormicariumError) as error:
        raise LessonError(id, str(error)) from error
    for clause in lesson.clauses:
        if not clause.startswith(f"{game.prefix}-"):
            raise LessonError(id, f"{clause!r} is not a clause of {game.id}")
    for cue in lesson.cues:
        if cue.count < 1 or (cue.count > 1 and not cue.waits):
            raise LessonError(id, f"{cue.say}: it cannot wait for {cue.count} answers")
        if cue.wrong and not cue.paths:
            raise LessonError(id, f"{cue.say}: where no answer is named, none is wrong")
    if not lesson.cues:
        raise LessonError(id, "it has no cues")
    return lesson


@cache
def course(game: Game[Any]) -> Mapping[str, Lesson]:
    """A game's lessons by their ids, in the order in which one learns."""
    found = {name.partition("-")[2]: text for name, text in texts_in(game, FOLDER).items()}
    return {id: load(game, id, text) for id, text in found.items()}


def texts_in(game: Game[Any], part: str) -> dict[str, str]:
    """The TOML texts of a folder of the game, by their names and in the order of them."""
    package = type(game).__module__
    folder = files(package).joinpath(part) if hasattr(sys.modules[package], "__path__") else None
    if folder is None or not folder.is_dir():
        return {}
    found = sorted(
        (file for file in folder.iterdir() if file.name.endswith(SUFFIX)), key=lambda file: file.name
    )
    return {file.name.removesuffix(SUFFIX): file.read_text(encoding="utf-8") for file in found}


def lesson_of(game: Game[Any], id: str) -> Lesson:
    """One of them; UnknownLesson says which there are."""
    lessons = course(game)
    if id not in lessons:
        raise UnknownLesson(f"{game.id} has no lesson {id!r}; it has {', '.join(lessons) or 'none'}")
    return lessons[id]
