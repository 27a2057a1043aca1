"""HE1-CARD: the Traits, each in its place."""

from __future__ import annotations

import pytest

from formicarium.games.hidden_empires_1.events.combat import BombsUsed, CombatJudged
from formicarium.games.hidden_empires_1.events.effects import ColonyBoosted, ColonyInfiltrated
from formicarium.games.hidden_empires_1.events.nest import SiteFounded
from formicarium.games.hidden_empires_1.events.tasks import ColonyScattered, FoodForaged, TrailTried
from formicarium.testing import clause
from tests.games.hidden_empires_1.builder import NEST, PERFORM, TURN, A, B, C, Table, nest_step, table

REST = "no_brood queens=0 R0"


def drawn(card: str, colony: str = "", traits: str = "", **fields: object) -> Table:
    """A player turn of A in which this card is drawn."""
    return table(
        colonies={A: colony},
        traits={A: traits},
        steps=TURN,
        turn=2,
        draws=[card],
        **fields,  # type: ignore[arg-type]
    )


# Trait-1


@clause("HE1-CARD-budding-01")
@pytest.mark.parametrize("card", ["budding", "plant_house", "multiple_foundresses", "infiltrator_queen"])
@clause("HE1-CARD-plant_house-01", "HE1-CARD-multiple_foundresses-01", "HE1-CARD-infiltrator_queen-01")
def test_these_traits_belong_to_the_draw_step(card: str) -> None:
    assert drawn(card).asked == {A: "draw-step"}
    assert table(hands={A: card}).refuses(f"card {card}") == "HE1-WIN-01"


@clause("HE1-CARD-budding-02", "HE1-RULING-48")
def test_budding_may_boost_a_small_colony() -> None:
    t = drawn("budding", "R3 N1 X2 egg_f=2 larva_f=1").plays("card budding")
    assert (t.asked, t.offers(), t.timeout()) == ({A: "budding-boost"}, ["no", "yes"], "no")
    assert t.warned() == {"yes": "trade-brood 3"}
    t.plays("yes")
    assert (t.sheet(A), t.brood(A)) == ("R9 N1 B0 X2", {})
    assert t.told(ColonyBoosted) == [ColonyBoosted(A, 6, 3)]
    t = drawn("budding", "R3 N1 egg_f=2").plays("card budding", "no")
    assert (t.sheet(A), t.brood(A)) == ("R3 N1 B0", {"egg_f": 2})


@clause("HE1-CARD-budding-01", "HE1-CARD-budding-02", "HE1-RULING-48")
@pytest.mark.parametrize("colony", ["R12 N1", "R3 N1md", "R3 N1 R1mj"])
def test_budding_needs_no_small_colony_to_be_played(colony: str) -> None:
    t = drawn("budding", f"{colony} egg_f=2 size=30").plays("card budding")
    assert t.asked == {A: "assign-source"}
    assert t.s.traits[A] == ("budding",)


@clause("HE1-CARD-budding-03")
def test_a_budding_flight_takes_three_ants_from_anywhere() -> None:
    t = table(
        colonies={A: "R1 N1 B1 X1 S1md no_brood vq=1", B: REST},
        traits={A: "budding repletes"},
        hands={A: "mace"},
        ants={A: "H3 patrol 1"},
        steps=[nest_step(8)],
    ).plays("fly card mace", seat=A)
    assert t.asked == {A: "budding-cost"}
    assert set(t.offers(seat=A)) == {
        "reserves worker 1", "nurses worker 1", "builders worker 1", "returning worker 1",
        "H3 patrol worker 1",
    }  # fmt: skip
    assert t.timeout(A) == "reserves worker 1"
    t.plays("returning worker 1", "H3 patrol worker 1", "nurses worker 1", seat=A)
    assert (t.sheet(A), t.ants(A), t.s.scores[A]) == ("R1 N0 B1 S1md", {}, 2 + 3)


@clause("HE1-CARD-budding-05", "HE1-RULING-49")
@pytest.mark.parametrize(
    "colony, may", [("R5 vq=2", False), ("R6 vq=2", True), ("R0 drones=2", True), ("R3 vq=2 guests=1", True)]
)
def test_without_enough_ants_there_is_no_budding_flight(colony: str, may: bool) -> None:
    t = table(
        colonies={A: f"{colony} no_brood", B: REST},
        traits={A: "budding"},
        hands={A: "mace"},
        steps=[nest_step(8)],
    )
    assert (t.asked.get(A) == "flight") == may
    if not may:
        assert t.s.virgin_queens[A] == 2


@clause("HE1-CARD-budding-05")
def test_losses_to_a_guest_queen_must_leave_a_flight_that_can_be_paid() -> None:
    t = table(
        colonies={A: "R3 no_brood vq=2 drones=2 guests=1", B: REST},
        traits={A: "budding"},
        hands={A: "mace"},
        steps=[nest_step(8)],
    ).plays("fly card mace", seat=A)
    assert t.asked == {A: "guest-queen-loss"}
    assert t.offers(seat=A) == ["1", "2"]  # at least one of the virgin queens


@clause("HE1-CARD-multiple_foundresses-01", "HE1-CARD-destroyer_queen-01", "HE1-CARD-infiltrator_queen-01")
@pytest.mark.parametrize("card", ["multiple_foundresses", "destroyer_queen", "infiltrator_queen"])
@pytest.mark.parametrize(
    "colony, may", [("R11", True), ("R12", False), ("R1 R1md", False), ("R1 R1mj", False)]
)
def test_these_queens_need_a_small_colony(card: str, colony: str, may: bool) -> None:
    t = drawn(card, f"{colony} no_brood size=30")
    assert (t.asked == {A: "draw-step"}) == may


@clause(
    "HE1-CARD-multiple_foundresses-02", "HE1-CARD-multiple_foundresses-03", "HE1-CARD-multiple_foundresses-04"
)
def test_multiple_foundresses_double_the_colony() -> None:
    t = drawn("multiple_foundresses", "R3 N2 egg_f=1 larva_m=2 pupa_large=3 size=13 queens=1")
    t.plays("card multiple_foundresses")
    assert (t.size(A), t.s.queens[A], t.sheet(A)) == (26, 2, "R3 N2 B0")
    assert t.brood(A) == {"egg_f": 2, "larva_m": 4, "pupa_large": 6}


@clause("HE1-CARD-plant_house-02")
def test_a_plant_house_has_room_for_all() -> None:
    t = table(colonies={A: "R99 N1 egg_f=5"}, traits={A: "plant_house"})
    assert "end" in t.offers()
    assert t.seen_sheet(B, A).size == -1
    t = table(colonies={A: "R9 egg_f=5"}, traits={A: "plant_house"})
    assert t.refuses("end") == "HE1-CHK-04"


@clause("HE1-CARD-plant_house-03", "HE1-CARD-bivouac-05", "HE1-CARD-migrate-01")
@pytest.mark.parametrize("trait", ["plant_house", "bivouac"])
def test_who_may_never_migrate(trait: str) -> None:
    t = table(hands={A: "migrate"}, traits={A: trait}, colonies={A: "R1 B1 N1"})
    assert t.offers("card") == []
    assert t.refuses("card migrate") == "HE1-CARD-migrate-01"


@clause("HE1-CARD-infiltrator_queen-02", "HE1-CARD-infiltrator_queen-05")
def test_an_infiltrator_queen_brings_workers_and_nothing_else() -> None:
    t = drawn("infiltrator_queen", "R3 N1 egg_f=2 vq=1 drones=1 food=4 size=17 score=3").plays(
        "card infiltrator_queen"
    )
    assert t.told(ColonyInfiltrated) == [ColonyInfiltrated(A, 8)]
    assert (t.sheet(A), t.brood(A), t.size(A), t.food(A)) == ("R11 N1 B0", {"egg_f": 2}, 17, 4)
    assert (t.s.virgin_queens[A], t.s.drones[A], t.s.scores[A]) == (1, 1, 3)


@clause("HE1-CARD-infiltrator_queen-03", "HE1-CARD-destroyer_queen-03", "HE1-RULING-46")
@pytest.mark.parametrize("card", ["infiltrator_queen", "destroyer_queen"])
@pytest.mark.parametrize("queens", [0, 1, 4])
def test_afterwards_there_is_one_queen(card: str, queens: int) -> None:
    t = drawn(card, f"R3 no_brood queens={queens} size=30").plays(f"card {card}")
    assert t.s.queens[A] == 1


@clause("HE1-CARD-infiltrator_queen-04", "HE1-CARD-destroyer_queen-04")
@pytest.mark.parametrize("card", ["infiltrator_queen", "destroyer_queen"])
def test_traits_of_this_turn_stay(card: str) -> None:
    t = drawn(card, "R3 no_brood size=30", "mace", hands={A: "guards"}).plays("card guards", f"card {card}")
    assert t.s.traits[A] == ("guards", card)
    assert t.s.discard == ("mace",)


@clause("HE1-CARD-infiltrator_queen-04", "HE1-PLAY-04")
def test_an_older_trait_1_forbids_her() -> None:
    t = drawn("infiltrator_queen", "R3 no_brood", "prolific_queen mace")
    assert t.asked == {A: "assign-source"}


@clause("HE1-CARD-destroyer_queen-02")
def test_a_destroyer_queen_replaces_everybody() -> None:
    t = drawn("destroyer_queen", "R3 N1 X1 egg_f=4 pupa_large=1 size=30", ants={A: "H3 patrol 2"})
    t.plays("card destroyer_queen")
    assert (t.sheet(A), t.ants(A), t.brood(A)) == ("R0 N0 B0", {}, {"pupa_small": 12})


@clause("HE1-CARD-destroyer_queen-05", "HE1-RULING-47")
def test_her_pupae_need_no_nurse_this_turn_but_room() -> None:
    t = drawn("destroyer_queen", "R3 no_brood size=10").plays("card destroyer_queen")
    assert (t.brood(A), t.asked) == ({"pupa_small": 10}, {})


@clause("HE1-CARD-supercolony-02", "HE1-CARD-supercolony-03", "HE1-CARD-supercolony-04", "HE1-RULING-41")
def test_a_supercolony_founds_a_nest_site_at_each_flight() -> None:
    def flight() -> Table:
        return table(
            colonies={A: "R1 no_brood vq=1", B: REST},
            traits={A: "supercolony"},
            hands={A: "mace"},
            markers="H3 plants_3",
            trails={"H2": B},
            ants={B: "H3 forage 2"},
            nests="G3 G1",
            sites=[["F3"], ["F2"]],
            steps=[nest_step(8)],
        ).plays("fly card mace", seat=A)

    t = flight()
    assert (t.asked, t.timeout(A)) == ({A: "nest-site"}, "none")
    assert t.offers(seat=A) == ["E3", "E4", "G2", "G4", "H2", "H3", "none"]
    t.plays("H3", seat=A)
    assert (t.s.sites[A], t.s.queens[A], t.size(A)) == (("F3", "H3"), 2, 20)
    assert (t.marker("H3"), t.ants(B), len(t.told(SiteFounded))) == ("", {"H3 forage": "2"}, 1)
    t = flight().plays("H2", seat=A)
    assert t.s.trails == {}
    t = flight().plays("none", seat=A)
    assert (t.s.sites[A], t.s.queens[A], t.size(A)) == (("F3",), 1, 20)


@clause("HE1-CARD-supercolony-05", "HE1-RULING-39")
def test_a_nest_can_be_attacked_through_a_site() -> None:
    t = table(ants={A: "C4 attack 3"}, sites=[[], ["C4"]], colonies={B: "R1 no_brood"}, steps=PERFORM)
    assert [(event.attack, event.defence) for event in t.told(CombatJudged)] == [(3, 1)]


@clause("HE1-CARD-supercolony-06", "HE1-CARD-supercolony-07", "HE1-RULING-40")
@pytest.mark.parametrize(
    "area, queens, nest, sites",
    [
        ("C4", 4, "C3", ("C4", "B3")),  # queens to spare
        ("C4", 3, "C3", ("B3",)),
        ("C3", 3, "B3", ("C4",)),
        ("C3", 2, "B3", ("C4",)),
    ],
)
def test_with_a_queen_a_marker_may_be_lost(area: str, queens: int, nest: str, sites: tuple[str, ...]) -> None:
    t = (
        table(
            ants={A: f"{area} attack 1"},
            sites=[[], ["C4", "B3"]],
            colonies={A: "R0", B: f"R0 no_brood queens={queens} size=40"},
            traits={B: "supercolony"},
            steps=PERFORM,
        )
        .plays("done")
        .rolls(1)
        .plays("yes")
    )
    if area == "C3":
        assert (t.asked, t.offers(), t.timeout()) == ({B: "promote-site"}, ["B3", "C4"], "B3")
        t.plays("B3")
    assert (t.s.nests[B], t.s.sites[B], t.s.queens[B], t.size(B)) == (nest, sites, queens - 1, 40)


@clause("HE1-CARD-supercolony-06")
def test_the_only_marker_stays() -> None:
    t = table(ants={A: "C3 attack 1"}, colonies={A: "R0", B: "R0 no_brood queens=1"}, steps=PERFORM)
    t.plays("done").rolls(1).plays("yes")
    assert (t.s.nests[B], t.s.queens[B]) == ("C3", 0)


@clause("HE1-CARD-supercolony-08", "HE1-CARD-one_queen-01")
def test_one_queen_cannot_be_aimed_at_a_supercolony() -> None:
    t = table(hands={A: "one_queen"}, colonies={B: "R12 queens=3"}, traits={B: "supercolony"})
    assert t.offers("card") == []


@clause("HE1-CARD-bivouac-01")
def test_a_bivouac_is_as_large_as_its_builders_make_it() -> None:
    t = table(colonies={A: "R15 N1 B2 egg_f=4 size=33"}, traits={A: "bivouac"})
    assert t.size(A) == 20
    t.moves("1 reserves > builders")
    assert t.size(A) == 30


@clause("HE1-CARD-bivouac-02", "HE1-CHK-08")
def test_without_a_builder_queens_and_brood_die() -> None:
    t = table(colonies={A: "R1 egg_f=4 vq=0 queens=2"}, traits={A: "bivouac"})
    t.moves("1 reserves > H3 patrol").plays("end")
    assert (t.s.queens[A], t.brood(A), t.told(ColonyScattered)) == (0, {}, [ColonyScattered(A, 2, 4)])


@clause("HE1-CARD-bivouac-03", "HE1-CARD-bivouac-04", "HE1-RULING-50", "HE1-NEST-21")
def test_a_bivouac_moves_once_a_turn() -> None:
    t = table(
        colonies={A: "R1 N1 B2 egg_f=14"},
        ants={A: "G4 patrol 1"},
        traits={A: "bivouac"},
        markers="H3 plants_3",
    ).plays("move_nest H3")
    assert (t.s.nests[A], t.marker("H3"), sum(t.brood(A).values())) == ("H3", "", 14)
    assert t.ants(A) == {"G4 patrol": "1"}
    assert t.refuses("move_nest G3") == "HE1-CARD-bivouac-03"
    assert (t.s.no_eggs[A], t.seen_sheet(B, A).no_eggs) == ("all", "all")
    t = table(colonies={A: "R1"}).plays("reserves worker", "nurses")
    assert t.refuses("move_nest H3") == "HE1-CARD-bivouac-03"


# Trait-2


@clause("HE1-CARD-harvesters-02")
def test_stored_food_of_harvesters_takes_room() -> None:
    assert table(colonies={A: "R1 no_brood stored=31"}, traits={A: "harvesters"}).used(A) == 5


@clause("HE1-CARD-harvesters-04", "HE1-CARD-guest_ants-01")
def test_stored_food_is_safe_from_guests_and_plunder() -> None:
    t = table(
        hands={A: "guest_ants"},
        colonies={A: REST, B: f"{REST} food=4 stored=20"},
        traits={B: "harvesters"},
        steps=NEST,
    ).plays("card guest_ants")
    assert t.s.stored[B] == 20
    t = table(
        ants={A: "C3 attack 3"},
        colonies={A: "R0", B: "R0 no_brood queens=0 stored=20"},
        traits={B: "harvesters"},
        steps=PERFORM,
    )
    assert {offer.split()[2] for offer in t.offers("worker")} == {"nothing"}


@clause("HE1-RULING-89", "HE1-CARD-slave_makers-03")
def test_a_replete_stolen_from_harvesters_brings_nothing() -> None:
    t = table(
        ants={A: "C3 attack 1"},
        colonies={A: "R0 no_brood", B: "S1md no_brood queens=0 stored=9 stolen=1"},
        traits={A: "slave_makers", B: "harvesters"},
        steps=PERFORM,
    ).plays("worker take replete 1")
    assert (t.s.stored, t.sheet(A)) == ([0, 9], "R0 N0 B0 S1md X1")


@clause("HE1-CARD-slave_makers-02")
def test_stolen_pupae_emerge_as_own_workers() -> None:
    t = table(
        ants={A: "C3 attack 2"},
        colonies={A: "R0 no_brood queens=0", B: "R0 pupa_small=3 queens=0"},
        traits={A: "slave_makers"},
        steps=[*PERFORM, nest_step(3)],
    ).plays("worker take pupa_slave 2")
    assert t.sheet(A) == "R2 N0 B0 X2"


@clause("HE1-CARD-slave_makers-03", "HE1-RULING-42")
def test_the_first_repletes_stolen_are_the_fullest() -> None:
    t = table(
        ants={A: "C3 attack 3"},
        colonies={A: "R0 no_brood", B: "S3md no_brood queens=0 stored=23"},
        traits={A: "slave_makers", B: "repletes"},
        steps=PERFORM,
    ).plays("worker take replete 1")
    assert (t.s.stored, t.s.stolen[A], t.food(A)) == ([10, 13], 1, 0)


@clause("HE1-CARD-trail_making-01", "HE1-RULING-72")
def test_where_trails_may_be_begun() -> None:
    t = table(
        traits={A: "trail_making"},
        trails={"H3": A, "D2": B},
        markers="G2 ?prey_1, G4 plants_3, F3 predator_3",
    ).plays("reserves worker")
    trails = [offer.split()[0] for offer in t.offers() if offer.endswith("trail")]
    assert trails == ["F2", "G4", "H2", "I4"]  # safe, beside the nest or the Trail, and without a Trail


@clause("HE1-CARD-trail_making-02", "HE1-CARD-trail_making-03")
@pytest.mark.parametrize("dice, done", [((1, 3, 5), False), ((1, 3, 4), True)])
def test_any_even_number_completes_a_trail(dice: tuple[int, ...], done: bool) -> None:
    t = table(traits={A: "trail_making"}, colonies={A: "R3 N1"}, markers="H3 plants_3", dice=dice)
    t.moves("3 reserves > H3 trail").plays("end")
    assert (t.s.trails, t.marker("H3")) == ({"H3": A} if done else {}, "")
    assert [event.completed for event in t.told(TrailTried)] == [done]


@clause("HE1-CARD-trail_making-04")
def test_makers_of_trails_are_no_patrollers_but_opposing_ants() -> None:
    t = table(active=B, ants={A: "H3 trail 2"}, traits={A: "trail_making"}, markers="H3 plants_3").plays(
        "reserves worker"
    )
    assert set(t.offers("H3")) == {"H3 forage", "H3 attack"}


@clause("HE1-CARD-trail_making-06", "HE1-CARD-env_change-02")
def test_trails_block_markers_and_count_for_their_distance() -> None:
    greens = "D2 plants_2, E5 plants_2, F1 plants_2, G4 plants_2, I2 plants_3"
    t = table(
        nests="G3 G1",
        trails={"A2": B, "B4": B},
        markers=greens,
        steps=TURN,
        draws=["env_change_green", "prey_1"],
    )
    assert (t.marker("A2"), t.marker("B3")) == ("", "?prey_1")


# Trait-3


@clause("HE1-CARD-suicide_bombers-01", "HE1-CARD-suicide_bombers-02")
def test_bombs_work_only_for_defenders() -> None:
    t = table(ants={A: "E5 attack 2", B: "E5 forage 1"}, traits={A: "suicide_bombers"}, steps=PERFORM)
    assert t.asked == {A: "carry-off"}
    t = table(
        ants={A: "C3 attack 2"},
        colonies={B: "R3 R1mj"},
        traits={B: "suicide_bombers blockers"},
        steps=PERFORM,
    )
    assert (t.asked, t.offers()) == ({B: "bomb-dice"}, ["0", "1", "2", "3"])  # Blockers carry none


@clause("HE1-CARD-suicide_bombers-03")
def test_bombs_kill_their_number_and_a_bomber_each() -> None:
    t = table(
        ants={A: "E5 attack 5w 1mj", B: "E5 forage 4"},
        traits={A: "soldiers", B: "suicide_bombers"},
        steps=PERFORM,
    ).rolls(1, 3, 6)
    t.plays("3")
    assert t.told(BombsUsed) == [BombsUsed(B, (1, 3, 6), 4, 2)]
    assert (t.asked, t.timeout()) == ({A: "bomb-loss"}, "E5 attack worker")
    t.plays("E5 attack major")  # the others are all alike
    assert [(event.attack, event.defence) for event in t.told(CombatJudged)] == [(2, 2)]


@clause("HE1-CARD-suicide_bombers-03", "HE1-CARD-recruitment-03")
def test_recruits_can_be_given_to_the_bombs() -> None:
    t = table(
        ants={A: "E5 attack 3", B: "E5 forage 4"},
        traits={A: "recruitment", B: "suicide_bombers"},
        steps=PERFORM,
    ).rolls(1, 6, 6)
    t.plays("3").rolls(1).plays("1")
    assert t.offers() == ["recruits worker", "E5 attack worker"]
    t.plays("recruits worker")
    assert [(event.attack, event.defence) for event in t.told(CombatJudged)] == [(3, 2)]


@clause("HE1-CARD-mace-01", "HE1-CARD-mace-02", "HE1-CARD-repellent-02", "HE1-CARD-recruitment-01")
@pytest.mark.parametrize("trait, left", [("mace", 2), ("repellent", 3), ("recruitment", 4)])
def test_what_the_chemicals_do(trait: str, left: int) -> None:
    t = table(ants={A: "E5 attack 6", B: "E5 forage 6"}, traits={A: trait}, steps=PERFORM)
    t.rolls(1, 2, 3, 4, 5, 6).plays("6")
    assert [event.defence for event in t.told(CombatJudged)] == [left]
    t = table(ants={A: "E5 attack 6", B: "E5 forage 6"}, traits={B: trait}, steps=PERFORM)
    assert [event.defence for event in t.told(CombatJudged)] == [6]  # only when attacking


@clause("HE1-CARD-repellent-01", "HE1-RULING-69")
@pytest.mark.parametrize("before, moved, pushed", [(0, 2, 2), (2, 1, 1), (3, 0, 0)])
def test_only_newcomers_that_forage_push(before: int, moved: int, pushed: int) -> None:
    t = table(
        colonies={A: "R3 N1"},
        ants={A: f"H3 forage {before}" if before else "", B: "H3 forage 3"},
        traits={A: "repellent"},
        markers="H3 plants_3",
    )
    if moved:
        t.moves(f"{moved} reserves > H3 forage")
    t.plays("end")
    assert t.in_area(B, "H3") == 3 - pushed
    assert t.chamber(B, "X")[0] == pushed


@clause("HE1-CARD-repellent-01")
def test_the_victim_chooses_which_ant_goes() -> None:
    t = (
        table(
            colonies={A: "R3 N1"},
            ants={B: "H3 forage 1w 1md"},
            traits={A: "repellent", B: "guards"},
            markers="H3 plants_3",
        )
        .moves("1 reserves > H3 forage")
        .plays("end")
    )
    assert (t.asked, t.timeout()) == ({B: "choose-ant-repelled"}, "H3 forage worker")
    t.plays("H3 forage media")
    assert t.chamber(B, "X") == (0, 1, 0)


# Trait-4, -5, -6


@clause("HE1-CARD-camouflage-02")
def test_a_camouflaged_scout_stays_beside_the_predator() -> None:
    t = table(
        ants={A: "F2 scout 1, F2 patrol 1"},
        traits={A: "camouflage"},
        markers="F2 ?predator_3",
        steps=("ScoutAreas",),
    )
    t.plays("yes", "done")
    assert (t.ants(A), t.marker("F2"), t.chances) == ({"F2 patrol": "2"}, "predator_3", [])


@clause("HE1-CARD-camouflage-04", "HE1-RULING-79")
def test_a_predator_is_a_marker_all_the_same() -> None:
    reds = "B2 plants_2, B4 plants_2, D3 plants_2, E2 plants_2, G1 plants_3, I5 plants_3"
    t = table(
        nests="G2 C3",
        ants={A: "G3 patrol 2"},
        traits={A: "camouflage"},
        markers=f"{reds}, G3 predator_3",
        steps=TURN,
        draws=["attrition_yellow"],
    )
    assert t.marker("G3") == "predator_3"
    t = table(
        active=B, ants={A: "G3 patrol 2"}, traits={A: "camouflage"}, nests="G2 C3", markers="G3 predator_3"
    )
    assert "G3" not in {*t.safe(B), *t.dangerous(B)}


@clause("HE1-CARD-warning_coloration-01", "HE1-CARD-attrition-03", "HE1-CARD-guards-02")
@pytest.mark.parametrize(
    "traits, ants, left",
    [
        ("", "D3 patrol 2", 1),
        ("warning_coloration", "D3 patrol 2", 2),
        ("guards", "D3 patrol 1w 1md", 2),
        ("guards", "D3 patrol 1, D3 forage 1md", 1),  # she does not patrol
    ],
)
def test_who_is_spared_by_an_attrition(traits: str, ants: str, left: int) -> None:
    t = table(ants={A: ants}, traits={A: traits}, markers="D3 plants_2", steps=TURN, draws=["attrition_red"])
    if t.asked == {A: "choose-ant-attrition"}:
        t.plays("D3 patrol worker")
    assert t.in_area(A, "D3") == left


@clause("HE1-CARD-specialist_foragers-02")
@pytest.mark.parametrize("ants, dice", [("2w 1md", []), ("3", [2, 2, 2])])
def test_a_specialist_keeps_prey_from_shrinking(ants: str, dice: list[int]) -> None:
    t = table(
        ants={A: f"H3 forage {ants}"},
        traits={A: "specialist_foragers"},
        markers="H3 prey_1",
        steps=PERFORM,
        dice=dice,
    )
    assert (t.food(A), len(t.chances)) == (3, bool(dice))


@clause("HE1-CARD-porters-02")
def test_a_porter_must_be_among_the_foragers() -> None:
    t = table(
        ants={A: "E2 forage 4, H3 patrol 1md"}, traits={A: "porters"}, markers="E2 plants_3", steps=PERFORM
    )
    assert t.told(FoodForaged)[0].foragers == 2


@clause("HE1-CARD-soldiers-01", "HE1-CARD-soldiers-02")
def test_soldiers_do_every_task() -> None:
    t = table(colonies={A: "R1mj N1"}, traits={A: "soldiers"}, markers="H3 plants_3").moves(
        "1mj reserves > H3 forage"
    )
    t.plays("end")
    assert t.food(A) == 1


@clause("HE1-CARD-millers-01", "HE1-CARD-millers-03")
def test_millers_stay_in_storage_and_take_room() -> None:
    t = table(colonies={A: "R1 S3mj no_brood"}, traits={A: "millers"})
    assert t.used(A) == 4
    assert t.refuses("storage major") == "HE1-ASGN-03"


@clause("HE1-CARD-blockers-03")
def test_blockers_take_room_in_the_reserves() -> None:
    t = table(colonies={A: "R1 R3mj no_brood"}, traits={A: "blockers"})
    assert t.used(A) == 4


@clause("HE1-CARD-aphid_herders-01")
def test_herders_may_let_their_aphids_go_and_others_cannot_keep_them() -> None:
    browns = "A4 plants_2, C2 plants_2, D4 plants_3, E1 plants_2, F3 plants_2, I4 plants_3"

    def change(ants: str) -> Table:
        return table(
            seats=3,
            nests="G3 C3 G1",
            ants={A: ants, C: "H2 forage 1"},
            traits={A: "aphid_herders"},
            markers=f"H2 aphids_1+2, {browns}",
            steps=TURN,
            draws=["env_change_brown", "prey_1"],
        )

    t = change("H2 forage 1")
    assert (t.asked, t.offers(), t.timeout()) == ({A: "keep-aphids"}, ["yes", "no"], "yes")
    t.plays("no")
    assert (t.s.kept[A], t.marker("H2")) == ((), "prey_1")
    assert change("H3 patrol 1").s.kept[A] == ()
