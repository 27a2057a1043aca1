"""What is found with less work is what the long way finds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from formicarium.core.chance import Chance
from formicarium.core.decision import Decision
from formicarium.core.flow import answer, deal
from formicarium.core.together import Branch
from formicarium.games.hidden_empires_2 import GAME
from formicarium.games.hidden_empires_2.planning.forecast import (
    AHEAD,
    AS_NEEDED,
    GROWTH,
    Colony,
    Course,
    Digs,
    follow,
    prospect,
)
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.nest_phase import Block, has_no_choice, has_part


def tables(variant: str, seats: int, seed: int) -> Iterator[Empires]:
    """A random match, before each of its steps."""
    rng = Random(seed)
    s = GAME.begin(seats, GAME.read_options(GAME.variants[variant]))
    while s.steps:
        yield s
        step = s.steps[-1]
        asked = step.ask(s)
        if asked is None:
            s.steps.pop()
            step.run(s, None)
        elif isinstance(asked, Chance):
            deal(s, asked.sample(rng))
        else:
            decision = asked if isinstance(asked, Decision) else rng.choice(asked)
            answer(s, decision.seat, rng.choice(decision.options))


@pytest.mark.parametrize("variant, seats", [("advanced", 3), ("basic", 4), ("traits-and-events", 2)])
def test_who_has_no_choice_in_a_block_is_asked_nothing(variant: str, seats: int) -> None:
    seen = set()
    for s in tables(variant, seats, seed=7):
        step = s.steps[-1]
        if isinstance(step, Block):
            for seat in s.order:
                if has_part(s, step.block, seat):
                    asked = Branch(seat, step.part_of(s, seat)).on(s).open
                    quiet = has_no_choice(s, step.block, seat)
                    assert not (quiet and asked), (s.turn, step, seat)
                    seen.add((quiet, asked is None))
    assert seen >= {(True, True), (False, False)}


def colonies(count: int) -> Iterator[Colony]:
    """Colonies of all sizes, healthy and starving."""
    rng = Random(11)
    for _ in range(count):
        eggs_f, larvae_f, small, ants, food = (rng.randrange(rng.choice((4, 20))) for _ in range(5))
        eggs_m, larvae_m, large, male_pupae, princesses, males, fixed = (rng.randrange(4) for _ in range(7))
        yield Colony(
            ants, eggs_f, eggs_m, larvae_f, larvae_m, small, large, male_pupae, princesses, males,
            size=rng.randrange(60), fixed=fixed, food=food, bonus=rng.choice((0, 3)),
            eggs=rng.choice((0, 6, 12)), wanted=rng.randrange(1, 31), keeps=rng.random() < 0.2,
        )  # fmt: skip


@pytest.mark.parametrize("digs, count", [(AS_NEEDED, 60), (AHEAD, 8)])
def test_the_best_course_is_the_best_of_all_courses(digs: Digs, count: int) -> None:
    for number, colony in enumerate(colonies(count)):
        yields = tuple(0.9 * ants for ants in range(colony.ants + 1))
        courses = [
            Course(males, males + wait, dig) for dig in digs for males in range(GROWTH) for wait in range(3)
        ]
        stage = number % 3
        found = [follow(colony, yields, stage, course) for course in courses]
        assert prospect(colony, yields, stage, digs) == min(found, key=lambda each: each.turns)
