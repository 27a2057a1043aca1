"""Records: short, readable, and exact; and where a bad one goes wrong."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from formicarium.core.errors import FormicariumError, RecordError
from formicarium.core.match import Match, replay
from formicarium.core.plain import fingerprint
from formicarium.core.record import Header, loads, read_options, write_options
from tests.arena import ARENA, ring

RECORD = """\
formicarium 1
game: arena
rules: 1
seats: 2
options: rounds=1
seed: 7

# the draft
* 0
* grub_1 grub_2 parry_1 grub_3 parry_2 parry_3
0 card:grub_1
1 card:grub_3
0 card:parry_3
1 card:parry_1
1 button:none
0 card:grub_1
0 button:none / count:1
1 card:parry_1 / count:2
1 pile:deck
* parry_4
1 count:1
0 card:parry_3
1 button:pass
"""


def played(seed: int = 3, seats: int = 3) -> Match:
    match, rng = Match(ARENA, seats, seed, {"rounds": 2}), Random(seed)
    while match.outcome is None:
        decision = rng.choice(match.pending)
        match.play(decision.seat, rng.choice(decision.options))
    return match


def test_a_record_replays_to_the_same_table_and_the_same_story() -> None:
    match = played()
    again = replay(match.record.dumps())
    assert again.state == match.state
    assert fingerprint(again.state) == fingerprint(match.state)
    assert again.log == match.log
    assert again.record.dumps() == match.record.dumps()


def test_one_can_write_a_record_by_hand() -> None:
    match = replay(RECORD)
    assert match.outcome is not None
    assert match.outcome.scores == (5, 2)


def test_answers_of_one_seat_in_a_row_share_a_line_and_chance_does_not() -> None:
    text = replay(RECORD).record.dumps()
    assert "\n* 0\n* grub_1 grub_2" in text
    assert "\n0 card:grub_1 / button:none / count:1\n" in text


def test_a_record_replays_up_to_any_answer() -> None:
    match = played()
    text = match.record.dumps()
    lengths = [replay(text, upto).number for upto in range(0, match.number, 7)]
    assert lengths == sorted(lengths)


def test_a_record_that_stops_short_goes_on_as_the_seed_would_have() -> None:
    text = played(seed=5).record.dumps()
    half = replay(text, 20)
    rng = Random(5)
    fresh = Match(ARENA, 3, 5, {"rounds": 2})
    while fresh.number < half.number:
        decision = rng.choice(fresh.pending)
        fresh.play(decision.seat, rng.choice(decision.options))
    for match in (half, fresh):
        while match.outcome is None:
            match.time_out(match.pending[0].seat)
    assert half.state == fresh.state


def test_a_record_may_begin_with_a_position() -> None:
    match = ring("Send", "EndRound", target=1, hands=[[], ["parry_1"]])
    match.play(0, "count:2")
    match.play(1, "button:pass")
    again = replay(match.record.dumps())
    assert again.state == match.state
    assert again.log == match.log


@pytest.mark.parametrize(
    "seed", [0, -4, 2**130, "acorn", "a b c", "7", "", " 7", "a\nb", "a\u2028", '"', '"7"', "0/3"]
)
def test_seeds_survive(seed: int | str) -> None:
    header, _ = loads(Header("arena", 1, 2, {}, seed).dumps())
    assert header.seed == seed
    assert type(header.seed) is type(seed)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"mode": "winter", "rounds": 50, "low": -3, "open": True, "shut": False},
        {"kinds": ["a", "b"], "one": ["a"], "none": [], "numbers": [1, 2]},
    ],
)
def test_options_survive(options: dict[str, object]) -> None:
    assert read_options(write_options(options)) == options  # type: ignore[arg-type]


# Malformed records


def changed(before: str, after: str) -> str:
    assert before in RECORD
    return RECORD.replace(before, after)


@pytest.mark.parametrize(
    "text, line, what",
    [
        ("", 1, "begins with 'formicarium 1'"),
        ("formicarium 9\n", 1, "begins with 'formicarium 1'"),
        ("formicarium 1\nseats: 2\n", 0, "lacks 'game'"),
        (changed("seats: 2", "seats: two"), 4, "'seats' must be a number, not 'two'"),
        (changed("rules: 1", "rules: --1"), 3, "'rules' must be a number"),
        (changed("rules: 1", "rules: 2"), 0, "knows rules 1 to 1, not 2"),
        (changed("seats: 2", "seats: 9"), 0, "2 to 3 players, not 9"),
        (changed("game: arena", "game: chess"), 0, "no game is called 'chess'"),
        (changed("seed: 7", "colour: red"), 6, "unknown header 'colour'"),
        (changed("seed: 7", "seats: 3"), 6, "a second 'seats'"),
        (changed("rounds=1", "rounds"), 5, "written key=value, not 'rounds'"),
        (changed("rounds=1", "rounds=many"), 0, "options.rounds: expected int"),
        (changed("rounds=1", "rounds=99"), 0, "rounds is 1 to 5, not 99"),
        (changed("rounds=1", "mode=dark"), 0, "no option 'mode'"),
        (changed("seed: 7", "position: {"), 6, "the position is not JSON"),
        (changed("seed: 7", "position: []"), 6, "the position is not an object"),
        (changed("seed: 7", 'position: {"seats": 2}'), 0, "steps: expected a list"),
        (changed("* 0\n", "* 5\n"), 9, "5 is none of 0, 1"),
        (changed("* 0\n", "0 card:grub_1\n"), 9, "chance is due here, not seat 0"),
        (changed("* parry_4", "* grub_1"), 20, "not in the pile: grub_1"),
        (changed("* parry_4", "* parry_4\n* 5"), 21, "no chance is due here"),
        (changed("0 card:grub_1\n1", "0 card:wasp\n1"), 11, "seat 0: .*card:wasp.*ARE-DRAFT-02"),
        (changed("1 pile:deck", "0 pile:deck"), 19, "seat 0: refused-not-asked"),
        (changed("1 count:1\n", "1 count:1 /\n"), 21, "an answer is missing"),
        (changed("1 count:1\n", "x count:1\n"), 21, "expected a seat or '\\*', found 'x'"),
        (changed("1 count:1\n", "-1 count:1\n"), 21, "expected a seat"),
        (RECORD + "0 count:1\n", 24, "seat 0: refused-match-over"),
    ],
)
def test_a_malformed_record_says_where_and_why(text: str, line: int, what: str) -> None:
    with pytest.raises(RecordError, match=what) as caught:
        replay(text)
    assert caught.value.line == line


def test_no_garbage_gets_further_than_a_typed_error() -> None:
    rng = Random(4)
    for _ in range(400):
        spoilt = list(RECORD)
        for _ in range(rng.randint(1, 4)):
            spoilt[rng.randrange(len(spoilt))] = rng.choice('\n 0123456789:/*#=+-abz²"{}[]')
        with suppress(FormicariumError):
            replay("".join(spoilt))
