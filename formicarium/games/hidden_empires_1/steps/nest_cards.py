"""Own cards in the Nest Phase, and who may be asked anything at all (HE1-WIN-13, -18)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import PASS, Decision, Move, Path, Refusal, first_token
from formicarium.games.hidden_empires_1.data import (
    LARVA_F,
    NEST_STEPS,
    NO_ANTS,
    PUPA_LARGE,
    PUPA_MEDIUM,
    REPLETES,
    WINDOWS,
)
from formicarium.games.hidden_empires_1.moves import PlayCard
from formicarium.games.hidden_empires_1.questions.cards import food_due, has_nurses, why_not_card
from formicarium.games.hidden_empires_1.questions.colony import (
    eggs,
    has_type,
    larvae,
    pupae,
    storage_capacity,
)
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.planning import Planned
from formicarium.games.hidden_empires_1.steps.play import play_card, plays
from formicarium.texts.message import Seat, message

LAST_PLANNED = 7  # a flight is never planned
CARDS_OF = {number: f"NEST{number}" for number in NEST_STEPS}  # the window of a step
PROMPTS = {number: message("ask-nest-play", step=step) for number, step in NEST_STEPS.items()}


@dataclass(frozen=True, slots=True)
class NestPlay(Planned[Move | None]):
    """HE1-WIN-13: own cards come first in one's part of a step, unseen until the step is over."""

    clause = "HE1-WIN-13"

    seat: Seat
    number: int

    def ask(self, s: Empires) -> Decision | None:
        cards = plays(s, self.seat, CARDS_OF[self.number])
        if not cards:
            return None
        options = (*cards, PASS)
        if self.number <= LAST_PLANNED:
            return self.question(s, PROMPTS[self.number], options, more=self.number < LAST_PLANNED)
        return Decision(self.seat, PROMPTS[self.number], options, default=PASS, silent=True)

    def proposal(self, s: Empires, options: tuple[Move, ...]) -> Move:
        return PASS

    def run(self, s: Empires, answer: Move | None) -> None:
        if isinstance(answer, PlayCard):
            s.then(self)
            play_card(s, self.seat, answer.card)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        return why_not_card(s, seat, name, CARDS_OF[self.number]) if kind == "card" else None


def may_be_asked(s: Empires, seat: Seat, number: int, *, unseen: bool) -> bool:
    """Whether this player can be asked anything in a step, from what everybody knows."""
    brood, hidden = s.brood[seat], unseen and s.hands[seat] != ()
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


def are_unseen(s: Empires, number: int) -> bool:
    """Whether a card for this step may be in a hand: not all of them lie open."""
    shown = (s.discard, *s.traits)
    for card in WINDOWS[CARDS_OF[number]]:
        for cards in shown:
            if card in cards:
                break
        else:
            return True
    return False


def has_part(s: Empires, seat: Seat, number: int) -> bool:
    """Whether anything can come of a step for a player, whatever he holds: from what everybody knows."""
    match number:
        case 2:
            return food_due(s, seat) > 0 or larvae(s.brood[seat]) > 0
        case 3:
            return pupae(s.brood[seat]) > 0
        case 4:
            return larvae(s.brood[seat]) > 0 or s.nurses[seat] != NO_ANTS
        case 6:
            return s.nurses[seat] != NO_ANTS or (s.queens[seat] > 0 and not s.no_eggs[seat])
        case 7:
            return s.food[seat] > 0
    return s.virgin_queens[seat] + s.drones[seat] > 0
