"""The worked examples of the spec, section 8. P1 sits in seat 0, P2 in seat 1, P3 in seat 2."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.hidden_empires_2.data import DECK
from formicarium.games.hidden_empires_2.events import (
    AreaForaged,
    BlockersRolled,
    NestPlaced,
    PointsCompared,
    TokensLaid,
    TraitWon,
    WindowOpened,
)
from formicarium.games.hidden_empires_2.questions.foraging import brought_home
from formicarium.games.hidden_empires_2.questions.paths import haul
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, area_named, new_game, table

P1, P2, P3 = 0, 1, 2
F5 = area_named("F5")


# Set-up


@clause(
    "HE2-EX-01",
    "HE2-SETUP-02",
    "HE2-SETUP-03",
    "HE2-SETUP-05",
    "HE2-SETUP-06",
    "HE2-SETUP-07",
    "HE2-RULING-08",
)
def test_ex_01_setup() -> None:
    t = new_game(3, picks=[P2, P3])
    t.plays("place:C3", "place:E7")
    assert [(e.seat, e.area) for e in t.told(NestPlaced)] == [(P2, "C3"), (P3, "E7"), (P1, "G3")]
    (laid,) = t.told(TokensLaid)
    assert (laid.count, laid.left) == (58, 14)
    assert t.s.first == P1
    assert t.s.sizes == [6] * 3
    assert t.s.queens == [1] * 3
    assert t.s.scores == [0] * 3
    assert t.s.dna == [6] * 3
    for seat, nest in enumerate(("G3", "C3", "E7")):
        assert t.brood(seat) == {"egg_f": 1, "larva_f": 1, "pupa_small": 1}
        assert t.ants(seat, nest) == 6
    assert len(DECK) == 64
    assert len(t.s.deck) + len(t.s.discards) + len(t.s.in_play) + sum(map(len, t.s.hands)) == 64
    t.defaults("redeploy")
    assert t.s.order == (P1,)


@clause("HE2-EX-02", "HE2-TOKEN-03", "HE2-SETUP-04")
@pytest.mark.parametrize("drawn, left", [("plants_2", "plants_2"), ("empty", "")])
def test_ex_02_predators_side_by_side_part(drawn: str, left: str) -> None:
    t = table(
        tokens={"D2": "?predator_4", "D3": "?predator_6"},
        steps=[{"is": "RevealToken", "area": "D2"}, {"is": "RevealToken", "area": "D3"}, "Redeploy"],
        ants=[{"E3": 6}],
        draws=["predator_3", drawn],
    )
    assert t.token("D2") == "predator_4"
    assert t.token("D3") == left
    assert t.s.pile.count("predator_6") == 2
    assert t.s.pile.count("predator_3") == 2


# Moving and the nest check


@clause("HE2-EX-03", "HE2-MOVE-02", "HE2-CHECK-02", "HE2-CHECK-04", "HE2-STEP-01", "HE2-STEP-03")
def test_ex_03_first_turn() -> None:
    brood = {"egg_f": 1, "larva_f": 1, "pupa_small": 1}
    t = table("redeploy", mode="basic", ants=[{"E3": 6}], brood=[brood])
    t.redeploys("E3", "nurses", 1).done()
    assert t.asked == {P1: "ask-advance"}
    assert t.refuses("stack:nurses:worker count:1") == "HE2-STEP-03"
    t.advances("E3", "E4", 3).advances("E3", "F3", 2)
    assert t.s.ants[P1] == {"nurses": (1, 0, 0), "E4": (3, 0, 0), "F3": (2, 0, 0)}


@clause("HE2-EX-04", "HE2-CHECK-05")
def test_ex_04_nest_too_small() -> None:
    t = table("check", mode="basic", ants=[{"nurses": 1}], brood=[{"egg_f": 3, "larva_f": 2}], princesses=[1])
    assert t.offers() == ["brood:egg_f", "brood:larva_f"]
    assert t.refuses("stack:nurses:worker place:E3") == "HE2-CHECK-04"
    t.plays("brood:egg_f")
    assert t.asked.get(P1) != "ask-fix-nest"
    assert t.brood(P1) == {"egg_f": 2, "larva_f": 2}


@clause("HE2-EX-05", "HE2-CHECK-04", "HE2-CHECK-05")
def test_ex_05_too_few_nurses() -> None:
    def nest() -> Table:
        return table("check", mode="basic", sizes=[20], ants=[{"nurses": 1, "E4": 1}], brood=[{"egg_f": 12}])

    t = nest()
    assert t.offers() == ["stack:E4:worker place:nurses", "brood:egg_f"]
    t.plays("stack:E4:worker place:nurses")
    assert t.ants(P1, "nurses") == 2
    assert t.asked.get(P1) != "ask-fix-nest"
    t = nest().plays("brood:egg_f", "brood:egg_f")
    assert t.brood(P1) == {"egg_f": 10}
    assert t.asked.get(P1) != "ask-fix-nest"


# Foraging


@clause("HE2-EX-06", "HE2-FORAGE-05", "HE2-FORAGE-07", "HE2-FORAGE-08", "HE2-FORAGE-09", "HE2-TOKEN-07")
def test_ex_06_harvest() -> None:
    t = table("forage", mode="basic", ants=[{"E4": 4}], tokens={"E4": "prey_3"})
    t.rolls(1, 1, 4, 6).forages("E4", "harvest", 4)
    assert t.s.food[P1] == 4
    assert t.token("E4") == "prey_3 -2"
    t = table("forage", mode="basic", ants=[{"E4": 2}], tokens={"E4": "prey_3 -2"})
    t.rolls(1, 5).forages("E4", "harvest", 2)
    assert t.token("E4") == ""
    assert "prey_3" in t.s.pile


@clause("HE2-EX-07", "HE2-FORAGE-06", "HE2-FORAGE-10")
def test_ex_07_tending_aphids() -> None:
    t = table("forage", mode="basic", ants=[{"F3": 2}], tokens={"F3": "aphids_2"})
    t.rolls(1, 1).forages("F3", "tend", 2)
    assert t.s.food[P1] == 2
    assert t.token("F3") == "aphids_2 +1"
    t = table("forage", mode="basic", ants=[{"F3": 5}], tokens={"F3": "aphids_2 +1"})
    t.plays("place:F3 do:tend")
    assert t.offers() == ["count:1", "count:2", "count:3"]


@clause("HE2-EX-08", "HE2-FORAGE-05", "HE2-FORAGE-06", "HE2-FORAGE-08")
def test_ex_08_tending_plants() -> None:
    t = table("forage", mode="basic", ants=[{"E4": 3}], tokens={"E4": "plants_2"}).plays("place:E4 do:tend")
    assert t.refuses("count:3") == "HE2-FORAGE-06"
    t.plays("count:2")
    assert t.s.food[P1] == 2
    assert t.rolled == []
    assert t.token("E4") == "plants_2"
    t = table("forage", mode="basic", ants=[{"E4": 3}], tokens={"E4": "plants_2"}).forages("E4", "harvest", 3)
    assert t.s.food[P1] == 3


@clause("HE2-EX-09", "HE2-PATH-02", "HE2-PATH-03", "HE2-FORAGE-08")
@pytest.mark.parametrize("foragers", [5, 3])
def test_ex_09_path_limit(foragers: int) -> None:
    t = table("forage", mode="basic", ants=[{"E5": 5, "E4": 3}], tokens={"E5": "prey_6"})
    t.forages("E5", "harvest", foragers)
    assert t.s.food[P1] == 3
    assert t.rolled == [foragers]


@clause("HE2-EX-10", "HE2-PATH-03", "HE2-PATH-05")
def test_ex_10_nine_food_over_one_line() -> None:
    line = ("E4", "E5", "E6")
    t = table("forage", mode="basic", ants=[dict.fromkeys(line, 3)], tokens=dict.fromkeys(line, "plants_3"))
    for area in line:
        t.forages(area, "tend", 3)
    assert [event.food for event in t.told(AreaForaged)] == [3, 3, 3]


@clause("HE2-EX-11", "HE2-PATH-02", "HE2-PATH-03", "HE2-PATH-04")
def test_ex_11_best_of_two_chains() -> None:
    ants = {"F5": 4, "E5": 1, "E4": 2, "F4": 3, "F3": 2}
    t = table("forage", ants=[ants], tokens={"F5": "prey_5"})
    assert haul(t.s, P1, F5) == 2
    without = {place: count for place, count in ants.items() if place != "F3"}
    t = table("forage", ants=[without], patrols=[{"F3": 2}], tokens={"F5": "prey_5"})
    assert haul(t.s, P1, F5) == 2
    del without["E4"]
    t = table("forage", ants=[without], patrols=[{"F3": 2, "E4": 2}], tokens={"F5": "prey_5"})
    assert haul(t.s, P1, F5) == 0
    assert t.asked.get(P1) != "ask-forage"


# Combat, basic


@clause("HE2-EX-12", "HE2-COMBAT-10", "HE2-COMBAT-13", "HE2-COMBAT-14", "HE2-COMBAT-16")
def test_ex_12_combat() -> None:
    t = table("attack", mode="basic", ants=[{"E5": 6}, {"E5": 4}]).attacks("E5").plays("count:0")
    assert t.ants(P2, "E5") == 0
    assert t.ants(P1, "E5") == 2
    assert t.offers() == ["stack:E5:worker count:1", "stack:E5:worker count:2", "button:done"]
    t.done()
    assert t.ants(P1, "E5") == 2


@clause("HE2-EX-13", "HE2-COMBAT-07")
def test_ex_13_scatter() -> None:
    t = table("attack", mode="basic", ants=[{"E5": 5}, {"E5": 3}]).attacks("E5")
    t.rolls(2, 5, 3).plays("count:3")
    assert t.offers() == ["stack:E5:worker count:1", "stack:E5:worker count:2", "button:done"]
    t.plays("stack:E5:worker count:2")
    assert t.ants(P2, "returning") == 2
    assert t.ants(P2, "E5") == 0
    assert t.ants(P1, "E5") == 4


@clause("HE2-EX-14", "HE2-COMBAT-18")
def test_ex_14_on_an_enemy_nest_area() -> None:
    t = table("attack", mode="basic", ants=[{"E7": 3}, {"E7": 2}]).attacks("E7").plays("count:0")
    assert t.ants(P1, "E7") == 0
    assert t.ants(P1, "returning") == 1


# The nest phase


@clause("HE2-EX-15", "HE2-NEST-06", "HE2-NEST-07")
def test_ex_15_feeding_adults() -> None:
    nest: dict[str, Any] = {
        "ants": [{"builders": 1, "nurses": 1}],
        "brood": [{"egg_f": 1}],
        "princesses": [1],
        "males": [1],
    }
    t = table("n2", mode="basic", food=[5], **nest)
    assert t.s.food[P1] == 1
    t = table("n2", mode="basic", food=[2], **nest)
    assert t.refuses("brood:pupa_small count:1") == "HE2-NEST-07"
    t.plays("brood:egg_f count:1", "adult:male count:1")
    assert t.s.food[P1] == 0
    assert (t.s.princesses[P1], t.s.males[P1], t.brood(P1)) == (1, 0, {})


@clause("HE2-EX-16", "HE2-NEST-08", "HE2-NEST-09", "HE2-NEST-10")
def test_ex_16_emergence() -> None:
    brood = [{"pupa_small": 1, "pupa_large": 1, "pupa_m": 1}]
    t = table("n2", mode="basic", brood=brood)
    assert t.ants(P1, "E3") == 1
    assert (t.s.princesses[P1], t.s.males[P1], t.brood(P1)) == (1, 1, {})
    t = table("n2", brood=brood, traits=[["soldiers"]]).plays("count:1")
    assert t.s.ants[P1] == {"reserves": (1, 0, 1)}
    assert (t.s.princesses[P1], t.s.males[P1]) == (0, 1)


@clause("HE2-EX-17", "HE2-NEST-11")
def test_ex_17_feeding_larvae() -> None:
    t = table("n3", mode="basic", brood=[{"larva_f": 2}], food=[4])
    t.plays("brood:larva_f level:1 count:1", "brood:larva_f level:3 count:1")
    assert t.brood(P1) == {"pupa_small": 1, "pupa_large": 1}
    assert t.s.food[P1] == 0


@clause("HE2-EX-18", "HE2-NEST-12", "HE2-RULING-30")
def test_ex_18_larvae_in_a_shortage() -> None:
    def nest() -> Table:
        return table("n3", mode="basic", brood=[{"larva_f": 3, "larva_m": 1, "egg_f": 1}], food=[2])

    t = nest()
    assert t.refuses("brood:larva_f do:eliminate count:1") == "HE2-NEST-12"
    t.plays("brood:larva_f level:1 count:1")
    assert t.refuses("brood:larva_f do:eliminate count:1") == "HE2-NEST-12"
    t.plays("brood:larva_f level:1 count:1", "brood:larva_f level:1 count:1")
    assert t.brood(P1) == {"pupa_small": 3}
    t = nest().plays("brood:larva_f level:3 count:1")
    assert t.offers() == [
        "brood:larva_f do:eliminate count:1",
        "brood:larva_f do:eliminate count:2",
        "brood:larva_m do:eliminate count:1",
    ]
    t.plays("brood:larva_f do:eliminate count:2")
    assert t.brood(P1) == {"pupa_large": 1}


@clause("HE2-EX-19", "HE2-NEST-15", "HE2-NEST-16")
def test_ex_19_laying() -> None:
    t = table("n4", mode="basic", brood=[{"larva_m": 1}], food=[2])
    t.plays("brood:egg_f count:2", "button:done")
    assert t.brood(P1) == {"egg_f": 2, "larva_m": 1}
    t = table("n4", mode="basic", brood=[{"larva_m": 1}], food=[2]).plays("brood:egg_f count:3")
    assert t.brood(P1) == {"egg_f": 3}
    t = table("n4", mode="basic", food=[7])
    assert t.refuses("brood:egg_f count:7") == "HE2-NEST-15"


@clause("HE2-EX-20", "HE2-FLIGHT-02")
@pytest.mark.parametrize("princesses, males, points", [(3, 2, 10), (1, 1, 4)])
def test_ex_20_flight(princesses: int, males: int, points: int) -> None:
    t = table("n5", mode="basic", princesses=[princesses], males=[males]).plays("button:fly")
    assert t.s.scores[P1] == points
    assert (t.s.princesses[P1], t.s.males[P1]) == (0, 0)


# DNA and auctions


@clause("HE2-EX-21", "HE2-FORAGE-11", "HE2-CARD-plant_specialists-03")
@pytest.mark.parametrize("traits, dna", [([], 2), (["plant_specialists"], 4)])
def test_ex_21_dna(traits: list[str], dna: int) -> None:
    areas = ("D4", "F5", "G2", "E4")
    chain = {"D3": 1, "F3": 1, "F4": 1, "F2": 1}
    t = table(
        "forage",
        ants=[{**dict.fromkeys(areas, 1), **chain}],
        tokens=dict.fromkeys(areas, "plants_2"),
        traits=[traits],
    )
    for area in areas:
        t.forages(area, "tend", 1)
    assert t.s.dna[P1] == dna


@clause("HE2-EX-22", "HE2-AUC-07", "HE2-AUC-08")
def test_ex_22_auction() -> None:
    t = table("draw", seats=3, dna=[6, 7, 4], traits=[["camouflage"]], draws=["mace"])
    t.plays("bid:2", "bid:3", "button:pass", "bid:4", "button:pass")
    (won,) = t.told(TraitWon)
    assert (won.seat, won.price) == (P2, 3)
    assert t.s.dna == [6, 4, 4]
    assert t.s.traits == [("camouflage",), ("mace",), ()]


# Scouting


@clause("HE2-EX-23", "HE2-SCOUT-02", "HE2-SCOUT-03", "HE2-SCOUT-04", "HE2-SCOUT-09", "HE2-FORAGE-04")
def test_ex_23_scouting_a_patrol() -> None:
    def watched() -> Table:
        ants = [{"E4": 1, "reserves": 1}, {"reserves": 3}]
        t = table("advance", ants=ants, patrols=[{}, {"E5": 2}], tokens={"E5": "plants_2"}, sizes=[20, 20])
        return t.advances("E4", "E5")

    t = watched().rolls(4, 6).plays("button:done")
    assert t.asked == {P2: "ask-patrol-react"}
    t.plays("stack:reserves:worker count:2", "button:done")
    assert t.patrol(P2, "E5") == 4
    assert t.asked == {P1: "ask-scout-reinforce"}
    t.plays("stack:reserves:worker count:1")
    assert t.ants(P1, "E5") == 2
    assert t.offers() == ["place:E5 seat:1", "button:done"]
    t.done()
    assert t.asked.get(P1) != "ask-forage"
    t = watched().rolls(3, 5).plays("button:done")
    assert (t.ants(P1, "E5"), t.ants(P1, "returning")) == (0, 1)
    assert t.asked.get(P2) != "ask-patrol-react"
    t = watched().rolls(1, 3).plays("button:done")
    assert (t.ants(P1, "E5"), t.ants(P1, "returning")) == (0, 0)
    assert t.asked.get(P2) != "ask-patrol-react"


@clause("HE2-EX-24", "HE2-SCOUT-08", "HE2-CARD-warning_coloration-02", "HE2-CARD-camouflage-02")
@pytest.mark.parametrize(
    "trait, dice, rolled, home, there",
    [
        ("", (2, 3, 6, 6), [4], 1, 0),
        ("", (1, 2, 5, 5), [4], 0, 0),
        ("warning_coloration", (), [], 1, 0),
        ("camouflage", (), [], 0, 1),
    ],
)
def test_ex_24_scout_and_predator(
    trait: str, dice: tuple[int, ...], rolled: list[int], home: int, there: int
) -> None:
    traits = [[trait]] if trait else []
    t = table("scout", ants=[{"E5": 1}], tokens={"E5": "?predator_4"}, traits=traits)
    t.rolls(*dice).plays("place:E5", "button:yes")
    assert t.rolled == rolled
    assert (t.ants(P1, "returning"), t.ants(P1, "E5")) == (home, there)
    assert t.token("E5") == "predator_4"


# Combat, advanced


@clause("HE2-EX-25", "HE2-COMBAT-11")
def test_ex_25_combat_points() -> None:
    t = table("attack", ants=[{"E5": (4, 0, 1)}, {"E5": 1}], traits=[["soldiers"]]).attacks("E5")
    t.plays("count:0")
    (compared,) = t.told(PointsCompared)
    assert (compared.attack, compared.defense) == (9, 1)


@clause("HE2-EX-26", "HE2-COMBAT-13", "HE2-CARD-deadly_sting-01")
def test_ex_26_the_winner_may_lose_everything() -> None:
    t = table("attack", ants=[{"E5": 2}, {"E5": 3}], traits=[["deadly_sting"]]).attacks("E5").plays("count:0")
    assert (t.ants(P1, "E5"), t.ants(P2, "E5")) == (0, 0)


@clause(
    "HE2-EX-27",
    "HE2-COMBAT-06",
    "HE2-COMBAT-08",
    "HE2-COMBAT-09",
    "HE2-CARD-suicide_bombers-02",
    "HE2-CARD-mace-01",
)
def test_ex_27_mace_then_suicide_bombers() -> None:
    t = table("attack", ants=[{"E5": 5}, {"E5": 5}], traits=[["mace"], ["suicide_bombers"]]).attacks("E5")
    t.plays("count:0").rolls(1, 4, 5, 6, 6).plays("count:5")
    assert (t.ants(P2, "E5"), t.ants(P2, "returning")) == (3, 2)
    t.rolls(2, 3, 5).plays("count:3")
    assert (t.ants(P1, "E5"), t.ants(P2, "E5")) == (0, 1)
    assert t.told(PointsCompared) == []


@clause(
    "HE2-EX-28",
    "HE2-CARD-recruitment-01",
    "HE2-CARD-recruitment-03",
    "HE2-CARD-recruitment-04",
    "HE2-COMBAT-15",
)
def test_ex_28_recruitment() -> None:
    def fought() -> Table:
        t = table("attack", ants=[{"E5": 4}, {"E5": 4}], traits=[["recruitment"]]).attacks("E5")
        return t.plays("count:0").rolls(1, 2, 3, 5).plays("count:4")

    t = fought()
    (compared,) = t.told(PointsCompared)
    assert (compared.attack, compared.defense) == (6, 2)
    assert t.timeout() == "recruit:worker"
    t.plays("recruit:worker", "recruit:worker")
    assert (t.ants(P1, "E5"), t.ants(P2, "returning")) == (4, 0)
    t = fought().plays("stack:E5:worker", "stack:E5:worker")
    assert (t.ants(P1, "E5"), t.ants(P2, "returning")) == (2, 2)


@clause("HE2-EX-29", "HE2-COMBAT-11", "HE2-COMBAT-13", "HE2-CARD-territory_marking-01")
def test_ex_29_territory_marking() -> None:
    t = table("attack", ants=[{"E5": 4}, {"E5": 2}], traits=[[], ["territory_marking"]]).attacks("E5")
    t.plays("count:0")
    (compared,) = t.told(PointsCompared)
    assert (compared.attack, compared.defense) == (4, 6)
    assert (t.ants(P1, "E5"), t.ants(P2, "E5")) == (0, 0)


# Invasion


@clause(
    "HE2-EX-30", "HE2-INVADE-01", "HE2-INVADE-04", "HE2-INVADE-07", "HE2-INVADE-08", "HE2-INVADE-10",
    "HE2-INVADE-11", "HE2-INVADE-12",
)  # fmt: skip
def test_ex_30_invasion() -> None:
    t = table(
        "attack",
        ants=[{"E7": 8}, {"E7": 2, "nurses": 1, "builders": 1, "reserves": 1}],
        brood=[{}, {"egg_f": 2, "larva_f": 2, "pupa_small": 1}],
    )
    t.attacks("E7").plays("count:0")
    assert t.ants(P1, "E7") == 6
    t.plays("button:yes").rolls(3, 4, 1).plays("count:3")
    t.plays("stack:nurses:worker count:1", "brood:pupa_small")
    t.plays("stack:builders:worker count:1", "brood:larva_f")
    assert t.ants(P1, "E7") == 5
    assert t.refuses("brood:pupa_small count:1") == "HE2-INVADE-08"
    t.plays("brood:larva_f count:1", "brood:egg_f count:2")
    assert t.s.food[P1] == 3
    t.rolls(1, 4).plays("count:1")
    assert t.s.queens[P2] == 0
    assert (t.ants(P1, "E7"), t.ants(P1, "returning")) == (0, 5)
    assert t.brood(P2) == {"larva_f": 1, "pupa_small": 1}


@clause("HE2-EX-31", "HE2-CARD-blockers-03")
@pytest.mark.parametrize("dice, left", [((3, 5), 0), ((1, 2), 4)])
def test_ex_31_blockers(dice: tuple[int, int], left: int) -> None:
    t = table("attack", ants=[{"E7": 7}, {"storage": (0, 0, 2), "nurses": 1}], traits=[[], ["blockers"]])
    t.rolls(*dice).attacks("E7")
    (rolled,) = t.told(BlockersRolled)
    assert rolled.count == 7 - left
    assert t.ants(P1, "E7") == left
    assert t.ants(P1, "returning") == 7 - left


# Events


@clause(
    "HE2-EX-32", "HE2-CARD-environmental_change-02", "HE2-CARD-environmental_change-03",
    "HE2-CARD-environmental_change-04", "HE2-CARD-environmental_change-05",
    "HE2-EVENT-04", "HE2-EVENT-05", "HE2-EVENT-06",
)  # fmt: skip
def test_ex_32_environmental_change() -> None:
    others = ("A1", "B5", "D8", "F1", "F7", "H2", "I5")
    back = dict.fromkeys(others, "?plants_2")
    t = table(
        "draw",
        ants=[{"F4": 2}],
        tokens={"F4": "aphids_2 +1", "D2": "prey_5", "C3": "plants_3", **back},
        draws=["environmental_change_red", "prey_1", "predator_3", "prey_2"],
    )
    assert (t.token("D5"), t.token("F4"), t.token("G5")) == ("?", "predator_3", "?")
    assert sorted(t.s.face_down[area] for area in t.s.face_down if area in ("D5", "G5")) == [
        "prey_1",
        "prey_2",
    ]
    assert (t.token("C3"), t.token("D2")) == ("plants_3", "")
    assert [t.token(area) for area in others] == ["?"] * 7
    assert (t.ants(P1, "F4"), t.ants(P1, "returning")) == (0, 2)
    assert {"aphids_2", "prey_5"} <= set(t.s.pile)


@clause("HE2-EX-33", "HE2-CARD-aphid_predation-01")
def test_ex_33_aphid_predation() -> None:
    t = table(
        "draw",
        ants=[{"F3": 1}],
        patrols=[{}, {"E4": 1}],
        tokens={"F3": "aphids_1", "E4": "aphids_2"},
        draws=["aphid_predation"],
    )
    assert (t.token("F3"), t.token("E4")) == ("", "aphids_2")


@clause("HE2-EX-34", "HE2-CARD-attrition-01", "HE2-CARD-attrition-02", "HE2-CARD-guards-02")
def test_ex_34_attrition() -> None:
    t = table(
        "draw",
        ants=[{"E4": (2, 1, 0), "G3": 3}, {"E4": 1}],
        traits=[["guards"]],
        draws=["attrition_green"],
    )
    assert t.s.ants[P1] == {"E4": (2, 1, 0), "G3": (2, 0, 0)}
    assert t.s.ants[P2] == {}


@clause("HE2-EX-35", "HE2-CARD-millers-02", "HE2-CARD-thief_ants-01", "HE2-NEST-03")
def test_ex_35_millers_and_thief_ants() -> None:
    t = table(
        "n1",
        ants=[{"storage": (0, 0, 3)}],
        traits=[["millers"]],
        hands=[[], ["thief_ants"]],
        food=[5],
        steps=[{"is": "Block", "block": "n1"}, {"is": "OpenNestWindow", "window": "wa"}],
    )
    assert t.timeout() == "count:3"
    t.plays("count:3")
    assert t.s.food[P1] == 14
    assert t.asked == {P2: "ask-nest-card"}
    t.plays("card:thief_ants seat:0")
    assert t.s.food[P1] == 7


# Traits while foraging


@clause("HE2-EX-36", "HE2-CARD-plant_specialists-02", "HE2-PATH-07")
def test_ex_36_specialists_on_a_path() -> None:
    t = table(
        "forage",
        ants=[{"E5": 3, "E4": 4}],
        tokens={"E5": "plants_3", "E4": "plants_3"},
        traits=[["plant_specialists"]],
    )
    assert brought_home(t.s, P1, area_named("E4"), "tend", 3) == 6
    t.forages("E5", "tend", 3)
    assert t.s.food[P1] == 4
    assert t.s.dna[P1] == 2


@clause("HE2-EX-37", "HE2-CARD-porters-02", "HE2-CARD-bus-02")
def test_ex_37_porters_and_bus() -> None:
    prey = {"E5": "prey_6"}
    t = table("forage", ants=[{"E5": 6, "E4": (0, 1, 0)}], tokens=prey, traits=[["porters"]])
    assert t.forages("E5", "harvest", 6).s.food[P1] == 3
    t = table("forage", ants=[{"E5": 6, "E4": (1, 0, 1)}], tokens=prey, traits=[["bus"]])
    assert t.forages("E5", "harvest", 6).s.food[P1] == 6
    patrols = [{"E4": (0, 0, 1)}]
    t = table("forage", ants=[{"E5": 6, "E4": 1}], patrols=patrols, tokens=prey, traits=[["bus"]])
    assert t.forages("E5", "harvest", 6).s.food[P1] == 1


@clause("HE2-EX-38", "HE2-CARD-specialist_foragers-02")
def test_ex_38_specialist_foragers() -> None:
    traits = [["specialist_foragers"]]
    t = table("forage", ants=[{"E4": (5, 2, 0)}], tokens={"E4": "prey_4"}, traits=traits)
    t.plays("place:E4 do:harvest")
    assert t.refuses("count:7") == "HE2-FORAGE-05"
    t.plays("count:6")
    assert t.s.food[P1] == 10
    assert t.rolled == [6]


@clause(
    "HE2-EX-39",
    "HE2-CARD-supercolony-01",
    "HE2-CARD-supercolony-02",
    "HE2-CARD-supercolony-03",
    "HE2-CARD-supercolony-04",
)
def test_ex_39_supercolony() -> None:
    t = table(
        "n5",
        princesses=[2],
        males=[1],
        sizes=[14],
        traits=[["supercolony"]],
        tokens={"E4": "prey_1"},
    )
    t.plays("button:fly", "place:E4")
    assert (t.s.scores[P1], t.s.queens[P1], t.s.sizes[P1]) == (6, 2, 24)
    assert t.s.nests[P1] == ("E3", "E4")
    assert t.token("E4") == ""
    nests = [["E3", "E4"], ["E7"]]
    t = table("n4", nests=nests, queens=[2], food=[20], traits=[["supercolony"]])
    assert "brood:egg_f count:12" in t.offers()
    assert t.refuses("brood:egg_f count:13") == "HE2-NEST-15"
    ants: list[dict[str, int]] = [{}, {"E4": 1}]
    t = table("attack", active=P2, nests=nests, queens=[2], sizes=[24], ants=ants, traits=[["supercolony"]])
    t.attacks("E4", P1).rolls(1).plays("count:1")
    assert (t.s.nests[P1], t.s.queens[P1], t.s.sizes[P1]) == (("E3",), 1, 14)


# The end


@clause("HE2-EX-40", "HE2-END-01", "HE2-END-02", "HE2-END-03")
def test_ex_40_end() -> None:
    end: dict[str, Any] = {"seats": 3, "steps": ["CheckEnd"], "scores": [17, 18, 18]}
    t = table(mode="basic", **end)
    assert t.outcome.winners == (P2, P3)
    t = table(dna=[9, 3, 5], **end)
    assert t.outcome.winners == (P3,)
    t = table(mode="basic", seats=3, steps=["CheckEnd"], scores=[15, 15, 15], ants=[{"C3": 6}])
    assert t.match.outcome is None
    assert t.s.turn == 2


# Further traits


@clause("HE2-EX-41", "HE2-CARD-repellent-01", "HE2-CARD-repellent-03")
def test_ex_41_repellent_foraging() -> None:
    t = table(
        "forage",
        ants=[{"F5": 3, "F4": 2, "F3": 2}, {"F5": 2}],
        tokens={"F5": "aphids_2"},
        traits=[["repellent"]],
        arrivals={"F5": 3},
    )
    t.forages("F5", "tend", 2)
    assert (t.ants(P2, "F5"), t.ants(P2, "returning")) == (0, 2)
    assert t.s.food[P1] == 2
    assert t.rolled == [2]


@clause("HE2-EX-42", "HE2-CARD-bivouac-01", "HE2-CARD-bivouac-02", "HE2-CHECK-05")
def test_ex_42_bivouac() -> None:
    def bivouac(builders: int) -> Table:
        ants = {"nurses": 1, "E3": 6 - builders, **({"builders": builders} if builders else {})}
        return table("check", ants=[ants], brood=[{"egg_f": 4}], sizes=[16], traits=[["bivouac"]])

    assert bivouac(5).asked[P1] != "ask-fix-nest"
    t = bivouac(4)
    assert t.offers() == [
        "stack:E3:worker place:builders",
        "stack:nurses:worker place:builders",
        "brood:egg_f",
    ]
    t = table("advance", ants=[{"E3": 1}], brood=[{"egg_f": 1}], traits=[["bivouac"]]).done()
    assert (t.s.queens[P1], t.brood(P1)) == (0, {})


@clause("HE2-EX-43", "HE2-NEST-10", "HE2-NEST-11")
def test_ex_43_medium_pupae() -> None:
    larvae = [{"larva_f": 2}]
    t = table("n3", brood=larvae, food=[3], traits=[["guards"]])
    t.plays("brood:larva_f level:1 count:1", "brood:larva_f level:2 count:1")
    assert t.brood(P1) == {"pupa_small": 1, "pupa_medium": 1}
    assert t.s.food[P1] == 0
    t = table("n2", brood=[{"pupa_medium": 1}], traits=[["guards"]])
    assert t.ants(P1, "reserves", "media") == 1
    t = table("n3", brood=larvae, food=[3])
    assert t.refuses("brood:larva_f level:2 count:1") == "HE2-NEST-11"
    assert "brood:larva_f level:3 count:1" in t.offers()


@clause("HE2-EX-44", "HE2-REVEAL-03", "HE2-NEST-05", "HE2-MOVE-04")
def test_ex_44_home_again() -> None:
    t = table("advance", mode="basic", ants=[{"D3": 2}], tokens={"C2": "?predator_3"})
    t.advances("D3", "C2", 2).done("reveal-token").plays("place:C2")
    assert t.ants(P1, "returning") == 2
    assert t.rolled == []
    t.defaults("return-ants")
    t.plays("stack:returning:worker count:1 place:nurses", "stack:returning:worker count:1 place:E3", seat=P1)
    assert (t.ants(P1, "E3"), t.ants(P1, "nurses")) == (1, 0)  # there was no food for the nurse


@clause("HE2-EX-45", "HE2-NEST-15", "HE2-CHECK-01", "HE2-CHECK-05", "HE2-CHECK-07", "HE2-BUILD-01")
def test_ex_45_no_check_in_the_nest_phase() -> None:
    t = table("n4", mode="basic", ants=[{"nurses": 1}], brood=[{"larva_f": 3}], food=[6])
    t.plays("brood:egg_f count:6")
    assert sum(t.brood(P1).values()) == 9
    t = table("redeploy", mode="basic", ants=[{"nurses": 1, "E3": 2}], brood=[{"egg_f": 6, "larva_f": 3}])
    t.redeploys("E3", "builders", 2).done()
    t.plays(*["brood:egg_f"] * 4)
    assert sum(t.brood(P1).values()) == 5
    assert t.asked.get(P1) != "ask-fix-nest"


@clause(
    "HE2-EX-46",
    "HE2-CARD-trail_makers-01",
    "HE2-CARD-trail_makers-02",
    "HE2-CARD-trail_makers-03",
    "HE2-PATH-02",
)
@pytest.mark.parametrize("dice, trails", [((2, 5), ("E4",)), ((2, 4), ())])
def test_ex_46_part_of_the_ants_build_a_trail(dice: tuple[int, int], trails: tuple[str, ...]) -> None:
    t = table("build_trail", ants=[{"E4": 5}], tokens={"E4": "prey_2"}, traits=[["trail_makers"]])
    t.rolls(*dice).plays("place:E4 count:2")
    assert t.s.trails == trails
    assert t.token("E4") == ""
    assert "prey_2" in t.s.pile
    assert t.asked == {P1: "ask-assign-patrol"}
    assert t.offers("stack") == [f"stack:E4:worker count:{n}" for n in (1, 2, 3)]


@clause("HE2-EX-47", "HE2-HAND-06", "HE2-NEST-03", "HE2-TERM-15")
@pytest.mark.parametrize("card, windows", [("rove_beetles", 1), ("seal_nest_entrances", 1), ("", 0)])
def test_ex_47_windows_show_nothing(card: str, windows: int) -> None:
    t = table("attack", ants=[{"E7": 1}], hands=[[], [card] if card else []]).attacks("E7")
    assert len(t.told(WindowOpened)) == windows
    if card == "seal_nest_entrances":
        assert t.offers() == ["card:seal_nest_entrances", "button:pass"]
        assert t.decision().silent
        t.plays("button:pass")
    assert t.asked == {P1: "ask-hunt-queen"}
    t = table("nest", hands=[[], ["rove_beetles"]])
    opened = [(event.window, event.seats) for event in t.told(WindowOpened)]
    assert opened == [("wa", (P2,)), ("wb", (P2,)), ("wc", (P2,))]


@clause("HE2-EX-48", "HE2-CHECK-03", "HE2-CHECK-04", "HE2-CHECK-05")
def test_ex_48_both_checks_fail() -> None:
    ants = {"nurses": 1, "reserves": 10, "E4": 1}
    t = table("check", ants=[ants], brood=[{"egg_f": 12}], sizes=[20])
    assert t.offers() == [
        "stack:reserves:worker place:nurses",
        "stack:reserves:worker place:E3",
        "brood:egg_f",
    ]
    t.plays("stack:reserves:worker place:nurses", *["stack:reserves:worker place:E3"] * 3)
    assert t.asked.get(P1) != "ask-fix-nest"
    assert t.brood(P1) == {"egg_f": 12}


@clause("HE2-EX-49", "HE2-INVADE-11", "HE2-RULING-48")
@pytest.mark.parametrize(
    "hunted, dice, queens",
    [(1, (2, 3, 4, 5, 1), 1), (2, (1, 1, 4, 3, 6), 1), (2, (1, 2, 2, 1, 5), 0)],
)
def test_ex_49_two_queens(hunted: int, dice: tuple[int, ...], queens: int) -> None:
    t = table("attack", ants=[{"E7": 5}], queens=[1, 2]).attacks("E7").rolls(*dice)
    t.plays(f"count:{hunted}")
    assert t.s.queens[P2] == queens
    assert t.rolled == ([5] if hunted == 1 else [3, 2])


@clause("HE2-EX-50", "HE2-CARD-trophic_eggs-01", "HE2-RULING-81")
def test_ex_50_trophic_eggs() -> None:
    ants = {"nurses": 2, "E4": 1}
    hands = [["trophic_eggs"]]
    for stage in ("redeploy", "advance"):
        t = table(stage, ants=[ants], hands=hands)
        assert t.offers("card") == []
        assert t.refuses("card:trophic_eggs seat:0") == "HE2-CARD-trophic_eggs-01"
    t = table("forage", ants=[ants], hands=hands, tokens={"E4": "plants_2"}).plays("card:trophic_eggs seat:0")
    assert t.s.food[P1] == 4


@clause("HE2-EX-51", "HE2-NEST-03", "HE2-CARD-larval_food-01", "HE2-CARD-thief_ants-01")
@pytest.mark.parametrize("order, food", [([P1, P2], 5), ([P2, P1], 8)])
def test_ex_51_two_cards_in_one_window(order: list[int], food: int) -> None:
    t = table(
        "wa",
        order=order,
        brood=[{"larva_f": 3}],
        food=[4],
        hands=[["larval_food"], ["thief_ants"]],
    )
    t.plays("card:larval_food", seat=P1)
    t.plays("card:thief_ants seat:0", seat=P2)
    assert t.s.food[P1] == food
