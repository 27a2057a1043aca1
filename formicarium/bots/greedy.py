"""A player that looks one step ahead, with the game's own idea of how good a table is."""

from __future__ import annotations

from random import Random
from typing import Any

from formicarium.core.bot import Choice, Sight
from formicarium.core.chance import Chance
from formicarium.core.decision import Move
from formicarium.core.flow import answer, deal, settle
from formicarium.core.game import Game
from formicarium.core.state import State
from formicarium.texts.message import Seat, message


class Greedy:
    """Tries every option in a few worlds that fit what it sees, and takes the best on average.

    Every option is tried in the same worlds and with the same luck, so that a difference between
    two options is theirs and not chance's.
    """

    def __init__(self, game: Game[Any], worlds: int = 4, looks: int = 160) -> None:
        self.game = game
        self.worlds = worlds
        self.looks = looks  # about how many tables to judge in all, where options are many

    def choose(self, sight: Sight, rng: Random) -> Choice:
        options, seat = sight.decision.options, sight.decision.seat
        values = [0.0] * len(options)
        for _ in range(max(1, min(self.worlds, self.looks // len(options)))):
            world, luck = sight.imagine(rng), rng.random()
            for number, move in enumerate(options):
                values[number] += self._value(world, seat, move, luck)
        best = max(values)
        ties = [move for move, value in zip(options, values, strict=True) if value == best]
        return Choice(ties[int(rng.random() * len(ties))], message("why-greedy", count=len(options)))

    def _value(self, world: State, seat: Seat, move: Move, luck: float) -> float:
        """How good the table looks once the move is made and chance has had its say."""
        s = world.copy()
        answer(s, seat, move)
        asked = settle(s)
        if isinstance(asked, Chance):
            rng = Random(luck)  # costs more than a copy: only where chance is asked
            while isinstance(asked, Chance):
                deal(s, asked.sample(rng))
                asked = settle(s)
        return self.game.heuristic(s, seat) if s.outcome is None else s.outcome.shares[seat]
