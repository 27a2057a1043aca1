"""What can be done in Assign Tasks (HE1-ASGN, HE1-CHK), read off the table."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from formicarium.core.decision import Move
from formicarium.games.hidden_empires_1.answers import ELIMINATE, END, PUT, TAKE
from formicarium.games.hidden_empires_1.ants import chamber, ordered_posts, standing
from formicarium.games.hidden_empires_1.data import (
    ATTACK,
    BIVOUAC,
    BIVOUAC_SIZE,
    BLOCKERS,
    BROOD,
    BROOD_PER_NURSE,
    BUILDERS,
    CASTES,
    DRONE,
    FORAGE,
    HARVESTERS,
    IDLE,
    MEDIA,
    MILLERS,
    MOST_MOVES,
    NO_ANTS,
    NOWHERE,
    NURSES,
    PATROL,
    REPLETES,
    RESERVES,
    SCOUT,
    STORAGE,
    TRAIL,
    VIRGIN_QUEEN,
    Ants,
    Area,
    Task,
)
from formicarium.games.hidden_empires_1.moves import Eliminate, PutAnts, TakeAnts
from formicarium.games.hidden_empires_1.pieces import Picked
from formicarium.games.hidden_empires_1.questions.colony import (
    counted_brood,
    nest_size,
    nurses_needed,
    space_used,
    worker_like,
)
from formicarium.games.hidden_empires_1.questions.movement import destinations
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.games.hidden_empires_1.state import Empires


# The checks


def excess(s: Empires, seat: Seat) -> int:
    """HE1-CHK-01: by how much the nest is too full."""
    over = space_used(s, seat) - nest_size(s, seat)
    return over if over > 0 else 0


def nurses_missing(s: Empires, seat: Seat) -> int:
    """HE1-CHK-04."""
    missing = nurses_needed(s, seat) - sum(s.nurses[seat])
    return missing if missing > 0 else 0


def is_idle(s: Empires, seat: Seat) -> bool:
    return bool(s.ants[seat]) and standing(s, seat).idle > 0


class Checks(NamedTuple):
    """What stands between a player and the end of Assign Tasks (HE1-ASGN-08).

    (A task that is not legal lapses at once, see LapseTasks; so nothing more can be wrong.)
    """

    excess: int
    missing: int
    idle: bool

    @property
    def passed(self) -> bool:
        return not (self.excess or self.missing or self.idle)


def checks(s: Empires, seat: Seat) -> Checks:
    return Checks(excess(s, seat), nurses_missing(s, seat), is_idle(s, seat))


def eliminations(s: Empires, seat: Seat, found: Checks) -> list[Eliminate]:
    """HE1-CHK-03, -06: what may be given up while a check fails."""
    if not found.excess and not found.missing:
        return []
    kinds: list[str] = []
    if counted_brood(s, seat):
        kinds = [kind for kind, count in zip(BROOD, s.brood[seat], strict=True) if count]
    if found.excess and s.stored[seat] and HARVESTERS in s.traits[seat]:
        kinds.append("stored_food")
    elif found.excess and not kinds and not could_leave(s, seat):
        kinds = [kind for kind, count in last_resort(s, seat).items() if count]
    return [ELIMINATE[(kind,)] for kind in kinds]


def could_leave(s: Empires, seat: Seat) -> bool:
    """Whether ants fill the nest that could go elsewhere."""
    inside = (worker_like(s, seat, task, chamber(s, task)[seat]) for task in (RESERVES, NURSES))
    return any(any(ants) for ants in inside)


def last_resort(s: Empires, seat: Seat) -> dict[str, int]:
    """HE1-CHK-06: reproductives, and ants that never leave the nest."""
    traits = s.traits[seat]
    return {
        VIRGIN_QUEEN: s.virgin_queens[seat],
        DRONE: s.drones[seat],
        "replete": s.storage[seat][1],
        "miller": s.storage[seat][2] if MILLERS in traits else 0,
        "blocker": s.reserves[seat][2] if BLOCKERS in traits else 0,
    }


# Task moves


def sources(s: Empires, seat: Seat) -> list[TakeAnts]:
    """HE1-ASGN-03, -10: every group that can be taken. Each has somewhere to go: a chamber."""
    limited = s.moves_made >= MOST_MOVES
    found: list[TakeAnts] = []
    if s.reserves[seat] != NO_ANTS:
        found += _groups(NOWHERE, RESERVES, worker_like(s, seat, RESERVES, s.reserves[seat]))
    if s.nurses[seat] != NO_ANTS:
        found += _groups(NOWHERE, NURSES, worker_like(s, seat, NURSES, s.nurses[seat]))
    if s.builders[seat] != NO_ANTS and not limited:
        found += _groups(NOWHERE, BUILDERS, worker_like(s, seat, BUILDERS, s.builders[seat]))
    for area, task, ants in ordered_posts(s, seat):
        if not limited or task == IDLE:
            found += _groups(area, task, ants)
    return found


def can_assign(s: Empires, seat: Seat) -> bool:
    """Whether there is anybody to be taken."""
    return (s.moves_made < MOST_MOVES and bool(s.ants[seat])) or bool(sources(s, seat))


@lru_cache(maxsize=1 << 13)
def _groups(area: Area, task: Task, ants: Ants) -> tuple[TakeAnts, ...]:
    """A group for every caste that is there."""
    return tuple(TAKE[area, task, caste] for caste, count in zip(CASTES, ants, strict=True) if count)


TO_RESERVES, TO_NURSES, TO_BUILDERS, TO_STORAGE = (
    PUT[NOWHERE, task] for task in (RESERVES, NURSES, BUILDERS, STORAGE)
)
CHAMBERS_BUT: dict[Task, tuple[PutAnts, ...]] = {
    RESERVES: (TO_NURSES, TO_BUILDERS),
    NURSES: (TO_RESERVES, TO_BUILDERS),
    BUILDERS: (TO_RESERVES, TO_NURSES),
}
ONWARD: dict[Task, tuple[PutAnts, ...]] = {RESERVES: (TO_NURSES, TO_BUILDERS), NURSES: (TO_BUILDERS,)}


def targets_for(s: Empires, seat: Seat, group: Picked) -> tuple[PutAnts, ...]:
    """HE1-ASGN-04, -06, -10: chambers, then areas with tasks."""
    found = CHAMBERS_BUT.get(group.task, (TO_RESERVES, TO_NURSES, TO_BUILDERS))
    if s.moves_made >= MOST_MOVES:
        return ONWARD.get(group.task, found)
    if group.caste == MEDIA and REPLETES in s.traits[seat]:
        found = (*found, TO_STORAGE)
    return found + destinations(s, seat, group.area, group.task)


def default_source(s: Empires, seat: Seat, groups: list[TakeAnts], found: Checks) -> Move:
    """What a clock does: end, else mend what keeps the step from ending (section 7 of the spec)."""
    if found.passed:
        return END
    for task in (IDLE, RESERVES):
        for group in groups:
            if group.task == task:
                return group
    spare = found.excess and sum(s.nurses[seat]) > nurses_needed(s, seat)
    nurses = next((group for group in groups if group.task == NURSES), None)
    return nurses if spare and nurses else eliminations(s, seat, found)[0]


def proposed_source(s: Empires, seat: Seat, groups: list[TakeAnts], found: Checks) -> Move:
    """HE1-RULING-101: as a clock, but ants are called to the brood before any of it is given up."""
    if found.missing and not any(group.task in (IDLE, RESERVES) for group in groups):
        away = [group for group in groups if group.task != NURSES]
        if not spare_builders(s, seat):
            away = [group for group in away if group.task != BUILDERS]
        if away:
            return min(away, key=lambda group: CALLED.get(group.task, len(CALLED)))
    return default_source(s, seat, groups, found)


def spare_builders(s: Empires, seat: Seat) -> int:
    """HE1-CARD-bivouac-02: the last builder of a bivouac is never called away."""
    return sum(s.builders[seat]) - (BIVOUAC in s.traits[seat])


CALLED = {task: rank for rank, task in enumerate((PATROL, FORAGE, ATTACK, SCOUT, TRAIL, BUILDERS))}


def default_target(s: Empires, seat: Seat, options: tuple[PutAnts, ...]) -> PutAnts:
    """Nurses while some are missing, Builders while the nest is too full, else Reserves."""
    chambers = options[:3]  # they come first
    if TO_NURSES in chambers and nurses_missing(s, seat):
        return TO_NURSES
    if TO_RESERVES in chambers and not excess(s, seat):
        return TO_RESERVES
    return TO_BUILDERS if TO_BUILDERS in chambers else options[0]


def default_count(s: Empires, seat: Seat, group: Picked, size: int) -> int:
    """As many as are needed there, else the whole group; of nurses and builders those who can be spared."""
    to = group.to_task
    needed = nurses_missing(s, seat) if to == NURSES else builders_needed(s, seat) if to == BUILDERS else 0
    if needed and group.task == NURSES:
        kept = -(-sum(s.brood[seat]) // BROOD_PER_NURSE)
        needed = min(needed, max(1, sum(s.nurses[seat]) - kept))
    if needed and group.task == BUILDERS:
        needed = min(needed, max(1, spare_builders(s, seat)))
    return min(size, needed or size)


def builders_needed(s: Empires, seat: Seat) -> int:
    """How many more make the nest fit for the rest; a bivouac also grows by each (HE1-CARD-bivouac-01)."""
    over = excess(s, seat)
    if not over or BIVOUAC not in s.traits[seat]:
        return over
    over += sum(s.brood[seat]) - counted_brood(s, seat)  # with the first builder the brood counts again
    return -(-over // (BIVOUAC_SIZE + 1))
