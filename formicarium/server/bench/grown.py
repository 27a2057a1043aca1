"""A house where much has been played: `python -m formicarium.server.bench.grown --tables 100000`.

So many finished matches of two are put into a database, played by a fiftieth as many people; one of them was
in every fifth. Told are the seconds in which a server comes up there, and milliseconds: of what a home page
asks for (median), for a stranger and for whoever has played most; of their profile, a page of their matches
and the game's list; of the slowest of some tables that are made as soon as it listens; and of a round of
sweeping, for which others who write wait. A match has one row here: none of this reads more of it.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from formicarium.core.record import Header
from formicarium.core.registry import games
from formicarium.server.bench.measure import PATIENCE, free_port
from formicarium.server.config import Config
from formicarium.server.keeping.database import Database
from formicarium.server.keeping.people import played
from formicarium.server.keeping.rated import rated, ratings
from formicarium.server.keeping.storage import Row, accounts, answers, devices, guests, seats, sitters, tables
from formicarium.server.keeping.sweeping import Keep, sweep
from formicarium.server.people.cookies import Cookies, first_secrets

GAME = "cicada_and_ant"
CHUNK = 2000  # matches that are written at once
TIMES = 15  # that everything is asked for
DEVICE = "a" * 26  # on which the busiest one is logged in
OFTEN = 5  # one match in so many is the busiest one's
HOME = ("/", "/api/me", "/api/tables", "/api/standing", "/api/meet")


def person(number: int) -> str:
    return f"p{number:025}"


def grow(database: Database, count: int) -> None:
    """So many matches, over and settled."""
    people = max(2, count // 50)
    now = time.time()
    with database.engine.begin() as connection:
        everybody = [{"id": person(each), "name": f"Ant {each}", "created": now} for each in range(people)]
        connection.execute(guests.insert(), everybody)
        named = [
            {"name": f"ant {each}", "shown": f"Ant {each}", "secret": "", "guest": person(each)}
            for each in range(people)
        ]
        connection.execute(accounts.insert(), [{**each, "created": now, "open": True} for each in named])
        connection.execute(devices.insert().values(id=DEVICE, guest=person(0), created=now))
        standings = [{"player": person(each), "game": GAME, "mu": 20 + each % 10} for each in range(people)]
        more = {"sigma": 2.0, "matches": 50, "turn": count}
        connection.execute(ratings.insert(), [{**each, **more} for each in standings])
    for first in range(0, count, CHUNK):
        with database.engine.begin() as connection:
            _play(connection, range(first, min(first + CHUNK, count)), people, now)


def _play(connection: sa.Connection, some: range, people: int, now: float) -> None:
    game = games[GAME]
    header = Header(game.id, game.rules, 2, {}, data=game.data).dumps()
    table = {
        "game": GAME,
        "header": header,
        "clock": "slow",
        "seconds": 86_400,
        "listed": True,
        "number": 40,
        "waiting": "",
        "over": True,
        "settled": True,
        "rated": True,
        "result": json.dumps({"how": "played", "ranks": [1, 2], "conceded": []}),
    }
    rows: dict[sa.Table, list[dict[str, Any]]] = {
        each: [] for each in (tables, seats, sitters, answers, played, rated)
    }
    for match in some:
        one = 0 if match % OFTEN == 0 else 1 + match % (people - 1)
        other = 1 + (match * 7 + 3) % (people - 1)
        if other == one:
            other = 0 if one else 1
        id, at = f"t{match:011}", now - match
        rows[tables].append(
            {"id": id, "creator": person(one), "created": at, "begun": at, "changed": at, **table}
        )
        rows[answers].append(Row(id, 0, "deal", None, "", "", "table", None, at)._asdict())
        for seat, who in enumerate((one, other)):
            links = {"invitation": f"{id}{seat}i", "resume": f"{id}{seat}r"}
            name = f"Ant {who}"
            rows[seats].append({"match": id, "seat": seat, "kind": "person", "name": name, **links})
            rows[sitters].append({"match": id, "seat": seat, "guest": person(who)})
            how = "lost" if seat else "won"
            game_of = {"match": id, "game": GAME, "at": at}
            rows[played].append({**game_of, "guest": person(who), "seats": 2, "result": how})
            figures = {"mu_before": 25.0, "sigma_before": 2.0, "mu": 25.1, "sigma": 2.0, "matches": 20}
            at_seat = {"seat": seat, "player": person(who), "turn": match + 1, "place": seat + 1}
            rows[rated].append({**game_of, **at_seat, **figures})
    for each, values in rows.items():
        connection.execute(each.insert(), values)


@contextmanager
def _server(database: str) -> Iterator[tuple[str, float]]:
    """Where it is, and how many seconds it took until it was ready."""
    url, begun = f"http://127.0.0.1:{(port := free_port())}", time.perf_counter()
    command = [sys.executable, "-m", "formicarium.server", "--port", str(port), "--database", database]
    plenty = {f"FORMICARIUM_LIMIT_{name}": "1000000" for name in ("READS", "REQUESTS", "TABLES")}
    process = subprocess.Popen(command, env={**os.environ, **plenty}, stdout=subprocess.DEVNULL)
    try:
        while time.perf_counter() - begun < PATIENCE:
            try:
                urllib.request.urlopen(f"{url}/api/health", timeout=PATIENCE).close()
                break
            except OSError:
                time.sleep(0.02)
        yield url, time.perf_counter() - begun
    finally:
        process.terminate()
        process.wait(30)


def _milliseconds(url: str, paths: tuple[str, ...], cookie: str = "", wish: Any = None) -> list[float]:
    """Of asking for all of these, one after the other, several times."""
    headers = {"Content-Type": "application/json", "X-Formicarium": "1", "Cookie": cookie}
    body = None if wish is None else json.dumps(wish).encode()
    took = []
    for _ in range(TIMES):
        begun = time.perf_counter()
        for path in paths:
            request = urllib.request.Request(f"{url}{path}", body, headers)
            with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
                reply.read()
        took.append(round(1000 * (time.perf_counter() - begun), 1))
    return took


def _sweeping(kept: Database) -> float:
    """Milliseconds of a round, when the one before has noted what is new."""
    keep = Keep(90.0, 365.0, 30.0)
    for _ in range(2):
        with kept.engine.begin() as connection:
            begun = time.perf_counter()
            sweep(connection, keep, time.time(), 0.0)
    return round(1000 * (time.perf_counter() - begun), 1)


def grown(database: str, count: int) -> dict[str, float]:
    """What a house with so many finished matches is like to come to."""
    kept = Database(Config(database=database).url)
    kept.migrate()
    grow(kept, count)
    with kept.engine.begin() as connection:
        cookies = Cookies()
        cookies.learn(first_secrets(connection), time.monotonic())
        if kept.shared:
            connection.execute(sa.text("ANALYZE"))  # as it does by itself, sooner or later
    swept = _sweeping(kept)
    kept.engine.dispose()
    busiest = cookies.header(DEVICE, secure=False).partition(";")[0]
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    name = "/api/people/Ant%200"
    asked = {
        "stranger_ms": (HOME, ""),
        "home_ms": (HOME, busiest),
        "profile_ms": ((name,), busiest),
        "matches_ms": ((f"{name}/matches",), busiest),
        "leaders_ms": ((f"/api/leaders/{GAME}",), busiest),
    }
    with _server(database) as (url, start):
        slowest = max(_milliseconds(url, ("/api/tables",), wish=wish))
        figures = {what: statistics.median(_milliseconds(url, *how)) for what, how in asked.items()}
    told = {"tables": float(count), "start_s": round(start, 1), **figures}
    return {**told, "slowest_new_table_ms": slowest, "sweep_ms": swept}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m formicarium.server.bench.grown", description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--database", help="an empty one; default: a fresh SQLite file")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="formicarium-bench-") as folder:
        print(json.dumps(grown(given.database or str(Path(folder) / "grown.sqlite"), given.tables)))


if __name__ == "__main__":
    main()
