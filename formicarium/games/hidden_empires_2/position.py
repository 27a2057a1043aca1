"""Tables that somebody sets up: what a position may leave out, and what makes it impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from formicarium.games.hidden_empires_2.beliefs import fit_together
from formicarium.games.hidden_empires_2.colony import areas_of
from formicarium.games.hidden_empires_2.data import (
    BROOD,
    CARDS,
    DECK,
    FOOD_TOKENS,
    NEIGHBOURS,
    NEST_SITES,
    RANK,
    TOKENS,
    TRAILS,
    TRAITS,
    VALUE,
)
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.nest_phase import Block, NestPhase
from formicarium.games.hidden_empires_2.steps.setup import starting_deck
from formicarium.games.hidden_empires_2.steps.turn import EndPlayerTurn, PlayerTurn
from formicarium.games.hidden_empires_2.steps.windows import OpenNestWindow
from formicarium.games.hidden_empires_2.view import SEALED_STAGES
from formicarium.kit.seats import clockwise
from formicarium.texts.message import Seat

PER_SEAT = (
    "nests", "ants", "patrols", "sizes", "queens", "brood", "princesses", "males", "food", "stored", "dna",
    "scores", "captives", "sheltered", "marked", "resettled", "planned", "posts", "watches",
    "traits", "hands", "drawn", "named", "dealt", "kept",
)  # fmt: skip
COUNTERS = (
    "sizes", "queens", "princesses", "males", "food", "stored", "dna", "scores", "captives",
)  # fmt: skip


def census(s: Empires) -> Counter[str]:
    """Every discovery token and every card is somewhere, once."""
    return tokens(s) + cards(s)


def tokens(s: Empires) -> Counter[str]:
    sheltered = (token for kept in s.sheltered for token in kept)
    return Counter([*s.face_up.values(), *s.face_down.values(), *s.pile, *sheltered])


def cards(s: Empires) -> Counter[str]:
    held = (card for zone in (s.traits, s.hands, s.dealt) for seat in zone for card in seat)
    return Counter([*s.deck, *s.discards, *s.in_play, *s.removed, *held])


def complete(s: Empires, given: frozenset[str]) -> None:
    """A deck or pile that is left out is what lies nowhere else; brood that is not named is not there.

    HE2-TURN-03: if OCC is left out, it is where the active player's ants stand.
    """
    if "pile" not in given:
        s.pile = ()
        s.pile = _left(TOKENS, tokens(s))
    if "deck" not in given:
        s.deck = ()
        s.deck = _left(starting_deck(s.options), cards(s))
    if "removed" not in given and s.options.realistic_time_scale:
        s.removed = _left(TRAITS, cards(s))
    if "drawn" not in given:
        s.drawn = [(s.reshuffles,) * len(hand) for hand in s.hands]
    s.hands = [tuple(sorted(hand)) for hand in s.hands]
    s.brood = [{kind: brood.get(kind, 0) for kind in BROOD} | brood for brood in s.brood]
    if _wrong_seats(s):
        return  # the audit says so
    if "occupied" not in given:
        s.occupied = tuple(areas_of(s, s.active))
    if "order" not in given:
        s.order = turns_begun(s)


def turns_begun(s: Empires) -> tuple[Seat, ...]:
    """Who has begun his player turn, if play goes clockwise."""
    seats = clockwise(s.first, s.seats)
    if any(isinstance(step, PlayerTurn | EndPlayerTurn) for step in s.steps):
        return seats[: seats.index(s.active) + 1]
    next_step = s.steps[-1] if s.steps else None
    return seats if isinstance(next_step, NestPhase | Block | OpenNestWindow) else ()


def _left(whole: Iterable[str], lying: Counter[str]) -> tuple:  # type: ignore[type-arg]
    return tuple(sorted((Counter(whole) - lying).elements()))


def misfit(s: Empires) -> str | None:
    """What cannot be, if anything."""
    return _wrong_seats(s) or _wrong_map(s) or _wrong_tokens(s) or _wrong_ants(s) or _wrong_cards(s)


def _wrong_seats(s: Empires) -> str | None:
    for name in PER_SEAT:
        if len(getattr(s, name)) != s.seats:
            return f"{name} needs an entry for each of {s.seats} seats"
    for name in COUNTERS:
        if any(count < 0 for count in getattr(s, name)):
            return f"{name} cannot be less than 0"
    if s.sealed_stage not in ("", *SEALED_STAGES):
        return f"no stage is called {s.sealed_stage!r}"
    if not (0 <= s.active < s.seats and 0 <= s.first < s.seats):
        return "active and first are seats"
    if len(set(s.order)) < len(s.order) or any(not 0 <= seat < s.seats for seat in s.order):
        return "order names seats, each once"
    return None


def _wrong_map(s: Empires) -> str | None:
    areas = [*s.face_up, *s.modifiers, *s.face_down, *s.laid, *s.trails, *s.occupied]
    areas += [area for nests in s.nests for area in nests]
    areas += [area for patrols in s.patrols for area in patrols]
    areas += [area for watches in s.watches for area, _ in watches]
    areas += [*s.entered, *s.scouts, *s.challenged, *s.scouted, *s.fought, *s.trail_builders, *s.foraged]
    if s.battle is not None:
        areas.append(s.battle.area)
    unknown = next((area for area in areas if area not in NEIGHBOURS), None)
    if unknown is not None:
        return f"no area is called {unknown!r}"
    nests = [area for each in s.nests for area in each]
    if len(set(nests)) < len(nests):
        return "two nests cannot be in one area"
    if sum(max(0, len(each) - 1) for each in s.nests) > NEST_SITES or len(s.trails) > TRAILS:
        return f"there are {NEST_SITES} Nest Sites and {TRAILS} Trails"
    crowded = next(
        (area for area in nests if area in s.face_up or area in s.face_down or area in s.trails), None
    )
    return None if crowded is None else f"{crowded} holds a nest, and so no token and no Trail"


def _wrong_tokens(s: Empires) -> str | None:
    lying, whole = tokens(s), Counter[str](TOKENS)
    if wrong := sorted(lying - whole):
        return f"there are {whole[wrong[0]]} tokens {wrong[0]!r}, not {lying[wrong[0]]}"
    both = sorted(s.face_up.keys() & s.face_down.keys())
    if both:
        return f"{both[0]} has one token, face up or face down"
    for area, change in s.modifiers.items():
        token = s.face_up.get(area)
        if token not in FOOD_TOKENS or VALUE[token] + change <= 0:
            return f"{area} has no token that {change:+} could lie on"
    return None


def _wrong_ants(s: Empires) -> str | None:
    for seat in range(s.seats):
        for place, stack in (*s.ants[seat].items(), *s.patrols[seat].items()):
            if place not in RANK:
                return f"no place is called {place!r}"
            if min(stack) < 0 or not any(stack):
                return f"{place} of seat {seat} needs numbers of ants that are not all 0"
        for place, stack in s.posts[seat]:
            if place not in RANK or min(stack) < 0:
                return f"no post is {place!r} {stack}"
        for kind, count in s.brood[seat].items():
            if kind not in BROOD or count < 0:
                return f"no brood is {kind!r} {count}"
        for area in s.patrols[seat]:
            if any(area in s.patrols[other] for other in range(seat)):
                return f"two players patrol {area} [HE2-PATROL-05]"
    return None


def _wrong_cards(s: Empires) -> str | None:
    lying, whole = cards(s), Counter[str](DECK)
    if wrong := sorted(lying - whole):
        return f"there are {whole[wrong[0]]} cards {wrong[0]!r}, not {lying[wrong[0]]}"
    for seat in range(s.seats):
        if any(CARDS[card].kind != "hand" for card in s.hands[seat]):
            return f"the hand of seat {seat} holds hand cards"
        traits = s.traits[seat]
        if any(CARDS[card].kind != "trait" for card in traits):
            return f"before seat {seat} lie traits"
        if any(not fit_together(one, other) for i, one in enumerate(traits) for other in traits[:i]):
            return f"seat {seat} cannot own these traits together [HE2-TRAIT-01]"
        if len(s.drawn[seat]) != len(s.hands[seat]):
            return f"drawn of seat {seat} has an entry for each card held"
    return None
