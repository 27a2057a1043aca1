"""Why the order in play does not allow what a player touches, with the clause that says so."""

from __future__ import annotations

from formicarium.core.decision import Path, Refusal, first_token
from formicarium.games.ant_war.actions import actions
from formicarium.games.ant_war.data import (
    AROUND,
    HIDES,
    LINES,
    ORDERS,
    PONDS,
    QUEEN,
    RANK_ORDER,
    SHOOTER,
    UNITS,
    WALL,
    WITHSTANDS_ACID,
    OrderCard,
    Square,
    Unit,
)
from formicarium.games.ant_war.state import Garden, Piece
from formicarium.texts.message import Seat, message


def why_not(s: Garden, seat: Seat, path: Path) -> Refusal | None:
    """Why this is no action of the order in play; None where nothing better can be said than that."""
    kind, name = first_token(path)
    order = ORDERS[s.in_play]
    if kind == "button":
        return Refusal("WAR-TURN-05", message("refused-first-action"))
    if kind == "unit" and order.hatching and name in UNITS:
        return why_not_hatch(s, seat, Unit(name))
    if kind != "square" or name not in RANK_ORDER:
        return None
    start = Square(name)
    piece = s.board.get(start)
    if piece is None:
        return Refusal("WAR-ORDER-03", message("refused-nothing-there", square=start))
    led = order.parasitism and piece.side != s.sides[seat] and piece.is_ant
    if not led and piece.side != s.sides[seat]:
        return Refusal("WAR-ORDER-03", message("refused-not-yours", square=start))
    if not led and piece.unit not in order.units and not (order.exchange and piece.unit == WALL):
        return Refusal("WAR-ORDER-05", message("refused-unit-not-listed", unit=piece.unit, order=s.in_play))
    if any(action.spell()[:2] == path[:2] for action in actions(s, s.sides[seat], order)):
        return None  # something can be done there, but not that
    if len(path) > 1:
        return why_not_there(s, seat, order, start, path[1])
    if led:
        return Refusal("WAR-SPEC-PARASITISM-02", message("refused-cannot-be-led", square=start))
    if piece.spent and order.steps is None and order.ability:
        return Refusal("WAR-ABIL-04", message("refused-spent", unit=piece.unit, square=start))
    return Refusal("WAR-ORDER-03", message("refused-cannot-act", unit=piece.unit, square=start))


def why_not_hatch(s: Garden, seat: Seat, unit: Unit) -> Refusal:
    """WAR-SPEC-HATCHING-01, -04: a dead ant, never the Queen, on an empty home square."""
    if unit == QUEEN:
        return Refusal("WAR-SPEC-HATCHING-04", message("refused-queen-hatch"))
    if not s.graveyard(seat)[UNITS.index(unit)]:
        return Refusal("WAR-SPEC-HATCHING-04", message("refused-nobody-dead", unit=unit))
    return Refusal("WAR-SPEC-HATCHING-01", message("refused-hatch-there"))


TARGETS = (  # what says where a special order may lead, if the order has no steps
    ("charge", "WAR-SPEC-CHARGE-03"),
    ("jump", "WAR-SPEC-JUMP-02"),
    ("parasitism", "WAR-SPEC-PARASITISM-02"),
    ("exchange", "WAR-SPEC-EXCHANGE-01"),
)


def why_not_there(s: Garden, seat: Seat, order: OrderCard, start: Square, token: str) -> Refusal | None:
    """Why nothing can be done from one square to another."""
    kind, name = first_token((token,))
    if kind != "square" or name not in RANK_ORDER:
        return None
    end = Square(name)
    special = next((clause for symbol, clause in TARGETS if getattr(order, symbol)), "")
    piece = s.board.get(end)
    if piece is not None and order.ability and s.board[start].unit == SHOOTER:
        refusal = why_not_shoot(s, start, end, piece)
        if refusal is not None and piece.side != s.sides[seat]:
            return refusal
    if end in PONDS:
        return Refusal(special or "WAR-MOVE-02", message("refused-pond", square=end))
    if piece is not None and piece.is_ant and piece.side == s.sides[seat] and not order.parasitism:
        return Refusal(special or "WAR-MOVE-02", message("refused-own-ant", square=end))
    if piece is not None and not piece.is_ant and (order.jump or order.charge or order.parasitism):
        return Refusal(special, message("refused-wall", square=end))
    if order.charge and (between := in_the_way(s, start, end)) is not None:
        return Refusal("WAR-SPEC-CHARGE-02", message("refused-path-blocked", square=end, between=between))
    return Refusal(special or "WAR-MOVE-01", message("refused-out-of-reach", square=end))


def why_not_shoot(s: Garden, start: Square, end: Square, target: Piece) -> Refusal | None:
    """WAR-ABIL-SHOOTER-01, -02: the target must be around, in sight, and not withstand acid."""
    if end not in AROUND[start]:
        return None
    between = HIDES.get((start, end))
    if between is not None and between in s.board:
        return Refusal("WAR-ABIL-SHOOTER-02", message("refused-out-of-sight", square=end, between=between))
    if s.board[start].spent:
        return Refusal("WAR-ABIL-04", message("refused-spent", unit=SHOOTER, square=start))
    if target.revealed and target.unit in WITHSTANDS_ACID:
        return Refusal("WAR-ABIL-SHOOTER-01", message("refused-withstands", unit=target.unit, square=end))
    return None


def in_the_way(s: Garden, start: Square, end: Square) -> Square | None:
    """The piece that a Charge from here to there would meet first, if it lies on the way."""
    line = next((line for line in LINES[start] if end in line), ())
    return next((at for at in line[: line.index(end)] if at in s.board), None) if line else None
