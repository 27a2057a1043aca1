"""Bots at one table."""

from __future__ import annotations

from random import Random

import formicarium as fm
from formicarium.core.bot import Bot, Choice
from formicarium.core.decision import Decision


def play(
    match: fm.Match, bots: list[Bot], seed: int, decisions: int = 10_000
) -> list[tuple[Decision, Choice]]:
    """Play to the end, or so many decisions; everything that was asked and chosen."""
    rngs = [Random(f"{seed} {seat}") for seat in range(len(bots))]
    story: list[tuple[Decision, Choice]] = []
    while match.outcome is None and len(story) < decisions:
        decision = match.pending[0]
        choice = bots[decision.seat].choose(match.sight(decision.seat), rngs[decision.seat])
        assert decision.meant(choice.move) is not None
        match.play(decision.seat, choice.move)
        story.append((decision, choice))
    return story
