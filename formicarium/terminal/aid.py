"""A player aid in a terminal."""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from formicarium.core.aid import FOLDER, Aid, Cell, Part
from formicarium.core.game import Game
from formicarium.scene.model import Icon
from formicarium.terminal.screen import Screen
from formicarium.texts.speaker import Speaker


def show_aid(game: Game[Any], aid: Aid, language: str, screen: Screen) -> None:
    """Part by part, each line with its rule."""
    speaker = Speaker(game, language, parts=(FOLDER,))
    screen.rule(speaker.text("aid-of", game=speaker.text("game-title")))
    if not aid.parts:
        screen.write(speaker.text("aid-none"))
    for part in aid.parts:
        screen.write()
        screen.lines([_with_clause(Text(speaker.say(part.title), "bold"), part.clause)])
        screen.hanging(
            [
                (f"{number}." if part.steps else "·", _with_clause(Text(speaker.say(line.text)), line.clause))
                for number, line in enumerate(part.lines, 1)
            ]
        )
        if part.rows:
            screen.figures(_table(part, speaker))


def _table(part: Part, speaker: Speaker) -> Table:
    drawn = Table(box=SIMPLE_HEAD, show_header=bool(part.head), show_edge=False, pad_edge=True)
    for at in range(max(map(len, part.rows))):
        named = _words(part.head[at], speaker) if at < len(part.head) else ""
        numbers = all(row[at].value is not None for row in part.rows if at < len(row))
        drawn.add_column(named, justify="right" if numbers else "left")
    for row in part.rows:
        drawn.add_row(*(_with_clause(Text(_words(cell, speaker)), cell.clause) for cell in row))
    return drawn


def _words(cell: Cell, speaker: Speaker) -> str:
    said = [] if cell.text is None else [speaker.say(cell.text)]
    said += [] if cell.value is None else [str(cell.value)]
    if not said:  # where there are words, pictures only go with them
        said = [_named(icon, speaker) for icon in cell.icons]
    return ", ".join(said)


def _named(icon: Icon, speaker: Speaker) -> str:
    name = speaker.say(icon.label)
    return name if icon.count == 1 else f"{icon.count} × {name}"


def _with_clause(text: Text, clause: str) -> Text:
    return text.append(f" [{clause}]", "dim") if clause else text
