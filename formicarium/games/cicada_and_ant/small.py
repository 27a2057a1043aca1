"""The stage game by itself: which token the Ant lays, and which type the Cicada guesses (spec, 9.2)."""

from __future__ import annotations

from formicarium.core.small import Small
from formicarium.games.cicada_and_ant.data import CELLS, PATH_CARDS, PATH_OF, PATHS
from formicarium.games.cicada_and_ant.options import CicadaOptions
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.games.cicada_and_ant.steps.ant import ChooseTokens
from formicarium.games.cicada_and_ant.steps.cicada import SetCicada
from formicarium.games.cicada_and_ant.steps.reveal import Reveal

PAWNS = (3, 2, 1, 0)  # on cards of each type, in the order of PATHS
STAKE = sum(PAWNS)


def stage() -> Cicada:
    """Autumn between two: the Ant has placed its pawns, and whoever is right collects."""
    from formicarium.games.cicada_and_ant.box import start  # which knows the steps

    s = start(2, CicadaOptions(first_ant=0))
    of_type = {path: [card for card in PATH_CARDS if PATH_OF[card] == path] for path in PATHS}
    won = [card for path, count in zip(PATHS, PAWNS, strict=True) for card in of_type[path][:count]]
    s.square = [*won, *(card for card in PATH_CARDS if card not in won)][: len(CELLS)]
    s.deck = [card for card in PATH_CARDS if card not in s.square]
    s.pawns = list(CELLS[: len(won)])
    s.round = 1
    s.steps.clear()
    s.then(ChooseTokens(), SetCicada(), Reveal())
    return s


def worth(s: Cicada) -> tuple[float, ...]:
    """The cards that one has collected more than the other, of all that were at stake."""
    ant, cicada = (sum(positions) for positions in s.shelves)
    ahead = (ant - cicada) / STAKE
    return ahead, -ahead


SMALL = {"stage": Small(2, {"mode": "autumn"}, stage, worth, longest=2)}
