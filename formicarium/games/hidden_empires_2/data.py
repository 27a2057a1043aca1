"""The map, the tokens, the castes and the cards, from data/*.toml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NewType

from formicarium.kit.data import BadTable, read_toml

Place = NewType("Place", str)  # an area, or a chamber or box of a nest sheet
Area = NewType("Area", Place)  # "A1" … "I5"
Colour = NewType("Colour", str)  # of an area
Token = NewType("Token", str)  # a discovery token, by id; copies have no identity
Caste = NewType("Caste", str)
Brood = NewType("Brood", str)
Card = NewType("Card", str)  # by id; copies have no identity

_board = read_toml(__package__, "board")
_tokens = read_toml(__package__, "tokens")
_cards = read_toml(__package__, "cards")
_game = read_toml(__package__, "options")
_numbers: dict[str, Any] = _game["numbers"]
_params: dict[str, dict[str, Any]] = {row["id"]: row.get("params", {}) for row in _cards["card"]}
_score: dict[str, int] = _game["score"]
_start: dict[str, int] = _game["start"]

# The map (HE2-RULING-01 to -03). Areas are ordered by id.

AREAS = tuple(sorted(Area(row["id"]) for row in _board["area"]))
_row = {row["id"]: row for row in _board["area"]}
COLOURS = tuple(map(Colour, _board["colors"]))
COLOUR = {area: Colour(_row[area]["color"]) for area in AREAS}
CENTRAL = tuple(area for area in AREAS if _row[area]["central"])
OF_COLOUR = {colour: tuple(area for area in AREAS if COLOUR[area] == colour) for colour in COLOURS}
AXIAL: dict[Area, tuple[int, int]] = {area: (_row[area]["q"], _row[area]["r"]) for area in AREAS}
NEIGHBOURS = {area: tuple(sorted(map(Area, _row[area]["neighbors"]))) for area in AREAS}
NEST_SPACES = {int(seats): tuple(map(Area, spaces)) for seats, spaces in _board["nest_spaces"].items()}


def distance(one: Area, other: Area) -> int:
    """HE2-TERM-02: the least number of steps between two areas."""
    q, r = AXIAL[one][0] - AXIAL[other][0], AXIAL[one][1] - AXIAL[other][1]
    return max(abs(q), abs(r), abs(q + r))


for _area, _near in NEIGHBOURS.items():
    for _other in _near:
        if distance(_area, _other) != 1:
            raise BadTable("board", f"area[{_area}]", f"its neighbour {_other} does not lie beside it")


# The nest sheet (HE2-TERM-05)

NURSES, BUILDERS, RETURNING, RESERVES, STORAGE = CHAMBERS = tuple(
    Place(row["id"]) for row in _tokens["chamber"]
)
PLACES = (*AREAS, *CHAMBERS)
RANK = {place: number for number, place in enumerate(PLACES)}  # areas first, ascending, then chambers

# Discovery tokens (HE2-RULING-04)

TOKENS = tuple(sorted(Token(row["id"]) for row in _tokens["discovery_token"] for _ in range(row["copies"])))
TOKEN_KIND: dict[Token, str] = {Token(row["id"]): row["kind"] for row in _tokens["discovery_token"]}
VALUE: dict[Token, int] = {Token(row["id"]): row.get("value", 0) for row in _tokens["discovery_token"]}
PREDATORS = frozenset(token for token, kind in TOKEN_KIND.items() if kind == "predator")
FOOD_TOKENS = frozenset(token for token, kind in TOKEN_KIND.items() if kind in ("prey", "aphids", "plants"))
EMPTY = Token("empty")


def _supply(name: str) -> int:
    return next(int(row["copies"]) for row in _tokens["map_token"] if row["id"] == name)


TRAILS = _supply("trail")
NEST_SITES = _supply("nest_site")

# Ants and brood (HE2-TERM-04, -08). A stack counts the ants of each caste, in the order of CASTES.

WORKER, MEDIA, MAJOR = CASTES = (Caste("worker"), Caste("media"), Caste("major"))
REPLETE = Caste("replete")  # captured by Slave Makers: a kind of its own (HE2-CARD-slave_makers-03)
CASTE_INDEX = {caste: number for number, caste in enumerate(CASTES)}
Stack = tuple[int, int, int]
NO_ANTS: Stack = (0, 0, 0)

EGG_F, EGG_M, LARVA_F, LARVA_M, PUPA_SMALL, PUPA_MEDIUM, PUPA_LARGE, PUPA_M = BROOD = tuple(
    Brood(row["id"]) for row in _tokens["brood"]
)
START_BROOD = {Brood(row["id"]): int(row["start"]) for row in _tokens["brood"]}
PRINCESS, MALE = ADULTS = ("princess", "male")

# Numbers

START_WORKERS: int = _start["workers"]
START_SIZE: int = _start["nest_size"]
START_QUEENS: int = _start["queens"]
START_DNA: int = _start["dna"]
BROOD_PER_NURSE: int = _numbers["brood_per_nurse"]
SIZE_PER_BUILDER: int = _numbers["nest_size_per_builder"]
HARVESTERS_MOST: int = _numbers["harvest_max_foragers"]
EGGS_PER_QUEEN: int = _numbers["eggs_per_queen"]
LEVELS: dict[str, int] = dict(_numbers["female_larva_food"])  # small, medium, large
SMALL, MEDIUM, LARGE = LEVELS["small"], LEVELS["medium"], LEVELS["large"]
STORE_UNIT: int = _numbers["storage_food_per_unit"]
SCATTER_FACES = frozenset(_numbers["scatter_faces"])
SEARCH_KILL_FACES = frozenset(_numbers["search_kill_faces"])
SEARCH_RETURN_FACES = frozenset(_numbers["search_return_faces"])
PREDATOR_KILL_FACES = frozenset(_numbers["predator_kill_faces"])
QUEEN_KILL_FACES = frozenset(_numbers["queen_kill_faces"])
HARVEST_MINUS_FACE: int = _numbers["harvest_minus_face"]
TEND_PLUS_FACE: int = _numbers["tend_aphids_plus_face"]
PAIR_POINTS, PRINCESS_POINTS, MALE_POINTS = _score["pair"], _score["princess"], _score["male"]
OPTIONS = {row["id"]: (row["min"], row["max"], row["default"]) for row in _game["option"]}  # those in numbers
UNLIMITED = 1_000_000  # a nest size or a haul without a limit
MOST = 99  # the highest count in one answer (HE2-RULING-84)

# Cards


@dataclass(frozen=True, slots=True)
class CardFacts:
    """What is printed on a card, as far as the rules read it off the table of cards."""

    id: Card
    kind: str  # trait, hand, event
    type: str  # of a trait
    copies: int
    timing: str
    excludes: tuple[Card, ...]  # HE2-AUC-05
    colour: Colour  # of an event that names one
    storage: bool  # a caste confined to Storage
    hit_faces: frozenset[int]  # of a chemical trait with dice
    combat: int  # points of the caste it raises


def _card(row: dict[str, Any]) -> CardFacts:
    params = row.get("params", {})
    return CardFacts(
        Card(row["id"]),
        row["kind"],
        row.get("trait_type", ""),
        row["copies"],
        row["timing"],
        tuple(map(Card, row.get("incompatible_with", ()))),
        Colour(params.get("color", "")),
        params.get("place") == "storage",
        frozenset(params.get("hit_faces", ())),
        params.get("combat", params.get("combat_nest_defense", 0)),
    )


CARDS = {Card(row["id"]): _card(row) for row in _cards["card"]}
MODIFIES: dict[Card, int] = {
    Card(card): row["modifier"] for card, row in _params.items() if "modifier" in row
}
NO_CARD = Card("")


def _deck(*kinds: str) -> tuple[Card, ...]:
    return tuple(
        sorted(card for card, facts in CARDS.items() if facts.kind in kinds for _ in range(facts.copies))
    )


DECK = _deck("trait", "hand", "event")
TRAITS = _deck("trait")
HAND_CARDS = _deck("hand")
EVENTS = _deck("event")
TYPE_OF = {card: CARDS[card].type for card in TRAITS}

# Traits by name, where a rule asks for one

DEADLY_STING, MACE, SUICIDE_BOMBERS = Card("deadly_sting"), Card("mace"), Card("suicide_bombers")
RECRUITMENT, TERRITORY_MARKING, REPELLENT = Card("recruitment"), Card("territory_marking"), Card("repellent")
WARNING_COLORATION, CAMOUFLAGE = Card("warning_coloration"), Card("camouflage")
MILLERS, BLOCKERS, BUS = Card("millers"), Card("blockers"), Card("bus")
SPECIALIST_FORAGERS, PORTERS = Card("specialist_foragers"), Card("porters")
GUARDS, REPLETES = Card("guards"), Card("repletes")
PROLIFIC_QUEEN, BIVOUAC, SUPERCOLONY = Card("prolific_queen"), Card("bivouac"), Card("supercolony")
PLANT_HOUSE, HARVESTERS = Card("plant_house"), Card("harvesters")
PLANT_SPECIALISTS, APHID_SPECIALISTS = Card("plant_specialists"), Card("aphid_specialists")
TRAIL_MAKERS, SLAVE_MAKERS = Card("trail_makers"), Card("slave_makers")
CHEMICAL_ATTACKS = (MACE, RECRUITMENT, REPELLENT)  # an attacker's, in HE2-COMBAT-08

PORTER_LOAD: int = _params[PORTERS]["path_workers"]
MEDIA_YIELD: int = _params[SPECIALIST_FORAGERS]["harvest_foragers"]  # in a harvest
SITE_SIZE: int = _params[SUPERCOLONY]["nest_size_per_site"]  # comes and goes with a Nest Site
MILL_OUTPUT: int = _params[MILLERS]["mill_output"]
TRAIL_FACES = frozenset(_params[TRAIL_MAKERS]["success_faces"])
WORKER_POINTS: dict[Card, dict[str, int]] = {  # HE2-COMBAT-11
    card: {"attack": _params[card]["worker_attack"], "defense": _params[card]["worker_defense"]}
    for card in (DEADLY_STING, TERRITORY_MARKING)
}
SPECIALISTS = {PLANT_SPECIALISTS: "plants", APHID_SPECIALISTS: "aphids"}  # what they forage, and nothing else
SPECIALIST_FOOD: dict[str, int] = {
    kind: _params[card]["food_per_forager"] for card, kind in SPECIALISTS.items()
}
SPECIALIST_DNA: dict[str, int] = {kind: _params[card]["dna_per_color"] for card, kind in SPECIALISTS.items()}

# Hand cards by name

APHID_SHELTER, SEAL_NEST_ENTRANCES = Card("aphid_shelter"), Card("seal_nest_entrances")
HIGHWAYMAN_BEETLES, ADDITIONAL_QUEEN = Card("highwayman_beetles"), Card("additional_queen")
MIGRATION, PREDATOR_MIGRATION = Card("migration"), Card("predator_migration")
TROPHIC_EGGS, MALE_EGGS, LARVAL_FOOD = Card("trophic_eggs"), Card("male_eggs"), Card("larval_food")
ROVE_BEETLES, THIEF_ANTS, GUEST_QUEEN = Card("rove_beetles"), Card("thief_ants"), Card("guest_queen")
ONE_QUEEN, MUTATION = Card("one_queen"), Card("mutation")
HYBRIDIZATION, POPULATION_BOTTLENECK = Card("hybridization"), Card("population_bottleneck")
CATERPILLARS = Card("caterpillars")

QUEENS_ADOPTED: int = _params[ADDITIONAL_QUEEN]["queens"]
NEW_NEST_SIZE: int = _params[MIGRATION]["new_nest_size"]  # of a migrated nest, and for each other nest
TROPHIC_FOOD: int = _params[TROPHIC_EGGS]["food_per_nurse"]
EGGS_PER_NURSE: int = _params[MALE_EGGS]["male_eggs_per_nurse"]
FOOD_PER_LARVA: int = _params[LARVAL_FOOD]["food_per_larva"]
BEETLES_WANT: int = _params[ROVE_BEETLES]["min_larvae"]
THIEVES_WANT: int = _params[THIEF_ANTS]["min_food"]  # Food Available that makes a theft possible
GUEST_QUEEN_WANTS: int = _params[GUEST_QUEEN]["min_reproductives"]
QUEENS_TOO_MANY: int = _params[ONE_QUEEN]["min_queens"]
WORKERS_FOR_ONE_QUEEN: int = _params[ONE_QUEEN]["min_workers"]
CATERPILLAR_FOOD: int = _params[CATERPILLARS]["food"]
