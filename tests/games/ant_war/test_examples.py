"""8: the worked examples."""

from __future__ import annotations

import pytest

from formicarium.games.ant_war.data import UNITS
from formicarium.games.ant_war.events import ShopOpened
from formicarium.testing import clause
from tests.games.ant_war.builder import BLACK, HOME_SQUARES, RED, garden

NO_SHOP: list[ShopOpened] = []


def moves(*squares: str) -> list[str]:
    return [f"move {pair}" for pair in squares]


@clause("WAR-EX-01")
def test_kamikaze_beats_worker() -> None:
    t = garden("d4 black kamikaze, d5 red worker", order="start_kamikaze")
    steps = moves("d4-c3", "d4-d3", "d4-e3", "d4-c4", "d4-e4", "d4-d5", "d4-e5")
    assert t.offers() == [*steps, "explode d4-d5"]
    t.plays("move d4-d5")
    assert t.at("d5") == "black kamikaze (r)"
    assert t.dead("red") == {"worker": 1}
    assert t.asked == {BLACK: "ask-keep"}


@clause("WAR-EX-02")
def test_the_same_other_way_round() -> None:
    t = garden("d4 black kamikaze, d5 red worker", order="start_worker", side="red").plays("move d5-d4")
    assert (t.at("d4"), t.at("d5")) == ("black kamikaze (r)", "")
    assert t.dead("red") == {"worker": 1}
    assert t.asked == {RED: "ask-keep"}


@clause("WAR-EX-03")
def test_the_same_unit() -> None:
    t = garden("e4 black scout, e5 red scout", order="start_scout").plays("move e4-e5")
    assert (t.at("e4"), t.at("e5")) == ("", "")
    assert len(t.told(ShopOpened)) == 1


@clause("WAR-EX-04")
def test_a_sample_order_with_one_action() -> None:
    t = garden("d3 black shooter", order="start_march")
    assert t.offers() == moves("a1-b1", "a1-a2", "d3-d2", "d3-c3", "d3-e3", "d3-d4")
    assert t.plays("move d3-d4").asked == {BLACK: "ask-discard"}


@clause("WAR-EX-05")
def test_an_order_with_two_actions() -> None:
    t = garden("e4 black scout, d3 black kamikaze, e6 red shooter", order="start_raid").plays("move e4-e5")
    steps = ("d3-d2", "d3-c3", "d3-e3", "d3-d4", "e5-e4", "e5-d5", "e5-e6")
    assert t.offers() == [*moves(*steps), "stop"]
    t.plays("move e5-e6")
    assert (t.at("e5"), t.at("e6")) == ("", "red shooter (r)")
    t.plays("keep shop_charge", "remove none", "keep shop_ambush", "remove none")
    assert t.s.discards[BLACK] == ("shop_charge", "start_raid")
    assert t.asked == {BLACK: "ask-discard"}


@clause("WAR-EX-06")
@pytest.mark.parametrize(
    "position, reserve, squares",
    [
        ("d3 black worker", 5, "d1 c2 d2 e2 b3 c3 e3 f3 c4 d4 e4 d5"),
        ("d4 black worker", 5, "d2 c3 d3 e3 b4 c4 e4 f4 d5 e5 d6"),
        ("d4 black worker, d5 black scout, e4 red scout", 5, "d2 c3 d3 e3 b4 c4 f4 e5 d6"),
        ("d4 black worker", 0, ""),
    ],
)
def test_where_a_worker_builds(position: str, reserve: int, squares: str) -> None:
    t = garden(position, order="start_worker", reserves={"black": reserve})
    assert " ".join(answer[-2:] for answer in t.offers("build")) == squares


@clause("WAR-EX-07")
def test_where_a_kamikaze_explodes() -> None:
    position = "d4 black kamikaze, d5 red scout, e5 red scout, e4 red wall (2), d3 black wall (2)"
    t = garden(position, order="start_kamikaze")
    assert t.offers("explode") == ["explode d4-e4", "explode d4-d5"]


@clause("WAR-EX-08")
def test_what_a_shooter_sees() -> None:
    reds = ", ".join(f"{square} red scout" for square in ("d6", "f4", "b4", "d2", "e5"))
    t = garden(f"d4 black shooter, d5 black scout, {reds}, e4 red wall (2)", order="start_shooter")
    assert t.offers("shoot") == [f"shoot d4-{square}" for square in ("d2", "b4", "e4", "e5")]


@clause("WAR-EX-09")
def test_ponds_do_not_block() -> None:
    t = garden("b4 black shooter, b6 red scout", order="start_shooter").plays("shoot b4-b6")
    assert (t.at("b4"), t.at("b6")) == ("black shooter (r,s)", "")
    assert t.told(ShopOpened) == NO_SHOP


@clause("WAR-EX-10")
@pytest.mark.parametrize("unit", UNITS)
def test_acid_on_each_unit(unit: str) -> None:
    t = garden(f"d4 black shooter, d5 red {unit}", order="start_shooter").plays("shoot d4-d5")
    survives = unit in ("transporter", "worker")
    assert t.at("d5") == (f"red {unit} (r)" if survives else "")
    if unit == "queen":
        assert (t.reason, t.outcome.winners) == ("queen_destroyed", (BLACK,))
    assert t.told(ShopOpened) == NO_SHOP


@clause("WAR-EX-11")
@pytest.mark.parametrize(
    "target, answer, d4, d5, shops",
    [
        ("red scout", "move d4-d5", "", "red scout (r)", 1),
        ("red scout", "explode d4-d5", "", "", 1),
        ("red wall (2)", "explode d4-d5", "", "", 0),
    ],
)
def test_step_or_explosion(target: str, answer: str, d4: str, d5: str, shops: int) -> None:
    t = garden(f"d4 black kamikaze, d5 {target}", order="start_kamikaze").plays(answer)
    assert (t.at("d4"), t.at("d5")) == (d4, d5)
    assert t.dead("black") == {"kamikaze": 1}
    assert len(t.told(ShopOpened)) == shops


@clause("WAR-EX-12")
def test_two_hits_on_a_wall() -> None:
    position = "e3 black worker, d4 black scout, e4 red wall (2)"
    t = garden(
        position, hand=["start_march", "start_march", "start_scout"], reserves={"red": 4}, quiet_turns=3
    )
    t.plays("order start_march", "hit e3-e4")
    assert (t.at("e4"), t.at("e3")) == ("red wall (1)", "black worker")
    t.plays("discard none")
    assert t.s.quiet_turns == 0
    t.plays("order start_march", "move h9-h8", "discard none")
    t.plays("order start_scout", "hit d4-e4")
    assert (t.at("e4"), t.at("d4")) == ("", "black scout")
    assert t.plays("discard none").s.quiet_turns == 0
    assert t.s.reserves == [5, 4]
    assert t.told(ShopOpened) == NO_SHOP


@clause("WAR-EX-13")
def test_transport() -> None:
    position = "d6 black transporter, c2 black scout (r), e2 black wall (1)"
    t = garden(position, order="start_transporter")
    assert t.offers("swap") == ["swap d6-a1", "swap d6-c2", "swap d6-e2"]
    t.plays("swap d6-a1")
    assert (t.at("d6"), t.at("a1")) == ("black queen", "black transporter (r,s)")
    assert garden(position, order="start_transporter").plays("swap d6-e2").at("d6") == "black wall (1)"


@clause("WAR-EX-14")
def test_reconnaissance() -> None:
    position = "d3 black scout, a9 red worker, b8 red shooter (r), d7 red scout"
    t = garden(position, order="start_scout")
    assert t.offers("scout") == ["scout d3-d7", "scout d3-a9", "scout d3-h9"]
    t.plays("scout d3-h9")
    assert (t.at("d3"), t.at("h9")) == ("black scout (r,s)", "red queen (r)")


@clause("WAR-EX-15")
def test_rest_and_second_wind() -> None:
    t = garden("d4 black shooter (r,s), d6 red scout, e5 red transporter", order="shop_second_wind")
    assert t.at("d4") == "black shooter (r)"  # `rest d4`, the only legal action, has been taken
    assert "AntRested" in t.story
    assert t.offers() == ["shoot d4-e5", "shoot d4-d6", "stop"]
    t.plays("shoot d4-d6")
    assert (t.at("d4"), t.at("d6")) == ("black shooter (r,s)", "")


@clause("WAR-EX-16")
def test_charge() -> None:
    t = garden("d2 black scout, g2 black worker, d8 red worker", order="shop_charge")
    ends = " ".join(answer[-2:] for answer in t.offers() if " d2-" in answer)
    assert ends == "d1 a2 b2 c2 e2 f2 d3 d4 d5 d6 d7 d8"
    t.plays("charge d2-d8")
    assert t.at("d8") == "black scout (r)"
    assert len(t.told(ShopOpened)) == 1
    t = garden("b2 black scout", order="shop_charge")
    assert {answer[-2:] for answer in t.offers() if answer[-2] == "b" and answer[-1] > "2"} == {"b3", "b4"}


@clause("WAR-EX-17")
def test_jump() -> None:
    position = "c4 black scout, b4 black worker, c2 black shooter, d4 red wall (2), e4 red kamikaze"
    t = garden(position, order="shop_jump")
    ends = [answer for answer in t.offers() if " c4-" in answer]
    assert ends == ["jump c4-a4", "jump c4-e4", "jump c4-c6"]
    t.plays("jump c4-e4")
    assert t.at("e4") == "black scout (r)"


@clause("WAR-EX-18")
def test_hatching() -> None:
    t = garden(order="shop_hatching", deaths={"black": {"scout": 1, "shooter": 2}})
    squares = [square for square in HOME_SQUARES if square != "a1"]
    assert t.offers() == [f"hatch {unit} {square}" for unit in ("scout", "shooter") for square in squares]
    assert len(t.offers()) == 46
    t.plays("hatch shooter d3")
    assert t.at("d3") == "black shooter"
    seen = t.seen_at(RED, "d3")
    assert (seen.id, seen.unit, seen.possible) == ("B17", "", ("scout", "shooter"))


@clause("WAR-EX-19")
def test_parasitism() -> None:
    position = "e5 black worker, e6 red transporter, e7 red scout, d6 red wall (2)"
    t = garden(position, order="shop_parasitism")
    assert [answer for answer in t.offers() if " e6-" in answer] == ["parasite e6-e5", "parasite e6-f6"]
    t.plays("parasite e6-e5")
    assert (t.at("e5"), t.at("e6")) == ("black worker (r)", "")
    assert t.dead("red") == {"transporter": 1}
    assert t.asked == {BLACK: "ask-keep"}


@clause("WAR-EX-20")
def test_exchange() -> None:
    position = "d4 black scout, f6 black worker, c3 black wall (2), g3 black wall ({})"
    assert len(garden(position.format(2), order="shop_exchange").offers()) == 9
    t = garden(position.format(1), order="shop_exchange")
    assert len(t.offers()) == 10
    assert "exchange c3-g3" in t.offers()
    t.plays("exchange a1-f6")
    assert (t.at("a1"), t.at("f6")) == ("black worker", "black queen")


@clause("WAR-EX-21")
def test_a_visit_to_the_shop() -> None:
    hand = ["start_kamikaze", "start_march", "start_scout"]
    red = ["start_march", "start_raid", "start_worker"]
    t = garden("d4 black kamikaze, d5 red worker", order="start_kamikaze", hand=hand, other_hand=red)
    t.draws("shop_charge", "shop_jump", "shop_exchange", "shop_rest", "shop_ambush", "shop_fortress")
    t.plays("move d4-d5", "keep shop_charge", "remove none", "keep shop_rest", "remove hand start_worker")
    assert len(t.s.shop) == 24
    assert t.s.discards == [("shop_charge", "start_kamikaze"), ("shop_rest",)]
    assert t.s.archives == [(), ("start_worker",)]
    t.draws("start_breach").plays("discard none")
    assert t.s.active == RED
    assert t.s.hands[RED] == ("start_raid",)  # and its only playable order, start_march, is in play already
    assert t.s.in_play == "start_march"
    t.draws("start_breach", "start_convoy").plays("move h9-g9", "discard none")
    assert len(t.s.hands[RED]) == 3


@clause("WAR-EX-22")
@pytest.mark.parametrize("second, blocked", [("start_raid", True), ("start_march", False)])
def test_blocked(second: str, blocked: bool) -> None:
    hand = ["start_kamikaze", second, "start_transporter"]
    t = garden("g9 red worker, h8 red worker, g8 red shooter", side="red", hand=hand, steps=["Turn"])
    if blocked:
        assert (t.reason, t.outcome.winners) == ("blocked", (BLACK,))
    else:
        assert "move g8-f8" in t.offers()


@clause("WAR-EX-23")
def test_the_draw_pile_runs_out() -> None:
    t = garden(
        hand=["start_march", "start_march", "start_scout"],
        piles={"black": ["start_support"]},
        discards={"black": ["start_worker", "start_convoy"]},
    )
    t.draws("start_support", "start_convoy").plays("move a1-a2", "discard start_scout")
    assert t.s.hands[BLACK] == ("start_convoy", "start_march", "start_support")
    assert t.s.piles[BLACK] == ("start_march", "start_scout", "start_worker")
    assert t.s.discards[BLACK] == ()


@clause("WAR-EX-24")
def test_deduction() -> None:
    hand = ["start_vanguard", "start_raid", "start_march"]
    red = ["start_scout", "start_shooter", "start_march"]
    t = garden("d4 black scout, d7 red scout, e6 red shooter", hand=hand, other_hand=red)
    t.plays("order start_vanguard", "move d4-c4", "stop", "discard none")
    assert t.seen_at(RED, "c4").possible == ("scout", "shooter")
    t.plays("order start_march", "move h9-h8", "discard none")
    t.plays("order start_raid", "move c4-d4", "move d4-d5", "discard none")
    seen = t.seen_at(RED, "d5")
    assert (seen.possible, seen.revealed, seen.unit) == (("scout",), False, "")
    assert "scout d7-d5" in t.plays("order start_scout").offers()
    t = garden(
        "d5 black scout, e6 red shooter",
        order="start_shooter",
        side="red",
        pieces={"d5": {"possible": ["scout"]}},
    )
    assert "shoot e6-d5" in t.offers()
    t = garden("d4 black scout", order="start_march").plays("move d4-d5")
    assert t.seen_at(RED, "d5").possible == UNITS


@clause("WAR-EX-25")
def test_the_end() -> None:
    t = garden("d8 black worker, d9 red queen", order="start_convoy").plays("move d8-d9")
    assert (t.reason, t.outcome.winners) == ("queen_destroyed", (BLACK,))
    assert t.story == ["OrderPlayed", "AntMoved", "CombatFought", "AntDestroyed", "WarEnded"]
    assert t.match.pending == ()
    assert t.s.in_play == "start_convoy"
    assert {piece.square: piece.unit for piece in t.view(RED).pieces} == {"a1": "queen", "d9": "worker"}
    assert t.view(RED).hands == tuple(t.s.hands)
