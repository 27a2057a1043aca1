"""HE2-NEST: the nest phase."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.hidden_empires_2 import GAME
from formicarium.games.hidden_empires_2.events import (
    AdultsFed,
    AntsReturned,
    BlockEnded,
    CardPlayed,
    EggsHatched,
    FoodPutAway,
    PupaeEmerged,
    WindowClosed,
    WindowOpened,
)
from formicarium.testing import clause
from formicarium.texts.speaker import Speaker
from tests.games.hidden_empires_2.builder import Table, table

P1, P2, P3 = 0, 1, 2


def nest(block: str, mode: str = "advanced", **fields: Any) -> Table:
    """One block of the nest phase; all fields are those of seat 0."""
    sheet: dict[str, Any] = {name: [value] for name, value in fields.items()}
    return table(block, mode=mode, **sheet)


# The course


@clause("HE2-NEST-01")
def test_the_eight_steps() -> None:
    t = table(
        "nest",
        ants=[{"returning": 1, "nurses": 1}],
        brood=[{"pupa_small": 1, "larva_f": 1, "egg_f": 1}],
        princesses=[1],
        food=[9],
        traits=[["harvesters"]],
        sizes=[20],
    )
    t.plays("stack:returning:worker count:1 place:nurses", seat=P1)
    t.plays("brood:larva_f level:1 count:1", "brood:egg_f count:1", "button:done", seat=P1)
    t.plays("button:fly", seat=P1)
    own = [type(event).__name__ for event in t.events if getattr(event, "seat", None) == P1]
    order = [
        "AntsReturned",
        "AdultsFed",
        "PupaeEmerged",
        "LarvaeFed",
        "EggsHatched",
        "EggsLaid",
        "FoodPutAway",
        "FlightFlown",
    ]
    assert [name for name in own if name in order] == order


@clause("HE2-NEST-01")
def test_only_laying_and_flying_are_optional() -> None:
    t = nest("n4", food=3)
    assert "button:done" in t.offers()
    t = nest("n5", princesses=1)
    assert t.offers() == ["button:fly", "button:stay"]
    for block, fields in (
        ("n1", {"ants": {"returning": 1}}),
        ("n2", {"ants": {"nurses": 1, "builders": 1}}),
        ("n3", {"brood": {"larva_f": 2}, "food": 5}),
    ):
        assert all(not offer.startswith("button") for offer in nest(block, **fields).offers())


@clause("HE2-NEST-02", "HE2-RULING-33")
def test_players_decide_at_the_same_time_without_seeing_each_other() -> None:
    t = table("n3", seats=3, brood=[{"larva_f": 2}] * 3, food=[9, 9, 9])
    assert t.asked == dict.fromkeys((P1, P2, P3), "ask-feed-larvae")
    t.plays("brood:larva_f level:3 count:2", seat=P2)
    assert t.view(P2).brood[P2]["pupa_large"] == 2  # type: ignore[index]
    for seat in (P1, P3, None):
        assert t.view(seat).brood[P2]["larva_f"] == 2  # type: ignore[index]
        assert t.view(seat).food[P2] == 9
    t.plays("brood:larva_f level:1 count:2", seat=P1).plays("brood:larva_f level:1 count:2", seat=P3)
    assert t.brood(P2) == {"pupa_large": 2}
    assert [event.block for event in t.told(BlockEnded)] == ["n3"]


@clause("HE2-NEST-02", "HE2-RULING-33")
@pytest.mark.parametrize("mode, hands, blocks", [
    ("basic", [[], []], ["n1_to_n4", "n5"]),
    ("advanced", [[], []], ["n1_to_n4", "n5"]),
    ("advanced", [[], ["mutation"]], ["n1", "n2", "n3", "n4", "n5"]),
])  # fmt: skip
def test_without_hand_cards_the_first_four_blocks_are_one(
    mode: str, hands: list[list[str]], blocks: list[str]
) -> None:
    t = table("nest", mode=mode, ants=[{"returning": 1, "nurses": 1}], princesses=[1], food=[5], hands=hands)
    while t.s.turn == 1:
        t.match.time_out(t.match.pending[0].seat)
    assert [event.block for event in t.told(BlockEnded)] == blocks


@clause("HE2-NEST-03", "HE2-RULING-80")
def test_windows_are_opened_for_all_who_have_a_card_in_the_order_of_the_turns() -> None:
    hands = [["mutation"], [], ["thief_ants"]]
    t = table("nest", seats=3, ants=[{"C3": 1}], hands=hands, first=P2, order=[P2, P3, P1], food=[5])
    while "ask-nest-card" not in t.asked.values():
        t.match.time_out(t.match.pending[0].seat)
    assert [(event.window, event.seats) for event in t.told(WindowOpened)] == [("wa", (P3, P1))]
    assert t.asked == {P3: "ask-nest-card"}  # seat 0 can only pass


@clause("HE2-NEST-03")
def test_each_names_cards_until_he_passes_and_all_are_shown_together() -> None:
    t = table(
        "wa",
        hands=[["larval_food", "thief_ants"], ["mutation"]],
        brood=[{"larva_f": 2}],
        food=[1, 8],
    )
    t.plays("card:thief_ants seat:1")
    assert t.told(CardPlayed) == []
    assert t.view(P2).hand_sizes == (2, 1)
    assert (t.view(P1).named, t.view(P2).named) == (1, 0)
    t.plays("card:larval_food")
    assert t.s.food == [5, 4]
    assert [event.card for event in t.told(CardPlayed)] == ["thief_ants", "larval_food"]  # in the order named
    assert [event.seats for event in t.told(WindowClosed)] == [(P1,)]
    assert t.s.hands == [(), ("mutation",)]


@clause("HE2-NEST-03")
def test_a_window_may_be_let_go_by() -> None:
    t = table("wb", hands=[["thief_ants"]], food=[0, 8]).plays("button:pass")
    assert t.s.food == [0, 8]
    assert [event.seats for event in t.told(WindowClosed)] == [()]


@clause("HE2-NEST-03")
def test_without_a_card_in_any_hand_no_window_is_opened() -> None:
    t = table("wa", food=[9, 9])
    assert t.told(WindowOpened) == []
    t = table("nest", hands=[["thief_ants"]], food=[0, 9], ants=[{"E3": 1}]).plays("card:thief_ants seat:1")
    while t.s.turn == 1:
        t.match.time_out(t.match.pending[0].seat)
    assert [event.window for event in t.told(WindowOpened)] == ["wa"]  # the last card is played


# 1 Returning ants


@clause("HE2-NEST-04", "HE2-CARD-millers-02", "HE2-RULING-55")
def test_milling_comes_first_before_the_first_window() -> None:
    t = table(
        "nest",
        ants=[{"storage": (0, 0, 2), "returning": 1}],
        traits=[["millers"]],
        food=[3],
        hands=[[], ["thief_ants"]],
    )
    assert t.asked == {P1: "ask-mill"}
    t.plays("count:2", "stack:returning:worker count:1 place:E3")
    assert t.s.food[P1] == 9
    assert t.asked == {P2: "ask-nest-card"}


@clause("HE2-NEST-05", "HE2-RULING-27")
@pytest.mark.parametrize(
    "mode, places",
    [("basic", ["E3", "nurses", "builders"]), ("advanced", ["E3", "nurses", "builders", "reserves"])],
)
def test_every_returning_ant_goes_where_its_owner_chooses(mode: str, places: list[str]) -> None:
    t = nest("n1", mode, ants={"returning": 4})
    assert {offer.split("place:")[1] for offer in t.offers()} == set(places)
    t.plays(*(f"stack:returning:worker count:1 place:{place}" for place in places))
    t.plays(*["stack:returning:worker count:1 place:E3"] * (4 - len(places)))
    assert t.ants(P1, "returning") == 0
    assert [t.ants(P1, place) for place in places] == [1 + 4 - len(places), *[1] * (len(places) - 1)]
    assert len(t.told(AntsReturned)) == 4


@clause("HE2-NEST-05")
def test_castes_return_apart() -> None:
    t = nest("n1", ants={"returning": (1, 1, 0)}, traits=["guards"])
    t.plays("stack:returning:media count:1 place:builders", "stack:returning:worker count:1 place:reserves")
    assert t.s.ants[P1] == {"builders": (0, 1, 0), "reserves": (1, 0, 0)}
    t = nest("n1", ants={"returning": 2, "E3": 1})
    assert t.refuses("stack:E3:worker count:1 place:nurses") == "HE2-NEST-05"
    assert t.refuses("stack:returning:worker count:1 place:E4") == "HE2-NEST-05"
    refusal = t.match.why_not(P1, "stack:returning:worker count:3 place:nurses")
    assert refusal is not None
    assert (refusal.clause, refusal.reason.key) == ("HE2-NEST-05", "refused-too-few")


# 2 Feeding the adults


@clause("HE2-NEST-06", "HE2-RULING-29")
def test_nurses_builders_and_reproductives_are_fed() -> None:
    ants = {"nurses": (1, 1, 0), "builders": 2, "reserves": 5, "E3": 5, "storage": (0, 0, 3)}
    t = nest("n2", ants=ants, princesses=2, males=1, food=20, queens=3, traits=["guards", "millers"])
    assert t.s.food[P1] == 20 - (2 + 2 + 2 + 1)
    assert [(event.count, event.short) for event in t.told(AdultsFed)] == [(7, 0)]


@clause("HE2-NEST-07")
def test_each_missing_unit_costs_an_adult_a_larva_or_an_egg() -> None:
    brood = {"egg_f": 1, "egg_m": 1, "larva_f": 1, "larva_m": 1, "pupa_small": 3}
    t = nest(
        "n2", ants={"nurses": 1, "builders": 2, "reserves": 3}, princesses=1, males=1, food=2, brood=brood
    )
    assert [offer.rsplit(" ", 1)[0] for offer in t.offers() if offer.endswith("count:1")] == [
        "brood:egg_m", "brood:egg_f", "brood:larva_m", "brood:larva_f", "adult:male",
        "stack:builders:worker", "stack:nurses:worker", "adult:princess",
    ]  # fmt: skip
    assert t.refuses("brood:pupa_small count:1") == "HE2-NEST-07"
    assert t.refuses("stack:reserves:worker count:1") == "HE2-NEST-07"
    t.plays("stack:builders:worker count:2")
    assert t.refuses("adult:princess count:2") == "HE2-NEST-07"
    t.plays("adult:princess count:1")
    assert (t.ants(P1, "builders"), t.s.princesses[P1], t.s.food[P1]) == (0, 0, 0)


@clause("HE2-NEST-07")
def test_the_shortage_is_counted_once() -> None:
    t = nest("n2", ants={"nurses": 3}, food=1).plays("stack:nurses:worker count:1")
    assert t.ants(P1, "nurses") == 1  # two were missing, and a nurse less to feed does not change that


# 3 Pupae emerge


@clause("HE2-NEST-08", "HE2-RULING-28")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_all_pupae_become_adults(mode: str) -> None:
    t = nest("n2", mode, brood={"pupa_small": 2, "pupa_large": 1, "pupa_m": 3, "larva_f": 1})
    assert (t.s.princesses[P1], t.s.males[P1], t.brood(P1)) == (1, 3, {"larva_f": 1})
    assert [(event.workers, event.princesses, event.males) for event in t.told(PupaeEmerged)] == [(2, 1, 3)]


@clause("HE2-NEST-08")
def test_the_new_adults_are_not_fed_in_the_same_phase() -> None:
    t = nest("n2", brood={"pupa_large": 2}, food=1)
    assert (t.s.food[P1], t.s.princesses[P1]) == (1, 2)


@clause("HE2-NEST-09")
def test_in_the_basic_game_new_workers_stand_on_the_nest_area() -> None:
    assert nest("n2", "basic", brood={"pupa_small": 2}).s.ants[P1] == {"E3": (2, 0, 0)}


@clause("HE2-NEST-10")
@pytest.mark.parametrize(
    "traits, majors, ants, princesses",
    [
        ([], 0, {"reserves": (1, 1, 0)}, 2),
        (["guards"], 0, {"reserves": (1, 1, 0)}, 2),
        (["repletes"], 0, {"reserves": (1, 0, 0), "storage": (0, 1, 0)}, 2),
        (["guards", "bus"], 2, {"reserves": (1, 1, 2)}, 0),
        (["guards", "soldiers"], 1, {"reserves": (1, 1, 1)}, 1),
        (["guards", "millers"], 1, {"reserves": (1, 1, 0), "storage": (0, 0, 1)}, 1),
        (["repletes", "blockers"], 2, {"reserves": (1, 0, 0), "storage": (0, 1, 2)}, 0),
    ],
)
def test_new_ants_go_to_reserves_or_storage(
    traits: list[str], majors: int, ants: dict[str, Any], princesses: int
) -> None:
    t = nest("n2", brood={"pupa_small": 1, "pupa_medium": 1, "pupa_large": 2}, traits=traits)
    if len(traits) == 2:
        assert t.asked == {P1: "ask-emerge-majors"}
        assert t.offers() == ["count:0", "count:1", "count:2"]
        assert t.refuses("count:3") == "HE2-NEST-10"
        t.plays(f"count:{majors}")
    assert (t.s.ants[P1], t.s.princesses[P1]) == (ants, princesses)


# 4 Feeding the larvae


@clause("HE2-NEST-11")
@pytest.mark.parametrize(
    "traits, levels",
    [([], (1, 3)), (["porters"], (1, 2, 3)), (["repletes"], (1, 2, 3)), (["soldiers"], (1, 3))],
)
def test_a_female_larva_takes_one_or_three_food_and_two_only_with_a_medias_trait(
    traits: list[str], levels: tuple[int, ...]
) -> None:
    t = nest("n3", brood={"larva_f": 1, "larva_m": 1}, food=9, traits=traits)
    assert t.offers() == [
        *(f"brood:larva_f level:{level} count:1" for level in levels),
        "brood:larva_m level:1 count:1",
    ]
    assert t.refuses("brood:larva_m level:3 count:1") == "HE2-NEST-11"


@clause("HE2-NEST-11")
@pytest.mark.parametrize("level, pupa", [(1, "pupa_small"), (2, "pupa_medium"), (3, "pupa_large")])
def test_what_a_larva_becomes(level: int, pupa: str) -> None:
    t = nest("n3", brood={"larva_f": 2, "larva_m": 2}, food=9, traits=["guards"])
    t.plays(f"brood:larva_f level:{level} count:2", "brood:larva_m level:1 count:2")
    assert t.brood(P1) == {pupa: 2, "pupa_m": 2}
    assert t.s.food[P1] == 9 - 2 * level - 2


@clause("HE2-NEST-12", "HE2-RULING-30")
def test_eggs_may_be_eaten_where_food_is_short() -> None:
    t = nest("n3", brood={"larva_f": 1, "egg_f": 2, "egg_m": 1}, food=1)
    assert t.offers() == ["brood:larva_f level:1 count:1", "brood:larva_f level:3 count:1"]
    t.plays("brood:larva_f level:3 count:1")
    assert t.asked == {P1: "ask-eat-egg"}
    assert t.offers() == ["brood:egg_m", "brood:egg_f"]
    t.plays("brood:egg_f", "brood:egg_m")
    assert t.brood(P1) == {"pupa_large": 1, "larva_f": 1}  # the egg left has hatched


@clause("HE2-NEST-12")
def test_food_is_used_before_eggs() -> None:
    t = nest("n3", brood={"larva_f": 1, "egg_f": 2}, food=1).plays("brood:larva_f level:1 count:1")
    assert t.brood(P1) == {"pupa_small": 1, "larva_f": 2}


@clause("HE2-NEST-12", "HE2-RULING-30")
@pytest.mark.parametrize("fields", [{"food": 1}, {"stored": 1, "traits": ["harvesters"]}])
def test_larvae_are_dropped_only_when_no_food_is_left(fields: dict[str, Any]) -> None:
    t = nest("n3", brood={"larva_f": 2, "larva_m": 1}, **fields)
    assert t.refuses("brood:larva_f do:eliminate count:1") == "HE2-NEST-12"
    assert t.refuses("brood:larva_f level:1 count:2") == "HE2-NEST-12"
    t.plays("brood:larva_f level:1 count:1")
    assert t.offers() == ["brood:larva_f do:eliminate count:1", "brood:larva_m do:eliminate count:1"]


@clause("HE2-NEST-12")
def test_with_eggs_left_one_may_drop_larvae_all_the_same() -> None:
    t = nest("n3", brood={"larva_f": 2, "egg_f": 1})
    assert "brood:larva_f do:eliminate count:2" in t.offers()
    t.plays("brood:larva_f do:eliminate count:2")
    assert t.brood(P1) == {"larva_f": 1}


@clause("HE2-NEST-13")
def test_afterwards_no_larva_is_left_but_those_that_hatch() -> None:
    t = nest("n3", brood={"larva_f": 3, "larva_m": 2}, food=9)
    while t.match.pending:
        t.match.time_out(P1)
    assert t.brood(P1) == {"pupa_small": 3, "pupa_m": 2}


@clause("HE2-NEST-14")
def test_all_eggs_become_larvae_of_their_sex() -> None:
    t = nest("n3", brood={"egg_f": 3, "egg_m": 2})
    assert t.brood(P1) == {"larva_f": 3, "larva_m": 2}
    assert [(event.females, event.males) for event in t.told(EggsHatched)] == [(3, 2)]


# 6 Laying eggs


@clause("HE2-NEST-15")
@pytest.mark.parametrize("queens", [1, 2, 3])
def test_each_queen_lays_up_to_six_eggs_of_either_sex_for_one_food_each(queens: int) -> None:
    t = nest("n4", "basic", queens=queens, food=30)
    assert t.refuses(f"brood:egg_m count:{6 * queens + 1}") == "HE2-NEST-15"
    t.plays("brood:egg_f count:2", "brood:egg_m count:3")
    assert t.refuses(f"brood:egg_f count:{6 * queens - 4}") == "HE2-NEST-15"
    t.plays("button:done")
    assert t.brood(P1) == {"egg_f": 2, "egg_m": 3}


@clause("HE2-NEST-16", "HE2-RULING-31")
def test_missing_food_is_paid_with_larvae_but_never_with_eggs() -> None:
    t = nest("n4", brood={"larva_f": 1, "larva_m": 2, "egg_f": 4}, food=1)
    assert t.refuses("brood:egg_f count:5") == "HE2-NEST-16"
    t.plays("brood:egg_f count:3")
    assert t.asked == {P1: "ask-eat-larva"}
    assert t.offers() == ["brood:larva_m", "brood:larva_f"]
    t.plays("brood:larva_f")  # the other one is a male
    assert t.mine(P1).food[P1] == 0
    assert t.offers() == ["button:done", "brood:egg_f count:1", "brood:egg_m count:1"]  # a larva is left
    t.plays("button:done")
    assert t.brood(P1) == {"egg_f": 7, "larva_m": 1}


@clause("HE2-NEST-17")
def test_after_a_move_of_the_nest_the_queens_do_not_lay() -> None:
    t = table("n4", resettled=[True, False], food=[9, 9])
    assert t.asked == {P2: "ask-lay-eggs"}


@clause("HE2-NEST-18")
@pytest.mark.parametrize("resettled", [False, True])
def test_without_a_queen_each_nurse_may_lay_a_male_egg_for_free(resettled: bool) -> None:
    t = nest("n4", queens=0, ants={"nurses": (2, 1, 0), "builders": 3}, food=0, resettled=resettled)
    assert t.offers() == [*(f"brood:egg_m count:{n}" for n in (1, 2, 3)), "button:done"]
    assert t.refuses("brood:egg_f count:1") == "HE2-NEST-18"
    assert "free of food" in Speaker(GAME, "en").say(t.decision().prompt)
    t.plays("brood:egg_m count:3")
    assert t.brood(P1) == {"egg_m": 3}


@clause("HE2-NEST-18")
def test_with_a_queen_nurses_lay_nothing() -> None:
    t = nest("n4", queens=1, ants={"nurses": 3}, food=0)
    assert t.asked == {}


@clause("HE2-NEST-19")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_what_is_left_of_the_food_is_lost(mode: str) -> None:
    t = nest("n4", mode, food=9).plays("brood:egg_f count:2", "button:done")
    assert t.s.food[P1] == 0
    assert [(event.stored, event.lost) for event in t.told(FoodPutAway)] == [(0, 7)]


@clause("HE2-NEST-11", "HE2-NEST-12", "HE2-STORE-01")
def test_no_more_is_offered_than_can_be_paid() -> None:
    t = nest("n3", brood={"larva_f": 9, "egg_m": 1}, food=3, stored=3, traits=["harvesters"])
    assert t.offers("brood:larva_f level:1")[-1] == "brood:larva_f level:1 count:7"
    assert t.offers("brood:larva_f level:3")[-1] == "brood:larva_f level:3 count:2"
