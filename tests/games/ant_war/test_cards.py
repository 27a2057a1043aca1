"""4: the orders. Each row of the spec's two tables is a clause."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from formicarium.games.ant_war import GAME
from formicarium.games.ant_war.data import ORDERS, SHOP, START_DECK, UNITS, Order, Square
from formicarium.games.ant_war.view import deck
from formicarium.kit.data import read_toml
from formicarium.testing import clause
from formicarium.texts.catalogue import LANGUAGES
from formicarium.texts.speaker import Speaker
from tests.games.ant_war.builder import BLACK, FIVE, RED, Table, garden, parade

# Sections 4.1 and 4.2: id, English name, French name, copies, actions, units, symbols.
TABLES = """
start_kamikaze        |Kamikaze Order   |Ordre aux kamikazes     |1|1|Kamikaze             |C D A
start_worker          |Worker Order     |Ordre aux ouvrières     |1|1|Worker               |C D A
start_transporter     |Transporter Order|Ordre aux transporteuses|1|1|Transporter          |C D A
start_scout           |Scout Order      |Ordre aux éclaireuses   |1|1|Scout                |C D A
start_shooter         |Shooter Order    |Ordre aux tireuses      |1|1|Shooter              |C D A
start_vanguard        |Vanguard         |Avant-garde             |1|2|Shooter, Scout       |C
start_raid            |Raid             |Raid                    |1|2|Scout, Kamikaze      |C
start_breach          |Breach           |Brèche                  |1|2|Kamikaze, Worker     |C
start_convoy          |Convoy           |Convoi                  |1|2|Worker, Transporter  |C
start_support         |Support          |Appui                   |1|2|Transporter, Shooter |C
start_march           |General March    |Marche générale         |2|1|six                  |C
start_bivouac         |Bivouac          |Bivouac                 |1|1|six                  |C rest
shop_elite_kamikaze   |Kamikaze Elite   |Élite kamikaze          |1|3|Kamikaze             |C D A
shop_elite_worker     |Worker Elite     |Élite ouvrière          |1|3|Worker               |C D A
shop_elite_transporter|Transporter Elite|Élite transporteuse     |1|3|Transporter          |C D A
shop_elite_scout      |Scout Elite      |Élite éclaireuse        |1|3|Scout                |C D A
shop_elite_shooter    |Shooter Elite    |Élite tireuse           |1|3|Shooter              |C D A
shop_fire_and_acid    |Fire and Acid    |Feu et acide            |1|2|Shooter, Kamikaze    |C D A
shop_pathfinders      |Pathfinders      |Pionnières              |1|2|Scout, Worker        |C D A
shop_special_delivery |Special Delivery |Livraison explosive     |1|2|Kamikaze, Transporter|C D A
shop_fortress         |Fortress         |Forteresse              |1|2|Worker, Shooter      |C D A
shop_expedition       |Expedition       |Expédition              |1|2|Transporter, Scout   |C D A
shop_rest             |Rest             |Repos                   |2|2|five                 |C rest
shop_second_wind      |Second Wind      |Second souffle          |1|2|five                 |A rest
shop_charge           |Charge           |Charge                  |1|1|five                 |charge
shop_light_charge     |Light Charge     |Charge légère           |1|2|Scout, Kamikaze      |charge A
shop_heavy_charge     |Heavy Charge     |Charge lourde           |1|2|Worker, Transporter  |charge A
shop_jump             |Jump             |Saut                    |2|1|five                 |jump
shop_ambush           |Ambush           |Embuscade               |1|2|Scout, Shooter       |jump A
shop_hatching         |Hatching         |Éclosion                |3|1|five                 |C hatching
shop_parasitism       |Parasitism       |Parasitage              |2|1|enemy                |parasitism
shop_exchange         |Exchange         |Échange                 |2|1|six                  |exchange
"""
ROWS = [[cell.strip() for cell in line.split("|")] for line in TABLES.strip().splitlines()]
DATA = {row["id"]: row for row in read_toml("formicarium.games.ant_war", "cards")["card"]}
CIRCLE = ("shooter", "scout", "kamikaze", "worker", "transporter")
SINGLE = [f"start_{unit}" for unit in FIVE]
PAIRS = ["start_vanguard", "start_raid", "start_breach", "start_convoy", "start_support"]
ELITE = [f"shop_elite_{unit}" for unit in FIVE]
JOINT = [
    "shop_fire_and_acid",
    "shop_pathfinders",
    "shop_special_delivery",
    "shop_fortress",
    "shop_expedition",
]
ABILITIES = ("explode", "build", "swap", "scout", "shoot")


def listed(units: str) -> set[str]:
    """The units that a cell of the table names."""
    every: dict[str, tuple[str, ...]] = {"six": UNITS, "five": FIVE, "enemy": UNITS}
    return set(every.get(units) or units.lower().split(", "))


def symbol(answer: str) -> str:
    """The letter or word by which the table names what an answer does."""
    verb, *_, squares = answer.split()
    if verb in ("move", "hit"):
        start, end = squares.split("-")
        return "C" if start[0] == end[0] or start[1] == end[1] else "D"
    return "A" if verb in ABILITIES else {"hatch": "hatching", "parasite": "parasitism"}.get(verb, verb)


def unit_of(t: Table, answer: str) -> str:
    """The unit that an answer orders."""
    words = answer.split()
    return words[1] if words[0] == "hatch" else t.s.board[Square(words[1][:2])].unit


def cite(row: list[str]) -> Any:
    return pytest.param(*row, marks=pytest.mark.clause(f"WAR-CARD-{row[0]}"), id=row[0])


@pytest.mark.parametrize("card, en, fr, copies, actions, units, symbols", [cite(row) for row in ROWS])
def test_the_face_of_an_order(
    card: str, en: str, fr: str, copies: str, actions: str, units: str, symbols: str
) -> None:
    """On the parade ground, where every unit can use every symbol, exactly what the row says is offered."""
    t = parade(card)
    assert t.s.actions_left == int(actions)
    expected = {(unit, letter) for unit in listed(units) for letter in symbols.split()}
    expected -= {("queen", "rest")}  # she has nothing to recharge
    offered = {(unit_of(t, answer), symbol(answer)) for answer in t.offers()}
    assert offered - {("wall", "exchange")} == expected
    assert (START_DECK if card.startswith("start") else SHOP).count(Order(card)) == int(copies)
    assert [Speaker(GAME, language).text(f"name-{card}") for language in LANGUAGES] == [en, fr]


@clause("WAR-CARD-04")
def test_the_tables_list_every_order_and_no_other() -> None:
    assert [row[0] for row in ROWS] == list(ORDERS)
    assert len(START_DECK) == sum(int(row[3]) for row in ROWS[:12]) == 13
    assert len(SHOP) == sum(int(row[3]) for row in ROWS[12:]) == 26


@clause("WAR-RULING-05", "WAR-RULING-06")
def test_what_the_decks_are_made_of() -> None:
    general = ["start_march", "start_march", "start_bivouac"]
    assert sorted(START_DECK) == sorted([*SINGLE, *PAIRS, *general])
    kinds = Counter(
        symbol
        for order in SHOP
        for symbol in DATA[order]["symbols"]
        if symbol in ("rest", "charge", "jump", "hatching", "parasitism", "exchange")
    )
    assert kinds == {"rest": 3, "charge": 3, "jump": 3, "hatching": 3, "parasitism": 2, "exchange": 2}
    assert sum(order in (*ELITE, *JOINT) for order in SHOP) == 10
    for unit in FIVE:  # every unit has six of the thirteen, the Queen three
        assert sum(unit in ORDERS[order].units for order in START_DECK) == 6
    assert sum("queen" in ORDERS[order].units for order in START_DECK) == 3


# What several cards share


@clause("WAR-CARD-01")
def test_copies_are_interchangeable() -> None:
    one = garden(hand=["start_march", "start_march", "start_bivouac"])
    assert one.offers() == ["order start_bivouac", "order start_march"]
    one.plays("order start_march", "move a1-a2")
    assert one.offers() == ["discard start_bivouac", "discard start_march", "discard none"]


@clause("WAR-CARD-02")
def test_a_deck_is_hand_draw_pile_discard_pile_and_order_in_play() -> None:
    archives = [["shop_jump"], []]
    t = garden("d4 black scout", order="start_raid", discards={"black": ["start_worker"]}, archives=archives)
    zones = [*t.s.hands[BLACK], *t.s.piles[BLACK], "start_worker", "start_raid"]
    for seat in (BLACK, RED, None):
        assert sorted(t.view(seat).decks[BLACK]) == sorted(zones)
    assert sorted(deck(garden().s, RED)) == sorted(START_DECK)


@clause("WAR-CARD-03")
def test_a_card_never_changes_owner() -> None:
    t = garden("d4 black scout, d5 red worker", order="start_scout").plays("move d4-d5")
    t.plays("keep shop_ambush", "remove none", "keep shop_charge", "remove discard shop_charge").defaults()
    assert "shop_ambush" in deck(t.s, BLACK)
    assert "shop_ambush" not in deck(t.s, RED)
    assert t.s.archives == [(), ("shop_charge",)]
    assert "start_scout" in deck(t.s, BLACK)


@clause("WAR-CARD-start_single-01")
@pytest.mark.parametrize("unit", FIVE)
def test_a_single_unit_order_is_one_step_any_way_or_one_ability(unit: str) -> None:
    t = garden(f"d7 black {unit}, d6 red scout, b2 black scout, b3 black worker", order=f"start_{unit}")
    steps = [answer for answer in t.offers("move") if answer.startswith("move d7-")]
    assert len(steps) == 8
    assert any(answer.split()[0] in ABILITIES for answer in t.offers())
    t.plays("move d7-e8")
    assert t.asked == {BLACK: "ask-discard"}
    seen = t.seen_at(RED, "e8")
    assert (seen.possible, seen.revealed, seen.unit) == ((unit,), False, "")  # told, but not revealed


@clause("WAR-CARD-start_pair-01")
@pytest.mark.parametrize("order", PAIRS)
def test_a_pair_order_is_up_to_two_cardinal_steps_in_any_mixture(order: str) -> None:
    one, other = ORDERS[Order(order)].units
    assert abs(CIRCLE.index(one) - CIRCLE.index(other)) in (1, 4)  # neighbours on the circle
    position = f"c3 black {one}, f3 black {other}"
    for answers in (("c3-c4", "c4-d4"), ("c3-c4", "f3-f4"), ("f3-f4", "f4-e4"), ("f3-f4", "c3-c4")):
        t = garden(position, order=order).plays(*(f"move {answer}" for answer in answers))
        assert t.asked == {BLACK: "ask-discard"}
    t = garden(position, order=order)
    assert all(symbol(answer) == "C" for answer in t.offers())


@clause("WAR-CARD-start_march-01")
@pytest.mark.parametrize("unit", UNITS)
def test_general_march_is_one_cardinal_step_by_any_ant_and_tells_nothing(unit: str) -> None:
    t = garden(f"d4 black {unit}", order="start_march")
    assert {symbol(answer) for answer in t.offers()} == {"C"}
    t.plays("move d4-d5")
    assert t.asked == {BLACK: "ask-discard"}
    assert t.seen_at(RED, "d5").possible == UNITS


@clause("WAR-CARD-start_bivouac-01")
def test_bivouac_is_one_cardinal_step_by_any_ant_or_one_recharge() -> None:
    for answer in ("move a1-a2", "move d4-d5", "rest d4"):
        t = garden("d4 black scout (r,s)", order="start_bivouac")
        assert answer in t.offers()
        assert t.plays(answer).asked == {BLACK: "ask-discard"}


@clause("WAR-CARD-shop_elite-01")
@pytest.mark.parametrize("unit", FIVE)
def test_an_elite_order_is_up_to_three_steps_or_abilities_of_one_unit(unit: str) -> None:
    position = f"c2 black {unit}, e2 black {unit}, g2 black {unit}, e3 red scout, g3 red scout, a9 red scout"
    use = {"kamikaze": "explode e2-e3", "worker": "build e2-e1", "transporter": "swap e2-a1"}
    ability = use.get(unit, "scout e2-a9" if unit == "scout" else "shoot e2-e3")
    t = garden(position, order=f"shop_elite_{unit}", options={"explosion_opens_shop": False})
    assert {unit_of(t, answer) for answer in t.offers()} == {unit}
    t.plays("move c2-d3", ability)
    t.plays(next(answer for answer in t.offers("move") if answer.startswith("move d3-c")))
    assert t.asked == {BLACK: "ask-discard"}


@clause("WAR-CARD-shop_joint-01")
@pytest.mark.parametrize("order", JOINT)
def test_a_joint_order_is_up_to_two_steps_or_abilities_of_two_units(order: str) -> None:
    one, other = ORDERS[Order(order)].units
    assert abs(CIRCLE.index(one) - CIRCLE.index(other)) in (2, 3)  # not neighbours on the circle
    position = f"c3 black {one}, f3 black {other}, c4 red worker, f4 red worker"
    for first in (one, other):
        t = garden(position, order=order, options={"explosion_opens_shop": False})
        ability = next(
            answer for answer in t.offers() if symbol(answer) == "A" and unit_of(t, answer) == first
        )
        t.plays(ability)
        step = next(answer for answer in t.offers() if symbol(answer) == "D" and unit_of(t, answer) != first)
        assert t.plays(step).asked == {BLACK: "ask-discard"}


@clause("WAR-CARD-shop_rest-01")
@pytest.mark.parametrize(
    "answers", [("rest d4", "rest f3"), ("move d4-d5", "rest f3"), ("rest d4", "move d4-d5")]
)
def test_rest_is_up_to_two_cardinal_steps_or_recharges_but_not_by_the_queen(answers: tuple[str, str]) -> None:
    t = garden("d4 black scout (r,s), f3 black worker (r,s)", order="shop_rest")
    assert not any("a1-" in answer for answer in t.offers())
    assert {symbol(answer) for answer in t.offers()} == {"C", "rest"}
    assert t.plays(*answers).asked == {BLACK: "ask-discard"}


@clause("WAR-CARD-shop_second_wind-01")
@pytest.mark.parametrize(
    "answers",
    [
        ("rest d4", "shoot d4-d6"),  # recharge and use
        ("scout e3-h9", "rest e3"),  # use and recharge the same ant
        ("scout e3-h9", "build f3-f4"),  # two abilities
        ("rest d4", "rest g3"),  # two recharges
    ],
)
def test_second_wind_is_up_to_two_abilities_or_recharges_without_a_step(answers: tuple[str, str]) -> None:
    position = "d4 black shooter (r,s), g3 black scout (r,s), e3 black scout, f3 black worker, d6 red scout"
    t = garden(position, order="shop_second_wind")
    assert {symbol(answer) for answer in t.offers()} == {"A", "rest"}
    assert t.plays(*answers).asked == {BLACK: "ask-discard"}


@clause("WAR-CARD-shop_charge-01", "WAR-CARD-shop_jump-01")
@pytest.mark.parametrize("order, verb", [("shop_charge", "charge"), ("shop_jump", "jump")])
@pytest.mark.parametrize("unit", FIVE)
def test_charge_and_jump_are_one_such_move_by_any_of_the_five_units(order: str, verb: str, unit: str) -> None:
    t = garden(f"d4 black {unit}", order=order)
    assert {answer.split("-")[0] for answer in t.offers()} == {f"{verb} d4"}
    assert t.plays(f"{verb} d4-d6").asked == {BLACK: "ask-discard"}


@clause("WAR-CARD-shop_light_charge-01")
def test_light_charge_brings_a_kamikaze_beside_an_enemy_and_explodes_it() -> None:
    t = garden("d2 black kamikaze, g3 black scout, d8 red transporter", order="shop_light_charge")
    t.plays("charge d2-d7", "explode d7-d8")
    assert (t.at("d7"), t.at("d8")) == ("", "")
    t = garden("d2 black kamikaze, g3 black scout, h8 red worker", order="shop_light_charge")
    assert t.plays("charge g3-g4", "charge d2-d3").asked == {BLACK: "ask-discard"}


@clause("WAR-CARD-shop_heavy_charge-01")
def test_heavy_charge_brings_a_worker_forward_and_builds() -> None:
    t = garden("d2 black worker, g3 black transporter", order="shop_heavy_charge")
    t.plays("charge d2-d7", "build d7-d9")
    assert t.at("d9") == "black wall (2)"
    t = garden("d2 black worker, g3 black transporter", order="shop_heavy_charge")
    assert t.plays("charge g3-g4", "swap g4-a1").at("g4") == "black queen"


@clause("WAR-CARD-shop_ambush-01")
def test_ambush_jumps_a_wall_and_shoots() -> None:
    t = garden("d2 black shooter, d3 red wall (2), d6 red scout", order="shop_ambush")
    t.plays("jump d2-d4", "shoot d4-d6")
    assert t.at("d6") == ""
    assert t.asked == {BLACK: "ask-discard"}


@clause("WAR-CARD-shop_hatching-01")
@pytest.mark.parametrize("answer", ["move d4-d5", "hatch scout d3", "hatch worker h3"])
def test_hatching_is_one_cardinal_step_or_one_hatching(answer: str) -> None:
    dead = {"black": {"scout": 1, "worker": 1}}
    t = garden("d4 black scout", order="shop_hatching", deaths=dead)
    assert {symbol(answer) for answer in t.offers()} == {"C", "hatching"}
    assert not any("a1-" in answer for answer in t.offers())
    assert t.plays(answer).asked == {BLACK: "ask-discard"}


@clause("WAR-CARD-shop_parasitism-01")
def test_parasitism_moves_one_enemy_ant_of_any_unit_and_saves_from_being_blocked() -> None:
    assert garden(hand=["shop_parasitism"], steps=["Turn"]).match.outcome is None
    for unit in UNITS:
        t = garden(f"d7 red {unit}", order="shop_parasitism").plays("parasite d7-d6")
        assert t.at("d6") == f"red {unit}"
        assert t.asked == {BLACK: "ask-discard"}


@clause("WAR-CARD-shop_exchange-01")
def test_exchange_is_one_trade_of_two_own_pieces() -> None:
    t = garden("d4 black scout, c3 black wall (2), g3 black wall (1)", order="shop_exchange")
    assert len(t.offers()) == 6
    t.plays("exchange c3-g3")
    assert t.asked == {BLACK: "ask-discard"}
    assert t.at("c3") == "black wall (1)"
    equal = garden("d4 black scout, c3 black wall (2), g3 black wall (2)", order="shop_exchange")
    assert len(equal.offers()) == 5
