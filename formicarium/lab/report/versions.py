"""Pages about several versions of a game: two compared, a row of them as curves, a race for the fairest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from formicarium.lab.balance import Race
from formicarium.lab.compare import Gap, Versions
from formicarium.lab.fairness import unfair_seats
from formicarium.lab.measures import BOT, FIGURE, SEAT, is_share
from formicarium.lab.report.drawing import Line, ranges
from formicarium.lab.report.page import Manner, page
from formicarium.lab.report.steps import Step, staircase
from formicarium.lab.report.voice import Finding, Section, Voice, Word, amount, share
from formicarium.lab.tournament import Plan

SHOWN = 14  # measures that are drawn
VERSIONS = Manner("nothing-differs", (1, 3, 4))  # how such a page speaks


def named(voice: Voice, plan: Plan, measure: str) -> str:
    """What a measure is called."""
    if measure.startswith(SEAT):
        return voice.text("measure-seat", who=voice.seat(int(measure.removeprefix(SEAT))))
    if measure.startswith(BOT):
        return voice.text("measure-bot", who=voice.bot(plan.bots[int(measure.removeprefix(BOT))]))
    if measure.startswith(FIGURE):
        return voice.figure(measure.removeprefix(FIGURE))
    return voice.text(f"measure-{measure}")


def value(measure: str, number: float, voice: Voice, signed: bool = False) -> str:
    """A measure's value in words; of a difference with its sign."""
    said = voice.percent(number, 1) if is_share(measure) else voice.number(number, 1)
    return f"+{said}" if signed and number > 0 else said


def compared_page(versions: Versions, asked: str, language: str) -> str:
    """Two versions: what differs for sure, and how sure it is that the rest does not."""
    return _page(versions, [_differences(versions, versions.gaps())], asked, language)


def _differences(versions: Versions, gaps: Sequence[Gap]) -> Section:
    plan = versions.plans[0]

    def finding(gap: Gap) -> Finding:
        words: dict[str, Word] = {
            "measure": lambda voice: named(voice, plan, gap.measure),
            "first": lambda voice: value(gap.measure, gap.first, voice),
            "second": lambda voice: value(gap.measure, gap.second, voice),
            "gap": lambda voice: value(gap.measure, gap.found.value, voice, signed=True),
            "low": lambda voice: value(gap.measure, gap.found.low, voice, signed=True),
            "high": lambda voice: value(gap.measure, gap.found.high, voice, signed=True),
        }
        if not gap.sure:
            return Finding(0.0, "gap-none", words)
        return Finding(gap.strength + 0.01, "gap-more" if gap.found.value > 0 else "gap-less", words)

    def show(voice: Voice) -> str:
        parts = []
        for shares in (True, False):
            some = [gap for gap in gaps if is_share(gap.measure) == shares][:SHOWN]
            lines = [_line(gap, plan, voice) for gap in some]
            if lines:
                title = voice.text("gaps-shares" if shares else "gaps-others")
                drawn = ranges(voice, lines, 0.0, title, percent=shares, digits=1, signed=True)
                parts.append(f"<h3>{title}</h3>{drawn}")
        return "".join(parts)

    return Section("differences", tuple(map(finding, gaps)) or (Finding(0.0, "gap-nothing", {}),), show)


def _line(gap: Gap, plan: Plan, voice: Voice) -> Line:
    """Shares as they are; of other measures the difference in standard deviations."""
    about = value(gap.measure, gap.found.value, voice, signed=True)
    label = named(voice, plan, gap.measure)
    if is_share(gap.measure):
        return Line(label, gap.found)
    by = gap.spread or 1.0
    found = gap.found._replace(value=gap.found.value / by, low=gap.found.low / by, high=gap.found.high / by)
    return Line(label, found, f"{value(gap.measure, gap.first, voice)} {about}")


def swept_page(versions: Versions, asked: str, language: str) -> str:
    """A row of versions: a curve for every measure, those that change most first."""
    return _page(versions, _curves(versions), asked, language)


def _curves(versions: Versions) -> list[Section]:
    plan, last = versions.plans[0], len(versions.plans) - 1
    unfair = [unfair_seats(versions.sample(arm)) for arm in range(last + 1)] if plan.seats > 1 else []
    gaps = versions.gaps(0, last)

    def finding(gap: Gap) -> Finding:
        words: dict[str, Word] = {
            "measure": lambda voice: named(voice, plan, gap.measure),
            "first": lambda voice: value(gap.measure, gap.first, voice),
            "second": lambda voice: value(gap.measure, gap.second, voice),
            "from": escape(versions.labels[0], quote=False),
            "to": escape(versions.labels[last], quote=False),
        }
        return Finding(
            gap.strength + 0.01 if gap.sure else 0.0, "sweep-sure" if gap.sure else "sweep-same", words
        )

    def show(voice: Voice) -> str:
        parts = []
        if unfair:
            title = voice.text("unfairness")
            steps = [Step(label, each) for label, each in zip(versions.labels, unfair, strict=True)]
            parts.append(f"<h3>{title}</h3>{staircase(voice, steps, title, percent=True)}")
        for gap in gaps[:SHOWN]:
            title, shares = named(voice, plan, gap.measure), is_share(gap.measure)
            steps = [
                Step(label, versions.estimate(arm, gap.measure)) for arm, label in enumerate(versions.labels)
            ]
            parts.append(f"<h3>{title}</h3>{staircase(voice, steps, title, percent=shares)}")
        return "".join(parts)

    return [Section("sweep", tuple(map(finding, gaps)), show)]


def balanced_page(race: Race, asked: str, language: str) -> str:
    """The race: who is fairest, and how sure that is."""
    versions = Versions(race.plans, race.labels, race.matches)
    return _page(versions, [_race(race)], asked, language)


def verdict(race: Race) -> Finding:
    """What the race has shown, in a sentence."""
    best = race.found[race.best]
    others: Callable[[Voice], str] = lambda voice: ", ".join(  # noqa: E731
        escape(race.labels[arm], quote=False) for arm in race.still if arm != race.best
    )
    words: dict[str, Word] = {
        "best": escape(race.labels[race.best], quote=False),
        "off": share(best.value, 1),
        "most": share(min(1.0, best.high), 1),
        "within": share(race.within, 1),
        "others": others,
        "rounds": amount(race.rounds),
    }
    return Finding(1.0, f"race-{race.verdict}", words)


def _race(race: Race) -> Section:
    def show(voice: Voice) -> str:
        title = voice.text("unfairness")
        lines = [
            Line(
                label if arm in race.still else voice.text("race-left", label=label, round=race.left[arm]),
                found,
            )
            for arm, (label, found) in enumerate(zip(race.labels, race.found, strict=True))
        ]
        return ranges(voice, lines, 0.0, title, digits=1)

    return Section("race", (verdict(race),), show)


def _page(versions: Versions, found: Sequence[Section], asked: str, language: str) -> str:
    game = versions.sample(0).game
    return page(game, found, lambda voice: _facts(versions, voice), asked, language, VERSIONS)


def _facts(versions: Versions, voice: Voice) -> dict[str, str]:
    plan = versions.plans[0]
    counts = [len(some) for some in versions.matches]
    alike = "yes" if min(counts) == max(counts) else "no"
    return {
        "fact-versions": escape(" · ".join(versions.labels), quote=False),
        "fact-matches": voice.text("matches-each", least=min(counts), most=max(counts), alike=alike),
        "fact-seats": str(plan.seats),
        "fact-bots": ", ".join(dict.fromkeys(voice.bot(bot) for each in versions.plans for bot in each.bots)),
        "fact-seed": escape(str(plan.seed)),
    }
