"""Positions: what a description of a table may leave out."""

from __future__ import annotations

from collections import Counter

from formicarium.games.hidden_empires_1.ants import place_of
from formicarium.games.hidden_empires_1.audit import (
    PLACE_NESTS,
    seen_cards,
    seen_markers,
    wrong_seats,
    wrong_tiles,
)
from formicarium.games.hidden_empires_1.data import (
    DECK,
    NO_ANTS,
    NOWHERE,
    POOL,
    REPLETES,
    SCOUT,
    TILE_STOCK,
    TRAIL,
    Area,
)
from formicarium.games.hidden_empires_1.markers import unseen
from formicarium.games.hidden_empires_1.pieces import Laid
from formicarium.games.hidden_empires_1.questions.nest_places import nest_places
from formicarium.games.hidden_empires_1.state import Empires

STAGES = {  # by the step that comes next
    "BeginAssigning": "assign",
    "AssignTasks": "assign",
    "ScoutAreas": "scout",
    "PerformTasks": "perform",
}
BEFORE_TURNS = PLACE_NESTS | frozenset(
    ("LayRing", "LayOnward", "LayMarkers", "TurnUpMarkers", "DealTraits", "PlayFirstTraits", "GameTurn")
)


def complete(s: Empires, given: frozenset[str]) -> None:
    """Deck and pool are what lies nowhere else; own ants are where they were when the turn began."""
    if any(wrong_seats(s)) or any(wrong_tiles(s)):
        return  # the audit says so
    s.hands = [tuple(sorted(hand)) for hand in s.hands]
    s.ants = [{at: ants for at, ants in posts.items() if ants != NO_ANTS} for posts in s.ants]
    s.modifiers = {area: modifier for area, modifier in s.modifiers.items() if modifier}
    deck = s.deck if "deck" in given else (Counter(DECK) - Counter(seen_cards(s))).elements()
    pool = s.pool if "pool" in given else (Counter(POOL) - Counter(seen_markers(s))).elements()
    s.deck, s.pool = tuple(sorted(deck)), tuple(sorted(pool))
    if "laid" not in given and s.face_down:
        s.laid = (Laid(tuple(s.face_down), unseen(s)),)
    if "stock" not in given and s.options.alternate_setup and s.tiles:
        s.stock = {color: n - [c for _, c in s.tiles].count(color) for color, n in TILE_STOCK.items()}
    if "stolen" not in given:
        for seat, traits in enumerate(s.traits):
            s.stolen[seat] = 0 if REPLETES in traits else s.storage[seat][1]
    if "nests" not in given:
        place_nests(s)
    if "placing" not in given and all(s.nests):
        s.placing = tuple(range(s.seats))
    complete_turn(s, given)


def place_nests(s: Empires) -> None:
    """HE1-SETUP-03 to -07: as a clock would place them, but where nothing lies; in the set-up not yet."""
    if any(type(step).__name__ in PLACE_NESTS for step in s.steps):
        return
    held = {*s.markers, *s.face_down, *s.trails, *(area for sites in s.sites for area in sites)}
    for seat in range(s.seats):
        free = [area for area in s.ground.land if area not in held and area not in s.nests]
        good = [area for area in nest_places(s, seat) if area in free] or free
        s.nests[seat] = max(good, key=lambda area: len(s.ground.near[area]), default=NOWHERE)


def complete_turn(s: Empires, given: frozenset[str]) -> None:
    """The first game turn, unless it has not begun; Traits have been there since the set-up."""
    coming = type(s.steps[-1]).__name__ if s.steps else ""
    if "turn" not in given and coming not in BEFORE_TURNS:
        s.turn = 1
    if "player_turn" not in given:
        s.player_turn = s.turn * s.seats - len(s.tokens)
    s.since = {card: s.since.get(card, 0) for traits in s.traits for card in traits}
    if "present" not in given:
        s.present = presence(s)
    if "stage" not in given and s.steps:
        s.stage = STAGES.get(coming, "draw" if s.turn else "setup")
    if "attempts" not in given and s.stage in ("scout", "perform"):
        begun = (area for area, task in map(place_of, s.ants[s.active]) if task == TRAIL)
        s.attempts = tuple(sorted(begun, key=lambda area: s.ground.bit.get(area, 0)))
        s.trails |= dict.fromkeys(s.attempts, s.active)


def presence(s: Empires) -> dict[Area, int]:
    """HE1-MOVE-01: own ants when the player turn began; as they stand, but a lone scout has come since."""
    posts = [(*place_of(at), sum(ants)) for at, ants in s.ants[s.active].items()]
    settled = {area for area, task, _ in posts if task != SCOUT}
    found: dict[Area, int] = {}
    for area, _, count in posts:
        if area in settled:
            found[area] = found.get(area, 0) + count
    return found
