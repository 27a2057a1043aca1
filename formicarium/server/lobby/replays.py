"""Records that are looked at again: those of finished tables, and those somebody brings along.

All of it is done by workers: a record may be long, and may be made to be slow.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, ParamSpec, TypeVar

import sqlalchemy as sa
from msgspec import Raw, Struct

from formicarium.core.ending import How, remarked
from formicarium.core.errors import FormicariumError, RecordError
from formicarium.core.hints import hinted
from formicarium.core.match import Match
from formicarium.core.match import replay as replayed
from formicarium.core.record import Answered, Header, loads
from formicarium.core.verify import verify
from formicarium.server import wire
from formicarium.server.bots.workers import Crowded, Overdue, Workers
from formicarium.server.config import Config
from formicarium.server.keeping.storage import Row, replays
from formicarium.server.people.allowance import digest, spend
from formicarium.server.refusals import Declined
from formicarium.server.table.frames import ending, picture, reasons
from formicarium.server.table.ledger import HINTED, Ledger
from formicarium.server.table.open_table import open_scene
from formicarium.server.table.stories import OpenStory, Story
from formicarium.texts.facts import message_of
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.server.house import House

P = ParamSpec("P")
T = TypeVar("T")

RECORDS = "records"  # what an address may bring so much of
OPEN = "open"  # the eyes that see everything
AT_ONCE = 50  # frames


@dataclass(frozen=True, slots=True)
class Unplayable:
    """A record that cannot be replayed, and where it fails."""

    line: int
    why: str


@dataclass(frozen=True, slots=True)
class Outline:
    """What a record is of."""

    game: str
    options: dict[str, Any]
    seats: int
    length: int  # answers


class ReplayInfo(Struct):
    """A replay: what was played, by whom, and how many answers were given."""

    id: str
    game: str
    options: dict[str, Any]
    seats: int
    length: int
    names: list[str]
    bots: list[bool]  # which of them were bots
    record: str


class ReplayFrame(Struct):
    """The table after so many answers; `seat` and `say` are the answer that led here."""

    number: int
    scene: Raw
    events: list[Raw]
    seat: int | None
    say: wire.Say | None
    why: Raw | None  # a bot's reason
    reasons: list[wire.ReasonInfo]  # beside what came of them: where a seal opens, of all its answers
    outcome: wire.OutcomeInfo | None


class VerdictInfo(Struct):
    """Does the record fit its commitment? Where it does not, `line` says where (0: as a whole)."""

    kind: Literal["fits", "differs", "nothing"]
    say: wire.Say
    line: int


def replay_id(record: str) -> str:
    """The same record has the same address."""
    return hashlib.sha256(record.encode()).hexdigest()[:20]


def studies(config: Config) -> Workers:
    """The processes that look at records: apart from those of bots, and never all of them for one visitor."""
    count, limits = config.study_workers, config.limits
    waiting = limits.studies, 16 * limits.studies
    return Workers(count, config.study_budget, config.modules, max(1, count - 1), waiting)


def size_of(house: House, record: str) -> int:
    """The bytes of a record that somebody brings; Declined if they are too many."""
    size = len(record.encode())
    if size > house.config.limits.record_bytes:
        raise Declined(413, "error-too-large")
    return size


async def keep(house: House, who: str, id: str, record: str) -> None:
    """Keep a record, unless it is kept already; Declined if this address has brought enough for now."""
    limits, size, counted = house.config.limits, size_of(house, record), digest(house, who)

    def write(connection: sa.Connection) -> bool:
        if connection.execute(sa.select(replays.c.id).where(replays.c.id == id)).first() is not None:
            return True
        if not spend(connection, RECORDS, counted, limits.kept_bytes, 3600, size):
            return False
        values = {"id": id, "record": record, "names": "[]", "created": time.time()}
        connection.execute(replays.insert().values(values))
        return True

    if not await house.database.write(write):
        house.gate.turned_away(RECORDS, who)
        raise Declined(429, "error-too-often")


class Kept(NamedTuple):
    """A record, who played, and why bots answered as they did (by the number of the answer)."""

    record: str
    names: list[str]
    bots: list[bool]
    reasons: dict[int, str]


async def find_kept(house: House, id: str) -> Kept:
    """The record that was kept, or that of a finished table; Declined if there is none."""
    chosen = sa.select(replays.c.record, replays.c.names).where(replays.c.id == id)
    found = await house.database.read(lambda c: c.execute(chosen).first())
    if found is not None:
        return Kept(found.record, json.loads(found.names), [], {})
    room = await house.rooms.find(id)
    if room is None:
        raise Declined(404, "error-no-replay")
    async with room.once_told():
        if room.closed or not room.ended:
            raise Declined(404, "error-no-replay")
        return Kept(
            room.ledger.record(room.ended),
            [chair.name for chair in room.chairs],
            [chair.kind == "bot" for chair in room.chairs],
            {reason.number: reason.why for reason in room.ledger.reasons()},
        )


async def studied(
    house: House, who: str, job: Callable[P, T | Unplayable], *args: P.args, **kwargs: P.kwargs
) -> T:
    """Let a worker look at a record for this address; Declined if it cannot be replayed, or others wait."""
    try:
        found = await house.studies.run(who, job, *args, **kwargs)
    except Overdue:
        found = Unplayable(0, "too slow")
    except Crowded:
        house.gate.turned_away("studies", who)
        raise Declined(429, "error-too-often") from None
    if isinstance(found, Unplayable):
        raise Declined(400, "error-record", why=found.why, line=found.line)
    return found


# What follows runs in a worker.


def played_again(record: str) -> Match | Unplayable:
    """The match that a record tells."""
    if "\0" in record:  # which PostgreSQL cannot keep
        return Unplayable(record[: record.index("\0")].count("\n") + 1, "NUL")
    try:
        return replayed(record)
    except RecordError as error:
        return Unplayable(error.line, str(error)[:300])
    except (FormicariumError, RecursionError) as error:
        return Unplayable(0, str(error)[:300])


def rows_of(record: str, upto: int | None = None) -> list[Row] | Unplayable:
    """The rows of a table that goes on from a record after so many answers."""
    match = played_again(record)
    if isinstance(match, Unplayable):
        return match
    rows = [Row("", 0, "deal", None, "", "", "table", None, 0.0)]
    for entry in match.record.entries:
        if isinstance(entry, Answered):
            row = Row("", len(rows), "answer", entry.seat, entry.words(), "", "table", None, 0.0)
            rows.append(row)
        else:
            rows[-1] = rows[-1]._replace(dealt=f"{rows[-1].dealt}{entry.words()}\n")
    return rows if upto is None else rows[: upto + 1]


def outline_of(record: str) -> Outline | Unplayable:
    """What a record is of, if it can be replayed."""
    rows = rows_of(record)
    if isinstance(rows, Unplayable):
        return rows
    header = loads(record)[0]
    return Outline(header.game, dict(header.options), header.seats, len(rows) - 1)


def verdict_on(record: str) -> VerdictInfo | Unplayable:
    """What checking the deal of a record has shown."""
    try:
        verdict = verify(record)
    except RecordError as error:
        return Unplayable(error.line, str(error)[:300])
    return VerdictInfo(verdict.kind, wire.said(verdict.says), verdict.line)


def frames_of(
    record: str, whys: dict[int, str], eyes: Seat | str | None, first: int, last: int, packed: bool = False
) -> bytes | Unplayable | None:
    """These frames of a replay, as JSON (`packed`: by gzip); None if there is no such seat.

    `whys`: what bots said, by the number of the answer.
    """
    rows = rows_of(record)
    if isinstance(rows, Unplayable):
        return rows
    header = loads(record)[0]
    if isinstance(eyes, int) and eyes >= header.seats:
        return None
    whys = dict.fromkeys(hinted(record), HINTED) | whys
    rows = [row._replace(why=whys.get(row.number)) for row in rows]
    end = remarked(record, header.seats)
    frames = wire.encode(list(_frames(header, rows, end, eyes, first, min(last, len(rows) - 1))))
    return gzip.compress(frames, 6) if packed else frames


def _frames(
    header: Header,
    rows: list[Row],
    end: tuple[How, list[Seat]],
    eyes: Seat | str | None,
    first: int,
    last: int,
) -> Iterable[ReplayFrame]:
    ledger = Ledger("", header, dealt=rows[0].dealt)
    match = ledger.match
    story = OpenStory() if eyes == OPEN else Story(eyes if isinstance(eyes, int) else None)
    for row in rows[: last + 1]:
        told = len(match.log)
        if row.number:
            ledger.apply(row)
        if row is rows[-1]:
            ledger.conclude(*end)
        if row.number < first - 1:
            continue
        before = len(story.lines)
        story.catch_up(match)
        if row.number >= first:
            yield _frame(ledger, row, story, before, told)


def _frame(ledger: Ledger, row: Row, story: Story, before: int, told: int) -> ReplayFrame:
    match = ledger.match
    given = [entry for entry in match.record.entries if isinstance(entry, Answered)]
    visible = isinstance(story, OpenStory) or row.seat == story.eyes
    known = visible or (row.seat is not None and not ledger.was_secret(row.seat))
    scene = open_scene(match) if isinstance(story, OpenStory) else picture(match, story.eyes)
    return ReplayFrame(
        number=row.number,
        scene=Raw(wire.encode(scene)),
        events=[Raw(line) for line in story.lines[before:]],
        seat=row.seat if known else None,
        say=wire.said(message_of("move", given[-1].move)) if visible and given else None,
        why=Raw(row.why.encode()) if row.why is not None else None,
        reasons=reasons(ledger, story, told),
        outcome=ending(ledger),
    )
