"""Why the order in play does not allow what a player touches, with the clause that says so."""

from __future__ import annotations

from formicarium.core.decision import Path, Refusal, first_token
from formicarium.games.ant_war.actions import actions
from formicarium.games.ant_war.data import (
    ORDERS,
    QUEEN,
    RANK_ORDER,
    SHOOTER,
    UNITS,
    WALL,
    OrderCard,
    Square,
    Unit,
)
from formicarium.games.ant_war.state import Garden, Piece
from formicarium.games.ant_war.steps.targets import ABILITY_OF, why_not_do
from formicarium.texts.message import Seat, message


def why_not(s: Garden, seat: Seat, path: Path) -> Refusal | None:
    """Why this is no action of the order in play; None where nothing better can be said than that."""
    kind, name = first_token(path)
    order = ORDERS[s.in_play]
    if path == ("button:stop",):
        return Refusal("WAR-TURN-05", message("refused-first-action"))
    if kind == "unit" and name in UNITS:
        return why_not_hatch(s, seat, order, Unit(name))
    if kind != "square" or name not in RANK_ORDER:
        return None
    start = Square(name)
    piece = s.board.get(start)
    if piece is None:
        return Refusal("WAR-ORDER-03", message("refused-nothing-there", square=start))
    if refusal := why_not_this_piece(s, seat, order, start, piece):
        return refusal
    if path[1:]:
        return why_not_further(s, seat, order, start, path)
    if order.parasitism:
        return Refusal("WAR-SPEC-PARASITISM-02", message("refused-cannot-be-led", square=start))
    if order.exchange and any(move.spell()[1] == path[0] for move in actions(s, piece.side, order)):
        return Refusal("WAR-DEC-02", message("refused-exchange-order", square=start))
    if piece.spent and order.steps is None and order.ability:
        return Refusal("WAR-ABIL-04", message("refused-spent", unit=piece.unit, square=start))
    return Refusal("WAR-ORDER-03", message("refused-cannot-act", unit=piece.unit, square=start))


def why_not_this_piece(
    s: Garden, seat: Seat, order: OrderCard, start: Square, piece: Piece
) -> Refusal | None:
    """WAR-ORDER-05, WAR-SPEC-01: whom the order may be given to."""
    if order.parasitism:
        if piece.side != s.sides[seat] and piece.is_ant:
            return None
        return Refusal("WAR-SPEC-PARASITISM-01", message("refused-no-enemy-ant", square=start))
    if piece.side != s.sides[seat]:
        return Refusal("WAR-ORDER-03", message("refused-not-yours", square=start))
    if piece.unit in order.units or (order.exchange and piece.unit == WALL):
        return None
    return Refusal("WAR-ORDER-05", message("refused-unit-not-listed", unit=piece.unit, order=order.id))


def why_not_further(s: Garden, seat: Seat, order: OrderCard, start: Square, path: Path) -> Refusal | None:
    """What is wrong with the rest of an answer that begins with a piece the order may be given to."""
    last, deed = first_token(path[-1:])
    kind, name = first_token(path[1:])
    if last == "do" and len(path) == 2:
        return why_not_do(s, order, start, deed, None)
    if kind != "square" or name not in RANK_ORDER:
        return None
    end = Square(name)
    deed = deed if last == "do" else meant(s, seat, order, start, end)
    if any(move.spell() == (*path[:2], f"do:{deed}") for move in actions(s, s.sides[seat], order)):
        return None  # this can be done; some other word is out of place
    return why_not_do(s, order, start, deed, end)


def meant(s: Garden, seat: Seat, order: OrderCard, start: Square, end: Square) -> str:
    """What somebody who touches these two squares has probably in mind."""
    unit, target = s.board[start].unit, s.board.get(end)
    specials = ("charge", "jump", "parasitism", "exchange")
    if special := next((name for name in specials if getattr(order, name)), ""):
        return "parasite" if special == "parasitism" else special
    aimed = unit == SHOOTER and target is not None and target.side != s.sides[seat]
    if order.ability and (order.steps is None or aimed):
        return next(deed for deed, able in ABILITY_OF.items() if able == unit)
    return "move"


def why_not_hatch(s: Garden, seat: Seat, order: OrderCard, unit: Unit) -> Refusal:
    """WAR-SPEC-HATCHING-01, -04: a dead ant, never the Queen, on an empty home square."""
    if not order.hatching:
        return Refusal("WAR-ORDER-01", message("refused-no-such-action", order=order.id))
    if unit == QUEEN:
        return Refusal("WAR-SPEC-HATCHING-04", message("refused-queen-hatch"))
    if not s.graveyard(seat)[UNITS.index(unit)]:
        return Refusal("WAR-SPEC-HATCHING-04", message("refused-nobody-dead", unit=unit))
    return Refusal("WAR-SPEC-HATCHING-01", message("refused-hatch-there"))
