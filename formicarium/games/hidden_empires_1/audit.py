"""What makes a table impossible: what contradicts itself, and what the rules cannot go on from.

Tables that no match would lead to are welcome: they make the best puzzles.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from formicarium.games.hidden_empires_1.ants import place_of
from formicarium.games.hidden_empires_1.data import (
    APHIDS,
    CARDS,
    DECK,
    EMPTY,
    FOOD,
    KIND,
    MARKERS,
    NEST_STEPS,
    POOL,
    SITES,
    TASKS,
    TILE_STOCK,
    TRAILS,
    TURN_STEPS,
    TYPE,
    VALUE,
    Area,
    Card,
    Marker,
)
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.texts.message import Seat

STAGES = ("setup", "event", *TURN_STEPS, *NEST_STEPS.values())
PLACE_NESTS = frozenset(("SetUp", "DrawNest", "PlaceNest", "DrawHome", "LayHome"))
FIGHTING = frozenset(
    (
        *("CombatWindow", "UseChemical", "RollChemical", "YieldAnt", "UseBombs", "RollBombs", "BombLoss"),
        *("Judge", "LoseWinners", "ReleaseRecruits", "CarryDead", "EnterNest", "StormNest", "PlunderNest"),
        *("EatDead", "HuntQueen", "RollHunt", "Regroup"),
    )
)
FOCUSED = frozenset(
    (
        *("Search", "React", "TurnUp", "MeetPredator", "ScoutReinforce", "BeginTasks", "ScoutAssign"),
        "ChooseDefender",
    )
)
PICKED = frozenset(("AssignTo", "AssignCount"))
ASKING_STEPS = (2, 3, 4, 6, 7, 8)  # of the Nest Phase
PER_SEAT = (
    *("nests", "sites", "ants", "reserves", "nurses", "builders", "storage", "returning", "brood"),
    *("virgin_queens", "drones", "queens", "sizes", "food", "stored", "stolen", "kept", "guests"),
    *("scores", "no_eggs", "hands", "traits", "sure_traits", "held", "plans", "planned"),
    *("card_eggs", "so_far"),
)


def audit(s: Empires) -> str | None:
    """The first thing that is wrong."""
    return next(problems(s), None)


def problems(s: Empires) -> Iterator[str]:
    yield from wrong_seats(s)
    yield from wrong_steps(s)
    yield from wrong_areas(s)
    yield from wrong_cards(s)
    yield from wrong_markers(s)
    yield from wrong_numbers(s)


def wrong_seats(s: Empires) -> Iterator[str]:
    """Every list has an entry per seat, and every seat that is named exists."""
    for name in PER_SEAT:
        if len(getattr(s, name)) != s.seats:
            yield f"{name} needs one entry per seat, {s.seats}"
    if s.fight and s.fight.attacker == s.fight.defender:
        yield "nobody fights with himself"
    named: dict[str, tuple[Seat | None, ...]] = {
        "active": (s.active,),
        "first": (s.first,),
        "target": (s.target,),
        "placing": s.placing,
        "tokens": s.tokens,
        "closed": s.closed,
        "fat": s.fat,
        "trails": tuple(s.trails.values()),
        "fight": (s.fight.attacker, s.fight.defender) if s.fight else (),
    }
    for name, seats in named.items():
        for seat in seats:
            if seat is not None and not 0 <= seat < s.seats:
                yield f"{name}: there is no seat {seat}, only 0 to {s.seats - 1}"


def wrong_steps(s: Empires) -> Iterator[str]:
    """A step under way needs what it is about: a fight, an area, a group of ants."""
    for step in s.steps:
        name, number = type(step).__name__, getattr(step, "number", None)
        for seat in (*getattr(step, "seats", ()), getattr(step, "seat", 0)):
            if not 0 <= seat < s.seats:
                yield f"{name}: there is no seat {seat}, only 0 to {s.seats - 1}"
        if number is not None and number not in ASKING_STEPS:
            yield f"{name} is for steps {', '.join(map(str, ASKING_STEPS))} of the Nest Phase, not {number}"
        if name in FIGHTING and s.fight is None:
            yield f"{name} needs a fight"
        if name in FOCUSED and not s.focus:
            yield f"{name} needs a focus, the area it is about"
        if name in PICKED and s.picked is None:
            yield f"{name} needs picked, the group of ants it is about"


def wrong_areas(s: Empires) -> Iterator[str]:
    """HE1-DEF-02, -15, -21: counters and markers lie on land, one marker to an area."""
    yield from wrong_tiles(s)
    land = s.ground.bit
    nests = [area for area in s.nests if area]
    sites = [area for each in s.sites for area in each]
    named = (*nests, *sites, *s.markers, *s.face_down, *s.modifiers, *s.trails, *s.attempts)
    for area in (*named, *s.present, *s.scouted, *([s.focus] if s.focus else [])):
        if area not in land:
            yield f"no land area is called {area!r}"
    for posts in s.ants:
        for at in posts:
            area, task = place_of(at)
            if area not in land or task not in TASKS:
                yield f"{at!r} is not an area with a task"
    if not all(s.nests) and not any(type(step).__name__ in PLACE_NESTS for step in s.steps):
        yield f"seat {s.nests.index(Area(''))} has no Nest"
    if len(set(nests + sites)) < len(nests + sites):
        yield "two nests in one area"
    holders = Counter([*s.markers, *s.face_down, *s.trails, *nests, *sites])
    if crowded := [area for area, count in holders.items() if count > 1]:
        yield f"two markers in {crowded[0]}"
    if len(sites) > SITES:
        yield f"more than {SITES} Nest Sites"
    if len(s.trails) > TRAILS:
        yield f"more than {TRAILS} Trails"
    if astray := [area for area in s.attempts if s.trails.get(area) != s.active]:
        yield f"attempts: the active player has no Trail in {astray[0]}"


def wrong_tiles(s: Empires) -> Iterator[str]:
    """HE1-ALT-01: eight tiles of each colour."""
    if s.tiles and not s.options.alternate_setup:
        yield "tiles without alternate_setup"
    if odd := [area for area, _ in s.tiles if not re.fullmatch(r"q-?\d+r-?\d+", area)]:
        yield f"a tile lies at q…r…, not at {odd[0]!r}"
    if len({area for area, _ in s.tiles}) < len(s.tiles):
        yield "two tiles in one place"
    if more := Counter(color for _, color in s.tiles) - Counter(TILE_STOCK):
        yield f"too many tiles {min(more)}"


def wrong_cards(s: Empires) -> Iterator[str]:
    """HE1-PLAY-03, -04: one deck; what may lie face up together."""
    cards = [*s.deck, *seen_cards(s)]
    for card in cards:
        if card not in CARDS:
            yield f"no card is called {card!r}"
            return
    if more := Counter(cards) - Counter(DECK):
        yield f"too many cards {min(more)}"
    for traits in s.traits:
        types = [TYPE[card] for card in traits]
        if 0 in types or len(set(types)) < len(types):
            yield f"these Traits cannot lie together: {', '.join(traits)}"
    if any(CARDS[card].kind == "event" for hand in s.hands for card in hand):
        yield "an Event in a hand"


def wrong_markers(s: Empires) -> Iterator[str]:
    """HE1-DEF-11 to -15: 36 discovery markers, and modifiers only where they leave some value."""
    markers = [*s.pool, *seen_markers(s)]
    for marker in markers:
        if marker not in MARKERS:
            yield f"no discovery marker is called {marker!r}"
            return
    if more := Counter(markers) - Counter(POOL):
        yield f"too many markers {min(more)}"
    laid: list[Area] = [area for each in s.laid for area in each.areas]
    if sorted(laid) != sorted(s.face_down):
        yield "laid does not list the face-down markers"
    if blank := [area for area, marker in s.markers.items() if marker == EMPTY]:
        yield f"an Empty marker face up in {blank[0]}"
    if any(KIND[marker] != APHIDS for kept in s.kept for marker in kept):
        yield "Aphid Herders keep nothing but Aphids"
    for area, modifier in s.modifiers.items():
        if s.markers.get(area) not in FOOD:
            yield f"+ or − without a food marker in {area}"
        elif VALUE[s.markers[area]] + modifier <= 0:
            yield f"a marker of value {VALUE[s.markers[area]] + modifier} in {area}"


def wrong_numbers(s: Empires) -> Iterator[str]:
    counts = (
        count
        for ants in (*s.reserves, *s.nurses, *s.builders, *s.storage, *s.returning, *s.brood)
        for count in ants
    )
    if any(count < 0 for count in counts) or any(min(ants) < 0 for each in s.ants for ants in each.values()):
        yield "fewer than no ants"
    sheets = (s.virgin_queens, s.drones, s.queens, s.sizes, s.food, s.stored, s.stolen, s.guests, s.scores)
    if any(min(numbers) < 0 for numbers in sheets):
        yield "a negative number on a Nest Sheet"
    if min(s.turn, s.player_turn, s.moves_made) < 0:
        yield "a negative number of turns or moves"
    if s.stage not in STAGES:
        yield f"no step of the turn is called {s.stage!r}"
    if odd := [word for word in s.no_eggs if word not in ("", "queens", "all")]:
        yield f'no_eggs is "", "queens" or "all", not {odd[0]!r}'
    for seat in range(s.seats):
        if not 0 <= s.sure_traits[seat] <= sum(TYPE[card] > 0 for card in s.hands[seat]):
            yield f"seat {seat} does not hold {s.sure_traits[seat]} Traits"
        if not 0 <= s.held[seat] <= len(s.hands[seat]):
            yield f"seat {seat} does not hold {s.held[seat]} cards"


def seen_cards(s: Empires) -> list[Card]:
    return [*s.discard, *(card for cards in (*s.hands, *s.traits) for card in cards)]


def seen_markers(s: Empires) -> list[Marker]:
    kept = (marker for markers in s.kept for marker in markers)
    return [*s.markers.values(), *s.face_down.values(), *s.aside, *kept]
