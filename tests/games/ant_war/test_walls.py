"""3.6: walls."""

from __future__ import annotations

import pytest

from formicarium.games.ant_war.data import Square
from formicarium.games.ant_war.events import ShopOpened, WallBuilt, WallDestroyed, WallHit
from formicarium.games.ant_war.state import Garden
from formicarium.testing import clause
from tests.games.ant_war.builder import BLACK, RED, every_action, garden


def walls(s: Garden) -> dict[str, tuple[Square, int]]:
    """Where each wall stands, and its hit points."""
    return {piece.id: (square, piece.hit_points) for square, piece in s.board.items() if not piece.is_ant}


@clause("WAR-WALL-01")
def test_walls_come_onto_the_board_only_by_construction() -> None:
    for done in every_action():
        new = set(walls(done.after)) - set(walls(done.before))
        assert bool(new) == (done.verb == "build"), done.answer


@clause("WAR-WALL-02")
@pytest.mark.parametrize("side", ["black", "red"])
def test_a_wall_belongs_to_its_builder_and_has_two_hit_points_for_all_to_see(side: str) -> None:
    t = garden(f"d4 {side} worker", order="start_worker", side=side).plays("build d4-d6")
    assert t.at("d6") == f"{side} wall (2)"
    for seat in (BLACK, RED, None):
        wall = t.seen_at(seat, "d6")
        assert (wall.side, wall.unit, wall.hit_points) == (side, "wall", 2)


@clause("WAR-WALL-02", "WAR-WALL-07")
def test_walls_move_only_by_transport_and_exchange_and_are_never_repaired() -> None:
    moving = set()
    for done in every_action():
        before, after = walls(done.before), walls(done.after)
        for wall in before.keys() & after.keys():
            assert after[wall][1] <= before[wall][1]
            if after[wall][0] != before[wall][0]:
                moving.add(done.verb)
                assert after[wall][1] == before[wall][1]
    assert moving == {"swap", "exchange"}


@clause("WAR-WALL-03")
@pytest.mark.parametrize("side", ["black", "red"])
@pytest.mark.parametrize("points", [1, 2])
def test_a_wall_blocks_movement_and_sight_but_not_a_jump(side: str, points: int) -> None:
    wall = f"d5 {side} wall ({points})"
    assert "move d4-d5" not in garden(f"d4 black scout, {wall}", order="start_march").offers()
    charges = garden(f"d4 black scout, {wall}", order="shop_charge").offers()
    assert not {"charge d4-d5", "charge d4-d6"} & set(charges)
    assert (
        "shoot d4-d6" not in garden(f"d4 black shooter, d6 red scout, {wall}", order="start_shooter").offers()
    )
    assert "parasite d6-d5" not in garden(f"d6 red scout, {wall}", order="shop_parasitism").offers()
    assert "jump d4-d6" in garden(f"d4 black scout, {wall}", order="shop_jump").offers()


@clause("WAR-WALL-04", "WAR-RULING-17")
@pytest.mark.parametrize("side", ["black", "red"])
@pytest.mark.parametrize("unit", ["queen", "kamikaze", "worker", "transporter", "scout", "shooter"])
def test_any_ant_takes_one_hit_point_from_a_wall_and_stays_where_and_as_it_is(unit: str, side: str) -> None:
    t = garden(f"d4 black {unit}, d5 {side} wall (2)", order="start_march").plays("hit d4-d5")
    assert t.at("d5") == f"{side} wall (1)"
    assert t.at("d4") == f"black {unit}"
    wall = t.piece("d5").id
    assert t.told(WallHit) == [WallHit(t.piece("d4").id, wall, Square("d5"), 1)]


@clause("WAR-WALL-04")
def test_a_hit_uses_the_action_up() -> None:
    t = garden("d4 black scout, d5 red wall (2)", order="start_raid").plays("hit d4-d5")
    assert t.s.actions_left == 1
    t.plays("hit d4-d5")
    assert t.asked == {BLACK: "ask-discard"}


@clause("WAR-WALL-05")
@pytest.mark.parametrize("side", ["black", "red"])
def test_a_wall_without_hit_points_is_gone_and_nobody_moves_in(side: str) -> None:
    t = garden(f"d4 black scout, d5 {side} wall (1)", order="start_raid")
    wall = t.piece("d5").id
    t.plays("hit d4-d5")
    assert t.at("d5") == ""
    assert t.at("d4") == "black scout"
    assert t.told(WallDestroyed) == [WallDestroyed(t.piece("d4").id, wall, Square("d5"))]
    assert "move d4-d5" in t.offers()


@clause("WAR-WALL-06", "WAR-RULING-18")
@pytest.mark.parametrize(
    "side, unit, answer",
    [
        ("black", "scout", "hit d4-d5"),
        ("red", "scout", "hit d4-d5"),
        ("red", "shooter", "shoot d4-d5"),
        ("red", "kamikaze", "explode d4-d5"),
    ],
)
def test_a_destroyed_wall_does_not_return_to_the_reserve(side: str, unit: str, answer: str) -> None:
    t = garden(f"d4 black {unit}, d5 {side} wall (1)", order=f"start_{unit}", reserves={side: 2}).plays(
        answer
    )
    assert t.at("d5") == ""
    assert t.s.reserves == ([2, 5] if side == "black" else [5, 2])


@clause("WAR-WALL-06")
def test_a_side_builds_five_walls_in_a_game() -> None:
    t = garden("d2 black worker, e2 black worker, f2 black worker", order="shop_elite_worker")
    t.plays("build d2-d3", "build e2-e3", "build f2-f3")
    assert t.s.reserves == [2, 5]
    for left, builds in ((1, True), (0, False)):
        t = garden("d2 black worker", order="start_worker", reserves={"black": left})
        assert bool(t.offers("build")) == builds


@clause("WAR-WALL-07")
@pytest.mark.parametrize("points", [1, 2])
@pytest.mark.parametrize(
    "order, unit, answer",
    [("start_transporter", "transporter", "swap d4-g2"), ("shop_exchange", "scout", "exchange d4-g2")],
)
def test_a_wall_keeps_its_hit_points_when_it_is_moved(
    order: str, unit: str, answer: str, points: int
) -> None:
    t = garden(f"d4 black {unit}, g2 black wall ({points})", order=order).plays(answer)
    assert t.at("d4") == f"black wall ({points})"


@clause("WAR-WALL-08")
@pytest.mark.parametrize("points", [1, 2])
@pytest.mark.parametrize(
    "unit, answer", [("scout", "hit d4-d5"), ("shooter", "shoot d4-d5"), ("kamikaze", "explode d4-d5")]
)
def test_hitting_or_destroying_a_wall_never_opens_the_shop(unit: str, answer: str, points: int) -> None:
    t = garden(f"d4 black {unit}, d5 red wall ({points})", order=f"start_{unit}").plays(answer)
    assert t.told(ShopOpened) == []
    assert t.asked == {BLACK: "ask-discard"}


@clause("WAR-WALL-09")
@pytest.mark.parametrize("side, letter", [("black", "B"), ("red", "R")])
def test_walls_are_named_in_the_order_of_building(side: str, letter: str) -> None:
    t = garden(f"d3 {side} worker, e3 {side} worker, f3 {side} worker", order="shop_elite_worker", side=side)
    t.plays("build f3-f4", "build d3-d4", "build e3-e4")
    assert [t.piece(square).id for square in ("f4", "d4", "e4")] == [f"{letter}W{n}" for n in (1, 2, 3)]
    assert [built.wall for built in t.told(WallBuilt)] == [f"{letter}W{n}" for n in (1, 2, 3)]
    t = garden(f"d3 {side} worker", order="start_worker", side=side, reserves={side: 1}).plays("build d3-d4")
    assert t.piece("d4").id == f"{letter}W5"
