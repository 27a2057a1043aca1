"""8: the worked examples."""

from __future__ import annotations

import pytest

from formicarium.games.hidden_empires_1.data import DECK, POOL
from formicarium.games.hidden_empires_1.events.combat import CombatJudged
from formicarium.games.hidden_empires_1.events.effects import ColonyReplaced
from formicarium.games.hidden_empires_1.events.nest import FlightFlown
from formicarium.games.hidden_empires_1.events.tasks import AntsFled, FoodForaged
from formicarium.testing import clause
from tests.games.hidden_empires_1.builder import (
    NEST,
    PERFORM,
    TURN,
    A,
    B,
    Table,
    nest_step,
    new_game,
    table,
)

CARRIE, KEVIN, ROGER, THAD = range(4)


@clause("HE1-EX-01")
def test_placing_nests() -> None:
    t = new_game(3, picks=[0, 1, 2]).plays("E3")
    assert t.offers() == ["C2", "C3", "C4", "D4", "E1", "E5", "F1", "G2", "G3", "G4"]
    t.plays("G3")
    assert t.offers() == ["C2", "C3", "C4", "D4", "E1", "E5", "F1", "G1", "G5", "H1", "I2", "I4"]
    assert t.refuses("E2") == "HE1-SETUP-05"


@clause("HE1-EX-02")
def test_a_nest_between_the_water_areas() -> None:
    t = new_game(2, picks=[0, 1]).plays("C1")
    assert t.offers() == ["B2", "C3", "D2"]
    assert [t.s.ground.distance(t.s.nests[0], area) for area in ("A1", "A2", "E1", "E2")] == [4, 3, 4, 3]  # type: ignore[arg-type]


# The appendix: four players around the centre of the map

NEAR = "B2 B3 C2 C4 D2 D3 E2 E4 F2 F3 G1 G2 G4 H2 H3 I1 I2"  # beside a nest
FORCED = {
    "H2": "plants_3",
    "F3": "predator_6",
    "G4": "prey_3",
    "H3": "prey_2",
    "G2": "prey_1",
    "F2": "empty",
    "B3": "plants_2",
    "D2": "plants_2",
    "I2": "plants_3",
}
HANDS = {
    CARRIE: ("budding", "multiple_foundresses", "plant_house"),
    KEVIN: ("harvesters", "soldiers", "millers"),
    ROGER: ("infiltrator_queen", "destroyer_queen", "supercolony"),
    THAD: ("prolific_queen", "bivouac", "mace"),
}


def appendix() -> Table:
    """Until Kevin is asked for Traits."""
    t = new_game(4, picks=[CARRIE, KEVIN, ROGER, THAD]).plays("E3", "G3", "C3")
    pool = list(POOL)
    for marker in FORCED.values():
        pool.remove(marker)  # type: ignore[arg-type]
    near = NEAR.split()
    t.draws(*(FORCED.get(area) or pool.pop() for area in near), *(pool.pop() for _ in range(28 - len(near))))
    t.draws(*(card for hand in HANDS.values() for card in hand))
    return t.plays("H1")


@clause("HE1-EX-03")
def test_the_appendix_setup() -> None:
    t = appendix()
    laid = set(t.s.face_down) | set(t.s.markers) | {"F2"}
    assert len(laid) == 28
    assert laid.isdisjoint({"E3", "G3", "C3", "H1", "A1", "A5", "I5"})
    assert len(t.s.deck) == 52
    assert t.marker("F2") == ""
    assert "empty" in t.s.pool
    assert [t.marker(area)[0] for area in ("F1", "E5", "A2")] == ["?"] * 3
    assert t.asked == {KEVIN: "setup-trait"}
    t.plays("card soldiers")
    assert t.offers() == ["card harvesters", "pass"]
    assert t.refuses("card millers") == "HE1-PLAY-04"


def kevins_turn() -> Table:
    t = appendix().plays("card soldiers", "pass")
    t.picks(KEVIN).draws("env_change_green", "aphids_1")
    while t.asked.get(ROGER) or t.asked.get(THAD):
        t.plays("pass")
    return t


@clause("HE1-EX-04")
def test_the_appendix_first_turn() -> None:
    t = kevins_turn()
    assert t.marker("G4") == "?aphids_1"
    assert [t.marker(area) for area in ("B3", "D2", "I2")] == ["plants_2", "plants_2", "plants_3"]
    assert {"G3", "G2", "F2", "H2", "H3"} <= set(t.safe(KEVIN))
    assert "G4" in t.dangerous(KEVIN)
    assert not {"F3"} & {*t.safe(KEVIN), *t.dangerous(KEVIN)}
    t.moves(
        "1 reserves > nurses", "1 reserves > G4 scout", "3 reserves > H3 forage", "1 reserves > H2 patrol"
    )
    assert (t.used(KEVIN), t.size(KEVIN), t.nurses_needed(KEVIN)) == (4, 10, 1)
    t.plays("end")
    t.rolls(1, 3, 5, 6).picks(THAD).draws("warning_coloration")
    t.plays("yes", "worker forage 1", "go")
    assert (t.value("G4"), t.value("H3"), t.food(KEVIN)) == (2, 2, 4)


@clause("HE1-EX-05")
def test_the_appendix_thads_turn() -> None:
    t = table(
        seats=4,
        nests="E3 G3 C3 H1",
        active=THAD,
        colonies={KEVIN: "R0 N1 food=4"},
        ants={KEVIN: "G4 forage 1, H3 forage 3, H2 patrol 1"},
        markers="H2 plants_3, F3 predator_6, G4 aphids_1+1, H3 prey_2, G2 prey_1, B3 plants_2, I2 plants_3",
    )
    t.moves("1 reserves > nurses", "1 reserves > H2 scout", "2 reserves > I2 forage")
    t.rolls(3).plays("end")
    assert t.asked == {KEVIN: "react"}
    t.plays("done")
    assert t.asked == {THAD: "scout-reinforce"}
    t.plays("reinforce worker 2")
    assert t.told(CombatJudged) == [CombatJudged(THAD, KEVIN, 3, 1, THAD)]
    assert t.ants(THAD)["H2 attack"] == "2"
    t.plays("worker 1", "done")
    assert t.in_area(KEVIN, "H2") == 0
    assert t.ants(THAD) == {"H2 patrol": "1", "I2 forage": "2"}
    assert t.chamber(THAD, "X") == (1, 0, 0)
    assert t.food(THAD) == 1 + 2  # the dead worker, and Plants next to the nest


@clause("HE1-EX-06")
def test_the_appendix_nest_phase() -> None:
    t = table(
        seats=4,
        nests="E3 G3 C3 H1",
        active=KEVIN,
        colonies={
            KEVIN: "N1 food=4 egg_f=1 larva_f=1 pupa_small=1",
            **dict.fromkeys((0, 2, 3), "no_brood queens=0"),
        },
        ants={KEVIN: "G4 forage 1, H3 forage 3"},
        steps=NEST,
    )
    assert t.asked == {KEVIN: "feed-large"}
    assert t.offers() == ["0", "1"]
    t.plays("1")
    assert t.asked == {KEVIN: "lay-female"}
    assert t.offers() == ["0", "1", "2"]
    t.plays("0", "0")
    assert t.asked == {}
    assert t.sheet(KEVIN) == "R1 N1 B0"
    assert t.brood(KEVIN) == {"larva_f": 1, "pupa_large": 1}
    assert t.ants(KEVIN) == {"G4 forage": "1", "H3 forage": "3"}
    assert t.food(KEVIN) == 0


@clause("HE1-EX-07")
def test_the_movement_picture() -> None:
    down = ", ".join(
        f"{area} ?{marker}"
        for area, marker in zip(
            ["H2", "G4", "E3", "D2", "F1", "E1", "I4"],
            ["prey_1", "prey_1", "prey_2", "prey_2", "prey_3", "prey_3", "empty"],
            strict=True,
        )
    )
    t = table(
        nests="G3 C3",
        ants={A: "F2 patrol 1", B: "E2 forage 1, G2 patrol 2"},
        markers=f"H3 aphids_2, E2 plants_3, F3 predator_4, D3 plants_2, {down}",
    )
    assert t.safe(A) == ["E2", "F2", "G3", "H3"]
    assert t.dangerous(A) == ["D2", "E1", "E3", "F1", "G2", "G4", "H2", "I4"]
    t.plays("reserves worker")
    scouts = [offer for offer in t.offers() if offer.endswith("scout")]
    assert [offer.split()[0] for offer in scouts] == t.dangerous(A)
    assert t.refuses("F3 patrol") == "HE1-MOVE-04"
    assert t.refuses("D3 forage") == "HE1-MOVE-04"
    assert t.refuses("G2 attack") == "HE1-MOVE-08"
    t.plays("E2 forage")
    assert t.offers() == ["1", "2", "3", "4", "5", "6"]


@clause("HE1-EX-08")
@pytest.mark.parametrize("marker, left", [("prey_5", "prey_5"), ("prey_2", "")])
def test_prey(marker: str, left: str) -> None:
    t = table(ants={A: "H3 forage 8"}, markers=f"H3 {marker}", steps=PERFORM, dice=[1, 1, 2, 4, 5, 6])
    assert t.food(A) == 6
    assert t.marker("H3") == left
    if left:
        assert t.value("H3") == 3


@clause("HE1-EX-09")
def test_aphids() -> None:
    t = table(ants={A: "E2 forage 4"}, markers="E2 aphids_1", steps=PERFORM, dice=[1, 5])
    assert t.told(FoodForaged)[0].foragers == 2
    assert (t.food(A), t.value("E2")) == (1, 2)


@clause("HE1-EX-10")
def test_plants() -> None:
    t = table(ants={A: "H3 forage 5"}, markers="H3 plants_3+1", steps=PERFORM)
    assert t.food(A) == 4
    assert t.chances == []


@clause("HE1-EX-11")
def test_combat_points() -> None:
    t = table(ants={A: "E5 attack 4w 1mj", B: "E5 forage 1"}, traits={A: "soldiers"}, steps=PERFORM)
    assert t.told(CombatJudged)[0].attack == 8
    t = table(ants={A: "E5 attack 2", B: "E5 forage 3"}, traits={A: "deadly_sting"}, steps=PERFORM)
    assert t.told(CombatJudged) == [CombatJudged(A, B, 4, 3, A)]
    assert (t.ants(A), t.ants(B)) == ({}, {})
    assert (t.asked, t.food(A)) == ({}, 0)


@clause("HE1-EX-12")
def test_the_nest_phase() -> None:
    t = table(
        traits={A: "soldiers"},
        hands={A: "mace migrate"},
        colonies={
            A: "R1 N1 B1 X1 vq=1 drones=1 pupa_m=1 pupa_large=1 larva_f=2 egg_f=1 egg_m=1 food=10",
            B: "no_brood queens=0",
        },
        steps=NEST,
    )
    assert (t.asked, t.food(A), t.sheet(A)) == ({A: "emerge-majors"}, 6, "R2 N1 B1")
    t.plays("1")
    assert t.s.drones[A] == 2
    assert t.asked == {A: "feed-large"}
    t.plays("1")
    assert (t.food(A), t.brood(A)["larva_f"], t.brood(A)["larva_m"]) == (2, 1, 1)
    t.plays("2", "0")
    assert t.asked == {A: "flight"}
    t.plays("fly card migrate")
    assert t.told(FlightFlown) == [FlightFlown(A, t.s.discard[-1], 1, 2, 1, 7)]
    assert t.s.scores == [7, 0]
    assert t.s.hands[A] == ("mace",)
    assert t.sheet(A) == "R2w 1mj N1 B1"
    assert t.brood(A) == {"egg_f": 2, "larva_f": 1, "larva_m": 1, "pupa_small": 1, "pupa_large": 1}


@clause("HE1-EX-13")
def test_halves() -> None:
    t = table(hands={A: "rove_beetles"}, colonies={B: "R6 larva_f=5"}).plays("card rove_beetles")
    assert t.brood(B) == {"larva_f": 3}
    t = table(hands={A: "guest_ants"}, colonies={B: "R6 food=7"}, steps=NEST).plays("card guest_ants")
    assert t.food(B) == 4
    t = table(
        hands={A: "mace"}, colonies={A: "R6 no_brood vq=2 drones=3 guests=1"}, steps=[nest_step(8)]
    ).plays("fly card mace")
    assert t.offers() == ["0", "1", "2"]
    t.plays("1")
    assert t.s.scores[A] == 6 + 1
    t = table(steps=TURN, draws=["multiple_foundresses"]).plays("card multiple_foundresses")
    assert t.brood(A) == {"egg_f": 2, "larva_f": 2, "pupa_small": 2}
    assert (t.size(A), t.s.queens[A]) == (20, 2)


@clause("HE1-EX-14")
def test_mace_then_bombs() -> None:
    t = table(
        ants={A: "E5 attack 5", B: "E5 forage 4"},
        traits={A: "mace", B: "suicide_bombers"},
        steps=PERFORM,
    ).rolls(1, 4, 5, 6, 6)
    assert t.timeout() == "5"
    t.plays("5")
    assert t.chamber(B, "X") == (2, 0, 0)
    t.rolls(2, 6).plays("2")
    assert t.told(CombatJudged) == [CombatJudged(A, B, 3, 1, A)]
    assert (t.ants(A), t.ants(B)) == ({"E5 attack": "2"}, {})
    assert t.timeout() == "worker 2"
    t.plays("worker 2")
    assert (t.food(A), t.ants(A), t.chamber(A, "X")) == (2, {}, (2, 0, 0))


def lending() -> Table:
    ants = {A: "E5 attack 3", B: "E5 patrol 2md 1w"}
    return table(ants=ants, traits={A: "recruitment", B: "guards"}, steps=PERFORM).rolls(2, 3, 5).plays("3")


@clause("HE1-EX-15")
def test_whom_to_lend() -> None:
    t = lending()
    assert t.offers() == ["E5 patrol worker", "E5 patrol media"]
    t.plays("E5 patrol worker")
    assert t.told(CombatJudged) == [CombatJudged(A, B, 4, 6, B)]
    assert (t.ants(A), t.ants(B), t.chamber(B, "X")) == ({}, {}, (0, 0, 0))

    t = lending().plays("E5 patrol media")
    assert t.told(CombatJudged) == [CombatJudged(A, B, 6, 4, A)]
    assert t.offers() == ["recruits media 1", *(f"E5 attack worker {n}" for n in (1, 2, 3))]
    t.plays(t.timeout())  # the recruit; then only own workers are left to lose
    assert t.ants(A) == {"E5 attack": "2"}
    assert t.s.fight is not None
    assert t.s.fight.dead_defenders + t.s.fight.dead_recruits == 3

    t = lending().plays("E5 patrol media", "E5 attack worker 2", "recruits media 1")
    assert t.ants(A) == {"E5 attack": "1"}


@clause("HE1-EX-16")
def test_equal_strength_in_a_nest() -> None:
    t = table(ants={A: "C3 attack 6"}, traits={B: "territory_marking"}, colonies={B: "N1 R1"}, steps=PERFORM)
    assert t.told(CombatJudged) == [CombatJudged(A, B, 6, 6, None)]
    assert (t.ants(A), t.sheet(B), t.food(B)) == ({}, "R0 N0 B0", 6)
    assert (t.brood(B), t.s.queens[B]) == ({"egg_f": 1, "larva_f": 1, "pupa_small": 1}, 1)
    assert t.asked == {}


@clause("HE1-EX-17")
def test_plunder_and_queen_hunt() -> None:
    t = table(ants={A: "C3 attack 5"}, colonies={B: "N1 R1 pupa_large=1"}, steps=PERFORM)
    assert t.ants(A) == {"C3 attack": "3"}
    t.plays("worker take pupa_large 1", "worker take dead 1", "done")
    assert t.asked == {A: "queen-hunt"}
    t.rolls(1).plays("yes")
    assert (t.food(A), t.food(B)) == (2, 2)
    assert t.ants(A) == {"C3 patrol": "1"}
    assert t.s.queens[B] == 0


@clause("HE1-EX-18")
def test_sealed() -> None:
    t = table(
        ants={A: "C3 attack 5", B: "C3 patrol 2"}, hands={B: "seal_nest_entrances"}, steps=PERFORM
    ).plays("done")
    assert t.asked == {B: "window-combat"}
    t.plays("card seal_nest_entrances")
    assert t.ants(A) == {"C3 patrol": "3"}
    t = table(active=B, ants={A: "C3 patrol 3"})
    assert "C3" in t.safe(B)
    t.plays("reserves worker")
    assert "C3 attack" in t.offers()


@clause("HE1-EX-19")
def test_shortage() -> None:
    rest = {B: "no_brood queens=0"}
    t = table(colonies={A: "N2 B1 vq=1 egg_m=1 food=2", **rest}, steps=[nest_step(2)])
    t.plays("eliminate egg_m", seat=A)
    t.plays("builders worker", seat=A)
    assert (t.sheet(A), t.s.virgin_queens[A], t.food(A)) == ("R0 N2 B0", 1, 0)

    hungry = {A: "N1 larva_f=3 egg_f=2 food=1", **rest}
    t = table(colonies=hungry, steps=[nest_step(4)])
    assert t.offers(seat=A) == ["0", "1"]
    t.plays("1", seat=A)
    assert t.asked == {A: "shortage-larvae"}
    t.defaults(A)
    assert t.brood(A) == {"pupa_large": 1}
    t = table(colonies=hungry, steps=[nest_step(4)]).plays(
        "0", "eliminate larva_f", "eliminate larva_f", seat=A
    )
    assert t.brood(A) == {"egg_f": 2, "pupa_small": 1}


@clause("HE1-EX-20")
def test_a_budding_flight() -> None:
    def at_flight(workers: int) -> Table:
        colonies = {A: f"R{workers} no_brood vq=2 drones=1", B: "no_brood queens=0"}
        return table(colonies=colonies, traits={A: "budding"}, hands={A: "mace"}, steps=[nest_step(8)])

    t = at_flight(9).plays("fly card mace")
    assert t.s.scores[A] == 14
    assert t.sheet(A) == "R3 N0 B0"
    assert at_flight(5).asked == {}


@clause("HE1-EX-21")
def test_supercolony() -> None:
    t = table(
        nests="C3 G3",
        colonies={A: "R6 no_brood vq=1 drones=1"},
        traits={A: "supercolony"},
        hands={A: "mace"},
        steps=[nest_step(8)],
    ).plays("fly card mace", "C4")
    assert (t.s.scores[A], t.s.sites[A], t.s.queens[A], t.size(A)) == (6, ("C4",), 2, 20)

    def stormed(area: str) -> Table:
        t = table(
            nests="C3 G3",
            active=B,
            sites=[["C4"], []],
            colonies={A: "R0 no_brood queens=2 size=20"},
            traits={A: "supercolony"},
            ants={B: f"{area} attack 1"},
            steps=PERFORM,
        )
        return t.plays("done").rolls(1).plays("yes")

    t = stormed("C4")
    assert (t.s.nests[A], t.s.sites[A], t.s.queens[A], t.size(A)) == ("C3", (), 1, 20)
    t = stormed("C3")
    assert (t.s.nests[A], t.s.sites[A], t.s.queens[A]) == ("C4", (), 1)


@clause("HE1-EX-22")
def test_a_bivouac_without_builder() -> None:
    t = table(
        colonies={A: "R3 N1 egg_f=8 queens=2"}, traits={A: "bivouac"}, markers="H3 plants_3, H2 plants_2"
    )
    assert t.refuses("end") == "HE1-CHK-01"
    t.moves("3 reserves > H3 forage", "1 nurses > H2 forage").plays("end")
    assert (t.s.queens[A], t.brood(A)) == (0, {})


@clause("HE1-EX-23")
def test_stealing_repletes() -> None:
    t = table(
        ants={A: "C3 attack 4"},
        traits={A: "slave_makers", B: "repletes"},
        colonies={A: "R0 no_brood", B: "S2md stored=13 pupa_small=1"},
        steps=PERFORM,
    ).plays("worker take replete 2", "worker take pupa_slave 1", "done")
    assert t.asked == {A: "queen-hunt"}
    assert (t.sheet(A), t.s.stored, t.food(A)) == ("R0 N0 B0 S2md X3", [13, 0], 0)
    assert (t.brood(A), t.brood(B)) == ({"pupa_small": 1}, {})
    assert t.chamber(B, "S") == (0, 0, 0)


@clause("HE1-EX-24")
def test_poor_growing_season() -> None:
    deck = [card for card in DECK if card != "poor_growing_season"]
    t = table(
        steps=TURN,
        markers="H3 plants_2-1, H2 plants_3+1",
        deck=["poor_growing_season", *deck[:19]],
        discard=deck[19:36],
        draws=["poor_growing_season"],
    )
    assert (t.marker("H3"), t.marker("H2"), t.value("H2")) == ("", "plants_3", 3)
    assert (len(t.s.deck), t.s.discard) == (37, ())


@clause("HE1-EX-25")
def test_a_predator_arrives() -> None:
    grays = ", ".join(f"{area} plants_2" for area in ("A5", "C1", "C4")) + ", G5 plants_3, I1 plants_3"
    t = table(
        nests="E3 G3",
        ants={A: "G2 forage 2", B: "G2 forage 2"},
        traits={B: "camouflage"},
        markers=f"G2 prey_2, {grays}, H3 prey_3",
        steps=TURN,
        draws=["env_change_gray", "predator_3"],
    )
    assert t.marker("G2") == "predator_3"
    assert t.told(AntsFled) == [AntsFled(A, t.told(AntsFled)[0].area, 2)]
    assert (t.ants(A), t.chamber(A, "X")) == ({}, (2, 0, 0))
    assert t.ants(B) == {"G2 forage": "2"}
    assert "G2" not in t.safe(A)
    t = table(
        nests="E3 G3", active=B, ants={B: "G2 forage 2"}, traits={B: "camouflage"}, markers="G2 predator_3"
    )
    assert t.ants(B) == {"G2 patrol": "2"}


@clause("HE1-EX-26")
def test_destroyer_queen() -> None:
    t = table(
        traits={A: "mace"},
        hands={A: "soldiers"},
        steps=TURN,
        draws=["destroyer_queen"],
    ).plays("card soldiers", "card destroyer_queen")
    assert t.s.traits[A] == ("soldiers", "destroyer_queen")
    assert t.told(ColonyReplaced) == [ColonyReplaced(A, 6, 3, 12)]
    assert (t.sheet(A), t.s.queens[A]) == ("R0 N0 B0", 1)
    assert t.brood(A) == {"pupa_small": 10}  # two had to go: the nest has room for ten
    t = table(
        traits={A: "mace"},
        hands={A: "soldiers"},
        steps=[*TURN, *NEST],
        draws=["destroyer_queen"],
        colonies={B: "no_brood queens=0"},
    ).plays("card soldiers", "card destroyer_queen")
    assert t.chamber(A, "R") == (10, 0, 0)


@clause("HE1-EX-27")
def test_the_hand_limit() -> None:
    t = table(
        traits={A: "mace soldiers guards"},
        hands={A: "additional_queen rove_beetles harvesters"},
        steps=TURN,
        draws=["migrate"],
    )
    assert t.asked == {A: "draw-step-over"}
    assert "end" not in t.offers()
    t.plays("card harvesters")
    assert t.asked == {A: "draw-step-over"}
    assert t.refuses("end") == "HE1-DRAW-06"
    t.plays("card additional_queen")
    assert t.asked == {A: "assign-source"}


@clause("HE1-EX-28")
def test_guest_ants_and_larval_food() -> None:
    t = table(
        active=A,
        hands={A: "guest_ants", B: "larval_food"},
        traits={B: "millers"},
        colonies={A: "R6 no_brood queens=0", B: "S2mj larva_f=4 food=5"},
        steps=NEST,
    )
    assert t.food(B) == 9
    assert t.asked == {A: "window-guest"}
    t.plays("card guest_ants")
    assert t.food(B) == 5
    assert t.asked == {B: "nest-play"}
    t.plays("card larval_food")
    assert t.food(B) == 9


@clause("HE1-EX-29")
@pytest.mark.parametrize(
    "scores, ranks", [((37, 37, 36), (1, 1, 3)), ((35, 34, 30), None), ((36, 38, 0), (2, 1, 3))]
)
def test_a_tie(scores: tuple[int, ...], ranks: tuple[int, ...] | None) -> None:
    t = table(seats=3, scores=list(scores), steps=["EndGameTurn"])
    assert (t.match.outcome.ranks if t.match.outcome else None) == ranks


MIGRANT = {A: "R5 N1 egg_f=14 size=17", B: "no_brood queens=0"}


@clause("HE1-EX-30")
def test_migrate_during_assign_tasks() -> None:
    def migrant() -> Table:
        return table(hands={A: "migrate"}, colonies=MIGRANT, markers="H3 prey_2, I4 ?prey_1, G2 plants_3")

    t = migrant().moves("1 reserves > nurses").plays("card migrate", "H3")
    assert (sum(t.brood(A).values()), t.marker("H3"), t.size(A)) == (14, "", 10)
    assert "I4" in t.dangerous(A)
    assert t.used(A) == 20
    t.moves("4 reserves > builders")
    for _ in range(5):
        t.plays("eliminate egg_f")
    assert t.refuses("end") == "HE1-CHK-01"
    t.moves("1 nurses > builders").plays("end")
    assert (sum(t.brood(A).values()), t.sheet(A)) == (9, "R0 N1 B5")

    t = migrant().plays("card migrate", "H3")
    assert sum(t.brood(A).values()) == 10

    t = migrant().moves("1 reserves > nurses", "4 reserves > G2 forage").plays("end")
    assert t.asked == {A: "perform"}
    t.plays("card migrate", "H3")
    assert (sum(t.brood(A).values()), t.size(A)) == (14, 10)
    assert t.s.no_eggs[A] == "queens"


@clause("HE1-EX-31")
def test_camouflage_at_the_last_moment() -> None:
    reds = ", ".join(f"{area} ?plants_2" for area in ("E2", "G1", "D3", "B2"))
    t = table(
        nests="E3 G2",
        ants={A: "G3 forage 1", B: "G3 forage 2"},
        hands={B: "camouflage"},
        markers=f"G3 prey_1, {reds}, I5 ?plants_3, B4 ?plants_3",
        steps=TURN,
        draws=["env_change_red", "predator_4"],
    )
    assert t.asked == {B: "window-predator"}
    assert t.marker("G3") == "predator_4"
    t.plays("card camouflage")
    assert (t.ants(A), t.chamber(A, "X")) == ({}, (1, 0, 0))
    assert t.ants(B) == {"G3 forage": "2"}


@clause("HE1-EX-32")
def test_male_eggs_for_the_queen() -> None:
    t = table(
        hands={A: "male_eggs"},
        colonies={A: "N3 larva_f=1 food=2", B: "no_brood queens=0"},
        steps=[nest_step(6)],
    ).plays("card male_eggs", seat=A)
    assert t.brood(A)["egg_m"] == 3
    assert t.offers(seat=A) == [str(n) for n in range(7)]
    t.plays("4", "0", seat=A)
    t.plays("eliminate egg_m", "eliminate egg_m", seat=A)
    assert t.brood(A) == {"egg_f": 4, "egg_m": 1, "larva_f": 1}
    assert t.food(A) == 0


@clause("HE1-EX-33")
def test_few_questions() -> None:
    t = table(
        hands={A: "rove_beetles"},
        traits={A: "mace harvesters guards"},
        colonies={B: "R6 larva_f=3"},
        markers="H3 plants_3, I4 ?plants_3",
        steps=TURN,
        draws=["soldiers"],
    )
    assert t.asked == {A: "assign-source"}
    assert t.offers("card") == ["card rove_beetles", "card soldiers"]
    t.moves("1 reserves > nurses").plays("end")
    assert t.asked == {}
    t = table(
        hands={A: "rove_beetles soldiers"}, colonies={B: "R6 larva_f=3"}, markers="H3 plants_3, I4 ?plants_3"
    )
    t.moves("1 reserves > nurses", "1 reserves > I4 scout").plays("end", "no", "done")
    assert t.asked == {A: "perform"}
    assert t.offers() == ["card rove_beetles", "card soldiers", "go"]
