"""What must be true at the end, as anybody can see it from outside."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from typing import Any

from formicarium.core.record import loads
from tests.chaos import processes
from tests.chaos.figures import SPARE
from tests.chaos.players import Guest, Match
from tests.chaos.town import Town

STORIES = 12  # tables of which every page is looked at on every node; records are compared of all
REST = 60.0  # seconds for a node to let go of what nobody uses any more
_TIME = re.compile(r"^[\d-]+ [\d:,]+ ERROR ")


async def judge(town: Town, matches: list[Match]) -> None:
    """Everything acknowledged is in the record once, and every node tells the same."""
    async with Guest(town, town.plan.seed) as stranger:
        for match in matches:
            records = [
                await _read(stranger, host.url, f"/tables/{match.table}/record") for host in town.hosts
            ]
            town.figures.differing += len(set(records)) - 1
            _compare(town, match, records[0])
        for match in matches[-STORIES:]:
            for guest in (stranger, *match.guests):
                stories = [await _story(guest, match.table, host.url) for host in town.hosts]
                town.figures.differing += sum(story != stories[0] for story in stories)


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


def _compare(town: Town, match: Match, record: str) -> None:
    header, lines = loads(record)
    if header.deal is not None:
        match.secrets.add(header.deal.secret)
    for seat, taken in match.taken.items():
        kept = [" ".join(line.words) for line in lines if line.seat == seat]
        if kept != taken:
            lost, doubled = Counter(taken) - Counter(kept), Counter(kept) - Counter(taken)
            town.figures.lost += (
                lost.total() or not doubled
            )  # the same ones in another order: something is wrong
            town.figures.doubled += doubled.total()
            town.figures.notes.append(f"table {match.table}, seat {seat}: lost {lost}, doubled {doubled}")


# The nodes themselves


def weigh(town: Town) -> tuple[int, int]:
    """Megabytes and open files, of the node that has most."""
    pids = [town.pid(host) for host in town.hosts]
    return max(map(processes.memory, pids)) >> 20, max(map(processes.open_files, pids))


async def weigh_at_rest(town: Town) -> tuple[int, int]:
    """Once everybody has gone home: it may take a while, and ends early where nothing is held."""
    least = weigh(town)
    for _ in range(int(REST)):
        if least[1] <= town.figures.files[0] + SPARE:
            break
        await asyncio.sleep(1)
        now = weigh(town)
        least = min(least[0], now[0]), min(least[1], now[1])
    return least


def read_logs(town: Town, secrets: set[str]) -> None:
    """No secret is in any log of a node; what they say of errors is counted."""
    figures = town.figures
    figures.secrets = len(secrets)
    for host in town.hosts:
        text = host.log.read_text(errors="replace")
        figures.leaked += sorted(secret for secret in secrets if secret and secret in text)
        figures.errors.update(_TIME.sub("", line)[:160] for line in host.errors())
