"""Every question a person can meet is explained, or says enough itself, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from formicarium.core.coach import CARDS, FOLDER, explanation
from formicarium.core.decision import Decision
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.core.registry import games
from formicarium.scene.sprites import Art
from formicarium.texts.catalogue import LANGUAGES, folder_of
from formicarium.texts.message import Message, SeatName, message
from formicarium.texts.proof import compare, disagreements, entries
from formicarium.texts.rulebook import rulebook
from formicarium.texts.speaker import Speaker
from tests.packaged import PACKAGED

ANSWERS = 150  # of one random match of each variant
MOST = 330  # letters of an explanation: seven lines of a phone
COACHED = [pytest.param(game, id=game.id) for game in PACKAGED if game.coach is not None]


def asked_in(game: Game[Any]) -> Iterator[tuple[Match, Decision]]:
    """What people are asked in the beginning of a random match of every variant."""
    for number, (name, seats) in enumerate(game.kinds()):
        match, rng = Match(game, seats, number, game.variants[name]), Random(number)
        for _ in range(ANSWERS):
            if not match.pending:
                break
            decision = rng.choice(match.pending)
            yield match, decision
            match.play(decision.seat, rng.choice(decision.options))


@cache
def told(game: Game[Any]) -> tuple[Message, ...]:
    """Whatever the coach says in these matches."""
    coach = game.coach
    assert coach is not None
    found: dict[Message, None] = {}
    for match, decision in asked_in(game):
        said = [explanation(coach, decision)]
        for danger in coach.dangers(match.view(decision.seat), decision):
            assert SeatName(decision.seat) not in dict(danger.says.args).values(), "who reads it is “you”"
            said.append(danger.says)
        found |= dict.fromkeys(each for each in said if each is not None)
    for name, seats in game.kinds():
        options = game.read_options(game.variants[name])
        found |= dict.fromkeys(card.says for card in coach.cards(seats, options))
    return tuple(found)


def prompts(game: Game[Any]) -> set[str]:
    """Every question that the game has words for."""
    return {key for key in entries(folder_of(game) / "texts" / "en.ftl") if key.startswith("ask-")}


def test_all_games_of_the_house_have_a_coach() -> None:
    assert len(COACHED) == len(PACKAGED)


@pytest.mark.parametrize("game", COACHED)
def test_every_question_is_explained_or_says_enough_itself(game: Game[Any]) -> None:
    coach = game.coach
    assert coach is not None
    asked = prompts(game) | {decision.prompt.key for _, decision in asked_in(game)}
    explained = {
        key.removeprefix("coach-") for key in entries(folder_of(game) / FOLDER / "en.ftl") if "-ask-" in key
    }
    assert sorted(asked - explained - set(coach.PLAIN)) == []
    assert sorted(explained & set(coach.PLAIN)) == []
    assert sorted((explained | set(coach.PLAIN)) - asked) == [], "nobody is ever asked that"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", COACHED)
def test_an_explanation_has_room_above_the_question_on_a_phone(game: Game[Any], language: str) -> None:
    source = (folder_of(game) / FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    said = re.findall(r"^coach-(ask-[a-z-]+) = (.+)$", source, re.MULTILINE)
    assert said
    assert [(key, len(words)) for key, words in said if len(words) > MOST] == []


@pytest.mark.parametrize("game", COACHED)
def test_three_cards_begin_a_match(game: Game[Any]) -> None:
    coach = game.coach
    assert coach is not None
    book, art = rulebook(game, "en"), Art.of(game)
    for name, seats in game.kinds():
        cards = coach.cards(seats, game.read_options(game.variants[name]))
        assert tuple(card.id for card in cards) == CARDS
        for card in cards:
            assert card.clause in book.clauses
            assert card.art in art
            for language in LANGUAGES:
                assert Speaker(game, language).faults(card.title) == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", COACHED)
def test_whatever_the_coach_says_can_be_said(game: Game[Any], language: str) -> None:
    speaker = Speaker(game, language, names=("Ann", "Bo", "Cy", "Di", "Eve", "Flo"), parts=(FOLDER,))
    assert [fault for each in told(game) for fault in speaker.faults(each)] == []
    for each in told(game):
        assert not re.search(r"[{}]", speaker.say(each))


@pytest.mark.parametrize("game", COACHED)
def test_the_languages_agree_with_each_other_and_with_their_numbers(game: Game[Any]) -> None:
    folder = folder_of(game) / FOLDER
    assert compare(folder) == []
    assert disagreements(folder, map(of_others, told(game))) == []


def of_others(said: Message) -> Message:
    """A danger comes from somebody else: it needs no words for whoever reads it."""
    named = ((name, "anna" if isinstance(arg, SeatName) else arg) for name, arg in said.args)
    return Message(said.key, tuple(named))


@pytest.mark.parametrize("game", COACHED)
def test_no_words_are_left_over(game: Game[Any]) -> None:
    folder = folder_of(game) / FOLDER
    source = (folder / "__init__.py").read_text(encoding="utf-8")
    used = {*re.findall(r'"(danger-[a-z-]+)"', source), *(f"coach-{card}" for card in CARDS)}
    assert {key for key in entries(folder / "en.ftl") if "-ask-" not in key} == used


@pytest.mark.parametrize("game", COACHED)
def test_explanations_are_short_and_hold_no_numbers_that_tables_could_change(game: Game[Any]) -> None:
    for language in LANGUAGES:
        texts = (folder_of(game) / FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
        for key, words in re.findall(r"^(coach-ask-[\w-]+) = (.+)$", texts, re.MULTILINE):
            assert len(words) < 480, key
            assert not re.search(r"\d", words), key


@pytest.mark.parametrize("game", COACHED)
def test_french_is_set_with_its_own_spaces_and_apostrophes(game: Game[Any]) -> None:
    text = (folder_of(game) / FOLDER / "fr.ftl").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"\S [:;?!»]|« |\w'\w", line)] == []


def test_a_card_names_its_texts() -> None:
    assert message("coach-title-want") == games["antics"].coach.cards(3, None)[0].title  # type: ignore[union-attr]
