"""What is shown is true: words and pictures that are remembered are those that would be made anew.

Whatever one table has said and drawn must never turn up at another, unless it is the same there.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.core.decision import Decision, Move
from formicarium.core.game import Game
from formicarium.core.plain import from_plain, to_plain
from formicarium.core.record import Header
from formicarium.scene.model import Scene
from formicarium.server import wire
from formicarium.server.table.frames import frame, picture
from formicarium.server.table.ledger import Ledger
from formicarium.server.table.patches import patch
from formicarium.server.table.stories import Story
from formicarium.server.table.weighing import WORLDS, completed, to_try, weighed
from formicarium.texts.facts import message_of, to_wire
from tests.server.hosting import Host, hosted
from tests.server.memory import forget, memories
from tests.server.people import Page, Person

MOMENTS = 3  # of each table that are looked at
ANSWERS = 60  # at most, between two of them


# In one process: everything that can be shown, with full memories and with empty ones


class Table:
    """A match that somebody watches through all eyes."""

    def __init__(self, game: Game[Any], variant: str, seats: int) -> None:
        self.name = f"{game.id} {variant} {seats}"
        self.rng = Random(self.name)
        header = Header(game.id, game.rules, seats, dict(game.variants[variant]), self.name)
        self.ledger = Ledger.opened("table", header)[0]
        self.stories = {eyes: Story(eyes) for eyes in (None, *range(seats))}
        self.scenes: dict[int | None, Scene] = {}

    def go_on(self) -> None:
        for _ in range(self.rng.randint(1, ANSWERS)):
            if not self.ledger.match.pending:
                return
            decision = self.rng.choice(self.ledger.match.pending)
            self.ledger.answer(decision.seat, self.rng.choice(decision.options).spell(), "somebody", None)

    def eyes(self) -> list[int | None]:
        """Somebody who looks on, somebody who is asked, and anybody."""
        asked = [decision.seat for decision in self.ledger.match.pending] or [0]
        return [None, self.rng.choice(asked), self.rng.randrange(self.ledger.match.state.seats)]

    def shown(self, eyes: int | None) -> Iterator[bytes]:
        """Question, picture, what has changed in it, and the story."""
        yield wire.encode(frame(self.ledger, eyes, () if eyes is None else (eyes,)))
        before, now = self.scenes.get(eyes), picture(self.ledger.match, eyes)
        yield wire.encode(now)
        yield wire.encode(patch(before, now)) if before else b""
        self.scenes[eyes] = now
        self.stories[eyes].catch_up(self.ledger.match)
        yield from self.stories[eyes].lines


def looked_at(game: Game[Any], cold: bool) -> Iterator[tuple[str, list[bytes]]]:
    """Tables of every kind, one after the other and again; `cold`: with nothing remembered."""
    tables = [Table(game, variant, seats) for variant, seats in game.kinds()]
    remembered = memories() if cold else []
    for moment in range(MOMENTS):
        for table in tables:
            forget(remembered)
            table.go_on()
            for eyes in table.eyes():
                forget(remembered)
                yield f"{table.name} moment {moment} eyes {eyes}", list(table.shown(eyes))


@pytest.mark.parametrize("game", list(fm.games.values()), ids=lambda game: game.id)
def test_what_is_remembered_is_what_would_be_made_anew(game: Game[Any]) -> None:
    warm = list(looked_at(game, cold=False))
    for (where, remembered), (_, fresh) in zip(warm, looked_at(game, cold=True), strict=True):
        assert remembered == fresh, where


def test_all_memories_are_found() -> None:
    """The test above forgets what it finds: caches of functions, and what is made once."""

    def filled() -> list[Any]:
        return [
            each for each in memories() if (len(each) if isinstance(each, dict) else each.cache_info()[3])
        ]

    for game in ("antics", "cicada_and_ant"):
        list(looked_at(fm.games[game], cold=False))
    names = {getattr(each, "__name__", "") for each in filled()}
    assert {"option", "spoken", "told_as", "spelled", "cube"} <= names
    assert any(isinstance(each, dict) for each in filled())
    forget(memories())
    assert filled() == []


# Over the wire: tables of all games at once, and every option that is sent

TABLES = [
    ("ant_war", "standard", 2),
    ("antics", "standard", 2),
    ("antics", "standard", 4),
    ("cicada_and_ant", "autumn", 3),
    ("cicada_and_ant", "winter", 2),
    ("cicada_and_ant", "winter-powers", 3),
    ("hidden_empires_1", "standard", 2),
    ("hidden_empires_2", "advanced", 2),
    ("hidden_empires_2", "advanced", 3),
    ("hidden_empires_2", "basic", 2),
]
LOOKS = 60  # questions of each that are read
PATIENT = 20  # at every so many of them somebody waits until it is known which answers are final


@pytest.fixture
def one_node(tmp_path: Path) -> Iterator[Host]:
    """A single process, so that all tables share what it remembers."""
    with hosted(str(tmp_path / "tables.sqlite"), tmp_path) as running:
        yield running
        assert running.errors() == []


def fresh(match: fm.Match, decision: Decision) -> Iterator[Any]:
    """The options as they must be sent, put into words without any memory: from moves made anew."""
    loses = match.warnings(decision.seat)
    for move in decision.options:
        again = from_plain(Move, json.loads(json.dumps(to_plain(move))))
        option: dict[str, Any] = {"path": list(again.spell()), "say": to_wire(message_of("move", again))}
        yield option | ({"loses": to_wire(loses[move])} if move in loses else {})


def final_by_path(match: fm.Match, decision: Decision) -> dict[str, Any]:
    worlds = [match.imagine(decision.seat, Random(number)) for number in range(WORLDS)]
    verdicts = {move: weighed(worlds, decision.seat, move) for move in to_try(decision)}
    return {str(move): verdict for move, verdict in completed(decision, verdicts).items()}


def finals(page: Page) -> dict[str, Any]:
    options = page.frame["decisions"][0]["options"]
    return {" ".join(option["path"]): option["final"] for option in options if option["final"]}


async def read_along(person: Person, game: str, variant: str, seats: int) -> int:
    """Play a table of one's own, and the same match beside it: every option says what it says there."""
    options, seed = dict(fm.games[game].variants[variant]), sum(map(ord, game + variant)) + seats
    made = await person.table(*["hotseat"] * seats, game=game, options=options, seed=seed)
    match, rng, read = fm.Match(fm.games[game], seats, seed, options), Random(seed), 0
    async with person.page(made["table"], scenes="patch") as page:
        for look in range(LOOKS):
            if not match.pending:
                break
            decision = rng.choice(match.pending)
            seat = decision.seat
            await page.send({"type": "uncover", "seat": seat})
            await page.until(lambda s=seat: page.frame["eyes"] == s and bool(page.frame["decisions"]))  # type: ignore[misc]
            said = [
                {name: value for name, value in option.items() if name != "final"}
                for option in page.frame["decisions"][0]["options"]
            ]
            assert said == list(fresh(match, decision)), f"{game} {variant} look {look}"
            known = final_by_path(match, decision) if look % PATIENT == 0 else {}
            if known:
                await page.until(lambda: bool(finals(page)))
                assert finals(page) == known, f"{game} {variant} look {look}"
            move = rng.choice(decision.options)
            number = page.frame["decisions"][0]["number"]
            reply = await page.ask("move", seat=seat, number=number, path=list(move.spell()))
            assert reply["type"] == "done", reply
            match.play(seat, move)
            await page.send({"type": "uncover", "seat": None})
            await page.until(lambda: page.frame["eyes"] is None)
            read += len(said)
    return read


def test_every_option_that_is_sent_says_what_it_does(one_node: Host) -> None:
    async def scenario() -> list[int]:
        async with Person(one_node.url) as ada:
            return await asyncio.gather(*(read_along(ada, *table) for table in TABLES))

    assert all(read > LOOKS for read in asyncio.run(scenario()))
