"""Handling the cards and pawns of both modes: taking from the square, drawing, clearing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from formicarium.core.chance import Draw
from formicarium.core.state import Step
from formicarium.games.cicada_and_ant.data import EMPTY, INDEX, NO_CELL, NO_PATH, Card, Cell
from formicarium.games.cicada_and_ant.events import DeckReshuffled
from formicarium.games.cicada_and_ant.state import Cicada


@dataclass(frozen=True, slots=True)
class ClearTable(Step[Cicada, None]):
    """CIG-EOR-01, CIG-WEOR-01: take back all pawns and tokens."""

    def run(self, s: Cicada, answer: None) -> None:
        s.pawns.clear()
        s.tokens = [NO_PATH] * s.seats
        s.face_up = False
        s.seen = NO_PATH
        s.guess = NO_CELL


def take_cards(s: Cicada, cells: Sequence[Cell]) -> tuple[Card, ...]:
    """Take the cards of these cells, in their order."""
    cards = tuple([s.square[INDEX[cell]] for cell in cells])
    for cell in cells:
        s.square[INDEX[cell]] = EMPTY
    return cards


def lay_cards(s: Cicada, cards: Sequence[Card]) -> tuple[Cell, ...]:
    """Lay cards of the deck face up on the first empty cells, row-major."""
    cells = tuple(s.empty_cells()[: len(cards)])
    for cell, card in zip(cells, cards, strict=True):
        s.deck.remove(card)
        s.square[INDEX[cell]] = card
    return cells


def from_the_top(s: Cicada, count: int = 1) -> Draw | None:
    """CIG-DECK-01, -02: a draw of up to so many cards, from the discards if they become the deck."""
    pile = s.deck or s.discard
    return Draw(tuple(sorted(pile)), min(count, len(pile))) if pile and count else None


def reshuffle_if_empty(s: Cicada) -> None:
    """CIG-DECK-02: with an empty deck the discard pile becomes the deck, at the moment of the draw."""
    if not s.deck:
        s.deck = sorted(s.discard)
        s.discard = []
        s.tell(DeckReshuffled(len(s.deck)))


def draw_one(s: Cicada, drawn: tuple[Card, ...]) -> Card:
    """Take the drawn card out of the deck."""
    reshuffle_if_empty(s)
    s.deck.remove(drawn[0])
    return drawn[0]
