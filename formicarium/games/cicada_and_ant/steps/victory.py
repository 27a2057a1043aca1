"""Four points (CIG-WEND-01, -02)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.state import Step
from formicarium.games.cicada_and_ant.events import FourPointsReached
from formicarium.games.cicada_and_ant.scoring import has_won, victory_points, winter_outcome
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.kit.seats import clockwise
from formicarium.texts.message import Seat, SeatName, message


@dataclass(frozen=True, slots=True)
class CheckVictory(Step[Cicada, None]):
    """CIG-WEND-01, -02: 4 points win at once; of two at the same moment, whoever acted."""

    actor: Seat

    def run(self, s: Cicada, answer: None) -> None:
        for seat in clockwise(self.actor, s.seats):
            if has_won(s, seat):
                s.tell(FourPointsReached(seat, victory_points(s, seat)))
                why = message("ended-four-points", seat=SeatName(seat))
                s.finish(winter_outcome(s, why, "CIG-WEND-01", winner=seat))
                return
