"""Who stays at home: patrollers before the nest, ants in it, by what a rival could carry off (HE1-NATT)."""

from __future__ import annotations

from typing import NamedTuple

from formicarium.games.hidden_empires_1.ants import census, chamber
from formicarium.games.hidden_empires_1.bots.dangers import AT_HOME, rivals, threat
from formicarium.games.hidden_empires_1.bots.forecast import crop
from formicarium.games.hidden_empires_1.bots.outlook import Outlook
from formicarium.games.hidden_empires_1.bots.warfare import ANT, COST, FOOD
from formicarium.games.hidden_empires_1.data import (
    ATTACK,
    BROOD,
    DRONE,
    PATROL,
    RESERVES,
    VIRGIN_QUEEN,
)
from formicarium.games.hidden_empires_1.questions.colony import SHEET, nest_size, space_used
from formicarium.games.hidden_empires_1.questions.points import points

MOST_GUARDS, MOST_RESERVES = 3, 6
SLIPS_IN = 5 / 6  # a scout past one patroller
WORTH_A_RAID = 3.0  # food more than the raiders' work, or nobody comes
UNLIKELY = 0.2  # how often somebody comes although it does not pay
FEAR = 0.7  # how often somebody comes if it does


class Garrison(NamedTuple):
    guards: int  # patrollers before the nest
    reserves: int  # in it


class Raiders(NamedTuple):
    """What a rival could bring before the nest in its next turn."""

    ants: int  # if nobody patrols there
    followers: int  # past patrollers: a scout, and the Reserves after it
    each: float  # combat points


def raiders(o: Outlook) -> list[Raiders]:
    found: list[Raiders] = []
    s, seat = o.s, o.seat
    for other in rivals(s, seat):
        if not threat(s, seat, other, s.nests[seat]):
            continue
        ants = sum(census(s, other)) - sum(sum(chamber(s, task)[other]) for task in SHEET if task in AT_HOME)
        room = nest_size(s, other) - space_used(s, other) + sum(chamber(s, RESERVES)[other])
        each = points(s, other, ATTACK, 0, defending=False)
        found.append(Raiders(ants, min(ants, max(0, room) + 1), each))
    return found


def garrison(o: Outlook, free: int, room: int, inside: int) -> Garrison:
    """What costs least, in work that is left undone and in brood that may be lost."""
    coming = raiders(o)
    if not coming:
        return Garrison(0, 0)
    wares = prizes(o)
    best, least = Garrison(0, 0), float("inf")
    for guards in range(min(MOST_GUARDS, free) + 1):
        for reserves in range(min(MOST_RESERVES, free - guards, room) + 1):
            cost = crop(o.yields, free) - crop(o.yields, free - guards - reserves)
            cost += max(expected_loss(o, each, guards, inside + reserves, wares) for each in coming)
            if cost < least:
                best, least = Garrison(guards, reserves), cost
    return best


def prizes(o: Outlook) -> list[float]:
    """What raiders would find, the dearest first."""
    sheet = o.sheet
    brood = zip(map(str, BROOD), sheet.brood, strict=True)
    found = [COST[kind] for kind, count in brood for _ in range(count)]
    found += [COST[VIRGIN_QUEEN]] * sheet.virgin_queens + [COST[DRONE]] * sheet.drones
    return sorted(found, reverse=True)


def expected_loss(o: Outlook, coming: Raiders, guards: int, inside: int, wares: list[float]) -> float:
    """HE1-NATT-04 to -07: in food, if these come against so many before and in the nest."""
    ants = coming.followers if guards else coming.ants
    defence = guards * points(o.s, o.seat, PATROL, 0, defending=True)
    defence += inside * points(o.s, o.seat, RESERVES, 0, defending=True)
    strength = ants * coming.each
    if strength <= defence:
        return 0.0
    survivors = ants * (1 - defence / strength)
    carried = wares[: int(survivors)]
    dead = ANT * (guards + inside)
    gain = sum(carried) + dead + FOOD * len(carried) - ANT * (ants - survivors) - ants * FOOD
    chance = (FEAR if gain > WORTH_A_RAID else UNLIKELY) * SLIPS_IN**guards
    return chance * (sum(carried) + dead)
