"""Glyphs: the few letters a thing has in a terminal. What is in braces is said in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from formicarium.scene.model import Scene
from formicarium.scene.say import Say, Wording
from formicarium.texts.message import Message, message

SHORT = "short-"
_IDS = re.compile(r"\{([^}]+)\}")


def short(id: str) -> str:
    """The abbreviation of a thing, which the catalogue has as `name-short-<id>`.

    >>> short("queen") + short("spent")
    '{short-queen}{short-spent}'
    """
    return full(f"{SHORT}{id}")


def full(id: str) -> str:
    """The whole name of a thing: of a place on the map, for example."""
    return f"{{{id}}}"


def in_words(scene: Scene, say: Wording) -> Scene:
    """The scene with its glyphs as this reader reads them."""
    say = Say(say)

    def words(glyph: str) -> str:
        return _IDS.sub(lambda found: say(_word(found[1])), glyph)

    return replace(
        scene,
        boards=tuple(
            replace(board, places=tuple(replace(place, glyph=words(place.glyph)) for place in board.places))
            for board in scene.boards
        ),
        pieces=tuple(replace(piece, glyph=words(piece.glyph)) for piece in scene.pieces),
        cards=tuple(replace(card, glyph=words(card.glyph)) for card in scene.cards),
        panels=tuple(
            replace(
                panel,
                sections=tuple(
                    replace(section, rows=tuple(replace(row, glyph=words(row.glyph)) for row in section.rows))
                    for section in panel.sections
                ),
            )
            for panel in scene.panels
        ),
    )


def legend(scene: Scene, say: Wording) -> list[tuple[str, str]]:
    """Every abbreviation on the table with its meaning, as they come up on the boards and beside them."""
    ids = dict.fromkeys(id for glyph in glyphs(scene) for id in _shorts(glyph))
    return [(say(_word(id)), say(_word(id.removeprefix(SHORT)))) for id in ids]


def meanings(glyph: str) -> list[Message]:
    """What the abbreviations of a glyph stand for."""
    return [_word(id.removeprefix(SHORT)) for id in _shorts(glyph)]


def _shorts(glyph: str) -> list[str]:
    return [id for id in _IDS.findall(glyph) if id.startswith(SHORT)]


def _word(id: str) -> Message:
    return message("glyph", id=id)


def glyphs(scene: Scene) -> Iterator[str]:
    yield from (place.glyph for place in scene.places)
    yield from (piece.glyph for piece in scene.pieces)
    yield from (row.glyph for row in scene.rows)
    yield from (card.glyph for card in scene.cards)
