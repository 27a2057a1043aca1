"""What there is to choose from, and which rules come up."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from formicarium.lab.interval import Estimate, mean_of, share_of
from formicarium.lab.report.drawing import Curve, course
from formicarium.lab.report.length import quantile
from formicarium.lab.report.voice import Finding, Section, Voice, Word, amount, share
from formicarium.lab.sample import Sample
from formicarium.lab.things import kinds

MANY = 40  # options at once: more than anybody reads through
RARE = 0.05  # of the matches
TENTHS = 10
NAMED = 3  # of the rare ones, in the sentence


def choices(sample: Sample) -> Section:
    """How many options a question offers, over the course of a match."""
    offered = [count for look in sample.looks for count in look.choices]
    tenths: list[tuple[float, Estimate]] = []
    for tenth in range(TENTHS):
        means, groups = [], []
        for look, group in zip(sample.looks, sample.groups, strict=True):
            some = look.choices[
                tenth * len(look.choices) // TENTHS : (tenth + 1) * len(look.choices) // TENTHS
            ]
            if some:
                means.append(fmean(some))
                groups.append(group)
        if means:
            tenths.append(((tenth + 0.5) / TENTHS, mean_of(means, groups)))
    two, many, middle = fmean(each == 2 for each in offered), quantile(offered, 0.9), quantile(offered, 0.5)
    findings = [
        Finding(
            max(0.0, many / MANY - 1) / 2,
            "choices-many",
            {
                "mean": amount(fmean(offered), 1),
                "middle": amount(middle),
                "many": amount(many),
                "most": max(offered),
            },
        ),
        Finding(max(0.0, two - 0.4), "choices-two", {"share": share(two)}),
    ]

    def show(voice: Voice) -> str:
        curve = Curve(voice.text("choices-curve"), tenths)
        return course(voice, [curve], voice.text("choices"), percent=False)

    return Section("choices", tuple(findings), show)


def rules(sample: Sample) -> Section:
    """Every kind of event that the game knows: how often it happens, and what never does."""
    known, count = kinds(sample.game), len(sample.looks)
    times = {name: [sum(look.events.get(name, ())) for look in sample.looks] for name in known}
    present = {name: sum(map(bool, each)) for name, each in times.items()}
    never = [name for name in known if not present[name]]
    rare = [name for name in known if 0 < present[name] < RARE * count]

    def listed(names: Sequence[str]) -> Word:
        return lambda voice: voice.one_by_one(voice.inner(_event(voice, name)) for name in names[:NAMED])

    def _event(voice: Voice, name: str) -> str:
        return voice.happening(known[name])

    findings = []
    if rare:
        findings.append(
            Finding(
                0.05 + len(rare) / len(known),
                "rules-rare",
                {"count": len(rare), "more": max(0, len(rare) - NAMED), "some": listed(rare)},
            )
        )
    if never:
        bound = share_of([0.0] * count, range(count)).high
        words: dict[str, Word] = {"count": len(never), "of": len(known), "most": share(bound, 1)}
        findings.append(Finding(0.02, "rules-never", words))

    def show(voice: Voice) -> str:
        head = "".join(
            f"<th>{voice.text(key)}</th>" for key in ("clause", "event", "in-matches", "per-match")
        )

        def table(names: Sequence[str]) -> str:
            rows = [
                f"<tr><td>{voice.clause(known[name].clause)}</td><td>{_event(voice, name)}</td>"
                f"<td>{voice.percent(present[name] / count, int(0 < present[name] < count / 100))}</td>"
                f"<td>{voice.number(fmean(times[name]), 1 if sum(times[name]) > count / 10 else 2)}</td></tr>"
                for name in names
            ]
            return (
                f"<table class='rules'><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
            )

        def folded(words: str, names: Sequence[str]) -> str:
            return f"<details><summary>{words}</summary>{table(names)}</details>" if names else ""

        happened = sorted((name for name in known if present[name]), key=lambda name: present[name])
        return (
            (f"<h3>{voice.text('rules-few')}</h3>{table(rare)}" if rare else "")
            + folded(voice.text("rules-none", count=len(never)), never)
            + folded(voice.text("all-rules", count=len(happened)), happened)
        )

    return Section("rules", tuple(findings), show)
