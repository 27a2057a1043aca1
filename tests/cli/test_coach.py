"""The coach in a terminal: three cards at the start, and what a question is about for whoever wants help."""

from __future__ import annotations

from tests.cli.test_commands import run


def play(*lines: str, args: tuple[str, ...] = ()) -> str:
    seated = ("play", "cicada_and_ant", "--bots", "random", "--seats", "2", "--seed", "1")
    played = run(*seated, "--option", "first_ant=0", *args, input="".join(f"{line}\n" for line in lines))
    assert played.exit_code == 0, played.output
    return " ".join(played.stdout.split())


def test_three_cards_come_first_unless_somebody_wants_none() -> None:
    shown = play("quit")
    begun = shown.index("Round 1")
    for title in ("What you want", "What a turn is", "How you win"):
        assert shown.index(title) < begun
    assert "filled 2 shelves" in shown
    assert "[CIG-END-01]" in shown
    assert "What you want" not in play("quit", args=("--no-coach",))
    assert "Ce que vous voulez" in play("quit", args=("--lang", "fr"))


def test_help_says_what_the_question_is_about() -> None:
    shown = play("help", "quit")
    assert "Cover at least three types" in shown
    assert "Cover at least three types" not in play("quit")
