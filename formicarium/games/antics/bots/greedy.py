"""A player that plans the actions of its turn and takes what looks best when the turn is over."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from formicarium.core.bot import Choice, Intention, Sight
from formicarium.core.decision import Decision, Move
from formicarium.core.flow import answer
from formicarium.games.antics.bots.conduct import next_move
from formicarium.games.antics.bots.outlook import Outlook
from formicarium.games.antics.bots.planner import (
    Line,
    Near,
    Plan,
    Planner,
    end_turn,
    standing,
    value_of,
)
from formicarium.games.antics.bots.reasons import reason
from formicarium.games.antics.bots.routes import FAR
from formicarium.games.antics.moves import NextAnteater
from formicarium.games.antics.state import Antics
from formicarium.games.antics.steps.action import ChooseAction
from formicarium.games.antics.units import Units
from formicarium.texts.message import message

FAVOURITES = 12  # turns that are worth thinking over


class Greedy:
    """Follows a few lines of actions, `width` at a time, and judges the table at the end of its turn.

    It keeps nothing in mind: the same sight and luck give the same move. `noise` blurs its judgement and
    `slips` makes it take any option now and then, for an easier opponent. Whoever is `near`-sighted sees the
    table after the next action only, and of that what it judges by.
    """

    def __init__(self, width: int, noise: float = 0.0, slips: float = 0.0, near: Near | None = None) -> None:
        self.width = width
        self.near = near
        self.far = FAR if near is None else near.far
        self.noise = noise
        self.slips = slips

    def choose(self, sight: Sight, rng: Random) -> Choice:
        decision = sight.decision
        if self.slips and rng.random() < self.slips:
            return Choice(rng.choice(decision.options), message("why-slip"))
        s: Antics = sight.imagine(rng)
        return chosen(
            Outlook(s, decision.seat, far=self.far), max(self.turns(s, decision, rng), key=value_of)
        )

    def favourites(self, sight: Sight, rng: Random) -> list[Choice]:
        """The best turns, the best first. Some may begin alike."""
        s: Antics = sight.imagine(rng)
        decision = sight.decision
        outlook, found = Outlook(s, decision.seat, far=self.far), dict[tuple[Move, ...], Choice]()
        turns = sorted(self.turns(s, decision, rng), key=value_of, reverse=True)
        for line in turns[:FAVOURITES]:
            if line.moves not in found:
                found[line.moves] = chosen(outlook, line)
        return list(found.values())

    def turns(self, s: Antics, decision: Decision, rng: Random) -> Sequence[Line]:
        """What may be done, judged; in no order."""
        if isinstance(s.steps[-1], ChooseAction | Units):
            return Planner(decision.seat, self.width, self.noise, rng.random(), self.near).turns(s)
        plan = aside(s, decision, rng, self.far)
        return [Line(0.0, plan, s, plan.moves)]


def chosen(outlook: Outlook, line: Line) -> Choice:
    """The first move of a turn; whoever plays on goes by the rest."""
    why = reason(outlook, line.plan)
    first, *rest = line.moves
    return Choice(first, why, tuple([Intention(move, why) for move in rest]))


def aside(s: Antics, decision: Decision, rng: Random, far: int) -> Plan:
    """What is to be done beside the actions of a turn."""
    if isinstance(decision.options[0], NextAnteater):
        return Plan((best_order(s, decision.options, rng.random()),))
    return Plan((next_move(s, decision, far=far),))


def best_order(s: Antics, options: tuple[Move, ...], luck: float) -> Move:
    """ANT-ATE-04: the anteater whose attack leaves most, if it comes first."""

    def left(move: Move) -> float:
        after, seat = s.copy(), s.active
        answer(after, seat, move)
        end_turn(after, Random(luck))
        return standing(after, seat)

    return max(options, key=left)
