"""Why an ant cannot do this deed there: each deed has its own clauses (WAR-MOVE, WAR-ABIL, WAR-SPEC)."""

from __future__ import annotations

from formicarium.core.decision import Refusal
from formicarium.games.ant_war.data import (
    AROUND,
    EVERY_WAY,
    HIDES,
    KAMIKAZE,
    PONDS,
    SCOUT,
    SHOOTER,
    TRANSPORTER,
    UNITS,
    WALL,
    WITHSTANDS_ACID,
    WORKER,
    OrderCard,
    Square,
)
from formicarium.games.ant_war.state import Garden
from formicarium.texts.message import message

ABILITY_OF = {
    "explode": KAMIKAZE,
    "build": WORKER,
    "swap": TRANSPORTER,
    "scout": SCOUT,
    "shoot": SHOOTER,
}


def why_not_do(s: Garden, order: OrderCard, start: Square, deed: str, end: Square | None) -> Refusal | None:
    """Why the piece on `start` cannot do this to what is on `end` with the order in play."""
    piece = s.board[start]
    if deed in ABILITY_OF:
        if not order.ability:
            return Refusal("WAR-ABIL-02", message("refused-no-such-action", order=order.id))
        if piece.unit != ABILITY_OF[deed]:
            return Refusal("WAR-ABIL-01", message("refused-other-ability", unit=piece.unit, square=start))
        if piece.spent:
            return Refusal("WAR-ABIL-04", message("refused-spent", unit=piece.unit, square=start))
        return None if end is None else why_not_at(s, start, deed, end)
    if not allows(order, deed):
        return Refusal("WAR-ORDER-01", message("refused-no-such-action", order=order.id))
    if deed == "rest":
        return Refusal("WAR-SPEC-REST-02", message("refused-not-spent", unit=piece.unit, square=start))
    if end is None:
        return None
    match deed:
        case "charge":
            return why_not_charge(s, start, end)
        case "jump":
            return why_not_jump(s, start, end)
        case "parasite":
            return why_not_led(s, start, end)
        case "exchange":
            return why_not_exchange(s, start, end)
    return why_not_step(s, start, deed, end)


def allows(order: OrderCard, deed: str) -> bool:
    """WAR-ORDER-01, -02: whether the order has the symbol for this."""
    match deed:
        case "move" | "hit":
            return order.steps is not None
        case "parasite":
            return order.parasitism
        case "rest" | "charge" | "jump" | "exchange":
            return bool(getattr(order, deed))
    return False


def why_not_at(s: Garden, start: Square, deed: str, end: Square) -> Refusal:
    """WAR-ABIL: what an ability may be aimed at. An enemy's hidden unit is never looked at (WAR-ORDER-04)."""
    side, target = s.board[start].side, s.board.get(end)
    match deed:
        case "explode":
            return Refusal("WAR-ABIL-KAMIKAZE-01", message("refused-explode", square=end))
        case "swap":
            return Refusal("WAR-ABIL-TRANSPORTER-01", message("refused-swap", square=end))
        case "build":
            if not s.reserves[s.seat_of(side)]:
                return Refusal("WAR-ABIL-WORKER-03", message("refused-no-wall-left"))
            if end in PONDS or target is not None:
                return Refusal("WAR-ABIL-WORKER-02", message("refused-build", square=end))
            return Refusal("WAR-ABIL-WORKER-01", message("refused-out-of-reach", square=end))
        case "scout":
            ants = [s.board[square] for square in s.board if s.board[square].side != side]
            nobody = all(ant.revealed for ant in ants if ant.unit in UNITS)
            clause = "WAR-ABIL-SCOUT-03" if nobody else "WAR-ABIL-SCOUT-01"
            return Refusal(clause, message("refused-scout", square=end))
    between = HIDES.get((start, end))
    if target is None or target.side == side or end not in AROUND[start]:
        return Refusal("WAR-ABIL-SHOOTER-01", message("refused-shoot", square=end))
    if between is not None and between in s.board:
        return Refusal("WAR-ABIL-SHOOTER-02", message("refused-out-of-sight", square=end, between=between))
    assert target.unit in WITHSTANDS_ACID, target
    return Refusal("WAR-ABIL-SHOOTER-01", message("refused-withstands", unit=target.unit, square=end))


def why_not_step(s: Garden, start: Square, deed: str, end: Square) -> Refusal:
    """WAR-MOVE-01, -02, -05: one square, onto grass, not onto a comrade; a wall is hit, not entered."""
    if end in PONDS:
        return Refusal("WAR-MOVE-02", message("refused-pond", square=end))
    if own_ant(s, start, end):
        return Refusal("WAR-MOVE-02", message("refused-own-ant", square=end))
    if end in EVERY_WAY[start]:
        if wall(s, end) and deed == "move":
            return Refusal("WAR-MOVE-05", message("refused-only-hit", square=end))
        if not wall(s, end) and deed == "hit":
            return Refusal("WAR-MOVE-05", message("refused-no-wall", square=end))
    return Refusal("WAR-MOVE-01", message("refused-out-of-reach", square=end))


def why_not_charge(s: Garden, start: Square, end: Square) -> Refusal:
    """WAR-SPEC-CHARGE-01 to -03: straight on, over empty grass, not onto a comrade, a wall or a pond."""
    way = straight(start, end)
    if not way:
        return Refusal("WAR-SPEC-CHARGE-01", message("refused-out-of-reach", square=end))
    if between := next((at for at in way[:-1] if at in s.board or at in PONDS), None):
        return Refusal("WAR-SPEC-CHARGE-02", message("refused-path-blocked", square=end, between=between))
    return why_not_there(s, start, end, "WAR-SPEC-CHARGE-03")


def why_not_jump(s: Garden, start: Square, end: Square) -> Refusal:
    """WAR-SPEC-JUMP-01, -02: exactly two squares straight on, not onto a comrade, a wall or a pond."""
    if len(straight(start, end)) != 2:
        return Refusal("WAR-SPEC-JUMP-01", message("refused-out-of-reach", square=end))
    return why_not_there(s, start, end, "WAR-SPEC-JUMP-02")


def why_not_led(s: Garden, start: Square, end: Square) -> Refusal:
    """WAR-SPEC-PARASITISM-01, -02: one square straight on, not where its own side, a wall or a pond is."""
    if len(straight(start, end)) != 1:
        return Refusal("WAR-SPEC-PARASITISM-01", message("refused-out-of-reach", square=end))
    if own_ant(s, start, end):
        return Refusal("WAR-SPEC-PARASITISM-02", message("refused-its-comrade", square=end))
    return why_not_there(s, start, end, "WAR-SPEC-PARASITISM-02")


def why_not_there(s: Garden, start: Square, end: Square, clause: str) -> Refusal:
    """What cannot be entered: a pond, a wall, a comrade."""
    if end in PONDS:
        return Refusal(clause, message("refused-pond", square=end))
    key = "refused-wall" if wall(s, end) else "refused-own-ant"
    return Refusal(clause, message(key, square=end))


def why_not_exchange(s: Garden, start: Square, end: Square) -> Refusal:
    """WAR-SPEC-EXCHANGE-01, WAR-DEC-02: two own pieces, not two equal walls, each pair named once."""
    other = s.board.get(end)
    if other is None or other.side != s.board[start].side or start == end:
        return Refusal("WAR-SPEC-EXCHANGE-01", message("refused-exchange", square=end))
    if wall(s, start) and wall(s, end) and s.board[start].hit_points == other.hit_points:
        return Refusal("WAR-SPEC-EXCHANGE-01", message("refused-equal-walls"))
    return Refusal("WAR-DEC-02", message("refused-exchange-order", square=start))


def own_ant(s: Garden, start: Square, end: Square) -> bool:
    """Whether an ant of the same side as the piece on `start` is on `end`."""
    other = s.board.get(end)
    return other is not None and other.is_ant and other.side == s.board[start].side


def wall(s: Garden, square: Square) -> bool:
    return square in s.board and s.board[square].unit == WALL


def straight(start: Square, end: Square) -> tuple[Square, ...]:
    """The squares from one to another in a cardinal direction, the last one included; none if there is none.

    >>> straight(Square("d2"), Square("d5"))
    ('d3', 'd4', 'd5')
    """
    files, ranks = ord(end[0]) - ord(start[0]), int(end[1]) - int(start[1])
    if (files == 0) == (ranks == 0):
        return ()
    far = max(abs(files), abs(ranks))
    return tuple(
        Square(chr(ord(start[0]) + files * i // far) + str(int(start[1]) + ranks * i // far))
        for i in range(1, far + 1)
    )
