"""A stretch of play as the engine laid it out: who was asked what and answered what, and what was told."""

from __future__ import annotations

from textwrap import dedent

import formicarium as fm
from formicarium.core.match import played_again
from formicarium.core.record import Answered


def course(match: fm.Match) -> str:
    """Line by line: "0 ask-action: hex:1,1" for an answer, "  SpaceUsed" for an event."""
    entries = match.record.entries
    answers = [entry for entry in entries if isinstance(entry, Answered)]
    lines: list[str] = []
    told = 0
    for number, now in enumerate(played_again(match.game, match.record.header, entries)):
        lines += [f"  {type(each.event).__name__}" for each in now.log[told:]]
        told = len(now.log)
        if number < len(answers):
            seat, move = answers[number].seat, answers[number].move
            decision = now.decision(seat)
            assert decision is not None
            lines.append(f"{seat} {decision.prompt.key}: {move}")
    return "\n".join(lines)


def written(text: str) -> str:
    """The same, as a test writes it down."""
    return dedent(text).strip("\n")
