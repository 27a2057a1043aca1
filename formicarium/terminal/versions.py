"""Versions of a game in a terminal: a progress bar while they are played, tables when they are done."""

from __future__ import annotations

from collections.abc import Sequence
from html import unescape
from pathlib import Path

from rich.table import Table

from formicarium.lab.balance import Race, balance
from formicarium.lab.compare import Versions, compare
from formicarium.lab.crew import Crew
from formicarium.lab.report.versions import named, value, verdict
from formicarium.lab.report.voice import Voice
from formicarium.lab.tournament import Plan
from formicarium.terminal.bar import bar
from formicarium.terminal.screen import Screen


def compare_with_bar(
    plans: Sequence[Plan], labels: Sequence[str], crew: Crew, kept: Path | None, hidden: bool
) -> Versions:
    """Play every version."""
    with bar(plans[0].game, sum(plan.games for plan in plans), hidden) as heard:
        return compare(plans, labels, crew, kept, heard)


def balance_with_bar(
    plans: Sequence[Plan],
    labels: Sequence[str],
    crew: Crew,
    by: str,
    within: float,
    kept: Path | None,
    hidden: bool,
) -> Race:
    """Run the race; it may be over long before the bar is full."""
    with bar(plans[0].game, sum(plan.games for plan in plans), hidden) as heard:
        return balance(plans, labels, crew, by, within, kept, heard)


def show_gaps(versions: Versions, screen: Screen, language: str) -> None:
    """Two versions: what differs for sure comes first."""
    voice, plan = Voice(versions.sample(0).game, language), versions.plans[0]
    table = _table(voice, "compare-measure", *versions.labels, "compare-difference", "interval")
    gaps = versions.gaps()
    for gap in gaps:
        low, high = (value(gap.measure, bound, voice, signed=True) for bound in gap.found[1:3])
        table.add_row(
            unescape(named(voice, plan, gap.measure)),
            value(gap.measure, gap.first, voice),
            value(gap.measure, gap.second, voice),
            value(gap.measure, gap.found.value, voice, signed=True),
            f"{low} – {high}",
            style="bold" if gap.sure else "",
        )
    screen.figures(table)
    sure = sum(gap.sure for gap in gaps)
    screen.write(unescape(voice.text("compare-verdict", sure=sure, all=len(gaps))), "bold")


def show_curves(versions: Versions, screen: Screen, language: str) -> None:
    """A row for every measure, a column for every value."""
    voice, plan = Voice(versions.sample(0).game, language), versions.plans[0]
    table = _table(voice, "compare-measure", *versions.labels)
    for gap in versions.gaps(0, len(versions.plans) - 1):
        found = [versions.estimate(arm, gap.measure) for arm in range(len(versions.plans))]
        table.add_row(
            unescape(named(voice, plan, gap.measure)),
            *(value(gap.measure, each.value, voice) for each in found),
            style="bold" if gap.sure else "",
        )
    screen.figures(table)


def show_race(race: Race, screen: Screen, language: str) -> None:
    """How far from fair every value is, and the verdict."""
    voice = Voice(Versions(race.plans, race.labels, race.matches).sample(0).game, language)
    table = _table(voice, "compare-version", "fact-matches", "compare-unfair", "interval")
    for arm, (label, found) in enumerate(zip(race.labels, race.found, strict=True)):
        said = (
            label
            if arm in race.still
            else unescape(voice.text("race-left", label=label, round=race.left[arm]))
        )
        bounds = f"{voice.percent(found.low, 1)} – {voice.percent(min(1.0, found.high), 1)}"
        table.add_row(said, str(len(race.matches[arm])), voice.percent(found.value, 1), bounds)
    screen.figures(table)
    screen.write(unescape(verdict(race).say(voice)), "bold")


def _table(voice: Voice, *headings: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for number, heading in enumerate(headings):
        words = unescape(voice.text(heading))
        table.add_column(words, justify="right" if number else "left", overflow="fold")
    return table
