"""3.9: the Shop."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.core.chance import Draw
from formicarium.games.ant_war import GAME
from formicarium.games.ant_war.data import SHOP, Order
from formicarium.games.ant_war.events import OrderArchived, OrderKept, OrdersOffered, ShopOpened
from formicarium.games.ant_war.state import Garden
from formicarium.games.ant_war.view import deck
from formicarium.testing import clause
from tests.games.ant_war.builder import BLACK, RED, Table, garden

OFFER = ("shop_charge", "shop_jump", "shop_exchange")


def fought(side: str = "black", order: str = "start_scout", **fields: Any) -> Table:
    """A Scout of this side has just beaten a Worker; the Shop is open."""
    other = "red" if side == "black" else "black"
    t = garden(f"d4 {side} scout, d5 {other} worker", order=order, side=side, **fields)
    return t.plays("move d4-d5")


@clause("WAR-SHOP-01")
@pytest.mark.parametrize(
    "order, position, answer",
    [
        ("start_scout", "d4 black scout, d5 red worker", "move d4-d5"),
        ("shop_charge", "d4 black scout, d8 red scout", "charge d4-d8"),
        ("shop_jump", "d4 black worker, d6 red scout", "jump d4-d6"),
        ("shop_parasitism", "d4 black worker, d5 red scout", "parasite d5-d4"),
        ("start_kamikaze", "d4 black kamikaze, d5 red scout", "explode d4-d5"),
    ],
)
def test_the_shop_opens_after_every_combat_and_every_explosion_against_an_ant(
    order: str, position: str, answer: str
) -> None:
    t = garden(position, order=order).plays(answer)
    assert t.told(ShopOpened) == [ShopOpened(26)]
    assert t.asked == {BLACK: "ask-keep"}


@clause("WAR-SHOP-01")
def test_it_opens_as_often_as_there_are_combats_each_time_before_the_next_action() -> None:
    t = garden("d4 black scout, d5 red worker, d6 red worker", order="start_raid")
    for answer in ("move d4-d5", "move d5-d6"):
        assert t.asked == {BLACK: "ask-action"}
        t.plays(answer)
        for seat in (BLACK, RED):
            assert t.asked == {seat: "ask-keep"}
            t.plays(t.offers()[0], "remove none")
    assert [opened.left for opened in t.told(ShopOpened)] == [26, 24]
    assert t.asked == {BLACK: "ask-discard"}


@clause("WAR-SHOP-01")
@pytest.mark.parametrize("unit, answer", [("scout", "move d4-d5"), ("kamikaze", "explode d4-d5")])
def test_it_stays_closed_when_the_game_is_over(unit: str, answer: str) -> None:
    t = garden(f"d4 black {unit}, d5 red queen", order=f"start_{unit}").plays(answer)
    assert t.told(ShopOpened) == []


@clause("WAR-SHOP-02", "WAR-RULING-38")
@pytest.mark.parametrize("side, seats", [("black", (BLACK, RED)), ("red", (RED, BLACK))])
def test_first_the_active_player_goes_through_a_whole_visit_then_the_opponent(
    side: str, seats: tuple[int, int]
) -> None:
    t = fought(side)
    asked = []
    for _ in range(4):
        asked.append(t.asked)
        t.plays(t.offers()[0] if "ask-keep" in t.asked.values() else "remove none")
    first, second = seats
    assert asked == [
        {first: "ask-keep"},
        {first: "ask-remove"},
        {second: "ask-keep"},
        {second: "ask-remove"},
    ]
    assert t.asked == {first: "ask-discard"}


@clause("WAR-SHOP-03")
def test_three_orders_are_drawn_at_random_for_the_visitors_eyes_only() -> None:
    t = fought(draws=OFFER)
    assert t.chances == [Draw(tuple(sorted(SHOP)), 3)]
    assert t.offers() == [f"keep {order}" for order in sorted(OFFER)]
    assert t.view(BLACK).offer == tuple(sorted(OFFER))
    for seat in (RED, None):
        assert t.view(seat).offer == ()
        assert t.seen(seat, OrdersOffered) == [OrdersOffered(BLACK, 3, ())]
    assert t.seen(BLACK, OrdersOffered)[0].orders == tuple(sorted(OFFER))


@clause("WAR-SHOP-03", "WAR-RULING-39")
@pytest.mark.parametrize("left", [["shop_charge"], ["shop_charge", "shop_jump"]])
def test_with_one_or_two_left_the_visitor_draws_those(left: list[str]) -> None:
    t = fought(shop=left)
    assert t.seen(BLACK, OrdersOffered)[0].orders == tuple(left)


@clause("WAR-SHOP-03", "WAR-CARD-01")
def test_equal_cards_in_an_offer_are_one_choice() -> None:
    t = fought(draws=["shop_hatching", "shop_hatching", "shop_jump"])
    assert t.offers() == ["keep shop_hatching", "keep shop_jump"]


@clause("WAR-SHOP-04")
@pytest.mark.parametrize("kept", OFFER)
def test_exactly_one_is_kept_face_up_on_top_of_the_own_discard_pile(kept: str) -> None:
    t = fought(draws=OFFER, discards={"black": ["start_raid"]})
    assert t.refuses("remove none") == "WAR-SHOP-04"  # one must be kept
    assert t.refuses("keep shop_rest") == "WAR-SHOP-04"  # one of those offered
    t.plays(f"keep {kept}")
    assert t.s.discards[BLACK] == ("start_raid", kept)
    for seat in (BLACK, RED, None):
        assert t.view(seat).discards[BLACK] == ("start_raid", kept)
        assert t.seen(seat, OrderKept) == [OrderKept(BLACK, Order(kept))]


@clause("WAR-SHOP-05")
def test_the_others_go_back_unseen() -> None:
    t = fought(draws=OFFER).plays("keep shop_jump")
    assert Counter(t.s.shop) == Counter[str](SHOP) - Counter(["shop_jump"])
    t.plays("remove none")
    assert isinstance(t.chances[-1], Draw)
    assert Counter(t.chances[-1].pile) == Counter[str](SHOP) - Counter(["shop_jump"])  # to be drawn again
    other = fought(draws=["shop_rest", "shop_jump", "shop_ambush"]).plays("keep shop_jump")
    t = fought(draws=OFFER).plays("keep shop_jump")
    for seat in (RED, None):
        assert t.view(seat) == other.view(seat)
        assert t.match.events(seat) == other.match.events(seat)


@clause("WAR-SHOP-06", "WAR-RULING-39")
def test_an_empty_shop_is_not_visited_and_nothing_is_removed() -> None:
    t = fought(shop=[])
    assert t.told(ShopOpened) == []
    assert t.asked == {BLACK: "ask-discard"}


@clause("WAR-SHOP-06", "WAR-RULING-39")
def test_a_visitor_who_finds_the_shop_empty_is_skipped() -> None:
    t = fought(shop=["shop_jump"])
    assert t.asked == {BLACK: "ask-remove"}  # there was but one to keep
    t.plays("remove none")
    assert t.asked == {BLACK: "ask-discard"}
    assert t.s.shop == ()
    assert [kept.seat for kept in t.told(OrderKept)] == [BLACK]


@clause("WAR-SHOP-07", "WAR-RULING-38")
def test_one_order_of_hand_or_discard_pile_may_be_removed() -> None:
    hand = ["start_scout", "start_march", "start_raid"]
    t = fought(hand=hand, draws=OFFER, discards={"black": ["start_worker", "start_march"]})
    t.plays("keep shop_charge")
    assert t.offers() == [
        "remove hand start_march",
        "remove hand start_raid",
        "remove discard shop_charge",  # the one just taken
        "remove discard start_march",
        "remove discard start_worker",
        "remove none",
    ]
    assert t.timeout == "remove none"


@clause("WAR-SHOP-07")
@pytest.mark.parametrize(
    "answer", ["remove hand start_scout", "remove discard start_scout", "remove hand start_bivouac"]
)
def test_neither_the_order_in_play_nor_a_card_of_the_draw_pile_can_be_removed(answer: str) -> None:
    t = fought(draws=OFFER).plays("keep shop_charge")
    assert t.s.in_play == "start_scout"
    assert "start_bivouac" in t.s.piles[BLACK]
    assert t.refuses(answer) == "WAR-SHOP-07"


@clause("WAR-SHOP-08", "WAR-RULING-40")
@pytest.mark.parametrize(
    "answer, hand, discard",
    [
        ("remove hand start_march", 1, ("start_worker", "shop_charge")),
        ("remove discard start_worker", 2, ("shop_charge",)),
        ("remove discard shop_charge", 2, ("start_worker",)),
    ],
)
def test_a_removed_order_goes_face_up_to_the_archives(
    answer: str, hand: int, discard: tuple[str, ...]
) -> None:
    t = fought(draws=OFFER, discards={"black": ["start_worker"]}).plays("keep shop_charge", answer)
    _, zone, order = answer.split()
    for seat in (BLACK, RED, None):
        view = t.view(seat)
        assert view.archives == ((order,), ())
        assert view.discards[BLACK] == discard
        assert view.hand_sizes[BLACK] == hand  # not refilled now
        assert [(event.order, event.zone) for event in t.seen(seat, OrderArchived)] == [(order, zone)]


@clause("WAR-SHOP-08")
def test_what_is_archived_never_returns() -> None:
    t = fought(draws=OFFER, piles={"black": []}, discards={"black": ["start_worker"]})
    t.plays("keep shop_charge", "remove discard start_worker").defaults()
    assert t.s.archives[BLACK] == ("start_worker",)  # the discards have been shuffled and drawn since
    assert "start_worker" not in (*t.s.hands[BLACK], *t.s.piles[BLACK], *t.s.discards[BLACK])


@clause("WAR-SHOP-08", "WAR-RULING-40")
def test_archives_are_kept_in_order() -> None:
    t = fought(archives=[["start_raid"], []], draws=OFFER).plays(
        "keep shop_charge", "remove hand start_march"
    )
    assert t.view(RED).archives == (("start_raid", "start_march"), ())


@clause("WAR-SHOP-09")
@pytest.mark.parametrize("seed", [3, 4])
def test_nobody_ever_owns_fewer_than_thirteen_orders(seed: int) -> None:
    match, rng = fm.Match(GAME, seed=seed), Random(seed)
    while match.outcome is None and match.number < 700:
        decision = rng.choice(match.pending)
        removals = [move for move in decision.options if str(move).startswith("zone:")]
        match.play(decision.seat, rng.choice(removals or list(decision.options)))  # whoever can, removes
        s = match.state
        assert isinstance(s, Garden)
        if s.shown:
            assert min(len(deck(s, seat)) for seat in (0, 1)) >= 13


@clause("WAR-SHOP-09")
def test_a_visit_leaves_a_deck_no_smaller() -> None:
    t = fought(draws=OFFER)
    before = len(deck(t.s, BLACK))
    t.plays("keep shop_charge")
    assert len(deck(t.s, BLACK)) == before + 1
    t.plays("remove hand start_march")
    assert len(deck(t.s, BLACK)) == before
    assert t.asked == {RED: "ask-keep"}  # no second removal
