"""Tables as lists and pages show them, and as they are wished for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import Meta, Struct

from formicarium.core.record import Header
from formicarium.server import wire
from formicarium.server.keeping.storage import tables
from formicarium.server.people.seating import Chair, read_chairs, seated
from formicarium.server.table import dealing
from formicarium.server.table.room import Room
from formicarium.server.table.trouble import Trouble, Unreadable, header_of

T = TypeVar("T")

LISTED = 60  # tables in a list


class SeatWish(Struct):
    """What a new table's seat shall be."""

    kind: Literal["me", "open", "bot", "hotseat"]
    bot: Annotated[str, Meta(max_length=60)] | None = None
    name: Annotated[str, Meta(max_length=200)] | None = None


class NewTable(Struct):
    """A table to be made; with `record` (and `upto`) it goes on from there.

    Where a match is rated nobody takes a bot's seat or is given hints, whatever the wish says.
    """

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatWish], Meta(max_length=20)]
    options: dict[str, Any] = {}
    clock: wire.Clock = wire.Clock()
    listed: bool = False
    joinable: bool = False
    hints: bool = True
    rated: bool = False
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    record: str | None = None
    upto: Annotated[int, Meta(ge=0, le=10**6)] | None = None


class Terms(NamedTuple):
    """How a table is played at, whatever the game."""

    clock: wire.Clock
    listed: bool
    joinable: bool  # may one take a bot's seat?
    hints: bool  # may one ask for them?
    rated: bool


class Created(Struct):
    """A new table's address, the invitations for its free seats, and one's own personal links."""

    table: str
    invitations: dict[str, str]
    resume: dict[str, str]


class ResultInfo(Struct):
    """How a match ended: ranks by seat (none where it was broken off), and who gave up on the way."""

    how: Literal["played", "conceded", "drawn", "ended", "closed"]
    ranks: list[int]
    conceded: list[int]


class GivenUp(Struct):
    """The part of it that is known before."""

    conceded: list[int]


class TableCard(Struct):
    """A table as lists show it; `sat`: seats that are or were one's own; `own`: nobody else sits there."""

    table: str
    game: str
    options: dict[str, Any]
    seats: list[wire.SeatInfo]
    you: list[int]
    sat: list[int]
    own: bool
    number: int
    waiting: list[int]
    begun: bool
    over: bool
    result: ResultInfo | None
    clock: wire.Clock
    listed: bool
    joinable: bool
    hints: bool
    rated: bool
    created: float
    changed: float
    trouble: wire.TroubleInfo | None  # it cannot be played on


class TableDetail(TableCard):
    """A table as its own page shows it; links only to those whose links they are."""

    watchers: int = 0
    deal: wire.DealInfo | None = None  # null: nobody can tell any more
    replay: str | None = None  # where to look at it again, once it is over
    rematch: str | None = None
    invitations: dict[str, str] | None = None
    resume: dict[str, str] | None = None


def card(table: Any, chairs: list[Chair], room: Room | None, guest: str) -> TableCard:
    """A table as this guest may see it in a list; `room`, if it is in memory, knows who is there."""
    header, trouble = _read(table)
    present = room.audience.present() if room else [False] * len(chairs)
    shown = table.begun is not None and trouble is None
    gave_up = conceded(table)
    return TableCard(
        table=table.id,
        game=table.game,
        options=dict(header.options) if header else {},
        seats=[
            chair.info(table.game, here, chair.seat in gave_up)
            for chair, here in zip(chairs, present, strict=True)
        ],
        you=list(seated(chairs, guest)),
        sat=[chair.seat for chair in chairs if guest in chair.guests],
        own=is_own(table, chairs, guest),
        number=table.number if table.begun is not None else 0,
        waiting=[int(seat) for seat in table.waiting.split() if seat.isdecimal()] if shown else [],
        begun=table.begun is not None,
        over=table.over,
        result=result_of(table),
        clock=wire.Clock(table.clock, table.seconds, table.reserve),
        listed=table.listed,
        joinable=table.joinable,
        hints=table.hints,
        rated=table.rated,
        created=table.created,
        changed=table.changed,
        trouble=trouble.told() if trouble else None,
    )


def _read(table: Any) -> tuple[Header | None, Trouble | None]:
    """A table's header, and what is known to be the matter with it."""
    try:
        return header_of(table.header), Trouble.of(table.trouble)
    except Unreadable as error:
        return None, Trouble.of(table.trouble) or error.trouble


def detail(table: Any, chairs: list[Chair], room: Room | None, guest: str) -> TableDetail:
    """A table as this guest may see it on its page."""
    short = card(table, chairs, room, guest)
    header, _ = _read(table)
    return TableDetail(
        **{name: getattr(short, name) for name in short.__struct_fields__},
        watchers=room.audience.watchers() if room else 0,
        deal=dealing.told(header) if header else None,
        replay=table.id if table.over else None,
        rematch=table.rematch,
        invitations=_links(table, chairs) if _may_invite(table, chairs, guest) else None,
        resume=personal_links(chairs, guest) if seated(chairs, guest) else None,
    )


def read_tables(connection: sa.Connection, where: Any, *order: Any) -> list[tuple[Any, list[Chair]]]:
    """Tables with their seats, the latest changed first (in this order)."""
    chosen = sa.select(tables).where(where).order_by(*order, tables.c.changed.desc()).limit(LISTED)
    found = list(connection.execute(chosen))
    chairs = read_chairs(connection, [table.id for table in found]) if found else {}
    return [(table, chairs[table.id]) for table in found]


def _links(table: Any, chairs: Sequence[Chair]) -> dict[str, str]:
    """Invitations for the seats that somebody may take."""
    seats = [chair for chair in chairs if chair.kind == "open" or may_be_taken(table, chair)]
    return {str(chair.seat): chair.invitation for chair in seats if not table.over}


def _may_invite(table: Any, chairs: Sequence[Chair], guest: str) -> bool:
    """The creator may; and once the match is under way all who play, for nobody shall be stranded."""
    return table.creator == guest or (table.begun is not None and bool(seated(chairs, guest)))


def may_be_taken(table: Any, chair: Chair) -> bool:
    """May somebody take this bot's seat? Not one it keeps for a person, or that somebody has given up."""
    return table.joinable and not table.over and chair.kind == "bot" and not chair.guests


def result_of(table: Any) -> ResultInfo | None:
    """How a match ended; none while it goes on, and where that cannot be read."""
    return _summed_up(table, ResultInfo) if table.over else None


def conceded(table: Any) -> list[int]:
    """Who has given up at this table."""
    found = _summed_up(table, GivenUp)
    return found.conceded if found else []


def _summed_up(table: Any, kind: type[T]) -> T | None:
    """What the summary of a table says of its end. Nothing, if it cannot be read: its rows are the truth."""
    try:
        return msgspec.json.decode(table.result, type=kind) if table.result else None
    except msgspec.MsgspecError:
        return None


def is_own(table: Any, chairs: Sequence[Chair], guest: str) -> bool:
    """Is this a table where nobody but this guest sits: to be thrown away as they like?"""
    theirs = [guest in chair.guests for chair in chairs if chair.guests]
    return all(theirs) and (any(theirs) or table.creator == guest)


def invitations(chairs: Sequence[Chair]) -> dict[str, str]:
    return {str(chair.seat): chair.invitation for chair in chairs if chair.kind == "open"}


def personal_links(chairs: Sequence[Chair], guest: str) -> dict[str, str]:
    return {str(chair.seat): chair.resume for chair in chairs if guest in chair.guests}
