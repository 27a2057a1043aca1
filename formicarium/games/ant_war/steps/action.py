"""Carrying out an action of the order in play (WAR-MOVE, WAR-WALL, WAR-ABIL, WAR-SPEC)."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

from formicarium.core.decision import Move
from formicarium.games.ant_war.data import (
    ARMY,
    LETTER,
    ORDERS,
    QUEEN,
    UNITS,
    WALL,
    WALL_HIT_POINTS,
    WALLS,
    WITHSTANDS_ACID,
    Square,
    Unit,
)
from formicarium.games.ant_war.events import (
    AcidShot,
    AntCharged,
    AntExploded,
    AntHatched,
    AntJumped,
    AntLed,
    AntMoved,
    AntRested,
    AntScouted,
    PiecesExchanged,
    PiecesSwapped,
    WallBuilt,
)
from formicarium.games.ant_war.moves import (
    Build,
    Charge,
    Exchange,
    Explode,
    Hatch,
    HitWall,
    Jump,
    Parasite,
    Rest,
    Scout,
    Shoot,
    StepTo,
    Swap,
)
from formicarium.games.ant_war.state import Garden, Hatching, Piece
from formicarium.games.ant_war.steps.combat import (
    check_queens,
    destroy,
    destroy_wall,
    end_or_shop,
    fight,
    hit_wall,
    reveal,
)
from formicarium.texts.message import Seat


def carry_out(s: Garden, action: Move) -> None:
    """Resolve one action completely."""
    match action:
        case StepTo(start, end):
            displace(s, start, end, AntMoved)
        case Charge(start, end):
            displace(s, start, end, AntCharged)
        case Jump(start, end):
            displace(s, start, end, AntJumped)
        case Parasite(start, end):
            lead(s, start, end)
        case HitWall(start, end):
            narrow(s, start)
            hit_wall(s, end, by=s.board[start].id)
        case Explode(start, end):
            explode(s, start, end)
        case Build(start, end):
            build(s, start, end)
        case Swap(start, end):
            use_ability(s, start)
            trade_places(s, start, end)
            ant, other = s.board[end], s.board[start]
            s.tell(PiecesSwapped(s.active, ant.id, other.id, start, end))
        case Scout(start, end):
            use_ability(s, start)
            s.tell(AntScouted(s.active, s.board[start].id, start, end))
            reveal(s, end)
        case Shoot(start, end):
            shoot(s, start, end)
        case Rest(square):
            s.board[square] = replace(s.board[square], spent=False)
            s.tell(AntRested(s.active, s.board[square].id, square))
        case Hatch(unit, square):
            hatch(s, unit, square)
        case Exchange(start, end):
            trade_places(s, start, end)
            s.tell(PiecesExchanged(s.active, s.board[end].id, s.board[start].id, start, end))
        case _:
            raise AssertionError(action)


def narrow(s: Garden, square: Square, *, moved: bool = False) -> None:
    """WAR-INFO-05: the order in play tells what the ordered ant may be."""
    ant = s.board[square]
    units = ORDERS[s.in_play].units
    possible = tuple([unit for unit in ant.possible if unit in units])
    if possible != ant.possible or (moved and not ant.moved):
        s.board[square] = replace(ant, possible=possible, moved=ant.moved or moved)


def displace(s: Garden, start: Square, end: Square, told: type[AntMoved | AntCharged | AntJumped]) -> None:
    """WAR-MOVE-03, -04: onto an empty square, or into combat."""
    narrow(s, start, moved=True)
    ant = s.board[start]
    s.tell(told(s.active, ant.id, start, end))
    if end in s.board:
        fight(s, start, end)
    else:
        s.board[end] = s.board.pop(start)


def lead(s: Garden, start: Square, end: Square) -> None:
    """WAR-SPEC-PARASITISM-01 to -04: the enemy ant stays its owner's; it may be led into combat."""
    s.tell(AntLed(s.active, s.board[start].id, start, end))
    if end in s.board:
        fight(s, start, end)
    else:
        s.board[end] = s.board.pop(start)


def use_ability(s: Garden, square: Square) -> None:
    """WAR-ABIL-03: the ant is revealed for good, and spent."""
    reveal(s, square)
    s.board[square] = replace(s.board[square], spent=True)


def explode(s: Garden, start: Square, end: Square) -> None:
    """WAR-ABIL-KAMIKAZE-02 to -04: both are destroyed, whatever the target."""
    reveal(s, start)
    ant, target = s.board[start], s.board[end]
    s.tell(AntExploded(s.active, ant.id, start, end))
    destroy(s, start)
    if not target.is_ant:
        destroy_wall(s, end, by=ant.id)
        return
    destroy(s, end)
    if s.options.explosion_opens_shop:
        end_or_shop(s)
    else:
        check_queens(s)


def build(s: Garden, start: Square, end: Square) -> None:
    """WAR-ABIL-WORKER-03, WAR-WALL-02, -09: a wall from the reserve."""
    use_ability(s, start)
    seat, side = s.active, s.sides[s.active]
    taken = {piece.id for piece in s.board.values()}
    numbers = count(WALLS - s.reserves[seat] + 1)  # on a table set by hand, some may be taken
    wall = next(id for number in numbers if (id := f"{LETTER[side]}W{number}") not in taken)
    s.reserves[seat] -= 1
    s.board[end] = Piece(side, WALL, wall, revealed=True, possible=(WALL,), hit_points=WALL_HIT_POINTS)
    s.progress = True
    s.tell(WallBuilt(seat, s.board[start].id, wall, end))


def trade_places(s: Garden, start: Square, end: Square) -> None:
    """WAR-ABIL-TRANSPORTER-02, WAR-SPEC-EXCHANGE-02: both keep their state."""
    s.board[start], s.board[end] = s.board[end], s.board[start]


def shoot(s: Garden, start: Square, end: Square) -> None:
    """WAR-ABIL-SHOOTER-03 to -06: destroyed, revealed, or a hit on a wall; never a combat."""
    use_ability(s, start)
    ant, target = s.board[start], s.board[end]
    if not target.is_ant:
        s.tell(AcidShot(s.active, ant.id, start, end, "wall"))
        hit_wall(s, end, by=ant.id)
    elif target.unit in WITHSTANDS_ACID:
        s.tell(AcidShot(s.active, ant.id, start, end, "revealed"))
        reveal(s, end)
    else:
        s.tell(AcidShot(s.active, ant.id, start, end, "destroyed"))
        destroy(s, end)
        check_queens(s)


def hatch(s: Garden, unit: Unit, square: Square) -> None:
    """WAR-SPEC-HATCHING-02, -03, WAR-INFO-06: hidden, unspent, under a new public id."""
    seat, side = s.active, s.sides[s.active]
    taken = {piece.id for piece in s.board.values()}
    numbers = count(len(ARMY) + len(s.hatchings[seat]) + 1)  # on a table set by hand, some may be taken
    ant = next(id for number in numbers if (id := f"{LETTER[side]}{number}") not in taken)
    possible = hatchable(s, seat, ORDERS[s.in_play].units)
    s.hatchings[seat] += (Hatching(ant, s.deaths[seat], unit),)
    s.board[square] = Piece(side, unit, ant, possible=possible, hatched=True)
    s.tell(AntHatched(seat, ant, square, unit))


def hatchable(s: Garden, seat: Seat, units: tuple[Unit, ...]) -> tuple[Unit, ...]:
    """WAR-INFO-06: what a hatched ant may be, from public facts alone."""
    graves = zip(UNITS, s.open_graves(seat), strict=True)
    return tuple(unit for unit, count in graves if count and unit in units and unit != QUEEN)
