"""What the anteaters will eat next, as far as it can be told (ANT-ATE)."""

from __future__ import annotations

from typing import NamedTuple

from formicarium.games.antics.data import (
    EATS,
    GUIDE,
    HALVES,
    LANE_SPOTS,
    LANES,
    LEFT_OF,
    NO_ZONE,
    NUMBERS,
    SEARCHES_FIRST,
    Colour,
    Item,
    Lane,
    Zone,
)
from formicarium.games.antics.view import AnticsView

PREY, ANTS = "prey", "ants"  # what a line of the guide may name
NEAR = 3  # tiles before an anteater: a turn or two may bring it to field 1


class Coming(NamedTuple):
    """An anteater that has not arrived yet."""

    ahead: int  # tiles between it and field 1
    lane: Lane
    colour: Colour


class Meals(NamedTuple):
    prey: tuple[Item, ...] = ()  # what the next one to arrive may take
    zone: Zone = NO_ZONE  # where the next one that eats ants will search first


def guide(view: AnticsView) -> tuple[tuple[str, ...], ...]:
    """ANT-ATE-06: what each arrival of a cycle eats."""
    return GUIDE[NUMBERS[view.seats].guide]


def coming(view: AnticsView) -> tuple[Coming, ...]:
    """The nearest first."""
    found = []
    for lane in LANES:
        on_lane = [view.fields[spot] for spot in LANE_SPOTS[lane]]
        for number, what in enumerate(on_lane):
            if what in EATS and lane not in view.arrived:
                ahead = sum(tile in HALVES for tile in on_lane[:number])
                found.append(Coming(ahead, lane, Colour(what)))
    return tuple(sorted(found))


def next_meals(view: AnticsView) -> Meals:
    """ANT-ATE-05: the prey of the nearest, once near; the zone of the one that stays behind all others."""
    due = coming(view)
    if not due or view.over:
        return Meals()
    near = [each for each in due if each.ahead == due[0].ahead <= NEAR]
    if PREY not in guide(view)[len(view.arrived)]:
        near = []
    last = due[-1]
    alone = all(each is last or each.ahead < last.ahead for each in due)
    return Meals(
        tuple(EATS[each.colour] for each in near if view.clearings[EATS[each.colour]]),
        SEARCHES_FIRST[last.colour] if alone else NO_ZONE,
    )


def searched(view: AnticsView, colour: Colour) -> Zone | None:
    """ANT-ATE-09: the zone that an anteater of this colour would empty now."""
    zone = SEARCHES_FIRST[colour]
    for _ in LEFT_OF:
        if any(zones[zone] for zones in view.zones):
            return zone
        zone = LEFT_OF[zone]
    return None
