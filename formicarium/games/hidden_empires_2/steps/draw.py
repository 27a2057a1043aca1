"""Drawing a card (HE2-DRAW)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Draw
from formicarium.core.state import Step
from formicarium.games.hidden_empires_2.data import CARDS, Card
from formicarium.games.hidden_empires_2.deck import into_hand, show, take_top, top_card
from formicarium.games.hidden_empires_2.events import EventDrawn, HandCardDrawn, TraitDrawn
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.auction import open_auction
from formicarium.games.hidden_empires_2.steps.event_cards import PutEventAway, steps_of


@dataclass(frozen=True, slots=True)
class DrawCard(Step[Empires, tuple[Card] | None]):
    """HE2-DRAW-01 to -04: the top card; an event happens, a hand card is kept, a trait is auctioned."""

    chance = "chance-card"

    def ask(self, s: Empires) -> Draw | None:
        return top_card(s)

    def run(self, s: Empires, answer: tuple[Card] | None) -> None:
        if answer is None:
            return
        (card,) = answer
        take_top(s, card)
        match CARDS[card].kind:
            case "event":
                show(s, card)
                s.because(EventDrawn(s.active, card), *steps_of(card), PutEventAway(card))
            case "hand":
                into_hand(s, s.active, card)
                s.tell(HandCardDrawn(s.active, card))
            case "trait":
                s.tell(TraitDrawn(s.active, card))
                open_auction(s, card, s.active)
