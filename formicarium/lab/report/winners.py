"""What winners do otherwise than the rest, by the figures that the game counts."""

from __future__ import annotations

from statistics import pstdev
from typing import NamedTuple

from formicarium.lab.interval import Estimate, mean_of
from formicarium.lab.report.drawing import Line, ranges
from formicarium.lab.report.voice import Finding, Section, Voice, Word, amount
from formicarium.lab.sample import Sample

STRONG = 0.5  # standard deviations between winners and others: what anybody would notice
NOTHING = 0.15  # such a difference is none


class Gap(NamedTuple):
    """How far winners are from the others."""

    key: str
    found: Estimate  # in standard deviations
    winners: float
    others: float

    @property
    def sides(self) -> dict[str, Word]:
        """Both in so many digits that one sees a difference."""
        digits = 1 if round(self.winners, 1) != round(self.others, 1) else 2
        return {"winners": amount(self.winners, digits), "others": amount(self.others, digits)}


def winners(sample: Sample) -> Section | None:
    """Every figure, the most telling first. What is the score itself tells nothing."""
    keys = dict.fromkeys(key for look in sample.looks for key in look.figures)
    gaps = [gap for key in keys if (gap := _gap(sample, key, len(keys))) is not None]
    if not gaps:
        return None
    same = [gap.found for gap in gaps]
    gaps = [gap for number, gap in enumerate(gaps) if gap.found not in same[:number]]  # counted twice
    gaps.sort(key=lambda gap: -gap.found.value)

    def show(voice: Voice) -> str:
        lines = [
            Line(
                voice.figure(gap.key),
                gap.found,
                voice.text("winners-beside", **gap.sides),
            )
            for gap in gaps
        ]
        return ranges(voice, lines, 0.0, voice.text("winners"), percent=False, digits=1)

    sure = [_finding(gap) for gap in gaps if _says(gap)]
    if left := len(gaps) - len(sure):
        sure.append(Finding(0.0, "winner-unsure", {"count": left}))
    return Section("winners", tuple(sure), show)


def _says(gap: Gap) -> bool:
    """Whether anything is sure of it: a difference, or that there is none to speak of."""
    low, high = gap.found.low, gap.found.high
    return bool(gap.found.beyond(0.0)) or -NOTHING < low <= high < NOTHING


def _gap(sample: Sample, key: str, tries: int) -> Gap | None:
    gaps, groups, won, lost = list[float](), list[str](), list[float](), list[float]()
    all_values: list[float] = []
    is_the_score = True
    for look, group in zip(sample.looks, sample.groups, strict=True):
        values, best = look.figures[key], [rank == 1 for rank in look.ranks]
        is_the_score = is_the_score and tuple(values) == tuple(look.scores)
        if sum(best) != 1 or len(values) < 2:
            continue
        mine = values[best.index(True)]
        others = (sum(values) - mine) / (len(values) - 1)
        gaps.append(mine - others)
        groups.append(group)
        all_values += values
        won.append(mine)
        lost.append(others)
    spread = pstdev(all_values) if all_values else 0.0
    if not spread or is_the_score:
        return None
    found = mean_of([gap / spread for gap in gaps], groups, tries)
    return Gap(key, found, sum(won) / len(won), sum(lost) / len(lost))


def _finding(gap: Gap) -> Finding:
    words: dict[str, Word] = {"figure": lambda voice: voice.figure(gap.key), **gap.sides}
    low, high = gap.found.low, gap.found.high
    if low > -NOTHING and high < NOTHING:
        return Finding(0.03, "winner-same", words)
    weight = 0.25 if low > STRONG or high < -STRONG else 0.2
    return Finding(weight * gap.found.beyond(0.0), f"winner-{'more' if low > 0 else 'less'}", words)
