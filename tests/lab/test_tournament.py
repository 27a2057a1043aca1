"""Many matches, the same figures every time."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium import OptionError, UnknownGame, games
from formicarium.bots import UnknownBot
from formicarium.lab.interval import mean_interval, share_interval
from formicarium.lab.tournament import Plan, check, play, play_all, run

pytestmark = pytest.mark.usefixtures("acorns")


def figures(summary: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in summary.items() if key not in ("seconds", "decisions_per_second")}


def test_bots_sit_in_every_seat_with_the_same_luck() -> None:
    plan = Plan("acorns", ("greedy", "random"), seats=2, games=4)
    assert [plan.seating(number) for number in range(3)] == [
        ("greedy", "random"),
        ("random", "greedy"),
        ("greedy", "random"),
    ]
    assert plan.seed_of(0) == plan.seed_of(1) != plan.seed_of(2)


@pytest.mark.parametrize("bots", [("greedy",), ("greedy", "greedy"), ("greedy", "random") * 2])
def test_no_match_is_counted_twice(bots: tuple[str, ...]) -> None:
    plan = Plan("acorns", bots, seats=4, games=24)
    assert len({(plan.seating(number), plan.seed_of(number)) for number in range(plan.games)}) == plan.games


def test_a_summary_counts_everything() -> None:
    summary = run(Plan("acorns", ("greedy", "random"), seats=2, games=40, seed=3, options={"sides": 4}))
    assert summary["games"] == 40
    assert summary["decisions"] == 80
    assert summary["mean_length"] == 2
    assert summary["options"] == {"sides": 4}
    assert summary["ended_by"] == {"ended-roll": 40}
    assert summary["endings"] == [{"why": {"id": "ended-roll", "args": {}}, "times": 40}]
    greedy, random = summary["by_bot"]["greedy"], summary["by_bot"]["random"]
    assert greedy["played"] == random["played"] == 40
    assert greedy["wins"] + random["wins"] == pytest.approx(40)
    assert greedy["win_share"] > 0.5 > random["win_share"]
    low, high = greedy["win_share_95"]
    assert low < greedy["win_share"] < high
    assert [seat["played"] for seat in summary["by_seat"]] == [40, 40]


def test_an_odd_number_of_matches_is_played_exactly() -> None:
    assert run(Plan("acorns", ("random",), seats=3, games=5))["games"] == 5


def test_the_same_seed_gives_the_same_figures_in_any_number_of_processes() -> None:
    id = next(id for id in games if id != "acorns")  # a process of its own knows installed games only
    plan = Plan(id, ("random",), seats=games[id].seats[0], games=6, seed="s")
    heard: list[int] = []
    alone = run(plan, 1)
    assert figures(run(plan, 2, heard.append)) == figures(alone) == figures(run(plan, 1))
    assert sum(heard) == 6
    other = run(Plan(id, ("random",), games[id].seats[0], 6, "t"))
    assert figures(other) != figures(alone)


def test_a_match_of_a_plan_can_be_played_alone() -> None:
    plan = Plan("acorns", ("random",), seats=2, games=3)
    assert play_all(plan)[2] == play(plan, 2)


@pytest.mark.parametrize(
    "plan, error",
    [
        (Plan("nothing", ("random",), 2, 1), UnknownGame),
        (Plan("acorns", ("zeus",), 2, 1), UnknownBot),
        (Plan("acorns", (), 2, 1), OptionError),
        (Plan("acorns", ("random",) * 3, 2, 1), OptionError),
        (Plan("acorns", ("random",), 7, 1), OptionError),
        (Plan("acorns", ("random",), 2, 0), OptionError),
        (Plan("acorns", ("random",), 2, 1, options={"feet": 6}), OptionError),
    ],
)
def test_a_plan_that_cannot_be_carried_out_is_refused(plan: Plan, error: type[Exception]) -> None:
    with pytest.raises(error):
        check(plan)


def test_intervals() -> None:
    assert share_interval(0, 0) == (0.0, 1.0)
    low, high = share_interval(0, 20)
    assert low == 0.0
    assert high == pytest.approx(0.161, abs=1e-3)
    assert share_interval(20, 20)[1] == 1.0
    assert mean_interval([3])[1] == (3, 3)
