"""Autumn: the pantry, the insects, the end of the round (CIG-PAN, CIG-INS, CIG-EOR, CIG-END)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Draw
from formicarium.core.state import Step
from formicarium.games.cicada_and_ant.data import (
    EMPTY,
    FULL_SHELVES,
    INSECT_OF,
    PATHS,
    SHELF_END,
    Card,
    Counts,
    Path,
)
from formicarium.games.cicada_and_ant.events import (
    CardsBoxed,
    CardsCollected,
    CubeAdvanced,
    DeckExhausted,
    InsectsKept,
    ShelvesFilled,
    SquareRefilled,
)
from formicarium.games.cicada_and_ant.scoring import autumn_outcome
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.games.cicada_and_ant.steps.table import lay_cards, take_cards
from formicarium.texts.message import Seat, message


@dataclass(frozen=True, slots=True)
class CollectForPantry(Step[Cicada, None]):
    """CIG-REV-04, CIG-PAN, CIG-INS: the won cards; a cube advances, then insects are kept."""

    def run(self, s: Cicada, answer: None) -> None:
        cells = s.won_cells()
        cards = take_cards(s, cells)
        path = s.tokens[s.ant]
        s.because(
            CardsCollected(s.collector, path, cells, cards),
            AdvanceCube(s.collector, path, len(cards)),
            KeepInsects(s.collector, cards),
        )


@dataclass(frozen=True, slots=True)
class AdvanceCube(Step[Cicada, None]):
    """CIG-PAN-02 to -04: one space per card, never beyond the fourth."""

    seat: Seat
    path: Path
    steps: int

    def run(self, s: Cicada, answer: None) -> None:
        shelf = PATHS.index(self.path)
        positions = list(s.shelves[self.seat])
        start, end = positions[shelf], min(SHELF_END, positions[shelf] + self.steps)
        positions[shelf] = end
        s.shelves[self.seat] = (positions[0], positions[1], positions[2], positions[3])
        s.tell(CubeAdvanced(self.seat, self.path, start, end, start + self.steps - end))


@dataclass(frozen=True, slots=True)
class KeepInsects(Step[Cicada, None]):
    """CIG-INS-01, -02: plain cards to the box, insects to their collector. Then CIG-END-01."""

    seat: Seat
    cards: tuple[Card, ...]

    def run(self, s: Cicada, answer: None) -> None:
        plain = tuple([card for card in self.cards if not INSECT_OF[card]])
        insects = tuple([card for card in self.cards if INSECT_OF[card]])
        if plain:
            s.box.extend(plain)
            s.box.sort()
            s.tell(CardsBoxed(plain))
        if insects:
            s.kept[self.seat] += insects
            s.tell(InsectsKept(self.seat, insects))
        if full_shelves(s.shelves[self.seat]) >= FULL_SHELVES:
            s.tell(ShelvesFilled(self.seat))
            s.finish(autumn_outcome(s, message("ended-shelves"), "CIG-END-01"))


def full_shelves(positions: Counts) -> int:
    """How many shelves a player has filled."""
    return positions.count(SHELF_END)


@dataclass(frozen=True, slots=True)
class FillSquare(Step[Cicada, tuple[Card, ...] | None]):
    """CIG-EOR-02, -03: fill the empty cells from the deck, or end the game if it cannot (CIG-END-02)."""

    chance = "chance-cards"

    def ask(self, s: Cicada) -> Draw | None:
        empty = s.square.count(EMPTY)
        return Draw(tuple(s.deck), empty) if 0 < empty <= len(s.deck) else None

    def run(self, s: Cicada, answer: tuple[Card, ...] | None) -> None:
        if answer is not None:
            s.tell(SquareRefilled(lay_cards(s, answer), answer))
        elif empty := s.square.count(EMPTY):
            s.tell(DeckExhausted(len(s.deck), empty))
            s.finish(autumn_outcome(s, message("ended-deck"), "CIG-END-02"))
