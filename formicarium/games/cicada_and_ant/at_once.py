"""What a collection brings at once: how players judge who look no further."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from formicarium.games.cicada_and_ant.autumn_value import harvests
from formicarium.games.cicada_and_ant.chances import Cells, Chances, shares
from formicarium.games.cicada_and_ant.data import Card
from formicarium.games.cicada_and_ant.view import CicadaView
from formicarium.games.cicada_and_ant.winter_value import WinterProspects, strength
from formicarium.texts.message import Seat

Worth: TypeAlias = Callable[[Seat, Sequence[Card]], float]  # of cards to whoever collects them

EACH = 0.2  # the strength of a card, or of a point in Autumn, to those who count nothing else


class AtOnce:
    """This collection and nothing after it: no roles, no end, nothing that the others have already."""

    def __init__(self, view: CicadaView, worth: Worth) -> None:
        self.view = view
        self.worth = worth

    def now(self) -> Chances:
        return shares([0.0] * self.view.seats)

    def missed(self, cells: Cells) -> Chances:
        return self._after(self.view.ant, cells)

    def caught(self, cells: Cells) -> Chances:
        return self._after(self.view.cicada, cells)

    def _after(self, collector: Seat, cells: Cells) -> Chances:
        strengths = [0.0] * self.view.seats
        strengths[collector] = self.worth(collector, [self.view.square[cell] for cell in cells])
        return shares(strengths)


def cards_at_once(view: CicadaView) -> AtOnce:
    """Every card is as good as another."""
    return AtOnce(view, lambda collector, cards: EACH * len(cards))


def points_at_once(view: CicadaView) -> AtOnce:
    """Autumn: the points of shelves and insects. Winter: how much nearer the cards bring a provision."""
    if view.options.winter:
        ahead = WinterProspects(view)
        return AtOnce(
            view,
            lambda collector, cards: (
                strength(ahead.with_cards(collector, cards)[collector], ahead.display)
                - strength(ahead.hoards[collector], ahead.display)
            ),
        )
    before = harvests(view)
    return AtOnce(
        view,
        lambda collector, cards: (
            EACH * (before[collector].with_cards(cards).points - before[collector].points)
        ),
    )
