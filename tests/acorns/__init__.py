"""Acorns: a game of two turns, small enough to read, with long moves, chance and a secret.

Each player hands some acorns to somebody, out of sight of the rest, and then a die is rolled.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from formicarium.core.chance import Roll
from formicarium.core.choices import Options
from formicarium.core.decision import Decision, Move, Path
from formicarium.core.event import Event
from formicarium.core.game import Game
from formicarium.core.outcome import Outcome, ranks_of
from formicarium.core.state import State, Step, View
from formicarium.scene.model import Board, Place, Scene
from formicarium.texts.message import Message, Seat, SeatName, message

KINDS = ("green", "brown", "ripe", "")
COUNTS = range(1, 13)


@dataclass(frozen=True, slots=True)
class AcornOptions(Options):
    sides: int = 6


@dataclass(frozen=True, slots=True)
class Hand(Move):
    """Hand so many acorns of a kind to somebody."""

    to: Seat
    kind: str
    count: int

    def spell(self) -> Path:
        return (f"seat:{self.to}", f"kind:{self.kind or 'empty'}", f"count:{self.count}")


@dataclass(frozen=True, slots=True)
class Handed(Event):
    clause = "ACO-HAND-01"
    seat: Seat
    to: Seat
    kind: str
    count: int

    def seen_by(self, seat: Seat | None) -> Handed:
        return self if seat in (self.seat, self.to) else replace(self, kind="")


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    clause = "ACO-ROLL-01"
    dice: tuple[int, ...]
    watching: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class AcornView(View):
    seat: Seat | None
    owned: tuple[int, ...]


@dataclass(slots=True, kw_only=True)
class Acorns(State):
    options: AcornOptions
    owned: list[int] = field(default_factory=list)

    def view(self, seat: Seat | None) -> AcornView:
        return AcornView(seat, tuple(self.owned))

    def determinize(self, seat: Seat, rng: Random) -> Acorns:
        return self.copy()


@dataclass(frozen=True, slots=True)
class HandOut(Step[Acorns, Hand]):
    """ACO-HAND-01."""

    clause = "ACO-HAND-01"
    seat: Seat

    def ask(self, s: Acorns) -> Decision:
        others = [seat for seat in range(s.seats) if seat != self.seat]
        hands = tuple(Hand(to, kind, n) for to in others for kind in KINDS for n in COUNTS)
        return Decision(self.seat, message("ask-hand-out", seat=SeatName(self.seat)), hands)

    def warning(self, s: Acorns, seat: Seat, move: Move) -> Message | None:
        assert isinstance(move, Hand)
        return message("loses-twelve", seat=SeatName(move.to)) if move.count == COUNTS[-1] else None

    def run(self, s: Acorns, answer: Hand) -> None:
        s.owned[answer.to] += answer.count
        s.tell(Handed(self.seat, answer.to, answer.kind, answer.count))


@dataclass(frozen=True, slots=True)
class RollDie(Step[Acorns, tuple[int, ...]]):
    """ACO-ROLL-01."""

    def ask(self, s: Acorns) -> Roll:
        return Roll(1, s.options.sides)

    def run(self, s: Acorns, answer: tuple[int, ...]) -> None:
        s.tell(Rolled(answer, tuple(range(s.seats))))
        details = tuple((("acorns", n),) for n in s.owned)
        s.finish(Outcome(ranks_of(s.owned), tuple(s.owned), message("ended-roll"), "ACO-ROLL-01", details))


class AcornGame(Game[Acorns]):
    id = "acorns"
    prefix = "ACO"
    seats = range(2, 4)
    options = AcornOptions
    state = Acorns

    def start(self, seats: int, options: Any) -> Acorns:
        turns = [HandOut(seat) for seat in range(seats)]
        return Acorns(seats=seats, options=options, owned=[0] * seats, steps=[RollDie(), *reversed(turns)])

    def vocabulary(self, seats: int, options: Any) -> tuple[str, ...]:
        kinds = (f"kind:{kind or 'empty'}" for kind in KINDS)
        return (*(f"seat:{seat}" for seat in range(3)), *kinds, *(f"count:{n}" for n in COUNTS))

    def longest(self, seats: int, options: Any) -> int:
        return seats + 1

    def scene(self, view: AcornView) -> Scene:
        places = tuple(
            Place(f"seat:{seat}", seat, 0, 1, 1, message("label-heap", seat=SeatName(seat), count=count))
            for seat, count in enumerate(view.owned)
        )
        return Scene(self.id, message("status-acorns"), boards=(Board("glade", 3, 1, places),))

    def heuristic(self, s: Acorns, seat: Seat) -> float:
        """Whoever gives least is left with most."""
        return s.owned[seat] / (1 + sum(s.owned))


GAME = AcornGame()
