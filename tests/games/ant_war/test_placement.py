"""3.1: placing the armies with some comfort (WAR-RULING-52)."""

from __future__ import annotations

from random import Random

import pytest

import formicarium as fm
from formicarium.core.plain import to_plain
from formicarium.games.ant_war.data import ARMY, HOME, QUEEN, RED, SIDES, Side
from formicarium.games.ant_war.formations import FORMATIONS, turned
from formicarium.games.ant_war.steps.placement import REARRANGEMENTS
from formicarium.testing import clause
from tests.games.ant_war import builder
from tests.games.ant_war.builder import ARMY_SQUARES, BLACK, HOME_SQUARES, Table, new_game, placed, written

CORNER = {str(at): str(unit) for at, unit in FORMATIONS["corner"].items()}


def army(t: Table, seat: int = BLACK) -> dict[str, str]:
    """The army that a seat is placing, as it sees it."""
    return {str(piece.square): str(piece.unit) for piece in t.view(seat).pieces}


def answers(t: Table, seat: int, *spelled: str) -> Table:
    for path in spelled:
        t.match.play(seat, path)
    return t


def offered(t: Table, seat: int = BLACK) -> list[str]:
    decision = t.match.decision(seat)
    assert decision is not None
    return [written(move) for move in decision.options]


def refused(t: Table, path: str, seat: int = BLACK) -> tuple[str, str]:
    refusal = t.match.why_not(seat, path)
    assert refusal is not None
    return refusal.clause, refusal.reason.key


def standing() -> Table:
    """Black's army is placed ant by ant."""
    return new_game().places(BLACK, *ARMY_SQUARES)


# Formations


@clause("WAR-RULING-52")
@pytest.mark.parametrize("name", FORMATIONS)
@pytest.mark.parametrize("seat, side", list(enumerate(SIDES)))
def test_a_formation_places_the_whole_army_at_once(name: str, seat: int, side: Side) -> None:
    t = answers(new_game(), seat, f"formation:{name}")
    assert army(t, seat) == turned(FORMATIONS[name], side)
    assert sorted(army(t, seat).values()) == sorted(ARMY)
    assert set(army(t, seat)) <= set(HOME[side])


@clause("WAR-RULING-52")
def test_red_stands_as_black_does_seen_from_the_other_end() -> None:
    t = answers(new_game(), builder.RED, "formation:corner")
    assert army(t, builder.RED) == {builder.turned(at): unit for at, unit in CORNER.items()}


@clause("WAR-RULING-52")
def test_formations_are_sensible() -> None:
    """The Queen is not in front, has friends beside her, and every unit stands both in front and behind."""
    queens = set()
    for formation in FORMATIONS.values():
        (queen,) = (at for at, unit in formation.items() if unit == QUEEN)
        queens.add(queen)
        file, rank = queen[0], int(queen[1])
        assert rank < 3
        beside = [f"{chr(ord(file) + step)}{rank}" for step in (-1, 1)] + [
            f"{file}{rank + step}" for step in (-1, 1)
        ]
        assert sum(at in formation for at in beside) >= 2
        front = {unit for at, unit in formation.items() if at[1] == "3"}
        assert len(front) >= 4  # no attacker knows what it meets
    assert len(queens) == len(FORMATIONS) >= 5


@clause("WAR-RULING-52")
def test_a_formation_is_taken_to_begin_with_or_once_the_army_stands() -> None:
    t = new_game()
    assert [each for each in offered(t) if each.startswith("formation")] == [
        f"formation {n}" for n in FORMATIONS
    ]
    t.places(BLACK, "a1")
    assert not [each for each in offered(t) if each.startswith("formation")]
    assert refused(t, "formation:veil") == ("WAR-RULING-52", "refused-formation-begun")
    t.places(BLACK, *HOME_SQUARES[1:16])
    answers(t, BLACK, "formation:veil")
    assert army(t) == FORMATIONS["veil"]


# Rearranging


@clause("WAR-RULING-52", "WAR-SETUP-06")
def test_once_all_stand_any_ant_may_be_taken_up() -> None:
    t = standing()
    lifts = [f"lift {square}" for square in HOME_SQUARES[:16]]
    assert offered(t) == ["ready", *lifts, "mirror", *(f"formation {n}" for n in FORMATIONS)]
    assert refused(t, "square:h3") == ("WAR-RULING-52", "refused-nothing-there")
    assert refused(t, "square:a9") == ("WAR-SETUP-03", "refused-not-home")


@clause("WAR-RULING-52", "WAR-SETUP-03")
def test_it_goes_to_any_home_square() -> None:
    t = answers(standing(), BLACK, "square:a1")
    assert t.view(BLACK).lifted == "a1"
    assert offered(t) == [f"down {square}" for square in HOME_SQUARES]
    assert refused(t, "square:d5") == ("WAR-SETUP-03", "refused-not-home")


@clause("WAR-RULING-52")
@pytest.mark.parametrize(
    "there, at_a1, at_there",
    [("h3", None, "queen"), ("b1", "kamikaze", "queen"), ("a1", "queen", "queen")],
)
def test_two_ants_trade_places_and_an_empty_square_is_just_taken(
    there: str, at_a1: str | None, at_there: str
) -> None:
    before = army(standing())
    t = answers(standing(), BLACK, "square:a1", f"square:{there}")
    after = army(t)
    assert (after.get("a1"), after[there]) == (at_a1, at_there)
    others = set(HOME_SQUARES) - {"a1", there}
    assert {at: before.get(at) for at in others} == {at: after.get(at) for at in others}
    assert sorted(after.values()) == sorted(ARMY)
    assert t.view(BLACK).lifted == ""


@clause("WAR-RULING-52")
def test_an_army_may_be_mirrored() -> None:
    t = answers(new_game(), BLACK, "formation:corner", "button:mirror")
    assert army(t) == {"hgfedcba"["abcdefgh".index(at[0])] + at[1]: unit for at, unit in CORNER.items()}
    answers(t, BLACK, "button:mirror")
    assert army(t) == CORNER


@clause("WAR-RULING-52", "WAR-SETUP-04")
def test_a_step_of_it_can_be_taken_back_even_when_one_is_ready() -> None:
    t = answers(standing(), BLACK, "square:a1", "square:h3", "button:ready")
    assert t.match.answered() == (BLACK,)
    for _ in range(3):
        assert t.match.undo(BLACK) is None
    assert army(t)["a1"] == QUEEN
    assert t.match.answered() == ()


@clause("WAR-RULING-52")
def test_changes_are_so_many_then_the_army_stands() -> None:
    t = standing()
    for change in range(REARRANGEMENTS):
        prompt = t.match.decision(BLACK)
        assert prompt is not None
        assert dict(prompt.prompt.args)["left"] == REARRANGEMENTS - change
        answers(t, BLACK, *(["button:mirror"] if change % 2 else ["square:a1", "square:a1"]))
    assert t.match.decision(BLACK) is None
    assert t.match.answered() == (BLACK,)
    assert t.match.undo(BLACK) is None  # still under seal


# Ready


@clause("WAR-RULING-52", "WAR-SETUP-05")
def test_nothing_is_shown_before_both_are_ready() -> None:
    t = answers(standing(), BLACK, "button:ready")
    answers(t, builder.RED, "formation:lee")
    assert not t.view(None).shown
    answers(t, builder.RED, "button:ready")
    assert t.s.shown
    red = {str(at): str(piece.unit) for at, piece in t.s.board.items() if piece.side == RED}
    assert red == turned(FORMATIONS["lee"], RED)


@clause("WAR-RULING-52")
@pytest.mark.parametrize("placed", [1, 15])
def test_nobody_is_ready_before_all_ants_stand(placed: int) -> None:
    t = new_game().places(BLACK, *HOME_SQUARES[:placed])
    assert refused(t, "button:ready") == ("WAR-SETUP-03", "refused-not-all-placed")


@clause("WAR-RULING-52")
def test_a_clock_that_runs_out_takes_a_formation_and_is_ready() -> None:
    t = new_game()
    for seat in (BLACK, builder.RED):
        t.match.time_out(seat)
        t.match.time_out(seat)
    assert t.s.shown
    assert {str(at): str(piece.unit) for at, piece in t.s.board.items() if piece.side == "black"} == CORNER


@clause("WAR-RULING-52")
def test_an_ant_in_the_air_goes_back_when_the_clock_runs_out() -> None:
    t = answers(standing(), BLACK, "square:c1")
    before = army(t)
    t.match.time_out(BLACK)
    assert army(t) == before


@clause("WAR-SETUP-04", "WAR-RULING-52")
def test_rearranging_shows_the_other_nothing() -> None:
    one, other = standing(), new_game()
    answers(one, BLACK, "square:a1", "square:h3", "formation:decoy", "square:a1")
    for seat in (builder.RED, None):
        assert one.view(seat) == other.view(seat)
        assert one.match.events(seat) == other.match.events(seat)
    worlds = [to_plain(t.match.imagine(builder.RED, Random(3))) for t in (one, other)]
    assert worlds[0] == worlds[1]


@clause("WAR-RULING-52", "WAR-SETUP-13")
def test_a_placement_is_written_down_and_replayed() -> None:
    t = answers(new_game(), BLACK, "formation:meadow", "square:a1", "square:b3", "button:mirror")
    answers(t, BLACK, "button:ready")
    answers(t, builder.RED, "formation:court", "button:ready")
    text = t.match.record.dumps()
    assert "0 formation:meadow / square:a1 / square:b3 / button:mirror / button:ready" in text.splitlines()
    assert fm.replay(text).state == t.match.state


def test_both_ways_lead_to_the_same_table() -> None:
    by_hand = placed(new_game(fixed_first="black"))
    swapped = new_game(fixed_first="black").places(BLACK, *ARMY_SQUARES[1::-1], *ARMY_SQUARES[2:])
    answers(swapped, BLACK, "square:a1", "square:b1", "button:ready")
    swapped.stands(builder.RED, *map(builder.turned, ARMY_SQUARES))
    assert swapped.s.board == by_hand.s.board
