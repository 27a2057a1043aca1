"""What a seat sees, as numbers (core/observation.py)."""

from __future__ import annotations

from collections.abc import Sequence

from formicarium.core.encoding import (
    MANY,
    Counts,
    Each,
    EachSeat,
    Fields,
    Flag,
    Index,
    Maybe,
    Number,
    OneOf,
    Order,
    Row,
    Where,
    Who,
)
from formicarium.core.observation import Observation, Part
from formicarium.games.antics.data import (
    ANTS_EACH,
    BAG,
    COLOURS,
    EXHAUSTED_TOKENS,
    FACES,
    FIELDS,
    HALVES,
    ITEMS,
    KINDS,
    LANES,
    MAX_LEVEL,
    PREY,
    SPOTS,
    TILES,
    TRACKS,
    ZONES,
)
from formicarium.games.antics.hexes import CENTRE, COORDINATES, Hex, hex_at
from formicarium.games.antics.options import AnticsOptions
from formicarium.games.antics.view import AnticsView

VERSION = 1
PHASES = """
    ChooseAction Hatch LayFirst LaySecond Build Explore Ants Push ReduceHand StoreDelivered AnteaterAttack
"""
QUESTIONS = """
    ask-action ask-anteater ask-ants ask-explore ask-first ask-hatch ask-last-steal ask-push ask-return
    ask-second ask-store ask-tile
"""
TRIGGERS = ("tiles", "prey")
MOST_TILES = len(BAG) + 8
MOST_TOKENS = 64  # prey or leaves, more than there are
RADIUS = 6  # of the plane of a hill: nearly all of them lie within
_around = range(-RADIUS, RADIUS + 1)
PLANE = tuple(hex_at(CENTRE[0] + q, CENTRE[1] + r) for q in _around for r in _around if abs(q + r) <= RADIUS)

CHANCES = ("0", "1", "2", "3", *FACES, *COLOURS, *HALVES)


def observation(seats: int, options: AnticsOptions, tokens: Sequence[str]) -> Observation:
    seat, where, item = Who(seats), Where(COORDINATES.__getitem__), OneOf(ITEMS)
    tiles, items = Counts(tuple(HALVES), len(BAG)), Row(MOST_TOKENS, Index(ITEMS))
    built = Fields(tile=Index(tuple(HALVES)), first=where, second=where, level=Number(MAX_LEVEL))
    space = Fields(kind=OneOf(KINDS), level=Number(MAX_LEVEL))
    return Observation(
        f"antics-{VERSION}",
        AnticsView,
        seats,
        tokens,
        QUESTIONS.split(),
        (*HALVES, *KINDS, *ITEMS, *ZONES, *COLOURS, *LANES, "yes", "no", "first", "second"),
        (
            Part("phase", OneOf(PHASES.split()), "the step that is asked about"),
            Part("first", seat, "who began"),
            Part("active", seat, "whose turn it is"),
            Part("round", Number(), "the round"),
            Part("actions_left", Number(9), "actions left in this turn"),
            Part("action", OneOf(KINDS), "the action under way"),
            Part("units_left", Number(99), "its units still to do"),
            Part("started", Flag(), "whether a unit of it has been done"),
            Part("field", Number(len(FIELDS)), "the exploration field being explored"),
            Part("tile", OneOf(tuple(HALVES)), "the tile being built"),
            Part("half", where, "where its first half lies"),
            Part("zone", OneOf(ZONES), "the zone of the first ant hatched, while it binds the second"),
            Part("markers", Row(MOST_TILES, where), "the spaces used in this turn"),
            Part("super_used", Flag(), "whether the super ant has been used"),
            Part("explored", Flag(), "whether something was explored in this turn"),
            Part("delivered", items, "what was brought home in this turn"),
            Part("idle_rounds", Number(), "rounds in which nothing was done"),
            Part("acted", Flag(), "whether somebody did something in this round"),
            Part("short", Flag(), "whether tiles have run short"),
            Part("trigger", OneOf(TRIGGERS), "what brings the end"),
            Part("turns_left", Number(), "turns until the end"),
            Part(
                "hills",
                EachSeat(seats, Row(MOST_TILES, built)),
                "the tiles of each hill, in the order of building",
                of=lambda view: [hill.tiles for hill in view.hills],
            ),
            Part(
                "spaces",
                EachSeat(seats, Each(PLANE, space)),
                f"what is seen of each hill from above, up to {RADIUS} hexes around its middle",
                of=_spaces,
                beside=("hills",),
            ),
            Part("hands", EachSeat(seats, tiles), "the tiles in each hand"),
            Part("supply", EachSeat(seats, Number(ANTS_EACH)), "the ants in each supply"),
            Part("zones", EachSeat(seats, Each(ZONES, Number(ANTS_EACH))), "the ants hatched, by zone"),
            Part(
                "workers",
                EachSeat(seats, Each(TRACKS, Maybe(item))),
                "the workers on the tracks, and what they carry",
            ),
            Part(
                "stored",
                EachSeat(seats, Row(MOST_TOKENS, Fields(prey=Index(PREY), hex=where))),
                "the prey brought home, and the space it lies on",
            ),
            Part("leaves", EachSeat(seats, items), "the leaves brought home"),
            Part("guards", Each(TRACKS, seat), "whose soldier guards a track"),
            Part("clearings", Each(ITEMS, Number(MOST_TOKENS)), "the prey and leaves left in the clearings"),
            Part("exhausted_left", Number(EXHAUSTED_TOKENS), "Exhausted tokens left"),
            Part("eaten", items, "what the anteaters have eaten"),
            Part("fields", Each(SPOTS, OneOf((*TILES, *COLOURS))), "the tile or anteater on each spot"),
            Part("arrived", Order(LANES), "the lanes in which an anteater has arrived"),
            Part("bag", Number(len(BAG)), "the tiles in the bag"),
            Part("aside", Number(len(BAG)), "the tiles set aside"),
            Part("unseen", tiles, "the tiles in the bag or set aside"),
            Part("returned", tiles, "of these, what is known to lie in the bag"),
            Part("set_aside", tiles, "the tiles set aside, once the game is over"),
            Part("scores", EachSeat(seats, Number(low=-MANY)), "the scores as they stand"),
            Part("over", Flag(), "whether the match is over"),
        ),
        given=("options", "seats"),
    )


def _spaces(view: AnticsView) -> list[dict[Hex, tuple[str, int]]]:
    found: list[dict[Hex, tuple[str, int]]] = []
    for hill in view.hills:
        near = {at: (str(kind), level) for at, (kind, level, _) in hill.spaces.items() if at in NEAR}
        found.append(near)
    return found


NEAR = frozenset(PLANE)
