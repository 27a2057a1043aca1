"""A player that weighs as `greedy` does, but whose set-up nobody can read; it sees as much as it is given."""

from __future__ import annotations

from random import Random

from formicarium.core.bot import Choice
from formicarium.games.ant_war.bots.deployment import drawn_square
from formicarium.games.ant_war.bots.greedy import Greedy
from formicarium.games.ant_war.bots.manner import Manner
from formicarium.games.ant_war.moves import PlaceAnt
from formicarium.games.ant_war.view import WarView
from formicarium.texts.message import message


class Veteran(Greedy):
    """It never slips and its judgement is never blurred: what it does not see, it does not weigh."""

    def __init__(self, manner: Manner) -> None:
        super().__init__(manner=manner)

    def place(self, view: WarView, asked: PlaceAnt, rng: Random) -> Choice:
        assert view.seat is not None
        placed = {piece.square: piece.unit for piece in view.pieces}
        square = drawn_square(view.sides[view.seat], asked.unit, placed, rng)
        return Choice(PlaceAnt(asked.unit, square), message("why-place-by-lot"))
