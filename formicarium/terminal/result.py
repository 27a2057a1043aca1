"""The end of a match: who won, by what, and why it is over."""

from __future__ import annotations

from rich.table import Table

from formicarium.core.outcome import Outcome
from formicarium.terminal.screen import Screen
from formicarium.texts.speaker import Speaker


def show_outcome(outcome: Outcome, speaker: Speaker, screen: Screen) -> None:
    """Ranks, scores, what they are made of, and why the match is over."""
    screen.rule(speaker.text("outcome-heading"))
    screen.write(speaker.outcome(outcome), "bold")
    order = sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])
    table = Table(box=None, padding=(0, 2))
    table.add_column("", no_wrap=True)
    for seat in order:
        table.add_column(speaker.seat(seat), justify="right")
    table.add_row(speaker.text("outcome-rank"), *(str(outcome.ranks[seat]) for seat in order))
    table.add_row(speaker.text("outcome-score"), *(str(outcome.scores[seat]) for seat in order), style="bold")
    for key in dict.fromkeys(key for details in outcome.details for key, _ in details):
        counts = [dict(outcome.details[seat]).get(key, "") for seat in order]
        if counts != [outcome.scores[seat] for seat in order]:  # not the score once more
            table.add_row(f"  {speaker.text(f'detail-{key}')}", *map(str, counts), style="dim")
    screen.console.print(table)
