"""Reveals, combat and destruction (WAR-COMBAT, WAR-WALL, WAR-INFO)."""

from __future__ import annotations

from dataclasses import replace

from formicarium.games.ant_war.data import BEATS, SIDES, UNITS, Square, Unit
from formicarium.games.ant_war.events import (
    AntDestroyed,
    AntRevealed,
    CombatFought,
    WallDestroyed,
    WallHit,
)
from formicarium.games.ant_war.state import ByUnit, Garden, Piece
from formicarium.games.ant_war.steps.ending import draw_game, lose
from formicarium.games.ant_war.steps.shop import OpenShop


def fight(s: Garden, start: Square, end: Square) -> None:
    """WAR-COMBAT-01 to -09: the ant from `start` enters the square of an enemy ant."""
    reveal(s, start, told=False)
    reveal(s, end, told=False)
    attacker, defender = s.board[start], s.board[end]
    attacker_falls, defender_falls = losses(attacker.unit, defender.unit)
    survivor = attacker.id if not attacker_falls else defender.id if not defender_falls else ""
    s.tell(CombatFought(attacker.id, attacker.unit, defender.id, defender.unit, end, survivor))
    if defender_falls:
        destroy(s, end)
    if attacker_falls:
        destroy(s, start)
    else:
        s.board[end] = s.board.pop(start)
    end_or_shop(s)


def losses(attacker: Unit, defender: Unit) -> tuple[bool, bool]:
    """WAR-COMBAT-03, -06, -07: (the attacker falls, the defender falls).

    >>> losses(Unit("kamikaze"), Unit("worker"))
    (False, True)
    """
    if attacker == defender:
        return True, True
    return attacker in BEATS[defender], defender in BEATS[attacker]


def end_or_shop(s: Garden) -> None:
    """WAR-COMBAT-09: the end of the game is checked before the Shop opens."""
    check_queens(s)
    if s.outcome is None:
        s.then(OpenShop())


def check_queens(s: Garden) -> None:
    """WAR-END-01, -03: a side without its Queen has lost; both at once is a draw."""
    fallen = [side for side in SIDES if s.deaths[s.seat_of(side)][0]]
    if len(fallen) == 2:
        draw_game(s, "both_queens_destroyed", "WAR-END-03")
    elif fallen:
        lose(s, s.seat_of(fallen[0]), "queen_destroyed", "WAR-END-01")


def reveal(s: Garden, square: Square, *, told: bool = True) -> None:
    """WAR-INFO-04, -05: the ant's unit is public from now on."""
    ant = s.board[square]
    if ant.revealed:
        return
    s.board[square] = replace(ant, revealed=True, possible=(ant.unit,))
    s.progress = True
    note_hatched(s, ant)
    if told:
        s.tell(AntRevealed(s.seat_of(ant.side), ant.id, ant.unit, square))


def note_hatched(s: Garden, ant: Piece) -> None:
    """WAR-INFO-06: a hatched ant's unit has become public."""
    if ant.hatched and not ant.revealed:
        seat = s.seat_of(ant.side)
        s.hatchings[seat] = tuple(
            replace(each, known=True) if each.ant == ant.id else each for each in s.hatchings[seat]
        )


def destroy(s: Garden, square: Square) -> None:
    """WAR-COMBAT-04, WAR-INFO-04: to the graveyard, its unit public."""
    ant = s.board.pop(square)
    seat = s.seat_of(ant.side)
    note_hatched(s, ant)
    s.deaths[seat] = one_more(s.deaths[seat], ant.unit)
    s.progress = True
    s.tell(AntDestroyed(seat, ant.id, ant.unit, square))


def one_more(counts: ByUnit, unit: Unit) -> ByUnit:
    return tuple(count + (each == unit) for each, count in zip(UNITS, counts, strict=True))


def hit_wall(s: Garden, square: Square, *, by: str) -> None:
    """WAR-WALL-04 to -06: one hit point less; at none the wall leaves the game."""
    wall = s.board[square]
    s.progress = True
    if wall.hit_points == 1:
        destroy_wall(s, square, by=by)
    else:
        s.board[square] = replace(wall, hit_points=wall.hit_points - 1)
        s.tell(WallHit(by, wall.id, square, wall.hit_points - 1))


def destroy_wall(s: Garden, square: Square, *, by: str) -> None:
    wall = s.board.pop(square)
    s.progress = True
    s.tell(WallDestroyed(by, wall.id, square))
