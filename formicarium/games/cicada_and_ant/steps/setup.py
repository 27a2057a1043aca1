"""Set-up (CIG-SETUP, CIG-WSET)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Draw, Pick
from formicarium.core.state import Step
from formicarium.games.cicada_and_ant.data import (
    CELLS,
    FIRST_CARDS,
    FROM_SEATS,
    KIND_OF,
    MIDDLE,
    PATH_CARDS,
    POWERS,
    POWERS_IN_PLAY,
    SLOTS,
    Card,
    Power,
    Provision,
)
from formicarium.games.cicada_and_ant.events import (
    DisplayLaid,
    FirstAntNamed,
    FirstCardTaken,
    PowersLaid,
    SquareLaid,
)
from formicarium.games.cicada_and_ant.options import RANDOM
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.games.cicada_and_ant.steps.round import Round
from formicarium.kit.seats import clockwise


@dataclass(frozen=True, slots=True)
class SetUp(Step[Cicada, None]):
    """CIG-SETUP: the square and the roles; in Winter also reserves, provisions and powers."""

    def run(self, s: Cicada, answer: None) -> None:
        s.deck = list(PATH_CARDS)
        winter = (TakeFirstCards(), LayDisplay()) if s.options.winter else ()
        powers = (LayPowers(),) if s.options.power_cards else ()
        s.then(LaySquare(), NameFirstAnt(), *winter, *powers, Round())


@dataclass(frozen=True, slots=True)
class LaySquare(Step[Cicada, tuple[Card, ...]]):
    """CIG-SETUP-01, -02: shuffle the 48 Path cards and lay 16 face up, row-major."""

    def ask(self, s: Cicada) -> Draw:
        return Draw(tuple(s.deck), len(CELLS))

    def run(self, s: Cicada, answer: tuple[Card, ...]) -> None:
        s.square = list(answer)
        for card in answer:
            s.deck.remove(card)
        s.tell(SquareLaid(answer))


@dataclass(frozen=True, slots=True)
class NameFirstAnt(Step[Cicada, str | None]):
    """CIG-SETUP-03, -04: the first Ant, and its left neighbour as Cicada."""

    def ask(self, s: Cicada) -> Pick | None:
        return Pick(tuple(map(str, range(s.seats)))) if s.options.first_ant == RANDOM else None

    def run(self, s: Cicada, answer: str | None) -> None:
        s.ant = int(s.options.first_ant if answer is None else answer)
        s.cicada = (s.ant + 1) % s.seats
        s.tell(FirstAntNamed(s.ant, s.cicada))


@dataclass(frozen=True, slots=True)
class TakeFirstCards(Step[Cicada, tuple[Card, ...]]):
    """CIG-WSET-02: a card for each reserve, first Ant first, then clockwise."""

    def ask(self, s: Cicada) -> Draw:
        return Draw(tuple(s.deck), FIRST_CARDS * s.seats)

    def run(self, s: Cicada, answer: tuple[Card, ...]) -> None:
        for seat, card in zip(FIRST_CARDS * clockwise(s.ant, s.seats), answer, strict=True):
            s.deck.remove(card)
            s.reserves[seat] += (card,)
            s.tell(FirstCardTaken(seat, card))


@dataclass(frozen=True, slots=True)
class LayDisplay(Step[Cicada, tuple[Provision, ...]]):
    """CIG-WSET-03, -04: the provisions for this many players, three of them on display."""

    def ask(self, s: Cicada) -> Draw:
        return Draw(provisions_for(s.seats), SLOTS)

    def run(self, s: Cicada, answer: tuple[Provision, ...]) -> None:
        s.display = list(answer)
        s.stock = [card for card in provisions_for(s.seats) if card not in answer]
        s.tell(DisplayLaid(answer))


def provisions_for(seats: int) -> tuple[Provision, ...]:
    """CIG-WSET-03: without the cards marked for more players."""
    return tuple(sorted(card for card, kind in KIND_OF.items() if FROM_SEATS[kind] <= seats))


@dataclass(frozen=True, slots=True)
class LayPowers(Step[Cicada, tuple[Power, ...] | None]):
    """CIG-WSET-06: four of the six Power cards, in the middle."""

    def ask(self, s: Cicada) -> Draw | None:
        return Draw(POWERS, POWERS_IN_PLAY) if s.options.powers_in_play == RANDOM else None

    def run(self, s: Cicada, answer: tuple[Power, ...] | None) -> None:
        named = s.options.powers_in_play if answer is None else answer
        s.powers = {power: MIDDLE for power in POWERS if power in named}
        s.tell(PowersLaid(tuple(s.powers)))
