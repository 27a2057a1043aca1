"""The board, the tiles, the tokens and the numbers of the set-up, from data/*.toml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NewType

from formicarium.kit.data import BadTable, read_toml

Tile = NewType("Tile", str)  # "explore_build", "base_1"; copies have no identity
Kind = NewType("Kind", str)  # what a space shows: "explore" … "push", "fungus"
Track = NewType("Track", str)  # "t01" … "t48", "chasm"
Node = NewType("Node", str)  # "anthill", a clearing "cl_…" or a junction
Zone = NewType("Zone", str)  # a hatching zone; the first five are the terrains
Item = NewType("Item", str)  # one of the six prey or the two leaves
Anteater = NewType("Anteater", str)
Colour = NewType("Colour", str)  # of an anteater's face
Lane = NewType("Lane", str)  # "A", "B", "C"
Spot = NewType("Spot", str)  # of the exploration fields: "1A" … "6C"

_board = read_toml(__package__, "board")
_tiles = read_toml(__package__, "tiles")
_tokens = read_toml(__package__, "tokens")

# Kinds of space

KINDS = tuple(Kind(row["id"]) for row in _tiles["space_kind"])
EXPLORE, BUILD, HATCH, ANTS, PUSH, FUNGUS = KINDS
ACTIONS = tuple(Kind(row["id"]) for row in _tiles["space_kind"] if row["is_action"])
NO_KIND = Kind("")

# Ant-hill tiles

HALVES: dict[Tile, tuple[Kind, Kind]] = {
    Tile(row["id"]): (Kind(row["halves"][0]), Kind(row["halves"][1])) for row in _tiles["tile"]
}
COPIES: dict[Tile, int] = {Tile(row["id"]): row["copies"] for row in _tiles["tile"] if "copies" in row}
TILES = tuple(HALVES)
START_TILE = Tile(_tiles["meta"]["start_tile"])
BAG = tuple(sorted(tile for tile in COPIES for _ in range(COPIES[tile])))
WITH_FUNGUS = frozenset(tile for tile, halves in HALVES.items() if FUNGUS in halves)
SYMMETRIC = frozenset(tile for tile, (one, other) in HALVES.items() if one == other)
NO_TILE = Tile("")

BASE_TILES: dict[Tile, tuple[tuple[int, int, Kind], ...]] = {
    Tile(row["id"]): tuple((at["q"], at["r"], Kind(at["space"])) for at in row["hexes"])
    for row in _tiles["base_tile"]
}
HALVES |= {tile: (first[2], second[2]) for tile, (first, second) in BASE_TILES.items()}

MAX_LEVEL: int = _tiles["meta"]["max_level"]
HAND_LIMIT: int = _tiles["meta"]["hand_limit_end_of_turn"]

# The board

ANTHILL = Node(_board["anthill"])
CHASM = Track(_board["chasm"]["id"])
TRACKS = (*(Track(row["id"]) for row in _board["track"]), CHASM)
TRACK_ORDER = {track: number for number, track in enumerate(TRACKS)}
ENDS: dict[Track, tuple[Node, Node]] = {
    Track(row["id"]): (Node(row["a"]), Node(row["b"])) for row in (*_board["track"], _board["chasm"])
}
TERRAIN: dict[Track, Zone] = {Track(row["id"]): Zone(row["terrain"]) for row in _board["track"]}
ITEM_ON: dict[Node, Item] = {Node(row["id"]): Item(row["item"]) for row in _board["node"] if "item" in row}
AT_ANTHILL = frozenset(track for track, ends in ENDS.items() if ANTHILL in ends)


def _meeting(track: Track, *, beside: Node | None = None) -> tuple[Track, ...]:
    """The other tracks that meet this one at an end, except at the node `beside`."""
    ends = [node for node in ENDS[track] if node != beside]
    return tuple(other for other in TRACKS if other != track and any(node in ENDS[other] for node in ends))


MEETS = {track: _meeting(track) for track in TRACKS}
HANDS_TO = {track: _meeting(track, beside=ANTHILL) for track in TRACKS}  # ANT-PUSH-03
CLEARINGS_AT = {track: tuple(node for node in ends if node in ITEM_ON) for track, ends in ENDS.items()}

# Where things lie, on a garden of 1000 x 700
NODE_AT: dict[Node, tuple[int, int]] = {Node(row["id"]): (row["x"], row["y"]) for row in _board["node"]}
BEND_AT: dict[Track, tuple[int, int]] = {
    Track(row["id"]): (row["x"], row["y"]) for row in (*_board["track"], _board["chasm"])
}
ZONE_AT: dict[Zone, int] = {Zone(row["id"]): row["x"] for row in _board["hatch_zone"]}

BRIDGE_SOLDIERS: int = _board["chasm"]["soldiers_needed"]
BRIDGE_UNITS: int = _board["chasm"]["ants_units_cost"]

# Hatching zones, left to right

ZONES = tuple(Zone(row["id"]) for row in _board["hatch_zone"])
SOLDIER = next(Zone(row["id"]) for row in _board["hatch_zone"] if row["hatches"] == "soldier")
TERRAINS = tuple(zone for zone in ZONES if zone != SOLDIER)
LEFT_OF = {Zone(row["id"]): Zone(row["next_for_anteater"]) for row in _board["hatch_zone"]}
NO_ZONE = Zone("")

# Prey and leaves

PREY = tuple(Item(row["id"]) for row in _tokens["prey"])
LEAVES = tuple(Item(row["id"]) for row in _tokens["leaf"])
ITEMS = (*PREY, *LEAVES)
CLEARING_OF = {item: node for node, item in ITEM_ON.items()}
LEAF_BONUS: dict[Item, int] = {Item(row["id"]): row["bonus"] for row in _tokens["leaf"]}
NOTHING = Item("")  # what a worker with free legs carries

# Exploration fields. A spot is a field and a lane; the spots are in the order in which they are filled.

LANES = (Lane("A"), Lane("B"), Lane("C"))
FIELDS = tuple(range(1, _board["explore"]["fields"] + 1))
TILE_FIELDS: tuple[int, ...] = tuple(_board["explore"]["tile_fields_at_setup"])
LAST_FIELD: int = _board["explore"]["anteater_start_field"]
if LAST_FIELD not in FIELDS:
    raise BadTable("board", "explore.anteater_start_field", f"there are {len(FIELDS)} fields")
if len(set(TILE_FIELDS)) < len(TILE_FIELDS) or not set(TILE_FIELDS) <= set(FIELDS) - {LAST_FIELD}:
    raise BadTable(
        "board", "explore.tile_fields_at_setup", "names a field twice, or one that is not for tiles"
    )
SPOT = {(field, lane): Spot(f"{field}{lane}") for field in FIELDS for lane in LANES}
SPOTS = tuple(SPOT.values())
LANE_SPOTS = {lane: tuple(SPOT[field, lane] for field in FIELDS) for lane in LANES}
FIELD_SPOTS = {field: tuple(SPOT[field, lane] for lane in LANES) for field in FIELDS}

# Anteaters

FACES: dict[Anteater, tuple[Colour, Colour]] = {
    Anteater(row["id"]): (Colour(row["faces"][0]), Colour(row["faces"][1])) for row in _tiles["anteater"]
}
OTHER_FACE = {one: other for faces in FACES.values() for one, other in (faces, faces[::-1])}
EATS = {Colour(row["id"]): Item(row["prey"]) for row in _tiles["anteater_colour"]}
SEARCHES_FIRST = {Colour(row["id"]): Zone(row["first_zone"]) for row in _tiles["anteater_colour"]}
COLOURS = tuple(EATS)
GUIDE: dict[int, tuple[tuple[str, ...], ...]] = {
    row["players"]: tuple(map(tuple, row["arrivals"])) for row in _tiles["anteater_guide"]
}

# Numbers


@dataclass(frozen=True, slots=True)
class Numbers:
    """What depends on the number of players."""

    prey: int  # tokens per clearing
    leaves: int  # per clearing
    set_aside: int  # tiles
    guide: int  # the side of the anteater guide, by its number of players
    first_turn: tuple[int, ...]  # actions in the first round, by order of play


def _numbers(row: dict[str, Any]) -> Numbers:
    return Numbers(
        row["prey_per_clearing"],
        row["leaves_per_clearing"],
        row["tiles_set_aside_unseen"],
        row["anteater_guide"],
        tuple(row["first_turn_actions"]),
    )


NUMBERS = {row["players"]: _numbers(row) for row in _tokens["setup"]}
if sorted(NUMBERS) != [2, 3, 4]:
    raise BadTable("tokens", "setup", "there is a row for 2, for 3 and for 4 players")
for _players, _row in NUMBERS.items():
    if _row.guide not in GUIDE:
        raise BadTable("tokens", f"setup[{_players}].anteater_guide", "tiles.toml has no such anteater_guide")
_pieces = {row["id"]: row for row in _tokens["piece"]}
_variants = {row["id"]: row for row in _tokens["variant"]}

ANTS_EACH: int = _pieces["ant"]["per_player"]
ANCHORS: int = _pieces["ant"]["on_big_anthill_at_setup"]
SUPPLY = ANTS_EACH - ANCHORS
EXHAUSTED_TOKENS: int = _pieces["exhausted_token"]["total"]
ACTIONS_PER_TURN: int = _tokens["limits"]["actions_per_turn"]
EXHAUSTED_AT_END: int = _tokens["limits"]["exhausted_tokens_left_that_trigger_end"]
IDLE_ROUNDS: int = _tokens["limits"]["idle_rounds_that_end_game"]
ROUND_LIMIT: int = _tokens["limits"]["round_limit"]
LONG_GAME_SEATS = frozenset(_variants["long_game"]["players"])
LONG_GAME_PREY: int = _variants["long_game"]["prey_per_clearing"]
LONG_GAME_IGNORES: int = _variants["long_game"]["end_check_ignores_field"]
if LONG_GAME_IGNORES not in FIELDS:
    raise BadTable("tokens", "variant[long_game].end_check_ignores_field", f"there are {len(FIELDS)} fields")
