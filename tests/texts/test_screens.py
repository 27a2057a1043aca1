"""A terminal's screen says everything in words: no id, no letters that only one language understands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import entry_points
from random import Random
from typing import Any

import pytest

from formicarium import games
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.core.registry import GROUP
from formicarium.scene.glyphs import glyphs, legend
from formicarium.scene.model import Scene
from formicarium.scene.terminal import draw, signs
from formicarium.texts.catalogue import HOUSE, LANGUAGES, folder_of
from formicarium.texts.message import Message
from tests.texts.test_proof import Marking, naming

INSTALLED = sorted(point.name for point in entry_points(group=GROUP))
TABLES = 4  # kinds of tables
DECISIONS = 150  # at each
# In a glyph, outside its braces: numbers, signs, and the one letter of a coordinate.
PLAIN = re.compile(r"(?:[A-Za-z]?\d*[^\w]*)*")
# Letters and digits as ids have them; a figure with its unit (“2N”) or a coordinate is none.
AN_ID = re.compile(r"\b(?:[a-z]+_[a-z_]+|[a-z]+:[\w,-]+|q-?\d+r-?\d+|t\d\d|-?\d+,-?\d+)\b")
ENGLISH = re.compile(r"\b(?:score|ants|brood|food|size|queens|cards|supply|leaves|egg|lar|pup|bag)\b")


def tables(game: Game[Any]) -> Iterator[Scene]:
    """Looks at random tables, from every seat and from outside."""
    kinds = list(game.kinds())
    for seed, (variant, seats) in enumerate(Random(1).sample(kinds, min(TABLES, len(kinds)))):
        match, rng = Match(game, seats, seed, game.variants[variant]), Random(seed)
        for _ in range(DECISIONS):
            if match.pending:
                decision = rng.choice(match.pending)
                if rng.random() < 0.1:
                    yield match.scene(rng.choice((None, *range(seats))))
                match.play(decision.seat, rng.choice(decision.options))


@pytest.mark.parametrize("id", INSTALLED)
def test_no_id_reaches_a_screen(id: str) -> None:
    game = games[id]
    faults: list[str] = []
    speakers = {language: Marking(language, HOUSE, folder_of(game) / "texts") for language in LANGUAGES}
    for scene in tables(game):
        bare = (re.sub(r"\{[^}]+\}", "", glyph) for glyph in glyphs(scene))
        faults += [f"glyph {glyph!r}" for glyph in bare if not PLAIN.fullmatch(glyph)]
        for language, words in speakers.items():

            def say(message: Message, language: str = language, words: Marking = words) -> str:
                return words.say(message, naming(language, None))

            screen = draw(scene, say)
            faults += re.findall("⟦.*?⟧", screen) + AN_ID.findall(screen)
            faults += ENGLISH.findall(screen) if language == "fr" else []
            meanings = [*legend(scene, say), *((sign, say(meaning)) for sign, meaning in signs(scene))]
            faults += [f"{letters} {meaning}" for letters, meaning in meanings if "⟦" in letters + meaning]
    assert sorted(set(faults)) == []
