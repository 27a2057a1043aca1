"""A colony's beginning: its Nest Sheet and its first Traits (HE1-SETUP-11 to -16, HE1-REST-04, -05)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import PASS, Decision, Move, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_1.data import (
    START_ANTS,
    START_BROOD,
    START_QUEENS,
    START_SIZE,
    TYPE,
    Card,
)
from formicarium.games.hidden_empires_1.moves import PlayCard
from formicarium.games.hidden_empires_1.questions.cards import RESTRICTED, why_not_card
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.play import play_card, plays
from formicarium.texts.message import Seat, message


def furnish(s: Empires, seat: Seat) -> None:
    """HE1-SETUP-11: a Nest Sheet at the start. The score is not touched."""
    s.sizes[seat] = START_SIZE
    s.reserves[seat] = START_ANTS
    s.brood[seat] = START_BROOD
    s.queens[seat] = START_QUEENS


def traits_in(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in cards if TYPE[card])


@dataclass(frozen=True, slots=True)
class PlayFirstTraits(Step[Empires, Move]):
    """HE1-SETUP-14 to -16: Traits face up, one at a time, but none that belongs to the Draw a Card step."""

    clause = "HE1-SETUP-14"
    prompt = message("ask-setup-trait")

    seat: Seat

    def ask(self, s: Empires) -> Decision:
        options = (*plays(s, self.seat, "SETUP"), PASS)
        return Decision(self.seat, self.prompt, options, default=PASS, silent=True)

    def run(self, s: Empires, answer: Move) -> None:
        if isinstance(answer, PlayCard):
            s.then(self)
            play_card(s, self.seat, answer.card)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind == "card" and name in RESTRICTED and name in s.hands[seat]:
            return Refusal("HE1-SETUP-15", message("refused-not-in-setup", card=name))
        return why_not_card(s, seat, name, "SETUP") if kind == "card" else None
