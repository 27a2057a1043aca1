"""What can be compared about matches: each of them as a handful of numbers."""

from __future__ import annotations

from statistics import fmean

from formicarium.lab.study import Studied
from formicarium.lab.tournament import Plan

SEAT, BOT, FIGURE = "seat-", "bot-", "figure-"  # what some names of measures begin with
SHARES = (SEAT, BOT, "shared", "half")  # measures that are shares


def measures(plan: Plan, match: Studied) -> dict[str, float]:
    """One match in numbers, by name."""
    look = match.look
    found: dict[str, float] = {}
    if plan.seats > 1:
        found |= {f"{SEAT}{seat}": share for seat, share in enumerate(look.shares)}
    if len(set(plan.bots)) > 1:
        for place, bot in enumerate(plan.bots):
            if bot not in plan.bots[:place]:
                won = [share for share, sat in zip(look.shares, match.seating, strict=True) if sat == bot]
                found[f"{BOT}{place}"] = fmean(won)
    found["answers"] = float(look.decisions)
    if look.turns:
        found["turns"] = float(look.turns)
    found["options"] = fmean(look.choices) if look.choices else 0.0
    if plan.seats > 1:
        ranked = sorted(look.scores, reverse=True)
        if any(ranked):
            found["score"] = float(ranked[0])
            found["margin"] = float(ranked[0] - ranked[1])
        found["shared"] = float(sum(rank == 1 for rank in look.ranks) > 1)
        found["half"] = _leader_at_half(match)
    for key, values in look.figures.items():
        found[f"{FIGURE}{key}"] = fmean(values)
    return found


def is_share(name: str) -> bool:
    """
    >>> is_share("seat-0"), is_share("turns")
    (True, False)
    """
    return name.startswith(SHARES)


def _leader_at_half(match: Studied) -> float:
    """The win's share of whoever led half-way."""
    look = match.look
    chances = next(each.chances for each in reversed(look.standings) if each.at <= look.decisions / 2)
    return fmean(share for share, chance in zip(look.shares, chances, strict=True) if chance == max(chances))
