"""Making tables, finding them, putting them away, playing again: everything but sitting and the play."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import sqlalchemy as sa

from formicarium.bots import called
from formicarium.core.errors import FormicariumError, OptionError
from formicarium.core.plain import to_plain
from formicarium.core.record import Header, loads
from formicarium.core.registry import games
from formicarium.server import wire
from formicarium.server.keeping.meetings import places
from formicarium.server.keeping.storage import Row, answers, seats, sitters, tables
from formicarium.server.keeping.sweeping import bring_back, throw_away
from formicarium.server.lobby import mending
from formicarium.server.lobby.cards import (
    Created,
    NewTable,
    SeatWish,
    TableCard,
    TableDetail,
    Terms,
    card,
    detail,
    invitations,
    is_own,
    may_be_taken,
    personal_links,
    read_tables,
)
from formicarium.server.lobby.replays import RECORDS, rows_of, size_of, studied
from formicarium.server.lobby.sitting import kept_out, sit
from formicarium.server.people import bans, deletion, identity
from formicarium.server.people.allowance import allowed
from formicarium.server.people.seating import Chair, lock_table, seated, write_chairs
from formicarium.server.rating.contests import enlist, known_by_name
from formicarium.server.rating.terms import check_terms, kept_free, may_be_rated
from formicarium.server.refusals import Declined
from formicarium.server.table import proposals
from formicarium.server.table.dealing import arranged, promise
from formicarium.server.table.endings import result
from formicarium.server.table.ledger import Ledger
from formicarium.texts.message import message

if TYPE_CHECKING:
    from formicarium.server.house import House
    from formicarium.server.table.room import Room


class Sitter(NamedTuple):
    """Who shall sit at a new table: a guest, or a bot."""

    guest: str = ""
    bot: str = ""


class Lobby:
    """Everything about tables but the play."""

    def __init__(self, house: House) -> None:
        self.house = house

    # Making

    async def create(self, guest: str, wish: NewTable, who: str = "?") -> Created:
        """Set a table up, and let its bots begin if nobody else is needed. `who`: the address that asks."""
        id = identity.new_id(12)
        if refusal := await self.house.database.read(lambda c: bans.banned(c, guest, "play")):
            raise Declined(403, refusal)
        header, secret, rows, ledger = await self._first_rows(id, who, wish)
        name = await self.house.database.read(lambda c: identity.name_of(c, guest))
        chairs = [self._chair(number, each, guest, name, wish) for number, each in enumerate(wish.seats)]
        if wish.rated:
            await self._check_rated(wish, header, chairs)
        terms = _terms(wish)
        await self._open(id, header, secret, rows, ledger, chairs, guest, terms)
        return Created(id, invitations(chairs), personal_links(chairs, guest))

    async def _check_rated(self, wish: NewTable, header: Header, chairs: list[Chair]) -> None:
        """Declined, if this cannot be a rated match among these."""
        check_terms(games[wish.game], header.options, wish, chairs)
        if not await self.house.database.read(partial(known_by_name, chairs=chairs)):
            raise Declined(403, "error-rated-account")

    async def convene(
        self,
        id: str,
        game: str,
        options: Mapping[str, Any],
        sitters: Sequence[Sitter],
        terms: Terms,
        claim: Callable[[sa.Connection], bool],
        creator: str = "",
    ) -> bool:
        """A table for those who were brought together, if they were (`claim`, in the same transaction)."""
        wish = NewTable(game, [SeatWish("open")] * len(sitters), dict(options))
        header, secret, rows, ledger = await self._first_rows(id, "", wish)
        names = await self.house.database.read(lambda c: [identity.name_of(c, one.guest) for one in sitters])
        chairs = [
            Chair(seat, "bot", one.bot, "")
            if one.bot
            else Chair(seat, "person", None, name, guests=frozenset({one.guest}))
            for seat, (one, name) in enumerate(zip(sitters, names, strict=True))
        ]
        creator = creator or next(one.guest for one in sitters if one.guest)
        return await self._open(id, header, secret, rows, ledger, chairs, creator, terms, claim)

    async def _first_rows(self, id: str, who: str, wish: NewTable) -> tuple[Header, str, list[Row], Ledger]:
        if wish.game not in games:
            raise Declined(404, "error-no-game", game=wish.game)
        if wish.record is not None:
            return await self._from_record(id, who, wish)
        game = games[wish.game]
        try:
            game.check_seats(len(wish.seats))
            options = to_plain(game.read_options(wish.options))
            assert isinstance(options, dict)
            header = Header(game.id, game.rules, len(wish.seats), options, data=game.data)
            header, secret = arranged(header, id, wish.seed, None)
            ledger, row = Ledger.opened(id, header, secret)
        except FormicariumError as error:
            said = error.said if isinstance(error, OptionError) else None
            raise Declined(400, said or message("error-options", why=str(error))) from error
        return header, secret, [row], ledger

    async def _from_record(self, id: str, who: str, wish: NewTable) -> tuple[Header, str, list[Row], Ledger]:
        assert wish.record is not None
        size, limits = size_of(self.house, wish.record), self.house.config.limits
        found = await studied(self.house, who, rows_of, wish.record, wish.upto)
        if not await allowed(self.house, RECORDS, who, limits.kept_bytes, 3600, size):
            raise Declined(429, "error-too-often")
        now = time.time()
        rows = [row._replace(match=id, at=now) for row in found]
        old = loads(wish.record)[0]
        if old.game != wish.game or old.seats != len(wish.seats):
            raise Declined(400, "error-options", why=f"{old.game}, {old.seats}")
        given = sum(len(row.dealt.splitlines()) for row in rows)
        header, secret = arranged(replace(old, seed=0), id, wish.seed, given)
        ledger = await asyncio.to_thread(Ledger.read, header.dumps(), rows, secret)  # may take a second
        return header, secret, rows, ledger

    def _chair(self, seat: int, wish: SeatWish, guest: str, name: str, table: NewTable) -> Chair:
        letters = self.house.config.limits.name_letters
        given = identity.clean(wish.name, letters) if wish.name else ""
        match wish.kind:
            case "bot":
                bots = self.house.bots.names(table.game)
                bot = called(games[table.game], wish.bot or bots[-1])
                if bot not in bots:
                    raise Declined(400, "error-no-bot", bot=bot)
                return Chair(seat, "bot", bot, given)
            case "open":
                return Chair(seat, "open", None, given)
            case "me":
                return Chair(seat, "person", None, given or name, guests=frozenset({guest}))
            case "hotseat":
                return Chair(seat, "hotseat", None, given, guests=frozenset({guest}))

    async def _open(
        self,
        id: str,
        header: Header,
        secret: str,
        rows: Sequence[Row],
        ledger: Ledger,
        chairs: list[Chair],
        creator: str,
        terms: Terms,
        claim: Callable[[sa.Connection], bool] = lambda _: True,
    ) -> bool:
        """Write a new table down, if it is wanted (`claim`), and let its bots begin."""
        now = time.time()
        begun = None if any(chair.kind == "open" for chair in chairs) else now
        table = {
            "id": id,
            "game": header.game,
            "header": header.dumps(),
            "secret": secret or None,
            "clock": terms.clock.kind,
            "seconds": 0 if terms.clock.kind == "none" else max(5, terms.clock.seconds),
            "reserve": 0 if terms.clock.kind == "none" else terms.clock.reserve,
            "listed": terms.listed,
            "joinable": terms.joinable,
            "hints": terms.hints,
            "rated": terms.rated,
            "creator": creator,
            "created": now,
            "begun": begun,
            "number": ledger.number(None),
            "waiting": " ".join(str(d.seat) for d in ledger.waiting()),
            "changed": now,
            "over": ledger.over,
            "result": result(ledger),
            "due": None if begun is None else now + self.house.config.grace,
            "settled": ledger.over,  # of a match that ended elsewhere nothing follows here
        }

        def write(connection: sa.Connection) -> bool:
            if not claim(connection):
                return False
            identity.keep_guest(connection, creator)
            connection.execute(tables.insert().values(table))
            write_chairs(connection, id, chairs)
            connection.execute(answers.insert(), [row._asdict() for row in rows])
            if begun is not None:
                enlist(connection, id)
            return True

        if not await self.house.database.write(write):
            return False
        if begun is not None and (room := await self.house.rooms.find(id)) is not None:
            room.act()
        return True

    # Looking

    async def detail(self, id: str, guest: str) -> TableDetail:
        found = await self.house.database.read(lambda c: read_tables(c, tables.c.id == id))
        if not found:
            raise Declined(404, "error-no-table")
        if found[0][0].aside is not None:  # somebody wants it after all
            await self.house.database.write(partial(bring_back, id=id))
        return detail(*found[0], self.house.rooms.here(id), guest)

    async def listed(self, guest: str) -> tuple[list[TableCard], list[TableCard]]:
        """Tables with a seat that one may take, and tables to watch."""
        shown = tables.c.listed & ~tables.c.over & tables.c.aside.is_(None)
        free = (seats.c.match == tables.c.id) & (seats.c.kind == "open")
        to_take = shown & (tables.c.joinable | sa.select(seats.c.seat).where(free).exists())
        found = [
            (table, chairs)
            for table, chairs in await self.house.database.read(lambda c: read_tables(c, to_take))
            if any(chair.kind == "open" or may_be_taken(table, chair) for chair in chairs)
        ]
        to_watch = shown & tables.c.begun.is_not(None)
        watched = await self.house.database.read(lambda c: read_tables(c, to_watch))
        return self._cards(found, guest), self._cards(watched, guest)

    async def mine(self, guest: str, hidden: bool = False) -> list[TableCard]:
        """The tables where this guest sits, and then those where they have sat to the end, the latest first;
        or those put away.

        Tables that were set aside, because nobody has played there for long, are among the latter.
        """
        mine = sa.select(sitters.c.match).where(sitters.c.guest == guest)
        away = tables.c.id.in_(mine.where(sitters.c.hidden)) | tables.c.aside.is_not(None)
        chosen = tables.c.id.in_(mine) & (away if hidden else ~away)
        found = await self.house.database.read(lambda c: read_tables(c, chosen, tables.c.over))
        return self._cards(found, guest)

    async def put_away(self, id: str, guest: str, hidden: bool) -> None:
        """Put a table away from one's own list, or back."""
        mine = (sitters.c.match == id) & (sitters.c.guest == guest)
        change = sitters.update().where(mine).values(hidden=hidden)

        def write(connection: sa.Connection) -> int:
            found = connection.execute(change).rowcount
            if found and not hidden:
                bring_back(connection, id)
            return found

        if not await self.house.database.write(write):
            raise Declined(404, "error-no-table")

    async def delete(self, id: str, guest: str) -> None:
        """Throw a table away where nobody else ever sat, for good."""

        def write(connection: sa.Connection) -> str | None:
            lock_table(connection, id)
            found = read_tables(connection, tables.c.id == id)
            if not found:
                return "error-no-table"
            if not is_own(*found[0], guest):
                return "error-others-play"
            if connection.execute(sa.select(places.c.match).where(places.c.match == id)).first():
                return "error-tournament-table"
            if found[0][0].rated and found[0][0].begun is not None and not found[0][0].settled:
                return "error-rated-goes-on"
            throw_away(connection, [id])
            return None

        if refusal := await self.house.database.write(write):
            raise Declined(404 if refusal == "error-no-table" else 403, refusal)
        self.house.doorbell.changed("seats", id)
        if room := self.house.rooms.here(id):
            self.house.rooms.drop(room)

    def _cards(self, found: list[tuple[Any, list[Chair]]], guest: str) -> list[TableCard]:
        return [card(table, chairs, self.house.rooms.here(table.id), guest) for table, chairs in found]

    # Playing again, looking back

    async def rematch(self, id: str, guest: str) -> str:
        """The same table again, everybody where they sat; whoever asks second gets the same table."""
        room = await self.room(id)
        if not any(guest in chair.guests for chair in room.chairs):
            raise Declined(403, "refused-not-yours")
        async with room.once_told():
            if room.closed or not room.ledger.over:
                raise Declined(409, "error-not-over")
        await self.refresh_seats(room)  # is there one already, and still?
        if room.rematch is not None:
            if room.rated:
                await self._take_one_s_seat(room.rematch, guest)
            return room.rematch
        there = {each for chair in room.chairs for each in chair.guests}
        if refusal := await self.house.database.read(partial(kept_out, guest=guest, there=there)):
            raise Declined(403, refusal)
        old = room.ledger.match.record.header
        new = identity.new_id(12)
        game = games[old.game]
        header = Header(game.id, game.rules, old.seats, old.options, data=game.data)
        header, secret = promise(header, new)
        ledger, row = Ledger.opened(new, header, secret)
        held = await self.house.database.read(partial(bans.those_banned, guests=there))
        chairs = [_again(chair, chair.seat in room.ledger.conceded, held) for chair in room.chairs]
        rated = room.rated and await self.house.database.read(partial(may_be_rated, game=game, chairs=chairs))
        if rated:  # nobody plays for a rating who has not said so
            chairs = [chair if guest in chair.guests else kept_free(chair) for chair in chairs]

        def claim(connection: sa.Connection) -> bool:
            here = (tables.c.id == id) & tables.c.rematch.is_(None)
            return connection.execute(tables.update().where(here).values(rematch=new)).rowcount == 1

        terms = Terms(room.clock, room.listed, room.joinable, room.hinting, rated)
        if await self._open(new, header, secret, [row], ledger, chairs, guest, terms, claim):
            room.rematch = new
            self.house.doorbell.changed("seats", id)
            room.audience.tell(wire.Rematch(new))
            return new
        return await self.rematch(id, guest)  # somebody else was faster

    async def _take_one_s_seat(self, id: str, guest: str) -> None:
        """Sit down where a seat is kept for this guest, if it still is."""
        room = await self.room(id)
        for chair in room.chairs:
            if chair.kind == "open" and guest in chair.guests:
                await sit(self.house, id, chair.seat, guest, None)

    async def record(self, id: str, guest: str) -> str:
        """The record, once nothing in it is secret; of a table in trouble also to who plays there alone."""
        room = await self.room(id)
        async with room.once_told():
            known = room.ended or (room.ledger.trouble and room.alone(guest))
            if room.closed or not known:
                raise Declined(409, "error-not-over")
            return room.ledger.record(room.ended)

    async def mend(self, id: str, guest: str, how: Literal["go_on", "close"]) -> None:
        """Go on with a table from the last row that can be read, or close it for good."""
        found = await self.house.database.read(lambda c: read_tables(c, tables.c.id == id))
        if not found:
            raise Declined(404, "error-no-table")
        if not seated(found[0][1], guest):
            raise Declined(403, "refused-not-yours")
        room = await self.house.rooms.find(id)
        if room is not None and room.ledger.trouble is None:
            raise Declined(409, "error-no-trouble")
        if how == "close" and room is not None and not room.alone(guest):
            raise Declined(403, "error-not-alone")  # they go on first, and agree on an end then
        job = partial(mending.go_on, author=guest) if how == "go_on" else mending.close
        if not await self.house.database.write(partial(job, id=id)):
            raise Declined(409, "error-no-trouble" if room is not None else "error-unreadable")
        if room is not None:
            self.house.rooms.drop(room)  # everybody comes back to the table as it is now
        if how == "go_on" and (again := await self.house.rooms.find(id)) is not None:
            again.act()

    async def rename(self, guest: str, name: str) -> None:
        """A guest's name, also where the guest sits already."""

        def write(connection: sa.Connection) -> list[str]:
            identity.keep_guest(connection, guest, name)
            sitting = sa.select(sitters.c.match, sitters.c.seat).where(sitters.c.guest == guest)
            found = sorted((match, seat) for match, seat in connection.execute(sitting))
            for match, seat in found:  # in one order on every node: two can then never wait for each other
                here = (seats.c.match == match) & (seats.c.seat == seat) & (seats.c.kind == "person")
                connection.execute(seats.update().where(here).values(name=name))
            return sorted({match for match, _ in found})

        for table in await self.house.database.write(write):
            await self.seats_changed_at(table)

    async def forget(self, guest: str) -> None:
        """Take away all that is somebody's; pages of tables that are others now come back to them."""
        left = await self.house.database.write(partial(deletion.forget, guest=guest))
        for id in (*left.thrown, *left.changed, *left.open):
            self.house.doorbell.changed("anew", id)
            if room := self.house.rooms.here(id):
                self.house.rooms.drop(room)
        for id in left.open:
            if (again := await self.house.rooms.find(id)) is not None:
                again.act()
                await proposals.settle(again)  # what waited for their word alone

    async def room(self, id: str) -> Room:
        """The room of a table; Declined if there is none."""
        room = await self.house.rooms.find(id)
        if room is not None:
            return room
        known = sa.select(tables.c.id).where(tables.c.id == id)
        if await self.house.database.read(lambda c: c.execute(known).first()) is None:
            raise Declined(404, "error-no-table")
        raise Declined(409, "error-unreadable")

    # Keeping rooms up to date

    async def seats_changed(self, room: Room) -> None:
        await self.refresh_seats(room)
        self.house.doorbell.changed("seats", room.id)
        room.act()

    async def seats_changed_at(self, id: str) -> None:
        """As above, at a table that may be in memory here, elsewhere, or nowhere."""
        if room := self.house.rooms.here(id):
            await self.seats_changed(room)
        else:
            self.house.doorbell.changed("seats", id)

    async def refresh_seats(self, room: Room) -> None:
        """Read who sits where and what is proposed, and tell everybody."""
        async with room.lock:  # before reading: of two who read, the later one shall know more
            found, consents = await self.house.database.read(
                lambda c: (read_tables(c, tables.c.id == room.id), proposals.read_consents(c, [room.id]))
            )
            if not found:
                self.house.rooms.drop(room)  # the table has been thrown away
                return
            table, chairs = found[0]
            room.begun, room.chairs, room.consents = table.begun, chairs, consents[room.id]
            before, room.rematch = room.rematch, table.rematch  # which may have been thrown away since
            if room.rematch is not None and room.rematch != before:
                room.audience.tell(wire.Rematch(room.rematch))
            room.audience.seats_changed()
            room.set_alarm()


def _terms(wish: NewTable) -> Terms:
    helped = not wish.rated
    return Terms(wish.clock, wish.listed, wish.joinable and helped, wish.hints and helped, wish.rated)


def _again(chair: Chair, conceded: bool, held: Collection[str]) -> Chair:
    """The same seat at a new table; whoever gave up plays again, and whoever may not (`held`) does not."""
    if not chair.guests.isdisjoint(held):
        return Chair(chair.seat, "open", None, "")
    if conceded and chair.kind == "bot":
        return Chair(chair.seat, "person", None, chair.name, guests=chair.guests)
    return Chair(chair.seat, chair.kind, chair.bot, chair.name, guests=chair.guests, never=chair.never)
