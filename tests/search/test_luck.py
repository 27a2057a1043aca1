"""The luck of imagined rounds: it is the same for all answers, however much of it one of them takes."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from formicarium.bots.search.race import ALIKE
from formicarium.bots.search.thought import Thought
from formicarium.core.bot import Choice, Searching, Sight
from formicarium.core.chance import Roll
from formicarium.core.choices import Options
from formicarium.core.decision import Decision
from formicarium.core.flow import settle
from formicarium.core.game import Game
from formicarium.core.outcome import Outcome
from formicarium.core.state import State, Step, View
from formicarium.texts.message import Seat, message
from tests.search.showdown import BET, PASS, Say


@dataclass(frozen=True, slots=True)
class Nothing(View):
    seat: Seat | None


@dataclass(slots=True, kw_only=True)
class Table(State):
    def view(self, seat: Seat | None) -> Nothing:
        return Nothing(seat)

    def determinize(self, seat: Seat, rng: Random) -> Table:
        return self.copy()


@dataclass(frozen=True, slots=True)
class Answer(Step[Table, Say]):
    """Whoever bets rolls for nothing first."""

    def ask(self, s: Table) -> Decision:
        return Decision(0, message("ask-open"), (BET, PASS))

    def run(self, s: Table, answer: Say) -> None:
        s.then(*([Idle()] if answer == BET else []), Decide())


@dataclass(frozen=True, slots=True)
class Idle(Step[Table, tuple[int, ...]]):
    def ask(self, s: Table) -> Roll:
        return Roll(3)

    def run(self, s: Table, answer: tuple[int, ...]) -> None:
        pass


@dataclass(frozen=True, slots=True)
class Decide(Step[Table, tuple[int, ...]]):
    def ask(self, s: Table) -> Roll:
        return Roll(1)

    def run(self, s: Table, answer: tuple[int, ...]) -> None:
        scores = (1, 0) if answer[0] > 3 else (0, 1)
        ranks = (1, 2) if answer[0] > 3 else (2, 1)
        s.finish(Outcome(ranks, scores, message("ended-showdown"), "SHO-END-01"))


class Fickle:
    def choose(self, sight: Sight, rng: Random) -> Choice:
        return self.favourites(sight, rng)[0]

    def favourites(self, sight: Sight, rng: Random) -> list[Choice]:
        return [Choice(move, message("why-cautious")) for move in sight.decision.options]


class TableGame(Game[Table]):
    id = "showdown"
    prefix = "SHO"
    seats = range(2, 3)
    options = Options
    state = Table
    searching = Searching(Fickle(), turn=lambda s: 0, horizon=1)

    def start(self, seats: int, options: Any) -> Table:
        return Table(seats=seats, steps=[Answer()])


def test_who_leaves_more_to_chance_meets_the_same_luck() -> None:
    """Only the last roll decides, so no lap differs and the race is over as soon as that is clear."""
    s = Table(seats=2, steps=[Answer()])
    asked = settle(s)
    assert isinstance(asked, tuple)
    game = TableGame()
    thought = Thought(game, game.searching, Sight.at(s, asked[0]), Random(3), rounds=400)
    thought.play_on_for(400)
    assert thought.root.visits == [ALIKE, ALIKE]
    assert 0 < thought.root.mean(0) < 1
