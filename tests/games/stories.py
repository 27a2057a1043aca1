"""What one sees of a game: as far as two games tell the same stories, one cannot tell them apart."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from formicarium.core.chance import Chance, Roll
from formicarium.core.choices import bounds_of, condition_of
from formicarium.core.dealer import Seeded
from formicarium.core.errors import ChanceError, IllegalMove, MatchOver, OutOfTurn, PositionError
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.core.record import Line, loads
from tests.golden.match import FOLDER, read

Story: TypeAlias = "Callable[[Game[Any]], Iterator[object]]"
Position: TypeAlias = "Mapping[str, Any]"

STOPS = (ChanceError, IllegalMove, MatchOver, OutOfTurn)  # a stored match goes on no further


def options(game: Game[Any]) -> Iterator[object]:
    """What one can choose before a match."""
    yield repr(game.options()) + repr(
        [(bounds_of(each), condition_of(each)) for each in fields(game.options)]
    )
    yield list(game.kinds())


@dataclass(frozen=True)
class Opening:
    """How a match begins: the table, every word one may say at it, and some answers by anybody."""

    variant: str
    seats: int
    answers: int = 30

    def __call__(self, game: Game[Any]) -> Iterator[object]:
        match = Match(game, self.seats, f"story {self.variant}", game.variants[self.variant])
        yield match.scene(None)
        yield game.vocabulary(self.seats, match.options)
        yield from _played(match, Random(0), self.answers)


@dataclass(frozen=True)
class Staged:
    """How play may go on from a position; dice show this face each time."""

    position: str  # as JSON
    face: int
    attempt: int = 0
    answers: int = 40

    def __call__(self, game: Game[Any]) -> Iterator[object]:
        try:
            match = Match(game, position=json.loads(self.position), dealer=_Loaded(self.face))
        except PositionError as error:
            yield str(error)
            return
        yield match.scene(0)
        yield from _played(match, Random(f"{self.face} {self.attempt}"), self.answers)


def _played(match: Match, rng: Random, answers: int) -> Iterator[object]:
    while match.pending and match.number < answers:
        decision = match.pending[0]
        yield decision
        yield match.play(decision.seat, rng.choice(decision.options))
    yield match.scene(0), match.outcome


@dataclass(frozen=True)
class Stored:
    """A golden record, played again."""

    path: Path

    def __call__(self, game: Game[Any]) -> Iterator[object]:
        header, lines = loads(read(self.path.read_text())[0])
        dealer = _Reading(lines)
        try:
            match = Match(game, header.seats, 0, header.options, None, dealer, header.rules)
            while (line := dealer.next()) is not None:
                yield match.pending
                yield match.play(line.seat or 0, line.words)
        except STOPS as error:
            yield str(error)
        else:
            yield match.scene(0), match.outcome


class _Loaded(Seeded):
    """Rolls this face only."""

    def __init__(self, face: int) -> None:
        super().__init__(face)
        self.face = face

    def deal(self, chance: Chance[Any]) -> Any:
        return (self.face,) * chance.dice if isinstance(chance, Roll) else super().deal(chance)


class _Reading:
    """Deals what the lines of a record say."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self._lines = iter(lines)

    def next(self) -> Line | None:
        return next(self._lines, None)

    def deal(self, chance: Chance[Any]) -> Any:
        line = self.next()
        if line is None or line.seat is not None:
            raise ChanceError("no chance was due here")
        return chance.read(line.words)


def beginnings(game: Game[Any]) -> list[Story]:
    """Every variant with the fewest players it takes, and the first one with more."""
    kinds = list(game.kinds())
    fewest = dict(reversed(kinds)).items()
    more = [(variant, seats) for variant, seats in kinds if variant == kinds[0][0]]
    return [options, *(Opening(variant, seats) for variant, seats in dict.fromkeys((*fewest, *more)))]


def golden(game: Game[Any]) -> list[Story]:
    """The stored matches by the rules of today, the shortest first."""
    paths = FOLDER.glob(f"{game.id}/*.{game.rules}.record")
    return [Stored(path) for path in sorted(paths, key=lambda path: path.stat().st_size)]
