"""HE2-SCOUT: scouting in the advanced game."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.hidden_empires_2.events import (
    AntsReinforced,
    PatrolReinforced,
    PredatorStruck,
    ScoutSearched,
)
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, table

P1, P2, P3 = 0, 1, 2


def sent(patrollers: int = 2, **fields: Any) -> Table:
    """A scout of seat 0 has gone from E4 to E5, where seat 1 patrols; the scouting begins."""
    base: dict[str, Any] = {
        "ants": [{"E4": 1, "reserves": 2}, {"reserves": 3}],
        "patrols": [{}, {"E5": patrollers}],
        "sizes": [20, 20],
    }
    return table("advance", **base | fields).advances("E4", "E5")


# Which areas


@clause("HE2-SCOUT-01", "HE2-RULING-44")
def test_areas_with_a_searched_scout_must_be_handled_others_may_be() -> None:
    t = sent(ants=[{"E4": 1, "C3": 1}], tokens={"C3": "?prey_1", "E5": "?prey_2"}).done()
    assert t.asked == {P1: "ask-scout"}
    assert t.offers() == ["place:C3", "place:E5"]
    assert t.refuses("button:done") == "HE2-SCOUT-01"
    t.plays("place:C3", "button:no")
    assert t.ants(P1, "E5") == 1  # E5, the last one, is handled without a question; the dice are sixes
    t.plays("button:none")
    assert t.asked == {P1: "ask-scout-reveal"}


@clause("HE2-SCOUT-01")
def test_areas_with_a_hidden_token_only_may_be_left_out() -> None:
    t = table("scout", ants=[{"C3": 1, "D4": 3}], tokens={"C3": "?prey_1", "D4": "?prey_2", "E4": "?prey_3"})
    assert t.offers() == ["place:C3", "place:D4", "button:done"]
    assert t.refuses("place:E4") == "HE2-SCOUT-01"
    t.done()
    assert (t.token("C3"), t.token("D4")) == ("?", "?")


@clause("HE2-SCOUT-01", "HE2-RULING-44")
def test_each_area_is_handled_once_a_turn_in_any_order() -> None:
    t = table("scout", ants=[{"C3": 1, "D4": 3}], tokens={"C3": "?prey_1", "D4": "?prey_2"})
    t.plays("place:D4", "button:no")
    assert t.offers() == ["place:C3", "button:done"]
    assert t.refuses("place:D4") == "HE2-SCOUT-01"
    t.plays("place:C3", "button:yes")
    assert t.token("C3") == "prey_1"


@clause("HE2-SCOUT-01", "HE2-RULING-44")
def test_ants_that_were_redeployed_among_patrollers_are_not_searched() -> None:
    t = table("redeploy", ants=[{"E5": 1, "E4": 1}], patrols=[{}, {"E5": 2}], tokens={"D4": "?prey_1"})
    t.redeploys("E4", "E5").done().done()
    assert t.asked != {P1: "ask-scout"}
    assert t.told(ScoutSearched) == []
    assert t.ants(P1, "E5") == 2


# Search


@clause("HE2-SCOUT-02")
@pytest.mark.parametrize(
    "dice, fate",
    [
        ((1, 6), "eliminated"),
        ((3, 1), "eliminated"),
        ((2, 6), "home"),
        ((6, 3), "home"),
        ((4, 5), "unseen"),
        ((4, 6), "unseen"),
    ],
)
def test_one_die_per_patroller(dice: tuple[int, int], fate: str) -> None:
    t = sent().rolls(*dice).done()
    (searched,) = t.told(ScoutSearched)
    assert (searched.seat, searched.scout, searched.dice, searched.fate) == (P2, P1, dice, fate)
    assert (t.ants(P1, "E5"), t.ants(P1, "returning")) == {
        "eliminated": (0, 0), "home": (0, 1), "unseen": (1, 0),
    }[fate]  # fmt: skip


@clause("HE2-SCOUT-02")
def test_only_the_scout_is_found() -> None:
    t = table(
        "redeploy", ants=[{"E5": (0, 2, 0), "E4": 1}], patrols=[{}, {"E5": 1}], traits=[["guards"]], dice=[1]
    )
    t.done().advances("E4", "E5").done()
    assert t.s.ants[P1] == {"E5": (0, 2, 0)}


@clause("HE2-SCOUT-02", "HE2-RULING-92")
def test_if_the_scout_is_gone_the_cheapest_ant_there_stands_in_for_it() -> None:
    t = table(
        "scout",
        ants=[{"E5": (0, 1, 1)}],
        patrols=[{}, {"E5": 1}],
        traits=[["guards", "bus"]],
        scouts={"E5": "worker"},
        challenged=["E5"],
        dice=[1],
    )
    assert t.s.ants[P1] == {"E5": (0, 0, 1)}


@clause("HE2-SCOUT-02", "HE2-CARD-predator_migration-03")
def test_without_patrollers_left_search_and_reaction_are_skipped() -> None:
    t = table(
        "scout",
        ants=[{"E5": 1, "E4": 1}],
        patrols=[{}, {"E5": 2}],
        tokens={"E5": "?prey_1", "E4": "?prey_1", "F5": "predator_3"},
        traits=[["camouflage"]],
        hands=[["predator_migration"]],
        scouts={"E5": "worker"},
        challenged=["E5"],
    )
    t.plays("card:predator_migration place:F5 place:E5")
    assert t.patrol(P2, "E5") == 0
    t.plays("place:E5")
    assert t.told(ScoutSearched) == []
    assert t.asked == {P1: "ask-scout"}  # no token is left there either


@clause("HE2-SCOUT-03")
@pytest.mark.parametrize("dice", [(1, 6), (2, 6)])
def test_a_scout_that_was_found_ends_the_handling(dice: tuple[int, int]) -> None:
    t = sent(tokens={"E5": "?prey_1"}).rolls(*dice).done()
    assert t.asked == {P2: "ask-redeploy"}  # nobody was asked to react
    assert (t.token("E5"), t.ants(P2, "E5")) == ("?", 2)
    assert t.ants(P1, "reserves") == 2  # and nobody follows


# Reaction


@clause("HE2-SCOUT-04")
def test_the_patrolling_player_may_reinforce() -> None:
    t = sent().done()
    assert t.asked == {P2: "ask-patrol-react"}
    assert t.offers() == [
        *(f"stack:reserves:worker count:{n}" for n in (1, 2, 3)),
        *(f"patrol:E5:worker count:{n}" for n in (1, 2)),
        "button:none",
    ]
    t.plays("stack:reserves:worker count:2")
    assert t.offers() == ["stack:reserves:worker count:1", "button:done"]  # of the same sort
    assert t.refuses("patrol:E5:worker count:1") == "HE2-SCOUT-04"
    t.plays("stack:reserves:worker count:1")
    assert (t.patrol(P2, "E5"), t.ants(P2, "reserves")) == (5, 0)  # they are patrollers too
    assert [(event.seat, event.count) for event in t.told(PatrolReinforced)] == [(P2, 2), (P2, 1)]


@clause("HE2-SCOUT-04", "HE2-RULING-86")
def test_or_retreat_with_ordinary_ants_and_patrollers() -> None:
    t = sent(ants=[{"E4": 1}, {"E5": (1, 1, 0), "reserves": 1}], traits=[[], ["guards"]])
    assert t.offers("stack:E5") == ["stack:E5:worker count:1", "stack:E5:media count:1"]
    t.plays("patrol:E5:worker count:2")
    assert t.offers("stack:reserves") == []
    assert t.refuses("stack:reserves:worker count:1") == "HE2-SCOUT-04"
    t.plays("stack:E5:media count:1", "button:done")
    assert t.s.ants[P2] == {"E5": (1, 0, 0), "reserves": (1, 0, 0), "returning": (2, 1, 0)}
    assert t.s.patrols[P2] == {}


@clause("HE2-SCOUT-04")
def test_or_do_nothing() -> None:
    t = sent().done().plays("button:none")
    assert (t.patrol(P2, "E5"), t.ants(P2, "reserves")) == (2, 3)
    assert t.asked == {P1: "ask-scout-reinforce"}


@clause("HE2-SCOUT-05")
def test_reinforcements_come_from_any_distance_past_predators_and_ants() -> None:
    tokens = {"E6": "predator_3", "D6": "predator_4"}
    t = sent(
        nests=[["E3"], ["A5"]], tokens=tokens, ants=[{"E4": 1, "D5": 3, "F5": 3}, {"reserves": 2}]
    ).done()
    t.plays("stack:reserves:worker count:2")
    assert t.patrol(P2, "E5") == 4


# The token


@clause("HE2-SCOUT-06")
def test_the_token_may_be_revealed_or_left() -> None:
    for answer, token in (("button:yes", "prey_1"), ("button:no", "?")):
        t = table("scout", ants=[{"D4": 1}], tokens={"D4": "?prey_1"}).plays("place:D4")
        assert t.asked == {P1: "ask-scout-reveal"}
        assert t.plays(answer).token("D4") == token


@clause("HE2-SCOUT-06", "HE2-RULING-44")
def test_after_the_reaction_the_token_follows() -> None:
    t = sent(tokens={"E5": "?prey_1"}).done().plays("button:none", "button:yes")
    assert t.token("E5") == "prey_1"
    assert t.asked == {P1: "ask-scout-reinforce"}


@clause("HE2-SCOUT-07", "HE2-TOKEN-02", "HE2-TOKEN-03")
def test_empty_tokens_and_predators_side_by_side() -> None:
    t = table("scout", ants=[{"D4": 1}], tokens={"D4": "?empty"}).plays("place:D4", "button:yes")
    assert (t.token("D4"), t.ants(P1, "D4")) == ("", 1)
    tokens = {"D4": "?predator_3", "D5": "predator_4"}
    t = table("scout", ants=[{"D4": 1}], tokens=tokens, draws=["plants_3"]).plays("place:D4", "button:yes")
    assert (t.token("D4"), t.ants(P1, "D4"), t.rolled) == ("plants_3", 1, [])


@clause("HE2-SCOUT-08")
@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_a_predator_rolls_as_many_dice_as_its_number(number: int) -> None:
    t = table("scout", ants=[{"D4": 2}], tokens={"D4": f"?predator_{number}"})
    t.rolls(*[2] * (number - 1), 1).plays("place:D4", "button:yes")
    assert t.rolled == [number]
    assert [event.dice for event in t.told(PredatorStruck)] == [(*[2] * (number - 1), 1)]
    assert (t.ants(P1, "D4"), t.ants(P1, "returning")) == (0, 1)  # one falls, the other goes home


@clause("HE2-SCOUT-08")
def test_several_ones_cost_one_ant_only_and_none_cost_nothing() -> None:
    for dice, home in (((1, 1, 1), 2), ((2, 3, 6), 3)):
        t = table("scout", ants=[{"D4": 3}], tokens={"D4": "?predator_3"}).rolls(*dice)
        t.plays("place:D4", "button:yes")
        assert t.ants(P1, "returning") == home


@clause("HE2-SCOUT-08", "HE2-RULING-44")
def test_he_chooses_the_caste_that_falls() -> None:
    t = table(
        "scout",
        ants=[{"D4": (1, 1, 1)}],
        tokens={"D4": "?predator_3"},
        traits=[["guards", "bus"]],
        dice=[1, 2, 2],
    )
    t.plays("place:D4", "button:yes")
    assert t.asked == {P1: "ask-scout-victim"}
    assert t.offers() == ["stack:D4:worker", "stack:D4:media", "stack:D4:major"]
    t.plays("stack:D4:media")
    assert t.s.ants[P1] == {"returning": (1, 0, 1)}


@clause("HE2-SCOUT-08", "HE2-CARD-warning_coloration-02")
def test_with_warning_coloration_nobody_rolls_and_all_go_home() -> None:
    t = table(
        "scout", ants=[{"D4": 2}, {"D4": 1}], tokens={"D4": "?predator_6"}, traits=[["warning_coloration"]]
    )
    t.plays("place:D4", "button:yes")
    assert t.rolled == []
    assert (t.ants(P1, "returning"), t.ants(P2, "returning")) == (2, 1)
    assert [event.dice for event in t.told(PredatorStruck)] == [()]


@clause("HE2-SCOUT-08", "HE2-CARD-camouflage-02", "HE2-CARD-camouflage-03")
def test_with_camouflage_nothing_happens_to_his_ants_but_others_go_home() -> None:
    t = table(
        "scout",
        ants=[{"D4": 2, "reserves": 1}, {"D4": 1}],
        tokens={"D4": "?predator_6"},
        traits=[["camouflage"]],
    )
    t.plays("place:D4", "button:yes")
    assert (t.rolled, t.token("D4")) == ([], "predator_6")
    assert (t.ants(P1, "D4"), t.ants(P2, "returning")) == (2, 1)
    assert t.asked == {P1: "ask-scout-reinforce"}  # and more may follow


# Reinforcement


@clause("HE2-SCOUT-09")
def test_ants_from_the_reserves_may_follow() -> None:
    t = table("scout", ants=[{"D4": 1, "reserves": (2, 1, 0)}], tokens={"D4": "?prey_1"}, traits=[["guards"]])
    t.plays("place:D4", "button:yes")
    assert t.asked == {P1: "ask-scout-reinforce"}
    assert t.offers() == [
        "stack:reserves:worker count:1",
        "stack:reserves:worker count:2",
        "stack:reserves:media count:1",
        "button:done",
    ]
    assert t.refuses("stack:nurses:worker count:1") == "HE2-SCOUT-09"
    t.plays("stack:reserves:worker count:2", "stack:reserves:media count:1")
    assert t.s.ants[P1] == {"D4": (3, 1, 0)}
    assert [(event.caste, event.count) for event in t.told(AntsReinforced)] == [("worker", 2), ("media", 1)]


@clause("HE2-SCOUT-09")
def test_even_if_the_token_stays_face_down() -> None:
    t = table("scout", ants=[{"D4": 1, "reserves": 1}], tokens={"D4": "?prey_1"}).plays(
        "place:D4", "button:no"
    )
    assert t.asked == {P1: "ask-scout-reinforce"}


@clause("HE2-SCOUT-09")
def test_not_if_no_ant_is_left_there() -> None:
    t = table("scout", ants=[{"D4": 1, "reserves": 1, "E3": 1}], tokens={"D4": "?predator_3"}).plays(
        "place:D4", "button:yes"
    )
    assert t.asked == {P1: "ask-assign-patrol"}
    assert t.ants(P1, "reserves") == 1
