"""A curve over a few versions of a game, drawn as the other pictures of a report are."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from formicarium.lab.interval import Estimate
from formicarium.lab.report.drawing import both, steps, svg, tick_words
from formicarium.lab.report.voice import Voice

HEIGHT, BASE, LEFT, RIGHT = 178, 132, 56, 24
LETTER = 8  # about so wide


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
    option, labels = _values([step.label for step in some])
    drawn.append(
        f'<text class="tick" x="{(LEFT + width - RIGHT) // 2}" y="{HEIGHT - 6}" text-anchor="middle">'
        f"{escape(option, quote=False)}</text>"
    )
    room = (width - LEFT - RIGHT) / len(some)
    apart = max(1, -(-max(len(label) for label in labels) * LETTER // int(room)))  # so that none touch
    for number, step in enumerate(some):
        drawn += [
            f'<path class="interval" d="M{x(number)} {y(step.found.low)}V{y(step.found.high)}"/>',
            f'<circle class="dot" cx="{x(number)}" cy="{y(step.found.value)}" r="4.5"/>',
            f'<text class="tick" x="{x(number)}" y="{BASE + 20}" text-anchor="middle">'
            f"{escape(labels[number] if number % apart == 0 else '', quote=False)}</text>",
        ]
    return svg(drawn, HEIGHT, title, width)


def _values(labels: Sequence[str]) -> tuple[str, list[str]]:
    """What all labels are about, and what differs.

    >>> _values(["limit=10", "limit=20"]), _values(["mine", "yours"])
    (('limit', ['10', '20']), ('', ['mine', 'yours']))
    """
    split = [label.partition("=") for label in labels]
    if len({key for key, _, _ in split}) == 1 and all(value for _, _, value in split):
        return split[0][0], [value for _, _, value in split]
    return "", list(labels)
