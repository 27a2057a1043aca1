"""Keeping order: reports, removed lines, bans, closed tables, announcements."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

from formicarium.server.people.identity import new_id
from tests.server.hosting import Host
from tests.server.people import Person

PASSWORD = "correct horse"
MEET = {"game": "cicada_and_ant", "variant": "autumn", "seats": 2, "pace": "slow"}


def admin(host: Host, *words: str, status: int = 0) -> str:
    """`formicarium admin …` beside the server that runs; what it says."""
    command = [sys.executable, "-m", "formicarium.cli", "admin", *words, "--database", host.database]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "COLUMNS": "200"})
    assert done.returncode == status, done.stderr
    return done.stdout + done.stderr


async def moderator(host: Host, person: Person) -> None:
    name = f"Mod {new_id(6)}"
    await person.post("/account", {"name": name, "password": PASSWORD}, 200)
    await asyncio.to_thread(admin, host, "moderator", name)


Scenario = Callable[[Person, Person, Person], Awaitable[None]]


def with_three(host: Host, scenario: Scenario) -> None:
    async def run() -> None:
        async with (
            Person(host.url, "Mo") as mo,
            Person(host.url, "Bob") as bob,
            Person(host.url, "Eve") as eve,
        ):
            await moderator(host, mo)
            await scenario(mo, bob, eve)

    asyncio.run(run())


async def insulted(bob: Person, eve: Person) -> tuple[Any, int]:
    """Bob insults Eve, who reports it; the table, and the number of the line."""
    made = await eve.table("me", "open")
    await bob.sit(made, 1)
    async with bob.page(made["table"]) as page, eve.page(made["table"]) as hers:
        await page.ask("chat", text="you ant")
        await hers.until(lambda: bool(hers.of("chat")))
        (line,) = hers.of("chat")
    about = {"at": {"table": made["table"], "line": line["id"]}, "why": "insult", "words": "not nice"}
    await eve.post("/reports", about, 204)
    return made, line["id"]


def test_a_report_brings_the_chat_and_is_told_to_moderators_only(host: Host) -> None:
    async def scenario(mo: Person, bob: Person, eve: Person) -> None:
        made, line = await insulted(bob, eve)
        for nobody in (bob, eve):
            await nobody.get("/moderation", 404)
            assert (await nobody.get("/standing"))["waiting"] == 0
        assert (await mo.get("/standing"))["moderator"]
        found = [each for each in (await mo.get("/moderation"))["waiting"] if each["table"] == made["table"]]
        (report,) = found
        assert (report["name"], report["by"], report["why"]) == ("Bob", "Eve", "insult")
        assert [(each["id"], each["text"], each["theirs"]) for each in report["lines"]] == [
            (line, "you ant", True)
        ]

    with_three(host, scenario)


def test_the_same_report_twice_is_one_and_nobody_reports_themselves_or_nobody(host: Host) -> None:
    async def scenario(mo: Person, bob: Person, eve: Person) -> None:
        made, line = await insulted(bob, eve)
        about = {"at": {"table": made["table"], "line": line}, "why": "insult"}
        await eve.post("/reports", about, 204)
        waiting = (await mo.get("/moderation"))["waiting"]
        assert sum(each["table"] == made["table"] for each in waiting) == 1
        await bob.post("/reports", about, 409)
        for at in (
            {"table": made["table"], "seat": 7},
            {"table": "none", "seat": 0},
            {"table": made["table"]},
        ):
            await eve.post("/reports", {"at": at, "why": "other"}, 404)

    with_three(host, scenario)


def test_a_moderator_removes_a_line_from_every_page_and_silences_who_said_it(host: Host) -> None:
    async def scenario(mo: Person, bob: Person, eve: Person) -> None:
        made, line = await insulted(bob, eve)
        report = next(r for r in (await mo.get("/moderation"))["waiting"] if r["table"] == made["table"])
        async with eve.page(made["table"]) as hers, bob.page(made["table"]) as his:
            verdict = {"remove": [line], "ban": "chat", "days": 1, "note": "first time"}
            desk = await mo.post(f"/moderation/reports/{report['id']}", verdict, 200)
            await hers.until(lambda: bool(hers.of("chat_gone")))
            assert hers.of("chat_gone")[0]["lines"] == [line]
            refused = await his.ask("chat", text="again")
            assert refused["say"]["id"] == "error-silenced"
        done = next(each for each in desk["done"] if each["id"] == report["id"])
        assert (done["did"], done["lines"][0]["removed"]) == ("chat removed", True)
        await mo.post(f"/moderation/reports/{report['id']}", verdict, 409)
        async with eve.page(made["table"]) as hers:
            (entry,) = hers.welcome["chat"]
            assert (entry["text"], entry["removed"]) == ("", True)
        await bob.table("me", "open")  # he may play

    with_three(host, scenario)


def test_who_may_not_play_begins_nothing_and_ends_what_was_begun(host: Host) -> None:
    async def scenario(mo: Person, bob: Person, eve: Person) -> None:
        made, _ = await insulted(bob, eve)
        report = next(r for r in (await mo.get("/moderation"))["waiting"] if r["table"] == made["table"])
        await mo.post(f"/moderation/reports/{report['id']}", {"ban": "play"}, 200)
        refused = await bob.post("/tables", {"game": "antics", "seats": [{"kind": "me"}] * 2}, 403)
        assert refused["error"]["id"] == "error-banned"
        other = await eve.table("me", "open")
        invited = {"invitation": other["invitations"]["1"]}
        await bob.post(f"/tables/{other['table']}/seats/1", invited, 403)
        async with bob.page(made["table"]) as his, eve.page(made["table"]) as hers:
            asked = his if his.frame["decisions"] else hers
            assert (await asked.answer())["type"] == "done"

    with_three(host, scenario)


def test_a_guest_who_was_reported_is_found_when_they_have_logged_in(host: Host) -> None:
    async def scenario(mo: Person, bob: Person, eve: Person) -> None:
        name = f"Bob {new_id(6)}"
        async with Person(host.url) as elsewhere:
            await elsewhere.post("/account", {"name": name, "password": PASSWORD}, 200)
        made, _ = await insulted(bob, eve)
        await bob.post("/login", {"name": name, "password": PASSWORD}, 200)
        report = next(r for r in (await mo.get("/moderation"))["waiting"] if r["table"] == made["table"])
        assert report["account"] == name
        await mo.post(f"/moderation/reports/{report['id']}", {"ban": "play"}, 200)
        await bob.post("/tables", {"game": "antics", "seats": [{"kind": "me"}] * 2}, 403)
        assert "you ant" in str((await bob.get("/me/export"))["chat"]), "what they said is theirs still"

    with_three(host, scenario)


def test_who_may_not_play_is_out_of_tournaments_and_of_further_matches(host: Host) -> None:
    async def scenario(mo: Person, bob: Person, eve: Person) -> None:
        await eve.post("/account", {"name": f"Eve {new_id(6)}", "password": PASSWORD}, 200)
        cup = {**MEET, "name": "The cup", "format": "swiss", "bots": ["random"]}
        open_one, running = [(await eve.post("/tournaments", cup, 201))["id"] for _ in range(2)]
        for id in (open_one, running):
            await bob.post(f"/tournaments/{id}/entrants")
        await eve.post(f"/tournaments/{running}/begin")
        made = await eve.table("me", "open")
        await bob.sit(made, 1)
        async with eve.page(made["table"]) as hers:
            await hers.ask("concede", seat=0)
        about = {"at": {"table": made["table"], "seat": 1}, "why": "stalling"}
        await eve.post("/reports", about, 204)
        report = next(r for r in (await mo.get("/moderation"))["waiting"] if r["table"] == made["table"])
        await mo.post(f"/moderation/reports/{report['id']}", {"ban": "play", "days": 1}, 200)
        assert [one["name"] for one in (await eve.get(f"/tournaments/{open_one}"))["people"]] == [""]
        people = (await eve.get(f"/tournaments/{running}"))["people"]
        assert [one["withdrawn"] for one in people] == [False, True]
        again = (await eve.post(f"/tables/{made['table']}/rematch"))["table"]
        kinds = [seat["kind"] for seat in (await eve.get(f"/tables/{again}"))["seats"]]
        assert kinds == ["person", "open"]

    with_three(host, scenario)


def test_a_closed_table_is_over_without_a_result_for_everybody_there(host: Host) -> None:
    async def scenario(mo: Person, bob: Person, eve: Person) -> None:
        made, _ = await insulted(bob, eve)
        await bob.post(f"/moderation/tables/{made['table']}/close", {}, 404)
        async with eve.page(made["table"]) as hers:
            await mo.post(f"/moderation/tables/{made['table']}/close", {}, 204)
            await hers.until(lambda: bool(hers.frame["outcome"]))
            assert hers.frame["outcome"]["why"]["id"] == "outcome-closed"
        card = await eve.get(f"/tables/{made['table']}")
        assert (card["over"], card["result"]["how"]) == (True, "closed")
        assert "# end: closed" in await eve.get(f"/tables/{made['table']}/record")
        await mo.post(f"/moderation/tables/{made['table']}/close", {}, 409)

    with_three(host, scenario)


def test_everybody_is_told_until_it_is_withdrawn(host: Host) -> None:
    async def scenario(mo: Person, bob: Person, _: Person) -> None:
        told = {"en": f"Back at ten {new_id(6)}", "fr": "De retour à dix heures", "hours": 1}
        await bob.post("/moderation/announcements", told, 404)
        await mo.post("/moderation/announcements", told, 200)
        announced = (await bob.get("/standing"))["announcements"]
        (mine,) = [each for each in announced if each["en"] == told["en"]]
        await bob.delete(f"/moderation/announcements/{mine['id']}", {}, 404)
        await mo.delete(f"/moderation/announcements/{mine['id']}", {})
        assert mine not in (await bob.get("/standing"))["announcements"]

    with_three(host, scenario)


def test_a_host_finds_renames_bans_and_deletes_people_from_a_shell(host: Host) -> None:
    async def scenario(_: Person, bob: Person, eve: Person) -> None:
        name = f"Rude {new_id(6)}"
        await bob.post("/account", {"name": name, "password": PASSWORD}, 200)
        made = await eve.table("me", "open")
        await bob.sit(made, 1)
        assert f"account {name}" in await shell("people", name)
        kind = f"Kind {new_id(6)}"
        await shell("rename", name, kind)
        assert (await eve.get(f"/tables/{made['table']}"))["seats"][1]["name"] == kind
        await shell("ban", kind, "--days", "2", "--chat")
        async with bob.page(made["table"]) as page:
            assert (await page.ask("chat", text="hm"))["say"]["id"] == "error-silenced"
        await shell("ban", kind, "--lift")
        async with bob.page(made["table"]) as page:
            assert (await page.ask("chat", text="hm"))["type"] == "done"
        assert "hm" in await shell("chat", made["table"])
        await shell("delete", kind, "--yes")
        assert "hm" not in await shell("chat", made["table"])
        assert (await bob.get("/me"))["account"] is None
        assert "neither an account" in await shell("rename", kind, "Nobody", status=2)

    async def shell(*words: str, status: int = 0) -> str:
        return await asyncio.to_thread(admin, host, *words, status=status)

    with_three(host, scenario)


def test_a_host_closes_a_table_and_tells_everybody_from_a_shell(host: Host) -> None:
    async def scenario(_: Person, bob: Person, eve: Person) -> None:
        made, line = await insulted(bob, eve)
        assert made["table"] in await asyncio.to_thread(admin, host, "tables")
        async with eve.page(made["table"]) as hers:
            await asyncio.to_thread(admin, host, "close", made["table"])
            await hers.until(lambda: bool(hers.frame["outcome"]))
            await asyncio.to_thread(admin, host, "chat", made["table"], "--remove", str(line))
            await hers.until(lambda: bool(hers.of("chat_gone")))
        text = f"Closing soon {new_id(6)}"
        number = (await asyncio.to_thread(admin, host, "announce", text)).split()[2].rstrip(":")
        assert text in json.dumps(await eve.get("/standing"))
        await asyncio.to_thread(admin, host, "withdraw", number)
        assert text not in json.dumps(await eve.get("/standing"))

    with_three(host, scenario)


def test_what_was_done_is_written_down_and_moderators_are_left_to_the_host(host: Host) -> None:
    async def scenario(mo: Person, bob: Person, eve: Person) -> None:
        await moderator(host, eve)
        (other,) = await mo.post("/moderation/people", {"word": (await eve.get("/me"))["account"]}, 200)
        for path, body in (("name", {"name": "x"}), ("ban", {"what": "play"})):
            refused = await mo.post(f"/moderation/people/{other['guest']}/{path}", body, 403)
            assert refused["error"]["id"] == "error-moderator"
        await mo.delete(f"/moderation/people/{other['guest']}/ban", {}, 403)
        made = await bob.table("me", "open")
        await eve.sit(made, 1)
        await bob.post("/reports", {"at": {"table": made["table"], "seat": 1}, "why": "stalling"}, 204)
        report = next(r for r in (await mo.get("/moderation"))["waiting"] if r["table"] == made["table"])
        await mo.post(f"/moderation/reports/{report['id']}", {"ban": "play"}, 403)
        await mo.post(f"/moderation/reports/{report['id']}", {}, 200)

        rude = f"Rude {new_id(6)}"
        await bob.post("/account", {"name": rude, "password": PASSWORD}, 200)
        (found,) = await mo.post("/moderation/people", {"word": rude}, 200)
        his = f"/moderation/people/{found['guest']}"
        kind = f"Kind {new_id(6)}"
        await mo.post(f"{his}/name", {"name": kind}, 200)
        await mo.post(f"{his}/ban", {"what": "chat", "note": "first time"}, 200)
        await mo.delete(f"{his}/ban", {})
        await eve.post(f"/moderation/tables/{made['table']}/close", {}, 204)
        await asyncio.to_thread(admin, host, "ban", kind, "--why", "again")
        told = (await mo.get("/moderation"))["deeds"][:5]
        assert [(deed["by"], deed["what"], deed["about"], deed["how"]) for deed in told] == [
            (None, "play", kind, "again"),
            ("Eve", "close", made["table"], ""),
            ("Mo", "lift", kind, ""),
            ("Mo", "chat", kind, "first time"),
            ("Mo", "name", "Bob", kind),
        ]
        assert all(deed["at"] > time.time() - 3600 for deed in told)
        mine = (await bob.get("/me/export"))["order"]
        assert [(deed["what"], deed["by_oneself"]) for deed in mine] == [
            ("name", False),
            ("chat", False),
            ("lift", False),
            ("play", False),
        ]
        await bob.get("/moderation", 404)

    with_three(host, scenario)


def test_what_is_done_about_lines_and_tournaments_is_written_down(host: Host) -> None:
    async def scenario(mo: Person, bob: Person, eve: Person) -> None:
        made, line = await insulted(bob, eve)
        other, another = await insulted(bob, eve)
        report = next(r for r in (await mo.get("/moderation"))["waiting"] if r["table"] == other["table"])
        await eve.post("/account", {"name": f"Eve {new_id(6)}", "password": PASSWORD}, 200)
        cup = {**MEET, "name": "The cup of insults", "format": "swiss"}
        id = (await eve.post("/tournaments", cup, 201))["id"]
        await mo.post(f"/moderation/lines/{line}", {}, 204)
        await mo.post(f"/moderation/reports/{report['id']}", {"remove": [another], "ban": "chat"}, 200)
        await mo.post(f"/moderation/tournaments/{id}/name", {"name": "The cup"}, 200)
        await mo.post(f"/moderation/tournaments/{id}/stop", {}, 200)
        told = (await mo.get("/moderation"))["deeds"][:5]
        assert [(deed["by"], deed["what"], deed["about"], deed["how"]) for deed in told] == [
            ("Mo", "tour-stop", "The cup", ""),
            ("Mo", "tour-name", "The cup of insults", "The cup"),
            ("Mo", "removed", other["table"], ""),
            ("Mo", "chat", "Bob", ""),
            ("Mo", "removed", made["table"], ""),
        ]

    with_three(host, scenario)


def test_moderators_and_hosts_rename_and_stop_tournaments(host: Host) -> None:
    async def scenario(mo: Person, bob: Person, eve: Person) -> None:
        await bob.post("/account", {"name": f"Bob {new_id(6)}", "password": PASSWORD}, 200)
        cup = {**MEET, "name": "You miserable ants", "format": "swiss", "bots": ["random"] * 2}
        running, waiting = [(await bob.post("/tournaments", cup, 201))["id"] for _ in range(2)]
        await bob.post(f"/tournaments/{running}/begin")
        await eve.get("/moderation/tournaments", 404)
        for path, body in (("name", {"name": "x"}), ("stop", {})):
            await eve.post(f"/moderation/tournaments/{running}/{path}", body, 404)
            await bob.post(f"/moderation/tournaments/{running}/{path}", body, 404)
            await mo.post(f"/moderation/tournaments/nowhere/{path}", body, 404)
        found = {each["id"]: each for each in await mo.get("/moderation/tournaments")}
        assert (found[running]["state"], found[running]["creator"]) == ("running", "Bob")
        await mo.post(f"/moderation/tournaments/{running}/name", {"name": "\u200b"}, 400)
        named = await mo.post(f"/moderation/tournaments/{running}/name", {"name": "Ants in peace"}, 200)
        assert (await eve.get(f"/tournaments/{running}"))["name"] == named["name"] == "Ants in peace"
        stopped = await mo.post(f"/moderation/tournaments/{running}/stop", {}, 200)
        assert (stopped["state"], (await eve.get(f"/tournaments/{running}"))["state"]) == ("stopped",) * 2
        await mo.post(f"/moderation/tournaments/{running}/stop", {}, 409)

        assert "You miserable ants" in await asyncio.to_thread(admin, host, "tournaments")
        await asyncio.to_thread(admin, host, "name", waiting, "Ants at rest")
        await asyncio.to_thread(admin, host, "stop", waiting)
        seen = await eve.get(f"/tournaments/{waiting}")
        assert (seen["name"], seen["state"]) == ("Ants at rest", "cancelled")
        for words in (("stop", waiting), ("name", "nowhere", "x")):
            assert "no such tournament" in await asyncio.to_thread(admin, host, *words, status=2)

    with_three(host, scenario)


def test_moderators_find_rename_and_ban_people_and_look_through_tables(host: Host) -> None:
    async def scenario(mo: Person, bob: Person, eve: Person) -> None:
        rude = f"Rude {new_id(6)}"
        await bob.post("/account", {"name": rude, "password": PASSWORD}, 200)
        made = await eve.table("me", "open")
        await bob.sit(made, 1)
        sought = {"word": rude[:-2].lower()}
        await eve.post("/moderation/people", sought, 404)
        await eve.get("/moderation/tables", 404)
        assert await mo.post("/moderation/people", {"word": "%_"}, 200) == []
        (found,) = await mo.post("/moderation/people", sought, 200)
        assert (found["account"], found["tables"], found["bans"]) == (rude, 1, [])
        his = f"/moderation/people/{found['guest']}"
        for path, body in (("name", {"name": "x"}), ("ban", {"what": "play"})):
            await eve.post(f"{his}/{path}", body, 404)
            await mo.post(f"/moderation/people/nobody/{path}", body, 404)

        await mo.post(f"{his}/name", {"name": "a/b"}, 400)
        gentle = f"Gentle {new_id(6)}"
        async with eve.page(made["table"]) as hers:
            renamed = await mo.post(f"{his}/name", {"name": gentle}, 200)
            assert (renamed["name"], renamed["account"]) == (gentle, gentle)
            await hers.until(lambda: gentle in str(hers.of("seats")))
        assert (await bob.get("/me"))["account"] == gentle
        await mo.post(f"{his}/name", {"name": (await mo.get("/me"))["account"]}, 409)

        assert (await mo.post(f"{his}/ban", {"what": "play", "days": 1}, 200))["bans"][0]["what"] == "play"
        assert (await bob.post("/meet", MEET, 403))["error"]["id"] == "error-banned"
        assert (await mo.delete(f"{his}/ban", {}))["bans"] == []
        await bob.post("/meet", MEET, 200)
        (table,) = [each for each in await mo.get("/moderation/tables") if each["id"] == made["table"]]
        assert gentle in table["names"]

    with_three(host, scenario)
