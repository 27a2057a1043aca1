"""What a player may choose (section 7 of the spec), and how it is spelled."""

from __future__ import annotations

from dataclasses import dataclass, field

from formicarium.core.decision import Move
from formicarium.core.decision import Path as Tokens
from formicarium.games.cicada_and_ant.data import PATHS, Card, Cell, Counts, Kind, Path
from formicarium.texts.message import Seat


@dataclass(frozen=True, slots=True)
class PlaceAnt(Move):
    cell: Cell

    def spell(self) -> Tokens:
        return (f"cell:{self.cell}",)


@dataclass(frozen=True, slots=True)
class ChooseToken(Move):
    """The Ant's black token, or a Red Ant's red one."""

    path: Path

    def spell(self) -> Tokens:
        return (f"token:{self.path}",)


@dataclass(frozen=True, slots=True)
class Guess(Move):
    """The Cicada bets on a type: its pawn goes to the first card of that type with an Ant pawn."""

    path: Path

    def spell(self) -> Tokens:
        return (f"guess:{self.path}",)


@dataclass(frozen=True, slots=True)
class PlaceCicada(Move):
    """Rules 1: the Cicada's pawn on a card, whose type is the guess."""

    cell: Cell
    path: Path = field(default=Path(""))  # the guess: the type of the card there, for people

    def spell(self) -> Tokens:
        return (f"cell:{self.cell}",)


@dataclass(frozen=True, slots=True)
class TakeCard(Move):
    """The insects' help: for the won cell, take this cell's card (perhaps its own)."""

    won: Cell
    cell: Cell
    card: Card = field(default=Card(""))  # that lies there, for people

    def spell(self) -> Tokens:
        return (f"cell:{self.cell}",)


@dataclass(frozen=True, slots=True)
class TakePower(Move):
    """Discard this card, just collected, for the power of its insect."""

    card: Card

    def spell(self) -> Tokens:
        return (f"card:{self.card}",)


@dataclass(frozen=True, slots=True)
class LeavePowers(Move):
    def spell(self) -> Tokens:
        return ("button:decline",)


@dataclass(frozen=True, slots=True)
class Buy(Move):
    slot: int  # 1 to 3
    kind: Kind = field(default=Kind(""))  # of the provision that lies there, for people
    cards: Counts = (0, 0, 0, 0)  # what it costs, where there is one way to pay: then nobody is asked
    hidden: bool = False  # whether the hidden card is one of them

    def spell(self) -> Tokens:
        return (f"slot:{self.slot}",)


@dataclass(frozen=True, slots=True)
class SwapWithDisplay(Move):
    """The Butterfly: give a provision of this kind for the one in the slot."""

    give: Kind
    slot: int
    take: Kind = field(default=Kind(""))  # what lies there, for people

    def spell(self) -> Tokens:
        return (f"give:{self.give}", f"slot:{self.slot}")


@dataclass(frozen=True, slots=True)
class SwapWithPlayer(Move):
    """The Butterfly: give a provision of this kind for one of another player's."""

    give: Kind
    seat: Seat
    take: Kind

    def spell(self) -> Tokens:
        return (f"give:{self.give}", f"seat:{self.seat}", f"take:{self.take}")


@dataclass(frozen=True, slots=True)
class Done(Move):
    """Leave the market."""

    def spell(self) -> Tokens:
        return ("button:done",)


@dataclass(frozen=True, slots=True)
class Pay(Move):
    """So many cards of each type; with `hidden` the card beside the Caterpillar is one of them."""

    cards: Counts
    hidden: bool = False

    def spell(self) -> Tokens:
        paid = tuple(f"{path}:{count}" for path, count in zip(PATHS, self.cards, strict=True))
        return ("card:hidden", *paid) if self.hidden else paid
