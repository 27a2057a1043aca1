"""Ant War (La Guerre du jardin)."""

from __future__ import annotations

from collections.abc import Mapping

from formicarium.core.bot import Bot
from formicarium.core.game import Game
from formicarium.games.ant_war.audit import misfit
from formicarium.games.ant_war.bots import BOTS
from formicarium.games.ant_war.bots.value import heuristic
from formicarium.games.ant_war.data import ARMY, BLACK, ORDERS, RED, SQUARES, UNITS, WALLS
from formicarium.games.ant_war.formations import FORMATIONS
from formicarium.games.ant_war.moves import VERBS
from formicarium.games.ant_war.options import WarOptions
from formicarium.games.ant_war.position import census, complete
from formicarium.games.ant_war.scene import scene as scene_of
from formicarium.games.ant_war.state import NONE_YET, Garden
from formicarium.games.ant_war.steps.placement import REARRANGEMENTS
from formicarium.games.ant_war.steps.setup import SetUp
from formicarium.games.ant_war.view import WarView
from formicarium.scene.model import Scene
from formicarium.texts.message import Seat


class AntWar(Game[Garden]):
    """Two armies of hidden ants, commanded with order cards."""

    id = "ant_war"
    prefix = "WAR"
    seats = range(2, 3)
    options = WarOptions
    state = Garden
    former_data = ("4823c98a04450e64",)  # the same, with lines of sight that follow from the steps
    variants: Mapping[str, Mapping[str, object]] = {
        "standard": {},
        "any-action": {"blocked_rule": "any_action"},
        "quiet-explosions": {"explosion_opens_shop": False},
        "short": {"no_progress_limit": 30, "turn_cap": 200},
        "black-first": {"fixed_first": "black"},
        "random-colours": {"black_seat": "random"},
    }
    bots: Mapping[str, Bot] = BOTS
    draws = True
    points = False

    def start(self, seats: int, options: WarOptions) -> Garden:
        return Garden(
            seats=seats,
            options=options,
            steps=[SetUp()],
            sides=[RED, BLACK] if options.black_seat == 1 else [BLACK, RED],
            hands=[(), ()],
            held=[(), ()],
            piles=[(), ()],
            discards=[(), ()],
            archives=[(), ()],
            offers=[(), ()],
            reserves=[WALLS, WALLS],
            deaths=[NONE_YET, NONE_YET],
            hatchings=[(), ()],
        )

    def vocabulary(self, seats: int, options: WarOptions) -> tuple[str, ...]:
        words = [f"square:{square}" for square in SQUARES]
        words += [f"do:{verb}" for verb in (*VERBS, "rest")]
        words += [f"unit:{unit}" for unit in UNITS]
        words += [f"card:{order}" for order in ORDERS]
        words += [f"formation:{name}" for name in FORMATIONS]
        words += [f"button:{name}" for name in ("mirror", "ready", "stop", "none")]
        return (*words, "zone:hand", "zone:discard")

    def longest(self, seats: int, options: WarOptions) -> int:
        """Placement, then at most an order, three actions with two visits to the Shop each, and a discard.

        Without a turn cap there is no bound, for ants may die and hatch again for ever; nobody does.
        """
        placement = 2 * (len(ARMY) + 2 * REARRANGEMENTS + 1)
        turns = options.turn_cap or 100 * options.no_progress_limit
        return placement + 17 * turns

    def scene(self, view: WarView) -> Scene:
        return scene_of(view)

    def heuristic(self, s: Garden, seat: Seat) -> float:
        return heuristic(s, seat)

    def census(self, s: Garden) -> Mapping[str, int]:
        return census(s)

    def complete(self, s: Garden, given: frozenset[str]) -> None:
        complete(s, given)

    def audit(self, s: Garden) -> str | None:
        return misfit(s)


GAME = AntWar()
