"""What lies on the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from formicarium.core.state import State
from formicarium.games.cicada_and_ant.data import (
    BEE,
    BEE_RATE,
    CATERPILLAR,
    CELLS,
    EMPTY,
    INDEX,
    INDEX_OF,
    LADYBIRD,
    MIDDLE,
    NO_CELL,
    NO_PATH,
    NOBODY,
    PATH_OF,
    RATE,
    Card,
    Cell,
    Counts,
    Path,
    Power,
    Provision,
)
from formicarium.games.cicada_and_ant.options import CicadaOptions
from formicarium.games.cicada_and_ant.view import CicadaView, determinize, view
from formicarium.texts.message import Seat


@dataclass(slots=True, kw_only=True)
class Cicada(State):
    """The square with its pawns, the decks, and what lies before each player.

    Lists per seat hold tuples, so that a copy duplicates the outer lists only. The decks are
    unordered (and kept sorted): drawing is the chance.
    """

    options: CicadaOptions
    round: int = 0
    ant: Seat = 0
    cicada: Seat = 1
    square: list[Card] = field(default_factory=lambda: [EMPTY] * len(CELLS))  # row-major
    deck: list[Card] = field(default_factory=list)
    pawns: list[Cell] = field(default_factory=list)  # in the order of placing
    tokens: list[Path] = field(default_factory=list)  # per seat: the chosen one, black or red
    face_up: bool = False  # the tokens have been revealed
    seen: Path = NO_PATH  # the unchosen token that the Dragonfly showed to the Cicada
    guess: Cell = NO_CELL  # where the Cicada stands
    collector: Seat = NOBODY  # who takes the won cards of this round, once the tokens are revealed

    # Autumn
    shelves: list[Counts] = field(default_factory=list)  # per seat: positions in the order of PATHS
    kept: list[tuple[Card, ...]] = field(default_factory=list)  # per seat: insect cards
    box: list[Card] = field(default_factory=list)

    # Winter
    reserves: list[tuple[Card, ...]] = field(default_factory=list)  # per seat, held longest first
    discard: list[Card] = field(default_factory=list)
    display: list[Provision] = field(default_factory=list)  # slots 1 to 3
    stock: list[Provision] = field(default_factory=list)  # the Provision deck
    provisions: list[tuple[Provision, ...]] = field(default_factory=list)  # per seat
    powers: dict[Power, Seat] = field(default_factory=dict)  # those in play, and who holds them
    hidden: Card = EMPTY  # beside the Caterpillar

    def copy(self) -> Cicada:
        new: Cicada = Cicada.__new__(Cicada)
        new.seats = self.seats
        new.rules = self.rules
        new.steps = self.steps.copy()
        new.outcome = self.outcome
        new.told = self.told
        new.cause = self.cause
        new.news = None
        new.options = self.options
        new.round = self.round
        new.ant = self.ant
        new.cicada = self.cicada
        new.square = self.square.copy()
        new.deck = self.deck.copy()
        new.pawns = self.pawns.copy()
        new.tokens = self.tokens.copy()
        new.face_up = self.face_up
        new.seen = self.seen
        new.guess = self.guess
        new.collector = self.collector
        new.shelves = self.shelves.copy()
        new.kept = self.kept.copy()
        new.box = self.box.copy()
        new.reserves = self.reserves.copy()
        new.discard = self.discard.copy()
        new.display = self.display.copy()
        new.stock = self.stock.copy()
        new.provisions = self.provisions.copy()
        new.powers = self.powers.copy()
        new.hidden = self.hidden
        return new

    # What can be read off the table

    def phase(self) -> str:
        """The step that is due, by its name in the rulebook."""
        return type(self.steps[-1]).__name__ if self.steps else ""

    def card_at(self, cell: Cell) -> Card:
        return self.square[INDEX[cell]]

    def path_at(self, cell: Cell) -> Path:
        return PATH_OF[self.square[INDEX[cell]]]

    def pawns_by_path(self) -> dict[Path, int]:
        """The present types, with how many pawns stand on each."""
        counts: dict[Path, int] = {}
        for cell in self.pawns:
            path = PATH_OF[self.square[INDEX[cell]]]
            counts[path] = counts.get(path, 0) + 1
        return counts

    def won_cells(self) -> tuple[Cell, ...]:
        """CIG-REV-04: the pawn cells of the Ant's token's type, row-major."""
        token, square = self.tokens[self.ant], self.square
        won = [cell for cell in self.pawns if PATH_OF[square[INDEX[cell]]] == token]
        return tuple(sorted(won, key=INDEX.__getitem__))

    def empty_cells(self) -> list[Cell]:
        return [cell for cell, card in zip(CELLS, self.square, strict=True) if not card]

    def red_ants(self) -> tuple[Seat, ...]:
        """CIG-RED-01: whoever is neither Ant nor Cicada, from the Ant's left."""
        order = ((self.ant + i) % self.seats for i in range(1, self.seats))
        return tuple(seat for seat in order if seat != self.cicada)

    @property
    def by_type(self) -> bool:
        """CIG-RULING-62: the Cicada is asked for a type; by rules 1 it was for one of the cells."""
        return self.rules >= 2

    @property
    def missed(self) -> bool:
        """CIG-REV-03: the Cicada guessed wrong, so the Ant collects."""
        return self.collector == self.ant

    def holder(self, power: Power) -> Seat:
        return self.powers.get(power, MIDDLE)

    def rate(self, seat: Seat) -> int:
        """CIG-PAY-02, CIG-CARD-power_bee-01: how many equal cards replace one."""
        return BEE_RATE if self.holder(BEE) == seat else RATE

    def hidden_card(self, seat: Seat) -> Card:
        """The card beside the Caterpillar, if this seat holds it."""
        return self.hidden if self.holder(CATERPILLAR) == seat else EMPTY

    def purse(self, seat: Seat) -> Counts:
        """How many face-up cards of each type a player can pay with."""
        counts = [0, 0, 0, 0]
        for card in self.reserves[seat]:
            counts[INDEX_OF[card]] += 1
        return counts[0], counts[1], counts[2], counts[3]

    def has_ladybird(self, seat: Seat) -> bool:
        return self.holder(LADYBIRD) == seat

    def view(self, seat: Seat | None) -> CicadaView:
        return view(self, seat)

    def determinize(self, seat: Seat, rng: Random) -> Cicada:
        return determinize(self, seat, rng)
