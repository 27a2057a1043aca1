"""HE1-NEST, HE1-SCORE, HE1-END: the Nest Phase, flights, and the end of the game."""

from __future__ import annotations

import pytest

from formicarium.games.hidden_empires_1.events.nest import (
    AdultsFed,
    AntsReturned,
    EggsLaid,
    FlightFlown,
    FoodDiscarded,
    FoodMilled,
    LarvaeFed,
    NursesLaid,
    PupaeEmerged,
)
from formicarium.games.hidden_empires_1.events.table import GameTurnBegun
from formicarium.testing import clause
from tests.games.hidden_empires_1.builder import NEST, A, B, Table, nest_step, table

REST = "no_brood queens=0 R0"


def step(number: int, colony: str, traits: str = "", hand: str = "", **fields: object) -> Table:
    """One step of the Nest Phase; B has nothing to do."""
    return table(
        colonies={A: colony, B: REST},
        traits={A: traits},
        hands={A: hand},
        steps=[nest_step(number)],
        **fields,  # type: ignore[arg-type]
    )


# The phase


@clause("HE1-NEST-01")
def test_nobody_begins_a_step_before_all_have_finished_the_last() -> None:
    t = table(colonies={A: "N1 larva_f=1 food=9", B: "N1 larva_f=1 food=9"}, steps=NEST)
    assert t.asked == {A: "feed-large", B: "feed-large"}
    t.plays("0", seat=A)
    assert t.asked == {B: "feed-large"}
    t.plays("0", seat=B)
    assert t.asked == {A: "lay-female", B: "lay-female"}


@clause("HE1-NEST-02", "HE1-RULING-52")
def test_choices_of_a_step_are_hidden_until_it_is_complete() -> None:
    t = table(colonies={A: "N1 larva_f=2 food=9", B: "N1 larva_f=1 food=9"}, steps=[nest_step(4)])
    before = t.view(B)
    t.plays("2", seat=A)
    assert t.view(B) == before
    assert t.seen(B, LarvaeFed) == []
    t.plays("1", seat=B)
    assert [(event.seat, event.large) for event in t.seen(B, LarvaeFed)] == [(A, 2), (B, 1)]


@clause("HE1-NEST-04", "HE1-RULING-43", "HE1-CARD-harvesters-03", "HE1-CARD-repletes-04")
@pytest.mark.parametrize("traits, colony", [("harvesters", "N3 B2"), ("repletes", "N3 B2 S1md")])
def test_food_at_hand_is_used_before_stored_food(traits: str, colony: str) -> None:
    t = step(2, f"{colony} food=3 stored=7", traits)
    assert (t.food(A), t.s.stored[A], t.asked) == (0, 5, {})
    assert t.told(AdultsFed) == [AdultsFed(A, 5, 0)]


@clause("HE1-NEST-05")
def test_returning_ants_go_to_the_reserves_and_millers_to_storage() -> None:
    t = table(colonies={A: f"{REST} R1 X3 X1md X1mj", B: f"{REST} X2mj"}, traits={B: "millers"}, steps=NEST)
    assert (t.sheet(A), t.sheet(B)) == ("R4w 1md 1mj N0 B0", "R0 N0 B0 S2mj")
    assert [(event.seat, event.count) for event in t.told(AntsReturned)] == [(A, 5), (B, 2)]


@clause("HE1-NEST-06", "HE1-CARD-millers-02")
@pytest.mark.parametrize("millers, food, after", [(2, 5, 9), (4, 3, 9), (1, 0, 0)])
def test_millers_make_three_units_of_one(millers: int, food: int, after: int) -> None:
    t = table(
        colonies={A: f"{REST} S{millers}mj food={food}", B: REST},
        traits={A: "millers harvesters"},
        steps=NEST,
    )
    assert [event.count for event in t.told(FoodMilled)] == ([min(millers, food)] if food else [])
    if after:
        assert t.offers()[-1] == str(after)  # all of it may be stored in step 7


@clause("HE1-NEST-07", "HE1-CARD-millers-03", "HE1-CARD-blockers-03", "HE1-CARD-repletes-05")
def test_who_is_fed() -> None:
    t = step(
        2,
        "R5 R2mj N2 N1md B3 S4md vq=2 drones=1 queens=3 food=20 no_brood",
        "blockers repletes",
        ants={A: "H3 patrol 3"},
    )
    assert t.food(A) == 20 - (3 + 3 + 2 + 1)


@clause("HE1-NEST-08", "HE1-RULING-54")
def test_a_missing_unit_costs_one_of_many() -> None:
    t = step(2, "N2 B1 vq=1 drones=1 egg_m=1 pupa_large=1 food=3")
    assert t.asked == {A: "shortage-adults"}
    assert set(t.offers(seat=A)) == {
        "nurses worker", "builders worker", "eliminate virgin_queen", "eliminate drone",
        "eliminate egg_m", "eliminate pupa_large",
    }  # fmt: skip
    t.plays("nurses worker", "eliminate pupa_large", seat=A)
    assert (t.sheet(A), t.brood(A), t.food(A), t.asked) == ("R0 N1 B1", {"egg_m": 1}, 0, {})


@clause("HE1-NEST-08")
def test_what_a_clock_gives_up_first() -> None:
    t = step(2, "N2 B1 vq=1 drones=1 egg_f=1 egg_m=1 larva_f=1 pupa_small=1")
    order = []
    while t.asked:
        order.append(t.timeout(A))
        t.match.time_out(A)
    assert order == [
        "eliminate egg_m",
        "eliminate egg_f",
        "eliminate larva_f",
        "builders worker",
        "eliminate pupa_small",
    ]


@clause("HE1-NEST-09")
def test_as_many_go_as_units_were_missing() -> None:
    t = step(2, "N4 no_brood food=1").defaults(A)
    assert t.sheet(A) == "R0 N1 B0"


# Pupae


@clause("HE1-NEST-10", "HE1-CARD-soldiers-01")
def test_pupae_emerge() -> None:
    t = step(3, "R0 pupa_small=2 pupa_medium=1 pupa_large=3 pupa_m=2")
    assert (t.sheet(A), t.s.virgin_queens[A], t.s.drones[A], t.brood(A)) == ("R2w 1md N0 B0", 3, 2, {})
    t = step(3, "R0 pupa_large=3", "soldiers")
    assert (t.asked, t.offers(seat=A), t.timeout(A)) == ({A: "emerge-majors"}, ["0", "1", "2", "3"], "0")
    t.plays("2", seat=A)
    assert (t.sheet(A), t.s.virgin_queens[A]) == ("R2mj N0 B0", 1)


@clause("HE1-NEST-11", "HE1-CARD-repletes-02", "HE1-RULING-44")
@pytest.mark.parametrize(
    "traits, asked, sheet",
    [
        ("guards", False, "R3md N0 B0"),
        ("repletes", False, "R0 N0 B0 S3md"),
        ("repletes guards", True, "R2md N0 B0 S1md"),
    ],
)
def test_where_medias_emerge(traits: str, asked: bool, sheet: str) -> None:
    t = step(3, "R0 pupa_medium=3", traits)
    assert bool(t.asked) == asked
    if asked:
        assert (t.asked, t.timeout(A)) == ({A: "emerge-repletes"}, "0")
        t.plays("1", seat=A)
    assert t.sheet(A) == sheet


@clause("HE1-NEST-12", "HE1-CARD-millers-01", "HE1-CARD-blockers-01")
@pytest.mark.parametrize(
    "trait, sheet", [("soldiers", "R2mj N0 B0"), ("blockers", "R2mj N0 B0"), ("millers", "R0 N0 B0 S2mj")]
)
def test_where_majors_emerge(trait: str, sheet: str) -> None:
    t = step(3, "R0 pupa_large=2", trait).plays("2", seat=A)
    assert (t.sheet(A), t.brood(A)) == (sheet, {})
    assert t.told(PupaeEmerged)[0].majors == 2


# Larvae


@clause("HE1-NEST-13", "HE1-CARD-repletes-01", "HE1-CARD-specialist_foragers-01")
@clause("HE1-CARD-porters-01", "HE1-CARD-guards-01")
@pytest.mark.parametrize("trait", ["", "soldiers", "repletes", "specialist_foragers", "porters", "guards"])
def test_medium_pupae_need_a_trait(trait: str) -> None:
    t = step(4, "N1 larva_f=2 larva_m=1 food=9", trait).plays("1", seat=A)
    medium = trait not in ("", "soldiers")
    assert (t.asked.get(A) == "feed-medium") == medium
    if medium:
        assert (t.offers(seat=A), t.timeout(A)) == (["0", "1"], "0")
        t.plays("1", seat=A)
        assert (t.brood(A), t.food(A)) == ({"pupa_medium": 1, "pupa_large": 1, "pupa_m": 1}, 3)
    else:
        assert (t.brood(A), t.food(A)) == ({"pupa_small": 1, "pupa_large": 1, "pupa_m": 1}, 4)


@clause("HE1-NEST-14")
@pytest.mark.parametrize(
    "colony, traits, large, medium_after_none",
    [
        ("larva_f=3 food=9", "", 3, None),
        ("larva_f=3 food=8", "", 2, None),
        ("larva_f=3 food=2", "", 0, None),
        ("larva_f=3 food=2 egg_f=1", "", 1, None),
        ("larva_f=3 food=1 egg_m=3 stored=2", "harvesters guards", 2, 3),
        ("larva_f=3 food=3", "guards", 1, 1),
    ],
)
def test_how_many_may_be_fed_well(
    colony: str, traits: str, large: int, medium_after_none: int | None
) -> None:
    t = step(4, f"N1 {colony}", traits)
    if not large:
        assert t.asked.get(A) != "feed-large"
        return
    assert t.offers(seat=A) == [str(n) for n in range(large + 1)]
    assert t.refuses(str(large + 1), seat=A) == "HE1-NEST-14"
    if medium_after_none is not None:
        t.plays("0", seat=A)
        assert t.offers(seat=A) == [str(n) for n in range(medium_after_none + 1)]


@clause("HE1-NEST-15", "HE1-RULING-53")
def test_too_little_food_costs_larvae_or_eggs() -> None:
    t = step(4, "N1 larva_f=2 larva_m=1 egg_f=1 egg_m=1 food=2").plays("1", seat=A)
    assert t.asked == {A: "shortage-larvae"}  # 3 + 2 due, 3 missing
    assert set(t.offers(seat=A)) == {f"eliminate {kind}" for kind in ("larva_f", "larva_m", "egg_f", "egg_m")}
    order = []
    while t.asked:
        order.append(t.timeout(A))
        t.match.time_out(A)
    assert order == ["eliminate egg_m", "eliminate egg_f", "eliminate larva_m"]
    assert t.brood(A) == {"pupa_small": 1, "pupa_large": 1}


@clause("HE1-NEST-15")
def test_larvae_chosen_for_large_pupae_are_not_eaten() -> None:
    t = step(4, "N1 larva_f=1 egg_f=1 egg_m=3 food=0").plays("1", seat=A)
    assert "eliminate larva_f" not in t.offers(seat=A)
    t.plays("eliminate egg_m", "eliminate egg_m", "eliminate egg_m", seat=A)
    assert t.brood(A) == {"egg_f": 1, "pupa_large": 1}


@clause("HE1-NEST-16")
def test_nothing_is_eaten_without_need() -> None:
    t = step(4, "N1 larva_f=2 larva_m=1 egg_f=2 food=3")
    assert t.asked == {A: "feed-large"}
    t.plays("0", seat=A)
    assert (t.brood(A), t.food(A), t.asked) == ({"egg_f": 2, "pupa_small": 2, "pupa_m": 1}, 0, {})


# Eggs


@clause("HE1-NEST-17", "HE1-RULING-55")
def test_eggs_become_larvae() -> None:
    t = table(colonies={A: f"{REST} egg_f=3 egg_m=2", B: REST}, steps=NEST)
    assert t.brood(A) == {"larva_f": 3, "larva_m": 2}


@clause("HE1-NEST-18")
@pytest.mark.parametrize("queens, food, most", [(1, 9, 6), (2, 9, 9), (2, 20, 12), (1, 4, 4)])
def test_a_queen_lays_up_to_six_eggs(queens: int, food: int, most: int) -> None:
    t = step(6, f"R2 no_brood size=20 queens={queens} food={food}")
    assert t.offers(seat=A) == [str(n) for n in range(most + 1)]
    assert t.timeout(A) == str(most)
    t.plays("1", seat=A)
    assert (t.asked, t.timeout(A)) == ({A: "lay-male"}, "0")
    assert t.offers(seat=A) == [str(n) for n in range(most)]
    t.plays("2", seat=A)
    assert (t.brood(A), t.food(A)) == ({"egg_f": 1, "egg_m": 2}, food - 3)
    assert t.told(EggsLaid) == [EggsLaid(A, 1, 2, 3, 0)]


@clause("HE1-NEST-18", "HE1-CARD-prolific_queen-01")
def test_a_prolific_queen_has_no_limit() -> None:
    t = step(6, "R1 no_brood food=15", "prolific_queen")
    assert t.offers(seat=A)[-1] == "15"
    assert t.refuses("16", seat=A) == "HE1-NEST-19"


@clause("HE1-NEST-19", "HE1-RULING-53")
def test_brood_may_be_eaten_for_more_eggs() -> None:
    t = step(6, "R1 larva_f=1 pupa_large=1 food=1")
    assert t.offers(seat=A) == ["0", "1", "2", "3"]
    assert t.timeout(A) == "1"
    t.plays("3", seat=A).defaults(A)
    assert t.brood(A) == {"egg_f": 3}
    t = step(6, "R1 larva_f=1 larva_m=1 pupa_small=1 pupa_large=1 food=1").plays("2", "1", seat=A)
    assert t.asked == {A: "shortage-eggs"}
    order = []
    while t.asked:
        order.append(t.timeout(A))
        t.match.time_out(A)
    assert order == ["eliminate larva_m", "eliminate larva_f"]


@clause("HE1-NEST-20", "HE1-RULING-84")
def test_eggs_of_queens_cannot_be_eaten_but_those_of_the_card_can() -> None:
    t = step(6, "N1 larva_f=1 egg_m=3 food=0")
    assert t.offers(seat=A) == ["0", "1"]
    t = step(6, "N2 no_brood food=1", hand="male_eggs").plays("card male_eggs", seat=A)
    assert t.offers(seat=A) == ["0", "1", "2", "3"]
    t.plays("3", seat=A)
    assert t.brood(A) == {"egg_f": 3}


@clause("HE1-NEST-24")
def test_nurses_of_a_queenless_colony_lay_male_eggs() -> None:
    t = step(6, "N2 N1md no_brood queens=0", "guards")
    assert (t.asked, t.offers(seat=A), t.timeout(A)) == ({A: "nurses-lay"}, ["0", "1", "2", "3"], "3")
    t.plays("2", seat=A)
    assert (t.brood(A), t.told(NursesLaid)) == ({"egg_m": 2}, [NursesLaid(A, 2)])


# Food


@clause("HE1-NEST-22", "HE1-CARD-harvesters-01", "HE1-CARD-repletes-04")
@pytest.mark.parametrize(
    "traits, colony, most",
    [
        ("harvesters", "R1 food=25", 25),
        ("repletes", "S2md food=25", 20),
        ("repletes", "S2md food=25 stored=13", 7),
    ],
)
def test_how_much_may_be_stored(traits: str, colony: str, most: int) -> None:
    t = step(7, f"{colony} no_brood", traits)
    before = t.s.stored[A]
    assert (t.asked, t.offers(seat=A)) == ({A: "store-food"}, [str(n) for n in range(most + 1)])
    assert t.timeout(A) == str(most)
    t.plays("3", seat=A)
    assert (t.s.stored[A], t.food(A)) == (before + 3, 0)
    assert t.told(FoodDiscarded) == [FoodDiscarded(A, 22, 3)]


@clause("HE1-NEST-22", "HE1-CARD-slave_makers-04")
def test_stolen_repletes_store_without_the_trait() -> None:
    t = step(7, "S1md food=9 stolen=1 no_brood")
    assert t.offers(seat=A)[-1] == "9"


@clause("HE1-NEST-23")
def test_stored_food_stays() -> None:
    t = step(7, "R1 food=0 stored=9 no_brood", "harvesters")
    assert (t.asked, t.s.stored[A]) == ({}, 9)


# Flights


@clause("HE1-NEST-25", "HE1-RULING-75")
@pytest.mark.parametrize(
    "colony, hand, may",
    [("vq=1", "mace", True), ("drones=1", "mace", True), ("", "mace", False), ("vq=1", "", False)],
)
def test_who_may_fly(colony: str, hand: str, may: bool) -> None:
    t = step(8, f"R1 no_brood {colony}", hand=hand)
    assert (t.asked.get(A) == "flight") == may


@clause("HE1-NEST-25")
def test_one_hand_card_is_discarded_for_a_flight() -> None:
    t = step(8, "R1 no_brood vq=1", hand="mace migrate")
    assert (t.offers(seat=A), t.timeout(A)) == (["fly card mace", "fly card migrate", "stay"], "stay")
    assert t.refuses("fly card guards", seat=A) == "HE1-NEST-25"
    t.plays("fly card migrate", seat=A)
    assert (t.s.hands[A], t.s.discard) == (("mace",), ("migrate",))


@clause("HE1-NEST-26")
def test_all_reproductives_leave() -> None:
    t = step(8, "R1 no_brood vq=3 drones=2", hand="mace").plays("fly card mace", seat=A)
    assert (t.s.virgin_queens[A], t.s.drones[A], t.s.scores[A]) == (0, 0, 14)


@clause("HE1-NEST-26", "HE1-CARD-budding-05", "HE1-CARD-guest_queen-02")
def test_the_guest_queen_comes_before_the_cost_of_budding() -> None:
    t = step(8, "R3 no_brood vq=3 drones=1 guests=1", "budding", "mace").plays("fly card mace", seat=A)
    assert t.s.scores[A] == 6 + 3  # with three workers only one virgin queen can be paid for
    assert t.sheet(A) == "R0 N0 B0"


@clause("HE1-NEST-27")
def test_who_stays_is_fed_again() -> None:
    t = step(8, "R1 no_brood vq=2 drones=1", hand="mace").plays("stay", seat=A)
    assert (t.s.virgin_queens[A], t.s.drones[A], t.s.scores[A]) == (2, 1, 0)


@clause("HE1-SCORE-01", "HE1-RULING-57")
@pytest.mark.parametrize(
    "vq, drones, points", [(1, 1, 6), (2, 1, 8), (1, 2, 7), (3, 0, 6), (0, 4, 4), (4, 4, 24), (1, 3, 8)]
)
def test_what_a_flight_scores(vq: int, drones: int, points: int) -> None:
    t = step(8, f"R1 no_brood vq={vq} drones={drones}", hand="mace").plays("fly card mace", seat=A)
    assert t.s.scores[A] == points
    assert [event.points for event in t.told(FlightFlown)] == [points]


@clause("HE1-SCORE-02", "HE1-CARD-budding-04")
def test_budding_adds_a_point_for_each_ant() -> None:
    t = step(8, "R6 no_brood vq=2", "budding", "mace").plays("fly card mace", seat=A)
    assert (t.s.scores[A], t.sheet(A)) == (2 * 2 + 6, "R0 N0 B0")


@clause("HE1-SCORE-03")
def test_scores_are_public_and_add_up() -> None:
    t = step(8, "R1 no_brood vq=1 drones=1 score=20", hand="mace").plays("fly card mace", seat=A)
    assert t.s.scores[A] == 26
    assert [sheet.score for sheet in t.view(None).sheets] == [26, 0]


# The end


@clause("HE1-END-01", "HE1-RPREY-01")
def test_prey_shrinks_before_the_end_is_checked() -> None:
    t = table(markers="H3 prey_1", scores=[36, 0], options={"reduce_prey": True}, steps=["EndGameTurn"])
    assert (t.marker("H3"), t.outcome.ranks) == ("", (1, 2))


@clause("HE1-END-02")
@pytest.mark.parametrize("scores, winner", [((36, 0), A), ((36, 41), B), ((60, 59), A)])
def test_36_points_end_the_game_and_the_highest_score_wins(scores: tuple[int, int], winner: int) -> None:
    t = table(scores=list(scores), steps=["EndGameTurn"])
    assert (t.outcome.winners, t.outcome.clause) == ((winner,), "HE1-END-02")


@clause("HE1-END-03", "HE1-RULING-64")
def test_equal_scores_win_together() -> None:
    t = table(seats=3, scores=[38, 38, 37], steps=["EndGameTurn"])
    assert (t.outcome.winners, t.outcome.ranks) == ((0, 1), (1, 1, 3))


@clause("HE1-END-04")
def test_otherwise_the_next_game_turn_begins() -> None:
    t = table(scores=[35, 35], turn=7, steps=["EndGameTurn", "GameTurn"], picks=[B], draws=["mace"])
    assert t.told(GameTurnBegun) == [GameTurnBegun(8)]


@clause("HE1-END-05")
def test_nobody_wins_before_all_have_finished_their_flights() -> None:
    t = table(
        colonies={A: f"{REST} vq=1 drones=1 score=30", B: f"{REST} vq=2 drones=2 score=30"},
        hands={A: "mace", B: "guards"},
        steps=[nest_step(8), "EndGameTurn"],
    )
    t.plays("fly card mace", seat=A)
    assert t.match.outcome is None
    t.plays("fly card guards", seat=B)
    assert t.outcome.winners == (B,)


@clause("HE1-END-06", "HE1-RULING-61")
@pytest.mark.parametrize("turn, most, over", [(29, 30, False), (30, 30, True), (8, 8, True)])
def test_the_game_ends_after_a_number_of_turns(turn: int, most: int, over: bool) -> None:
    t = table(turn=turn, scores=[7, 7], options={"max_game_turns": most}, steps=["EndGameTurn"])
    assert (t.match.outcome is not None) == over
    if over:
        assert (t.outcome.ranks, t.outcome.clause) == ((1, 1), "HE1-END-06")
