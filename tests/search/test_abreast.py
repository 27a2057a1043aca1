"""A question thought over by several processes at once."""

from __future__ import annotations

from random import Random

import pytest
from typer.testing import CliRunner

import formicarium as fm
from formicarium.bots import find
from formicarium.bots.search import Search
from formicarium.bots.search.abreast import Part, Races, joined
from formicarium.bots.search.mixing import Mixed
from formicarium.bots.search.race import Race
from formicarium.cli import app
from formicarium.core.bot import Choice, Sight
from formicarium.core.decision import Move
from formicarium.terminal import party
from formicarium.texts.message import message
from tests.search.showdown import BET, CALL, FOLD, PASS

RNG = Random(1)
TOGETHER = 9  # rounds: in two processes five each


def choices(*moves: Move) -> list[Choice]:
    return [Choice(move, message("why-cautious")) for move in moves]


def race(*values: list[float]) -> Race:
    """A race as it stands when each answer has had these values."""
    found = Race(choices(*(BET, PASS, CALL, FOLD)[: len(values)]))
    found.values = [*values]
    most = max(map(len, values))
    found.running = [at for at, each in enumerate(values) if len(each) == most]
    return found


def races(*several: Race) -> Races:
    found = joined([Part(each, []) for each in several])
    assert isinstance(found, Races)
    return found


def test_rounds_of_all_processes_count() -> None:
    both = races(race([0.5, 0.7], [0.4]), race([0.3, 0.3, 0.2], [0.4, 0.1, 0.3]))
    assert both.visits == [5, 4]
    assert both.mean(0) == pytest.approx(0.4)
    assert both.mean(1) == pytest.approx(0.3)


def test_who_is_ahead_where_both_have_run_is_taken() -> None:
    """A lucky world of one process makes nobody better than those who did not run in it."""
    assert races(race([0.9, 0.9], [0.8]), race([0.1, 0.2], [0.3, 0.4])).choice(RNG) == 1
    assert races(race([0.5], [0.5]), race([0.5], [0.5])).choice(RNG) == 0, "of equals the first"
    assert races(race([0.4], [0.5]), race([0.5], [0.4])).choice(RNG) == 0


def test_who_dropped_out_everywhere_is_not_taken() -> None:
    found = races(race([0.5, 0.5], [0.6]), race([0.5, 0.5], [0.6]))
    assert found.choice(RNG) == 0
    after, cost = found.runner_up(0, [1])
    assert after == 1
    assert cost == pytest.approx(-0.1)


def test_mixes_are_added_up() -> None:
    one, other = Mixed(choices(BET, PASS)), Mixed(choices(BET, PASS))
    one.mixed, one.visits, one.totals = [3.0, 1.0], [3, 1], [1.5, 0.5]
    other.mixed, other.visits, other.totals = [1.0, 3.0], [1, 3], [0.5, 0.5]
    whole = joined([Part(one, []), Part(other, [])])
    assert isinstance(whole, Mixed)
    assert whole.average() == [0.5, 0.5]
    assert whole.visits == [4, 4]
    assert whole.mean(1) == 0.25


def sight() -> Sight:
    """The first order of a match of Ant War."""
    match, rng = fm.Match(fm.games["ant_war"], 2, seed=3), Random(3)
    quick = find(match.game, "newcomer")
    while not match.game.searching.worthwhile(match.sight(match.pending[0].seat)):  # type: ignore[union-attr]
        seat = match.pending[0].seat
        match.play(seat, quick.choose(match.sight(seat), rng).move)
    return match.sight(match.pending[0].seat)


def test_processes_share_the_rounds_and_the_same_seed_gives_the_same() -> None:
    asked = sight()
    search = Search(fm.games["ant_war"], rounds=TOGETHER, processes=2)
    thought = search.think(asked, Random(5))
    assert isinstance(thought.root, Races)
    assert len(thought.replies) == sum(thought.root.visits) == TOGETHER + 1
    first, again = thought.root.races
    assert first.values != again.values, "in worlds of their own"
    assert search.think(asked, Random(5)).root.visits == thought.root.visits
    one, other = search.choose(asked, Random(5)), search.choose(asked, Random(5))
    assert (one.move, one.why) == (other.move, other.why)
    assert one.why.key.startswith("why-search")


def test_time_ends_the_thought_of_every_process() -> None:
    search = Search(fm.games["ant_war"], rounds=500, seconds=0.0, processes=2)
    assert sum(search.think(sight(), Random(5)).root.visits) == 2 * 2


def test_a_terminal_may_have_several(monkeypatch: pytest.MonkeyPatch) -> None:
    invited: list[int] = []

    def invite(game: object, name: str, processes: int) -> Search:
        invited.append(processes)
        raise fm.OptionError("enough is known")

    monkeypatch.setattr(party, "invite", invite)
    CliRunner().invoke(app, ["play", "ant_war", "--bots", "queen", "--processes", "2"])
    assert invited == [2]
    queen = find(fm.games["ant_war"], "queen", 2)
    assert isinstance(queen, Search)
    assert queen.processes == 2
