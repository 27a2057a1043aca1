"""Playing a card from the hand (HE1-PLAY)."""

from __future__ import annotations

from formicarium.games.hidden_empires_1.answers import PLAY
from formicarium.games.hidden_empires_1.cards import playable
from formicarium.games.hidden_empires_1.data import CARDS, Card
from formicarium.games.hidden_empires_1.events.cards import ActionPlayed
from formicarium.games.hidden_empires_1.moves import PlayCard
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.actions import action_steps
from formicarium.games.hidden_empires_1.steps.hand import discard_from_hand
from formicarium.games.hidden_empires_1.steps.traits import play_trait
from formicarium.texts.message import Seat


def plays(s: Empires, seat: Seat, window: str) -> list[PlayCard]:
    """The cards this player may play in a window, as moves."""
    return [PLAY[(card,)] for card in playable(s, seat, window)]


def play_card(s: Empires, seat: Seat, card: Card) -> None:
    """HE1-PLAY-01, -02, -06: a Trait stays, an Action is carried out and discarded."""
    if CARDS[card].type:
        play_trait(s, seat, card)
    else:
        discard_from_hand(s, seat, card)
        s.because(ActionPlayed(seat, card), *action_steps(s, seat, card))
