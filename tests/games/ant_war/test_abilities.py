"""3.7: abilities."""

from __future__ import annotations

import pytest

from formicarium.games.ant_war.events import (
    AcidShot,
    AntDestroyed,
    AntExploded,
    AntRevealed,
    PiecesSwapped,
    ShopOpened,
    WallBuilt,
    WallDestroyed,
)
from formicarium.testing import clause
from tests.games.ant_war.builder import BLACK, RED, Table, garden, parade

VERB = {
    "kamikaze": "explode",
    "worker": "build",
    "transporter": "swap",
    "scout": "scout",
    "shooter": "shoot",
}
READY = {  # an ability that can be used at once, from d4
    "kamikaze": ("d5 red worker", "explode d4-d5"),
    "worker": ("d5 red worker", "build d4-d3"),
    "transporter": ("d5 red worker", "swap d4-a1"),
    "scout": ("d5 red worker", "scout d4-d5"),
    "shooter": ("d5 red worker", "shoot d4-d5"),
}


def ready(unit: str, mark: str = "", order: str = "") -> Table:
    return garden(f"d4 black {unit}{mark}, {READY[unit][0]}", order=order or f"start_{unit}")


def targets(position: str, order: str, verb: str) -> str:
    """The squares that an ability may be aimed at."""
    return " ".join(answer.split("-")[1] for answer in garden(position, order=order).offers(verb))


# In general


@clause("WAR-ABIL-01", "WAR-RULING-49")
@pytest.mark.parametrize("unit", VERB)
def test_each_unit_but_the_queen_has_its_own_ability(unit: str) -> None:
    t = parade(f"shop_elite_{unit}")
    assert t.offers(VERB[unit])
    for other in set(VERB.values()) - {VERB[unit]}:
        assert t.offers(other) == []
    for order in ("start_march", "start_bivouac", "shop_exchange"):  # the Queen's orders allow none
        assert not any(answer.split()[0] in VERB.values() for answer in parade(order).offers())


@clause("WAR-ABIL-01", "WAR-RULING-24")
def test_the_ability_belongs_to_the_single_ant() -> None:
    shooters = "c3 black shooter, d3 black shooter, e3 black shooter"
    t = garden(f"{shooters}, c4 red scout, d4 red scout, e4 red scout", order="shop_elite_shooter")
    for answer in ("shoot d3-d4", "shoot c3-c4", "shoot e3-e4"):
        assert answer in t.offers()
        t.plays(answer)
    assert [t.at(f"{file}3") for file in "cde"] == ["black shooter (r,s)"] * 3


@clause("WAR-ABIL-02")
@pytest.mark.parametrize("unit", VERB)
@pytest.mark.parametrize(
    "order, able",
    [
        ("single", True),
        ("start_march", False),
        ("shop_rest", False),
        ("other", False),
        ("shop_second_wind", True),
    ],
)
def test_an_ability_needs_an_order_with_the_symbol_for_the_unit(unit: str, order: str, able: bool) -> None:
    other = "shop_elite_scout" if unit != "scout" else "shop_elite_worker"
    card = {"single": f"start_{unit}", "other": other}.get(order, order)
    position = f"d4 black {unit}, d5 red worker, g2 black scout, g3 black worker, f2 black worker (r,s)"
    t = garden(position, order=card)
    assert any(answer.startswith(f"{VERB[unit]} d4-") for answer in t.offers()) == able


@clause("WAR-ABIL-02", "WAR-ABIL-04")
@pytest.mark.parametrize("unit", VERB)
def test_a_spent_ant_cannot_use_its_ability(unit: str) -> None:
    assert ready(unit).offers(VERB[unit])
    assert ready(unit, " (r)").offers(VERB[unit])
    assert ready(unit, " (r,s)").offers(VERB[unit]) == []
    assert ready(unit, " (r,s)").match.why_not(BLACK, f"square:d4 square:d7 do:{VERB[unit]}")


@clause("WAR-ABIL-02")
@pytest.mark.parametrize(
    "position, unit",
    [
        ("d4 black kamikaze, e5 red scout", "kamikaze"),
        ("d4 black scout, h9 red queen (r)", "scout"),
        ("d4 black shooter, d5 red worker (r)", "shooter"),
    ],
)
def test_an_ability_needs_a_legal_target(position: str, unit: str) -> None:
    assert garden(position, order=f"start_{unit}").offers(VERB[unit]) == []


@clause("WAR-ABIL-03", "WAR-RULING-23")
@pytest.mark.parametrize("unit", VERB)
def test_the_ant_is_revealed_first_and_spent_in_the_end(unit: str) -> None:
    t = ready(unit).plays(READY[unit][1])
    first = t.told(AntRevealed)[0]
    assert (first.unit, first.square) == (unit, "d4")
    assert t.events.index(first) == 1  # right after the order, before any effect
    for seat in (BLACK, RED, None):
        assert t.seen(seat, AntRevealed)[0] == first
    if unit == "kamikaze":
        assert t.dead("black") == {"kamikaze": 1}
    else:
        assert t.at("a1" if unit == "transporter" else "d4") == f"black {unit} (r,s)"


@clause("WAR-ABIL-03", "WAR-RULING-23")
def test_an_ant_that_used_its_ability_stays_revealed() -> None:
    t = garden("d4 black worker", order="start_worker").plays("build d4-d3").defaults().defaults()
    assert t.at("d4") == "black worker (r,s)"
    t.plays("order start_march", "move d4-e4")
    assert t.seen_at(RED, "e4").unit == "worker"


@clause("WAR-ABIL-04")
def test_only_a_rest_recharges_and_everybody_sees_who_is_spent() -> None:
    t = ready("shooter").plays("shoot d4-d5")
    for seat in (BLACK, RED, None):
        assert t.seen_at(seat, "d4").spent
    t = garden("d4 black shooter (r,s), d5 red scout", order="shop_second_wind")
    assert t.at("d4") == "black shooter (r)"  # the only action there is, so it was taken at once
    for seat in (BLACK, RED, None):
        assert not t.seen_at(seat, "d4").spent
    assert "shoot d4-d5" in t.offers()


@clause("WAR-ABIL-04")
@pytest.mark.parametrize("answer", ["move d4-d3", "move d4-d5"])
def test_neither_steps_nor_combats_recharge(answer: str) -> None:
    t = garden("d4 black scout (r,s), d5 red worker", order="start_scout").plays(answer)
    assert t.at(answer[-2:]) == "black scout (r,s)"


@clause("WAR-ABIL-05")
@pytest.mark.parametrize("unit", VERB)
def test_a_revealed_ant_uses_its_ability_like_a_hidden_one(unit: str) -> None:
    assert ready(unit, " (r)").offers() == ready(unit).offers()
    t = ready(unit, " (r)").plays(READY[unit][1])
    assert [revealed.seat for revealed in t.told(AntRevealed)] == (
        [RED] if unit in ("scout", "shooter") else []
    )


@clause("WAR-ABIL-05")
def test_being_spent_changes_nothing_for_movement_or_combat() -> None:
    for order in ("start_scout", "shop_charge", "shop_jump", "start_march"):
        spent = garden("d4 black scout (r,s), d5 red worker (r), h9 red queen (r)", order=order)
        fresh = garden("d4 black scout (r), d5 red worker (r), h9 red queen (r)", order=order)
        assert spent.offers() == fresh.offers()
    t = garden("d4 black scout (r,s), d5 red worker", order="start_scout").plays("move d4-d5")
    assert t.at("d5") == "black scout (r,s)"


@clause("WAR-ABIL-06")
@pytest.mark.parametrize(
    "answers",
    [
        ("scout d4-h9", "build e3-e4"),  # two ants
        ("scout d4-h9", "scout f3-d7"),  # of one unit
        ("move d4-d5", "scout d5-h9"),  # a step, then the ability
        ("scout d4-h9", "move d4-d5"),  # the reverse
    ],
)
def test_within_one_order_abilities_and_steps_mix(answers: tuple[str, str]) -> None:
    position = "d4 black scout, f3 black scout, e3 black worker, d7 red scout"
    t = garden(position, order="shop_pathfinders").plays(*answers)
    assert t.asked == {BLACK: "ask-discard"}


@clause("WAR-ABIL-06")
def test_an_ant_uses_its_ability_twice_in_an_order_only_if_recharged_in_between() -> None:
    position = "d4 black scout, f3 black scout, d7 red scout"
    t = garden(position, order="shop_elite_scout").plays("scout d4-h9")
    assert t.offers("scout") == ["scout f3-d7"]
    t = garden(position, order="shop_second_wind").plays("scout d4-h9")
    assert t.offers() == ["scout f3-d7", "rest d4", "stop"]
    t.plays("rest d4")
    assert t.at("d4") == "black scout (r)"


# Explosion


@clause("WAR-ABIL-KAMIKAZE-01", "WAR-RULING-20")
@pytest.mark.parametrize(
    "beside, squares",
    [
        ("d5 red scout, d3 red wall (2), c4 red queen, e4 red wall (1)", "d3 c4 e4 d5"),
        ("e5 red scout, c3 red wall (2)", ""),  # diagonal
        ("d6 red scout, b4 red scout", ""),  # too far
        ("d5 black scout, d3 black wall (1)", ""),  # its own side
    ],
)
def test_a_kamikaze_explodes_against_an_enemy_piece_cardinally_beside_it(beside: str, squares: str) -> None:
    assert targets(f"d4 black kamikaze, {beside}", "start_kamikaze", "explode") == squares


@clause("WAR-ABIL-KAMIKAZE-02", "WAR-ABIL-KAMIKAZE-03")
@pytest.mark.parametrize("unit", ["queen", "kamikaze", "worker", "transporter", "scout", "shooter"])
@pytest.mark.parametrize("mark", ["", " (r)"])
def test_an_explosion_destroys_kamikaze_and_target_whatever_it_is(unit: str, mark: str) -> None:
    t = garden(f"d4 black kamikaze, d5 red {unit}{mark}", order="start_kamikaze").plays("explode d4-d5")
    assert (t.at("d4"), t.at("d5")) == ("", "")
    assert t.dead("black") == {"kamikaze": 1}
    assert t.dead("red") == {unit: 1}
    assert [(gone.unit, gone.square) for gone in t.seen(None, AntDestroyed)] == [
        ("kamikaze", "d4"),
        (unit, "d5"),
    ]
    assert [(event.start, event.end) for event in t.told(AntExploded)] == [("d4", "d5")]
    assert (t.match.outcome is not None) == (unit == "queen")


@clause("WAR-ABIL-KAMIKAZE-02")
@pytest.mark.parametrize("points", [1, 2])
def test_an_explosion_destroys_an_enemy_wall_whatever_its_hit_points(points: int) -> None:
    t = garden(f"d4 black kamikaze, d5 red wall ({points})", order="start_kamikaze").plays("explode d4-d5")
    assert (t.at("d4"), t.at("d5")) == ("", "")
    assert [event.square for event in t.told(WallDestroyed)] == ["d5"]


@clause("WAR-ABIL-KAMIKAZE-03")
def test_an_explosion_does_not_consult_the_strength_circle() -> None:
    position = "d4 black kamikaze, d5 red scout"
    assert garden(position, order="start_kamikaze").plays("move d4-d5").at("d5") == "red scout (r)"
    assert garden(position, order="start_kamikaze").plays("explode d4-d5").at("d5") == ""


@clause("WAR-ABIL-KAMIKAZE-04", "WAR-RULING-21")
@pytest.mark.parametrize("target, opened", [("red scout", 1), ("red wall (2)", 0), ("red queen", 0)])
def test_an_explosion_against_an_ant_opens_the_shop_unless_the_game_is_over(target: str, opened: int) -> None:
    t = garden(f"d4 black kamikaze, d5 {target}", order="start_kamikaze").plays("explode d4-d5")
    assert len(t.told(ShopOpened)) == opened


# Construction

AROUND_D7 = "d5 c6 d6 e6 b7 c7 e7 f7 c8 d8 e8 d9"  # at distance one or two, in the order of squares


@clause("WAR-ABIL-WORKER-01", "WAR-RULING-04")
def test_a_worker_builds_on_the_twelve_squares_around() -> None:
    assert targets("d7 black worker", "start_worker", "build") == AROUND_D7


@clause("WAR-ABIL-WORKER-02", "WAR-RULING-28")
@pytest.mark.parametrize(
    "position, squares",
    [
        ("a3 black worker", "b2 a2 c3 b3 a4 b4 a5"),  # off the board on one side; the Queen on a1
        ("d4 black worker", "d2 c3 d3 e3 b4 c4 e4 f4 d5 e5 d6"),  # a pond on c5
        ("d4 black worker, d5 red scout, e4 black wall (2), c4 black scout", "d2 c3 d3 e3 b4 f4 e5 d6"),
    ],
)
def test_walls_stand_on_empty_grass_whatever_is_in_between(position: str, squares: str) -> None:
    assert set(targets(position, "start_worker", "build").split()) == set(squares.split())


@clause("WAR-ABIL-WORKER-03")
def test_a_wall_leaves_the_reserve_and_stands_with_two_hit_points() -> None:
    t = garden("d4 black worker", order="start_worker", reserves={"black": 1}).plays("build d4-d6")
    assert t.s.reserves == [0, 5]
    assert t.at("d6") == "black wall (2)"
    assert [(built.ant, built.square) for built in t.told(WallBuilt)] == [(t.piece("d4").id, "d6")]


@clause("WAR-ABIL-WORKER-03")
def test_with_an_empty_reserve_nothing_can_be_built() -> None:
    for side, other in (("black", "red"), ("red", "black")):
        t = garden(f"d4 {side} worker", order="start_worker", side=side, reserves={side: 0})
        assert t.offers("build") == []
        t = garden(f"d4 {side} worker", order="start_worker", side=side, reserves={other: 0})
        assert t.offers("build")


@clause("WAR-ABIL-WORKER-04")
def test_walls_may_stand_in_the_enemys_home_rows() -> None:
    t = garden("d7 black worker", order="start_worker").plays("build d7-d9")
    assert t.at("d9") == "black wall (2)"


# Transport


@clause("WAR-ABIL-TRANSPORTER-01", "WAR-RULING-35")
def test_a_transporter_trades_with_any_other_allied_piece_at_any_distance() -> None:
    position = (
        "h8 black transporter, c2 black scout (r), e2 black wall (1), g8 black transporter, d5 red scout"
    )
    assert targets(position, "start_transporter", "swap") == "a1 c2 e2 h8 a1 c2 e2 g8"


@clause("WAR-ABIL-TRANSPORTER-01")
def test_neither_an_enemy_nor_the_transporter_itself_is_a_partner() -> None:
    t = garden("d4 black transporter, d5 red scout", order="start_transporter")
    assert t.offers("swap") == ["swap d4-a1"]
    for answer in ("swap d4-d5", "swap d4-d4", "swap d4-c3"):
        assert t.match.why_not(BLACK, answer.replace("swap d4-", "square:d4 square:") + " do:swap")


@clause("WAR-ABIL-TRANSPORTER-02")
@pytest.mark.parametrize(
    "partner",
    ["queen", "queen (r)", "scout", "scout (r)", "scout (r,s)", "transporter (r,s)", "wall (1)", "wall (2)"],
)
def test_the_partner_of_a_transport_keeps_its_state(partner: str) -> None:
    t = garden(
        f"d8 black transporter, c2 black {partner}, d9 red worker, d7 red worker", order="start_transporter"
    )
    ids = t.piece("d8").id, t.piece("c2").id
    t.plays("swap d8-c2")
    assert t.at("d8") == f"black {partner}"
    assert t.at("c2") == "black transporter (r,s)"
    assert [(swap.ant, swap.other, swap.start, swap.end) for swap in t.told(PiecesSwapped)] == [
        (*ids, "d8", "c2")
    ]
    assert t.story == ["OrderPlayed", "AntRevealed", "PiecesSwapped", "OrderEnded"]  # no combat


# Reconnaissance


@clause("WAR-ABIL-SCOUT-01", "WAR-RULING-22")
def test_the_scouts_player_chooses_any_hidden_enemy_ant_at_any_distance() -> None:
    position = (
        "d3 black scout, a9 red worker, b8 red shooter (r), d7 red scout, c7 red wall (2), c3 black worker"
    )
    assert targets(position, "start_scout", "scout") == "d7 a9 h9"


@clause("WAR-ABIL-SCOUT-01")
def test_an_ant_whose_unit_is_deduced_but_not_revealed_is_a_target() -> None:
    t = garden("d3 black scout, d7 red scout", order="start_scout", pieces={"d7": {"possible": ["scout"]}})
    assert "scout d3-d7" in t.offers()


@clause("WAR-ABIL-SCOUT-02")
@pytest.mark.parametrize("unit", ["queen", "kamikaze", "worker", "transporter", "scout", "shooter"])
def test_the_target_of_a_reconnaissance_is_revealed_to_all_for_good(unit: str) -> None:
    t = garden(f"d3 black scout, d7 red {unit}", order="start_scout").plays("scout d3-d7").defaults()
    assert t.at("d7") == f"red {unit} (r)"
    for seat in (BLACK, RED, None):
        assert t.seen_at(seat, "d7").unit == unit
        assert [(event.unit, event.seat) for event in t.seen(seat, AntRevealed)] == [
            ("scout", BLACK),
            (unit, RED),
        ]
    t.plays("order start_march", "move d7-d6")
    assert t.at("d6") == f"red {unit} (r)"


@clause("WAR-ABIL-SCOUT-03")
def test_without_a_hidden_enemy_there_is_no_reconnaissance() -> None:
    position = "d3 black scout, d7 red scout (r), h9 red queen (r)"
    assert targets(position, "start_scout", "scout") == ""


# Acid shot


@clause("WAR-ABIL-SHOOTER-01", "WAR-RULING-04")
def test_a_shooter_aims_at_enemy_pieces_on_the_twelve_squares_around() -> None:
    for square in AROUND_D7.split():
        assert targets(f"d7 black shooter, {square} red scout", "start_shooter", "shoot") == square
        assert targets(f"d7 black shooter, {square} red wall (2)", "start_shooter", "shoot") == square
        assert targets(f"d7 black shooter, {square} black scout", "start_shooter", "shoot") == ""
        assert targets(f"d7 black shooter, {square} black wall (2)", "start_shooter", "shoot") == ""
    for square in ("d4", "e5", "b6", "a7", "g7", "b8", "f8", "c9", "e9"):
        assert targets(f"d7 black shooter, {square} red scout", "start_shooter", "shoot") == ""


@clause("WAR-ABIL-SHOOTER-01", "WAR-RULING-26")
@pytest.mark.parametrize(
    "unit, revealed, hidden",
    [
        ("transporter", False, True),
        ("worker", False, True),
        ("queen", True, True),
        ("kamikaze", True, True),
        ("scout", True, True),
        ("shooter", True, True),
    ],
)
def test_a_revealed_transporter_or_worker_is_no_target(unit: str, revealed: bool, hidden: bool) -> None:
    assert bool(targets(f"d4 black shooter, d5 red {unit} (r)", "start_shooter", "shoot")) == revealed
    assert bool(targets(f"d4 black shooter, d5 red {unit}", "start_shooter", "shoot")) == hidden


@clause("WAR-ABIL-SHOOTER-01")
def test_an_ant_that_can_only_be_a_worker_may_be_shot_while_it_is_hidden() -> None:
    t = garden(
        "d4 black shooter, d5 red worker", order="start_shooter", pieces={"d5": {"possible": ["worker"]}}
    )
    assert "shoot d4-d5" in t.offers()


@clause("WAR-ABIL-SHOOTER-02", "WAR-RULING-25")
@pytest.mark.parametrize("between", ["black scout", "red scout", "black wall (2)", "red wall (1)"])
@pytest.mark.parametrize("far, near", [("d9", "d8"), ("d5", "d6"), ("b7", "c7"), ("f7", "e7")])
def test_only_a_piece_in_between_hides_a_square_two_steps_away(far: str, near: str, between: str) -> None:
    position = f"d7 black shooter, {far} red scout"
    assert far in targets(position, "start_shooter", "shoot").split()
    assert far not in targets(f"{position}, {near} {between}", "start_shooter", "shoot").split()


@clause("WAR-ABIL-SHOOTER-02", "WAR-RULING-25")
def test_neighbours_straight_and_diagonal_are_always_in_sight() -> None:
    ring = "c6 d6 e6 c7 e7 c8 d8 e8"
    position = ", ".join(f"{square} red scout" for square in ring.split())
    assert targets(f"d7 black shooter, {position}", "start_shooter", "shoot") == ring


@clause("WAR-ABIL-SHOOTER-02")
@pytest.mark.parametrize("start, end", [("b4", "b6"), ("c6", "c4"), ("f4", "f6"), ("g6", "g4")])
def test_ponds_never_block_the_sight(start: str, end: str) -> None:
    assert targets(f"{start} black shooter, {end} red scout", "start_shooter", "shoot") == end


ACID = [
    ("kamikaze", "destroyed"),
    ("scout", "destroyed"),
    ("shooter", "destroyed"),
    ("queen", "destroyed"),
    ("transporter", "revealed"),
    ("worker", "revealed"),
]


@clause("WAR-ABIL-SHOOTER-03", "WAR-ABIL-SHOOTER-04")
@pytest.mark.parametrize("unit, result", ACID)
def test_acid_destroys_four_units_and_reveals_two(unit: str, result: str) -> None:
    t = garden(f"d4 black shooter, d6 red {unit}", order="start_shooter").plays("shoot d4-d6")
    assert t.at("d6") == (f"red {unit} (r)" if result == "revealed" else "")
    assert t.dead("red") == ({} if result == "revealed" else {unit: 1})
    assert t.at("d4") == "black shooter (r,s)"  # unharmed, even by a Shooter
    assert [shot.result for shot in t.seen(None, AcidShot)] == [result]
    public: list[AntRevealed | AntDestroyed] = [*t.seen(None, AntRevealed), *t.seen(None, AntDestroyed)]
    assert [(event.seat, event.unit) for event in public] == [(BLACK, "shooter"), (RED, unit)]


@clause("WAR-ABIL-SHOOTER-05", "WAR-RULING-19")
@pytest.mark.parametrize("points, after", [(2, "red wall (1)"), (1, "")])
def test_acid_takes_one_hit_point_from_an_enemy_wall(points: int, after: str) -> None:
    t = garden(f"d4 black shooter, d6 red wall ({points})", order="start_shooter").plays("shoot d4-d6")
    assert t.at("d6") == after


@clause("WAR-ABIL-SHOOTER-06", "WAR-RULING-21")
@pytest.mark.parametrize("target", [f"red {unit}" for unit, _ in ACID] + ["red wall (1)"])
def test_a_shot_is_no_combat_and_the_shooter_does_not_move(target: str) -> None:
    t = garden(f"d4 black shooter, d5 {target}", order="start_shooter").plays("shoot d4-d5")
    assert t.at("d4") == "black shooter (r,s)"
    assert {"ShopOpened", "CombatFought"} & set(t.story) == set()
