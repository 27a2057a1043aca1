"""Fair dealing: nobody can foresee the deal, and everybody can check it afterwards."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

import formicarium as fm
from formicarium.core.match import Match
from formicarium.core.record import Dealt, Header, loads
from formicarium.core.verify import verify
from formicarium.server.config import Config
from formicarium.server.keeping.database import Database
from formicarium.server.keeping.storage import Row, tables
from formicarium.server.table.dealing import promise
from formicarium.server.table.ledger import Ledger
from tests.server import drawn_arena  # noqa: F401, registers the Arena
from tests.server.hosting import Host, hosted
from tests.server.people import Page, Person

KINDS = [
    (game.id, variant, max(seats for name, seats in game.kinds() if name == variant))
    for game in fm.games.values()
    for variant in game.variants
]


BEFORE = {"welcome", "presence", "company", "pong"}  # what a page is told before the match begins


def sealed(game: str, seats: int, variant: str = "") -> tuple[Ledger, list[Row], str, str]:
    """A new table as the server makes it: with its header and its secret."""
    wished = fm.games[game].variants[variant] if variant else {}
    options = Match(fm.games[game], seats, options=wished).record.header.options
    header, secret = promise(Header(game, fm.games[game].rules, seats, options), "oak")
    ledger, row = Ledger.opened("oak", header, secret)
    return ledger, [row], header.dumps(), secret


def play_on(ledger: Ledger, rng: Random, undos: float = 0.0, most: int = 100_000) -> list[Row]:
    """Answer by chance, with some second thoughts."""
    rows: list[Row] = []
    while ledger.match.pending and len(rows) < most:
        if rng.random() < undos:
            done = ledger.undo(rng.randrange(ledger.match.state.seats), "a", None)
            if isinstance(done, Row):
                rows.append(done)
        decision = rng.choice(ledger.match.pending)
        rows.append(ledger.answer(decision.seat, rng.choice(decision.options).spell(), "a", None))
    return rows


@pytest.mark.parametrize("game, variant, seats", KINDS)
def test_every_finished_match_is_verified_and_one_with_a_changed_card_is_not(
    game: str, variant: str, seats: int
) -> None:
    ledger, _, _, _ = sealed(game, seats, variant)
    play_on(ledger, Random(1), undos=0.01)
    assert ledger.match.outcome is not None
    text = ledger.record()
    assert verify(text).kind == "fits"
    lines = text.splitlines()
    dealt = [
        (at, entry)
        for at, entry in zip(_chances(lines), _dealt(ledger), strict=True)
        if len(entry.words().split()) > 1
    ]
    at, entry = dealt[-1]
    other = sorted(entry.words().split(), reverse=entry.words().split() == sorted(entry.words().split()))
    if other == entry.words().split():  # all alike
        other = ["9"]
    lines[at] = f"* {' '.join(other)}"
    verdict = verify("\n".join(lines) + "\n")
    assert (verdict.kind, verdict.line) == ("differs", at + 1)


def _chances(lines: list[str]) -> list[int]:
    return [at for at, line in enumerate(lines) if line.startswith("*")]


def _dealt(ledger: Ledger) -> list[Dealt]:
    return [entry for entry in ledger.match.record.entries if isinstance(entry, Dealt)]


@pytest.mark.parametrize("game, seats", [("cicada_and_ant", 3), ("arena", 3)])
def test_undo_a_restart_and_another_node_deal_the_same(game: str, seats: int) -> None:
    for seed in range(6):
        ledger, rows, header, secret = sealed(game, seats)
        rows += play_on(ledger, Random(seed), undos=0.3, most=20)
        again = Ledger.read(header, rows, secret)
        for each in (ledger, again):
            play_on(each, Random(seed), undos=0.3)
        assert again.record() == ledger.record()
        assert verify(ledger.record()).kind == "fits"


def test_the_record_keeps_the_secret_until_the_end() -> None:
    ledger, rows, header, secret = sealed("cicada_and_ant", 2)
    assert secret not in header
    while ledger.match.pending:
        assert secret not in ledger.record()
        assert secret not in ledger.match.record.dumps()
        rows += play_on(ledger, Random(len(rows)), most=1)
    assert secret in ledger.record()


def test_a_match_that_the_table_ended_is_verified_as_far_as_it_went() -> None:
    ledger, _, _, secret = sealed("cicada_and_ant", 2)
    play_on(ledger, Random(5), most=12)
    ledger.concede(0, True, "a", None)
    assert secret in ledger.record()
    assert verify(ledger.record()).says.key == "verify-fits-so-far"


# Over the wire


def secrets_of(database: str) -> dict[str, Any]:
    """What only the database knows: secrets by table."""
    kept = Database(Config(database=database).url)
    with kept.engine.connect() as connection:
        found = {row.id: row for row in connection.execute(sa.select(tables))}
    kept.engine.dispose()
    return found


async def everything(person: Person, table: str, page: Page) -> str:
    """All that somebody can read of a table."""
    seen = [*page.received]
    for path in (f"/tables/{table}", "/tables", "/me", "/games"):
        seen.append(json.dumps(await person.get(path)))
    for path in (f"/tables/{table}/record", f"/replays/{table}", f"/replays/{table}/frames"):
        reply = await person.http.get(path)
        assert reply.status_code in (404, 409)
        seen.append(reply.text)
    return "\n".join(seen)


def test_a_creator_cannot_foresee_the_deal(new_database: Callable[[], str], tmp_path: Path) -> None:
    """The same wishes deal differently, and what is promised is told before the first move."""

    async def scenario(host: Host) -> None:
        async with Person(host.url) as ada, Person(host.url) as bo:
            made = [await ada.table("me", "open", options={"first_ant": 0}, listed=True) for _ in range(2)]
            ids = [each["table"] for each in made]
            kept = secrets_of(host.database)
            assert kept[ids[0]].secret != kept[ids[1]].secret
            for id in ids:
                assert len(kept[id].secret) == 64
                assert "seed" not in kept[id].header
            one, two = [await ada.get(f"/tables/{id}") for id in ids]
            assert one["deal"]["kind"] == "sealed"
            assert one["deal"]["commitment"] != two["deal"]["commitment"]
            table, secret = ids[0], kept[ids[0]].secret
            async with ada.page(table) as maker, bo.page(table) as watcher:
                for page in (maker, watcher):
                    assert page.welcome["deal"] == one["deal"]
                assert secret not in await everything(bo, table, watcher)
                await bo.sit(made[0], 1)
                await asyncio.gather(maker.play(), watcher.play())
                during = "\n".join(maker.received + watcher.received)
            assert secret not in during
            record = await bo.get(f"/tables/{table}/record")
            assert f"secret: {secret}" in record
            assert f"commitment: {one['deal']['commitment']}" in record
            assert verify(record).kind == "fits"
            verdict = await bo.get(f"/replays/{table}/verdict")
            assert verdict["kind"] == "fits"
            text = host.log.read_text()
            assert not [each.secret for each in kept.values() if each.secret in text]

    with hosted(new_database(), tmp_path) as host:
        asyncio.run(scenario(host))
        assert host.errors() == []


def test_nothing_of_the_deal_is_seen_before_everybody_sits(host: Host) -> None:
    """Nobody can make tables until the set-up pleases: to their maker, all of them look the same."""

    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as bo:
            for game, seats in ((game.id, game.seats[-1]) for game in fm.games.values()):
                wished = ["me"] + ["bot:random"] * (seats - 2) + ["open"]
                looks = set()
                for _ in range(3):
                    made = await ada.table(*wished, game=game)
                    async with ada.page(made["table"]) as page:
                        await page.send({"type": "ping"})
                        await page.until(lambda: bool(page.of("pong") and page.of("presence")))
                        assert {json.loads(each)["type"] for each in page.received} == BEFORE
                    detail = await ada.get(f"/tables/{made['table']}")
                    looks.add((detail["number"], *detail["waiting"]))
                assert looks == {(0,)}
                async with ada.page(made["table"]) as page:
                    await bo.sit(made, seats - 1)
                    await page.until(lambda: bool(page.frame))

    asyncio.run(scenario())


def test_whatever_a_creator_chooses_is_shown_to_everybody(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as bo:
            made = await ada.table("me", "open", seed=7)
            async with bo.page(made["table"]) as page:
                assert page.welcome["deal"] == {"kind": "chosen", "commitment": None}
            war = fm.Match(fm.games["ant_war"]).record.dumps()
            for seed, kind in ((None, "given"), (7, "chosen")):
                other = await ada.table("me", "open", game="ant_war", record=war, seed=seed)
                assert (await bo.get(f"/tables/{other['table']}"))["deal"]["kind"] == kind
            past = fm.Match(fm.games["cicada_and_ant"], seats=2, seed=7)
            play = Random(3)
            for _ in range(10):
                past.play(past.pending[0].seat, play.choice(past.pending[0].options))
            text = past.record.dumps()
            made = await ada.table("me", "open", record=text)
            again = await ada.table("me", "open", record=text)
            one, two = [(await bo.get(f"/tables/{each['table']}"))["deal"] for each in (made, again)]
            assert one["kind"] == two["kind"] == "given"
            assert one["commitment"] != two["commitment"]
            await bo.sit(made, 1)
            async with ada.page(made["table"]) as maker, bo.page(made["table"]) as page:
                assert page.welcome["deal"] == one
                await asyncio.gather(maker.play(), page.play())
            record = await bo.get(f"/tables/{made['table']}/record")
            verdict = verify(record)
            assert verdict.kind == "fits"
            assert dict(verdict.says.args)["given"] == sum(line.seat is None for line in loads(text)[1])
            foreseen = fm.replay(text)
            stated = [entry.words() for entry in fm.replay(record).record.entries if isinstance(entry, Dealt)]
            while foreseen.pending:
                foreseen.play(foreseen.pending[0].seat, play.choice(foreseen.pending[0].options))
            seeded = [entry.words() for entry in foreseen.record.entries if isinstance(entry, Dealt)]
            assert stated != seeded, "what comes is not dealt from the record's own seed"

    asyncio.run(scenario())


def test_a_rematch_is_sealed_anew_whatever_the_first_table_was(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            made = await ada.table("me", "bot:random", seed=3)
            async with ada.page(made["table"]) as page:
                await page.play()
            again = await ada.post(f"/tables/{made['table']}/rematch")
            assert (await ada.get(f"/tables/{again['table']}"))["deal"]["kind"] == "sealed"
            assert (await ada.get(f"/replays/{made['table']}/verdict"))["say"]["id"] == "verify-chosen"

    asyncio.run(scenario())
