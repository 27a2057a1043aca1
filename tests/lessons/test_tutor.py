"""What a lesson's file may say, and what the tutor does with it."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.core.errors import IllegalMove, LessonError, OutOfTurn, UnknownLesson
from formicarium.core.game import Game
from formicarium.core.lesson import Lesson, course, lesson_of, load
from formicarium.core.registry import games
from formicarium.core.tutor import PRESS, Tutor
from tests.arena import ARENA

SHORT = """
minutes = 1
clauses = ["CIG-ANT-02"]
seats = 2
chance = "stated"
steps = ["PlaceAnts", "ChooseTokens", "SetCicada", "Reveal", "ClearTable", "FillSquare", "PassRoles", "Round"]

[table]
round = 1
ant = 0
cicada = 1
square = [
  "wood_bee", "wood_plain_1", "stone_plain_1", "cloth_ladybird",
  "wood_plain_2", "tile_dragonfly", "stone_bee", "cloth_plain_1",
  "tile_plain_1", "tile_plain_2", "cloth_bee", "stone_plain_2",
  "cloth_butterfly", "stone_caterpillar", "wood_dragonfly", "tile_ladybird",
]

[[cues]]
say = "look"

[[cues]]
say = "place"
answers = ["cell:r1c1", "cell:r1c2"]
wrong = { "cell:r4c4" = "far", else = "elsewhere" }

[[cues]]
say = "more"
answers = "any"
count = 5

[[cues]]
say = "hide"
answers = ["token:wood"]

[[cues]]
say = "end"
play = '''
1 guess:wood
* cloth_plain_2 tile_plain_3 stone_plain_3
'''
"""


@pytest.fixture
def game() -> Game[Any]:
    return games["cicada_and_ant"]


@pytest.fixture
def lesson(game: Game[Any]) -> Lesson:
    return load(game, "short", SHORT)


def test_it_waits_for_a_press_or_for_an_answer(game: Game[Any], lesson: Lesson) -> None:
    tutor = Tutor(game, lesson)
    with pytest.raises(OutOfTurn) as refused:
        tutor.act("cell:r1c1")
    assert refused.value.refusal.reason.key == "lesson-waits-press"
    assert tutor.decision is None, "nothing can be pressed but to read on"
    assert tutor.act(PRESS) is None
    with pytest.raises(OutOfTurn) as refused:
        tutor.act(PRESS)
    assert refused.value.refusal.reason.key == "lesson-waits-answer"


def test_other_answers_have_their_own_words(game: Game[Any], lesson: Lesson) -> None:
    tutor = Tutor(game, lesson, [PRESS])
    assert tutor.points == ("cell:r1c1", "cell:r1c2")
    far, elsewhere = tutor.act("cell:r4c4"), tutor.act("cell:r2c2")
    assert far == lesson.words("far")
    assert elsewhere == lesson.words("elsewhere")
    assert tutor.acts == [PRESS]


def test_what_the_rules_forbid_is_refused_with_its_clause(game: Game[Any], lesson: Lesson) -> None:
    tutor = Tutor(game, lesson, [PRESS, "cell:r1c1"])
    with pytest.raises(IllegalMove) as refused:
        tutor.act("cell:r4c4")
    assert refused.value.refusal.clause == "CIG-ANT-02"


def test_the_others_and_chance_do_as_the_script_says(game: Game[Any], lesson: Lesson) -> None:
    acts = [PRESS, "cell:r1c1", *(f"cell:{cell}" for cell in ("r1c2", "r1c3", "r2c1", "r2c2", "r2c3"))]
    tutor = Tutor(game, lesson, acts)
    assert tutor.cue == lesson.cues[3]
    assert tutor.act("token:stone") is not None, "without words of its own, the house's"
    assert tutor.act("token:wood") is None
    assert tutor.says == lesson.words("end")
    assert tutor.match.state.square[:2] == ["cloth_plain_2", "tile_plain_3"]  # type: ignore[attr-defined]
    tutor.act(PRESS)
    assert tutor.says.key == "lesson-over"
    with pytest.raises(OutOfTurn):
        tutor.act(PRESS)


@pytest.mark.parametrize(
    "old, new, says",
    [
        ('say = "look"', 'sai = "look"', "no 'sai'"),
        ("minutes = 1", "", "needs 'minutes'"),
        ("CIG-ANT-02", "WAR-ANT-02", "not a clause"),
        ("count = 5", "count = 0", "0 answers"),
        ('say = "look"', 'say = "look"\ncount = 2', "2 answers"),
        ("1 guess:wood", "x guess:wood", "begins with a seat"),
        ('answers = "any"', 'answers = "all"', "'all'"),
        ("minutes = 1", "minutes = ", "at line 2"),
    ],
)
def test_a_file_that_cannot_be_read_says_why(game: Game[Any], old: str, new: str, says: str) -> None:
    with pytest.raises(LessonError, match=says):
        load(game, "short", SHORT.replace(old, new, 1))


@pytest.mark.parametrize(
    "old, new, says",
    [
        ('"cell:r1c1", "cell:r1c2"]', '"token:wood"]', "none of its answers"),
        ("1 guess:wood", "1 guess:sand", "guess:sand"),
        ("* cloth_plain_2 tile_plain_3", "* wood_bee", "wood_bee"),
        ("ant = 0", "ant = 1\nround = 2", "nothing is asked|Cannot overwrite"),
        ('"PlaceAnts", ', '"Dance", ', "Dance"),
    ],
)
def test_a_lesson_that_does_not_fit_the_rules_says_why(
    game: Game[Any], old: str, new: str, says: str
) -> None:
    with pytest.raises(LessonError, match=says):
        take(game, load(game, "short", SHORT.replace(old, new, 1)))


def take(game: Game[Any], lesson: Lesson) -> None:
    """Take the lesson as it wants to be taken."""
    tutor = Tutor(game, lesson)
    while tutor.cue is not None:
        tutor.act(str(tutor.fitting[-1]) if tutor.cue.waits else PRESS)


def test_a_lesson_that_a_game_does_not_have(game: Game[Any]) -> None:
    with pytest.raises(UnknownLesson, match="duel"):
        lesson_of(game, "flying")


def test_a_game_without_lessons_has_none() -> None:
    assert course(ARENA) == {}
