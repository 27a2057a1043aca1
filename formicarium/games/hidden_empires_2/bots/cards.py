"""Hand cards: which is played when, and on whom (HE2-HAND)."""

from __future__ import annotations

from formicarium.core.bot import Choice
from formicarium.core.decision import PASS, Decision, Move
from formicarium.games.hidden_empires_2.bots.resettling import land_gain
from formicarium.games.hidden_empires_2.colony import number, standing
from formicarium.games.hidden_empires_2.data import (
    ADDITIONAL_QUEEN,
    EGGS_PER_QUEEN,
    FOOD_PER_LARVA,
    GUEST_QUEEN,
    HYBRIDIZATION,
    LARVAL_FOOD,
    MIGRATION,
    MUTATION,
    NEW_NEST_SIZE,
    NURSES,
    ONE_QUEEN,
    POPULATION_BOTTLENECK,
    ROVE_BEETLES,
    SIZE_PER_BUILDER,
    THIEF_ANTS,
    TROPHIC_EGGS,
    TROPHIC_FOOD,
    VALUE,
    Area,
    Card,
)
from formicarium.games.hidden_empires_2.moves import (
    ChooseArea,
    DiscardAphids,
    PlayAt,
    PlayCard,
    PlayFromTo,
    PlayOn,
)
from formicarium.games.hidden_empires_2.planning.offers import offered
from formicarium.games.hidden_empires_2.planning.outlook import Outlook
from formicarium.games.hidden_empires_2.steps.windows import larvae
from formicarium.games.hidden_empires_2.tokens import is_food, kind_at, value
from formicarium.texts.message import Message, Seat, SeatName, message

WORTHWHILE = 1.5  # food that a card must bring
LAST_MOMENT = "ask-end-turn"
HATCHING = 3  # game turns from egg to ant

# In food
FIRST_QUEEN, MORE_QUEENS = 10.0, 2.0
LOST_QUEEN = 4.0
LOST_LARVA = 2.3
LOST_FLYER = 3.0
STOLEN = 0.6
DNA_ROLL = 3.5  # on average
MALE_EGG = 1.0
MORE_DNA = 2.0
FULL_PURSE = 4  # DNA for each trait that one would own
MINUS_ON_PREY = 3.0  # harvests of one food
DRIVEN_OFF = 1.2  # an ant that a Predator drives home, or kills
PREDATOR_GONE, PREDATOR_HERE = 1.5, 3.0  # beside the own nest
STEP_AWAY = 0.4  # Aphids one step further from home


def play(o: Outlook, decision: Decision) -> Choice | None:
    """The hand card that brings most now, if one brings enough."""
    best = max(decision.options, key=lambda move: gain_of(o, move))
    return Choice(best, reason(o, best)) if gain_of(o, best) > WORTHWHILE else None


def reason(o: Outlook, move: Move) -> Message:
    match move:
        case PlayOn(card, seat) if seat != o.seat:
            return message("why-play-on", card=card, seat=SeatName(seat))
        case PlayAt(card, area) | PlayFromTo(card, _, area):
            return message("why-play-at", card=card, area=area)
        case PlayOn(card) | PlayCard(card):
            return message("why-play", card=card)
    raise AssertionError(move)


def gain_of(o: Outlook, move: Move) -> float:
    """What playing a card is worth, in food; 0 for anything else."""
    match move:
        case PlayOn(card, seat):
            return gain_for(o, card) if seat == o.seat else o.weight(seat) * harm(o, card, seat)
        case PlayAt(_, area):
            return robbery(o, area)
        case PlayFromTo(card, start, end):
            return migration(o, start, end) if card == MIGRATION else predator(o, start, end)
        case PlayCard(card) if card == MUTATION:
            return MORE_DNA if o.s.dna[o.seat] >= FULL_PURSE * (len(o.s.traits[o.seat]) + 1) else 0.0
        case PlayCard(card) if card == LARVAL_FOOD:
            return float(min(FOOD_PER_LARVA * larvae(o.s, o.seat), o.hunger))
        case PlayCard():
            return MALE_EGG * (number(o.s, o.seat, NURSES) + (o.prospect.course.males <= 1))
    return 0.0


def gain_for(o: Outlook, card: Card) -> float:
    """A card played on oneself."""
    if card == ADDITIONAL_QUEEN:
        if not o.s.queens[o.seat]:
            return FIRST_QUEEN
        return MORE_QUEENS if o.turns > HATCHING else 0.0
    if card == TROPHIC_EGGS and o.prompt == LAST_MOMENT:
        return float(min(TROPHIC_FOOD * number(o.s, o.seat, NURSES), o.hunger))
    return MORE_DNA if card == HYBRIDIZATION else 0.0


def harm(o: Outlook, card: Card, seat: Seat) -> float:
    """What a card costs another player."""
    s = o.s
    if card == POPULATION_BOTTLENECK:
        return min(DNA_ROLL, s.dna[seat])
    if card == ROVE_BEETLES:
        return LOST_LARVA * (larvae(s, seat) // 2)
    if card == GUEST_QUEEN:
        return LOST_FLYER * ((s.princesses[seat] + s.males[seat]) // 2)
    if card == ONE_QUEEN:
        return LOST_QUEEN * (s.queens[seat] - 1)
    if card == THIEF_ANTS:
        return STOLEN * (s.food[seat] // 2)
    return 0.0


def presence(o: Outlook, area: Area) -> float:
    """Whose ants stand in an area: more than 0 if rivals' do, less if one's own do."""
    rivals = sum(o.weight(other) * sum(standing(o.s, other, area)) for other in o.others)
    return rivals - sum(standing(o.s, o.seat, area))


def robbery(o: Outlook, area: Area) -> float:
    """HE2-CARD-highwayman_beetles-01: where rivals forage, far from home."""
    if presence(o, area) <= 0 or o.steps[area] <= 1:
        return 0.0
    lasting = MINUS_ON_PREY if kind_at(o.s, area) == "prey" else float(o.turns)
    return lasting * max(o.weight(other) for other in o.others if area in o.s.ants[other])


def predator(o: Outlook, start: Area, end: Area) -> float:
    """HE2-CARD-predator_migration-01 to -03: away from the own nest, among the ants of a rival."""
    away = PREDATOR_GONE if o.steps[start] <= 1 else 0.0
    return DRIVEN_OFF * presence(o, end) + away - (PREDATOR_HERE if o.steps[end] <= 1 else 0.0)


def migration(o: Outlook, start: Area, end: Area) -> float:
    """HE2-CARD-migration-01 to -04: to richer land; but the nest may shrink, and no eggs are laid."""
    nests = tuple(end if nest == start else nest for nest in o.s.nests[o.seat])
    grown = (NEW_NEST_SIZE * len(nests) - o.s.sizes[o.seat]) / SIZE_PER_BUILDER
    unlaid = min(EGGS_PER_QUEEN, o.yields[-1] / 2) if o.turns > HATCHING else 0.0
    return land_gain(o, nests) * min(HATCHING, o.turns) + grown - unlaid


# Windows


def nest_card(o: Outlook, decision: Decision) -> Choice:
    """HE2-NEST-03: thieves to the fullest larder, larval food to the hungry, male eggs for the flights."""
    return play(o, decision) or Choice(PASS, message("why-no-card"))


def react(o: Outlook, decision: Decision) -> Choice:
    """HE2-HAND-06: Aphid Shelter and Seal Nest Entrances are for this moment."""
    for move in offered(decision, PlayCard):
        return Choice(move, reason(o, move))
    return Choice(PASS, message("why-no-card"))


def return_aphids(o: Outlook, decision: Decision) -> Choice:
    """HE2-CARD-aphid_shelter-03: near home, where nothing better lies."""
    token = o.s.sheltered[o.seat][0]

    def gain(move: ChooseArea) -> float:
        lost = value(o.s, move.area) if is_food(o.s, move.area) else int(move.area in o.s.face_down)
        return VALUE[token] - lost - STEP_AWAY * (o.steps[move.area] - 1)

    best = max(offered(decision, ChooseArea), key=gain, default=None)
    if best is None or gain(best) <= 0:
        return Choice(DiscardAphids(), message("why-aphids-gone"))
    return Choice(best, message("why-aphids-back", area=best.area))
