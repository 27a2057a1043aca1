"""What a fight or a storm costs and brings on average, in food (HE1-COMB, HE1-NATT)."""

from __future__ import annotations

from typing import NamedTuple

from formicarium.games.hidden_empires_1.ants import chamber, posts_in
from formicarium.games.hidden_empires_1.bots.outlook import Outlook
from formicarium.games.hidden_empires_1.data import (
    ATTACK,
    BROOD,
    DICE_SUCCESS,
    DRONE,
    MACE,
    MILLERS,
    RECRUITMENT,
    REPELLENT,
    STORAGE,
    SUICIDE_BOMBERS,
    VIRGIN_QUEEN,
    Ants,
    Area,
    Task,
)
from formicarium.games.hidden_empires_1.questions.colony import NEST_DEFENDERS
from formicarium.games.hidden_empires_1.questions.points import points, total
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.texts.message import Seat

ANT = 2.5  # what it takes to raise one, and to wait for it
COST: dict[str, float] = dict(zip(BROOD, (1.3, 1.3, 2.3, 2.3, 3.0, 4.0, 5.5, 3.0), strict=True))
COST |= {VIRGIN_QUEEN: 6.5, DRONE: 4.0}
READY = 6.0  # more for who would let a rival win in this game turn
QUEEN, SPARE_QUEEN = 16.0, 4.0  # the last queen of a colony with a long way to go; another
LONG_WAY = 7  # game turns
FOOD = 0.8  # carried home: not all of it can be used
SIX = 6  # sides of a die
CHEMICALS = (MACE, REPELLENT, RECRUITMENT)


class Clash(NamedTuple):
    """What is expected of a fight."""

    attackers: float  # left over
    lost: float
    killed: float


def share(card: str) -> float:
    """How often a die of this Trait succeeds."""
    return sum(1 for face in range(1, SIX + 1) if face in DICE_SUCCESS[card]) / SIX


def each(s: Empires, seat: Seat) -> float:
    """Combat points of a worker that attacks."""
    return points(s, seat, ATTACK, 0, defending=False)


def outside(s: Empires, seat: Seat, area: Area) -> list[tuple[Task, Ants]]:
    """HE1-COMB-04."""
    return posts_in(s, seat, area)


def inside(s: Empires, seat: Seat) -> list[tuple[Task, Ants]]:
    """HE1-NATT-04."""
    found = [(task, chamber(s, task)[seat]) for task in NEST_DEFENDERS]
    if MILLERS in s.traits[seat]:
        found.append((STORAGE, (0, 0, s.storage[seat][2])))
    return found


def clash(
    s: Empires, seat: Seat, ants: float, strength: float, victim: Seat, places: list[tuple[Task, Ants]]
) -> Clash:
    """HE1-COMB-05 to -13: attackers of a total strength against those at some places."""
    number = float(sum(sum(there) for _, there in places))
    if not number or ants <= 0:
        return Clash(ants, 0.0, 0.0)
    defence = float(total(s, victim, places, defending=True))
    for card in CHEMICALS:
        if card in s.traits[seat]:
            gone = min(number, share(card) * ants)
            defence *= 1 - gone / number
            number -= gone
            if card == RECRUITMENT:
                strength += gone * each(s, victim)
    left = ants
    if SUICIDE_BOMBERS in s.traits[victim]:
        hit = min(1.0, number / ants)
        left, strength, defence = ants * (1 - hit), strength * (1 - hit), defence / 2
    if strength <= defence:
        return Clash(0.0, ants, min(number, number * strength / defence if defence else number))
    survivors = left * (1 - defence / strength)
    return Clash(survivors, ants - survivors, number)


# Storming a nest


def prizes(o: Outlook, victim: Seat) -> list[tuple[float, str]]:
    """What can be carried off, by what its loss is worth to this colony, the dearest first."""
    sheet, weight, ends = o.view.sheets[victim], o.weight(victim), o.could_end(victim)
    there = dict(zip(map(str, BROOD), sheet.brood, strict=True))
    there |= {VIRGIN_QUEEN: sheet.virgin_queens, DRONE: sheet.drones}
    found: list[tuple[float, str]] = []
    for kind, count in there.items():
        ready = READY if ends and kind in (VIRGIN_QUEEN, DRONE, "pupa_large", "pupa_m") else 0.0
        found += [(FOOD + weight * (COST[kind] + ready), kind)] * count
    return sorted(found, key=lambda prize: -prize[0])


def queen_worth(o: Outlook, victim: Seat) -> float:
    """What a dead mother queen is worth."""
    queens = o.view.sheets[victim].queens
    if not queens:
        return 0.0
    price = QUEEN if queens == 1 else SPARE_QUEEN
    return o.weight(victim) * price * min(1.0, o.turns / LONG_WAY)


def kill_chance(hunters: float) -> float:
    """HE1-NATT-10: at least one 1."""
    missed: float = (5 / SIX) ** max(0.0, hunters)
    return 1.0 - missed


def plunder(o: Outlook, victim: Seat, ants: float) -> tuple[float, int]:
    """HE1-NATT-07, -10: what survivors in a nest can bring, and how many of them carry something."""
    queen = queen_worth(o, victim)
    best, carriers, carried = queen * kill_chance(ants), 0, 0.0
    for number, (prize, _) in enumerate(prizes(o, victim)[: int(ants)], 1):
        carried += prize
        if carried + queen * kill_chance(ants - number) > best:
            best, carriers = carried + queen * kill_chance(ants - number), number
    return best, carriers


def storm_gain(o: Outlook, victim: Seat, area: Area, ants: int, strength: float) -> float:
    """First those outside, then those inside, then the booty; dead attackers feed the nest (HE1-NATT-08)."""
    s, weight = o.s, o.weight(victim)
    first = clash(s, o.seat, ants, strength, victim, outside(s, victim, area))
    if first.attackers < 1:
        return ANT * (weight * first.killed - first.lost)
    power = strength * first.attackers / ants
    second = clash(s, o.seat, first.attackers, power, victim, inside(s, victim))
    gain = ANT * (weight * (first.killed + second.killed) - first.lost - second.lost)
    gain -= weight * second.lost
    return gain + (plunder(o, victim, second.attackers)[0] if second.attackers >= 1 else 0.0)
