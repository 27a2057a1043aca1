"""Scout Areas (HE1-SCOUT): search, react, turn up, reinforce, assign."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Roll
from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_1.answers import AREA, SCOUT_ALL, YES, YES_NO
from formicarium.games.hidden_empires_1.ants import (
    CASTE_INDEX,
    add_ants,
    ants_at,
    of_caste,
    owners_in,
    posts_in,
    standing,
    take_ants,
)
from formicarium.games.hidden_empires_1.data import (
    ATTACK,
    CAMOUFLAGE,
    CASTES,
    EMPTY,
    FOOD,
    FORAGE,
    IDLE,
    NOWHERE,
    PATROL,
    PREDATORS,
    RETURNING,
    SCOUT,
    TRAIL,
    VALUE,
    WARNING_COLORATION,
    Ants,
    Area,
    Caste,
    Task,
    post,
)
from formicarium.games.hidden_empires_1.events.cards import MarkerRemoved
from formicarium.games.hidden_empires_1.events.tasks import (
    AreaScouted,
    MarkerLeft,
    MarkerTurnedUp,
    ScoutMetPredator,
    ScoutSearched,
    TaskGiven,
)
from formicarium.games.hidden_empires_1.ground import areas_of
from formicarium.games.hidden_empires_1.markers import lay_open, pick_up, shown, to_pool
from formicarium.games.hidden_empires_1.moves import ChooseArea, GiveTask, Press
from formicarium.games.hidden_empires_1.questions.movement import may_attack_nests
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.predators import Flee
from formicarium.games.hidden_empires_1.steps.reactions import React, ScoutReinforce, is_scouted
from formicarium.games.hidden_empires_1.steps.repelling import RepelHere
from formicarium.games.hidden_empires_1.steps.windows import predator_window
from formicarium.kit.interned import Interned
from formicarium.kit.seats import clockwise
from formicarium.texts.message import Seat, message

GIVE = Interned(GiveTask)


@dataclass(frozen=True, slots=True)
class ScoutAreas(Step[Empires, Move | None]):
    """HE1-SCOUT-01, HE1-RULING-100: every area with an own scout, in the order the player likes, or by id."""

    clause = "HE1-SCOUT-01"
    prompt = message("ask-scout-area")

    def ask(self, s: Empires) -> Decision | None:
        scouted = standing(s, s.active).scout
        if not scouted:
            return None
        areas = [AREA[(area,)] for area in areas_of(s.ground, scouted)]
        if s.scouting_all:
            return Decision(s.active, self.prompt, (areas[0],))
        return Decision(s.active, self.prompt, (*areas, SCOUT_ALL) if len(areas) > 1 else (areas[0],))

    def run(self, s: Empires, answer: Move | None) -> None:
        if answer is None:
            s.focus, s.scouting_all = NOWHERE, False
            return
        if not isinstance(answer, ChooseArea):
            s.scouting_all = True
            s.then(self)
            return
        area = answer.area
        s.scouted = (*s.scouted, area)
        s.focus, s.dice = area, ()
        patrol = post(area, PATROL)
        searchers = tuple(
            seat for seat in clockwise(s.active, s.seats) if seat != s.active and patrol in s.ants[seat]
        )
        s.then(self)
        s.because(AreaScouted(s.active, area), Search(searchers), TurnUp(), ScoutReinforce(), BeginTasks())

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        return Refusal(self.clause, message("refused-no-scout", area=name)) if kind == "area" else None


def dismiss_scout(s: Empires) -> Ants:
    """The scout leaves the area; returns her."""
    return s.ants[s.active].pop(post(s.focus, SCOUT))


@dataclass(frozen=True, slots=True)
class Search(Step[Empires, tuple[int, ...] | None]):
    """HE1-SCOUT-02 to -04, -08: every patroller rolls; any odd number detects, any 1 kills."""

    seats: tuple[Seat, ...]
    detected: tuple[Seat, ...] = ()

    def ask(self, s: Empires) -> Roll | None:
        return Roll(sum(ants_at(s, self.seats[0], s.focus, PATROL))) if self.seats else None

    def run(self, s: Empires, answer: tuple[int, ...] | None) -> None:
        if answer is None:
            s.then(*(React(seat) for seat in self.detected))
            return
        s.dice = answer
        searcher, *rest = self.seats
        seen, killed = any(die % 2 for die in answer), 1 in answer
        s.tell(ScoutSearched(searcher, s.active, s.focus, answer, seen, killed))
        if killed and is_scouted(s):
            dismiss_scout(s)
        s.then(Search(tuple(rest), (*self.detected, searcher) if seen else self.detected))


@dataclass(frozen=True, slots=True)
class TurnUp(Step[Empires, Press | None]):
    """HE1-SCOUT-09 to -14: the scout may turn a face-down marker up for all to see."""

    clause = "HE1-SCOUT-09"

    def ask(self, s: Empires) -> Decision | None:
        if s.focus not in s.face_down or not is_scouted(s):
            return None
        answers = (YES,) if s.scouting_all else YES_NO
        return Decision(s.active, message("ask-turn-marker", area=s.focus), answers)

    def run(self, s: Empires, answer: Press | None) -> None:
        if answer is None:
            return
        area = s.focus
        if answer != YES:
            s.tell(MarkerLeft(s.active, area))
            return
        marker = pick_up(s, area)
        s.tell(MarkerTurnedUp(s.active, area, marker))
        if marker == EMPTY:
            shown(s)
            to_pool(s, marker)
            s.tell(MarkerRemoved(area, marker))
            return
        lay_open(s, area, marker)
        if marker in PREDATORS:
            s.then(predator_window(s, area, scout=s.active), MeetPredator(), Flee(area))


@dataclass(frozen=True, slots=True)
class MeetPredator(Step[Empires, tuple[int, ...] | None]):
    """HE1-SCOUT-12, HE1-CARD-camouflage-02, HE1-CARD-warning_coloration-02: what becomes of the scout."""

    def ask(self, s: Empires) -> Roll | None:
        traits = s.traits[s.active]
        spared = CAMOUFLAGE in traits or WARNING_COLORATION in traits
        return None if spared else Roll(VALUE[s.markers[s.focus]])

    def run(self, s: Empires, answer: tuple[int, ...] | None) -> None:
        seat, marker = s.active, s.markers[s.focus]
        if CAMOUFLAGE in s.traits[seat]:
            s.tell(ScoutMetPredator(seat, s.focus, marker, (), "camouflaged"))
            return
        s.dice = dice = answer or ()
        scout = dismiss_scout(s)
        if 1 in dice:
            s.tell(ScoutMetPredator(seat, s.focus, marker, dice, "killed"))
            return
        add_ants(s, seat, NOWHERE, RETURNING, scout)
        s.tell(ScoutMetPredator(seat, s.focus, marker, dice, "returned" if dice else "warned"))


@dataclass(frozen=True, slots=True)
class BeginTasks(Step[Empires, None]):
    """HE1-SCOUT-16: beside a scout every own ant gets a task anew; makers of trails keep theirs."""

    def run(self, s: Empires, answer: None) -> None:
        if is_scouted(s):
            for task, ants in posts_in(s, s.active, s.focus):
                if task not in (TRAIL, IDLE):
                    take_ants(s, s.active, s.focus, task, ants)
                    add_ants(s, s.active, s.focus, IDLE, ants)
            s.then(ScoutAssign(), RepelHere(s.focus))


def tasks_here(s: Empires, seat: Seat, area: Area) -> list[Task]:
    """HE1-SCOUT-16, -17: beside opposing patrollers nothing is left but to attack."""
    rivals = [other for other in owners_in(s, area) if other != seat]
    patrolled = any(post(area, PATROL) in s.ants[other] for other in rivals)
    nests = [other for other in range(s.seats) if other != seat and area in s.nest_areas(other)]
    found = [FORAGE] if s.markers.get(area) in FOOD and not patrolled else []
    if not rivals:
        found.append(PATROL)
    if rivals or (nests and may_attack_nests(s)):
        found.append(ATTACK)
    return found


@dataclass(frozen=True, slots=True)
class ScoutAssign(Step[Empires, GiveTask | None]):
    """HE1-SCOUT-16: tasks for the ants of the scouted area; where only one is legal, they all get it."""

    clause = "HE1-SCOUT-16"

    def ask(self, s: Empires) -> Decision | None:
        ants, tasks = ants_at(s, s.active, s.focus, IDLE), tasks_here(s, s.active, s.focus)
        if len(tasks) == 1:
            return None
        options = tuple(
            GIVE[CASTES[caste], task, count]
            for caste, there in enumerate(ants)
            for task in tasks
            for count in range(1, there + 1)
        )
        if not options:
            return None
        caste = options[0].caste
        default = GIVE[caste, tasks[0], ants[CASTE_INDEX[caste]]]
        return Decision(s.active, message("ask-scout-assign", area=s.focus), options, default=default)

    def run(self, s: Empires, answer: GiveTask | None) -> None:
        seat = s.active
        if answer is not None:
            self.give(s, answer.caste, answer.task, answer.count)
            s.then(self)
            return
        (task, *_) = tasks_here(s, seat, s.focus)
        for caste, count in zip(CASTES, ants_at(s, seat, s.focus, IDLE), strict=True):
            if count:
                self.give(s, caste, task, count)

    def give(self, s: Empires, caste: Caste, task: Task, count: int) -> None:
        ants = of_caste(CASTE_INDEX[caste], count)
        take_ants(s, s.active, s.focus, IDLE, ants)
        add_ants(s, s.active, s.focus, task, ants)
        s.tell(TaskGiven(s.active, s.focus, caste, task, count))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        tasks = tuple(tasks_here(s, seat, s.focus))
        return Refusal(self.clause, message("refused-task-here", area=s.focus, tasks=tasks))
