"""Making tables, finding them, sitting down, leaving, playing again: everything but the play."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Literal

import sqlalchemy as sa

from formicarium.core.deal import Deal
from formicarium.core.errors import FormicariumError
from formicarium.core.plain import to_plain
from formicarium.core.record import Header, loads
from formicarium.core.registry import games
from formicarium.server import wire
from formicarium.server.keeping.storage import Row, answers, seats, sitters, tables
from formicarium.server.lobby import mending
from formicarium.server.lobby.cards import (
    Created,
    NewTable,
    SeatWish,
    TableCard,
    TableDetail,
    card,
    detail,
    invitations,
    personal_links,
    read_tables,
)
from formicarium.server.lobby.replays import in_a_worker, rows_of
from formicarium.server.people import identity
from formicarium.server.people.seating import (
    Chair,
    add_sitter,
    lock_table,
    read_chairs,
    seated,
    write_chairs,
)
from formicarium.server.refusals import Declined
from formicarium.server.table.dealing import promise
from formicarium.server.table.ledger import Ledger

if TYPE_CHECKING:
    from formicarium.server.house import House
    from formicarium.server.table.room import Room


class Lobby:
    """Everything about tables but the play."""

    def __init__(self, house: House) -> None:
        self.house = house

    # Making

    async def create(self, guest: str, wish: NewTable) -> Created:
        """Set a table up, and let its bots begin if nobody else is needed."""
        id = identity.new_id(12)
        header, secret, rows, ledger = await self._first_rows(id, wish)
        name = await self.house.database.read(lambda c: identity.name_of(c, guest))
        chairs = [self._chair(number, each, guest, name, wish) for number, each in enumerate(wish.seats)]
        await self._open(id, header, secret, rows, ledger, chairs, guest, wish.clock, wish.listed)
        return Created(id, invitations(chairs), personal_links(chairs, guest))

    async def _first_rows(self, id: str, wish: NewTable) -> tuple[Header, str, list[Row], Ledger]:
        if wish.game not in games:
            raise Declined(404, "error-no-game", game=wish.game)
        if wish.record is not None:
            return await self._from_record(id, wish)
        game = games[wish.game]
        try:
            game.check_seats(len(wish.seats))
            options = to_plain(game.read_options(wish.options))
            assert isinstance(options, dict)
            header, secret = Header(game.id, game.rules, len(wish.seats), options, data=game.data), ""
            if wish.seed is None:
                header, secret = promise(header, id)
            else:  # everybody at the table is told
                header.seed, header.deal = wish.seed, Deal(id)
            ledger, row = Ledger.opened(id, header, secret)
        except FormicariumError as error:
            raise Declined(400, "error-options", why=str(error)) from error
        return header, secret, [row], ledger

    async def _from_record(self, id: str, wish: NewTable) -> tuple[Header, str, list[Row], Ledger]:
        assert wish.record is not None
        if len(wish.record) > self.house.config.limits.record_bytes:
            raise Declined(413, "error-too-large")
        found = await in_a_worker(self.house.workers, rows_of, wish.record, wish.upto)
        now = time.time()
        rows = [row._replace(match=id, at=now) for row in found]
        old = loads(wish.record)[0]
        if old.game != wish.game or old.seats != len(wish.seats):
            raise Declined(400, "error-options", why=f"{old.game}, {old.seats}")
        given = sum(len(row.dealt.splitlines()) for row in rows)
        header, secret = promise(replace(old, seed=0), id, given)
        return header, secret, rows, Ledger.read(header.dumps(), rows, secret)

    def _chair(self, seat: int, wish: SeatWish, guest: str, name: str, table: NewTable) -> Chair:
        letters = self.house.config.limits.name_letters
        given = identity.clean(wish.name, letters) if wish.name else ""
        match wish.kind:
            case "bot":
                bots = self.house.bots.names(table.game)
                bot = wish.bot or bots[-1]
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
        clock: wire.Clock,
        listed: bool,
    ) -> None:
        now = time.time()
        begun = None if any(chair.kind == "open" for chair in chairs) else now
        table = {
            "id": id,
            "game": header.game,
            "header": header.dumps(),
            "secret": secret or None,
            "clock": clock.kind,
            "seconds": 0 if clock.kind == "none" else max(5, clock.seconds),
            "listed": listed,
            "creator": creator,
            "created": now,
            "begun": begun,
            "number": ledger.number(None),
            "waiting": " ".join(str(d.seat) for d in ledger.waiting()),
            "changed": now,
            "over": ledger.match.outcome is not None,
            "due": None if begun is None else now + self.house.config.grace,
        }

        def write(connection: sa.Connection) -> None:
            identity.keep_guest(connection, creator)
            connection.execute(tables.insert().values(table))
            write_chairs(connection, id, chairs)
            connection.execute(answers.insert(), [row._asdict() for row in rows])

        await self.house.database.write(write)
        if begun is not None and (room := await self.house.rooms.find(id)) is not None:
            room.act()

    # Looking

    async def detail(self, id: str, guest: str) -> TableDetail:
        found = await self.house.database.read(lambda c: read_tables(c, tables.c.id == id))
        if not found:
            raise Declined(404, "error-no-table")
        return detail(*found[0], self.house.rooms.here(id), guest)

    async def listed(self, guest: str) -> tuple[list[TableCard], list[TableCard]]:
        """Tables with a free seat, and tables to watch."""
        found = await self.house.database.read(lambda c: read_tables(c, tables.c.listed & ~tables.c.over))
        cards = self._cards(found, guest)
        free = [card for card in cards if any(seat.kind == "open" for seat in card.seats)]
        return free, [card for card in cards if card.begun]

    async def mine(self, guest: str) -> list[TableCard]:
        """The tables where this guest sits, the latest first."""
        sitting = sa.select(sitters.c.match).where(sitters.c.guest == guest)
        found = await self.house.database.read(lambda c: read_tables(c, tables.c.id.in_(sitting)))
        return self._cards(found, guest)

    def _cards(self, found: list[tuple[Any, list[Chair]]], guest: str) -> list[TableCard]:
        return [card(table, chairs, self.house.rooms.here(table.id), guest) for table, chairs in found]

    # Sitting

    async def sit(self, id: str, seat: int, guest: str, invitation: str | None) -> None:
        """Take a free seat: with its invitation, or at a listed table without."""
        room = await self._room(id)
        if not 0 <= seat < len(room.chairs):
            raise Declined(404, "error-no-seat")

        def write(connection: sa.Connection) -> str | None:
            lock_table(connection, id)
            table, chairs = read_tables(connection, tables.c.id == id)[0]
            chair = chairs[seat]
            if guest in chair.guests:
                return None
            if chair.kind != "open":
                return "error-seat-taken"
            invited = invitation is not None and secrets.compare_digest(
                invitation.encode(), chair.invitation.encode()
            )
            if not invited and not table.listed:
                return "error-invitation"
            identity.keep_guest(connection, guest)
            name = identity.name_of(connection, guest)
            here = (seats.c.match == id) & (seats.c.seat == seat)
            taken = connection.execute(
                seats.update().where(here & (seats.c.kind == "open")).values(kind="person", name=name)
            )
            if taken.rowcount != 1:
                return "error-seat-taken"
            add_sitter(connection, id, seat, guest)
            if table.begun is None and not any(c.kind == "open" for c in chairs if c is not chair):
                begun = {"begun": time.time(), "due": time.time() + self.house.config.grace}
                connection.execute(tables.update().where(tables.c.id == id).values(begun))
            return None

        if refusal := await self.house.database.write(write):
            raise Declined(403 if refusal == "error-invitation" else 409, refusal)
        await self.seats_changed(room)

    async def leave(self, id: str, seat: int, guest: str, then: str, bot: str | None) -> None:
        """Get up: a bot takes over, or the seat is free again (with a new invitation)."""
        room = await self._room(id)
        if seat not in room.seats_of(guest):
            raise Declined(403, "refused-not-yours")
        bots = self.house.bots.names(room.game)
        if then == "bot" and bot is not None and bot not in bots:
            raise Declined(400, "error-no-bot", bot=bot)
        chair = Chair(
            seat, "bot" if then == "bot" else "open", bot or bots[-1] if then == "bot" else None, ""
        )

        def write(connection: sa.Connection) -> None:
            lock_table(connection, id)
            here = (sitters.c.match == id) & (sitters.c.seat == seat)
            connection.execute(sitters.delete().where(here))
            place = (seats.c.match == id) & (seats.c.seat == seat)
            connection.execute(seats.update().where(place).values(chair.values(id)))
            others = read_chairs(connection, [id])[id]
            now = time.time()
            if then == "bot" and not any(c.kind == "open" for c in others):
                due = {"due": now + self.house.config.grace}
                connection.execute(tables.update().where(tables.c.id == id).values(due))
                waiting = (tables.c.id == id) & tables.c.begun.is_(None)
                connection.execute(tables.update().where(waiting).values(begun=now))

        await self.house.database.write(write)
        await self.seats_changed(room)

    async def resume(self, secret: str, guest: str) -> str:
        """A personal link was opened, perhaps on another device: it may answer for the seat, too."""

        def write(connection: sa.Connection) -> str | None:
            found = connection.execute(sa.select(seats).where(seats.c.resume == secret)).first()
            if found is None or found.kind not in ("person", "hotseat"):
                return None
            chairs = read_chairs(connection, [found.match])[found.match]
            same = chairs[found.seat].guests
            identity.keep_guest(connection, guest)
            for chair in chairs:  # a hot seat's owner has several
                if chair.guests & same:
                    add_sitter(connection, found.match, chair.seat, guest)
            return str(found.match)

        id = await self.house.database.write(write)
        if id is None:
            raise Declined(404, "error-no-link")
        await self.seats_changed(await self._room(id))
        return id

    async def rematch(self, id: str, guest: str) -> str:
        """The same table again, seats moved on by one; whoever asks second gets the same table."""
        room = await self._room(id)
        if not room.seats_of(guest):
            raise Declined(403, "refused-not-yours")
        if room.ledger.match.outcome is None:
            raise Declined(409, "error-not-over")
        if room.rematch is not None:
            return room.rematch
        old = room.ledger.match.record.header
        new = identity.new_id(12)
        game = games[old.game]
        header = Header(game.id, game.rules, old.seats, old.options, data=game.data)
        header, secret = promise(header, new)
        ledger, row = Ledger.opened(new, header, secret)
        moved = [room.chairs[(seat - 1) % old.seats] for seat in range(old.seats)]
        chairs = [
            Chair(seat, chair.kind, chair.bot, chair.name, guests=chair.guests, never=chair.never)
            for seat, chair in enumerate(moved)
        ]

        def claim(connection: sa.Connection) -> str:
            here = (tables.c.id == id) & tables.c.rematch.is_(None)
            connection.execute(tables.update().where(here).values(rematch=new))
            return str(connection.execute(sa.select(tables.c.rematch).where(tables.c.id == id)).scalar())

        listed = await self.house.database.read(
            lambda c: bool(c.execute(sa.select(tables.c.listed).where(tables.c.id == id)).scalar())
        )
        room.rematch = await self.house.database.write(claim)
        if room.rematch == new:
            await self._open(new, header, secret, [row], ledger, chairs, guest, room.clock, listed)
            self.house.doorbell.changed("seats", id)
        room.audience.tell(wire.Rematch(room.rematch))
        return room.rematch

    async def record(self, id: str, guest: str) -> str:
        """The record, once nothing in it is secret; of a table in trouble also to who plays there alone."""
        room = await self._room(id)
        if not room.ended and not (room.ledger.trouble and room.alone(guest)):
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
            found = [(match, seat) for match, seat in connection.execute(sitting)]
            for match, seat in found:
                here = (seats.c.match == match) & (seats.c.seat == seat) & (seats.c.kind == "person")
                connection.execute(seats.update().where(here).values(name=name))
            return sorted({match for match, _ in found})

        for table in await self.house.database.write(write):
            if room := self.house.rooms.here(table):
                await self.seats_changed(room)

    async def _room(self, id: str) -> Room:
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

    async def refresh_seats(self, room: Room) -> None:
        """Read who sits where, and tell everybody."""
        found = await self.house.database.read(lambda c: read_tables(c, tables.c.id == room.id))
        table, chairs = found[0]
        async with room.lock:
            room.begun, room.chairs = table.begun, chairs
            if table.rematch is not None and room.rematch is None:
                room.rematch = table.rematch
                room.audience.tell(wire.Rematch(table.rematch))
            room.audience.seats_changed()
