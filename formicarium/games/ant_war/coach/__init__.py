"""What newcomers are told: the cards, and dangers that public facts support."""

from __future__ import annotations

from collections.abc import Iterator

from formicarium.core.coach import Card, Danger, card
from formicarium.core.decision import Decision
from formicarium.games.ant_war.actions import actions, counts_as_movement, shots
from formicarium.games.ant_war.data import CARDINAL, HAND, ORDERS, QUEEN, SHOOTER, WALL, Order
from formicarium.games.ant_war.moves import Shoot
from formicarium.games.ant_war.options import WarOptions
from formicarium.games.ant_war.scene.reach import as_garden
from formicarium.games.ant_war.state import Garden
from formicarium.games.ant_war.suspects import counted
from formicarium.games.ant_war.view import SeenPiece, WarView
from formicarium.texts.message import message

PLAIN = frozenset({"ask-set-down"})  # where an ant goes that one has just taken up


def cards(seats: int, options: WarOptions) -> tuple[Card, ...]:
    return (
        card("want", "WAR-COMBAT-03", "queen"),
        card("turn", "WAR-TURN-01", "start_march", cards=HAND),
        card("win", "WAR-END-01", "icon_not_queen"),
    )


def dangers(view: WarView, decision: Decision) -> tuple[Danger, ...]:
    """What threatens one's Queen, and a hand that can move nothing."""
    if view.seat is None or not view.shown or view.seat != view.active:
        return ()
    s, view = as_garden(view), counted(view)
    queens = [
        piece for piece in view.pieces if piece.side == view.sides[decision.seat] and piece.unit == QUEEN
    ]
    return (*(danger for queen in queens for danger in _at(view, s, queen)), *_stuck(view, s))


def _at(view: WarView, s: Garden, queen: SeenPiece) -> Iterator[Danger]:
    """WAR-COMBAT-07, WAR-ABIL-SHOOTER-02: who can attack her with one step, or shoot at her."""
    enemies = [piece for piece in view.pieces if piece.side != queen.side and piece.unit != WALL]
    beside = [
        ant.square for ant in enemies if queen.square in CARDINAL[ant.square] and ant.possible != (QUEEN,)
    ]
    if beside:
        says = message("danger-queen-attack", queen=queen.square, squares=tuple(beside), count=len(beside))
        yield Danger(says, "WAR-COMBAT-07", (f"square:{queen.square}", *(f"square:{at}" for at in beside)))
    armed = [ant.square for ant in enemies if ant.possible == (SHOOTER,) and not ant.spent]
    side = next((ant.side for ant in enemies), queen.side)
    aiming = [
        shot.start for shot in shots(s, side, armed) if isinstance(shot, Shoot) and shot.end == queen.square
    ]
    if aiming:
        says = message("danger-queen-shot", queen=queen.square, square=aiming[0])
        yield Danger(says, "WAR-ABIL-SHOOTER-03", (f"square:{queen.square}", f"square:{aiming[0]}"))


def _stuck(view: WarView, s: Garden) -> Iterator[Danger]:
    """WAR-END-04: only one order of the hand would save from being blocked."""
    saving = [order for order in view.hand if _saves(view, s, order)]
    if len(saving) == 1 and view.phase in ("order", "shop", "discard"):
        yield Danger(message("danger-stuck", order=saving[0]), "WAR-END-04", (f"hand:{view.seat}",))


def _saves(view: WarView, s: Garden, order: Order) -> bool:
    assert view.seat is not None
    able = actions(s, view.sides[view.seat], ORDERS[order])
    return any(view.options.blocked_rule == "any_action" or counts_as_movement(action) for action in able)
