"""Where ants find food, and what it is worth to look under face-down markers (HE1-FOR, HE1-MOVE)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from formicarium.games.hidden_empires_1.bots.forecast import Yields
from formicarium.games.hidden_empires_1.data import (
    APHIDS,
    FOOD,
    MARKERS,
    PORTERS,
    PREY,
    PREY_MOST,
    SPECIALIST_FORAGERS,
    Area,
)
from formicarium.games.hidden_empires_1.ground import areas_of, flood
from formicarium.games.hidden_empires_1.markers import kind_at, value_of
from formicarium.games.hidden_empires_1.questions.movement import forage_distance, others, survey
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.view import EmpireView
from formicarium.texts.message import Seat

# In food
PREY_WEAR = {1: 0.35, 2: 0.2, 3: 0.12}  # for a unit of Prey of this value: it may be used up
LASTING_PREY = 0.06
HERD = 1.0  # Aphids that grow
FIND = 0.85  # what a scout beside the nest brings who finds food
NEWS = 0.45  # to know one more area; half as much for each further one
FAR_NEWS, FARTHER_NEWS = 0.25, 0.05  # two steps away, and more
FAR = 99  # steps: everything is seen
BEYOND = 3  # steps: too far to be of use soon
FORAGING, SCOUTING = 0.24, 0.08  # work for an ant that brings less is left undone


class Source(NamedTuple):
    """A food marker within reach."""

    area: Area
    kind: str
    value: int
    distance: int  # ants for one effective forager
    taste: float = 1.0  # how much it counts

    def food(self, ants: int) -> int:
        """HE1-FOR-06, -08, -09."""
        return min(ants // self.distance, PREY_MOST if self.kind == PREY else self.value)


@dataclass(slots=True)
class Spread:
    """How many ants go where, and what they bring."""

    foragers: dict[Area, int] = field(default_factory=dict)
    scouts: list[Area] = field(default_factory=list)
    food: float = 0.0
    ants: int = 0
    yields: list[float] = field(default_factory=lambda: [0.0])  # food, by the number of ants sent

    def note(self, ants: int, food: float) -> None:
        """So many more are sent, and they bring so much more."""
        self.yields += [self.food] * (ants - 1) + [self.food + food]
        self.ants += ants
        self.food += food


class Finds(NamedTuple):
    """What there is to find, for whoever goes out."""

    sources: tuple[Source, ...]
    hidden: tuple[tuple[Area, int], ...]  # face-down markers, and how far they lie
    odds: float  # how likely there is food under one
    spared: bool  # Prey is not used up
    curiosity: float = 1.0  # how much it counts to know more


def gain(source: Source, ants: int, last: bool, spared: bool) -> float:
    """Food for so many foragers, less what it costs later, and more if Aphids may grow."""
    food = source.food(ants)
    if source.kind == PREY:
        wear = 0.0 if spared or last else PREY_WEAR.get(source.value, LASTING_PREY)
        return food * (1 - wear)
    if source.kind == APHIDS and not last:
        missed: float = (5 / 6) ** (ants // source.distance)
        return food + HERD * (1 - missed)
    return food


def news(finds: Finds, distance: int, scouts: int, last: bool) -> float:
    """What a scout is worth: she stays to forage if there is food beside the nest."""
    find = FIND * finds.odds if distance == 1 else 0.0
    known = NEWS if distance == 1 else FAR_NEWS if distance == 2 else FARTHER_NEWS
    return finds.curiosity * (find + (0.0 if last else known * finds.odds / (1 + scouts)))


@lru_cache(maxsize=4096)
def spread_of(finds: Finds, ants: int, wanted: float, last: bool) -> Spread:
    """The best work first, ant by ant, until there is food enough or nothing worth doing.

    In the last turns nothing need be left for later.
    """
    found = Spread()
    hidden = sorted(finds.hidden, key=lambda each: -news(finds, each[1], 0, last))
    more = {source: _each(source, 0, last, finds.spared) for source in finds.sources}
    while found.ants < ants:
        left = ants - found.ants
        best, most = None, FORAGING
        if found.food < wanted:
            for source, brought in more.items():
                if source.distance <= left and brought > most:
                    best, most = source, brought
        worth = news(finds, hidden[0][1], len(found.scouts), last) if hidden else 0.0
        if hidden and worth > (SCOUTING if best is None else most):
            area, distance = hidden.pop(0)
            found.scouts.append(area)
            found.note(1, finds.odds if distance == 1 else 0.0)
        elif best is not None:
            there = found.foragers.get(best.area, 0) + best.distance
            found.foragers[best.area] = there
            found.note(best.distance, best.food(there) - best.food(there - best.distance))
            more[best] = _each(best, there, last, finds.spared)
        else:
            break
    return found


def _each(source: Source, there: int, last: bool, spared: bool) -> float:
    """What each of the next ants brings there."""
    more = gain(source, there + source.distance, last, spared) - gain(source, there, last, spared)
    return source.taste * more / source.distance


class Land:
    """What lies within reach of a colony in Assign Tasks. Moving its ants changes nothing of it."""

    def __init__(
        self,
        s: Empires,
        seat: Seat,
        view: EmpireView,
        medias: int = 0,
        steps: int = FAR,
        tastes: Sequence[float] = (),
        curiosity: float = 1.0,
    ) -> None:
        self.s, self.seat, self.medias = s, seat, medias
        ground = s.ground
        kinds, tasks = survey(s, seat)
        self.reach = flood(ground, ground.bits(s.nest_areas(seat)), kinds.safe | kinds.dangerous)
        self.safe = self.reach & kinds.safe
        self.tasks = tasks
        self.patrols = others(s, seat).patrols
        down = ground.bits(s.face_down)
        self.hidden = areas_of(ground, tasks.scout & self.reach & down & ~self.patrols)
        self.sources = [
            source
            for area in areas_of(ground, self.safe & tasks.forage)
            if (source := self.source(area)) is not None and source.distance <= steps
        ]
        if tastes:
            self.sources = [
                source._replace(taste=tastes[number % len(tastes)])
                for number, source in enumerate(self.sources)
            ]
        spared = bool(self.medias) and SPECIALIST_FORAGERS in s.traits[seat]
        hidden = tuple((area, forage_distance(s, seat, area) or BEYOND) for area in self.hidden)
        self.finds = Finds(tuple(self.sources), hidden, chance_of_food(view), spared, curiosity)

    def source(self, area: Area) -> Source | None:
        s, traits = self.s, self.s.traits[self.seat]
        if s.markers.get(area) not in FOOD:
            return None
        distance = forage_distance(s, self.seat, area)
        if distance >= 2 and self.medias and PORTERS in traits:
            distance -= 1
        return Source(area, kind_at(s, area), value_of(s, area), distance) if distance else None

    def spread(self, ants: int, wanted: float, last: bool = False) -> Spread:
        """The best work first; to be looked at only."""
        return spread_of(self.finds, ants, wanted, last)

    def yields(self, ants: int) -> Yields:
        """Food by the number of ants sent out, up to so many."""
        return tuple(round(food, 1) for food in self.spread(ants, 99).yields)


def chance_of_food(view: EmpireView) -> float:
    """How likely food lies under a face-down marker, from the markers that lie open."""
    left = dict(MARKERS)
    for area in view.areas:
        if area.marker:
            left[area.marker] -= 1
    for sheet in view.sheets:
        for marker in sheet.kept:
            left[marker] -= 1
    hidden = sum(left.values())
    return sum(count for marker, count in left.items() if marker in FOOD) / hidden if hidden else 0.0
