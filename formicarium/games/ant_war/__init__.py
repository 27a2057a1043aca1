"""Ant War (La Guerre du jardin)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from formicarium.core.bot import Bot
from formicarium.core.game import Game
from formicarium.games.ant_war.bots import BOTS
from formicarium.games.ant_war.data import ARMY, ORDERS, RANK_ORDER, SQUARES, UNITS, WALL, WALLS
from formicarium.games.ant_war.moves import VERBS
from formicarium.games.ant_war.options import WarOptions
from formicarium.games.ant_war.scene import scene as scene_of
from formicarium.games.ant_war.state import NONE_YET, Garden
from formicarium.games.ant_war.steps.setup import SetUp
from formicarium.games.ant_war.value import heuristic
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
    variants: Mapping[str, Mapping[str, object]] = {
        "standard": {},
        "any-action": {"blocked_rule": "any_action"},
        "quiet-explosions": {"explosion_opens_shop": False},
        "short": {"no_progress_limit": 30, "turn_cap": 200},
        "black-first": {"fixed_first": "black"},
    }
    bots: Mapping[str, Bot] = BOTS

    def start(self, seats: int, options: WarOptions) -> Garden:
        return Garden(
            seats=seats,
            options=options,
            steps=[SetUp()],
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
        return (*words, "zone:hand", "zone:discard", "button:stop", "button:none")

    def longest(self, seats: int, options: WarOptions) -> int:
        """Placement, then at most an order, three actions with two visits to the Shop each, and a discard."""
        turns = options.turn_cap or 100 * options.no_progress_limit
        return 32 + 17 * turns

    def scene(self, view: WarView) -> Scene:
        return scene_of(view)

    def heuristic(self, s: Garden, seat: Seat) -> float:
        return heuristic(s, seat)

    def census(self, s: Garden) -> Mapping[str, int]:
        """Ants, alive or in a graveyard, and cards. Walls can leave the game (WAR-WALL-06)."""
        counts: Counter[str] = Counter()
        for seat, side in enumerate(s.sides):
            if s.shown:
                counts.update(f"{side} {s.board[square].unit}" for square in s.ants(side, UNITS))
                dead = zip(UNITS, s.graveyard(seat), strict=True)
                counts.update({f"{side} {unit}": count for unit, count in dead})
            else:  # every ant waits to be placed, or has been, in secret
                counts.update(f"{side} {unit}" for unit in ARMY)
        cards = [*s.shop, s.in_play, *(card for zone in _zones(s) for pile in zone for card in pile)]
        counts.update(card for card in cards if card)
        return counts

    def audit(self, s: Garden) -> str | None:
        for square, piece in s.board.items():
            if square not in RANK_ORDER:
                return f"no square is called {square!r}"
            if piece.unit not in (*UNITS, WALL):
                return f"no unit is called {piece.unit!r}"
        for card in (*s.shop, *(card for zone in _zones(s) for pile in zone for card in pile)):
            if card not in ORDERS:
                return f"no order is called {card!r}"
        if len(s.sides) != 2 or set(s.sides) != {"black", "red"}:
            return "sides needs black and red, one per seat"
        return None


def _zones(s: Garden) -> tuple[list[tuple[str, ...]], ...]:
    return (s.hands, s.piles, s.discards, s.archives, s.offers)  # type: ignore[return-value]


GAME = AntWar()
