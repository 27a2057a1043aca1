"""Playing in a terminal: by number, by notation, step by step, alone and together."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from formicarium import replay
from formicarium.core.outcome import Outcome
from formicarium.terminal.question import numbered
from formicarium.terminal.result import show_outcome
from formicarium.terminal.screen import Screen
from formicarium.texts.message import message
from formicarium.texts.speaker import Speaker
from tests.acorns import AcornGame
from tests.cli.test_commands import run

pytestmark = pytest.mark.usefixtures("acorns")


def play(*lines: str, args: tuple[str, ...] = ("--bots", "random", "--seed", "1")) -> str:
    """What the terminal showed while these lines were typed."""
    played = run("play", "acorns", *args, input="".join(f"{line}\n" for line in lines))
    assert played.exit_code == 0, played.output
    return played.stdout


def test_a_move_is_chosen_by_number_step_by_step() -> None:
    shown = play("2", "3")
    assert "Whom do you give acorns (You)?" in shown
    assert "1  green" in shown
    assert "So far: Bot B (random), brown." in shown
    assert "You give Bot B (random) 3 brown." in shown
    assert "The match is over" in shown


def test_a_move_is_spelled_at_once_or_token_by_token() -> None:
    assert "You give Bot B (random) 2 ripe and sweet." in play("seat:1 kind:ripe count:2")
    assert "You give Bot B (random) 2 ripe and sweet." in play("1 ripe 2")  # the kinds of tokens left out
    assert "You give Bot B (random) 2 ripe and sweet." in play("kind:ripe", "count:2", args=GO_ON)


GO_ON = ("--bots", "random", "--seed", "1")


def test_a_step_can_be_taken_back_before_the_move_is_made() -> None:
    shown = play("kind:ripe", "back", "kind:brown", "count:1")
    assert "You give Bot B (random) 1 brown." in shown


def test_what_would_be_lost_is_said_and_asked_about_first() -> None:
    shown = play("seat:1 kind:ripe count:12", "no", "seat:1 kind:ripe count:12", "yes")
    assert shown.count("nothing would be left for you") == 2
    assert shown.count("Do it all the same? (yes / no)") == 2
    assert shown.count("12 ripe and sweet.") == 1


def test_what_is_not_offered_is_explained_with_its_clause() -> None:
    shown = play("seat:1 kind:ripe count:99", "why count:99", "why", "why seat:1 kind:ripe", "77", "1", "1")
    assert "“seat:1 kind:ripe count:99” is not among your options. [ACO-HAND-01]" in shown
    assert "Say what you would like to do, for example: why seat:1 kind:green" in shown
    assert "“seat:1 kind:ripe” is allowed: go ahead." in shown
    assert "Choose a number from 1 to 4." in shown


def test_options_say_what_lies_where_they_point() -> None:
    assert "(the heap of Bot B (random), 0)" in play("kind:ripe", "quit")


def test_a_number_too_long_for_anything_is_no_answer() -> None:
    assert "[ACO-HAND-01]" in play("9" * 5000, "quit")


def test_a_hint_comes_with_a_reason() -> None:
    shown = play("hint", "quit")
    assert "The computer (Forager) would choose: Give " in shown
    assert "I looked one step ahead at 48 options" in shown


def test_undo_takes_back_what_nobody_has_built_upon() -> None:
    command = ("play", "cicada_and_ant", "--option", "first_ant=0", "--bots", "random", "--seed", "1")
    shown = run(*command, input="undo\nr1c1\nr1c2\nundo\nlog\nquit\n").stdout
    assert "There is nothing to take back." in shown
    after = shown.split("Taken back.")[1]
    assert "You put a pawn on r1c1. [CIG-ANT-01]" in after
    assert "You put a pawn on r1c2." not in after


def test_the_rulebook_the_log_and_the_table_are_at_hand() -> None:
    shown = play("rules", "rules ACO-ROLL-01", "rules egards", "rules xyzzy", "log", "table", "help", "quit")
    assert "Handing out  ACO-HAND-01" in shown
    assert shown.count("The égards are for luck.") == 2
    assert "No rule is called “xyzzy”" in shown
    assert "take back your last move" in shown
    assert "This question follows rule ACO-HAND-01: “rules ACO-HAND-01” shows it." in shown
    assert "Goodbye!" in shown


def test_the_language_can_be_changed_and_commands_follow() -> None:
    shown = play("lang de", "lang fr", "aide", "règles ACO-HAND-01", "regles", "kind:ripe", "1")
    assert "Choose a language: en, fr." in shown
    assert "À partir d’ici, en français." in shown
    assert "se lever de table" in shown
    assert "Vous donnez à Robot B (au hasard)\u00a0: 1 mûrs et doux." in shown
    assert "Le dé est jeté. [ACO-ROLL-01]" in shown


def test_a_saved_match_can_be_gone_on_with(tmp_path: Path) -> None:
    file, other = tmp_path / "match.txt", tmp_path / "other.txt"
    other.write_text("my diary", encoding="utf-8")
    three = ("--seats", "3", "--bots", "random", "--seat", "2", "--seed", "5")
    shown = play("save", f"save {other}", f"save {tmp_path}/no/where", f"save {file}", "quit", args=three)
    assert "Say where to, for example" in shown
    assert "it was left alone" in shown
    assert "Nothing was saved to" in shown
    assert f"Goodbye! Your match is in {file}." in shown
    assert other.read_text(encoding="utf-8") == "my diary"
    assert replay(file.read_text(encoding="utf-8")).pending[0].seat == 2
    again = play("seat:0 kind:ripe count:1", args=("--load", str(file), "--bots", "random", "--seat", "2"))
    assert "You give Bot A (random) 1 ripe and sweet." in again
    assert "The match is over" in again
    assert run("play", "acorns", "--load", str(other)).exit_code == 2


def test_once_saved_a_match_is_kept_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    play(f"save {file}", "1", "1")
    assert replay(file.read_text(encoding="utf-8")).outcome is not None


def test_people_at_one_keyboard_are_kept_apart_by_a_curtain() -> None:
    lines = ("", "seat:1 kind:ripe count:1", "", "seat:2 kind:brown count:2", "", "seat:0 kind:green count:3")
    shown = play(*lines, args=("--seats", "3"))
    assert shown.count("Please pass the keyboard to Player") == 3
    first, second, third = shown.split("Please pass the keyboard")[1:]
    assert "ripe and sweet" in second  # given to this one
    assert "Player A gives Player B something." in third
    assert "ripe and sweet" not in third.split("Whom do you give")[0]
    assert "Player A wins with 3 points." in third
    assert "press Enter when nobody else is looking" in first


def test_bots_among_themselves_can_be_watched() -> None:
    shown = play(args=("--bots", "random,greedy", "--seed", "1"))
    assert "Bot A (random) gives Bot B (Forager) something." in shown
    assert "wins" in shown


def test_the_end_of_the_input_ends_the_match_politely() -> None:
    assert "Goodbye! (This match was not saved" in play()


def test_somebody_at_a_terminal_is_asked_what_was_not_said(
    monkeypatch: pytest.MonkeyPatch, acorns: AcornGame
) -> None:
    monkeypatch.setattr(Screen, "attended", True)
    monkeypatch.setattr(type(acorns), "variants", {"standard": {}, "coin": {"sides": 2}}, raising=False)
    shown = play("2", "2", "7", "2", "1", "quit", args=())
    assert "What would you like to play?" in shown
    assert "2  3 players" in shown
    assert "1  you against Forager: Plays soundly and takes what lies near." in shown
    assert "Whom do you give acorns (You)?" in shown
    assert "Player A" in play("2", "", "", "2", "", "quit", args=())
    assert run("play", "acorns", input="").exit_code == 0


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_newcomer_at_a_terminal_is_offered_a_first_game(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Screen, "attended", True)
    shown = run("play", "hidden_empires_2", "--lang", language, input="\nquit\n").output
    words = {
        "en": (
            "Is this your first game?",
            "The basic game: no cards",
            "against one bot, Larva",
            "Bot B (Larva)",
        ),
        "fr": ("Est-ce votre première partie", "contre un robot (Larve)", "Robot B (Larve)"),
    }
    assert [word for word in words[language] if word not in shown] == []
    assert "How many players?" not in shown
    asked = run("play", "hidden_empires_2", "--variant", "advanced", input="").output
    assert "Is this your first game?" not in asked  # whoever says something knows what they want


def test_one_is_offered_only_as_many_seats_as_the_variant_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "attended", True)
    asked = run("play", "antics", input="2\n2\n").output  # the long game
    assert "3 players" in asked
    assert "4 players" not in asked


@pytest.mark.parametrize(
    "language, ended", [("en", "The match is over"), ("fr", "La partie est finie")]
)  # fmt: skip
@pytest.mark.parametrize("variant", ["autumn", "winter-powers"])
def test_a_whole_match_is_played_in_a_real_terminal_process(language: str, ended: str, variant: str) -> None:
    command = ["play", "cicada_and_ant", "--variant", variant, "--bots", "random", "--seed", "7"]
    played = subprocess.run(
        [sys.executable, "-m", "formicarium.cli", *command, "--lang", language],
        input="1\n" * 3000,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "COLUMNS": "160", "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert played.stderr == ""
    assert played.returncode == 0
    assert ended in played.stdout
    assert "[CIG-" in played.stdout.split(ended)[1]


def test_an_option_that_is_a_number_is_chosen_by_that_number() -> None:
    assert numbered([("count:0",), ("count:1",), ("button:pass",)]) == [0, 1, 2]
    assert numbered([("bid:3",), ("bid:4",), ("bid:6",)]) == [3, 4, 6]
    assert numbered([("seat:0",), ("seat:2",)]) == [1, 2]  # seats have names
    assert numbered([("cell:b1",), ("cell:a1",)]) == [1, 2]
    assert numbered([("kind:ripe", "count:2"), ("kind:brown", "count:2")]) == [1, 2]


def test_help_explains_the_letters_on_the_table() -> None:
    command = ("play", "ant_war", "--option", "fixed_first=black", "--bots", "random", "--seed", "1")
    shown = run(*command, "--lang", "fr", input="formation:corner\naide\nquit\n").stdout
    legend = shown.split("Sur la table")[1]
    assert re.search(r"Re +Reine", legend)
    assert re.search(r"~ +Mare", legend)
    assert "Prendre la fourmi en a1 (Reine" in shown


def test_a_thing_is_called_by_its_name_on_the_screen() -> None:
    command = ("play", "antics", "--option", "first_player=0", "--bots", "random", "--seed", "1")
    assert "You use Scout at level 1." in run(*command, input="M10\nquit\n").stdout


def test_the_result_does_not_say_the_score_twice() -> None:
    outcome = Outcome(
        (1, 2),
        (5, 3),
        message("ended-roll"),
        "A",
        ((("acorns", 5), ("ripe", 1)), (("acorns", 3), ("ripe", 2))),
    )
    written = io.StringIO()
    show_outcome(AcornGame(), outcome, Speaker(AcornGame(), "en"), Screen(Console(file=written, width=100)))
    assert "Acorns" not in written.getvalue()
    assert "detail-ripe" in written.getvalue()  # a key no catalogue has
