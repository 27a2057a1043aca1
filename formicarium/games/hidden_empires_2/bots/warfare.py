"""What a battle or a raid on a nest costs and brings on average, in food (HE2-COMBAT, HE2-INVADE)."""

from __future__ import annotations

from typing import NamedTuple

from formicarium.games.hidden_empires_2.colony import plus, standing
from formicarium.games.hidden_empires_2.data import (
    BLOCKERS,
    BUILDERS,
    CASTE_INDEX,
    MACE,
    MAJOR,
    NEIGHBOURS,
    NO_ANTS,
    NURSES,
    PUPA_LARGE,
    PUPA_M,
    RECRUITMENT,
    REPELLENT,
    RESERVES,
    STORAGE,
    SUICIDE_BOMBERS,
    Area,
    Brood,
    Stack,
)
from formicarium.games.hidden_empires_2.planning import prices
from formicarium.games.hidden_empires_2.planning.outlook import Outlook
from formicarium.games.hidden_empires_2.questions.battle import millers, points, worth
from formicarium.games.hidden_empires_2.steps.scatter import unprotected
from formicarium.games.hidden_empires_2.tokens import is_food, value
from formicarium.texts.message import Seat

IDLE_FIGHTER = 0.4  # the work of one turn that an attacker in the open misses
READY = 6.0  # more for a pupa without which a rival cannot win in this game turn
QUEEN = 14.0  # the last queen of a colony with a long way to go
SPARE_QUEEN = 4.0
LONG_WAY = 6  # game turns
WINS = 100.0  # a queen whose death wins the game
NUISANCE = 3.0  # strangers on the own nest area
BESIDE = 1.0  # strangers next to the own nest
LAND = 0.3  # a turn's food of a token for oneself alone
SOON = 4  # game turns in which that counts
ESCAPE = 0.5  # defenders that scatter
BLOCKED = 3.5  # attackers that a blocker sends home
SENT_AWAY = {MACE: 2 / 3, RECRUITMENT: 1 / 3, REPELLENT: 1 / 2}  # defenders that a die removes


class Fight(NamedTuple):
    """What is expected of a battle."""

    survivors: float  # of the attacker
    losses: float  # of the attacker
    kills: float


def strength_of(o: Outlook, ants: Stack) -> int:
    """Combat points of own ants that attack."""
    return points(ants, worth(o.s.traits[o.seat], "attack"))


def fight(o: Outlook, attackers: float, strength: float, victim: Seat, defenders: Stack) -> Fight:
    """Attackers of a total strength against defenders, after the chemical traits of both."""
    number = sum(defenders)
    if not number:
        return Fight(attackers, 0.0, 0.0)
    defence = float(points(defenders, worth(o.s.traits[victim], "defense")))
    for trait, share in SENT_AWAY.items():
        if o.s.has(o.seat, trait):
            defence *= 1 - min(1.0, share * attackers / number)
    if o.s.has(victim, SUICIDE_BOMBERS):
        strength *= 1 - min(1.0, number / attackers)
    if strength <= defence:
        return Fight(0.0, attackers, min(number, strength))
    lost = attackers * defence / strength * (1 - ESCAPE / 2)
    return Fight(attackers - lost, lost, number * (1 - ESCAPE))


def inside(o: Outlook, victim: Seat) -> Stack:
    """HE2-INVADE-04: who defends a nest."""
    stack = millers(o.s, victim)
    for chamber in (RESERVES, NURSES, BUILDERS):
        stack = plus(stack, o.s.ants[victim].get(chamber, NO_ANTS))
    return stack


def booty(o: Outlook, victim: Seat) -> list[tuple[float, Brood]]:
    """Brood that can be carried off, by what its loss is worth to this colony, the dearest first."""
    weight, ends = o.weight(victim), o.could_end(victim)
    found: list[tuple[float, Brood]] = []
    for kind, price in prices.BROOD.items():
        ready = READY if ends and kind in (PUPA_LARGE, PUPA_M) else 0.0
        found += [(1.0 + weight * (price + ready), kind)] * max(0, unprotected(o.s, victim, kind))
    return sorted(found, reverse=True)


def queen_worth(o: Outlook, victim: Seat) -> float:
    if not o.s.queens[victim]:
        return 0.0
    if o.options.death_to_the_queen:
        return WINS
    price = QUEEN if o.s.queens[victim] == 1 else SPARE_QUEEN
    return o.weight(victim) * price * min(1.0, o.turns / LONG_WAY)


def kill_chance(hunters: float) -> float:
    """HE2-INVADE-11: at least one 1."""
    missed: float = (5 / 6) ** max(0.0, hunters)
    return 1.0 - missed


def plunder(o: Outlook, victim: Seat, ants: float) -> tuple[float, int]:
    """HE2-INVADE-10, -11: what survivors in a nest can bring, and how many of them carry brood."""
    prizes, queen = booty(o, victim), queen_worth(o, victim)
    best, carriers, carried = queen * kill_chance(ants), 0, 0.0
    for number, (prize, _) in enumerate(prizes[: int(ants)], 1):
        carried += prize
        total = carried + queen * kill_chance(ants - number)
        if total > best:
            best, carriers = total, number
    return best, carriers


def raid_gain(o: Outlook, victim: Seat, area: Area, attackers: int, strength: float) -> float:
    """HE2-COMBAT, HE2-INVADE: first those outside, then those inside, then the booty."""
    losses, kills, ants = 0.0, 0.0, float(attackers)
    for defenders in (standing(o.s, victim, area), inside(o, victim)):
        battle = fight(o, ants, strength * ants / attackers, victim, defenders)
        losses, kills, ants = losses + battle.losses, kills + battle.kills, battle.survivors
        if ants < 1:
            return -prices.ANT * losses
    if o.s.has(victim, BLOCKERS):
        ants -= BLOCKED * o.s.ants[victim].get(STORAGE, NO_ANTS)[CASTE_INDEX[MAJOR]]
    booty = plunder(o, victim, ants)[0] if ants >= 1 else 0.0
    return booty + prices.ANT * (o.weight(victim) * kills - losses)


def attack_gain(o: Outlook, area: Area, victim: Seat) -> float:
    """What it brings to attack with those who are there."""
    s = o.s
    own = s.ants[o.seat].get(area, NO_ANTS)
    attackers, strength = sum(own), strength_of(o, own)
    if area in s.nests[victim] and o.options.advanced and victim not in s.sealed:
        return raid_gain(o, victim, area, attackers, strength)
    battle = fight(o, attackers, strength, victim, standing(s, victim, area))
    if battle.survivors < 1:
        return -prices.ANT * battle.losses
    gain = prices.ANT * (o.weight(victim) * battle.kills - battle.losses) - IDLE_FIGHTER * attackers
    if is_food(s, area):
        gain += LAND * value(s, area) * min(SOON, o.turns)
    if o.options.advanced:
        for nest in s.nests[o.seat]:
            gain += NUISANCE if area == nest else BESIDE if area in NEIGHBOURS[nest] else 0.0
    return gain
