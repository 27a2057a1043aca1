"""How a match went, in figures: small curves over the turns, and tables of what was counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table

from formicarium.core.account import Account, Row, account
from formicarium.core.figures import FOLDER
from formicarium.core.match import Match
from formicarium.terminal.screen import Screen
from formicarium.texts.speaker import Speaker

BARS = "▁▂▃▄▅▆▇█"
WIDE = 48  # letters of the longest curve


def speaker_of(match: Match, language: str) -> Speaker:
    """Somebody who knows the words of the game's figures, too."""
    return Speaker(match.game, language, parts=(FOLDER,))


def describe(match: Match, speaker: Speaker) -> dict[str, Any]:
    """All figures, for a program to read."""
    found = account(match) or Account((), (), ())
    return {
        "game": match.game.id,
        "turns": [turn._asdict() for turn in found.turns],
        "curves": [{**_named(row, speaker), "values": row.values} for row in found.curves],
        "totals": [_named(row, speaker) for row in found.totals],
    }


def _named(row: Row, speaker: Speaker) -> dict[str, Any]:
    name, about = name_of(row, speaker), speaker.text(f"figure-{row.key}-about")
    return {"key": row.key, "name": name, "about": about, "signed": row.signed, "totals": row.totals}


def show_figures(match: Match, speaker: Speaker, screen: Screen) -> None:
    found = account(match)
    screen.rule(speaker.text("figures-heading"))
    if found is None:
        screen.write(speaker.text("figures-nothing"))
        return
    names = [speaker.seat(seat) for seat in range(match.state.seats)]
    turns = sum(turn.number is not None for turn in found.turns)
    screen.write(speaker.text("figures-turns", turns=turns), "dim")
    for row in found.curves:
        screen.write()
        screen.write(name_of(row, speaker), "bold")
        screen.write(speaker.text(f"figure-{row.key}-about"), "dim")
        screen.figures(_curves(row, names, speaker))
    screen.write()
    screen.write(speaker.text("figures-totals"), "bold")
    screen.figures(_totals(found.totals, names, speaker))


def name_of(row: Row, speaker: Speaker) -> str:
    return speaker.text(f"figure-{row.key}")


def _curves(row: Row, names: Sequence[str], speaker: Speaker) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    table.add_column(overflow="fold")
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    low = min(0.0, *(min(values) for values in row.values))
    high = max(max(values) for values in row.values)
    for name, values, total in zip(names, row.values, row.totals, strict=True):
        table.add_row(name, curve(values, low, high), number(total, row.signed, speaker.language))
    return table


def _totals(rows: Sequence[Row], names: Sequence[str], speaker: Speaker) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("", overflow="fold")
    for name in names:
        table.add_column(name, justify="right")
    for row in rows:
        counts = (number(total, row.signed, speaker.language) for total in row.totals)
        table.add_row(name_of(row, speaker), *counts)
    return table


def curve(values: Sequence[float], low: float, high: float) -> str:
    """Values as bars from `low` to `high`; of a long row some are left out, never the first and the last.

    >>> curve([0, 1, 2, 7], 0, 7)
    '▁▂▃█'
    """
    if len(values) > WIDE:
        values = [values[at * (len(values) - 1) // (WIDE - 1)] for at in range(WIDE)]
    step = (high - low) / (len(BARS) - 1) or 1
    return "".join(BARS[round((value - low) / step)] for value in values)


def number(value: float, signed: bool, language: str) -> str:
    """
    >>> number(3, False, "en"), number(-1.5, True, "fr"), number(0.25, True, "en")
    ('3', '−1,5', '+0.25')
    """
    shown = f"{value:+g}" if signed and value else f"{value:g}"
    return shown.replace("-", "−").replace(".", "," if language == "fr" else ".")
