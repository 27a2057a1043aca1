"""A curve over a few versions of a game, drawn as the other pictures of a report are."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from formicarium.lab.interval import Estimate
from formicarium.lab.report.drawing import WIDE, both, steps, svg, tick_words
from formicarium.lab.report.voice import Voice

HEIGHT, BASE, LEFT, RIGHT = 170, 132, 56, 24


class Step(NamedTuple):
    """A version, and what was measured in it."""

    label: str
    found: Estimate


def staircase(voice: Voice, some: Sequence[Step], title: str, *, percent: bool) -> str:
    """A dot with its interval for every version, joined by a line."""
    return both(lambda width: _staircase(voice, some, title, percent, width))


def _staircase(voice: Voice, some: Sequence[Step], title: str, percent: bool, width: int) -> str:
    low, high = min(step.found.low for step in some), max(step.found.high for step in some)
    ticks = steps(max(0.0, low) if percent else low, min(1.0, high) if percent else high, 4)
    low, high = ticks[0], ticks[-1]

    def x(number: int) -> float:
        room = width - LEFT - RIGHT
        return round(LEFT + room * (number + 0.5) / len(some), 1)

    def y(value: float) -> float:
        return round(BASE - (min(max(value, low), high) - low) / ((high - low) or 1) * 116, 1)

    drawn = []
    for tick in ticks:
        words = tick_words(voice, tick, ticks, percent)
        drawn += [
            f'<path class="grid" d="M{LEFT} {y(tick)}H{width - RIGHT}"/>',
            f'<text class="tick" x="{LEFT - 6}" y="{y(tick) + 4}" text-anchor="end">{words}</text>',
        ]
    line = " ".join(f"{x(number)},{y(step.found.value)}" for number, step in enumerate(some))
    drawn.append(f'<polyline class="line" points="{line}"/>')
    apart = 1 if width == WIDE else max(1, sum(len(step.label) for step in some) * 8 // (width - LEFT))
    for number, step in enumerate(some):
        drawn += [
            f'<path class="interval" d="M{x(number)} {y(step.found.low)}V{y(step.found.high)}"/>',
            f'<circle class="dot" cx="{x(number)}" cy="{y(step.found.value)}" r="4.5"/>',
            f'<text class="tick" x="{x(number)}" y="{BASE + 20}" text-anchor="middle">'
            f"{escape(step.label if number % apart == 0 else '', quote=False)}</text>",
        ]
    return svg(drawn, HEIGHT, title, width)
