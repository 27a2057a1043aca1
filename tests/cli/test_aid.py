"""`formicarium aid`: a game's player aid in a terminal, and the command `aid` while one plays."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from formicarium.cli import app
from tests.corrections import corrected_folder

GAME = "cicada_and_ant"


def run(*words: str, typed: str = "") -> tuple[int, str]:
    done = CliRunner().invoke(app, words, input=typed, env={"COLUMNS": "120"})
    return done.exit_code, done.output


def test_it_is_shown_part_by_part_with_steps_tables_and_clauses() -> None:
    code, shown = run("aid", GAME, "--variant", "winter", "--lang", "en")
    assert code == 0
    assert "Player aid: The Cicada and the Ant" in shown
    assert " 1. The Ant sets its 6 pawns" in shown
    assert "[CIG-ANT-02]" in shown
    assert "Wheat Grains      2 × Tablecloth, Tiling, Stone" in shown


def test_it_speaks_french_and_knows_the_number_of_players() -> None:
    _, four = run("aid", GAME, "--variant", "winter", "--lang", "fr")
    _, two = run("aid", GAME, "--variant", "winter", "--lang", "fr", "--seats", "2")
    assert "Aide-mémoire" in four
    assert "Fourmi Rouge" in four
    assert "Fourmi Rouge" not in two


def test_corrected_tables_show_their_own_numbers(tmp_path: Path) -> None:
    data = str(corrected_folder(tmp_path))
    _, shown = run("aid", GAME, "--option", "mode=winter", "--lang", "en", "--data", data)
    assert "Whoever has 2 victory points wins at once" in shown


def test_what_does_not_exist_is_refused() -> None:
    assert run("aid", GAME, "--variant", "spring")[0] == 2
    assert run("aid", GAME, "--seats", "7")[0] == 2


def test_whoever_plays_may_ask_for_it_by_the_options_of_the_match() -> None:
    _, shown = run("play", GAME, "--bot", "--seat", "0", "--seed", "1", "--lang", "en", typed="aid\nquit\n")
    assert "Points at the end" in shown
    _, shown = run(
        "play",
        GAME,
        "--bot",
        "--seat",
        "0",
        "--seed",
        "1",
        "--lang",
        "fr",
        "--variant",
        "winter",
        typed="mémo\nquitter\n",
    )
    assert "Les cartes Provision et leurs prix" in shown
