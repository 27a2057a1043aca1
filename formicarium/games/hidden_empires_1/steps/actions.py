"""What Action cards do (HE1-CARD)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from formicarium.core.decision import Decision, Path, Refusal, first_token
from formicarium.core.state import AnyStep, Step
from formicarium.games.hidden_empires_1.answers import AREA
from formicarium.games.hidden_empires_1.data import (
    ADDITIONAL_QUEEN,
    APHID_CLONING,
    CARDS,
    EDIBLE_EGGS,
    EGG_M,
    EGGS_PER_NURSE,
    FAT_RESERVES,
    FOOD_PER_NURSE,
    HIGHWAYMAN_BEETLES,
    LARVAL_FOOD,
    MALE_EGGS,
    MIGRATE,
    MUTATE,
    NURSES,
    PREDATOR_MIGRATION,
    SEAL_NEST_ENTRANCES,
    Card,
)
from formicarium.games.hidden_empires_1.events.effects import (
    EggsAdded,
    FoodMade,
    QueenAdded,
)
from formicarium.games.hidden_empires_1.markers import change_value
from formicarium.games.hidden_empires_1.moves import ChooseArea, Exchange
from formicarium.games.hidden_empires_1.questions.cards import forager_areas, mutations
from formicarium.games.hidden_empires_1.questions.colony import larvae, with_brood, worker_like
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.against import ON_TARGET, TargetPlayer
from formicarium.games.hidden_empires_1.steps.nest_moves import MigrateTo
from formicarium.games.hidden_empires_1.steps.predators import SendPredator
from formicarium.games.hidden_empires_1.steps.traits import (
    ReleaseStore,
    discard_trait,
    drop_trait,
    play_trait,
)
from formicarium.kit.interned import Interned
from formicarium.texts.message import Seat, message

EXCHANGE = Interned(Exchange)


def action_steps(s: Empires, seat: Seat, card: Card) -> tuple[AnyStep, ...]:
    """The steps that carry an Action out."""
    asking = ASKING.get(card)
    if asking is not None:
        return (asking(seat),)
    return (TargetPlayer(seat, card),) if card in ON_TARGET else (DoAtOnce(seat, card),)


@dataclass(frozen=True, slots=True)
class DoAtOnce(Step[Empires, None]):
    """An Action that asks nothing further."""

    seat: Seat
    card: Card

    def run(self, s: Empires, answer: None) -> None:
        AT_ONCE[self.card](s, self.seat)


def add_queen(s: Empires, seat: Seat) -> None:
    """HE1-CARD-additional_queen-01."""
    s.queens[seat] += 1
    s.tell(QueenAdded(seat, s.queens[seat]))


def clone_aphids(s: Empires, seat: Seat) -> None:
    """HE1-CARD-aphid_cloning-01."""
    s.cloning = True


def live_on_fat(s: Empires, seat: Seat) -> None:
    """HE1-CARD-fat_reserves-01."""
    s.fat = (*s.fat, seat)


def feed_on_larvae(s: Empires, seat: Seat) -> None:
    """HE1-CARD-larval_food-01."""
    make_food(s, seat, LARVAL_FOOD, larvae(s.brood[seat]))


def eat_eggs(s: Empires, seat: Seat) -> None:
    """HE1-CARD-edible_eggs-01: two food units per nurse."""
    make_food(s, seat, EDIBLE_EGGS, FOOD_PER_NURSE * sum(worker_like(s, seat, NURSES, s.nurses[seat])))


def make_food(s: Empires, seat: Seat, card: Card, food: int) -> None:
    s.food[seat] += food
    s.tell(FoodMade(seat, card, food))


def add_male_eggs(s: Empires, seat: Seat) -> None:
    """HE1-CARD-male_eggs-01: one per nurse, free of charge; they may feed a queen (HE1-NEST-20)."""
    eggs = EGGS_PER_NURSE * sum(worker_like(s, seat, NURSES, s.nurses[seat]))
    s.brood[seat] = with_brood(s.brood[seat], EGG_M, eggs)
    s.card_eggs[seat] += eggs
    s.tell(EggsAdded(seat, eggs))


def seal_nest(s: Empires, seat: Seat) -> None:
    """HE1-CARD-seal_nest_entrances-02: until the end of this player turn."""
    s.closed = (*s.closed, seat)


@dataclass(frozen=True, slots=True)
class TargetArea(Step[Empires, ChooseArea]):
    """HE1-CARD-highwayman_beetles-01, -02: a − where somebody forages."""

    clause = "HE1-CARD-highwayman_beetles-01"
    prompt = message("ask-card-target-area", card=HIGHWAYMAN_BEETLES)

    seat: Seat

    def ask(self, s: Empires) -> Decision:
        return Decision(self.seat, self.prompt, tuple(AREA[(area,)] for area in forager_areas(s)))

    def run(self, s: Empires, answer: ChooseArea) -> None:
        change_value(s, answer.area, -1)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind == "area":
            return Refusal(self.clause, message("refused-no-foragers", area=name))
        return None


@dataclass(frozen=True, slots=True)
class MutatePick(Step[Empires, Exchange]):
    """HE1-CARD-mutate-02: a face-up Trait is discarded, one from the hand takes its place."""

    clause = "HE1-CARD-mutate-01"
    prompt = message("ask-mutate-pick")

    seat: Seat

    def ask(self, s: Empires) -> Decision:
        return Decision(self.seat, self.prompt, tuple(EXCHANGE[pair] for pair in mutations(s, self.seat)))

    def run(self, s: Empires, answer: Exchange) -> None:
        if s.rules == 1:  # the store was judged between the two
            discard_trait(s, self.seat, answer.trait)
        else:
            drop_trait(s, self.seat, answer.trait)
            s.then(ReleaseStore(self.seat))
        play_trait(s, self.seat, answer.card)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        names = [token.partition(":")[2] for token in path]
        if any(name in CARDS and CARDS[Card(name)].type == 1 for name in names):
            return Refusal("HE1-CARD-mutate-03", message("refused-mutate-queen"))
        return Refusal("HE1-CARD-mutate-02", message("refused-mutate"))


ASKING: dict[Card, Callable[[Seat], AnyStep]] = {
    HIGHWAYMAN_BEETLES: TargetArea,
    MIGRATE: MigrateTo,
    MUTATE: MutatePick,
    PREDATOR_MIGRATION: SendPredator,
}
AT_ONCE: dict[Card, Callable[[Empires, Seat], None]] = {
    ADDITIONAL_QUEEN: add_queen,
    APHID_CLONING: clone_aphids,
    FAT_RESERVES: live_on_fat,
    LARVAL_FOOD: feed_on_larvae,
    EDIBLE_EGGS: eat_eggs,
    MALE_EGGS: add_male_eggs,
    SEAL_NEST_ENTRANCES: seal_nest,
}
