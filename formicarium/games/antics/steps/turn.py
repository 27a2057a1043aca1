"""The turn, from its first action to the check for the end (ANT-TURN, ANT-OVER)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.state import AnyStep, Step
from formicarium.games.antics.data import ACTIONS_PER_TURN, IDLE_ROUNDS, NUMBERS, ROUND_LIMIT
from formicarium.games.antics.events import LastRoundBegan, TurnBegan
from formicarium.games.antics.state import Antics
from formicarium.games.antics.steps.action import ChooseAction
from formicarium.games.antics.steps.anteaters import AnteaterAttack
from formicarium.games.antics.steps.ending import end, trigger_met
from formicarium.games.antics.steps.fields import RefillFields, SlideFields
from formicarium.games.antics.steps.tidy import ReduceHand, StoreDelivered, TakeBackMarkers


@dataclass(frozen=True, slots=True)
class Turn(Step[Antics, None]):
    """ANT-TURN-02 to -04: three actions, fewer for the first players in the first round; then the tidying."""

    def run(self, s: Antics, answer: None) -> None:
        place = (s.active - s.first) % s.seats
        s.actions_left = NUMBERS[s.seats].first_turn[place] if s.round == 1 else ACTIONS_PER_TURN
        s.tell(TurnBegan(s.active, s.round, s.actions_left))
        s.then(*COURSE)


@dataclass(frozen=True, slots=True)
class CheckEnd(Step[Antics, None]):
    """ANT-OVER-01 to -07: checked once at the end of every turn; then the next player's turn begins."""

    def run(self, s: Antics, answer: None) -> None:
        if s.trigger:
            s.turns_left -= 1
        elif trigger := trigger_met(s):
            s.trigger = trigger
            s.turns_left = s.seats  # ANT-OVER-04: everybody once more, this player last
            s.tell(LastRoundBegan(s.active, trigger))
        if s.trigger and not s.turns_left:
            end(s, s.trigger, "ANT-OVER-06")
        elif not self._safety(s):
            self._next_turn(s)

    def _safety(self, s: Antics) -> bool:
        """ANT-OVER-07: whether the game has ended because nothing happens, or goes on for too long."""
        if (s.active + 1) % s.seats != s.first:
            return False
        s.idle_rounds = 0 if s.acted else s.idle_rounds + 1
        s.acted = False
        if s.idle_rounds >= IDLE_ROUNDS:
            end(s, "idle", "ANT-OVER-07")
        elif s.round >= ROUND_LIMIT:
            end(s, "rounds", "ANT-OVER-07")
        else:
            s.round += 1
        return s.outcome is not None

    def _next_turn(self, s: Antics) -> None:
        """ANT-TURN-01: clockwise."""
        s.active = (s.active + 1) % s.seats
        s.explored = False
        s.short = False
        s.then(Turn())


COURSE: tuple[AnyStep, ...] = (
    ChooseAction(),
    TakeBackMarkers(),
    StoreDelivered(),
    ReduceHand(),
    SlideFields(),
    RefillFields(),
    AnteaterAttack(),
    CheckEnd(),
)
