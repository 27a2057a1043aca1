"""What dice decide, in few words."""

from __future__ import annotations

from formicarium.core.event import Event
from formicarium.games.hidden_empires_1.data import APHIDS, KIND
from formicarium.games.hidden_empires_1.events.combat import BombsUsed, ChemicalUsed, QueenHunted
from formicarium.games.hidden_empires_1.events.effects import PredatorStruck
from formicarium.games.hidden_empires_1.events.tasks import (
    FoodForaged,
    ScoutMetPredator,
    ScoutSearched,
    TrailTried,
)
from formicarium.texts.message import Message, message


def telling(event: Event) -> Message | None:
    """What an event of dice decides."""
    match event:
        case FoodForaged(area=area, marker=marker, dice=dice):
            change = int(1 in dice) if KIND[marker] == APHIDS else -dice.count(1)
            return message("odds-marker", area=area, change=change, loss=-change)
        case QueenHunted(killed=killed):
            return message("odds-queen", count=int(killed))
        case ScoutSearched(detected=detected, killed=killed):
            return message("odds-scout", fate="killed" if killed else "detected" if detected else "unseen")
        case ScoutMetPredator(fate=fate):
            return message("odds-scout", fate=fate)
        case PredatorStruck(dice=dice):
            return message("odds-ants-lost", count=dice.count(1))
        case ChemicalUsed(struck=struck):
            return message("odds-ants-gone", count=struck)
        case BombsUsed(kills=kills, own=own):
            return message("odds-bombs", count=kills, own=own)
        case TrailTried(completed=completed):
            return message("odds-trail", count=int(completed))
    return None
