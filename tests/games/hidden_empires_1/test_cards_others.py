"""HE1-CARD: Actions and Events."""

from __future__ import annotations

import pytest

from formicarium.core.chance import Draw
from formicarium.games.hidden_empires_1.data import CARDS, DECK, LAND_COLORS, POOL, Area, Card, Marker
from formicarium.games.hidden_empires_1.events.cards import MarkerArrived, StoreReleased
from formicarium.games.hidden_empires_1.events.effects import (
    AntLost,
    FoodMade,
    GuestQueenArrived,
    PredatorStruck,
)
from formicarium.games.hidden_empires_1.events.nest import GuestQueenFed
from formicarium.games.hidden_empires_1.events.tasks import FoodForaged
from formicarium.games.hidden_empires_1.ground import CLASSIC
from formicarium.testing import clause
from tests.games.hidden_empires_1.builder import (
    NEST,
    PERFORM,
    TURN,
    A,
    B,
    C,
    Table,
    nest_step,
    table,
)

REST = "no_brood queens=0 R0"


# Actions


@clause(
    "HE1-CARD-aphid_cloning-01", "HE1-CARD-aphid_cloning-02", "HE1-CARD-aphid_cloning-03", "HE1-RULING-73"
)
@pytest.mark.parametrize(
    "ants, playable", [("H3 forage 2", True), ("E2 forage 1", False), ("H2 forage 2", False)]
)
def test_aphid_cloning_needs_an_effective_forager(ants: str, playable: bool) -> None:
    t = table(
        ants={A: ants},
        markers="H3 aphids_2+1, E2 aphids_2, H2 plants_3",
        hands={A: "aphid_cloning"},
        steps=PERFORM,
    )
    assert (t.asked == {A: "perform"}) == playable
    if playable:
        t.plays("card aphid_cloning")
        assert (t.food(A), t.value("H3"), t.chances) == (2 + 3, 3, [])
        assert [event.dice for event in t.told(FoodForaged)] == [()]


@clause("HE1-CARD-aphid_cloning-02", "HE1-CARD-aphid_cloning-03")
def test_with_cloning_distant_aphids_without_an_effective_forager_give_nothing() -> None:
    t = table(
        ants={A: "H3 forage 1, E2 forage 1"},
        markers="H3 aphids_1, E2 aphids_2",
        hands={A: "aphid_cloning"},
        steps=PERFORM,
    ).plays("card aphid_cloning")
    assert t.food(A) == 2


@clause("HE1-CARD-highwayman_beetles-01", "HE1-CARD-highwayman_beetles-02")
def test_highwayman_beetles_choose_an_area_with_foragers_of_anybody() -> None:
    t = table(
        ants={A: "H3 forage 1, H2 patrol 1", B: "C2 forage 2"},
        markers="H3 plants_3, H2 plants_2, C2 prey_1",
        hands={A: "highwayman_beetles"},
    ).plays("card highwayman_beetles")
    assert (t.asked, t.offers(), t.timeout()) == ({A: "card-target-area"}, ["C2", "H3"], "C2")
    assert t.refuses("H2") == "HE1-CARD-highwayman_beetles-01"
    t.plays("C2")
    assert (t.marker("C2"), t.value("H3")) == ("", 3)


@clause("HE1-CARD-fat_reserves-01")
def test_fat_reserves_spare_the_food() -> None:
    t = table(
        colonies={A: "N3 vq=2 no_brood food=1", B: REST}, hands={A: "fat_reserves"}, steps=[nest_step(2)]
    ).plays("card fat_reserves", seat=A)
    assert (t.food(A), t.sheet(A), t.s.virgin_queens[A], t.asked) == (1, "R0 N3 B0", 2, {})


@clause("HE1-CARD-additional_queen-01")
def test_an_additional_queen_may_be_the_only_one() -> None:
    t = table(colonies={A: "R1 no_brood queens=0"}, hands={A: "additional_queen"}).plays(
        "card additional_queen"
    )
    assert t.s.queens[A] == 1


@clause("HE1-CARD-migrate-01")
@pytest.mark.parametrize("steps", [("AssignTasks",), PERFORM])
def test_migrate_may_be_played_before_the_tasks(steps: tuple[str, ...]) -> None:
    t = table(hands={A: "migrate"}, colonies={A: "R6 no_brood"}, steps=steps).plays("card migrate")
    assert (t.asked, t.offers(), t.timeout()) == (
        {A: "migrate-to"}, ["F2", "F3", "G2", "G4", "H2", "H3"], "F2",
    )  # fmt: skip


@clause("HE1-CARD-migrate-02", "HE1-CARD-migrate-04", "HE1-CARD-migrate-05")
def test_the_nest_moves_one_area_with_everything_in_it() -> None:
    t = table(
        hands={A: "migrate"},
        colonies={A: "R3 N1 B1 egg_f=2 vq=1 food=3 size=25"},
        ants={A: "H3 patrol 1"},
        sites=[[], ["H2"]],
        trails={"G2": B},
        markers="F2 ?prey_1",
    ).plays("card migrate")
    assert t.offers() == ["F2", "F3", "G2", "G4", "H3"]
    assert t.refuses("H2") == "HE1-CARD-migrate-02"
    assert t.refuses("E1") == "HE1-CARD-migrate-02"
    t.plays("G2")
    assert (t.s.nests[A], t.s.trails, t.size(A), t.ants(A)) == ("G2", {}, 10, {"H3 patrol": "1"})
    assert (t.sheet(A), t.brood(A), t.food(A), t.s.no_eggs[A]) == ("R3 N1 B1", {"egg_f": 2}, 3, "queens")


@clause("HE1-CARD-migrate-03")
def test_ten_brood_members_come_along_with_each_nurse() -> None:
    t = table(hands={A: "migrate"}, colonies={A: "R3 N1 egg_f=3 larva_f=4 pupa_small=6 size=25"}).plays(
        "card migrate", "H3"
    )
    assert (t.asked, t.timeout()) == ({A: "lose-brood"}, "eliminate egg_f 3")
    assert t.refuses("eliminate larva_f 4") == "HE1-CARD-migrate-03"
    t.plays("eliminate pupa_small 2", "eliminate larva_f 1")
    assert t.brood(A) == {"egg_f": 3, "larva_f": 3, "pupa_small": 4}


@clause("HE1-CARD-migrate-06")
def test_after_assign_tasks_the_new_size_is_not_checked_this_turn() -> None:
    t = table(hands={A: "migrate"}, colonies={A: "R12 N1 egg_f=3 size=25"}, steps=PERFORM).plays(
        "card migrate", "H3"
    )
    assert (t.asked, t.size(A), t.used(A)) == ({}, 10, 16)
    t = table(hands={A: "migrate"}, colonies={A: "R12 N1 egg_f=3 size=25"}).plays("card migrate", "H3")
    assert t.refuses("end") == "HE1-CHK-01"


@clause("HE1-CARD-edible_eggs-01")
def test_edible_eggs_bring_two_units_per_nurse() -> None:
    t = table(
        colonies={A: "N2 N1md larva_f=1 food=1", B: REST},
        traits={A: "guards"},
        hands={A: "edible_eggs"},
        steps=[nest_step(4)],
    ).plays("card edible_eggs", seat=A)
    assert t.food(A) == 7


@clause("HE1-CARD-male_eggs-01")
def test_male_eggs_are_free_and_come_on_top() -> None:
    t = table(
        colonies={A: "N3 no_brood food=2", B: REST}, hands={A: "male_eggs"}, steps=[nest_step(6)]
    ).plays("card male_eggs", "1", "0", seat=A)
    assert (t.brood(A), t.food(A)) == ({"egg_f": 1, "egg_m": 3}, 1)


@clause("HE1-CARD-rove_beetles-01")
@pytest.mark.parametrize(
    "larvae, asked, left",
    [
        ("larva_f=3 larva_m=2", True, {"larva_f": 2, "larva_m": 1}),
        ("larva_f=5", False, {"larva_f": 3}),
        ("larva_m=2", False, {"larva_m": 1}),
    ],
)
def test_rove_beetles_take_half_the_larvae(larvae: str, asked: bool, left: dict[str, int]) -> None:
    t = table(hands={A: "rove_beetles"}, colonies={B: f"R1 {larvae}"}).plays("card rove_beetles")
    assert (t.asked == {B: "choose-larvae"}) == asked
    if asked:
        assert (t.offers(), t.timeout()) == (["0", "1", "2"], "0")  # so many females
        t.plays("1")
    assert t.brood(B) == left


@clause("HE1-CARD-rove_beetles-01", "HE1-PLAY-07")
def test_the_player_chooses_among_several_targets() -> None:
    t = table(
        seats=4,
        nests="G3 C3 E1 E5",
        hands={A: "rove_beetles"},
        colonies={B: "R1 larva_f=2", C: "R1 larva_f=1", 3: "R1 larva_f=4"},
    ).plays("card rove_beetles")
    assert (t.asked, t.offers(), t.timeout()) == ({A: "card-target-player"}, ["seat 1", "seat 3"], "seat 1")
    assert t.refuses("seat 2") == "HE1-CARD-rove_beetles-01"


@clause("HE1-CARD-guest_ants-01")
@pytest.mark.parametrize("food, left", [(2, 1), (7, 4), (8, 4)])
def test_guest_ants_take_half_the_food(food: int, left: int) -> None:
    t = table(
        hands={A: "guest_ants"}, colonies={A: REST, B: f"{REST} N1 larva_f=1 food={food}"}, steps=NEST
    ).plays("card guest_ants")
    assert (t.food(B), t.food(A)) == (left - 1, 0)  # one unit has fed the nurse since


@clause("HE1-CARD-guest_queen-01", "HE1-WIN-15")
def test_a_guest_queen_needs_two_reproductives() -> None:
    t = table(hands={A: "guest_queen"}, colonies={A: REST, B: f"{REST} vq=1 food=9"}, steps=NEST)
    assert t.asked == {}
    t = table(hands={A: "guest_queen"}, colonies={A: REST, B: f"{REST} vq=1 drones=1 food=9"}, steps=NEST)
    t.plays("card guest_queen")
    assert t.told(GuestQueenArrived) == [GuestQueenArrived(B)]


@clause("HE1-CARD-guest_queen-02", "HE1-RULING-74")
def test_half_of_the_reproductives_are_lost_for_each_guest_queen() -> None:
    t = table(
        colonies={A: "R1 no_brood vq=4 drones=3 guests=2", B: REST}, hands={A: "mace"}, steps=[nest_step(8)]
    ).plays("fly card mace", seat=A)
    assert (t.asked, t.offers(seat=A), t.timeout(A)) == ({A: "guest-queen-loss"}, ["0", "1", "2", "3"], "0")
    t.plays("2", seat=A)  # two virgin queens and one drone; four are left, and half of these go
    assert t.offers(seat=A) == ["0", "1", "2"]
    t.plays("1", seat=A)
    assert [(event.virgin_queens, event.drones) for event in t.told(GuestQueenFed)] == [(2, 1), (1, 1)]
    assert (t.s.scores[A], t.s.guests[A]) == (6, 0)


@clause("HE1-CARD-one_queen-01", "HE1-CARD-one_queen-02")
@pytest.mark.parametrize(
    "colony, legal",
    [("R12 queens=2", True), ("R11 queens=2", False), ("R12 queens=1", False), ("R6 N3 X3md queens=3", True)],
)
def test_who_can_be_left_with_one_queen(colony: str, legal: bool) -> None:
    t = table(hands={A: "one_queen"}, colonies={B: colony})
    assert bool(t.offers("card")) == legal
    if legal:
        assert t.plays("card one_queen").s.queens[B] == 1


@clause("HE1-CARD-larval_food-01")
def test_larval_food_brings_a_unit_per_larva() -> None:
    t = table(
        colonies={A: "N1 larva_f=2 larva_m=3 egg_f=4 food=1", B: REST},
        hands={A: "larval_food"},
        steps=[nest_step(2)],
    ).plays("card larval_food", seat=A)
    assert (t.food(A), [event.food for event in t.told(FoodMade)]) == (5, [5])


@clause("HE1-CARD-mutate-01", "HE1-CARD-mutate-02")
def test_mutate_exchanges_traits_of_any_types() -> None:
    t = table(
        traits={A: "mace soldiers prolific_queen"},
        hands={A: "mutate repellent guards millers supercolony"},
        steps=TURN,
        draws=["caterpillars"],
    ).plays("card mutate")
    assert t.asked == {A: "mutate-pick"}
    assert t.offers() == [
        "trait mace card guards", "trait mace card repellent", "trait soldiers card guards",
        "trait soldiers card millers",
    ]  # fmt: skip
    assert t.timeout() == "trait mace card guards"
    assert t.refuses("trait mace card millers") == "HE1-CARD-mutate-02"  # two of a type
    assert t.refuses("trait prolific_queen card supercolony") == "HE1-CARD-mutate-03"
    t.plays("trait soldiers card guards")
    assert (t.s.traits[A], t.s.discard[:2]) == (("mace", "prolific_queen", "guards"), ("mutate", "soldiers"))


@clause("HE1-RULING-102", "HE1-PLAY-08")
@pytest.mark.parametrize(
    "old, new, colony, rules, food, stored",
    [
        pytest.param("repletes", "harvesters", "S2md", 2, 1, 13, id="what the new Trait may keep stays"),
        pytest.param("repletes", "slave_makers", "S2md", 2, 14, 0, id="what it may not keep does not"),
        pytest.param("harvesters", "repletes", "R2md", 2, 14, 0, id="there are no repletes yet"),
        pytest.param("repletes", "harvesters", "S2md", 1, 14, 0, id="by the first rules version"),
    ],
)
def test_after_an_exchange_the_store_is_judged_by_the_traits_that_lie_there(
    old: str, new: str, colony: str, rules: int, food: int, stored: int
) -> None:
    t = table(
        traits={A: old},
        hands={A: f"mutate {new}"},
        colonies={A: f"{colony} food=1 stored=13"},
        steps=TURN,
        draws=["mace"],
        rules=rules,
    ).plays("card mutate")
    assert (t.s.traits[A], t.sheet(A)) == ((new,), "R2md N0 B0")
    assert (t.food(A), t.s.stored[A]) == (food, stored)
    assert len(t.told(StoreReleased)) == (stored == 0)


@clause("HE1-CARD-mutate-01", "HE1-CARD-mutate-03")
@pytest.mark.parametrize(
    "traits, hand",
    [("prolific_queen", "mace"), ("mace", "supercolony"), ("", "mace"), ("mace", "additional_queen")],
)
def test_mutate_needs_traits_of_types_2_to_6(traits: str, hand: str) -> None:
    t = table(traits={A: traits}, hands={A: f"mutate {hand}"}, steps=TURN, draws=["caterpillars"])
    assert t.asked == {A: "assign-source"}


@clause("HE1-CARD-predator_migration-01", "HE1-CARD-predator_migration-02")
def test_a_predator_moves_next_door() -> None:
    t = table(
        hands={A: "predator_migration"},
        markers="F2 predator_3, G2 predator_4, E2 ?prey_1",
        trails={"F1": B},
        steps=TURN,
        draws=["mace"],
    ).plays("card predator_migration")
    assert (t.asked, t.timeout()) == ({A: "predator-move"}, "F2 E2")
    assert not [offer for offer in t.offers() if offer.endswith("G3")]  # a nest
    assert t.refuses("F2 G3") == "HE1-CARD-predator_migration-01"
    assert t.refuses("H3 H2") == "HE1-CARD-predator_migration-01"
    t.plays("F2 G2")
    assert (t.marker("F2"), t.marker("G2")) == ("", "predator_3")
    assert "predator_4" in t.s.pool


@clause("HE1-CARD-predator_migration-03", "HE1-CARD-predator_migration-04", "HE1-CARD-camouflage-03")
def test_for_each_one_an_ant_may_be_caught_and_the_rest_flee() -> None:
    t = (
        table(
            seats=3,
            nests="G3 C3 G1",
            hands={A: "predator_migration"},
            traits={C: "camouflage"},
            ants={A: "E2 patrol 1", B: "E2 forage 3", C: "E2 forage 2"},
            markers="F2 predator_3",
            steps=TURN,
            draws=["mace"],
        )
        .plays("card predator_migration")
        .rolls(1, 1, 6)
    )
    t.plays("F2 E2")
    assert [event.dice for event in t.told(PredatorStruck)] == [(1, 1, 6)]
    assert (t.asked, t.timeout()) == ({A: "predator-victim"}, "seat 1 forage worker")
    assert t.offers() == ["seat 1 forage worker", "none", "seat 0 patrol worker"]
    assert t.warned() == {"seat 0 patrol worker": "own-ant"}
    assert t.refuses("seat 2 forage worker") == "HE1-CARD-predator_migration-03"
    t.plays("seat 1 forage worker", "none")
    assert [t.chamber(seat, "X")[0] for seat in (A, B, C)] == [1, 2, 0]
    assert [t.in_area(seat, "E2") for seat in (A, B, C)] == [0, 0, 2]


@clause("HE1-WIN-05", "HE1-CARD-predator_migration-03")
def test_camouflage_may_be_revealed_when_a_predator_comes() -> None:
    t = table(
        hands={A: "predator_migration", B: "camouflage"},
        ants={B: "E2 forage 3"},
        markers="F2 predator_3",
        steps=TURN,
        draws=["mace"],
    ).plays("card predator_migration", "F2 E2")
    assert t.asked == {B: "window-predator"}
    t.plays("card camouflage")
    assert (t.in_area(B, "E2"), t.told(PredatorStruck)) == (3, [])


# Events


def event(card: str, markers: str, ants: str = "", draws: tuple[str, ...] = (), **fields: object) -> Table:
    """A draws this event."""
    return table(markers=markers, ants={B: ants}, steps=TURN, draws=[card, *draws], **fields)  # type: ignore[arg-type]


@clause("HE1-CARD-plant_eating_insects-01")
def test_plant_eating_insects() -> None:
    t = event(
        "plant_eating_insects",
        "H3 plants_3, H2 plants_2-1, C2 plants_2, G2 prey_2, D2 ?plants_2",
        "C2 forage 1",
    )
    assert (t.value("H3"), t.marker("H2"), t.value("C2"), t.value("G2")) == (2, "", 2, 2)


@clause("HE1-CARD-aphid_predation-01")
def test_aphid_predation() -> None:
    t = event("aphid_predation", "H3 aphids_1+3, C2 aphids_2, G2 plants_2", "C2 patrol 1")
    assert (t.marker("H3"), t.marker("C2"), t.marker("G2")) == ("", "aphids_2", "plants_2")
    t = event("aphid_predation", "H3 aphids_1", hands={A: "aphid_herders"}, traits={B: "mace"})
    assert t.marker("H3") == ""


@clause("HE1-CARD-ant_dispersed_seeds-01", "HE1-CARD-competition-01")
@pytest.mark.parametrize("card, values", [("ant_dispersed_seeds", (2, 4, 3)), ("competition", (0, 2, 3))])
def test_prey_grows_or_shrinks_everywhere(card: str, values: tuple[int, ...]) -> None:
    t = event(card, "H3 prey_1, C2 prey_3, G2 plants_3, D2 ?prey_4", "C2 forage 1")
    found = tuple(t.value(area) if t.marker(area) else 0 for area in ("H3", "C2", "G2"))
    assert found == values


@clause("HE1-CARD-poor_growing_season-01", "HE1-CARD-poor_growing_season-02", "HE1-RULING-58")
def test_a_poor_growing_season_shuffles_all_cards_but_hands_and_traits() -> None:
    t = event(
        "poor_growing_season",
        "H3 plants_3, C2 plants_2-1",
        "C2 forage 1",
        discard=["migrate", "mutate"],
        hands={A: "male_eggs"},
    )
    assert (t.value("H3"), t.marker("C2"), t.s.discard) == (2, "", ())
    assert sorted(t.s.deck) == sorted(
        [*DECK[: DECK.index(Card("male_eggs"))], *DECK[DECK.index(Card("male_eggs")) + 1 :]]
    )


@clause("HE1-CARD-caterpillars-01")
def test_caterpillars_feed_everybody() -> None:
    t = table(seats=3, nests="G3 C3 E1", colonies={B: "R1 food=2"}, steps=TURN, draws=["caterpillars"])
    assert [t.food(seat) for seat in (A, B, C)] == [6, 8, 6]


@clause("HE1-CARD-good_growing_season-01", "HE1-CARD-good_growing_season-02")
def test_a_good_growing_season_brings_markers_of_every_colour() -> None:
    near = [
        a
        for a in CLASSIC.land
        if a not in ("G3", "C3") and min(CLASSIC.distance(Area(n), a) for n in ("G3", "C3")) <= 2
    ]
    fresh = [m for m in POOL if m != "plants_3"][: len(near) - 1]
    t = event("good_growing_season", "H3 plants_3", draws=tuple(fresh))
    assert t.value("H3") == 4
    assert sorted(t.s.face_down) == sorted(set(near) - {Area("H3")})


def of_color(color: str) -> list[Area]:
    return [area for area in CLASSIC.land if CLASSIC.colors[area] == color]


@clause("HE1-CARD-env_change-01", "HE1-CARD-env_change-02", "HE1-RULING-56")
@pytest.mark.parametrize("color", LAND_COLORS)
def test_an_environmental_change_sweeps_one_colour(color: str) -> None:
    one, two, three, *rest = (a for a in of_color(color) if a not in ("G3", "C3"))
    other = next(a for a in CLASSIC.land if CLASSIC.colors[a] != color and a not in ("G3", "C3"))
    kept = [f"{area} plants_{2 + n % 2}" for n, area in enumerate(rest)]
    near = min(CLASSIC.distance(Area(nest), one) for nest in ("G3", "C3")) <= 2
    t = event(
        f"env_change_{color}",
        ", ".join([f"{one} prey_3+1", f"{two} ?prey_4", f"{three} plants_2-1", f"{other} prey_3", *kept]),
        draws=("aphids_1",) if near else (),
    )
    assert t.marker(one) == ("?aphids_1" if near else "")
    assert (t.marker(two), t.marker(three), t.value(three)) == ("?prey_4", "plants_2", 1)
    assert t.marker(other) == "prey_3"


GREENS = "A2 plants_2, B3 plants_2, D2 plants_2, E5 plants_2, F1 plants_3, I2 plants_3"  # all but G4


@clause("HE1-CARD-env_change-02", "HE1-CARD-supercolony-05")
def test_new_markers_lie_near_nests_sites_and_trails() -> None:
    t = event("env_change_green", GREENS, nests="C3 E1", draws=())
    assert t.marker("G4") == ""
    t = event("env_change_green", GREENS, nests="C3 E1", sites=[["F2"], []], draws=("prey_1",))
    assert t.marker("G4") == "?prey_1"
    t = event("env_change_green", GREENS, nests="C3 E1", trails={"I4": B}, draws=("prey_1",))
    assert t.marker("G4") == "?prey_1"


@clause("HE1-CARD-env_change-03")
@pytest.mark.parametrize("ants, marker", [("", "?prey_1"), ("G4 patrol 1", "prey_1")])
def test_where_ants_stand_a_marker_comes_face_up(ants: str, marker: str) -> None:
    t = event("env_change_green", GREENS, ants, ("prey_1",))
    assert t.marker("G4") == marker
    assert [e.marker for e in t.seen(None, MarkerArrived)] == ["prey_1" if ants else ""]


@clause("HE1-CARD-env_change-04", "HE1-RULING-59")
def test_an_empty_marker_face_up_waits_aside() -> None:
    t = event("env_change_green", GREENS.replace(", D2 plants_2", ""), "D2 patrol 1", ("empty", "prey_1"))
    assert (t.marker("D2"), t.marker("G4"), t.s.aside) == ("", "?prey_1", ())
    assert t.s.pool.count(Marker("empty")) == 4
    second = t.chances[2]
    assert isinstance(second, Draw)
    assert second.pile.count("empty") == 3  # not redrawn in the same event


@clause("HE1-CARD-env_change-05")
def test_ants_flee_from_a_predator_that_arrives() -> None:
    t = event("env_change_green", GREENS, "G4 patrol 2", ("predator_3",))
    assert (t.marker("G4"), t.in_area(B, "G4"), t.chamber(B, "X")) == ("predator_3", 0, (2, 0, 0))
    assert len(t.chances) == 2  # no dice


@clause("HE1-CARD-env_change-06")
def test_when_the_pool_is_empty_nothing_comes() -> None:
    t = event("env_change_green", "G4 plants_2", draws=("prey_1",), pool=["prey_1"], nests="G3 E1")
    assert (len(t.s.face_down), t.s.pool) == (1, ())


@clause("HE1-CARD-attrition-01", "HE1-CARD-attrition-02")
@pytest.mark.parametrize("color", LAND_COLORS)
def test_an_attrition_takes_an_ant_from_every_area_of_a_colour(color: str) -> None:
    one, two, *_ = of_color(color)
    other = next(a for a in CLASSIC.land if CLASSIC.colors[a] != color)
    t = event(f"attrition_{color}", "", f"{one} patrol 2, {two} patrol 1, {other} patrol 1")
    assert [t.in_area(B, area) for area in (one, two, other)] == [1, 0, 1]
    assert t.sheet(B) == "R6 N0 B0"
    assert len(t.told(AntLost)) == 2


@clause("HE1-CARD-attrition-01", "HE1-CARD-attrition-02")
def test_the_owner_chooses_whom_an_attrition_takes_even_beside_his_nest() -> None:
    t = event("attrition_yellow", "", "C3 patrol 1w 1md", traits={B: "porters"})
    assert (t.asked, t.offers()) == ({B: "choose-ant-attrition"}, ["C3 patrol worker", "C3 patrol media"])
    t.plays("C3 patrol media")
    assert t.ants(B) == {"C3 patrol": "1"}


def test_every_card_of_the_deck_has_a_face() -> None:
    assert set(DECK) == set(CARDS)
