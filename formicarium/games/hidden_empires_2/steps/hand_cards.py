"""Hand cards in the own turn (HE2-HAND): when each may be played, on what, and how it is carried out."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Literal

from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import AnyStep
from formicarium.games.hidden_empires_2.colony import number
from formicarium.games.hidden_empires_2.data import (
    ADDITIONAL_QUEEN,
    BEETLES_WANT,
    BIVOUAC,
    CARDS,
    GUEST_QUEEN,
    GUEST_QUEEN_WANTS,
    HAND_CARDS,
    HIGHWAYMAN_BEETLES,
    HYBRIDIZATION,
    MIGRATION,
    MUTATION,
    NURSES,
    ONE_QUEEN,
    PLANT_HOUSE,
    POPULATION_BOTTLENECK,
    PREDATOR_MIGRATION,
    PREDATORS,
    QUEENS_TOO_MANY,
    ROVE_BEETLES,
    SUPERCOLONY,
    TROPHIC_EGGS,
    WORKERS_FOR_ONE_QUEEN,
    Area,
    Card,
)
from formicarium.games.hidden_empires_2.deck import has_trait_left, out_of_hand, show
from formicarium.games.hidden_empires_2.events import CardPlayed
from formicarium.games.hidden_empires_2.moves import (
    END_TURN,
    PlayAt,
    PlayCard,
    PlayFromTo,
    PlayOn,
    done_with,
    play_at,
    play_card,
    play_from_to,
    play_on,
)
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.auction import SeekTrait, StartAuction
from formicarium.games.hidden_empires_2.steps.card_effects import (
    AdoptQueen,
    FeedTrophicEggs,
    LoseQueens,
    MarkColony,
    PutCardAway,
    RobFood,
    RollDna,
    RoveLosses,
)
from formicarium.games.hidden_empires_2.steps.migrations import Migrate, MovePredator
from formicarium.games.hidden_empires_2.steps.windows import larvae
from formicarium.games.hidden_empires_2.tokens import free_around, is_food
from formicarium.texts.message import Message, Seat, message

Moment = Literal[
    "redeploy", "advance", "scout", "attack", "build_trail", "assign_patrol", "forage", "end_turn"
]
MOVING = ("redeploy", "advance")
ALWAYS_ASKED = ("redeploy", "advance", "end_turn")  # HE2-HAND-08: also where only a card can be played
WORKER_INDEX = 0
IN_TURN = ("own_turn", "own_turn_after_move", "own_redeploy")


PROMPTS: dict[Moment, Message] = {
    "redeploy": message("ask-redeploy"),
    "advance": message("ask-advance"),
    "scout": message("ask-scout"),
    "attack": message("ask-attack"),
    "build_trail": message("ask-build-trail"),
    "assign_patrol": message("ask-assign-patrol"),
    "forage": message("ask-forage"),
    "end_turn": message("ask-end-turn"),
}
ENDS: dict[Moment, Move] = {  # what goes on from there
    moment: END_TURN if moment == "end_turn" else done_with(moment) for moment in PROMPTS
}


def open_moment(s: Empires, moment: Moment, offered: list[Move], *, wary: bool = False) -> Decision:
    """HE2-HAND-01, -08: what the step offers, the cards that may be played now, and going on.

    Where only cards could be played the question is silent: being asked would tell of the hand. Going on
    comes first there, and where whatever is offered costs something (`wary`).
    """
    seat = s.active
    cards = plays(s, seat, moment) if s.hands[seat] and (offered or moment in ALWAYS_ASKED) else []
    if not offered and not cards:
        return going_on(seat, moment)
    end = ENDS[moment]
    options = (*offered, *cards, end) if offered and not wary else (end, *offered, *cards)
    return Decision(seat, PROMPTS[moment], options, default=end, silent=not offered)


@cache
def going_on(seat: Seat, moment: Moment) -> Decision:
    """There is nothing else to do."""
    end = ENDS[moment]
    return Decision(seat, PROMPTS[moment], (end,), default=end, silent=True)


def plays(s: Empires, seat: Seat, moment: Moment) -> list[Move]:
    """Section 7.2.1: every card with every target it may have at this open moment."""
    found: list[Move] = []
    for card in s.hands[seat]:
        if card in ON_PLAYER:
            if card != TROPHIC_EGGS or moment not in MOVING:  # HE2-RULING-81
                found += [
                    play_on(card, target) for target in range(s.seats) if is_target(s, seat, card, target)
                ]
        elif card == HIGHWAYMAN_BEETLES:
            found += [play_at(card, area) for area in sorted(s.face_up) if can_be_robbed(s, area)]
        elif card == PREDATOR_MIGRATION:
            found += [
                play_from_to(card, start, end) for start in _predators(s) for end in free_around(s, start)
            ]
        elif card == MIGRATION and moment == "redeploy" and may_migrate(s, seat):
            found += [play_from_to(card, nest, end) for nest in s.nests[seat] for end in free_around(s, nest)]
        elif card == MUTATION and has_trait_left(s):
            found.append(play_card(card))
    return found


def is_target(s: Empires, seat: Seat, card: Card, target: Seat) -> bool:
    """HE2-HAND-03, -04: the column "target" of section 4.2, and the conditions of 7.2.1."""
    match card:
        case "trophic_eggs":
            return number(s, target, NURSES) > 0
        case "population_bottleneck":
            return s.dna[target] > 0
        case "rove_beetles":
            return target != seat and larvae(s, target) >= BEETLES_WANT
        case "guest_queen":
            reproductives = s.princesses[target] + s.males[target]
            return target != seat and reproductives >= GUEST_QUEEN_WANTS and not s.marked[target]
        case "one_queen":
            return target != seat and has_a_queen_too_many(s, target)
    return True  # Additional Queen, Hybridization


def has_a_queen_too_many(s: Empires, target: Seat) -> bool:
    """HE2-CARD-one_queen-01, HE2-RULING-67: workers count wherever they are."""
    if s.queens[target] < QUEENS_TOO_MANY or s.has(target, SUPERCOLONY):
        return False
    stacks = (*s.ants[target].values(), *s.patrols[target].values())
    return sum(stack[WORKER_INDEX] for stack in stacks) >= WORKERS_FOR_ONE_QUEEN


def can_be_robbed(s: Empires, area: Area) -> bool:
    """HE2-CARD-highwayman_beetles-01: a food token, and an ordinary ant of any player."""
    return is_food(s, area) and any(area in ants for ants in s.ants)


def may_migrate(s: Empires, seat: Seat) -> bool:
    """HE2-CARD-bivouac-04, HE2-CARD-plant_house-02."""
    return not (s.has(seat, BIVOUAC) or s.has(seat, PLANT_HOUSE))


def _predators(s: Empires) -> list[Area]:
    return sorted(area for area, token in s.face_up.items() if token in PREDATORS)


def play(s: Empires, move: Move) -> None:
    """HE2-HAND-02: a card played at an open moment is carried out completely."""
    match move:
        case PlayOn(card, target):
            event = CardPlayed(s.active, card, target=target)
            steps = ON_PLAYER[card](target)
        case PlayAt(card, area):
            event = CardPlayed(s.active, card, area=area)
            steps = (RobFood(area),)
        case PlayFromTo(card, start, end):
            event = CardPlayed(s.active, card, start=start, area=end)
            steps = (Migrate(start, end) if card == MIGRATION else MovePredator(start, end),)
        case PlayCard(card):
            event = CardPlayed(s.active, card)
            steps = (SeekTrait(s.active, mutation=True),)
        case _:
            raise AssertionError(move)
    out_of_hand(s, s.active, card)
    show(s, card)
    s.because(event, *steps, PutCardAway(card))


ON_PLAYER: dict[Card, Callable[[Seat], tuple[AnyStep, ...]]] = {
    ADDITIONAL_QUEEN: lambda target: (AdoptQueen(target),),
    TROPHIC_EGGS: lambda target: (FeedTrophicEggs(target),),
    HYBRIDIZATION: lambda target: (RollDna(target, 1), StartAuction()),
    POPULATION_BOTTLENECK: lambda target: (RollDna(target, -1), StartAuction()),
    ROVE_BEETLES: lambda target: (RoveLosses(target),),
    GUEST_QUEEN: lambda target: (MarkColony(target),),
    ONE_QUEEN: lambda target: (LoseQueens(target),),
}


def why_no_card(s: Empires, seat: Seat, path: Path, moment: Moment) -> Refusal | None:
    """Why this card cannot be played now, or not on this."""
    kind, name = first_token(path)
    if kind != "card" or name not in HAND_CARDS:
        return None
    card = Card(name)
    if card not in s.hands[seat]:
        return Refusal("HE2-HAND-01", message("refused-not-in-hand", card=card))
    if card == TROPHIC_EGGS and moment in MOVING:
        return Refusal("HE2-CARD-trophic_eggs-01", message("refused-not-now", card=card))
    if card == MIGRATION and moment == "redeploy" and not may_migrate(s, seat):
        return Refusal("HE2-CARD-migration-01", message("refused-cannot-migrate"))
    if CARDS[card].timing not in IN_TURN or (card == MIGRATION and moment != "redeploy"):
        return Refusal("HE2-HAND-05", message("refused-not-now", card=card))
    return Refusal(f"HE2-CARD-{card}-01", message("refused-no-target", card=card))
