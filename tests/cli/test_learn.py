"""`formicarium learn`: the lessons of a game in a terminal."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from formicarium.cli import app
from formicarium.core.lesson import course
from formicarium.core.registry import games
from formicarium.core.tutor import PRESS, Tutor

GAME = "cicada_and_ant"


def learn(*words: str, typed: str = "") -> tuple[int, str]:
    done = CliRunner().invoke(app, ["learn", *words], input=typed, env={"COLUMNS": "200"})
    return done.exit_code, done.output


def way_through(lesson: str) -> str:
    """What one types to take a lesson."""
    tutor = Tutor(games[GAME], course(games[GAME])[lesson])
    while tutor.cue is not None:
        tutor.act(str(tutor.fitting[0]) if tutor.cue.waits else PRESS)
    return "\n".join(tutor.acts) + "\n"


@pytest.mark.parametrize("language, last", [("en", "well done"), ("fr", "bravo")])
def test_a_lesson_is_taken_to_its_end(language: str, last: str) -> None:
    code, shown = learn(GAME, "duel", "--lang", language, typed=way_through("duel"))
    assert code == 0
    assert last in shown


def test_the_first_lesson_is_the_one_to_begin_with() -> None:
    _, shown = learn(GAME, "--lang", "en")
    assert "The duel" in shown
    assert "begin this lesson again" in shown, "and nothing is lost by leaving"


def test_undo_goes_back_and_hint_tells_what_is_waited_for() -> None:
    _, shown = learn(GAME, "duel", "--lang", "en", typed="\n\ncell:r1c1\nundo\nhint\n")
    assert shown.count("Begin in the top left corner") == 2
    assert "Waited for is: Pawn on r1c1" in shown


def test_what_is_forbidden_is_refused_with_its_clause() -> None:
    _, shown = learn(GAME, "duel", "--lang", "en", typed="\n\ncell:r1c1\ncell:r4c4\n")
    assert "CIG-ANT-02" in shown


def test_lessons_are_listed() -> None:
    code, shown = learn(GAME, "--list", "--json", "--lang", "en")
    assert code == 0
    listed = json.loads(shown)
    assert [each["id"] for each in listed] == list(course(games[GAME]))
    assert {"title": "The duel", "minutes": 3}.items() <= listed[0].items()
    _, shown = learn(GAME, "--list", "--lang", "fr")
    assert "Le duel (environ 3 minutes)" in shown


def test_a_lesson_that_is_not_there() -> None:
    code, shown = learn(GAME, "flying")
    assert (code, "has no lesson 'flying'" in shown) == (2, True)


def test_a_lesson_names_its_rules_and_a_rule_its_lesson() -> None:
    _, shown = learn(GAME, "duel", "--lang", "en", typed=way_through("duel"))
    assert "The rules behind it: CIG-ANT-01, CIG-ANT-02" in shown
    rule = CliRunner().invoke(app, ["rules", GAME, "CIG-ANT-02", "--lang", "en"], env={"COLUMNS": "200"})
    assert "Learn it by playing: The duel (formicarium learn cicada_and_ant duel)" in rule.output


def test_rules_are_searched() -> None:
    command = ["rules", GAME, "--lang", "fr", "--find"]
    shown = CliRunner().invoke(app, [*command, "coin pion"], env={"COLUMNS": "200"})
    assert "CIG-ANT-02" in shown.output
    nothing = CliRunner().invoke(app, [*command, "xyzzy"])
    assert nothing.exit_code != 0
