"""Lessons at a page: nothing is kept while one is taken, only that it was.

Whoever learns sends all acts so far, and is told where that leads: going back is sending fewer of them.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

import sqlalchemy as sa
from msgspec import Raw, Struct

from formicarium.core.decision import Path, Refusal
from formicarium.core.errors import IllegalMove, UnknownLesson
from formicarium.core.foresight import Foreseer
from formicarium.core.game import Game
from formicarium.core.lesson import Lesson, lesson_of
from formicarium.core.tutor import Tutor
from formicarium.server import wire
from formicarium.server.keeping.storage import lessons
from formicarium.server.people import identity
from formicarium.server.people.allowance import digest, spend
from formicarium.server.refusals import Declined
from formicarium.server.table.frames import UNWEIGHED, picture, question
from formicarium.server.table.previews import foreseen
from formicarium.server.table.stories import Story
from formicarium.texts.message import Message

if TYPE_CHECKING:
    from formicarium.server.house import House

TAKEN = "lessons"  # what is remembered, counted by address


class LessonInfo(Struct):
    """One lesson of a course; `title` and `aim` are keys of its words."""

    id: str
    title: str
    aim: str
    minutes: int
    clauses: tuple[str, ...]
    taken: bool  # by whoever asks


class RefusedAct(Struct):
    """What the rules forbid, or what is not waited for."""

    clause: str
    say: wire.Say


class LessonStep(Struct):
    """Where somebody is in a lesson after some acts.

    `wrong` or `refused`: the last act does not count, and what the rest says is as it was before it.
    """

    at: int  # the number of the cue, from 0
    of: int  # how many there are
    says: wire.Say
    waits: Literal["press", "answer"] | None  # None: it is over
    left: int  # how many answers the cue still waits for
    points: tuple[str, ...]  # ids or tokens of the scene
    awaited: tuple[Path, ...]  # the answers it waits for; none: any
    wrong: wire.Say | None
    refused: RefusedAct | None
    over: bool
    seat: int  # of whoever learns
    seats: int
    frame: Raw  # as at a table


def find(game: Game[Any], id: str) -> Lesson:
    try:
        return lesson_of(game, id)
    except UnknownLesson:
        raise Declined(404, "error-no-lesson", lesson=id[:60]) from None


def step(game: Game[Any], lesson: Lesson, acts: Sequence[str], seen: int) -> LessonStep:
    """Where these acts lead, with the events after number `seen`, at least those of the last act."""
    tutor = _after(game, lesson, acts[:-1])
    story = Story(lesson.seat)
    story.catch_up(tutor.match)
    first = min(seen + 1, len(story.lines)) if acts else 0
    wrong, refusal = _act(tutor, acts[-1]) if acts else (None, None)
    story.catch_up(tutor.match)
    cue = tutor.cue
    return LessonStep(
        at=tutor.at,
        of=len(lesson.cues),
        says=wire.said(tutor.says),
        waits=None if cue is None else "answer" if cue.waits else "press",
        left=0 if cue is None else cue.count - tutor.given,
        points=tutor.points,
        awaited=() if cue is None or not cue.paths else tuple(move.spell() for move in tutor.fitting),
        wrong=None if wrong is None else wire.said(wrong),
        refused=None if refusal is None else RefusedAct(refusal.clause, wire.said(refusal.reason)),
        over=cue is None,
        seat=lesson.seat,
        seats=tutor.match.state.seats,
        frame=Raw(_frame(tutor, story, first)),
    )


def preview(game: Game[Any], lesson: Lesson, acts: Sequence[str], path: Path) -> wire.Foreseen:
    """What an answer would bring after these acts, as at a table."""
    tutor = _after(game, lesson, acts)
    move = tutor.decision.find(path) if tutor.decision else None
    if move is None:
        raise Declined(409, "error-lesson-acts")
    foresight = Foreseer(game, tutor.match.sight(lesson.seat)).foresee(move)
    return foreseen("", foresight, picture(tutor.match, lesson.seat))


def _after(game: Game[Any], lesson: Lesson, acts: Sequence[str]) -> Tutor:
    try:
        return Tutor(game, lesson, acts)
    except IllegalMove:
        raise Declined(409, "error-lesson-acts") from None


def _act(tutor: Tutor, act: str) -> tuple[Message | None, Refusal | None]:
    try:
        return tutor.act(act), None
    except IllegalMove as error:
        return None, error.refusal


def _frame(tutor: Tutor, story: Story, first: int) -> bytes:
    """The table as the learner's seat sees it; what is asked is shown when the cue waits for an answer."""
    match, number, seat, decision = tutor.match, len(tutor.acts), tutor.lesson.seat, tutor.decision
    head = wire.Frame(
        number=number,
        eyes=seat,
        decisions=[question(match, number, decision, UNWEIGHED)] if decision else [],
        waiting=[],
        asked=[seat] if decision else [],
        undo={},
        late=False,
        plan=False,
        outcome=None,
    )
    scene = b',"scene":' + wire.encode(picture(match, seat))
    return wire.told(wire.encode(head), scene, first, story.lines[first:])


# Which lessons somebody has taken


def taken(connection: sa.Connection, guest: str, game: str) -> set[str]:
    chosen = sa.select(lessons.c.lesson).where((lessons.c.guest == guest) & (lessons.c.game == game))
    return set(connection.scalars(chosen))


async def remember(house: House, who: str, guest: str, game: str, lesson: str) -> None:
    """That this guest has taken it; an address that has left too much behind is not remembered."""
    counted, most = digest(house, who), house.config.limits.lessons

    def write(connection: sa.Connection) -> bool:
        if lesson in taken(connection, guest, game):
            return True
        if not spend(connection, TAKEN, counted, most, 3600):
            return False
        identity.keep_guest(connection, guest)
        connection.execute(_REMEMBER, {"guest": guest, "game": game, "lesson": lesson, "at": time.time()})
        return True

    if not await house.database.write(write):
        house.gate.turned_away(TAKEN, who)


_REMEMBER = sa.text(
    "INSERT INTO lessons (guest, game, lesson, at) VALUES (:guest, :game, :lesson, :at) "
    "ON CONFLICT DO NOTHING"
)
