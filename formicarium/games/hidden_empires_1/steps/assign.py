"""Assign Tasks (HE1-ASGN): take a group, put it somewhere, say how many; play a card; end the step."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from formicarium.core.decision import Decision, Move, Path, Refusal
from formicarium.core.state import Step
from formicarium.games.hidden_empires_1.answers import (
    AS_LAST_TURN,
    AS_PROPOSED,
    END,
    FORAGE_ALL,
    GATHER,
    IDLE_HOME,
    ahead,
    number,
)
from formicarium.games.hidden_empires_1.ants import (
    CASTE_INDEX,
    add_ants,
    ants_at,
    of_caste,
    standing,
    take_ants,
)
from formicarium.games.hidden_empires_1.data import (
    BIVOUAC,
    CASTES,
    FORAGE,
    NO_ANTS,
    NOWHERE,
    SCOUT,
    Area,
    Task,
)
from formicarium.games.hidden_empires_1.events.tasks import AntsAssigned
from formicarium.games.hidden_empires_1.moves import (
    Count,
    Eliminate,
    MoveNest,
    PlayCard,
    PutAnts,
    TakeAnts,
)
from formicarium.games.hidden_empires_1.pieces import PICKED, Picked
from formicarium.games.hidden_empires_1.questions.assignment import (
    Checks,
    checks,
    default_count,
    default_source,
    default_target,
    eliminations,
    proposed_source,
    sources,
    targets_for,
)
from formicarium.games.hidden_empires_1.questions.errands import (
    Errand,
    as_last_turn,
    forage_all,
    gathered,
    idle_home,
    may_gather,
    may_send,
    meeting_places,
)
from formicarium.games.hidden_empires_1.questions.foraging import expected
from formicarium.games.hidden_empires_1.questions.husbandry import appetite
from formicarium.games.hidden_empires_1.questions.movement import within_reach
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.assign_ends import EndAssigning, LapseTasks, give_up
from formicarium.games.hidden_empires_1.steps.assign_refusals import (
    why_not_meeting,
    why_not_source,
    why_not_target,
)
from formicarium.games.hidden_empires_1.steps.nest_moves import bivouac_moves, move_bivouac
from formicarium.games.hidden_empires_1.steps.play import play_card, plays, price
from formicarium.texts.message import Message, Seat, message


@cache
def prompt(found: Checks) -> Message:
    """HE1-ASGN-08: with what is still in the way of the end."""
    return message("ask-assign-source", over=found.excess, missing=found.missing, idle=int(found.idle))


@dataclass(frozen=True, slots=True)
class AssignTasks(Step[Empires, Move]):
    """HE1-ASGN-02, -07, -08: a group to move, a card, a move of the bivouac, or the end of the step."""

    clause = "HE1-ASGN-02"

    def ask(self, s: Empires) -> Decision:
        seat = s.active
        groups, found = sources(s, seat), checks(s, seat)
        options: list[Move] = [*groups, *bivouac_moves(s, seat)]
        if found.passed:
            options.append(END)
        losses = eliminations(s, seat, found)
        # Cards only where there is a choice without them: else others could tell that he holds one
        if len(options) + len(losses) > 1:  # HE1-WIN-17, HE1-RULING-90
            options += shortcuts(s, seat, found)
            options += plays(s, seat, "ASSIGN")
        options += losses  # never what one comes upon first
        return Decision(seat, prompt(found), tuple(options), default=default_source(s, seat, groups, found))

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        match move:
            case Eliminate(kind):
                return message("warning-give-up", kind=kind)
            case PlayCard(card):
                return price(s, seat, card)
        return unfinished(s, seat) if move == END else None

    def run(self, s: Empires, answer: Move) -> None:
        seat = s.active
        match answer:
            case TakeAnts(area, task, caste):
                s.picked = PICKED[area, task, caste]
                s.then(*GROUP, self)
            case Eliminate(kind):
                give_up(s, seat, kind)
                s.then(self)
            case PlayCard(card):
                s.then(LapseTasks(), self)
                play_card(s, seat, card)
            case MoveNest():
                s.then(LapseTasks(), self)
                move_bivouac(s, seat, answer)
            case _ if answer == END:
                s.then(EndAssigning())
            case _ if answer == GATHER:
                s.then(GatherAt(), self)
            case _:
                take_shortcut(s, seat, answer)
                s.then(self)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return why_not_source(s, seat, path)


def shortcuts(s: Empires, seat: Seat, found: Checks) -> list[Move]:
    """HE1-RULING-94, -98, -99, -101: several moves in one answer."""
    options: list[Move] = [IDLE_HOME] if found.idle else []
    if may_send(s, seat):
        reach = within_reach(s, seat, NOWHERE)
        if as_last_turn(s, seat, reach):
            options.append(AS_LAST_TURN)
        if forage_all(s, seat, reach):
            options.append(FORAGE_ALL)
    if may_gather(s, seat):
        options.append(GATHER)
    if found.excess or found.missing:
        options.append(AS_PROPOSED)
    return options


def take_shortcut(s: Empires, seat: Seat, button: Move) -> None:
    """The moves it stands for, one by one."""
    if button == AS_PROPOSED:
        while not (found := checks(s, seat)).passed:
            mend(s, seat, found)
    else:
        for group, count in errands(s, seat, button):
            assign(s, seat, group, count)


def errands(s: Empires, seat: Seat, button: Move) -> list[Errand]:
    """What a button stands for."""
    if button == IDLE_HOME:
        return idle_home(s, seat)
    reach = within_reach(s, seat, NOWHERE)
    return as_last_turn(s, seat, reach) if button == AS_LAST_TURN else forage_all(s, seat, reach)


def mend(s: Empires, seat: Seat, found: Checks) -> None:
    """HE1-RULING-101: the next move that puts the nest in order."""
    match proposed_source(s, seat, sources(s, seat), found):
        case TakeAnts(area, task, caste):
            to = default_target(s, seat, targets_for(s, seat, PICKED[area, task, caste]))
            group = PICKED[area, task, caste, to.area, to.task]
            size = ants_at(s, seat, area, task)[CASTE_INDEX[caste]]
            assign(s, seat, group, default_count(s, seat, group, size))
        case Eliminate(kind):
            give_up(s, seat, kind)


def unfinished(s: Empires, seat: Seat) -> Message | None:
    """What is lost if the step ends here: a bivouac without builders, or food that reserves could fetch.

    HE1-SCOUT-15: reserves may have to follow a scout.
    """
    if BIVOUAC in s.traits[seat] and s.builders[seat] == NO_ANTS and (s.queens[seat] or any(s.brood[seat])):
        return message("warning-scatter", queens=s.queens[seat], brood=sum(s.brood[seat]))
    if s.food[seat] + s.stored[seat] + expected(s, seat) >= appetite(s, seat):
        return None
    if not may_send(s, seat) or standing(s, seat).scout:
        return None
    sent = forage_all(s, seat, within_reach(s, seat, NOWHERE))
    idle = sum(errand.ants for errand in sent if errand.group.to_task == FORAGE)
    return message("warning-idle-reserves", count=idle) if idle else None


@dataclass(frozen=True, slots=True)
class GatherAt(Step[Empires, PutAnts]):
    """HE1-RULING-99: where all ants in the Reserves and on the map go."""

    clause = "HE1-RULING-99"
    prompt = message("ask-gather-at")

    def ask(self, s: Empires) -> Decision:
        return Decision(s.active, self.prompt, meeting_places(s, s.active))

    def run(self, s: Empires, answer: PutAnts) -> None:
        for group, count in gathered(s, s.active, answer):
            assign(s, s.active, group, count)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return why_not_meeting(s, seat, path)


def assign(s: Empires, seat: Seat, group: Picked, count: int) -> None:
    """HE1-ASGN-02: one task move."""
    ants = of_caste(CASTE_INDEX[group.caste], count)
    take_ants(s, seat, group.area, group.task, ants)
    add_ants(s, seat, group.to_area, group.to_task, ants)
    s.moves_made += 1
    s.tell(AntsAssigned(seat, count, group.caste, group.area, group.task, group.to_area, group.to_task))


@dataclass(frozen=True, slots=True)
class AssignTo(Step[Empires, PutAnts]):
    """HE1-ASGN-04, HE1-MOVE, HE1-TASK: where the group goes."""

    clause = "HE1-ASGN-04"

    def ask(self, s: Empires) -> Decision:
        assert s.picked is not None
        options = targets_for(s, s.active, s.picked)
        prompt = TARGET_PROMPTS[s.picked.caste]
        return Decision(s.active, prompt, options, default=default_target(s, s.active, options))

    def run(self, s: Empires, answer: PutAnts) -> None:
        assert s.picked is not None
        group = s.picked
        s.picked = PICKED[group.area, group.task, group.caste, answer.area, answer.task]

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return why_not_target(s, seat, path)


@cache
def count_prompt(area: Area, task: Task) -> Message:
    return message("ask-assign-count", area=area, task=task)


TARGET_PROMPTS = {caste: message("ask-assign-destination", caste=caste) for caste in CASTES}


@dataclass(frozen=True, slots=True)
class AssignCount(Step[Empires, Count]):
    """HE1-ASGN-02, HE1-MOVE-08: how many of them; one scout only."""

    clause = "HE1-MOVE-08"

    def ask(self, s: Empires) -> Decision:
        group = s.picked
        assert group is not None
        size = ants_at(s, s.active, group.area, group.task)[CASTE_INDEX[group.caste]]
        most = 1 if group.to_task == SCOUT else size
        proposed = number(default_count(s, s.active, group, most))
        prompt = count_prompt(group.to_area, group.to_task)
        return Decision(s.active, prompt, ahead(proposed.count, 1, most), default=proposed)

    def run(self, s: Empires, answer: Count) -> None:
        group = s.picked
        assert group is not None
        s.picked = None
        assign(s, s.active, group, answer.count)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        assert s.picked is not None
        group = s.picked
        most = ants_at(s, seat, group.area, group.task)[CASTE_INDEX[group.caste]]
        return Refusal("HE1-ASGN-02", message("refused-count", most=most))


GROUP = (AssignTo(), AssignCount())
