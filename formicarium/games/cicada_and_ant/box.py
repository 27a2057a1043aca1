"""The Cicada and the Ant, unpacked: what is played with. The house asks here, by way of the front door."""

from __future__ import annotations

from formicarium.core.errors import NO_SUCH_SEAT, OptionError
from formicarium.games.cicada_and_ant import GAME
from formicarium.games.cicada_and_ant.audit import misfit as audit
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
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.games.cicada_and_ant.steps.setup import SetUp
from formicarium.games.cicada_and_ant.value import heuristic

__all__ = ["STATE", "audit", "census", "complete", "heuristic", "longest", "start", "vocabulary"]

STATE = Cicada


def start(seats: int, options: CicadaOptions) -> Cicada:
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


def vocabulary(seats: int, options: CicadaOptions) -> tuple[str, ...]:
    words = [f"cell:{cell}" for cell in CELLS]
    words += [f"token:{path}" for path in PATHS] + [f"guess:{path}" for path in PATHS]
    words += [f"slot:{slot}" for slot in range(1, SLOTS + 1)]
    words += [f"{path}:{count}" for path in PATHS for count in range(MOST_OF_A_TYPE + 1)]
    words += [f"card:{card}" for card in (*PATH_CARDS, "hidden")]
    words += [f"give:{kind}" for kind in KINDS] + [f"take:{kind}" for kind in KINDS]
    words += [f"seat:{seat}" for seat in range(GAME.seats[-1])]
    return (*words, "button:decline", "button:done")


def longest(seats: int, options: CicadaOptions) -> int:
    """Autumn takes a card from the deck for good in every round; Winter has its round limit."""
    return 30 * options.round_limit if options.winter else 9 * len(PATH_CARDS)
