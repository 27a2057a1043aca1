"""Where ants are best sent: to forage, along the paths that it takes, and to explore."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from formicarium.games.hidden_empires_2.colony import is_shared
from formicarium.games.hidden_empires_2.data import (
    CAMOUFLAGE,
    COLOUR,
    FOOD_TOKENS,
    HARVESTERS_MOST,
    MEDIA_YIELD,
    NEIGHBOURS,
    PREDATORS,
    SPECIALIST_FOOD,
    SPECIALIST_FORAGERS,
    TOKEN_KIND,
    Area,
    Colour,
    Place,
)
from formicarium.games.hidden_empires_2.questions.foraging import is_guarded, only_forages
from formicarium.games.hidden_empires_2.questions.paths import homes
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.tokens import value
from formicarium.texts.message import Seat

# What an ant's work is worth, in food
GAIN = {"plants": 1.0, "aphids": 1.1, "prey": 0.95}  # Aphids grow, Prey is used up
SHARED = 0.7  # where others forage too, a token is soon used up
SURPLUS = 0.15  # of what nobody can eat
DNA = 0.3  # for a colour not yet foraged
FIND, OWN_FIND = 0.7, 0.4  # behind a face-down token there is mostly food, but not of one kind
OPEN = 0.5  # to know one more area beside the nest; less further off
IDLE = 0.2  # work that brings less is left undone
FREE = 0.25  # counts for an ant that stands there anyway
LAST_TURNS = 2  # nothing need be left for later
FAR = 4  # no forager goes further from home
MANY = 99
HOME = Area(Place(""))  # where a path ends


class Spot(NamedTuple):
    """An area where ants can be of use."""

    area: Area
    most: int  # ants that can be of use
    gain: float  # for each food that is brought home
    rate: int  # food that each brings
    steps: int  # from home
    harvest: bool = False
    hidden: bool = False  # a face-down token


class Ground(NamedTuple):
    """All about the areas within reach of a colony that counts for where its ants are sent in a turn."""

    homes: tuple[Area, ...]
    limits: tuple[tuple[Area, int], ...]  # how many ants get into each area
    spots: tuple[Spot, ...]
    find: float  # what an unknown token is worth
    medias: int  # who bring more
    advanced: bool
    colours: tuple[Colour, ...]  # that bring no DNA any more


@dataclass(slots=True)
class Site:
    """A spot, with the ants that are sent there."""

    area: Area
    most: int
    gain: float
    rate: int
    steps: int
    harvest: bool
    hidden: bool
    busy: int = 0
    food: int = 0


@dataclass(slots=True)
class Spread:
    """How many ants in which area, and what they bring."""

    ants: dict[Area, int] = field(default_factory=dict)
    foragers: dict[Area, int] = field(default_factory=dict)
    paths: list[Area] = field(default_factory=list)  # areas that carry food from further off
    yields: tuple[float, ...] = (0.0,)  # food, by the number of ants sent


class Job(NamedTuple):
    """What the next ant is sent to do."""

    site: Site
    rate: int
    path: tuple[Area, ...] | None  # None: nothing can be brought home from there


@cache
def steps_from(ends: tuple[Area, ...]) -> dict[Area, int]:
    """How far every area is from the nearest of these."""
    steps = dict.fromkeys(ends, 0)
    waiting = list(ends)
    for here in waiting:
        for near in NEIGHBOURS[here]:
            if near not in steps:
                steps[near] = steps[here] + 1
                waiting.append(near)
    return steps


def reachable(s: Empires, seat: Seat, base: Iterable[Area]) -> list[Area]:
    """HE2-MOVE-02, HE2-STEP-01: where ants can be at the end of the move step."""
    shy = CAMOUFLAGE not in s.traits[seat]
    start = [area for area in base if not (shy and s.face_up.get(area) in PREDATORS)]
    found = {*start, *(near for area in start for near in NEIGHBOURS[area])}
    return sorted(area for area in found if not (shy and s.face_up.get(area) in PREDATORS))


def survey(s: Empires, seat: Seat, base: Collection[Area], turns: int = MANY, medias: int = 0) -> Ground:
    """The land as a colony finds it that may redeploy to the areas of its base."""
    ends = homes(s, seat)
    advanced = s.options.mode == "advanced"
    only = only_forages(s, seat)
    find = OWN_FIND if only else FIND
    steps = steps_from(ends)
    limits: list[tuple[Area, int]] = []
    spots: list[Spot] = []
    for area in reachable(s, seat, base):
        guarded = is_guarded(s, seat, area)
        if advanced and guarded and area not in base:
            continue
        hidden = area in s.face_down
        # HE2-STEP-05: only a scout gets into an area with a face-down token for the first time.
        limits.append((area, 1 if advanced and hidden and area not in base else MANY))
        token = s.face_up.get(area)
        if token is not None and token in FOOD_TOKENS:
            kind = TOKEN_KIND[token]
            if (only and kind != only) or guarded or steps[area] > FAR:
                continue
            rate = SPECIALIST_FOOD.get(only, 1)
            if kind == "prey" or turns <= LAST_TURNS:
                spots.append(Spot(area, HARVESTERS_MOST, GAIN["prey"], rate, steps[area], harvest=True))
            elif is_shared(s, seat, area):
                spots.append(Spot(area, HARVESTERS_MOST, SHARED, rate, steps[area], harvest=True))
            else:
                spots.append(Spot(area, value(s, area), GAIN[kind], rate, steps[area]))
        elif hidden:
            spots.append(Spot(area, 1, find, 1, steps[area], hidden=True))
    few = medias if s.has(seat, SPECIALIST_FORAGERS) else 0
    return Ground(ends, tuple(limits), tuple(spots), find, few, advanced, s.colours)


@lru_cache(maxsize=4096)
def spread_of(ground: Ground, ants: int, need: float = MANY) -> Spread:
    """Where they go. To be looked at only: whoever lays out a turn asks at every piece of it."""
    return Land(ground).spread(ants, need)


def yields_of(ground: Ground, ants: int) -> tuple[float, ...]:
    """Food by the number of ants sent out."""
    return spread_of(ground, ants).yields


class Land:
    """The areas within reach of a colony, in one turn."""

    def __init__(self, ground: Ground) -> None:
        self.steps = steps_from(ground.homes)
        self.doors = frozenset(near for home in ground.homes for near in NEIGHBOURS[home])
        self.limits = dict(ground.limits)
        self.sites = [Site(*spot) for spot in ground.spots]
        self.find, self.medias = ground.find, ground.medias
        self.advanced, self.colours = ground.advanced, ground.colours
        self.chains: dict[int, Chains] = {}  # by capacity, as the ants stand at present

    def spread(self, ants: int, need: float = MANY) -> Spread:
        """Ant after ant, where it brings most for the ants it takes; `need` is the food that can be used."""
        found = Spread()
        yields, colours, food = [0.0], set(self.colours), 0.0
        while ants:
            job = self.best(found.ants, ants, food < need, colours)
            if job is None:
                break
            cost = self.send(found, job)
            ants -= cost
            if job.site.hidden:
                brought = self.find if job.path is not None else 0.0
            else:
                brought = float(job.rate)
                colours.add(COLOUR[job.site.area])
            yields += [food + brought * (part + 1) / cost for part in range(cost)]
            food += brought
            yields[-1] = food
        found.yields = tuple(yields)
        return found

    def best(self, placed: dict[Area, int], ants: int, hungry: bool, colours: set[Colour]) -> Job | None:
        """The site where the next ant is best sent, for the ants that it takes."""
        best, most = None, IDLE
        for site in self.sites:
            area = site.area
            if site.busy >= site.most:
                continue
            cost = 0 if placed.get(area, 0) > site.busy else 1
            if cost and placed.get(area, 0) >= self.limits[area]:
                continue
            rate = site.rate * MEDIA_YIELD if site.harvest and self.medias else site.rate
            path: tuple[Area, ...] | None = ()
            support = 0
            if site.steps > 1:
                support, path = self.chain(placed, site.food + rate).to(area)
            if site.hidden:
                if path is None or cost + support > ants:
                    path, support = None, 0
                worth = OPEN / max(1, site.steps) + (0.0 if path is None else site.gain)
            elif path is None:
                continue
            else:
                worth = site.gain * rate * (1.0 if hungry else SURPLUS)
                if self.advanced and COLOUR[area] not in colours:
                    worth += DNA
            cost += support
            if cost <= ants and worth > most * max(cost, FREE):
                best, most = Job(site, rate, path), worth / max(cost, FREE)
        return best

    def chain(self, placed: dict[Area, int], capacity: int) -> Chains:
        if capacity not in self.chains:
            self.chains[capacity] = Chains(self, placed, capacity)
        return self.chains[capacity]

    def send(self, found: Spread, job: Job) -> int:
        """Place the ant and whoever it takes on its path; how many ants that takes."""
        site = job.site
        site.busy += 1
        site.food += job.rate
        if job.rate > site.rate:
            self.medias -= 1
        if not site.hidden:
            found.foragers[site.area] = site.busy
        cost = self.fill(found.ants, site.area, site.busy)
        for area in job.path or ():
            cost += self.fill(found.ants, area, site.food)
            found.paths.append(area)
        return cost

    def fill(self, ants: dict[Area, int], area: Area, count: int) -> int:
        """Bring an area up to so many ants; how many that takes. Chains that it may shorten are forgotten."""
        before = ants.get(area, 0)
        if count <= before:
            return 0
        ants[area] = count
        for capacity in [capacity for capacity in self.chains if capacity > before]:
            del self.chains[capacity]
        return count - before


class Chains:
    """HE2-PATH-03: what it takes to make chains of a capacity, from every area to a home."""

    def __init__(self, land: Land, placed: dict[Area, int], capacity: int) -> None:
        self.costs: dict[Area, int] = {}
        self.after: dict[Area, Area] = {}
        price = {
            area: max(0, capacity - placed.get(area, 0))
            for area, most in land.limits.items()
            if most >= capacity and land.steps[area]
        }
        heap = [(price[area], area, HOME) for area in price if area in land.doors]
        heap.sort()
        while heap:
            cost, area, after = heappop(heap)
            if area in self.costs:
                continue
            self.costs[area], self.after[area] = cost, after
            for near in NEIGHBOURS[area]:
                if near in price and near not in self.costs:
                    heappush(heap, (cost + price[near], near, area))

    def to(self, area: Area) -> tuple[int, tuple[Area, ...] | None]:
        """The ants that it takes, and the path; None: there is no path."""
        for cost, step in sorted((self.costs[near], near) for near in NEIGHBOURS[area] if near in self.costs):
            chain = [step]
            while (link := self.after[chain[-1]]) != HOME:
                chain.append(link)
            if area not in chain:
                return cost, tuple(chain)
        return MANY, None
