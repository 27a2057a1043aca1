"""What goes with winning: openings, cards, traits and whatever else has a name."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import NamedTuple

from formicarium.lab.interval import Estimate, mean_of
from formicarium.lab.look import EVERYBODY
from formicarium.lab.report.drawing import Line, ranges
from formicarium.lab.report.voice import Finding, Section, Voice, Word, amount, between, share
from formicarium.lab.sample import Part, Sample
from formicarium.lab.things import kinds

ENOUGH = 20  # appearances, with and without: of fewer there is nothing to say
SHOWN = 16  # of a list in the drawing; the tables hold all
DECIDES = 0.45  # of the way from fair to sure: such a thing does not go with the end, it is the end


class Fared(NamedTuple):
    """How those fared to whom something happened."""

    event: str
    field: str
    what: str
    found: Estimate  # their share of the win, were everybody as good and sat as well as the average
    times: int
    matches: int


def openings(sample: Sample) -> Section | None:
    """What is done first."""
    found = [
        *_grouped(sample, "opening", lambda match, seat: sample.looks[match].openings[seat]),
        *_grouped(sample, "first", lambda match, seat: sample.looks[match].firsts[seat]),
    ]
    if not found:
        return None

    def name(each: Fared) -> Word:
        return lambda voice: voice.path(each.what)

    def show(voice: Voice) -> str:
        parts = []
        for event in ("opening", "first"):
            some = [each for each in found if each.event == event]
            if some:
                lines = [Line(voice.path(each.what), each.found) for each in _most(some, sample.fair)]
                title = voice.text(f"openings-{event}")
                parts.append(f"<h3>{title}</h3>" + ranges(voice, lines, sample.fair, title))
        return "".join(parts)

    return Section("openings", _surprising(found, sample.fair, "opening", name), show)


def _grouped(sample: Sample, event: str, what: Callable[[int, int], str]) -> list[Fared]:
    parts: dict[str, list[Part]] = defaultdict(list)
    for part in sample.parts:
        if named := what(part.match, part.seat):
            parts[named].append(part)
    some = {named: each for named, each in parts.items() if len(each) >= ENOUGH}
    return [
        Fared(event, "", named, _fared(each, sample.fair, len(some)), len(each), len(each))
        for named, each in some.items()
        if len(each) < len(sample.parts)
    ]


def _fared(parts: Sequence[Part], fair: float, tries: int) -> Estimate:
    rest = mean_of([part.rest for part in parts], [part.group for part in parts], tries)
    return Estimate(fair + rest.value, fair + rest.low, fair + rest.high, rest.cases)


def things(sample: Sample) -> Section | None:
    """Everything with a name that befalls somebody: how those fared whom it befell."""
    by_place = {(part.match, part.seat): part for part in sample.parts}
    parts: dict[tuple[str, str, str], list[Part]] = defaultdict(list)
    times: dict[tuple[str, str, str], int] = defaultdict(int)
    for match, look in enumerate(sample.looks):
        for event, field, what, seat, count in look.things:
            if seat != EVERYBODY:
                parts[event, field, what].append(by_place[match, seat])
                times[event, field, what] += count
    enough = {key: each for key, each in parts.items() if ENOUGH <= len(each) <= len(sample.parts) - ENOUGH}
    found = [
        Fared(*key, _fared(each, sample.fair, len(enough)), times[key], len({part.match for part in each}))
        for key, each in enough.items()
    ]
    telling = [each for each in found if abs(each.found.value - sample.fair) < DECIDES * (1 - sample.fair)]
    if not telling:
        return None
    known = kinds(sample.game)

    def name(each: Fared) -> Word:
        return lambda voice: voice.happening(known[each.event], **{each.field: each.what})

    def show(voice: Voice) -> str:
        some = _most(telling, sample.fair)
        lines = [Line(name_in(voice, each), each.found) for each in some]
        return ranges(voice, lines, sample.fair, voice.text("things")) + _tables(voice, found, name_in)

    def name_in(voice: Voice, each: Fared) -> str:
        return voice.happening(known[each.event], **{each.field: each.what})

    return Section("things", _surprising(telling, sample.fair, "thing", name), show)


def _most(found: Sequence[Fared], fair: float) -> list[Fared]:
    """Those farthest from fair for sure, in the order of how they fared."""
    telling = sorted(found, key=lambda each: (-each.found.beyond(fair), -abs(each.found.value - fair)))
    return sorted(telling[:SHOWN], key=lambda each: -each.found.value)


def _surprising(
    found: Sequence[Fared], fair: float, what: str, name: Callable[[Fared], Word]
) -> tuple[Finding, ...]:
    sure = [each for each in found if each.found.beyond(fair)]
    if not sure:
        return (Finding(0.0, f"{what}-alike", {"count": len(found)}),)
    return tuple(
        Finding(
            each.found.beyond(fair) / fair,
            f"{what}-{'good' if each.found.value > fair else 'bad'}",
            {
                "what": name(each),
                "share": share(each.found.value),
                "between": between(each.found),
                "fair": share(fair),
                "played": each.found.cases,
            },
        )
        for each in sure
    )


def _tables(voice: Voice, found: Sequence[Fared], name: Callable[[Voice, Fared], str]) -> str:
    groups: dict[str, list[Fared]] = defaultdict(list)
    for each in found:
        groups[each.event].append(each)
    head = "".join(
        f"<th>{voice.text(key)}</th>" for key in ("what", "times", "appearances", "share", "interval")
    )
    rows = []
    for event in sorted(groups):
        for each in sorted(groups[event], key=lambda one: -one.found.value):
            cells = (
                name(voice, each),
                amount(each.times)(voice),  # type: ignore[operator]
                amount(each.found.cases)(voice),  # type: ignore[operator]
                voice.percent(each.found.value),
                between(each.found)(voice),  # type: ignore[operator]
            )
            rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return (
        f"<details><summary>{voice.text('all-of-them', count=len(found))}</summary>"
        f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></details>"
    )
