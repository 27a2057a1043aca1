"""Where ants find food, and what it is worth to look under face-down markers (HE1-FOR, HE1-MOVE)."""

from __future__ import annotations

from dataclasses import dataclass, field
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
FAR_NEWS = 0.25  # two steps away
FAR = 99  # steps: everything is seen
FORAGING, SCOUTING = 0.24, 0.08  # work for an ant that brings less is left undone


class Source(NamedTuple):
    """A food marker within reach."""

    area: Area
    kind: str
    value: int
    distance: int  # ants for one effective forager

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


class Land:
    """What lies within reach of a colony in Assign Tasks. Moving its ants changes nothing of it."""

    def __init__(self, s: Empires, seat: Seat, view: EmpireView, medias: int = 0, steps: int = FAR) -> None:
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
        self.odds = chance_of_food(view)

    def source(self, area: Area) -> Source | None:
        s, traits = self.s, self.s.traits[self.seat]
        if s.markers.get(area) not in FOOD:
            return None
        distance = forage_distance(s, self.seat, area)
        if distance >= 2 and self.medias and PORTERS in traits:
            distance -= 1
        return Source(area, kind_at(s, area), value_of(s, area), distance) if distance else None

    def gain(self, source: Source, ants: int, last: bool) -> float:
        """Food for so many foragers, less what it costs later, and more if Aphids may grow."""
        food = source.food(ants)
        if source.kind == PREY:
            spared = self.medias and SPECIALIST_FORAGERS in self.s.traits[self.seat]
            wear = 0.0 if spared or last else PREY_WEAR.get(source.value, LASTING_PREY)
            return food * (1 - wear)
        if source.kind == APHIDS and not last:
            missed: float = (5 / 6) ** (ants // source.distance)
            return food + HERD * (1 - missed)
        return food

    def news(self, area: Area, scouts: int, last: bool) -> float:
        """What a scout is worth: she stays to forage if there is food beside the nest."""
        distance = forage_distance(self.s, self.seat, area) or 3
        find = FIND * self.odds if distance == 1 else 0.0
        news = NEWS if distance == 1 else FAR_NEWS if distance == 2 else 0.05
        return find + (0.0 if last else news * self.odds / (1 + scouts))

    def spread(self, ants: int, wanted: float, last: bool = False) -> Spread:
        """The best work first, ant by ant, until there is food enough or nothing worth doing.

        In the last turns nothing need be left for later.
        """
        found = Spread()
        hidden = list(self.hidden)
        while found.ants < ants:
            left = ants - found.ants
            best, most = None, FORAGING
            if found.food < wanted:
                for source in self.sources:
                    there = found.foragers.get(source.area, 0)
                    if source.distance <= left:
                        more = self.gain(source, there + source.distance, last) - self.gain(
                            source, there, last
                        )
                        if more / source.distance > most:
                            best, most = source, more / source.distance
            news = {area: self.news(area, len(found.scouts), last) for area in hidden}
            scouted = max(hidden, key=news.__getitem__, default=None)
            if scouted is not None and news[scouted] > (SCOUTING if best is None else most):
                hidden.remove(scouted)
                found.scouts.append(scouted)
                found.note(1, self.odds if forage_distance(self.s, self.seat, scouted) == 1 else 0.0)
            elif best is not None:
                there = found.foragers.get(best.area, 0)
                found.foragers[best.area] = there + best.distance
                found.note(best.distance, best.food(there + best.distance) - best.food(there))
            else:
                break
        return found

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
