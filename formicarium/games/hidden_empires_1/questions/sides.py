"""The two sides of a combat, read off the table (HE1-COMB-03, -04, HE1-NATT-04)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.games.hidden_empires_1.ants import ants_at, chamber, in_area, posts_in
from formicarium.games.hidden_empires_1.data import (
    ATTACK,
    MILLERS,
    NOWHERE,
    STORAGE,
    Ants,
    Area,
    Task,
)
from formicarium.games.hidden_empires_1.pieces import Fight
from formicarium.games.hidden_empires_1.questions.colony import NEST_DEFENDERS, worker_like
from formicarium.games.hidden_empires_1.questions.movement import may_attack_nests
from formicarium.games.hidden_empires_1.questions.points import points, recruit_points
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.games.hidden_empires_1.state import Empires

RECRUITS = Task("recruits")  # stands for a place of the attacking side
Group = tuple[Area, Task, int, int, int]  # place, caste, how many, points each


def fight_of(s: Empires) -> Fight:
    assert s.fight is not None
    return s.fight


def attackers(s: Empires) -> Ants:
    """HE1-COMB-03: ants with the task attack, and no others."""
    fight = fight_of(s)
    return ants_at(s, fight.attacker, fight.area, ATTACK)


def defenders(s: Empires) -> list[tuple[Area, Task, Ants]]:
    """HE1-COMB-04, HE1-NATT-04: all ants in the area; or those in the nest, with the Millers."""
    fight = fight_of(s)
    seat = fight.defender
    if not fight.in_nest:
        return [(fight.area, task, ants) for task, ants in posts_in(s, seat, fight.area)]
    inside = [(NOWHERE, task, chamber(s, task)[seat]) for task in NEST_DEFENDERS]
    if MILLERS in s.traits[seat]:
        inside.append((NOWHERE, STORAGE, (0, 0, s.storage[seat][2])))
    return [each for each in inside if any(each[2])]


def defender_count(s: Empires) -> int:
    return sum(sum(ants) for _, _, ants in defenders(s))


def worker_like_defenders(s: Empires) -> list[tuple[Area, Task, Ants]]:
    """HE1-COMB-07: those who may carry bombs."""
    seat = fight_of(s).defender
    found = [(area, task, worker_like(s, seat, task, ants)) for area, task, ants in defenders(s)]
    return [each for each in found if any(each[2])]


def groups_of_attack(s: Empires) -> list[Group]:
    """The attacking side, recruits first: place, caste, number and points of each group."""
    fight = fight_of(s)
    lent = [
        (NOWHERE, RECRUITS, caste, count, recruit_points(s, fight.defender, caste))
        for caste, count in enumerate(fight.recruits)
        if count
    ]
    own = [
        (fight.area, ATTACK, caste, count, points(s, fight.attacker, ATTACK, caste, defending=False))
        for caste, count in enumerate(attackers(s))
        if count
    ]
    return lent + own


def groups_of_defence(s: Empires) -> list[Group]:
    seat = fight_of(s).defender
    return [
        (area, task, caste, count, points(s, seat, task, caste, defending=True))
        for area, task, ants in defenders(s)
        for caste, count in enumerate(ants)
        if count
    ]


def strength(groups: list[Group]) -> int:
    """HE1-COMB-10: the points of a side."""
    return sum(count * each for _, _, _, count, each in groups)


def nest_open(s: Empires, seat: Seat, area: Area) -> bool:
    """Whether a nest of this player can be attacked here (HE1-HOUSE-01, HE1-CARD-seal_nest_entrances-02)."""
    return area in s.nest_areas(seat) and seat not in s.closed and may_attack_nests(s)


def possible_defenders(s: Empires, area: Area) -> list[Seat]:
    """HE1-COMB-01: who has ants in the area, or a nest that can be attacked."""
    return [
        seat
        for seat in range(s.seats)
        if seat != s.active and (in_area(s, seat, area) or nest_open(s, seat, area))
    ]


def fewest_wasted(groups: list[Group], needed: int) -> Group:
    """HE1-COMB-12: where to begin if few points are to be wasted, and workers go before others."""
    # points lost: by how many ants, beginning with which group
    ways: dict[int, tuple[int, Group | None]] = {0: (0, None)}
    for group in groups:
        _, _, _, count, each = group
        for reached, (ants, first) in list(ways.items()):
            for more in range(1, min(count, -(-(needed - reached) // each)) + 1):
                lost = reached + more * each
                if lost not in ways or ants + more > ways[lost][0]:
                    ways[lost] = (ants + more, first or group)
    _, begin = ways[min(lost for lost in ways if lost >= needed)]
    assert begin is not None
    return begin
