"""The lab in a terminal: a progress bar while it runs, tables when it is done."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from rich.table import Table

from formicarium.core.game import Game
from formicarium.core.plain import to_plain
from formicarium.lab.crew import Crew
from formicarium.lab.ladder import Climb, ladder
from formicarium.lab.session import Wanted, carry_out
from formicarium.lab.tournament import Plan, run, summary
from formicarium.terminal.bar import bar
from formicarium.terminal.party import bot_name, known_as
from formicarium.terminal.screen import Screen
from formicarium.texts.facts import from_wire
from formicarium.texts.speaker import Speaker, letter


def run_with_bar(plan: Plan, processes: int, hidden: bool) -> dict[str, Any]:
    """Carry out the plan."""
    with bar(plan.game, plan.games, hidden) as heard:
        return run(plan, processes, heard)


def studied_with_bar(plan: Plan, crew: Crew, wanted: Wanted, hidden: bool) -> dict[str, Any]:
    """Carry out the plan with a close look at every match, and write what is wanted."""
    began = time.perf_counter()
    with bar(plan.game, plan.games, hidden) as heard:
        sample = carry_out(plan, crew, wanted, heard)
    options = to_plain(sample.game.read_options(plan.options))
    return summary(plan, options, sample.played(), time.perf_counter() - began)


def climb_with_bar(climb: Climb, crew: Crew, kept: Path | None, hidden: bool) -> dict[str, Any]:
    """Play the ladder."""
    matches = climb.games * len(climb.pairs())
    with bar(climb.game, matches, hidden) as heard:
        return ladder(climb, crew, kept, heard)


def show_summary(summary: dict[str, Any], speaker: Speaker, screen: Screen, tally: str = "") -> None:
    screen.write(
        speaker.text(
            "lab-summary",
            games=summary["games"],
            decisions=summary["decisions"],
            seconds=f"{summary['seconds']:.1f}",
            speed=round(summary["decisions_per_second"]),
            length=f"{summary['mean_length']:.1f}",
        )
    )
    bots = {bot_name(speaker, bot): figures for bot, figures in summary["by_bot"].items()}
    seats = {
        speaker.text("seat-person", letter=letter(seat)): figures
        for seat, figures in enumerate(summary["by_seat"])
    }
    screen.figures(_table(speaker, bots, "lab-bot"))
    screen.figures(_table(speaker, seats, "lab-seat"))
    screen.write(speaker.text("lab-ended"), "bold")
    for ending in summary["endings"]:
        screen.write(f"  {ending['times']:>6}  {speaker.say(from_wire(ending['why']))}")
    if summary["tally"]:
        screen.figures(_tally(speaker, summary["tally"]))
    elif tally:
        screen.write(speaker.text("lab-tally-nothing", field=tally), "yellow")


def show_ladder(summary: dict[str, Any], game: Game[Any], speaker: Speaker, screen: Screen) -> None:
    """Everybody's rating, and what each won against each."""
    screen.write(speaker.text("ladder-summary", games=summary["games"], seats=summary["seats"]))
    names = {row["bot"]: known_as(game, speaker, row["bot"]) for row in summary["ratings"]}
    rated = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    rated.add_column(speaker.text("lab-bot"), overflow="fold")
    for key in ("ladder-elo", "lab-interval", "ladder-openskill"):
        rated.add_column(speaker.text(key), justify="right", no_wrap=True)
    for row in summary["ratings"]:
        (low, high), (skill, doubt) = row["elo_95"], row["openskill"]
        rated.add_row(names[row["bot"]], str(row["elo"]), f"{low} – {high}", f"{skill:.1f} ± {doubt:.1f}")
    screen.figures(rated)
    met = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    met.add_column(speaker.text("ladder-pair"), overflow="fold")
    for key in ("lab-played", "lab-wins", "lab-share", "lab-interval"):
        met.add_column(speaker.text(key), justify="right", no_wrap=True)
    for row in summary["pairs"]:
        (first, second), (won, lost), (low, high) = row["bots"], row["won"], row["share_95"]
        share = f"{won / row['played']:.1%}"
        wins = f"{won:.1f} : {lost:.1f}"
        met.add_row(
            f"{names[first]} : {names[second]}", str(row["played"]), wins, share, f"{low:.1%} – {high:.1%}"
        )
    screen.figures(met)


def _tally(speaker: Speaker, rows: list[dict[str, Any]]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for key in ("lab-value", "lab-event"):
        table.add_column(speaker.text(key), overflow="fold")
    for key in ("lab-times", "lab-matches", "lab-share", "lab-interval"):
        table.add_column(speaker.text(key), justify="right", no_wrap=True)
    for row in rows:
        low, high = row.get("win_share_95", (0, 0))
        figures = (f"{row['win_share']:.1%}", f"{low:.1%} – {high:.1%}") if "win_share" in row else ()
        table.add_row(row["value"], row["event"], str(row["times"]), str(row["matches"]), *figures)
    return table


def _table(speaker: Speaker, rows: dict[str, dict[str, Any]], heading: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(speaker.text(heading), overflow="fold")
    for key in ("lab-played", "lab-wins", "lab-share", "lab-interval", "lab-rank"):
        table.add_column(speaker.text(key), justify="right", no_wrap=True)
    for name, figures in rows.items():
        low, high = figures["win_share_95"]
        table.add_row(
            name,
            str(figures["played"]),
            f"{figures['wins']:.1f}",
            f"{figures['win_share']:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{figures['mean_rank']:.2f}",
        )
    return table
