"""HE1-PLAY, HE1-WIN: playing cards, and when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from formicarium.core.together import under_seal
from formicarium.games.hidden_empires_1.data import ACTIONS, CARDS, TRAITS, WINDOWS
from formicarium.games.hidden_empires_1.events.cards import TraitPlayed
from formicarium.games.hidden_empires_1.events.combat import CombatJudged, NestSealed
from formicarium.games.hidden_empires_1.events.tasks import FoodForaged
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


# Playing cards


@clause("HE1-PLAY-01", "HE1-CARD-supercolony-01")
def test_a_trait_stays_face_up() -> None:
    t = table(hands={A: "supercolony mace"}).plays("card supercolony")
    assert (t.s.traits[A], t.s.hands[A], t.s.discard) == (("supercolony",), ("mace",), ())
    assert t.seen_sheet(None, A).traits == ("supercolony",)
    assert t.seen_sheet(B, A).since == (t.s.player_turn,)


@clause("HE1-PLAY-02", "HE1-CARD-additional_queen-01")
def test_an_action_is_carried_out_and_discarded() -> None:
    t = table(hands={A: "additional_queen mace"}).plays("card additional_queen")
    assert (t.s.queens[A], t.s.discard, t.s.hands[A]) == (2, ("additional_queen",), ("mace",))
    assert t.refuses("card additional_queen") == "HE1-PLAY-02"


@clause("HE1-PLAY-04")
def test_no_fifth_trait_and_no_second_of_a_type() -> None:
    t = table(traits={A: "mace soldiers guards harvesters"}, hands={A: "camouflage"})
    assert t.offers("card") == []
    assert t.refuses("card camouflage") == "HE1-PLAY-04"
    t = table(traits={A: "mace soldiers guards"}, hands={A: "camouflage millers"})
    assert t.offers("card") == ["card camouflage"]
    assert t.refuses("card millers") == "HE1-PLAY-04"


@clause("HE1-PLAY-04", "HE1-CARD-infiltrator_queen-04", "HE1-CARD-destroyer_queen-04")
@pytest.mark.parametrize("queen", ["infiltrator_queen", "destroyer_queen"])
def test_the_queens_are_tested_after_their_discards(queen: str) -> None:
    four = {A: "mace soldiers guards harvesters"}
    t = table(traits=four, steps=TURN, draws=[queen], turn=2)
    t.plays(f"card {queen}")
    assert t.s.traits[A] == (queen,)
    assert t.s.discard == ("mace", "soldiers", "guards", "harvesters")


@clause("HE1-PLAY-05")
def test_a_trait_works_at_once_but_nothing_is_redone() -> None:
    t = table(
        hands={A: "deadly_sting"},
        ants={A: "E5 attack 2, E4 attack 2", B: "E5 forage 3, E4 forage 1"},
        steps=PERFORM,
    ).plays("E4", "pass", "done", "card deadly_sting")
    assert [event.attack for event in t.told(CombatJudged)] == [2, 4]


@clause("HE1-PLAY-06")
def test_a_card_is_finished_before_the_next() -> None:
    t = table(
        hands={A: "migrate rove_beetles"},
        colonies={A: "R1 N1 egg_f=14 larva_f=2", B: "R6 larva_f=2 larva_m=2"},
    )
    t.plays("card rove_beetles")
    assert t.asked == {B: "choose-larvae"}
    t.plays("1")
    assert t.asked == {A: "assign-source"}
    t.plays("card migrate")
    assert t.asked == {A: "migrate-to"}
    t.plays("H3")
    assert t.asked == {A: "lose-brood"}


@clause("HE1-PLAY-07", "HE1-WIN-15")
@pytest.mark.parametrize(
    "card, why",
    [
        ("rove_beetles", "HE1-CARD-rove_beetles-01"),
        ("one_queen", "HE1-CARD-one_queen-01"),
        ("highwayman_beetles", "HE1-CARD-highwayman_beetles-01"),
        ("migrate", "HE1-CARD-migrate-01"),
        ("predator_migration", "HE1-WIN-01"),
    ],
)
def test_a_card_without_a_target_or_condition_is_not_offered(card: str, why: str) -> None:
    t = table(hands={A: card}, colonies={B: "R6 no_brood"}, traits={A: "plant_house"})
    assert t.offers("card") == []
    assert t.refuses(f"card {card}") == why


@clause("HE1-PLAY-07")
def test_a_trait_may_be_played_as_a_provision() -> None:
    t = table(hands={A: "millers aphid_herders"}, colonies={A: "R6 no_brood"})
    assert t.offers("card") == ["card aphid_herders", "card millers"]


@clause("HE1-PLAY-08", "HE1-RULING-45")
def test_medias_leave_storage_with_repletes() -> None:
    t = table(
        steps=["TurnStart"],
        traits={A: "repletes guards"},
        hands={A: "mutate mace harvesters"},
        colonies={A: "R1 S3md stored=25 food=1 stolen=1"},
    ).plays("card mutate")
    t.plays("trait repletes card mace")
    assert t.sheet(A) == "R1w 2md N0 B0 S1md"  # the stolen one stays
    assert (t.s.stored[A], t.food(A)) == (10, 16)


@clause("HE1-PLAY-08")
@pytest.mark.parametrize(
    "traits, card, sheet, ants",
    [
        ("millers", "trait millers card mace", "R2mj N1mj B0 X1mj", {"H3 forage": "1mj"}),
        ("", "card millers", "R0 N0 B0 S4mj X1mj", {}),
        ("", "card blockers", "R4mj N0 B0 X1mj", {}),
        ("", "card soldiers", "R2mj N1mj B0 X1mj", {"H3 forage": "1mj"}),
    ],
)
def test_majors_follow_the_trait_6(traits: str, card: str, sheet: str, ants: dict[str, str]) -> None:
    t = table(
        steps=["TurnStart"] if traits else ("AssignTasks",),
        traits={A: traits},
        hands={A: "mutate mace harvesters" if traits else card.removeprefix("card ")},
        colonies={A: "N1mj S2mj X1mj no_brood"},
        ants={A: "H3 forage 1mj"},
        markers="H3 plants_3",
    )
    if traits:
        t.plays("card mutate")
    t.plays(card)
    assert (t.sheet(A), t.ants(A)) == (sheet, ants)


@clause("HE1-PLAY-08", "HE1-CARD-aphid_herders-03")
def test_kept_aphids_go_to_the_pool_with_aphid_herders() -> None:
    t = table(
        steps=["TurnStart"],
        traits={A: "aphid_herders"},
        hands={A: "mutate mace"},
        kept=[["aphids_2"], []],
    )
    before = len(t.s.pool)
    t.plays("card mutate")
    assert (t.s.kept[A], len(t.s.pool)) == ((), before + 1)


@clause("HE1-PLAY-08")
def test_medium_pupae_emerge_as_medias_all_the_same() -> None:
    t = table(colonies={A: "R0 pupa_medium=2 queens=0", B: REST}, steps=[nest_step(3)])
    assert t.sheet(A) == "R2md N0 B0"


@clause("HE1-PLAY-08", "HE1-RULING-85")
def test_who_loses_camouflage_flees_from_predators() -> None:
    t = table(
        steps=["TurnStart"],
        traits={A: "camouflage"},
        hands={A: "mutate mace"},
        ants={A: "H3 patrol 2, H2 patrol 1"},
        markers="H3 predator_5, H2 plants_3",
    ).plays("card mutate")
    assert (t.ants(A), t.chamber(A, "X")) == ({"H2 patrol": "1"}, (2, 0, 0))


# Windows


@clause("HE1-WIN-01")
@pytest.mark.parametrize(
    "window, cards",
    [
        ("EVENT", "aphid_herders warning_coloration"),
        ("PREDATOR", "camouflage warning_coloration"),
        ("ONE_QUEEN", "supercolony"),
        ("REACT", "camouflage"),
        ("PRE_FORAGE", "highwayman_beetles"),
        (
            "COMBAT",
            "suicide_bombers deadly_sting mace territory_marking repellent recruitment seal_nest_entrances",
        ),
        ("PLUNDER", "slave_makers"),
        ("GUEST", "guest_ants guest_queen"),
        ("TURN_START", "mutate"),
        ("NEST2", "fat_reserves larval_food"),
        ("NEST3", "repletes specialist_foragers porters guards soldiers millers blockers"),
        ("NEST4", "edible_eggs repletes specialist_foragers porters guards"),
        ("NEST6", "male_eggs prolific_queen"),
        ("NEST7", "harvesters"),
        ("NEST8", "supercolony"),
    ],
)
def test_the_cards_of_a_window(window: str, cards: str) -> None:
    assert set(WINDOWS[window]) == set(cards.split())


@clause("HE1-WIN-01", "HE1-RULING-51")
def test_a_card_is_refused_outside_its_windows() -> None:
    everything = [c for c in (*ACTIONS, *TRAITS) if "ASSIGN" not in CARDS[c].windows]
    assert {"fat_reserves", "guest_ants", "mutate", "budding", "seal_nest_entrances"} <= set(everything)
    for card in everything:
        t = table(hands={A: card})
        assert t.refuses(f"card {card}") == "HE1-WIN-01"


@clause("HE1-WIN-02")
def test_cards_are_one_more_option_in_assign_tasks_and_before_performing() -> None:
    t = table(
        hands={A: "additional_queen mace"}, colonies={A: "R3 N1"}, markers="H3 ?plants_3, G2 plants_3"
    ).moves("1 reserves > G2 forage")
    assert t.offers("card") == ["card additional_queen", "card mace"]
    t.moves("1 reserves > H3 scout").plays("end", "no", "done")
    assert (t.asked, t.offers()) == ({A: "perform"}, ["card additional_queen", "card mace", "go"])
    assert t.timeout() == "go"
    assert t.told(FoodForaged) == []  # no task has been performed yet


@clause("HE1-WIN-03")
def test_a_window_closes_when_all_have_passed_in_succession() -> None:
    t = table(
        ants={A: "E5 attack 3", B: "E5 forage 3"},
        hands={A: "mace deadly_sting", B: "territory_marking suicide_bombers"},
        steps=PERFORM,
    )
    assert t.asked == {A: "window-combat"}
    assert t.timeout() == "pass"
    t.plays("pass")
    assert t.asked == {B: "window-combat"}
    t.plays("card territory_marking")
    assert t.asked == {A: "window-combat"}  # he may answer
    t.plays("card deadly_sting")
    assert [event.defence for event in t.told(CombatJudged)] == [9]


@clause("HE1-WIN-04")
def test_warning_coloration_against_an_attrition() -> None:
    t = table(
        hands={B: "warning_coloration", A: "aphid_herders"},
        ants={A: "D3 forage 1", B: "D3 forage 1"},
        markers="D3 aphids_2",
        steps=TURN,
        draws=["attrition_red"],
    )
    assert t.asked == {B: "window-event"}
    t.plays("card warning_coloration")
    assert (t.in_area(A, "D3"), t.in_area(B, "D3")) == (0, 1)


@clause("HE1-WIN-04")
@pytest.mark.parametrize(
    "card", ["caterpillars", "competition", "aphid_predation", "plant_eating_insects", "ant_dispersed_seeds"]
)
def test_other_events_open_no_window(card: str) -> None:
    t = table(
        hands={B: "warning_coloration", A: "aphid_herders"},
        ants={A: "H3 forage 1", B: "D3 forage 1"},
        markers="D3 aphids_2, H3 aphids_2",
        steps=TURN,
        draws=[card],
    )
    assert t.asked == {A: "assign-source"}


@clause("HE1-WIN-05", "HE1-CARD-camouflage-03")
def test_camouflage_when_a_predator_is_turned_up_beside_others() -> None:
    t = table(
        ants={A: "F2 scout 1", B: "F2 forage 2"},
        hands={B: "camouflage"},
        markers="F2 ?predator_3",
        steps=SCOUT,
    ).plays("yes")
    assert t.asked == {B: "window-predator"}
    assert t.chances == []  # before any dice
    t.rolls(2, 3, 4).plays("card camouflage")
    assert (t.ants(B), t.chamber(A, "X")) == ({"F2 forage": "2"}, (1, 0, 0))


@clause("HE1-WIN-06")
def test_only_the_target_of_one_queen_is_asked() -> None:
    t = table(
        seats=3,
        nests="G3 C3 E1",
        hands={A: "one_queen", B: "supercolony"},
        colonies={C: "R12 queens=2"},
    ).plays("card one_queen")
    assert t.asked == {A: "assign-source"}
    assert t.s.queens[C] == 1


@clause("HE1-WIN-09", "HE1-RULING-70", "HE1-CARD-highwayman_beetles-02")
def test_highwayman_beetles_before_another_player_forages() -> None:
    t = table(
        seats=3,
        nests="G3 C3 E1",
        ants={A: "H3 forage 3"},
        hands={C: "highwayman_beetles"},
        markers="H3 plants_2",
        steps=PERFORM,
    )
    assert t.asked == {C: "window-forage"}
    assert t.timeout() == "pass"
    t.plays("card highwayman_beetles")
    assert (t.food(A), t.value("H3")) == (1, 1)


@clause("HE1-WIN-09")
def test_it_opens_only_if_the_active_player_has_foragers() -> None:
    t = table(
        ants={A: "H3 patrol 3", B: "C2 forage 1"},
        hands={B: "highwayman_beetles"},
        markers="H3 plants_2, C2 plants_2",
        steps=PERFORM,
    )
    assert t.asked == {}


@clause("HE1-WIN-10")
def test_before_a_fight_the_attacker_is_asked_first() -> None:
    t = table(
        ants={A: "E5 attack 3", B: "E5 forage 3"},
        hands={A: "mace suicide_bombers", B: "recruitment deadly_sting"},
        steps=PERFORM,
    )
    assert t.asked == {A: "window-combat"}
    assert t.offers() == ["card mace", "pass"]  # bombs help defenders only
    t.plays("pass")
    assert t.offers() == ["card deadly_sting", "pass"]
    assert t.chances == []
    assert t.refuses("card recruitment") == "HE1-WIN-18"


@clause("HE1-WIN-11", "HE1-CARD-seal_nest_entrances-01", "HE1-RULING-71", "HE1-NATT-03")
def test_the_window_opens_again_at_the_nest() -> None:
    t = table(
        ants={A: "C3 attack 5", B: "C3 patrol 1"},
        hands={A: "mace", B: "seal_nest_entrances territory_marking"},
        steps=PERFORM,
    ).plays("pass")
    assert t.offers() == ["card territory_marking", "pass"]
    t.plays("pass", "done", "pass")
    assert t.asked == {B: "window-combat"}
    assert t.offers() == ["card seal_nest_entrances", "card territory_marking", "pass"]
    t.plays("card seal_nest_entrances")
    assert [event.seat for event in t.told(NestSealed)] == [B]
    assert t.ants(A) == {"C3 patrol": "4"}


@clause("HE1-WIN-12", "HE1-CARD-slave_makers-01")
def test_slave_makers_is_one_more_option_of_plunder() -> None:
    t = table(
        ants={A: "C3 attack 4"},
        hands={A: "slave_makers"},
        colonies={A: "R0 no_brood", B: "R0 pupa_small=2 egg_f=1"},
        steps=PERFORM,
    )
    assert "card slave_makers" in t.offers()
    assert t.refuses("worker take pupa_slave 1") == "HE1-CARD-slave_makers-01"
    t.plays("card slave_makers", "worker take pupa_slave 1")
    assert (t.brood(A), t.brood(B)) == ({"pupa_small": 1}, {"egg_f": 1, "pupa_small": 1})


@clause("HE1-WIN-13")
@pytest.mark.parametrize(
    "step, card, colony",
    [
        (2, "larval_food", "N1 larva_f=2 food=3"),
        (3, "soldiers", "R1 pupa_large=1"),
        (4, "edible_eggs", "N1 larva_f=1 food=1"),
        (6, "male_eggs", "N1 no_brood"),
        (7, "harvesters", "R1 no_brood food=2"),
    ],
)
def test_own_cards_come_first_in_a_step(step: int, card: str, colony: str) -> None:
    t = table(hands={A: card}, colonies={A: colony, B: REST}, steps=[nest_step(step)])
    assert t.asked == {A: "nest-play"}
    assert (t.offers(seat=A), t.timeout(A)) == ([f"card {card}", "pass"], "pass")


@clause("HE1-WIN-14", "HE1-WIN-20")
def test_who_holds_no_fitting_card_is_not_asked() -> None:
    t = table(ants={A: "E5 attack 3", B: "E5 forage 2"}, hands={A: "guards", B: "migrate"}, steps=PERFORM)
    assert [event.winner for event in t.told(CombatJudged)] == [A]
    assert t.asked == {A: "carry-off"}


@clause("HE1-WIN-15")
def test_guest_ants_need_somebody_with_two_food_units() -> None:
    t = table(hands={A: "guest_ants"}, colonies={A: REST, B: f"{REST} food=1"}, steps=NEST)
    assert t.asked == {}
    t = table(hands={A: "guest_ants"}, colonies={A: REST, B: f"{REST} food=2"}, steps=NEST)
    assert t.asked == {A: "window-guest"}


@clause("HE1-WIN-16", "HE1-RULING-83", "HE1-CARD-guest_queen-01")
def test_the_guest_window_opens_twice() -> None:
    t = table(
        hands={A: "guest_queen", B: "mace"}, colonies={A: REST, B: f"{REST} drones=4 food=6"}, steps=NEST
    )
    assert t.asked == {A: "window-guest"}
    t.plays("pass")
    assert t.s.stage != "returning"
    assert t.asked == {A: "window-guest"}  # before step 8
    assert t.food(B) == 0
    t.plays("card guest_queen")
    assert (t.s.guests, t.seen_sheet(None, B).guests) == ([0, 1], 1)
    assert t.asked == {B: "flight"}


@clause("HE1-WIN-17")
def test_nobody_else_learns_who_was_asked() -> None:
    def told(hand: str) -> tuple[Table, list[object]]:
        t = table(
            seats=3,
            nests="G3 C3 E1",
            ants={A: "H3 forage 2"},
            hands={B: hand},
            markers="H3 plants_3",
            steps=PERFORM,
        )
        if t.asked:
            assert not t.view(A).hand
            t.plays("pass")
        return t, [told.event for told in t.match.events(C)]

    asked, story = told("highwayman_beetles")
    quiet, same = told("mace")
    assert story == same
    assert asked.view(C) == quiet.view(C)


@clause("HE1-WIN-17")
@pytest.mark.parametrize(
    "hands, steps",
    [("highwayman_beetles", PERFORM), ("guest_ants", NEST)],
)
def test_questions_of_reaction_windows_are_silent(hands: str, steps: tuple[str, ...]) -> None:
    t = table(
        ants={A: "H3 forage 2"},
        colonies={A: "R1 food=4"},
        hands={B: hands},
        markers="H3 plants_3",
        steps=steps,
    )
    assert t.decision(B).silent


@clause("HE1-WIN-17")
@pytest.mark.parametrize(
    "question, hand, colony, steps, draws",
    [
        ("turn-start", "mutate guards", "R1", TURN, []),
        ("draw-step", "plant_house", "R1", TURN, ["caterpillars"]),
        ("perform", "migrate", "R1", PERFORM, []),
        ("nest-play", "fat_reserves", "N1 food=1", [nest_step(2)], []),
        ("feed-large", "", "N1 food=4 larva_f=1", [nest_step(4)], []),
        ("nest-play", "supercolony mace", "N1 drones=1", [nest_step(8)], []),
    ],
)
def test_a_question_that_could_tell_of_a_card_is_silent(
    question: str, hand: str, colony: str, steps: Sequence[Any], draws: list[str]
) -> None:
    """The others merely see that a player is taking his turn, or that a step is not complete yet."""
    t = table(colonies={A: colony}, traits={A: "deadly_sting"}, hands={A: hand}, steps=steps, draws=draws)
    assert (t.asked[A], t.decision(A).silent) == (question, True)


@clause("HE1-WIN-17", "HE1-DRAW-06")
@pytest.mark.parametrize(
    "hand, question, stage",
    [
        ("plant_house", "draw-step", "assign"),  # as if he were assigning tasks already
        ("mace", "assign-source", "assign"),
        ("mace guards millers porters camouflage blockers", "draw-step-over", "draw"),
    ],
)
def test_that_a_card_is_asked_for_in_draw_a_card_does_not_show(hand: str, question: str, stage: str) -> None:
    t = table(hands={A: hand}, steps=TURN, draws=["rove_beetles"])
    assert (t.asked, t.view(B).stage) == ({A: question}, stage)


@clause("HE1-WIN-17", "HE1-NEST-02")
def test_nobody_is_told_who_has_finished_his_part_of_a_step() -> None:
    both = "N1 food=4 larva_f=1"
    t = table(colonies={A: both, B: both}, steps=[nest_step(4)]).plays("0", seat=A)
    sealed = under_seal(t.s)
    assert t.asked == {B: "feed-large"}
    assert sealed is not None
    assert sealed.done() == ()


@clause("HE1-WIN-18")
@pytest.mark.parametrize(
    "step, card, colony, traits, offered",
    [
        (2, "fat_reserves", "R6", "", False),
        (2, "fat_reserves", "N1", "", True),
        (2, "larval_food", "N1 egg_f=1", "", False),
        (2, "larval_food", "N1 larva_m=1", "", True),
        (3, "soldiers", "R1 pupa_small=1", "", False),
        (3, "soldiers", "R1 pupa_large=1", "", True),
        (3, "soldiers", "R1 pupa_large=1", "millers", False),
        (3, "repletes", "R1 pupa_medium=1", "", False),
        (3, "repletes", "R1 pupa_medium=1", "guards", True),
        (3, "guards", "R1 pupa_medium=1", "repletes", True),
        (3, "guards", "R1 pupa_medium=1", "", False),
        (4, "edible_eggs", "R1 larva_m=1", "", False),
        (4, "edible_eggs", "N1 larva_m=1", "", True),
        (4, "repletes", "R1 larva_m=1", "", False),
        (4, "repletes", "R1 larva_f=1 food=1", "", True),
        (4, "porters", "R1 larva_f=1 food=1", "repletes", False),
        (6, "male_eggs", "R1 no_brood queens=0", "", False),
        (6, "male_eggs", "N1 no_brood queens=0", "", True),
        (6, "prolific_queen", "R1 no_brood queens=0", "", False),
        (6, "prolific_queen", "R1 no_brood queens=1", "", True),
        (7, "harvesters", "R1 no_brood", "", False),
        (7, "harvesters", "R1 no_brood food=1", "", True),
        (8, "supercolony", "R1 no_brood vq=1", "", False),  # no card left to fly with
        (8, "supercolony mace", "R1 no_brood vq=1", "", True),
        (8, "supercolony mace", "R1 no_brood", "", False),
    ],
)
def test_a_card_is_offered_only_where_it_would_change_something(
    step: int, card: str, colony: str, traits: str, offered: bool
) -> None:
    t = table(hands={A: card}, traits={A: traits}, colonies={A: colony, B: REST}, steps=[nest_step(step)])
    found = t.offers(f"card {card.split()[0]}", seat=A) if t.asked.get(A) == "nest-play" else []
    assert bool(found) == offered


@clause("HE1-WIN-18", "HE1-NEST-21", "HE1-CARD-bivouac-04")
@pytest.mark.parametrize(
    "card, no_eggs, offered",
    [
        ("male_eggs", "all", False),
        ("male_eggs", "queens", True),
        ("prolific_queen", "queens", False),
        ("prolific_queen", "all", False),
    ],
)
def test_eggs_that_are_forbidden_are_not_offered(card: str, no_eggs: str, offered: bool) -> None:
    t = table(
        hands={A: card},
        colonies={A: "N1 no_brood queens=1", B: REST},
        no_eggs=[no_eggs, ""],
        steps=[nest_step(6)],
    )
    assert (t.asked.get(A) == "nest-play") == offered


@clause("HE1-WIN-18")
@pytest.mark.parametrize(
    "event, area, marker, card, asked",
    [
        ("env_change_brown", "H2", "aphids_1", "aphid_herders", True),
        ("env_change_brown", "H2", "prey_1", "aphid_herders", False),
        ("env_change_brown", "H3", "aphids_1", "aphid_herders", False),
        ("env_change_brown", "H2", "aphids_1", "warning_coloration", False),
        ("attrition_brown", "H2", "prey_1", "warning_coloration", True),
        ("attrition_brown", "H3", "prey_1", "warning_coloration", False),
        ("attrition_brown", "H2", "aphids_1", "aphid_herders", False),
    ],
)
def test_what_helps_against_an_event(event: str, area: str, marker: str, card: str, asked: bool) -> None:
    browns = {
        "A4": "plants_2",
        "C2": "plants_2",
        "D4": "plants_3",
        "E1": "plants_2",
        "F3": "plants_2",
        "I4": "plants_3",
    }
    laid = ", ".join(f"{a} {m}" for a, m in browns.items())
    t = table(
        active=B,
        ants={A: f"{area} forage 1"},
        hands={A: card},
        markers=f"{area} {marker}, {laid}",
        steps=TURN,
        draws=[event, *(["prey_6"] if event.startswith("env") and not asked else [])],
    )
    assert (t.asked == {A: "window-event"}) == asked


@clause("HE1-WIN-18", "HE1-RULING-93")
def test_without_a_defending_ant_no_trait_3_is_offered() -> None:
    t = table(
        ants={A: "C3 attack 2"},
        hands={A: "mace deadly_sting", B: "territory_marking seal_nest_entrances"},
        colonies={B: "R0 no_brood"},
        steps=PERFORM,
    )
    assert t.asked == {B: "window-combat"}
    assert t.offers() == ["card seal_nest_entrances", "pass"]


@clause("HE1-WIN-18", "HE1-WIN-12")
def test_slave_makers_needs_small_pupae_or_repletes() -> None:
    t = table(
        ants={A: "C3 attack 2"},
        hands={A: "slave_makers"},
        colonies={A: "R0 no_brood", B: "R0 pupa_large=1 egg_f=2"},
        steps=PERFORM,
    )
    assert t.asked == {A: "plunder"}
    assert t.offers("card") == []
    assert t.refuses("card slave_makers") == "HE1-WIN-18"


@clause("HE1-WIN-19")
def test_without_scouting_only_cards_of_the_step_are_offered_before_performing() -> None:
    t = table(hands={A: "additional_queen mace migrate"}, steps=PERFORM)
    assert t.offers() == ["card migrate", "go"]
    assert t.refuses("card mace") == "HE1-WIN-19"
    t = table(hands={A: "additional_queen mace"}, steps=PERFORM)
    assert t.asked == {}


@clause("HE1-WIN-20")
def test_a_single_answer_is_taken_without_a_question() -> None:
    t = table(colonies={A: REST, B: "R6 larva_f=4"}, hands={A: "rove_beetles"}, steps=TURN, draws=["mace"])
    t.plays("card rove_beetles")  # one target, one sex of larvae
    assert t.brood(B) == {"larva_f": 2}


@clause("HE1-RULING-90", "HE1-WIN-17")
def test_who_has_no_ants_to_move_plays_cards_in_the_draw_step() -> None:
    t = table(colonies={A: REST}, hands={A: "additional_queen"}, steps=TURN, draws=["mace"])
    assert t.asked == {A: "draw-step"}
    assert t.offers() == ["card additional_queen", "card mace", "end"]
    t.plays("end")
    assert t.asked == {}  # nothing in Assign Tasks tells of his cards
    assert t.told(TraitPlayed) == []
