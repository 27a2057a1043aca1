"""Answers that stand for several (HE2-RULING-95 to -102): they do what the single answers would."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.core.flow import answer, settle
from formicarium.core.state import State
from formicarium.core.together import sight
from formicarium.games.hidden_empires_2 import GAME
from formicarium.games.hidden_empires_2.colony import nest_size
from formicarium.games.hidden_empires_2.data import BROOD_PER_NURSE, NO_ANTS, STORAGE
from formicarium.games.hidden_empires_2.events import AntsEliminated, BroodRescued, EggsLaid, PlanKept
from formicarium.games.hidden_empires_2.moves import ACCEPT_PLAN
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.proposals import NestStep
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, table
from tests.games.hidden_empires_2.planner import PLANNER

P1, P2 = 0, 1

# The plan of the nest phase


def nest(mode: str = "basic", **fields: Any) -> Table:
    laid: dict[str, Any] = {
        "ants": [{"E4": 2, "returning": 3, "nurses": 1, "builders": 1}],
        "brood": [{"egg_f": 2, "larva_f": 3, "larva_m": 1, "pupa_small": 1}],
        "food": [9],
        "sizes": [20],
    }
    return table("nest", mode=mode, **laid | fields)


@clause("HE2-RULING-95")
@pytest.mark.parametrize("mode, home", [("basic", "E3"), ("advanced", "reserves")])
def test_the_plan_is_the_same_as_its_answers_one_by_one(mode: str, home: str) -> None:
    one_by_one = nest(mode).plays(
        f"stack:returning:worker count:3 place:{home}",
        "brood:larva_m level:1 count:1",
        "brood:larva_f level:1 count:3",
        "brood:egg_m count:1",
        "brood:egg_f count:2",
        "button:done",
    )
    planned = nest(mode).plays("button:plan")
    assert planned.s.to_json() == one_by_one.s.to_json()
    assert planned.events == one_by_one.events
    assert planned.brood(P1) == {"egg_f": 2, "egg_m": 1, "larva_f": 2, "pupa_small": 3, "pupa_m": 1}


@clause("HE2-RULING-95")
def test_matches_begun_under_rules_1_go_by_the_plan_they_knew() -> None:
    """Females first, 1 food each, and female eggs for the rest, as far as there is room."""
    one_by_one = nest(rules=1).plays(
        "stack:returning:worker count:3 place:E3",
        "brood:larva_f level:1 count:3",
        "brood:egg_f count:3",
        "button:done",
    )
    assert nest(rules=1).plays("button:plan").s.to_json() == one_by_one.s.to_json()
    crowded = table("n4", rules=1, food=[99], sizes=[6], brood=[{"egg_f": 3}], ants=[{"reserves": 2}])
    assert crowded.plays("button:plan").brood(P1) == {"egg_f": 6}


@clause("HE2-RULING-95")
def test_the_plan_goes_by_the_food_within_reach_since_rules_3() -> None:
    """Where food is near one of the larvae is raised to a princess; on barren land the colony grows on."""
    princess = {"egg_f": 1, "larva_f": 2, "pupa_small": 2, "pupa_large": 1, "pupa_m": 1}
    growth = {"egg_f": 2, "egg_m": 1, "larva_f": 2, "pupa_small": 3, "pupa_m": 1}
    for tokens, since_3 in (({"E4": "plants_3", "D3": "plants_3"}, princess), ({}, growth)):
        assert nest(tokens=tokens).plays("button:plan").brood(P1) == since_3
        assert nest(tokens=tokens, rules=2).plays("button:plan").brood(P1) == princess


@clause("HE2-RULING-95")
def test_the_plan_may_be_accepted_at_any_question_and_keeps_what_was_chosen() -> None:
    t = nest().plays("stack:returning:worker count:2 place:nurses", "button:plan")
    assert (t.ants(P1, "nurses"), t.ants(P1, "E3")) == (3, 1 + 1)
    t = nest(food=[12]).plays("stack:returning:worker count:3 place:E3", "brood:larva_f level:3 count:1")
    t.plays("button:plan")
    assert t.brood(P1)["pupa_large"] >= 1
    t = nest().defaults("lay-eggs").plays("brood:egg_m count:1", "button:plan")
    assert t.brood(P1)["egg_m"] >= 1


@clause("HE2-RULING-95")
@pytest.mark.parametrize(
    "fields, eggs",
    [
        ({"food": [99]}, {"egg_f": 6}),  # what a queen may lay
        ({"food": [99], "queens": [2]}, {"egg_f": 12}),
        ({"food": [4]}, {"egg_f": 4}),  # what can be paid for
        ({"food": [0], "stored": [9], "traits": [["harvesters"]]}, {"egg_f": 6}),  # from the stores, too
        ({"food": [99], "sizes": [6], "brood": [{"pupa_small": 3}]}, {"egg_f": 2}),  # room, for a nurse too
        ({"food": [99], "sizes": [6], "princesses": [1], "males": [1]}, {"egg_f": 3}),  # even if nobody flies
        ({"food": [99], "sizes": [6], "ants": [{"reserves": 5}]}, {"egg_f": 5}),  # reservists can leave
        ({"food": [99], "ants": [{"E4": 1}], "brood": [{"pupa_small": 8}]}, {"egg_f": 2}),  # for one nurse
        ({"food": [99], "sizes": [2], "traits": [["plant_house"]]}, {"egg_f": 6}),
        ({"food": [99], "scores": [14]}, {"egg_f": 3, "egg_m": 3}),  # a pair is worth most
        ({"food": [99], "resettled": [True]}, {}),
    ],
)
def test_eggs_as_queens_food_room_and_nurses_allow(fields: dict[str, Any], eggs: dict[str, int]) -> None:
    t = table("n4", **{"sizes": [30], "ants": [{"E4": 5}], **fields})
    if t.match.pending:
        t.plays("button:plan")
    assert {kind: count for kind, count in t.brood(P1).items() if kind.startswith("egg")} == eggs


@clause("HE2-RULING-95", "HE2-NEST-18")
def test_without_a_queen_the_plan_lays_the_nurses_eggs() -> None:
    t = table("n4", ants=[{"nurses": 4}], queens=[0], sizes=[4]).plays("button:plan")
    assert t.brood(P1) == {"egg_m": 3}


@clause("HE2-RULING-95", "HE2-NEST-07", "HE2-NEST-12")
def test_in_a_shortage_the_plan_gives_up_the_youngest_and_eggs_feed_larvae() -> None:
    fields: dict[str, Any] = {
        "ants": [{"nurses": 2, "builders": 2}],
        "brood": [{"egg_m": 1, "egg_f": 3, "larva_m": 1, "larva_f": 3}],
        "food": [1],
    }
    t = nest(**fields).plays("button:plan")
    assert t.brood(P1) == {"pupa_small": 1}  # three eggs for the adults, the last for a larva
    assert (t.ants(P1, "nurses"), t.ants(P1, "builders")) == (2, 2)


@clause("HE2-RULING-95", "HE2-CHECK-02", "HE2-CHECK-04")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_after_a_plan_the_nest_can_be_in_order_even_if_nobody_flies(mode: str) -> None:
    """Where the plan lays eggs there are room and nurses for all brood, ants on the map included."""
    match, rng, laid = fm.Match(GAME, seats=2, seed=8, options={"mode": mode}), Random(8), 0
    while match.pending and laid < 12:
        seat = match.pending[0].seat
        for told in match.play(seat, PLANNER.choose(match.sight(seat), rng).move):
            if isinstance(told.event, EggsLaid):
                laid += 1
                assert is_orderly(match.state, told.event.seat)
    assert laid >= 12


def is_orderly(s: State, seat: int) -> bool:
    """HE2-CHECK-02 to -04: whether both checks can hold, whoever has to nurse or to leave."""
    assert isinstance(s, Empires)
    brood = sum(s.brood[seat].values())
    nurses = -(-brood // BROOD_PER_NURSE)
    ants = sum(sum(stack) for place, stack in s.ants[seat].items() if place != STORAGE)
    adults = s.princesses[seat] + s.males[seat] + sum(s.ants[seat].get(STORAGE, NO_ANTS)) + s.captives[seat]
    return ants >= nurses and nurses + brood + adults <= nest_size(s, seat)


@clause("HE2-RULING-95", "HE2-CARD-millers-02", "HE2-NEST-10")
def test_millers_grind_and_large_pupae_become_princesses() -> None:
    t = table("n1", ants=[{"storage": (0, 0, 2)}], traits=[["millers"]], food=[5]).plays("button:plan")
    assert t.s.food[P1] == 3 + 8
    t = table("n2", brood=[{"pupa_large": 2}], traits=[["soldiers"]], sizes=[9]).plays("button:plan")
    assert t.s.princesses[P1] == 2


@clause("HE2-RULING-95", "HE2-TERM-15")
def test_where_there_is_no_choice_the_plan_asks_nothing() -> None:
    t = table("n3", brood=[{"larva_m": 2}], food=[2])
    assert t.shortcuts() == ["button:keep_plan", "button:plan"]  # one male larva, or two
    t = table("n3", brood=[{"larva_m": 1}], food=[2])
    assert not t.match.pending


@clause("HE2-RULING-95", "HE2-NEST-02")
def test_the_plan_is_sealed_and_may_be_taken_back() -> None:
    t = nest(ants=[{"returning": 1}, {"returning": 1}], food=[9, 9], sizes=[20, 20])
    before = t.view(P2)
    t.plays("button:plan", seat=P1)
    assert t.asked == {P2: "ask-return-ants"}
    assert t.view(P2) == before
    assert t.match.undo(P1) is None
    assert t.asked == {P1: "ask-return-ants", P2: "ask-return-ants"}


@clause("HE2-RULING-95")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_every_plan_is_a_row_of_legal_answers(mode: str) -> None:
    """Wherever a match at random comes to a plan, it can be played answer by answer, with the same result."""
    rng, plans = Random(5), 0
    match = fm.Match(GAME, seats=3, seed=5, options={"mode": mode})
    while plans < 20 and match.pending:
        decision = rng.choice(match.pending)
        if ACCEPT_PLAN in decision.options:
            plans += 1
            draft = sight(match.state, decision.seat)
            assert isinstance(draft, Empires)
            at_once, singly = draft.copy(), draft.copy()
            answer(at_once, decision.seat, ACCEPT_PLAN)
            settle(at_once)
            while asked := settle(singly):
                assert isinstance(asked, tuple)
                step = singly.steps[-1]
                assert isinstance(step, NestStep)
                proposed = step.proposal(singly, asked[0])
                assert proposed in asked[0].options
                answer(singly, decision.seat, proposed)
            assert at_once.to_json() == singly.to_json()
        match.play(decision.seat, rng.choice(decision.options))
    assert plans == 20


@clause("HE2-RULING-101")
def test_the_plan_may_be_accepted_for_the_whole_nest_phase() -> None:
    """The first colony is asked no more; the other decides block by block."""
    t = nest("advanced", ants=[{"returning": 3}, {"returning": 1}], food=[9, 9], hands=[[], ["mutation"]])
    assert t.shortcuts(P1) == ["button:keep_plan", "button:plan"]
    t.plays("button:keep_plan", seat=P1)
    assert not t.view(P2).planned[P1]
    t.plays("button:plan", seat=P2)
    assert t.view(P2).planned[P1]
    assert t.told(PlanKept) == [PlanKept(P1)]
    assert t.asked == {P2: "ask-lay-eggs"}
    assert t.shortcuts() == ["button:plan"]
    t.plays("button:done")
    assert t.brood(P1) == {"egg_f": 5, "larva_f": 2, "pupa_small": 3, "pupa_m": 1}
    assert t.s.planned == [False, False]


@clause("HE2-RULING-101", "HE2-CARD-thief_ants-01")
def test_it_goes_by_what_lies_there_when_each_block_comes() -> None:
    t = nest(
        "advanced", ants=[{"returning": 3}], food=[8], brood=[{"larva_f": 2}], hands=[[], ["thief_ants"]]
    )
    t.plays("button:keep_plan", seat=P1).plays("card:thief_ants seat:0")
    assert t.brood(P1) == {"egg_f": 2, "pupa_small": 2}


@clause("HE2-RULING-101", "HE2-FLIGHT-01")
def test_the_flight_is_still_asked_for_and_one_block_needs_no_more() -> None:
    t = nest("advanced", princesses=[1], hands=[[], ["mutation"]]).plays("button:keep_plan")
    assert t.asked == {P1: "ask-nuptial-flight"}
    assert nest("advanced").shortcuts() == ["button:plan"]


# Foraging


def pantry(**fields: Any) -> Table:
    laid: dict[str, Any] = {
        "ants": [{"D3": 3, "E4": 5, "F3": 2, "E5": 4}],
        "tokens": {"D3": "plants_2", "E4": "prey_3", "F3": "aphids_2", "E5": "prey_6"},
    }
    return table("forage", **laid | fields)


@clause("HE2-RULING-96")
def test_everything_is_foraged_as_if_it_were_named() -> None:
    """Plants and Aphids are tended, Prey is harvested, each by as many ants as bring food home."""
    dice = (2, 1, 1, 3, 4, 5, 6, 1, 4, 5, 6)
    named = pantry(dice=dice).forages("D3", "tend", 2).forages("E4", "harvest", 5)
    named.forages("E5", "harvest", 4).forages("F3", "tend", 2)
    at_once = pantry(dice=dice).plays("button:forage_all")
    assert at_once.events[: len(named.events)] == named.events
    assert at_once.s.food == named.s.food
    assert at_once.rolled == [5, 4, 2]
    assert at_once.s.food[P1] == 2 + 5 + 4 + 2


@clause("HE2-RULING-96", "HE2-PATH-03", "HE2-FORAGE-03")
def test_no_more_ants_forage_than_the_path_bears_and_prey_is_harvested_where_it_is_shared() -> None:
    t = table(
        "forage",
        ants=[{"E4": 2, "E5": 6, "D3": 3}, {"D3": 1}],
        tokens={"E5": "prey_6", "D3": "prey_2"},
    ).plays("button:forage_all")
    assert (t.rolled, t.s.food[P1]) == ([3, 2], 3 + 2)


@clause("HE2-RULING-96", "HE2-FORAGE-03")
def test_plants_and_aphids_that_could_only_be_harvested_are_left_to_the_player() -> None:
    fields: dict[str, Any] = {"ants": [{"D3": 3, "E4": 2}, {"D3": 1}], "tokens": {"D3": "plants_2"}}
    t = table("forage", **fields)
    assert (t.offers("place"), t.shortcuts()) == (["place:D3 do:harvest"], [])
    t = table("forage", **fields | {"tokens": {"D3": "plants_2", "E4": "prey_2"}}).plays("button:forage_all")
    assert (t.s.foraged, t.offers("place")) == (("E4",), ["place:D3 do:harvest"])


@clause("HE2-RULING-96")
def test_what_is_left_may_be_foraged_after_something_was_named() -> None:
    t = pantry().forages("D3", "harvest", 3).plays("button:forage_all")
    assert (t.s.food[P1], t.rolled) == (3 + 5 + 4 + 2, [3, 5, 4, 2])


@clause("HE2-RULING-96", "HE2-CARD-repellent-02")
def test_repellent_still_asks() -> None:
    t = table(
        "forage",
        seats=3,
        ants=[{"C4": 2}, {"C4": 1}, {"C4": 1}],
        tokens={"C4": "aphids_2"},
        arrivals={"C4": 2},
        traits=[["repellent"]],
    ).plays("button:forage_all")
    assert t.asked == {P1: "ask-repel-target"}
    assert t.plays("seat:1").s.food[P1] == 2


@clause("HE2-RULING-96", "HE2-HAND-08")
def test_without_anything_to_forage_nothing_is_asked() -> None:
    assert "ask-forage" not in table("forage", ants=[{"E4": 2}], hands=[["mutation"]]).asked.values()


# Scouting


@clause("HE2-RULING-102", "HE2-REVEAL-01")
def test_all_tokens_under_ones_ants_are_revealed() -> None:
    """The Predator on D4 sends the ants of D4 home, those on D5 and E5 stay."""
    tokens = {"D4": "?predator_3", "D5": "?prey_2", "E5": "?plants_2", "F5": "?prey_1"}
    fields: dict[str, Any] = {"mode": "basic", "ants": [{"D4": 2, "D5": 1, "E5": 1}], "tokens": tokens}
    t = table("reveal", **fields).plays("button:scout_all")
    named = table("reveal", **fields).plays("place:D4", "place:D5", "place:E5")
    assert t.s.to_json() == named.s.to_json()
    assert (t.token("D5"), t.token("E5"), t.token("F5")) == ("prey_2", "plants_2", "?")
    assert t.ants(P1, "returning") == 2


@clause("HE2-RULING-102", "HE2-SCOUT-01", "HE2-SCOUT-09")
def test_all_areas_are_scouted_and_what_else_is_to_be_decided_is_asked() -> None:
    tokens = {"D4": "?prey_3", "E5": "?plants_2"}
    fields: dict[str, Any] = {
        "ants": [{"D4": 1, "E5": 2, "reserves": 2}, {}],
        "tokens": tokens,
        "sizes": [20],
    }
    t = table("scout", **fields).plays("button:scout_all")
    assert t.asked == {P1: "ask-scout-reinforce"}
    assert (t.token("D4"), t.token("E5")) == ("prey_3", "?")
    t.plays("stack:reserves:worker count:1", "button:done", "button:done")
    named = table("scout", **fields).plays("place:D4", "button:yes", "stack:reserves:worker count:1")
    named.plays("button:done", "place:E5", "button:yes", "button:done")
    assert t.s.to_json() == named.s.to_json()
    assert (t.ants(P1, "D4"), t.token("E5")) == (2, "plants_2")


@clause("HE2-RULING-102", "HE2-SCOUT-02")
def test_patrols_are_met_on_the_way() -> None:
    t = table(
        "advance",
        ants=[{"E4": 2}, {}],
        patrols=[{}, {"E5": 1, "D4": 1}],
        tokens={"D5": "?prey_1"},
        dice=[1, 4],
    )
    t.advances("E4", "E5").advances("E4", "D4").done("scout")
    assert t.shortcuts() == ["button:scout_all"]
    t.plays("button:scout_all")
    assert t.asked == {P2: "ask-patrol-react"}
    assert (t.ants(P1, "D4"), t.ants(P1, "E5")) == (0, 1)
    assert t.s.view(P2).scouts_all, "said aloud: what is still to come is no secret"


@clause("HE2-RULING-102")
def test_a_single_area_needs_no_shortcut() -> None:
    t = table("reveal", mode="basic", ants=[{"D4": 2}], tokens={"D4": "?prey_1"})
    assert t.shortcuts() == []
    t = table("scout", ants=[{"D4": 2}], tokens={"D4": "?prey_1"})
    assert t.shortcuts() == []


# As last turn


@clause("HE2-RULING-97")
def test_who_came_home_goes_back_to_the_posts_of_the_last_turn() -> None:
    posts = [[["nurses", [2, 0, 0]], ["E4", [3, 1, 0]], ["E5", [2, 0, 0]]], []]
    fields: dict[str, Any] = {
        "ants": [{"nurses": 1, "reserves": (4, 2, 0), "E4": 2, "E5": 1}],
        "sizes": [20],
        "posts": posts,
    }
    t = table("redeploy", **fields).plays("button:as_last_turn")
    named = table("redeploy", **fields).redeploys("reserves", "nurses").redeploys("reserves", "E4")
    named.redeploys("reserves", "E4", caste="media").redeploys("reserves", "E5")
    assert t.s.to_json() == named.s.to_json()
    assert t.ants(P1, "reserves") == 1
    assert t.shortcuts() == ["button:gather"]
    assert t.refuses("button:as_last_turn") == "HE2-RULING-97"


@clause("HE2-RULING-97")
def test_new_workers_on_the_nest_area_fill_posts_in_the_basic_game() -> None:
    posts = [[["builders", [2, 0, 0]], ["E3", [1, 0, 0]], ["E4", [3, 0, 0]]], []]
    fields: dict[str, Any] = {"mode": "basic", "ants": [{"E3": 4, "E4": 2}], "posts": posts}
    t = table("redeploy", **fields).plays("button:as_last_turn")
    assert (t.ants(P1, "builders"), t.ants(P1, "E3"), t.ants(P1, "E4")) == (2, 1, 3)


@clause("HE2-RULING-97", "HE2-MOVE-02", "HE2-MOVE-03", "HE2-MOVE-05")
def test_posts_that_cannot_be_reached_and_ants_that_have_moved_are_left_out() -> None:
    posts = [[["D5", [2, 0, 0]], ["E4", [2, 0, 0]], ["F3", [2, 0, 0]]], []]
    t = table(
        "redeploy",
        ants=[{"reserves": 3, "E4": 1, "F3": 1}],
        sizes=[20],
        posts=posts,
        tokens={"F3": "predator_3"},
    )
    t.plays("button:as_last_turn")
    assert t.s.ants[P1] == {"reserves": (2, 0, 0), "E4": (2, 0, 0), "F3": (1, 0, 0)}
    t = table("redeploy", ants=[{"nurses": 2, "E4": 1}], sizes=[20], posts=posts).redeploys(
        "nurses", "reserves"
    )
    assert "button:as_last_turn" not in t.shortcuts()


@clause("HE2-RULING-97", "HE2-RULING-98")
def test_posts_and_patrols_are_noted_when_ants_have_advanced_and_been_assigned() -> None:
    t = table("advance", ants=[{"nurses": 1, "reserves": 2, "E4": 3}], sizes=[20]).advances("E4", "E5", 2)
    t.done("assign-patrol")
    assert t.s.posts[P1] == (("nurses", (1, 0, 0)), ("E4", (1, 0, 0)), ("E5", (2, 0, 0)))
    t.plays("stack:E5:worker count:1").done()
    assert t.s.watches[P1] == (("E5", (1, 0, 0)),)
    assert t.s.posts[P2] == t.s.watches[P2] == ()
    assert t.view(P2).posts == t.view(None).posts == tuple(t.s.posts)


@clause("HE2-RULING-98")
def test_the_same_ants_patrol_again() -> None:
    watches = [[["D3", [2, 1, 0]], ["E4", [1, 0, 0]], ["E5", [2, 0, 0]]], []]
    t = table(
        "assign_patrol",
        ants=[{"D3": (1, 1, 0), "E4": 3, "E5": 2}, {"E4": 1}],
        patrols=[{"E5": 1}],
        watches=watches,
    ).plays("button:as_last_turn")
    assert t.s.patrols[P1] == {"D3": (1, 1, 0), "E5": (2, 0, 0)}
    assert t.refuses("button:as_last_turn") == "HE2-RULING-98"


@clause("HE2-RULING-97", "HE2-VAR-02")
def test_a_colony_that_begins_again_has_no_posts() -> None:
    t = table(
        steps=["Restart", "Occupy", "BeginMove", "Redeploy", "CheckNest", "Advance", "EndPlayerTurn"],
        options={"restart": True},
        ants=[{"E4": 1}],
        queens=[0],
        posts=[[["E4", [3, 0, 0]]], []],
        watches=[[["E4", [1, 0, 0]]], []],
    ).plays("button:yes")
    t.plays(t.offers("place")[0])
    assert t.s.posts[P1] == t.s.watches[P1] == ()


# Gathering


@clause("HE2-RULING-100")
def test_all_ants_outside_and_in_reserves_gather_in_one_place() -> None:
    fields: dict[str, Any] = {
        "ants": [{"nurses": 2, "builders": 1, "reserves": 3, "E4": (2, 1, 0), "E5": 4}],
        "sizes": [30],
    }
    t = table("redeploy", **fields).plays("button:gather", "place:E5")
    named = table("redeploy", **fields).redeploys("E4", "E5", 2).redeploys("E4", "E5", caste="media")
    named.redeploys("reserves", "E5", 3)
    assert t.s.to_json() == named.s.to_json()
    assert t.s.ants[P1] == {"nurses": (2, 0, 0), "builders": (1, 0, 0), "E5": (9, 1, 0)}


@clause("HE2-RULING-100", "HE2-MOVE-03")
def test_they_gather_only_where_they_may_be_redeployed() -> None:
    t = table("redeploy", ants=[{"E4": 1, "F3": 1}], tokens={"F3": "predator_3"}).plays("button:gather")
    assert t.offers() == ["place:E3", "place:E4", "place:reserves"]
    assert t.refuses("place:nurses") == "HE2-RULING-100"
    assert t.refuses("place:F3") == "HE2-MOVE-03"
    assert t.refuses("place:D5") == "HE2-MOVE-02"
    assert t.refuses("place:storage") == "HE2-MOVE-04"
    t = table("redeploy", ants=[{"E4": (1, 1, 0)}], traits=[["guards"]]).plays("button:gather")
    assert t.refuses("place:E4") == "HE2-RULING-100"
    t = table("redeploy", mode="basic", ants=[{"E4": 2}])
    assert t.shortcuts() == []
    assert t.refuses("button:gather") == "HE2-RULING-100"


@clause("HE2-RULING-97", "HE2-RULING-100")
@pytest.mark.parametrize("answers", [("button:as_last_turn",), ("button:gather", "place:E5")])
def test_an_answer_for_several_is_taken_back_as_one(answers: tuple[str, ...]) -> None:
    posts = [[["E4", [4, 0, 0]], ["E5", [2, 0, 0]]], []]
    t = table("redeploy", ants=[{"reserves": 5, "E4": 1, "E5": 1}], sizes=[20], posts=posts)
    before = t.s.to_json()
    t.plays(*answers)
    assert t.s.to_json() != before
    for _ in answers:
        assert t.match.undo(P1) is None
    assert t.s.to_json() == before


# One by one


@clause("HE2-RULING-99", "HE2-COMBAT-13")
def test_all_losses_of_a_battle_in_one_answer() -> None:
    def battle() -> Table:
        return (
            table("attack", ants=[{"E5": (6, 2, 0)}, {"E5": 4}], traits=[["porters"]])
            .attacks("E5")
            .plays("count:0")
        )

    t = battle()
    assert t.shortcuts() == ["button:proposed"]
    t.plays("button:proposed")
    assert (t.ants(P1, "E5"), t.ants(P1, "E5", "media")) == (2, 2)
    named = battle().plays(*["stack:E5:worker"] * 4)
    assert t.s.to_json() == named.s.to_json()


@clause("HE2-RULING-99", "HE2-RULING-103", "HE2-COMBAT-13")
@pytest.mark.parametrize(
    "ants, due, left",
    [
        ((6, 0, 1), 2, (4, 0, 1)),  # two workers, not a soldier
        ((6, 0, 1), 5, (6, 0, 0)),  # a soldier costs no more than five workers
        ((1, 3, 1), 4, (0, 2, 1)),  # a worker and a guard
        ((0, 3, 1), 4, (0, 3, 0)),  # 5 points instead of 6
        ((1, 0, 2), 4, (1, 0, 1)),
    ],
)
def test_no_more_points_are_lost_than_must_be(
    ants: tuple[int, int, int], due: int, left: tuple[int, int, int]
) -> None:
    t = table("attack", ants=[{"E5": ants}, {"E5": due}], traits=[["guards", "soldiers"]]).attacks("E5")
    t.plays("count:0", "button:proposed")
    assert t.s.ants[P1] == {"E5": left}


@clause("HE2-RULING-99", "HE2-COMBAT-08", "HE2-CARD-suicide_bombers-02")
def test_victims_and_explosions_may_be_left_to_the_proposals() -> None:
    t = table("attack", ants=[{"E5": 4}, {"E5": (3, 2, 0)}], traits=[["mace"], ["guards"]], dice=[1, 1, 1, 6])
    t.attacks("E5").plays("count:0", "count:4", "button:proposed")
    assert t.ants(P2, "returning") == 3
    t = table(
        "attack", ants=[{"E5": (5, 1, 0)}, {"E5": 4}], traits=[["porters"], ["suicide_bombers"]], dice=[3]
    )
    t.attacks("E5").plays("count:0", "count:1", "button:proposed")
    assert [event.ants for event in t.told(AntsEliminated)[:3]] == [("worker",)] * 3


@clause("HE2-RULING-99", "HE2-CARD-suicide_bombers-02")
def test_each_side_leaves_only_its_own_losses_to_the_proposals() -> None:
    t = table(
        "attack",
        ants=[{"E5": (7, 1, 0)}, {"E5": (3, 2, 0)}],
        traits=[["porters"], ["suicide_bombers", "guards"]],
        dice=[3, 2],
    )
    t.attacks("E5").plays("count:0", "count:2", "button:proposed")
    assert t.ants(P1, "E5") == 2
    assert t.asked == {P2: "ask-bomb-loss"}


@clause("HE2-RULING-99", "HE2-INVADE-08")
def test_the_dearest_brood_is_rescued_first() -> None:
    t = table(
        "attack",
        ants=[{"E7": 6}, {"nurses": 3}],
        brood=[{}, {"egg_f": 2, "pupa_large": 1, "pupa_small": 1}],
        dice=[1, 1, 1],
    ).attacks("E7")
    t.plays("count:3", "stack:nurses:worker count:3", "button:proposed")
    assert [event.brood for event in t.told(BroodRescued)] == ["pupa_large", "pupa_small", "egg_f"]


@clause("HE2-RULING-99", "HE2-CHECK-05")
def test_a_failing_nest_is_put_right_without_losses_where_that_can_be() -> None:
    """HE2-EX-48: a reservist becomes a nurse, three leave; the clock would give up brood."""
    t = table("check", ants=[{"nurses": 1, "reserves": 10}], brood=[{"egg_f": 12}], sizes=[20])
    assert t.timeout() == "brood:egg_f"
    t.plays("button:proposed")
    assert t.s.ants[P1] == {"nurses": (2, 0, 0), "reserves": (6, 0, 0), "E3": (3, 0, 0)}
    assert t.brood(P1) == {"egg_f": 12}
    assert t.asked == {P1: "ask-advance"}


@clause("HE2-RULING-99", "HE2-CHECK-05")
def test_ants_near_the_nest_are_called_first_and_builders_last() -> None:
    fields: dict[str, Any] = {"mode": "basic", "brood": [{"egg_f": 25}], "sizes": [40]}
    t = table("check", ants=[{"E3": 1, "D3": 1, "builders": 2, "E5": 1}], **fields).plays("button:proposed")
    assert t.s.ants[P1] == {"nurses": (3, 0, 0), "builders": (2, 0, 0)}
    t = table("check", ants=[{"E3": 1, "builders": 2}], **fields).plays("button:proposed")
    assert t.s.ants[P1] == {"nurses": (3, 0, 0)}


@clause("HE2-RULING-99", "HE2-CHECK-05", "HE2-CARD-bivouac-01")
def test_a_nurse_who_is_needed_does_not_build_the_bivouac_while_others_can() -> None:
    fields: dict[str, Any] = {"brood": [{"egg_f": 4}], "traits": [["bivouac"]]}
    t = table("check", ants=[{"nurses": 1, "E4": 5}], **fields).plays("button:proposed")
    assert (t.s.ants[P1], t.brood(P1)) == ({"nurses": (1, 0, 0), "builders": (5, 0, 0)}, {"egg_f": 4})
    t = table("check", ants=[{"nurses": 3, "builders": 3}], **fields).plays("button:proposed")
    assert (t.s.ants[P1], t.brood(P1)) == ({"nurses": (1, 0, 0), "builders": (5, 0, 0)}, {"egg_f": 4})


@clause("HE2-RULING-99", "HE2-CHECK-05")
def test_males_are_given_up_before_princesses() -> None:
    t = table("check", princesses=[2], males=[2], sizes=[1]).plays("button:proposed")
    assert (t.s.princesses[P1], t.s.males[P1]) == (1, 0)


@clause("HE2-RULING-99", "HE2-CHECK-05")
def test_brood_is_given_up_where_nothing_else_helps() -> None:
    t = table("check", mode="basic", ants=[{"nurses": 1}], brood=[{"egg_f": 4, "pupa_small": 5}], sizes=[7])
    t.plays("button:proposed")
    assert t.brood(P1) == {"egg_f": 1, "pupa_small": 5}


@clause("HE2-RULING-99", "HE2-CARD-migration-02")
def test_brood_lost_in_a_migration() -> None:
    brood = {"egg_m": 1, "egg_f": 1, "pupa_large": 2}
    t = table("redeploy", ants=[{"E3": 1}], brood=[brood], hands=[["migration"]])
    t.plays("card:migration place:E3 place:E4", "button:proposed")
    assert t.brood(P1) == {}


@clause("HE2-RULING-99")
def test_a_single_choice_needs_no_shortcut() -> None:
    t = (
        table("attack", ants=[{"E5": (2, 1, 0)}, {"E5": 1}], traits=[["porters"]])
        .attacks("E5")
        .plays("count:0")
    )
    assert t.asked == {P1: "ask-combat-loss"}
    assert t.shortcuts() == []


# A turn of a large colony


@clause("HE2-RULING-95", "HE2-RULING-96", "HE2-RULING-97", "HE2-RULING-98")
def test_a_turn_with_thirty_ants_as_the_last_takes_a_handful_of_answers() -> None:
    posts = {"nurses": 2, "builders": 2, "D2": 3, "D3": 5, "E4": 6, "E5": 4, "F2": 4, "F3": 3}
    tokens = {
        "D2": "plants_2",
        "D3": "plants_3",
        "E4": "prey_5",
        "E5": "aphids_2",
        "F2": "prey_2",
        "F3": "aphids_1",
    }
    t = table(
        "redeploy",
        ants=[{**posts, "nurses": 1, "E4": 3, "reserves": 5}],
        tokens=tokens,
        brood=[{"egg_f": 5, "larva_f": 5, "larva_m": 1, "pupa_small": 4}],
        sizes=[40],
        posts=[[[place, [count, 0, 0]] for place, count in posts.items()], []],
        watches=[[["D3", [2, 0, 0]]], []],
    )
    assert sum(sum(stack) for stack in t.s.ants[P1].values()) == 30
    answers = ("as_last_turn", "done", "done", "as_last_turn", "done", "forage_all")
    t.plays(*(f"button:{button}" for button in answers))
    t.defaults("feed-larvae").plays(
        "button:plan", "button:plan"
    )  # once to feed, once to lay: somebody holds a card
    assert (t.s.turn, t.asked) == (2, {P1: "ask-redeploy"})
    assert t.brood(P1) == {"larva_f": 5, "pupa_small": 1, "pupa_large": 4, "pupa_m": 1}


# Where a player is, under seal


@clause("HE2-NEST-02", "HE2-NEST-03")
def test_everybody_sees_the_same_stage_under_seal() -> None:
    t = table("nest", ants=[{"returning": 1}, {"returning": 1}], hands=[["mutation"]])
    for _ in range(2):
        assert [t.view(viewer).stage for viewer in (P1, P2, None)] == ["n1"] * 3
        t.match.time_out(t.match.pending[0].seat)
    t = table("wa", hands=[["thief_ants"]], food=[2, 2])
    assert [t.view(viewer).stage for viewer in (P1, P2, None)] == ["wa"] * 3
    t = table("nest", mode="basic", ants=[{"E3": 1}, {"E7": 1}], princesses=[1, 1], food=[2, 2])
    assert [t.view(viewer).stage for viewer in (P1, P2, None)] == ["n1_to_n4"] * 3
    t.defaults("nuptial-flight").plays("button:stay", seat=P1)
    assert [t.view(viewer).stage for viewer in (P1, P2, None)] == ["n5"] * 3
    assert t.plays("button:stay", seat=P2).view(P1).stage == "redeploy"
