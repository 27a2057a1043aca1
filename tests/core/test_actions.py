"""Answers as numbers, and chance item by item."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from itertools import permutations
from typing import Any

import pytest

from formicarium.core.actions import Moves, Tokens
from formicarium.core.chance import Chance, Draw, Pick, Roll, Shuffle
from formicarium.core.decision import Decision, Move, Path
from formicarium.core.laws import LawBroken, check_match
from formicarium.core.registry import games
from formicarium.texts.message import message
from tests import arena
from tests.arena import ARENA


@dataclass(frozen=True, slots=True)
class Touch(Move):
    path: Path

    def spell(self) -> Path:
        return self.path


A, B, C = Touch(("go", "near")), Touch(("go", "far")), Touch(("stay",))
DECISION = Decision(0, message("ask"), (A, B, C))
SPACE = Tokens(("padding", "far", "go", "near", "stay"))


def test_options_are_found_by_what_spells_them() -> None:
    assert DECISION.find(("go", "far")) is B
    assert DECISION.find(("go",)) is None
    assert DECISION.narrow(()) == (A, B, C)
    assert DECISION.narrow(("go",)) == (A, B)
    assert DECISION.narrow(("go", "near")) == (A,)
    assert DECISION.narrow(("go", "up")) == ()
    assert DECISION.next_tokens() == ("go", "stay")
    assert DECISION.next_tokens(("go",)) == ("near", "far")
    assert DECISION.next_tokens(("stay",)) == ()


def test_a_question_with_other_options_has_an_index_of_its_own() -> None:
    assert DECISION.find(("stay",)) is C
    assert replace(DECISION, options=(A, B)).find(("stay",)) is None


def test_tokens_are_masked_as_they_may_be_touched() -> None:
    assert SPACE.mask(DECISION) == bytes([0, 0, 1, 0, 1])
    assert SPACE.mask(DECISION, ("go",)) == bytes([0, 1, 0, 1, 0])
    assert SPACE.mask(None) == bytes(5)
    assert SPACE.legal(DECISION, ("go",)) == [3, 1]
    assert SPACE.path(("go",), 1) == ("go", "far")
    assert SPACE.actions(("go", "far")) == (2, 1)
    assert SPACE.written(0) == "padding"


def test_whole_moves_are_masked_as_they_are_offered() -> None:
    space = Moves([("stay",), ("go", "up"), ("go", "far"), ("go", "near")])
    assert space.mask(DECISION) == bytes([1, 0, 1, 1])
    assert space.path((), 2) == ("go", "far")
    assert space.actions(("go", "near")) == (3,)
    assert space.written(3) == "go near"


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in games.values()])
def test_a_token_has_one_number_for_every_table(game: Any) -> None:
    space = game.actions
    assert space is game.actions
    for variant, seats in game.kinds():
        words = game.vocabulary(seats, game.read_options(game.variants[variant]))
        assert space.number.keys() >= set(words)
    assert len(set(game.moves)) == len(game.moves)
    assert all(space.number.keys() >= set(path) for path in game.moves)


def ways(chance: Chance[Any], words: tuple[str, ...] = ()) -> dict[tuple[str, ...], float]:
    """Every result, with how likely it is by its items."""
    after = chance.after(words)
    if not after:
        assert chance.write(chance.read(words)) == words
        return {words: 1.0}
    return {
        found: likely * rest for word, likely in after for found, rest in ways(chance, (*words, word)).items()
    }


def test_items_multiply_to_what_the_whole_is() -> None:
    assert ways(Roll(2, sides=3)) == pytest.approx({(a, b): 1 / 9 for a in "123" for b in "123"})
    assert ways(Pick(("x", "y"))) == {("x",): 0.5, ("y",): 0.5}
    pile = ("a", "a", "b", "c")
    each = Counter(permutations(pile, 2))
    assert ways(Draw(pile, 2)) == pytest.approx({drawn: n / 12 for drawn, n in each.items()})
    assert len(ways(Shuffle(("a", "b", "c")))) == 6
    assert ways(Roll(0)) == {(): 1.0}


def broken() -> LawBroken:
    with pytest.raises(LawBroken) as caught:
        check_match(ARENA, 2, {}, 1, every=4)
    return caught.value


def test_a_move_without_a_number_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena.ArenaGame, "moves", (("button:none",),))
    assert broken().law == "numbered moves"


def test_a_word_that_chance_does_not_have_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena.ArenaGame, "chances", arena.CARDS[1:])
    assert broken().law == "chances"


def test_items_that_do_not_lead_to_what_was_dealt_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Draw, "after", lambda self, words=(): (("grub_1", 0.9),))
    assert broken().law == "chances"
