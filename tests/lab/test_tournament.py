"""Many matches, the same figures every time."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from formicarium import IllegalMove, Match, OptionError, UnknownGame, games
from formicarium.bots import UnknownBot, invite
from formicarium.core.bot import Choice, Sight
from formicarium.core.decision import PASS
from formicarium.core.game import Game
from formicarium.lab.interval import mean_interval, share_interval
from formicarium.lab.tally import sightings
from formicarium.lab.tournament import Plan, check, play, play_all, run
from formicarium.texts.message import message

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


def test_the_lab_plays_the_match_of_its_seed() -> None:
    """On the bare table, and yet what a match of this seed and these bots would have been."""
    plan = Plan("acorns", ("greedy", "random"), seats=3, games=4, tally="seat")
    for number in range(plan.games):
        match = Match(games["acorns"], plan.seats, plan.seed_of(number))
        rngs = [
            Random(f"{plan.seed_of(number)}/{bot}/{seat}") for seat, bot in enumerate(plan.seating(number))
        ]
        while match.outcome is None:
            seat = match.pending[0].seat
            bot = invite(match.game, plan.seating(number)[seat])
            match.play(seat, bot.choose(match.sight(seat), rngs[seat]).move)
        played = play(plan, number)
        assert (played.ranks, played.ended) == (match.outcome.ranks, match.outcome.why)
        assert played.seen == sightings(match.log, "seat")


class Rebel:
    """Does what is not offered."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def choose(self, sight: Sight, rng: Random) -> Choice:
        return Choice(PASS, message("why-random", count=1))


def test_a_bot_that_does_what_is_not_offered_is_refused() -> None:
    with pytest.raises(IllegalMove, match="button:pass"):
        play(Plan("acorns", (f"{__name__}:Rebel",), seats=2, games=1), 0)
