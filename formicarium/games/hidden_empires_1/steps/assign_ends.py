"""How Assign Tasks begins and ends (HE1-ASGN-01, -09), and what is given up in between (HE1-CHK)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_1.answers import AREA, TO_POOL
from formicarium.games.hidden_empires_1.ants import (
    add_ants,
    ants_at,
    of_caste,
    ordered_posts,
    place_of,
    standing,
    take_ants,
)
from formicarium.games.hidden_empires_1.data import (
    BIVOUAC,
    BROOD,
    DRONE,
    IDLE,
    NO_ANTS,
    NO_BROOD,
    NOWHERE,
    PATROL,
    PER_SIZE_POINT,
    RESERVES,
    STORAGE,
    TRAIL,
    VIRGIN_QUEEN,
    Ants,
    Area,
    Brood,
    Marker,
    Task,
)
from formicarium.games.hidden_empires_1.events.tasks import (
    AdultGivenUp,
    BroodGivenUp,
    ColonyScattered,
    HerdGivenUp,
    HerdReturned,
    StoreGivenUp,
    TaskLapsed,
    TasksAssigned,
    TrailBegun,
)
from formicarium.games.hidden_empires_1.ground import areas_of
from formicarium.games.hidden_empires_1.markers import clear_area, lay_open, remove_marker, to_pool
from formicarium.games.hidden_empires_1.moves import ChooseArea, Press
from formicarium.games.hidden_empires_1.questions.cards import all_nest_areas
from formicarium.games.hidden_empires_1.questions.colony import with_brood
from formicarium.games.hidden_empires_1.questions.errands import plan_of
from formicarium.games.hidden_empires_1.questions.movement import survey
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.repelling import repel_steps
from formicarium.games.hidden_empires_1.steps.stores import keep_store
from formicarium.texts.message import Message, Seat, message


@dataclass(frozen=True, slots=True)
class BeginAssigning(Step[Empires, None]):
    """HE1-ASGN-01: kept Aphids come back, makers of trails patrol, and tasks that are not legal lapse."""

    def run(self, s: Empires, answer: None) -> None:
        s.stage = "assign"
        s.then(*(ReturnHerd(marker) for marker in s.kept[s.active]), EndTrailTasks(), LapseTasks())


@dataclass(frozen=True, slots=True)
class ReturnHerd(Step[Empires, ChooseArea | Press]):
    """HE1-CARD-aphid_herders-02, -03: a kept marker comes to an area with own ants, or goes to the pool."""

    clause = "HE1-CARD-aphid_herders-02"

    marker: Marker

    def ask(self, s: Empires) -> Decision:
        nests = all_nest_areas(s)
        areas = {area for area, _ in map(place_of, s.ants[s.active]) if area not in nests}
        options = [AREA[(area,)] for area in sorted(areas, key=s.ground.bit.__getitem__)]
        prompt = message("ask-return-aphids", marker=self.marker)
        return Decision(s.active, prompt, (*options, TO_POOL), default=TO_POOL)

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        return message("warning-herd", marker=self.marker) if move == TO_POOL else None

    def run(self, s: Empires, answer: ChooseArea | Press) -> None:
        seat = s.active
        kept = list(s.kept[seat])
        kept.remove(self.marker)
        s.kept[seat] = tuple(kept)
        if isinstance(answer, ChooseArea):
            clear_area(s, answer.area)
            lay_open(s, answer.area, self.marker)
            s.tell(HerdReturned(seat, self.marker, answer.area))
        else:
            to_pool(s, self.marker)
            s.tell(HerdGivenUp(seat, self.marker))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        return Refusal(self.clause, message("refused-herd", area=name)) if kind == "area" else None


@dataclass(frozen=True, slots=True)
class EndTrailTasks(Step[Empires, None]):
    """HE1-ASGN-01 (b)."""

    def run(self, s: Empires, answer: None) -> None:
        for area in areas_of(s.ground, standing(s, s.active).trail):
            retask(s, s.active, area, TRAIL, PATROL, ants_at(s, s.active, area, TRAIL))


def retask(s: Empires, seat: Seat, area: Area, task: Task, to: Task, ants: Ants) -> None:
    """Ants of an area change their task by themselves."""
    take_ants(s, seat, area, task, ants)
    add_ants(s, seat, area, to, ants)
    s.tell(TaskLapsed(seat, area, task, to, sum(ants)))


@dataclass(frozen=True, slots=True)
class LapseTasks(Step[Empires, None]):
    """HE1-ASGN-01 (c), -07: who has no legal task patrols, or is idle where that is not legal either."""

    def run(self, s: Empires, answer: None) -> None:
        seat = s.active
        if not s.ants[seat]:
            return
        _, tasks = survey(s, seat)
        for area, task, ants in ordered_posts(s, seat):
            bit = s.ground.bit[area]
            if task == IDLE or not tasks.allow(task, bit):
                to = PATROL if tasks.patrol & bit else IDLE
                if to != task:
                    retask(s, seat, area, task, to, ants)


def give_up(s: Empires, seat: Seat, kind: str) -> None:
    """HE1-CHK-03, -05, -06: nothing given up for a check becomes food."""
    if kind in BROOD:
        s.brood[seat] = with_brood(s.brood[seat], BROOD.index(Brood(kind)), -1)
        s.tell(BroodGivenUp(seat, kind, 1))
        return
    if kind == "stored_food":
        food = (s.stored[seat] - 1) % PER_SIZE_POINT + 1
        s.stored[seat] -= food
        s.tell(StoreGivenUp(seat, food))
        return
    if kind == VIRGIN_QUEEN:
        s.virgin_queens[seat] -= 1
    elif kind == DRONE:
        s.drones[seat] -= 1
    else:
        task, caste = {"replete": (STORAGE, 1), "miller": (STORAGE, 2), "blocker": (RESERVES, 2)}[kind]
        take_ants(s, seat, NOWHERE, task, of_caste(caste, 1))
        s.stolen[seat] = min(s.stolen[seat], s.storage[seat][1])
    s.tell(AdultGivenUp(seat, kind))
    if (lost := keep_store(s, seat)) > 0:
        s.tell(StoreGivenUp(seat, lost))


@dataclass(frozen=True, slots=True)
class EndAssigning(Step[Empires, None]):
    """HE1-ASGN-09: Trails are begun, a bivouac without builders scatters, Repellent drives off."""

    def run(self, s: Empires, answer: None) -> None:
        seat = s.active
        s.tell(TasksAssigned(seat))
        s.plans[seat] = plan_of(s, seat)
        s.stage = "scout"
        for area in areas_of(s.ground, standing(s, seat).trail):
            remove_marker(s, area)
            s.trails[area] = seat
            s.attempts = (*s.attempts, area)
            s.tell(TrailBegun(seat, area))
        if BIVOUAC in s.traits[seat] and s.builders[seat] == NO_ANTS:
            scatter(s, seat)
        s.then(*repel_steps(s, seat))


def scatter(s: Empires, seat: Seat) -> None:
    """HE1-CARD-bivouac-02."""
    queens, brood = s.queens[seat], sum(s.brood[seat])
    if queens or brood:
        s.queens[seat], s.brood[seat] = 0, NO_BROOD
        s.tell(ColonyScattered(seat, queens, brood))
