"""The garden, the units and the orders, from data/*.toml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NewType

from formicarium.kit.data import BadTable, read_toml

Square = NewType("Square", str)  # "a1" … "h9"
Unit = NewType("Unit", str)  # "queen" … "shooter"; "wall" for a wall
Side = NewType("Side", str)  # "black", "red"
Order = NewType("Order", str)  # an order card, by id; copies have no identity (WAR-CARD-01)

_board = read_toml(__package__, "board")
_units = read_toml(__package__, "units")
_cards = read_toml(__package__, "cards")
_game = read_toml(__package__, "game")

BLACK, RED = SIDES = (Side("black"), Side("red"))
OTHER = {BLACK: RED, RED: BLACK}
LETTER = {Side(side): row["public_id_prefix"] for side, row in _units["side"].items()}

# Units

UNITS = tuple(Unit(row["id"]) for row in _units["unit"])  # in the order of placement (WAR-SETUP-06)
QUEEN, KAMIKAZE, WORKER, TRANSPORTER, SCOUT, SHOOTER = UNITS
WALL = Unit("wall")
COPIES = tuple(next(row["copies"] for row in _units["unit"] if row["id"] == unit) for unit in UNITS)
ARMY = tuple(unit for unit, copies in zip(UNITS, COPIES, strict=True) for _ in range(copies))
BEATS = {Unit(row["id"]): frozenset(map(Unit, row["beats"])) for row in _units["unit"]}
WITHSTANDS_ACID = frozenset(Unit(row["id"]) for row in _units["unit"] if row["acid"] == "revealed")
WALLS: int = _game["constants"]["walls_per_side"]
WALL_HIT_POINTS: int = _game["constants"]["wall_hit_points"]

# The garden. Squares are ordered by rank, then file (WAR-DEC-06).

SQUARES = tuple(sorted((Square(row["id"]) for row in _board["square"]), key=lambda square: square[::-1]))
RANK_ORDER = {square: i for i, square in enumerate(SQUARES)}
PONDS = frozenset(Square(row["id"]) for row in _board["square"] if row["terrain"] == "pond")
HOME = {side: tuple(s for s in SQUARES if int(s[1]) in _board["home"][side]["ranks"]) for side in SIDES}

Reach = dict[Square, tuple[Square, ...]]


def _at(square: Square, files: int, ranks: int) -> Square | None:
    """The square so many files and ranks away, if it is in the garden."""
    found = Square(chr(ord(square[0]) + files) + str(int(square[1]) + ranks))
    return found if found in RANK_ORDER else None


def _reach(offsets: list[list[int]]) -> Reach:
    """Grass squares at these offsets, in the order of squares."""
    reach: Reach = {}
    for square in SQUARES:
        found = [_at(square, *offset) for offset in offsets]
        grass = [near for near in found if near is not None and near not in PONDS]
        reach[square] = tuple(sorted(grass, key=RANK_ORDER.__getitem__))
    return reach


_cardinal: list[list[int]] = _board["offsets"]["cardinal"]
if [0, 0] in _cardinal:
    raise BadTable("board", "offsets.cardinal", "a step of [0, 0] leads nowhere")
CARDINAL = _reach(_cardinal)
DIAGONAL = _reach(_board["offsets"]["diagonal"])
EVERY_WAY = _reach(_cardinal + _board["offsets"]["diagonal"])
AROUND = _reach(_board["offsets"]["diamond"])  # WAR-RULING-04: the twelve squares around
JUMPS = _reach([[2 * files, 2 * ranks] for files, ranks in _cardinal])

# WAR-ABIL-SHOOTER-02: the one square that can hide a target two steps straight away
HIDES: dict[tuple[Square, Square], Square] = {
    (square, target): between
    for square in SQUARES
    for files, ranks in _cardinal
    if (between := _at(square, files, ranks)) and (target := _at(square, 2 * files, 2 * ranks))
}


def _line(square: Square, files: int, ranks: int) -> tuple[Square, ...]:
    """The grass squares in one direction, up to the first pond or the edge."""
    line: list[Square] = []
    here = _at(square, files, ranks)
    while here is not None and here not in PONDS:
        line.append(here)
        here = _at(here, files, ranks)
    return tuple(line)


LINES = {square: tuple(_line(square, files, ranks) for files, ranks in _cardinal) for square in SQUARES}

# Orders


@dataclass(frozen=True, slots=True)
class OrderCard:
    """WAR-ORDER-01: how many actions, for whom, and which."""

    id: Order
    actions: int
    units: tuple[Unit, ...]  # in the order of UNITS
    steps: Reach | None  # where its step symbols reach
    ability: bool
    rest: bool
    charge: bool
    jump: bool
    hatching: bool
    parasitism: bool
    exchange: bool


def _card(row: dict[str, object]) -> OrderCard:
    symbols, units, actions = row["symbols"], row["units"], row["actions"]
    assert isinstance(symbols, list)
    assert isinstance(units, list)
    assert isinstance(actions, int)
    cardinal, diagonal = "move_cardinal" in symbols, "move_diagonal" in symbols
    steps = EVERY_WAY if cardinal and diagonal else CARDINAL if cardinal else DIAGONAL if diagonal else None
    specials = ("ability", "rest", "charge", "jump", "hatching", "parasitism", "exchange")
    return OrderCard(
        Order(str(row["id"])),
        actions,
        tuple(unit for unit in UNITS if unit in units),
        steps,
        *(symbol in symbols for symbol in specials),
    )


ORDERS = {Order(row["id"]): _card(row) for row in _cards["card"]}


def _deck(name: str) -> tuple[Order, ...]:
    rows = [row for row in _cards["card"] if row["set"] == name]
    return tuple(Order(row["id"]) for row in rows for _ in range(row["copies"]))


START_DECK = _deck("start")  # per player
SHOP = _deck("shop")
HAND: int = _game["constants"]["hand_size"]
SHOP_DRAW: int = _game["constants"]["shop_draw"]
NO_PROGRESS: int = _game["options"]["no_progress_limit"]  # turns; 0: no limit
TURN_CAP: int = _game["options"]["turn_cap"]
NO_ORDER = Order("")
