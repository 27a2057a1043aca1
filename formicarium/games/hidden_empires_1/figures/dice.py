"""Who wishes for what when dice are thrown."""

from __future__ import annotations

from collections.abc import Iterable

from formicarium.core.figures import Hope, both
from formicarium.core.state import AnyStep
from formicarium.games.hidden_empires_1.data import APHIDS, DICE_SUCCESS, KIND, SUICIDE_BOMBERS, TRAIL_MAKING
from formicarium.games.hidden_empires_1.questions.sides import fight_of
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.chemicals import RollBombs, RollChemical
from formicarium.games.hidden_empires_1.steps.nest_attack import RollHunt
from formicarium.games.hidden_empires_1.steps.perform import Forage, TryTrail
from formicarium.games.hidden_empires_1.steps.predators import Strike
from formicarium.games.hidden_empires_1.steps.scouting import MeetPredator, Search

ONE = (1,)
ODD = (1, 3, 5)


def hopes(s: Empires, step: AnyStep) -> Iterable[Hope]:
    match step:
        case RollChemical():
            fight = fight_of(s)
            return both(fight.attacker, fight.defender, DICE_SUCCESS[step.card])
        case RollBombs():
            fight = fight_of(s)
            return both(fight.defender, fight.attacker, DICE_SUCCESS[SUICIDE_BOMBERS])
        case RollHunt():
            fight = fight_of(s)
            return both(fight.attacker, fight.defender, ONE)
        case Search():
            return both(step.seats[0], s.active, ODD)
        case MeetPredator():
            return (Hope(s.active, ONE, feared=True),)
        case Strike():
            return (Hope(step.seat, ONE),)
        case Forage():  # Aphids grow, Prey flees
            return (Hope(s.active, ONE, feared=KIND[s.markers[step.area]] != APHIDS),)
        case TryTrail():
            return (Hope(s.active, DICE_SUCCESS[TRAIL_MAKING]),)
    return ()
