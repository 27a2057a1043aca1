"""The lab on a Ray cluster of two nodes, one of which is killed while it works, twice."""

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
TASKS = 80  # enough for every node to get some, also where a machine is busy
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
    """Leaves a mark when it begins; takes its time until a node has been killed."""
    import ray

    node = ray.get_runtime_context().get_node_id()
    with (Path(folder) / f"{number}").open("a", encoding="utf-8") as file:
        file.write(f"{node}\n")
    if not (Path(folder) / "killed").exists():
        time.sleep(0.4)
    return number


def failing(number: int) -> int:
    if number == 1:
        raise OptionError("this one cannot be done")
    return number


def test_a_cluster_gives_the_same_files_as_this_process(cluster: Any, tmp_path: Path) -> None:
    for name, crew in (("here", Crew()), ("there", Crew(cluster=cluster.address))):
        carry_out(PLAN, crew, files_in(tmp_path / name))
    same_files(tmp_path)


def files_in(folder: Path) -> Wanted:
    folder.mkdir()
    return Wanted(folder / "report.html", folder / "rows.csv", folder / "records.zst", folder / "kept")


def same_files(tmp_path: Path) -> None:
    """Byte by byte, made here and there; the matches kept, in any order."""
    for file in ("report.html", "rows.csv", "records.zst"):
        assert (tmp_path / "here" / file).read_bytes() == (tmp_path / "there" / file).read_bytes(), file
    lines = [set((tmp_path / name / "kept").read_text().splitlines()) for name in ("here", "there")]
    assert lines[0] == lines[1]


def test_what_goes_wrong_there_is_raised_here(cluster: Any) -> None:
    with pytest.raises(OptionError, match="cannot be done"):
        list(done_there(cluster.address, failing, [(number,) for number in range(3)]))


def test_what_a_killed_node_was_doing_is_done_again(cluster: Any, tmp_path: Path) -> None:
    victim = cluster.worker_nodes.copy().pop()
    found: list[int] = []
    killed = False
    for number in done_there(cluster.address, slowly, [(str(tmp_path), n) for n in range(TASKS)]):
        found.append(number)
        begun = Counter(line for file in tmp_path.iterdir() for line in file.read_text().splitlines())
        if not killed and begun[victim.node_id] >= 2:  # it has done one and is at another
            cluster.remove_node(victim, allow_graceful=False)
            (tmp_path / "killed").touch()
            killed = True
    assert killed
    assert sorted(found) == list(range(TASKS))
    times = [len(file.read_text().splitlines()) for file in tmp_path.iterdir()]
    assert max(times) == 2  # somebody else began it anew


def test_a_run_outlives_a_node_and_its_files_are_those_of_this_process(cluster: Any, tmp_path: Path) -> None:
    """The node is killed while it is at a match; what was asked for is there by then, in part."""
    plan = Plan("cicada_and_ant", ("greedy",), seats=2, games=96)  # enough for the node to be at work in time
    victim = cluster.add_node(**NODE)
    cluster.wait_for_nodes()
    there = files_in(tmp_path / "there")
    done, killed_at = [0], list[int]()

    def heard(more: int) -> None:
        done[0] += more
        if not killed_at and done[0] > plan.games // 4 and is_busy(victim):
            assert there.rows is not None
            assert len(there.rows.read_text(encoding="utf-8").splitlines()) > 1
            cluster.remove_node(victim, allow_graceful=False)
            killed_at.append(done[0])

    carry_out(plan, Crew(cluster=cluster.address), there, heard)
    assert killed_at
    assert killed_at[0] < plan.games
    carry_out(plan, Crew(processes=1), files_in(tmp_path / "here"))
    same_files(tmp_path)


def is_busy(node: Any) -> bool:
    """Its only processor is taken."""
    from ray._private.state import available_resources_per_node

    free: dict[str, dict[str, float]] = available_resources_per_node()
    return node.node_id in free and not free[node.node_id].get("CPU")


def test_where_no_cluster_answers_it_is_said() -> None:
    with pytest.raises(OptionError, match="no cluster answers"):
        list(done_there("127.0.0.1:1", failing, [(0,)]))
