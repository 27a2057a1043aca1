"""Every diagram of all rulebooks: it fits the rules, points at what is there, has its words."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from formicarium.core.diagram import FOLDER, Diagram, diagrams, draw, load, speaking, staged
from formicarium.core.errors import DiagramError
from formicarium.core.game import Game
from formicarium.core.registry import games
from formicarium.scene.svg.diagram import NARROW, WIDE
from formicarium.texts.catalogue import LANGUAGES, folder_of
from formicarium.texts.rulebook import rulebook
from tests.packaged import PACKAGED

ALL = [
    pytest.param(game, diagram, id=f"{game.id}-{diagram.id}")
    for game in PACKAGED
    for diagram in diagrams(game).values()
]
FEWEST = 10  # hard passages in every game
SVG = "{http://www.w3.org/2000/svg}"
LABEL = re.compile(r"[+−]?\d{1,2}")  # no words: they would be in one language

PAWNS = """
clause = "CIG-ANT-02"
lesson = "duel"
script = '''
0 cell:r1c1 / cell:r1c2
%s
'''
[focus]
ring = ["%s"]
"""


@pytest.mark.parametrize("game", PACKAGED, ids=lambda game: game.id)
def test_the_hardest_passages_are_drawn(game: Game[Any]) -> None:
    clauses = [diagram.clause for diagram in diagrams(game).values()]
    assert len(set(clauses)) >= FEWEST
    assert [clause for clause in clauses if clause not in rulebook(game, "en").clauses] == []


@pytest.mark.parametrize("game, diagram", ALL)
def test_a_diagram_can_be_read_in_both_languages_and_sizes(game: Game[Any], diagram: Diagram) -> None:
    for language in LANGUAGES:
        caption = speaking(game, language).say(diagram.caption)
        for width in (WIDE, NARROW):
            still = draw(game, diagram, language, "light", width)
            root = ElementTree.fromstring(still.svg)
            title = root.find(f"{SVG}title")
            assert title is not None
            assert title.text == caption
            assert still.width <= width
            assert (root.get("width"), root.get("height")) == (f"{still.width:g}", f"{still.height:g}")
            assert all(float(str(text.get("font-size"))) >= 12 for text in root.iter(f"{SVG}text"))


@pytest.mark.parametrize("game, diagram", ALL)
def test_a_diagram_stands_on_the_table_of_today(game: Game[Any], diagram: Diagram) -> None:
    match = staged(game, diagram)
    assert game.audit(match.state) is None
    assert all(LABEL.fullmatch(label) for label in diagram.focus.labels.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PACKAGED, ids=lambda game: game.id)
def test_every_diagram_has_a_caption_and_every_caption_a_diagram(game: Game[Any], language: str) -> None:
    speaker, captions = speaking(game, language), [each.caption for each in diagrams(game).values()]
    assert [fault for caption in captions for fault in speaker.faults(caption)] == []
    file = folder_of(game) / FOLDER / f"{language}.ftl"
    written = re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(written) == sorted(caption.key for caption in captions)


def test_a_diagram_whose_facts_do_not_hold_is_not_drawn() -> None:
    game = games["cicada_and_ant"]
    with pytest.raises(DiagramError, match="not offered: cell:r4c4"):
        staged(game, load(game, "pawns", PAWNS % ("? 0 cell:r4c4", "cell:r1c1")))


def test_a_diagram_that_points_at_nothing_is_not_drawn() -> None:
    game = games["cicada_and_ant"]
    with pytest.raises(DiagramError, match="not on the table: cell:r5c5"):
        staged(game, load(game, "pawns", PAWNS % ("", "cell:r5c5")))


def test_what_cannot_be_read_is_named() -> None:
    game = games["cicada_and_ant"]
    for text in ("clause = ", "lesson = 'nothing'", "caption = 'x'\nclause = 'CIG-ANT-02'"):
        with pytest.raises(DiagramError, match="diagram odd: "):
            load(game, "odd", text)
