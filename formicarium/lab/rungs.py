"""The ladder as a drawing: a dot for every rating, with its interval."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

WIDTH, LABEL, FIGURE = 720, 170, 150
ROW, TOP, BELOW = 30, 64, 34
STEP = 100  # Elo between two lines
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #2b2520 }
.title { font-weight: 600; font-size: 15px }
.soft, .tick { fill: #6b6258; font-size: 11px }
.dot { fill: #8a5a1c }
.interval { stroke: #8a5a1c; stroke-width: 2 }
.grid { stroke: #6b6258; stroke-dasharray: 1 3 }
@media (prefers-color-scheme: dark) {
  text { fill: #efe6d8 }
  .soft, .tick { fill: #b3a898 }
  .dot { fill: #e0a95c }
  .interval { stroke: #e0a95c }
  .grid { stroke: #b3a898 }
}"""


def rungs(summary: Mapping[str, Any], names: Mapping[str, str]) -> str:
    """A summary of a ladder as SVG, for light and dark pages; `names` says what bots are called."""
    rated = summary["ratings"]
    low: int = min(row["elo_95"][0] for row in rated) // STEP * STEP
    high: int = -(-max(row["elo_95"][1] for row in rated) // STEP) * STEP
    scale = (WIDTH - LABEL - FIGURE) / max(STEP, high - low)
    height = TOP + ROW * len(rated) + BELOW

    def x(elo: float) -> float:
        return round(LABEL + (elo - low) * scale, 1)

    title = f"{summary['game'].replace('_', ' ')}, {summary['seats']} players: Elo with 95 % intervals"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
        f' width="{WIDTH}" height="{height}">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}\n</style>",
        f'<text class="title" x="8" y="22">{escape(title)}</text>',
        f'<text class="soft" x="8" y="40">{summary["games"]} matches of each pair, seats in turn</text>',
    ]
    for elo in range(low, high + 1, STEP):
        lines += [
            f'<path class="grid" d="M{x(elo)} {TOP - 10}V{height - BELOW}"/>',
            f'<text class="tick" x="{x(elo)}" y="{height - 14}" text-anchor="middle">{elo}</text>',
        ]
    for number, row in enumerate(rated):
        y = TOP + ROW * number + ROW // 3
        least, most = row["elo_95"]
        name, figures = names.get(row["bot"], row["bot"]), f"{row['elo']} ({least} – {most})"
        lines += [
            f'<text x="{LABEL - 12}" y="{y + 4}" text-anchor="end">{escape(name)}</text>',
            f'<path class="interval" d="M{x(least)} {y}H{x(most)}"/>',
            f'<circle class="dot" cx="{x(row["elo"])}" cy="{y}" r="5"/>',
            f'<text class="soft" x="{WIDTH - FIGURE + 12}" y="{y + 4}">{figures}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])
