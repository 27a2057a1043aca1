"""The database: brought up to date by migrations, and settings that find it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from formicarium.server.config import Config, data_folder
from formicarium.server.keeping.database import Database
from formicarium.server.keeping.schema import metadata
from formicarium.server.people.cookies import first_secrets
from tests.server.hosting import ROOT


def test_migrations_lead_to_the_tables_of_the_code(new_database: Callable[[], str]) -> None:
    database = Database(Config(database=new_database()).url)
    database.migrate()
    database.migrate()
    with database.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    database.engine.dispose()


def test_nodes_that_start_at_once_agree_on_one_secret(new_database: Callable[[], str]) -> None:
    database = Database(Config(database=new_database()).url)
    database.migrate()

    def other_node() -> list[bytes]:
        with database.engine.begin() as connection:
            return first_secrets(connection)

    with ThreadPoolExecutor(1) as others:
        with database.engine.begin() as connection:
            ours = first_secrets(connection)
            theirs = others.submit(other_node)  # has to wait for us
            with pytest.raises(TimeoutError):
                theirs.result(timeout=0.2)
        assert theirs.result(timeout=60) == ours
    database.engine.dispose()


def test_settings_come_from_the_call_the_environment_and_the_defaults(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    environment = {
        "FORMICARIUM_PORT": "9000",
        "FORMICARIUM_SECURE": "yes",
        "FORMICARIUM_PAUSE": "0.1, 0.2",
        "FORMICARIUM_ORIGINS": "https://ants.example",
        "FORMICARIUM_LIMIT_CHATS": "2",
    }
    config = Config.read(environment, host="::1", port=None)
    assert (config.host, config.port, config.secure) == ("::1", 9000, True)
    assert config.pause == (0.1, 0.2)
    assert config.origins == ("https://ants.example",)
    assert config.limits.chats == 2
    assert config.limits.tables == Config().limits.tables
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "formicarium"
    assert Config().url == f"sqlite:///{tmp_path}/formicarium/formicarium.sqlite"
    assert Config(database="/x/y.sqlite").url == "sqlite:////x/y.sqlite"
    assert Config(database="postgresql://me@host/db").url == "postgresql+psycopg://me@host/db"


def test_who_starts_a_node_without_its_database_is_told_in_a_line() -> None:
    command = [sys.executable, "-m", "formicarium.server", "--database", "postgresql://nobody@127.0.0.1:1/x"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 1
    assert "cannot be opened" in done.stderr
    assert "Traceback" not in done.stderr
