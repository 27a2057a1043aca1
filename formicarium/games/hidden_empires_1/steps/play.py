"""Playing a card from the hand (HE1-PLAY)."""

from __future__ import annotations

from formicarium.games.hidden_empires_1.answers import PLAY
from formicarium.games.hidden_empires_1.ants import census
from formicarium.games.hidden_empires_1.data import (
    BROOD_PER_NURSE,
    CARDS,
    DESTROYER_QUEEN,
    INFILTRATOR_QUEEN,
    MIGRATE,
    SMALL_COLONY,
    Card,
)
from formicarium.games.hidden_empires_1.events.cards import ActionPlayed
from formicarium.games.hidden_empires_1.moves import PlayCard
from formicarium.games.hidden_empires_1.questions.cards import older_traits, playable
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.actions import action_steps
from formicarium.games.hidden_empires_1.steps.hand import discard_from_hand
from formicarium.games.hidden_empires_1.steps.traits import play_trait
from formicarium.texts.message import Message, Seat, message


def plays(s: Empires, seat: Seat, window: str) -> list[PlayCard]:
    """The cards this player may play in a window, as moves."""
    return [PLAY[(card,)] for card in playable(s, seat, window)]


def price(s: Empires, seat: Seat, card: Card) -> Message | None:
    """What a card costs its own player in ants, brood or Traits, if anything."""
    brood = sum(s.brood[seat])
    if card == DESTROYER_QUEEN and (workers := census(s, seat)[0]) + brood:
        return message("warning-destroyer", workers=workers, brood=brood, pupae=SMALL_COLONY)
    if card == INFILTRATOR_QUEEN and (traits := older_traits(s, seat)):
        return message("warning-infiltrator", count=len(traits))
    left = brood - BROOD_PER_NURSE * sum(s.nurses[seat]) if card == MIGRATE else 0
    return message("warning-migrate", count=left) if left > 0 else None


def play_card(s: Empires, seat: Seat, card: Card) -> None:
    """HE1-PLAY-01, -02, -06: a Trait stays, an Action is carried out and discarded."""
    if CARDS[card].type:
        play_trait(s, seat, card)
    else:
        discard_from_hand(s, seat, card)
        s.because(ActionPlayed(seat, card), *action_steps(s, seat, card))
