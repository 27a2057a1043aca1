"""The Cicada and the Ant (La Cigale et la Fourmi)."""

from __future__ import annotations

from collections.abc import Mapping

from formicarium.core.bot import Bot
from formicarium.core.errors import NO_SUCH_SEAT, OptionError
from formicarium.core.game import Game
from formicarium.games.cicada_and_ant.audit import misfit
from formicarium.games.cicada_and_ant.bots import BOTS
from formicarium.games.cicada_and_ant.data import (
    CELLS,
    KINDS,
    NO_PATH,
    PATH_CARDS,
    PATHS,
    SLOTS,
)
from formicarium.games.cicada_and_ant.options import CicadaOptions
from formicarium.games.cicada_and_ant.payment import MOST_OF_A_TYPE
from formicarium.games.cicada_and_ant.position import census, complete
from formicarium.games.cicada_and_ant.scene import scene as scene_of
from formicarium.games.cicada_and_ant.scoring import SCORING
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.games.cicada_and_ant.steps.setup import SetUp
from formicarium.games.cicada_and_ant.value import heuristic
from formicarium.games.cicada_and_ant.view import CicadaView
from formicarium.scene.model import Scene
from formicarium.texts.message import Seat


class CicadaAndAnt(Game[Cicada]):
    """2 to 4 players, Autumn or Winter."""

    id = "cicada_and_ant"
    prefix = "CIG"
    seats = range(2, 5)
    options = CicadaOptions
    state = Cicada
    rules = 2  # 2: CIG-RULING-62, the Cicada is asked for a type, not for one of its cells
    former_data = ("6887d7ce3c67ac67",)  # the same, with a number that nobody read
    variants: Mapping[str, Mapping[str, object]] = {
        "autumn": {"mode": "autumn"},
        "autumn-open": {"mode": "autumn", "open_insects": True},
        "winter": {"mode": "winter"},
        "winter-powers": {"mode": "winter", "power_cards": True},
    }
    bots: Mapping[str, Bot] = BOTS
    scoring: Mapping[str, str] = SCORING

    def start(self, seats: int, options: CicadaOptions) -> Cicada:
        if isinstance(options.first_ant, int) and options.first_ant >= seats:
            raise OptionError(
                f"first_ant {options.first_ant} is not one of {seats} seats [CIG-CONF-01]", NO_SUCH_SEAT
            )
        s = Cicada(seats=seats, options=options, steps=[SetUp()], tokens=[NO_PATH] * seats)
        if options.winter:
            s.reserves = [()] * seats
            s.provisions = [()] * seats
        else:
            s.shelves = [(0, 0, 0, 0)] * seats
            s.kept = [()] * seats
        return s

    def vocabulary(self, seats: int, options: CicadaOptions) -> tuple[str, ...]:
        words = [f"cell:{cell}" for cell in CELLS]
        words += [f"token:{path}" for path in PATHS] + [f"guess:{path}" for path in PATHS]
        words += [f"slot:{slot}" for slot in range(1, SLOTS + 1)]
        words += [f"{path}:{count}" for path in PATHS for count in range(MOST_OF_A_TYPE + 1)]
        words += [f"card:{card}" for card in (*PATH_CARDS, "hidden")]
        words += [f"give:{kind}" for kind in KINDS] + [f"take:{kind}" for kind in KINDS]
        words += [f"seat:{seat}" for seat in range(self.seats[-1])]
        return (*words, "button:decline", "button:done")

    def longest(self, seats: int, options: CicadaOptions) -> int:
        """Autumn takes a card from the deck for good in every round; Winter has its round limit."""
        return 30 * options.round_limit if options.winter else 9 * len(PATH_CARDS)

    def scene(self, view: CicadaView) -> Scene:
        return scene_of(view)

    def heuristic(self, s: Cicada, seat: Seat) -> float:
        return heuristic(s, seat)

    def census(self, s: Cicada) -> Mapping[str, int]:
        return census(s)

    def complete(self, s: Cicada, given: frozenset[str]) -> None:
        complete(s, given)

    def audit(self, s: Cicada) -> str | None:
        return misfit(s)


GAME = CicadaAndAnt()
