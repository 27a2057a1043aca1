"""Views as numbers and as text: what stands where, and the observer first."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from formicarium.core.encoding import (
    Code,
    Counts,
    Each,
    EachSeat,
    Fields,
    Flag,
    Index,
    Maybe,
    Number,
    Often,
    OneOf,
    Order,
    Row,
    SeatOrder,
    Who,
    Written,
)
from formicarium.core.errors import ObservationError
from formicarium.core.match import Match
from tests.arena import ARENA, ArenaOptions

ABC = ("a", "b", "c")


def numbers(code: Code, value: Any, me: int = 0) -> list[float]:
    out = array("f", [0.0] * code.size)
    code.write(out, 0, value, me)
    assert len(code.lows()) == len(code.highs()) == code.size
    assert all(low <= each <= high for low, each, high in zip(code.lows(), out, code.highs(), strict=True))
    assert code.layout()
    return out.tolist()


@pytest.mark.parametrize(
    "code, value, expected",
    [
        (Flag(), True, [1]),
        (Number(9), 7, [7]),
        (OneOf(ABC), "b", [0, 1, 0]),
        (OneOf(ABC), "", [0, 0, 0]),
        (OneOf(ABC), None, [0, 0, 0]),
        (Index(ABC), "c", [3]),
        (Index(ABC), "", [0]),
        (Maybe(Number(9)), None, [0, 0]),
        (Maybe(Number(9)), 0, [1, 0]),
        (Each(ABC, Number(9)), {"a": 1, "c": 3}, [1, 0, 3]),
        (Each(ABC, Number(9)), (4, 5, 6), [4, 5, 6]),
        (Counts(ABC, 3), ("a", "c", "c"), [1, 0, 2]),
        (Order(ABC), ("c", "a"), [2, 0, 1]),
        (Row(2, Index(ABC)), ("c",), [1, 3, 0]),
        (Fields(x=Flag(), y=OneOf(ABC)), (True, "c"), [1, 0, 0, 1]),
        (Written(ABC, 3), ("b", 5), [3, 2, 1, 2, 2, 5]),
        (Written(ABC, 3), None, [5, 0, 0, 0, 0, 0]),
        (Written(ABC, 3), "hi", [7, 104, 7, 105, 7, 0]),
    ],
)
def test_codes_write_numbers(code: Code, value: Any, expected: list[float]) -> None:
    assert numbers(code, value) == expected


def test_what_was_written_often_is_written_alike() -> None:
    once = Fields(who=Who(3), what=OneOf(ABC))
    often = Often(Fields(who=Who(3), what=OneOf(ABC)))
    for me in (0, 1, 1, 0):
        for value in ((2, "a"), (0, "c"), (2, "a")):
            assert numbers(often, value, me) == numbers(once, value, me)


def test_the_observer_comes_first() -> None:
    assert numbers(Who(3), 2, me=2) == [1, 0, 0]
    assert numbers(Who(3), 1, me=2) == [0, 0, 1]
    assert numbers(Who(3), -1, me=2) == [0, 0, 0]
    assert numbers(EachSeat(3, Number(9)), (7, 8, 9), me=1) == [8, 9, 7]
    assert numbers(SeatOrder(3), (2, 0), me=2) == [1, 2, 0]


@pytest.mark.parametrize(
    "code, value",
    [
        (OneOf(ABC), "d"),
        (Index(ABC), 0),
        (Counts(ABC), "d"),
        (Order(ABC), "d"),
        (Each(ABC, Flag()), {"d": True}),
    ],
)
def test_what_has_no_place_is_refused(code: Code, value: Any) -> None:
    with pytest.raises(ObservationError, match="is none of"):
        numbers(code, value)


@pytest.mark.parametrize("code, value", [(Row(1, Flag()), (True, True)), (Written(ABC, 2), ("a", "b"))])
def test_what_is_too_long_is_refused(code: Code, value: Any) -> None:
    with pytest.raises(ObservationError, match="there is place for"):
        numbers(code, value)


def test_an_observation_has_named_blocks_in_a_row() -> None:
    match = Match(ARENA, 2, seed=3)
    told = ARENA.observation(2, ArenaOptions())
    decision = match.pending[0]
    seen = told.observe(match.state.view(decision.seat), decision)
    assert len(seen) == told.size == len(told.lows) == len(told.highs)
    assert [block.at for block in told.blocks] == [
        sum(block.size for block in told.blocks[:number]) for number in range(len(told.blocks))
    ]
    named = told.named(seen)
    assert named["asked"].tolist() == [1]
    assert sum(named["offered"]) == sum(len(move.spell()) for move in decision.options)
    assert told.named(told.observe(match.state.view(1)))["asked"].tolist() == [0]


def test_touched_tokens_are_numbered() -> None:
    match = Match(ARENA, 2, seed=3)
    told, decision = ARENA.observation(2, ArenaOptions()), match.pending[0]
    token = decision.next_tokens()[0]
    block = told.named(told.observe(match.state.view(decision.seat), decision, (token,)))["touched"]
    assert block[told.index[token]] == 1
    assert sum(block) == 1


def test_the_text_has_a_line_for_each_field_and_option() -> None:
    match = Match(ARENA, 2, seed=3)
    told, decision = ARENA.observation(2, ArenaOptions()), match.pending[0]
    text = told.text(match.state.view(decision.seat), decision)
    assert "crumbs: [3, 3]" in text.splitlines()
    for number, move in enumerate(decision.options, 1):
        assert any(line.startswith(f"{number}. {move}") for line in text.splitlines())
    said = told.text(match.state.view(decision.seat), decision, say=lambda message: message.key.upper())
    assert "asked: ASK-KEEP" in said.splitlines()
