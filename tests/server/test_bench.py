"""The benchmark runs, and counts only what is on disk and has been shown."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from formicarium.server.bench import Bench
from formicarium.server.bench.arrival import first_bytes
from formicarium.server.bench.crowd import crowd
from formicarium.server.bench.grown import grown
from formicarium.server.bench.split import split


def test_the_benchmark_measures_moves_and_latency() -> None:
    with Bench() as bench:
        line = asyncio.run(bench.run(2, 1.0))
        thoughtful = asyncio.run(bench.run(2, 1.0, think=1.0))
        table, (cookie, _) = bench.set_up()
        waits = asyncio.run(first_bytes(bench.port, table, [cookie, cookie]))
        with sqlite3.connect(bench.database) as connection:
            (written,) = connection.execute("SELECT count(*) FROM answers WHERE kind = 'answer'").fetchone()
    assert line["tables"] == 2
    assert 0 < line["moves_per_second"] <= written
    assert 0 < line["p50_ms"] <= line["p99_ms"]
    assert line["refused"] == 0
    assert line["moves_per_cpu_second"] > 0
    assert thoughtful["moves_per_second"] < 12  # one a second at each table, more or less
    assert len(waits) == 2
    assert all(page > 0 and shown > 0 for page, shown in waits)


def test_a_move_is_split_into_its_parts() -> None:
    line = asyncio.run(split("cicada_and_ant", {}, "patch", 2, 20))
    parts = ("engine", "scene", "patch", "encode", "send", "write", "rest")
    assert all(line[part] >= 0 for part in parts)
    assert sum(line[part] for part in parts) == pytest.approx(line["us_per_move"], abs=1)  # each is rounded


def test_a_crowd_is_counted_and_leaves_nothing_behind() -> None:
    line = asyncio.run(crowd("cicada_and_ant", {}, 20))
    assert line["tables"] == 20
    assert line["kb_per_hello"] > 1
    assert line["rooms_left"] == 0


def test_a_house_where_much_was_played_is_come_to(tmp_path: Path) -> None:
    figures = grown(str(tmp_path / "grown.sqlite"), 60)
    assert figures["tables"] == 60
    assert all(figures.values())
