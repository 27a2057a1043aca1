"""The learning curves of docs/research.md: `python -m formicarium.research.curves [FIGURES …]`.

Every file that is named was written by `examples/learn_to_beat_random.py --keep`; it takes the place of the
run of the same game in docs/research/learning.json. Then docs/img/learning.svg is drawn from all of them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

FIGURES, PICTURE = Path("docs/research/learning.json"), Path("docs/img/learning.svg")
WIDTH, HEIGHT, LEFT, TOP, LOW = 720, 380, 56, 56, 52  # the whole, and the margins of the drawing
GOAL = 0.7  # of the win, against random
LEAST = 0.3  # where the scale begins
DASHES = ("", "7 4", "2 3")  # one run is told from another without colour
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #2b2520 }
.title { font-weight: 600; font-size: 15px }
.soft { fill: #6b6258; font-size: 11px }
.axis { stroke: #6b6258; stroke-opacity: 0.35 }
.goal { stroke: #6b6258; stroke-dasharray: 1 3 }
.run { fill: none; stroke: #8a5a1c; stroke-width: 2 }
.band { fill: #8a5a1c; fill-opacity: 0.13 }
.dot { fill: #8a5a1c }
@media (prefers-color-scheme: dark) {
  text { fill: #efe6d8 }
  .soft { fill: #b3a898 }
  .axis, .goal { stroke: #b3a898 }
  .run { stroke: #e0a95c }
  .band, .dot { fill: #e0a95c }
}"""

Run = Mapping[str, Any]


def named(run: Run) -> str:
    """What was learnt, in words.

    >>> named({"about": {"game": "ant_war", "part": "skirmish", "variant": None}})
    'ant war, skirmish'
    """
    about = run["about"]
    words = (about["game"], about.get("variant"), about.get("part"))
    return ", ".join(word.replace("_", " ") for word in words if word)


def picture(runs: Sequence[Run]) -> str:
    """All runs as SVG, for light and dark pages: share of the win by seconds, with 95 % intervals."""
    longest = max(row["seconds"] for run in runs for row in run["curve"])
    return "\n".join([*_frame(longest), *_goal(longest), *_curves(runs, longest), "</svg>", ""])


def _x(seconds: float, longest: float) -> float:
    return round(LEFT + (WIDTH - LEFT - 16) * seconds / longest, 1)


def _y(share: float) -> float:
    return round(HEIGHT - LOW - (HEIGHT - LOW - TOP) * (max(share, LEAST) - LEAST) / (1 - LEAST), 1)


def _frame(longest: float) -> Iterator[str]:
    title = "Share of the win against random, while learning from nothing"
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        f' width="{WIDTH}" height="{HEIGHT}">'
    )
    yield f"<title>{title}</title>\n<style>{STYLE}\n</style>"
    yield f'<text class="title" x="8" y="22">{title}</text>'
    yield '<text class="soft" x="8" y="40">PPO on one core; the bands are 95 % intervals of each test</text>'
    for tenth in range(round(LEAST * 10), 11):
        y = _y(tenth / 10)
        yield f'<path class="axis" d="M{LEFT} {y}H{WIDTH - 16}"/>'
        yield f'<text class="soft" x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{tenth * 10} %</text>'
    for seconds in range(0, int(longest) + 1, 60):
        x, y = _x(seconds, longest), HEIGHT - LOW + 18
        yield f'<text class="soft" x="{x}" y="{y}" text-anchor="middle">{seconds // 60}</text>'
    right, y = WIDTH - 16, HEIGHT - 12
    yield f'<text class="soft" x="{right}" y="{y}" text-anchor="end">minutes of processor time</text>'


def _goal(longest: float) -> Iterator[str]:
    yield f'<path class="goal" d="M{LEFT} {_y(GOAL)}H{_x(longest, longest)}" stroke-width="2"/>'


def _curves(runs: Sequence[Run], longest: float) -> Iterator[str]:
    for number, run in enumerate(runs):
        points = [(_x(row["seconds"], longest), row) for row in run["curve"]]
        upper = [f"{x} {_y(row['high'])}" for x, row in points]
        lower = [f"{x} {_y(row['low'])}" for x, row in reversed(points)]
        yield f'<path class="band" d="M{"L".join(upper + lower)}Z"/>'
        line = "L".join(f"{x} {_y(row['share'])}" for x, row in points)
        dashes = DASHES[number % len(DASHES)]
        yield f'<path class="run" stroke-dasharray="{dashes or "none"}" d="M{line}"/>'
        x, last = points[-1]
        yield f'<circle class="dot" cx="{x}" cy="{_y(last["share"])}" r="3.5"/>'
        left, y = LEFT + 12 + 230 * number, HEIGHT - 16
        yield f'<path class="run" stroke-dasharray="{dashes or "none"}" d="M{left} {y - 4}h34"/>'
        yield f'<text x="{left + 42}" y="{y}">{escape(named(run))}: {last["share"]:.0%}</text>'


def main() -> None:
    runs: dict[str, Run] = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    for file in sys.argv[1:]:
        run = json.loads(Path(file).read_text(encoding="utf-8"))
        runs[named(run)] = run
    FIGURES.write_text(json.dumps(runs, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    PICTURE.write_text(picture([runs[name] for name in sorted(runs)]), encoding="utf-8")


if __name__ == "__main__":
    main()
