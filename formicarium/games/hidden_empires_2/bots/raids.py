"""Attacks: when to raid a nest, what to fight for, what to take along (HE2-COMBAT, HE2-INVADE)."""

from __future__ import annotations

from typing import NamedTuple

from formicarium.core.bot import Choice
from formicarium.core.decision import Decision
from formicarium.games.hidden_empires_2.bots.warfare import (
    attack_gain,
    booty,
    plunder,
    raid_gain,
    strength_of,
)
from formicarium.games.hidden_empires_2.colony import plus
from formicarium.games.hidden_empires_2.data import NO_ANTS, PUPA_SMALL, RESERVES, Area
from formicarium.games.hidden_empires_2.moves import (
    DONE,
    NO,
    YES,
    Attack,
    CaptureRepletes,
    Enslave,
    PickBrood,
    choose_count,
)
from formicarium.games.hidden_empires_2.planning.forecast import crop
from formicarium.games.hidden_empires_2.planning.offers import highest, offered
from formicarium.games.hidden_empires_2.planning.outlook import Outlook
from formicarium.games.hidden_empires_2.questions.battle import attackers, battle_of
from formicarium.games.hidden_empires_2.steps.scatter import unprotected
from formicarium.texts.message import Seat, SeatName, message

PROFIT = 2.0  # no attack for less than this, in food
LEAST_RAID = 3  # ants
UNSEEN = 1 / 2  # a patroller's die that does not find a scout
PACK = 4  # hunters enough for a queen


class Raid(NamedTuple):
    """A nest to be attacked, with how many ants."""

    area: Area
    ants: int
    reserves: int  # to follow a scout
    gain: float


def best_raid(o: Outlook, free: int, room: int) -> Raid | None:
    """A nest within reach that is worth more than a turn's work of all who are needed.

    Past patrollers only a scout gets in; if it is not found, the Reserves follow (HE2-SCOUT-02, -09).
    """
    if not o.options.advanced:
        return None
    each = strength_of(o, o.movable) / max(1, sum(o.movable))
    best: Raid | None = None
    for victim in o.others:
        for nest in o.s.nests[victim]:
            if nest not in o.reachable:
                continue
            patrol = sum(o.s.patrols[victim].get(nest, NO_ANTS))
            scouted = patrol > 0 and nest not in o.base
            most = min(free, room + 1) if scouted else free
            for ants in (most // 2, 3 * most // 4, most):
                if ants < LEAST_RAID:
                    continue
                gain = raid_gain(o, victim, nest, ants, each * ants) * (UNSEEN**patrol if scouted else 1)
                gain -= crop(o.yields, free) - crop(o.yields, free - ants)
                if gain > (PROFIT - o.wits.zeal if best is None else best.gain):
                    best = Raid(nest, 1, ants - 1, gain) if scouted else Raid(nest, ants, 0, gain)
    return best


def storm(o: Outlook, nest: Area, victim: Seat) -> int:
    """HE2-SCOUT-09: an unseen scout before a foreign nest lets the Reserves in, if they can take it."""
    reserves = o.s.ants[o.seat].get(RESERVES, NO_ANTS)
    army = plus(reserves, o.s.ants[o.seat].get(nest, NO_ANTS))
    return sum(reserves) if raid_gain(o, victim, nest, sum(army), strength_of(o, army)) > PROFIT else 0


def attack(o: Outlook, decision: Decision) -> Choice:
    """The battle that brings most, if any brings enough."""
    best, most = None, PROFIT
    for move in offered(decision, Attack) if o.wits.raids else ():
        gain = attack_gain(o, move.area, move.defender)
        if gain > most:
            best, most = move, gain
    if best is None:
        return Choice(DONE, message("why-peace"))
    nest = o.options.advanced and best.area in o.s.nests[best.defender]
    key = "why-attack-nest" if nest else "why-attack"
    return Choice(best, message(key, area=best.area, seat=SeatName(best.defender)))


def invade(o: Outlook, decision: Decision) -> Choice:
    """HE2-INVADE-01: having won before the nest, in if those inside can be beaten too."""
    victim, own = battle_of(o.s).defender, attackers(o.s)
    if raid_gain(o, victim, battle_of(o.s).area, sum(own), strength_of(o, own)) > 0:
        return Choice(YES, message("why-invade", seat=SeatName(victim)))
    return Choice(NO, message("why-not-invade", seat=SeatName(victim)))


def carry(o: Outlook, decision: Decision) -> Choice:
    """The dearest brood first, as long as carrying is worth more than hunting the queen."""
    victim = battle_of(o.s).defender
    repletes = offered(decision, CaptureRepletes)
    if repletes and not o.options.death_to_the_queen:
        return Choice(repletes[-1], message("why-capture", seat=SeatName(victim)))
    carriers = plunder(o, victim, sum(attackers(o.s)))[1]
    if not carriers:
        return Choice(DONE, message("why-carry-no-more"))
    kind = booty(o, victim)[0][1]
    count = min(carriers, unprotected(o.s, victim, kind))
    if kind == PUPA_SMALL and Enslave(count) in decision.options:
        return Choice(Enslave(count), message("why-enslave", seat=SeatName(victim)))
    return Choice(PickBrood(kind, count), message("why-carry", brood=kind))


def hunt_queen(o: Outlook, decision: Decision) -> Choice:
    """HE2-INVADE-11: all after one queen, unless there are hunters enough for more."""
    queens = max(1, min(highest(decision).count, sum(attackers(o.s)) // PACK))
    return Choice(choose_count(queens), message("why-hunt"))
