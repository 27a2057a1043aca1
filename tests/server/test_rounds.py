"""Rounds of a tournament, for any number of players and seats; and who stands where after them."""

from __future__ import annotations

import asyncio
import random
import threading
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import pytest
import sqlalchemy as sa
from hypothesis import given, settings
from hypothesis import strategies as st

from formicarium.server.keeping.meetings import places
from formicarium.server.meeting import rounds, running
from formicarium.server.meeting.rounds import Player, Round, robin, swiss, table_sizes
from formicarium.server.meeting.standings import Place, shares, standings
from tests.server.cups import bots, cup
from tests.server.test_system_clock import opened

ALLOWED = {2: {2}, 3: {2, 3}, 4: {2, 3, 4}, 5: {2, 3, 4, 5}, 6: {2, 3, 4, 5, 6}}


class Field:
    """Players over several rounds, with results by lot."""

    def __init__(self, count: int, seed: int) -> None:
        self.rng = random.Random(seed)
        self.players = {n: Player(n, 0.0, Counter(), 0, Counter()) for n in range(count)}
        self.places: list[Place] = []

    def order(self) -> list[Player]:
        return [self.players[line.number] for line in standings(self.players, self.places, "swiss")]

    def play(self, number: int, drawn: Round) -> None:
        for at, table in enumerate(drawn.tables):
            ranks = [self.rng.randint(1, 2) for _ in table]
            for seat, (one, rank, share) in enumerate(zip(table, ranks, shares(ranks), strict=True)):
                self.places.append(Place(number, one, "table", f"{number}/{at}", rank, share))
                player = self.players[one]
                player.met.update(other for other in table if other != one)
                player.seats[seat] += 1
                self.players[one] = player._replace(points=player.points + share)
        for one in drawn.resting:
            player = self.players[one]
            self.places.append(Place(number, one, "rest", None, None, 1.0))
            self.players[one] = player._replace(points=player.points + 1, rests=player.rests + 1)


def complete(drawn: Round, count: int) -> None:
    """Everybody is somewhere, once."""
    everybody = [one for table in drawn.tables for one in table] + drawn.resting
    assert sorted(everybody) == list(range(count))


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 21), st.integers(0, 10**6))
def test_swiss_for_two_never_repeats_and_rests_go_around(count: int, seed: int) -> None:
    field = Field(count, seed)
    rounds = count - 1 if count <= 6 else min(7, count // 2)
    for number in range(rounds):
        drawn = swiss(field.order(), 2, {2})
        complete(drawn, count)
        assert len(drawn.resting) == count % 2
        field.play(number, drawn)
    rests = [player.rests for player in field.players.values()]
    assert max(rests) - min(rests) <= 1
    again = [player.met.most_common(1)[0][1] for player in field.players.values() if player.met]
    assert max(again) == 1 or _unavoidable(count, rounds)
    apart = [abs(player.seats[0] - player.seats[1]) for player in field.players.values()]
    assert sum(apart) <= 1.5 * count


def _unavoidable(count: int, rounds: int) -> bool:
    """So few players that earlier rounds may leave no other way."""
    return count <= 6 and rounds > count // 2


@settings(max_examples=40, deadline=None)
@given(st.sampled_from([3, 4, 5, 6]), st.integers(3, 24), st.integers(0, 10**6))
def test_larger_tables_seat_everybody_by_score_groups(seats: int, count: int, seed: int) -> None:
    field = Field(count, seed)
    for number in range(3):
        drawn = swiss(field.order(), seats, ALLOWED[seats])
        complete(drawn, count)
        assert not drawn.resting, "a smaller table is better than none"
        sizes = [len(table) for table in drawn.tables]
        assert max(sizes) <= seats
        assert max(sizes) - min(sizes) <= 1
        field.play(number, drawn)


def test_score_groups_meet() -> None:
    players = [Player(n, points, Counter()) for n, points in enumerate((2, 2, 1, 1, 1, 1, 0, 0))]
    drawn = swiss(players, 2, {2})
    assert all(players[a].points == players[b].points for a, b in drawn.tables)
    tables = swiss(players, 4, {4}).tables
    assert sorted(map(sorted, tables)) == [[0, 1, 2, 3], [4, 5, 6, 7]]


def test_who_has_met_meets_others_even_below() -> None:
    players = [Player(0, 2, Counter([1])), Player(1, 2, Counter([0])), Player(2, 0), Player(3, 0)]
    assert {frozenset(table) for table in swiss(players, 2, {2}).tables} in (
        {frozenset({0, 2}), frozenset({1, 3})},
        {frozenset({0, 3}), frozenset({1, 2})},
    )
    old = [Player(n, 0, Counter(m for m in range(2) if m != n)) for n in range(2)]
    assert swiss(old, 2, {2}).tables == [[0, 1]], "where it cannot be avoided they meet again"


@pytest.mark.parametrize("count", range(2, 13))
def test_in_a_round_robin_everybody_meets_everybody_once(count: int) -> None:
    rounds = robin(range(count), 2, {2})
    met = Counter(frozenset(table) for each in rounds for table in each.tables)
    assert met == Counter(frozenset(pair) for pair in combinations(range(count), 2))
    seats = Counter((one, seat) for each in rounds for t in each.tables for seat, one in enumerate(t))
    assert all(abs(seats[one, 0] - seats[one, 1]) <= 2 for one in range(count))
    for each in rounds:
        complete(each, count)


@pytest.mark.parametrize("seats", [3, 4, 6])
@pytest.mark.parametrize("count", [4, 7, 9, 12])
def test_at_larger_tables_everybody_sits_each_round_and_meets_evenly(seats: int, count: int) -> None:
    rounds = robin(range(count), seats, ALLOWED[seats])
    met = Counter(p for each in rounds for t in each.tables for p in combinations(sorted(t), 2))
    for each in rounds:
        complete(each, count)
    assert len(met) >= 0.9 * count * (count - 1) / 2
    assert len(rounds) <= count


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Each time that two players are compared, the thread in which it is done; nothing is known yet."""
    found: list[str] = []
    real = rounds._cost

    def counted(one: Player, other: Player) -> float:
        found.append(threading.current_thread().name)
        return real(one, other)

    monkeypatch.setattr(rounds, "_cost", counted)
    rounds._evenly.cache_clear()
    return found


def test_for_each_round_everybody_is_compared_with_everybody_once(compared: list[str]) -> None:
    count = 40
    drawn = robin(range(count), 4, ALLOWED[4])
    assert 0 < len(compared) <= len(drawn) * count**2
    compared.clear()
    assert robin(range(count), 4, ALLOWED[4]) == drawn
    assert compared == [], "nobody works it out again"


def test_a_field_without_an_answer_is_given_up_after_so_many_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three whom nobody may meet, of whom one can rest: whoever does, it cannot be."""
    tried: list[int] = []
    real = rounds._pairs

    def counted(players: Sequence[Player], tries: int) -> list[list[Player]] | None:
        tried.append(tries)
        return real(players, tries)

    monkeypatch.setattr(rounds, "_pairs", counted)
    lonely = {20, 21, 22}
    players = [Player(n, met=Counter(range(23) if n in lonely else lonely)) for n in range(23)]
    complete(swiss(players, 2, {2}), 23)
    assert len(tried) == 23
    assert sum(tried) <= rounds.TRIES


def test_a_round_is_worked_out_before_others_have_to_wait_for_what_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, compared: list[str]
) -> None:
    monkeypatch.setattr(running.Running, "every", 600.0)

    def begin(connection: sa.Connection) -> None:
        cup(connection, "cup", "cicada_and_ant", rounds=9, format="robin", seats=4)
        bots(connection, "cup", 12)

    async def scenario() -> None:
        async with opened(tmp_path) as house:
            await house.database.write(begin)
            await house.tournaments.look()
            there = await house.database.read(lambda c: c.execute(sa.select(places.c.round)).all())
            assert len(there) == 12
        assert compared
        assert "writer" not in compared

    asyncio.run(scenario())


def test_no_size_is_made_that_the_game_does_not_take() -> None:
    for count in range(2, 40):
        for seats, allowed in ((4, {2, 4}), (3, {3}), (2, {2})):
            sizes = table_sizes(count, seats, allowed)
            assert set(sizes) <= allowed
            assert count - sum(sizes) < min(allowed)


def test_ties_are_broken_by_whom_one_met_and_whom_one_beat() -> None:
    results = [(1, 0, 1, 0), (1, 2, 3, 2), (2, 0, 2, 0), (2, 1, 3, 1)]  # round, both, the winner
    places = []
    for at, (number, one, other, winner) in enumerate(results):
        for who in (one, other):
            rank = 1 if who == winner else 2
            places.append(Place(number, who, "table", str(at), rank, float(who == winner)))
    lines = standings(range(4), places, "swiss")
    assert [line.number for line in lines] == [0, 1, 2, 3] or [line.points for line in lines] == [2, 1, 1, 0]
    assert [(line.place, line.buchholz, line.berger) for line in lines] == [
        (1, 2.0, 2.0),
        (2, 2.0, 0.0),
        (2, 2.0, 0.0),
        (4, 2.0, 0.0),
    ]


def test_a_rest_counts_as_if_one_had_met_oneself() -> None:
    places = [
        Place(1, 0, "rest", None, None, 1.0),
        Place(1, 1, "table", "t", 1, 1.0),
        Place(1, 2, "table", "t", 2, 0.0),
    ]
    first, second, _ = standings(range(3), places, "swiss")
    assert (first.number, first.buchholz, second.number, second.buchholz) == (0, 1.0, 1, 0.0)
