"""What can be done in Assign Tasks (HE1-ASGN, HE1-CHK), read off the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from formicarium.core.decision import Move
from formicarium.games.hidden_empires_1.answers import ELIMINATE, END, PUT, TAKE
from formicarium.games.hidden_empires_1.ants import chamber, ordered_posts, place_of
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
    NOWHERE,
    NURSES,
    PATROL,
    REPLETES,
    RESERVES,
    SCOUT,
    STORAGE,
    TRAIL,
    VIRGIN_QUEEN,
)
from formicarium.games.hidden_empires_1.moves import Eliminate, PutAnts, TakeAnts
from formicarium.games.hidden_empires_1.pieces import Picked
from formicarium.games.hidden_empires_1.questions.colony import (
    ASSIGNABLE,
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
    return max(0, space_used(s, seat) - nest_size(s, seat))


def nurses_missing(s: Empires, seat: Seat) -> int:
    """HE1-CHK-04."""
    return max(0, nurses_needed(s, seat) - sum(s.nurses[seat]))


def is_idle(s: Empires, seat: Seat) -> bool:
    return any(place_of(at)[1] == IDLE for at in s.ants[seat])


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
    found = [
        TAKE[NOWHERE, task, CASTES[caste]]
        for task in ASSIGNABLE
        if not (limited and task == BUILDERS)
        for caste, count in enumerate(worker_like(s, seat, task, chamber(s, task)[seat]))
        if count
    ]
    for area, task, ants in ordered_posts(s, seat):
        if not limited or task == IDLE:
            found += [TAKE[area, task, CASTES[caste]] for caste, count in enumerate(ants) if count]
    return found


TO_RESERVES, TO_NURSES, TO_BUILDERS, TO_STORAGE = (
    PUT[NOWHERE, task] for task in (RESERVES, NURSES, BUILDERS, STORAGE)
)


def targets_for(s: Empires, seat: Seat, group: Picked) -> tuple[PutAnts, ...]:
    """HE1-ASGN-04, -06, -10: chambers, then areas with tasks."""
    found = [put for put in (TO_RESERVES, TO_NURSES, TO_BUILDERS) if put.task != group.task]
    if s.moves_made >= MOST_MOVES:
        onward = {RESERVES: (TO_NURSES, TO_BUILDERS), NURSES: (TO_BUILDERS,)}
        return onward.get(group.task, tuple(found))
    if group.caste == MEDIA and REPLETES in s.traits[seat]:
        found.append(TO_STORAGE)
    return (*found, *destinations(s, seat, group.area, group.task))


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
    wanted = [TO_RESERVES, TO_BUILDERS]
    if excess(s, seat):
        wanted = [TO_BUILDERS]
    if nurses_missing(s, seat):
        wanted.insert(0, TO_NURSES)
    return next((put for put in wanted if put in options), options[0])


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
