"""Records as decisions to learn from: what a seat saw, what it could do, what it did, and how it ended.

Frames come one after the other, so that an archive of any size can be read. docs/datasets.md has the schema.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from formicarium.core.account import beginning
from formicarium.core.flow import answer, deal, settle
from formicarium.core.game import Game
from formicarium.core.match import replay
from formicarium.core.record import Answered
from formicarium.core.together import sight
from formicarium.lab.archive import Kept, read_archive
from formicarium.lab.rows import need_polars

if TYPE_CHECKING:
    import polars

SCHEMA = 1  # of such rows
BATCH = 1024  # rows of a frame


def decisions(
    source: Path | Iterable[Kept], batch: int = BATCH, game: Game[Any] | None = None
) -> Iterator[polars.DataFrame]:
    """Frames of so many rows, in the order of the archive: one row for every token that a seat touched.

    `game` is the game with corrected tables, if the matches were played with such.
    """
    need_polars()
    import polars

    kept = read_archive(source) if isinstance(source, Path) else source
    rows = chain.from_iterable(steps(each, game) for each in kept)
    while some := list(islice(rows, batch)):
        size, actions = len(some[0]["observation"]), len(some[0]["mask"])
        yield polars.DataFrame(some, schema=_columns(size, actions))


def steps(kept: Kept, game: Game[Any] | None = None) -> Iterator[dict[str, Any]]:
    """The rows of one match."""
    match = replay(kept.record, game=game)
    space = match.game.actions
    observation = match.game.observation(match.state.seats, match.options)
    s: Any = beginning(match)
    number = 0
    for entry in match.record.entries:
        asked = settle(s)
        if not isinstance(entry, Answered):
            deal(s, entry.result)
            continue
        assert isinstance(asked, tuple)
        seat = entry.seat
        decision = next(each for each in asked if each.seat == seat)
        view, path = sight(s, seat).view(seat), entry.move.spell()
        for at, action in enumerate(space.actions(path)):
            yield {
                "schema": SCHEMA,
                "encoding": observation.name,
                "match": kept.number,
                "luck": kept.luck,
                "seat": seat,
                "bot": kept.seating[seat],
                "answer": number,
                "step": at,
                "last": at == len(path) - 1,
                "observation": observation.observe(view, decision, path[:at]).tolist(),
                "mask": list(space.mask(decision, path[:at])),
                "action": action,
                "rank": kept.ranks[seat],
                "share": kept.shares[seat],
                "score": kept.scores[seat] if kept.scores else 0,
            }
        answer(s, seat, entry.move)
        number += 1


def _columns(size: int, actions: int) -> dict[str, Any]:
    import polars

    return {
        "schema": polars.Int16,
        "encoding": polars.String,
        "match": polars.Int64,
        "luck": polars.String,
        "seat": polars.Int8,
        "bot": polars.String,
        "answer": polars.Int32,
        "step": polars.Int16,
        "last": polars.Boolean,
        "observation": polars.Array(polars.Float32, size),
        "mask": polars.Array(polars.UInt8, actions),
        "action": polars.Int32,
        "rank": polars.Int8,
        "share": polars.Float64,
        "score": polars.Int32,
    }
