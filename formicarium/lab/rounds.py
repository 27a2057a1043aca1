"""What a search does again and again: worlds that fit what a seat sees, and matches played on from there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from formicarium.bots import find, names
from formicarium.core.bot import Bot
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

QUICK = "greedy"  # the player that a game has for playing on
FAR = 12  # decisions that it plays on for, in a round
BOT_DECISIONS = 100  # of a match between bots: some think for long
WHERE = (0.25, 0.5, 0.75)  # of a match: tables from which a search sets out

ABOUT = f"""\
From tables in the middle of a match. `tries/s`: a table is copied, answered and taken to the next question.
`worlds/s`: a table is drawn that fits what a seat sees. `rounds/s`: a world is drawn and played on for {FAR}
decisions by the game's quick player. `to the end/s`: a world is drawn and played to its end at random, which
takes so many `decisions each`; OpenSpiel's ISMCTS does the same (and keeps its tree). `random/s` and
`greedy/s`: decisions of the lab's matches between such bots."""


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

    def play_on(self, bot: Bot, number: int) -> int:
        play_on(self.world(number), self.seated(bot, number), Random(number), FAR)
        return 1

    def to_the_end(self, number: int) -> int:
        return wander(self.world(number), Random(number))

    def match(self, bot: Bot, number: int) -> int:
        return play_on(self.begin(), self.seated(bot, number), Random(number), BOT_DECISIONS)

    def seated(self, bot: Bot, number: int) -> list[tuple[Bot, Random]]:
        return [(bot, Random(f"{number}/{seat}")) for seat in range(self.seats)]


def search(game: Game[Any], seats: int, seconds: float) -> Row:
    """What bots do, in about so many seconds."""
    middle = Middle(game, seats, game.read_options(next(iter(game.variants.values()))))
    ends = pace(middle.to_the_end, seconds / 6)

    def each_second(play: Callable[[int], int]) -> int:
        return round(pace(play, seconds / 6).decisions_per_second)

    def by(bot: str, play: Callable[[Bot, int], int]) -> int | None:
        return each_second(partial(play, find(game, bot))) if bot in names(game) else None

    return {
        "game": game.id,
        "build": build(),
        "seats": seats,
        "tries/s": each_second(middle.answer),
        "worlds/s": each_second(middle.imagine),
        "rounds/s": by(QUICK, middle.play_on),
        "to the end/s": round(ends.matches_per_second),
        "decisions each": round(ends.decisions / ends.matches),
        "random/s": by("random", middle.match),
        "greedy/s": by("greedy", middle.match),
    }
