"""Goes through a record again, answer by answer."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from typing import Any

from formicarium.analysis.verdict import Judged, Point, judged
from formicarium.bots.search import Search
from formicarium.core.account import beginning
from formicarium.core.bot import Sight
from formicarium.core.chance import Chance
from formicarium.core.decision import Decision, Move
from formicarium.core.flow import answer, deal, settle
from formicarium.core.match import Match
from formicarium.core.record import Answered
from formicarium.core.state import State
from formicarium.texts.message import Seat

ROUNDS = 60  # in which an answer is thought over
DEALS = 6  # other ways chance might have gone, to know what was luck


class Analyst:
    """Looks at a match; the same match and rounds give the same findings."""

    def __init__(self, match: Match, rounds: int = ROUNDS, seats: Collection[Seat] | None = None) -> None:
        self.match = match
        self.search = Search(match.game, rounds)
        self.seats = range(match.state.seats) if seats is None else seats  # whose answers are judged
        self.answers = sum(isinstance(entry, Answered) for entry in match.record.entries)

    def findings(self) -> Iterator[Point | Judged]:
        """In the order of the match: where turns begin, how everybody stands; and answers with a choice."""
        s: Any = beginning(self.match)
        turn, at, last = self.search.searching.turn, 0, None
        luck = [0.0] * s.seats
        for number, entry in enumerate(self.match.record.entries):
            asked, rng = settle(s), Random(number)
            if isinstance(entry, Answered):
                assert isinstance(asked, tuple)
                if turn(s) != last:
                    last = turn(s)
                    yield Point(at, self.chances(s), tuple(luck))
                    luck = [0.0] * s.seats
                decision = next(each for each in asked if each.seat == entry.seat)
                if entry.seat in self.seats:
                    yield self.judge(s, decision, at, entry.move, rng)
                answer(s, entry.seat, entry.move)
                at += 1
            else:
                assert isinstance(asked, Chance)
                expected = self.expected(s, asked, rng)
                deal(s, entry.result)
                settle(s)
                gained = zip(luck, self.chances(s), expected, strict=True)
                luck = [before + now - then for before, now, then in gained]
        settle(s)
        yield Point(at, self.chances(s), tuple(luck))

    def judge(self, s: State, decision: Decision, at: int, move: Move, rng: Random) -> Judged:
        """An answer against what the seat could know."""
        return judged(self.search.think(Sight.at(s, decision), rng, also=(move,)), at, move)

    def chances(self, s: State) -> tuple[float, ...]:
        """Of winning, per seat, as the game judges the table; they add up to 1."""
        if s.outcome is not None:
            return s.outcome.shares
        worths = [self.match.game.heuristic(s, seat) for seat in range(s.seats)]
        total = sum(worths)
        return tuple(worth / total if total else 1 / s.seats for worth in worths)

    def expected(self, s: State, chance: Chance[Any], rng: Random) -> tuple[float, ...]:
        """How everybody would stand on average, were chance to decide again."""
        tries = []
        for _ in range(DEALS):
            other = s.copy()
            deal(other, chance.sample(rng))
            settle(other)
            tries.append(self.chances(other))
        return tuple(sum(seat) / DEALS for seat in zip(*tries, strict=True))
