"""Scenarios: what holds, what does not, and what cannot be read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from formicarium.core.errors import ScenarioError
from formicarium.core.scenario import Result, load, run

DOCS = Path(__file__).parents[2] / "docs" / "scenarios.md"

HEAD = """\
name = "a parry is parried"
clauses = ["ARE-PARRY-02"]
game = "arena"
seats = 2
chance = "stated"
steps = ["Send", "EndRound"]
script = '''
"""
FOOT = """\
'''
[options]
rounds = 1
[table]
round = 1
target = 1
hands = [["parry_2"], ["parry_1", "grub_1"]]
"""
FIRST = 1 + HEAD.count("\n")  # the line on which a script begins

PARRIED = """\
0 count:2
1 card:parry_1
0 card:parry_2
* 5 1
"""


def play(script: str, head: str = HEAD, foot: str = FOOT) -> Result:
    return run(head + script + foot)


def problems(script: str, head: str = HEAD, foot: str = FOOT) -> list[tuple[int, str]]:
    """The lines of a script that do not hold, counted from 1."""
    return [(check.line - FIRST + 1, check.problem) for check in play(script, head, foot).failed]


def test_the_example_in_the_docs_passes() -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    result = run(example)
    assert result.passed, str(result)
    assert len(result.checks) > 20


def test_a_whole_scenario() -> None:
    result = play("""\
# The leader sends two ants.
? 0 count:1 | count:2
? 1
! 0 count:3 ARE-AIM-02
! 1 count:1
0 count:2
~ AttackLaunched ants=2 seat=0
? 1 button:pass | card:parry_1
1 card:parry_1

0 card:parry_2
* 5 1
~ AttackTurned aside=false
~ DiceRolled dice=[5, 1]
~ @- CrumbTaken seat=0 target=1
= crumbs [4, 2]
= crumbs.-1 2
= hands.1.# 1
= discard.0 parry_1
= discard ["parry_1", "parry_2"]
= @1 hand ["grub_1"]
= @0 hand []
= @- hands [0, 1]
= outcome.ranks [1, 2]
= outcome.scores.0 4
= options.rounds 1
""")
    assert result.passed, str(result)
    assert result.scenario.clauses == ("ARE-PARRY-02",)
    assert len(result.checks) == 24
    assert [check.line for check in result.checks] == sorted(check.line for check in result.checks)


@pytest.mark.parametrize(
    "line, problem",
    [
        ("? 0 count:1", "also offered: count:2"),
        ("? 0 count:1 | count:3", "not offered: count:3; also offered: count:2"),
        ("? 0", r"also offered: count:1 \| count:2"),
        ("? 1 button:pass", "not offered: button:pass"),
        ("! 0 count:1", "it is offered"),
        ("! 0 count:3 ARE-AIM-01", "refused by ARE-AIM-02: .*"),
        ("! 1 count:1 ARE-AIM-01", "refused by no clause: refused-not-asked.*"),
        ("= crumbs [3, 2]", r"it is \[3, 3\]"),
        ("= crumbs.2 3", "crumbs has no '2'"),
        ("= crumbs.first 3", "crumbs has no 'first'"),
        ("= sugar 3", "the table has no 'sugar'"),
        ("= hands.1.# 9", "it is 2"),
        ("= round.# 1", "round has no '#'"),
        ("= steps.0.is arena.EndRound", "it is 'arena.Send'"),
        ("= outcome.ranks [1, 2]", "outcome has no 'ranks'"),
        ('= @0 hand ["parry_1"]', r"it is \['parry_2'\]"),
        ('= @- hand ["parry_1"]', r"it is \[\]"),
        ("~ AttackLaunched", "no AttackLaunched was told"),
    ],
)
def test_what_does_not_hold_is_said_and_the_rest_still_checked(line: str, problem: str) -> None:
    ((number, found),) = problems(f"{line}\n= crumbs [3, 3]\n0 count:2\n")
    assert number == 1
    assert re.fullmatch(problem, found)


def test_an_event_must_have_the_stated_fields() -> None:
    assert problems("0 count:2\n~ AttackLaunched ants=1 seat=0\n~ AttackLaunched wings=2\n") == [
        (2, "told instead: AttackLaunched(seat=0, target=1, ants=2)"),
        (3, "told instead: AttackLaunched(seat=0, target=1, ants=2)"),
    ]


def test_events_are_those_since_the_last_answer() -> None:
    assert problems("0 count:2\n1 button:pass\n* 1 1\n~ AttackLaunched\n") == [
        (4, "no AttackLaunched was told")
    ]


def test_events_as_a_seat_saw_them() -> None:
    head = HEAD.replace('"Send", "EndRound"', '"Foraging", "Send"')
    script = '0 pile:deck\n* grub_4\n~ @0 CardDrawn card=grub_4\n~ @1 CardDrawn card=""\n'
    blurred = "told instead: CardDrawn(seat=0, card='')"
    assert problems(f"{script}~ @- CardDrawn card=grub_4\n", head) == [(5, blurred)]


@pytest.mark.parametrize(
    "script, number, problem",
    [
        ("0 count:9\n= crumbs [0]\n", 1, r"refused-not-offered \(path count:9\) \[ARE-AIM-02\]"),
        ("1 count:1\n= crumbs [0]\n", 1, "refused-not-asked.*"),
        ("* 5 1\n= crumbs [0]\n", 1, "no chance is due here"),
        ("0 count:2\n1 button:pass\n* 9 9\n= crumbs [0]\n", 3, "a die with 6 sides cannot show 9"),
        ("0 count:2\n1 button:pass\n* 5\n= crumbs [0]\n", 3, "2 dice are rolled, 1 stated"),
        ("0 count:2\n1 button:pass\n= crumbs [0]\n", 3, "before this, the script must state Roll.*"),
        ("0 count:2\n1 button:pass\n", 2, "before this, the script must state Roll.*"),
    ],
)
def test_what_cannot_be_played_ends_the_run(script: str, number: int, problem: str) -> None:
    ((line, found),) = problems(script)
    assert line == number
    assert re.fullmatch(problem, found)


def test_a_refused_move_leaves_the_table_alone() -> None:
    assert not problems("! 0 count:3\n! 1 button:pass\n" + PARRIED + "= crumbs [4, 2]\n")


# Chance


def test_chance_that_is_not_stated_is_dealt_from_the_seed() -> None:
    head = HEAD.replace('chance = "stated"', "seed = 11")
    script = "0 count:2\n1 button:pass\n"
    assert play(script, head).passed
    assert play(script, head).checks == play(script, head).checks


def test_a_scenario_may_begin_with_the_set_up() -> None:
    head = HEAD.replace('steps = ["Send", "EndRound"]\n', "")
    script = """\
* 1
* grub_1 grub_2 parry_1 grub_3 parry_2 parry_3
= leader 1
? 0 card:grub_1 | card:grub_2 | card:parry_1
= @1 packet ["grub_3", "parry_2", "parry_3"]
"""
    assert not problems(script, head, "'''\n")


# Forced answers


def test_without_a_number_of_seats_as_few_play_as_the_game_allows() -> None:
    result = play(PARRIED, head=HEAD.replace("seats = 2\n", ""))
    assert result.passed, str(result)


def test_forced_answers_may_be_stated_or_left_out() -> None:
    head = HEAD.replace('"Send", "EndRound"', '"Aim", "Send", "EndRound"')
    stated = "0 seat:1\n0 count:2\n1 card:parry_1\n0 card:parry_2\n1 button:pass\n* 5 1\n"
    assert not problems(stated, head)
    assert not problems(PARRIED, head)


def test_but_must_be_what_was_taken() -> None:
    head = HEAD.replace('"Send", "EndRound"', '"Aim", "Send", "EndRound"')
    ((number, problem),) = problems("0 seat:0\n", head)
    assert number == 1
    assert problem.startswith("refused-not-offered (path seat:0)")


def test_forced_answers_under_seal_may_be_stated_in_any_order() -> None:
    head = HEAD.replace('"Send", "EndRound"', '"Stakes", "ShowBids", "Send"')
    foot = FOOT.replace('[["parry_2"], ["parry_1", "grub_1"]]', '[[], ["parry_1"]]\ncrumbs = [0, 3]')
    script = "1 card:parry_1\n0 button:none / count:0\n1 count:1\n= leader 1\n= bids [0, 1]\n"
    assert not problems(script, head, foot)
    assert not problems("1 card:parry_1 / count:1\n0 button:none\n= leader 1\n", head, foot)


def test_forced_answers_come_before_the_chance_they_bring_about() -> None:
    foot = FOOT.replace('[["parry_2"], ["parry_1", "grub_1"]]', "[[], []]")
    assert not problems("0 count:1\n1 button:pass\n* 6\n= crumbs [4, 2]\n", foot=foot)


# What cannot be read


@pytest.mark.parametrize(
    "line, what",
    [
        ("x count:1", r"begins with a seat or one of \* \? ! = ~ #, not 'x'"),
        ("-1 count:1", "begins with a seat"),
        ("0", "an answer is missing"),
        ("0 count:1 / / count:2", "an answer is missing"),
        ("? x count:1", "expected a seat, found 'x'"),
        ("?", "a seat is missing"),
        ("!", "a seat is missing"),
        ("=", "a path is missing"),
        ("= @x hand []", "expected a seat, found 'x'"),
        ("= crumbs [3, 3", "neither JSON nor TOML"),
        ("= crumbs", "neither JSON nor TOML"),
        ("= crumbs 3 3", "neither JSON nor TOML"),
        ("~", "an event is missing"),
        ("~ DiceRolled 5", "fields are written name=value, not '5'"),
        ("~ DiceRolled dice=[5", "neither JSON nor TOML"),
        ("5 count:1", "there is no seat 5"),
        ("= @7 hand []", "there is no seat 7"),
    ],
)
def test_a_line_that_means_nothing_is_named(line: str, what: str) -> None:
    with pytest.raises(ScenarioError, match=what) as caught:
        play(f"# one\n\n{line}\n")
    assert caught.value.line == FIRST + 2


@pytest.mark.parametrize(
    "before, after, line, what",
    [
        ("seats = 2", "seats = ", 4, "not TOML"),
        ('name = "a parry is parried"\n', "", 0, "needs 'name'"),
        ("seats = 2", "seats = 'two'", 0, "seats: expected int"),
        ("seats = 2", "seats = 9", 0, "2 to 3 players, not 9"),
        ("seats = 2", "rules = 9", 0, "knows rules 1 to 1, not 9"),
        ("seats = 2", "colour = 1", 0, "colour: Scenario has no 'colour'"),
        ('"arena"', '"chess"', 0, "no game is called 'chess'"),
        ("ARE-PARRY-02", "CIG-ANT-01", 0, "'CIG-ANT-01' is not a clause of arena"),
        ('"stated"', '"lucky"', 0, "'lucky' is none of 'seeded', 'stated'"),
        ('"Send"', '"Dance"', 0, r"steps\[0\]: no Step is called 'Dance'"),
        ('"parry_2"', '"wasp"', 0, "no card is called 'wasp'"),
        ("rounds = 1", "rounds = 9", 0, "rounds is 1 to 5"),
    ],
)
def test_a_file_that_cannot_be_read_says_why(before: str, after: str, line: int, what: str) -> None:
    text = HEAD + PARRIED + FOOT
    assert before in text
    with pytest.raises(ScenarioError, match=what) as caught:
        run(text.replace(before, after, 1))
    assert caught.value.line == line


def test_a_scenario_can_be_looked_at_without_being_run() -> None:
    scenario, lines = load(HEAD + PARRIED + FOOT)
    assert scenario.name == "a parry is parried"
    assert [line.number for line in lines] == [FIRST, FIRST + 1, FIRST + 2, FIRST + 3]


def test_a_result_can_be_read() -> None:
    assert str(play(PARRIED)) == "a parry is parried: passed"
    assert str(play("= crumbs 1\n")) == (
        f"a parry is parried: failed\n  line {FIRST}: = crumbs 1: it is [3, 3]"
    )
