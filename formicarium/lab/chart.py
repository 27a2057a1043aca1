"""The chart of `docs/speed.md`: a bar for every game and every peer, to be read without colour too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple

WIDTH, LABEL, FIGURE = 720, 210, 90  # the whole, the names on the left, the figures on the right
BAR, GAP, TOP = 16, 8, 56
TITLE = "Random decisions a second on one core"
LEGEND = "hatched: pure Python · full: compiled · dashed: peers"
GOAL = 100_000  # decisions a second
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #2b2520 }
.title { font-weight: 600; font-size: 15px }
.soft, .tick { fill: #6b6258; font-size: 11px }
.pure { fill: url(#hatched); stroke: #8a5a1c }
.compiled { fill: #8a5a1c; stroke: #8a5a1c }
.peer { fill: none; stroke: #6b6258; stroke-dasharray: 3 2 }
.hatch { stroke: #8a5a1c; stroke-width: 2 }
.goal { stroke: #6b6258; stroke-dasharray: 1 3 }
@media (prefers-color-scheme: dark) {
  text { fill: #efe6d8 }
  .soft, .tick { fill: #b3a898 }
  .pure, .hatch { stroke: #e0a95c }
  .compiled { fill: #e0a95c; stroke: #e0a95c }
  .peer, .goal { stroke: #b3a898 }
}"""


class Bar(NamedTuple):
    """One engine: how it is drawn, what it is called, and its figure."""

    kind: str  # pure, compiled or peer
    name: str
    value: float


def bars(engine: Mapping[str, Any]) -> Iterator[Bar]:
    """Every game as usually played with its slowest number of seats, then every peer."""
    sheets = {sheet["title"]: sheet["rows"] for sheet in engine["sheets"]}
    for game, rows in groupby(sheets["Games"], key=itemgetter("game")):
        known = list(rows)
        for build in ("pure", "compiled"):
            measured = [row for row in known if row[build] is not None]
            if measured:
                row = min(measured, key=itemgetter(build))
                yield Bar(build, f"{game.replace('_', ' ')}, {row['seats']} seats", row[build])
    for name, speed in {row["peer"]: row["decisions/s"] for row in sheets["Peers"]}.items():
        yield Bar("peer", name, speed)


def chart(engine: Mapping[str, Any]) -> str:
    """The section `engine` of the figures as SVG, for light and dark pages."""
    drawn = list(bars(engine))
    most = max([GOAL, *(bar.value for bar in drawn)])
    scale = (WIDTH - LABEL - FIGURE) / most
    height = TOP + len(drawn) * (BAR + GAP) + 36
    goal = LABEL + GOAL * scale
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
        f' width="{WIDTH}" height="{height}">',
        f"<title>{TITLE}</title>",
        f"<style>{STYLE}\n</style>",
        '<pattern id="hatched" width="6" height="6" patternUnits="userSpaceOnUse"'
        ' patternTransform="rotate(45)"><path class="hatch" d="M0 0V6"/></pattern>',
        f'<text class="title" x="8" y="22">{TITLE}, with the slowest number of seats</text>',
        f'<text class="soft" x="8" y="40">{escape(engine["machine"])}, {engine["date"]}</text>',
        f'<path class="goal" d="M{goal:.0f} {TOP - 4}V{height - 28}"/>',
        f'<text class="tick" x="{goal:.0f}" y="{height - 14}" text-anchor="middle">{GOAL:,}</text>',
        f'<text class="soft" x="8" y="{height - 14}">{LEGEND}</text>',
    ]
    for number, bar in enumerate(drawn):
        top = TOP + number * (BAR + GAP)
        width = max(1.0, bar.value * scale)
        lines += [
            f'<text x="{LABEL - 8}" y="{top + 13}" text-anchor="end">{escape(bar.name)}</text>',
            f'<rect class="{bar.kind}" x="{LABEL}" y="{top}" width="{width:.1f}" height="{BAR}" rx="2"/>',
            f'<text x="{LABEL + width + 6:.1f}" y="{top + 13}">{bar.value:,.0f}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])
