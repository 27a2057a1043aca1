"""What happens in one way for several reasons cites the rule it happens by."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.core.event import Event
from formicarium.games.hidden_empires_2.events import (
    DnaRolled,
    EggsLaid,
    FoodGained,
    NestMoved,
    QueensLost,
    SurvivorsStayed,
    TrailsRemoved,
    WindowClosed,
    WindowOpened,
)
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, table


def cited(t: Table, kind: type[Event]) -> set[str]:
    return {event.clause for event in t.told(kind)}


def mutates(old: str, new: str, **fields: Any) -> Table:
    t = table("redeploy", ants=[{"E3": 1}], dna=[9], hands=[["mutation"]], traits=[[old]], **fields)
    return t.draws(new).plays("card:mutation", "bid:1")


@clause("HE2-COMBAT-16", "HE2-COMBAT-17")
@pytest.mark.parametrize("mode, rule", [("basic", "HE2-COMBAT-16"), ("advanced", "HE2-COMBAT-17")])
def test_survivors_stay_by_the_rule_of_their_game(mode: str, rule: str) -> None:
    t = table("attack", mode=mode, ants=[{"E5": 3}, {"E5": 1}]).attacks("E5").plays("count:0").done()
    assert cited(t, SurvivorsStayed) == {rule}


@clause("HE2-NEST-15", "HE2-NEST-18", "HE2-CARD-male_eggs-01")
def test_eggs_come_from_queens_from_nurses_or_from_a_card() -> None:
    assert cited(table("n4", food=[2]).plays("brood:egg_f count:2"), EggsLaid) == {"HE2-NEST-15"}
    t = table("n4", ants=[{"nurses": 1}], queens=[0]).plays("brood:egg_m count:1")
    assert cited(t, EggsLaid) == {"HE2-NEST-18"}
    t = table("wc", ants=[{"nurses": 1}], hands=[["male_eggs"]]).plays("card:male_eggs")
    assert cited(t, EggsLaid) == {"HE2-CARD-male_eggs-01"}


@clause("HE2-CARD-bivouac-03", "HE2-CARD-migration-01")
def test_a_nest_moves_by_the_trait_or_by_the_card() -> None:
    t = table("redeploy", ants=[{"E3": 1}], traits=[["bivouac"]]).plays("button:migrate place:E4")
    assert cited(t, NestMoved) == {"HE2-CARD-bivouac-03"}
    t = table("redeploy", ants=[{"E3": 1}], hands=[["migration"]]).plays("card:migration place:E3 place:E4")
    assert cited(t, NestMoved) == {"HE2-CARD-migration-01"}


@clause("HE2-TRAIT-05", "HE2-CARD-one_queen-01")
def test_queens_are_lost_with_the_supercolony_or_by_the_card() -> None:
    t = mutates("supercolony", "plant_house", nests=[["E3", "E4"], ["E7"]], queens=[2])
    assert cited(t, QueensLost) == {"HE2-TRAIT-05"}
    t = table("redeploy", ants=[{"E3": 1}, {"E7": 10}], queens=[1, 2], hands=[["one_queen"]])
    assert cited(t.plays("card:one_queen seat:1"), QueensLost) == {"HE2-CARD-one_queen-01"}


@clause("HE2-TRAIT-06", "HE2-CARD-trail_makers-05")
def test_trails_go_with_the_trait_or_under_a_predator() -> None:
    assert cited(mutates("trail_makers", "slave_makers", trails=["E4"]), TrailsRemoved) == {"HE2-TRAIT-06"}
    t = table(
        "redeploy",
        ants=[{"E3": 1}],
        traits=[["trail_makers"]],
        trails=["E4"],
        tokens={"E5": "predator_3"},
        hands=[["predator_migration"]],
    )
    t.plays("card:predator_migration place:E5 place:E4")
    assert cited(t, TrailsRemoved) == {"HE2-CARD-trail_makers-05"}


@clause("HE2-CARD-caterpillars-01", "HE2-CARD-trophic_eggs-01", "HE2-CARD-larval_food-01")
def test_food_comes_from_three_cards() -> None:
    t = table("draw", ants=[{"E3": 1}], draws=["caterpillars"])
    assert cited(t, FoodGained) == {"HE2-CARD-caterpillars-01"}
    t = table("end_turn", ants=[{"nurses": 1}], hands=[["trophic_eggs"]]).plays("card:trophic_eggs seat:0")
    assert cited(t, FoodGained) == {"HE2-CARD-trophic_eggs-01"}
    t = table("wa", brood=[{"larva_f": 1}], hands=[["larval_food"]]).plays("card:larval_food")
    assert cited(t, FoodGained) == {"HE2-CARD-larval_food-01"}


@clause("HE2-CARD-hybridization-01", "HE2-CARD-population_bottleneck-01")
@pytest.mark.parametrize("card", ["hybridization", "population_bottleneck"])
def test_dna_comes_and_goes_by_one_die(card: str) -> None:
    t = table("redeploy", ants=[{"E3": 1}], dna=[6], hands=[[card]]).plays(f"card:{card} seat:0")
    assert cited(t, DnaRolled) == {f"HE2-CARD-{card}-01"}


@clause("HE2-NEST-03", "HE2-HAND-06")
def test_windows_of_the_nest_phase_and_of_a_turn() -> None:
    t = table("wa", hands=[["mutation"]])
    assert cited(t, WindowOpened) == cited(t, WindowClosed) == {"HE2-NEST-03"}
    t = table("attack", ants=[{"E7": 1}, {}], hands=[[], ["mutation"]]).attacks("E7")
    assert cited(t, WindowOpened) == cited(t, WindowClosed) == {"HE2-HAND-06"}
