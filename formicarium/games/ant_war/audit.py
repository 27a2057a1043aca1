"""What makes a table that somebody sets up impossible."""

from __future__ import annotations

from collections import Counter

from formicarium.games.ant_war.data import (
    ORDERS,
    PONDS,
    QUEEN,
    RANK_ORDER,
    SIDES,
    UNITS,
    WALL,
    WALL_HIT_POINTS,
    WALLS,
)
from formicarium.games.ant_war.position import PER_SEAT, cards
from formicarium.games.ant_war.state import Garden
from formicarium.games.ant_war.steps.shop import KeepOne
from formicarium.games.ant_war.steps.turn import (
    ChooseOrder,
    Discard,
    DrawUp,
    EndTurn,
    PerformActions,
    PutOrderAway,
    Turn,
    is_playable,
)


def misfit(s: Garden) -> str | None:
    """What cannot be, if anything."""
    return _wrong_seats(s) or _wrong_cards(s) or _wrong_pieces(s) or _wrong_hatchings(s) or _wrong_steps(s)


def _wrong_seats(s: Garden) -> str | None:
    if sorted(s.sides) != sorted(SIDES):
        return "sides needs black and red, one per seat"
    for name in PER_SEAT:
        if len(getattr(s, name)) != s.seats:
            return f"{name} needs one entry for each of {s.seats} seats"
    for name in ("active", "first"):
        if getattr(s, name) not in range(s.seats):
            return f"{name} is a seat, 0 or 1, not {getattr(s, name)}"
    if any(len(dead) != len(UNITS) for dead in s.deaths):
        return f"deaths needs one number for each of {', '.join(UNITS)}"
    if any(walls not in range(WALLS + 1) for walls in s.reserves):
        return f"a reserve has 0 to {WALLS} walls"
    if any(min(s.graveyard(seat)) < 0 for seat in range(s.seats)):
        return "more ants have hatched than have died"
    return None


def _wrong_cards(s: Garden) -> str | None:
    if unknown := [card for card in cards(s) if card not in ORDERS]:
        return f"no order is called {unknown[0]!r}"
    for held, hand in zip(s.held, s.hands, strict=True):
        if missing := Counter(held) - Counter(hand):
            return f"{min(missing)!r} is held, but not in the hand"
    return None


def _wrong_pieces(s: Garden) -> str | None:
    for square, piece in s.board.items():
        if square not in RANK_ORDER or square in PONDS:
            return f"no piece can stand on {square!r}"
        if piece.side not in SIDES:
            return f"no side is called {piece.side!r}"
        if piece.unit not in (*UNITS, WALL):
            return f"no unit is called {piece.unit!r}"
        if piece.is_ant == bool(piece.hit_points) or piece.hit_points not in range(WALL_HIT_POINTS + 1):
            return f"a wall has 1 to {WALL_HIT_POINTS} hit points, an ant none: see {square}"
        if unknown := [unit for unit in piece.possible if unit not in (*UNITS, WALL)]:
            return f"no unit is called {unknown[0]!r}"
        if piece.unit not in piece.possible:
            return f"the ant on {square} is none of those it may be"
    return _wrong_armies(s)


def _wrong_armies(s: Garden) -> str | None:
    """Two Queens are too many, and no name is used twice; of other units there may be any number."""
    for seat, side in enumerate(s.sides):
        queens = len(s.ants(side, (QUEEN,)))
        if queens > 1:
            return f"{side} has more than one Queen"
        if queens and s.deaths[seat][0]:
            return f"the Queen of {side} stands on the board, and has died [WAR-END-01]"
    ids = Counter(piece.id for piece in s.board.values() if piece.id)
    if twice := [id for id, count in ids.items() if count > 1]:
        return f"two pieces are called {twice[0]!r}"
    return None


def _wrong_hatchings(s: Garden) -> str | None:
    """WAR-INFO-06: who hatched, and as what, is said once on the board and once in the list."""
    for seat, side in enumerate(s.sides):
        noted = {each.ant: each.unit for each in s.hatchings[seat]}
        for piece in s.board.values():
            if piece.side == side and piece.hatched and noted.get(piece.id, piece.unit) != piece.unit:
                return f"{piece.id} is a {piece.unit} on the board, and has hatched as a {noted[piece.id]}"
        if any(len(each.deaths) != len(UNITS) for each in s.hatchings[seat]):
            return f"the deaths of a hatching need one number for each of {', '.join(UNITS)}"
    return None


def _wrong_steps(s: Garden) -> str | None:
    """What comes next must be able to happen."""
    if s.outcome is not None or not s.steps:
        return None
    seats = [getattr(step, "seat", 0) for step in s.steps]
    if wrong := [seat for seat in seats if seat not in range(s.seats)]:
        return f"a step is for seat {wrong[0]}: there are seats 0 and 1"
    match s.steps[-1]:
        case PerformActions() | PutOrderAway() if not s.in_play:
            return "in_play needs the order whose actions are to be done"
        case Turn() | ChooseOrder() | Discard() | DrawUp() | EndTurn() if s.in_play:
            return f"{s.in_play} is in play: its turn goes on with PerformActions or PutOrderAway"
        case ChooseOrder() if not any(is_playable(s, card) for card in s.hands[s.active]):
            return f"seat {s.active} has no order with a legal action: begin with Turn [WAR-TURN-04]"
        case KeepOne(seat) if not s.offers[seat]:
            return f"offers needs what seat {seat} has drawn in the Shop"
    return None
