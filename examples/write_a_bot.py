"""A bot for any game: tree search in worlds that fit what a seat sees.

Every round imagines a table that the seat may be at, goes down the tree by UCB, each seat for
itself, plays on at random, and counts who won. Moves are told apart by what led to them, not by
the tables, so that one tree serves all worlds. See it play: `python examples/write_a_bot.py`, or
`formicarium play cicada_and_ant --bots write_a_bot:Searcher` in this folder.
"""

from collections import defaultdict
from math import inf, log, sqrt
from random import Random
from typing import Any

import formicarium as fm
from formicarium.core.chance import Chance
from formicarium.core.flow import answer, deal, settle
from formicarium.texts.message import message


class Searcher:
    def __init__(self, game: fm.Game[Any], rounds: int = 40) -> None:
        self.rounds = rounds

    def choose(self, sight: fm.Sight, rng: Random) -> fm.Choice:
        tree = Tree()
        for _ in range(self.rounds):
            tree.grow(sight.imagine(rng), sight.decision.seat, rng)
        best = max(sight.decision.options, key=lambda move: tree.visits[(move,)])
        return fm.Choice(best, message("searched", rounds=self.rounds))


class Tree:
    """How often each line of play was tried, and how much whoever moved last won by it."""

    def __init__(self) -> None:
        self.visits: dict[tuple[fm.Move, ...], int] = defaultdict(int)
        self.wins: dict[tuple[fm.Move, ...], float] = defaultdict(float)

    def grow(self, world: Any, seat: fm.Seat, rng: Random) -> None:
        """Down the tree, one move beyond it, and then at random to the end."""
        line: tuple[fm.Move, ...] = ()
        movers: list[fm.Seat] = []
        while asked := settle(world):
            if isinstance(asked, Chance):
                deal(world, asked.sample(rng))
                continue
            decision = asked[0] if movers else next(each for each in asked if each.seat == seat)
            if not line or self.visits[line]:
                move = max(decision.options, key=lambda option: self.worth(line, option, rng))
                line = (*line, move)
                movers.append(decision.seat)
            else:
                move = rng.choice(decision.options)
            answer(world, decision.seat, move)
        self.visits[()] += 1
        for count, mover in enumerate(movers, 1):
            self.visits[line[:count]] += 1
            self.wins[line[:count]] += world.outcome.shares[mover]

    def worth(self, line: tuple[fm.Move, ...], option: fm.Move, rng: Random) -> tuple[float, float]:
        tried = self.visits[(*line, option)]
        if not tried:
            return inf, rng.random()
        doubt = sqrt(log(self.visits[line]) / tried)
        return self.wins[(*line, option)] / tried + doubt, 0.0


if __name__ == "__main__":
    game = fm.games["cicada_and_ant"]
    match, rng, bot = fm.Match(game, seed=7), Random(7), Searcher(game)
    while match.outcome is None:
        decision = match.pending[0]
        thinks = decision.seat == 0
        move = bot.choose(match.sight(0), rng).move if thinks else rng.choice(decision.options)
        match.play(decision.seat, move)
    print("searcher (seat 0) against chance:", match.outcome.scores)
