"""The benchmark runs, and counts only what is on disk and has been shown."""

from __future__ import annotations

import asyncio
import sqlite3

from formicarium.server.bench import Bench


def test_the_benchmark_measures_moves_and_latency() -> None:
    with Bench() as bench:
        line = asyncio.run(bench.run(2, 1.0))
        with sqlite3.connect(bench.database) as connection:
            (written,) = connection.execute("SELECT count(*) FROM answers WHERE kind = 'answer'").fetchone()
    assert line["tables"] == 2
    assert 0 < line["moves_per_second"] <= written
    assert 0 < line["p50_ms"] <= line["p99_ms"]
    assert line["refused"] == 0
    assert line["moves_per_cpu_second"] > 0
