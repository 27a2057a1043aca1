"""Lessons over HTTP: a game's course, its words, and where the acts of whoever learns lead."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any, TypeAlias

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from formicarium.core.lesson import FOLDER, course
from formicarium.server import wire
from formicarium.server.border.api.given import Guest, TheHouse
from formicarium.server.border.api.library import found_game, found_language, part_texts
from formicarium.server.border.packing import PACKED
from formicarium.server.lobby import lessons
from formicarium.server.lobby.lessons import LessonInfo, LessonStep
from formicarium.server.people.limits import LESSON, address, share
from formicarium.server.refusals import REFUSALS

Act: TypeAlias = Annotated[str, Meta(max_length=400)]


class Acts(Struct):
    """A press is "", an answer its notation; `seen`: the number of the last event one has."""

    acts: Annotated[list[Act], Meta(max_length=200)] = []
    seen: Annotated[int, Meta(ge=-1, le=10**6)] = -1


class Thought(Struct):
    """An answer that somebody thinks over, after these acts."""

    path: wire.Touched
    acts: Annotated[list[Act], Meta(max_length=200)] = []


@get("/games/{game:str}/lessons", responses=REFUSALS)
async def all_lessons(house: TheHouse, guest: Guest, game: FromPath[str]) -> list[LessonInfo]:
    """A game's lessons in the order in which one learns, and which of them one has taken."""
    found = found_game(game)
    done = await house.database.read(lambda c: lessons.taken(c, guest, found.id))
    return [
        LessonInfo(each.id, each.title.key, each.aim.key, each.minutes, each.clauses, taken=each.id in done)
        for each in course(found).values()
    ]


@get(
    "/games/{game:str}/lessons/texts/{language:str}",
    sync_to_thread=True,
    responses=REFUSALS,
    opt={PACKED: True},
)
def lesson_texts(
    request: Request[Any, Any, Any], game: FromPath[str], language: FromPath[str]
) -> Response[bytes | None]:
    """The words of a game's lessons, as a Fluent catalogue."""
    return part_texts(request, found_game(game), FOLDER, found_language(language))


@post("/games/{game:str}/lessons/{lesson:str}", status_code=200, responses=REFUSALS)
async def take_lesson(
    house: TheHouse,
    guest: Guest,
    request: Request[Any, Any, Any],
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[Acts],
) -> LessonStep:
    """Where one is after these acts; at the end, the lesson is remembered as taken."""
    found = found_game(game)
    chosen = lessons.find(found, lesson)
    reached = await asyncio.to_thread(lessons.step, found, chosen, data.acts, data.seen)
    if reached.over:
        await lessons.remember(house, address(request.scope), guest, found.id, chosen.id)
    return reached


@post("/games/{game:str}/lessons/{lesson:str}/preview", status_code=200, responses=REFUSALS)
async def preview_answer(
    house: TheHouse,
    request: Request[Any, Any, Any],
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[Thought],
) -> wire.Foreseen:
    """What an answer would bring, before it is given."""
    found = found_game(game)
    chosen = lessons.find(found, lesson)

    def foresee() -> tuple[wire.Foreseen, float]:
        begun = time.thread_time()
        return lessons.preview(found, chosen, data.acts, data.path), 1000 * (time.thread_time() - begun)

    told, spent = await asyncio.to_thread(foresee)
    share(house, "lessons", address(request.scope)).owe(time.monotonic(), max(0.0, spent - LESSON))
    return told


LESSONS = [all_lessons, lesson_texts, take_lesson, preview_answer]
