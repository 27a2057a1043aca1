"""A story in a terminal: turn by turn, without noise, and what hits the reader stands out."""

from __future__ import annotations

import io

from rich.console import Console

import formicarium as fm
from formicarium.core.event import Told
from formicarium.games.cicada_and_ant.data import Path
from formicarium.games.cicada_and_ant.events import AntIntercepted, NothingBought, RoundBegan
from formicarium.terminal.screen import Screen
from formicarium.terminal.story import tell
from formicarium.texts.speaker import Speaker

LOG = [
    Told(0, RoundBegan(1, 0, 1)),
    Told(1, AntIntercepted(0, 1, Path("wood"))),
    Told(2, NothingBought(1), cause=1),
]


def told(you: int | None, everything: bool = False) -> list[str]:
    written = io.StringIO()
    screen = Screen(Console(file=written, width=200))
    speaker = Speaker(fm.games["cicada_and_ant"], "en", ["Ada", "Bo"], you)
    tell(LOG, LOG, speaker, screen, clauses=True, everything=everything)
    return written.getvalue().splitlines()


def test_a_round_begins_after_a_gap_and_noise_is_left_out() -> None:
    gap, opened, caught = told(None)
    assert gap == ""
    assert opened.startswith("Round 1")
    assert caught.startswith("· ")
    assert caught.endswith("[CIG-REV-02]")


def test_whoever_wants_everything_gets_it_below_what_it_came_of() -> None:
    assert told(None, everything=True)[-1].startswith("  · Bo ")


def test_what_hits_the_reader_stands_out() -> None:
    assert told(0)[2].startswith("! ")
    assert told(1)[2].startswith("· ")
