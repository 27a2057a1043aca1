"""3.8: special orders."""

from __future__ import annotations

import pytest

from formicarium.games.ant_war.data import UNITS
from formicarium.games.ant_war.events import (
    AntCharged,
    AntHatched,
    AntJumped,
    AntLed,
    AntRested,
    CombatFought,
    PiecesExchanged,
)
from formicarium.testing import clause
from tests.games.ant_war.builder import BLACK, FIVE, HOME_SQUARES, RED, counted, garden, turned

DEAD = {"black": {"scout": 1, "shooter": 2}}


def ends(position: str, order: str, start: str) -> set[str]:
    answers = [answer.split()[1].split("-") for answer in garden(position, order=order).offers()]
    return {end for first, end in answers if first == start}


# In general


@clause("WAR-SPEC-01")
@pytest.mark.parametrize("order", ["shop_light_charge", "shop_heavy_charge", "shop_ambush"])
def test_a_special_order_is_for_ants_of_a_listed_unit(order: str) -> None:
    listed = {
        "shop_light_charge": {"scout", "kamikaze"},
        "shop_heavy_charge": {"worker", "transporter"},
        "shop_ambush": {"scout", "shooter"},
    }[order]
    verb = "jump" if order == "shop_ambush" else "charge"
    for unit in FIVE:
        position = f"d3 black {unit}, a3 black scout, h3 black worker"
        offers = garden(position, order=order).offers(verb)
        assert any(" d3-" in answer for answer in offers) == (unit in listed)


@clause("WAR-SPEC-01")
@pytest.mark.parametrize("mark", ["", " (r)", " (r,s)"])
@pytest.mark.parametrize("order, answer", [("shop_charge", "charge d3-d4"), ("shop_jump", "jump d3-d5")])
def test_special_orders_neither_need_nor_use_abilities(order: str, answer: str, mark: str) -> None:
    t = garden(f"d3 black scout{mark}", order=order).plays(answer)
    assert t.at(answer[-2:]) == f"black scout{mark}"


# Rest


@clause("WAR-SPEC-REST-01", "WAR-RULING-29")
@pytest.mark.parametrize("order", ["start_bivouac", "shop_rest", "shop_second_wind"])
@pytest.mark.parametrize("unit", FIVE)
def test_a_rest_recharges_one_spent_ant_which_stays_revealed(unit: str, order: str) -> None:
    t = garden(f"d4 black {unit} (r,s), e4 black {unit} (r,s)", order=order).plays("rest d4")
    assert (t.at("d4"), t.at("e4")) == (f"black {unit} (r)", f"black {unit} (r,s)")
    assert [(rested.ant, rested.square) for rested in t.seen(RED, AntRested)] == [(t.piece("d4").id, "d4")]


@clause("WAR-SPEC-REST-01")
def test_only_ones_own_spent_ants_rest() -> None:
    position = "d4 black scout (r,s), e4 red scout (r,s), f4 black worker (r,s)"
    assert garden(position, order="shop_rest").offers("rest") == ["rest d4", "rest f4"]


@clause("WAR-SPEC-REST-02", "WAR-RULING-29")
def test_unspent_ants_cannot_rest_and_no_ant_stores_a_second_use() -> None:
    t = garden("d4 black scout, e4 black worker (r), f4 black worker (r,s)", order="shop_rest")
    assert t.offers("rest") == ["rest f4"]
    t.plays("rest f4")
    assert t.offers("rest") == []
    t = garden("d4 black scout, f4 black worker (r)", order="shop_rest")
    assert t.offers("rest") == []


# Charge


@clause("WAR-SPEC-CHARGE-01")
def test_a_charge_goes_any_number_of_squares_in_one_cardinal_direction() -> None:
    files = {f"{file}4" for file in "abcefgh"}
    ranks = {f"d{rank}" for rank in (1, 2, 3, 5, 6, 7, 8, 9)}
    assert ends("d4 black scout", "shop_charge", "d4") == files | ranks
    t = garden("d4 black scout", order="shop_charge").plays("charge d4-d9")
    assert t.at("d9") == "black scout"
    assert [(event.start, event.end) for event in t.seen(RED, AntCharged)] == [("d4", "d9")]


@clause("WAR-SPEC-CHARGE-02", "WAR-RULING-30")
@pytest.mark.parametrize(
    "obstacle, reached",
    [
        ("d7 black worker", {"d5", "d6"}),
        ("d7 red wall (2)", {"d5", "d6"}),
        ("d7 black wall (1)", {"d5", "d6"}),
        ("d7 red worker", {"d5", "d6", "d7"}),  # up to it, but no farther
        ("d5 red worker", {"d5"}),
    ],
)
def test_a_charge_passes_over_empty_grass_only(obstacle: str, reached: set[str]) -> None:
    squares = ends(f"d4 black scout, {obstacle}", "shop_charge", "d4")
    assert {square for square in squares if square[0] == "d" and square > "d4"} == reached


@clause("WAR-SPEC-CHARGE-02")
@pytest.mark.parametrize(
    "start, file, reached",
    [
        ("b2", "b", "b1 b3 b4"),
        ("c8", "c", "c6 c7 c9"),
        ("f4", "f", "f1 f2 f3"),
        ("a5", "b", ""),
        ("d5", "c", ""),
    ],
)
def test_a_pond_ends_the_line_of_a_charge(start: str, file: str, reached: str) -> None:
    squares = ends(f"{start} black scout", "shop_charge", start)
    assert {square for square in squares if square[0] == file} == set(reached.split())


@clause("WAR-SPEC-CHARGE-03", "WAR-RULING-30")
@pytest.mark.parametrize(
    "target, answer, allowed",
    [
        ("d7 red worker", "charge d4-d7", True),
        ("d7 black worker", "charge d4-d7", False),
        ("d7 red wall (1)", "charge d4-d7", False),
        ("f2 black worker", "charge c4-c5", False),
    ],
)
def test_a_charge_ends_on_an_empty_square_or_an_enemy_ant(target: str, answer: str, allowed: bool) -> None:
    t = garden(f"d4 black scout, c4 black kamikaze, {target}", order="shop_charge")
    assert (answer in t.offers()) == allowed
    assert t.offers("hit") == []
    if allowed:
        assert len(t.plays(answer).told(CombatFought)) == 1
    else:
        assert t.refuses(answer) == "WAR-SPEC-CHARGE-03"


# Jump


@clause("WAR-SPEC-JUMP-01", "WAR-RULING-31")
@pytest.mark.parametrize(
    "between", ["", "d5 black worker", "d5 red worker (r)", "d5 red wall (1)", "d5 black wall (2)"]
)
def test_a_jump_goes_exactly_two_squares_over_anything(between: str) -> None:
    position = f"d4 black scout, {between}" if between else "d4 black scout"
    assert ends(position, "shop_jump", "d4") == {"d2", "b4", "f4", "d6"}
    t = garden(position, order="shop_jump").plays("jump d4-d6")
    assert (t.at("d4"), t.at("d6")) == ("", "black scout")
    assert t.at("d5") == between.removeprefix("d5 ")  # not affected
    assert [(event.start, event.end) for event in t.seen(RED, AntJumped)] == [("d4", "d6")]


@clause("WAR-SPEC-JUMP-01")
@pytest.mark.parametrize("start, end", [("b4", "b6"), ("c6", "c4"), ("g4", "g6"), ("f6", "f4")])
def test_a_jump_crosses_a_pond(start: str, end: str) -> None:
    assert (
        garden(f"{start} black scout", order="shop_jump").plays(f"jump {start}-{end}").at(end)
        == "black scout"
    )


@clause("WAR-SPEC-JUMP-02", "WAR-RULING-31")
@pytest.mark.parametrize(
    "target, allowed",
    [
        ("d6 red worker", True),
        ("d6 black worker", False),
        ("d6 red wall (1)", False),
        ("d6 black wall (1)", False),
    ],
)
def test_a_jump_lands_on_an_empty_square_or_an_enemy_ant(target: str, allowed: bool) -> None:
    t = garden(f"d4 black scout, {target}", order="shop_jump")
    assert ("jump d4-d6" in t.offers()) == allowed
    assert t.offers("hit") == []
    if allowed:
        (combat,) = t.plays("jump d4-d6").told(CombatFought)
        assert combat.square == "d6"
    else:
        assert t.refuses("jump d4-d6") == "WAR-SPEC-JUMP-02"


@clause("WAR-SPEC-JUMP-02")
@pytest.mark.parametrize(
    "start, squares", [("a1", "c1 a3"), ("d5", "d3 d7"), ("h9", "h7 f9"), ("b7", "d7 b9")]
)
def test_a_jump_lands_on_grass_on_the_board(start: str, squares: str) -> None:
    position = f"{start} black scout, d1 black queen, e9 red queen"
    assert ends(position, "shop_jump", start) == set(squares.split())


# Hatching


@clause("WAR-SPEC-HATCHING-01")
@pytest.mark.parametrize("side", ["black", "red"])
def test_a_dead_ant_returns_on_an_empty_square_of_the_own_home_rows(side: str) -> None:
    home = HOME_SQUARES if side == "black" else list(map(turned, HOME_SQUARES))
    taken = {"a1", "b2"} if side == "black" else {"h9", "g8"}
    position = "b2 black scout" if side == "black" else "g8 black scout"
    t = garden(position, order="shop_hatching", side=side, deaths={side: {"scout": 1, "shooter": 2}})
    answers = {f"hatch {unit} {square}" for unit in ("scout", "shooter") for square in set(home) - taken}
    assert set(t.offers("hatch")) == answers
    square = "d3" if side == "black" else "d7"
    t.plays(f"hatch shooter {square}")
    assert t.at(square) == f"{side} shooter"
    assert t.dead(side) == {"scout": 1, "shooter": 1}


@clause("WAR-SPEC-HATCHING-01")
@pytest.mark.parametrize(
    "answer, clause",
    [
        ("hatch scout d4", "WAR-SPEC-HATCHING-01"),
        ("hatch scout a1", "WAR-SPEC-HATCHING-01"),
        ("hatch scout d9", "WAR-SPEC-HATCHING-01"),
        ("hatch worker d3", "WAR-SPEC-HATCHING-04"),
        ("hatch queen d3", "WAR-SPEC-HATCHING-04"),
    ],
)
def test_nobody_hatches_elsewhere_or_who_is_not_dead(answer: str, clause: str) -> None:
    assert garden("d5 black scout", order="shop_hatching", deaths=DEAD).refuses(answer) == clause


@clause("WAR-SPEC-HATCHING-02", "WAR-RULING-32")
def test_whoever_died_revealed_and_spent_hatches_hidden_and_unspent() -> None:
    t = garden("d4 black worker (r,s), d5 red scout", order="start_march", side="red", other_hand=HATCHING)
    t.plays("move d5-d4").defaults()
    t.plays("order shop_hatching", "hatch worker d3")
    assert t.at("d3") == "black worker"
    assert t.seen_at(BLACK, "d3").unit == "worker"
    for seat in (RED, None):
        assert t.seen_at(seat, "d3").unit == ""
    assert [(hatched.square, hatched.unit) for hatched in t.seen(BLACK, AntHatched)] == [("d3", "worker")]
    assert [(hatched.square, hatched.unit) for hatched in t.seen(RED, AntHatched)] == [("d3", "")]
    assert [(hatched.square, hatched.unit) for hatched in t.seen(None, AntHatched)] == [("d3", "")]


HATCHING = ["shop_hatching", "start_march", "start_march"]


@clause("WAR-SPEC-HATCHING-03")
@pytest.mark.parametrize("side, letter", [("black", "B"), ("red", "R")])
def test_a_hatched_ant_gets_the_next_number_of_its_side(side: str, letter: str) -> None:
    dead = {side: {"scout": 3}}
    past = {"ant": f"{letter}17", "deaths": [0, 0, 0, 0, 3, 0], "unit": "scout", "known": True}
    for before, number in (([], 17), ([past], 18)):
        hatchings = [before, []] if side == "black" else [[], before]
        t = garden("d5 black scout", order="shop_hatching", side=side, deaths=dead, hatchings=hatchings)
        square = "d2" if side == "black" else "d8"
        t.plays(f"hatch scout {square}")
        assert t.piece(square).id == t.seen_at(None, square).id == f"{letter}{number}"


@clause("WAR-SPEC-HATCHING-04", "WAR-RULING-32")
def test_without_a_dead_ant_or_an_empty_home_square_nobody_hatches() -> None:
    assert garden("d5 black scout", order="shop_hatching").offers("hatch") == []
    full = ", ".join(f"{square} black scout" for square in HOME_SQUARES if square != "a1")
    t = garden(full, order="shop_hatching", deaths=DEAD)
    assert t.offers("hatch") == []
    assert t.refuses("hatch scout d3") == "WAR-SPEC-HATCHING-01"


# Parasitism


@clause("WAR-SPEC-PARASITISM-01", "WAR-RULING-33")
@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("mark", ["", " (r)"])
def test_any_enemy_ant_is_led_one_square_in_a_cardinal_direction(unit: str, mark: str) -> None:
    position = f"d7 red {unit}{mark}"
    assert ends(position, "shop_parasitism", "d7") == {"d6", "c7", "e7", "d8"}
    t = garden(position, order="shop_parasitism").plays("parasite d7-d6")
    assert t.at("d6") == f"red {unit}{mark}"
    assert [(led.seat, led.start, led.end) for led in t.seen(RED, AntLed)] == [(BLACK, "d7", "d6")]


@clause("WAR-SPEC-PARASITISM-01")
def test_one_leads_neither_ones_own_ants_nor_walls() -> None:
    t = garden("d4 black scout, d7 red wall (2), e7 red scout", order="shop_parasitism")
    assert {answer.split()[1][:2] for answer in t.offers()} == {"e7", "h9"}
    assert t.refuses("parasite d4-d5") == "WAR-SPEC-PARASITISM-01"
    assert t.refuses("parasite d7-d6") == "WAR-SPEC-PARASITISM-01"


@clause("WAR-SPEC-PARASITISM-02", "WAR-RULING-33")
@pytest.mark.parametrize(
    "beside, allowed",
    [
        ("d6 black worker", True),
        ("d6 black queen", True),
        ("d6 red worker", False),
        ("d6 red wall (2)", False),
        ("d6 black wall (1)", False),
    ],
)
def test_a_led_ant_enters_an_empty_square_or_the_square_of_ones_own_ant(beside: str, allowed: bool) -> None:
    t = garden(f"d7 red scout, {beside}", order="shop_parasitism")
    assert ("parasite d7-d6" in t.offers()) == allowed
    assert t.offers("hit") == []
    if not allowed:
        assert t.refuses("parasite d7-d6") == "WAR-SPEC-PARASITISM-02"


@clause("WAR-SPEC-PARASITISM-02")
@pytest.mark.parametrize("start, squares", [("c6", "b6 d6 c7"), ("h9", "h8 g9"), ("a5", "a4 a6")])
def test_a_led_ant_enters_no_pond_and_stays_on_the_board(start: str, squares: str) -> None:
    position = "h9 red queen" if start == "h9" else f"{start} red scout"
    assert ends(position, "shop_parasitism", start) == set(squares.split())
    t = garden("c6 red scout", order="shop_parasitism")
    assert t.refuses("parasite c6-c5") == "WAR-SPEC-PARASITISM-02"


@clause("WAR-SPEC-PARASITISM-02", "WAR-COMBAT-01")
@pytest.mark.parametrize(
    "led, own, standing",
    [("scout", "worker", "red scout (r)"), ("worker", "scout", "black scout (r)"), ("scout", "scout", "")],
)
def test_a_led_ant_attacks(led: str, own: str, standing: str) -> None:
    t = garden(f"d7 red {led}, d6 black {own}", order="shop_parasitism")
    ids = t.piece("d7").id, t.piece("d6").id
    (combat,) = t.plays("parasite d7-d6").told(CombatFought)
    assert (combat.attacker, combat.defender) == ids
    assert (t.at("d7"), t.at("d6")) == ("", standing)


@clause("WAR-SPEC-PARASITISM-03")
@pytest.mark.parametrize("mark", ["", " (r)", " (r,s)"])
def test_a_led_ant_stays_its_owners_as_hidden_and_spent_as_it_was(mark: str) -> None:
    t = garden(f"d7 red scout{mark}", order="shop_parasitism").plays("parasite d7-d6").defaults()
    assert t.at("d6") == f"red scout{mark}"
    t.plays("order start_march", "move d6-d7")  # and obeys its owner
    t = garden(f"d7 red scout{mark}, d6 black worker", order="shop_parasitism").plays("parasite d7-d6")
    assert t.at("d6") == ("red scout (r,s)" if mark == " (r,s)" else "red scout (r)")


@clause("WAR-SPEC-PARASITISM-04")
@pytest.mark.parametrize("unit", FIVE)
def test_a_queen_led_into_an_ant_is_lost(unit: str) -> None:
    t = garden(f"d7 red queen, d6 black {unit}", order="shop_parasitism").plays("parasite d7-d6")
    assert t.reason == "queen_destroyed"
    assert t.outcome.winners == (BLACK,)


@clause("WAR-SPEC-PARASITISM-04")
def test_a_queen_led_into_ones_own_queen_is_a_draw() -> None:
    t = garden("d7 red queen, d6 black queen", order="shop_parasitism").plays("parasite d7-d6")
    assert t.reason == "both_queens_destroyed"


# Exchange


@clause("WAR-SPEC-EXCHANGE-01", "WAR-RULING-34")
def test_two_own_pieces_trade_squares_at_any_distance() -> None:
    position = "d4 black scout, h8 black wall (2), c7 red scout, e7 red wall (1)"
    t = garden(position, order="shop_exchange")
    assert set(t.offers()) == {"exchange a1-d4", "exchange a1-h8", "exchange d4-h8"}
    t.plays("exchange d4-h8")
    assert (t.at("d4"), t.at("h8")) == ("black wall (2)", "black scout")


@clause("WAR-SPEC-EXCHANGE-01", "WAR-RULING-34")
@pytest.mark.parametrize("one, other, allowed", [(2, 1, True), (1, 2, True), (2, 2, False), (1, 1, False)])
def test_two_walls_are_exchanged_only_if_their_hit_points_differ(one: int, other: int, allowed: bool) -> None:
    t = garden(f"c3 black wall ({one}), g3 black wall ({other}), b7 black scout", order="shop_exchange")
    assert ("exchange c3-g3" in t.offers()) == allowed
    if allowed:
        t.plays("exchange c3-g3")
        assert (t.at("c3"), t.at("g3")) == (f"black wall ({other})", f"black wall ({one})")
    else:
        assert t.refuses("exchange c3-g3") == "WAR-SPEC-EXCHANGE-01"


@clause("WAR-SPEC-EXCHANGE-02")
@pytest.mark.parametrize(
    "one, other", [("scout", "worker (r)"), ("worker (r,s)", "scout"), ("wall (1)", "scout (r,s)")]
)
def test_both_keep_their_state_and_nothing_is_revealed(one: str, other: str) -> None:
    t = garden(f"d8 black {one}, e2 black {other}, d9 red scout, c8 red scout", order="shop_exchange")
    ids = [t.piece(square).id for square in ("d8", "e2")]
    t.plays("exchange d8-e2")
    assert (t.at("d8"), t.at("e2")) == (f"black {other}", f"black {one}")
    assert t.story == ["OrderPlayed", "PiecesExchanged", "OrderEnded"]
    (event,) = t.seen(RED, PiecesExchanged)
    assert [event.ant, event.other, event.start, event.end] == [*ids, "d8", "e2"]
    assert counted(t.s.deaths[RED]) == {}
