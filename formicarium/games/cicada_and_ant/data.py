"""What the box holds, from data/*.toml: path cards, provisions, powers, the square, the tables."""

from __future__ import annotations

from typing import NewType

from formicarium.kit.data import read_toml

Cell = NewType("Cell", str)  # "r1c1" … "r4c4"
Card = NewType("Card", str)  # a path card: "wood_bee", "stone_plain_3"
Path = NewType("Path", str)  # a path type: "cloth", "tile", "stone", "wood"
Insect = NewType("Insect", str)
Kind = NewType("Kind", str)  # a provision kind: "cheese"
Provision = NewType("Provision", str)  # one of its two cards: "cheese_a"
Power = NewType("Power", str)  # "power_bee"
Counts = tuple[int, int, int, int]  # one number per path type, in the order of PATHS

_board = read_toml(__package__, "board")
_cards = read_toml(__package__, "cards")

PATHS = tuple(Path(row["id"]) for row in _cards["path_type"])
INSECTS = tuple(Insect(row["id"]) for row in _cards["insect"])
PATH_CARDS = tuple(sorted(Card(row["id"]) for row in _cards["path_card"]))
PATH_OF = {Card(row["id"]): Path(row["path_type"]) for row in _cards["path_card"]}
INSECT_OF = {Card(row["id"]): Insect(row["insect"]) for row in _cards["path_card"]}  # "" where plain
INDEX_OF = {card: PATHS.index(path) for card, path in PATH_OF.items()}

CELLS = tuple(Cell(row["id"]) for row in _board["cell"])  # row-major
INDEX = {cell: i for i, cell in enumerate(CELLS)}
NEIGHBOURS = {Cell(row["id"]): tuple(map(Cell, row["neighbours"])) for row in _board["cell"]}
PAWNS: int = _board["square"]["pawns_per_placement"]

SHELF_POINTS: tuple[int, ...] = tuple(_board["pantry"]["points"])
SHELF_END: int = _board["pantry"]["spaces_per_shelf"]
FULL_SHELVES: int = _board["pantry"]["shelves_full_to_end"]
INSECT_POINTS: tuple[int, ...] = (0, *_board["insect_scoring"]["points"])  # by their number

KINDS = tuple(Kind(row["id"]) for row in _cards["provision_kind"])
KIND_OF = {Provision(id): Kind(row["id"]) for row in _cards["provision_kind"] for id in row["card_ids"]}
PRICE: dict[Kind, Counts] = {
    Kind(row["id"]): tuple(row["cost"][path] for path in PATHS) for row in _cards["provision_kind"]
}
FROM_SEATS = {Kind(row["id"]): int(row["min_players"]) for row in _cards["provision_kind"]}
ROUND_LIMIT: int = _board["options"]["round_limit"]
FIRST_CARDS: int = _board["trade"]["starting_path_cards"]  # for each player
SLOTS: int = _board["trade"]["provision_display"]
RATE: int = _board["trade"]["identical_for_one"]
BEE_RATE: int = _board["trade"]["identical_for_one_with_bee_power"]
SINGLE_POINTS: int = _board["victory"]["provision_single_vp"]
PAIR_POINTS: int = _board["victory"]["provision_pair_vp"]
LADYBIRD_POINTS: int = _board["victory"]["power_ladybird_vp"]
POINTS_TO_WIN: int = _board["victory"]["vp_to_win"]

POWERS = tuple(Power(row["id"]) for row in _cards["power_card"])
POWER_OF = {Insect(row["id"]): Power(row["power"]) for row in _cards["insect"]}
POWERS_IN_PLAY: int = _board["trade"]["powers_in_play"]
BEE, LADYBIRD, DRAGONFLY, BEETLE, CATERPILLAR, BUTTERFLY = POWERS

EMPTY = Card("")  # a cell without a card
NO_PROVISION = Provision("")  # a slot without a card
NO_PATH = Path("")  # no token chosen, or none that one may see
NO_CELL = Cell("")
MIDDLE = -1  # where a power lies that nobody holds
NOBODY = -1  # no collector yet
