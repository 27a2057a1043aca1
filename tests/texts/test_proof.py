"""The catalogues of the house and of every game are complete and agree."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest

from formicarium import games
from formicarium.bots import names
from formicarium.core.game import Game
from formicarium.core.registry import GROUP
from formicarium.texts.agreement import arguments, counted_noun, misfits
from formicarium.texts.catalogue import HOUSE, LANGUAGES, Catalogue, Naming, catalogue, folder_of
from formicarium.texts.message import Message, Seat
from formicarium.texts.places import map_reference
from formicarium.texts.proof import (
    compare,
    disagreeing,
    disagreements,
    entries,
    lacking,
    misspoken,
    proof,
    proof_of_the_house,
)
from formicarium.texts.speaker import Speaker
from tests.acorns import GAME
from tests.texts.hearing import heard

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "web" / "src").glob("*/en.ftl"))
INSTALLED = sorted(point.name for point in entry_points(group=GROUP))


def test_the_texts_of_the_house_are_clean() -> None:
    assert proof_of_the_house() == []


SPOKEN = ("formicarium/server/texts", *(f"web/src/{file.parent.name}" for file in PAGES))


@pytest.mark.parametrize("folder", SPOKEN)
def test_the_words_of_the_page_and_of_the_server_agree_with_their_numbers(folder: str) -> None:
    assert disagreements(ROOT / folder, (), ("count", "free", "left", "seats")) == []


@pytest.mark.parametrize("folder", SPOKEN)
def test_the_words_of_the_page_and_of_the_server_are_there_in_every_language(folder: str) -> None:
    assert compare(ROOT / folder) == []


def test_no_two_folders_of_the_page_use_the_same_key() -> None:
    keys = [key for folder in SPOKEN for key in entries(ROOT / folder / "en.ftl")]
    assert [key for key, count in Counter(keys).items() if count > 1] == []


def test_the_texts_of_the_test_game_are_clean() -> None:
    assert proof(GAME) == []


@pytest.mark.parametrize("id", INSTALLED)
def test_the_texts_of_a_game_are_clean(id: str) -> None:
    assert proof(games[id]) == []


@pytest.mark.parametrize("id", INSTALLED)
def test_everything_that_comes_up_in_a_match_is_said_well(id: str) -> None:
    """It can be said, with names for all its ids; it suits its readers, and agrees with its numbers."""
    game = games[id]
    told = heard(game)
    assert list(unspeakable(game, told)) == []
    assert list(nameless(game, told)) == []
    assert disagreeing(game, [message for _, message in told]) == []
    assert list(misread(game, told)) == []
    assert list(miscounted(game, told)) == []


Told = list[tuple[Seat | None, Message]]


def unspeakable(game: Game[Any], told: Told) -> Iterator[str]:
    for language in LANGUAGES:
        for you, message in told:
            yield from Speaker(game, language, you=you).faults(message)


class Marking(Catalogue):
    """Says an id that has no name in brackets."""

    def name(self, id: str) -> str:
        known = f"name-{id}" in self or map_reference(id) or IN_THE_RULES.fullmatch(id)
        return super().name(id) if known else f"⟦{id}⟧"


# Squares, cells, spots and numbers that the rulebooks call so: d4, A1, r1, r1c1, 2B, 3.
IN_THE_RULES = re.compile(r"[A-Ia-h][0-9]?|r[1-4](c[1-4])?|[1-6][A-C]|[0-9]*|\W")
AS_TYPED = ("refused-not-offered", "refused-unfinished")  # these repeat the player's own words


def nameless(game: Game[Any], told: Told) -> Iterator[str]:
    """Messages in which an id reaches the screen."""
    for language in LANGUAGES:
        marking = Marking(language, HOUSE, folder_of(game) / "texts")
        for you, message in told:
            words = marking.say(message, naming(language, you))
            if "⟦" in words and message.key not in AS_TYPED:
                yield f"{language}: {message.key}: {words}"


def naming(language: str, you: Seat | None) -> Naming:
    """The reader is called "You", as in a terminal."""
    you_word = Speaker(None, language).text("seat-you")
    return lambda seat: (you_word if seat == you else f"Bot {seat}", seat == you)


def misread(game: Game[Any], told: Told) -> Iterator[str]:
    """What anybody at the table would stumble over: "You has", "le nid de Vous"."""
    for language in LANGUAGES:
        for _, message in told:
            for you in (None, *range(max(game.seats))):
                words = catalogue(game, language).say(message, naming(language, you))
                if fault := misfits(words, language):
                    yield f"{language}: {message.key}: “{fault}” in {words}"


def miscounted(game: Game[Any], told: Told) -> Iterator[str]:
    """Numbers before a noun that is the same for one and for many."""
    _, numbers = arguments(message for _, message in told)
    for language in LANGUAGES:
        say = catalogue(game, language).say
        for you, message in told:
            for name, value in message.args:
                if isinstance(value, int) and name in numbers.get(message.key, ()):
                    words = {
                        n: say(with_number(message, name, n), naming(language, you)) for n in (0, 1, 2, 5)
                    }
                    none, one, two, five = (counted_nouns(words[n], n, language) for n in words)
                    if same := one & (two | five):
                        yield f"{language}: {message.key}: 1 {same}, 2 {same}"
                    if zero := none & (one - two if language == "en" else two - one):
                        yield f"{language}: {message.key}: 0 {zero}"


def with_number(message: Message, name: str, number: int) -> Message:
    return Message(message.key, tuple((each, number if each == name else arg) for each, arg in message.args))


def counted_nouns(words: str, number: int, language: str) -> set[str]:
    """What this number counts: up to three words, since adjectives may come first."""
    behind = (words[found.end() :] for found in re.finditer(rf"(?<![\d-]){number}\b", words))
    phrases = (
        re.match(r"(?:[ \u00a0][^\W\d_’]+){1,3}", after) for after in behind if counted_noun(after, language)
    )
    return {phrase[0] for phrase in phrases if phrase}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", INSTALLED)
def test_every_bot_has_a_name_and_can_say_why(id: str, language: str) -> None:
    game = games[id]
    speaker = Speaker(game, language)
    for name in names(game):
        assert speaker.faults(Message(f"bot-{name}")) == ()


@pytest.mark.parametrize("folder", [HOUSE, *(folder_of(games[id]) / "texts" for id in INSTALLED)])
def test_french_is_set_with_its_own_spaces_and_apostrophes(folder: Path) -> None:
    text = (folder / "fr.ftl").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"\S [:;?!»]|« |\w'\w", line)] == []


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(
        "both = { $a } and { $b-id }\nfirst = 1\n=junk\nevent-handed = { $seat } { $colour }\n", "utf-8"
    )
    (tmp_path / "fr.ftl").write_text("both = { $b }\nsecond = 2\nsecond = 2\n", "utf-8")
    return tmp_path


def test_differences_between_languages_are_found(folder: Path) -> None:
    assert compare(folder) == [
        "en.ftl: cannot read ['=junk']",
        "fr.ftl: a second second",
        "only en has event-handed",
        "only en has first",
        "only fr has second",
        "both: en uses $a, $b, fr $b",
    ]


def test_missing_keys_and_wrong_arguments_are_found(folder: Path) -> None:
    from tests.acorns import Handed

    assert lacking(folder, ["first", "refused-match-over"]) == ["fr lacks first"]
    assert misspoken(folder, {"event-handed": Handed}) == [
        "en: event-handed speaks of $colour, which Handed has not"
    ]


def test_a_missing_file_is_said_to_be_missing(tmp_path: Path) -> None:
    found: list[str] = []
    assert entries(tmp_path / "texts" / "fr.ftl", found) == {}
    assert len(found) == 1
    assert found[0].endswith("fr.ftl is missing")
