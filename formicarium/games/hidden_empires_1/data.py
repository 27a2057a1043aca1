"""What the box holds: map, cards, markers, castes and numbers, from data/*.toml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NewType

from formicarium.kit.data import BadTable, read_toml

Area = NewType("Area", str)  # "A1" … "I5"; on laid tiles "q0r0", "q-1r2" …
Color = NewType("Color", str)
Card = NewType("Card", str)
Marker = NewType("Marker", str)  # a discovery marker: "prey_3", "empty"; copies have no identity
Caste = NewType("Caste", str)
Task = NewType("Task", str)  # what ants do in an area; or a chamber of the Nest Sheet
Post = NewType("Post", str)  # an area with a task: "H3:forage"
Brood = NewType("Brood", str)

Ants = tuple[int, int, int]  # workers, medias, majors
Broods = tuple[int, ...]  # how many of each, in the order of BROOD

_board = read_toml(__package__, "board")
_cards = read_toml(__package__, "cards")
_tokens = read_toml(__package__, "tokens")
_tiles = read_toml(__package__, "tiles")
_params = read_toml(__package__, "params")

# Colonies

CASTES = WORKER, MEDIA, MAJOR = tuple(Caste(row["id"]) for row in _tokens["ant_counter"])
TASKS = FORAGE, PATROL, ATTACK, SCOUT, TRAIL, IDLE = tuple(Task(row["id"]) for row in _tokens["task"])
CHAMBERS = RESERVES, NURSES, BUILDERS, STORAGE, RETURNING = tuple(
    Task(row["id"]) for row in _tokens["chamber"]
)
BROOD = tuple(Brood(row["id"]) for row in _tokens["brood"])
EGG_F, EGG_M, LARVA_F, LARVA_M, PUPA_SMALL, PUPA_MEDIUM, PUPA_LARGE, PUPA_M = range(len(BROOD))
EGGS, LARVAE, PUPAE = (EGG_F, EGG_M), (LARVA_F, LARVA_M), (PUPA_SMALL, PUPA_MEDIUM, PUPA_LARGE, PUPA_M)
VIRGIN_QUEEN, DRONE = (str(row["id"]) for row in _tokens["reproductive"])
NO_ANTS: Ants = (0, 0, 0)
NO_BROOD: Broods = (0, 0, 0, 0, 0, 0, 0, 0)
NOWHERE = Area("")  # on the Nest Sheet

_setup, _assign, _nest, _score = (_params[key] for key in ("setup", "assign", "nest", "score"))
START_SIZE: int = _setup["nest_size"]
START_ANTS: Ants = (_setup["workers"], 0, 0)
START_BROOD: Broods = (_setup["egg_f"], 0, _setup["larva_f"], 0, _setup["pupa_small"], 0, 0, 0)
START_QUEENS: int = _setup["mother_queens"]
TRAITS_DEALT: int = _setup["trait_cards_dealt"]
MARKER_DISTANCE: int = _setup["discovery_max_distance"]
HAND_LIMIT: int = _params["cards"]["hand_plus_faceup_limit"]
TRAIT_LIMIT: int = _params["cards"]["faceup_trait_limit"]
BROOD_PER_NURSE: int = _assign["brood_per_nurse"]
MOST_MOVES: int = _assign["max_moves_per_step"]
PREY_MOST: int = _params["forage"]["prey_max_food"]
EGGS_PER_QUEEN: int = _nest["eggs_per_queen"]
FOOD_SMALL = 1  # the least a larva eats
FOOD_MEDIUM: int = _nest["food_medium"]
FOOD_LARGE: int = _nest["food_large"]
PER_REPLETE: int = _nest["storage_per_replete"]
PER_SIZE_POINT: int = _nest["harvester_food_per_size_point"]
PAIR, LONE_QUEEN, LONE_DRONE = (
    int(_score[key]) for key in ("pair", "unpaired_virgin_queen", "unpaired_drone")
)
WIN_AT: int = _score["win_at"]
GAME_TURNS: int = _score["max_game_turns"]
POINTS: dict[str, int] = dict(_params["combat_points"])
NEST_STEPS: dict[int, str] = {number: row["id"] for number, row in enumerate(_params["nest_step"], 1)}
TURN_STEPS: tuple[str, ...] = tuple(row["id"] for row in _params["turn_step"])

# The map and the tiles

COLORS = tuple(Color(row["id"]) for row in _board["color"])
WATER = Color(next(row["id"] for row in _board["color"] if row["water"]))
LAND_COLORS = tuple(color for color in COLORS if color != WATER)
DIRECTIONS: tuple[tuple[int, int], ...] = tuple((q, r) for q, r in _board["map"]["directions"])
BOARD: tuple[tuple[Area, int, int, Color], ...] = tuple(
    (Area(row["id"]), row["q"], row["r"], Color(row["color"])) for row in _board["area"]
)
TILE_STOCK: dict[Color, int] = {Color(row["color"]): row["copies"] for row in _tiles["tile"]}
SECOND_TOUCHES: int = _tiles["placement"]["second_home_touches"]
LATER_TOUCHES: int = _tiles["placement"]["later_home_touches"]
LEAST_TOUCHES: int = _tiles["placement"]["remaining_min_touches"]
TILE_DISTANCE: int = _tiles["placement"]["remaining_max_distance_to_nest"]
RING: tuple[tuple[int, int], ...] = tuple((q, r) for q, r in _tiles["placement"]["ring_order"])
TILE_REACH = 16  # HE1-RULING-86: no tile lies farther than this from the first one
SITES, TRAILS = (
    next(row["copies"] for row in _tokens["marker"] if row["id"] == kind) for kind in ("nest_site", "trail")
)

# Discovery markers

PREY, PREDATOR, PLANTS, APHIDS, EMPTY = (row["id"] for row in _tokens["discovery"])
FOOD_KINDS = (PREY, PLANTS, APHIDS)


def _marker(kind: str, value: int) -> Marker:
    return Marker(f"{kind}_{value}" if value else kind)


MARKERS: dict[Marker, int] = {  # how many of each
    _marker(row["id"], value): copies
    for row in _tokens["discovery"]
    for value, copies in zip(row["values"], row["copies_per_value"], strict=True)
}
KIND = {marker: marker.partition("_")[0] for marker in MARKERS}
VALUE = {marker: int(marker.partition("_")[2] or 0) for marker in MARKERS}
FOOD = frozenset(marker for marker in MARKERS if KIND[marker] in FOOD_KINDS)
PREDATORS = frozenset(marker for marker in MARKERS if KIND[marker] == PREDATOR)
POOL = tuple(sorted(marker for marker, copies in MARKERS.items() for _ in range(copies)))

# Cards


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card: its kind, its Trait type (0: none), its windows, and the colour an event is about."""

    id: Card
    kind: str  # "trait", "action", "event"
    type: int
    windows: frozenset[str]
    color: Color
    clause: str  # its first


CARDS: dict[Card, CardFace] = {
    Card(row["id"]): CardFace(
        Card(row["id"]),
        row["kind"],
        row["trait_type"],
        frozenset(row["windows"]),
        Color(row.get("params", {}).get("color", "")),
        row["clause"],
    )
    for row in _cards["card"]
}
DECK = tuple(sorted(Card(row["id"]) for row in _cards["card"] for _ in range(row["copies"])))
WINDOWS: dict[str, frozenset[Card]] = {  # HE1-WIN-01: which cards belong to a window
    row["id"]: frozenset(card for card in CARDS if row["id"] in CARDS[card].windows)
    for row in _params["window"]
}
TRAITS = tuple(card for card in CARDS if CARDS[card].kind == "trait")
for _trait in TRAITS:
    if DECK.count(_trait) > 1:
        raise BadTable("cards", f"card[{_trait}].copies", "a Trait is there once, or not at all")
ACTIONS = tuple(card for card in CARDS if CARDS[card].kind == "action")
TYPE = {card: CARDS[card].type for card in CARDS}
DICE_SUCCESS: dict[str, tuple[int, ...]] = {
    row["id"]: tuple(row["params"]["success"]) for row in _cards["card"] if "success" in row.get("params", {})
}

BUDDING, MULTIPLE_FOUNDRESSES, PLANT_HOUSE, INFILTRATOR_QUEEN = map(
    Card, ("budding", "multiple_foundresses", "plant_house", "infiltrator_queen")
)
SUPERCOLONY, DESTROYER_QUEEN, PROLIFIC_QUEEN, BIVOUAC = map(
    Card, ("supercolony", "destroyer_queen", "prolific_queen", "bivouac")
)
HARVESTERS, SLAVE_MAKERS, TRAIL_MAKING, REPLETES, APHID_HERDERS = map(
    Card, ("harvesters", "slave_makers", "trail_making", "repletes", "aphid_herders")
)
SUICIDE_BOMBERS, DEADLY_STING, MACE, TERRITORY_MARKING, REPELLENT, RECRUITMENT = map(
    Card, ("suicide_bombers", "deadly_sting", "mace", "territory_marking", "repellent", "recruitment")
)
CAMOUFLAGE, WARNING_COLORATION = map(Card, ("camouflage", "warning_coloration"))
SPECIALIST_FORAGERS, PORTERS, GUARDS = map(Card, ("specialist_foragers", "porters", "guards"))
SOLDIERS, MILLERS, BLOCKERS = map(Card, ("soldiers", "millers", "blockers"))
APHID_CLONING, HIGHWAYMAN_BEETLES, FAT_RESERVES, ADDITIONAL_QUEEN, MIGRATE = map(
    Card, ("aphid_cloning", "highwayman_beetles", "fat_reserves", "additional_queen", "migrate")
)
EDIBLE_EGGS, MALE_EGGS, ROVE_BEETLES, GUEST_ANTS, GUEST_QUEEN, ONE_QUEEN = map(
    Card, ("edible_eggs", "male_eggs", "rove_beetles", "guest_ants", "guest_queen", "one_queen")
)
LARVAL_FOOD, MUTATE, PREDATOR_MIGRATION, SEAL_NEST_ENTRANCES = map(
    Card, ("larval_food", "mutate", "predator_migration", "seal_nest_entrances")
)
ATTACK_CHEMICALS = (MACE, REPELLENT, RECRUITMENT)  # dice of the attacker (HE1-COMB-06)
MEDIA_TRAITS = tuple(card for card in TRAITS if TYPE[card] == 5)

_says: dict[str, dict[str, int]] = {row["id"]: row.get("params", {}) for row in _cards["card"]}
SMALL_COLONY: int = _params["cards"]["small_colony"]  # fewer workers, no medias, no majors
BUDDERS: int = _says[BUDDING]["ants_per_virgin_queen"]  # worker-like
FOUNDING_FACTOR: int = _says[MULTIPLE_FOUNDRESSES]["factor"]
SITE_SIZE: int = _says[SUPERCOLONY]["nest_size_per_flight"]
BIVOUAC_SIZE: int = _says[BIVOUAC]["nest_size_per_builder"]
MIGRATED_SIZE: int = _says[MIGRATE]["nest_size"]
MILLED: int = _says[MILLERS]["food_out"] - _says[MILLERS]["food_in"]
FOOD_PER_NURSE: int = _says[EDIBLE_EGGS]["food_per_nurse"]
EGGS_PER_NURSE: int = _says[MALE_EGGS]["eggs_per_nurse"]
QUEENS_TOO_MANY: int = _says[ONE_QUEEN]["min_queens"]
WORKERS_FOR_ONE_QUEEN: int = _says[ONE_QUEEN]["min_workers"]
CATERPILLAR_FOOD: int = _says["caterpillars"]["food"]


def post(area: Area, task: Task) -> Post:
    return Post(f"{area}:{task}")
