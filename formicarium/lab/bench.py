"""How fast the games run, side by side with other engines: `python -m formicarium.lab.bench`."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from random import Random
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from formicarium.core.chance import Chance
from formicarium.core.flow import answer, deal, settle
from formicarium.core.game import Game, Options
from formicarium.core.match import Match, replay
from formicarium.core.record import Answered
from formicarium.core.registry import games
from formicarium.core.state import State
from formicarium.lab.peers import OPEN_SPIEL, Peer, peers
from formicarium.lab.stopwatch import copy_bytes, copy_time, pace

SECONDS = 120.0
GAME_HEADINGS = (
    "game", "variant", "seats", "decisions/s", "matches/s", "as Match/s", "replay/s", "copy µs", "bytes",
)  # fmt: skip
PEER_HEADINGS = ("peer", "decisions/s", "matches/s", "copy µs", "we decide ×", "we copy ×")


@dataclass(frozen=True, slots=True)
class Figures:
    """One game with so many seats, in one of its variants."""

    game: str
    variant: str
    seats: int
    decisions_per_second: float  # the bare engine: settle, answer, deal
    matches_per_second: float
    match_decisions_per_second: float  # through Match, with record, story and checks
    replay_decisions_per_second: float
    copy_us: float
    table_bytes: int


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


def measure(game: Game[Any], variant: str, seats: int, seconds: float) -> Figures:
    """Everything about one game, in about so many seconds."""
    plain = game.variants[variant]
    options = game.read_options(plain)
    bare = pace(lambda number: play_bare(game, seats, options, Random(number))[1], seconds / 2)
    whole = pace(lambda number: answers(play_match(game, seats, plain, number)), seconds / 4)
    records = [(match.record.dumps(), answers(match)) for match in _some_matches(game, seats, plain)]

    def play_again(number: int) -> int:
        text, decisions = records[number % len(records)]
        replay(text)
        return decisions

    again = pace(play_again, seconds / 8)
    length = bare.decisions // bare.matches
    middle, _ = play_bare(game, seats, options, Random(0), limit=length // 2)
    return Figures(
        game.id,
        variant,
        seats,
        round(bare.decisions_per_second),
        round(bare.matches_per_second, 1),
        round(whole.decisions_per_second),
        round(again.decisions_per_second),
        round(copy_time(middle.copy) * 1e6, 2),
        copy_bytes(middle.copy),
    )


def _some_matches(game: Game[Any], seats: int, options: Mapping[str, Any]) -> Iterator[Match]:
    return (play_match(game, seats, options, seed) for seed in range(3))


def cases(only: Sequence[str]) -> list[tuple[Game[Any], str, int]]:
    """Every registered game, in every variant, with every number of seats."""
    chosen = [games[id] for id in only] if only else list(games.values())
    return [(game, variant, seats) for game in chosen for variant, seats in game.kinds()]


def compared(ours: Sequence[Figures], peer: Peer) -> dict[str, Any]:
    """A peer's figures, and how many times faster our median case is."""
    speed = median(figures.decisions_per_second for figures in ours)
    copy_us = median(figures.copy_us for figures in ours)
    return {
        "peer": peer.name,
        "decisions_per_second": round(peer.pace.decisions_per_second),
        "matches_per_second": round(peer.pace.matches_per_second, 2),
        "copy_us": round(peer.copy_seconds * 1e6, 2),
        "decisions_ratio": round(speed / peer.pace.decisions_per_second, 2),
        "copy_ratio": round(peer.copy_seconds * 1e6 / copy_us, 2),
    }


def run(seconds: float, only: Sequence[str] = (), with_peers: bool = True) -> dict[str, Any]:
    """All figures, ready for JSON, in about so many seconds."""
    todo = cases(only)
    share = seconds * (0.75 if with_peers else 1) / len(todo)
    ours = [measure(game, variant, seats, share) for game, variant, seats in todo]
    each = seconds * 0.25 / (2 + len(OPEN_SPIEL))
    return {
        "python": platform.python_version(),
        "games": [asdict(figures) for figures in ours],
        "peers": [compared(ours, peer) for peer in peers(each)] if with_peers else [],
    }


def show(figures: dict[str, Any], console: Console) -> None:
    """Two tables: the games, and the peers with our median case as a multiple of theirs."""
    console.print(f"Python {figures['python']}, one core, random play")
    console.print(_table(GAME_HEADINGS, figures["games"]))
    if figures["peers"]:
        console.print(_table(PEER_HEADINGS, figures["peers"]))


def _table(headings: Sequence[str], rows: Sequence[Mapping[str, Any]]) -> Table:
    table = Table(box=None, padding=(0, 1))
    for heading in headings:
        table.add_column(heading, justify="left" if heading in ("game", "variant", "peer") else "right")
    for row in rows:
        cells = row.values()
        table.add_row(*(f"{cell:,}" if isinstance(cell, int | float) else str(cell) for cell in cells))
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m formicarium.lab.bench", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="by default every game")
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, help="about how long to measure (%(default)s)"
    )
    parser.add_argument("--no-peers", action="store_true", help="measure our own games only")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    for id in given.games:
        if id not in games:
            parser.error(f"no game is called {id!r}; there are {', '.join(games)}")
    figures = run(given.seconds, given.games, not given.no_peers)
    if given.json:
        print(json.dumps(figures, indent=2))
    else:
        show(figures, Console(width=None if sys.stdout.isatty() else 120))


if __name__ == "__main__":
    main()
