"""The ladder: everybody meets everybody; what is kept is not played again."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from formicarium import OptionError
from formicarium.cli import app
from formicarium.core.bot import Choice, Sight
from formicarium.lab import ladder as module
from formicarium.lab.crew import Crew
from formicarium.lab.journal import JournalError
from formicarium.lab.ladder import Climb, ladder, meetings
from formicarium.lab.tournament import Plan, Played, play
from formicarium.texts.message import message

pytestmark = pytest.mark.usefixtures("acorns")

CLIMB = Climb(
    "acorns", ("random", "greedy", "tests.lab.test_ladder:last"), seats=2, games=20, options={"sides": 4}
)


class Last:
    """Takes the last option."""

    def choose(self, sight: Sight, rng: Random) -> Choice:
        return Choice(sight.decision.options[-1], message("why-greedy", count=1))


last = Last()


def test_everybody_meets_everybody_in_every_seat_and_the_order_is_right() -> None:
    found = ladder(CLIMB)
    assert [pair["played"] for pair in found["pairs"]] == [20, 20, 20]
    assert all(sum(pair["won"]) == pytest.approx(20) for pair in found["pairs"])
    assert found["ratings"][0]["bot"] == "greedy"
    for row in found["ratings"]:
        low, high = row["elo_95"]
        assert low <= row["elo"] <= high
    assert {meeting.seating[0] for meeting in meetings(CLIMB, Crew())} == set(CLIMB.bots)


def test_processes_change_nothing() -> None:
    pair = Climb(
        "cicada_and_ant", ("random", "easy"), seats=2, games=2
    )  # acorns are known in this process only
    assert sorted(meetings(pair, Crew(2))) == sorted(meetings(pair, Crew()))


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "ladder.jsonl"
    whole = ladder(CLIMB)
    some = meetings(CLIMB, Crew(), file)
    for _ in range(25):
        next(some)
    cut = file.read_text(encoding="utf-8")
    file.write_text(cut[:-20], encoding="utf-8")  # stopped in the midst of a line
    played: list[int] = []

    def counted(plan: Plan, number: int) -> Played:
        played.append(number)
        return play(plan, number)

    monkeypatch.setattr(module, "play", counted)
    assert ladder(CLIMB, kept=file) == whole
    assert len(played) == 60 - 24
    played.clear()
    assert ladder(CLIMB, kept=file) == whole
    assert not played
    ladder(replace(CLIMB, games=22), kept=file)
    assert len(played) == 6


def test_matches_of_another_ladder_are_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    ladder(replace(CLIMB, games=2), kept=file)
    before = file.read_text(encoding="utf-8")
    with pytest.raises(JournalError, match="another ladder"):
        ladder(replace(CLIMB, seed=5), kept=file)
    assert file.read_text(encoding="utf-8") == before
    lines = before.splitlines()
    file.write_text("\n".join([lines[0], "{}", *lines[1:]]), encoding="utf-8")
    with pytest.raises(JournalError, match=":2: not a match"):
        ladder(replace(CLIMB, games=2), kept=file)


@pytest.mark.parametrize(
    "bots, seats, words",
    [
        (("random",), 2, "at least 2 bots"),
        (("random", "random"), 2, "once"),
        (("random", "greedy"), 1, "2 seats"),
    ],
)
def test_a_ladder_that_cannot_be_is_refused(bots: tuple[str, ...], seats: int, words: str) -> None:
    with pytest.raises(OptionError, match=words):
        ladder(replace(CLIMB, bots=bots, seats=seats))


def test_a_bot_and_its_level_are_one_climber() -> None:
    asked = ["ladder", "cicada_and_ant", "--games", "2", "--processes", "1", "--bots"]
    refused = CliRunner().invoke(app, [*asked, "larva,hoarder"])
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr == "formicarium: each bot is named once, by its name or its level\n"
    told = json.loads(CliRunner().invoke(app, [*asked, "larva,nurse", "--json"]).stdout)
    assert told["pairs"][0]["bots"] == ["hoarder", "collector"], "matches kept under either name are the same"


def test_what_is_no_bot_is_refused_before_anybody_plays() -> None:
    refused = CliRunner().invoke(app, ["ladder", "acorns", "--bots", "greedy", "--with", "json:dumps"])
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "json:dumps is no bot" in refused.stderr


def test_the_command_prints_json_or_tables_and_draws(tmp_path: Path) -> None:
    plot = tmp_path / "rungs.svg"
    asked = ["ladder", "acorns", "--bots", "random,greedy", "--games", "4", "--processes", "1"]
    done = CliRunner().invoke(app, [*asked, "--json", "--plot", str(plot)])
    assert done.exit_code == 0, done.output
    assert {row["bot"] for row in json.loads(done.stdout)["ratings"]} == {"random", "greedy"}
    drawn = plot.read_text(encoding="utf-8")
    assert drawn.count("<circle") == 2
    shown = CliRunner().invoke(app, [*asked, "--lang", "fr"], env={"COLUMNS": "120"}).output
    assert "Elo" in shown
    assert "Fourrageuse" in shown
