"""Windows for hand cards (HE2-HAND-06, HE2-NEST-03): opened by public facts, answered in silence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from formicarium.core.decision import PASS, Decision, Move, Pass, Path, Refusal, first_token
from formicarium.core.state import AnyStep, Step
from formicarium.core.together import Branch, Sealed
from formicarium.games.hidden_empires_2.colony import is_there, number
from formicarium.games.hidden_empires_2.data import (
    APHID_SHELTER,
    EGG_M,
    EGGS_PER_NURSE,
    FOOD_PER_LARVA,
    HAND_CARDS,
    LARVA_F,
    LARVA_M,
    LARVAL_FOOD,
    MALE_EGGS,
    NURSES,
    OF_COLOUR,
    THIEF_ANTS,
    THIEVES_WANT,
    Area,
    Card,
    Colour,
)
from formicarium.games.hidden_empires_2.deck import discard, out_of_hand
from formicarium.games.hidden_empires_2.events import (
    AphidsSheltered,
    CardPlayed,
    FoodStolen,
    LarvalFoodEaten,
    MaleEggsAdded,
    NestWindowClosed,
    NestWindowOpened,
    WindowClosed,
    WindowOpened,
)
from formicarium.games.hidden_empires_2.moves import PlayCard, PlayOn, play_card, play_on
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.tokens import kind_at, lift
from formicarium.texts.message import Seat, message

NestWindow = Literal["wa", "wb", "wc"]


def in_secret(
    s: Empires, stage: str, parts: Iterable[tuple[Seat, tuple[AnyStep, ...]]], *, silent: bool
) -> None:
    """All at the same time; even the answers of a single player stay sealed until he is done."""
    s.sealed_stage = stage
    s.then(Sealed(tuple([Branch(seat, steps).on(s) for seat, steps in parts]), silent=silent))


# Aphid Shelter


def herds(s: Empires, colour: Colour) -> list[Area]:
    """HE2-CARD-aphid_shelter-01: the Aphids that would be removed."""
    return [area for area in OF_COLOUR[colour] if kind_at(s, area) == "aphids"]


def shelterable(s: Empires, seat: Seat, removed: list[Area]) -> list[Area]:
    """HE2-CARD-aphid_shelter-01, -02: those of these Aphids that this player could keep."""
    return [area for area in removed if is_there(s, seat, area)]


@dataclass(frozen=True, slots=True)
class OpenShelterWindow(Step[Empires, None]):
    """HE2-HAND-06: for every player with a hand card and ants beside Aphids that would be removed."""

    colour: Colour

    def run(self, s: Empires, answer: None) -> None:
        removed = herds(s, self.colour)
        if not removed:
            return
        order = (s.active, *s.others(s.active))
        seats = tuple(seat for seat in order if s.hands[seat] and shelterable(s, seat, removed))
        if seats:
            s.tell(WindowOpened("shelter_aphids", seats))
            s.then(ShelterTokens(self.colour))
            in_secret(s, "draw", ((seat, (ShelterAphids(seat),)) for seat in seats), silent=True)


@dataclass(frozen=True, slots=True)
class ShelterAphids(Step[Empires, PlayCard | Pass]):
    """HE2-CARD-aphid_shelter-01: the card may be played before anything is removed."""

    clause = "HE2-HAND-06"
    prompt = message("ask-shelter-aphids")

    seat: Seat

    def ask(self, s: Empires) -> Decision:
        cards = (PlayCard(APHID_SHELTER),) if APHID_SHELTER in s.hands[self.seat] else ()
        return Decision(self.seat, self.prompt, (*cards, PASS), default=PASS, silent=True)

    def run(self, s: Empires, answer: PlayCard | Pass) -> None:
        if isinstance(answer, PlayCard):
            s.named[self.seat] = (answer,)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return why_not_in_window(s, seat, path)


@dataclass(frozen=True, slots=True)
class ShelterTokens(Step[Empires, None]):
    """HE2-CARD-aphid_shelter-02: all such tokens are kept on the nest sheet, without their modifiers."""

    colour: Colour

    def run(self, s: Empires, answer: None) -> None:
        s.sealed_stage = ""
        played = named_by(s)
        s.tell(WindowClosed("shelter_aphids", played))
        for seat in played:
            s.named[seat] = ()
            out_of_hand(s, seat, APHID_SHELTER)
            s.tell(CardPlayed(seat, APHID_SHELTER))
            areas = shelterable(s, seat, herds(s, self.colour))
            tokens = tuple([lift(s, area) for area in areas])
            s.sheltered[seat] += tokens
            s.tell(AphidsSheltered(seat, tokens, tuple(areas)))
            discard(s, APHID_SHELTER)


def named_by(s: Empires) -> tuple[Seat, ...]:
    """Who has played a card in the window."""
    return tuple(seat for seat in range(s.seats) if s.named[seat])


# The windows of the nest phase


@dataclass(frozen=True, slots=True)
class OpenNestWindow(Step[Empires, None]):
    """HE2-NEST-03: for every player who has a hand card, all at the same time and secretly."""

    window: NestWindow

    def run(self, s: Empires, answer: None) -> None:
        seats = tuple(seat for seat in s.order if s.hands[seat])
        if seats:
            s.tell(NestWindowOpened(self.window, seats))
            s.then(ShowPlays(self.window))
            cards = [nest_card(seat, self.window) for seat in seats]
            if any(nest_plays(s, seat, self.window) for seat in seats):
                in_secret(s, self.window, ((card.seat, (card,)) for card in cards), silent=True)
            else:  # nobody has a choice: nothing to seal
                s.sealed_stage = self.window
                s.then(*cards)


@dataclass(frozen=True, slots=True)
class NestCard(Step[Empires, Move]):
    """HE2-NEST-03: cards are named with their targets, one after the other, until a pass."""

    clause = "HE2-NEST-03"

    seat: Seat
    window: NestWindow

    def ask(self, s: Empires) -> Decision:
        plays = nest_plays(s, self.seat, self.window)
        return (
            nest_question(self.seat, self.window, tuple(plays)) if plays else passing(self.seat, self.window)
        )

    def run(self, s: Empires, answer: Move) -> None:
        if not isinstance(answer, Pass):
            s.named[self.seat] += (answer,)
            s.then(self)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return why_not_in_window(s, seat, path)


nest_card = cache(NestCard)


def nest_question(seat: Seat, window: NestWindow, plays: tuple[Move, ...]) -> Decision:
    prompt = message("ask-nest-card", window=window)
    return Decision(seat, prompt, (*plays, PASS), default=PASS, silent=True)


@cache
def passing(seat: Seat, window: NestWindow) -> Decision:
    """Nothing can be played."""
    return nest_question(seat, window, ())


def nest_plays(s: Empires, seat: Seat, window: NestWindow) -> list[Move]:
    """HE2-HAND-03, -05: what may be played in this window, and can have an effect."""
    hand: Sequence[Card] = s.hands[seat]
    if s.named[seat]:
        named = [move.card for move in s.named[seat] if isinstance(move, PlayCard | PlayOn)]
        hand = [card for card in hand if card not in named]
    plays: list[Move] = []
    if THIEF_ANTS in hand:
        plays += [play_on(THIEF_ANTS, other) for other in s.others(seat) if s.food[other] >= THIEVES_WANT]
    if LARVAL_FOOD in hand and LARVAL_FOOD in CARDS_OF[window] and larvae(s, seat):
        plays.append(play_card(LARVAL_FOOD))
    if MALE_EGGS in hand and MALE_EGGS in CARDS_OF[window] and number(s, seat, NURSES):
        plays.append(play_card(MALE_EGGS))
    return plays


def larvae(s: Empires, seat: Seat) -> int:
    return s.brood[seat][LARVA_F] + s.brood[seat][LARVA_M]


@dataclass(frozen=True, slots=True)
class ShowPlays(Step[Empires, None]):
    """HE2-NEST-03: shown together, carried out in the order of the player turns of this game turn."""

    window: NestWindow

    def run(self, s: Empires, answer: None) -> None:
        s.sealed_stage = ""
        s.tell(NestWindowClosed(self.window, named_by(s)))
        plays = [(seat, move) for seat in s.order for move in s.named[seat]]
        s.named = [()] * s.seats
        for seat, move in plays:
            assert isinstance(move, PlayCard | PlayOn)
            out_of_hand(s, seat, move.card)
            if isinstance(move, PlayOn):
                s.tell(CardPlayed(seat, move.card, move.seat))
                steal(s, seat, move.seat)
            else:
                s.tell(CardPlayed(seat, move.card))
                OWN_EFFECTS[move.card](s, seat)
            discard(s, move.card)


def steal(s: Empires, seat: Seat, victim: Seat) -> None:
    """HE2-CARD-thief_ants-01: half of the Food Available, rounded down."""
    amount = s.food[victim] // 2
    s.food[victim] -= amount
    s.tell(FoodStolen(seat, victim, amount))


def eat_larval_food(s: Empires, seat: Seat) -> None:
    """HE2-CARD-larval_food-01: 2 food for each larva."""
    amount = FOOD_PER_LARVA * larvae(s, seat)
    s.food[seat] += amount
    s.tell(LarvalFoodEaten(seat, amount))


def lay_male_eggs(s: Empires, seat: Seat) -> None:
    """HE2-CARD-male_eggs-01: 1 male egg for each ant in Nurses."""
    count = EGGS_PER_NURSE * number(s, seat, NURSES)
    s.brood[seat][EGG_M] += count
    s.tell(MaleEggsAdded(seat, EGG_M, count))


CARDS_OF = {"wa": (THIEF_ANTS, LARVAL_FOOD), "wb": (THIEF_ANTS,), "wc": (THIEF_ANTS, MALE_EGGS)}
OWN_EFFECTS = {LARVAL_FOOD: eat_larval_food, MALE_EGGS: lay_male_eggs}


def why_not_in_window(s: Empires, seat: Seat, path: Path) -> Refusal | None:
    """Not in the hand, or not now."""
    kind, name = first_token(path)
    if kind != "card" or name not in HAND_CARDS:
        return None
    if name not in s.hands[seat]:
        return Refusal("HE2-HAND-01", message("refused-not-in-hand", card=name))
    step = s.steps[-1]
    if isinstance(step, NestCard) and name in CARDS_OF[step.window]:
        return Refusal(f"HE2-CARD-{name}-01", message("refused-no-target", card=name))
    return Refusal("HE2-HAND-05", message("refused-not-now", card=name))
