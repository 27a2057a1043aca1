"""The verdict itself: whatever it looks for, it finds where it was planted."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from formicarium.core.match import Match as Played
from formicarium.core.record import loads
from formicarium.core.registry import games
from formicarium.server.keeping.database import Database
from formicarium.server.keeping.rated import ratings
from formicarium.server.rating.reckoning import reckon
from tests.chaos import members, run, verdict
from tests.chaos.figures import GROWTH, SPARE, Figures
from tests.chaos.members import BOTS, CHAMPIONS
from tests.chaos.players import Match
from tests.chaos.troubles import Troubles
from tests.server.contests import people, play

SEATS = 2


def figures() -> Figures:
    return Figures("made up", seed=1, memory=(100, 100), files=(30, 30))


def played() -> tuple[str, Match]:
    """A record, and what its players were told to have been taken."""
    match = Played(games["cicada_and_ant"], SEATS, seed=1)
    for number in range(12):
        decision = next(found for seat in range(SEATS) if (found := match.decision(seat)))
        match.play(decision.seat, decision.options[number % len(decision.options)])
    record = match.record.dumps()
    taken = {
        seat: [" ".join(line.words) for line in loads(record)[1] if line.seat == seat]
        for seat in range(SEATS)
    }
    assert all(len(set(answers)) > 1 for answers in taken.values())
    return record, Match("made up", [], taken)


def judged(record: str, match: Match) -> list[str]:
    found = figures()
    verdict.compare(found, match, record)
    return found.faults()


def test_what_was_acknowledged_and_is_in_the_record_once_is_well() -> None:
    assert judged(*played()) == []


def test_an_acknowledged_answer_that_is_not_in_the_record_is_lost() -> None:
    record, match = played()
    match.taken[1].append("cell:nowhere")
    assert judged(record, match) == ["1 lost"]


def test_an_answer_that_is_in_the_record_once_more_is_doubled() -> None:
    record, match = played()
    match.taken[0].pop()
    assert judged(record, match) == ["1 doubled"]


def test_answers_in_another_order_are_no_record_of_what_was_said() -> None:
    record, match = played()
    match.taken[0].reverse()
    assert judged(record, match) == ["1 disordered"]


@pytest.mark.parametrize("told, count", [(["a", "a"], 0), (["a", "b"], 1), (["a", "b", "c"], 2)])
def test_a_node_that_tells_another_story_differs(told: list[str], count: int) -> None:
    assert verdict.differing(told) == count


def cup_of(*places: int) -> Any:
    """What a node tells of a tournament of one round, in which so came the entrants of each table in."""
    numbers = range(CHAMPIONS + BOTS)
    at = [{"number": number, "points": 2.0 - place} for number, place in zip(numbers, places, strict=True)]
    lines = sorted(({"place": 2 - int(one["points"]), **one} for one in at), key=lambda line: line["place"])
    return {"history": [[{"over": True, "at": at}]], "standings": lines}


def test_nodes_that_tell_different_standings_of_a_tournament_differ() -> None:
    found = figures()
    verdict.compare_cups(found, [cup_of(1, 2, 1, 2, 1, 2), cup_of(1, 2, 1, 2, 1, 2)])
    assert found.faults() == []
    verdict.compare_cups(found, [cup_of(1, 2, 1, 2, 1, 2), cup_of(2, 1, 1, 2, 1, 2)])
    assert found.faults() == ["1 differing"]


def test_somebody_without_a_place_in_a_round_is_noticed() -> None:
    told = cup_of(1, 2, 1, 2, 1, 2)
    told["history"][0][0]["at"].pop()
    with pytest.raises(AssertionError):
        verdict.compare_cups(figures(), [told])


def test_a_table_that_nobody_was_told_of_is_found() -> None:
    found = figures()
    verdict.count_brought(found, {"one", "two"}, {"one", "two", "over"})
    assert found.faults() == []
    verdict.count_brought(found, {"one", "two"}, {"one"})
    assert found.faults() == ["1 brought"]


def heard(*tables: str) -> list[dict[str, str]]:
    return [{"title": "An opponent", "tag": table} for table in tables]


@pytest.mark.parametrize("tables, repeated", [(("one", "two"), 0), (("one", "two", "one"), 1)])
def test_a_notice_that_comes_twice_is_a_fault_where_nothing_was_wrong(
    tables: tuple[str, ...], repeated: int
) -> None:
    town: Any = SimpleNamespace(figures=figures(), troubles=Troubles())
    news = list(enumerate(heard(*tables), start=int(time.monotonic())))
    verdict.count_repeats(town, [(float(at), notice) for at, notice in news])
    assert town.figures.repeated == repeated
    assert town.figures.told == len(tables)
    with town.troubles.of(None):
        verdict.count_repeats(town, [(float(at), notice) for at, notice in news])
    assert (town.figures.repeated, town.figures.excused_repeats) == (repeated, repeated)


def test_whoever_is_never_told_of_their_table_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(members, "TOLD", 0.0)
    town: Any = SimpleNamespace(figures=figures(), troubles=Troubles())
    member: Any = SimpleNamespace(called="Ada", browser=SimpleNamespace(notices=heard("one")))
    asyncio.run(members.be_told(town, member, "one"))
    assert town.figures.faults() == []
    with town.troubles.of(None):
        asyncio.run(members.be_told(town, member, "two"))
    assert town.figures.faults() == [], "something was wrong"
    town.troubles = Troubles()
    asyncio.run(members.be_told(town, member, "two"))
    assert town.figures.faults() == ["1 untold"]


def test_a_rating_that_does_not_stand_is_found(tmp_path: Path) -> None:
    kept = Database(f"sqlite:///{tmp_path / 'house.sqlite'}")
    kept.migrate()
    with kept.engine.begin() as connection:
        people(connection, "ada", "bo")
        play(connection, "m", ("ada", "bo"), (1, 2))
    found = figures()
    verdict.read_reckoning(found, reckon(kept).words)
    assert found.faults() == []
    with kept.engine.begin() as connection:
        hers = ratings.c.player == "ada"
        connection.execute(ratings.update().where(hers).values(mu=ratings.c.mu + 1e-9))
    verdict.read_reckoning(found, reckon(kept).words)
    assert found.faults() == ["1 misrated"]
    kept.engine.dispose()


def test_a_rated_match_that_counts_for_nobody_is_found() -> None:
    found = figures()
    verdict.count_rated(found, [1, 2])
    assert found.faults() == []
    verdict.count_rated(found, [1, None])
    assert found.faults() == ["1 misrated"]


def test_a_table_at_which_nobody_is_answered_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "PATIENCE", 0.0)
    town: Any = SimpleNamespace(figures=figures(), moved=0.0)

    async def scenario() -> None:
        over, waiting = asyncio.create_task(asyncio.sleep(0)), asyncio.create_task(asyncio.sleep(60))
        await asyncio.wait([over])
        monkeypatch.setattr(run, "LOOK", 0.01)
        await run._until_over(town, [over, waiting])
        waiting.cancel()
        with pytest.raises(run.Stuck):
            await run._play_on(town, answers=1)

    asyncio.run(scenario())
    assert town.figures.faults() == ["2 stuck"]


def test_a_secret_in_a_log_is_found(tmp_path: Path) -> None:
    quiet, loud = tmp_path / "quiet", tmp_path / "loud"
    quiet.write_text("table abc: row 7\n")
    loud.write_bytes(b"\xff GET /resume/s3cret\n")
    found = figures()
    verdict.search(found, [quiet], {"s3cret", "other"})
    assert not found.faults()
    verdict.search(found, [quiet, loud], {"s3cret", "other"})
    assert found.leaked == ["s3cret"]
    assert found.faults() == ["1 secrets in logs"]


def test_memory_and_files_that_are_not_given_back_are_seen() -> None:
    found = figures()
    found.memory, found.files = (100, 100 + GROWTH), (30, 30 + SPARE)
    assert found.faults() == []
    found.memory, found.files = (100, 101 + GROWTH), (30, 31 + SPARE)
    assert len(found.faults()) == 2


@pytest.mark.parametrize("name", ["died", "failures"])
def test_a_node_that_ends_by_itself_or_fails_is_a_fault(name: str) -> None:
    found = figures()
    setattr(found, name, 1)
    assert found.faults() == [f"1 {name}"]


def test_only_what_was_wrong_there_and_then_excuses_an_error() -> None:
    troubles = Troubles()
    before = time.monotonic()
    with troubles.of("one"):
        assert troubles.excuse("one", time.monotonic())
        assert not troubles.excuse("two", time.monotonic())
    assert troubles.excuse("one", before), "it was on while the answer was waited for"
    assert not troubles.excuse("two", before)
    time.sleep(0.001)
    assert not troubles.excuse("one", time.monotonic()), "it is over"
    with troubles.of(None):
        assert troubles.excuse("two", time.monotonic()), "the database is everybody's"
