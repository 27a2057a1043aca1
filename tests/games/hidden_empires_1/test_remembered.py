"""What is remembered or passed over for the sake of speed agrees with what is plain to see."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import formicarium as fm
from formicarium.core.chance import Chance
from formicarium.core.flow import answer, deal, settle
from formicarium.core.together import under_seal
from formicarium.games.hidden_empires_1.ants import owners_in, place_of, standing
from formicarium.games.hidden_empires_1.data import FOOD, PREDATORS, TASKS, WINDOWS, Area
from formicarium.games.hidden_empires_1.ground import areas_of
from formicarium.games.hidden_empires_1.questions.movement import face_up, others
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.nest_cards import are_unseen, has_part, may_be_asked
from formicarium.games.hidden_empires_1.steps.nest_phase import PARTS, part
from formicarium.testing import clause

GAME = fm.games["hidden_empires_1"]
KINDS = pytest.mark.parametrize("seats, variant", [(2, "standard"), (4, "all-rules"), (6, "standard")])


def tables(seats: int, variant: str, answers: int = 250) -> Iterator[Empires]:
    """The tables of a random match, as somebody is asked openly or in silence."""
    rng, s = Random(seats), GAME.begin(seats, GAME.read_options(GAME.variants[variant]))
    while answers and (asked := settle(s)):
        if isinstance(asked, Chance):
            deal(s, asked.sample(rng))
            continue
        if not under_seal(s):
            yield s
        decision = rng.choice(asked)
        answer(s, decision.seat, rng.choice(decision.options))
        answers -= 1


@KINDS
def test_where_ants_and_markers_are_is_read_off_the_table(seats: int, variant: str) -> None:
    for s in tables(seats, variant):
        places = [[place_of(at) for at in posts] for posts in s.ants]
        for seat in range(seats):
            stand = standing(s, seat)
            assert set(areas_of(s.ground, stand.anywhere)) == {area for area, _ in places[seat]}
            for task in TASKS:
                found = areas_of(s.ground, getattr(stand, task))
                assert sorted(found) == sorted(area for area, doing in places[seat] if doing == task)
            theirs = [each for other in range(seats) if other != seat for each in places[other]]
            around = others(s, seat)
            assert set(areas_of(s.ground, around.ants)) == {area for area, _ in theirs}
            assert set(areas_of(s.ground, around.patrols)) == {a for a, task in theirs if task == "patrol"}
            nests = {area for other in range(seats) if other != seat for area in s.nest_areas(other)}
            assert set(areas_of(s.ground, around.nests)) == nests
        for area in s.ground.land:
            assert owners_in(s, area) == [i for i in range(seats) if area in dict(places[i])]
        lying: dict[str, list[Area]] = {"food": [], "predators": []}
        for area, marker in s.markers.items():
            if marker in FOOD or marker in PREDATORS:
                lying["food" if marker in FOOD else "predators"].append(area)
        assert sorted(areas_of(s.ground, face_up(s).food)) == sorted(lying["food"])
        assert sorted(areas_of(s.ground, face_up(s).predators)) == sorted(lying["predators"])


@clause("HE1-NEST-01", "HE1-NEST-02")
@KINDS
def test_whoever_is_passed_over_in_a_nest_step_could_have_done_nothing(seats: int, variant: str) -> None:
    """Whatever he holds: or whether he is passed over would tell of his hand."""
    passed_over = set()
    for s in tables(seats, variant):
        for number in PARTS:
            unseen = are_unseen(s, number)
            for seat in range(seats):
                if may_be_asked(s, seat, number, unseen=unseen) or has_part(s, seat, number):
                    continue
                after = s.copy()
                after.hands[seat] = tuple(sorted(WINDOWS[f"NEST{number}"] - set(s.traits[seat])))
                after.steps[:] = reversed(part(seat, number))
                assert settle(after) == ()
                after.steps, after.so_far, after.hands = s.steps, s.so_far, s.hands
                assert after == s, number
                passed_over.add(number)
    assert passed_over >= {2, 3, 4, 7, 8}  # a colony without queens and nurses is rare
