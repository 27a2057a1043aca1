"""What an answer that stands for several would do (HE1-RULING-94, -98, -101), before it is given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

from formicarium.core.decision import Decision
from formicarium.core.event import Event
from formicarium.games.hidden_empires_1.answers import AS_LAST_TURN, AS_PROPOSED, FORAGE_ALL
from formicarium.games.hidden_empires_1.data import BROOD, DRONE, TASKS, VIRGIN_QUEEN
from formicarium.games.hidden_empires_1.events.combat import AntDrivenOff, AntLent, AntsKilled, NestPlundered
from formicarium.games.hidden_empires_1.events.effects import BroodLeftBehind
from formicarium.games.hidden_empires_1.events.nest import AntsBudded
from formicarium.games.hidden_empires_1.events.tasks import (
    AdultGivenUp,
    AntsAssigned,
    BroodGivenUp,
    StoreGivenUp,
)
from formicarium.games.hidden_empires_1.moves import Press
from formicarium.games.hidden_empires_1.questions.assignment import checks
from formicarium.games.hidden_empires_1.questions.foraging import expected
from formicarium.games.hidden_empires_1.questions.sides import attackers, fight_of
from formicarium.games.hidden_empires_1.scene.moment import ASSIGN
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.assign import shortcuts, take_shortcut
from formicarium.games.hidden_empires_1.steps.plunder import PlunderNest
from formicarium.games.hidden_empires_1.steps.proposals import OneByOne
from formicarium.games.hidden_empires_1.view import EmpireView
from formicarium.scene.model import Row, Section
from formicarium.texts.message import Message, Seat, message

Line = tuple[Message, str]  # what happens to whom, and a picture
FORAGING = (AS_LAST_TURN, FORAGE_ALL)
SHOWN = (*FORAGING, AS_PROPOSED)
PICTURED = (*BROOD, VIRGIN_QUEEN, DRONE, "replete", "dead")


def proposals(view: EmpireView, s: Empires) -> tuple[Section, ...]:
    """For the player who is asked."""
    seat = view.seat
    if seat is None or view.over:
        return ()
    if view.row:
        return tuple(the_rest(view, s, seat))
    if view.stage == ASSIGN and seat == view.active and view.picked is None:
        return tuple(errands(s, seat))
    return ()


def errands(s: Empires, seat: Seat) -> Iterator[Section]:
    """In Assign Tasks: who would go where, who would be given up, and what all foragers would bring then."""
    for button in shortcuts(s, seat, checks(s, seat)):
        if isinstance(button, Press) and button in SHOWN:
            world = tried(s, partial(take_shortcut, seat=seat, button=button))
            yield section(button, world, foraged(world, seat) if button in FORAGING else ())


def foraged(world: Empires, seat: Seat) -> tuple[Row, ...]:
    """HE1-FOR-06 to -09: with those who forage already."""
    food = expected(world, seat)
    return (Row(message("scene-coming-foraged"), food, sprite="task_forage"),) if food else ()


def the_rest(view: EmpireView, s: Empires, seat: Seat) -> Iterator[Section]:
    """Of ants or brood that are chosen one by one: all who are still due."""

    def follow(world: Empires) -> None:
        world.steps[:] = reversed(view.row)
        first = world.steps[-1]
        assert isinstance(first, OneByOne)
        asked = first.ask(world)
        if isinstance(asked, Decision) and asked.seat == seat and AS_PROPOSED in asked.options:
            first.follow(world)

    world = tried(s, follow)
    if world.news:
        yield section(AS_PROPOSED, world, hunters(world) if isinstance(view.row[0], PlunderNest) else ())


def hunters(world: Empires) -> tuple[Row, ...]:
    """HE1-NATT-10: whoever has gone home with plunder hunts no queen."""
    if not world.queens[fight_of(world).defender]:
        return ()
    return (Row(message("scene-hunters"), sum(attackers(world)), sprite="icon_queens"),)


def tried(s: Empires, act: Callable[[Empires], None]) -> Empires:
    """The table, with its news, if this were done."""
    world = s.copy().listen()
    act(world)
    return world


def section(button: Press, world: Empires, more: tuple[Row, ...] = ()) -> Section:
    """The same for several ants is one row."""
    found: Counter[Line] = Counter()
    for told in world.heard():
        for line, count in lines(told.event):
            found[line] += count
    rows = tuple(Row(label, count, sprite=sprite) for (label, sprite), count in found.items())
    return Section((*rows, *more), message("scene-shortcut", button=button.button))


def lines(event: Event) -> Iterator[tuple[Line, int]]:
    match event:
        case AntsAssigned(count=count, to_area=area, to_task=task):
            sprite = f"task_{task}" if task in TASKS else "nurses"
            yield (message("scene-sent", area=area, task=task), sprite), count
        case AntsKilled(_, area, task, caste, count) | AntsBudded(_, area, task, caste, count):
            yield (message("scene-chosen", area=area, task=task, caste=caste), caste), count
        case AntDrivenOff(_, area, task, caste) | AntLent(_, area, task, caste):
            yield (message("scene-chosen", area=area, task=task, caste=caste), caste), 1
        case BroodGivenUp(_, kind, count) | BroodLeftBehind(_, kind, count):
            yield (message("scene-given-up", kind=kind), kind), count
        case AdultGivenUp(_, kind):
            yield (message("scene-given-up", kind=kind), kind if kind in PICTURED else "major"), 1
        case StoreGivenUp(_, food):
            yield (message("scene-given-up", kind="stored_food"), "stored"), food
        case NestPlundered(take=take, count=count):
            yield (message("scene-taken", take=take), take), count
