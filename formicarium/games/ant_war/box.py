"""Ant War, unpacked: what is played with. The house asks here, by way of the front door."""

from __future__ import annotations

from formicarium.games.ant_war.audit import misfit as audit
from formicarium.games.ant_war.bots.value import heuristic
from formicarium.games.ant_war.data import ARMY, BLACK, ORDERS, RED, SQUARES, UNITS, WALLS
from formicarium.games.ant_war.formations import FORMATIONS
from formicarium.games.ant_war.moves import VERBS
from formicarium.games.ant_war.options import WarOptions
from formicarium.games.ant_war.position import census, complete
from formicarium.games.ant_war.state import NONE_YET, Garden
from formicarium.games.ant_war.steps.placement import REARRANGEMENTS
from formicarium.games.ant_war.steps.setup import SetUp

__all__ = ["STATE", "audit", "census", "complete", "heuristic", "longest", "start", "vocabulary"]

STATE = Garden


def start(seats: int, options: WarOptions) -> Garden:
    return Garden(
        seats=seats,
        options=options,
        steps=[SetUp()],
        sides=[RED, BLACK] if options.black_seat == 1 else [BLACK, RED],
        hands=[(), ()],
        held=[(), ()],
        piles=[(), ()],
        discards=[(), ()],
        archives=[(), ()],
        offers=[(), ()],
        reserves=[WALLS, WALLS],
        deaths=[NONE_YET, NONE_YET],
        hatchings=[(), ()],
    )


def vocabulary(seats: int, options: WarOptions) -> tuple[str, ...]:
    words = [f"square:{square}" for square in SQUARES]
    words += [f"do:{verb}" for verb in (*VERBS, "rest")]
    words += [f"unit:{unit}" for unit in UNITS]
    words += [f"card:{order}" for order in ORDERS]
    words += [f"formation:{name}" for name in FORMATIONS]
    words += [f"button:{name}" for name in ("mirror", "ready", "stop", "none")]
    return (*words, "zone:hand", "zone:discard")


def longest(seats: int, options: WarOptions) -> int:
    """Placement, then at most an order, three actions with two visits to the Shop each, and a discard.

    Without a turn cap there is no bound, for ants may die and hatch again for ever; nobody does.
    """
    placement = 2 * (len(ARMY) + 2 * REARRANGEMENTS + 1)
    turns = options.turn_cap or 100 * options.no_progress_limit
    return placement + 17 * turns
