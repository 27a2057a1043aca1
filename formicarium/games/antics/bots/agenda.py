"""What a player may still bring home, in which order, and how long it takes.

Time is counted in actions. An action has as many units as its pace says (strength.py), so that three units of
work at a pace of two are one and a half actions; whether that fits into turns is left to the planner.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from formicarium.games.antics.bots.routes import Larvae, Way, ways
from formicarium.games.antics.bots.strength import (
    ANTS_GO,
    HATCHES,
    PUSHES,
    Levels,
    pace,
)
from formicarium.games.antics.chain import REMEMBERED, Chain
from formicarium.games.antics.data import (
    BRIDGE_UNITS,
    CHASM,
    LEAF_BONUS,
    PREY,
    TRACK_ORDER,
    Item,
)

MOST = 5  # items on an agenda
LATE = 0.15  # how uncertain the end is, as a share of the time left
PATIENCE = 0.96  # what a point is worth an action later
RIVALRY = 0.03  # how often somebody takes a token, per action
AVERAGE_PREY = 4.0  # points: the first prey brings one, but makes the others dearer
LEAF_HOPE = 0.8  # a leaf without a fungus, while there is time to build one
TIME_TO_BUILD = 8  # actions
FETCHING = 1.5  # actions, for an ant that must be fetched home first

Goals = tuple[tuple[Item, int], ...]  # items worth having, with the tokens left


class Paces(NamedTuple):
    """How many units an action has."""

    hatch: float
    ants: float
    push: float
    bridge: bool  # some action can build one


class Offer(NamedTuple):
    """The quickest way to an item."""

    actions: float
    way: Way
    lacking: Larvae  # to hatch first


class Pick(NamedTuple):
    """An item on the agenda."""

    item: Item
    way: Way  # as the chain will be then
    lacking: Larvae


class Home(NamedTuple):
    """What counts when an item comes home."""

    prey: float  # as many as may be expected
    fungi: tuple[int, ...]  # without a leaf, the highest first

    def gain(self, item: Item, time_left: float) -> float:
        if item in PREY:
            return 2 * self.prey + 1
        if self.fungi:
            return self.fungi[0] + LEAF_BONUS[item]
        return LEAF_HOPE if time_left > TIME_TO_BUILD else 0.0

    def with_item(self, item: Item, chance: float) -> Home:
        """After an item that comes home with this chance."""
        if item in PREY:
            return Home(self.prey + chance, self.fungi)
        return Home(self.prey, self.fungi[1:])


class Agenda(NamedTuple):
    picks: tuple[Pick, ...]
    value: float  # points to be expected


@lru_cache(1 << 12)
def paces_of(levels: Levels) -> Paces:
    ants = levels[ANTS_GO]
    return Paces(
        pace(levels[HATCHES]), pace(ants), pace(levels[PUSHES]), bool(ants) and ants[0] >= BRIDGE_UNITS
    )


@lru_cache(REMEMBERED)
def hatching(lacking: Larvae, ants: float) -> float:
    """How many actions hatch these. ANT-HATCH-03: the first two of an action go to one zone.

    >>> hatching((2, 0, 0, 0, 0, 0), 2), hatching((1, 1, 0, 0, 0, 0), 2), hatching((2, 1, 0, 0, 0, 0), 3)
    (1.0, 2.0, 1.0)
    """
    wanted = sum(lacking)
    pairs = sum(count // 2 for count in lacking)
    if ants <= 1 or pairs * ants >= wanted:
        return wanted / ants
    return pairs + (wanted - pairs * ants) / max(1.0, ants - 1)


@lru_cache(REMEMBERED)
def less(wanted: Larvae, there: Larvae) -> Larvae:
    """
    >>> less((2, 1, 0), (1, 1, 1))
    (1, 0, 0)
    """
    return tuple([one - other if one > other else 0 for one, other in zip(wanted, there, strict=True)])


@lru_cache(REMEMBERED)
def offers(chain: Chain, larvae: Larvae, paces: Paces) -> dict[Item, Offer]:
    """The quickest way to each item."""
    found: dict[Item, Offer] = {}
    for item, open_ways in ways(chain).items():
        best: Offer | None = None
        for way in open_ways:
            if CHASM in way.missing and not paces.bridge:
                continue
            lacking = less(way.larvae, larvae)
            actions = hatching(lacking, paces.hatch) + way.units / paces.ants + way.pushes / paces.push
            if best is None or actions < best.actions:
                best = Offer(actions, way, lacking)
        if best is not None:
            found[item] = best
    return found


def in_time(time: float, budget: float) -> float:
    """The chance that what takes so long is done before the end."""
    spread = LATE * budget + 0.5
    late = (time - budget + spread) / (2 * spread)
    return min(1.0, max(0.0, 1 - late))


@lru_cache(REMEMBERED)
def agenda(
    chain: Chain,
    larvae: Larvae,
    supply: int,
    paces: Paces,
    goals: Goals,
    home: Home,
    start: float,
    budget: float,
    aim: Item | None = None,
) -> Agenda:
    """Item after item, whatever brings most for its time; the aim, if there is one, comes first."""
    time, value = start, 0.0
    picks: list[Pick] = []
    open_goals = list(goals)
    while open_goals and len(picks) < MOST and time < budget * (1 + LATE):
        known = offers(chain, larvae, paces)
        best, best_rate, best_actions = None, 0.0, 0.0
        for goal in open_goals:
            item, _ = goal
            if (offer := known.get(item)) is None:
                continue
            actions = offer.actions + FETCHING * max(0, sum(offer.lacking) - supply)
            gain = home.gain(item, budget - time)
            rate = (max(gain, AVERAGE_PREY) if item in PREY else gain) / actions
            if item == aim:
                rate += 100
            if rate > best_rate:
                best, best_rate, best_actions = goal, rate, actions
        if best is None:
            break
        item, tokens = best
        open_goals.remove(best)
        _, way, lacking = known[item]
        time += best_actions
        chance = max(0.0, 1 - RIVALRY * (time - start) / tokens) * in_time(time, budget)
        value += chance * PATIENCE**time * home.gain(item, budget - time)
        picks.append(Pick(item, way, lacking))
        home = home.with_item(item, chance)
        chain = tuple(sorted({*chain, *way.missing}, key=TRACK_ORDER.__getitem__))
        larvae = less(larvae, way.larvae)
        supply = max(0, supply - sum(lacking))
    return Agenda(tuple(picks), value)
