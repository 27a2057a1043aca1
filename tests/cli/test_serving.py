"""What `serve` refuses, before it opens anything: one line, exit code 2. What it does before it opens."""

from __future__ import annotations

import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from unittest.mock import Mock

import pytest
from typer.testing import CliRunner

from formicarium.cli import app
from formicarium.server import main
from tests.acorns import AcornGame


@pytest.mark.parametrize(
    "args, env, line",
    [
        (("--port", "99999"), {}, "a port is a number from 0 to 65535, not 99999"),
        (("--bot-workers", "0"), {}, "bots need at least 1 process, not 0"),
        (
            ("--database", "mysql://host/tables"),
            {},
            "tables are kept in a file or by PostgreSQL, not by mysql",
        ),
        (("--database", "://"), {}, ":// is neither a file nor the address of a database"),
        (("--database", "postgresql://nobody@127.0.0.1:1/x"), {}, "cannot be opened: connection failed"),
        (("--database", "README.md"), {}, "README.md cannot be opened: file is not a database"),
        ((), {"FORMICARIUM_PORT": "ten"}, "FORMICARIUM_PORT cannot be 'ten'"),
        ((), {"FORMICARIUM_LOG_LEVEL": "loud"}, "a log level is info, warning, error or debug, not loud"),
        ((), {"FORMICARIUM_MODULES": "nosuch"}, "the module nosuch cannot be imported: No module named"),
        ((), {"FORMICARIUM_PAUSE": "1"}, "FORMICARIUM_PAUSE cannot be '1': 2 numbers are wanted"),
    ],
)
def test_a_server_that_cannot_be_started_says_so_in_one_line(
    args: tuple[str, ...], env: dict[str, str], line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "README.md").write_text("This is a text, " * 100, encoding="utf-8")
    environment = {"XDG_DATA_HOME": str(tmp_path), "FORMICARIUM_PORT": "0", **env}
    refused = CliRunner().invoke(app, ["serve", *args], env=environment)
    assert refused.exit_code == 2
    assert refused.stdout == ""
    assert refused.stderr.startswith("formicarium: ")
    assert refused.stderr.count("\n") == 1
    assert line in refused.stderr
    assert (tmp_path / "README.md").read_text(encoding="utf-8").startswith("This is a text")


def test_a_port_that_is_taken_is_told_before_anything_is_opened(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        environment = {"XDG_DATA_HOME": str(tmp_path)}
        refused = CliRunner().invoke(app, ["serve", "--port", str(port)], env=environment)
    assert refused.exit_code == 2
    assert refused.stdout == ""
    assert refused.stderr.startswith(f"formicarium: cannot listen at 127.0.0.1:{port}: ")
    assert refused.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_database_that_a_newer_version_has_written_to_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as kept:
        kept.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        kept.execute("INSERT INTO alembic_version VALUES ('9999')")
        kept.commit()
    for command in (("serve", "--port", "0"), ("mend",)):
        refused = CliRunner().invoke(app, [*command, "--database", str(file)])
        assert refused.exit_code == 2
        assert refused.stdout == ""
        assert refused.stderr.count("\n") == 1
        assert "was written by a newer Formicarium" in refused.stderr


def test_games_are_unpacked_before_anybody_is_asked_in(
    acorns: AcornGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(AcornGame, "unpack", lambda game: print(f"{game.id} is unpacked"))
    monkeypatch.setattr(main, "_run", lambda *_: print("the door is open"))
    for left_alone in ("gc", "signal", "logs"):
        monkeypatch.setattr(main, left_alone, Mock())
    served = CliRunner().invoke(app, ["serve", "--port", "0"], env={"XDG_DATA_HOME": str(tmp_path)})
    assert served.exit_code == 0, served.output
    told = [line.partition(" ")[0] for line in served.stdout.splitlines()]
    assert told == ["acorns", "Tables", "Open", "the"]
