"""Attacks: where to strike with how many, whom, and what to carry home (HE1-COMB, HE1-NATT)."""

from __future__ import annotations

from typing import NamedTuple

from formicarium.core.bot import Choice
from formicarium.core.decision import Decision
from formicarium.games.hidden_empires_1.answers import DONE, PLAY, YES
from formicarium.games.hidden_empires_1.ants import ants_at, in_area
from formicarium.games.hidden_empires_1.bots.forecast import crop
from formicarium.games.hidden_empires_1.bots.offers import offered
from formicarium.games.hidden_empires_1.bots.outlook import Outlook
from formicarium.games.hidden_empires_1.bots.warfare import (
    ANT,
    FOOD,
    clash,
    outside,
    plunder,
    prizes,
    queen_worth,
    storm_gain,
)
from formicarium.games.hidden_empires_1.data import ATTACK, CASTES, PATROL, SLAVE_MAKERS, Ants, Area
from formicarium.games.hidden_empires_1.ground import areas_of
from formicarium.games.hidden_empires_1.moves import AttackArea, AttackPlayer, CarryOff, Plunder
from formicarium.games.hidden_empires_1.questions.points import total
from formicarium.games.hidden_empires_1.questions.sides import attackers, nest_open
from formicarium.texts.message import Seat, SeatName, message

PROFIT = 3.0  # no attack for less than this, in food
LEAST = 2  # ants
WORK = 1.0  # what a unit of food is worth that the fighters would have found
SURVIVES = 5 / 6  # a scout, one patroller's die
SIEGE = 6.0  # strangers on the own nest area
BESIDE = 1.0  # strangers beside the own nest
BLOCKED = 1.5  # patrollers on food that could be foraged


class Raid(NamedTuple):
    """An area to be attacked, with how many ants."""

    area: Area
    victim: Seat
    ants: int
    reserves: int  # to follow a scout
    gain: float


def strength_of(o: Outlook, ants: Ants) -> int:
    """Combat points of own ants that attack."""
    return total(o.s, o.seat, [(ATTACK, ants)], defending=False)


def victims(o: Outlook, area: Area) -> list[Seat]:
    """Who can be attacked in an area."""
    return [other for other in o.others if in_area(o.s, other, area) or nest_open(o.s, other, area)]


def gain_of(o: Outlook, victim: Seat, area: Area, ants: int, strength: float) -> float:
    """What an attack with so many brings; in the open dead opponents are food (HE1-COMB-15)."""
    if nest_open(o.s, victim, area):
        return storm_gain(o, victim, area, ants, strength)
    found = clash(o.s, o.seat, ants, strength, victim, outside(o.s, victim, area))
    gain = ANT * (o.weight(victim) * found.killed - found.lost) + FOOD * min(found.attackers, found.killed)
    return gain + nuisance(o, victim, area) if found.attackers >= 1 else gain


def nuisance(o: Outlook, victim: Seat, area: Area) -> float:
    """How much strangers in an area are in the way."""
    nests = o.s.nest_areas(o.seat)
    if area in nests:
        return SIEGE
    beside = BESIDE if any(area in o.s.ground.near[nest] for nest in nests) else 0.0
    blocked = area in o.s.markers and any(ants_at(o.s, victim, area, PATROL))
    return beside + (BLOCKED if blocked else 0.0)


def best_raid(o: Outlook, free: int, room: int) -> Raid | None:
    """Where an attack is worth more than a turn's work of all who are needed.

    Past patrollers only a scout gets in; if it lives, the Reserves follow (HE1-SCOUT-02, -15).
    """
    ground, land = o.s.ground, o.land
    each = strength_of(o, o.movable) / max(1, sum(o.movable))
    open_ = land.safe & land.tasks.attack
    guarded = land.reach & ~land.safe & land.patrols
    found: list[Raid] = []
    for area in areas_of(ground, open_ | guarded):
        scouted = not ground.bit[area] & open_
        most = min(free, room + 1) if scouted else free
        for victim in victims(o, area):
            patrol = sum(ants_at(o.s, victim, area, PATROL)) if scouted else 0
            if scouted and not (patrol and nest_open(o.s, victim, area)):
                continue
            for ants in sorted({most, most * 3 // 4, most // 2, most // 3}):
                if ants < LEAST:
                    continue
                gain = gain_of(o, victim, area, ants, each * ants) * SURVIVES**patrol
                gain -= WORK * (crop(o.yields, free) - crop(o.yields, free - ants))
                if gain > PROFIT - o.wits.zeal:
                    force = (1, ants - 1) if scouted else (ants, 0)
                    found.append(Raid(area, victim, *force, gain))
    ranked = sorted(found, key=lambda raid: -raid.gain)
    return ranked[o.wits.raid] if o.wits.raid < len(ranked) else None


def attack_area(o: Outlook, decision: Decision) -> Choice:
    """The most promising first."""
    areas = offered(decision, AttackArea)

    def promise(move: AttackArea) -> float:
        ants = ants_at(o.s, o.seat, move.area, ATTACK)
        gains = [gain_of(o, v, move.area, sum(ants), strength_of(o, ants)) for v in victims(o, move.area)]
        return max(gains, default=0.0)

    best = max(areas, key=promise)
    return Choice(best, message("why-attack-area", area=best.area))


def attack_target(o: Outlook, decision: Decision) -> Choice:
    area = o.view.focus
    ants = ants_at(o.s, o.seat, area, ATTACK)
    seats = offered(decision, AttackPlayer)
    best = max(seats, key=lambda move: gain_of(o, move.seat, area, sum(ants), strength_of(o, ants)))
    return Choice(best, message("why-attack-target", seat=SeatName(best.seat)))


def carry_off(o: Outlook, decision: Decision) -> Choice:
    """HE1-COMB-15: before a nest that can be stormed all stay; else the dead are carried home."""
    fight = o.view.fight
    assert fight is not None
    own = fight.attacker == o.seat
    dead = fight.dead_defenders + fight.dead_recruits if own else fight.dead_attackers
    if own and nest_open(o.s, fight.defender, fight.area):
        ants = attackers(o.s)
        if storm_gain(o, fight.defender, fight.area, sum(ants), strength_of(o, ants)) > 0:
            return Choice(DONE, message("why-storm", seat=SeatName(fight.defender)))
    carry = [move for move in offered(decision, CarryOff) if move.count <= dead]
    if not dead or not carry or o.hunger <= 0:
        return Choice(DONE, message("why-carry-no-more"))
    best = max(carry, key=lambda move: (move.caste == CASTES[0], move.count))
    return Choice(best, message("why-carry"))


def plunder_nest(o: Outlook, decision: Decision) -> Choice:
    """The dearest first, as long as carrying is worth more than hunting the queen."""
    fight = o.view.fight
    assert fight is not None
    victim = fight.defender
    if PLAY[(SLAVE_MAKERS,)] in decision.options:
        return Choice(PLAY[(SLAVE_MAKERS,)], message("why-play-plunder", card=SLAVE_MAKERS))
    takes = offered(decision, Plunder)
    repletes = [move for move in takes if move.take == "replete"]
    if repletes:
        best = max(repletes, key=lambda move: move.count)
        return Choice(best, message("why-plunder", seat=SeatName(victim)))
    ants = sum(attackers(o.s))
    carriers = plunder(o, victim, ants)[1]
    found = prizes(o, victim)
    if carriers and found:
        kind = found[0][1]
        slaves = [move for move in takes if kind == "pupa_small" and move.take == "pupa_slave"]
        best = max(
            slaves or [move for move in takes if move.take == kind],
            key=lambda move: (move.count <= carriers, move.count),
        )
        return Choice(best, message("why-plunder", seat=SeatName(victim)))
    dead = [move for move in takes if move.take == "dead"]
    if dead and o.hunger > 0 and not queen_worth(o, victim):
        return Choice(max(dead, key=lambda move: move.count), message("why-carry"))
    return Choice(DONE, message("why-carry-no-more"))


def queen_hunt(o: Outlook, decision: Decision) -> Choice:
    """One attempt costs nothing."""
    return Choice(YES, message("why-hunt"))
