"""Two worlds that a viewer cannot tell apart look the same in all that leaves the server, times included.

The tables of both worlds stand side by side at a server whose time stands still (still.py). At the same
moments the same is answered openly; in secret, each world answers what only it asks, when only it asks it.
Whatever a seat and somebody outside hear meanwhile, and when, must be equal: frames, clocks, lists.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.server import wire
from formicarium.server.border.security import Guard
from formicarium.server.house import House
from tests.server import drawn_arena  # noqa: F401, registers the Arena
from tests.server.still import Neighbour, StillPage, beside, run, served
from tests.server.worlds import SEED, Given, Twins, World, at_the_attack, moments

SECONDS = 3.0  # for each game
FEWEST = 3  # moments of each game that are looked at, however long it takes
FOLLOWED = 5  # answers after each
EARLY = 120  # decisions of a match that moments are taken from
TRIED = 25  # pairs among which one is wanted whose secrets differ

OPENLY = 0.5  # seconds after a step began, when its last open answer is given
PAUSE = 1.0
LOOKS = (0.4, 0.6, 1.4, 1.6)  # when somebody asks how the table stands
WONDERS = (0.7, 1.7)  # when the seat asks what its answers would bring, and what threatens it
STEP = 2.0


class Side:
    """One of the twins, at the server: the seat that looks, whoever plays the others, somebody outside."""

    def __init__(self, world: World, table: str, pages: list[StillPage], elsewhere: House) -> None:
        self.world = world
        self.table = table
        self.seat, self.others, self.outside = pages
        self.elsewhere = elsewhere
        self.looks: list[Any] = []

    async def step(self, eyes: int) -> None:
        """Give the answers that the twin in this process was given, and look around meanwhile."""
        begun = asyncio.get_running_loop().time()
        await asyncio.gather(
            self._answer(begun, eyes), self._hush(begun), self._look(begun), self._wonder(begun, eyes)
        )
        await until(begun + STEP)

    async def _answer(self, begun: float, eyes: int) -> None:
        given = self.world.given
        for number, (seat, asked, path) in enumerate(given, 1):
            await until(begun + OPENLY * number / len(given))
            page = self.seat if seat == eyes else self.others
            reply = await page.ask("move", seat=seat, number=asked, path=path)
            assert reply["type"] == "done", reply

    async def _hush(self, begun: float) -> None:
        """As bots do it, and whoever never wants to be asked that."""
        hushed = self.world.hushed
        for number, answer in enumerate(hushed, 1):
            await until(begun + OPENLY + 0.9 * PAUSE * number / (len(hushed) + 1))
            assert await self._pass(answer)

    async def _pass(self, answer: Given) -> bool:
        room = self.outside.person.guard.house.rooms.here(self.table)
        assert room is not None
        return await room.answer_for(answer.seat, answer.number, answer.path, "never")

    async def _wonder(self, begun: float, eyes: int) -> None:
        for moment in WONDERS:
            await until(begun + moment)
            await self.seat.ask("coach", seat=eyes)
            for question in self.seat.frame["decisions"]:
                for option in question["options"][:2]:
                    asked = {"number": question["number"], "path": option["path"]}
                    await self.seat.ask("preview", seat=eyes, **asked)

    async def _look(self, begun: float) -> None:
        for moment in LOOKS:
            await until(begun + moment)
            nodes = self.outside.person.guard.house, self.elsewhere
            details = [await node.lobby.detail(self.table, "") for node in nodes]
            self.looks.append((moment, [_common(json.loads(wire.encode(card))) for card in details]))
        self.looks.append(await self._cards())

    async def _cards(self) -> list[Any]:
        """How the table stands by all that HTTP says: its page, and every list it is in."""
        found: list[Any] = []
        for person in (self.seat.person, self.outside.person):
            found.append(await person.get(f"/tables/{self.table}"))
            lists = (await person.get("/tables")) | (await person.get("/me"))
            cards = [card for name in ("open", "watch", "tables") for card in lists[name]]
            found += [card for card in cards if card["table"] == self.table]
        return [_common(card) for card in found]

    def shown(self) -> list[Any]:
        """Everything the seat and somebody outside have heard since the table was made, and when."""
        return [told(self.seat), told(self.outside), self.looks]


def _common(card: Any) -> Any:
    return {name: card[name] for name in card if name not in ("table", "invitations", "resume")}


def told(page: StillPage) -> list[tuple[float, str]]:
    """What came and when, but for what is final: that is said in its own time (test_finals.py)."""
    weighed = re.compile('"final":"[a-z]+"')
    return [
        (moment, weighed.sub('"final":false', text).replace(page.table, "").replace(page.prefix, ""))
        for moment, text in page.heard
        if not (weighed.search(text) and '"events":[]' in text)
    ]


async def until(moment: float) -> None:
    await asyncio.sleep(moment - asyncio.get_running_loop().time())


@asynccontextmanager
async def opened(guard: Guard, twins: Twins, clock: Any) -> AsyncIterator[list[Side]]:
    """A table for each world, and the same people at both."""
    async with AsyncExitStack() as stack:
        ada, eve, watcher = [await stack.enter_async_context(Neighbour(guard)) for _ in range(3)]
        made = [await _table(world, twins.eyes, ada, eve, clock) for world in twins.worlds]
        sides = []
        for world, table in zip(twins.worlds, made, strict=True):
            look: Any = {"scenes": "patch", "beats": True}
            pages = ada.page(table, **look), eve.page(table, scenes="none"), watcher.page(table, **look)
            entered = [await stack.enter_async_context(page) for page in pages]
            sides.append(Side(world, table, entered, beside(guard.house)))
        yield sides


async def _table(world: World, eyes: int, ada: Neighbour, eve: Neighbour, clock: Any) -> str:
    header = world.header
    seats = ["me" if seat == eyes else "open" for seat in range(header.seats)]
    wish = {"record": header.dumps(), "seed": SEED, "options": dict(header.options)}  # both are dealt alike
    made = await ada.table(*seats, game=header.game, clock=clock, listed=True, **wish)
    for seat in range(header.seats):
        if seat != eyes:
            await eve.sit(made, seat)
    return str(made["table"])


@pytest.mark.parametrize("game", sorted(fm.games))
def test_worlds_that_fit_one_view_look_alike(game: str, tmp_path: Path) -> None:
    """At the set-up and at any later decision, and from there on for as long as the seat cannot tell."""
    enough = time.monotonic() + SECONDS

    async def scenario() -> None:
        async with served(tmp_path) as guard:
            for looked, twins in enumerate(pairs(game)):
                if looked >= FEWEST and REAL() > enough:
                    return
                clock = {"kind": "live", "seconds": 300, "reserve": 600} if looked % 2 else {"kind": "none"}
                async with opened(guard, twins, clock) as sides:
                    await follow(twins, sides, f"{game} moment {looked}")

    REAL = time.monotonic
    run(scenario())


def pairs(game: str) -> Iterator[Twins]:
    """Twin tables where secrets follow that are not the same, or any if such are seldom."""
    tried = 0
    for number, (match, eyes) in enumerate(moments(game, Random(game), EARLY)):
        trial = Twins(match, eyes, Random(number))
        if trial.midst:
            continue
        tried += 1
        if tried > TRIED or differ(trial):
            tried = 0
            yield Twins(match, eyes, Random(number))


def differ(twins: Twins) -> bool:
    """Will the worlds have unlike secrets, without the seat being able to tell?"""
    for _ in range(FOLLOWED):
        one, two = twins.worlds
        unlike = len(one.hushed) != len(two.hushed) or len(one.given) != len(two.given)
        if not twins.alike() or unlike:
            return unlike and twins.alike()
        if not twins.step():
            return False
    return False


async def follow(twins: Twins, sides: list[Side], where: str) -> None:
    """Play two tables on alike, and compare what is shown."""
    for _ in range(FOLLOWED):
        await asyncio.gather(*(side.step(twins.eyes) for side in sides))
        if not twins.alike():
            return  # chance tells
        one, two = sides
        where = f"{where} eyes {twins.eyes} {one.world.given} {one.world.hushed} {two.world.hushed}"
        assert one.world.held == two.world.held, f"held back in one: {where}"
        assert one.shown() == two.shown(), where
        assert one.shown()[0] != one.shown()[1], "a seat sees more than a spectator"
        if not twins.step():
            return


# At the attack in the Arena, where seat 1 may be asked whether it parries


@asynccontextmanager
async def attacked(
    guard: Guard, record: str, leader: str = "me", **wish: Any
) -> AsyncIterator[tuple[StillPage, StillPage, StillPage]]:
    """The pages of Ada, who leads if nobody else does, of Bo in seat 1, and of somebody outside."""
    seats = [leader, "open", "me" if leader != "me" else "bot:random"]
    async with Neighbour(guard) as ada, Neighbour(guard) as bo, Neighbour(guard) as eve:
        made = await ada.table(*seats, game="arena", record=record, seed=SEED, **wish)
        await bo.sit(made, 1)
        table = made["table"]
        async with ada.page(table) as one, bo.page(table) as two, eve.page(table) as three:
            yield one, two, three


def test_bots_take_their_time_from_when_they_are_seen_to_be_asked(tmp_path: Path) -> None:
    """The leader is a bot, and is asked once more after the window: no sooner where nobody could use it."""

    async def when(guard: Guard, holds: str) -> list[float]:
        record = at_the_attack(holds, "Aim", "Send")
        async with attacked(guard, record, leader="bot:random") as (one, two, three):
            begun = asyncio.get_running_loop().time()
            if holds == "parry_1":
                await two.asked()
                await asyncio.sleep(0.4)
                assert (await two.answer(lambda options: options[-1]))["type"] == "done"
            await until(begun + 7.0)
            frames = [moment for page in (one, three) for moment, text in page.heard if '"frame"' in text]
            return [moment - begun for moment in frames]

    async def scenario() -> None:
        async with served(tmp_path, bot_delay=(2.0, 2.0)) as guard:
            could, could_not = await when(guard, "parry_1"), await when(guard, "grub_1")
            assert could == could_not
            assert could == 2 * [0.0, 2.0 + PAUSE, 4.0 + PAUSE]

    run(scenario())


def news(page: StillPage) -> list[str]:
    """What a page has heard of the match: who is there is told a moment after they came."""
    return [text for _, text in page.heard if not text.startswith('{"type":"presence"')]


def test_an_end_that_nobody_has_been_shown_is_told_by_nothing(tmp_path: Path) -> None:
    """The last attack of the match: nor does HTTP say before frames do that nobody can parry it."""

    async def scenario() -> None:
        async with served(tmp_path) as guard, attacked(guard, at_the_attack("grub_1", rounds=1)) as pages:
            one, _, three = pages
            before = await three.person.get(f"/tables/{one.table}")
            assert (await one.answer())["type"] == "done"
            begun = asyncio.get_running_loop().time()
            record = asyncio.create_task(three.person.get(f"/tables/{one.table}/record"))
            replay = asyncio.create_task(three.person.get(f"/replays/{one.table}"))
            again = asyncio.create_task(one.person.post(f"/tables/{one.table}/rematch"))
            told = news(three)
            await until(begun + 0.9 * PAUSE)
            assert await three.person.get(f"/tables/{one.table}") == before
            assert news(three) == told
            assert not any(task.done() for task in (record, replay, again))
            await until(begun + 1.1 * PAUSE)
            after = await three.person.get(f"/tables/{one.table}")
            assert after["over"]
            assert after["changed"] == before["changed"] + PAUSE
            assert (await record).startswith("formicarium")
            assert (await replay)["length"] == 1
            assert (await again)["table"] == three.of("rematch")[-1]["table"]

    run(scenario())


def test_asking_for_a_seat_of_somebody_else_does_not_tell_whether_it_is_asked(tmp_path: Path) -> None:
    """Bo may be asked whether he parries: whoever asks in his name is refused, and no sooner if he is."""
    wishes: dict[str, dict[str, Any]] = {
        "why": {"path": []},
        "preview": {"number": 0, "path": []},
        "hint": {"number": 0},
        "coach": {},
        "move": {"number": 0, "path": []},
        "undo": {"number": 0},
    }

    async def when(guard: Guard, holds: str, kind: str) -> list[float]:
        async with attacked(guard, at_the_attack(holds)) as (one, _, three):
            assert (await one.answer())["type"] == "done"
            begun = asyncio.get_running_loop().time()
            moments = []
            for page in (three, one):
                await page.send({"type": kind, "key": "k", "seat": 1, **wishes[kind]})
            for page in (three, one):
                await page.until(lambda page=page: "k" in page.replies)  # type: ignore[misc]
                assert page.replies["k"]["say"]["id"] == "refused-not-yours"
                moments.append(next(moment for moment, text in page.heard if '"key":"k"' in text) - begun)
            return moments

    async def scenario() -> None:
        async with served(tmp_path) as guard:
            for kind in wishes:
                could, could_not = await when(guard, "parry_1", kind), await when(guard, "grub_1", kind)
                assert could == could_not, kind

    run(scenario())


def test_a_wish_not_to_be_asked_is_told_to_nobody_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as guard, attacked(guard, at_the_attack("parry_1")) as (one, two, three):
            await asyncio.sleep(1.0)
            before = [len(page.heard) for page in (one, three)]
            assert (await two.ask("never", seat=1, prompt="ask-parry"))["type"] == "done"
            await asyncio.sleep(1.0)
            assert two.of("seats")[-1]["never"] == {"1": ["ask-parry"]}
            assert [len(page.heard) for page in (one, three)] == before

    run(scenario())


def test_a_silence_outlives_the_node_that_kept_it(tmp_path: Path) -> None:
    """Whoever opens the table meanwhile keeps it, too; and lists learn the rest though the node is gone."""

    async def scenario() -> None:
        async with served(tmp_path) as guard, attacked(guard, at_the_attack("grub_1")) as (one, *_):
            table = one.table
            before = await one.person.get(f"/tables/{table}")
            assert (await one.answer())["type"] == "done"
            asked = asyncio.get_running_loop().time()
            room = await beside(guard.house).rooms.find(table)
            assert room is not None
            assert room.audience.silent
            await asyncio.sleep(0.5 * PAUSE)
        async with served(tmp_path) as guard, Neighbour(guard) as eve:
            assert _common(await eve.get(f"/tables/{table}"))["changed"] == before["changed"]
            await until(asked + PAUSE + guard.house.config.grace + 2.0)
            after = await eve.get(f"/tables/{table}")
            assert after["number"] == before["number"] + 1
            assert after["changed"] == before["changed"] + PAUSE

    run(scenario())


def test_a_silence_that_is_over_is_not_kept_again_by_whoever_reads_the_table_anew(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as guard, attacked(guard, at_the_attack("grub_1")) as (one, *_):
            assert (await one.answer())["type"] == "done"
            await asyncio.sleep(5 * PAUSE)
            room = await beside(guard.house).rooms.find(one.table)
            assert room is not None
            assert room.ledger.hush.row > 0
            room.audience.publish()  # what a row does that leads to no silence
            assert not room.audience.silent

    run(scenario())


def test_who_asks_while_an_answer_is_written_waits_for_the_end_of_its_silence(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as guard, attacked(guard, at_the_attack("grub_1", rounds=1)) as pages:
            one, two, three = pages
            room = guard.house.rooms.here(one.table)
            assert room is not None
            await room.lock.acquire()  # somebody is first
            answer = asyncio.create_task(one.answer())
            await asyncio.sleep(0.1)
            why = asyncio.create_task(two.ask("why", seat=1, path=[]))
            record = asyncio.create_task(three.person.get(f"/tables/{one.table}/record"))
            end = asyncio.create_task(two.ask("consent", what="end"))
            await asyncio.sleep(0.1)
            room.lock.release()
            assert (await answer)["type"] == "done"
            begun = asyncio.get_running_loop().time()
            assert room.audience.silent
            await until(begun + 0.9 * PAUSE)
            assert not any(task.done() for task in (why, record, end))
            await until(begun + 1.1 * PAUSE)
            assert (await record).startswith("formicarium")
            await why
            await end

    run(scenario())


def test_lists_learn_the_rest_from_a_node_that_has_the_table_open_too(tmp_path: Path) -> None:
    """Another node writes a row, and dies before its silence is over."""

    async def scenario() -> None:
        record = at_the_attack("grub_1", rounds=1)  # the last row of the match
        async with served(tmp_path) as guard, attacked(guard, record) as (one, *_):
            house, other = guard.house, await beside(guard.house).rooms.find(one.table)
            room = house.rooms.here(one.table)
            assert room is not None
            assert other is not None
            [asked] = other.ledger.pending
            row = other.ledger.answer(asked.seat, asked.options[0].spell(), "elsewhere", None)
            assert await house.database.writer.append(row, other.summary(row.at, quiet=True))
            await room.catch_up()
            assert room.audience.silent
            await asyncio.sleep(PAUSE + house.config.grace + 2.0)
            assert (await one.person.get(f"/tables/{one.table}"))["over"]

    run(scenario())
