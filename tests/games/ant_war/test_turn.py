"""3.2: the turn."""

from __future__ import annotations

from typing import Any

import pytest

import formicarium as fm
from formicarium.core.chance import Draw
from formicarium.games.ant_war.data import ORDERS, Order
from formicarium.games.ant_war.events import (
    DiscardsReshuffled,
    OrderDiscarded,
    OrderEnded,
    OrderPlayed,
    OrdersDrawn,
    TurnEnded,
)
from formicarium.testing import clause
from tests.games.ant_war.builder import BLACK, RED, TURN, Table, garden, parade

HAND = ["start_march", "start_raid", "start_worker"]


def one_scout(order: str = "start_raid", **fields: Any) -> Table:
    return garden("d4 black scout, d3 black kamikaze", order=order, **fields)


@clause("WAR-TURN-01")
def test_a_turn_is_order_actions_discard_draw_and_then_the_other_player() -> None:
    t = garden("d4 black scout", steps=["Turn"], hand=HAND)
    asked = []
    for answer in ("order start_raid", "move d4-d5", "stop", "discard start_worker"):
        asked.append(t.asked)
        t.plays(answer)
    assert asked == [
        {BLACK: "ask-order"},
        {BLACK: "ask-action"},
        {BLACK: "ask-action"},
        {BLACK: "ask-discard"},
    ]
    assert t.story == ["OrderPlayed", "AntMoved", "OrderEnded", "OrderDiscarded", "OrdersDrawn", "TurnEnded"]
    assert t.asked == {RED: "ask-order"}
    t.plays("order start_march", "move h9-g9", "discard none")
    assert t.asked == {BLACK: "ask-order"}


@clause("WAR-TURN-02")
def test_a_blocked_player_loses_before_choosing_anything() -> None:
    t = garden(steps=["Turn"], hand=["start_raid", "start_worker", "start_scout"])
    assert t.reason == "blocked"
    assert t.outcome.winners == (RED,)
    assert t.story == ["PlayerBlocked", "WarEnded"]


@clause("WAR-TURN-03")
def test_the_chosen_order_lies_face_up_in_neither_hand_nor_discard_pile() -> None:
    t = garden("d4 black scout", hand=HAND)
    assert t.offers() == ["order start_march", "order start_raid"]
    t.plays("order start_raid")
    assert t.s.in_play == "start_raid"
    assert t.s.hands[BLACK] == ("start_march", "start_worker")
    assert t.s.discards[BLACK] == ()
    for seat in (BLACK, RED, None):
        assert t.view(seat).in_play == "start_raid"
        assert t.seen(seat, OrderPlayed) == [OrderPlayed(BLACK, Order("start_raid"))]


@clause("WAR-TURN-03", "WAR-CARD-01")
def test_copies_of_an_order_are_one_choice() -> None:
    t = garden("d4 black scout", hand=["start_march", "start_march", "start_raid"])
    assert t.offers() == ["order start_march", "order start_raid"]


@clause("WAR-TURN-03")
@pytest.mark.parametrize("order", ["start_support", "shop_charge"])
def test_an_order_that_is_not_in_the_hand_cannot_be_chosen(order: str) -> None:
    assert garden("d4 black scout", hand=HAND).refuses(f"order {order}") == "WAR-TURN-03"


@clause("WAR-TURN-04", "WAR-RULING-13")
def test_an_order_without_a_legal_action_cannot_be_chosen() -> None:
    t = garden("d4 black scout", hand=HAND)
    assert t.refuses("order start_worker") == "WAR-TURN-04"
    assert "order start_worker" in garden("d4 black worker", hand=HAND).offers()


@clause("WAR-TURN-04", "WAR-RULING-13")
@pytest.mark.parametrize("words", ["button:pass", "button:none", "button:stop"])
def test_there_is_no_passing(words: str) -> None:
    t = garden("d4 black scout", hand=HAND)
    assert all(answer.startswith("order ") for answer in t.offers())
    with pytest.raises(fm.IllegalMove):
        t.match.play(BLACK, words)


@clause("WAR-TURN-05", "WAR-RULING-11")
@pytest.mark.parametrize("order", ORDERS)
def test_an_order_has_at_least_one_action_and_at_most_its_number(order: str) -> None:
    t = parade(order, options={"explosion_opens_shop": False})
    assert "stop" not in t.offers()
    assert t.refuses("stop") == "WAR-TURN-05"
    done = 0
    while t.asked == {BLACK: "ask-action"}:
        t.plays(next(answer for answer in t.offers() if is_quiet(t, answer)))
        done += 1
    assert done == ORDERS[Order(order)].actions
    assert t.asked == {BLACK: "ask-discard"}


def is_quiet(t: Table, answer: str) -> bool:
    """Nobody fights."""
    end = answer.split()[-1].split("-")[-1]
    return answer.startswith(("rest", "shoot", "exchange")) or not t.at(end)


@clause("WAR-TURN-05")
def test_an_action_is_resolved_with_its_combat_and_shop_before_the_next_is_chosen() -> None:
    t = garden("d4 black scout, d5 red worker, d6 red worker", order="start_raid").plays("move d4-d5")
    assert t.asked == {BLACK: "ask-keep"}
    t.plays("keep shop_ambush", "remove none")
    assert t.asked == {RED: "ask-keep"}
    t.plays("keep shop_charge", "remove none")
    assert t.asked == {BLACK: "ask-action"}
    assert t.at("d5") == "black scout (r)"
    assert "move d5-d6" in t.offers()


@clause("WAR-TURN-06", "WAR-RULING-12")
@pytest.mark.parametrize(
    "answers",
    [
        ("move d4-d5", "move d5-d6"),  # the same ant
        ("move d4-d5", "move f3-f4"),  # another ant of the same unit
        ("move d4-d5", "build g2-g3"),  # another unit and symbol
        ("build g2-g3", "move g2-h3"),  # another symbol, the same ant
        ("scout d4-h9", "scout f3-e8"),  # the same symbol
    ],
)
def test_each_action_is_chosen_afresh(answers: tuple[str, ...]) -> None:
    position = "d4 black scout, f3 black scout, g2 black worker, e8 red scout"
    t = garden(position, order="shop_pathfinders").plays(*answers)
    assert t.asked == {BLACK: "ask-discard"}


@clause("WAR-TURN-07")
def test_after_the_first_action_the_player_may_stop() -> None:
    t = one_scout("shop_elite_scout").plays("move d4-d5")
    assert t.offers()[-1] == t.timeout == "stop"
    t.plays("stop")
    assert t.s.in_play == ""
    assert t.asked == {BLACK: "ask-discard"}


@clause("WAR-TURN-07")
def test_an_order_without_actions_left_ends_without_asking() -> None:
    t = garden("d4 black kamikaze, d5 red wall (2)", order="shop_elite_kamikaze").plays("explode d4-d5")
    assert t.told(OrderEnded) == [OrderEnded(BLACK, Order("shop_elite_kamikaze"))]
    assert t.asked == {BLACK: "ask-discard"}


@clause("WAR-TURN-07")
def test_an_order_ends_with_its_last_action() -> None:
    t = one_scout().plays("move d4-d5")
    assert t.s.actions_left == 1
    t.plays("move d5-d6")
    assert t.asked == {BLACK: "ask-discard"}
    assert t.story[-1] == "OrderEnded"


@clause("WAR-TURN-08")
def test_the_order_goes_on_top_of_its_owners_discard_pile() -> None:
    t = one_scout(discards={"black": ["start_worker"], "red": ["start_scout"]})
    t.plays("move d4-d5", "stop")
    assert t.s.discards == [("start_worker", "start_raid"), ("start_scout",)]
    assert t.view(RED).discards == t.view(None).discards == tuple(t.s.discards)


@clause("WAR-TURN-09")
@pytest.mark.parametrize(
    "answer, hand, discard",
    [
        ("discard none", ("start_march", "start_worker"), ("start_raid",)),
        ("discard start_worker", ("start_march",), ("start_raid", "start_worker")),
        ("discard start_march", ("start_worker",), ("start_raid", "start_march")),
    ],
)
def test_one_order_of_the_hand_may_be_discarded_face_up(
    answer: str, hand: tuple[str, ...], discard: tuple[str, ...]
) -> None:
    t = garden("d4 black scout", hand=HAND, piles={"black": []}, steps=TO_DISCARD)
    t.plays("order start_raid", "move d4-d5", "stop")
    assert t.offers() == ["discard start_march", "discard start_worker", "discard none"]
    assert t.timeout == "discard none"
    t.plays(answer)
    assert t.s.hands[BLACK] == hand
    assert t.s.discards[BLACK] == t.view(RED).discards[BLACK] == discard
    assert [event.order for event in t.seen(RED, OrderDiscarded)] == list(discard[1:])


TO_DISCARD = TURN[: TURN.index("Discard") + 1]


@clause("WAR-TURN-09")
def test_only_an_order_of_the_hand_can_be_discarded() -> None:
    t = one_scout().plays("move d4-d5", "stop")
    assert t.refuses("discard start_raid") == "WAR-TURN-09"


@clause("WAR-TURN-10")
@pytest.mark.parametrize(
    "answer, drawn",
    [("discard none", ["start_breach"]), ("discard start_march", ["start_scout", "start_raid"])],
)
def test_the_player_draws_up_to_three(answer: str, drawn: list[str]) -> None:
    t = garden("d4 black scout", hand=["start_march", "start_march", "start_vanguard"]).draws(*drawn)
    t.plays("order start_vanguard", "move d4-d5", "stop", answer)
    assert len(t.s.hands[BLACK]) == 3
    assert set(drawn) <= set(t.s.hands[BLACK])
    assert t.told(OrdersDrawn) == [OrdersDrawn(BLACK, len(drawn), tuple(map(Order, drawn)))]


@clause("WAR-TURN-10")
def test_a_hand_of_three_draws_nothing() -> None:
    t = garden("d4 black scout", hand=[*HAND, "start_bivouac"])
    t.plays("order start_raid", "move d4-d5", "stop", "discard none")
    assert t.s.hands[BLACK] == ("start_bivouac", "start_march", "start_worker")
    assert t.chances == []
    assert t.told(OrdersDrawn) == []


@clause("WAR-TURN-11", "WAR-RULING-45")
def test_an_empty_draw_pile_is_made_of_the_whole_discard_pile() -> None:
    hand = ["start_march", "start_march", "start_scout"]
    t = garden(hand=hand, piles={"black": []}, discards={"black": ["start_convoy"]})
    t.draws("start_convoy", "start_scout").plays("move a1-a2", "discard start_scout")
    assert t.chances == [
        Draw(("start_convoy", "start_march", "start_scout"), 2)
    ]  # the two just used included
    assert t.told(DiscardsReshuffled) == [DiscardsReshuffled(BLACK, 3)]
    assert t.s.hands[BLACK] == ("start_convoy", "start_march", "start_scout")
    assert t.s.piles[BLACK] == ("start_march",)
    assert t.s.discards[BLACK] == ()


@clause("WAR-TURN-11")
def test_what_is_left_of_the_pile_is_drawn_before_the_discards_are_shuffled() -> None:
    hand = ["start_march", "start_march", "start_scout"]
    t = garden(hand=hand, piles={"black": ["start_raid"]}, discards={"black": ["start_convoy"]})
    t.draws("start_raid", "start_march").plays("move a1-a2", "discard start_scout")
    assert [chance.count for chance in t.chances if isinstance(chance, Draw)] == [1, 1]
    assert t.s.hands[BLACK] == ("start_march", "start_march", "start_raid")
    assert t.s.piles[BLACK] == ("start_convoy", "start_scout")


@clause("WAR-TURN-11")
def test_a_pile_that_still_suffices_is_not_shuffled() -> None:
    t = garden(piles={"black": ["start_raid"]}, discards={"black": ["start_convoy"]}).plays("move a1-a2")
    t.plays("discard none")
    assert t.s.piles[BLACK] == ()
    assert t.s.discards[BLACK] == ("start_convoy", "start_march")
    assert t.told(DiscardsReshuffled) == []


@clause("WAR-TURN-11")
def test_with_pile_and_discards_used_up_drawing_stops_short() -> None:
    t = garden(hand=["start_march"], piles={"black": []}).plays("move a1-a2")
    assert t.s.hands[BLACK] == ("start_march",)
    assert t.s.piles[BLACK] == t.s.discards[BLACK] == ()
    assert t.asked == {RED: "ask-order"}


@clause("WAR-TURN-12")
def test_the_turn_counter_rises_and_the_other_player_begins() -> None:
    t = garden("d4 black scout", turn=8).plays("move d4-d5", "discard none")
    assert t.s.turn == 9
    assert t.told(TurnEnded) == [TurnEnded(BLACK, 9)]
    assert t.s.active == RED


@clause("WAR-TURN-12")
@pytest.mark.parametrize(
    "limit, cap, reason", [(5, 9, "no_progress"), (6, 9, "turn_cap"), (5, 10, "no_progress")]
)
def test_no_progress_is_checked_before_the_turn_cap(limit: int, cap: int, reason: str) -> None:
    options = {"no_progress_limit": limit, "turn_cap": cap}
    t = garden(turn=8, quiet_turns=4, options=options).plays("move a1-a2").defaults()
    assert t.reason == reason


@clause("WAR-TURN-13", "WAR-END-01")
def test_a_game_that_ends_in_an_action_skips_the_rest_of_the_turn() -> None:
    t = garden("d8 black worker, d9 red queen", order="start_convoy").plays("move d8-d9")
    assert t.s.in_play == t.view(RED).in_play == "start_convoy"
    assert t.s.discards[BLACK] == ()
    assert t.s.turn == 0
    assert t.story == ["OrderPlayed", "AntMoved", "CombatFought", "AntDestroyed", "WarEnded"]


@clause("WAR-TURN-14", "WAR-SHOP-08", "WAR-RULING-41")
def test_only_the_active_player_draws() -> None:
    t = garden("d4 black scout, d5 red worker", order="start_scout")
    t.plays("move d4-d5", "keep shop_ambush", "remove none", "keep shop_charge", "remove hand start_march")
    t.plays("discard none")
    assert [len(hand) for hand in t.s.hands] == [3, 2]
    assert t.asked == {RED: "ask-order"}
    t.plays("order start_march", "move h9-h8", "discard none")
    assert [len(hand) for hand in t.s.hands] == [3, 3]
