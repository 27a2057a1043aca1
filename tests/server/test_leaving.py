"""Whoever leaves takes everything along that is theirs, and nothing that is others'."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from formicarium.server.config import Config
from formicarium.server.keeping.database import Database
from formicarium.server.keeping.meetings import tournaments
from formicarium.server.keeping.people import played
from formicarium.server.keeping.schema import metadata
from formicarium.server.keeping.storage import chats, guests, seats, sitters, tables
from formicarium.server.order import deeds, reports
from formicarium.server.order.reports import Target
from formicarium.server.people.deletion import forget
from formicarium.server.people.export import export
from formicarium.server.people.seating import Chair, read_chairs

ADA, BO, CY = "a" * 26, "b" * 26, "c" * 26
UNTOLD = {"codes", "tickets", "friend_links"}  # secrets, and digests that say nothing to anybody
TABLE = {
    "game": "cicada_and_ant",
    "header": "",
    "clock": "none",
    "seconds": 0,
    "listed": False,
    "created": 0.0,
    "begun": 0.0,
    "number": 1,
    "waiting": "",
    "changed": 5.0,
}


@pytest.fixture
def database(new_database: Callable[[], str]) -> Iterator[Database]:
    made = Database(Config(database=new_database()).url)
    made.migrate()
    yield made
    made.engine.dispose()


def table(connection: sa.Connection, id: str, *sitting: str, over: bool, ranks: tuple[int, ...] = ()) -> None:
    """A table of Ada's; "" is a bot's seat."""
    result = json.dumps({"how": "played", "ranks": ranks, "conceded": []}) if over else None
    settled = {"settled": True} if "settled" in tables.c else {}
    connection.execute(
        tables.insert().values(id=id, creator=ADA, over=over, result=result, **TABLE, **settled)
    )
    for seat, guest in enumerate(sitting):
        kind = (
            {"kind": "person", "name": guest[:1]} if guest else {"kind": "bot", "bot": "random", "name": ""}
        )
        links = {"invitation": f"{id}{seat}i", "resume": f"{id}{seat}r"}
        connection.execute(seats.insert().values(match=id, seat=seat, **kind, **links))
        if guest:
            connection.execute(sitters.insert().values(match=id, seat=seat, guest=guest))


def test_a_match_with_others_stays_and_a_nameless_seat_is_left(database: Database) -> None:
    with database.engine.begin() as connection:
        for guest in (ADA, BO):
            connection.execute(guests.insert().values(id=guest, name=guest[0], created=0.0))
        table(connection, "over", ADA, BO, over=True, ranks=(1, 2))
        table(connection, "on", ADA, BO, over=False)
        table(connection, "alone", ADA, "", over=False)
        table(connection, "done", ADA, "", over=True, ranks=(1, 2))
        left = forget(connection, ADA)
        assert left == (["on"], ["done", "over"], ["alone"])
        chairs = read_chairs(connection, ["over", "on", "done"])
        kinds = {id: [_seen(chair) for chair in found] for id, found in chairs.items()}
        assert kinds["over"] == ["person", "person b"]
        assert kinds["on"] == ["open", "person b"], "the others see to it"
        assert kinds["done"] == ["person", "bot"], "its record stays"
        assert set(connection.scalars(sa.select(tables.c.id))) == {"over", "on", "done"}
        assert set(connection.scalars(sa.select(guests.c.id))) == {BO}


def _seen(chair: Chair) -> str:
    assert ADA not in chair.guests
    return f"{chair.kind} {chair.name}".strip()


def filled(column: sa.Column[Any]) -> Any:
    kinds = {sa.Text: "x", sa.Float: 1.0, sa.Integer: 1, sa.BigInteger: 1, sa.Boolean: False}
    return kinds[type(column.type)]


def test_every_table_that_keeps_something_of_somebody_is_told_to_them_and_forgotten(tmp_path: Path) -> None:
    """Whoever adds a table says so in export.py and deletion.py."""
    database = Database(Config(database=str(tmp_path / "law.sqlite")).url)
    database.migrate()
    concerned = [each for each in metadata.sorted_tables if "guest" in each.c]
    with database.engine.connect() as connection:
        raw: Any = connection.connection.driver_connection
        raw.execute("PRAGMA foreign_keys=OFF").close()  # before there is a transaction
        for each in concerned:
            row = {column.name: ADA if column.name == "guest" else filled(column) for column in each.c}
            connection.execute(each.insert().values(row))
        connection.execute(seats.insert().values({column.name: filled(column) for column in seats.c}))
        connection.execute(tables.insert().values(**{c.name: filled(c) for c in tables.c} | {"creator": ADA}))
        held = {c.name: filled(c) for c in tournaments.c} | {"creator": ADA}
        connection.execute(tournaments.insert().values(**held))
        connection.execute(guests.insert().values(id=ADA, name="Ada", created=0.0))
        told = export(connection, ADA)
        silent = [name for name, rows in told.items() if not rows]
        assert silent == []
        assert len(told) >= len({each.name for each in concerned} - UNTOLD)
        forget(connection, ADA)
        theirs = (each.select().where(each.c.guest == ADA) for each in concerned)
        kept = [str(chosen) for chosen in theirs if connection.execute(chosen).first()]
        kept += [each.name for each in (guests,) if connection.execute(each.select()).first()]
    database.engine.dispose()
    assert kept == []


def test_nothing_of_an_export_is_a_secret_or_somebody_elses(database: Database) -> None:
    with database.engine.begin() as connection:
        for guest in (ADA, BO):
            connection.execute(guests.insert().values(id=guest, name=guest[0], created=0.0))
        table(connection, "over", ADA, BO, over=True, ranks=(2, 1))
        told = json.dumps(export(connection, ADA))
    assert '"ranks": [2, 1]' in told
    for secret in (BO, "over0r", "over1i", '"b"'):
        assert secret not in told


def test_what_somebody_said_goes_from_what_was_reported_of_others(database: Database) -> None:
    with database.engine.begin() as connection:
        for guest in (ADA, BO, CY):
            connection.execute(guests.insert().values(id=guest, name=guest[0], created=0.0))
        table(connection, "over", ADA, BO, over=True, ranks=(2, 1))
        for key, (guest, text) in enumerate(((ADA, "I am Ada of Hill Road 3"), (BO, "you ant"))):
            line = {"match": "over", "guest": guest, "name": guest[0], "text": text, "key": str(key)}
            connection.execute(chats.insert().values(**line, at=1.0))
        about = connection.scalar(sa.select(chats.c.id).where(chats.c.guest == BO))
        assert reports.file(connection, CY, Target("over", line=about), "insult", "") is None
        forget(connection, ADA)
        [kept] = reports.listed(connection, done=False)
    assert [line.text for line in kept.lines] == ["you ant"]


def test_what_a_moderator_did_stays_without_their_name_and_what_was_done_about_them_goes(
    database: Database,
) -> None:
    with database.engine.begin() as connection:
        for guest in (ADA, BO):
            connection.execute(guests.insert().values(id=guest, name=guest[0], created=0.0))
        deeds.note_about(connection, ADA, "play", BO, "stalls")
        deeds.note_about(connection, deeds.HOST, "name", ADA, "Ada")
        mine = export(connection, ADA)["order"]
        assert [(deed["what"], deed["by_oneself"]) for deed in mine] == [
            ("play", True),
            ("name", False),
        ]
        forget(connection, ADA)
        [left] = deeds.listed(connection, most=9)
        assert (left.by, left.what, left.about) == ("", "play", "b")
        forget(connection, BO)
        assert deeds.listed(connection, most=9) == []


def test_tables_that_somebody_made_and_left_are_told_to_them(database: Database) -> None:
    with database.engine.begin() as connection:
        for guest in (ADA, BO):
            connection.execute(guests.insert().values(id=guest, name=guest[0], created=0.0))
        table(connection, "left", BO, "", over=False)
        table(connection, "sits", ADA, BO, over=False)
        told = export(connection, ADA)["tables"]
    assert [(each["table"], each["seat"], each["made"]) for each in told] == [
        ("sits", 0, True),
        ("left", None, True),
    ]


def test_what_was_played_before_there_were_profiles_counts(new_database: Callable[[], str]) -> None:
    database = Database(Config(database=new_database()).url)
    with database.engine.begin() as connection:
        database.migrate_on(connection, "0013")
        table(connection, "won", ADA, BO, over=True, ranks=(1, 2))
        table(connection, "shared", ADA, BO, over=True, ranks=(1, 1))
        table(connection, "alone", ADA, ADA, over=True, ranks=(1, 2))
        table(connection, "broken-off", ADA, BO, over=True)
        table(connection, "on", ADA, BO, over=False)
        database.migrate_on(connection)
        found = connection.execute(sa.select(played).order_by(played.c.match, played.c.guest))
        rows = [(row.match, row.guest, row.result) for row in found]
        database.migrate_on(connection, "0013")
        assert not sa.inspect(connection).has_table("played")
    database.engine.dispose()
    assert rows == [
        ("alone", ADA, "none"),
        ("broken-off", ADA, "none"),
        ("broken-off", BO, "none"),
        ("shared", ADA, "won"),
        ("shared", BO, "won"),
        ("won", ADA, "won"),
        ("won", BO, "lost"),
    ]
