"""`--data FOLDER`: matches, figures and replays with corrected tables, or what is wrong in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from formicarium import Match, games
from formicarium.cli import app
from formicarium.core.registry import read_corrections
from tests.corrections import GAME, corrected_folder

WINTER = ("--option", "mode=winter")


def run(*args: str, input: str = "") -> Result:
    return CliRunner().invoke(app, args, input=input, env={"COLUMNS": "200", "LC_ALL": "C.UTF-8"})


def lab(*args: str) -> float:
    """The mean length of a few matches."""
    done = run("lab", GAME, "--bots", "random", "--games", "6", *WINTER, "--json", *args)
    assert done.exit_code == 0, done.output
    mean = json.loads(done.stdout)["mean_length"]
    assert isinstance(mean, float)
    return mean


def test_the_lab_measures_corrected_tables_in_its_worker_processes_too(tmp_path: Path) -> None:
    folder = str(corrected_folder(tmp_path))
    packaged = lab("--processes", "1")
    alone = lab("--processes", "1", "--data", folder)
    assert alone < packaged
    assert lab("--processes", "2", "--data", folder) == alone


def test_one_plays_saves_and_replays_with_corrected_tables(tmp_path: Path) -> None:
    folder, file = str(corrected_folder(tmp_path / "data")), tmp_path / "match.txt"
    table = (GAME, "--seats", "2", "--bots", "random", "--seed", "2", *WINTER)
    played = run("play", *table, "--data", folder, input=f"save {file}\nquit\n")
    assert played.exit_code == 0, played.output
    assert f"\ndata: {games[GAME].data}\n" in file.read_text(encoding="utf-8")
    assert games[GAME].corrected
    assert run("replay", str(file), "--data", folder).exit_code == 0
    assert run("play", GAME, "--load", str(file), "--data", folder, input="quit\n").exit_code == 0


def test_a_record_of_other_tables_is_refused_in_one_line(tmp_path: Path) -> None:
    folder, file = corrected_folder(tmp_path / "data"), tmp_path / "match.txt"
    edition = games[GAME].with_data(read_corrections(folder)[GAME])
    file.write_text(Match(edition, 2, seed=2).record.dumps())
    refused = run("replay", str(file))
    assert refused.exit_code == 2
    assert refused.stderr == (
        f"formicarium: this match of {GAME} was played with data {edition.data}, and here is data"
        f" {games[GAME].data}: name the folder of its tables with --data\n"
    )


@pytest.mark.parametrize("command", [("play", GAME), ("lab", GAME, "--bots", "random"), ("serve",)])
@pytest.mark.parametrize(
    "new, line",
    [
        ("vp_to_win = 'x'", f"{GAME}/board.toml: victory.vp_to_win: must be a whole number, not 'x'"),
        ("vp_to_win = ", f"{GAME}/board.toml: Invalid value (at line "),
        ("points_to_win = 4", f"{GAME}/board.toml: victory.points_to_win: the game does not read this"),
    ],
)
def test_a_wrong_table_is_refused_in_one_line(
    command: tuple[str, ...], new: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("FORMICARIUM_PORT", "0")
    refused = run(*command, "--data", str(corrected_folder(tmp_path / "data", new=new)))
    assert refused.exit_code == 2
    assert refused.stdout == ""
    assert refused.stderr.startswith(f"formicarium: {line}")
    assert refused.stderr.count("\n") == 1


def test_a_folder_that_is_not_there_or_of_no_game_is_refused_in_one_line(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere"
    assert (
        run("play", GAME, "--data", str(nowhere)).stderr
        == f"formicarium: {nowhere}: No such file or directory\n"
    )
    (tmp_path / "data" / "chess").mkdir(parents=True)
    assert "no game is called 'chess'" in run("play", GAME, "--data", str(tmp_path / "data")).stderr
