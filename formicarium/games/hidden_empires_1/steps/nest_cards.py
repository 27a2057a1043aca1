"""Own cards in the Nest Phase, and who may be asked anything at all (HE1-WIN-13, -18)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import PASS, Decision, Move, Path, Refusal, first_token
from formicarium.games.hidden_empires_1.data import (
    LARVA_F,
    NEST_STEPS,
    PUPA_LARGE,
    PUPA_MEDIUM,
    REPLETES,
    WINDOWS,
)
from formicarium.games.hidden_empires_1.moves import PlayCard
from formicarium.games.hidden_empires_1.questions.cards import food_due, has_nurses, why_not_card
from formicarium.games.hidden_empires_1.questions.colony import eggs, has_type, larvae, storage_capacity
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.planning import Planned
from formicarium.games.hidden_empires_1.steps.play import play_card, plays
from formicarium.texts.message import Seat, message

LAST_PLANNED = 7  # a flight is never planned
PROMPTS = {number: message("ask-nest-play", step=step) for number, step in NEST_STEPS.items()}


@dataclass(frozen=True, slots=True)
class NestPlay(Planned[Move]):
    """HE1-WIN-13: own cards come first in one's part of a step, unseen until the step is over."""

    clause = "HE1-WIN-13"

    seat: Seat
    number: int

    def ask(self, s: Empires) -> Decision:
        cards = plays(s, self.seat, f"NEST{self.number}")
        if cards and self.number <= LAST_PLANNED:
            more = self.number < LAST_PLANNED
            return self.question(s, PROMPTS[self.number], (*cards, PASS), more=more)
        return Decision(self.seat, PROMPTS[self.number], (*cards, PASS), default=PASS, silent=True)

    def proposal(self, s: Empires, options: tuple[Move, ...]) -> Move:
        return PASS

    def run(self, s: Empires, answer: Move) -> None:
        if isinstance(answer, PlayCard):
            s.then(self)
            play_card(s, self.seat, answer.card)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        return why_not_card(s, seat, name, f"NEST{self.number}") if kind == "card" else None


def may_be_asked(s: Empires, seat: Seat, number: int) -> bool:
    """Whether this player can be asked anything in a step, from what everybody knows."""
    brood, hidden = s.brood[seat], may_hold_card(s, seat, f"NEST{number}")
    food = s.food[seat] + s.stored[seat]
    match number:
        case 2:
            due = food_due(s, seat)
            return due > food or (hidden and (due > 0 or larvae(brood) > 0))
        case 3:
            large, medium = brood[PUPA_LARGE] > 0, brood[PUPA_MEDIUM] > 0
            choice = (large and has_type(s, seat, 6)) or (medium and REPLETES in s.traits[seat])
            return choice or (hidden and (large or medium))
        case 4:
            asks = larvae(brood) > food or (brood[LARVA_F] > 0 and food + eggs(brood) >= 2)
            return asks or (hidden and (has_nurses(s, seat) or brood[LARVA_F] > 0))
        case 6:
            lays = s.queens[seat] > 0 and not s.no_eggs[seat] and food + sum(brood) > 0
            nurses = has_nurses(s, seat) and s.no_eggs[seat] != "all"
            return lays or (nurses and (hidden or not s.queens[seat]))
        case 7:
            return s.food[seat] > 0 and (hidden or storage_capacity(s, seat) > s.stored[seat])
    return s.virgin_queens[seat] + s.drones[seat] > 0 and bool(s.hands[seat])


def may_hold_card(s: Empires, seat: Seat, window: str) -> bool:
    """The hand is not empty, and not all cards for this window lie open."""
    if not s.hands[seat]:
        return False
    shown = (s.discard, *s.traits)
    return any(all(card not in cards for cards in shown) for card in WINDOWS[window])
