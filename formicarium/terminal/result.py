"""The end of a match: who won, by what, and why it is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table

from formicarium.core.game import Game
from formicarium.core.outcome import Outcome
from formicarium.terminal.screen import Screen
from formicarium.texts.message import Seat, SeatName, message
from formicarium.texts.speaker import Speaker, cited


def show_outcome(
    game: Game[Any], outcome: Outcome, speaker: Speaker, screen: Screen, conceded: Sequence[Seat] = ()
) -> None:
    """Ranks, scores, what they are made of, why the match is over, and who gave up before."""
    screen.rule(speaker.text("outcome-heading"))
    screen.write(speaker.outcome(outcome), "bold")
    if conceded and outcome.scores:
        screen.write(speaker.say(message("outcome-gave-up", seats=tuple(map(SeatName, conceded)))))
    if not outcome.ranks:
        return
    order = sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])
    table = Table(box=None, padding=(0, 2))
    table.add_column("", no_wrap=True)
    for seat in order:
        table.add_column(speaker.seat(seat), justify="right")
    table.add_row(speaker.text("outcome-rank"), *(str(outcome.ranks[seat]) for seat in order))
    if game.points and outcome.scores:
        scores = [str(outcome.scores[seat]) for seat in order]
        table.add_row(speaker.text("outcome-score"), *scores, style="bold")
    for key in dict.fromkeys(key for details in outcome.details for key, _ in details):
        counts = [dict(outcome.details[seat]).get(key, "") for seat in order]
        if counts != [outcome.scores[seat] for seat in order]:  # not the score once more
            part = cited(speaker.text(f"detail-{key}"), game.scoring.get(key, ""))
            table.add_row(f"  {part}", *map(str, counts), style="dim")
    screen.console.print(table)
