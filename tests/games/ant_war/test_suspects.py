"""WAR-RULING-63: what hidden ants may be, once everybody has counted."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.games.ant_war import GAME
from formicarium.games.ant_war.data import UNITS, Square
from formicarium.games.ant_war.suspects import counted, shared_out
from formicarium.games.ant_war.view import WarView
from formicarium.testing import clause
from tests.games.ant_war.builder import BLACK, FIVE, RED, Table, by_unit, garden

HIDDEN = "b1 black scout, b8 red scout, c8 red shooter, d8 red worker"


def may_be(t: Table, square: str, seat: int | None = BLACK) -> tuple[str, ...]:
    (piece,) = (piece for piece in counted(t.view(seat)).pieces if piece.square == square)
    return piece.possible


@clause("WAR-RULING-63")
@pytest.mark.parametrize("seat", [BLACK, RED, None])
def test_once_the_queen_is_revealed_nobody_else_may_be_her(seat: int | None) -> None:
    hidden, known = garden(HIDDEN), garden(f"{HIDDEN}, h9 red queen (r)")
    for square in ("b8", "c8", "d8"):
        assert may_be(hidden, square, seat) == UNITS
        assert may_be(known, square, seat) == FIVE
    assert may_be(known, "b1", seat) == UNITS  # the other Queen is still hidden


@clause("WAR-RULING-63", "WAR-INFO-05")
def test_the_page_shows_it_and_the_rule_that_orders_tell_stays_as_it_is() -> None:
    t = garden(f"{HIDDEN}, h9 red queen (r)")
    assert t.seen_at(BLACK, "b8").possible == UNITS
    (drawn,) = (piece for piece in t.match.scene(BLACK).pieces if piece.on == "square:b8")
    facts: dict[str, Any] = dict(drawn.label.args)
    assert (drawn.marks, facts["may"]) == (("icon_not_queen",), FIVE)


@clause("WAR-RULING-63")
def test_a_unit_of_which_all_are_dead_or_revealed_is_excluded() -> None:
    position = f"{HIDDEN}, e8 red kamikaze (r), f8 red kamikaze (r)"
    assert "kamikaze" in may_be(garden(position), "b8")
    t = garden(position, deaths={"red": {"kamikaze": 1}})
    assert may_be(t, "b8") == tuple(unit for unit in UNITS if unit != "kamikaze")


@clause("WAR-RULING-63")
def test_ants_that_must_be_a_unit_take_it_from_the_others() -> None:
    """Two ants are Scouts or Shooters, and one of each is left: whoever else is neither."""
    pieces = {square: {"possible": ["scout", "shooter"]} for square in ("b8", "c8")}
    gone = {"red": {"scout": 2, "shooter": 2}}
    t = garden(HIDDEN, pieces=pieces, deaths=gone)
    assert may_be(t, "b8") == may_be(t, "c8") == ("scout", "shooter")
    assert may_be(t, "d8") == tuple(unit for unit in UNITS if unit not in ("scout", "shooter"))


@clause("WAR-RULING-63", "WAR-INFO-06")
def test_a_hatched_ant_may_be_what_has_an_open_grave() -> None:
    t = garden("d4 black scout", order="shop_hatching", deaths={"black": {"scout": 1, "worker": 1}})
    hatch = next(answer for answer in t.offers("hatch") if "worker" in answer)
    square = hatch.split()[-1]
    t.plays(hatch)
    assert may_be(t, square, RED) == ("worker", "scout")
    later = replace(t.view(RED), open_graves=(tuple(by_unit({"worker": 1})), tuple(by_unit({}))))
    (piece,) = (piece for piece in counted(later).pieces if piece.square == square)
    assert piece.possible == ("worker",)


@clause("WAR-RULING-63")
@pytest.mark.parametrize("seed", range(4))
def test_it_is_never_wrong_and_every_imagined_army_fits(seed: int) -> None:
    match, rng = fm.Match(GAME, seats=2, seed=seed), Random(seed)
    for _ in range(400):
        if match.outcome is not None:
            return
        decision = rng.choice(match.pending)
        match.play(decision.seat, rng.choice(decision.options))
        if rng.random() < 0.05:
            view = match.view(None)
            assert isinstance(view, WarView)
            tables: list[Any] = [match.state, match.imagine(0, rng), match.imagine(1, rng)]
            for table in tables:
                for piece in counted(view).pieces:
                    assert table.board[Square(piece.square)].unit in piece.possible or not view.shown


def test_nothing_more_follows_than_is_told() -> None:
    """Against all ways to share out a few units among a few ants."""
    rng = Random(5)
    for _ in range(60):
        left = [1, *(rng.randrange(3) for _ in FIVE)]
        army = [unit for unit, count in zip(UNITS, left, strict=True) for _ in range(count)]
        ants = sorted(tuple(each for each in UNITS if each == unit or rng.random() < 0.3) for unit in army)
        told = shared_out(tuple((ant, ants.count(ant)) for ant in sorted(set(ants))), tuple(left))
        found: list[set[str]] = [set() for _ in ants]
        for way in ways(ants, dict(zip(UNITS, left, strict=True))):
            for units, unit in zip(found, way, strict=True):
                units.add(unit)
        assert [set(told[ant]) for ant in ants] == found


def ways(ants: list[Any], left: dict[Any, int]) -> Any:
    """Every unit for every ant, as often as there are of it."""
    if not ants:
        yield ()
        return
    for unit in ants[0]:
        if left[unit]:
            for rest in ways(ants[1:], {**left, unit: left[unit] - 1}):
                yield (unit, *rest)
