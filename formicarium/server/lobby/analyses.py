"""Matches that somebody wishes to be analysed: which one has its turn, at which node, and what was found.

A wish is a row, and whichever node is free takes the one whose last turn was longest ago, for one piece of
a few seconds: so a long match holds up nobody, and what a node was at when it died is another's after a
while. A piece is written if nobody else has written it. The workers stand back when bots want the processor.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

import sqlalchemy as sa
from msgspec import Raw, Struct

from formicarium.core.registry import games
from formicarium.server.bots.workers import Overdue, Workers
from formicarium.server.keeping.failures import cause_of
from formicarium.server.keeping.storage import analyses, findings
from formicarium.server.lobby.findings import CURVE, Piece, piece_of
from formicarium.server.lobby.replays import Unplayable, find_kept, outline_of, studied
from formicarium.server.people.allowance import digest, spend
from formicarium.server.people.identity import new_id
from formicarium.server.refusals import Declined
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.server.house import House

log = logging.getLogger("formicarium.analyses")

ANALYSED = "analysed"  # answers an address may have looked at
PIECE = 2.0  # seconds of work after which others have their turn
TRIES = 3  # of a piece
LOOK = 5.0  # seconds after which a node looks for wishes from elsewhere
BEAT = 5.0  # seconds after which a node at work says again that it is
RECORDS = 8  # that are kept at hand

_OPEN = (analyses.c.done < analyses.c.answers) & ~analyses.c.failed


class AnalysisInfo(Struct):
    """How far the analysis of a replay is, and what was found from an answer on (-1: with the curve).

    `done`: answers that are looked at (-1: the curve is not there yet); none: nobody has asked for it.
    """

    done: int | None = None
    answers: int = 0
    seats: list[Seat] = []
    failed: bool = False
    before: int = 0  # analyses whose turn comes first
    curve: Raw | None = None
    judged: list[Raw] = []


class Turn(NamedTuple):
    """An analysis that this node works on."""

    replay: str
    seats: tuple[Seat, ...]
    done: int


class Analyses:
    """The analyses of one node."""

    def __init__(self, house: House) -> None:
        config = house.config
        self.house = house
        self.node = new_id(8)
        self.count = config.analysis_workers
        self.workers = Workers(
            self.count, config.analysis_budget, config.modules, kindness=config.analysis_nice
        )
        self._wished = asyncio.Event()
        self._records: OrderedDict[str, str] = OrderedDict()

    async def wish(self, who: str, replay: str) -> None:
        """Have a match analysed, unless it is or will be; Declined where that cannot be."""
        known = await self.house.database.read(lambda c: _row(c, replay))
        if known is not None and not known.failed:
            return
        kept = await find_kept(self.house, replay)
        outline = await studied(self.house, who, outline_of, kept.record)
        answers, limits = outline.length, self.house.config.limits
        if games[outline.game].searching is None or not self.count:
            raise Declined(400, "error-no-analysis")
        if answers > limits.analysed:
            raise Declined(413, "error-long-match", answers=answers, most=limits.analysed)
        people = [seat for seat, bot in enumerate(kept.bots) if not bot]
        seats = " ".join(map(str, people or range(outline.seats)))
        counted = digest(self.house, who)

        def write(connection: sa.Connection) -> str:
            """Why not, if not."""
            row = _row(connection, replay)
            if row is not None and not row.failed:
                return ""
            waiting = sa.select(sa.func.count()).select_from(analyses).where(_OPEN)
            if connection.execute(waiting).scalar_one() >= limits.backlog:
                return "error-backlog"
            if not spend(connection, ANALYSED, counted, limits.analysed, 3600, max(1, answers)):
                return "error-too-often"
            again = {"turn": time.time(), "until": 0.0, "failures": 0, "failed": False}
            if row is not None:
                connection.execute(analyses.update().where(analyses.c.replay == replay).values(**again))
            else:
                new = {"replay": replay, "seats": seats, "answers": answers, "done": CURVE, **again}
                connection.execute(analyses.insert().values(**new))
            return ""

        if why := await self.house.database.write(write):
            self.house.gate.turned_away(ANALYSED, who)
            raise Declined(429, why)
        self._wished.set()

    async def make_rounds(self) -> None:
        """Work on what is wished for, for ever."""
        if self.count:
            if not self.house.database.shared:  # nobody else can be at work: who was, is gone
                await self.house.database.write(lambda c: c.execute(analyses.update().values(until=0.0)))
            await asyncio.gather(*(self._work() for _ in range(self.count)))

    async def close(self) -> None:
        """Others may go on at once."""
        self.workers.close()
        mine = analyses.update().where(analyses.c.holder == self.node).values(until=0.0)
        try:
            await self.house.database.write(lambda c: c.execute(mine))
        except Exception as error:  # then they go on after a while
            log.warning("analyses are not handed back: %s", cause_of(error) or type(error).__name__)

    async def _work(self) -> None:
        while True:
            self._wished.clear()
            try:
                if turn := await self._take():
                    beating = asyncio.create_task(self._beat(turn))
                    try:
                        await self._go_on(turn)
                    finally:
                        beating.cancel()
                    continue
            except Exception as error:  # the database is away, or a defect
                log.warning("analyses wait: %s", cause_of(error) or type(error).__name__)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wished.wait(), LOOK)

    async def _take(self) -> Turn | None:
        """The analysis whose last turn was longest ago, if nobody works on it."""
        now = time.time()
        free = _OPEN & (analyses.c.until < now)
        found = sa.select(analyses.c.replay).where(free).order_by(analyses.c.turn, analyses.c.replay).limit(1)
        taken = (
            analyses.update()
            .where((analyses.c.replay == found.scalar_subquery()) & free)
            .values(holder=self.node, until=self._until(), turn=now)
            .returning(analyses.c.replay, analyses.c.seats, analyses.c.done)
        )
        if await self.house.database.read(lambda c: c.execute(found).first()) is None:
            return None  # looking is cheaper than writing
        row = await self.house.database.write(lambda c: c.execute(taken).first())
        return None if row is None else Turn(row.replay, tuple(map(int, row.seats.split())), row.done)

    async def _go_on(self, turn: Turn) -> None:
        """One piece of it."""
        try:
            record = await self._record(turn.replay)
            piece = await self.workers.run("", piece_of, record, turn.seats, turn.done, PIECE)
        except Declined:  # it is thrown away
            piece = Unplayable(0, "gone")
        except Overdue:
            piece = Unplayable(0, "too slow")
        except Exception as error:
            log.error("the analysis of %s failed with %s", turn.replay, type(error).__name__)
            piece = Unplayable(0, "failed")
        if isinstance(piece, Unplayable):
            log.warning("the analysis of %s cannot go on at %d: %s", turn.replay, turn.done, piece.why)
        await self.house.database.write(lambda c: self._write(c, turn, piece))

    def _until(self) -> float:
        """How long others leave a turn to a node that says nothing more."""
        return time.time() + 2 * BEAT + self.house.config.grace

    async def _beat(self, turn: Turn) -> None:
        """Say that this node is still at work, as long as it is."""
        while True:
            await asyncio.sleep(BEAT)
            with suppress(Exception):  # the database is away: the next beat may come through
                await self.house.database.write(lambda c: c.execute(self._mine(turn, until=self._until())))

    def _mine(self, turn: Turn, **values: Any) -> sa.Update:
        """A change to an analysis, if its turn is still this node's."""
        c = analyses.c
        still = (c.replay == turn.replay) & (c.holder == self.node) & (c.done == turn.done)
        return analyses.update().where(still).values(**values)

    def _write(self, connection: sa.Connection, turn: Turn, piece: Piece | Unplayable) -> None:
        """What came of a turn, unless another node has had it meanwhile."""
        if isinstance(piece, Unplayable):
            failures = analyses.c.failures + 1
            connection.execute(self._mine(turn, until=0.0, failures=failures, failed=failures >= TRIES))
        elif connection.execute(self._mine(turn, until=0.0, failures=0, done=piece.done)).rowcount:
            values = {"replay": turn.replay, "first": turn.done, "found": piece.found}
            connection.execute(findings.insert().values(**values))

    async def _record(self, replay: str) -> str:
        """The match, as it was when it ended."""
        if replay not in self._records:
            self._records[replay] = (await find_kept(self.house, replay)).record
            if len(self._records) > RECORDS:
                self._records.popitem(last=False)
        self._records.move_to_end(replay)
        return self._records[replay]


async def progress(house: House, replay: str, first: int) -> AnalysisInfo:
    """How far an analysis is, and what was found from an answer on; Declined if there is no such replay."""
    found = await house.database.read(lambda c: _read(c, replay, first))
    if found is None:
        await find_kept(house, replay)
        return AnalysisInfo()
    return found


def _row(connection: sa.Connection, replay: str) -> sa.Row[tuple[object, ...]] | None:
    return connection.execute(sa.select(analyses).where(analyses.c.replay == replay)).first()


def _read(connection: sa.Connection, replay: str, first: int) -> AnalysisInfo | None:
    row = _row(connection, replay)
    if row is None:
        return None
    mine = (findings.c.replay == replay) & (findings.c.first >= first) & (findings.c.first < row.done)
    chosen = sa.select(findings.c.first, findings.c.found).where(mine).order_by(findings.c.first)
    pieces = [(at, Raw(found.encode())) for at, found in connection.execute(chosen)]
    earlier = sa.select(sa.func.count()).select_from(analyses).where(_OPEN & (analyses.c.turn < row.turn))
    return AnalysisInfo(
        done=row.done,
        answers=row.answers,
        seats=[*map(int, row.seats.split())],
        failed=row.failed,
        before=connection.execute(earlier).scalar_one() if row.done < row.answers else 0,
        curve=next((found for at, found in pieces if at == CURVE), None),
        judged=[found for at, found in pieces if at != CURVE],
    )
