"""Hand cards: which is played when, and on whom (HE1-PLAY, HE1-WIN, HE1-CARD)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from formicarium.core.bot import Choice
from formicarium.core.decision import Decision, Pass
from formicarium.games.hidden_empires_1.answers import NONE
from formicarium.games.hidden_empires_1.ants import in_area, ordered_posts
from formicarium.games.hidden_empires_1.bots.keeping import ACTION_WORTH, FIRST_QUEEN, keeping, trait_worth
from formicarium.games.hidden_empires_1.bots.offers import offered
from formicarium.games.hidden_empires_1.bots.outlook import Outlook
from formicarium.games.hidden_empires_1.bots.purposes import purpose, restraint
from formicarium.games.hidden_empires_1.bots.warfare import COST, SPARE_QUEEN
from formicarium.games.hidden_empires_1.data import (
    ADDITIONAL_QUEEN,
    APHID_CLONING,
    APHIDS,
    EDIBLE_EGGS,
    FAT_RESERVES,
    FORAGE,
    GUEST_ANTS,
    GUEST_QUEEN,
    HIGHWAYMAN_BEETLES,
    LARVAL_FOOD,
    MALE_EGGS,
    MIGRATE,
    MUTATE,
    ONE_QUEEN,
    PREDATOR_MIGRATION,
    ROVE_BEETLES,
    SEAL_NEST_ENTRANCES,
    TYPE,
    Area,
    Card,
)
from formicarium.games.hidden_empires_1.markers import kind_at, value_of
from formicarium.games.hidden_empires_1.moves import (
    ChooseArea,
    ChoosePlayer,
    DiscardCard,
    Exchange,
    MovePredator,
    PlayCard,
    Victim,
)
from formicarium.games.hidden_empires_1.questions.cards import food_due
from formicarium.games.hidden_empires_1.questions.colony import larvae
from formicarium.games.hidden_empires_1.steps.ending import flight_points
from formicarium.texts.message import Seat, SeatName, message

WORTHWHILE = 1.5  # food that an Action must bring
TRAIT = 0.6  # and a Trait, for each that lies there already: there is room for four
LAST_CARD = 3.0  # more, if a flight may need the card soon
FOOD_LOST = 0.6  # what a rival's food is worth
SCARED = 0.6  # an ant that a Predator drives home
SHRUNK = 1.2  # a − on what a rival forages
USED_UP = 2.5  # and the marker is gone
LONG = 4  # game turns in which another queen is still of use
ENOUGH_QUEENS = 3
MUTATION = 2.0  # by how much a new Trait must be better


# What a card brings now


def rival_gain(o: Outlook, loss: Callable[[Seat], float]) -> float:
    return max((o.weight(other) * loss(other) for other in o.others), default=0.0)


def rove(o: Outlook, other: Seat) -> float:
    return COST["larva_f"] * (larvae(o.view.sheets[other].brood) // 2)


def beg(o: Outlook, other: Seat) -> float:
    """Guest Ants."""
    return FOOD_LOST * (o.view.sheets[other].food // 2)


def usurp(o: Outlook, other: Seat) -> float:
    """Guest Queen: half of those who would fly."""
    sheet = o.view.sheets[other]
    queens, drones = sheet.virgin_queens, sheet.drones
    half = flight_points(queens - queens // 2, drones - drones // 2)
    return float(flight_points(queens, drones) - half) if sheet.hand_size else 0.0


def dethrone(o: Outlook, other: Seat) -> float:
    """One Queen."""
    return SPARE_QUEEN * max(0, o.view.sheets[other].queens - 1)


def more_queens(o: Outlook) -> float:
    if not o.sheet.queens:
        return FIRST_QUEEN
    return ACTION_WORTH[ADDITIONAL_QUEEN] if o.turns > LONG and o.sheet.queens < ENOUGH_QUEENS else 0.0


def clone(o: Outlook) -> float:
    return float(
        sum(
            value_of(o.s, area)
            for area, task, _ in ordered_posts(o.s, o.seat)
            if task == FORAGE and kind_at(o.s, area) == APHIDS
        )
    )


def rob_area(o: Outlook, area: Area) -> float:
    """Highwayman Beetles: what a − here costs the rivals, less what it costs this colony."""
    worth = USED_UP if value_of(o.s, area) <= 1 else SHRUNK
    loss = sum(o.weight(other) for other in o.others if in_area(o.s, other, area))
    return worth * (loss - bool(in_area(o.s, o.seat, area)))


def rob(o: Outlook) -> float:
    areas = {area for other in o.others for area, task, _ in ordered_posts(o.s, other) if task == FORAGE}
    return max((rob_area(o, area) for area in sorted(areas) if area in o.s.markers), default=0.0)


def short_of_food(o: Outlook) -> float:
    """Food that this Nest Phase could still use."""
    return float(max(0, o.hunger))


def save_food(o: Outlook) -> float:
    return min(float(food_due(o.s, o.seat)), short_of_food(o))


def raise_food(o: Outlook) -> float:
    return min(float(larvae(o.sheet.brood)), short_of_food(o))


def eat_eggs(o: Outlook) -> float:
    return min(2.0 * sum(o.sheet.nurses), short_of_food(o))


def male_eggs(o: Outlook) -> float:
    return 1.5 * sum(o.sheet.nurses) if o.harvest and o.turns > 2 else 0.0


def scare(o: Outlook, area: Area) -> float:
    """Predator Migration: the ants that it drives off or kills here."""
    theirs = sum(o.weight(other) * in_area(o.s, other, area) for other in o.others)
    return SCARED * (theirs - in_area(o.s, o.seat, area))


def scare_best(o: Outlook) -> float:
    ground = o.s.ground
    starts = [area for area in ground.land if kind_at(o.s, area) == "predator"]
    return max((scare(o, end) for start in starts for end in ground.near[start]), default=0.0)


GAINS: Mapping[Card, Callable[[Outlook], float]] = {
    ADDITIONAL_QUEEN: more_queens,
    APHID_CLONING: clone,
    EDIBLE_EGGS: eat_eggs,
    FAT_RESERVES: save_food,
    GUEST_ANTS: lambda o: rival_gain(o, lambda other: beg(o, other)),
    GUEST_QUEEN: lambda o: rival_gain(o, lambda other: usurp(o, other)),
    HIGHWAYMAN_BEETLES: rob,
    LARVAL_FOOD: raise_food,
    MALE_EGGS: male_eggs,
    MIGRATE: lambda o: 0.0,  # a nest of size 10 again
    MUTATE: lambda o: best_mutation(o),
    ONE_QUEEN: lambda o: rival_gain(o, lambda other: dethrone(o, other)),
    PREDATOR_MIGRATION: scare_best,
    ROVE_BEETLES: lambda o: rival_gain(o, lambda other: rove(o, other)),
    SEAL_NEST_ENTRANCES: lambda o: 9.0,  # asked only when somebody is about to come in
}


def best_mutation(o: Outlook) -> float:
    olds = [trait_worth(o, card) for card in o.sheet.traits if TYPE[card] > 1]
    news = [trait_worth(o, card) for card in o.view.hand if TYPE[card] > 1]
    return max(news, default=0.0) - min(olds, default=99.0) - MUTATION + WORTHWHILE


def gain_of(o: Outlook, card: Card) -> float:
    """What playing a card brings, less what is needed; above 0 it is worth playing."""
    last = LAST_CARD if len(o.view.hand) == 1 and o.flock(o.seat) else 0.0
    if TYPE[card]:
        return trait_worth(o, card) - TRAIT * (1 + len(o.sheet.traits)) - last
    return GAINS[card](o) - WORTHWHILE - last


def play(o: Outlook, decision: Decision) -> Choice | None:
    """The card that brings most now, if one brings enough."""
    best: PlayCard | None = None
    most = 0.0
    for move in offered(decision, PlayCard):
        if (gain := gain_of(o, move.card)) > most:
            best, most = move, gain
    return None if best is None else Choice(best, purpose(o, best.card))


def window(o: Outlook, decision: Decision) -> Choice:
    """A moment for cards only: play one, or go on."""
    found = play(o, decision)
    if found is not None:
        return found
    return Choice(offered(decision, Pass)[0], restraint(o))


def draw_step_over(o: Outlook, decision: Decision) -> Choice:
    """HE1-DRAW-06: what is worth playing is played; else the least useful card goes."""
    found = play(o, decision)
    if found is not None:
        return found
    cards = offered(decision, DiscardCard)
    best = min(cards, key=lambda move: (keeping(o, move.card), move.card))
    return Choice(best, message("why-discard"))


# Aims


def target_player(o: Outlook, decision: Decision) -> Choice:
    """Whoever is hurt most, leaders rather."""
    card = str(dict(decision.prompt.args)["card"])
    hurt = {ROVE_BEETLES: rove, GUEST_ANTS: beg, GUEST_QUEEN: usurp, ONE_QUEEN: dethrone}[Card(card)]
    seats = offered(decision, ChoosePlayer)
    best = max(seats, key=lambda move: o.weight(move.seat) * hurt(o, move.seat))
    return Choice(best, message("why-play-on", card=card, seat=SeatName(best.seat)))


def target_area(o: Outlook, decision: Decision) -> Choice:
    areas = offered(decision, ChooseArea)
    best = max(areas, key=lambda move: rob_area(o, move.area))
    return Choice(best, message("why-play-at", card=HIGHWAYMAN_BEETLES, area=best.area))


def predator_move(o: Outlook, decision: Decision) -> Choice:
    moves = offered(decision, MovePredator)
    home = o.s.nest_areas(o.seat)

    def worth(move: MovePredator) -> float:
        near = sum(move.to_area in o.s.ground.near[nest] for nest in home)
        freed = sum(move.area in o.s.ground.near[nest] for nest in home)
        return scare(o, move.to_area) + freed - near

    best = max(moves, key=worth)
    return Choice(best, message("why-play-at", card=PREDATOR_MIGRATION, area=best.to_area))


def predator_victim(o: Outlook, decision: Decision) -> Choice:
    victims = [move for move in offered(decision, Victim) if move.seat != o.seat]
    if not victims:
        return Choice(NONE, message("why-spare"))
    best = max(victims, key=lambda move: (o.weight(move.seat), move.caste))
    return Choice(best, message("why-victim", seat=SeatName(best.seat)))


def mutate_pick(o: Outlook, decision: Decision) -> Choice:
    pairs = offered(decision, Exchange)
    best = max(pairs, key=lambda move: trait_worth(o, move.card) - trait_worth(o, move.trait))
    return Choice(best, message("why-mutate", card=best.card))
