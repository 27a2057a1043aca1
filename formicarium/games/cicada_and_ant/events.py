"""What can happen: frozen, past tense, each with its clause."""

from __future__ import annotations

from dataclasses import dataclass, replace

from formicarium.core.event import Event
from formicarium.games.cicada_and_ant.data import EMPTY, NO_PATH, Card, Cell, Path, Power, Provision
from formicarium.texts.message import Seat

# Set-up


@dataclass(frozen=True, slots=True)
class SquareLaid(Event):
    clause = "CIG-SETUP-02"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class FirstAntNamed(Event):
    clause = "CIG-SETUP-03"
    seat: Seat
    cicada: Seat


@dataclass(frozen=True, slots=True)
class FirstCardTaken(Event):
    clause = "CIG-WSET-02"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DisplayLaid(Event):
    clause = "CIG-WSET-04"
    cards: tuple[Provision, ...]


@dataclass(frozen=True, slots=True)
class PowersLaid(Event):
    clause = "CIG-WSET-06"
    powers: tuple[Power, ...]


# The choices


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    clause = "CIG-ROUND-03"
    opens = True
    round: int
    ant: Seat
    cicada: Seat


@dataclass(frozen=True, slots=True)
class AntPlaced(Event):
    clause = "CIG-ANT-01"
    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class TokenChosen(Event):
    """Everybody sees that a token lies there; only its owner which."""

    clause = "CIG-ANT-05"
    no_return = True
    binding = "CIG-ANT-08"
    seat: Seat
    path: Path

    def seen_by(self, seat: Seat | None) -> TokenChosen:
        return self if seat == self.seat else replace(self, path=NO_PATH)


@dataclass(frozen=True, slots=True)
class RedTokenChosen(Event):
    clause = "CIG-RED-02"
    no_return = True
    binding = "CIG-DEC-03"
    seat: Seat
    path: Path

    def seen_by(self, seat: Seat | None) -> RedTokenChosen:
        return self if seat == self.seat else replace(self, path=NO_PATH)


@dataclass(frozen=True, slots=True)
class TokenSeen(Event):
    """Everybody learns that the Cicada looked; only the Cicada what it saw."""

    clause = "CIG-CARD-power_dragonfly-03"
    seat: Seat
    path: Path

    def seen_by(self, seat: Seat | None) -> TokenSeen:
        return self if seat == self.seat else replace(self, path=NO_PATH)


@dataclass(frozen=True, slots=True)
class CicadaPlaced(Event):
    clause = "CIG-CIC-01"
    seat: Seat
    cell: Cell
    path: Path


# Reveal and collection


@dataclass(frozen=True, slots=True)
class TokenRevealed(Event):
    clause = "CIG-REV-01"
    no_return = True
    seat: Seat
    path: Path


@dataclass(frozen=True, slots=True)
class RedTokenRevealed(Event):
    clause = "CIG-RED-05"
    seat: Seat
    path: Path


@dataclass(frozen=True, slots=True)
class AntIntercepted(Event):
    clause = "CIG-REV-02"
    news_for = ("ant",)
    ant: Seat
    cicada: Seat
    path: Path


@dataclass(frozen=True, slots=True)
class AntMissed(Event):
    clause = "CIG-REV-03"
    news_for = ("cicada",)
    ant: Seat
    cicada: Seat
    path: Path
    guess: Path


@dataclass(frozen=True, slots=True)
class CardsCollected(Event):
    clause = "CIG-REV-04"
    seat: Seat
    path: Path
    cells: tuple[Cell, ...]
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CubeAdvanced(Event):
    clause = "CIG-PAN-02"
    seat: Seat
    path: Path
    start: int
    end: int
    lost: int  # steps beyond the fourth space


@dataclass(frozen=True, slots=True)
class CardsBoxed(Event):
    clause = "CIG-INS-01"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class InsectsKept(Event):
    clause = "CIG-INS-02"
    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class InsectHelped(Event):
    """The Ant takes another card with the same insect; the won one stays."""

    clause = "CIG-HELP-02"
    seat: Seat
    won: Cell
    taken: Cell
    card: Card


@dataclass(frozen=True, slots=True)
class RedAntGained(Event):
    clause = "CIG-RED-06"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class RedAntMissedOut(Event):
    """The gain is lost: there is no card to draw."""

    clause = "CIG-DECK-03"
    seat: Seat


# Powers


@dataclass(frozen=True, slots=True)
class PowerTaken(Event):
    clause = "CIG-PWR-02"
    seat: Seat
    power: Power
    card: Card


@dataclass(frozen=True, slots=True)
class PowerStolen(Event):
    clause = "CIG-PWR-03"
    news_for = ("victim",)
    seat: Seat
    power: Power
    card: Card
    victim: Seat


@dataclass(frozen=True, slots=True)
class HiddenCardDiscarded(Event):
    clause = "CIG-CARD-power_caterpillar-05"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class HiddenCardDrawn(Event):
    clause = "CIG-CARD-power_caterpillar-01"
    seat: Seat
    card: Card

    def seen_by(self, seat: Seat | None) -> HiddenCardDrawn:
        return self if seat == self.seat else replace(self, card=EMPTY)


@dataclass(frozen=True, slots=True)
class BeetleConsoled(Event):
    clause = "CIG-CARD-power_beetle-01"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class BeetleMissedOut(Event):
    """The gain is lost: there is no card to draw."""

    clause = "CIG-DECK-03"
    seat: Seat


@dataclass(frozen=True, slots=True)
class ProvisionsSwapped(Event):
    """The Butterfly, with another player."""

    clause = "CIG-CARD-power_butterfly-01"
    news_for = ("other",)
    seat: Seat
    other: Seat
    given: Provision
    taken: Provision


@dataclass(frozen=True, slots=True)
class DisplaySwapped(Event):
    """The Butterfly, with the display."""

    clause = "CIG-CARD-power_butterfly-03"
    seat: Seat
    slot: int
    given: Provision
    taken: Provision


# Market


@dataclass(frozen=True, slots=True)
class ProvisionBought(Event):
    clause = "CIG-BUY-03"
    seat: Seat
    slot: int
    card: Provision


@dataclass(frozen=True, slots=True)
class CardsPaid(Event):
    clause = "CIG-BUY-04"
    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NothingBought(Event):
    clause = "CIG-BUY-01"
    noise = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class FairPriceDrawn(Event):
    clause = "CIG-FAIR-01"
    seat: Seat
    card: Card


# End of the round and of the game


@dataclass(frozen=True, slots=True)
class SquareRefilled(Event):
    clause = "CIG-EOR-02"
    cells: tuple[Cell, ...]
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CellsRefilled(Event):
    """In Winter: perhaps only some of the empty cells, when the deck runs out meanwhile."""

    clause = "CIG-WEOR-01"
    cells: tuple[Cell, ...]
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    clause = "CIG-DECK-02"
    count: int


@dataclass(frozen=True, slots=True)
class DisplayRefilled(Event):
    clause = "CIG-WEOR-01"
    slots: tuple[int, ...]
    cards: tuple[Provision, ...]


@dataclass(frozen=True, slots=True)
class RolesPassed(Event):
    clause = "CIG-ROLE-01"
    ant: Seat
    cicada: Seat


@dataclass(frozen=True, slots=True)
class RolesKept(Event):
    """The intercepted Ant stays the Ant."""

    clause = "CIG-ROLE-02"
    ant: Seat
    cicada: Seat


@dataclass(frozen=True, slots=True)
class ShelvesFilled(Event):
    clause = "CIG-END-01"
    seat: Seat


@dataclass(frozen=True, slots=True)
class DeckExhausted(Event):
    clause = "CIG-END-02"
    left: int
    needed: int


@dataclass(frozen=True, slots=True)
class FourPointsReached(Event):
    clause = "CIG-WEND-01"
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class SquareLeftOpen(Event):
    clause = "CIG-WEND-03"
    left: int
    needed: int


@dataclass(frozen=True, slots=True)
class RoundLimitReached(Event):
    clause = "CIG-WEND-04"
    round: int
