"""A match looked at again, in a terminal: chances over time, luck, and the answers that cost most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.table import Table

from formicarium.analysis import BEST, GOOD, VERDICTS, Analyst, Judged, Point
from formicarium.core.decision import notation
from formicarium.terminal.account import curve
from formicarium.terminal.bar import bar
from formicarium.terminal.screen import Screen
from formicarium.texts.facts import to_wire
from formicarium.texts.speaker import Speaker

WORST = 8  # answers that are told one by one


class Findings:
    """All that an analyst has found."""

    def __init__(self, points: Sequence[Point], answers: Sequence[Judged]) -> None:
        self.points = points
        self.answers = answers

    def worst(self) -> list[Judged]:
        """The answers that cost most, in the order in which they were given."""
        costly = sorted((each for each in self.answers if each.verdict not in (BEST, GOOD)), key=_cost)
        return sorted(costly[-WORST:], key=lambda each: each.at)

    def luck(self) -> list[float]:
        """What chance did to everybody's chances, in all."""
        return [sum(luck) for luck in zip(*(point.luck for point in self.points), strict=True)]


def _cost(answer: Judged) -> float:
    return answer.cost


def analysed(analyst: Analyst, name: str, hidden: bool) -> Findings:
    """Everything, with a bar while it takes."""
    points: list[Point] = []
    answers: list[Judged] = []
    at = 0
    with bar(name, analyst.answers, hidden) as heard:
        for found in analyst.findings():
            heard(found.at - at)
            at = found.at
            if isinstance(found, Point):
                points.append(found)
            else:
                answers.append(found)
    return Findings(points, answers)


def describe(findings: Findings) -> dict[str, Any]:
    """All of it, for a program to read."""
    return {
        "points": [
            {"at": point.at, "chances": _rounded(point.chances), "luck": _rounded(point.luck)}
            for point in findings.points
        ],
        "luck": _rounded(findings.luck()),
        "answers": [_described(answer) for answer in findings.answers],
    }


def _described(answer: Judged) -> dict[str, Any]:
    better = None if answer.better is None else notation(answer.better.spell())
    return {
        "at": answer.at,
        "seat": answer.seat,
        "verdict": answer.verdict,
        "cost": round(answer.cost, 4),
        "move": notation(answer.move.spell()),
        "better": better,
        "why": None if answer.why is None else to_wire(answer.why),
    }


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, 4) for number in numbers]


def show_findings(findings: Findings, speaker: Speaker, screen: Screen, seats: int) -> None:
    screen.rule(speaker.text("analysis-heading"))
    screen.write(speaker.text("analysis-chances"), "bold")
    screen.figures(_curves(findings, speaker, seats))
    screen.write()
    screen.write(speaker.text("analysis-answers"), "bold")
    screen.figures(_counts(findings, speaker, seats))
    screen.write()
    worst = findings.worst()
    screen.write(speaker.text("analysis-worst" if worst else "analysis-no-worst"), "bold")
    for answer in worst:
        _tell(answer, speaker, screen)


def _curves(findings: Findings, speaker: Speaker, seats: int) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("", overflow="fold")
    table.add_column("", no_wrap=True)
    table.add_column(speaker.text("analysis-luck"), justify="right")
    for seat, luck in zip(range(seats), findings.luck(), strict=True):
        chances = [point.chances[seat] for point in findings.points]
        table.add_row(speaker.seat(seat), curve(chances, 0.0, 1.0), _percent(luck, signed=True))
    return table


def _counts(findings: Findings, speaker: Speaker, seats: int) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("")
    for verdict in VERDICTS:
        table.add_column(speaker.text(f"verdict-{verdict}"), justify="right")
    counts = Counter((answer.seat, answer.verdict) for answer in findings.answers)
    for seat in range(seats):
        table.add_row(speaker.seat(seat), *(str(counts[seat, verdict]) for verdict in VERDICTS))
    return table


def _tell(answer: Judged, speaker: Speaker, screen: Screen) -> None:
    assert answer.better is not None
    said = speaker.text(
        "analysis-answer",
        number=answer.at + 1,
        seat=speaker.seat(answer.seat),
        move=speaker.move(answer.move),
        cost=round(100 * answer.cost),
    )
    screen.write()
    screen.write(said)
    screen.write(speaker.text("analysis-better", move=speaker.move(answer.better)))
    if answer.why is not None:
        screen.write(speaker.say(answer.why), "cyan")


def _percent(share: float, *, signed: bool = False) -> str:
    percent = round(100 * share)
    return (f"{percent:+d}" if signed and percent else f"{percent}").replace("-", "−")
