"""The benchmark runs, and counts only what is on disk and has been shown."""

from __future__ import annotations

from formicarium.server.bench import measure


def test_the_benchmark_measures_moves_and_latency() -> None:
    line = measure([2], seconds=0.5)[0]
    assert line["tables"] == 2
    assert line["moves_per_second"] > 0
    assert 0 < line["p50_ms"] <= line["p99_ms"]
    assert line["refused"] == 0
