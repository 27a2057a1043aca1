"""Diagrams of a rulebook: a table, what to look at, and marks on it, in one TOML text.

A game's diagrams lie in its folder `diagrams`, with their captions in `en.ftl` and `fr.ftl`: that of
`haul.toml` is `diagram-haul`. They are drawn when somebody looks, so they are as the rules are.
docs/adding_a_diagram.md has the format.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from typing import TYPE_CHECKING, Any

from formicarium.core.errors import DiagramError, FormicariumError
from formicarium.core.game import Game
from formicarium.core.lesson import lesson_of, texts_in
from formicarium.core.match import Match
from formicarium.core.plain import read_fields
from formicarium.core.script import read_script
from formicarium.core.staging import Setting, Staging, Stop
from formicarium.scene.focus import Focus
from formicarium.scene.theme import ThemeName
from formicarium.texts.message import Message, Seat, message

if TYPE_CHECKING:
    from formicarium.scene.svg.diagram import Still
    from formicarium.texts.speaker import Speaker

FOLDER = "diagrams"


@dataclass(frozen=True, slots=True, kw_only=True)
class Diagram(Setting):
    """The keys of a diagram's file, and its name."""

    id: str = ""
    clause: str  # the rule it belongs to
    lesson: str = ""  # it begins with the table of this lesson, changed as `options` and `table` say
    script: str = ""  # what is played first, and facts that the caption speaks of
    seat: Seat = 0  # whose view is drawn
    focus: Focus = field(default_factory=Focus)

    @property
    def caption(self) -> Message:
        return message(f"diagram-{self.id}")


def load(game: Game[Any], id: str, text: str) -> Diagram:
    """A diagram from its text. DiagramError says what cannot be read."""
    try:
        given = tomllib.loads(text)
        begun = _table_of(game, given["lesson"]) if "lesson" in given else {}
        for key in ("options", "table"):
            given[key] = {**begun.get(key, {}), **given.get(key, {})}
        return read_fields(Diagram, {"id": id, **begun, **given}, "", "")
    except (tomllib.TOMLDecodeError, FormicariumError) as error:
        raise DiagramError(id, str(error)) from error


def _table_of(game: Game[Any], lesson: str) -> dict[str, Any]:
    """Where a lesson begins, in the words of a file."""
    found = lesson_of(game, lesson)
    told = {each.name: getattr(found, each.name) for each in fields(Setting)}
    return {name: value for name, value in told.items() if value is not None}


@cache
def diagrams(game: Game[Any]) -> Mapping[str, Diagram]:
    """A game's diagrams by their names."""
    return {name: load(game, name, text) for name, text in texts_in(game, FOLDER).items()}


def staged(game: Game[Any], diagram: Diagram) -> Match:
    """The table to be drawn. DiagramError: it does not fit the rules, or a fact does not hold."""
    try:
        lines = tuple(read_script(diagram.script, 1, game.prefix))
        staging = Staging(diagram, game, lines)
        staging.begin()
        staging.run(len(lines))
    except Stop:
        pass
    except FormicariumError as error:
        raise DiagramError(diagram.id, str(error)) from error
    for check in staging.checks:
        if check.problem:
            raise DiagramError(diagram.id, str(check))
    missing = diagram.focus.missing(staging.match.scene(diagram.seat))
    if missing:
        raise DiagramError(diagram.id, f"not on the table: {', '.join(missing)}")
    return staging.match


def draw(game: Game[Any], diagram: Diagram, language: str, theme: ThemeName, width: float) -> Still:
    """The diagram as a picture at most so wide, with its caption as the title."""
    # Words and pictures are fetched only here: playing needs neither.
    from formicarium.scene.sprites import Art
    from formicarium.scene.svg.diagram import draw_diagram

    scene, speaker = staged(game, diagram).scene(diagram.seat), speaking(game, language)
    title = speaker.say(diagram.caption)
    return draw_diagram(scene, diagram.focus, Art.of(game), speaker.say, title, theme, width)


def speaking(game: Game[Any], language: str) -> Speaker:
    """Who words scenes and captions: of everybody in the third person."""
    from formicarium.texts.speaker import Speaker

    return Speaker(game, language, parts=(FOLDER,))
