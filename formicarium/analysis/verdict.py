"""What an analysis says: how seats stood, and how good their answers were."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.bots.search.race import Race
from formicarium.bots.search.reasons import reason
from formicarium.bots.search.thought import Thought
from formicarium.core.decision import Move
from formicarium.texts.message import Message, Seat

BEST, GOOD, DOUBTFUL, MISTAKE = VERDICTS = ("best", "good", "doubtful", "mistake")

DOUBTS, ERRS = 0.03, 0.08  # of the chance to win: what a doubtful answer costs, and a mistake
CLEAR = 1.0  # standard errors by which it has to be behind: else it may be as good


@dataclass(frozen=True, slots=True)
class Point:
    """How everybody stood where a turn began, or in the end."""

    at: int  # answers given before
    chances: tuple[float, ...]  # of winning, per seat; they add up to 1
    luck: tuple[float, ...]  # what chance has done to them since the point before


@dataclass(frozen=True, slots=True)
class Judged:
    """One answer, against what the seat could know."""

    at: int  # answers given before it
    seat: Seat
    verdict: str
    cost: float  # of the chance to win
    move: Move
    better: Move | None = None
    why: Message | None = None  # what speaks for the better one


def judged(thought: Thought, at: int, move: Move) -> Judged:
    """What a question thought over says about the answer that was given."""
    root, seat = thought.root, thought.seat
    taken = root.choice(thought.rng)
    begun = [number for number, choice in enumerate(root.choices) if choice.move == move]
    given = taken if taken in begun else max(begun, key=root.mean)  # one may mean to go on in several ways
    if given == taken:
        return Judged(at, seat, BEST, 0.0, move)
    gap, error = root.gap(taken, given) if isinstance(root, Race) else (0.0, 0.0)
    cost = max(0.0, gap)
    verdict = GOOD if cost < max(DOUBTS, CLEAR * error) else DOUBTFUL if cost < ERRS else MISTAKE
    return Judged(at, seat, verdict, cost, move, root.choices[taken].move, reason(thought, taken))
