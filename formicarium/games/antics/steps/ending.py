"""When the game ends, and how it is scored (ANT-OVER, ANT-SCORE, ANT-TIE)."""

from __future__ import annotations

from formicarium.core.outcome import Outcome, ranks_of
from formicarium.games.antics.data import EXHAUSTED_AT_END
from formicarium.games.antics.events import GameEnded, HillScored
from formicarium.games.antics.scoring import score, standing
from formicarium.games.antics.state import Antics
from formicarium.texts.message import message


def trigger_met(s: Antics) -> str:
    """ANT-OVER-02: the fields could not be filled. ANT-OVER-03: five kinds of prey are exhausted."""
    if s.short:
        return "tiles"
    return "prey" if s.exhausted_left <= EXHAUSTED_AT_END else ""


def end(s: Antics, reason: str, clause: str) -> None:
    """ANT-OVER-06, ANT-SCORE-07, ANT-TIE-01, -02: the game is scored; equal standings share a place."""
    details = []
    for seat in range(s.seats):
        points = score(s, seat)
        s.tell(HillScored(seat, *points, points.total))
        details.append(tuple(points._asdict().items()))
    standings = [standing(s, seat) for seat in range(s.seats)]
    outcome = Outcome(
        ranks_of(standings),
        tuple(points for points, *_ in standings),
        message(f"ended-{reason}"),
        clause,
        tuple(details),
    )
    s.tell(GameEnded(reason, outcome.winners))
    s.finish(outcome)
