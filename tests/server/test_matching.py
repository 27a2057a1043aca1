"""Who sits down with whom: nobody twice, nobody out of reach, and nobody is kept waiting for nothing."""

from __future__ import annotations

import math
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from formicarium.server.meeting.matching import Waiting, companies
from formicarium.server.meeting.paces import PACES, reach

pairs = st.sets(st.tuples(st.integers(0, 11), st.integers(0, 11)), max_size=12)


@st.composite
def crowds(draw: st.DrawFn) -> list[Waiting]:
    count = draw(st.integers(0, 12))
    waits = st.floats(0, 300, allow_nan=False)
    ratings = st.floats(500, 2500, allow_nan=False)
    return [Waiting(f"w{at}", f"g{at}", draw(waits), draw(ratings)) for at in range(count)]


def _apart(found: set[tuple[int, int]]) -> set[frozenset[str]]:
    return {frozenset((f"g{one}", f"g{other}")) for one, other in found if one != other}


@given(crowds(), st.integers(2, 6), pairs)
def test_tables_are_full_and_nobody_sits_twice_out_of_reach_or_with_whom_they_shall_not_meet(
    crowd: list[Waiting], seats: int, blocked: set[tuple[int, int]]
) -> None:
    apart = _apart(blocked)

    def far(waited: float) -> float:
        return reach(PACES["brisk"], waited)

    found = companies(crowd, seats, far, apart)
    sitting = [one.guest for company in found for one in company]
    assert len(sitting) == len(set(sitting))
    for company in found:
        assert len(company) == seats
        first = max(company, key=lambda one: one.waited)
        assert all(abs(one.rating - first.rating) <= far(first.waited) for one in company)
        assert not any(frozenset((a.guest, b.guest)) in apart for a, b in combinations(company, 2))


@given(crowds(), st.integers(2, 6))
def test_where_anybody_will_do_less_than_a_table_full_is_left_and_it_came_last(
    crowd: list[Waiting], seats: int
) -> None:
    found = companies(crowd, seats, lambda _: math.inf)
    assert len(found) == len(crowd) // seats
    if found:
        first = max(crowd, key=lambda one: (one.waited, [-ord(letter) for letter in one.wish]))
        assert first.waited == max(one.waited for company in found for one in company)


@given(crowds(), pairs)
def test_two_who_may_meet_are_never_both_left_waiting(
    crowd: list[Waiting], blocked: set[tuple[int, int]]
) -> None:
    apart = _apart(blocked)
    sitting = {one.guest for company in companies(crowd, 2, lambda _: math.inf, apart) for one in company}
    left = [one.guest for one in crowd if one.guest not in sitting]
    assert all(frozenset(pair) in apart for pair in combinations(left, 2))


def test_whoever_has_waited_longest_meets_the_nearest() -> None:
    ada, bo, cy = Waiting("a", "ada", 90, 1500), Waiting("b", "bo", 50, 1900), Waiting("c", "cy", 1, 1480)
    [company] = companies([bo, cy, ada], 2, lambda _: math.inf)
    assert [one.guest for one in company] == ["ada", "cy"]


def test_a_few_who_shall_not_meet_do_not_keep_a_full_table_from_sitting_down() -> None:
    crowd = [Waiting(f"w{at}", f"g{at}", 10 - at, 1500) for at in range(4)]
    [company] = companies(crowd, 3, lambda _: math.inf, {frozenset(("g1", "g2")), frozenset(("g1", "g3"))})
    assert [one.guest for one in company] == ["g0", "g2", "g3"]


def test_a_reach_grows_until_anybody_will_do() -> None:
    for pace in PACES.values():
        steps = [reach(pace, pace.patience * part / 10) for part in range(11)]
        assert steps == sorted(steps)
        assert math.isinf(steps[-1])
