"""What must be true at the end, as anybody can see it from outside."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from formicarium.core.record import loads
from tests.chaos import processes
from tests.chaos.figures import GROWTH, SPARE, Figures
from tests.chaos.members import BOTS, CHAMPIONS, Cup, Member
from tests.chaos.players import Guest, Match
from tests.chaos.town import PATIENCE, Town
from tests.server.cups import complete

STORIES = 12  # tables of which every page is looked at on every node; records are compared of all
SENDING = 30.0  # seconds around the moment at which a notice came: for what stood in the way of saying so
REST = 60.0  # seconds for a node to let go of what nobody uses any more
_TIME = re.compile(r"^[\d-]+ [\d:,]+ ERROR ")


async def judge(town: Town, matches: list[Match], others: list[Match]) -> None:
    """Everything acknowledged is in the record once, and every node tells the same, also of `others`."""
    async with Guest(town, town.plan.seed) as stranger:
        for match in (*matches, *others):
            path = f"/tables/{match.table}/record"
            records = [await _read(stranger, host.url, path) for host in town.hosts]
            town.figures.differing += differing(records)
            if match in matches:
                compare(town.figures, match, records[0])
        for match in (*matches[-STORIES:], *others):
            for guest in (stranger, *match.guests):
                stories = [await _story(guest, match.table, host.url) for host in town.hosts]
                town.figures.differing += differing(stories)


async def _read(guest: Guest, url: str, path: str) -> str:
    reply = await guest.http.get(f"{url}/api{path}")
    assert reply.status_code == 200, (path, reply.status_code, reply.text[:200])
    return reply.text


async def _story(guest: Guest, table: str, url: str) -> Any:
    """What somebody is shown who comes now."""
    async with guest.page(table, url) as page:
        frame = page.frame
        return [
            frame[name] for name in ("number", "eyes", "scene", "decisions", "waiting", "outcome", "events")
        ]


def differing(told: list[Any]) -> int:
    """How many nodes tell it otherwise than the first."""
    return sum(each != told[0] for each in told)


def compare(figures: Figures, match: Match, record: str) -> None:
    """The answers in a record with those that were acknowledged."""
    header, lines = loads(record)
    if header.deal is not None:
        match.secrets.add(header.deal.secret)
    for seat, taken in match.taken.items():
        kept = [" ".join(line.words) for line in lines if line.seat == seat]
        if kept != taken:
            lost, doubled = Counter(taken) - Counter(kept), Counter(kept) - Counter(taken)
            figures.lost += lost.total()
            figures.doubled += doubled.total()
            figures.disordered += not lost and not doubled
            figures.notes.append(f"table {match.table}, seat {seat}: lost {lost}, doubled {doubled}")


# What people with an account have come for


async def judge_cups(town: Town, cup: Cup) -> None:
    """Every node tells the same of each tournament, and in each everybody had a place in every round."""
    async with Guest(town, town.plan.seed) as stranger:
        for id in cup.cups:
            told = [json.loads(await _read(stranger, host.url, f"/tournaments/{id}")) for host in town.hosts]
            compare_cups(town.figures, told)


def compare_cups(figures: Figures, told: list[Any]) -> None:
    """What each node tells of a tournament that is over."""
    figures.differing += differing(told)
    complete(told[0], CHAMPIONS + BOTS)


async def judge_members(town: Town, members: Sequence[Member]) -> None:
    """Nobody sits where they were not told to come, and nobody is told anything twice."""
    for member in members:
        me = await member.insist(lambda m=member: m.get("/me"))  # type: ignore[misc]
        count_brought(town.figures, {card["table"] for card in me["tables"]}, member.tables)
        count_repeats(town, member.browser.heard)


def count_brought(figures: Figures, sits: set[str], told: set[str]) -> None:
    """The tables at which somebody sits are those they were told of."""
    figures.brought += len(sits - told)
    figures.notes += [f"table {table}: nobody was told of it" for table in sorted(sits - told)]


def count_repeats(town: Town, heard: list[tuple[float, dict[str, Any]]]) -> None:
    """A notice is sent again only if something went wrong when it was sent."""
    first: dict[tuple[str, str], float] = {}
    town.figures.told += len(heard)
    for at, notice in heard:
        since = first.setdefault((notice["title"], notice["tag"]), at)
        if since == at:
            continue
        if town.troubles.between(since - SENDING, since + SENDING):
            town.figures.excused_repeats += 1
        else:
            town.figures.repeated += 1
            town.figures.notes.append(f"told twice: {notice['title']}, {notice['tag']}")


async def judge_ratings(town: Town, tables: list[str]) -> None:
    """Every rated match counts, and reckoned anew all ratings are what they are."""
    async with Guest(town, town.plan.seed) as stranger, asyncio.timeout(PATIENCE):
        for table in tables:
            path = f"/tables/{table}/ratings"
            while not (found := await stranger.insist(lambda p=path: stranger.get(p)))["settled"]:  # type: ignore[misc]
                await asyncio.sleep(0.2)
            count_rated(town.figures, [seat["place"] for seat in found["seats"]])
    told = await asyncio.to_thread(town.admin, "ratings")
    read_reckoning(town.figures, told.stdout.strip() or told.stderr.strip()[-200:])


def count_rated(figures: Figures, places: list[int | None]) -> None:
    """Where those who sat at a rated table came in: it counts for all of them."""
    figures.misrated += None in places


def read_reckoning(figures: Figures, words: str) -> None:
    """What has come of reckoning all ratings anew."""
    figures.ratings = words
    figures.misrated += not words.endswith("every figure stood")


# The nodes themselves


def weigh(town: Town) -> tuple[int, int]:
    """Megabytes and open files, of the node that has most."""
    pids = [town.pid(host) for host in town.hosts]
    return max(map(processes.memory, pids)) >> 20, max(map(processes.open_files, pids))


async def weigh_at_rest(town: Town) -> tuple[int, int]:
    """Once everybody has gone home: it may take a while, and ends early where nothing is held."""
    least = weigh(town)
    for _ in range(int(REST)):
        if least[0] <= town.figures.memory[0] + GROWTH and least[1] <= town.figures.files[0] + SPARE:
            break
        await asyncio.sleep(1)
        now = weigh(town)
        least = min(least[0], now[0]), min(least[1], now[1])
    return least


def read_logs(town: Town, secrets: set[str]) -> None:
    """Those of the nodes and of their database; what the nodes say of errors is counted."""
    logs = [host.log for host in town.hosts]
    search(town.figures, [*logs, *([town.cluster.log] if town.cluster else [])], secrets)
    for host in town.hosts:
        town.figures.errors.update(_TIME.sub("", line)[:160] for line in host.errors())


def search(figures: Figures, logs: list[Path], secrets: set[str]) -> None:
    """No secret is in any log."""
    figures.secrets = len(secrets)
    for log in logs:
        text = log.read_text(errors="replace")
        figures.leaked += sorted(secret for secret in secrets if secret and secret in text)
