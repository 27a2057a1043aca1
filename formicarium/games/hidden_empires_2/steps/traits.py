"""Gaining and losing traits (HE2-TRAIT)."""

from __future__ import annotations

from formicarium.games.hidden_empires_2.colony import areas_of, capacity, put, stack_of
from formicarium.games.hidden_empires_2.data import (
    CAMOUFLAGE,
    CARDS,
    CASTE_INDEX,
    HARVESTERS,
    MAJOR,
    MEDIA,
    NO_ANTS,
    REPLETES,
    RESERVES,
    SITE_SIZE,
    STORAGE,
    SUPERCOLONY,
    TRAIL_MAKERS,
    TYPE_OF,
    Area,
    Card,
    Caste,
    Place,
    Stack,
)
from formicarium.games.hidden_empires_2.deck import discard
from formicarium.games.hidden_empires_2.events import (
    CastesChanged,
    NestSitesRemoved,
    SiteQueensLost,
    StoredFoodLost,
    TrailsLost,
    TraitLost,
)
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.reveal import scatter_from_predator
from formicarium.games.hidden_empires_2.tokens import has_predator
from formicarium.texts.message import Seat

RAISES = {"medias": MEDIA, "majors": MAJOR}  # which caste a trait of a type raises


def of_type(s: Empires, seat: Seat, type: str) -> Card | None:
    """HE2-TRAIT-01: the one trait of this type that a player owns, if any."""
    return next((trait for trait in s.traits[seat] if TYPE_OF[trait] == type), None)


def gain_trait(s: Empires, seat: Seat, trait: Card) -> None:
    """HE2-AUC-07, HE2-CARD-mutation-02: it lies before him; an old one of its type is discarded."""
    old = of_type(s, seat, TYPE_OF[trait])
    s.traits[seat] += (trait,)
    if old is not None:
        lose_trait(s, seat, old, trait)


def lose_trait(s: Empires, seat: Seat, trait: Card, replaced_by: Card | None = None) -> None:
    """HE2-TRAIT-02 to -07: nothing remains that its owner could no longer have."""
    s.traits[seat] = tuple(each for each in s.traits[seat] if each != trait)
    s.tell(TraitLost(seat, trait))
    discard(s, trait)
    if replaced_by is not None and TYPE_OF[trait] in RAISES:
        change_caste(s, seat, RAISES[TYPE_OF[trait]], CARDS[trait].storage, CARDS[replaced_by].storage)
    if trait in (REPLETES, HARVESTERS):
        lose_surplus(s, seat)
    elif trait == SUPERCOLONY:
        lose_sites(s, seat)
    elif trait == TRAIL_MAKERS and s.trails:
        s.tell(TrailsLost(s.trails))
        s.trails = ()
    elif trait == CAMOUFLAGE:
        for area in areas_of(s, seat):
            if has_predator(s, area):
                scatter_from_predator(s, seat, area)


def change_caste(s: Empires, seat: Seat, caste: Caste, confined: bool, now_confined: bool) -> None:
    """HE2-TRAIT-02: all ants of the caste become the new kind, and go where it may be."""
    if confined == now_confined:
        return
    where: Place = STORAGE if now_confined else RESERVES
    count = _take_all(s.ants[seat], caste) + _take_all(s.patrols[seat], caste)
    if count:
        put(s.ants[seat], where, stack_of(caste, count))
        s.tell(CastesChanged(seat, caste, count, where))


def _take_all(ants: dict[Place, Stack] | dict[Area, Stack], caste: Caste) -> int:
    index, count = CASTE_INDEX[caste], 0
    for place, stack in list(ants.items()):
        count += stack[index]
        rest = list(stack)
        rest[index] = 0
        left: Stack = (rest[0], rest[1], rest[2])
        if left == NO_ANTS:
            del ants[place]  # type: ignore[arg-type]
        else:
            ants[place] = left  # type: ignore[index]
    return count


def lose_surplus(s: Empires, seat: Seat) -> None:
    """HE2-TRAIT-03: stored food beyond the remaining capacity is lost."""
    surplus = s.stored[seat] - capacity(s, seat)
    if surplus > 0:
        s.stored[seat] -= surplus
        s.tell(StoredFoodLost(seat, surplus))


def lose_sites(s: Empires, seat: Seat) -> None:
    """HE2-TRAIT-05: each Nest Site costs 10 nest size and a queen, but never the last one."""
    nest, *sites = s.nests[seat]
    if not sites:
        return
    s.nests[seat] = (nest,)
    s.sizes[seat] = max(0, s.sizes[seat] - SITE_SIZE * len(sites))
    s.tell(NestSitesRemoved(seat, tuple(sites)))
    queens = max(min(1, s.queens[seat]), s.queens[seat] - len(sites))
    if queens < s.queens[seat]:
        s.tell(SiteQueensLost(seat, s.queens[seat] - queens, queens))
        s.queens[seat] = queens
