"""Keeping order, over HTTP: reports by anybody, what moderators do about them, announcements."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import sqlalchemy as sa
from litestar import Request, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from formicarium.server.border.api.given import Guest, TheHouse
from formicarium.server.house import House
from formicarium.server.lobby import closing
from formicarium.server.order import announcements, deeds, reports, roles
from formicarium.server.people import bans, identity
from formicarium.server.people.allowance import allowed
from formicarium.server.people.limits import address
from formicarium.server.refusals import REFUSALS, Declined

DEEDS = 50  # that are listed
Days = Annotated[float, Meta(gt=0, le=3650)]


class Reporting(Struct):
    """Who behaves badly, how, and in one's own words."""

    at: reports.Target
    why: reports.Why
    words: Annotated[str, Meta(max_length=1000)] = ""


class Judgement(Struct):
    """What is done about a report: lines are removed, somebody may not chat or play for some days."""

    remove: Annotated[list[int], Meta(max_length=reports.LINES)] = []
    ban: Literal["chat", "play"] | None = None
    days: Days | None = None  # null: for ever
    note: Annotated[str, Meta(max_length=500)] = ""


class Announcing(Struct):
    en: Annotated[str, Meta(min_length=1, max_length=300)]
    fr: Annotated[str, Meta(max_length=300)] = ""
    hours: Annotated[float, Meta(gt=0, le=24 * 90)] = 24


class Desk(Struct):
    """What a moderator has before them."""

    waiting: list[reports.Report]
    done: list[reports.Report]
    deeds: list[deeds.Deed]
    announcements: list[announcements.Announcement]


class Standing(Struct):
    """What everybody is told; and, to moderators only, how many reports wait."""

    announcements: list[announcements.Announcement]
    moderator: bool
    waiting: int


@get("/standing", responses=REFUSALS)
async def standing(house: TheHouse, guest: Guest) -> Standing:
    """What the host tells everybody."""

    def read(connection: sa.Connection) -> Standing:
        told = announcements.standing(connection)
        keeps = roles.is_moderator(connection, guest)
        return Standing(told, keeps, reports.waiting(connection) if keeps else 0)

    return await house.database.read(read)


@post("/reports", status_code=204, responses=REFUSALS)
async def report(
    house: TheHouse, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[Reporting]
) -> None:
    """Tell moderators that somebody behaves badly; the chat goes with it."""
    if not await allowed(house, "reports", address(request.scope), house.config.limits.reports, 3600):
        raise Declined(429, "error-too-often")
    if refusal := await house.database.write(
        lambda c: reports.file(c, guest, data.at, data.why, data.words.strip())
    ):
        raise Declined(404 if refusal == "error-nobody" else 409, refusal)


@get("/moderation", responses=REFUSALS)
async def desk(house: TheHouse, guest: Guest) -> Desk:
    """Reports that wait, those that somebody dealt with, and what everybody is told. Moderators only."""
    return await house.database.read(lambda c: _desk(keeper(c, guest)))


@post("/moderation/reports/{report:str}", status_code=200, responses=REFUSALS)
async def judge(house: TheHouse, guest: Guest, report: FromPath[str], data: JSONBody[Judgement]) -> Desk:
    """Deal with a report. Moderators only."""

    def write(connection: sa.Connection) -> list[str]:
        keeper(connection, guest)
        about = reports.about(connection, report)
        if about is None:
            raise Declined(404, "error-not-found")
        if data.ban is not None:
            may_be_judged(connection, about)
        did = " ".join(filter(None, (data.ban, "removed" if data.remove else ""))) or reports.NOTHING
        if not reports.close(connection, report, identity.name_of(connection, guest), did):
            raise Declined(409, "error-report-done")
        if data.ban is not None:
            bans.ban(connection, about, data.ban, data.days, data.note)
            deeds.note_about(connection, guest, data.ban, about, data.note)
        return _remove(connection, guest, data.remove)

    await _chat_changed(house, await house.database.write(write))
    return await house.database.read(_desk)


@post("/moderation/lines/{line:int}", status_code=204, responses=REFUSALS)
async def remove_line(house: TheHouse, guest: Guest, line: FromPath[int]) -> None:
    """Remove a line of chat. Moderators only."""

    def write(connection: sa.Connection) -> list[str]:
        return _remove(keeper(connection, guest), guest, [line])

    await _chat_changed(house, await house.database.write(write))


@post("/moderation/tables/{table:str}/close", status_code=204, responses=REFUSALS)
async def close_table(house: TheHouse, guest: Guest, table: FromPath[str]) -> None:
    """End the match of a table without a result. Moderators only."""

    def write(connection: sa.Connection) -> bool:
        closed = closing.close(keeper(connection, guest), table)
        if closed:
            deeds.note(connection, guest, "close", table)
        return closed

    if not await house.database.write(write):
        raise Declined(409, "error-not-open")
    await house.rooms.look([room for room in house.rooms if room.id == table])


@post("/moderation/announcements", status_code=200, responses=REFUSALS)
async def announce(house: TheHouse, guest: Guest, data: JSONBody[Announcing]) -> Desk:
    """Tell everybody something. Moderators only."""

    def write(connection: sa.Connection) -> None:
        en, fr = data.en.strip(), data.fr.strip()
        announcements.announce(keeper(connection, guest), en, fr, data.hours)

    await house.database.write(write)
    return await house.database.read(_desk)


@delete("/moderation/announcements/{announcement:int}", status_code=200, responses=REFUSALS)
async def withdraw(house: TheHouse, guest: Guest, announcement: FromPath[int]) -> Desk:
    """Tell it no more. Moderators only."""
    await house.database.write(lambda c: announcements.withdraw(keeper(c, guest), announcement))
    return await house.database.read(_desk)


def keeper(connection: sa.Connection, guest: str) -> sa.Connection:
    """Declined unless they keep order here. To all others these paths are nothing."""
    if not roles.is_moderator(connection, guest):
        raise Declined(404, "error-not-found")
    return connection


def may_be_judged(connection: sa.Connection, person: str) -> None:
    """Declined if it is a moderator: of them the host takes care."""
    if roles.is_moderator(connection, person):
        raise Declined(403, "error-moderator")


def _remove(connection: sa.Connection, guest: str, lines: list[int]) -> list[str]:
    """Show these lines to nobody any more; the tables where they were said."""
    gone = reports.remove_lines(connection, lines)
    for table in gone:
        deeds.note(connection, guest, "removed", table)
    return gone


def _desk(connection: sa.Connection) -> Desk:
    return Desk(
        reports.listed(connection, done=False),
        reports.listed(connection, done=True, most=20),
        deeds.listed(connection, most=DEEDS),
        announcements.standing(connection),
    )


async def _chat_changed(house: House, tables: list[str]) -> None:
    """Open pages lose what was removed, here and on other nodes."""
    for table in tables:
        house.doorbell.changed("chat", table)
    await house.rooms.look([room for room in house.rooms if room.id in tables])


ORDER = [standing, report, desk, judge, remove_line, close_table, announce, withdraw]
