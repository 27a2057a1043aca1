"""The lab on a Ray cluster of two nodes, one of which is killed while it works."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from formicarium import OptionError
from formicarium.lab.cluster import done_there
from formicarium.lab.crew import Crew
from formicarium.lab.session import Wanted, carry_out
from formicarium.lab.tournament import Plan

HERE = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}  # on the loopback only
NODE: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80 * 2**20}
PLAN = Plan("cicada_and_ant", ("random", "greedy"), seats=2, games=12)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes, each with processes of its own."""
    os.environ |= HERE
    from ray.cluster_utils import Cluster

    found: Any = Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    found.add_node(**NODE)
    found.wait_for_nodes()
    yield found
    found.shutdown()
    for name in HERE:
        os.environ.pop(name)


def slowly(folder: str, number: int) -> int:
    """Leaves a mark when it begins."""
    import ray

    node = ray.get_runtime_context().get_node_id()
    with (Path(folder) / f"{number}").open("a", encoding="utf-8") as file:
        file.write(f"{node}\n")
    time.sleep(0.4)
    return number


def failing(number: int) -> int:
    if number == 1:
        raise OptionError("this one cannot be done")
    return number


def test_a_cluster_gives_the_same_files_as_this_process(cluster: Any, tmp_path: Path) -> None:
    for name, crew in (("here", Crew()), ("there", Crew(cluster=cluster.address))):
        to = tmp_path / name
        to.mkdir()
        wanted = Wanted(to / "report.html", to / "rows.csv", to / "records.zst", to / "kept")
        carry_out(PLAN, crew, wanted)
    for file in ("report.html", "rows.csv", "records.zst"):
        assert (tmp_path / "here" / file).read_bytes() == (tmp_path / "there" / file).read_bytes(), file
    lines = [set((tmp_path / name / "kept").read_text().splitlines()) for name in ("here", "there")]
    assert lines[0] == lines[1]


def test_what_goes_wrong_there_is_raised_here(cluster: Any) -> None:
    with pytest.raises(OptionError, match="cannot be done"):
        list(done_there(cluster.address, failing, [(number,) for number in range(3)]))


def test_what_a_killed_node_was_doing_is_done_again(cluster: Any, tmp_path: Path) -> None:
    """The last test of this module: one node is left."""
    victim = cluster.worker_nodes.copy().pop()
    found: list[int] = []
    killed = False
    for number in done_there(cluster.address, slowly, [(str(tmp_path), n) for n in range(16)]):
        found.append(number)
        begun = Counter(line for file in tmp_path.iterdir() for line in file.read_text().splitlines())
        if not killed and begun[victim.node_id] >= 2:  # it has done one and is at another
            cluster.remove_node(victim, allow_graceful=False)
            killed = True
    assert killed
    assert sorted(found) == list(range(16))
    times = [len(file.read_text().splitlines()) for file in tmp_path.iterdir()]
    assert max(times) == 2  # somebody else began it anew


def test_where_no_cluster_answers_it_is_said() -> None:
    with pytest.raises(OptionError, match="no cluster answers"):
        list(done_there("127.0.0.1:1", failing, [(0,)]))
