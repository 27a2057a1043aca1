"""Looking after a server: copies that can be put back anywhere, and versions forwards and back."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from formicarium.commands.admin import admin
from formicarium.core.errors import OptionError
from formicarium.server.admin.backup import ABOUT, back_up, put_back
from formicarium.server.admin.versions import bring_to, standing, versions
from formicarium.server.config import Config
from formicarium.server.keeping.database import Database
from formicarium.server.keeping.schema import metadata
from formicarium.server.keeping.storage import chats
from tests.server.hosting import Host
from tests.server.upgrade.house import HERE, HOUSE


def of(database: str) -> Database:
    return Database(Config(database=database).url)


def counted(kept: Database) -> dict[str, int]:
    """How many rows are in each table that this version has."""
    there = sa.MetaData()
    with kept.engine.connect() as connection:
        there.reflect(connection)
        return {
            table.name: connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
            for table in there.sorted_tables
        }


def everything(kept: Database) -> dict[str, list[str]]:
    """All rows of all tables, in words."""
    with kept.engine.connect() as connection:
        return {
            table.name: sorted(str(tuple(row)) for row in connection.execute(sa.select(table)))
            for table in metadata.sorted_tables
        }


@pytest.fixture
def lived_in(new_database: Callable[[], str]) -> Database:
    """A database that was in use."""
    kept = of(new_database())
    put_back(kept, HERE / f"{HOUSE}.zip")
    return kept


def test_a_copy_holds_everything_and_can_be_put_into_either_kind_of_database(
    lived_in: Database, new_database: Callable[[], str], tmp_path: Path
) -> None:
    copied = back_up(lived_in, tmp_path / "copy.zip")
    there = everything(lived_in)
    assert copied.rows == {name: len(rows) for name, rows in there.items()}
    assert copied.rows["answers"] > 20
    for database in (new_database(), str(tmp_path / "other.sqlite")):
        other = of(database)
        put_back(other, tmp_path / "copy.zip")
        assert everything(other) == there
        other.engine.dispose()
    assert [file.name for file in tmp_path.glob("copy*")] == ["copy.zip"]
    lived_in.engine.dispose()


def test_rows_are_numbered_on_behind_those_put_back(lived_in: Database) -> None:
    said = {"match": "m", "guest": "g", "name": "Ada", "text": "!", "at": 0.0}
    with lived_in.engine.begin() as connection:
        table = connection.execute(sa.text("SELECT id FROM tables LIMIT 1")).scalar_one()
        newest = connection.scalar(sa.select(sa.func.max(chats.c.id)))
        connection.execute(chats.insert().values({**said, "match": table, "key": "new"}))
        assert newest is not None
        assert connection.scalar(sa.select(sa.func.max(chats.c.id))) == newest + 1
    lived_in.engine.dispose()


def test_a_copy_is_never_put_upon_something_else(lived_in: Database, tmp_path: Path) -> None:
    before = everything(lived_in)
    with pytest.raises(OptionError, match="is not empty"):
        put_back(lived_in, HERE / f"{HOUSE}.zip")
    assert everything(lived_in) == before
    lived_in.engine.dispose()


@pytest.mark.parametrize("harm", ["half", "rows", "text", "newer"])
def test_a_damaged_copy_is_refused_and_leaves_nothing_behind(
    harm: str, new_database: Callable[[], str], tmp_path: Path
) -> None:
    whole, file = HERE / f"{HOUSE}.zip", tmp_path / "copy.zip"
    if harm == "half":
        file.write_bytes(whole.read_bytes()[:500])
    elif harm == "text":
        file.write_text("no zip at all")
    else:
        with ZipFile(whole) as old, ZipFile(file, "w") as new:
            for name in old.namelist():
                text = old.read(name)
                if harm == "rows" and name == "answers.jsonl":
                    text = text[: text.index(b"\n") + 1]
                if harm == "newer" and name == ABOUT:
                    text = json.dumps({**json.loads(text), "format": 99}).encode()
                new.writestr(name, text)
    kept = of(new_database())
    with pytest.raises(OptionError):
        put_back(kept, file)
    assert sa.inspect(kept.engine).get_table_names() == []
    kept.engine.dispose()


def test_every_version_can_be_taken_back_and_brought_again(lived_in: Database) -> None:
    names = [name for name, _ in versions()]
    there = counted(lived_in)
    for name in reversed(names[:-1]):
        bring_to(lived_in, name)
        assert standing(lived_in) == name
        left = counted(lived_in)
        assert left == {table: there[table] for table in left}, "what this version knows stays"
    bring_to(lived_in, names[-1])
    again = counted(lived_in)
    assert again.keys() == there.keys()
    assert left.items() <= again.items()
    assert again["played"] == there["played"], "what profiles are made of is found in the matches"
    lived_in.engine.dispose()


def test_the_commands_say_what_they_did(lived_in: Database, tmp_path: Path) -> None:
    url, copy, other = (
        lived_in.url.render_as_string(hide_password=False),
        tmp_path / "copy.zip",
        tmp_path / "x.sqlite",
    )
    lived_in.engine.dispose()
    run = CliRunner()
    assert "rows of" in run.invoke(admin, ["backup", str(copy), "--database", url]).stdout
    assert "rows of" in run.invoke(admin, ["restore", str(copy), "--database", str(other)]).stdout
    first, newest = versions()[0][0], versions()[-1][0]
    told = run.invoke(admin, ["migrate", first, "--dry-run", "--database", str(other)]).stdout
    assert f"taken back, {newest}" in told
    assert standing(of(str(other))) == newest
    assert f"It stands at {newest}." in run.invoke(admin, ["migrate", "--database", str(other)]).stdout
    missing = run.invoke(admin, ["backup", str(copy), "--database", str(tmp_path / "none.sqlite")])
    assert isinstance(missing.exception, OptionError)


def test_health_is_told_by_the_exit_code(host: Host) -> None:
    run = CliRunner()
    well = run.invoke(admin, ["health"], env={"FORMICARIUM_PORT": str(host.port)})
    assert (well.exit_code, well.stdout) == (0, "live: yes, ready: yes, hearing: yes\n")
    nobody = run.invoke(admin, ["health", "--url", "http://127.0.0.1:1"])
    assert isinstance(nobody.exception, OptionError)
