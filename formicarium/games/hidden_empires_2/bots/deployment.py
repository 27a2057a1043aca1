"""Who goes where in the move step: the whole colony is laid out at once, then walked to piece by piece.

The layout depends on nothing that redeploying changes, so that every question of the stage finds the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from formicarium.games.hidden_empires_2.bots.raids import best_raid
from formicarium.games.hidden_empires_2.colony import nest_size, plus, stack_of
from formicarium.games.hidden_empires_2.data import (
    BIVOUAC,
    BUILDERS,
    BUS,
    CASTE_INDEX,
    CASTES,
    MAJOR,
    MEDIA,
    NO_ANTS,
    NURSES,
    PLANT_HOUSE,
    PORTERS,
    RESERVES,
    SPECIALIST_FORAGERS,
    UNLIMITED,
    WORKER,
    Area,
    Caste,
    Place,
    Stack,
)
from formicarium.games.hidden_empires_2.planning.land import Ground, Spread, spread_of, steps_from, survey
from formicarium.games.hidden_empires_2.planning.outlook import ALL_WITS, Outlook
from formicarium.games.hidden_empires_2.tokens import kind_at

WATCH = 2  # patrollers before a nest that others can get at
DANGER = 3  # ants that make a neighbour a threat


@dataclass(slots=True)
class Deployment:
    """Ants by place, and what the places are for: a key of a reason."""

    stacks: dict[Place, Stack] = field(default_factory=dict)
    aims: dict[Place, str] = field(default_factory=dict)


def deploy(o: Outlook) -> Deployment:
    """Nurses and builders first, then a raid if one pays, then guards, foragers and scouts."""
    counts: dict[Place, int] = {}
    found = Deployment()
    free = sum(o.movable)

    def send(place: Place, count: int, aim: str) -> None:
        nonlocal free
        count = min(count, free)
        if count > 0:
            counts[place] = counts.get(place, 0) + count
            found.aims.setdefault(place, aim)
            free -= count

    send(NURSES, wanted_nurses(o), "why-nurse")
    send(BUILDERS, wanted_builders(o), "why-build")
    room = nest_room(o, counts.get(NURSES, 0), counts.get(BUILDERS, 0)) if o.options.advanced else 0
    ground = lean(o, survey(o.s, o.seat, o.base, o.turns, o.medias))
    raid = best_raid(o, free, room) if o.wits.raids else None
    if raid is not None:
        send(raid.area, raid.ants, "why-raid")
        send(RESERVES, raid.reserves, "why-reserve")
    way = spy(o, ground)
    if way and o.options.death_to_the_queen and not raid:
        send(way, 1, "why-spy")
    nest = o.s.nests[o.seat][0]
    send(nest, watch(o), "why-watch")
    need = o.appetite(counts.get(NURSES, 0), counts.get(BUILDERS, 0)) - o.colony.food
    spread = spread_of(ground, free, need)
    for area, count in spread.ants.items():
        send(area, count, aim_of(o, spread, area))
    if o.options.advanced:
        if way:
            send(way, 1, "why-spy")
        for area in spread.foragers:
            if kind_at(o.s, area) != "prey":
                send(area, 1, "why-guard")
        send(RESERVES, room - counts.get(RESERVES, 0), "why-reserve")
        for number, area in enumerate(spread.foragers):
            send(area, -(-free // (len(spread.foragers) - number)), "why-guard")
    send(nest, free, "why-wait")
    found.stacks = castes(o, counts, spread.paths)
    return found


def lean(o: Outlook, ground: Ground) -> Ground:
    """The land as this player sees and likes it."""
    wits = o.wits
    if wits == ALL_WITS:
        return ground
    tastes = wits.tastes or (1.0,)
    spots = tuple(
        spot._replace(gain=spot.gain * tastes[number % len(tastes)] * (wits.news if spot.hidden else 1.0))
        for number, spot in enumerate(ground.spots)
        if spot.steps <= wits.steps
    )
    return ground._replace(spots=spots)


def aim_of(o: Outlook, spread: Spread, area: Area) -> str:
    if area in spread.foragers:
        return "why-forage"
    return "why-explore" if area in o.s.face_down else "why-path"


def spy(o: Outlook, ground: Ground) -> Area | None:
    """The next area on the way to the nearest foreign nest, unless somebody is beside it already."""
    steps = steps_from(tuple(nest for other in o.others for nest in o.s.nests[other]))
    near = min((area for area, _ in ground.limits), key=lambda area: (max(1, steps[area]), area))
    return near if steps[near] < min(steps[area] for area in o.base) else None


def wanted_nurses(o: Outlook) -> int:
    """HE2-CHECK-04, HE2-NEST-18: one for ten; without a queen they lay eggs."""
    if o.s.queens[o.seat]:
        return o.nurses
    return max(o.nurses, sum(o.movable) // 3)


def wanted_builders(o: Outlook) -> int:
    s, seat = o.s, o.seat
    if s.has(seat, PLANT_HOUSE):
        return 0
    if s.has(seat, BIVOUAC):
        inside = o.nurses + o.brood + o.colony.princesses + o.colony.males + o.colony.fixed
        return max(1, -(-inside // o.options.bivouac_size_per_builder))
    return max(0, o.prospect.builders + o.wits.builders)


def nest_room(o: Outlook, nurses: int, builders: int) -> int:
    """HE2-CHECK-03: how many reservists fit in."""
    size = nest_size(o.s, o.seat)
    if o.s.has(o.seat, BIVOUAC):
        size = o.options.bivouac_size_per_builder * builders
    return size - nurses - o.brood - o.colony.princesses - o.colony.males - o.colony.fixed


def watch(o: Outlook) -> int:
    """Ants to be set to patrol before the nest, so that nobody but a scout can get in."""
    if not o.options.advanced:
        return 0
    calm = all(o.threat(other) <= DANGER for other in o.others)
    return max(0, o.wits.watch + (0 if calm else WATCH + o.could_end(o.seat)))


def castes(o: Outlook, counts: dict[Place, int], paths: Iterable[Area]) -> dict[Place, Stack]:
    """Which castes go where: each where it is better than a worker, workers wherever they are left."""
    left = dict(zip(CASTES, o.movable, strict=True))
    stacks = dict.fromkeys(counts, NO_ANTS)
    rest = dict(counts)

    def give(place: Place, caste: Caste, count: int) -> None:
        count = min(count, rest.get(place, 0), left[caste])
        if count > 0:
            stacks[place] = plus(stacks[place], stack_of(caste, count))
            rest[place] -= count
            left[caste] -= count

    for chamber in (NURSES, BUILDERS):
        give(chamber, WORKER, UNLIMITED)
    if o.s.has(o.seat, SPECIALIST_FORAGERS):
        for place in counts:
            if kind_at(o.s, Area(place)) == "prey":
                give(place, MEDIA, UNLIMITED)
    for place in paths:
        if o.s.has(o.seat, PORTERS):
            give(place, MEDIA, 1)
        if o.s.has(o.seat, BUS):
            give(place, MAJOR, 1 - stacks[place][CASTE_INDEX[MAJOR]])
    for caste in reversed(CASTES):
        for place in counts:
            give(place, caste, rest[place])
    return stacks
