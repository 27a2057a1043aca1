"""3.1: setup."""

from __future__ import annotations

from random import Random

import pytest

import formicarium as fm
from formicarium.core.chance import Draw, Pick
from formicarium.core.plain import to_plain
from formicarium.games.ant_war import GAME
from formicarium.games.ant_war.data import ARMY, ORDERS, SHOP, START_DECK, UNITS
from formicarium.games.ant_war.events import ArmiesShown, ColoursAssigned, FirstPlayerNamed, OrdersDrawn
from formicarium.testing import clause
from tests.games.ant_war.builder import (
    ARMY_SQUARES,
    BLACK,
    FIVE,
    HOME_SQUARES,
    ONE_DEAD_EACH,
    PARADE,
    RED,
    Table,
    garden,
    new_game,
    parade,
    placed,
    turned,
)

RED_HOME = sorted(map(turned, HOME_SQUARES), key=lambda square: (square[1], square[0]))
SCATTERED = [
    square for square in HOME_SQUARES[::-1] if square not in ("b1", "h2", "c3", "f3", "a2", "g3", "d2", "e2")
]


def offered(t: Table, seat: int) -> list[str]:
    """The squares a seat may place its next ant on."""
    decision = t.match.decision(seat)
    assert decision is not None
    tokens = [token.partition(":") for token in decision.next_tokens()]
    return [name for kind, _, name in tokens if kind == "square"]


# Colours


@clause("WAR-SETUP-01")
@pytest.mark.parametrize("picked, sides", [("0", ["black", "red"]), ("1", ["red", "black"])])
def test_chance_gives_each_of_two_players_a_colour(picked: str, sides: list[str]) -> None:
    t = new_game(picks=[picked], black_seat="random")
    assert t.chances == [Pick(("0", "1"))]
    assert t.s.sides == sides
    assert t.told(ColoursAssigned) == [ColoursAssigned(sides.index("black"), sides.index("red"))]


@clause("WAR-SETUP-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_session_may_fix_the_colours_beforehand(seat: int) -> None:
    t = new_game(black_seat=seat)
    assert t.chances == []
    assert t.s.sides[seat] == "black"


@clause("WAR-SETUP-01")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_game_is_for_exactly_two(seats: int) -> None:
    with pytest.raises(fm.OptionError):
        fm.Match(GAME, seats=seats)


# Placement


@clause("WAR-SETUP-02", "WAR-SETUP-03")
def test_an_army_starts_on_the_three_rows_of_its_side() -> None:
    t = new_game(black_seat=0)
    assert offered(t, BLACK) == HOME_SQUARES
    assert offered(t, RED) == RED_HOME
    assert {square[1] for square in RED_HOME} == {"9", "8", "7"}


@clause("WAR-SETUP-02")
def test_apart_from_the_home_rows_no_rule_knows_forward_from_backward() -> None:
    """With the board turned by half and the colours traded, an army has the same actions, turned."""
    for order in ORDERS:
        mine = parade(order).offers()
        theirs = garden(
            traded(PARADE), order=order, side="red", deaths={"red": ONE_DEAD_EACH["black"]}
        ).offers()
        assert sorted(map(turned_answer, mine)) == sorted(theirs)


def traded(position: str) -> str:
    """The same position seen from the other side."""
    colours = {"black": "red", "red": "black"}
    pieces = (piece.split(" ", 2) for piece in position.split(", "))
    return ", ".join(f"{turned(square)} {colours[side]} {unit}" for square, side, unit in pieces)


def turned_answer(answer: str) -> str:
    """An answer after a half turn of the board; an exchange is written in the order of the alphabet again."""
    *words, squares = answer.split()
    ends = [turned(square) for square in squares.split("-")]
    return " ".join([*words, "-".join(sorted(ends) if words == ["exchange"] else ends)])


@clause("WAR-SETUP-03")
def test_sixteen_ants_stand_one_to_a_square_and_eight_squares_stay_empty() -> None:
    t = new_game(black_seat=0)
    free = list(HOME_SQUARES)
    for square in SCATTERED:
        assert offered(t, BLACK) == free  # any square that is left, whatever the unit
        t.places(BLACK, square)
        free.remove(square)
    t.match.play(BLACK, "button:ready")
    assert t.match.decision(BLACK) is None
    t.stands(RED, *map(turned, SCATTERED))
    for side, home in (("black", HOME_SQUARES), ("red", RED_HOME)):
        army = {square for square, piece in t.s.board.items() if piece.side == side}
        assert len(army) == 16
        assert len(set(home) - army) == 8


@clause("WAR-SETUP-03")
@pytest.mark.parametrize("square", ["a1", "a4", "d5", "b5", "h9"])
def test_neither_a_taken_square_nor_one_outside_the_home_rows_will_do(square: str) -> None:
    t = new_game(black_seat=0).places(BLACK, "a1")
    refusal = t.match.why_not(BLACK, f"square:{square}")
    assert refusal is not None
    assert refusal.clause == "WAR-SETUP-03"


@clause("WAR-SETUP-03")
@pytest.mark.parametrize("square", HOME_SQUARES)
def test_the_queen_may_stand_anywhere_at_home(square: str) -> None:
    t = new_game(black_seat=0).places(BLACK, square)
    draft = t.seen_at(BLACK, square)
    assert (draft.side, draft.unit) == ("black", "queen")


@clause("WAR-SETUP-04", "WAR-RULING-10")
@pytest.mark.parametrize("count", [1, 7, 15, 16])
@pytest.mark.parametrize("ready", [False, True])
def test_while_armies_are_placed_nobody_learns_anything_of_the_other(count: int, ready: bool) -> None:
    one, other = (new_game(black_seat=0) for _ in range(2))
    if ready:
        one.stands(BLACK, *SCATTERED)
        other.places(BLACK, *HOME_SQUARES[:1])
        other.match.undo(BLACK)
        other.match.play(BLACK, "formation:veil")
        other.match.play(BLACK, "button:ready")
    else:
        one.places(BLACK, *SCATTERED[:count])  # not even how many stand
    for seat in (RED, None):
        assert one.view(seat) == other.view(seat)
        assert one.view(seat).pieces == ()
        assert one.match.events(seat) == other.match.events(seat)
    assert one.match.decision(RED) == other.match.decision(RED)
    worlds = [to_plain(t.match.imagine(RED, Random(1))) for t in (one, other)]
    assert worlds[0] == worlds[1]
    assert one.match.answered() == ((BLACK,) if ready else ())  # "ready", or still "placing"


@clause("WAR-SETUP-04", "WAR-INFO-01")
def test_a_player_who_is_ready_is_still_shown_nothing() -> None:
    t = new_game(black_seat=0).stands(BLACK, *ARMY_SQUARES).places(RED, *RED_HOME[:16])
    assert {piece.side for piece in t.view(BLACK).pieces} == {"black"}
    assert {piece.side for piece in t.view(RED).pieces} == {"red"}
    assert t.s.board == {}
    assert not t.s.shown


@clause("WAR-SETUP-05")
def test_when_both_are_ready_squares_are_public_and_units_are_not() -> None:
    t = placed(new_game(black_seat=0))
    for seat, own in ((BLACK, {"black"}), (RED, {"red"}), (None, set())):
        pieces = t.view(seat).pieces
        assert {piece.square for piece in pieces} == {*ARMY_SQUARES, *map(turned, ARMY_SQUARES)}
        assert {piece.side for piece in pieces if piece.unit} == own
    (shown,) = t.told(ArmiesShown)
    assert shown.black == tuple(ARMY_SQUARES)
    assert set(shown.red) == set(map(turned, ARMY_SQUARES))


@clause("WAR-SETUP-06")
@pytest.mark.parametrize("seat", [BLACK, RED])
def test_ants_are_placed_in_the_fixed_order_of_units(seat: int) -> None:
    t = new_game(black_seat=0)
    asked: list[object] = []
    while (decision := t.match.decision(seat)) is not None and len(asked) < 16:
        facts = dict(decision.prompt.args)
        asked.append((facts["unit"], facts["left"]))
        t.places(seat, offered(t, seat)[0])
    units = ["queen"] + [unit for unit in FIVE for _ in range(3)]
    assert UNITS == ("queen", "kamikaze", "worker", "transporter", "scout", "shooter")
    assert asked == list(zip(units, range(16, 0, -1), strict=True))


@clause("WAR-SETUP-06")
def test_a_player_may_rearrange_until_both_are_ready() -> None:
    t = new_game(black_seat=0).stands(BLACK, *ARMY_SQUARES)
    for _ in range(4):
        assert t.match.undo(BLACK) is None
    t.stands(BLACK, "a3", "b3", "c3").stands(RED, *RED_HOME[:16])
    assert t.at("a3") == "black shooter"
    refusal = t.match.undo(BLACK)
    assert refusal is not None
    assert refusal.clause == "WAR-SETUP-05"


@clause("WAR-SETUP-07")
def test_public_ids_follow_the_reading_order_of_the_squares() -> None:
    t = new_game(black_seat=0).stands(BLACK, *SCATTERED).stands(RED, *map(turned, SCATTERED))
    read = sorted(SCATTERED, key=lambda square: (square[1], square[0]))  # rank 1 to 3, file a to h
    assert [t.piece(square).id for square in read] == [f"B{number:02}" for number in range(1, 17)]
    assert [t.piece(turned(square)).id for square in read] == [f"R{number:02}" for number in range(1, 17)]


@clause("WAR-SETUP-07", "WAR-INFO-03")
def test_public_ids_tell_nothing_of_the_units() -> None:
    one = placed(new_game(black_seat=0))
    other = new_game(black_seat=0).stands(BLACK, *ARMY_SQUARES[::-1]).stands(RED, *map(turned, ARMY_SQUARES))
    ids = [{square: piece.id for square, piece in sorted(t.s.board.items())} for t in (one, other)]
    assert ids[0] == ids[1]
    assert one.view(RED) == other.view(RED)


# Walls, orders, first player


@clause("WAR-SETUP-08", "WAR-WALL-01")
def test_five_walls_wait_in_each_reserve_and_everybody_sees_how_many() -> None:
    t = placed(new_game())
    assert all(piece.is_ant for piece in t.s.board.values())
    for seat in (0, 1, None):
        assert t.view(seat).reserves == (5, 5)
    assert garden(reserves={"red": 2}).view(BLACK).reserves == (5, 2)


@clause("WAR-SETUP-09", "WAR-CARD-03")
def test_both_draw_piles_hold_the_same_thirteen_starting_orders() -> None:
    t = new_game()
    assert sorted(START_DECK) == list(t.s.piles[0]) == list(t.s.piles[1])
    assert len(START_DECK) == 13
    assert t.s.discards == t.s.archives == [(), ()]


@clause("WAR-SETUP-10")
def test_the_shop_holds_twenty_six_orders() -> None:
    t = placed(new_game())
    assert sorted(SHOP) == list(t.s.shop)
    assert len(SHOP) == 26


@clause("WAR-SETUP-11")
def test_three_orders_are_drawn_once_the_armies_stand() -> None:
    first = ("start_march", "start_raid", "start_march")
    second = ("start_worker", "start_support", "start_bivouac")
    t = new_game(draws=[*first, *second], black_seat=0, fixed_first="black")
    t.stands(BLACK, *ARMY_SQUARES).places(RED, *RED_HOME[:16])
    assert t.chances == []
    assert t.s.hands == [(), ()]
    t.match.play(RED, "button:ready")
    assert t.chances == [Draw(tuple(sorted(START_DECK)), 3)] * 2
    assert t.s.hands == [tuple(sorted(first)), tuple(sorted(second))]
    assert [len(pile) for pile in t.s.piles] == [10, 10]
    assert [drawn.orders for drawn in t.told(OrdersDrawn)] == [first, second]


@clause("WAR-SETUP-12", "WAR-RULING-09")
@pytest.mark.parametrize("black", ["0", "1"])
@pytest.mark.parametrize("first", ["0", "1"])
def test_chance_names_the_first_player_whatever_the_colours(black: str, first: str) -> None:
    t = placed(new_game(picks=[black, first], black_seat="random"))
    assert t.chances[-1] == Pick(("0", "1"))
    assert t.s.sides[int(black)] == "black"
    assert t.asked == {int(first): "ask-order"}
    assert t.told(FirstPlayerNamed) == [FirstPlayerNamed(int(first))]


@clause("WAR-SETUP-13")
def test_the_same_seed_and_answers_give_the_same_game() -> None:
    games = []
    for seed in (7, 7, 8):
        match = fm.Match(GAME, seed=seed)
        for _ in range(150):
            if match.pending:
                decision = match.pending[0]
                match.play(decision.seat, decision.options[-1])
        games.append((to_plain(match.state), match.log))
    assert games[0] == games[1]
    assert games[0] != games[2]


@clause("WAR-SETUP-13")
def test_all_chance_is_a_pick_among_seats_or_a_draw_from_a_whole_pile() -> None:
    t = placed(new_game())
    t.match.play(t.asked_seat, t.decision.options[0])
    assert {type(chance) for chance in t.chances} == {Pick, Draw}
    t = garden("d4 black scout, d5 red worker", order="start_scout").plays("move d4-d5").defaults()
    shop, again, hand = t.chances
    assert shop == Draw(tuple(sorted(SHOP)), 3)
    assert isinstance(again, Draw)
    assert len(again.pile) == 25
    assert isinstance(hand, Draw)
    assert (len(hand.pile), hand.count) == (10, 1)


@clause("WAR-SETUP-14")
def test_every_ant_starts_hidden_and_unspent() -> None:
    t = placed(new_game())
    for piece in t.s.board.values():
        assert (piece.revealed, piece.spent, piece.moved, piece.hatched) == (False,) * 4
        assert piece.possible == UNITS
    assert sorted(piece.unit for piece in t.s.board.values()) == sorted(ARMY * 2)
