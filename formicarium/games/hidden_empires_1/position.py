"""Positions: what a description of a table may leave out, and what makes a table impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from formicarium.games.hidden_empires_1.ants import place_of
from formicarium.games.hidden_empires_1.data import (
    CARDS,
    DECK,
    MARKERS,
    POOL,
    TASKS,
    TILE_STOCK,
    TYPE,
    Area,
    Card,
    Marker,
)
from formicarium.games.hidden_empires_1.markers import unseen
from formicarium.games.hidden_empires_1.pieces import Laid
from formicarium.games.hidden_empires_1.state import Empires

STAGES = {  # by the step that comes next
    "BeginAssigning": "assign",
    "AssignTasks": "assign",
    "ScoutAreas": "scout",
    "PerformTasks": "perform",
}
PER_SEAT = (
    *("nests", "sites", "ants", "reserves", "nurses", "builders", "storage", "returning", "brood"),
    *("virgin_queens", "drones", "queens", "sizes", "food", "stored", "stolen", "kept", "guests"),
    *("scores", "no_eggs", "hands", "traits", "sure_traits", "held", "plans", "planned"),
    *("card_eggs", "so_far"),
)


def complete(s: Empires, given: frozenset[str]) -> None:
    """Deck and pool are what lies nowhere else; own ants are where they were when the turn began."""
    if any(len(getattr(s, name)) != s.seats for name in PER_SEAT):
        return  # the audit says so
    s.hands = [tuple(sorted(hand)) for hand in s.hands]
    s.since = {card: s.since.get(card, 0) for traits in s.traits for card in traits}
    if "deck" not in given:
        s.deck = tuple(sorted((Counter(DECK) - Counter(seen_cards(s))).elements()))
    if "pool" not in given:
        s.pool = tuple(sorted((Counter(POOL) - Counter(seen_markers(s))).elements()))
    if "laid" not in given and s.face_down:
        s.laid = (Laid(tuple(s.face_down), unseen(s)),)
    if "stock" not in given and s.options.alternate_setup and s.tiles:
        s.stock = {color: n - [c for _, c in s.tiles].count(color) for color, n in TILE_STOCK.items()}
    if "present" not in given:
        s.present = {}
        for at, ants in s.ants[s.active].items():
            area, _ = place_of(at)
            s.present[area] = s.present.get(area, 0) + sum(ants)
    if "placing" not in given and all(s.nests):
        s.placing = tuple(range(s.seats))
    if "stage" not in given and s.steps:
        s.stage = STAGES.get(type(s.steps[-1]).__name__, "draw" if s.turn else "setup")


def seen_cards(s: Empires) -> list[Card]:
    return [*s.discard, *(card for cards in (*s.hands, *s.traits) for card in cards)]


def seen_markers(s: Empires) -> list[Marker]:
    kept = (marker for markers in s.kept for marker in markers)
    return [*s.markers.values(), *s.face_down.values(), *s.aside, *kept]


def audit(s: Empires) -> str | None:
    """The first thing that is wrong."""
    return next(problems(s), None)


def problems(s: Empires) -> Iterator[str]:
    for name in PER_SEAT:
        if len(getattr(s, name)) != s.seats:
            yield f"{name} needs one entry per seat, {s.seats}"
            return
    yield from wrong_areas(s)
    yield from wrong_cards(s)
    yield from wrong_markers(s)
    yield from wrong_numbers(s)


def wrong_areas(s: Empires) -> Iterator[str]:
    land = s.ground.bit
    nests = [area for area in s.nests if area]
    sites = [area for each in s.sites for area in each]
    for area in (*nests, *sites, *s.markers, *s.face_down, *s.modifiers, *s.trails, *s.present):
        if area not in land:
            yield f"no land area is called {area!r}"
    for posts in s.ants:
        for at in posts:
            area, task = place_of(at)
            if area not in land or task not in TASKS:
                yield f"{at!r} is not an area with a task"
    if len(set(nests + sites)) < len(nests + sites):
        yield "two nests in one area"
    holders = Counter([*s.markers, *s.face_down, *s.trails, *nests, *sites])
    if crowded := [area for area, count in holders.items() if count > 1]:
        yield f"two markers in {crowded[0]}"


def wrong_cards(s: Empires) -> Iterator[str]:
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
    if stray := [area for area in s.modifiers if area not in s.markers]:
        yield f"+ or − without a marker in {stray[0]}"


def wrong_numbers(s: Empires) -> Iterator[str]:
    counts: Iterable[int] = (
        count
        for ants in (*s.reserves, *s.nurses, *s.builders, *s.storage, *s.returning, *s.brood)
        for count in ants
    )
    if any(count < 0 for count in counts) or any(min(ants) < 0 for each in s.ants for ants in each.values()):
        yield "fewer than no ants"
    if min((*s.virgin_queens, *s.drones, *s.queens, *s.sizes, *s.food, *s.stored, *s.scores)) < 0:
        yield "a negative number on a Nest Sheet"
