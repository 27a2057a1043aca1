"""Decisions: moves found, narrowed and spelled by what one touches."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import Decision, Move, Path, Refusal, notation, tokens
from formicarium.core.outcome import Outcome, ranks_of
from formicarium.texts.message import message


@dataclass(frozen=True, slots=True)
class Carry(Move):
    ant: int
    to: str

    def spell(self) -> Path:
        return (f"ant:{self.ant}", f"nest:{self.to}")


@dataclass(frozen=True, slots=True)
class Rest(Move):
    def spell(self) -> Path:
        return ("button:rest",)


@dataclass(frozen=True, slots=True)
class Slot(Move):
    slot: int

    def spell(self) -> Path:
        return (f"slot:{self.slot}",)


@dataclass(frozen=True, slots=True)
class Sell(Slot):
    kind: str = ""  # what lies there
    price: int = 0


OPTIONS = (Carry(1, "oak"), Carry(1, "elm"), Carry(2, "oak"), Rest())
DECISION = Decision(0, message("ask-carry"), OPTIONS)


def test_a_click_narrows_the_options() -> None:
    assert DECISION.next_tokens() == ("ant:1", "ant:2", "button:rest")
    assert DECISION.narrow(("ant:1",)) == OPTIONS[:2]
    assert DECISION.next_tokens(("ant:1",)) == ("nest:oak", "nest:elm")
    assert DECISION.next_tokens(("ant:1", "nest:elm")) == ()
    assert DECISION.narrow(("ant:9",)) == ()


def test_a_whole_path_finds_its_move() -> None:
    assert DECISION.find(("ant:2", "nest:oak")) == Carry(2, "oak")
    assert DECISION.find(("ant:2",)) is None
    assert [DECISION.find(tokens(str(move))) for move in OPTIONS] == list(OPTIONS)


def test_a_move_stands_for_the_option_that_it_spells() -> None:
    """What has a default may be left out; what contradicts the option is another move."""
    offered = Decision(0, message("ask-buy"), (Sell(1, "oak"), Sell(2, "elm", 3)))
    assert offered.meant(Sell(2)) == Sell(2, "elm", 3)
    assert offered.meant(Sell(2, "elm")) == Sell(2, "elm", 3)
    assert offered.meant(Sell(2, "oak")) is None, "something else lies there now"
    assert offered.meant(Sell(3)) is None
    assert offered.meant(Slot(1)) is None, "another kind of move that is spelled alike"


def test_notation_and_tokens_are_inverse() -> None:
    assert tokens(notation(("ant:1", "nest:oak"))) == ("ant:1", "nest:oak")
    assert tokens("  ant:1   nest:oak ") == ("ant:1", "nest:oak")


def test_without_a_default_the_clock_plays_the_first_option() -> None:
    assert DECISION.timeout == OPTIONS[0]
    assert Decision(0, message("ask"), OPTIONS, default=Rest()).timeout == Rest()


def test_a_refusal_can_be_read() -> None:
    assert str(Refusal("HE2-FORAGE-07", message("refused-full", nest="oak"))) == (
        "refused-full (nest oak) [HE2-FORAGE-07]"
    )
    assert str(Refusal("", message("undo-nothing"))) == "undo-nothing"


def test_shared_ranks_share_the_win() -> None:
    outcome = Outcome(ranks_of([5, 9, 9]), (5, 9, 9), message("over"), "ARE-END-02")
    assert outcome.ranks == (3, 1, 1)
    assert outcome.winners == (1, 2)
    assert outcome.shares == (0.0, 0.5, 0.5)
