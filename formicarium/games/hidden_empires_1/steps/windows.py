"""Reaction windows that Traits alone can be played in (HE1-WIN-03 to -08)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.window import Window
from formicarium.games.hidden_empires_1.answers import PLAY
from formicarium.games.hidden_empires_1.ants import in_area, place_of
from formicarium.games.hidden_empires_1.data import (
    APHID_HERDERS,
    APHIDS,
    CAMOUFLAGE,
    CARDS,
    NOWHERE,
    SUPERCOLONY,
    WARNING_COLORATION,
    WINDOWS,
    Area,
    Card,
)
from formicarium.games.hidden_empires_1.markers import kind_at
from formicarium.games.hidden_empires_1.moves import PlayCard
from formicarium.games.hidden_empires_1.questions.cards import fits_traits, why_not_card
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.traits import play_trait
from formicarium.kit.seats import clockwise
from formicarium.texts.message import Message, Seat, message

NO_CARD = Card("")


@dataclass(frozen=True, slots=True)
class CardWindow(Window[Empires]):
    """HE1-WIN-03, -14, -17: who holds a card for this moment is asked, one after another, in silence."""

    clause = "HE1-WIN-03"
    name: ClassVar[str]

    def fits(self, s: Empires, seat: Seat, card: Card) -> bool:
        """HE1-WIN-18: whether this card would change something now."""
        raise NotImplementedError

    def offers(self, s: Empires, seat: Seat) -> tuple[Move, ...]:
        fitting = WINDOWS[self.name]
        return tuple(PLAY[(c,)] for c in s.hands[seat] if c in fitting and self.fits(s, seat, c))

    def may_react(self, s: Empires, seat: Seat) -> bool:
        return bool(s.hands[seat])

    def ask(self, s: Empires) -> Decision | None:
        fitting, hands = WINDOWS[self.name], s.hands
        for seat in self.seats[self.passed :]:
            if not fitting.isdisjoint(hands[seat]) and self.offers(s, seat):
                return Window.ask(self, s)
        return None  # all that are left can only pass

    def react(self, s: Empires, seat: Seat, move: Move) -> None:
        assert isinstance(move, PlayCard)
        play_trait(s, seat, move.card)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        return why_not_card(s, seat, name, self.name) if kind == "card" else None


@dataclass(frozen=True, slots=True)
class EventWindow(CardWindow):
    """HE1-WIN-04: Aphid Herders against an Environmental Change, Warning Coloration against an Attrition."""

    clause = "HE1-WIN-04"
    name = "EVENT"
    prompt: ClassVar[Message] = message("ask-window-event")

    event: Card = NO_CARD

    def fits(self, s: Empires, seat: Seat, card: Card) -> bool:
        colors, event = s.ground.colors, CARDS[self.event]
        areas = {area for area, _ in map(place_of, s.ants[seat]) if colors[area] == event.color}
        if not fits_traits(s, seat, card):
            return False
        if card == WARNING_COLORATION:
            return self.event.startswith("attrition") and bool(areas)
        herds = any(kind_at(s, area) == APHIDS for area in areas)
        return card == APHID_HERDERS and self.event.startswith("env_change") and herds


@dataclass(frozen=True, slots=True)
class PredatorWindow(CardWindow):
    """HE1-WIN-05, -08: Camouflage beside a Predator; Warning Coloration for the scout's player."""

    clause = "HE1-WIN-05"
    name = "PREDATOR"
    prompt: ClassVar[Message] = message("ask-window-predator")

    area: Area = NOWHERE
    scout: Seat | None = None

    def fits(self, s: Empires, seat: Seat, card: Card) -> bool:
        if not fits_traits(s, seat, card) or not in_area(s, seat, self.area):
            return False
        return card == CAMOUFLAGE or (card == WARNING_COLORATION and seat == self.scout)


def predator_window(s: Empires, area: Area, scout: Seat | None = None) -> PredatorWindow:
    """Those with ants beside the Predator, the active player first."""
    seats = tuple(seat for seat in clockwise(s.active, s.seats) if in_area(s, seat, area))
    return PredatorWindow(seats, area=area, scout=scout)


@dataclass(frozen=True, slots=True)
class OneQueenWindow(CardWindow):
    """HE1-WIN-06: the target may reveal Supercolony."""

    clause = "HE1-WIN-06"
    name = "ONE_QUEEN"
    prompt: ClassVar[Message] = message("ask-window-one-queen")

    def fits(self, s: Empires, seat: Seat, card: Card) -> bool:
        return card == SUPERCOLONY and fits_traits(s, seat, card)
