"""`formicarium verify`: what it says, and its exit codes; and which version this is."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

import formicarium as fm
from formicarium.cli import app
from tests.server.test_fairness import play_on, sealed


def run(*args: str) -> Result:
    return CliRunner().invoke(app, args, env={"COLUMNS": "300", "LC_ALL": "C.UTF-8"})


@pytest.fixture(scope="module")
def record() -> str:
    """Of a match as a server plays it."""
    ledger = sealed("cicada_and_ant", 2)[0]
    play_on(ledger, Random(4))
    return ledger.record()


def test_exit_codes_tell_what_was_found(record: str, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    lines = record.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("* "))
    cards = lines[at].split()
    changed = [*lines[:at], " ".join([cards[0], cards[2], cards[1], *cards[3:]]), *lines[at + 1 :]]
    unpromised = fm.Match(fm.games["ant_war"], seed=1).record.dumps()
    for text, code, kind, words in (
        (record, 0, "fits", "The deal was fair"),
        ("\n".join(changed), 1, "differs", f"Line {at + 1} is not what was dealt"),
        (unpromised, 3, "nothing", "Nothing to verify"),
    ):
        file.write_text(text, encoding="utf-8")
        said = run("verify", str(file))
        assert said.exit_code == code
        assert words in said.output
        told = run("verify", str(file), "--json")
        assert told.exit_code == code
        assert json.loads(told.output)["verdict"] == kind
    assert "Nothing to verify" not in run("verify", str(file), "--lang", "fr").output
    for unreadable in (b"no record", b"\xff\xfe", unpromised.replace("ant_war", "chess").encode()):
        file.write_bytes(unreadable)
        refused = run("verify", str(file))
        assert refused.exit_code == 2
        assert refused.stdout == ""
        assert refused.stderr.count("\n") == 1


def test_the_version_is_one() -> None:
    assert run("--version").output == f"formicarium {fm.__version__}\n"
