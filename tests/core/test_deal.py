"""A deal that is promised beforehand and checked afterwards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

import formicarium as fm
from formicarium.core.chance import Draw, Pick, Roll
from formicarium.core.deal import Committed, Deal, Stream
from formicarium.core.errors import RecordError
from formicarium.core.match import Match
from formicarium.core.record import Dealt, Header, Record
from formicarium.core.verify import verify
from formicarium.texts.message import message

SECRET = "5eed" * 16


def promised(game: str, seed: int, seats: int = 2) -> Record:
    """The record of a match by chance, dealt from a secret."""
    rng, table = Random(seed), fm.games[game]
    options = Match(table, seats).record.header.options
    deal = Deal("oak", secret=SECRET)
    header = Header(game, table.rules, seats, options, deal=deal)
    header.deal = replace(deal, commitment=deal.commit(header.terms()))
    match = Match.by(table, header, Committed(SECRET))
    while match.pending:
        decision = rng.choice(match.pending)
        match.play(decision.seat, rng.choice(decision.options))
    return match.record.told()


@pytest.fixture(scope="module")
def record() -> Record:
    return promised("cicada_and_ant", 4)


def test_a_finished_record_fits_its_commitment(record: Record) -> None:
    verdict = verify(record.dumps())
    chances = sum(isinstance(entry, Dealt) for entry in record.entries)
    assert chances > 5
    assert verdict.kind == "fits"
    assert verdict.says == message("verify-fits", chances=chances, given=0, cuts=0)
    assert fm.replay(record.dumps()).record.dumps() == record.dumps()


def changed(text: str, change: Callable[[list[str]], int]) -> tuple[str, int]:
    """The text with a line changed, and the number of that line."""
    lines = text.splitlines()
    at = change(lines)
    return "\n".join(lines) + "\n", at + 1


def test_a_changed_card_is_found_by_its_line(record: Record) -> None:
    def two_cards_swapped(lines: list[str]) -> int:
        at = next(i for i, line in enumerate(lines) if line.startswith("* ") and " " in line[2:])
        star, first, second, *rest = lines[at].split()
        lines[at] = " ".join([star, second, first, *rest])
        return at

    text, line = changed(record.dumps(), two_cards_swapped)
    verdict = verify(text)
    assert (verdict.kind, verdict.says.key, verdict.line) == ("differs", "verify-misdealt", line)


def test_a_card_that_cannot_be_there_is_found_by_its_line(record: Record) -> None:
    def impossible(lines: list[str]) -> int:
        at = max(i for i, line in enumerate(lines) if line.startswith("* "))
        lines[at] = "* a_card_of_another_game"
        return at

    text, line = changed(record.dumps(), impossible)
    verdict = verify(text)
    assert (verdict.kind, verdict.line) == ("differs", line)


def test_answers_in_another_order_are_found(record: Record) -> None:
    def swapped(lines: list[str]) -> int:
        at = next(i for i, line in enumerate(lines) if " / " in line and line[0] == "0")
        first, second, *rest = lines[at][2:].split(" / ")
        lines[at] = "0 " + " / ".join([second, first, *rest])
        return at

    text, _ = changed(record.dumps(), swapped)
    fm.replay(text)  # a match of its own right, only not the one that was played
    assert verify(text).says.key == "verify-answers"


def test_a_record_cut_short_is_not_the_one_that_was_told(record: Record) -> None:
    text = record.dumps().rstrip("\n").rpartition("\n")[0] + "\n"
    assert verify(text).kind == "differs"


@pytest.mark.parametrize(
    "line",
    ["table: elm", "secret: " + "bad" * 20, "rules: 1\nposition: {}", "given: 3", "commitment: " + "0" * 64],
)
def test_a_header_other_than_the_promised_one_does_not_fit(record: Record, line: str) -> None:
    key = line.partition(":")[0]
    kept = [each for each in record.dumps().splitlines() if not each.startswith(f"{key}:")]
    verdict = verify("\n".join([kept[0], line, *kept[1:]]) + "\n")
    assert verdict.kind == "differs"
    assert verdict.says.key == "verify-commitment"


def test_records_without_a_promise_are_replayed_and_say_so() -> None:
    match = fm.Match(fm.games["ant_war"], seed=3)
    assert verify(match.record.dumps()).says.key == "verify-no-commitment"
    match.record.header.deal = Deal("oak")
    assert verify(match.record.dumps()).says.key == "verify-chosen"
    match.record.header.deal = Deal("oak", "ab" * 32)
    assert verify(match.record.dumps()).says.key == "verify-sealed"
    assert "seed" not in match.record.dumps()


def test_what_is_no_record_is_refused() -> None:
    for text in ("", "formicarium 1\ngame: chess\nrules: 1\nseats: 2\n", "formicarium 1\nseats: 2\n"):
        with pytest.raises(RecordError):
            verify(text)


def test_a_chance_depends_on_its_number_alone() -> None:
    """Not on what was asked before it: no answer, undo or restart can shift the deal."""
    one, two = Committed(SECRET), Committed(SECRET)
    one.deal(Roll(5))
    two.deal(Pick(("a", "b")))
    assert one.deal(Draw(tuple("abcdef"), 4)) == two.deal(Draw(tuple("abcdef"), 4))


def test_after_a_cut_nothing_is_dealt_again() -> None:
    pile = tuple(f"card_{n}" for n in range(50))
    plain, cut = Committed(SECRET), Committed(SECRET, (2, 4, 3))
    before, after = ([dealer.deal(Draw(pile, 5)) for _ in range(6)] for dealer in (plain, cut))
    assert before[:2] == after[:2], "what stood, stands"
    assert all(one != other for one, other in zip(before[2:], after[2:], strict=True))
    again = Committed(SECRET, (2, 4))
    earlier = [again.deal(Draw(pile, 5)) for _ in range(6)]
    assert earlier[2] == after[2], "between the first cut and the last, which went back before the second"
    assert all(one != other for one, other in zip(earlier[3:], after[3:], strict=True))


def test_the_stream_is_what_the_docs_say() -> None:
    """Anybody can compute it: pinned for ever."""
    assert Stream.of(b"5eed", "0.0").random() == 0.35736188998270857
    dealer = Committed("5eed")
    assert dealer.deal(Roll(3)) == (3, 3, 5)
    assert dealer.deal(Draw(tuple("abcdef"), 3)) == ("a", "b", "e")
    assert dealer.deal(Pick(("x", "y"))) == "x"


def test_dice_are_fair() -> None:
    dealer = Committed(SECRET)
    faces = [dealer.deal(Roll(1))[0] for _ in range(6000)]
    expected = len(faces) / 6
    chi_squared = sum((faces.count(face) - expected) ** 2 / expected for face in range(1, 7))
    assert chi_squared < 20.5  # one secret in a thousand does worse
