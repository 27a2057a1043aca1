"""The nest phase: what is fed, raised, laid and given up (HE2-NEST)."""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from formicarium.core.bot import Choice
from formicarium.core.decision import Decision, Move
from formicarium.games.hidden_empires_2.colony import workforce
from formicarium.games.hidden_empires_2.data import (
    BROOD_PER_NURSE,
    EGG_F,
    EGG_M,
    LARGE,
    LARVA_F,
    LARVA_M,
    MEDIUM,
    RESERVES,
    SMALL,
)
from formicarium.games.hidden_empires_2.moves import (
    DONE,
    ChooseBrood,
    ChooseCount,
    DropLarvae,
    Feed,
    PickAdults,
    PickAnts,
    PickBrood,
    ReturnAnts,
)
from formicarium.games.hidden_empires_2.planning import prices
from formicarium.games.hidden_empires_2.planning.castes import majors_wanted, medias_wanted
from formicarium.games.hidden_empires_2.planning.forecast import EGGS, males_for, prospect
from formicarium.games.hidden_empires_2.planning.housing import housed
from formicarium.games.hidden_empires_2.planning.offers import highest, offered
from formicarium.games.hidden_empires_2.planning.outlook import NEVER, Outlook
from formicarium.texts.message import message


def mill(o: Outlook, decision: Decision) -> Choice:
    return Choice(highest(decision), message("why-mill"))


def return_ants(o: Outlook, decision: Decision) -> Choice:
    """HE2-NEST-05: into Reserves, or before the nest: in a chamber they would have to be fed."""
    returns = offered(decision, ReturnAnts)
    home = RESERVES if o.options.advanced else o.s.nests[o.seat][0]
    at_home = [move for move in returns if move.place == home]
    return Choice(max(at_home, key=lambda move: move.count), message("why-return", place=home))


def starve_adults(o: Outlook, decision: Decision) -> Choice:
    """HE2-NEST-07: eggs, then larvae, then builders; what flies soon stays as long as it can."""

    def loss(move: Move) -> float:
        match move:
            case PickBrood(brood, _):
                return prices.BROOD[brood]
            case PickAdults(adult, _):
                return prices.ADULTS[adult]
            case PickAnts(place, _, _):
                return prices.in_chamber(place)
        return inf

    move = min(decision.options, key=lambda move: (loss(move), -getattr(move, "count", 0)))
    return Choice(move, message("why-starve"))


# Larvae


class Meal(NamedTuple):
    """How many larvae get how much; all others get nothing."""

    males: int
    large: int
    small: int


def feed_larvae(o: Outlook, decision: Decision) -> Choice:
    """What brings the end nearest: males, princesses and workers; medias where a worker was planned."""
    if not o.colony.food:
        return feed_on_eggs(decision)
    meal = best_meal(o)
    spare = o.colony.food - meal.males - LARGE * meal.large - SMALL * meal.small
    medium = min(meal.small, spare // (MEDIUM - SMALL), medias_wanted(o))
    growing = o.prospect.course.large > 0 and meal.large * (LARGE - SMALL) <= unlaid(o)
    for move, key in (
        (Feed(LARVA_M, SMALL, meal.males), "why-feed-males"),
        (Feed(LARVA_F, LARGE, meal.large), "why-feed-spare" if growing else "why-feed-large"),
        (Feed(LARVA_F, MEDIUM, medium), "why-feed-medium"),
        (Feed(LARVA_F, SMALL, meal.small - max(0, medium)), "why-feed-small"),
    ):
        if move in decision.options:
            return Choice(move, message(key, count=move.count))
    return Choice(decision.timeout, message("why-usual"))


def unlaid(o: Outlook) -> int:
    """Food for which no egg would find room or nurses, once every larva has had a little."""
    spare = o.colony.food - o.colony.larvae_f - o.colony.larvae_m
    return spare - housed(o.s, o.seat, max(0, min(spare, o.colony.eggs)), flown=False)


def feed_on_eggs(decision: Decision) -> Choice:
    """HE2-NEST-12: an egg is given for a larva, as long as there are eggs: it would need a turn more."""
    fed = [move for move in offered(decision, Feed) if move.level == SMALL]
    if fed:
        move = max(fed, key=lambda move: (move.brood == LARVA_F, move.count))
        return Choice(move, message("why-feed-small", count=move.count))
    dropped = offered(decision, DropLarvae)
    return Choice(max(dropped, key=lambda move: move.count), message("why-drop-larvae"))


def meals(o: Outlook) -> list[Meal]:
    """HE2-NEST-11, -12: all larvae are fed if there is food for all; otherwise some of them."""
    food, females, males = o.colony.food, o.colony.larvae_f, o.colony.larvae_m
    left = food - females - males
    if left >= 0:
        most = min(females, left // (LARGE - SMALL))
        least = min(most, max(0, majors_wanted(o) - o.colony.large))
        return [Meal(males, large, females - large) for large in range(least, most + 1)]
    found = []
    for large in range(min(females, food // LARGE) + 1):
        rest = food - LARGE * large
        few, most = max(0, rest - males), min(females - large, rest)
        found += [Meal(rest - small, large, small) for small in sorted({few, (few + most) // 2, most})]
    return found


def best_meal(o: Outlook) -> Meal:
    choices = meals(o)
    if len(choices) == 1:
        return choices[0]
    if o.prospect.course == NEVER:
        return min(choices, key=lambda meal: (meal.large, -meal.males - meal.small))
    return min(choices, key=lambda meal: (after_meal(o, meal), -meal.small))


def after_meal(o: Outlook, meal: Meal) -> float:
    """Game turns until the end, if larvae are fed so."""
    c = o.colony
    after = c._replace(
        eggs_f=0,
        eggs_m=0,
        larvae_f=c.eggs_f,
        larvae_m=c.eggs_m,
        small=c.small + meal.small,
        large=c.large + meal.large,
        male_pupae=c.male_pupae + meal.males,
        food=c.food - meal.males - LARGE * meal.large - SMALL * meal.small,
    )
    return prospect(after, o.yields, EGGS, (o.prospect.course.dig,)).turns


# Eggs


def lay_eggs(o: Outlook, decision: Decision) -> Choice:
    """As many as will find room in the nest and nurses, of both sexes once the growth is over.

    A plan does not count on a flight: the nest must be in order even if nobody flies.
    """
    most = max((move.count for move in offered(decision, PickBrood)), default=0)
    if o.s.queens[o.seat]:
        most = min(most, o.colony.food)  # no larvae are given for eggs
    most = min(most, max(0, o.wits.eggs - laid(o)))
    eggs = housed(o.s, o.seat, most, flown=False)
    if not eggs:
        return Choice(DONE, message(missing(o, most)))
    if not o.s.queens[o.seat]:
        return Choice(PickBrood(EGG_M, eggs), message("why-lay-males-only"))
    males = males_among(o, eggs)
    if males:
        return Choice(PickBrood(EGG_M, males), message("why-lay-males", count=males))
    return Choice(PickBrood(EGG_F, eggs), message("why-lay-females", count=eggs))


def missing(o: Outlook, most: int) -> str:
    """Why no egg can be laid, if food is there for so many."""
    if laid(o) >= o.wits.eggs:
        return "why-small-brood"
    if not most:
        return "why-no-eggs-food"
    if housed(o.s, o.seat, most, flown=True):
        return "why-no-eggs-flight"
    nursed = BROOD_PER_NURSE * workforce(o.s, o.seat) > sum(o.s.brood[o.seat].values())
    return "why-no-eggs-room" if nursed else "why-no-eggs-nurses"


def laid(o: Outlook) -> int:
    """In this game turn: the eggs of the last one are larvae by now."""
    return o.colony.eggs_f + o.colony.eggs_m


def males_among(o: Outlook, eggs: int) -> int:
    """So many that every princess will find a male."""
    c, course = o.colony, o.prospect.course
    if course.males > 0:
        return 0
    mothers = c.princesses + c.large + c.eggs_f + (c.larvae_f if course.large <= 1 else 0)
    fathers = c.males + c.male_pupae + c.larvae_m + c.eggs_m
    return males_for(mothers, fathers, eggs)


# Losses


def eat(o: Outlook, decision: Decision) -> Choice:
    return Choice(cheapest(decision), message("why-eat"))


def give_up(o: Outlook, decision: Decision) -> Choice:
    return Choice(cheapest(decision), message("why-give-up"))


def cheapest(decision: Decision) -> ChooseBrood:
    """The youngest, and males before females."""
    return min(offered(decision, ChooseBrood), key=lambda move: prices.BROOD[move.brood])


def rove_losses(o: Outlook, decision: Decision) -> Choice:
    """HE2-CARD-rove_beetles-01: females are kept while the colony grows, pairs later."""
    females, males = o.s.brood[o.seat][LARVA_F], o.s.brood[o.seat][LARVA_M]
    lost = (females + males) // 2
    counts = offered(decision, ChooseCount)

    def left(move: ChooseCount) -> float:
        return min(females - move.count, males - lost + move.count) + 0.6 * (females - move.count)

    return Choice(max(counts, key=left), message("why-rove-losses"))
