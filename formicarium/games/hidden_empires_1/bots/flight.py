"""Nuptial flights: when to fly, for which card, whom to lose (HE1-NEST-25 to -27, HE1-SCORE)."""

from __future__ import annotations

from formicarium.core.bot import Choice
from formicarium.core.decision import Decision
from formicarium.games.hidden_empires_1.answers import NONE, STAY
from formicarium.games.hidden_empires_1.bots.dangers import threatened
from formicarium.games.hidden_empires_1.bots.keeping import keeping
from formicarium.games.hidden_empires_1.bots.offers import offered
from formicarium.games.hidden_empires_1.bots.outlook import Outlook
from formicarium.games.hidden_empires_1.data import (
    BUDDERS,
    BUDDING,
    NURSES,
    PUPA_LARGE,
    PUPA_M,
    RESERVES,
    WIN_AT,
)
from formicarium.games.hidden_empires_1.markers import kind_at
from formicarium.games.hidden_empires_1.moves import ChooseArea, Count, Fly, LoseAnts
from formicarium.games.hidden_empires_1.steps.ending import flight_points
from formicarium.texts.message import message

POINT = 1.2  # food that a point is worth
CARD = 2.0  # food that the discarded card is worth, if it is the last
FEW = 2  # points that are hardly worth a card
FOOD_NEAR = 2.0  # a food marker that a new Nest Site would cover


def points_of(o: Outlook, queens: int, drones: int) -> int:
    """HE1-SCORE-01, -02."""
    return flight_points(queens, drones) + (BUDDERS * queens if BUDDING in o.sheet.traits else 0)


def points_with(o: Outlook, queens: int, drones: int) -> int:
    """What so many would bring, Guest Queens fed."""
    for _ in range(o.sheet.guests):
        queens, drones = after_guest(queens, drones)
    return points_of(o, queens, drones)


def after_guest(queens: int, drones: int) -> tuple[int, int]:
    """HE1-CARD-guest_queen-02: the best that is left of both sexes."""
    lost = (queens + drones) // 2
    ways = range(max(0, lost - drones), min(lost, queens) + 1)
    return max(((queens - k, drones - lost + k) for k in ways), key=lambda left: flight_points(*left))


def will_fly(o: Outlook) -> bool:
    """At once, unless a partner emerges next turn and nobody is about to end the game."""
    queens, drones = o.sheet.virgin_queens, o.sheet.drones
    now = points_with(o, queens, drones)
    if o.sheet.score + now >= WIN_AT or any(o.could_end(other) for other in o.others):
        return True
    if o.view.turn >= o.view.options.max_game_turns:
        return True
    large, males = o.sheet.brood[PUPA_LARGE], o.sheet.brood[PUPA_M]
    if not (large or males):
        return now > FEW or o.turns <= 2 or len(o.view.hand) > 2
    together = points_with(o, queens + large, drones + males)
    later = points_of(o, large, males)
    last = CARD if later and len(o.view.hand) == 1 else 0.0
    return POINT * (together - now - later) + last <= queens + drones


def flight(o: Outlook, decision: Decision) -> Choice:
    """HE1-NEST-25: for the card that is missed least."""
    flights = offered(decision, Fly)
    if not flights or not will_fly(o):
        return Choice(STAY, message("why-stay"))
    now = points_with(o, o.sheet.virgin_queens, o.sheet.drones)
    best = min(flights, key=lambda move: (keeping(o, move.card), move.card))
    key = "why-fly-wins" if o.sheet.score + now >= WIN_AT else "why-fly"
    return Choice(best, message(key, points=now))


def guest_queen_loss(o: Outlook, decision: Decision) -> Choice:
    """Whatever leaves most points."""
    queens, drones = o.sheet.virgin_queens, o.sheet.drones
    lost = (queens + drones) // 2
    counts = offered(decision, Count)
    best = max(counts, key=lambda move: points_of(o, queens - move.count, drones - lost + move.count))
    return Choice(best, message("why-guest-losses"))


def budding_cost(o: Outlook, decision: Decision) -> Choice:
    """Those who do least: reservists, then any but nurses."""
    gifts = offered(decision, LoseAnts)
    best = min(gifts, key=lambda move: (move.task != RESERVES, move.task == NURSES, -move.count))
    return Choice(best, message("why-bud"))


def nest_site(o: Outlook, decision: Decision) -> Choice:
    """HE1-CARD-supercolony-02: another queen, where little food is covered and much lies around.

    A Nest Site is one more way into the nest, so only where nobody can come (HE1-CARD-supercolony-05).
    """
    areas = [move for move in offered(decision, ChooseArea) if not threatened(o.s, o.seat, move.area)]
    if not areas:
        return Choice(NONE, message("why-no-nest-site"))
    near = o.s.ground.near

    def worth(move: ChooseArea) -> float:
        around = sum(1 for area in near[move.area] if kind_at(o.s, area) in ("prey", "plants", "aphids"))
        return around + 0.5 * len(near[move.area]) - FOOD_NEAR * bool(kind_at(o.s, move.area))

    best = max(areas, key=worth)
    return Choice(best, message("why-nest-site", area=best.area))
