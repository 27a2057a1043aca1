"""What dice decide, in few words."""

from __future__ import annotations

from formicarium.core.event import Event
from formicarium.games.hidden_empires_2.data import PREDATOR_KILL_FACES
from formicarium.games.hidden_empires_2.events import (
    BlockersRolled,
    BombsRolled,
    ChemicalRolled,
    DnaRolled,
    ForageRolled,
    PredatorHunted,
    PredatorStruck,
    QueenHunted,
    ScatterRolled,
    ScoutSearched,
    TrailTried,
)
from formicarium.texts.message import Message, message


def telling(event: Event) -> Message | None:
    """What an event of dice decides."""
    match event:
        case ForageRolled(area=area, change=change):
            return message("odds-token", area=area, change=change, loss=-change)
        case QueenHunted(killed=killed):
            return message("odds-queen", count=int(killed))
        case ScoutSearched(fate=fate):
            return message("odds-scout", fate=fate)
        case PredatorStruck(dice=dice):
            return message("odds-ants-lost", count=int(any(die in PREDATOR_KILL_FACES for die in dice)))
        case PredatorHunted(dice=dice):
            return message("odds-ants-lost", count=sum(die in PREDATOR_KILL_FACES for die in dice))
        case ChemicalRolled(count=count) | BlockersRolled(count=count) | ScatterRolled(count=count):
            return message("odds-ants-gone", count=count)
        case BombsRolled(killed=killed, lost=lost):
            return message("odds-bombs", count=killed, own=lost)
        case TrailTried(built=built):
            return message("odds-trail", count=int(built))
        case DnaRolled(amount=amount):
            return message("odds-dna", change=amount)
    return None
