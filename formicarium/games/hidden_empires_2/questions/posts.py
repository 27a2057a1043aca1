"""As last turn: who stood and patrolled where, and what brings that back (HE2-RULING-97, -98)."""

from __future__ import annotations

from typing import NamedTuple

from formicarium.games.hidden_empires_2.colony import areas_with, is_shared, minus
from formicarium.games.hidden_empires_2.data import (
    BUILDERS,
    CASTES,
    MOST,
    NO_ANTS,
    NURSES,
    RESERVES,
    Area,
    Caste,
    Place,
    Stack,
)
from formicarium.games.hidden_empires_2.questions.foraging import free_ants
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.tokens import is_barred
from formicarium.texts.message import Seat

CHAMBERS = (NURSES, BUILDERS)


class Group(NamedTuple):
    """Ants of one caste that go from one place to another."""

    start: Place
    caste: Caste
    number: int
    end: Place


def posts_of(s: Empires, seat: Seat) -> tuple[tuple[Place, Stack], ...]:
    """HE2-RULING-97: who nurses, who builds, and who stands where."""
    ants = s.ants[seat]
    return tuple([(place, ants[place]) for place in (*CHAMBERS, *areas_with(ants)) if place in ants])


def back_to_posts(s: Empires, seat: Seat) -> list[Group]:
    """HE2-RULING-97: from Reserves and the nest areas, as far as ants can be spared and posts are open."""
    if not s.posts[seat]:
        return []
    spare = _spare(s, seat)
    if not spare:
        return []
    groups: list[Group] = []
    for post, wanted in s.posts[seat]:
        missing = minus(wanted, s.ants[seat].get(post, NO_ANTS))
        if missing == NO_ANTS or not _is_open(s, seat, post):
            continue
        for index, caste in enumerate(CASTES):
            due = missing[index]
            for start, left in spare.items():
                count = min(due, left[index], MOST)
                if count:
                    groups.append(Group(start, caste, count, post))
                    left[index] -= count
                    due -= count
    return groups


def _spare(s: Empires, seat: Seat) -> dict[Place, list[int]]:
    """Ants that have not moved yet, in Reserves, and on a nest area beyond those who belong there."""
    found: dict[Place, list[int]] = {}
    for place in (RESERVES, *s.nests[seat]):
        if place in s.ants[seat]:
            here = s.ants[seat][place]
            idle = minus(here, s.moved.get(place, NO_ANTS))
            beyond = minus(here, next((ants for post, ants in s.posts[seat] if post == place), NO_ANTS))
            if idle != NO_ANTS != beyond:
                found[place] = [min(pair) for pair in zip(idle, beyond, strict=True)]
    return found


def _is_open(s: Empires, seat: Seat, post: Place) -> bool:
    """HE2-MOVE-02, -03: ants may be redeployed there."""
    if post in CHAMBERS:
        return True
    return (post in s.occupied or post in s.nests[seat]) and not is_barred(s, seat, post)


def watches_of(s: Empires, seat: Seat) -> tuple[tuple[Area, Stack], ...]:
    """HE2-RULING-98: who patrols where."""
    return tuple(sorted(s.patrols[seat].items()))


def watch_again(s: Empires, seat: Seat) -> list[Group]:
    """HE2-RULING-98: where they were in the last turn, as many as then, if no opposing ants are there."""
    groups: list[Group] = []
    for area, wanted in s.watches[seat]:
        if area in s.ants[seat] and not is_shared(s, seat, area):
            missing = minus(wanted, s.patrols[seat].get(area, NO_ANTS))
            for caste, due, here in zip(CASTES, missing, free_ants(s, seat, area), strict=True):
                if due and here:
                    groups.append(Group(area, caste, min(due, here, MOST), area))
    return groups
