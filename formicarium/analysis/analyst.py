"""Goes through a record again, answer by answer."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from typing import Any

from formicarium.analysis.duel import Duel
from formicarium.analysis.verdict import (
    DOUBTS,
    Judged,
    Point,
    best,
    compared,
    mix_of,
    no_worse,
    of_the_mix,
    undecided,
)
from formicarium.bots.search import Search
from formicarium.bots.search.race import Race
from formicarium.bots.search.thought import Thought, value_of
from formicarium.core.account import beginning
from formicarium.core.bot import Sight
from formicarium.core.chance import Chance
from formicarium.core.decision import Decision, Move
from formicarium.core.flow import answer, deal, settle
from formicarium.core.match import Match
from formicarium.core.record import Answered
from formicarium.core.state import State
from formicarium.texts.message import Seat

ROUNDS = 60  # in which an answer is thought over, and as many again in which it is compared with a better one
DEALS = 6  # other ways chance might have gone, to know what was luck


class Analyst:
    """Looks at a match; the same match and rounds give the same findings, wherever one begins."""

    def __init__(self, match: Match, rounds: int = ROUNDS, seats: Collection[Seat] | None = None) -> None:
        self.match = match
        self.rounds = rounds
        self.search = Search(match.game, rounds)
        self.worth = value_of(match.game, self.search.searching)
        self.seats = range(match.state.seats) if seats is None else seats  # whose answers are judged
        self.answers = sum(isinstance(entry, Answered) for entry in match.record.entries)

    # How everybody stood

    def points(self) -> Iterator[Point]:
        """Where turns begin, and in the end."""
        s: Any = beginning(self.match)
        turn, at, last = self.search.searching.turn, 0, None
        luck = [0.0] * s.seats
        for number, entry in enumerate(self.match.record.entries):
            asked = settle(s)
            if isinstance(entry, Answered):
                if turn(s) != last:
                    last = turn(s)
                    yield Point(at, self.chances(s), tuple(luck))
                    luck = [0.0] * s.seats
                answer(s, entry.seat, entry.move)
                at += 1
            else:
                assert isinstance(asked, Chance)
                expected = self.expected(s, asked, Random(number))
                deal(s, entry.result)
                settle(s)
                gained = zip(luck, self.chances(s), expected, strict=True)
                luck = [before + now - then for before, now, then in gained]
        settle(s)
        yield Point(at, self.chances(s), tuple(luck))

    def chances(self, s: State) -> tuple[float, ...]:
        """Of winning, per seat, as the search judges the table; they add up to 1."""
        if s.outcome is not None:
            return s.outcome.shares
        worths = [self.worth(s, seat) for seat in range(s.seats)]
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

    # How good the answers were

    def judgements(self, first: int = 0) -> Iterator[Judged | int]:
        """From an answer on: each that is judged, or else the number of one that is not."""
        s: Any = beginning(self.match)
        at = 0
        for number, entry in enumerate(self.match.record.entries):
            asked = settle(s)
            if isinstance(entry, Answered):
                if at >= first:
                    assert isinstance(asked, tuple)
                    decision = next(each for each in asked if each.seat == entry.seat)
                    judged = entry.seat in self.seats
                    yield self.judge(s, decision, at, entry.move, Random(number)) if judged else at
                answer(s, entry.seat, entry.move)
                at += 1
            else:
                deal(s, entry.result)

    def judge(self, s: State, decision: Decision, at: int, move: Move, rng: Random) -> Judged:
        """An answer against what the seat could know."""
        sight = Sight.at(s, decision)
        thought = self.search.think(sight, rng, also=(move,))
        root, mix = thought.root, mix_of(thought)
        support = [choice.move for choice, _ in mix]
        if move in support:
            return of_the_mix(thought, at, move, mix) if len(mix) > 1 else best(thought.seat, at, move)
        begun = [at for at, choice in enumerate(root.choices) if choice.move == move]
        given = max(begun, key=root.mean)  # one may mean to go on in several ways
        if isinstance(root, Race):
            ahead = root.choices.index(mix[0][0])
            gap, _ = root.gap(ahead, given)
            if gap < DOUBTS:  # and it is less than that: who is ahead was lucky, too
                laps = min(len(root.values[ahead]), len(root.values[given]))
                return no_worse(thought, at, move, support[0], max(0.0, gap), laps)
        duel = Duel(root.choices[given], [choice for choice, _ in mix], [share for _, share in mix])
        return compared(self.fought(duel, sight, rng), duel, at, mix)

    def fought(self, duel: Duel, sight: Sight, rng: Random) -> Thought:
        """The answer that was given against what the search would answer, in new worlds."""
        thought = Thought(self.match.game, self.search.searching, sight, rng)
        thought.root = duel
        for enough in (self.rounds, 2 * self.rounds):
            while duel.laps < max(2, enough // 2):
                thought.play_on()
            if not undecided(*duel.gap()):
                break
        return thought
