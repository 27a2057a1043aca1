"""What a search does again and again: worlds that fit what a seat sees, and rounds played on in them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from formicarium.bots import find, names
from formicarium.bots.search.thought import Thought
from formicarium.core.bot import Bot, Searching, Sight
from formicarium.core.choices import Options
from formicarium.core.decision import Decision
from formicarium.core.flow import answer
from formicarium.core.game import Game
from formicarium.core.state import State
from formicarium.core.together import imagine
from formicarium.lab.bare import next_question, play_bare, wander
from formicarium.lab.speed import Row
from formicarium.lab.stopwatch import build, pace
from formicarium.lab.tournament import play_on

BOT_DECISIONS = 100  # of a match between bots: some think for long
WHERE = (0.25, 0.5, 0.75)  # of a match: tables from which a search sets out

ABOUT = """\
From tables in the middle of a match. `tries/s`: a table is copied, answered and taken to the next question.
`worlds/s`: a table is drawn that fits what a seat sees. `rounds/s`: rounds of the search of
the strongest level, as it thinks, with what it takes to find its favourites. `to the end/s`: a world is drawn
and played to its end at random, which takes so many `decisions each`; OpenSpiel's ISMCTS does the same (and
keeps its tree). `random/s` and `greedy/s`: decisions of the lab's matches between such bots."""


class Middle:
    """Tables in the middle of a random match at which somebody is asked, and what can be tried from there.

    Whatever is tried has a number, and tells how many decisions it took, or 1 where they do not count.
    """

    def __init__(self, game: Game[Any], seats: int, options: Options) -> None:
        self.begin = partial(game.begin, seats, options)
        self.seats = seats
        self.tables: list[tuple[State, Decision]] = []
        _, length = play_bare(game, seats, options, Random(0))
        for part in WHERE:
            s, _ = play_bare(game, seats, options, Random(0), limit=int(length * part))
            self.tables.append((s, next_question(s, Random(0))[0]))

    def answer(self, number: int) -> int:
        table, decision = self.tables[number % len(self.tables)]
        s = table.copy()
        answer(s, decision.seat, decision.options[number % len(decision.options)])
        next_question(s, Random(number))
        return 1

    def world(self, number: int) -> State:
        table, decision = self.tables[number % len(self.tables)]
        return imagine(table, decision.seat, Random(number))

    def imagine(self, number: int) -> int:
        self.world(number)
        return 1

    def to_the_end(self, number: int) -> int:
        return wander(self.world(number), Random(number))

    def match(self, bot: Bot, number: int) -> int:
        return play_on(self.begin(), self.seated(bot, number), Random(number), BOT_DECISIONS)

    def seated(self, bot: Bot, number: int) -> list[tuple[Bot, Random]]:
        return [(bot, Random(f"{number}/{seat}")) for seat in range(self.seats)]


class Thinking:
    """The search, at questions in the middle of matches: one thought after another, in rounds."""

    def __init__(self, game: Game[Any], searching: Searching, middle: Middle) -> None:
        self.game = game
        self.searching = searching
        self.begun = self.left = 0  # thoughts, and rounds of the present one
        self.questions = list(filter(None, map(self._question, middle.tables)))
        self.thought: Thought | None = None

    def _question(self, table: tuple[State, Decision]) -> Sight | None:
        """The next question from here that is worth thinking over, if the match still has one."""
        s, rng = table[0].copy(), Random(0)
        while asked := next_question(s, rng):
            sight = Sight.at(s, asked[0])
            if self.searching.worthwhile(sight) and not self._thought(sight).root.settled:
                return sight
            quick = self.searching.onward or self.searching.quick
            answer(s, asked[0].seat, quick.choose(sight, rng).move)
        return None

    def _thought(self, sight: Sight) -> Thought:
        return Thought(self.game, self.searching, sight, Random(self.begun), rounds=self.searching.rounds)

    def play_on(self, number: int) -> int:
        """One round: of the thought that was begun, or of the next."""
        if self.thought is None or self.thought.root.settled or not self.left:
            self.thought = self._thought(self.questions[self.begun % len(self.questions)])
            self.begun += 1
            self.left = self.searching.rounds
        self.thought.play_on()
        self.left -= 1
        return 1


def search(game: Game[Any], seats: int, seconds: float) -> Row:
    """What bots do, in about so many seconds."""
    middle = Middle(game, seats, game.read_options(next(iter(game.variants.values()))))
    ends = pace(middle.to_the_end, seconds / 6)

    def each_second(play: Callable[[int], int]) -> int:
        return round(pace(play, seconds / 6).decisions_per_second)

    def match_of(bot: str) -> int | None:
        return each_second(partial(middle.match, find(game, bot))) if bot in names(game) else None

    thinking = Thinking(game, game.searching, middle) if game.searching else None

    return {
        "game": game.id,
        "build": build(),
        "seats": seats,
        "tries/s": each_second(middle.answer),
        "worlds/s": each_second(middle.imagine),
        "rounds/s": each_second(thinking.play_on) if thinking and thinking.questions else None,
        "to the end/s": round(ends.matches_per_second),
        "decisions each": round(ends.decisions / ends.matches),
        "random/s": match_of("random"),
        "greedy/s": match_of("greedy"),
    }
