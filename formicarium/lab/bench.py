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

from formicarium.core.game import Game
from formicarium.core.match import Match, replay
from formicarium.core.record import Answered
from formicarium.core.registry import games
from formicarium.lab.bare import play_bare
from formicarium.lab.peers import PEERS, SEARCHERS, Peer, Searcher, peers, searchers
from formicarium.lab.rounds import ABOUT as SEARCH
from formicarium.lab.rounds import search
from formicarium.lab.speed import Cell, Row, Section, Sheet, keep, shown
from formicarium.lab.stopwatch import build, copy_bytes, copy_time, pace

SECONDS = 240.0
COMMAND = "make bench"
COMPILED = Path("build/compiled")  # measured beside this one, where it has been built
ENGINE = """\
Random play on one core. `pure` and `compiled`: decisions a second on the bare engine, as a search drives it,
both builds in turns, game by game; `copy µs`: a table in the middle of a match. Variants have the most seats.
Peers are measured in the same run and in the same way; `we decide ×` and `we copy ×` compare them with the
median of our games, `slowest ×` with the slowest. In detail: `as a match/s` with record, story and checks,
`replay/s` read back from a record, `bytes` what one more table takes in memory."""
DETAIL = "In detail"
BOTS = "Bots"


def play_match(game: Game[Any], seats: int, options: Mapping[str, Any], seed: int) -> Match:
    """A random match with everything a match keeps."""
    match, rng = Match(game, seats, seed, options), Random(seed)
    while match.pending:
        decision = match.pending[0]
        match.play(decision.seat, decision.options[int(rng.random() * len(decision.options))])
    return match


def answers(match: Match) -> int:
    return sum(isinstance(entry, Answered) for entry in match.record.entries)


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


def compared_rounds(ours: Sequence[Row], peer: Searcher, build: str) -> Row:
    """A searching peer's figures, and how many times more decisions our games make in rounds like its own."""
    made = [
        float(row["to the end/s"] or 0) * float(row["decisions each"] or 0)
        for row in ours
        if row["build"] == build
    ]
    return {
        "peer": peer.name,
        "seats": peer.seats,
        "to the end/s": round(peer.rounds),
        "decisions each": round(peer.decisions),
        "beside": build,
        "we decide ×": round(median(made) / (peer.rounds * peer.decisions), 2),
    }


def side_by_side(rows: Sequence[Row], with_variant: bool) -> list[Row]:
    """Both builds in one row: decisions a second, and what a copy costs."""
    found: dict[tuple[Cell, ...], dict[str, Row]] = {}
    for row in rows:
        found.setdefault((row["game"], row["variant"], row["seats"]), {})[str(row["build"])] = row
    return [
        {
            "game": game,
            **({"variant": variant} if with_variant else {}),
            "seats": seats,
            **_in_both("decisions/s", "{}", builds),
            **_in_both("copy µs", "copy µs, {}", builds),
        }
        for (game, variant, seats), builds in found.items()
    ]


def _in_both(figure: str, heading: str, builds: Mapping[str, Row]) -> dict[str, Cell]:
    return {
        heading.format(build): builds[build][figure] if build in builds else None
        for build in ("pure", "compiled")
    }


def run(
    seconds: float, only: Sequence[str] = (), with_peers: bool = True, other: Path | None = None
) -> dict[str, Section]:
    """The sections `engine` and `search`, in about so many seconds; in `other` lies another build."""
    chosen = [games[id] for id in only] if only else list(games.values())
    usual = {game.id: next(iter(game.variants)) for game in chosen}
    todo = cases(chosen)
    own = seconds * (0.4 if other else 0.8)
    ours, tried = list[Row](), list[Row]()
    for game in chosen:  # one build after the other: a machine has its moods
        mine = [case for case in todo if case[0] is game]
        ours += [measure(*case, own * 0.7 / len(todo)) for case in mine]
        tried.append(search(game, game.seats[-1], own * 0.3 / len(chosen)))
        if other is not None:
            there = measured_in(other, own * (0.7 * len(mine) / len(todo) + 0.3 / len(chosen)), game)
            ours += there[DETAIL]
            tried += there[BOTS]
    builds = list(dict.fromkeys(str(row["build"]) for row in ours))
    each = seconds * 0.2 / (PEERS + SEARCHERS)
    met = list(peers(each)) if with_peers else []
    seekers = list(searchers(each)) if with_peers else []
    played = [row for row in ours if row["variant"] == usual[str(row["game"])]]
    varied = [row for row in ours if row["variant"] != usual[str(row["game"])]]
    engine = [
        Sheet("Games", side_by_side(played, with_variant=False)),
        Sheet("Variants", side_by_side(varied, with_variant=True)),
        Sheet("Peers", [compared(ours, peer, build) for peer in met for build in builds]),
        Sheet(DETAIL, ours),
    ]
    rounds = [
        Sheet(BOTS, tried),
        Sheet("Peers", [compared_rounds(tried, peer, build) for peer in seekers for build in builds]),
    ]
    return {
        "engine": Section("The engine", ENGINE, COMMAND, engine),
        "search": Section("Search", SEARCH, COMMAND, rounds),
    }


def measured_in(folder: Path, seconds: float, game: Game[Any]) -> dict[str, list[Row]]:
    """One game measured by the package that lies in this folder: the rows of each sheet by its title."""
    command = [sys.executable, "-m", "formicarium.lab.bench", "--no-peers", "--json", "--alone"]
    done = subprocess.run(
        [*command, "--seconds", str(seconds / 0.8), game.id],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder.resolve())},
        stdout=subprocess.PIPE,
        check=True,
    )
    sections = json.loads(done.stdout).values()
    return {sheet["title"]: sheet["rows"] for section in sections for sheet in section["sheets"]}


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
