"""The Nest Phase: whom to feed, how many eggs to lay, whom to give up (HE1-NEST)."""

from __future__ import annotations

from formicarium.core.bot import Choice
from formicarium.core.decision import Decision
from formicarium.games.hidden_empires_1.bots.offers import highest, offered, pick
from formicarium.games.hidden_empires_1.bots.outlook import MANY, Outlook
from formicarium.games.hidden_empires_1.bots.warfare import COST
from formicarium.games.hidden_empires_1.data import (
    BLOCKERS,
    BUILDERS,
    EGG_M,
    FOOD_LARGE,
    FOOD_SMALL,
    GUARDS,
    LARVA_F,
    LARVA_M,
    MILLERS,
    PORTERS,
    REPLETES,
    SOLDIERS,
    SPECIALIST_FORAGERS,
)
from formicarium.games.hidden_empires_1.moves import ChooseAnt, Count, Eliminate, LoseBrood
from formicarium.games.hidden_empires_1.questions.husbandry import is_grown
from formicarium.texts.message import message

Loss = ChooseAnt | Eliminate | LoseBrood

BUILDER, NURSE = 2.0, 2.6  # what an adult in the nest is worth
MILLERS_WANTED, REPLETES_WANTED, MEDIAS_WANTED, SOLDIERS_WANTED = 5, 2, 4, 3
LONG = 4  # game turns in which a new caste is still of use


# Feeding


def spare_food(o: Outlook) -> int:
    """Food at hand beyond one unit for every larva."""
    brood = o.sheet.brood
    return o.sheet.food + o.sheet.stored - FOOD_SMALL * (brood[LARVA_F] + brood[LARVA_M])


def feed_large(o: Outlook, decision: Decision) -> Choice:
    """As many as will have partners; majors, where they are worth it, while there is time."""
    first, more = o.prospect.first, FOOD_LARGE - FOOD_SMALL
    count = min(first.large, max(0, spare_food(o)) // more)
    if o.turns > LONG:
        left = spare_food(o) - more * count - first.females - first.males
        count += max(0, min(majors_missing(o), left // more))
    return pick(decision, count, "why-large" if count else "why-small")


def majors_missing(o: Outlook) -> int:
    traits, sheet = o.sheet.traits, o.sheet
    if MILLERS in traits:
        return max(0, MILLERS_WANTED - sheet.storage[2])
    if SOLDIERS in traits:
        return max(0, SOLDIERS_WANTED - o.movable[2])
    return max(0, 1 - sheet.reserves[2]) if BLOCKERS in traits else 0


def feed_medium(o: Outlook, decision: Decision) -> Choice:
    """A few medias, where a Trait makes them worth a unit more, and eggs can spare it."""
    (large,) = o.sheet.so_far or (0,)
    first = o.prospect.first
    spare = spare_food(o) - (FOOD_LARGE - FOOD_SMALL) * large - first.females - first.males
    count = max(0, min(medias_missing(o), spare)) if o.turns > LONG - 1 else 0
    return pick(decision, count, "why-medium" if count else "why-small")


def medias_missing(o: Outlook) -> int:
    traits = o.sheet.traits
    if REPLETES in traits:
        return max(0, REPLETES_WANTED - o.sheet.storage[1])
    if any(card in traits for card in (GUARDS, PORTERS, SPECIALIST_FORAGERS)):
        return max(0, MEDIAS_WANTED - o.movable[1])
    return 0


def emerge_majors(o: Outlook, decision: Decision) -> Choice:
    """Who has no partner and is not needed as a queen becomes a major."""
    partners = o.colony.drones + o.colony.males + o.colony.larvae_m - o.colony.queens
    lonely = max(0, highest(decision) - max(0, partners))
    count = min(lonely, majors_missing(o)) if o.turns > 2 else 0
    return pick(decision, count, "why-majors" if count else "why-no-majors")


def emerge_repletes(o: Outlook, decision: Decision) -> Choice:
    count = min(highest(decision), max(0, REPLETES_WANTED - o.sheet.storage[1]))
    return pick(decision, count, "why-repletes")


def store_food(o: Outlook, decision: Decision) -> Choice:
    """All that fits in: what is not stored is lost."""
    return pick(decision, highest(decision), "why-store")


# Eggs


def planned(decision: Decision) -> int:
    """HE1-RULING-97: what the plan proposes to everybody, so that nobody is advised against it."""
    proposed = decision.timeout
    assert isinstance(proposed, Count)
    return proposed.count


def lay_female(o: Outlook, decision: Decision) -> Choice:
    if o.wits.eggs < MANY:
        return pick(decision, min(o.prospect.first.females, o.sheet.food + o.sheet.stored), "why-lay-few")
    count = planned(decision)
    if count and is_grown(o.s, o.seat):
        return pick(decision, count, "why-lay-pairs")
    return pick(decision, count, "why-lay" if count else "why-lay-none")


def lay_male(o: Outlook, decision: Decision) -> Choice:
    (females,) = o.sheet.so_far or (0,)
    if o.wits.eggs < MANY:
        count = min(o.prospect.first.males, o.sheet.food + o.sheet.stored - females)
        return pick(decision, max(0, count), "why-lay-few")
    count = planned(decision)
    if not count:
        return pick(decision, count, "why-lay-none" if is_grown(o.s, o.seat) else "why-lay-no-males")
    return pick(decision, count, "why-lay-males")


def nurses_lay(o: Outlook, decision: Decision) -> Choice:
    """HE1-NEST-24: free of charge, and each drone is a point."""
    return pick(decision, planned(decision), "why-lay-males")


# Shortage


def give_up(o: Outlook, decision: Decision) -> Choice:
    """Whatever has cost least; among winged ants and their brood whoever lacks a partner."""
    losses: list[Loss] = [move for move in decision.options if isinstance(move, Loss)]
    return Choice(min(losses, key=lambda move: price(o, move)), message("why-give-up"))


def price(o: Outlook, move: Loss) -> float:
    if isinstance(move, ChooseAnt):
        return BUILDER if move.task == BUILDERS else NURSE
    lonely = move.kind in ("egg_m", "larva_m") and not o.harvest
    many = move.count if isinstance(move, LoseBrood) else 1
    return COST[move.kind] - 0.2 * lonely - 0.01 * many


def choose_larvae(o: Outlook, decision: Decision) -> Choice:
    """HE1-CARD-rove_beetles-01: female larvae become workers or queens; males only matter for a flight."""
    brood = o.sheet.brood
    males_first = not o.harvest or brood[LARVA_M] + brood[EGG_M] > brood[LARVA_F]
    counts = [move.count for move in offered(decision, Count)]
    return pick(decision, min(counts) if males_first else max(counts), "why-larvae")
