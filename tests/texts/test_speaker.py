"""What a reader reads: names, lists, secrets and numbers, in both languages."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from formicarium.core.decision import PASS, Decision, Refusal
from formicarium.core.event import Event, Told
from formicarium.core.outcome import Outcome
from formicarium.texts.catalogue import Catalogue
from formicarium.texts.facts import message_of, to_wire
from formicarium.texts.message import Message, Seat, SeatName, message
from formicarium.texts.speaker import Speaker
from tests.acorns import GAME, Hand, Handed, Rolled

NAMES = ("Anna", "Ben", "Cléo")


def speaker(language: str = "en", you: Seat | None = None) -> Speaker:
    return Speaker(GAME, language, NAMES, you)


@pytest.mark.parametrize(
    "you, said",
    [
        (None, "Anna gives Ben 3 brown."),
        (0, "You give Ben 3 brown."),
        (1, "Anna gives you 3 brown."),
    ],
)
def test_everybody_reads_an_event_from_their_own_seat(you: Seat | None, said: str) -> None:
    assert speaker(you=you).event(Handed(0, 1, "brown", 3)) == said


def test_a_hidden_fact_is_not_said() -> None:
    seen = Handed(0, 1, "ripe", 3).seen_by(2)
    assert speaker(you=2).event(seen) == "Anna gives Ben something."


def test_an_id_is_said_by_its_name_where_it_has_one() -> None:
    assert speaker().event(Handed(0, 1, "ripe", 2)) == "Anna gives Ben 2 ripe and sweet."
    assert speaker("fr").event(Handed(0, 1, "ripe", 2)) == "Anna donne à Ben\u00a0: 2 mûrs et doux."


def test_an_event_may_come_with_its_place_in_the_story() -> None:
    assert speaker().event(Told(7, Handed(0, 1, "brown", 3))) == "Anna gives Ben 3 brown."


def test_lists_are_joined_as_the_language_does_it() -> None:
    rolled = Rolled((2, 2), (0, 1, 2))
    assert speaker().event(rolled) == "The die shows 2 and 2, and Anna, Ben and Cléo watch (3)."
    assert speaker("fr").event(rolled) == "Le dé montre 2 et 2, et Anna, Ben et Cléo regardent (3)."


def test_equal_names_in_a_list_are_counted() -> None:
    assert Catalogue("en").join(["oak", "fir", "ash"]) == "oak, fir, ash"  # without any texts
    assert speaker().say(message("unheard", cards=("oak", "fir", "oak"))) == "unheard (cards 2 × oak and fir)"


def test_a_key_that_nobody_has_is_said_with_its_facts() -> None:
    assert speaker().say(message("unheard", seat=SeatName(1), n=4)) == "unheard (seat Ben, n 4)"
    assert speaker().say(Message("unheard")) == "unheard"


def test_a_language_without_a_text_says_it_in_english(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("only-english = Hello\n", encoding="utf-8")
    catalogue = Catalogue("fr", tmp_path)
    assert catalogue.say(Message("only-english"), lambda seat: ("", False)) == "Hello"
    assert catalogue.faults(Message("only-english"), lambda seat: ("", False)) == (
        "fr: no text for only-english",
    )


def test_a_text_that_wants_an_argument_it_does_not_get_is_a_fault() -> None:
    assert speaker().faults(message("ask-hand-out", seat=SeatName(0))) == ()
    assert speaker().faults(Message("ask-hand-out")) != ()


def test_moves_and_plurals() -> None:
    assert speaker().move(Hand(1, "brown", 1)) == "Give 1 brown acorn: Ben"
    assert speaker().move(Hand(1, "brown", 2)) == "Give 2 brown acorns: Ben"
    assert speaker("fr").move(Hand(1, "ripe", 2)) == "Donner 2 glands mûrs et doux\u00a0: Ben"
    assert speaker("fr").move(PASS) == "Passer"


@pytest.mark.parametrize(
    "token, said",
    [
        ("seat:1", "Ben"),
        ("kind:ripe", "ripe and sweet"),
        ("kind:empty", "hollow"),
        ("count:1", "one acorn"),
        ("count:4", "4 acorns"),
        ("button:pass", "pass"),
        ("unheard:of", "of"),
        ("bare", "bare"),
    ],
)
def test_every_token_can_be_said(token: str, said: str) -> None:
    assert speaker().token(token) == said


def test_prompts_refusals_and_outcomes() -> None:
    decision = Decision(1, message("ask-hand-out", seat=SeatName(1)), (PASS,))
    assert speaker().prompt(decision) == "Whom do you give acorns (Ben)?"
    refusal = Refusal("ACO-HAND-01", message("refused-not-offered", path="count:99"))
    assert speaker().refusal(refusal) == "“count:99” is not among your options. [ACO-HAND-01]"
    waiting = Refusal("", message("refused-not-asked", seat=SeatName(0), waiting=(SeatName(1),)))
    assert speaker(you=0).refusal(waiting) == "It is not your turn. The table is waiting for Ben."
    silent = Refusal("", message("refused-not-asked", seat=SeatName(0), waiting=()))
    assert speaker(you=0).refusal(silent) == "It is not your turn."


@pytest.mark.parametrize(
    "language, you, ranks, said",
    [
        ("en", None, (1, 2, 3), "Anna wins with 5 points. The die was rolled. [A]"),
        ("en", 0, (1, 2, 3), "You win with 5 points. The die was rolled. [A]"),
        ("en", 0, (1, 1, 3), "Ben and you share the victory with 5 points each. The die was rolled. [A]"),
        ("fr", 0, (1, 1, 3), "Ben et vous partagez la victoire avec 5 points chacun. Le dé est jeté. [A]"),
        ("fr", 0, (1, 2, 3), "Vous gagnez avec 5 points. Le dé est jeté. [A]"),
    ],
)
def test_the_outcome_names_the_winners(
    language: str, you: Seat | None, ranks: tuple[int, ...], said: str
) -> None:
    outcome = Outcome(ranks, (5, 5, 1), message("ended-roll"), "A")
    assert speaker(language, you).outcome(outcome) == said


def test_players_without_a_name_have_a_letter() -> None:
    nameless = Speaker(GAME, "en")
    assert [nameless.seat(seat) for seat in (-1, 0, 2)] == ["nobody", "Player A", "Player C"]


@dataclass(frozen=True, slots=True)
class Wondered(Event):
    who: Seat | None
    loud: bool
    seats: tuple[Seat, ...]
    count: int


def test_fields_become_arguments_by_their_annotation() -> None:
    told = message_of("event", Wondered(None, True, (0, 1), 2))
    assert told == Message(
        "event-wondered",
        (("who", ""), ("loud", "yes"), ("seats", (SeatName(0), SeatName(1))), ("count", 2)),
    )


def test_the_wire_carries_ids_and_facts_but_no_words() -> None:
    assert to_wire(message_of("event", Handed(0, 2, "", 3))) == {
        "id": "event-handed",
        "args": {"seat": {"seat": 0}, "to": {"seat": 2}, "kind": {"name": ""}, "count": 3},
    }
