"""How long matches take, what ends them, and how close they are."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

from formicarium.lab.interval import Estimate, share_of
from formicarium.lab.report.drawing import Line, histogram, ranges
from formicarium.lab.report.voice import (
    Finding,
    Section,
    Voice,
    Word,
    amount,
    anybody,
    between,
    share,
    spread,
)
from formicarium.lab.sample import Sample
from formicarium.texts.facts import from_wire, to_wire

WIDE = 1.6  # times as long as usual: one match in ten may take that
SHORTEST = 0.02  # of all matches: a rarer ending is worth a word
CLOSE = 0.1  # of the winner's score


def length(sample: Sample) -> Section:
    """Turns and answers; what ended the matches."""
    answers = [look.decisions for look in sample.looks]
    turns = [look.turns for look in sample.looks]
    units = [("answers", answers)] + ([("turns", turns)] if any(turns) else [])
    endings = Counter(json.dumps(_in_general(look.ended), sort_keys=True) for look in sample.looks)
    ended = [(json.loads(key), times) for key, times in endings.most_common()]
    key, values = units[-1]
    low, middle, high = (quantile(values, at) for at in (0.1, 0.5, 0.9))
    findings = [
        Finding(
            max(0.0, high / max(1, middle) - WIDE),
            f"length-{key}",
            {"middle": amount(middle), "spread": spread(low, high), "longest": amount(max(values))},
        )
    ]
    findings += [_ending(sample, wire, times) for wire, times in ended]

    def show(voice: Voice) -> str:
        drawn = [
            histogram(voice, values, voice.text(f"length-of-{key}"), voice.text(f"length-of-{key}"))
            for key, values in units
        ]
        lines = [Line(voice.ending(wire), _share(sample, times)) for wire, times in ended[:8]]
        title = voice.text("endings")
        drawn.append(f"<h3>{title}</h3>" + ranges(voice, lines, None, title, digits=1))
        return "".join(drawn)

    return Section("length", tuple(findings), show)


def _in_general(ended: dict[str, Any]) -> dict[str, Any]:
    """An ending, whoever it was that brought it about."""
    return to_wire(anybody(from_wire(ended)))


def _share(sample: Sample, times: int) -> Estimate:
    count = len(sample.looks)
    return share_of([1.0] * times + [0.0] * (count - times), range(count))


def _ending(sample: Sample, wire: dict[str, Any], times: int) -> Finding:
    found = _share(sample, times)
    words: dict[str, Word] = {
        "why": lambda voice: voice.ending(wire),
        "share": share(found.value, 1),
        "between": between(found, 1),
        "times": times,
    }
    rare = found.high < SHORTEST * 2
    return Finding(0.25 if rare else 0.0, "ending-rare" if rare else "ending", words)


def scores(sample: Sample) -> Section | None:
    """Points, and what lies between first and second; nothing, where scores are no points."""
    if not sample.game.points or sample.plan.seats < 2 or not any(any(look.scores) for look in sample.looks):
        return None
    ranked = [sorted(look.scores, reverse=True) for look in sample.looks]
    winners, margins = [each[0] for each in ranked], [each[0] - each[1] for each in ranked]
    shared = [sum(rank == 1 for rank in look.ranks) > 1 for look in sample.looks]
    close = [margin <= CLOSE * abs(won) for margin, won in zip(margins, winners, strict=True)]
    near, together = (share_of([float(each) for each in values], sample.groups) for values in (close, shared))
    findings = [
        Finding(
            max(0.0, 0.1 - near.high) * 4 + max(0.0, near.low - 0.6),
            "scores-close",
            {"share": share(near.value), "between": between(near), "margin": amount(quantile(margins, 0.5))},
        )
    ]
    if any(shared):
        findings.append(
            Finding(
                max(0.0, together.low - 0.03) * 4,
                "scores-shared",
                {"share": share(together.value, 1), "between": between(together, 1)},
            )
        )

    def show(voice: Voice) -> str:
        first, second = voice.text("scores-winner"), voice.text("scores-margin")
        return histogram(voice, winners, first, first) + histogram(voice, margins, second, second)

    return Section("scores", tuple(findings), show)


def quantile(values: Sequence[float], at: float) -> float:
    """
    >>> quantile([5, 1, 3], 0.5)
    3
    """
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(at * len(ordered)))]
