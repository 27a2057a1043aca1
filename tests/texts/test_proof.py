"""The catalogues of the house and of every game are complete and agree."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib.metadata import entry_points
from pathlib import Path
from random import Random

import pytest

from formicarium import games
from formicarium.bots import names
from formicarium.core.match import Match
from formicarium.core.registry import GROUP
from formicarium.texts.catalogue import HOUSE, LANGUAGES, folder_of
from formicarium.texts.facts import message_of
from formicarium.texts.message import Message, Seat, SeatName
from formicarium.texts.proof import compare, entries, lacking, misspoken, proof, proof_of_the_house
from formicarium.texts.speaker import Speaker
from tests.acorns import GAME

INSTALLED = sorted(point.name for point in entry_points(group=GROUP))
MATCHES = 12  # of a game, on different kinds of tables


def test_the_texts_of_the_house_are_clean() -> None:
    assert proof_of_the_house() == []


def test_the_texts_of_the_test_game_are_clean() -> None:
    assert proof(GAME) == []


@pytest.mark.parametrize("id", INSTALLED)
def test_the_texts_of_a_game_are_clean(id: str) -> None:
    assert proof(games[id]) == []


@pytest.mark.parametrize("id", INSTALLED)
def test_everything_that_comes_up_in_a_match_can_be_said(id: str) -> None:
    game = games[id]
    heard: dict[object, tuple[Seat | None, Message]] = {}
    tables = list(game.kinds())
    for seed, (variant, seats) in enumerate(Random(0).sample(tables, min(MATCHES, len(tables)))):
        for you, told in said(Match(game, seats, seed, game.variants[variant]), Random(seed)):
            heard.setdefault((told.key, shape(told.args, you)), (you, told))
    faults = [
        Speaker(game, language, you=you).faults(told)
        for language in LANGUAGES
        for you, told in heard.values()
    ]
    assert [fault for found in faults for fault in found] == []


def shape(arg: object, you: Seat | None) -> object:
    """What a text may branch on: messages of one shape are worded alike."""
    match arg:
        case SeatName(seat):
            return seat == you
        case tuple():
            return tuple(shape(item, you) for item in arg[:3])
        case int():
            return min(arg, 2)
        case _:
            return bool(arg)


def said(match: Match, rng: Random) -> Iterator[tuple[Seat | None, Message]]:
    """Every message of a random match that a player or a spectator might read."""
    viewers: tuple[Seat | None, ...] = (None, *range(match.state.seats))
    vocabulary = match.game.vocabulary(match.state.seats, match.options)
    while match.pending:
        decision = rng.choice(match.pending)
        yield decision.seat, decision.prompt
        yield from ((decision.seat, message_of("move", move)) for move in decision.options)
        refusal = match.why_not(decision.seat, (rng.choice(vocabulary),))
        if refusal is not None:
            yield decision.seat, refusal.reason
        if rng.random() < 0.2:
            yield from messages_in(match, rng.choice(viewers))
        match.play(decision.seat, rng.choice(decision.options))
    assert match.outcome is not None
    yield None, match.outcome.why
    for details in match.outcome.details:
        yield from ((None, Message(f"detail-{key}")) for key, _ in details)
    for seat in viewers:
        yield from ((seat, message_of("event", told.event)) for told in match.events(seat))


def messages_in(match: Match, seat: Seat | None) -> Iterator[tuple[Seat | None, Message]]:
    def within(thing: object) -> Iterator[Message]:
        if isinstance(thing, Message):
            yield thing
        elif isinstance(thing, tuple):
            for item in thing:
                yield from within(item)
        elif is_dataclass(thing):
            for field in fields(thing):
                yield from within(getattr(thing, field.name))

    yield from ((seat, found) for found in within(match.scene(seat)))


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
