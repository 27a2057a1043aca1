"""Antics! (Fourmis !)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from formicarium.core.bot import Bot
from formicarium.core.errors import NO_SUCH_SEAT, OptionError
from formicarium.core.game import Game
from formicarium.games.antics.audit import misfit
from formicarium.games.antics.bots import BOTS
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
from formicarium.games.antics.scene import scene as scene_of
from formicarium.games.antics.state import Antics
from formicarium.games.antics.steps.setup import SetUp
from formicarium.games.antics.value import heuristic
from formicarium.games.antics.view import AnticsView
from formicarium.scene.model import Scene
from formicarium.texts.message import Seat

DECISIONS_PER_TURN = 120  # three actions of five units (a tile takes three), steals, prey, tiles returned


class AnticsGame(Game[Antics]):
    """3 or 4 players; 2 by a house variant (ANT-VAR2)."""

    id = "antics"
    prefix = "ANT"
    seats = range(2, 5)
    options = AnticsOptions
    state = Antics
    former_data = ("8adca5823f0312bd",)  # the same, with a number that nobody read
    variants: Mapping[str, Mapping[str, object]] = {
        "standard": {},
        "long_game": {"long_game": True},
        "white_first": {"first_player": 0},
    }
    bots: Mapping[str, Bot] = BOTS
    scoring: Mapping[str, str] = {"prey": "ANT-SCORE-01", "fungus": "ANT-SCORE-03", "leaves": "ANT-SCORE-04"}

    def start(self, seats: int, options: AnticsOptions) -> Antics:
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

    def vocabulary(self, seats: int, options: AnticsOptions) -> tuple[str, ...]:
        return words(seats)

    def longest(self, seats: int, options: AnticsOptions) -> int:
        return ROUND_LIMIT * seats * DECISIONS_PER_TURN

    def scene(self, view: AnticsView) -> Scene:
        return scene_of(view)

    def heuristic(self, s: Antics, seat: Seat) -> float:
        return heuristic(s, seat)

    def census(self, s: Antics) -> Mapping[str, int]:
        return census(s)

    def complete(self, s: Antics, given: frozenset[str]) -> None:
        complete(s, given)

    def audit(self, s: Antics) -> str | None:
        return misfit(s)


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


GAME = AnticsGame()
