"""Plain data and back, and how a misfit is named."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Literal, NewType

import pytest

from formicarium.core.decision import Move
from formicarium.core.errors import PlainError
from formicarium.core.plain import DERIVED, Tagged, fingerprint, from_plain, house_of, to_plain
from formicarium.core.state import AnyStep, State
from tests import arena
from tests.arena import Count, LayStake, TakeCard

Leaf = NewType("Leaf", str)


@dataclass(frozen=True, slots=True)
class Nest:
    leaf: Leaf
    size: int = 1
    chambers: tuple[Literal["eggs", "food"], ...] = ()
    guests: dict[int, str] = field(default_factory=dict)
    queen: str | None = None
    warmth: float = 0.5
    pair: tuple[int, bool] = (0, False)
    rebuilt: list[int] = field(default_factory=list, metadata=DERIVED)


NEST = Nest(
    Leaf("oak"), 3, ("eggs", "food"), {2: "beetle", -1: "aphid"}, queen="old", warmth=1.5, pair=(4, True)
)


def test_dataclasses_survive_json() -> None:
    assert from_plain(Nest, json.loads(json.dumps(to_plain(NEST)))) == NEST


def test_fields_with_a_default_may_be_left_out() -> None:
    assert from_plain(Nest, {"leaf": "elm"}) == Nest(Leaf("elm"))


def test_derived_fields_are_not_written() -> None:
    assert "rebuilt" not in json.dumps(to_plain(Nest(Leaf("elm"), rebuilt=[1])))


def test_a_whole_number_is_taken_for_a_float() -> None:
    assert from_plain(Nest, {"leaf": "elm", "warmth": 2}).warmth == 2


@pytest.mark.parametrize(
    "plain, where, what",
    [
        ({}, "", "needs 'leaf'"),
        ([], "", "expected the fields of Nest"),
        ({"leaf": 3}, "leaf", "expected str, found 3"),
        ({"leaf": "elm", "size": True}, "size", "expected int, found True"),
        ({"leaf": "elm", "size": "3"}, "size", "expected int, found '3'"),
        ({"leaf": "elm", "roof": 1}, "roof", "Nest has no 'roof'"),
        ({"leaf": "elm", "chambers": "eggs"}, "chambers", "expected a list"),
        ({"leaf": "elm", "chambers": ["eggs", "sand"]}, "chambers[1]", "'sand' is none of 'eggs', 'food'"),
        ({"leaf": "elm", "guests": []}, "guests", "expected a table"),
        ({"leaf": "elm", "guests": {"x": "ant"}}, "guests.x", "expected int, found 'x'"),
        ({"leaf": "elm", "guests": {"--1": "ant"}}, "guests.--1", "expected int"),
        ({"leaf": "elm", "guests": {"²": "ant"}}, "guests.²", "expected int"),
        ({"leaf": "elm", "guests": {"1": None}}, "guests.1", "expected str"),
        ({"leaf": "elm", "queen": 1}, "queen", "expected str, found 1"),
        ({"leaf": "elm", "pair": [1]}, "pair", "expected 2 items, found 1"),
        ({"leaf": "elm", "pair": [1, 2]}, "pair[1]", "expected bool, found 2"),
    ],
)
def test_a_misfit_is_named_with_its_path(plain: object, where: str, what: str) -> None:
    with pytest.raises(PlainError, match=what.replace("[", r"\[")) as caught:
        from_plain(Nest, plain)
    assert caught.value.where == where


def test_what_is_not_plain_is_a_defect_not_bad_input() -> None:
    with pytest.raises(TypeError, match="set is not plain data"):
        to_plain({"ants": {1, 2}})
    with pytest.raises(TypeError, match="no plain form"):
        from_plain(set[int], [1])


# Tags


def test_tagged_classes_are_told_apart_by_name() -> None:
    plain = to_plain(LayStake(seat=1))
    assert plain == {"is": "arena.LayStake", "seat": 1}
    assert from_plain(AnyStep, plain) == LayStake(seat=1)


def test_within_its_house_a_tag_may_be_short_and_alone() -> None:
    assert from_plain(Move, {"is": "Count", "count": 2}, house="arena") == Count(2)
    assert from_plain(AnyStep, "Round", house="arena") == arena.Round()


@pytest.mark.parametrize("plain", ["Nobody", "core.Pass", {"seat": 1}, 7, None, {"is": 3}])
def test_a_tag_must_name_a_member_of_the_family(plain: Any) -> None:
    with pytest.raises(PlainError):
        from_plain(AnyStep, plain, "steps[0]", "arena")


def test_house_of_a_class() -> None:
    assert house_of(State) == "core"
    assert house_of(TakeCard) == "arena"
    assert Tagged.known["core.Pass"].tag == "core.Pass"


# Fingerprints


def test_equal_tables_have_one_fingerprint_however_they_came_about() -> None:
    assert fingerprint({"a": 1, "b": [2]}) == fingerprint({"b": [2], "a": 1})
    assert fingerprint({"a": 1}) != fingerprint({"a": 2})
