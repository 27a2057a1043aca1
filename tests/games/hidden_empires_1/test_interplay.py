"""Where rules meet: Traits that change castes and maps, reactions, variants."""

from __future__ import annotations

import pytest

import formicarium as fm
from formicarium.games.hidden_empires_1 import GAME
from formicarium.games.hidden_empires_1.data import DECK, LAND_COLORS, TRAITS
from formicarium.games.hidden_empires_1.events.cards import DeckReshuffled, TrailsAbandoned
from formicarium.games.hidden_empires_1.events.combat import CombatJudged, NestAttacked
from formicarium.games.hidden_empires_1.events.effects import OneQueenRefused, QueensLost
from formicarium.games.hidden_empires_1.events.nest import AdultsFed
from formicarium.games.hidden_empires_1.events.tasks import FoodForaged, ScoutMetPredator, TaskLapsed
from formicarium.testing import clause
from tests.games.hidden_empires_1.builder import (
    PERFORM,
    SCOUT,
    TURN,
    A,
    B,
    C,
    nest_step,
    new_game,
    table,
)

BARE = "no_brood queens=0 R0"


# Cards come and go


@clause("HE1-DRAW-02")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    cards = [card for card in DECK if card != "mace"]
    t = table(steps=TURN, deck=[], discard=[*cards, "mace"], draws=["mace"])
    assert t.s.hands[A] == ("mace",)
    assert t.told(DeckReshuffled) == [DeckReshuffled(64)]
    assert (len(t.s.deck), t.s.discard) == (63, ())


@clause("HE1-CARD-mutate-02", "HE1-PLAY-08")
def test_millers_become_soldiers() -> None:
    t = table(
        steps=TURN,
        traits={A: "millers"},
        hands={A: "mutate soldiers"},
        colonies={A: "R2 N1 S3mj"},
        draws=["caterpillars"],
    )
    assert t.asked == {A: "turn-start"}
    t.plays("card mutate")
    assert t.s.traits[A] == ("soldiers",)
    assert t.sheet(A) == "R2w 3mj N1 B0"


@clause("HE1-PLAY-08", "HE1-CARD-mutate-02")
def test_stored_food_and_trails_go_with_their_traits() -> None:
    t = table(
        steps=["TurnStart"],
        traits={A: "harvesters"},
        hands={A: "mutate mace"},
        colonies={A: "R6 stored=13 food=2"},
    ).plays("card mutate")
    assert (t.s.stored[A], t.food(A)) == (0, 15)
    t = table(
        steps=["TurnStart"],
        traits={A: "trail_making"},
        hands={A: "mutate mace"},
        trails={"H3": A, "C2": B},
    ).plays("card mutate")
    assert t.s.trails == {"C2": B}
    assert t.told(TrailsAbandoned)[0].areas == ("H3",)


@clause("HE1-PLAY-08")
def test_playing_blockers_calls_majors_home() -> None:
    t = table(
        hands={A: "blockers"}, colonies={A: "R1 N1mj"}, ants={A: "H3 forage 2mj"}, markers="H3 plants_3"
    )
    t.plays("card blockers")
    assert t.sheet(A) == "R1w 3mj N0 B0"
    assert t.ants(A) == {}
    assert t.refuses("reserves major") == "HE1-ASGN-03"


@clause("HE1-CARD-camouflage-01", "HE1-ASGN-07")
def test_camouflage_in_assign_tasks_opens_the_way_at_once() -> None:
    t = table(hands={A: "camouflage"}, markers="H3 predator_4")
    assert "H3" not in t.safe(A)
    t.plays("card camouflage").moves("1 reserves > H3 patrol")
    assert t.ants(A) == {"H3 patrol": "1"}


@clause("HE1-RULING-87", "HE1-ASGN-01")
def test_a_task_lapses_when_a_card_takes_the_marker_away() -> None:
    t = table(hands={A: "highwayman_beetles"}, ants={A: "H3 forage 2"}, markers="H3 prey_1")
    t.plays("card highwayman_beetles")
    assert t.marker("H3") == ""
    assert t.told(TaskLapsed)[-1].to_task == "patrol"
    assert t.ants(A) == {"H3 patrol": "2"}


@clause("HE1-CARD-one_queen-02", "HE1-CARD-supercolony-08", "HE1-WIN-06")
def test_supercolony_refuses_one_queen() -> None:
    many = {B: "R12 queens=3"}
    t = table(hands={A: "one_queen", B: "supercolony"}, colonies=many).plays("card one_queen")
    assert t.asked == {B: "window-one-queen"}
    t.plays("card supercolony")
    assert (t.s.queens[B], len(t.told(OneQueenRefused))) == (3, 1)
    t = table(hands={A: "one_queen", B: "supercolony"}, colonies=many).plays("card one_queen", "pass")
    assert (t.s.queens[B], t.told(QueensLost)) == (1, [QueensLost(B, 2)])


# Scouts and reactions


@clause("HE1-SCOUT-03")
def test_two_patrolling_players_both_search() -> None:
    t = table(
        seats=3,
        nests="G3 C3 E1",
        ants={A: "E3 scout 1", B: "E3 patrol 1", C: "E3 patrol 2"},
        steps=SCOUT,
        dice=[4, 3, 2],
    )
    assert t.asked == {C: "react"}
    t.plays("retreat patrol worker 2")
    assert t.chamber(C, "X") == (2, 0, 0)
    assert t.asked == {A: "scout-reinforce"}


@clause("HE1-SCOUT-05", "HE1-WIN-07")
def test_camouflage_opens_a_path_for_reserves() -> None:
    t = table(
        ants={A: "C1 scout 1", B: "C1 patrol 1"},
        hands={B: "camouflage"},
        markers="C2 predator_3",
        nests="G3 C3",
        steps=["ScoutAreas"],
        dice=[3],
    )
    assert t.offers("reinforce") == []
    assert t.offers("card") == ["card camouflage"]
    assert t.refuses("reinforce worker 1") == "HE1-SCOUT-05"
    t.plays("card camouflage", "reinforce worker 2", "done")
    assert t.ants(B) == {"C1 patrol": "3"}


@clause("HE1-SCOUT-12", "HE1-SCOUT-13", "HE1-CARD-warning_coloration-02", "HE1-WIN-08")
def test_a_predator_is_turned_up() -> None:
    ants = {A: "F2 scout 1, F2 patrol 1", B: "F2 forage 1"}
    t = table(ants=ants, markers="F2 ?predator_3", steps=SCOUT, dice=[2, 2, 1]).plays("yes")
    assert t.told(ScoutMetPredator)[0].fate == "killed"
    assert (t.chamber(A, "X"), t.chamber(B, "X")) == ((1, 0, 0), (1, 0, 0))
    t = table(ants=ants, markers="F2 ?predator_3", hands={A: "warning_coloration"}, steps=SCOUT).plays("yes")
    assert t.asked == {A: "window-predator"}
    t.plays("card warning_coloration")
    assert t.told(ScoutMetPredator)[0].fate == "warned"
    assert t.chamber(A, "X") == (2, 0, 0)
    t = table(ants=ants, markers="F2 ?predator_3", traits={A: "camouflage"}, steps=SCOUT).plays("yes")
    assert t.in_area(A, "F2") == 2
    assert t.in_area(B, "F2") == 0


@clause("HE1-CARD-repellent-01", "HE1-RULING-69")
def test_foragers_push_out_as_many_as_have_come() -> None:
    t = table(
        seats=3,
        nests="G3 C3 E1",
        ants={A: "F2 forage 1", B: "F2 forage 2", C: "F2 forage 1"},
        traits={A: "repellent"},
        markers="F2 plants_3",
    )
    t.moves("1 reserves > nurses", "2 reserves > F2 forage").plays("end")
    assert t.asked == {A: "repel-player"}
    t.plays("seat 2")  # then only one opponent is left
    assert (t.in_area(B, "F2"), t.in_area(C, "F2")) == (1, 0)


# Work


@clause("HE1-CARD-porters-02", "HE1-CARD-specialist_foragers-02", "HE1-FOR-03")
def test_medias_among_foragers() -> None:
    far = {A: "E2 forage 3w 1md"}
    t = table(ants=far, traits={A: "porters"}, markers="E2 plants_3", steps=PERFORM)
    assert t.told(FoodForaged)[0].foragers == 4
    t = table(ants=far, traits={A: "guards"}, markers="E2 plants_3", steps=PERFORM)
    assert t.told(FoodForaged)[0].foragers == 2
    t = table(ants=far, traits={A: "specialist_foragers"}, markers="E2 prey_3", steps=PERFORM)
    assert (t.food(A), t.chances) == (2, [])


@clause("HE1-CARD-aphid_cloning-02", "HE1-CARD-aphid_cloning-03", "HE1-WIN-19")
def test_aphid_cloning() -> None:
    t = table(
        ants={A: "H3 forage 3"},
        markers="H3 aphids_2",
        hands={A: "aphid_cloning additional_queen"},
        steps=PERFORM,
    )
    assert t.offers() == ["card aphid_cloning", "go"]
    t.plays("card aphid_cloning")
    assert (t.food(A), t.chances) == (5, [])


@clause(
    "HE1-CARD-trail_making-01",
    "HE1-CARD-trail_making-02",
    "HE1-CARD-trail_making-03",
    "HE1-CARD-trail_making-05",
)
@pytest.mark.parametrize("die, done", [(2, True), (3, False)])
def test_a_trail(die: int, done: bool) -> None:
    t = table(traits={A: "trail_making"}, markers="H3 plants_3, I4 prey_1", dice=[die])
    t.moves("1 reserves > nurses", "1 reserves > H3 trail").plays("end")
    assert t.marker("H3") == ""
    assert ("H3" in t.s.trails) == done
    far = table(
        ants={A: "I4 forage 2"},
        traits={A: "trail_making"},
        markers="I4 plants_3",
        trails={"H3": A} if done else {},
        steps=PERFORM,
    )
    assert far.told(FoodForaged)[0].foragers == (2 if done else 1)


@clause("HE1-CARD-trail_making-03", "HE1-PLAY-08")
def test_a_trail_that_nobody_is_left_to_make_comes_to_nothing_without_dice() -> None:
    t = table(
        steps=SCOUT,
        traits={A: "trail_making"},
        hands={A: "millers"},
        ants={A: "G4 scout 1, H3 trail 1mj"},
        markers="G4 ?empty",
        trails={"H3": A},
        attempts=["H3"],
    )
    t.plays("yes", "done", "card millers")
    assert t.s.storage[A] == (0, 0, 1)
    assert (t.s.trails, t.s.attempts) == ({}, ())


@clause("HE1-CARD-aphid_herders-01", "HE1-CARD-aphid_herders-02", "HE1-CARD-aphid_herders-03", "HE1-WIN-04")
def test_aphid_herders_save_their_herd() -> None:
    t = table(
        hands={A: "aphid_herders"},
        ants={A: "H2 forage 2"},
        markers="H2 aphids_1+1, E1 plants_2, F3 plants_2, A4 plants_2, C2 plants_2, D4 plants_3, I4 plants_3",
        steps=TURN,
        draws=["env_change_brown", "prey_1"],
    )
    assert t.asked == {A: "window-event"}
    t.plays("card aphid_herders")
    assert t.asked == {A: "keep-aphids"}
    t.plays("yes")
    assert t.marker("H2") == "prey_1"  # ants stand there: it lies open
    assert t.asked == {A: "return-aphids"}
    t.plays("H2")
    assert (t.marker("H2"), t.value("H2")) == ("aphids_1", 1)
    assert t.s.kept[A] == ()


@clause("HE1-CARD-attrition-01", "HE1-CARD-attrition-03", "HE1-CARD-guards-02")
def test_attrition() -> None:
    ants = {A: "G1 patrol 1md, G1 forage 2, E2 forage 1", B: "G3 forage 1, D3 patrol 1w 1md"}
    t = table(
        nests="H1 C3",
        ants=ants,
        traits={A: "guards", B: "warning_coloration"},
        markers="G1 plants_3",
        steps=TURN,
        draws=["attrition_red"],
    )
    assert t.in_area(A, "G1") == 3
    assert t.in_area(A, "E2") == 0
    assert (t.in_area(B, "G3"), t.in_area(B, "D3")) == (1, 2)


@clause("HE1-CHK-03", "HE1-CARD-harvesters-02")
def test_stored_food_is_given_up_by_the_point() -> None:
    t = table(traits={A: "harvesters"}, colonies={A: "R8 no_brood stored=21"})
    assert t.used(A) == 11
    assert t.refuses("end") == "HE1-CHK-01"
    assert "eliminate stored_food" in t.offers()
    t.plays("eliminate stored_food")
    assert t.s.stored[A] == 20
    assert "eliminate stored_food" not in t.offers()


@clause("HE1-CHK-06", "HE1-RULING-62")
def test_reproductives_alone_may_be_too_many() -> None:
    t = table(colonies={A: "R0 no_brood vq=8 drones=4"}, ants={A: "H3 patrol 1"})
    assert t.offers("eliminate") == ["eliminate virgin_queen", "eliminate drone"]
    t.plays("eliminate drone", "eliminate drone")
    assert "end" in t.offers()


@clause("HE1-ASGN-10")
def test_after_sixty_moves_ants_only_settle_down() -> None:
    t = table(moves_made=60, ants={A: "H3 idle 1, H2 patrol 1, C4 patrol 1"}, steps=["AssignTasks"])
    assert t.offers("H") == ["H3 idle worker"]
    t.plays("reserves worker")
    assert t.offers() == ["nurses", "builders"]


@clause("HE1-RULING-94")
def test_as_last_turn() -> None:
    t = table(
        ants={A: "H3 forage 1"},
        markers="H3 plants_3, H2 plants_2",
        plans=[[[":nurses", [1, 0, 0]], ["H2:forage", [2, 0, 0]], ["H3:forage", [2, 0, 0]]], []],
    )
    assert "as_last_turn" in t.offers()
    t.plays("as_last_turn")
    assert (t.sheet(A), t.ants(A)) == ("R2 N1 B0", {"H2 forage": "2", "H3 forage": "2"})
    assert t.s.moves_made == 3
    t = table(plans=[[["H2:forage", [2, 0, 0]]], []])  # nothing to forage there any more
    assert "as_last_turn" not in t.offers()


# The Nest Phase


@clause("HE1-NEST-02", "HE1-WIN-13")
def test_a_card_of_the_nest_phase_is_hidden_until_the_step_is_complete() -> None:
    t = table(
        hands={A: "fat_reserves", B: "larval_food"}, colonies={A: "N2 food=1", B: "N1 larva_f=2 food=3"}
    )
    t = table(
        hands={A: "fat_reserves", B: "larval_food"},
        colonies={A: "N2 food=1", B: "N1 larva_f=2 food=3"},
        steps=[nest_step(2)],
    )
    assert t.asked == {A: "nest-play", B: "nest-play"}
    t.plays("card fat_reserves", seat=A)
    assert t.seen_sheet(B, A).hand_size == 1
    assert t.view(B).discard == ()
    t.plays("card larval_food", seat=B)
    assert t.s.discard == ("fat_reserves", "larval_food")
    assert (t.food(A), t.food(B)) == (1, 4)
    assert [event.seat for event in t.told(AdultsFed)] == [B]


@clause("HE1-NEST-21", "HE1-CARD-migrate-05", "HE1-NEST-24")
@pytest.mark.parametrize(
    "no_eggs, queens, most", [("queens", 1, 0), ("all", 0, 0), ("queens", 0, 2), ("", 0, 2)]
)
def test_who_lays_after_a_move(no_eggs: str, queens: int, most: int) -> None:
    colonies = {A: f"N2 no_brood food=6 queens={queens}", B: BARE}
    t = table(colonies=colonies, no_eggs=[no_eggs, ""], steps=[nest_step(6)])
    assert (t.offers(seat=A) if t.asked else []) == ([str(n) for n in range(most + 1)] if most else [])


@clause("HE1-NEST-11", "HE1-NEST-10")
def test_repletes_with_a_trait_5_have_a_choice() -> None:
    t = table(
        traits={A: "repletes porters soldiers"},
        colonies={A: "N1 pupa_medium=2 pupa_large=1", B: BARE},
        steps=[nest_step(3)],
    )
    t.plays("1", "1", seat=A)
    assert t.sheet(A) == "R1md 1mj N1 B0 S1md"


@clause("HE1-END-06")
def test_the_last_game_turn() -> None:
    t = table(turn=30, scores=[5, 9], steps=["EndGameTurn"])
    assert (t.outcome.ranks, t.outcome.clause) == ((2, 1), "HE1-END-06")


# Options


@clause("HE1-HOUSE-01")
def test_no_nest_attacks_before_a_turn() -> None:
    calm = {"no_nest_attacks_before_turn": 5}
    t = table(ants={A: "C3 attack 5", B: "C3 patrol 1"}, turn=4, options=calm, steps=PERFORM).plays("done")
    assert t.told(CombatJudged) != []
    assert t.told(NestAttacked) == []
    assert t.ants(A) == {"C3 patrol": "4"}
    t = table(ants={A: "C2 patrol 1"}, turn=4, options=calm).plays("reserves worker")
    assert "C3 attack" not in t.offers()
    t = table(ants={A: "C2 patrol 1"}, turn=5, options=calm).plays("reserves worker")
    assert "C3 attack" in t.offers()


@clause("HE1-RPREY-01")
def test_prey_shrinks() -> None:
    t = table(
        markers="H3 prey_1, H2 prey_3, G2 plants_2", options={"reduce_prey": True}, steps=["EndGameTurn"]
    )
    assert (t.marker("H3"), t.value("H2"), t.value("G2")) == ("", 2, 2)


@clause("HE1-REST-01", "HE1-REST-02", "HE1-REST-03", "HE1-REST-04", "HE1-REST-05")
def test_a_queenless_colony_starts_again() -> None:
    t = table(
        steps=TURN,
        options={"restart": True},
        colonies={A: "R3 queens=0 score=9 food=4"},
        ants={A: "H3 forage 2"},
        traits={A: "mace"},
        hands={A: "guards rove_beetles"},
        markers="E3 prey_1",
        trails={"H2": A},
    )
    assert t.offers() == ["draw", "restart"]
    assert t.warned() == {"restart": "restart 5"}
    t.plays("restart")
    assert t.asked == {A: "restart-place"}
    assert "G3" not in t.offers()
    t.draws("soldiers", "porters", "budding").draws("caterpillars").plays("E3")
    assert (t.s.nests[A], t.marker("E3"), t.s.trails, t.ants(A)) == ("E3", "", {}, {})
    assert (t.sheet(A), t.s.queens[A], t.s.scores[A], t.food(A)) == ("R6 N0 B0", 1, 9, 0)
    assert set(t.s.discard) == {"mace", "guards", "rove_beetles"}
    assert t.asked == {A: "setup-trait"}
    assert t.refuses("card budding") == "HE1-SETUP-15"
    t.plays("card soldiers", "pass")
    assert t.food(A) == 6


@clause("HE1-REST-02", "HE1-REST-03", "HE1-RULING-92")
def test_a_colony_may_start_again_where_its_own_nest_site_was() -> None:
    t = table(
        steps=TURN,
        options={"restart": True},
        nests="C3 C1",
        sites=[["B2", "D2"], []],
        traits={A: "supercolony"},
        colonies={A: "queens=0"},
    )
    assert t.asked == {A: "turn-start"}
    t.plays("restart")
    assert t.offers() == ["B2", "D2"]


@clause("HE1-ALT-03", "HE1-ALT-04", "HE1-ALT-05", "HE1-ALT-08", "HE1-ALT-09")
def test_players_lay_the_map() -> None:
    t = new_game(2, picks=[0, 1], alternate_setup=True)
    assert t.offers() == [f"q0r0 color {color}" for color in LAND_COLORS]
    t.plays("q0r0 color red")
    for color in ("green", "yellow", "brown", "gray", "green", "yellow"):
        t.plays(f"color {color}")
    assert t.s.nests[0] == "q0r0"
    assert t.asked == {1: "lay-nest-tile"}
    places = {offer.split()[0] for offer in t.offers()}
    assert all(sum(near in t.s.ground.at for near in _around(place)) == 2 for place in places)
    while t.asked.get(1) in ("lay-nest-tile", "lay-ring-tile"):
        t.plays(t.timeout())
    assert len(t.s.tiles) == 12
    assert t.asked == {0: "lay-tile"}


def _around(place: str) -> list[tuple[int, int]]:
    q, r = (int(number) for number in place[1:].split("r"))
    return [(q + dq, r + dr) for dq, dr in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))]


def test_options_that_do_not_fit_are_refused() -> None:
    with pytest.raises(fm.OptionError, match="max_game_turns"):
        GAME.read_options({"max_game_turns": 0})
    with pytest.raises(fm.OptionError, match="no_nest_attacks"):
        GAME.read_options({"no_nest_attacks_before_turn": -1})


@clause("HE1-SETUP-12", "HE1-SETUP-13")
def test_hands_are_secret() -> None:
    t = table(hands={A: " ".join(TRAITS[:2]), B: TRAITS[5]})
    assert t.view(B).hand == (TRAITS[5],)
    assert [sheet.hand_size for sheet in t.view(B).sheets] == [2, 1]
    assert t.view(None).hand == ()
