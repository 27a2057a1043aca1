"""Antics!, unpacked: what is played with. The house asks here, by way of the front door."""

from __future__ import annotations

from functools import cache

from formicarium.core.errors import NO_SUCH_SEAT, OptionError
from formicarium.games.antics.audit import misfit as audit
from formicarium.games.antics.data import (
    ACTIONS,
    BAG,
    ITEM_ON,
    LANES,
    NUMBERS,
    ROUND_LIMIT,
    SPOT,
    SPOTS,
    SUPPLY,
    TILE_FIELDS,
    TILES,
    TRACKS,
    ZONES,
)
from formicarium.games.antics.hexes import lines, near_hexes
from formicarium.games.antics.hill import BASE
from formicarium.games.antics.options import AnticsOptions
from formicarium.games.antics.position import census, complete
from formicarium.games.antics.state import Antics
from formicarium.games.antics.steps.setup import SetUp
from formicarium.games.antics.value import heuristic

__all__ = ["STATE", "audit", "census", "complete", "heuristic", "longest", "start", "vocabulary"]

STATE = Antics
DECISIONS_PER_TURN = 120  # three actions of five units (a tile takes three), steals, prey, tiles returned


def start(seats: int, options: AnticsOptions) -> Antics:
    if options.first_player != "random" and options.first_player >= seats:
        raise OptionError(
            f"first_player {options.first_player} is none of {seats} seats [ANT-SETUP-02]", NO_SUCH_SEAT
        )
    return Antics(
        seats=seats,
        options=options,
        steps=[SetUp()],
        hills=[BASE] * seats,
        hands=[()] * seats,
        supply=[SUPPLY] * seats,
        zones=[dict.fromkeys(ZONES, 0) for _ in range(seats)],
        workers=[{} for _ in range(seats)],
        stored=[()] * seats,
        leaves=[()] * seats,
        fields=dict.fromkeys(SPOTS, ""),
    )


def vocabulary(seats: int, options: AnticsOptions) -> tuple[str, ...]:
    return words(seats)


def longest(seats: int, options: AnticsOptions) -> int:
    return ROUND_LIMIT * seats * DECISIONS_PER_TURN


@cache
def words(seats: int) -> tuple[str, ...]:
    """Every token; hexes as far as the longest row that the tiles can make."""
    tiles = len(BAG) - NUMBERS[seats].set_aside + seats
    found = [f"hex:{at}" for at in near_hexes()]
    found += lines(2 * tiles + 1)
    found += [f"action:{kind}" for kind in ACTIONS]
    found += [f"field:{SPOT[field, lane]}" for field in TILE_FIELDS for lane in LANES]
    found += [f"tile:{tile}" for tile in TILES]
    found += [f"zone:{zone}" for zone in ZONES]
    found += [f"{kind}:{track}" for kind in ("track", "worker", "guard", "steal") for track in TRACKS]
    found += [f"clearing:{clearing}" for clearing in ITEM_ON]
    found += [f"seat:{seat}" for seat in range(seats)] + [f"lane:{lane}" for lane in LANES]
    found += ["piece:super_ant", "place:supply", "place:anthill"]
    return (*found, "button:pass", "button:stop", "button:bridge")
