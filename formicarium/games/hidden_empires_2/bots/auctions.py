"""What traits are worth to a colony, and what is bid for them (HE2-AUC, HE2-VAR-06)."""

from __future__ import annotations

from formicarium.core.bot import Choice
from formicarium.core.decision import Decision
from formicarium.games.hidden_empires_2.bots.resettling import trait_gain
from formicarium.games.hidden_empires_2.data import (
    APHID_SPECIALISTS,
    BIVOUAC,
    BLOCKERS,
    BUS,
    CAMOUFLAGE,
    DEADLY_STING,
    GUARDS,
    HARVESTERS,
    MACE,
    MILLERS,
    PLANT_HOUSE,
    PLANT_SPECIALISTS,
    PORTERS,
    PREDATORS,
    PROLIFIC_QUEEN,
    RECRUITMENT,
    REPELLENT,
    REPLETES,
    SLAVE_MAKERS,
    SPECIALIST_FORAGERS,
    SUICIDE_BOMBERS,
    SUPERCOLONY,
    TERRITORY_MARKING,
    TRAIL_MAKERS,
    TYPE_OF,
    WARNING_COLORATION,
    Card,
)
from formicarium.games.hidden_empires_2.moves import NO, NOTHING, PASS_BID, YES, Bid, KeepTrait
from formicarium.games.hidden_empires_2.planning.castes import SOLDIERS
from formicarium.games.hidden_empires_2.planning.offers import offered
from formicarium.games.hidden_empires_2.planning.outlook import Outlook
from formicarium.games.hidden_empires_2.steps.traits import of_type
from formicarium.texts.message import message

# In DNA, for a first trait with a long game ahead
WORTH = {
    DEADLY_STING: 2.0,
    MACE: 1.5,
    SUICIDE_BOMBERS: 1.5,
    RECRUITMENT: 1.5,
    TERRITORY_MARKING: 2.0,
    REPELLENT: 1.0,
    WARNING_COLORATION: 1.0,
    CAMOUFLAGE: 1.0,
    SOLDIERS: 1.5,
    MILLERS: 6.0,
    BLOCKERS: 0.5,
    BUS: 1.5,
    SPECIALIST_FORAGERS: 3.5,
    PORTERS: 1.5,
    GUARDS: 1.5,
    REPLETES: 1.5,
    PROLIFIC_QUEEN: 1.5,
    SUPERCOLONY: 2.5,
    HARVESTERS: 2.5,
    TRAIL_MAKERS: 1.5,
    SLAVE_MAKERS: 1.0,
}
MARTIAL = (DEADLY_STING, MACE, RECRUITMENT, TERRITORY_MARKING, SOLDIERS, GUARDS, SUICIDE_BOMBERS, BLOCKERS)
MARTIAL_FACTOR = 3.0  # where only queens count
RISK = {PLANT_SPECIALISTS: 1.0, APHID_SPECIALISTS: 2.5}  # food a turn: their tokens may vanish
DNA_PER_FOOD = 0.25
LONG_GAME = 7  # game turns
ROOMY = 22  # a nest size that is enough
ROOM_WORTH = 0.25  # for each nest size that need not be built
PREDATOR_WORTH = 0.7
BIVOUAC_ROOM = 6  # nest size per builder that makes a Bivouac bearable
PURSE = 5  # DNA that doubles what one is ready to give
TOP = 8.0
FULL_PURSE = 2  # DNA for each trait that one would own


def trait_worth(o: Outlook, card: Card) -> float:
    """In DNA."""
    left = min(1.0, o.turns / LONG_GAME)
    if card in RISK:
        return min(TOP, max(0.0, (trait_gain(o, card) - RISK[card]) * o.turns * DNA_PER_FOOD))
    if card == PLANT_HOUSE:
        return left * max(0.0, ROOM_WORTH * (ROOMY - o.s.sizes[o.seat]))
    if card == BIVOUAC:
        return 1.0 if o.options.bivouac_size_per_builder >= BIVOUAC_ROOM else 0.0
    worth = WORTH[card]
    if card == CAMOUFLAGE:
        worth += PREDATOR_WORTH * sum(o.s.face_up.get(area) in PREDATORS for area in o.near)
    if card in MARTIAL and o.options.death_to_the_queen:
        worth *= MARTIAL_FACTOR
    return worth * left


def limit(o: Outlook, card: Card) -> int:
    """HE2-AUC-04, -07: the highest bid that is worth its price and can be paid."""
    s, seat = o.s, o.seat
    worth = trait_worth(o, card)
    old = of_type(s, seat, TYPE_OF[card])
    if old is not None:
        worth -= trait_worth(o, old)
    dna = s.dna[seat]
    return int(min(dna, worth * (1 + dna / PURSE)) / (len(s.traits[seat]) + 1))


def bid(o: Outlook, decision: Decision) -> Choice:
    """One more than the highest bid, as long as the trait is worth it."""
    auction = o.s.auction
    assert auction is not None
    offer = decision.meant(Bid(max(auction.bids) + 1))
    if isinstance(offer, Bid) and offer.amount <= limit(o, auction.card):
        return Choice(offer, message("why-bid", card=auction.card))
    return Choice(PASS_BID, message("why-no-bid", card=auction.card))


def start_auction(o: Outlook, decision: Decision) -> Choice:
    """With the fullest purse at the table."""
    purses = [dna / (len(traits) + 1) for dna, traits in zip(o.s.dna, o.s.traits, strict=True)]
    if purses[o.seat] >= FULL_PURSE and purses[o.seat] == max(purses):
        return Choice(YES, message("why-auction"))
    return Choice(NO, message("why-no-auction"))


def draft_keep(o: Outlook, decision: Decision) -> Choice:
    """What is worth most; a Bivouac that need not be kept is refused."""
    traits = offered(decision, KeepTrait)
    best = max(traits, key=lambda move: trait_worth(o, move.trait))
    if NOTHING in decision.options and trait_worth(o, best.trait) <= 0:
        return Choice(NOTHING, message("why-keep-none"))
    return Choice(best, message("why-keep"))
