"""Records as rows to learn from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import polars
import pytest

import formicarium as fm
from formicarium.lab.crew import Crew
from formicarium.lab.dataset import decisions
from formicarium.lab.session import Wanted, carry_out
from formicarium.lab.tournament import Plan
from tests.packaged import PACKAGED


@pytest.mark.parametrize("game", PACKAGED, ids=lambda game: game.id)
def test_every_token_that_was_touched_is_a_row_and_was_allowed(tmp_path: Path, game: fm.Game[Any]) -> None:
    plan = Plan(game.id, ("random",), game.seats[0], 1)
    sample = carry_out(plan, Crew(), Wanted(records=tmp_path / "records.zst"))
    frames = list(decisions(tmp_path / "records.zst", batch=100))
    assert {frame.height for frame in frames[:-1]} <= {100}
    rows = polars.concat(frames)
    observation = game.observation(plan.seats, game.read_options({}))
    assert rows.schema["observation"] == polars.Array(polars.Float32, observation.size)
    assert rows["encoding"].unique().to_list() == [observation.name]
    assert rows["last"].sum() == sample.looks[0].decisions
    masks = rows["mask"].to_numpy()
    assert masks[range(rows.height), rows["action"].to_list()].all()
    assert rows.group_by("seat").agg(polars.col("share").first())["share"].sum() == pytest.approx(1)
    first = rows.row(0, named=True)
    assert game.actions.names[first["action"]] == sample.looks[0].openings[first["seat"]].split()[0]


def test_the_same_rows_come_from_either_kind_of_archive(tmp_path: Path) -> None:
    plan = Plan("cicada_and_ant", ("random", "greedy"), 2, 4)
    files = [tmp_path / "records.zst", tmp_path / "records.parquet"]
    for file in files:
        carry_out(plan, Crew(), Wanted(records=file))
    one, other = (polars.concat(list(decisions(file))) for file in files)
    assert one.equals(other)
    assert one["match"].unique().to_list() == [0, 1, 2, 3]
