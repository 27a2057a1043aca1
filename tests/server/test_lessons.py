"""Lessons as the page takes them: a course, its words, acts and where they lead, and what is remembered."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from formicarium.core.foresight import Foreseer
from formicarium.core.lesson import course
from formicarium.core.registry import games
from formicarium.core.tutor import PRESS, Tutor
from formicarium.server.config import Config
from formicarium.server.keeping.database import Database
from formicarium.server.keeping.storage import guests, lessons
from formicarium.server.keeping.sweeping import DAY, Keep, sweep
from formicarium.server.table.previews import LINES
from tests.server.hosting import Host, hosted
from tests.server.people import SOON, Person

GAME = "cicada_and_ant"
COURSE = f"/games/{GAME}/lessons"
DUEL = f"{COURSE}/duel"


def acts_through(lesson: str) -> list[str]:
    """What takes one to the end of a lesson."""
    tutor = Tutor(games[GAME], course(games[GAME])[lesson])
    while tutor.cue is not None:
        tutor.act(str(tutor.fitting[0]) if tutor.cue.waits else PRESS)
    return tutor.acts


async def taken(person: Person) -> list[str]:
    return [lesson["id"] for lesson in await person.get(COURSE) if lesson["taken"]]


def test_a_course_names_its_lessons_in_order(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            found = await ada.get(COURSE)
            own = course(games[GAME])
            assert [each["id"] for each in found] == list(own)
            first = own[found[0]["id"]]
            assert found[0] == {
                "id": first.id,
                "title": f"lesson-{first.id}",
                "aim": f"lesson-{first.id}-aim",
                "minutes": first.minutes,
                "clauses": list(first.clauses),
                "taken": False,
            }
            assert (await ada.get("/games/chess/lessons", 404))["error"]["id"] == "error-no-game"

    asyncio.run(scenario())


def test_its_words_are_sent_once(host: Host) -> None:
    with httpx.Client(base_url=f"{host.url}/api{COURSE}/texts", timeout=SOON) as http:
        words = http.get("/fr")
        assert "lesson-duel =" in words.text
        again = http.get("/fr", headers={"If-None-Match": words.headers["etag"]})
        assert (again.status_code, again.text) == (304, "")
        assert http.get("/en").headers["etag"] != words.headers["etag"]
        assert http.get("/xx").status_code == 404


def test_a_lesson_is_taken_act_by_act_and_back(host: Host) -> None:
    """Every step is what the engine's own tutor says, with the events of the last act."""

    async def scenario() -> None:
        async with Person(host.url) as ada:
            acts, told = acts_through("duel"), 0
            for number in range(len(acts) + 1):
                step = await ada.post(DUEL, {"acts": acts[:number], "seen": told - 1})
                tutor = Tutor(games[GAME], course(games[GAME])["duel"], acts[:number])
                assert (step["at"], step["points"]) == (tutor.at, list(tutor.points))
                assert step["says"] == {"id": tutor.says.key, "args": {}}
                frame = step["frame"]
                assert (frame["type"], frame["eyes"], frame["from"]) == ("frame", 0, told)
                asked = [
                    [" ".join(option["path"]) for option in each["options"]] for each in frame["decisions"]
                ]
                assert asked == ([list(map(str, tutor.decision.options))] if tutor.decision else [])
                assert [event["number"] for event in frame["events"]] == list(
                    range(told, told + len(frame["events"]))
                )
                told += len(frame["events"])
            assert (step["over"], step["waits"], step["at"]) == (True, None, step["of"])
            assert told > 0
            again = await ada.post(DUEL, {"acts": acts[:-1]})
            assert again["frame"]["from"] == 0, "whoever has seen nothing is told everything"
            back = await ada.post(DUEL, {"acts": acts[:-2], "seen": told - 1})
            assert back["frame"]["from"] <= told, "what is taken back leaves the story"
            assert (
                back["frame"]["events"]
                == again["frame"]["events"][back["frame"]["from"] :][: len(back["frame"]["events"])]
            )

    asyncio.run(scenario())


def test_a_wrong_act_is_told_and_changes_nothing(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            acts, wrong, refused = acts_through("duel"), 0, 0
            for number, act in enumerate(acts):
                here = await ada.post(DUEL, {"acts": acts[:number]})
                for decision in here["frame"]["decisions"]:
                    for option in decision["options"]:
                        if here["awaited"] and option["path"] not in here["awaited"]:
                            path = " ".join(option["path"])
                            tried = await ada.post(DUEL, {"acts": [*acts[:number], path]})
                            assert tried["wrong"]["id"].startswith("lesson-")
                            assert {**tried, "wrong": None} == here
                            wrong += 1
                            break
                bad = await ada.post(DUEL, {"acts": [*acts[:number], "cell:r9c9" if act == PRESS else PRESS]})
                assert bad["refused"]["say"]["id"].startswith("lesson-waits")
                refused += 1
            assert wrong > 0
            assert refused == len(acts)
            over = await ada.post(DUEL, {"acts": [*acts, PRESS]})
            assert over["refused"]["say"]["id"] == "lesson-over"

    asyncio.run(scenario())


def test_what_the_rules_forbid_is_refused_with_its_clause(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            acts = acts_through("duel")
            asked = next(number for number, act in enumerate(acts) if act.startswith("cell:"))
            given = acts[: asked + 1]
            step = await ada.post(DUEL, {"acts": [*given, given[-1]]})
            assert step["refused"]["clause"].startswith("CIG-")

    asyncio.run(scenario())


def test_what_an_answer_would_bring_is_told_before_it_is_given(host: Host) -> None:
    """As at a table: what the engine foresees for the learner's seat, and the lesson stays where it is."""

    async def scenario() -> None:
        async with Person(host.url) as ada:
            acts, told = acts_through("duel"), 0
            for number, act in enumerate(acts):
                if act == PRESS:
                    continue
                here = await ada.post(DUEL, {"acts": acts[:number]})
                found = await ada.post(f"{DUEL}/preview", {"acts": acts[:number], "path": act.split()})
                tutor = Tutor(games[GAME], course(games[GAME])["duel"], acts[:number])
                assert tutor.decision is not None
                move = tutor.decision.find(tuple(act.split()))
                assert move is not None
                foresight = Foreseer(games[GAME], tutor.match.sight(tutor.lesson.seat)).foresee(move)
                assert [line["clause"] for line in found["lines"]] == [
                    event.clause for event in foresight.events[:LINES]
                ]
                assert (found["type"], found["hidden"]) == ("preview", foresight.hidden)
                told += bool(found["lines"] and found["patch"])
                assert await ada.post(DUEL, {"acts": acts[:number]}) == here
            assert told > 0

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "path, body, status, error",
    [
        (DUEL, {"acts": ["x", ""]}, 409, "error-lesson-acts"),
        (DUEL, {"acts": [""] * 201}, 400, "error-bad-request"),
        (DUEL, {"acts": ["x" * 401]}, 400, "error-bad-request"),
        (DUEL, {"acts": "x"}, 400, "error-bad-request"),
        (f"{COURSE}/nothing", {}, 404, "error-no-lesson"),
        (f"{DUEL}/preview", {"acts": [""], "path": ["cell:r9c9"]}, 409, "error-lesson-acts"),
        (f"{DUEL}/preview", {"acts": ["x"], "path": ["cell:r1c1"]}, 409, "error-lesson-acts"),
        (f"{DUEL}/preview", {"acts": []}, 400, "error-bad-request"),
        (f"{COURSE}/nothing/preview", {"path": []}, 404, "error-no-lesson"),
        ("/games/chess/lessons/duel", {}, 404, "error-no-game"),
    ],
)
def test_nonsense_is_declined_in_words(
    host: Host, path: str, body: dict[str, Any], status: int, error: str
) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            assert (await ada.post(path, body, status))["error"]["id"] == error

    asyncio.run(scenario())


def test_who_has_taken_a_lesson_is_remembered_as_guest_and_with_an_account(host: Host) -> None:
    async def scenario() -> None:
        duel, shelves = ({"acts": acts_through(lesson)} for lesson in ("duel", "shelves"))
        who = {"name": "Learned", "password": "a long word"}
        async with Person(host.url) as ada, Person(host.url) as bo:
            await ada.post(DUEL, {"acts": duel["acts"][:-1]})
            assert await taken(ada) == []
            for _ in range(2):
                await ada.post(DUEL, duel)
            assert (await taken(ada), await taken(bo)) == (["duel"], [])
            await ada.post("/account", who)
            assert await taken(ada) == ["duel"], "a guest who opens an account keeps them"
            await bo.post(DUEL, duel)
            await bo.post(f"{COURSE}/shelves", shelves)
            await bo.post("/login", who)
            assert await taken(bo) == await taken(ada) == ["duel", "shelves"], "both bring theirs along"

    asyncio.run(scenario())


def test_what_a_guest_has_learnt_goes_with_the_guest(new_database: Any) -> None:
    database = Database(Config(database=new_database()).url)
    database.migrate()
    with database.engine.begin() as connection:
        connection.execute(guests.insert().values(id="ada", name="", created=0.0))
        connection.execute(lessons.insert().values(guest="ada", game=GAME, lesson="duel", at=0.0))
        for day in range(3):
            sweep(connection, Keep(1, 1, 1), 4e9 + day * DAY, DAY)
            assert len(connection.execute(lessons.select()).all()) == (day < 2)
    database.engine.dispose()


def test_an_address_that_takes_too_much_is_put_off(new_database: Any, tmp_path: Any) -> None:
    with hosted(new_database(), tmp_path, limit_burst="60", limit_effort="1") as running:

        async def scenario() -> None:
            async with Person(running.url) as ada:
                replies = [await ada.http.post(DUEL, json={}) for _ in range(7)]
                assert [reply.status_code for reply in replies] == [200] * 5 + [429] * 2
                looked = [await ada.http.get(f"/games/{GAME}/rules/en/search?q=ant") for _ in range(7)]
                assert [reply.status_code for reply in looked] == [200] * 5 + [429] * 2

        asyncio.run(scenario())
