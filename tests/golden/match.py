"""Golden records: matches that were really played, kept for good, with the table they ended at.

A golden record is a record (docs/notation.md) whose last comments tell how the match ended. It lies in
`<game>/<variant>.<rules>.record`. What is stored never changes: a rule that is mended raises the game's
rules version, and new records of that version are added beside the old ones:

    make golden
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from formicarium.bots import find
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.core.outcome import Outcome
from formicarium.core.plain import Plain
from formicarium.core.registry import games

FOLDER = Path(__file__).parent
PLAYERS = ("greedy", "random")  # by seat, in turn: one plays well, the other tries what nobody would
TELLS = ("told", "cause", "outcome")  # of a table: its story, which may be told in more or fewer events


class Ending(NamedTuple):
    """How a match ended."""

    ranks: list[int]
    scores: list[int]
    table: dict[str, Plain]


def ending(match: Match) -> Ending:
    outcome = match.outcome
    assert isinstance(outcome, Outcome)
    table = match.game.describe(match.state, match.options)["table"]
    assert isinstance(table, dict)
    lying = {name: value for name, value in table.items() if name not in TELLS}
    return Ending([*outcome.ranks], [*outcome.scores], lying)


def written(match: Match) -> str:
    """The golden record of a match that is over."""
    told = ending(match)._asdict().items()
    comments = (f"# {key}: {json.dumps(value, separators=(',', ':'))}\n" for key, value in told)
    return match.record.dumps() + "".join(comments)


def read(text: str) -> tuple[str, Ending]:
    """A golden record's text without its comments, and the ending they tell."""
    rows = text.splitlines(keepends=True)
    comments = dict(row[2:].split(": ", 1) for row in rows if row.startswith("# "))
    ended = Ending(**{key: json.loads(comments[key]) for key in Ending._fields})
    return "".join(row for row in rows if not row.startswith("# ")), ended


def stored() -> list[Path]:
    return sorted(FOLDER.glob("*/*.record"))


def wanted() -> Iterator[tuple[Game[Any], str, int, Path]]:
    """One record for every variant by the rules of today, with more seats from variant to variant."""
    for game in games.values():
        if not type(game).__module__.startswith("formicarium."):
            continue  # a game made for tests
        for number, variant in enumerate(game.variants):
            seats = [seats for name, seats in game.kinds() if name == variant]
            path = FOLDER / game.id / f"{variant}.{game.rules}.record"
            yield game, variant, seats[number % len(seats)], path


def play(game: Game[Any], variant: str, seats: int) -> Match:
    rng = Random(f"golden {game.id} {variant}")
    match = Match(game, seats, f"golden {variant}", game.variants[variant])
    bots = [find(game, PLAYERS[seat % len(PLAYERS)]) for seat in range(seats)]
    while match.outcome is None:
        seat = rng.choice(match.pending).seat
        match.play(seat, bots[seat].choose(match.sight(seat), rng).move)
    return match


def main() -> None:
    for game, variant, seats, path in wanted():
        if path.exists():
            continue
        path.parent.mkdir(exist_ok=True)
        path.write_text(written(play(game, variant, seats)))
        print(f"added {path.relative_to(FOLDER)}")


if __name__ == "__main__":
    main()
