"""A run of the lab with files: kept, gone on with, and the same in the end."""

from __future__ import annotations

import json
from collections.abc import Generator
from pathlib import Path
from typing import cast

import polars
import pytest
from typer.testing import CliRunner

from formicarium import OptionError
from formicarium.cli import app
from formicarium.core.match import replay
from formicarium.lab import study as module
from formicarium.lab.archive import ArchiveError, read_archive
from formicarium.lab.crew import Crew
from formicarium.lab.journal import JournalError
from formicarium.lab.session import Wanted, carry_out
from formicarium.lab.study import Studied, studied, study
from formicarium.lab.tournament import Plan

PLAN = Plan("cicada_and_ant", ("random",), seats=2, games=8)
ALONE = Crew()


def everything(folder: Path) -> Wanted:
    return Wanted(folder / "report.html", folder / "rows.csv", folder / "records.zst", folder / "kept.jsonl")


def test_stopped_and_gone_on_with_it_ends_as_if_never_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, pieces = tmp_path / "whole", tmp_path / "pieces"
    whole.mkdir()
    pieces.mkdir()
    carry_out(PLAN, ALONE, everything(whole))
    some = cast("Generator[Studied]", studied([PLAN], ALONE, pieces / "kept.jsonl"))
    for _ in range(5):
        next(some)
    some.close()
    cut = (pieces / "kept.jsonl").read_bytes()
    (pieces / "kept.jsonl").write_bytes(cut[:-30])  # stopped in the midst of a line
    played: list[int] = []

    def counted(plan: Plan, number: int, arm: int = 0) -> Studied:
        played.append(number)
        return study(plan, number, arm)

    monkeypatch.setattr(module, "study", counted)
    carry_out(PLAN, ALONE, everything(pieces))
    assert played == [4, 5, 6, 7]
    for name in ("report.html", "rows.csv", "records.zst"):
        assert (pieces / name).read_bytes() == (whole / name).read_bytes(), name


def test_processes_change_nothing(tmp_path: Path) -> None:
    for crew in (ALONE, Crew(2)):
        wanted = Wanted(tmp_path / f"{crew.processes}.html", tmp_path / f"{crew.processes}.csv")
        carry_out(PLAN, crew, wanted)
    assert (tmp_path / "1.html").read_bytes() == (tmp_path / "2.html").read_bytes()
    assert (tmp_path / "1.csv").read_bytes() == (tmp_path / "2.csv").read_bytes()


def test_part_of_the_report_is_there_while_the_rest_is_played(tmp_path: Path) -> None:
    seen: list[str] = []
    page = tmp_path / "report.html"

    def heard(count: int) -> None:
        if page.exists():
            seen.append(page.read_text(encoding="utf-8"))

    carry_out(PLAN, ALONE, Wanted(report=page), heard)
    assert "1 of 8" in seen[0]
    assert "8 of 8" in page.read_text(encoding="utf-8")


def test_matches_of_another_plan_are_refused(tmp_path: Path) -> None:
    kept = Wanted(keep=tmp_path / "kept.jsonl")
    carry_out(Plan("cicada_and_ant", ("random",), 2, 1), ALONE, kept)
    with pytest.raises(JournalError, match="another lab"):
        carry_out(Plan("cicada_and_ant", ("random",), 2, 1, seed=1), ALONE, kept)


@pytest.mark.parametrize("name", ["records.zst", "records.parquet"])
def test_records_come_back_and_replay(tmp_path: Path, name: str) -> None:
    sample = carry_out(PLAN, ALONE, Wanted(records=tmp_path / name))
    found = list(read_archive(tmp_path / name))
    assert [each.record for each in found] == [each.record for each in sample.matches]
    outcome = replay(found[3].record).outcome
    assert outcome is not None
    assert outcome.ranks == found[3].ranks


def test_what_is_no_archive_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "records.zst"
    file.write_text("nothing of the kind")
    with pytest.raises(ArchiveError):
        list(read_archive(file))


@pytest.mark.parametrize("name", ["rows.csv", "rows.parquet"])
def test_there_is_a_row_for_every_match(tmp_path: Path, name: str) -> None:
    sample = carry_out(PLAN, ALONE, Wanted(rows=tmp_path / name))
    read = polars.read_csv if name.endswith("csv") else polars.read_parquet
    table = read(tmp_path / name)
    assert table.height == PLAN.games
    assert table["answers"].to_list() == [look.decisions for look in sample.looks]
    assert (table["a_share"] + table["b_share"]).to_list() == [1.0] * PLAN.games
    assert set(table["schema"].to_list()) == {1}


def test_files_that_cannot_be_written_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    for wanted in (Wanted(rows=tmp_path / "rows.txt"), Wanted(records=tmp_path / "records.csv")):
        with pytest.raises(OptionError, match=r"\.parquet"):
            carry_out(PLAN, ALONE, wanted)


def test_the_command_writes_what_it_is_asked_for(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    asked = ["lab", "cicada_and_ant", "--bots", "random", "--games", "4", "--processes", "1"]
    done = CliRunner().invoke(app, [*asked, "--json", "--report", str(page), "--lang", "fr"])
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["games"] == 4
    assert '<html lang="fr">' in page.read_text(encoding="utf-8")
    refused = CliRunner().invoke(app, [*asked, "--report", str(page), "--tally", "card"])
    assert refused.exit_code == 2


@pytest.mark.parametrize("option", ["--report", "--rows", "--records", "--keep"])
def test_a_file_without_a_folder_is_refused_before_anything_is_played(option: str, tmp_path: Path) -> None:
    name = {"--rows": "x.csv", "--records": "x.zst"}.get(option, "x.html")
    asked = ["lab", "cicada_and_ant", "--bots", "random", "--games", "1000000000"]
    for file, why in ((tmp_path / "nowhere" / name, "no folder"), (tmp_path, "is a folder")):
        refused = CliRunner().invoke(app, [*asked, option, str(file)])
        assert refused.exit_code == 2
        assert why in refused.output
    assert not list(tmp_path.iterdir())


def test_there_is_no_work_without_processes() -> None:
    asked = ["lab", "cicada_and_ant", "--bots", "random", "--games", "1000000000", "--processes", "0"]
    assert CliRunner().invoke(app, asked).exit_code == 2
