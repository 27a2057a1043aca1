"""Medias and majors: how many of them a colony can use, by its traits (HE2-NEST-10, -11)."""

from __future__ import annotations

from formicarium.core.bot import Choice
from formicarium.core.decision import Decision
from formicarium.games.hidden_empires_2.data import (
    BUS,
    CASTE_INDEX,
    GUARDS,
    MAJOR,
    MEDIA,
    MILLERS,
    PORTERS,
    PUPA_MEDIUM,
    REPLETES,
    SPECIALIST_FORAGERS,
    TYPE_OF,
    Card,
    Caste,
)
from formicarium.games.hidden_empires_2.moves import choose_count
from formicarium.games.hidden_empires_2.planning.offers import highest
from formicarium.games.hidden_empires_2.planning.outlook import Outlook
from formicarium.texts.message import message

SOLDIERS = Card("soldiers")
GOAL = {SPECIALIST_FORAGERS: 6, PORTERS: 2, REPLETES: 2, MILLERS: 4, BUS: 2}
FIGHTERS = {GUARDS: 6, SOLDIERS: 6}  # where only queens count
LONG_ENOUGH = 5  # game turns in which a caste pays


def wanted(o: Outlook, caste: Caste, type: str) -> int:
    """How many more of a caste, by the trait that raises it."""
    goal = 0
    for trait in o.s.traits[o.seat]:
        if TYPE_OF[trait] == type:
            goal = GOAL.get(trait, 0) if o.turns >= LONG_ENOUGH else 0
            if o.options.death_to_the_queen:
                goal = FIGHTERS.get(trait, goal)
    stacks = (*o.s.ants[o.seat].values(), *o.s.patrols[o.seat].values())
    return max(0, goal - sum(stack[CASTE_INDEX[caste]] for stack in stacks))


def majors_wanted(o: Outlook) -> int:
    return wanted(o, MAJOR, "majors")


def medias_wanted(o: Outlook) -> int:
    return max(0, wanted(o, MEDIA, "medias") - o.s.brood[o.seat][PUPA_MEDIUM])


def emerge_majors(o: Outlook, decision: Decision) -> Choice:
    """HE2-NEST-10: majors as long as some are wanted, then princesses."""
    count = min(highest(decision).count, majors_wanted(o))
    return Choice(choose_count(count), message("why-majors" if count else "why-princesses"))
