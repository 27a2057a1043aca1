"""The command line: what it lists, what it refuses, and how."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from formicarium import Match, games
from formicarium.bots import names
from formicarium.cli import app
from tests.acorns import AcornGame, Hand
from tests.golden.match import FOLDER as GOLDEN

pytestmark = pytest.mark.usefixtures("acorns")

SYSTEM = {"COLUMNS": "200", "LC_ALL": "C.UTF-8", "LC_MESSAGES": "", "LANG": ""}


def run(*args: str, input: str = "", env: dict[str, str] | None = None) -> Result:
    return CliRunner().invoke(app, args, input=input, env={**SYSTEM, **(env or {})})


@pytest.fixture
def record(acorns: AcornGame, tmp_path: Path) -> Path:
    match = Match(acorns, 3, seed=4)
    match.play(0, Hand(1, "ripe", 3))
    match.play(1, Hand(2, "brown", 2))
    match.play(2, Hand(0, "green", 1))
    file = tmp_path / "match.txt"
    file.write_text(match.record.dumps(), encoding="utf-8")
    return file


def test_games_are_listed_for_people_and_for_programs() -> None:
    assert "Acorns" in run("games").output
    assert "Les glands" in run("games", "--lang", "fr").output
    listed = json.loads(run("games", "--json").output)
    assert next(game for game in listed if game["id"] == "acorns") == {
        "id": "acorns",
        "title": "Acorns",
        "tagline": "Hand them out.",
        "mood": "generous",
        "minutes": "1",
        "seats": [2, 3],
        "rules": 1,
        "variants": ["standard"],
        "first": {"variant": "standard", "seats": 2},
        "levels": [
            {
                "level": "forager",
                "name": "Forager",
                "line": "Plays soundly and takes what lies near.",
                "bot": "greedy",
            }
        ],
        "bots": ["random", "greedy"],
    }


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_one_has_to_type_is_written_whole_on_eighty_columns(language: str) -> None:
    words = run("games", "--lang", language, env={"COLUMNS": "80"}).output.split()
    for game in games.values():
        assert {game.id, *game.variants, *names(game)} <= set(words)


@pytest.mark.parametrize(
    "env, title",
    [
        ({"LC_ALL": "fr_FR.UTF-8"}, "Les glands"),
        ({"LC_ALL": "", "LANG": "fr_CH"}, "Les glands"),
        ({"LC_ALL": "en_GB", "LANG": "fr_CH"}, "Acorns"),
        ({"LC_ALL": "de_DE"}, "Acorns"),
    ],
)
def test_the_language_is_that_of_the_system(env: dict[str, str], title: str) -> None:
    assert title in run("games", env=env).output


@pytest.mark.parametrize(
    "args, line",
    [
        (("play", "chess"), "no game is called 'chess'"),
        (("play", "acorns", "--seats", "9"), "acorns is for 2 to 3 players, not 9"),
        (("play", "acorns", "--seats", "0"), "acorns is for 2 to 3 players, not 0"),
        (("play", "acorns", "--seats", "two"), "Invalid value for '--seats'"),
        (("play", "acorns", "--option", "feet=3"), "acorns has no option 'feet'; it has sides"),
        (("play", "acorns", "--option", "sides"), "options are written key=value, not 'sides'"),
        (("play", "acorns", "--option", "sides=many"), "options.sides: expected int, found 'many'"),
        (("play", "acorns", "--variant", "tall"), "acorns has no variant 'tall'; it has standard"),
        (("play", "acorns", "--bots", "zeus"), "acorns has no bot called 'zeus'; there are random, greedy"),
        (("play", "acorns", "--bots", "random,random", "--seat", "0"), "2 bots do not fit on 1 free seats"),
        (("play", "acorns", "--bot", "--seat", "2"), "seat 2 is none of 0 to 1"),
        (("play", "acorns", "--lang", "de"), "--lang is one of en, fr, not 'de'"),
        (("play", "acorns", "--load", "nowhere.txt"), "nowhere.txt: No such file or directory"),
        (("play", "acorns", "--fly"), "No such option: --fly"),
        (("play",), "Missing argument 'GAME'"),
        (("fly",), "No such command 'fly'"),
        (("replay", "nowhere.txt"), "nowhere.txt: No such file or directory"),
        (("rules", "acorns", "xyzzy"), "No rule is called “xyzzy”, and none has that word."),
        (("rules", "acorns", "--coverage"), "coverage needs a checkout with tests/games/acorns"),
        (("lab", "acorns"), "Missing option '--bots'"),
        (("lab", "acorns", "--bots", "random", "--games", "0"), "at least 1 game must be played, not 0"),
        (("lab", "acorns", "--bots", "random", "--seats", "0"), "acorns is for 2 to 3 players, not 0"),
        (("lab", "acorns", "--bots", ","), "name at least one bot"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line(args: tuple[str, ...], line: str) -> None:
    refused = run(*args)
    assert refused.exit_code == 2
    assert refused.stdout == ""
    assert refused.stderr.startswith("formicarium: ")
    assert refused.stderr.count("\n") == 1
    assert line in refused.stderr


def test_a_broken_record_is_refused_with_its_line(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("count:3", "count:99"), encoding="utf-8")
    refused = run("replay", str(record))
    assert refused.exit_code == 2
    assert refused.stderr.startswith("formicarium: line ")
    record.write_bytes(b"\xff\xfe\x00")
    for command in (("replay",), ("play", "acorns", "--load")):
        refused = run(*command, str(record))
        assert refused.exit_code == 2
        assert refused.stderr == f"formicarium: {record} is not a record: it is not even text\n"


@pytest.mark.parametrize(
    "end, cut, told, untold",
    [
        ("conceded 0", 2, "Player B and Player C share the victory. Player A has given up.", "not finished"),
        ("drawn", 2, "Both sides have agreed on a draw.", "share"),
        ("ended", 2, "All players have agreed to stop. There is no result.", "Rank"),
        ("played 1", 0, "Gave up before the end: Player B.", "Player B wins"),
        ("lunch", 2, "the match is not finished", "given up"),
    ],
)
def test_a_replay_says_how_the_table_ended_it(
    record: Path, end: str, cut: int, told: str, untold: str
) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    lines = lines[: len(lines) - cut]
    record.write_text("\n".join([*lines, f"# end: {end}"]) + "\n", encoding="utf-8")
    output = " ".join(run("replay", str(record)).output.split())
    assert told in output
    assert untold not in output


def test_without_a_command_there_is_help() -> None:
    assert run().exit_code == 0
    assert "replay" in run().output


def test_a_replay_tells_what_a_seat_saw(record: Path) -> None:
    spectator = run("replay", str(record)).output
    assert "Player A gives Player B something." in spectator
    assert "Player B wins with 3 points. The die was rolled. [ACO-ROLL-01]" in spectator
    seat = run("replay", str(record), "--seat", "1").output
    assert "Player A gives you 3 ripe and sweet." in seat
    assert "Player C gives Player A something." in seat
    assert "Player C gives Player A 1 green." in run("replay", str(record), "--open").output
    assert "Joueur B gagne avec 3 points." in run("replay", str(record), "--lang", "fr").output
    assert run("replay", str(record), "--seat", "1", "--open").exit_code == 2
    assert run("replay", str(record), "--seat", "3").exit_code == 2


def test_a_replay_is_counted(record: Path) -> None:
    assert "Nothing is counted in this game." in run("replay", str(record), "--figures").output
    golden = str(GOLDEN / "cicada_and_ant" / "autumn.2.record")
    shown = run("replay", golden, "--figures").output
    told = json.loads(run("replay", golden, "--figures", "--json", "--lang", "fr").output)
    points = told["curves"][0]
    assert (points["key"], points["name"], len(points["values"])) == ("points", "Points", 2)
    assert "Points\nWhat would count at that moment.\nPlayer A  ▁" in shown
    assert "Comme Fourmi\u00a0: la Cigale s’est trompée." in [row["about"] for row in told["totals"]]
    assert "Le cours de la partie" in run("replay", golden, "--figures", "--lang", "fr").output
    assert run("replay", golden, "--json").exit_code == 2


def test_a_replay_goes_step_by_step_for_as_long_as_somebody_presses_enter(record: Path) -> None:
    stepped = run("replay", str(record), "--step", input="\n" * 9).output
    assert stepped.count("Press Enter to go on.") == 4
    assert stepped.count("Player A gives Player B something.") == 1
    assert "wins" in run("replay", str(record), "--step", input="").output


def test_an_unfinished_record_says_so(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join(line for line in lines if line[:1] not in ("2", "*")), encoding="utf-8")
    assert "the match is not finished" in run("replay", str(record)).output


def test_rules_are_read_whole_by_clause_or_by_word() -> None:
    assert "A game for tests." in run("rules", "acorns").output
    assert "Hand some acorns" in run("rules", "acorns", "ACO-HAND-01").output
    both = run("rules", "acorns", "ACO").output
    assert "ACO-HAND-01" in both
    assert "ACO-ROLL-01" in both
    assert "ACO-ROLL-01" in run("rules", "acorns", "egards").output


def test_the_lab_reports_in_tables_and_in_json() -> None:
    command = ("lab", "acorns", "--bots", "greedy,random", "--games", "6", "--processes", "1")
    told = run(*command)
    assert told.exit_code == 0
    assert "6 matches, 12 decisions" in told.stdout
    assert "The die was rolled." in told.stdout
    summary = json.loads(run(*command, "--json", "--seed", "9", "--option", "sides=4").stdout)
    assert summary["options"] == {"sides": 4}
    assert summary["seed"] == 9
    assert summary["by_bot"].keys() == {"greedy", "random"}
    assert summary["tally"] == []


def test_a_lab_that_counted_nothing_says_so() -> None:
    shown = run(
        "lab", "cicada_and_ant", "--bots", "random", "--games", "1", "--processes", "1", "--tally", "card"
    )
    assert "no event told any “card”" in " ".join(shown.stdout.split())


def test_the_lab_counts_what_events_tell() -> None:
    command = ("lab", "acorns", "--bots", "random", "--games", "6", "--processes", "1", "--tally", "kind")
    in_a_file = run(*command, env={"COLUMNS": "30"}).stdout.splitlines()
    assert [line for line in in_a_file if line.startswith("ripe") and "Handed" in line and line.endswith("%")]
    rows = json.loads(run(*command, "--json").stdout)["tally"]
    assert {row["event"] for row in rows} == {"Handed"}
    assert all(1 <= row["matches"] <= 6 and row["matches"] <= row["times"] for row in rows)
    refused = run(*command[:-1], "colour")
    assert refused.exit_code == 2
    assert "no event of acorns has a field 'colour': count, dice, kind" in refused.stderr
