"""How fast the games run, side by side with other engines: `python -m formicarium.lab.bench`.

`--keep` writes the figures into docs/speed.json, and docs/speed.md with its chart.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

import formicarium
from formicarium.bots import find, names
from formicarium.core.chance import Chance
from formicarium.core.choices import Options
from formicarium.core.flow import answer, deal, settle
from formicarium.core.game import Game
from formicarium.core.match import Match, replay
from formicarium.core.record import Answered
from formicarium.core.registry import games
from formicarium.core.state import State
from formicarium.core.together import imagine
from formicarium.lab.peers import OPEN_SPIEL, Peer, peers
from formicarium.lab.speed import Row, Section, Sheet, keep, shown
from formicarium.lab.stopwatch import copy_bytes, copy_time, pace
from formicarium.lab.tournament import play_on

SECONDS = 120.0
BOT_DECISIONS = 100  # of a match between bots: some think for long
COMMAND = "make bench"
COMPILED = Path("build/compiled")  # measured beside this one, where it has been built
ENGINE = """\
Random play on one core. `decisions/s`: the bare engine, as a search drives it. `as a match/s`: with record,
story and checks. `replay/s`: answers read back from a record. `bytes`: what one more table takes in memory.
Peers are measured in the same run and in the same way; `we decide ×` and `we copy ×` compare them with the
median of our games, `slowest ×` with the slowest."""
SEARCH = """\
What a search does again and again, in the middle of a match: `rounds/s` copies a table, answers and goes on
to the next question; `worlds/s` draws a table that fits what a seat sees. `random/s` and `greedy/s` are
decisions of the lab's matches between such bots."""


def play_bare(
    game: Game[Any], seats: int, options: Options, rng: Random, limit: int = 10**9
) -> tuple[State, int]:
    """A random match on the bare engine, as a search plays it; the table and the number of decisions."""
    s: State = game.begin(seats, options)
    decisions = 0
    while decisions < limit and (asked := settle(s)):
        if isinstance(asked, Chance):
            deal(s, asked.sample(rng))
        else:
            decision = asked[0]
            answer(s, decision.seat, decision.options[int(rng.random() * len(decision.options))])
            decisions += 1
    return s, decisions


def play_match(game: Game[Any], seats: int, options: Mapping[str, Any], seed: int) -> Match:
    """A random match with everything a match keeps."""
    match, rng = Match(game, seats, seed, options), Random(seed)
    while match.pending:
        decision = match.pending[0]
        match.play(decision.seat, decision.options[int(rng.random() * len(decision.options))])
    return match


def answers(match: Match) -> int:
    return sum(isinstance(entry, Answered) for entry in match.record.entries)


def build() -> str:
    """Which engine is measured."""
    return "compiled" if getattr(formicarium, "compiled", False) else "pure"


def measure(game: Game[Any], variant: str, seats: int, seconds: float) -> Row:
    """Everything about one game, in about so many seconds."""
    plain = game.variants[variant]
    options = game.read_options(plain)
    bare = pace(lambda number: play_bare(game, seats, options, Random(number))[1], seconds / 2)
    whole = pace(lambda number: answers(play_match(game, seats, plain, number)), seconds / 4)
    matches = [play_match(game, seats, plain, seed) for seed in range(3)]
    records = [(match.record.dumps(), answers(match)) for match in matches]

    def play_again(number: int) -> int:
        text, decisions = records[number % len(records)]
        replay(text)
        return decisions

    again = pace(play_again, seconds / 8)
    middle, _ = play_bare(game, seats, options, Random(0), limit=bare.decisions // bare.matches // 2)
    return {
        "game": game.id,
        "variant": variant,
        "build": build(),
        "seats": seats,
        "decisions/s": round(bare.decisions_per_second),
        "matches/s": round(bare.matches_per_second, 1),
        "as a match/s": round(whole.decisions_per_second),
        "replay/s": round(again.decisions_per_second),
        "copy µs": round(copy_time(middle.copy) * 1e6, 2),
        "bytes": copy_bytes(middle.copy),
    }


def search(game: Game[Any], seats: int, seconds: float) -> Row:
    """What bots do, in about so many seconds."""
    plain = next(iter(game.variants.values()))
    options = game.read_options(plain)
    _, length = play_bare(game, seats, options, Random(0))
    middle, _ = play_bare(game, seats, options, Random(0), limit=length // 2)
    while isinstance(asked := settle(middle), Chance):
        deal(middle, asked.sample(Random(0)))
    decision = asked[0]

    def round_trip(number: int) -> int:
        s, luck = middle.copy(), Random(number)
        answer(s, decision.seat, decision.options[number % len(decision.options)])
        while isinstance(asked := settle(s), Chance):
            deal(s, asked.sample(luck))
        return 1

    def world(number: int) -> int:
        imagine(middle, decision.seat, Random(number))
        return 1

    def lab(bot: str) -> int | None:
        if bot not in names(game):
            return None
        player = find(game, bot)

        def some(number: int) -> int:
            players = [(player, Random(f"{number}/{seat}")) for seat in range(seats)]
            return play_on(game.begin(seats, options), players, Random(number), BOT_DECISIONS)

        return round(pace(some, seconds / 4).decisions_per_second)

    return {
        "game": game.id,
        "build": build(),
        "seats": seats,
        "rounds/s": round(pace(round_trip, seconds / 4).decisions_per_second),
        "worlds/s": round(pace(world, seconds / 4).decisions_per_second),
        "random/s": lab("random"),
        "greedy/s": lab("greedy"),
    }


def cases(chosen: Sequence[Game[Any]]) -> list[tuple[Game[Any], str, int]]:
    """These games with every number of seats as usually played, with the most in every other variant."""
    kinds = [(game, variant, seats) for game in chosen for variant, seats in game.kinds()]
    most = {(game.id, variant): seats for game, variant, seats in kinds}
    return [
        (game, variant, seats)
        for game, variant, seats in kinds
        if variant == next(iter(game.variants)) or seats == most[game.id, variant]
    ]


def compared(ours: Sequence[Row], peer: Peer, build: str) -> Row:
    """A peer's figures, and how many times faster our games are in one of their builds."""
    ours = [row for row in ours if row["build"] == build]
    speeds = [float(row["decisions/s"] or 0) for row in ours]
    copies = [float(row["copy µs"] or 0) for row in ours]
    speed, copy_us = peer.pace.decisions_per_second, peer.copy_seconds * 1e6
    return {
        "peer": peer.name,
        "decisions/s": round(speed),
        "matches/s": round(peer.pace.matches_per_second, 2),
        "copy µs": round(copy_us, 2),
        "beside": build,
        "we decide ×": round(median(speeds) / speed, 2),
        "slowest ×": round(min(speeds) / speed, 2),
        "we copy ×": round(copy_us / median(copies), 2),
    }


def run(
    seconds: float, only: Sequence[str] = (), with_peers: bool = True, other: Path | None = None
) -> dict[str, Section]:
    """The sections `engine` and `search`, in about so many seconds; in `other` lies another build."""
    chosen = [games[id] for id in only] if only else list(games.values())
    todo = cases(chosen)
    own = seconds * (0.4 if other else 0.8)
    ours = [measure(game, variant, seats, own * 0.8 / len(todo)) for game, variant, seats in todo]
    tried = [search(game, game.seats[-1], own * 0.2 / len(chosen)) for game in chosen]
    if other is not None:
        there = measured_in(other, own, only)
        ours += there["engine"]["sheets"][0]["rows"]
        tried += there["search"]["sheets"][0]["rows"]
    builds = list(dict.fromkeys(str(row["build"]) for row in ours))
    each = seconds * 0.2 / (2 + len(OPEN_SPIEL))
    met = list(peers(each)) if with_peers else []
    beside = [compared(ours, peer, build) for peer in met for build in builds]
    engine = Section("The engine", ENGINE, COMMAND, [Sheet("Games", ours), Sheet("Peers", beside)])
    return {"engine": engine, "search": Section("Search", SEARCH, COMMAND, [Sheet("Bots", tried)])}


def measured_in(folder: Path, seconds: float, only: Sequence[str]) -> dict[str, Any]:
    """The same sections, measured by the package that lies in this folder, without peers."""
    command = [sys.executable, "-m", "formicarium.lab.bench", "--no-peers", "--json", "--alone"]
    done = subprocess.run(
        [*command, "--seconds", str(seconds / 0.8), *only],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder.resolve())},
        stdout=subprocess.PIPE,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def show(sections: Mapping[str, Section], console: Console) -> None:
    """Every sheet as a table."""
    for section in sections.values():
        console.print(f"{section.title}: {section.machine}, Python {section.python}")
        for sheet in section.sheets:
            if sheet.rows:
                console.print(_table(sheet.rows))


def _table(rows: Sequence[Row]) -> Table:
    table = Table(box=None, padding=(0, 1))
    for heading, cell in rows[0].items():
        table.add_column(heading, justify="left" if isinstance(cell, str) else "right")
    for row in rows:
        table.add_row(*map(shown, row.values()))
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m formicarium.lab.bench", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="by default every game")
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, help="about how long to measure (%(default)s)"
    )
    parser.add_argument("--no-peers", action="store_true", help="measure our own games only")
    parser.add_argument("--alone", action="store_true", help=f"leave out the build in {COMPILED}")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--keep", action="store_true", help="write the figures into docs/speed.json")
    given = parser.parse_args()
    for id in given.games:
        if id not in games:
            parser.error(f"no game is called {id!r}; there are {', '.join(games)}")
    other = COMPILED if COMPILED.is_dir() and not given.alone else None
    sections = run(given.seconds, given.games, not given.no_peers, other)
    if given.keep:
        for name, section in sections.items():
            keep(name, section)
    if given.json:
        print(json.dumps({name: asdict(section) for name, section in sections.items()}, indent=2))
    else:
        show(sections, Console(width=None if sys.stdout.isatty() else 120))


if __name__ == "__main__":
    main()
