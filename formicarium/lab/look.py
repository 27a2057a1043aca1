"""A close look at one match: all that a report, a comparison and rows of figures are made of.

It is taken from the record alone, so a match looks the same wherever it was played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from formicarium.core.account import account, beginning
from formicarium.core.decision import Path, notation
from formicarium.core.event import Event
from formicarium.core.flow import answer, deal, settle
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.core.record import Answered
from formicarium.core.state import State
from formicarium.lab.things import Thing, named, things_in
from formicarium.texts.facts import Wire, message_of, to_wire
from formicarium.texts.message import Seat

VERSION = 1  # of what a look holds: raised when its fields change their meaning
EVERYBODY = -1  # the seat of an event that befalls nobody in particular


class Standing(NamedTuple):
    """How everybody stood, after so many answers: chances as the game judges the table."""

    at: int
    chances: tuple[float, ...]


class Drift(NamedTuple):
    """What has moved somebody's chances, from the start to the end, by how much.

    `end` is what nobody could see on the table before the match was over.
    """

    chance: float = 0.0
    answers: float = 0.0
    end: float = 0.0


class Worded(NamedTuple):
    """An answer in words to come: the question, and what was done."""

    asked: dict[str, Wire]
    did: dict[str, Wire]


@dataclass(frozen=True, slots=True)
class Look:
    """What there is to know of a match once it is over."""

    ranks: tuple[int, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    decisions: int
    turns: int
    ended: dict[str, Wire]
    clause: str
    figures: dict[str, tuple[float, ...]]  # what the game counts, in the end, per seat
    standings: tuple[Standing, ...]  # at the start, where turns end, and in the end
    drifts: tuple[Drift, ...]  # per seat
    choices: tuple[int, ...]  # among how many options each answer was given
    events: dict[str, tuple[int, ...]]  # by kind: how often it befell each seat; the last one: nobody
    things: tuple[tuple[str, str, str, Seat, int], ...]  # event, field, what, whom it befell, how often
    openings: tuple[str, ...]  # per seat: its first answer, as records write it
    firsts: tuple[str, ...]  # per seat: the first thing with a name that it touched, as a token
    worded: tuple[Worded | None, ...] = ()  # per seat: its first answer, if it gave one

    def plain(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def read(cls, plain: dict[str, Any]) -> Look:
        """What `plain` has written, after JSON."""
        lists = ("ranks", "shares", "scores", "choices", "openings", "firsts")
        return cls(
            **{
                **plain,
                **{key: tuple(plain[key]) for key in lists},
                "figures": {key: tuple(values) for key, values in plain["figures"].items()},
                "standings": tuple(Standing(at, tuple(chances)) for at, chances in plain["standings"]),
                "drifts": tuple(Drift(*each) for each in plain["drifts"]),
                "events": {key: tuple(counts) for key, counts in plain["events"].items()},
                "things": tuple(tuple(each) for each in plain["things"]),
                "worded": tuple(each and Worded(*each) for each in plain.get("worded", ())),
            }
        )


def look_at(match: Match) -> Look:
    """A finished match, looked at from its first question to its end."""
    outcome = match.outcome
    assert outcome is not None, "the match is not over"
    counted = account(match)
    totals = counted.curves + counted.totals if counted else ()
    ends = {turn.at for turn in counted.turns} if counted else set()
    walk = _Walk(match, ends)
    events, seen = _told(match)
    return Look(
        outcome.ranks,
        outcome.shares,
        outcome.scores,
        len(walk.choices),
        sum(turn.number is not None for turn in counted.turns) if counted else 0,
        to_wire(outcome.why),
        outcome.clause,
        {row.key: row.totals for row in totals},
        tuple(walk.standings),
        tuple(Drift(*(round(by, 4) for by in drift)) for drift in walk.drifts),
        tuple(walk.choices),
        events,
        tuple((*thing, times) for thing, times in sorted(seen.items())),
        _first(match, _whole),
        _first(match, _named),
        tuple(map(walk.first.get, range(match.state.seats))),
    )


class _Walk:
    """Through the record once more, with an eye on who stands how."""

    def __init__(self, match: Match, ends: set[int]) -> None:
        self.match = match
        self.choices: list[int] = []
        self.first: dict[Seat, Worded] = {}
        s: Any = beginning(match)
        asked = settle(s)
        self.now = self.chances(s)
        self.drifts = [[0.0, 0.0, 0.0] for _ in range(s.seats)]
        self.standings = [Standing(0, self.now)]
        for entry in match.record.entries:
            if isinstance(entry, Answered):
                assert isinstance(asked, tuple)
                if len(self.choices) in ends:
                    self.note()
                decision = next(each for each in asked if each.seat == entry.seat)
                self.choices.append(len(decision.options))
                if entry.seat not in self.first:
                    did = to_wire(message_of("move", entry.move))
                    self.first[entry.seat] = Worded(to_wire(decision.prompt), did)
                answer(s, entry.seat, entry.move)
            else:
                deal(s, entry.result)
            asked = settle(s)
            self.moved(self.chances(s), 2 if s.outcome is not None else int(isinstance(entry, Answered)))
        self.note()

    def note(self) -> None:
        """How everybody stands, where a turn ends; once in one place."""
        if len(self.standings) > 1 and self.standings[-1].at == len(self.choices):
            self.standings.pop()
        self.standings.append(Standing(len(self.choices), self.now))

    def moved(self, chances: tuple[float, ...], by: int) -> None:
        for drift, before, after in zip(self.drifts, self.now, chances, strict=True):
            drift[by] += after - before
        self.now = chances

    def chances(self, s: State) -> tuple[float, ...]:
        """Of winning, per seat, as the game judges the table; they add up to 1."""
        if s.outcome is not None:
            return s.outcome.shares
        worths = [self.match.game.heuristic(s, seat) for seat in range(s.seats)]
        total = sum(worths)
        return tuple(round(worth / total, 4) if total else 1 / s.seats for worth in worths)


def _told(match: Match) -> tuple[dict[str, tuple[int, ...]], Counter[Thing]]:
    seats = match.state.seats
    counts: dict[str, list[int]] = {}
    seen: Counter[Thing] = Counter()
    for told in match.log:
        kind, seat = type(told.event).__name__, _seat(told.event)
        counts.setdefault(kind, [0] * (seats + 1))[seat] += 1
        seen.update(things_in(match.game, told.event, seat))
    return {kind: tuple(counts[kind]) for kind in sorted(counts)}, seen


def _first(match: Match, what: Callable[[Game[Any], Path], str]) -> tuple[str, ...]:
    """Per seat, what there was first of this in its answers."""
    first: dict[Seat, str] = {}
    for entry in match.record.entries:
        if isinstance(entry, Answered) and not first.get(entry.seat):
            first[entry.seat] = what(match.game, entry.move.spell())
    return tuple(first.get(seat, "") for seat in range(match.state.seats))


def _whole(game: Game[Any], path: Path) -> str:
    return notation(path)


def _named(game: Game[Any], path: Path) -> str:
    return next((token for token in path if named(game, token.partition(":")[2])), "")


def _seat(event: Event) -> Seat:
    seat = getattr(event, "seat", None)
    return EVERYBODY if seat is None else seat
