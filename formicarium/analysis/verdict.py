"""What an analysis says: how seats stood, and how good their answers were."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Literal, TypeAlias

from formicarium.analysis.duel import Duel
from formicarium.bots.search.mixing import Mixed
from formicarium.bots.search.reasons import chance_of, feared
from formicarium.bots.search.thought import Thought
from formicarium.core.bot import Choice
from formicarium.core.decision import Move
from formicarium.texts.facts import message_of
from formicarium.texts.message import Arg, Message, Seat, message

Verdict: TypeAlias = Literal["best", "good", "doubtful", "mistake"]
BEST: Verdict = "best"
GOOD: Verdict = "good"
DOUBTFUL: Verdict = "doubtful"
MISTAKE: Verdict = "mistake"
VERDICTS = (BEST, GOOD, DOUBTFUL, MISTAKE)

DOUBTS, ERRS = 0.03, 0.08  # of the chance to win: what a doubtful answer costs, and a mistake
CLEAR = 2.0  # standard errors by which it has to be behind: else it may be as good


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
    verdict: Verdict
    cost: float  # of the chance to win: how much less than the better one, or than the mix
    error: float  # the standard error of that
    laps: int  # comparisons that this rests on
    move: Move
    says: Message  # the verdict with what was measured
    better: Move | None = None
    mix: tuple[tuple[Move, float], ...] = ()  # where one has to mix: each answer with its share
    why: Message | None = None  # what speaks for the better one


def verdict_of(cost: float, error: float) -> Verdict:
    """What a measured cost is worth: whatever may be as good is good."""
    if cost < max(DOUBTS, CLEAR * error):
        return GOOD
    return DOUBTFUL if cost < ERRS else MISTAKE


def undecided(cost: float, error: float) -> bool:
    """Would it help to go on comparing?"""
    return DOUBTS <= cost < CLEAR * error


def best(seat: Seat, at: int, move: Move) -> Judged:
    return Judged(at, seat, BEST, 0.0, 0.0, 0, move, message("judged-best"))


def of_the_mix(thought: Thought, at: int, move: Move, mix: Mix) -> Judged:
    """One of several answers that have to be mixed: none of them is better than another."""
    says = message("judged-mixed", mix=_shares(mix))
    return Judged(at, thought.seat, BEST, 0.0, 0.0, 0, move, says, mix=_moves(mix))


def no_worse(thought: Thought, at: int, move: Move, better: Move, cost: float, laps: int) -> Judged:
    """Behind by so little that it does not count."""
    says = message("judged-good", better=message_of("move", better), laps=laps)
    return Judged(at, thought.seat, GOOD, cost, 0.0, laps, move, says, better)


def compared(thought: Thought, root: Duel, at: int, mix: Mix) -> Judged:
    """What a duel says of the answer that was given."""
    gap, error = root.gap()
    cost, move, laps = max(0.0, gap), root.choices[0].move, root.laps
    verdict = verdict_of(cost, error)
    found: dict[str, Arg] = {"laps": laps, "cost": _percent(cost), "error": max(1, ceil(100 * error))}
    if len(mix) > 1:
        key = "judged-good-mix" if verdict == GOOD else "judged-worse-mix"
        says = message(key, mix=_shares(mix), **found)
        return Judged(at, thought.seat, verdict, cost, error, laps, move, says, mix=_moves(mix))
    better = mix[0][0].move
    found["better"] = message_of("move", better)
    says = message("judged-good" if verdict == GOOD else "judged-worse", **found)
    return Judged(at, thought.seat, verdict, cost, error, laps, move, says, better, why=_why(thought))


def _why(thought: Thought) -> Message:
    """What speaks for the better answer: the quick player's reason, what is expected, the reply to fear."""
    root, fear = thought.root, feared(thought, 1)
    found: dict[str, Arg] = {"why": root.choices[1].why, "chance": chance_of(root.mean(1))}
    if fear is None:
        return message("why-better", **found)
    return message("why-better-fear", **found, fear=message_of("move", fear))


Mix = tuple[tuple[Choice, float], ...]  # what to answer, and how often; a single answer: always


def mix_of(thought: Thought) -> Mix:
    """What the search would answer."""
    root = thought.root
    if isinstance(root, Mixed):
        shares = sorted(zip(root.choices, root.average(), strict=True), key=lambda each: -each[1])
        return tuple((choice, share) for choice, share in shares if share)
    return ((root.choices[root.choice(thought.rng)], 1.0),)


def _moves(mix: Mix) -> tuple[tuple[Move, float], ...]:
    return tuple((choice.move, share) for choice, share in mix)


def _shares(mix: Mix) -> tuple[Arg, ...]:
    return tuple(
        message("mix-share", move=message_of("move", choice.move), share=_percent(share))
        for choice, share in mix
    )


def _percent(share: float) -> int:
    return round(100 * share)
