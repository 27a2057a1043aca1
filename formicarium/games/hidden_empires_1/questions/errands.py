"""Several task moves in one answer (HE1-RULING-94, -98, -99): the groups that go, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

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
    NO_ANTS,
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
from formicarium.games.hidden_empires_1.ground import areas_of
from formicarium.games.hidden_empires_1.markers import value_of
from formicarium.games.hidden_empires_1.moves import PutAnts
from formicarium.games.hidden_empires_1.pieces import PICKED, Picked
from formicarium.games.hidden_empires_1.questions.assignment import TO_RESERVES, nurses_missing
from formicarium.games.hidden_empires_1.questions.colony import worker_like
from formicarium.games.hidden_empires_1.questions.foraging import distance_by
from formicarium.games.hidden_empires_1.questions.movement import Tasks, destinations, ways_home
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.games.hidden_empires_1.state import Empires

THREE = range(len(CASTES))
LASTING_FIRST = {PLANTS: 0, APHIDS: 1, PREY: 2}  # Prey is used up


class Errand(NamedTuple):
    """One task move: a group with its destination, and how many of it go."""

    group: Picked
    ants: int


class Reserves:
    """Worker-like ants in the Reserves, as they are sent out one errand after the other."""

    def __init__(self, s: Empires, seat: Seat) -> None:
        self.left = [*worker_like(s, seat, RESERVES, s.reserves[seat])]
        self.most = MOST_MOVES - s.moves_made  # HE1-ASGN-10
        self.sent: list[Errand] = []

    def send(self, caste: int, count: int, area: Area, task: Task) -> int:
        """As many of a caste as there are; returns how many."""
        count = min(count, self.left[caste]) if len(self.sent) < self.most else 0
        if count > 0:
            self.left[caste] -= count
            self.sent.append(Errand(PICKED[NOWHERE, RESERVES, CASTES[caste], area, task], count))
        return max(0, count)

    def send_any(self, count: int, area: Area, task: Task) -> None:
        """Workers first, then medias, then majors."""
        for caste in THREE:
            count -= self.send(caste, count, area, task)


def may_send(s: Empires, seat: Seat) -> bool:
    """HE1-ASGN-10: whether anybody of the Reserves can be sent out."""
    waiting = worker_like(s, seat, RESERVES, s.reserves[seat])
    return waiting != NO_ANTS and s.moves_made < MOST_MOVES


# As last turn


def plan_of(s: Empires, seat: Seat) -> tuple[tuple[Post, Ants], ...]:
    """Who nurses, builds, forages and patrols where: what `as last turn` will restore."""
    kept = [(post(a, task), ants) for a, task, ants in ordered_posts(s, seat) if task in (FORAGE, PATROL)]
    inside = [(Post(f":{task}"), chamber(s, task)[seat]) for task in (NURSES, BUILDERS)]
    return tuple(each for each in (*inside, *kept) if any(each[1]))


def as_last_turn(s: Empires, seat: Seat, reach: Tasks) -> list[Errand]:
    """HE1-RULING-94: places of the last plan are filled up from the Reserves, as far as they can be."""
    if not s.plans[seat]:
        return []
    short: list[tuple[Area, Task, int, int]] = []
    for at, wanted in s.plans[seat]:
        area, task = place_of(at)
        there = ants_at(s, seat, area, task)
        if wanted != there:
            short += [(area, task, i, wanted[i] - there[i]) for i in THREE if wanted[i] > there[i]]
    if not short:
        return []
    reserves, bit = Reserves(s, seat), s.ground.bit
    for area, task, caste, missing in short:
        if area == NOWHERE or reach.allow(task, bit[area]):
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


def forage_all(s: Empires, seat: Seat, reach: Tasks) -> list[Errand]:
    """HE1-RULING-98: missing nurses, then foragers where food is nearest, no more than can carry."""
    found = feasts(s, seat, reach.forage)
    if not found:
        return []
    reserves = Reserves(s, seat)
    reserves.send_any(nurses_missing(s, seat), NOWHERE, NURSES)
    nurses = len(reserves.sent)
    for feast in found:
        count = min(feast.room, sum(reserves.left))
        count -= (feast.foragers + count) % feast.distance  # HE1-FOR-03
        if count > 0:
            reserves.send_any(count, feast.area, FORAGE)
    return reserves.sent if len(reserves.sent) > nurses else []


def feasts(s: Empires, seat: Seat, open_: int) -> list[Feast]:
    """HE1-FOR-06 to -09: wherever among these areas more foragers would bring more food home."""
    if not open_:
        return []
    found, ways = [], ways_home(s, seat)
    for area in areas_of(s.ground, open_):
        if distance := distance_by(s, seat, area, ways):
            kind, foragers = KIND[s.markers[area]], sum(ants_at(s, seat, area, FORAGE))
            most = PREY_MOST if kind == PREY else value_of(s, area)
            if most * distance > foragers:
                room, bit = most * distance - foragers, s.ground.bit[area]
                found.append(Feast(distance, LASTING_FIRST[kind], bit, area, foragers, room))
    found.sort()
    return found


# Gathering


def scattered(s: Empires, seat: Seat) -> list[tuple[Area, Task, int, int]]:
    """HE1-RULING-99: every group in the Reserves and on the map."""
    inside = (NOWHERE, RESERVES, worker_like(s, seat, RESERVES, s.reserves[seat]))
    places = (inside, *ordered_posts(s, seat))
    return [(a, task, caste, n) for a, task, ants in places for caste, n in enumerate(ants) if n]


def may_gather(s: Empires, seat: Seat) -> bool:
    groups = len(CASTES) - worker_like(s, seat, RESERVES, s.reserves[seat]).count(0)
    for ants in s.ants[seat].values():
        groups += len(CASTES) - ants.count(0)
    return groups > 1 and s.moves_made + groups <= MOST_MOVES


def meeting_places(s: Empires, seat: Seat) -> tuple[PutAnts, ...]:
    """Reserves, or wherever reserves may go: the nest is a start for every ant (HE1-MOVE-10)."""
    tasks = (FORAGE, PATROL, ATTACK)
    return (TO_RESERVES, *(put for put in destinations(s, seat, NOWHERE, RESERVES) if put.task in tasks))


def gathered(s: Empires, seat: Seat, to: PutAnts) -> list[Errand]:
    return [
        Errand(PICKED[area, task, CASTES[caste], to.area, to.task], count)
        for area, task, caste, count in scattered(s, seat)
        if (area, task) != (to.area, to.task)
    ]


# Going home


def idle_home(s: Empires, seat: Seat) -> list[Errand]:
    """HE1-RULING-94: every group of idle ants."""
    return [
        Errand(PICKED[area, task, CASTES[caste], NOWHERE, RESERVES], count)
        for area, task, ants in ordered_posts(s, seat)
        if task == IDLE
        for caste, count in enumerate(ants)
        if count
    ]
