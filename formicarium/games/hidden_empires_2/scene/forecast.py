"""What the coming nest phase brings if nothing is changed (HE2-NEST), as far as it is still to come."""

from __future__ import annotations

from typing import NamedTuple

from formicarium.games.hidden_empires_2.colony import funds, granary, nest_size, number
from formicarium.games.hidden_empires_2.data import (
    BROOD_PER_NURSE,
    BUILDERS,
    CASTE_INDEX,
    EGG_F,
    EGG_M,
    LARVA_F,
    LARVA_M,
    MAJOR,
    MILLERS,
    NO_ANTS,
    NURSES,
    PUPA_LARGE,
    PUPA_M,
    PUPA_MEDIUM,
    PUPA_SMALL,
    RESERVES,
    STORAGE,
)
from formicarium.games.hidden_empires_2.scene.moment import NEST_STAGES, stage_of
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.flight import flight_points
from formicarium.games.hidden_empires_2.steps.returning import MILL_OUTPUT
from formicarium.games.hidden_empires_2.view import EmpiresView
from formicarium.texts.message import Seat


class Forecast(NamedTuple):
    """Food in and out, who emerges, and the nest afterwards."""

    food: int  # available and stored
    milled: int  # more by grinding
    adults: int  # eaten by adults
    larvae: int  # eaten by larvae, at least
    workers: int
    medias: int
    princesses: int  # with all large pupae: they may become majors
    males: int
    used: int  # of the nest size, without new eggs
    size: int
    brood: int
    nurses: int
    points: int  # of a flight

    @property
    def left(self) -> int:
        """For eggs and larger pupae; less than 0 is missing."""
        return self.food + self.milled - self.adults - self.larvae

    @property
    def nurses_needed(self) -> int:
        return -(-self.brood // BROOD_PER_NURSE)


def forecast(view: EmpiresView, s: Empires, seat: Seat) -> Forecast:
    """HE2-NEST-04 to -14. Larvae are fed 1 each; nobody starves, and no eggs are laid."""
    done = steps_done(view)
    brood = s.brood[seat]
    milled = adults = larvae = 0
    if done < 1 and s.has(seat, MILLERS):
        millers = s.ants[seat].get(STORAGE, NO_ANTS)[CASTE_INDEX[MAJOR]]
        milled = (MILL_OUTPUT - 1) * min(millers, s.food[seat])
    if done < 1:
        adults = number(s, seat, NURSES) + number(s, seat, BUILDERS) + s.princesses[seat] + s.males[seat]
    emerging = done < 2
    pupae = [brood[kind] if emerging else 0 for kind in (PUPA_SMALL, PUPA_MEDIUM, PUPA_LARGE, PUPA_M)]
    if done < 3:
        larvae = brood[LARVA_F] + brood[LARVA_M]
    princesses, males = s.princesses[seat] + pupae[2], s.males[seat] + pupae[3]
    later = brood[EGG_F] + brood[EGG_M] + brood[LARVA_F] + brood[LARVA_M]
    later += 0 if emerging else brood[PUPA_SMALL] + brood[PUPA_MEDIUM] + brood[PUPA_LARGE] + brood[PUPA_M]
    newcomers = pupae[0] + pupae[1] if s.options.advanced else 0
    inside = number(s, seat, NURSES) + number(s, seat, RESERVES) + number(s, seat, STORAGE) + s.captives[seat]
    return Forecast(
        food=funds(s, seat),
        milled=milled,
        adults=adults,
        larvae=larvae,
        workers=pupae[0],
        medias=pupae[1],
        princesses=pupae[2],
        males=pupae[3],
        used=inside + newcomers + princesses + males + later + granary(s, seat),
        size=nest_size(s, seat),
        brood=later,
        nurses=number(s, seat, NURSES),
        points=flight_points(princesses, males),
    )


def steps_done(view: EmpiresView) -> int:
    """How much of the nest phase is over: 1 adults have eaten, 2 pupae have emerged, 3 eggs have hatched."""
    stage = stage_of(view)
    return NEST_STAGES.index(stage) if stage in NEST_STAGES else 0
