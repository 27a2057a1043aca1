"""The player aid of every game, by every variant and for every number of players."""

from __future__ import annotations

import re
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from formicarium.core.aid import FOLDER, Aid
from formicarium.core.game import Game
from formicarium.core.plain import to_plain
from formicarium.core.registry import games
from formicarium.kit.data import read_tables
from formicarium.scene.sprites import Art
from formicarium.texts.agreement import misfits
from formicarium.texts.catalogue import HOUSE, LANGUAGES, TEXTS, folder_of, written
from formicarium.texts.message import Message
from formicarium.texts.proof import compare, disagreements
from formicarium.texts.rulebook import rulebook
from formicarium.texts.speaker import Speaker
from tests.acorns import GAME as ACORNS
from tests.packaged import PACKAGED
from tests.texts.test_proof import Marking, naming

GAMES = pytest.mark.parametrize("game", PACKAGED, ids=lambda game: game.id)


@cache
def aids(game: Game[Any]) -> list[Aid]:
    return [game.aid_for(game.variants[variant], seats) for variant, seats in game.kinds()]


@cache
def said(game: Game[Any]) -> list[Message]:
    return list(dict.fromkeys(message for aid in aids(game) for message in aid.messages()))


def text(aid: Aid, game: Game[Any], language: str = "en") -> str:
    """All its words, and the numbers of its tables."""
    say = Speaker(game, language, parts=(FOLDER,)).say
    numbers = (f"{cell.value}" for cell in aid.cells if cell.value is not None)
    pictures = (f"{icon.count} {say(icon.label)}" for icon in aid.icons())
    return "\n".join((*map(say, aid.messages()), *numbers, *pictures))


@GAMES
def test_every_variant_has_an_aid_with_turn_points_and_end(game: Game[Any]) -> None:
    for aid in aids(game):
        titles = [part.title.key for part in aid.parts]
        assert len(titles) == len(set(titles)) >= 6
        assert "aid-end" in titles
        assert any(part.steps for part in aid.parts), "the order of a turn"
        assert all(part.lines or part.rows for part in aid.parts)
        assert all(len(row) == len(part.rows[0]) for part in aid.parts for row in part.rows)
        assert all(len(part.head) in (0, len(part.rows[0])) for part in aid.parts if part.rows)


@GAMES
def test_it_is_said_well_in_both_languages(game: Game[Any]) -> None:
    assert compare(folder_of(game) / FOLDER) == []
    assert disagreements(folder_of(game) / FOLDER, said(game)) == []
    for language in LANGUAGES:
        speaker = Speaker(game, language, parts=(FOLDER,))
        marking = Marking(language, HOUSE, folder_of(game) / TEXTS, folder_of(game) / FOLDER)
        for message in said(game):
            assert speaker.faults(message) == ()
            words = marking.say(message, naming(language, None))
            assert "⟦" not in words, "an id that has no name"
            assert not misfits(words, language), words


@GAMES
def test_no_number_is_written_into_the_words(game: Game[Any]) -> None:
    """They come from tables and options, so that a corrected table shows its own."""
    for language in LANGUAGES:
        texts = written((folder_of(game) / FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))
        literal = {key: re.sub(r"\{ ?\$[\w-]+|\[\w+\]|^\S+ =", "", entry) for key, entry in texts.items()}
        assert [key for key, words in literal.items() if re.search(r"\d", words)] == []


@GAMES
def test_no_text_is_without_use(game: Game[Any]) -> None:
    keys = {message.key for message in said(game)}
    texts = written((folder_of(game) / FOLDER / "en.ftl").read_text(encoding="utf-8"))
    assert [key for key in texts if key not in keys] == []


@GAMES
def test_french_is_set_with_its_own_spaces_and_apostrophes(game: Game[Any]) -> None:
    lines = (folder_of(game) / FOLDER / "fr.ftl").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if re.search(r"^[^#].*(\S [:;?!»]|« |\w'\w)", line)] == []


@GAMES
def test_every_rule_it_names_is_in_the_rulebook(game: Game[Any]) -> None:
    for language in LANGUAGES:
        book = rulebook(game, language)
        named = {clause for aid in aids(game) for clause in aid.clauses()}
        assert len(named) > 15
        assert [clause for clause in sorted(named) if clause not in book.clauses] == []


@GAMES
def test_every_picture_is_drawn(game: Game[Any]) -> None:
    art = Art.of(game)
    sprites = {icon.sprite for aid in aids(game) for icon in aid.icons()}
    assert len(sprites) > 5
    for sprite in sprites:
        assert art[sprite].inner


# One number of each game: where it stands in the tables, and what the aid says of it
CORRECTED = [
    ("cicada_and_ant", "winter", ("board", "victory", "vp_to_win"), 5, "Whoever has 5 victory points"),
    ("cicada_and_ant", "autumn", ("board", "pantry", "points", 3), 7, "\n7\n"),
    ("ant_war", "standard", ("game", "constants", "wall_hit_points"), 3, "3 hits destroy it"),
    ("antics", "standard", ("tokens", "limits", "actions_per_turn"), 4, "Up to 4 actions"),
    ("hidden_empires_2", "basic", ("options", "score", "pair"), 5, "\n5\n"),
    ("hidden_empires_1", "standard", ("params", "nest", "eggs_per_queen"), 9, "Up to 9 eggs"),
]


@pytest.mark.parametrize("id, variant, path, value, words", CORRECTED)
def test_a_corrected_table_shows_in_the_aid(
    id: str, variant: str, path: tuple[str | int, ...], value: int, words: str
) -> None:
    packaged = games[id]
    tables: Any = deepcopy(read_tables(type(packaged).__module__))
    holder = tables
    for key in path[:-1]:
        holder = holder[key]
    assert holder[path[-1]] != value
    holder[path[-1]] = value
    corrected = packaged.with_data(tables)
    options = packaged.variants[variant]
    assert words in text(corrected.aid_for(options), packaged)
    assert words not in text(packaged.aid_for(options), packaged)


def test_options_and_the_number_of_players_show_in_the_aid() -> None:
    cicada, war = games["cicada_and_ant"], games["ant_war"]
    winter = {"mode": "winter", "round_limit": 77}
    assert "after round 77" in text(cicada.aid_for(winter), cicada)
    assert "Pumpkin" in text(cicada.aid_for(winter, 4), cicada)
    assert "Pumpkin" not in text(cicada.aid_for(winter, 2), cicada)
    assert "Red Ant" not in text(cicada.aid_for(winter, 2), cicada)
    assert "After turn" not in text(war.aid_for({"turn_cap": 0}), war)


def test_a_game_without_an_aid_says_nothing() -> None:
    assert ACORNS.aid_for({}) == Aid()


@GAMES
def test_it_is_plain_data(game: Game[Any]) -> None:
    plain = to_plain(aids(game)[0])
    assert isinstance(plain, dict)
    assert plain["parts"]
