"""Tables of which something can no longer be read: shown as far as they can be, mended, never a defect."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from formicarium.cli import app
from formicarium.core.record import Header
from formicarium.core.verify import verify
from formicarium.server.config import Config
from formicarium.server.keeping.database import Database
from formicarium.server.keeping.storage import answers, tables
from formicarium.server.lobby.cards import card
from formicarium.server.people.seating import Chair
from formicarium.server.table.ledger import Ledger
from formicarium.server.table.trouble import Trouble, Unreadable
from tests.server.hosting import Host, hosted
from tests.server.people import SOON, Person
from tests.server.test_fairness import play_on, sealed

BROKEN = {"words": "cell:r9c9", "dealt": "* nonsense"}


# Rows


@pytest.mark.parametrize(
    "change",
    [
        {"words": "cell:r9c9"},
        {"words": ""},
        {"seat": 7},
        {"seat": None},
        {"dealt": "one_card_too_many\n"},
        {"kind": "deal"},
        {"kind": "undo", "words": "5"},
        {"kind": "cut", "words": "9"},
        {"kind": "cut", "words": "x"},
        {"kind": "of the future"},
        {"number": 99},
    ],
)
def test_a_match_is_read_up_to_the_row_that_cannot_be(change: dict[str, Any]) -> None:
    ledger, rows, header, secret = sealed("cicada_and_ant", 2)
    rows += play_on(ledger, Random(2), most=8)
    before = Ledger.read(header, rows[:5], secret)
    rows[5] = rows[5]._replace(**change)
    read = Ledger.read(header, rows, secret)
    assert read.trouble == Trouble("row", rows[5].number)
    assert read.record() == before.record()
    assert read.number(None) == before.number(None)


@pytest.mark.parametrize(
    "change, what",
    [
        ("", "header"),
        ("formicarium 2\n", "header"),
        ("formicarium 1\ngame: chess\nrules: 1\nseats: 2\n", "game"),
        ("formicarium 1\ngame: cicada_and_ant\nrules: 999\nseats: 2\n", "rules"),
        ("formicarium 1\ngame: cicada_and_ant\nrules: 1\nseats: 9\n", "start"),
        ("formicarium 1\ngame: cicada_and_ant\nrules: 1\nseats: 2\noptions: mode=spring\n", "start"),
    ],
)
def test_a_table_of_which_nothing_can_be_shown_says_what_is_the_matter(change: str, what: str) -> None:
    _, rows, _, _ = sealed("cicada_and_ant", 2)
    with pytest.raises(Unreadable) as error:
        Ledger.read(change, rows)
    assert error.value.trouble == Trouble(what)  # type: ignore[arg-type]
    with pytest.raises(Unreadable):
        Ledger.read(sealed("cicada_and_ant", 2)[2], [])


def test_a_reason_that_no_page_could_word_is_left_out() -> None:
    ledger, rows, header, secret = sealed("cicada_and_ant", 2)
    rows += play_on(ledger, Random(2), most=3)
    whys = ['{"id": "because"}', "{not json", '["a list"]']
    rows[1:4] = [row._replace(why=why) for row, why in zip(rows[1:4], whys, strict=True)]
    read = Ledger.read(header, rows, secret)
    assert read.trouble is None
    assert [reason.why for reason in read.reasons()] == whys[:1]


def test_a_cut_leaves_behind_what_cannot_be_read_and_deals_anew() -> None:
    for seed in range(5):
        ledger, rows, header, secret = sealed("cicada_and_ant", 3)
        rows += play_on(ledger, Random(seed), undos=0.2, most=30)
        told = [ledger.number(eyes) for eyes in (None, 0, 1, 2)]
        at = 12
        rows[at] = rows[at]._replace(words="cell:r9c9")
        read = Ledger.read(header, rows, secret)
        seen = [entry.words() for entry in ledger.match.record.entries if entry.seat is None]
        rows.append(read.cut(len(rows), "mend"))
        assert read.trouble is None
        numbers = [read.number(eyes) for eyes in (None, 0, 1, 2)]
        assert all(new > old for new, old in zip(numbers, told, strict=True)), "a number names one question"
        rows += play_on(read, Random(seed + 50), undos=0.2)
        again = Ledger.read(header, rows, secret)
        assert again.trouble is None
        assert again.record() == read.record()
        verdict = verify(again.record())
        assert verdict.kind == "fits"
        assert dict(verdict.says.args)["cuts"] == 1
        stood = again.dealer.cuts[0]
        dealt = [entry.words() for entry in again.match.record.entries if entry.seat is None]
        assert dealt[:stood] == seen[:stood]
        assert dealt[stood:][: len(seen) - stood] != seen[stood:] or len(seen) == stood
        forged = again.record().replace(f"cuts: {stood}\n", "")
        assert verify(forged).kind == "differs"


# The server


def change(host: Host, table: Any, where: Any, **values: Any) -> None:
    kept = Database(Config(database=host.database).url)
    with kept.engine.begin() as connection:
        connection.execute(table.update().where(where).values(values))
    kept.engine.dispose()


def break_row(host: Host, table: str, number: int, **values: Any) -> None:
    change(host, answers, (answers.c.match == table) & (answers.c.number == number), **(values or BROKEN))


async def no_defect(person: Person, table: str) -> None:
    """Whatever one may ask for: nothing answers 5xx, not even a socket."""
    calls: list[tuple[str, str, Any]] = [
        ("GET", f"/tables/{table}", None),
        ("GET", "/tables", None),
        ("GET", "/me", None),
        ("GET", f"/tables/{table}/record", None),
        ("GET", f"/replays/{table}", None),
        ("GET", f"/replays/{table}/frames", None),
        ("GET", f"/replays/{table}/verdict", None),
        ("POST", f"/tables/{table}/rematch", {}),
        ("POST", f"/tables/{table}/seats/1", {}),
        ("POST", "/me", {"name": "Ada"}),
    ]
    for method, path, body in calls:
        reply: httpx.Response = await person.http.request(method, path, json=body)
        assert reply.status_code < 500, (method, path, reply.text)


async def begun(host: Host, ada: Person, *seats: str, moves: int = 8, **wish: Any) -> tuple[str, Any]:
    """A table where some moves were made; its id, and what it was made with."""
    made = await ada.table("me", *seats, options={"first_ant": 0}, **wish)
    async with ada.page(made["table"]) as page:
        for _ in range(moves if "open" not in seats else 0):
            if not page.frame["decisions"]:
                await page.asked()
            number = page.frame["decisions"][0]["number"]
            await page.answer()
            await page.until(lambda n=number: page._moved_on(n))  # type: ignore[misc]
            await page.asked()
    return made["table"], made


def expect_only(host: Host, *words: str) -> None:
    """The log names table and row, and nothing else went wrong."""
    errors = host.errors()
    assert errors
    assert all(any(word in line for word in words) for line in errors), errors
    assert "r9c9" not in host.log.read_text()
    assert "nonsense" not in host.log.read_text()


def test_a_table_with_a_row_that_cannot_be_read_is_shown_up_to_there_and_goes_on(
    new_database: Callable[[], str], tmp_path: Path
) -> None:
    async def scenario(host: Host) -> None:
        async with Person(host.url, "Ada") as ada, Person(host.url) as eve:
            table, _ = await begun(host, ada, "bot:random")
            host.stop()
            break_row(host, table, 4)
            host.start()
            await no_defect(ada, table)
            assert (await ada.get(f"/tables/{table}"))["trouble"]["say"] == {
                "id": "trouble-row",
                "args": {"row": 4},
            }
            async with ada.page(table) as page:
                assert page.welcome["trouble"]["mendable"] is True
                assert page.frame["decisions"] == page.frame["waiting"] == []
                assert page.frame["scene"]["boards"]
                refused = await page.ask("move", seat=0, number=page.frame["number"], path=["cell:r1c1"])
                assert refused["say"]["id"] == "refused-trouble"
            record = await ada.get(f"/tables/{table}/record")
            assert "commitment:" in record
            assert "secret:" not in record
            assert verify(record).says.key == "verify-sealed"
            await eve.post(f"/tables/{table}/mend", {"how": "go_on"}, 403)
            mended = await ada.post(f"/tables/{table}/mend", {"how": "go_on"})
            assert mended["trouble"] is None
            await ada.post(f"/tables/{table}/mend", {"how": "go_on"}, 409)
            async with ada.page(table) as page:
                assert page.welcome["trouble"] is None
                await page.play()
            assert verify(await ada.get(f"/tables/{table}/record")).kind == "fits"

    with hosted(new_database(), tmp_path) as host:
        asyncio.run(scenario(host))
        expect_only(host, "cannot be read: row 4")


@pytest.mark.parametrize("column", ["result", "waiting", "trouble"])
def test_a_summary_that_cannot_be_read_spoils_no_list(column: str) -> None:
    made = {each.name: None for each in tables.columns} | {"begun": 1.0, "over": column == "result"}
    texts = {
        "header": Header("cicada_and_ant", 1, 2, {}).dumps(),
        "waiting": "0",
        "result": "",
        "trouble": "",
    } | {column: "odd {words"}
    found = card(SimpleNamespace(**made | texts), [Chair(0, "person", None, "Ada")], None, "eve")
    assert (found.result, found.trouble) == (None, None)
    assert found.waiting == ([] if column == "waiting" else [0])


def test_a_table_of_which_nothing_can_be_shown_can_only_be_closed(
    new_database: Callable[[], str], tmp_path: Path
) -> None:
    async def scenario(host: Host) -> None:
        async with Person(host.url) as ada, Person(host.url) as eve:
            lost = []
            for header in (
                "formicarium 9",
                "formicarium 1\ngame: chess\nrules: 1\nseats: 2\n",
                "formicarium 1\ngame: cicada_and_ant\nrules: 99\nseats: 2\n",
            ):
                table, _ = await begun(host, ada, "bot:random", moves=1, clock={"kind": "live", "seconds": 5})
                lost.append((table, header))
            well, _ = await begun(host, ada, "bot:random", moves=1)
            host.stop()
            for table, header in lost:
                change(host, tables, tables.c.id == table, header=header, due=0.0)
            host.start()
            for table, _ in lost:
                await no_defect(ada, table)
                detail = await ada.get(f"/tables/{table}")
                assert detail["trouble"]["mendable"] is False
                await ada.post(f"/tables/{table}/mend", {"how": "go_on"}, 409)
                await eve.post(f"/tables/{table}/mend", {"how": "close"}, 403)
                closed = await ada.post(f"/tables/{table}/mend", {"how": "close"})
                assert closed["trouble"]["closed"] is closed["over"] is True
                await no_defect(ada, table)
            async with ada.page(well) as page:
                assert await page.asked()
            await asyncio.sleep(1.2)  # a round of the clocks

    with hosted(new_database(), tmp_path) as host:
        asyncio.run(scenario(host))
        expect_only(host, "cannot be read: header", "cannot be read: game", "cannot be read: rules")


def test_with_others_at_the_table_nobody_closes_it_alone_or_reads_what_is_hidden(
    new_database: Callable[[], str], tmp_path: Path
) -> None:
    async def scenario(host: Host) -> None:
        async with Person(host.url) as ada, Person(host.url) as bo:
            table, made = await begun(host, ada, "open")
            await bo.sit(made, 1)
            async with ada.page(table) as one, bo.page(table):
                for _ in range(3):
                    await one.asked()
                    number = one.frame["decisions"][0]["number"]
                    await one.answer()
                    await one.until(lambda n=number: one._moved_on(n))  # type: ignore[misc]
            host.stop()
            break_row(host, table, 2)
            host.start()
            await ada.get(f"/tables/{table}/record", 409)
            await ada.get(f"/replays/{table}", 404)
            await ada.post(f"/tables/{table}/mend", {"how": "close"}, 403)
            async with bo.page(table) as two:
                await ada.post(f"/tables/{table}/mend", {"how": "go_on"})
                await two.until(two.reader.done)  # it is let go, and comes back
            async with ada.page(table) as one, bo.page(table) as two:
                assert two.welcome["trouble"] is None
                await asyncio.wait_for(asyncio.gather(one.play(), two.play()), SOON)

    with hosted(new_database(), tmp_path) as host:
        asyncio.run(scenario(host))
        expect_only(host, "cannot be read: row 2")


# The command


def mend(host: Host, *args: str) -> Any:
    return CliRunner().invoke(app, ["mend", "--database", host.database, *args])


def test_mend_lists_saves_and_repairs(new_database: Callable[[], str], tmp_path: Path) -> None:
    ids: list[str] = []

    async def scenario(host: Host) -> None:
        async with Person(host.url) as ada:
            for _ in range(4):
                ids.append((await begun(host, ada, "bot:random", moves=3))[0])

    async def afterwards(host: Host) -> None:
        async with Person(host.url) as eve, eve.page(ids[0]) as page:
            assert page.welcome["trouble"] is None
            await page.until(lambda: bool(page.frame["waiting"]))

    with hosted(new_database(), tmp_path) as host:
        asyncio.run(scenario(host))
        host.stop()
        assert mend(host).exit_code == 0
        for id in ids[:2]:
            break_row(host, id, 3)
        change(host, tables, tables.c.id == ids[2], header="?")
        listed = mend(host, "--json", "--save", str(tmp_path / "saved"))
        assert listed.exit_code == 1
        found = {each["table"]: each for each in json.loads(listed.output)}
        assert found.keys() == set(ids[:3])
        assert (found[ids[0]]["row"], found[ids[0]]["trouble"], found[ids[0]]["done"]) == (3, "row", None)
        assert (found[ids[2]]["row"], found[ids[2]]["trouble"], found[ids[2]]["saved"]) == (
            None,
            "header",
            None,
        )
        saved = Path(found[ids[1]]["saved"]).read_text(encoding="utf-8")
        assert verify(saved).says.key == "verify-sealed"
        refused = mend(host, "no-such-table")
        assert refused.exit_code == 2
        assert "nothing is the matter with no-such-table" in refused.stderr
        assert mend(host, "--go-on", "--close").exit_code == 2
        assert mend(host, ids[1], "--close").exit_code == 0
        assert "goes on" in mend(host, "--go-on").output, "the one that can"
        left = mend(host)
        assert left.exit_code == 1
        assert left.output.count("\n") == 1
        assert ids[2] in left.output
        assert mend(host, "--close").exit_code == 0
        assert mend(host).output == "Every table can be read to its end.\n"
        host.start()
        asyncio.run(afterwards(host))
        assert host.errors() == []
