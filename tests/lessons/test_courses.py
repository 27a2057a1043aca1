"""Every lesson of all games, played to its end: it fits the rules, points at what is there, has its words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from formicarium.core.game import Game
from formicarium.core.lesson import FOLDER, Lesson, course
from formicarium.core.tutor import PRESS, Tutor
from formicarium.scene.model import Board, Card, Panel, Piece, Place, Row, Scene, Tray, token_of
from formicarium.texts.catalogue import LANGUAGES, folder_of
from formicarium.texts.rulebook import rulebook
from formicarium.texts.speaker import Speaker
from tests.packaged import PACKAGED

LESSONS = [
    pytest.param(game, lesson, id=f"{game.id}-{lesson.id}")
    for game in PACKAGED
    for lesson in course(game).values()
]
WALKS = 5  # other ways through each lesson, where it leaves some open


def walk(game: Game[Any], lesson: Lesson, rng: Random) -> Iterator[Tutor]:
    """The lesson from cue to cue, and at its end."""
    tutor = Tutor(game, lesson)
    while (cue := tutor.cue) is not None:
        yield tutor
        assert tutor.act(str(rng.choice(tutor.fitting)) if cue.waits else PRESS) is None
    yield tutor


def things(scene: Scene) -> set[str]:
    """Whatever a cue can point at: by its id, or by what touching it spells."""
    held: list[Place | Piece | Card] = [*scene.places, *scene.pieces, *scene.cards]
    named: list[Board | Tray | Panel | Row] = [*scene.boards, *scene.trays, *scene.panels, *scene.rows]
    ids = {thing.id for thing in held} | {thing.id for thing in named}
    return (ids | {token_of(thing) for thing in held}) - {""}


@pytest.mark.parametrize("game, lesson", LESSONS)
def test_a_lesson_can_be_played_to_its_end_whatever_one_answers(game: Game[Any], lesson: Lesson) -> None:
    for seed in range(WALKS):
        *_, tutor = walk(game, lesson, Random(seed))
        assert tutor.cue is None


@pytest.mark.parametrize("game, lesson", LESSONS)
def test_a_lesson_points_at_what_is_on_the_table(game: Game[Any], lesson: Lesson) -> None:
    for tutor in walk(game, lesson, Random(0)):
        offered = tutor.decision.options if tutor.decision else ()
        there = things(tutor.match.scene(lesson.seat)) | {token for move in offered for token in move.spell()}
        assert set(tutor.points) <= there, tutor.cue


@pytest.mark.parametrize("game, lesson", LESSONS)
def test_what_a_lesson_does_not_wait_for_is_not_played(game: Game[Any], lesson: Lesson) -> None:
    for tutor in walk(game, lesson, Random(0)):
        decision = tutor.decision
        if decision is not None and (others := set(decision.options) - set(tutor.fitting)):
            acts, answers = list(tutor.acts), tutor.match.number
            wrong = tutor.act(str(min(others, key=str)))
            assert wrong is not None
            assert (tutor.acts, tutor.match.number) == (acts, answers)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game, lesson", LESSONS)
def test_a_lesson_has_all_its_words(game: Game[Any], lesson: Lesson, language: str) -> None:
    speaker = Speaker(game, language, parts=(FOLDER,))
    assert [fault for text in lesson.texts() for fault in speaker.faults(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PACKAGED, ids=lambda game: game.id)
def test_no_words_are_left_over(game: Game[Any], language: str) -> None:
    file = folder_of(game) / FOLDER / f"{language}.ftl"
    written = (
        re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE) if file.exists() else []
    )
    used = {text.key for lesson in course(game).values() for text in lesson.texts()}
    assert sorted(written) == sorted(used)


@pytest.mark.parametrize("game, lesson", LESSONS)
def test_a_lesson_teaches_clauses_of_the_rulebook(game: Game[Any], lesson: Lesson) -> None:
    book = rulebook(game, "en")
    assert [clause for clause in lesson.clauses if clause not in book.clauses] == []


@pytest.mark.parametrize("game, lesson", LESSONS)
def test_a_lesson_can_be_taken_up_again_after_any_act(game: Game[Any], lesson: Lesson) -> None:
    for tutor in walk(game, lesson, Random(1)):
        again = Tutor(game, lesson, tutor.acts)
        assert (again.at, again.given, again.match.state) == (tutor.at, tutor.given, tutor.match.state)
