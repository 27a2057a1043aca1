"""Who wishes for what when dice are thrown."""

from __future__ import annotations

from collections.abc import Iterable

from formicarium.core.figures import Hope, both
from formicarium.core.state import AnyStep
from formicarium.games.hidden_empires_2.data import (
    CARDS,
    HARVEST_MINUS_FACE,
    PREDATOR_KILL_FACES,
    QUEEN_KILL_FACES,
    SCATTER_FACES,
    SEARCH_KILL_FACES,
    SEARCH_RETURN_FACES,
    SUICIDE_BOMBERS,
    TEND_PLUS_FACE,
    TRAIL_FACES,
)
from formicarium.games.hidden_empires_2.questions.battle import battle_of
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.card_effects import RollDna
from formicarium.games.hidden_empires_2.steps.chemistry import BombRoll, ChemicalRoll, chemical_trait
from formicarium.games.hidden_empires_2.steps.forage import ForageDice
from formicarium.games.hidden_empires_2.steps.hunt import Hunt
from formicarium.games.hidden_empires_2.steps.invasion import Blockers
from formicarium.games.hidden_empires_2.steps.migrations import HuntAnts
from formicarium.games.hidden_empires_2.steps.scatter import ScatterRoll
from formicarium.games.hidden_empires_2.steps.scout import Search, patroller
from formicarium.games.hidden_empires_2.steps.scout_reveal import ScoutPredator
from formicarium.games.hidden_empires_2.steps.trails import TryTrail

HIGH = (4, 5, 6)  # where the sum counts


def hopes(s: Empires, step: AnyStep) -> Iterable[Hope]:
    match step:
        case ScatterRoll():
            return both(battle_of(s).defender, s.active, SCATTER_FACES)
        case ChemicalRoll():
            trait = chemical_trait(s)
            assert trait is not None
            return both(s.active, battle_of(s).defender, CARDS[trait].hit_faces)
        case BombRoll():
            return both(battle_of(s).defender, s.active, CARDS[SUICIDE_BOMBERS].hit_faces)
        case Blockers():
            return both(battle_of(s).defender, s.active, HIGH)
        case Hunt():
            return both(s.active, battle_of(s).defender, QUEEN_KILL_FACES)
        case Search():
            searcher = patroller(s, s.active, step.area)
            assert searcher is not None
            return both(searcher, s.active, SEARCH_KILL_FACES | SEARCH_RETURN_FACES)
        case ScoutPredator():
            return (Hope(s.active, PREDATOR_KILL_FACES, feared=True),)
        case HuntAnts():
            return (Hope(s.active, PREDATOR_KILL_FACES),)
        case ForageDice():
            if step.way == "harvest":
                return (Hope(s.active, (HARVEST_MINUS_FACE,), feared=True),)
            return (Hope(s.active, (TEND_PLUS_FACE,)),)
        case TryTrail():
            return (Hope(s.active, TRAIL_FACES),)
        case RollDna():
            return (Hope(step.target, HIGH, feared=step.sign < 0),)
    return ()
