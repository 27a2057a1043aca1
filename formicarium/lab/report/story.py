"""How a match goes: who leads, when it is known who wins, and what moved the winner's chances."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from formicarium.lab.interval import Estimate, mean_of, share_of
from formicarium.lab.look import Look
from formicarium.lab.report.drawing import Curve, Piece, course, pieces
from formicarium.lab.report.length import quantile
from formicarium.lab.report.voice import Finding, Section, Voice, amount, between, share
from formicarium.lab.sample import Sample

GRID = tuple(number / 10 for number in range(11))
HALF = 5  # of them
EARLY, LATE = 0.85, 0.15  # where the leader at half-time wins more often, or hardly more often than by chance
MANY = 1.0  # changes of the lead per match: fewer are few


def story(sample: Sample) -> Section | None:
    """Leaders, as the game judges the table at the end of a turn."""
    if sample.plan.seats < 2:
        return None
    known = [share_of([_leader_wins(look, at) for look in sample.looks], sample.groups) for at in GRID]
    last = share_of([_last_wins(look) for look in sample.looks], sample.groups)
    changes = mean_of([float(_changes(look)) for look in sample.looks], sample.groups)
    settled = quantile([_settled(look) for look in sample.looks], 0.5)
    half = known[HALF]
    late = sample.fair + LATE
    findings = [
        Finding(
            max(0.0, half.low - EARLY) * 3 + max(0.0, late - half.high),
            "story-half" if settled else "story-start",
            {"share": share(half.value), "between": between(half), "settled": share(settled)},
        ),
        Finding(
            max(0.0, MANY - changes.high) / 2,
            "story-changes",
            {"changes": amount(changes.value, 1)},
        ),
        Finding(
            max(0.0, last.low - sample.fair * 0.8) + max(0.0, sample.fair * 0.15 - last.high) * 2,
            "story-last",
            {"share": share(last.value), "between": between(last)},
        ),
    ]

    def show(voice: Voice) -> str:
        curve = Curve(voice.text("leader-wins"), list(zip(GRID, known, strict=True)))
        level = Estimate(sample.fair, sample.fair, sample.fair, 0)
        fair = Curve(voice.text("by-lot"), [(0.0, level), (1.0, level)], "dashed")
        return course(voice, [curve, fair], voice.text("story"), percent=True, top=1.0)

    return Section("story", tuple(findings), show)


def _at(look: Look, at: float) -> tuple[float, ...]:
    """How everybody stood there."""
    return next(each.chances for each in reversed(look.standings) if each.at <= at * look.decisions)


def _leads(chances: Sequence[float]) -> list[int]:
    return [seat for seat, chance in enumerate(chances) if chance == max(chances)]


def _leader_wins(look: Look, at: float) -> float:
    """The win's share of whoever leads there; of several, on average."""
    return fmean(look.shares[seat] for seat in _leads(_at(look, at)))


def _last_wins(look: Look) -> float:
    chances = _at(look, 0.5)
    behind = [seat for seat, chance in enumerate(chances) if chance == min(chances)]
    return fmean(look.shares[seat] for seat in behind)


def _changes(look: Look) -> int:
    """How often the lead went to somebody else."""
    count, leader = 0, -1
    for standing in look.standings[1:]:
        leaders = _leads(standing.chances)
        if len(leaders) == 1 and leaders[0] != leader:
            count += leader >= 0
            leader = leaders[0]
    return count


def _settled(look: Look) -> float:
    """From which part of the match on the winner led for good."""
    winners = {seat for seat, rank in enumerate(look.ranks) if rank == 1}
    since = look.decisions
    for standing in reversed(look.standings):
        if not winners & set(_leads(standing.chances)):
            break
        since = standing.at
    return since / max(1, look.decisions)


def luck(sample: Sample) -> Section | None:
    """What took the winner from an equal start to the win."""
    drifts = [
        look.drifts[look.ranks.index(1)]
        for look in sample.looks
        if sum(rank == 1 for rank in look.ranks) == 1
    ]
    if sample.plan.seats < 2 or not drifts:
        return None
    # What went against the winner on average is no part of the way.
    chance, answers, end = (max(0.0, fmean(drift[part] for drift in drifts)) for part in range(3))
    seen = max(1e-9, chance + answers)
    of_seen, unseen = chance / seen, end / max(1e-9, end + seen)
    findings = [
        Finding(
            max(0.0, of_seen - 0.6),
            "luck-share",
            {"chance": share(of_seen), "answers": share(1 - of_seen)},
        ),
        Finding(0.0, "luck-unseen", {"share": share(unseen)}),
    ]

    def show(voice: Voice) -> str:
        parts = [
            Piece(voice.text("luck-answers"), answers, "full"),
            Piece(voice.text("luck-chance"), chance, "hatched"),
            Piece(voice.text("luck-end"), end, "dotted"),
        ]
        return pieces(voice, parts, voice.text("luck"))

    return Section("luck", tuple(findings), show)
