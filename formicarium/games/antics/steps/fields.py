"""The exploration fields at the end of a turn: sliding and refilling (ANT-TIDY-10 to -14)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Draw
from formicarium.core.state import Step
from formicarium.games.antics.data import (
    FIELD_SPOTS,
    FIELDS,
    LANE_SPOTS,
    LANES,
    LONG_GAME_IGNORES,
    OTHER_FACE,
    SPOT,
    SPOTS,
    Lane,
    Spot,
    Tile,
)
from formicarium.games.antics.events import FieldsRefilled, TilesRanOut
from formicarium.games.antics.state import Antics


def slide(s: Antics) -> None:
    """ANT-TIDY-10: in each lane everything moves towards field 1, in its order, until no gap is left."""
    fields = s.fields
    for spots in LANE_SPOTS.values():
        lying = [fields[spot] for spot in spots if fields[spot]]
        gaps = len(spots) - len(lying)
        if gaps:
            fields.update(zip(spots, lying + [""] * gaps, strict=True))


def lanes_on_first(s: Antics) -> list[Lane]:
    """The lanes whose anteater stands on field 1."""
    return [lane for lane in LANES if s.fields[SPOT[FIELDS[0], lane]] in OTHER_FACE]


def empty_spots(s: Antics) -> list[Spot]:
    """ANT-TIDY-12: in the order in which they are filled."""
    return [spot for spot in SPOTS if not s.fields[spot]]


def draw_from_bag(s: Antics, tiles: tuple[Tile, ...]) -> None:
    """These tiles leave the bag. A tile that is known to lie there may be the one drawn."""
    bag = list(s.bag)
    for tile in tiles:
        bag.remove(tile)
    s.bag = tuple(bag)
    if s.returned:
        known = list(s.returned)
        for tile in tiles:
            if tile in known:
                known.remove(tile)
        s.returned = tuple(known)


@dataclass(frozen=True, slots=True)
class SlideFields(Step[Antics, None]):
    """ANT-TIDY-10: only if the player took a tile from the fields this turn."""

    def run(self, s: Antics, answer: None) -> None:
        if s.explored:
            slide(s)


@dataclass(frozen=True, slots=True)
class RefillFields(Step[Antics, tuple[Tile, ...] | None]):
    """ANT-TIDY-11 to -14: tiles from the bag into the empty spots, unless all anteaters stand on field 1."""

    chance = "chance-tiles"

    def ask(self, s: Antics) -> Draw | None:
        if not s.explored or len(lanes_on_first(s)) == len(LANES):
            return None
        count = min(len(empty_spots(s)), len(s.bag))
        return Draw(s.bag, count) if count else None

    def run(self, s: Antics, answer: tuple[Tile, ...] | None) -> None:
        if not s.explored or len(lanes_on_first(s)) == len(LANES):
            return
        empty = empty_spots(s)
        if answer is not None:
            draw_from_bag(s, answer)
            s.fields.update(zip(empty, answer, strict=False))
            s.tell(FieldsRefilled(tuple(empty[: len(answer)]), answer))
            empty = empty[len(answer) :]
        if empty:
            s.tell(TilesRanOut(tuple(empty)))
            s.short = any(counts_as_short(s, spot) for spot in empty)


def counts_as_short(s: Antics, spot: Spot) -> bool:
    """ANT-TIDY-14, ANT-VARL-02: in the long game field 6 does not matter."""
    return not (s.options.long_game and spot in FIELD_SPOTS[LONG_GAME_IGNORES])
