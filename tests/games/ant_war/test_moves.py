"""3.4: steps."""

from __future__ import annotations

from random import Random

import pytest

import formicarium as fm
from formicarium.games.ant_war import GAME
from formicarium.games.ant_war.data import PONDS, SQUARES
from formicarium.games.ant_war.events import AntMoved, CombatFought, WallBuilt, WallDestroyed
from formicarium.games.ant_war.state import Garden
from formicarium.testing import clause
from tests.games.ant_war.builder import BLACK, RED, every_action, garden


def ends(position: str, order: str, start: str, verb: str = "move") -> str:
    """Where the ant on this square may go."""
    answers = garden(position, order=order).offers(verb)
    return " ".join(answer.split("-")[1] for answer in answers if answer.startswith(f"{verb} {start}-"))


@clause("WAR-MOVE-01")
@pytest.mark.parametrize("unit", ["kamikaze", "worker", "transporter", "scout", "shooter"])
def test_a_step_goes_one_square_up_down_left_right_or_along_a_diagonal(unit: str) -> None:
    position = f"d7 black {unit}"
    assert ends(position, "start_march", "d7") == "d6 c7 e7 d8"
    assert ends(position, f"start_{unit}", "d7") == "c6 d6 e6 c7 e7 c8 d8 e8"


@clause("WAR-MOVE-01")
@pytest.mark.parametrize("side, start", [("black", "d7"), ("red", "d3")])
def test_ants_step_backwards_too(side: str, start: str) -> None:
    t = garden(f"{start} {side} scout", order="start_march", side=side)
    assert {f"move {start}-d{rank}" for rank in (int(start[1]) - 1, int(start[1]) + 1)} <= set(t.offers())


@clause("WAR-MOVE-01")
@pytest.mark.parametrize("answer", ["move d7-e8", "move d7-d5", "move d7-h9", "move d7-d7"])
def test_nothing_farther_or_slanting_is_a_cardinal_step(answer: str) -> None:
    t = garden("d7 black scout", order="start_march")
    expected = "WAR-MOVE-02" if answer == "move d7-d7" else "WAR-MOVE-01"
    assert t.refuses(answer) == expected


@clause("WAR-MOVE-02")
@pytest.mark.parametrize(
    "start, squares",
    [
        ("h1", "g1 g2 h2"),  # the corners and edges of the board
        ("a9", "a8 b8 b9"),
        ("a5", "a4 b4 a6 b6"),  # b5 is a pond
        ("d4", "c3 d3 e3 c4 e4 d5 e5"),  # c5 is a pond
        ("f6", "e5 e6 g6 e7 f7 g7"),  # f5 and g5 are ponds
        ("b4", "a3 b3 c3 a4 c4 a5"),
    ],
)
def test_a_step_neither_leaves_the_board_nor_enters_a_pond(start: str, squares: str) -> None:
    assert ends(f"{start} black scout", "start_scout", start) == squares


@clause("WAR-MOVE-02")
@pytest.mark.parametrize("unit", ["queen", "kamikaze", "worker", "transporter", "scout", "shooter"])
def test_a_step_does_not_enter_the_square_of_an_allied_ant(unit: str) -> None:
    assert ends(f"d7 black scout, d8 black {unit}", "start_march", "d7") == "d6 c7 e7"


@clause("WAR-MOVE-02")
@pytest.mark.parametrize("answer", ["move d4-c5", "move d4-d3"])
def test_a_pond_and_an_allied_ant_are_refused_by_name(answer: str) -> None:
    assert garden("d4 black scout, d3 black worker", order="start_scout").refuses(answer) == "WAR-MOVE-02"


@clause("WAR-MOVE-02")
def test_no_square_lies_beyond_the_edge() -> None:
    t = garden("a9 black scout", order="start_scout")
    with pytest.raises(fm.IllegalMove):
        t.plays("move a9-a10")


@clause("WAR-MOVE-03")
def test_a_step_onto_an_empty_square_moves_the_ant_there_still_hidden() -> None:
    t = garden("d4 black scout", order="start_scout").plays("move d4-d5")
    assert t.at("d4") == ""
    assert t.at("d5") == "black scout"
    assert t.seen_at(RED, "d5").unit == ""
    assert t.told(AntMoved) == [AntMoved(BLACK, t.piece("d5").id, SQUARES[27], SQUARES[35])]


@clause("WAR-MOVE-03")
def test_a_revealed_ant_stays_revealed_when_it_steps() -> None:
    t = garden("d4 black scout (r,s)", order="start_scout").plays("move d4-d5")
    assert t.at("d5") == "black scout (r,s)"


@clause("WAR-MOVE-04")
@pytest.mark.parametrize("order, end", [("start_march", "d5"), ("start_scout", "d5"), ("start_scout", "e5")])
def test_a_step_of_either_kind_onto_an_enemy_ant_is_an_attack(order: str, end: str) -> None:
    t = garden(f"d4 black scout, {end} red worker", order=order).plays(f"move d4-{end}")
    (combat,) = t.told(CombatFought)
    assert (combat.attacking, combat.defending, combat.square) == ("scout", "worker", end)


@clause("WAR-MOVE-05", "WAR-WALL-04")
@pytest.mark.parametrize("side", ["black", "red"])
@pytest.mark.parametrize("order, end", [("start_march", "d5"), ("start_scout", "d5"), ("start_scout", "e5")])
def test_a_step_aimed_at_a_wall_of_either_side_hits_it(side: str, order: str, end: str) -> None:
    t = garden(f"d4 black scout, {end} {side} wall (2)", order=order)
    assert f"move d4-{end}" not in t.offers()
    t.plays(f"hit d4-{end}")
    assert t.at("d4") == "black scout"
    assert t.at(end) == f"{side} wall (1)"


@clause("WAR-MOVE-06", "WAR-RULING-16")
@pytest.mark.parametrize(
    "beside",
    [
        "c4 black worker, d3 black worker",
        "c4 red worker, d3 red worker",
        "c4 red wall (2), d3 black wall (1)",
        "c4 red wall (2), d3 red worker",
    ],
)
def test_a_diagonal_step_is_not_hindered_by_what_stands_beside_it(beside: str) -> None:
    assert "c3" in ends(f"d4 black scout, {beside}", "start_scout", "d4").split()


@clause("WAR-MOVE-06")
def test_a_diagonal_step_passes_a_pond() -> None:
    assert "d5" in ends("c4 black scout, d4 black worker", "start_scout", "c4").split()  # between c5 and d4
    assert "d5" in ends("c6 black scout, d6 red wall (2)", "start_scout", "c6").split()


@clause("WAR-MOVE-07", "WAR-RULING-44")
def test_an_ant_can_enter_every_grass_square_and_no_other() -> None:
    entered = set()
    for square in set(SQUARES) - PONDS - {"a1", "h9"}:
        entered |= set(ends(f"{square} black scout", "start_scout", square).split())
    entered |= {"a1"}  # where the Queen stands in these gardens
    assert entered == set(SQUARES) - PONDS
    assert len(entered) == 68


@clause("WAR-MOVE-07")
@pytest.mark.parametrize("unit", ["queen", "kamikaze", "worker", "transporter", "scout", "shooter"])
def test_standing_in_the_enemys_home_rows_has_no_effect(unit: str) -> None:
    t = garden(f"d6 black {unit}", order="start_march").plays("move d6-d7", "discard none")
    assert t.at("d7") == f"black {unit}"
    assert t.story == ["OrderPlayed", "AntMoved", "OrderEnded", "OrdersDrawn", "TurnEnded"]


@clause("WAR-MOVE-08")
def test_no_action_puts_two_pieces_on_a_square() -> None:
    """A piece that is neither destroyed nor new is still there."""
    for done in every_action():
        gone = {getattr(event, "ant", "") for event in done.events if type(event).__name__ == "AntDestroyed"}
        gone |= {event.wall for event in done.events if isinstance(event, WallDestroyed)}
        before = {piece.id for piece in done.before.board.values()}
        after = {piece.id for piece in done.after.board.values()}
        assert before - after == gone, done.answer
        assert len(after) == len(done.after.board)


@clause("WAR-MOVE-08", "WAR-COMBAT-04")
@pytest.mark.parametrize("seed", [1, 2])
def test_in_a_whole_game_every_piece_is_on_the_board_in_the_reserve_or_destroyed(seed: int) -> None:
    match, rng = fm.Match(GAME, seed=seed), Random(seed)
    while match.outcome is None and match.number < 600:
        decision = rng.choice(match.pending)
        match.play(decision.seat, rng.choice(decision.options))
    s = match.state
    assert isinstance(s, Garden)
    lost = sum(map(sum, s.deaths)) - sum(map(len, s.hatchings))
    walls = sum((isinstance(e, WallBuilt)) - (isinstance(e, WallDestroyed)) for _, e, _ in match.log)
    assert len(s.board) == 32 - lost + walls
    assert GAME.census(s)["black scout"] == GAME.census(s)["red worker"] == 3
