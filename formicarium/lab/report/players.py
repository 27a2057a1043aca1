"""Who wins: by seat, and by bot."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from formicarium.lab.interval import Estimate, share_of
from formicarium.lab.report.drawing import Line, Piece, pieces, ranges
from formicarium.lab.report.voice import Finding, Section, Voice, amount, between, share
from formicarium.lab.sample import Part, Sample

UNEQUAL = 0.5  # more than its fair share by this part: such a bot hides what the game is like
EXPECTED = 0.4  # bots are meant to differ: that they do surprises less


def seats(sample: Sample) -> Section:
    """Is a seat favoured?"""
    found = [
        _share([part for part in sample.parts if part.seat == seat], sample.plan.seats)
        for seat in range(sample.plan.seats)
    ]

    def show(voice: Voice) -> str:
        lines = [Line(voice.seat(seat), each) for seat, each in enumerate(found)]
        return ranges(voice, lines, sample.fair, voice.text("seats"), digits=1)

    return Section("seats", tuple(_unfair(found, sample.fair, "seat", _seat)), show)


def _unfair(
    found: Sequence[Estimate],
    fair: float,
    what: str,
    who: Callable[[int], Callable[[Voice], str]],
    weight: float = 1.0,
) -> list[Finding]:
    """Each that wins more or less than its share for sure; if nobody does, how far off they may be."""
    sure = [
        Finding(
            weight * each.beyond(fair) / fair,
            f"{what}-{'ahead' if each.value > fair else 'behind'}",
            {
                "who": who(number),
                "share": share(each.value, 1),
                "between": between(each, 1),
                "fair": share(fair, 1),
                "played": each.cases,
            },
        )
        for number, each in enumerate(found)
        if each.beyond(fair) and (each.value > fair or len(found) > 2)  # of two the one says it all
    ]
    if sure:
        return sure
    off = max(max(each.high - fair, fair - each.low) for each in found)
    return [Finding(0.0, f"{what}-fair", {"off": amount(100 * off, 1), "fair": share(fair, 1)})]


def _seat(number: int) -> Callable[[Voice], str]:
    return lambda voice: voice.seat(number)


def _share(parts: Sequence[Part], tries: int) -> Estimate:
    return share_of([part.share for part in parts], [part.group for part in parts], tries)


def bots(sample: Sample) -> Section | None:
    """Who plays better; nothing, where all are the same."""
    names = list(dict.fromkeys(sample.plan.bots))
    if len(names) < 2:
        return None
    found = [_share([part for part in sample.parts if part.bot == bot], len(names)) for bot in names]
    order = sorted(range(len(names)), key=lambda number: -found[number].value)
    same = _same_luck(sample)
    findings = _unfair(found, sample.fair, "bot", called_in(names), EXPECTED)
    if max(each.beyond(sample.fair) for each in found) > UNEQUAL * sample.fair:
        findings.append(Finding(UNEQUAL, "bot-unequal", {}))

    def show(voice: Voice) -> str:
        lines = [Line(voice.bot(names[number]), found[number]) for number in order]
        drawn = ranges(voice, lines, sample.fair, voice.text("bots"), digits=1)
        if not sum(same.values()):
            return drawn
        parts = [
            Piece(voice.text("same-bot"), same["bot"], "full"),
            Piece(voice.text("same-seat"), same["seat"], "hatched"),
            Piece(voice.text("same-neither"), same["neither"], "dotted"),
        ]
        title = voice.text("same-luck", groups=sum(same.values()))
        return f"{drawn}<h3>{title}</h3><p class='note'>{voice.text('same-luck-about')}</p>" + pieces(
            voice, parts, title
        )

    return Section("bots", tuple(findings), show)


def called_in(names: Sequence[str]) -> Callable[[int], Callable[[Voice], str]]:
    """Each of these bots by its number."""
    return lambda number: lambda voice: voice.bot(names[number])


def _same_luck(sample: Sample) -> dict[str, int]:
    """Of the matches with the same luck: did the same bot win all of them, or the same seat?"""
    counts = {"bot": 0, "seat": 0, "neither": 0}
    rotations = sample.plan.rotations
    winners: dict[Hashable, list[tuple[str, int]]] = {}
    for each in sample.matches:
        won = [seat for seat, rank in enumerate(each.look.ranks) if rank == 1]
        if len(won) == 1:
            winners.setdefault(each.seed, []).append((each.seating[won[0]], won[0]))
    for group in winners.values():
        if rotations > 1 and len(group) == rotations:
            bot, seat = len({bot for bot, _ in group}) == 1, len({seat for _, seat in group}) == 1
            counts["neither" if bot == seat else "bot" if bot else "seat"] += 1
    return counts
