"""Section 7: what is asked, and what a clock answers, where no other chapter says so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from formicarium.games.hidden_empires_1.events.tasks import ScoutMetPredator
from formicarium.testing import clause
from tests.games.hidden_empires_1.builder import (
    NEST,
    PERFORM,
    SCOUT,
    TURN,
    A,
    B,
    C,
    Table,
    nest_step,
    table,
)

REST = "no_brood queens=0 R0"


def destination(colony: str) -> Table:
    t = table(colonies={A: colony}, ants={A: "H3 patrol 1"})
    return t.plays("H3 patrol worker")


def repelling() -> Table:
    t = table(
        seats=3,
        nests="G3 C3 E1",
        colonies={A: "R2 N1"},
        ants={B: "H3 forage 2", C: "H3 forage 2"},
        traits={A: "repellent"},
        markers="H3 plants_3",
    )
    return t.moves("1 reserves > H3 forage").plays("end")


def bombed() -> Table:
    t = table(
        ants={A: "E5 attack 3", B: "E5 forage 1w 1md, E5 patrol 1"},
        traits={B: "suicide_bombers guards"},
        steps=PERFORM,
    )
    return t.rolls(1).plays("1")


def plundering() -> Table:
    colonies = {A: "R0 no_brood", B: "R0 drones=2 egg_f=1 pupa_large=3 queens=0"}
    return table(ants={A: "C3 attack 5"}, colonies=colonies, steps=PERFORM)


def emerging() -> Table:
    return table(
        colonies={A: "R0 pupa_large=2 pupa_medium=2", B: REST},
        traits={A: "soldiers repletes guards"},
        steps=[nest_step(3)],
    )


@pytest.mark.parametrize(
    "there, asked, answer",
    [
        pytest.param(
            lambda: destination("R1 egg_f=1"), "assign-destination", "nurses", id="a nurse is missing"
        ),
        pytest.param(lambda: destination("R1 N1"), "assign-destination", "reserves", id="none is missing"),
        pytest.param(lambda: destination("R12 no_brood"), "assign-destination", "builders", id="too full"),
        pytest.param(repelling, "repel-player", "seat 1", id="whom to repel"),
        pytest.param(bombed, "bomb-loss", "E5 forage worker", id="whom the bombs take"),
        pytest.param(plundering, "plunder", "worker take drone 2", id="what to plunder"),
        pytest.param(emerging, "emerge-majors", "0", id="majors"),
    ],
)
def test_what_a_clock_answers(there: Callable[[], Table], asked: str, answer: str) -> None:
    t = there()
    assert list(t.asked.values()) == [asked]
    assert t.timeout() == answer


@clause("HE1-WIN-14")
@pytest.mark.parametrize(
    "fields",
    [
        pytest.param({"hands": {B: "guest_ants"}, "colonies": {A: "R1 food=4"}, "steps": NEST}, id="guest"),
        pytest.param(
            {
                "hands": {B: "warning_coloration"},
                "ants": {B: "D3 patrol 1"},
                "steps": TURN,
                "draws": ["attrition_red"],
            },
            id="event",
        ),
        pytest.param(
            {"hands": {B: "deadly_sting"}, "ants": {A: "E5 attack 1", B: "E5 patrol 1"}, "steps": PERFORM},
            id="combat",
        ),
    ],
)
def test_in_a_window_a_clock_passes(fields: dict[str, object]) -> None:
    t = table(**fields)  # type: ignore[arg-type]
    assert t.asked_seat == B
    assert (t.timeout(), t.offers()[-1]) == ("pass", "pass")


@clause("HE1-NEST-14")
@pytest.mark.parametrize("food, large, medium", [(7, "1", 2), (6, "1", 1), (5, "0", 2), (4, "1", 0)])
def test_medium_pupae_share_the_food_with_large_ones(food: int, large: str, medium: int) -> None:
    t = table(
        colonies={A: f"N1 larva_f=3 food={food}", B: REST}, traits={A: "guards"}, steps=[nest_step(4)]
    ).plays(large, seat=A)
    found = t.offers(seat=A) if t.asked.get(A) == "feed-medium" else ["0"]
    assert found == [str(n) for n in range(medium + 1)]


# Cards in reaction windows


@clause("HE1-WIN-07", "HE1-SCOUT-05")
@pytest.mark.parametrize(
    "predators, offered", [("A4 predator_3, B4 predator_4", True), ("A4 predator_3", False)]
)
def test_camouflage_is_offered_only_if_it_opens_a_way(predators: str, offered: bool) -> None:
    t = table(
        ants={A: "A5 scout 1", B: "A5 patrol 1"},
        hands={B: "camouflage"},
        markers=predators,
        steps=SCOUT,
        dice=[3],
    )
    assert t.asked == {B: "react"}
    assert bool(t.offers("card")) == offered
    assert bool(t.offers("reinforce")) != offered


@clause("HE1-WIN-08", "HE1-CARD-warning_coloration-02")
@pytest.mark.parametrize("holder, asked", [(A, True), (B, False)])
def test_only_the_scouting_player_may_reveal_warning_coloration(holder: int, asked: bool) -> None:
    t = table(
        ants={A: "F2 scout 1", B: "F2 forage 1"},
        hands={holder: "warning_coloration"},
        markers="F2 ?predator_3",
        steps=SCOUT,
        dice=() if asked else (2, 2, 1),
    ).plays("yes")
    assert (t.asked == {A: "window-predator"}) == asked
    if asked:
        t.plays("card warning_coloration")
    assert [event.fate for event in t.told(ScoutMetPredator)] == ["warned" if asked else "killed"]
    assert (t.chamber(A, "X"), t.chamber(B, "X")) == ((int(asked), 0, 0), (1, 0, 0))


@clause("HE1-CARD-camouflage-01")
def test_predators_are_no_obstacle_under_camouflage() -> None:
    shut = "A4 predator_3, B4 predator_4"
    t = table(traits={A: "camouflage"}, markers=shut)
    assert {"A4", "A5", "B4"} <= set(t.safe(A))
    t = table(markers=shut)
    assert not {"A4", "A5", "B4"} & {*t.safe(A), *t.dangerous(A)}
