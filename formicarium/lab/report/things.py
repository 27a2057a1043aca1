"""What goes with winning: openings, cards, traits and whatever else has a name."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from formicarium.lab.interval import Estimate, mean_of
from formicarium.lab.look import EVERYBODY, Worded
from formicarium.lab.report.drawing import Line, ranges
from formicarium.lab.report.voice import Finding, Section, Voice, Word, amount, between, in_common, share
from formicarium.lab.sample import Part, Sample
from formicarium.lab.things import kinds
from formicarium.texts.catalogue import LANGUAGES, catalogue
from formicarium.texts.message import Seat

ENOUGH = 20  # appearances, with and without: of fewer there is nothing to say
SHOWN = 16  # of a list in the drawing, and as many sentences; the tables hold all
DECIDES = 0.45  # of the way from fair to sure: such a thing does not go with the end, it is the end

Key: TypeAlias = "tuple[str, str, str]"  # event, field, what
Place: TypeAlias = "tuple[int, Seat]"  # match and seat


class Fared(NamedTuple):
    """How those fared to whom something happened."""

    event: str
    field: str
    what: str
    found: Estimate  # their share of the win, were everybody as good and sat as well as the average


def openings(sample: Sample) -> Section | None:
    """What is done first."""
    found = [
        *_grouped(sample, "opening", lambda match, seat: sample.looks[match].openings[seat]),
        *_grouped(sample, "first", lambda match, seat: sample.looks[match].firsts[seat]),
    ]
    if not found:
        return None
    worded = _worded(sample)

    def name(each: Fared) -> Word:
        return lambda voice: said(voice, each)

    def said(voice: Voice, each: Fared) -> str:
        words = worded.get(each.what) if each.event == "opening" else None
        if words is None:
            return voice.path(each.what)
        asked, did = voice.inner(voice.said(words.asked)), voice.inner(done(voice, each))
        return voice.text("answered", asked=asked, did=did)

    def done(voice: Voice, each: Fared) -> str:
        words = worded.get(each.what) if each.event == "opening" else None
        if words is None:
            return voice.path(each.what)
        return voice.said(words.did)

    def show(voice: Voice) -> str:
        parts = []
        for event in ("opening", "first"):
            some = [each for each in found if each.event == event]
            if some:
                lines = [Line(done(voice, each), each.found) for each in _most(some, sample.fair)]
                title = voice.text(f"openings-{event}")
                parts.append(f"<h3>{title}</h3>" + ranges(voice, lines, sample.fair, title))
        return "".join(parts)

    findings = [
        finding
        for event in ("opening", "first")
        if (some := [each for each in found if each.event == event])
        for finding in _surprising(some, sample.fair, event, name)
    ]
    return Section("openings", tuple(findings), show)


def _worded(sample: Sample) -> dict[str, Worded]:
    """The words of each opening: what was asked, with dots for what was not always the same, and done."""
    found: dict[str, Worded] = {}
    for look in sample.looks:
        for what, words in zip(look.openings, look.worded, strict=False):
            if words is not None:
                known = found.setdefault(what, words)
                if known.asked != words.asked:
                    found[what] = known._replace(asked=in_common(known.asked, words.asked))
    return found


def _grouped(sample: Sample, event: str, what: Callable[[int, int], str]) -> list[Fared]:
    parts: dict[str, list[Part]] = defaultdict(list)
    for part in sample.parts:
        if named := what(part.match, part.seat):
            parts[named].append(part)
    some = {named: each for named, each in parts.items() if len(each) >= ENOUGH}
    return [
        Fared(event, "", named, _fared(each, sample.fair, len(some)))
        for named, each in some.items()
        if len(each) < len(sample.parts)
    ]


def _fared(parts: Sequence[Part], fair: float, tries: int) -> Estimate:
    rest = mean_of([part.rest for part in parts], [part.group for part in parts], tries)
    return Estimate(fair + rest.value, fair + rest.low, fair + rest.high, rest.cases)


def things(sample: Sample) -> Section | None:
    """Everything with a name that befalls somebody: how those fared whom it befell."""
    known = kinds(sample.game)
    by_place = {(part.match, part.seat): part for part in sample.parts}
    enough = {
        key: [by_place[place] for place in sorted(places)]
        for key, places in _told_once(sample, list(known)).items()
        if ENOUGH <= len(places) <= len(sample.parts) - ENOUGH
    }
    found = [Fared(*key, _fared(each, sample.fair, len(enough))) for key, each in enough.items()]
    telling = [each for each in found if abs(each.found.value - sample.fair) < DECIDES * (1 - sample.fair)]
    if not telling:
        return None

    def name(each: Fared) -> Word:
        return lambda voice: voice.inner(voice.happening(known[each.event], **{each.field: each.what}))

    def show(voice: Voice) -> str:
        some = _most(telling, sample.fair)
        lines = [Line(name_in(voice, each), each.found) for each in some]
        return ranges(voice, lines, sample.fair, voice.text("things")) + _tables(voice, found, name_in)

    def name_in(voice: Voice, each: Fared) -> str:
        return voice.happening(known[each.event], **{each.field: each.what})

    return Section("things", _surprising(telling, sample.fair, "thing", name), show)


def _told_once(sample: Sample, order: Sequence[str]) -> dict[Key, set[Place]]:
    """Whom each thing befell. What has the same name, as one card of several, is one thing.

    Of what always goes together, under one name, there is only what the rules have first.
    """
    befell: dict[Key, set[Place]] = defaultdict(set)
    first: dict[tuple[str, str], Key] = {}
    names = catalogue(sample.game, LANGUAGES[0])
    for match, look in enumerate(sample.looks):
        for event, field, what, seat, _ in look.things:
            if seat != EVERYBODY:
                key = first.setdefault((event, names.name(what)), (event, field, what))
                befell[key].add((match, seat))
    kept: dict[Key, set[Place]] = {}
    told: set[tuple[str, frozenset[Place]]] = set()
    for key in sorted(befell, key=lambda key: (order.index(key[0]), key)):
        same = names.name(key[2]), frozenset(befell[key])
        if same not in told:
            told.add(same)
            kept[key] = befell[key]
    return kept


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
                "share": share(min(1.0, max(0.0, each.found.value))),
                "between": between(each.found),
                "fair": share(fair),
                "played": each.found.cases,
            },
        )
        for each in sorted(sure, key=lambda each: -each.found.beyond(fair))[:SHOWN]
    )


def _tables(voice: Voice, found: Sequence[Fared], name: Callable[[Voice, Fared], str]) -> str:
    groups: dict[str, list[Fared]] = defaultdict(list)
    for each in found:
        groups[each.event].append(each)
    head = "".join(f"<th>{voice.text(key)}</th>" for key in ("what", "appearances", "share", "interval"))
    rows = []
    for event in sorted(groups):
        for each in sorted(groups[event], key=lambda one: -one.found.value):
            cells = (
                name(voice, each),
                amount(each.found.cases)(voice),  # type: ignore[operator]
                voice.percent(each.found.value),
                between(each.found)(voice),  # type: ignore[operator]
            )
            rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return (
        f"<details><summary>{voice.text('all-of-them', count=len(found))}</summary>"
        f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></details>"
    )
