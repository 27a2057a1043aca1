"""Which actions an order allows, judged by what its player can see (WAR-MOVE, WAR-ABIL, WAR-SPEC).

Actions come in the order of WAR-DEC-06: by kind, then by the square they start from, then by their target.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, product

from formicarium.core.decision import Move
from formicarium.games.ant_war.data import (
    AROUND,
    CARDINAL,
    HIDES,
    HOME,
    JUMPS,
    KAMIKAZE,
    LINES,
    ORDERS,
    OTHER,
    QUEEN,
    RANK_ORDER,
    SCOUT,
    SHOOTER,
    TRANSPORTER,
    UNITS,
    WALL,
    WITHSTANDS_ACID,
    WORKER,
    Order,
    OrderCard,
    Reach,
    Side,
    Square,
    Unit,
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
from formicarium.games.ant_war.state import Garden, Piece
from formicarium.kit.interned import Interned

HIT, EXPLODE, BUILD = Interned(HitWall), Interned(Explode), Interned(Build)
SWAP, SCOUTING, SHOOT, REST = Interned(Swap), Interned(Scout), Interned(Shoot), Interned(Rest)
CHARGE, JUMP, HATCH = Interned(Charge), Interned(Jump), Interned(Hatch)
PARASITE, EXCHANGE = Interned(Parasite), Interned(Exchange)
STAYS = (Build, Scout, Shoot, Rest, Hatch)  # made once: so much is asked for every order of a hand


def actions(s: Garden, side: Side, order: OrderCard) -> Iterator[Move]:
    """Every legal action of this order now."""
    return chain.from_iterable(by_kind(s, side, order))


def by_kind(s: Garden, side: Side, order: OrderCard) -> Iterator[Iterable[Move]]:
    """The same, kind by kind: whoever wants to know of one only does not have to find them all."""
    ants = s.ants(side, order.units)
    if order.steps is not None:
        yield steps(s, side, order, ants)
        if s.walls_stand():
            yield wall_hits(s, order.steps, ants)
    if order.ability:
        for unit, ability in ABILITIES:
            if unit in order.units:
                able = [square for square in ants if s.board[square].unit == unit]
                yield ability(s, side, [square for square in able if not s.board[square].spent])
    if order.rest:
        yield [REST[(square,)] for square in ants if s.board[square].spent]
    if order.charge:
        yield charges(s, side, ants)
    if order.jump:
        yield jumps(s, side, ants)
    if order.hatching:
        yield hatchings(s, side, order.units)
    if order.parasitism:
        yield parasitisms(s, side)
    if order.exchange:
        yield exchanges(s, side)


def counts_as_movement(action: Move) -> bool:
    """WAR-ORDER-07: what saves a player from being blocked."""
    return not isinstance(action, STAYS)


def ways(order: Order, start: Square, unit: Unit) -> tuple[Way, ...]:
    """Where an ant on this square may step by this order."""
    reach = ORDERS[order].steps
    assert reach is not None
    return tuple((end, StepTo(start, end, unit), StepTo(start, end, unit, True)) for end in reach[start])


Way = tuple[Square, StepTo, StepTo]  # onto an empty square, and as an attack
WAYS = Interned(ways)


def steps(s: Garden, side: Side, order: OrderCard, ants: list[Square]) -> list[Move]:
    """WAR-MOVE-01 to -04: onto an empty square, or an attack."""
    board, found = s.board, list[Move]()
    for start in ants:
        for end, step, attack in WAYS[order.id, start, board[start].unit]:
            piece = board.get(end)
            if piece is None:
                found.append(step)
            elif piece.side != side and piece.unit != WALL:
                found.append(attack)
    return found


def can_step(s: Garden, side: Side, order: OrderCard) -> bool:
    """Whether there is any step: what most orders can do, found out without looking at every ant."""
    board, reach = s.board, order.steps
    if reach is not None:
        for start, ant in board.items():
            if ant.side == side and ant.unit in order.units:
                for end in reach[start]:
                    if is_open(board.get(end), side):
                        return True
    return False


def is_open(piece: Piece | None, side: Side) -> bool:
    """A square on which this lies can be walked onto: nothing, or an enemy ant."""
    return piece is None or (piece.side != side and piece.unit != WALL)


def wall_hits(s: Garden, reach: Reach, ants: list[Square]) -> list[Move]:
    """WAR-MOVE-05: a step aimed at a wall of either side."""
    board, found = s.board, list[Move]()
    for start in ants:
        for end in reach[start]:
            piece = board.get(end)
            if piece is not None and piece.unit == WALL:
                found.append(HIT[start, end, board[start].unit])
    return found


def explosions(s: Garden, side: Side, kamikazes: list[Square]) -> Iterator[Move]:
    """WAR-ABIL-KAMIKAZE-01: an enemy piece cardinally beside it."""
    for start in kamikazes:
        for end in CARDINAL[start]:
            if end in s.board and s.board[end].side != side:
                yield EXPLODE[start, end]


def constructions(s: Garden, side: Side, workers: list[Square]) -> Iterator[Move]:
    """WAR-ABIL-WORKER-01 to -03: an empty square of the twelve around, while a wall is in reserve."""
    if s.reserves[s.seat_of(side)]:
        for start in workers:
            for end in AROUND[start]:
                if end not in s.board:
                    yield BUILD[start, end]


def transports(s: Garden, side: Side, transporters: list[Square]) -> Iterator[Move]:
    """WAR-ABIL-TRANSPORTER-01: any other allied piece, at any distance."""
    if transporters:
        allied = s.ants(side, (*UNITS, WALL))
        for start in transporters:
            yield from (SWAP[start, end] for end in allied if end != start)


def reconnaissances(s: Garden, side: Side, scouts: list[Square]) -> Iterator[Move]:
    """WAR-ABIL-SCOUT-01, -03: any hidden enemy ant."""
    if scouts:
        hidden = [square for square in s.ants(OTHER[side], UNITS) if not s.board[square].revealed]
        for start in scouts:
            yield from (SCOUTING[start, end] for end in hidden)


def shots(s: Garden, side: Side, shooters: list[Square]) -> Iterator[Move]:
    """WAR-ABIL-SHOOTER-01, -02: an enemy piece around and in sight, unless nothing would happen to it."""
    for start in shooters:
        for end in AROUND[start]:
            target = s.board.get(end)
            if target is None or target.side == side or HIDES.get((start, end)) in s.board:
                continue
            if not (target.revealed and target.unit in WITHSTANDS_ACID):
                yield SHOOT[start, end]


ABILITIES = (
    (KAMIKAZE, explosions),
    (WORKER, constructions),
    (TRANSPORTER, transports),
    (SCOUT, reconnaissances),
    (SHOOTER, shots),
)


def charges(s: Garden, side: Side, ants: list[Square]) -> Iterator[Move]:
    """WAR-SPEC-CHARGE-01 to -03: straight on over empty grass, perhaps up to an enemy ant."""
    for start in ants:
        ends: list[Square] = []
        for line in LINES[start]:
            for square in line:
                piece = s.board.get(square)
                if is_open(piece, side):
                    ends.append(square)
                if piece is not None:
                    break
        ends.sort(key=RANK_ORDER.__getitem__)
        unit = s.board[start].unit
        yield from (CHARGE[start, end, unit, end in s.board] for end in ends)


def jumps(s: Garden, side: Side, ants: list[Square]) -> Iterator[Move]:
    """WAR-SPEC-JUMP-01, -02: two squares straight over anything, onto an empty square or an enemy ant."""
    for start in ants:
        for end in JUMPS[start]:
            piece = s.board.get(end)
            if is_open(piece, side):
                yield JUMP[start, end, s.board[start].unit, piece is not None]


def hatchings(s: Garden, side: Side, units: tuple[Unit, ...]) -> Iterator[Move]:
    """WAR-SPEC-HATCHING-01, -04: a dead ant of a listed unit, never the Queen, on an empty home square."""
    dead = s.graveyard(s.seat_of(side))
    empty = [square for square in HOME[side] if square not in s.board]
    for unit, count in zip(UNITS, dead, strict=True):
        if count and unit in units and unit != QUEEN:
            yield from (HATCH[unit, square] for square in empty)


def parasitisms(s: Garden, side: Side) -> Iterator[Move]:
    """WAR-SPEC-PARASITISM-01, -02: any enemy ant, one step, onto an empty square or one of one's own ants."""
    for start in s.ants(OTHER[side], UNITS):
        for end in CARDINAL[start]:
            piece = s.board.get(end)
            if piece is None or (piece.side == side and piece.is_ant):
                yield PARASITE[start, end, piece is not None]


def exchanges(s: Garden, side: Side) -> Iterator[Move]:
    """WAR-SPEC-EXCHANGE-01: two own pieces; two walls only if that changes something."""
    for first, second in product(s.ants(side, (*UNITS, WALL)), repeat=2):
        a, b = s.board[first], s.board[second]
        if first < second and (a.is_ant or b.is_ant or a.hit_points != b.hit_points):
            yield EXCHANGE[first, second]
