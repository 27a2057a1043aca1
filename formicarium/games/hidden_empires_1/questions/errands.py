"""Several task moves in one answer (HE1-RULING-94, -98, -99): the groups that go, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from formicarium.games.hidden_empires_1.answers import PUT
from formicarium.games.hidden_empires_1.ants import ants_at, chamber, ordered_posts, place_of
from formicarium.games.hidden_empires_1.data import (
    APHIDS,
    ATTACK,
    BUILDERS,
    CASTES,
    FORAGE,
    IDLE,
    KIND,
    MOST_MOVES,
    NOWHERE,
    NURSES,
    PATROL,
    PLANTS,
    PREY,
    PREY_MOST,
    RESERVES,
    Ants,
    Area,
    Post,
    Task,
    post,
)
from formicarium.games.hidden_empires_1.markers import value_of
from formicarium.games.hidden_empires_1.moves import PutAnts
from formicarium.games.hidden_empires_1.pieces import Picked
from formicarium.games.hidden_empires_1.questions.assignment import TO_RESERVES, nurses_missing
from formicarium.games.hidden_empires_1.questions.colony import worker_like
from formicarium.games.hidden_empires_1.questions.foraging import distance_for
from formicarium.games.hidden_empires_1.questions.movement import destinations
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.games.hidden_empires_1.state import Empires

LASTING_FIRST = {PLANTS: 0, APHIDS: 1, PREY: 2}  # Prey is used up


class Errand(NamedTuple):
    """One task move: a group with its destination, and how many of it go."""

    group: Picked
    ants: int


class Reserves:
    """Worker-like ants in the Reserves, as they are sent out one errand after the other."""

    def __init__(self, s: Empires, seat: Seat) -> None:
        self.left = list(worker_like(s, seat, RESERVES, s.reserves[seat]))
        self.most = MOST_MOVES - s.moves_made  # HE1-ASGN-10
        self.sent: list[Errand] = []

    def send(self, caste: int, count: int, area: Area, task: Task) -> int:
        """As many of a caste as there are; returns how many."""
        count = min(count, self.left[caste]) if len(self.sent) < self.most else 0
        if count > 0:
            self.left[caste] -= count
            self.sent.append(Errand(Picked(NOWHERE, RESERVES, CASTES[caste], area, task), count))
        return max(0, count)

    def send_any(self, count: int, area: Area, task: Task) -> None:
        """Workers first, then medias, then majors."""
        for caste in range(len(CASTES)):
            count -= self.send(caste, count, area, task)


# As last turn


def plan_of(s: Empires, seat: Seat) -> tuple[tuple[Post, Ants], ...]:
    """Who nurses, builds, forages and patrols where: what `as last turn` will restore."""
    kept = [(post(a, task), ants) for a, task, ants in ordered_posts(s, seat) if task in (FORAGE, PATROL)]
    inside = [(Post(f":{task}"), chamber(s, task)[seat]) for task in (NURSES, BUILDERS)]
    return tuple(each for each in (*inside, *kept) if any(each[1]))


def as_last_turn(s: Empires, seat: Seat) -> list[Errand]:
    """HE1-RULING-94: places of the last plan are filled up from the Reserves, as far as they can be."""
    reserves = Reserves(s, seat)
    if not s.plans[seat] or not any(reserves.left) or reserves.most <= 0:
        return []
    short: list[tuple[Area, Task, int, int]] = []
    for at, wanted in s.plans[seat]:
        area, task = place_of(at)
        there = ants_at(s, seat, area, task)
        short += [(area, task, i, wanted[i] - there[i]) for i in range(len(CASTES)) if wanted[i] > there[i]]
    if not short:
        return []
    reach = destinations(s, seat, NOWHERE, RESERVES)
    for area, task, caste, missing in short:
        if area == NOWHERE or PUT[area, task] in reach:
            reserves.send(caste, missing, area, task)
    return reserves.sent


# Foraging


class Feast(NamedTuple):
    """Food that reserves may forage; the nearest first, lasting food before Prey, then by id."""

    distance: int
    lasting: int
    bit: int
    area: Area
    foragers: int  # there already
    room: int  # for more who bring more home


def forage_all(s: Empires, seat: Seat) -> list[Errand]:
    """HE1-RULING-98: missing nurses, then foragers where food is nearest, no more than can carry."""
    reserves = Reserves(s, seat)
    if not any(reserves.left) or reserves.most <= 0:
        return []
    found = feasts(s, seat)
    if not found:
        return []
    reserves.send_any(nurses_missing(s, seat), NOWHERE, NURSES)
    nurses = len(reserves.sent)
    for feast in found:
        count = min(feast.room, sum(reserves.left))
        count -= (feast.foragers + count) % feast.distance  # HE1-FOR-03
        reserves.send_any(count, feast.area, FORAGE)
    return reserves.sent if len(reserves.sent) > nurses else []


def feasts(s: Empires, seat: Seat) -> list[Feast]:
    """HE1-FOR-06 to -09: wherever more foragers would bring more food home."""
    found = []
    for put in destinations(s, seat, NOWHERE, RESERVES):
        if put.task == FORAGE and (distance := distance_for(s, seat, put.area)):
            kind, foragers = KIND[s.markers[put.area]], sum(ants_at(s, seat, put.area, FORAGE))
            most = PREY_MOST if kind == PREY else value_of(s, put.area)
            if most * distance > foragers:
                room, bit = most * distance - foragers, s.ground.bit[put.area]
                found.append(Feast(distance, LASTING_FIRST[kind], bit, put.area, foragers, room))
    found.sort()
    return found


# Gathering


def scattered(s: Empires, seat: Seat) -> list[tuple[Area, Task, int, int]]:
    """HE1-RULING-99: every group in the Reserves and on the map."""
    inside = (NOWHERE, RESERVES, worker_like(s, seat, RESERVES, s.reserves[seat]))
    places = (inside, *ordered_posts(s, seat))
    return [(a, task, caste, n) for a, task, ants in places for caste, n in enumerate(ants) if n]


def may_gather(s: Empires, seat: Seat) -> bool:
    places = (worker_like(s, seat, RESERVES, s.reserves[seat]), *s.ants[seat].values())
    groups = sum(count > 0 for ants in places for count in ants)
    return groups > 1 and s.moves_made + groups <= MOST_MOVES


def meeting_places(s: Empires, seat: Seat) -> tuple[PutAnts, ...]:
    """Reserves, or wherever reserves may go: the nest is a start for every ant (HE1-MOVE-10)."""
    tasks = (FORAGE, PATROL, ATTACK)
    return (TO_RESERVES, *(put for put in destinations(s, seat, NOWHERE, RESERVES) if put.task in tasks))


def gathered(s: Empires, seat: Seat, to: PutAnts) -> list[Errand]:
    return [
        Errand(Picked(area, task, CASTES[caste], to.area, to.task), count)
        for area, task, caste, count in scattered(s, seat)
        if (area, task) != (to.area, to.task)
    ]


# Going home


def idle_home(s: Empires, seat: Seat) -> list[Errand]:
    """HE1-RULING-94: every group of idle ants."""
    return [
        Errand(Picked(area, task, CASTES[caste], NOWHERE, RESERVES), count)
        for area, task, ants in ordered_posts(s, seat)
        if task == IDLE
        for caste, count in enumerate(ants)
        if count
    ]
