"""ANT-PUSH: taking, handing on, delivering."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from formicarium.games.antics.events import ItemDelivered, ItemHandedOn, ItemTaken, PreyExhausted
from formicarium.testing import clause
from tests.games.antics.builder import TURN, Table, table


def pushing(workers: str, level: int = 5, **rest: Any) -> Table:
    others = rest.pop("others", {})
    assert isinstance(others, dict)
    return table(steps=[{"is": "Push", "left": level}, *TURN], workers={0: workers, **others}, **rest)


@clause("ANT-PUSH-01", "ANT-CARD-push-01")
def test_up_to_as_many_pushes_as_the_level_among_any_items() -> None:
    t = pushing("t01, t10, t03, t12", 3).plays(
        "take(t10, cl_ladybird)", "take(t12, cl_brown_leaf)", "hand_on(t10, t01)"
    )
    assert (t.asked, t.workers()) == (
        "ask-action",
        {"t01": "ladybird", "t03": "", "t10": "", "t12": "brown_leaf"},
    )


@clause("ANT-PUSH-02", "ANT-PUSH-03", "ANT-PUSH-04")
def test_every_push_is_told() -> None:
    t = pushing("t01, t10, t12", 3).plays("take(t10, cl_ladybird)", "hand_on(t10, t01)", "deliver(t01)")
    assert t.facts(ItemTaken) == [(0, "t10", "ladybird", 1)]
    assert t.facts(ItemHandedOn) == [(0, "t10", "t01", "ladybird")]
    assert t.facts(ItemDelivered) == [(0, "t01", "ladybird")]


@clause("ANT-PUSH-02")
def test_an_empty_worker_takes_a_token_beside_its_track() -> None:
    t = pushing("t01, t10, t21, t22 green_leaf")
    assert t.offers("take") == ["take(t10, cl_ladybird)", "take(t21, cl_ladybird)", "take(t21, cl_butterfly)"]
    assert t.refuses("take(t01, cl_ladybird)") == "ANT-PUSH-02"
    assert t.refuses("take(t22, cl_butterfly)") == "ANT-PUSH-07"
    assert t.refuses("take(t12, cl_brown_leaf)") == "ANT-PUSH-02"  # nobody is near
    t.plays("take(t21, cl_butterfly)")
    assert (t.workers()["t21"], t.left("butterfly")) == ("butterfly", 1)


@clause("ANT-PUSH-02", "ANT-PUSH-11")
def test_nothing_is_taken_from_an_empty_clearing() -> None:
    t = pushing("t01, t10, t21", clearings={"butterfly": 2, "ladybird": 0})
    assert t.refuses("take(t10, cl_ladybird)") == "ANT-PUSH-02"


@clause("ANT-PUSH-03")
def test_an_item_is_handed_on_at_a_shared_node() -> None:
    t = pushing("t01, t10 ladybird, t14, t21, t38, t05")
    assert t.offers("hand_on") == ["hand_on(t10, t01)", "hand_on(t10, t14)", "hand_on(t10, t21)"]
    assert t.refuses("hand_on(t10, t38)") == "ANT-PUSH-03"
    assert t.refuses("hand_on(t01, t10)") == "ANT-PUSH-03"  # carries nothing
    t.plays("hand_on(t10, t14)")
    assert (t.workers()["t10"], t.workers()["t14"]) == ("", "ladybird")


@clause("ANT-PUSH-03", "ANT-RULING-29")
def test_not_across_the_anthill() -> None:
    t = pushing("t01 ladybird, t02, t05, t10")
    assert t.offers("hand_on") == ["hand_on(t01, t10)"]
    assert t.refuses("hand_on(t01, t02)") == "ANT-PUSH-03"


@clause("ANT-PUSH-03")
def test_two_tracks_between_the_same_nodes_hand_on_once() -> None:
    t = pushing("chasm, t47 dragonfly, t48")
    assert t.offers("hand_on") == ["hand_on(t47, t48)", "hand_on(t47, chasm)"]


@clause("ANT-PUSH-04", "ANT-RULING-28")
def test_an_item_is_delivered_from_a_track_at_the_anthill() -> None:
    t = pushing("t01 ladybird, t03 green_leaf, t06 beetle")
    assert t.offers("deliver") == ["deliver(t01)", "deliver(t03)"]
    assert t.refuses("deliver(t06)") == "ANT-PUSH-04"
    t.plays("deliver(t01)", "deliver(t03)")
    assert (t.s.delivered, t.s.leaves[0]) == (("ladybird",), ("green_leaf",))
    assert t.workers()["t01"] == ""
    assert len(t.told(ItemDelivered)) == 2


@clause("ANT-PUSH-05", "ANT-RULING-28")
@pytest.mark.parametrize("chain, clearing", [("t03 t12", "brown_leaf"), ("t02 t15 t23", "caterpillar")])
def test_n_workers_need_n_plus_one_pushes(chain: str, clearing: str) -> None:
    tracks = chain.split()
    t = pushing(", ".join(tracks), len(tracks) + 1)
    while t.asked == "ask-push":  # straight home
        home = [answer for answer in t.offers() if answer.startswith(("deliver", "take"))]
        onward = [f"hand_on({outer}, {inner})" for inner, outer in pairwise(tracks)]
        t.plays(next(answer for answer in [*home, *onward] if answer in t.offers()))
    assert clearing in (*t.s.delivered, *t.s.leaves[0])
    assert t.s.active == 0


@clause("ANT-PUSH-06", "ANT-RULING-27")
@pytest.mark.parametrize(
    "had",
    [{"stored": {0: "ladybird 0,0"}}, {"delivered": ["ladybird"]}, {"stored": {0: "ladybird"}}],
)
def test_a_kind_one_has_is_not_taken(had: dict[str, Any]) -> None:
    t = pushing("t01 beetle, t10, t12", **had)
    assert "take(t10, cl_ladybird)" not in t.offers()
    assert t.refuses("take(t10, cl_ladybird)") == "ANT-PUSH-06"


@clause("ANT-PUSH-06")
def test_nor_one_that_is_carried() -> None:
    assert pushing("t01 ladybird, t10, t21").refuses("take(t10, cl_ladybird)") == "ANT-PUSH-06"


@clause("ANT-PUSH-06")
def test_what_was_stolen_may_be_taken_again() -> None:
    t = table(workers={0: "t01, t10", 1: "t01, t10 ladybird"}, zones={0: "soldier 1"}, actions=1)
    t.plays("steal(t10, 1)", "pass")
    assert t.asked_seat == 1
    t.plays("use_space(1,1)")
    assert t.workers(1)["t10"] == "ladybird"


@clause("ANT-PUSH-06")
def test_leaves_are_not_limited() -> None:
    t = pushing("t12, t03, t13 brown_leaf", leaves={0: "brown_leaf brown_leaf"})
    assert "take(t12, cl_brown_leaf)" in t.offers()


@clause("ANT-PUSH-07")
def test_a_worker_carries_one_item() -> None:
    t = pushing("t01 beetle, t10 ladybird, t14")
    assert t.refuses("hand_on(t10, t01)") == "ANT-PUSH-07"
    assert t.offers() == ["hand_on(t01, t14)", "deliver(t01)", "hand_on(t10, t14)"]


@clause("ANT-PUSH-08")
def test_other_players_neither_help_nor_block() -> None:
    t = pushing("t01, t10 ladybird, t21", others={1: "t01 beetle, t14", 2: "t01"})
    assert t.offers("hand_on") == ["hand_on(t10, t01)", "hand_on(t10, t21)"]
    assert t.refuses("hand_on(t10, t14)") == "ANT-PUSH-08"
    assert t.refuses("take(t14, cl_ladybird)") == "ANT-PUSH-06"


@clause("ANT-PUSH-09")
def test_a_guard_takes_nothing() -> None:
    """The worker is loaded and its guard is not: the token stays on the clearing."""
    t = pushing("t01 woodlouse, t10 beetle, t14", guards={"t10": 0})
    assert t.offers("take") == []
    assert t.refuses("take(t10, cl_ladybird)") == "ANT-PUSH-07"


@clause("ANT-PUSH-10")
def test_an_item_may_go_anywhere_and_waits() -> None:
    t = pushing("t01 ladybird, t10", 3).plays("hand_on(t01, t10)", "hand_on(t10, t01)", "hand_on(t01, t10)")
    t.plays("pass").passes(2)
    assert t.workers(0) == {"t01": "", "t10": "ladybird"}


@clause("ANT-PUSH-11", "ANT-RULING-55")
def test_the_last_token_leaves_a_reminder() -> None:
    t = pushing("t01, t10, t21", clearings={"ladybird": 1, "butterfly": 1, "beetle": 1})
    t.plays("take(t10, cl_ladybird)", "take(t21, cl_butterfly)")
    assert t.facts(PreyExhausted) == [("ladybird", 2), ("butterfly", 1)]
    assert t.s.exhausted_left == 1


@clause("ANT-PUSH-11")
def test_leaves_have_no_exhausted_token() -> None:
    t = pushing("t03, t12, t13", clearings={"brown_leaf": 1, "ladybird": 1}).plays("take(t12, cl_brown_leaf)")
    assert t.told(PreyExhausted) == []


@clause("ANT-PUSH-12")
def test_nothing_is_put_back() -> None:
    t = pushing("t01, t10 ladybird, t21")
    refusal = t.match.why_not(0, ("worker:t10", "clearing:cl_ladybird"))
    assert refusal is not None
    assert refusal.clause == "ANT-PUSH-12"
