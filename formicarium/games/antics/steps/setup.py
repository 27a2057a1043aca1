"""Set-up (ANT-SETUP, ANT-VAR2, ANT-VARL)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Draw, Pick, Shuffle
from formicarium.core.state import Step
from formicarium.games.antics.data import (
    BAG,
    FACES,
    FIELD_SPOTS,
    LANES,
    LAST_FIELD,
    NUMBERS,
    SPOT,
    START_TILE,
    TILE_FIELDS,
    WITH_FUNGUS,
    Anteater,
    Colour,
    Lane,
    Spot,
    Tile,
)
from formicarium.games.antics.events import AnteaterPlaced, FieldsFilled, FirstPlayerNamed, TilesSetAside
from formicarium.games.antics.state import Antics, tokens_on
from formicarium.games.antics.steps.fields import draw_from_bag
from formicarium.games.antics.steps.turn import Turn


@dataclass(frozen=True, slots=True)
class SetUp(Step[Antics, None]):
    """ANT-SETUP-03 to -10: start tiles into the hands, tokens onto the clearings, tiles into the bag."""

    def run(self, s: Antics, answer: None) -> None:
        s.hands = [(START_TILE,)] * s.seats
        s.clearings = tokens_on(s.seats, s.options)
        s.bag = BAG
        s.then(NameFirstPlayer(), PlaceAnteaters(), SetTilesAside(), FillFields(), Turn())


@dataclass(frozen=True, slots=True)
class NameFirstPlayer(Step[Antics, str | None]):
    """ANT-SETUP-02: drawn at random, or named by the host."""

    def ask(self, s: Antics) -> Pick | None:
        return Pick(tuple(map(str, range(s.seats)))) if s.options.first_player == "random" else None

    def run(self, s: Antics, answer: str | None) -> None:
        s.first = s.active = int(s.options.first_player if answer is None else answer)
        s.tell(FirstPlayerNamed(s.first))


@dataclass(frozen=True, slots=True)
class PlaceAnteaters(Step[Antics, tuple[Anteater, ...]]):
    """ANT-SETUP-11: which anteater goes to which lane of field 6 is random."""

    def ask(self, s: Antics) -> Draw:
        return Shuffle(tuple(FACES))

    def run(self, s: Antics, answer: tuple[Anteater, ...]) -> None:
        s.then(*(TurnFaceUp(lane, anteater) for lane, anteater in zip(LANES, answer, strict=True)))


@dataclass(frozen=True, slots=True)
class TurnFaceUp(Step[Antics, Colour]):
    """ANT-SETUP-11: which of its two faces is up is random."""

    lane: Lane
    anteater: Anteater

    def ask(self, s: Antics) -> Pick:
        return Pick(FACES[self.anteater])

    def run(self, s: Antics, answer: Colour) -> None:
        s.fields[SPOT[LAST_FIELD, self.lane]] = answer
        s.tell(AnteaterPlaced(self.lane, answer))


@dataclass(frozen=True, slots=True)
class SetTilesAside(Step[Antics, tuple[Tile, ...] | None]):
    """ANT-VAR2-03: with two players sixteen tiles leave the game unseen."""

    def ask(self, s: Antics) -> Draw | None:
        count = NUMBERS[s.seats].set_aside
        return Draw(s.bag, count) if count else None

    def run(self, s: Antics, answer: tuple[Tile, ...] | None) -> None:
        if answer is not None:
            draw_from_bag(s, answer)
            s.set_aside = tuple(sorted(answer))
            s.tell(TilesSetAside(len(answer)))


@dataclass(frozen=True, slots=True)
class FillFields(Step[Antics, tuple[Tile, ...]]):
    """ANT-SETUP-12: the fifteen spots of fields 1 to 5, tile by tile."""

    def ask(self, s: Antics) -> Draw:
        return Draw(s.bag, len(TILE_FIELDS) * len(LANES))

    def run(self, s: Antics, answer: tuple[Tile, ...]) -> None:
        draw_from_bag(s, answer)
        spots: list[Spot] = []
        for tile in answer:
            spot = place_for(s, tile)
            s.fields[spot] = tile
            spots.append(spot)
        s.tell(FieldsFilled(tuple(spots), answer))


def place_for(s: Antics, tile: Tile) -> Spot:
    """ANT-SETUP-13 to -15: from field 1 up, with a fungus from field 5 down; lanes A, B, C."""
    fields = reversed(TILE_FIELDS) if tile in WITH_FUNGUS else TILE_FIELDS
    return next(spot for field in fields for spot in FIELD_SPOTS[field] if not s.fields[spot])
