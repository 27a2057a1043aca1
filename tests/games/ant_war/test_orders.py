"""3.3: orders and actions."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.ant_war.data import ORDERS
from formicarium.kit.data import read_toml
from formicarium.testing import clause
from tests.games.ant_war.builder import BLACK, ONE_DEAD_EACH, PARADE, RED, every_action, garden, parade

CARDS = {row["id"]: row for row in read_toml("formicarium.games.ant_war", "cards")["card"]}
SYMBOLS = [
    *("move_cardinal", "move_diagonal", "ability"),
    *("rest", "charge", "jump", "hatching", "parasitism", "exchange"),
]
VERBS = {  # what each symbol allows
    "move_cardinal": {"move", "hit"},
    "move_diagonal": {"move", "hit"},
    "ability": {"explode", "build", "swap", "scout", "shoot"},
    "rest": {"rest"},
    "charge": {"charge"},
    "jump": {"jump"},
    "hatching": {"hatch"},
    "parasitism": {"parasite"},
    "exchange": {"exchange"},
}


@clause("WAR-ORDER-01")
@pytest.mark.parametrize("order", ORDERS)
def test_an_order_has_a_number_of_actions_units_and_symbols(order: str) -> None:
    card = CARDS[order]
    assert 1 <= card["actions"] <= 3
    assert card["units"] or card["symbols"] == ["parasitism"]
    assert card["symbols"]
    t = parade(order)
    assert t.s.actions_left == t.view(RED).actions_left == card["actions"]


@clause("WAR-ORDER-02")
def test_there_are_nine_symbols() -> None:
    assert {symbol for card in CARDS.values() for symbol in card["symbols"]} == set(SYMBOLS)


@clause("WAR-ORDER-02")
@pytest.mark.parametrize("order", ORDERS)
def test_an_order_allows_what_its_symbols_say(order: str) -> None:
    allowed = set().union(*(VERBS[symbol] for symbol in CARDS[order]["symbols"]))
    verbs = {answer.split()[0] for answer in parade(order).offers()}
    assert verbs <= allowed
    for symbol in CARDS[order]["symbols"]:
        assert verbs & VERBS[symbol]


# What may be chosen


@clause("WAR-ORDER-03")
@pytest.mark.parametrize(
    "position, order, verb",
    [
        ("d4 black scout, d5 red worker (r), h9 red queen (r)", "start_scout", "scout"),  # nobody is hidden
        ("d4 black scout (r)", "start_bivouac", "rest"),  # nothing to recharge
        ("d4 black scout", "shop_hatching", "hatch"),  # nobody to hatch
        ("d4 black kamikaze, e5 red scout", "start_kamikaze", "explode"),  # nobody beside it
        ("d4 black shooter, d7 red scout", "start_shooter", "shoot"),  # nobody in reach
    ],
)
def test_an_action_that_could_change_nothing_cannot_be_chosen(position: str, order: str, verb: str) -> None:
    assert garden(position, order=order).offers(verb) == []


@clause("WAR-ORDER-03")
def test_every_action_changes_the_garden() -> None:
    for done in every_action():
        assert done.before.board != done.after.board, done.answer


@clause("WAR-ORDER-03")
@pytest.mark.parametrize("touched", ["square:d5", "square:h9", "square:c3", "square:a1"])
def test_an_order_begins_with_an_own_ant_that_can_act(touched: str) -> None:
    """Not with an empty square, an enemy, a wall, or a Queen whose every square is taken."""
    t = garden("d4 black scout, a2 black scout, b1 black scout, c3 red wall (2)", order="start_march")
    refusal = t.match.why_not(BLACK, touched)
    assert refusal is not None
    assert refusal.clause == "WAR-ORDER-03"


@clause("WAR-ORDER-04", "WAR-INFO-03")
@pytest.mark.parametrize("order", ORDERS)
def test_what_is_legal_never_depends_on_a_hidden_enemy(order: str) -> None:
    """The same garden with the hidden red units dealt otherwise offers the same, in the same order."""
    one = parade(order, hand=[order, "start_march", "start_bivouac"])
    other = garden(
        PARADE.replace("b4 red worker", "b4 red queen")
        .replace("d5 red scout", "d5 red transporter")
        .replace("c8 red shooter", "c8 red worker")
        .replace("h9 red queen", "h9 red kamikaze"),
        order=order,
        hand=[order, "start_march", "start_bivouac"],
        deaths=ONE_DEAD_EACH,
    )
    assert one.view(BLACK).pieces == other.view(BLACK).pieces
    assert one.match.pending == other.match.pending


@clause("WAR-ORDER-04")
@pytest.mark.parametrize("answer", ["move d4-d5", "shoot d4-d5", "shoot d4-d2", "move e4-e5"])
def test_a_refusal_never_depends_on_a_hidden_enemy(answer: str) -> None:
    refusals = []
    for unit in ("worker", "scout"):
        t = garden(f"d4 black shooter, b3 red {unit}, e4 red {unit}", order="start_shooter")
        refusals.append(t.match.why_not(BLACK, answer))
    assert refusals[0] == refusals[1]


@clause("WAR-ORDER-05")
@pytest.mark.parametrize(
    "order, unit", [("start_raid", "worker"), ("start_shooter", "scout"), ("shop_charge", "queen")]
)
def test_only_ants_of_a_listed_unit_can_be_ordered(order: str, unit: str) -> None:
    position = f"d4 black {unit}, e3 black scout, f3 black shooter"
    t = garden(position, order=order)
    assert not any("d4-" in answer for answer in t.offers())
    assert t.refuses("move d4-d5") == "WAR-ORDER-05"


@clause("WAR-ORDER-05", "WAR-INFO-05")
def test_ordering_an_ant_tells_that_it_is_of_a_listed_unit() -> None:
    t = garden("d4 black scout", order="start_raid").plays("move d4-d5")
    assert t.seen_at(RED, "d5").possible == ("kamikaze", "scout")


# The Queen


@clause("WAR-ORDER-06", "WAR-RULING-15")
def test_the_queen_is_ordered_only_by_general_march_bivouac_and_exchange() -> None:
    moving = {done.order for done in every_action() if "a1" in done.answer and done.verb != "swap"}
    assert moving == {"start_march", "start_bivouac", "shop_exchange"}


@clause("WAR-ORDER-06")
def test_the_queen_is_displaced_as_the_partner_of_a_transport_and_by_enemy_parasitism() -> None:
    t = garden("d4 black transporter", order="start_transporter").plays("swap d4-a1")
    assert t.at("d4") == "black queen"
    t = garden("d4 black scout", order="shop_parasitism").plays("parasite h9-h8")
    assert t.at("h8") == "red queen"


# What counts as movement


@clause("WAR-ORDER-07", "WAR-RULING-42")
@pytest.mark.parametrize(
    "order, position",
    [
        ("start_raid", "a5 black scout, a4 black worker"),  # a step to a6
        ("start_raid", "a5 black scout, a4 black worker, a6 red scout"),  # an attack
        ("start_raid", "a5 black scout, a4 black worker, a6 red wall (2)"),  # a wall hit
        ("start_raid", "a5 black scout, a4 black worker, a6 black wall (2)"),  # its own wall
        ("shop_charge", "a5 black scout, a4 black worker"),
        ("shop_jump", "a5 black scout"),
        ("shop_exchange", "a5 black scout"),
        ("shop_parasitism", ""),
        ("shop_second_wind", "d4 black kamikaze, d5 red scout"),  # an Explosion
        ("shop_second_wind", "d4 black transporter"),  # Transport
    ],
)
def test_whoever_can_displace_an_ant_or_use_a_step_is_not_blocked(order: str, position: str) -> None:
    t = garden(position, hand=[order], steps=["Turn"])
    assert t.match.outcome is None


@clause("WAR-ORDER-07", "WAR-RULING-42")
@pytest.mark.parametrize(
    "order, position",
    [
        ("shop_second_wind", "d4 black worker"),  # Construction
        ("shop_second_wind", "d4 black scout"),  # Reconnaissance
        ("shop_second_wind", "d4 black shooter, d5 red scout"),  # Acid shot
        ("shop_second_wind", "d4 black worker (r,s)"),  # Rest
        ("shop_hatching", ""),  # Hatching
    ],
)
def test_other_actions_save_nobody_from_being_blocked(order: str, position: str) -> None:
    laid: dict[str, Any] = {"hand": [order], "deaths": {"black": {"scout": 1}}, "steps": ["Turn"]}
    assert garden(position, **laid).reason == "blocked"
    assert garden(position, **laid, options={"blocked_rule": "any_action"}).match.outcome is None
