"""How a war ends (WAR-END)."""

from __future__ import annotations

from formicarium.core.outcome import Outcome
from formicarium.games.ant_war.events import NOBODY, WarEnded
from formicarium.games.ant_war.state import Garden
from formicarium.texts.message import Seat, SeatName, message


def lose(s: Garden, loser: Seat, reason: str, clause: str) -> None:
    """WAR-END-01, -04, -08: the other player wins."""
    s.tell(WarEnded(reason, s.sides[1 - loser]))
    ranks, scores = ((2, 1), (-1, 1)) if loser == 0 else ((1, 2), (1, -1))
    why = message(f"ended-{reason.replace('_', '-')}", seat=SeatName(loser))
    s.finish(Outcome(ranks, scores, why, clause))


def draw_game(s: Garden, reason: str, clause: str) -> None:
    """WAR-END-03, -06, -07, -08: nobody wins."""
    s.tell(WarEnded(reason, NOBODY))
    s.finish(Outcome((1, 1), (0, 0), message(f"ended-{reason.replace('_', '-')}"), clause))
