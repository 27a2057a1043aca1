"""The two laws of agreement find what they are there to find."""

from __future__ import annotations

from pathlib import Path

import pytest

from formicarium.texts.agreement import misfits, patterns, uncounted, unsuited
from formicarium.texts.message import SeatName, message
from formicarium.texts.proof import disagreements

SEATS = frozenset(("seat", "victim", "seats"))


def faults(tmp_path: Path, text: str) -> list[str]:
    path = tmp_path / "en.ftl"
    path.write_text(f"text = {text}\n", encoding="utf-8")
    return list(unsuited(patterns(path), {"text": SEATS}))


@pytest.mark.parametrize(
    "text",
    [
        "{ $seat } has a card.",
        "the hand of { $seat }",
        "{ $seat }’s hand",
        "Whom do you attack, { $seat }?",
        "{ $seat-who ->\n    [you] { $seat } have\n   *[other] { $seat } has\n} a card.",
        "{ $card-id ->\n    [hidden] { $seat } draws.\n   *[other] You draw.\n}",
        "{ $seat-who ->\n    [you] You rob\n   *[other] { $seat } robs\n} { $victim }.",
        "{ $seats } share the throne.",
    ],
)
def test_a_name_where_the_reader_needs_other_words_is_found(tmp_path: Path, text: str) -> None:
    assert len(faults(tmp_path, text)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "{ $seat }",
        "{ $seat }: { $points }",
        "a token ({ $seat })",
        "Owner: { $seat }",
        "{ $seat-who ->\n    [you] You have\n   *[other] { $seat } has\n} a card.",
        "{ $seat-who ->\n    [you] You rob { $victim }.\n   *[other] { $victim-who ->\n"
        "        [you] { $seat } robs you.\n       *[other] { $seat } robs { $victim }.\n    }\n}",
        "{ $seats-who ->\n    [you] You wait\n   *[other] { $seats } wait\n}.",
        "{ $count } cards",
    ],
)
def test_a_name_that_suits_every_reader_is_no_fault(tmp_path: Path, text: str) -> None:
    assert faults(tmp_path, text) == []


def test_a_text_is_answerable_for_the_texts_it_is_made_of(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text("whole = Look: { part }\npart = { $seat } wins.\n", encoding="utf-8")
    assert len(list(unsuited(patterns(path), {"whole": SEATS}))) == 1


@pytest.mark.parametrize(
    "text, found",
    [
        ("{ $count } cells are empty", 1),
        ("{ $count ->\n    [0] nothing\n   *[other] { $count } cells\n}", 1),
        ("{ $count ->\n    [one] 1 cell\n   *[other] { $count } cells\n}", 0),
        ("Cells: { $count }", 0),
        ("{ $count } of them", 0),
    ],
)
def test_a_number_before_a_noun_without_a_singular_is_found(tmp_path: Path, text: str, found: int) -> None:
    path = tmp_path / "en.ftl"
    path.write_text(f"text = {text}\n", encoding="utf-8")
    assert len(list(uncounted(patterns(path), {"text": frozenset(("count",))}, "en"))) == found


def test_arguments_are_known_from_what_was_said(tmp_path: Path) -> None:
    for language, text in (("en", "left = { $seat } has { $n } cards\n"), ("fr", "left = { $seat }\n")):
        (tmp_path / f"{language}.ftl").write_text(text, encoding="utf-8")
    said = [message("left", seat=SeatName(0), n=2)]
    assert [fault[:2] for fault in disagreements(tmp_path, said)] == ["en", "en"]


@pytest.mark.parametrize(
    "language, words",
    [
        ("en", "You has 3 cards."),
        ("en", "You’s hand"),
        ("en", "Anna attacks You."),
        ("fr", "Vous a 3 cartes."),
        ("fr", "le nid de Vous"),
        ("fr", "Anna donne à Vous une carte."),
        ("fr", "Vous pose un pion."),
    ],
)
def test_words_that_misfit_their_reader_are_found(language: str, words: str) -> None:
    assert misfits(words, language)


@pytest.mark.parametrize(
    "language, words",
    [
        ("en", "You have 3 cards."),
        ("en", "Anna and you share."),
        ("fr", "Vous posez un pion."),
        ("fr", "(Vous)"),
    ],
)
def test_words_that_fit_are_left_alone(language: str, words: str) -> None:
    assert not misfits(words, language)
