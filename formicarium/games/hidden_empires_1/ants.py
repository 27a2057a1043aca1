"""Adult ants by place and caste (HE1-DEF-05): how many are where, and moving them about."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from formicarium.games.hidden_empires_1.data import (
    CASTES,
    NO_ANTS,
    TASKS,
    Ants,
    Area,
    Post,
    Task,
    post,
)
from formicarium.games.hidden_empires_1.ground import Ground
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.games.hidden_empires_1.state import Empires

TASK_ORDER = {task: i for i, task in enumerate(TASKS)}
CASTE_INDEX = {caste: i for i, caste in enumerate(CASTES)}
_places: dict[Post, tuple[Area, Task]] = {}


def plus(one: Ants, other: Ants) -> Ants:
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2])


def less(one: Ants, other: Ants) -> Ants:
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2])


def of_caste(caste: int, count: int) -> Ants:
    """So many ants of one caste, by its place in CASTES."""
    return (count, 0, 0) if caste == 0 else (0, count, 0) if caste == 1 else (0, 0, count)


def place_of(at: Post) -> tuple[Area, Task]:
    """The area and the task of a post; remembered, because it is asked for all the time."""
    found = _places.get(at)
    if found is None:
        area, _, task = at.partition(":")
        found = _places[at] = Area(area), Task(task)
    return found


@cache
def posts_of(area: Area) -> tuple[tuple[Task, Post], ...]:
    """Every post of an area, by task."""
    return tuple((task, post(area, task)) for task in TASKS)


def chamber(s: Empires, task: Task) -> list[Ants]:
    """The ants of every colony in a chamber."""
    found: list[Ants] = getattr(s, task)
    return found


def ants_at(s: Empires, seat: Seat, area: Area, task: Task) -> Ants:
    """Ants at a place: an area with a task, or a chamber."""
    return s.ants[seat].get(post(area, task), NO_ANTS) if area else chamber(s, task)[seat]


def add_ants(s: Empires, seat: Seat, area: Area, task: Task, ants: Ants) -> None:
    """Ants arrive at a place, or leave it where numbers are negative."""
    if not area:
        where = chamber(s, task)
        where[seat] = plus(where[seat], ants)
        return
    posts, at = s.ants[seat], post(area, task)
    there = plus(posts.get(at, NO_ANTS), ants)
    if there == NO_ANTS:
        posts.pop(at, None)
    else:
        posts[at] = there


def take_ants(s: Empires, seat: Seat, area: Area, task: Task, ants: Ants) -> None:
    add_ants(s, seat, area, task, less(NO_ANTS, ants))


def posts_in(s: Empires, seat: Seat, area: Area) -> list[tuple[Task, Ants]]:
    """A player's ants in an area, by task."""
    posts = s.ants[seat]
    return [(task, posts[at]) for task, at in posts_of(area) if at in posts] if posts else []


def in_area(s: Empires, seat: Seat, area: Area) -> int:
    """How many ants a player has in an area."""
    posts, found = s.ants[seat], 0
    if posts:
        for _, at in posts_of(area):
            if at in posts:
                found += sum(posts[at])
    return found


def owners_in(s: Empires, area: Area) -> list[Seat]:
    """Who has ants in an area."""
    bit = s.ground.bit[area]
    return [seat for seat in range(s.seats) if standing(s, seat).anywhere & bit]


class Standing(NamedTuple):
    """Where a player's ants stand on the map, in all and by task, as sets of areas (see Ground)."""

    anywhere: int
    forage: int
    patrol: int
    attack: int
    scout: int
    trail: int
    idle: int


NOBODY = Standing(0, 0, 0, 0, 0, 0, 0)


def standing(s: Empires, seat: Seat) -> Standing:
    posts = s.ants[seat]
    return standing_at(s.ground, tuple(posts)) if posts else NOBODY


@lru_cache(maxsize=1 << 14)
def standing_at(ground: Ground, posts: tuple[Post, ...]) -> Standing:
    anywhere, by_task = 0, dict.fromkeys(TASKS, 0)
    for at in posts:
        area, task = place_of(at)
        anywhere |= ground.bit[area]
        by_task[task] |= ground.bit[area]
    return Standing(anywhere, *by_task.values())


def ordered_posts(s: Empires, seat: Seat) -> list[tuple[Area, Task, Ants]]:
    """A player's ants on the map, by area and task."""
    posts = s.ants[seat]
    if not posts:
        return []
    return [(area, task, posts[at]) for at, area, task in _ordered(s.ground, tuple(posts))]


@lru_cache(maxsize=1 << 14)
def _ordered(ground: Ground, posts: tuple[Post, ...]) -> tuple[tuple[Post, Area, Task], ...]:
    found = [(at, *place_of(at)) for at in posts]
    found.sort(key=lambda each: (ground.bit[each[1]], TASK_ORDER[each[2]]))
    return tuple(found)


def send_home(s: Empires, seat: Seat, area: Area) -> int:
    """All ants of a player leave an area for the Returning Ants box; returns how many."""
    gone = NO_ANTS
    for task, ants in posts_in(s, seat, area):
        del s.ants[seat][post(area, task)]
        gone = plus(gone, ants)
    s.returning[seat] = plus(s.returning[seat], gone)
    return sum(gone)


def census(s: Empires, seat: Seat) -> Ants:
    """HE1-DEF-23: all adult ants of a colony, wherever they are, by caste."""
    workers = medias = majors = 0
    inside = (s.reserves[seat], s.nurses[seat], s.builders[seat], s.storage[seat], s.returning[seat])
    for ants in (*s.ants[seat].values(), *inside):
        workers += ants[0]
        medias += ants[1]
        majors += ants[2]
    return workers, medias, majors
