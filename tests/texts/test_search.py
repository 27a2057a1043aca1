"""Searching the rulebooks: words in any order and form, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.core.game import Game
from formicarium.core.registry import games
from formicarium.texts.catalogue import LANGUAGES
from formicarium.texts.rulebook import rulebook
from formicarium.texts.search import LONGEST, MOST, Hit, passages, search
from formicarium.texts.stems import stem

SOON = 5  # results that somebody reads


def found(game: str, language: str, query: str) -> list[str]:
    return [hit.at for hit in search(games[game], language, query)]


def marked(hit: Hit) -> list[str]:
    return [part.text for part in hit.line if part.found]


@pytest.mark.parametrize(
    "game, language, query, clause",
    [
        ("ant_war", "en", "queen dies", "WAR-END-03"),
        ("ant_war", "en", "wall shooting", "WAR-ABIL-SHOOTER-05"),
        ("ant_war", "en", "stuck", "WAR-TURN-02"),
        ("ant_war", "fr", "tirer sur un mur", "WAR-WALL-03"),
        ("ant_war", "fr", "reine mourir", "WAR-END-01"),
        ("antics", "en", "mushrooms", "ANT-FUNG-02"),
        ("antics", "en", "leaf fungus points", "ANT-SCORE-03"),
        ("antics", "fr", "voler sans action", "ANT-STEAL-01"),
        ("cicada_and_ant", "en", "pawn corner", "CIG-ANT-02"),
        ("cicada_and_ant", "en", "swap insect card", "CIG-HELP-02"),
        ("cicada_and_ant", "fr", "victoire points", "CIG-VP-01"),
        ("hidden_empires_1", "en", "dangerous areas", "HE1-MOVE-03"),
        ("hidden_empires_1", "fr", "distance fourrager", "HE1-FOR-01"),
        ("hidden_empires_2", "en", "larvae starving", "HE2-NEST-12"),
        ("hidden_empires_2", "en", "how many eggs", "HE2-NEST-15"),
        ("hidden_empires_2", "fr", "oeufs pondre", "HE2-NEST-15"),
        ("hidden_empires_2", "fr", "gagner partie", "HE2-END-01"),
    ],
)
def test_what_somebody_asks_is_among_the_first_answers(
    game: str, language: str, query: str, clause: str
) -> None:
    assert clause in found(game, language, query)[:SOON]


def test_neither_order_case_accents_nor_small_words_matter() -> None:
    first = found("cicada_and_ant", "fr", "étagère quatrième")
    assert first
    for query in ("quatrieme etagere", "la QUATRIÈME étagères", "quatrième  étagère ?"):
        assert found("cicada_and_ant", "fr", query) == first


def test_a_word_that_is_being_typed_finds_what_begins_so() -> None:
    assert set(found("ant_war", "en", "parasitism")[:SOON]) <= set(found("ant_war", "en", "paras"))


def test_a_word_is_not_the_beginning_of_another() -> None:
    assert "WAR-CARD-shop_second_wind" not in found("ant_war", "en", "win")


def test_a_clause_is_found_by_its_name() -> None:
    assert found("ant_war", "fr", "war-end-03") == ["WAR-END-03"]


@pytest.mark.parametrize("query", ["", "   ", "?!", "xyzzy", "** [] ()", "x" * 10_000])
def test_what_is_nowhere_is_not_found(query: str) -> None:
    assert search(games["ant_war"], "en", query) == ()


def test_of_many_words_the_first_are_looked_for() -> None:
    """So that nobody keeps a server busy by looking for all words at once."""
    nowhere = " ".join(f"xyzzy{number}" for number in range(11))
    assert found("ant_war", "en", f"{nowhere} parasitism") == found("ant_war", "en", "parasitism")
    assert found("ant_war", "en", f"{nowhere} xyzzy parasitism") == []


def test_results_are_short_and_the_words_are_marked() -> None:
    hits = search(games["hidden_empires_2"], "en", "foraging ants")
    assert len(hits) <= MOST
    for hit in hits:
        assert sum(len(part.text) for part in hit.line) <= LONGEST + 4
        assert not any(sign in part.text for part in hit.line for sign in ("**", "[", "|"))
    assert {stem(word, "en") for hit in hits for word in marked(hit)} >= {"forag", "ant"}


def test_words_with_ligatures_are_marked_as_they_are_written() -> None:
    hit = next(
        hit for hit in search(games["hidden_empires_2"], "fr", "oeufs pondre") if hit.clause == "HE2-NEST-15"
    )
    assert "œufs" in marked(hit)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.values(), ids=lambda game: game.id)
def test_every_clause_of_a_book_can_be_found(game: Game[Any], language: str) -> None:
    book = rulebook(game, language)
    assert {each.clause for each in passages(game, language)} - {""} == set(book.clauses)
