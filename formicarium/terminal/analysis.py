"""A match looked at again, in a terminal: chances over time, luck, and the answers that cost most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import islice
from typing import Any

from rich.table import Table

from formicarium.analysis import BEST, GOOD, VERDICTS, Analyst, Judged, Point, turning_points
from formicarium.core.decision import notation
from formicarium.core.match import replay
from formicarium.lab.crew import ALONE, Crew, done
from formicarium.terminal.account import curve
from formicarium.terminal.bar import bar
from formicarium.terminal.screen import Screen
from formicarium.texts.facts import to_wire
from formicarium.texts.message import Seat
from formicarium.texts.speaker import Speaker

WORST = 8  # answers that are told one by one
PIECE = 6  # answers that a process looks at in one go


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


def analysed(analyst: Analyst, name: str, hidden: bool, crew: Crew = ALONE) -> Findings:
    """Everything, with a bar while it takes. However many processes do it, they find the same."""
    record, seats = analyst.match.record.dumps(), tuple(analyst.seats)
    tasks = [(record, analyst.rounds, seats, first) for first in range(0, analyst.answers, PIECE)]
    answers: list[Judged] = []
    with bar(name, analyst.answers, hidden) as heard:
        for piece in done(crew, _piece, tasks):
            heard(len(piece))
            answers += [found for found in piece if isinstance(found, Judged)]
    return Findings(list(analyst.points()), sorted(answers, key=lambda found: found.at))


def _piece(record: str, rounds: int, seats: tuple[Seat, ...], first: int) -> list[Judged | int]:
    """A few answers, from one on."""
    return list(islice(Analyst(replay(record), rounds, seats).judgements(first), PIECE))


def describe(findings: Findings) -> dict[str, Any]:
    """All of it, for a program to read."""
    return {
        "points": [
            {"at": point.at, "chances": _rounded(point.chances), "luck": _rounded(point.luck)}
            for point in findings.points
        ],
        "luck": _rounded(findings.luck()),
        "turning": turning_points(findings.points),
        "answers": [_described(answer) for answer in findings.answers],
    }


def _described(answer: Judged) -> dict[str, Any]:
    return {
        "at": answer.at,
        "seat": answer.seat,
        "verdict": answer.verdict,
        "cost": round(answer.cost, 4),
        "error": round(answer.error, 4),
        "laps": answer.laps,
        "move": notation(answer.move.spell()),
        "better": None if answer.better is None else notation(answer.better.spell()),
        "mix": [[notation(move.spell()), round(share, 4)] for move, share in answer.mix],
        "says": to_wire(answer.says),
        "why": None if answer.why is None else to_wire(answer.why),
    }


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, 4) for number in numbers]


def show_findings(findings: Findings, speaker: Speaker, screen: Screen, seats: int) -> None:
    screen.rule(speaker.text("analysis-heading"))
    screen.write(speaker.text("analysis-chances"), "bold")
    screen.figures(_curves(findings, speaker, seats))
    screen.write()
    _tell_turning_points(findings, speaker, screen)
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
    judged = {answer.seat for answer in findings.answers}
    for seat in range(seats):
        found = (str(counts[seat, verdict]) if seat in judged else "–" for verdict in VERDICTS)
        table.add_row(speaker.seat(seat), *found)
    return table


def _tell_turning_points(findings: Findings, speaker: Speaker, screen: Screen) -> None:
    """Whose chance changed most where, and what of it was luck."""
    found = turning_points(findings.points)
    if not found:
        return
    screen.write(speaker.text("analysis-turning"), "bold")
    for index in found:
        before, after = findings.points[index - 1], findings.points[index]
        gains = [now - then for then, now in zip(before.chances, after.chances, strict=True)]
        seat = max(range(len(gains)), key=lambda each: round(abs(gains[each]), 4))
        said = speaker.text(
            "analysis-turn",
            first=before.at + 1,
            last=after.at,
            seat=speaker.seat(seat),
            before=_percent(before.chances[seat]),
            after=_percent(after.chances[seat]),
            luck=_percent(after.luck[seat], signed=True),
        )
        screen.write(said)
    screen.write()


def _tell(answer: Judged, speaker: Speaker, screen: Screen) -> None:
    verdict = speaker.text(f"verdict-{answer.verdict}")
    number, seat, move = answer.at + 1, speaker.seat(answer.seat), speaker.move(answer.move)
    screen.write()
    screen.write(speaker.text("analysis-answer", number=number, seat=seat, move=move, verdict=verdict))
    screen.write(speaker.say(answer.says))
    if answer.why is not None:
        screen.write(speaker.say(answer.why), "cyan")


def _percent(share: float, *, signed: bool = False) -> str:
    percent = round(100 * share)
    return (f"{percent:+d}" if signed and percent else f"{percent}").replace("-", "−")
