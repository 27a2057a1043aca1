"""What an order could do: what the viewer sees as a table whose actions can be listed, and lines of sight."""

from __future__ import annotations

from collections.abc import Iterator

from formicarium.core.decision import Move
from formicarium.games.ant_war.actions import actions, shots
from formicarium.games.ant_war.data import HIDES, ORDERS, SHOOTER, Square
from formicarium.games.ant_war.moves import Shoot
from formicarium.games.ant_war.state import Garden, Piece
from formicarium.games.ant_war.view import SeenPiece, WarView


def as_garden(view: WarView) -> Garden:
    """What the viewer sees, as a table: which actions are legal never depends on what is hidden."""
    return Garden(
        seats=len(view.sides),
        options=view.options,
        sides=list(view.sides),
        board={piece.square: as_piece(piece) for piece in view.pieces},
        reserves=list(view.reserves),
        deaths=[
            view.graveyard if seat == view.seat else view.deaths[seat] for seat in range(len(view.sides))
        ],
        hatchings=[() for _ in view.sides],
    )


def as_piece(seen: SeenPiece) -> Piece:
    return Piece(
        seen.side,
        seen.unit or seen.possible[0],  # any suspect will do
        seen.id,
        seen.revealed,
        seen.spent,
        hit_points=seen.hit_points,
    )


def is_choosing(view: WarView) -> bool:
    """The viewer is to choose an order or an action."""
    return view.seat == view.active and view.phase in ("order", "action")


def can_act(view: WarView) -> Iterator[Move]:
    """What the viewer may do with the order in play."""
    if is_choosing(view) and view.phase == "action":
        yield from actions(as_garden(view), view.sides[view.active], ORDERS[view.in_play])


def rays(view: WarView) -> dict[Square, str]:
    """WAR-ABIL-SHOOTER-02: the squares that the viewer's Shooters look across, with the way they look."""
    orders = (view.in_play,) if view.phase == "action" else view.hand
    if not is_choosing(view) or not any(ORDERS[o].ability and SHOOTER in ORDERS[o].units for o in orders):
        return {}
    side = view.sides[view.active]
    shooters = [p.square for p in view.pieces if p.side == side and p.unit == SHOOTER and not p.spent]
    found: dict[Square, str] = {}
    for shot in shots(as_garden(view), side, shooters):
        assert isinstance(shot, Shoot)
        if (across := HIDES.get((shot.start, shot.end))) is not None:
            way = "ray_file" if shot.start[0] == shot.end[0] else "ray_rank"
            found[across] = way if found.get(across, way) == way else "ray_both"
    return found
