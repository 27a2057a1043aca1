"""What must be true at the end, as anybody can see it from outside."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from pathlib import Path
from typing import Any

from formicarium.core.record import loads
from tests.chaos import processes
from tests.chaos.figures import GROWTH, SPARE, Figures
from tests.chaos.players import Guest, Match
from tests.chaos.town import Town

STORIES = 12  # tables of which every page is looked at on every node; records are compared of all
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
