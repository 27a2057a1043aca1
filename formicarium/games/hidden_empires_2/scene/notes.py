"""What is worth a note: who is close to the end, what should not be overlooked, what a shortcut would do."""

from __future__ import annotations

from collections.abc import Iterator

from formicarium.games.hidden_empires_2.colony import is_nursed, is_roomy, nest_size, nest_used
from formicarium.games.hidden_empires_2.data import BROOD_PER_NURSE
from formicarium.games.hidden_empires_2.events import (
    AdultsEliminated,
    AntCalled,
    AntsEliminated,
    BroodEliminated,
    FoodDropped,
)
from formicarium.games.hidden_empires_2.questions.foraging import brought_home, forage_plan, limit, needs_dice
from formicarium.games.hidden_empires_2.questions.posts import back_to_posts, watch_again
from formicarium.games.hidden_empires_2.scene.moment import in_nest_phase
from formicarium.games.hidden_empires_2.scene.routes import Route
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.check import CheckNest, FixNest
from formicarium.games.hidden_empires_2.steps.forage import ForageAnts, ForageAreas
from formicarium.games.hidden_empires_2.steps.patrol import AssignPatrol
from formicarium.games.hidden_empires_2.steps.proposals import follow_proposals
from formicarium.games.hidden_empires_2.steps.redeploy import Redeploy
from formicarium.games.hidden_empires_2.view import EmpiresView
from formicarium.scene.model import Note
from formicarium.texts.message import Message, Seat, message

CLOSE = 4  # points from the end: worth a note


def ahead(view: EmpiresView, seat: Seat) -> Iterator[Note]:
    """HE2-END-01: who is close to the end, or has brought it about."""
    target, score = view.options.target_score, view.scores[seat]
    if view.over or view.options.death_to_the_queen or score < target - CLOSE:
        return
    if score < target:
        yield Note(message("scene-note-close", score=score, target=target), "icon_score", "amber")
    else:
        yield Note(message("scene-note-last", target=target), "icon_score", "alert")


def worries(view: EmpiresView, s: Empires, ways: tuple[Route, ...]) -> Iterator[Note]:
    """HE2-CHECK-02 to -04, HE2-NEST-17: what the viewer should know now, and not overlook."""
    seat = s.active if view.seat is None else view.seat
    if isinstance(view.step, ForageAnts) and seat == view.active:
        yield Note(forage_note(s, view.step, ways), sprite="flow")
    if seat == view.active:
        yield from offers(view, s, seat)
    if view.resettled[seat]:
        yield Note(message("scene-migrated"), sprite="nest")
    if in_nest_phase(view) or seat != view.active:
        return
    if not is_roomy(s, seat):
        used, size = nest_used(s, seat), nest_size(s, seat)
        yield Note(message("scene-note-crowded", used=used, size=size), "warning", "alert")
    if lacks_nurses(view, s, seat):
        brood = sum(view.brood[seat].values())
        needed = -(-brood // BROOD_PER_NURSE)
        yield Note(message("scene-note-nurses", needed=needed, brood=brood), "warning", "alert")


def lacks_nurses(view: EmpiresView, s: Empires, seat: Seat) -> bool:
    """HE2-CHECK-04: something must be done about it in this very turn."""
    return seat == view.active and not in_nest_phase(view) and not is_nursed(s, seat)


def offers(view: EmpiresView, s: Empires, seat: Seat) -> Iterator[Note]:
    """HE2-RULING-96 to -99: what an answer that stands for several would do."""
    match view.step:
        case ForageAreas() if plan := forage_plan(s, seat):
            dice = sum(each.foragers for each in plan if needs_dice(s, each.area, each.way))
            facts = {"tokens": len(plan), "food": sum(each.food for each in plan), "dice": dice}
            yield Note(message("scene-note-forage-all", **facts), "flow")
        case Redeploy():
            if count := sum(group.number for group in back_to_posts(s, seat)):
                yield Note(message("scene-note-posts", count=count), "moved")
        case AssignPatrol():
            if count := sum(group.number for group in watch_again(s, seat)):
                yield Note(message("scene-note-watches", count=count), "shield")
        case FixNest():
            yield Note(remedy(s), "tick")


def remedy(s: Empires) -> Message:
    """HE2-RULING-99: how the nest check would be passed."""
    world = s.copy().listen()
    world.steps[:] = [CheckNest()]
    follow_proposals(world, CheckNest().goes_on)
    events = [told.event for told in world.heard()]
    called = sum(isinstance(event, AntCalled) for event in events)
    brood = sum(event.count for event in events if isinstance(event, BroodEliminated))
    food = sum(event.amount for event in events if isinstance(event, FoodDropped))
    others = sum(isinstance(event, AdultsEliminated | AntsEliminated) for event in events)
    return message("scene-note-remedy", ants=called, lost=brood + others, food=food)


def forage_note(s: Empires, step: ForageAnts, ways: tuple[Route, ...]) -> Message:
    """HE2-PATH-07, HE2-FORAGE-08: what all who may forage here would bring home, and the dice."""
    area, most = step.area, limit(s, s.active, step.area, step.way)
    narrow = next((str(way.narrow) for way in ways if way.narrow is not None), "")
    return message(
        "scene-note-forage",
        area=area,
        way=step.way,
        ants=most,
        food=brought_home(s, s.active, area, step.way, most),
        narrow=narrow,
        dice=most if needs_dice(s, area, step.way) else 0,
    )
