"""The end of a game turn, and of the game (HE1-SCORE, HE1-END, HE1-RPREY)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.outcome import Outcome, ranks_of
from formicarium.core.state import Step
from formicarium.games.hidden_empires_1.data import LONE_DRONE, LONE_QUEEN, PAIR, PREY, WIN_AT
from formicarium.games.hidden_empires_1.markers import change_all
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.texts.message import SeatName, message


def flight_points(virgin_queens: int, drones: int) -> int:
    """HE1-SCORE-01.

    >>> flight_points(1, 2), flight_points(2, 1)
    (7, 8)
    """
    pairs = min(virgin_queens, drones)
    return PAIR * pairs + LONE_QUEEN * (virgin_queens - pairs) + LONE_DRONE * (drones - pairs)


@dataclass(frozen=True, slots=True)
class EndGameTurn(Step[Empires, None]):
    """HE1-END-01 to -06: Prey may shrink; 36 points end the game, or the last turn does."""

    def run(self, s: Empires, answer: None) -> None:
        if s.options.reduce_prey:  # HE1-RPREY-01
            change_all(s, PREY, -1)
        scores = tuple(s.scores)
        if max(scores) >= WIN_AT:
            by = tuple(SeatName(seat) for seat, points in enumerate(scores) if points >= WIN_AT)
            why = message("ended-points", by=by, points=WIN_AT)
            s.finish(Outcome(ranks_of(scores), scores, why, "HE1-END-02"))
        elif s.turn >= s.options.max_game_turns:
            why = message("ended-turns", turns=s.turn)
            s.finish(Outcome(ranks_of(scores), scores, why, "HE1-END-06"))
