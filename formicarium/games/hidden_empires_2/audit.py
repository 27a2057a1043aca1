"""What makes a table impossible: the first thing that is wrong, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from formicarium.games.hidden_empires_2.beliefs import fit_together
from formicarium.games.hidden_empires_2.data import (
    BROOD,
    CARDS,
    CASTE_INDEX,
    CASTES,
    COLOURS,
    DECK,
    EMPTY,
    FOOD_TOKENS,
    MEDIA,
    NEIGHBOURS,
    NEST_SITES,
    NO_ANTS,
    PUPA_MEDIUM,
    RANK,
    RESERVES,
    STORAGE,
    TOKEN_KIND,
    TOKENS,
    TRAIL_MAKERS,
    TRAILS,
    VALUE,
    WORKER,
)
from formicarium.games.hidden_empires_2.questions.foraging import obstacle
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.advance import AdvanceTo
from formicarium.games.hidden_empires_2.steps.auction import AuctionBid
from formicarium.games.hidden_empires_2.steps.card_effects import PutCardAway
from formicarium.games.hidden_empires_2.steps.combat import AfterCombat
from formicarium.games.hidden_empires_2.steps.event_cards import PutEventAway
from formicarium.games.hidden_empires_2.steps.forage import ForageAnts
from formicarium.games.hidden_empires_2.steps.redeploy import RedeployTo
from formicarium.games.hidden_empires_2.steps.restart import RestartArea
from formicarium.games.hidden_empires_2.steps.setup import DrawNest, PlaceNest, SetUp
from formicarium.games.hidden_empires_2.steps.traits import RAISES, of_type
from formicarium.games.hidden_empires_2.view import SEALED_STAGES
from formicarium.texts.message import Seat

PER_SEAT = (
    "nests", "ants", "patrols", "sizes", "queens", "brood", "princesses", "males", "food", "stored", "dna",
    "scores", "captives", "sheltered", "marked", "resettled", "planned", "posts", "watches",
    "traits", "hands", "drawn", "named", "dealt", "kept",
)  # fmt: skip
COUNTERS = (
    "sizes", "queens", "princesses", "males", "food", "stored", "dna", "scores", "captives",
)  # fmt: skip
ADVANCED_ONLY = ("patrols", "stored", "captives", "sheltered", "marked", "traits", "hands")
BATTLE_CHAPTERS = ("scatter", "chemistry", "losses", "invasion", "carry", "hunt")


def census(s: Empires) -> Counter[str]:
    """Every discovery token and every card is somewhere, once."""
    return tokens(s) + cards(s)


def tokens(s: Empires) -> Counter[str]:
    sheltered = (token for kept in s.sheltered for token in kept)
    return Counter([*s.face_up.values(), *s.face_down.values(), *s.pile, *sheltered])


def cards(s: Empires) -> Counter[str]:
    held = (card for zone in (s.traits, s.hands, s.dealt) for seat in zone for card in seat)
    return Counter([*s.deck, *s.discards, *s.in_play, *s.removed, *held])


def misfit(s: Empires) -> str | None:
    """What cannot be, if anything."""
    return next(problems(s), None)


def problems(s: Empires) -> Iterator[str]:
    yield from wrong_seats(s)
    yield from wrong_map(s)
    yield from wrong_tokens(s)
    yield from wrong_cards(s)
    for seat in range(s.seats):
        yield from wrong_ants(s, seat)
        yield from wrong_castes(s, seat)
    yield from wrong_mode(s)
    yield from wrong_steps(s)


def wrong_seats(s: Empires) -> Iterator[str]:
    """Every list has an entry per seat, and every seat that is named exists."""
    for name in PER_SEAT:
        if len(getattr(s, name)) != s.seats:
            yield f"{name} needs an entry for each of {s.seats} seats"
    for name in COUNTERS:
        if any(count < 0 for count in getattr(s, name)):
            yield f"{name} cannot be less than 0"
    if s.turn < 0:
        yield "turn cannot be less than 0"
    if s.sealed_stage not in ("", *SEALED_STAGES):
        yield f"no stage is called {s.sealed_stage!r}"
    if not (0 <= s.active < s.seats and 0 <= s.first < s.seats):
        yield "active and first are seats"
    if len(set(s.order)) < len(s.order) or any(not 0 <= seat < s.seats for seat in s.order):
        yield "order names seats, each once"
    if any(not 0 <= seat < s.seats for seat in (*s.sealed, *s.protected)):
        yield "sealed and protected name seats"
    if s.battle and (s.battle.defender == s.active or not 0 <= s.battle.defender < s.seats):
        yield "the defender of a battle is another player than the active one"


def wrong_map(s: Empires) -> Iterator[str]:
    """HE2-TERM-02, -03, HE2-RULING-05: areas of the map; everybody has a Nest once the game has begun."""
    nests = [area for each in s.nests for area in each]
    areas = [*s.face_up, *s.modifiers, *s.face_down, *s.laid, *s.trails, *s.occupied, *nests]
    areas += [area for patrols in s.patrols for area in patrols]
    areas += [area for watches in s.watches for area, _ in watches]
    areas += [
        *s.arrivals,
        *s.entered,
        *s.scouts,
        *s.challenged,
        *s.scouted,
        *s.fought,
        *s.trail_builders,
        *s.foraged,
        *(each.area for each in s.rolled),
    ]
    if s.battle is not None:
        areas.append(s.battle.area)
    if unknown := [area for area in areas if area not in NEIGHBOURS]:
        yield f"no area is called {unknown[0]!r}"
    if not all(s.nests) and not is_founding(s):
        yield f"seat {s.nests.index(())} has no Nest [HE2-SETUP-02]"
    if len(set(nests)) < len(nests):
        yield "two nests cannot be in one area"
    if sum(max(0, len(each) - 1) for each in s.nests) > NEST_SITES or len(s.trails) > TRAILS:
        yield f"there are {NEST_SITES} Nest Sites and {TRAILS} Trails"
    if full := [area for area in nests if area in s.face_up or area in s.face_down or area in s.trails]:
        yield f"{full[0]} holds a nest, and so no token and no Trail"
    if s.trails and not any(TRAIL_MAKERS in traits for traits in s.traits):
        yield "Trails belong to the owner of Trail Makers [HE2-TRAIT-06]"
    if odd := [colour for colour in s.colours if colour not in COLOURS]:
        yield f"no colour of areas is called {odd[0]!r}"
    if strange := [caste for caste in s.scouts.values() if caste not in CASTES]:
        yield f"no caste is called {strange[0]!r}"


def is_founding(s: Empires) -> bool:
    """Nests are still to be placed, in the set-up or in a Restart."""
    return any(isinstance(step, SetUp | DrawNest | PlaceNest | RestartArea) for step in s.steps)


def wrong_tokens(s: Empires) -> Iterator[str]:
    """HE2-TOKEN-02, -06, -07, HE2-RULING-04: 72 tokens, one to an area, with a value left."""
    lying, whole = tokens(s), Counter[str](TOKENS)
    if wrong := sorted(lying - whole):
        yield f"there are {whole[wrong[0]]} tokens {wrong[0]!r}, not {lying[wrong[0]]}"
    if both := sorted(s.face_up.keys() & s.face_down.keys()):
        yield f"{both[0]} has one token, face up or face down"
    if blank := sorted(area for area, token in s.face_up.items() if token == EMPTY):
        yield f"an Empty token does not lie face up, as on {blank[0]} [HE2-TOKEN-02]"
    if any(TOKEN_KIND[token] != "aphids" for kept in s.sheltered for token in kept):
        yield "only Aphids are sheltered [HE2-CARD-aphid_shelter-02]"
    for area, change in s.modifiers.items():
        token = s.face_up.get(area)
        if token not in FOOD_TOKENS or VALUE[token] + change <= 0:
            yield f"{area} has no token that {change:+} could lie on"


def wrong_ants(s: Empires, seat: Seat) -> Iterator[str]:
    for place, stack in (*s.ants[seat].items(), *s.patrols[seat].items()):
        if place not in RANK:
            yield f"no place is called {place!r}"
        if min(stack) < 0 or not any(stack):
            yield f"{place} of seat {seat} needs numbers of ants that are not all 0"
    for place, stack in s.posts[seat]:
        if place not in RANK or min(stack) < 0:
            yield f"no post is {place!r} {stack}"
    for kind, count in s.brood[seat].items():
        if kind not in BROOD or count < 0:
            yield f"no brood is {kind!r} {count}"
    for area in s.patrols[seat]:
        if any(area in s.patrols[other] for other in range(seat)):
            yield f"two players patrol {area} [HE2-PATROL-05]"


def wrong_castes(s: Empires, seat: Seat) -> Iterator[str]:
    """HE2-STORE-04, HE2-TRAIT-02: in Storage are castes confined to it, and they are nowhere else."""
    if s.ants[seat].get(STORAGE, NO_ANTS)[CASTE_INDEX[WORKER]]:
        yield f"seat {seat} cannot have workers in Storage [HE2-STORE-04]"
    for type, caste in RAISES.items():
        trait = of_type(s, seat, type)
        confined = trait is not None and CARDS[trait].storage
        for place, stack in (*s.ants[seat].items(), *s.patrols[seat].items()):
            if stack[CASTE_INDEX[caste]] and confined and place != STORAGE:
                yield f"the {type} of seat {seat} are confined to Storage, not on {place} [HE2-TRAIT-02]"
            if stack[CASTE_INDEX[caste]] and not confined and place == STORAGE:
                captured = "; captured repletes are counted in captives" if caste == MEDIA else ""
                yield f"seat {seat} has no trait that keeps {type} in Storage [HE2-STORE-04]{captured}"


def wrong_cards(s: Empires) -> Iterator[str]:
    lying, whole = cards(s), Counter[str](DECK)
    if wrong := sorted(lying - whole):
        yield f"there are {whole[wrong[0]]} cards {wrong[0]!r}, not {lying[wrong[0]]}"
    if s.auction is not None and s.auction.card not in s.in_play:
        yield f"{s.auction.card!r} is auctioned, but not in play"
    for seat in range(s.seats):
        if any(CARDS[card].kind != "hand" for card in s.hands[seat]):
            yield f"the hand of seat {seat} holds hand cards"
        traits = s.traits[seat]
        if any(CARDS[card].kind != "trait" for card in traits):
            yield f"before seat {seat} lie traits"
        if any(not fit_together(one, other) for i, one in enumerate(traits) for other in traits[:i]):
            yield f"seat {seat} cannot own these traits together [HE2-TRAIT-01]"
        if len(s.drawn[seat]) != len(s.hands[seat]):
            yield f"drawn of seat {seat} has an entry for each card held"


def wrong_mode(s: Empires) -> Iterator[str]:
    """HE2-TERM-04, -05, -07, -08: what only the advanced game knows; HE2-VAR-05, -06: hands only if drawn."""
    if s.options.advanced:
        if any(s.hands) and not s.options.draws_cards:
            yield "nobody holds hand cards where none are drawn [HE2-VAR-05, HE2-VAR-06]"
        return
    for name in ADVANCED_ONLY:
        if any(getattr(s, name)):
            yield f"{name} belong to the advanced game"
    for seat in range(s.seats):
        if s.brood[seat].get(PUPA_MEDIUM):
            yield "medium pupae belong to the advanced game"
        for place, stack in s.ants[seat].items():
            if place in (RESERVES, STORAGE) or any(stack[1:]):
                yield f"{place}: Reserves, Storage, medias and majors belong to the advanced game"


def wrong_steps(s: Empires) -> Iterator[str]:
    """What is still to be done needs what it is about."""
    for step in s.steps:
        chapter = type(step).__module__.rpartition(".")[2]
        fighting = chapter in BATTLE_CHAPTERS or isinstance(step, AfterCombat)
        if fighting and s.battle is None:
            yield f"{type(step).__name__} needs the battle that is under way"
        if isinstance(step, AuctionBid) and s.auction is None:
            yield f"{type(step).__name__} needs the auction that is under way"
        if isinstance(step, PutCardAway | PutEventAway) and step.card not in s.in_play:
            yield f"{type(step).__name__}: {step.card!r} is not in play"
        if isinstance(step, ForageAnts) and obstacle(s, s.active, step.area, step.way):
            yield f"{type(step).__name__}: {step.area} cannot be foraged like this"
        if isinstance(step, RedeployTo | AdvanceTo):
            there = s.ants[s.active].get(step.start, NO_ANTS)
            if step.caste not in CASTES or not 0 < step.count <= there[CASTE_INDEX[step.caste]]:
                yield f"{type(step).__name__}: there are not so many ants on {step.start}"
