"""What moderators do beside reports: people, tables and tournaments, as `formicarium admin` does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import sqlalchemy as sa
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from formicarium.server.border.api.given import Guest, TheHouse
from formicarium.server.border.api.order import Days, keeper, may_be_judged
from formicarium.server.border.api.tournaments import stopped
from formicarium.server.meeting import stopping
from formicarium.server.meeting.stopping import TournamentLine
from formicarium.server.meeting.tournaments import tournament_name
from formicarium.server.order import deeds, people, tables
from formicarium.server.order.people import PersonInfo
from formicarium.server.order.tables import TableInfo
from formicarium.server.people import bans, identity
from formicarium.server.refusals import REFUSALS, Declined

MOST = 50  # in a list


class Naming(Struct):
    name: Annotated[str, Meta(max_length=400)]


class Banning(Struct):
    """Somebody may not chat, or not begin to play, for some days."""

    what: Literal["chat", "play"]
    days: Days | None = None  # null: for ever
    note: Annotated[str, Meta(max_length=500)] = ""


class Sought(Struct):
    word: Annotated[str, Meta(min_length=2, max_length=100)]


@post("/moderation/people", status_code=200, responses=REFUSALS)
async def find_people(house: TheHouse, guest: Guest, data: JSONBody[Sought]) -> list[PersonInfo]:
    """People by a part of their name. What is sought stands in no address, and so in no log."""
    return await house.database.read(lambda c: people.find(keeper(c, guest), data.word.strip(), MOST))


@post("/moderation/people/{person:str}/name", status_code=200, responses=REFUSALS)
async def rename(house: TheHouse, guest: Guest, person: FromPath[str], data: JSONBody[Naming]) -> PersonInfo:
    """Another name for somebody, also at the tables where they sit."""
    name = identity.clean(data.name, house.config.limits.name_letters)

    def write(connection: sa.Connection) -> PersonInfo:
        before = _subject(keeper(connection, guest), person)
        if refusal := people.rename(connection, person, name):
            raise Declined(400 if refusal == "error-name" else 409, refusal, name=name)
        deeds.note(connection, guest, "name", before.name, name, person)
        return _known(connection, person)

    found = await house.database.write(write)
    await house.lobby.rename(person, name)
    return found


@post("/moderation/people/{person:str}/ban", status_code=200, responses=REFUSALS)
async def ban(house: TheHouse, guest: Guest, person: FromPath[str], data: JSONBody[Banning]) -> PersonInfo:
    """Games under way go on."""

    def write(connection: sa.Connection) -> PersonInfo:
        _subject(keeper(connection, guest), person)
        bans.ban(connection, person, data.what, data.days, data.note)
        deeds.note_about(connection, guest, data.what, person, data.note)
        return _known(connection, person)

    return await house.database.write(write)


@delete("/moderation/people/{person:str}/ban", status_code=200, responses=REFUSALS)
async def lift(house: TheHouse, guest: Guest, person: FromPath[str]) -> PersonInfo:
    """They may do everything again."""

    def write(connection: sa.Connection) -> PersonInfo:
        _subject(keeper(connection, guest), person)
        if bans.lift(connection, person):
            deeds.note_about(connection, guest, "lift", person)
        return _known(connection, person)

    return await house.database.write(write)


@get("/moderation/tables", responses=REFUSALS)
async def find_tables(house: TheHouse, guest: Guest) -> list[TableInfo]:
    """Tables that are not over, those where something has just happened first."""
    return await house.database.read(lambda c: tables.find(keeper(c, guest), None, False, MOST))


@get("/moderation/tournaments", responses=REFUSALS)
async def find_tournaments(house: TheHouse, guest: Guest) -> list[TournamentLine]:
    """Those that may be stopped first."""
    return await house.database.read(lambda c: stopping.find(keeper(c, guest), MOST))


@post("/moderation/tournaments/{tournament:str}/name", status_code=200, responses=REFUSALS)
async def rename_tournament(
    house: TheHouse, guest: Guest, tournament: FromPath[str], data: JSONBody[Naming]
) -> TournamentLine:
    """Another name for a tournament, whether it is over or not."""
    name = tournament_name(data.name, house.config.limits.name_letters)

    def write(connection: sa.Connection) -> TournamentLine:
        before = stopping.name_of(keeper(connection, guest), tournament)
        if refusal := stopping.rename(connection, tournament, name):
            raise Declined(400 if refusal == "error-name" else 404, refusal)
        deeds.note(connection, guest, "tour-name", before, name)
        return _tournament(connection, tournament)

    return await house.database.write(write)


@post("/moderation/tournaments/{tournament:str}/stop", status_code=200, responses=REFUSALS)
async def stop_tournament(house: TheHouse, guest: Guest, tournament: FromPath[str]) -> TournamentLine:
    """End a tournament before its time, or call it off: its matches are closed, and count half for all."""

    def write(connection: sa.Connection) -> Sequence[str] | str:
        closed = stopping.stop(keeper(connection, guest), tournament)
        if not isinstance(closed, str):
            deeds.note(connection, guest, "tour-stop", stopping.name_of(connection, tournament))
        return closed

    await stopped(house, await house.database.write(write))
    return await house.database.read(lambda c: _tournament(c, tournament))


def _tournament(connection: sa.Connection, id: str) -> TournamentLine:
    found = stopping.known(connection, id)
    assert found is not None
    return found


def _subject(connection: sa.Connection, person: str) -> PersonInfo:
    """Whom a moderator may do something about."""
    found = _known(connection, person)
    may_be_judged(connection, person)
    return found


def _known(connection: sa.Connection, person: str) -> PersonInfo:
    found = people.known(connection, person)
    if found is None:
        raise Declined(404, "error-not-found")
    return found


MODERATING = [
    find_people,
    rename,
    ban,
    lift,
    find_tables,
    find_tournaments,
    rename_tournament,
    stop_tournament,
]
