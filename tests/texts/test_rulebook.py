"""Reading a rulebook."""

from __future__ import annotations

from importlib.metadata import entry_points

import pytest

from formicarium import games
from formicarium.core.registry import GROUP
from formicarium.texts.catalogue import LANGUAGES
from formicarium.texts.rulebook import rulebook
from tests.acorns import GAME

BOOK = rulebook(GAME, "en")


def test_a_book_has_chapters_sections_and_clauses() -> None:
    assert (BOOK.title, BOOK.intro) == ("Acorns", "A game for tests.")
    assert [chapter.title for chapter in BOOK.chapters] == ["Play"]
    assert [section.title for section in BOOK.chapters[0].sections] == ["", "Handing out", "The die"]
    assert list(BOOK.clauses) == ["ACO-HAND-01", "ACO-ROLL-01"]


def test_a_clause_knows_its_place_and_whom_it_speaks_of() -> None:
    clause = BOOK.clauses["ACO-HAND-01"]
    assert (clause.chapter, clause.section) == ("Play", "Handing out")
    assert clause.references == ("ACO-ROLL-01",)
    assert BOOK.clauses["ACO-ROLL-01"].text.endswith("second line.")


@pytest.mark.parametrize(
    "wanted, found",
    [
        ("ACO-ROLL-01", ["ACO-ROLL-01"]),
        ("aco-roll-01", ["ACO-ROLL-01"]),
        ("ACO-H", ["ACO-HAND-01"]),
        ("ACO", ["ACO-HAND-01", "ACO-ROLL-01"]),
        ("egards", ["ACO-ROLL-01"]),
        ("ÉGARDS", ["ACO-ROLL-01"]),
        ("the die", ["ACO-ROLL-01"]),
        ("nothing", []),
    ],
)
def test_clauses_are_found_by_id_by_beginning_or_by_word(wanted: str, found: list[str]) -> None:
    assert [clause.id for clause in BOOK.find(wanted)] == found


def test_a_language_without_a_rulebook_reads_english() -> None:
    assert rulebook(GAME, "fr").title == "Acorns"


@pytest.mark.parametrize("id", sorted(point.name for point in entry_points(group=GROUP)))
def test_the_rulebooks_of_a_game_have_the_same_clauses_and_no_dead_references(id: str) -> None:
    game = games[id]
    books = [rulebook(game, language) for language in LANGUAGES]
    assert len({book.intro for book in books}) == len(LANGUAGES)
    for book in books:
        assert list(book.clauses) == list(books[0].clauses)
        assert all(clause.startswith(f"{game.prefix}-") for clause in book.clauses)
        spoken_of = {id for clause in book.clauses.values() for id in clause.references}
        assert spoken_of <= set(book.clauses)
