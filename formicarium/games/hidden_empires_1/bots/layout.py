"""Who goes where in Assign Tasks: the whole colony is laid out at once, then walked to piece by piece.

The layout depends on nothing that task moves change, so that every question of the step finds the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from formicarium.games.hidden_empires_1.ants import plus
from formicarium.games.hidden_empires_1.bots.defence import garrison
from formicarium.games.hidden_empires_1.bots.outlook import Outlook
from formicarium.games.hidden_empires_1.bots.raids import best_raid
from formicarium.games.hidden_empires_1.data import (
    ATTACK,
    BIVOUAC,
    BIVOUAC_SIZE,
    BUILDERS,
    FORAGE,
    GUARDS,
    NO_ANTS,
    NOWHERE,
    NURSES,
    PATROL,
    PLANT_HOUSE,
    PORTERS,
    PREY,
    RESERVES,
    SCOUT,
    SPECIALIST_FORAGERS,
    Ants,
    Area,
    Task,
)
from formicarium.games.hidden_empires_1.markers import kind_at
from formicarium.texts.message import Message, message

LAST_TURNS = 2  # game turns from the end
FOLLOWERS = 2  # reservists worth keeping for each scout


class Spot(NamedTuple):
    """An area with a task, or a chamber."""

    area: Area
    task: Task


AIMS = {
    FORAGE: "why-forage-found",
    PATROL: "why-guard",
    ATTACK: "why-raid",
    SCOUT: "why-scout",
    BUILDERS: "why-build",
    RESERVES: "why-reserve",
}
HOME_NURSES, HOME_BUILDERS, HOME_RESERVES = (Spot(NOWHERE, task) for task in (NURSES, BUILDERS, RESERVES))


@dataclass(slots=True)
class Layout:
    """Ants by spot, and what they are there for."""

    ants: dict[Spot, Ants] = field(default_factory=dict)
    aims: dict[Spot, Message] = field(default_factory=dict)


class Staff:
    """Ants are given out one job after another, as long as there are any."""

    def __init__(self, free: int) -> None:
        self.free = free
        self.counts: dict[Spot, int] = {}
        self.aims: dict[Spot, Message] = {}

    def send(self, spot: Spot, count: int, aim: str, /, **facts: int) -> None:
        count = min(count, self.free)
        if count > 0:
            self.counts[spot] = self.counts.get(spot, 0) + count
            where = {"area": spot.area} if spot.area else {}  # what a chamber is for need not be said
            self.aims.setdefault(spot, message(aim, **where, **facts))
            self.free -= count

    def shift(self, start: Spot, end: Spot, count: int) -> None:
        """So many go to another spot than they would have gone to."""
        count = min(count, self.counts.get(start, 0))
        self.counts[start] = self.counts.get(start, 0) - count
        self.free += count
        self.send(end, count, AIMS[end.task])


def lay_out(o: Outlook) -> Layout:
    """Nurses and builders first, then a raid if one pays, then the watch, foragers, scouts, guards."""
    staff = Staff(sum(o.movable))
    staff.send(HOME_NURSES, o.nurses, "why-nurse")
    staff.send(HOME_BUILDERS, builders(o), "why-build")
    nurses, diggers = staff.counts.get(HOME_NURSES, 0), staff.counts.get(HOME_BUILDERS, 0)
    room = max(0, o.room(nurses, diggers))
    nest = o.s.nests[o.seat]
    guard, home = max(0, o.guard + o.wits.watch), 0
    if o.wits.guards:
        guard, home = garrison(o, staff.free, room, nurses + diggers)
    raid = best_raid(o, staff.free - min(guard, staff.free // 3), room) if o.wits.raids else None
    if raid is not None:
        task = SCOUT if raid.reserves else ATTACK
        staff.send(Spot(raid.area, task), raid.ants, "why-raid")
        staff.send(HOME_RESERVES, raid.reserves, "why-follow-up")
    gate = Spot(nest, PATROL)
    if o.s.ground.bit[nest] & o.land.tasks.patrol:
        staff.send(gate, guard, "why-watch")
    staff.send(HOME_RESERVES, home - staff.counts.get(HOME_RESERVES, 0), "why-reserve")
    wanted = max(0, o.appetite(nurses, diggers))
    spread = o.land.spread(staff.free, wanted, o.turns <= LAST_TURNS)
    sources = {source.area: source for source in o.land.sources}
    for area, count in spread.foragers.items():
        food = sources[area].food(count)
        staff.send(Spot(area, FORAGE), count, "why-forage", count=count, food=food, need=wanted)
    for area in spread.scouts:
        staff.send(Spot(area, SCOUT), 1, "why-scout")
    room -= staff.counts.get(HOME_RESERVES, 0)
    staff.send(HOME_RESERVES, min(room, FOLLOWERS * len(spread.scouts)), "why-follow-up")
    place_idle(o, staff, gate, room, "why-reserve-fed" if spread.food >= wanted else "why-reserve")
    if o.wits.shift is not None:
        start, end, count = o.wits.shift
        staff.shift(Spot(*start), Spot(*end), count)
    return Layout(castes(o, staff.counts), staff.aims)


def place_idle(o: Outlook, staff: Staff, gate: Spot, room: int, why: str) -> None:
    """Who is left over guards food beside the nest, waits in the nest, or keeps watch before it."""
    ground, tasks = o.s.ground, o.land.tasks
    foraged = [spot.area for spot in staff.counts if spot.task == FORAGE]
    near = [source.area for source in o.land.sources if source.distance == 1 and source.area not in foraged]
    for area in (*foraged, *near):
        if staff.free > 1 and ground.bit[area] & tasks.patrol:
            staff.send(Spot(area, PATROL), 1, "why-guard")
    staff.send(HOME_RESERVES, room - staff.counts.get(HOME_RESERVES, 0), why)
    if ground.bit[gate.area] & tasks.patrol:
        staff.send(gate, staff.free, "why-watch")
    for area in foraged:
        staff.send(Spot(area, FORAGE), staff.free, "why-forage")
    staff.send(HOME_BUILDERS, staff.free, "why-build")


def builders(o: Outlook) -> int:
    """As the forecast has it; a bivouac lives in its builders (HE1-CARD-bivouac-01)."""
    traits = o.sheet.traits
    if PLANT_HOUSE in traits:
        return 0
    if BIVOUAC in traits:
        inside = o.nurses + o.brood + o.sheet.virgin_queens + o.sheet.drones + o.fixed
        return max(1, -(-inside // BIVOUAC_SIZE))
    return max(0, o.prospect.first.builders + o.wits.builders)


# Castes


def castes(o: Outlook, counts: dict[Spot, int]) -> dict[Spot, Ants]:
    """Which castes go where: each where it is better than a worker, workers wherever they are left."""
    left, rest = list(o.movable), dict(counts)
    found = dict.fromkeys(counts, NO_ANTS)
    traits = o.sheet.traits

    def give(spot: Spot, caste: int, count: int) -> None:
        count = min(count, rest[spot], left[caste])
        if count > 0:
            ants = [0, 0, 0]
            ants[caste] = count
            found[spot] = plus(found[spot], (ants[0], ants[1], ants[2]))
            rest[spot] -= count
            left[caste] -= count

    foragers = [spot for spot in counts if spot.task == FORAGE]
    for spot in foragers:
        prey = SPECIALIST_FORAGERS in traits and kind_at(o.s, spot.area) == PREY
        far = PORTERS in traits and spot.area not in o.s.ground.near[o.s.nests[o.seat]]
        give(spot, 1, int(prey or far))
    fighters = [spot for spot in counts if spot.task in (ATTACK, PATROL)]
    for spot in fighters:
        give(spot, 2, counts[spot])
        if GUARDS in traits:
            give(spot, 1, counts[spot])
    for caste in (0, 1, 2):
        for spot in counts:
            give(spot, caste, rest[spot])
    return found
