"""The table as one seat judges it: points, what its workers carry, what it may still fetch, and its hill."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from formicarium.games.antics.bots.agenda import PATIENCE, Agenda, Goals, Home, agenda, in_time, paces_of
from formicarium.games.antics.bots.clock import turns_left
from formicarium.games.antics.bots.routes import AWAY, FAR, Larvae, homeward
from formicarium.games.antics.bots.strength import (
    BUILDS,
    FUNGI,
    Levels,
    Wants,
    best_spot,
    growth,
    levels_of,
    room,
    worth,
)
from formicarium.games.antics.chain import Chain
from formicarium.games.antics.data import (
    ACTIONS_PER_TURN,
    HAND_LIMIT,
    ITEMS,
    LEAF_BONUS,
    LEAVES,
    NOTHING,
    SOLDIER,
    Item,
    Track,
)
from formicarium.games.antics.hexes import Hex
from formicarium.games.antics.hill import Hill
from formicarium.games.antics.state import Antics
from formicarium.texts.message import Seat

HUNTED, WATCHED = 0.7, 0.45  # what a rival on the same track is feared for, with a soldier and without
TILES_TO_COME = 0.9  # per turn
WORKER, HATCHED = 0.3, 0.05  # points that ants look like to whoever does not see what they are for
LEAVES_TO_COME = 4  # turns that bring one more leaf


class Load(NamedTuple):
    """An item on its way home."""

    item: Item
    track: Track
    pushes: int
    safe: float  # the chance that nobody steals it


class Outlook:
    """What a seat has, and what may come of it. Everything is open but the order of the bag (ANT-HID)."""

    def __init__(
        self, s: Antics, seat: Seat, now: int | None = None, hunt: float | None = None, far: int = FAR
    ) -> None:
        """Reckons with so many actions `now` and rounds of `hunt`, or with what the table shows.

        What lies more than so many tracks `far` is not thought of.
        """
        self.s = s
        self.seat = seat
        self.far = far
        self.hill = s.hills[seat]
        self.taken: tuple[Hex, ...] = tuple(each.hex for each in s.stored[seat])
        self.levels = levels_of(self.hill, self.taken)
        self.turns = turns_left(s, seat, hunt)
        if now is None:
            now = s.actions_left if seat == s.active else 0
        self.budget = now + ACTIONS_PER_TURN * self.turns
        self.chain: Chain = tuple(s.workers[seat])
        self.larvae: Larvae = tuple(s.zones[seat].values())
        self.prey = len(s.stored[seat]) + (len(s.delivered) if seat == s.active else 0)

    # What is there

    @cached_property
    def loads(self) -> list[Load]:
        """What the own workers carry, the nearest first."""
        steps = homeward(self.chain)
        loads = [
            Load(item, track, steps[track], self.safety(track, item))
            for track, item in self.s.workers[self.seat].items()
            if item
        ]
        return sorted(loads, key=lambda load: load.pushes)

    def safety(self, track: Track, item: Item) -> float:
        """The chance that an item is still there in the own next turn (ANT-STEAL-02, -04, -05)."""
        s, seat = self.s, self.seat
        guard = s.guards.get(track)
        safe = 1.0
        if guard == seat or not self.turns:
            return safe
        for rival in range(s.seats):
            if rival == seat or s.workers[rival].get(track) != NOTHING or guard not in (None, rival):
                continue
            if item in LEAVES or not s.has(rival, item):
                safe *= 1 - (HUNTED if s.zones[rival][SOLDIER] else WATCHED)
        return safe

    @cached_property
    def home(self) -> Home:
        """What the next item to come home finds there."""
        return Home(self.prey, self.levels[FUNGI][len(self.s.leaves[self.seat]) :])

    @cached_property
    def goals(self) -> Goals:
        """What is still worth fetching, with the tokens left (ANT-PUSH-06)."""
        s, seat = self.s, self.seat
        had = [each.prey for each in s.stored[seat]]
        had += [item for item in s.workers[seat].values() if item not in LEAVES]
        if seat == s.active:
            had += s.delivered
        near = [item for item in ITEMS if AWAY[item] <= self.far]
        return tuple((item, s.clearings[item]) for item in near if s.clearings[item] and item not in had)

    def points(self, fungi: tuple[int, ...]) -> int:
        """What the things at home are worth with these fungi (ANT-SCORE)."""
        bonuses = sorted((LEAF_BONUS[leaf] for leaf in self.s.leaves[self.seat]), reverse=True)
        fed = fungi[: len(bonuses)]
        return self.prey**2 + sum(fed) + sum(bonuses[: len(fed)])

    # What may be expected

    def agenda(self, aim: Item | None = None) -> Agenda:
        """What to fetch, and in which order."""
        return self._now[1] if aim is None else self._expected(self.levels, 0.0, aim)[1]

    @cached_property
    def _now(self) -> tuple[float, Agenda]:
        return self._expected(self.levels, 0.0)

    def _expected(self, levels: Levels, start: float, aim: Item | None = None) -> tuple[float, Agenda]:
        """Points at the end with a hill of these levels from so many actions on, and the agenda for it."""
        s, seat, budget = self.s, self.seat, self.budget
        paces, fungi = paces_of(levels), levels[FUNGI]
        home = Home(self.prey, fungi[len(s.leaves[seat]) :])
        time, value = start, float(self.points(fungi))
        for item, _, pushes, safe in self.loads:
            time += pushes / paces.push
            chance = safe * in_time(time, budget)
            value += chance * PATIENCE**time * home.gain(item, budget - time)
            home = home.with_item(item, chance)
        plan = agenda(self.chain, self.larvae, s.supply[seat], paces, self.goals, home, time, budget, aim)
        return value + plan.value, plan

    @cached_property
    def wants(self) -> Wants:
        """What the hill is wanted for."""
        picks = self.agenda().picks
        leaves = len(self.s.leaves[self.seat]) + sum(load.item in LEAVES for load in self.loads)
        return Wants(
            sum(sum(pick.lacking) for pick in picks),
            sum(pick.way.units for pick in picks),
            sum(pick.way.pushes for pick in picks) + sum(load.pushes for load in self.loads),
            round(TILES_TO_COME * self.turns, 1),
            leaves + (self.turns >= LEAVES_TO_COME),
        )

    @cached_property
    def grown(self) -> Hill:
        """The hill with those tiles of the hand that do it good."""
        hill, taken, wants = self.hill, self.taken, self.wants
        hand = list(self.s.hands[self.seat])
        now = worth(self.levels, wants) + room(hill, taken, wants)
        for _ in range(min(len(hand), HAND_LIMIT)):
            spots = [(best_spot(hill, taken, taken, tile, wants), tile) for tile in dict.fromkeys(hand)]
            (after, first, second), tile = max(spots)
            if after <= now:
                break
            hand.remove(tile)
            hill, now = hill.build(tile, first, second), after
        return hill

    def value(self) -> float:
        """Points to be expected at the end, and what is as good: with the hill as it is, or grown."""
        now = self._now[0] + self._growth(self.hill, self.levels)
        tiles = len(self.grown.tiles) - len(self.hill.tiles)
        if not tiles:
            return now
        levels = levels_of(self.grown, self.taken)
        building = tiles / max((1, *self.levels[BUILDS]))
        return max(now, self._expected(levels, building)[0] + self._growth(self.grown, levels))

    def _growth(self, hill: Hill, levels: Levels) -> float:
        return growth(levels, self.wants.tiles) + room(hill, self.taken, self.wants)

    # What those see who see less

    def at_hand(self) -> float:
        """Points at home, of what is on its way home as much as it is near, and how many ants are out."""
        home, value = self.home, float(self.points(self.levels[FUNGI]))
        value += WORKER * len(self.chain) + HATCHED * sum(self.larvae)
        for item, _, pushes, _ in self.loads:
            value += home.gain(item, self.budget) / (1 + pushes)
            home = home.with_item(item, 1.0)
        return value

    def errand(self) -> float:
        """All that is at hand or may be fetched, with the hill as it is."""
        return self._now[0]
