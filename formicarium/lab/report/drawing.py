"""Drawings of a report: SVG whose words are words, in the colours of the page, to be read without colour.

They are drawn here and not by a plotting library: docs/decisions/0017. Each is drawn twice, for a desk and
for a phone; the page shows the one there is room for, and both in letters of the same size.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from formicarium.lab.interval import Estimate
from formicarium.lab.report.voice import Voice

WIDE, NARROW = 660, 300  # a desk, a phone
ROW, TWO_ROWS = 22, 40  # of a list; where the words stand above the bar
TICK = 64  # so far apart are the ticks of a list, at least
LETTER = 7.2  # about so wide, at most


class Line(NamedTuple):
    """A row of a list: its words, and its figure."""

    label: str
    found: Estimate
    about: str = ""  # said on the right instead of the interval


def ranges(
    voice: Voice,
    lines: Sequence[Line],
    fair: float | None,
    title: str,
    *,
    percent: bool = True,
    digits: int = 0,
    signed: bool = False,
) -> str:
    """A dot for every figure, a bar for its interval, and a dashed line where all would be if alike."""

    def draw(width: int) -> str:
        return _ranges(voice, lines, fair, title, percent, digits, signed, width)

    return both(draw)


def _ranges(
    voice: Voice,
    lines: Sequence[Line],
    fair: float | None,
    title: str,
    percent: bool,
    digits: int,
    signed: bool,
    width: int,
) -> str:
    beside = width == WIDE  # the words, on the left of the bar
    figures = 146 + 28 * digits + 24 * signed
    longest = int(max(len(_plain(line.label)) for line in lines) * LETTER) + 16
    label, row = (min(300, max(90, longest)), ROW) if beside else (14, TWO_ROWS)
    low = min([line.found.low for line in lines] + ([] if fair is None else [fair]))
    high = max([line.found.high for line in lines] + ([] if fair is None else [fair]))
    if percent:
        low, high = max(-1.0 if signed else 0.0, low), min(1.0, high)
    ticks = steps(low, high, max(2, min(6, (width - label - figures) // TICK)))
    low, high = min(low, ticks[0]), max(high, ticks[-1])
    scale = (width - label - figures) / ((high - low) or 1)
    height = row * len(lines) + 30

    def x(value: float) -> float:
        return round(label + (min(max(value, low), high) - low) * scale, 1)

    def said(value: float) -> str:
        words = voice.percent(value, digits) if percent else voice.number(value, digits)
        return f"+{words}" if signed and value > 0 else words

    drawn = []
    for tick in ticks:
        words = tick_words(voice, tick, ticks, percent)
        drawn += [
            f'<path class="grid" d="M{x(tick)} 4V{height - 22}"/>',
            f'<text class="tick" x="{x(tick)}" y="{height - 8}" text-anchor="middle">{words}</text>',
        ]
    if fair is not None:
        drawn.append(f'<path class="fair" d="M{x(fair)} 0V{height - 22}"/>')
    for number, line in enumerate(lines):
        y = row * (number + 1) - 7
        sure = "dot" if fair is None or line.found.beyond(fair) else "dot open"
        least, most = (max(low, line.found.low), min(high, line.found.high)) if percent else line.found[1:3]
        about = line.about or f"{said(line.found.value)} ({said(least)} – {said(most)})"
        drawn += [
            f'<text x="{label - 10}" y="{y + 4}" text-anchor="end">{_short(line.label, label)}</text>'
            if beside
            else f'<text class="over" x="0" y="{y - 15}">{_short(line.label, width)}</text>',
            f'<path class="interval" d="M{x(line.found.low)} {y}H{x(line.found.high)}"/>',
            f'<circle class="{sure}" cx="{x(line.found.value)}" cy="{y}" r="4.5"/>',
            f'<text class="soft" x="{width - figures + 10}" y="{y + 4}">{about}</text>',
        ]
    return svg(drawn, height, title, width)


def histogram(voice: Voice, values: Sequence[float], title: str, axis: str) -> str:
    """How often each value comes up, the middle one marked by a dashed line."""
    return both(lambda width: _histogram(voice, values, title, axis, width))


def _histogram(voice: Voice, values: Sequence[float], title: str, axis: str, wide: int) -> str:
    ticks = steps(min(values), max(values), 8 if wide == WIDE else 4)
    width = _bin(values)
    first = floor(min(values) / width)
    counts = [0] * (floor(max(values) / width) - first + 1)
    for value in values:
        counts[floor(value / width) - first] += 1
    low, high = first * width, (first + len(counts)) * width
    height, base, most = 190, 146, max(counts)
    scale = (wide - 60) / (high - low)

    def x(value: float) -> float:
        return round(40 + (value - low) * scale, 1)

    drawn = [f'<path class="axis" d="M40 {base}H{wide - 20}"/>']
    for number, count in enumerate(counts):
        if count:
            top = round(base - count / most * 120, 1)
            left, broad = x(low + number * width), max(1.0, round(width * scale - 1, 1))
            tall = round(base - top, 1)
            drawn.append(f'<rect class="bar" x="{left}" y="{top}" width="{broad}" height="{tall}"/>')
    middle = sorted(values)[len(values) // 2]
    at = x(middle + (width / 2 if width == 1 else 0))
    beside, anchor = (at + 5, "start") if at < wide * 0.7 else (at - 5, "end")
    half = voice.text("median", value=voice.number(middle))
    drawn += [
        f'<path class="fair" d="M{at} 12V{base}"/>',
        f'<text class="soft" x="{beside}" y="20" text-anchor="{anchor}">{half}</text>',
        f'<text class="tick" x="{wide // 2}" y="{height - 4}" text-anchor="middle">{axis}</text>',
        f'<text class="tick" x="36" y="{base - 116}" text-anchor="end">{most}</text>',
    ]
    drawn += [
        f'<text class="tick" x="{x(tick + (width / 2 if width == 1 else 0))}" y="{base + 16}"'
        f' text-anchor="middle">{voice.number(tick, tick_digits(ticks, 0))}</text>'
        for tick in ticks
        if low <= tick <= high and x(tick) < wide - 16
    ]
    return svg(drawn, height, title, wide)


class Curve(NamedTuple):
    """A line over the course of a match, from 0 to 1; its kind is how it is drawn: full, dashed or dotted."""

    label: str
    points: Sequence[tuple[float, Estimate]]
    kind: str = "full"


def course(
    voice: Voice, curves: Sequence[Curve], title: str, *, percent: bool, top: float | None = None
) -> str:
    """Curves over a match from its start to its end, with their intervals as a band."""
    return both(lambda width: _course(voice, curves, title, percent, top, width))


def _course(
    voice: Voice, curves: Sequence[Curve], title: str, percent: bool, top: float | None, width: int
) -> str:
    height, base, left, right = 210, 166, 46, 110 if width == WIDE else 24
    most = top or max(found.high for curve in curves for _, found in curve.points)
    ticks = [tick for tick in steps(0, most, 5) if tick <= most * 1.001]

    def x(at: float) -> float:
        return round(left + at * (width - left - right), 1)

    def y(value: float) -> float:
        return round(base - min(value, most) / most * 146, 1)

    drawn = []
    for tick in ticks:
        words = tick_words(voice, tick, ticks, percent)
        drawn += [
            f'<path class="grid" d="M{left} {y(tick)}H{width - right}"/>',
            f'<text class="tick" x="{left - 6}" y="{y(tick) + 4}" text-anchor="end">{words}</text>',
        ]
    for at in (0.0, 0.25, 0.5, 0.75, 1.0):
        drawn.append(
            f'<text class="tick" x="{x(at)}" y="{base + 16}" text-anchor="middle">{voice.percent(at)}</text>'
        )
    drawn.append(
        f'<text class="tick" x="{x(0.5)}" y="{height - 6}" text-anchor="middle">{voice.text("course")}</text>'
    )
    for curve in curves:
        upper = " ".join(f"{x(at)},{y(found.high)}" for at, found in curve.points)
        lower = " ".join(f"{x(at)},{y(max(0.0, found.low))}" for at, found in reversed(curve.points))
        line = " ".join(f"{x(at)},{y(found.value)}" for at, found in curve.points)
        last = curve.points[-1][1]
        said = (
            f'x="{width - right + 8}" y="{y(last.value) + 4}"'
            if width == WIDE  # at the end of the line; else above its last third
            else f'x="{width - right - 4}" y="{y(_above(curve)) - 6}" text-anchor="end"'
        )
        drawn += [
            f'<polygon class="band" points="{upper} {lower}"/>',
            f'<polyline class="line {curve.kind}" points="{line}"/>',
            f'<text class="soft" {said}>{curve.label}</text>',
        ]
    return svg(drawn, height, title, width)


def _above(curve: Curve) -> float:
    """What the last third of a curve stays below."""
    return max(found.high for at, found in curve.points if at >= 0.66)


class Piece(NamedTuple):
    """A part of a whole, drawn full, hatched or dotted."""

    label: str
    value: float
    kind: str


def pieces(voice: Voice, parts: Sequence[Piece], title: str) -> str:
    """A whole in its parts, side by side; what they are is written below."""
    return both(lambda width: _pieces(voice, parts, title, width))


def _pieces(voice: Voice, parts: Sequence[Piece], title: str, width: int) -> str:
    whole = sum(part.value for part in parts) or 1.0
    drawn, at = [], 10.0
    for number, part in enumerate(parts):
        wide = round(part.value / whole * (width - 20), 1)
        drawn.append(f'<rect class="piece {part.kind}" x="{round(at, 1)}" y="8" width="{wide}" height="34"/>')
        at += wide
        y = 66 + 20 * number
        drawn += [
            f'<rect class="piece {part.kind}" x="10" y="{y - 11}" width="26" height="13"/>',
            f'<text x="44" y="{y}">{part.label}</text>',
            f'<text class="soft" x="{width - 10}" y="{y}" text-anchor="end">'
            f"{voice.percent(part.value / whole)}</text>",
        ]
    return svg(drawn, 62 + 20 * len(parts), title, width)


def steps(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers from the one to the other.

    >>> steps(0, 1, 5), steps(12, 47)
    ([0.0, 0.2, 0.4, 0.6, 0.8, 1.0], [10.0, 20.0, 30.0, 40.0, 50.0])
    """
    wide = (high - low) / about or 1.0
    size = 10.0 ** floor(log10(wide))
    step = next(size * by for by in (1, 2, 2.5, 5, 10) if size * by >= wide * 0.999)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(number * step, 10) for number in range(first, last + 1)]


def _bin(values: Sequence[float]) -> float:
    """How wide a bar of a histogram is: at least 1, about two dozen of them."""
    wide = (max(values) - min(values)) / 24
    return next((float(step) for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500) if step >= wide), 1000.0)


def tick_words(voice: Voice, tick: float, ticks: Sequence[float], percent: bool) -> str:
    """With as many digits as it takes to tell them apart."""
    return (
        voice.percent(tick, tick_digits(ticks, 2)) if percent else voice.number(tick, tick_digits(ticks, 0))
    )


def tick_digits(ticks: Sequence[float], shift: int) -> int:
    """How many digits tell these ticks apart; `shift` for percent."""
    step = (ticks[1] - ticks[0]) * 10**shift if len(ticks) > 1 else 1.0
    return next((digits for digits in range(4) if abs(round(step, digits) - step) < 1e-9), 4)


def _plain(label: str) -> str:
    return label.replace("&amp;", "&")


def _short(label: str, room: int) -> str:
    """As much of a label as there is room for."""
    fits = int((room - 12) / LETTER)
    if len(_plain(label)) <= fits:
        return label
    return f"{label[: fits - 1].rstrip()}…"


def both(draw: Callable[[int], str]) -> str:
    """The drawing for a desk and the one for a phone, of which one is shown."""
    return f'<div class="wide">{draw(WIDE)}</div>\n<div class="narrow">{draw(NARROW)}</div>'


def svg(drawn: Sequence[str], height: float, title: str, width: int) -> str:
    return "\n".join(
        [
            f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}">',
            *drawn,
            "</svg>",
        ]
    )
