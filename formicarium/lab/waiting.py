"""How long people wait for the strongest level while it answers at several tables on one core.

    python -m formicarium.lab.waiting antics --tables 4 --answers 300

At every table it meets people who play as `greedy` does and take so many seconds for each answer. One core
answers question after question, as they are asked. How long it thinks is measured, by its own time alone; who
waits for whom follows from that. So what else the machine does is left out.
"""

from __future__ import annotations

import argparse
import heapq
from collections.abc import Callable, Sequence
from random import Random
from time import thread_time
from typing import Any, NamedTuple

from formicarium.bots import find
from formicarium.bots.search import Search
from formicarium.bots.search.player import PATIENCE
from formicarium.bots.search.thought import Thought
from formicarium.core.bot import Bot, Sight
from formicarium.core.decision import Decision, Move
from formicarium.core.flow import answer
from formicarium.core.game import Game
from formicarium.core.registry import games
from formicarium.core.state import State
from formicarium.lab.bare import next_question

PERSON = "greedy"
SECONDS = 3.0  # that people take for an answer


class Answer(NamedTuple):
    """One of the strongest level."""

    thought: float  # seconds of one core
    waited: float  # since it was asked
    rounds: int


class Thinker(Search):
    """The strongest level; one can see how many rounds its answer took."""

    rounds_taken = 0

    def think(self, sight: Sight, rng: Random, also: Sequence[Move] = ()) -> Thought:
        thought = super().think(sight, rng, also)
        self.rounds_taken = sum(thought.root.visits)
        return thought


class Table:
    """A match of the first seat, which is the thinker's, against people; then another."""

    def __init__(self, game: Game[Any], seats: int, number: int) -> None:
        self.game = game
        self.seats = seats
        self.rng = Random(number)
        self.s: State = self._begun()

    def _begun(self) -> State:
        s: State = self.game.begin(self.seats, self.game.options())
        return s

    def asked(self, person: Bot) -> tuple[Decision, int]:
        """What the thinker is asked next, and how many answers people gave before."""
        given = 0
        while True:
            asked = next_question(self.s, self.rng)
            if not asked:
                self.s = self._begun()
                continue
            mine = next((decision for decision in asked if decision.seat == 0), None)
            if mine is not None:
                return mine, given
            self.answer(asked[0], person)
            given += 1

    def answer(self, decision: Decision, bot: Bot) -> None:
        choice = bot.choose(Sight.at(self.s, decision), self.rng)
        answer(self.s, decision.seat, choice.move)


class Waiting(NamedTuple):
    """What is to be looked at."""

    game: Game[Any]
    seats: int
    tables: int
    answers: int  # in all
    seconds: float = SECONDS

    def play(self, thinker: Thinker, clock: Callable[[], float] = thread_time) -> list[Answer]:
        """Answers in the order in which they were asked for."""
        person = find(self.game, PERSON)
        tables = [Table(self.game, self.seats, number) for number in range(self.tables)]
        asked = {number: table.asked(person)[0] for number, table in enumerate(tables)}
        line = [(0.0, number) for number in asked]
        free, found = 0.0, list[Answer]()
        while len(found) < self.answers:
            since, number = heapq.heappop(line)
            table, thinker.rounds_taken = tables[number], 0
            began = clock()
            table.answer(asked[number], thinker)
            thought = clock() - began
            free = max(free, since) + thought
            found.append(Answer(thought, free - since, thinker.rounds_taken))
            asked[number], given = table.asked(person)
            heapq.heappush(line, (free + given * self.seconds, number))
        return found


def told(found: Sequence[Answer]) -> str:
    """In a few lines; what took no rounds was not thought over."""
    thought_over = [each for each in found if each.rounds]
    lines = [f"{len(found)} answers, {len(thought_over)} of them thought over"]
    if thought_over:
        rounds = sum(each.rounds for each in thought_over)
        seconds = sum(each.thought for each in thought_over)
        lines.append(
            f"{rounds / len(thought_over):.0f} rounds each, {1000 * seconds / rounds:.1f} ms a round"
        )
        lines.append(_spread("thought over: seconds of one core", [each.thought for each in thought_over]))
    lines.append(_spread("all: seconds until there is an answer", [each.waited for each in found]))
    return "\n".join(lines)


def _spread(what: str, seconds: Sequence[float]) -> str:
    order = sorted(seconds)
    at = {share: order[min(len(order) - 1, len(order) * share // 100)] for share in (50, 90, 99)}
    mean = sum(order) / len(order)
    shares = ", ".join(f"{share} % {each:.2f}" for share, each in at.items())
    return f"{what}: mean {mean:.2f}, {shares}, at most {order[-1]:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m formicarium.lab.waiting", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--answers", type=int, default=300)
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, help="that people take for an answer (%(default)s)"
    )
    given = parser.parse_args()
    game = games[given.game]
    waiting = Waiting(game, given.seats, given.tables, given.answers, given.seconds)
    print(told(waiting.play(Thinker(game, seconds=PATIENCE))))


if __name__ == "__main__":
    main()
