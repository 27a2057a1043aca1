"""Tournaments run by themselves: any node begins the next round when its time has come, and opens its tables.

A round is drawn in one transaction, with the row of the tournament locked, so it is drawn once. The tables
have their ids from then on and are opened one by one: where a node dies on the way, another goes on.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from formicarium.core.registry import games
from formicarium.server import logs
from formicarium.server.keeping.failures import cause_of
from formicarium.server.keeping.meetings import entrants, places, tournaments
from formicarium.server.keeping.storage import CLOCK, answers, tables
from formicarium.server.lobby.cards import Terms
from formicarium.server.lobby.lobby import Sitter
from formicarium.server.meeting import regard
from formicarium.server.meeting.paces import PACES
from formicarium.server.meeting.results import write_off
from formicarium.server.meeting.rounds import Player, Round, robin, swiss
from formicarium.server.meeting.standings import Place, standings
from formicarium.server.people import identity
from formicarium.server.post.outbox import Waits
from formicarium.server.rounds import Rounds
from formicarium.server.table import company
from formicarium.server.table.telling import waits

if TYPE_CHECKING:
    from formicarium.server.house import House

log = logging.getLogger("formicarium.tournaments")

ABSENT = 10.0  # seconds between two looks for those who let the clock play
BACK = 60  # answers of a table that are looked at for it


class Running(Rounds):
    every = 2.0
    log = log
    put_off = "tournaments wait"

    def __init__(self, house: House) -> None:
        super().__init__()
        self.house = house
        self._looked = 0.0
        self._waiting: set[str] = set()  # what cannot go on just now

    async def look(self) -> None:
        """Draw what is to be drawn, open what is to be opened, and give up for those who have vanished."""
        for id in await self.house.database.read(lambda c: _ready(c, time.time())):
            with self._kept_going(f"the tournament {id} waits"):
                await self._advance(id)
        for match in await self.house.database.read(_unopened):
            with self._kept_going(f"the tournament of the table {match} waits"):
                await self._open(match)
        if time.monotonic() - self._looked > ABSENT:
            self._looked = time.monotonic()
            for match, seat in await self.house.database.read(partial(_vanished, lates=self._lates)):
                await self._give_up(match, seat)

    @contextmanager
    def _kept_going(self, what: str) -> Iterator[None]:
        """The next look finds the same; until then all others go on. Said once, until it is well again."""
        try:
            yield
        except Exception as error:  # the database is away; or a game is
            if what not in self._waiting:
                log.warning("%s: %s", what, cause_of(error) or logs.of(error))
                self._waiting.add(what)
        else:
            self._waiting.discard(what)

    async def _advance(self, id: str) -> None:
        await self.prepare(id)
        await self.house.database.write(partial(advance, id=id, now=time.time(), waits=waits(self.house)))

    async def prepare(self, id: str) -> None:
        """Find out who meets whom before a round is drawn: what takes long holds up nobody who writes."""
        field = await self.house.database.read(partial(_field, id=id))
        if field is not None:
            await asyncio.to_thread(robin, *field)

    @property
    def _lates(self) -> int:
        return self.house.config.lates

    async def _open(self, match: str) -> None:
        """One table of a round."""
        tournament, sitting = await self.house.database.read(partial(_sitting, match=match))
        game = games[tournament.game]
        terms = Terms(PACES[tournament.pace].clock, False, False, hints=False, rated=tournament.rated)
        sitters = [Sitter(guest=one.guest or "", bot=one.bot or "") for one in sitting]
        claim = partial(_opened, match=match)
        options = game.variants[tournament.variant]
        creator = tournament.creator or match
        await self.house.lobby.convene(match, game.id, options, sitters, terms, claim, creator)

    async def _give_up(self, match: str, seat: int) -> None:
        """The clock has answered for somebody again and again: the seat gives up."""
        room = await self.house.rooms.find(match)
        if room is None:
            return
        async with room.once_told():
            if room.closed or room.ledger.over or room.ledger.times_late(seat) < self._lates:
                return
            refusal = await company.concede(room, seat, CLOCK, f"vanished-{seat}")
        if refusal is None:
            await self.house.lobby.seats_changed(room)


def _ready(connection: sa.Connection, now: float) -> list[str]:
    """Tournaments that may go on: their time has come, and nobody plays in them."""
    t = tournaments.c
    playing = (places.c.tournament == t.id) & (places.c.round == t.round) & places.c.points.is_(None)
    gone = playing & places.c.opened & places.c.match.not_in(sa.select(tables.c.id))
    quiet = ~sa.select(places.c.number).where(playing).exists() & (t.due.is_(None) | (t.due <= now))
    lost = sa.select(places.c.number).where(gone).exists()
    begins = (t.state == "open") & (t.starts <= now)
    chosen = sa.select(t.id).where(begins | ((t.state == "running") & (quiet | lost)))
    return list(connection.scalars(chosen.order_by(t.id)))


def begin(connection: sa.Connection, id: str, now: float, waits: Waits) -> str | None:
    """Draw the first round now; a reason if that cannot be."""
    row = connection.execute(sa.select(tournaments).where(tournaments.c.id == id).with_for_update()).first()
    if row is None or row.state != "open":
        return "error-tournament-begun"
    return advance(connection, id, now, waits, forced=True)


def advance(connection: sa.Connection, id: str, now: float, waits: Waits, forced: bool = False) -> str | None:
    """Draw the next round, or end the tournament; a reason if it cannot begin (`forced`: before its time)."""
    locked = sa.select(tournaments).where(tournaments.c.id == id).with_for_update()
    row = connection.execute(locked).first()
    if row is None or row.state not in ("open", "running"):
        return "error-tournament-begun"
    if not forced and id not in _ready(connection, now):
        return None  # another node was faster
    if row.state == "running":
        write_off(connection, id)
        if id not in _ready(connection, now):
            return None
    playing = list(connection.execute(_those_of(id)))
    there = [one.number for one in playing if not one.withdrawn]
    if row.state == "open":
        if len(there) < 2:
            if not forced:
                _change(connection, id, state="cancelled")
            return "error-few-entrants"
        rounds = _rounds_of(row, [one.number for one in playing])
        _change(connection, id, state="running", rounds=rounds)
    else:
        rounds = row.rounds
    if row.round >= rounds or len(there) < 2:
        _change(connection, id, state="over", due=None)
        return None
    drawn = _drawn(connection, row, [one.number for one in playing], set(there))
    _write_round(connection, row, drawn, set(there))
    regard.tell_round(connection, waits, _guests_at(connection, id, row.round + 1), row)
    _change(connection, id, round=row.round + 1, due=now + row.every if row.every else None)
    return None


def _field(connection: sa.Connection, id: str) -> tuple[list[int], int, set[int]] | None:
    """All that a round robin depends on."""
    row = connection.execute(sa.select(tournaments).where(tournaments.c.id == id)).first()
    if row is None or row.format != "robin":
        return None
    return [one.number for one in connection.execute(_those_of(id))], row.seats, _allowed(row)


def _rounds_of(row: Any, numbers: Sequence[int]) -> int:
    """How many rounds so many can play without meeting again."""
    if row.format == "robin":
        return len(robin(numbers, row.seats, _allowed(row)))
    most = len(numbers) - 1 if len(numbers) <= 8 else len(numbers) // 2
    return max(1, min(int(row.rounds), most))


def _allowed(row: Any) -> set[int]:
    """How many may sit at a table."""
    game = games[row.game]
    return {count for count in game.seats if count > 1 and game.takes(count, game.variants[row.variant])}


def _drawn(connection: sa.Connection, row: Any, numbers: Sequence[int], there: set[int]) -> Round:
    if row.format == "robin":
        return robin(numbers, row.seats, _allowed(row))[int(row.round)]
    past = places_of(connection, row.id)
    players = _players(past, there)
    for one, other in _kept_apart(connection, row.id, there):  # as if they had met already
        players[one].met[other] += 1
        players[other].met[one] += 1
    lines = standings(there, [place for _, place in past if place.number in there], "swiss")
    if not row.round:  # nobody has any points: the first who came meets the last of them
        return swiss([players[number] for number in sorted(there)], row.seats, _allowed(row))
    return swiss([players[line.number] for line in lines], row.seats, _allowed(row))


def _kept_apart(connection: sa.Connection, id: str, there: set[int]) -> list[list[int]]:
    """Pairs of which one has blocked the other: they meet where there is no other way only."""
    of = {row.guest: row.number for row in connection.execute(_those_of(id)) if row.guest}
    pairs = ([of[guest] for guest in pair] for pair in regard.apart(connection, list(of)))
    return [pair for pair in pairs if there.issuperset(pair)]


def _players(past: Sequence[tuple[Any, Place]], there: set[int]) -> dict[int, Player]:
    points: Counter[int] = Counter()
    rests: Counter[int] = Counter()
    met: dict[int, Counter[int]] = {number: Counter() for number in there}
    sat: dict[int, Counter[int]] = {number: Counter() for number in there}
    company: dict[str, list[int]] = {}
    for row, place in past:
        if place.match:
            company.setdefault(place.match, []).append(place.number)
        if place.number in there:
            points[place.number] += place.points or 0.0  # type: ignore[assignment]
            rests[place.number] += place.kind == "rest"
            if row.seat is not None:
                sat[place.number][row.seat] += 1
    for group in company.values():
        for number in group:
            if number in there:
                met[number].update(other for other in group if other != number)
    return {n: Player(n, points[n], met[n], rests[n], sat[n]) for n in there}


def _write_round(connection: sa.Connection, row: Any, drawn: Round, there: set[int]) -> None:
    """Everybody has a place. Where too few are left at a table, those who are have a point."""
    base = {"tournament": row.id, "round": row.round + 1, "opened": False}
    empty = {"match": None, "seat": None, "rank": None}
    new: list[dict[str, Any]] = []
    allowed = _allowed(row)
    for table in drawn.tables:
        left = [number for number in table if number in there]
        new += [{**base, **empty, "number": n, "kind": "out", "points": 0.0} for n in table if n not in there]
        if len(left) in allowed:
            at = {**base, "kind": "table", "match": identity.new_id(12), "rank": None, "points": None}
            new += [{**at, "number": number, "seat": seat} for seat, number in enumerate(left)]
        else:
            new += [{**base, **empty, "number": n, "kind": "walkover", "points": 1.0} for n in left]
    worth = 0.0 if row.format == "robin" else 1.0  # in a round robin everybody rests as often
    for number in drawn.resting:
        kind, points = ("rest", worth) if number in there else ("out", 0.0)
        new.append({**base, **empty, "number": number, "kind": kind, "points": points})
    connection.execute(places.insert(), new)


def _guests_at(connection: sa.Connection, id: str, round: int) -> list[str]:
    """The people who play in a round."""
    mine = (entrants.c.tournament == places.c.tournament) & (entrants.c.number == places.c.number)
    here = (places.c.tournament == id) & (places.c.round == round) & (places.c.kind == "table")
    chosen = sa.select(entrants.c.guest).join(places, mine).where(here & entrants.c.guest.is_not(None))
    return list(connection.scalars(chosen))


def _change(connection: sa.Connection, id: str, **values: Any) -> None:
    connection.execute(tournaments.update().where(tournaments.c.id == id).values(**values))


def _those_of(id: str) -> sa.Select[Any]:
    return sa.select(entrants).where(entrants.c.tournament == id).order_by(entrants.c.number)


def places_of(connection: sa.Connection, id: str) -> list[tuple[Any, Place]]:
    """All places of a tournament: as rows, and as far as they count."""
    chosen = sa.select(places).where(places.c.tournament == id).order_by(places.c.round, places.c.number)
    return [
        (row, Place(row.round, row.number, row.kind, row.match, row.rank, row.points))
        for row in connection.execute(chosen)
    ]


# Tables


def _unopened(connection: sa.Connection) -> list[str]:
    waiting = (places.c.kind == "table") & ~places.c.opened & places.c.points.is_(None)
    chosen = sa.select(places.c.match).where(waiting).distinct().order_by(places.c.match)
    return list(connection.scalars(chosen.limit(50)))


def _sitting(connection: sa.Connection, match: str) -> tuple[Any, Sequence[Any]]:
    """The tournament of a table, and who shall sit there."""
    mine = (entrants.c.tournament == places.c.tournament) & (entrants.c.number == places.c.number)
    chosen = sa.select(places.c.tournament, entrants.c.guest, entrants.c.bot).join(entrants, mine)
    sitting = connection.execute(chosen.where(places.c.match == match).order_by(places.c.seat)).all()
    chosen = sa.select(tournaments).where(tournaments.c.id == sitting[0].tournament)
    return connection.execute(chosen).one(), sitting


def _opened(connection: sa.Connection, match: str) -> bool:
    """Of several nodes that open the same table, one does; none, if the tournament was stopped meanwhile."""
    here = (places.c.match == match) & ~places.c.opened & places.c.points.is_(None)
    return connection.execute(places.update().where(here).values(opened=True)).rowcount > 0


def _vanished(connection: sa.Connection, lates: int) -> list[tuple[str, int]]:
    """Seats for which the clock alone has answered the last few times."""
    playing = places.c.opened & places.c.points.is_(None)
    by_clock = (answers.c.author == CLOCK) & answers.c.match.in_(sa.select(places.c.match).where(playing))
    found = []
    for match in connection.scalars(sa.select(answers.c.match).where(by_clock).distinct()).all():
        chosen = sa.select(answers.c.seat, answers.c.author).where(answers.c.match == match)
        latest = connection.execute(chosen.order_by(answers.c.number.desc()).limit(BACK)).all()
        for seat in {row.seat for row in latest if row.author == CLOCK and row.seat is not None}:
            mine = [row.author for row in latest if row.seat == seat][:lates]
            if len(mine) == lates and set(mine) == {CLOCK}:
                found.append((match, seat))
    return found
