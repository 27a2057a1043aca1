"""Perform Tasks: the window before it, foraging, trails, building (HE1-PERF, HE1-FOR, HE1-BUILD)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from formicarium.core.chance import Roll
from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import AnyStep, Step
from formicarium.games.hidden_empires_1.answers import GO
from formicarium.games.hidden_empires_1.ants import ants_at, standing
from formicarium.games.hidden_empires_1.data import (
    APHIDS,
    BIVOUAC,
    DICE_SUCCESS,
    FOOD,
    FORAGE,
    HIGHWAYMAN_BEETLES,
    KIND,
    PLANT_HOUSE,
    PREY,
    SPECIALIST_FORAGERS,
    TRAIL,
    TRAIL_MAKING,
    Area,
    Card,
)
from formicarium.games.hidden_empires_1.events.tasks import (
    FoodForaged,
    NestEnlarged,
    TasksBegun,
    TrailTried,
)
from formicarium.games.hidden_empires_1.ground import areas_of
from formicarium.games.hidden_empires_1.markers import change_value, clear_area
from formicarium.games.hidden_empires_1.moves import MoveNest, PlayCard
from formicarium.games.hidden_empires_1.questions.cards import forager_areas, why_not_card
from formicarium.games.hidden_empires_1.questions.foraging import harvest
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.combat import Attacks
from formicarium.games.hidden_empires_1.steps.extra_tiles import ExtraTile
from formicarium.games.hidden_empires_1.steps.nest_moves import bivouac_moves, move_bivouac, why_not_bivouac
from formicarium.games.hidden_empires_1.steps.play import play_card, plays
from formicarium.games.hidden_empires_1.steps.windows import CardWindow
from formicarium.kit.seats import clockwise
from formicarium.texts.message import Message, Seat, message


@dataclass(frozen=True, slots=True)
class Perform(Step[Empires, Move]):
    """HE1-PERF-01, HE1-WIN-19: last cards before the tasks, and a move of the bivouac."""

    clause = "HE1-PERF-01"
    prompt = message("ask-perform")

    def ask(self, s: Empires) -> Decision:
        moves = bivouac_moves(s, s.active)
        options = (*moves, *plays(s, s.active, "PERFORM"), GO)
        return Decision(s.active, self.prompt, options, default=GO, silent=not moves)

    def run(self, s: Empires, answer: Move) -> None:
        match answer:
            case PlayCard(card):
                s.then(self)
                play_card(s, s.active, card)
            case MoveNest():
                s.then(self)
                move_bivouac(s, s.active, answer)
            case _:
                s.tell(TasksBegun(s.active))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind == "card":
            return why_not_card(s, seat, name, "PERFORM")
        return why_not_bivouac(s, seat, path) if path[:1] == ("button:move_nest",) else None


@dataclass(frozen=True, slots=True)
class ReadyToForage(Step[Empires, None]):
    """HE1-WIN-09: the others may play Highwayman Beetles, if there are foragers to rob."""

    def run(self, s: Empires, answer: None) -> None:
        if standing(s, s.active).forage:
            s.then(ForageWindow(clockwise(s.active, s.seats)[1:]))


@dataclass(frozen=True, slots=True)
class ForageWindow(CardWindow):
    """HE1-WIN-09: all others, clockwise from the active player's left."""

    clause = "HE1-WIN-09"
    name = "PRE_FORAGE"
    prompt: ClassVar[Message] = message("ask-window-forage")

    def fits(self, s: Empires, seat: Seat, card: Card) -> bool:
        return card == HIGHWAYMAN_BEETLES and bool(forager_areas(s))

    def react(self, s: Empires, seat: Seat, move: Move) -> None:
        assert isinstance(move, PlayCard)
        play_card(s, seat, move.card)


@dataclass(frozen=True, slots=True)
class ForageAll(Step[Empires, None]):
    """HE1-PERF-02: area by area, in the order of ids."""

    is_work: ClassVar[bool] = True

    def run(self, s: Empires, answer: None) -> None:
        areas = areas_of(s.ground, standing(s, s.active).forage)
        s.then(*[Forage(area) for area in areas if s.markers.get(area) in FOOD])


@dataclass(frozen=True, slots=True)
class Forage(Step[Empires, tuple[int, ...] | None]):
    """HE1-FOR-05 to -11: food by the effective foragers and the marker; dice may change the marker."""

    is_work: ClassVar[bool] = True

    area: Area

    def ask(self, s: Empires) -> Roll | None:
        foragers, food = harvest(s, s.active, self.area)
        kind = KIND[s.markers[self.area]]
        if kind == PREY and food and not self.spares_prey(s):
            return Roll(food)
        return Roll(foragers) if kind == APHIDS and foragers and not s.cloning else None

    def spares_prey(self, s: Empires) -> bool:
        """HE1-CARD-specialist_foragers-02."""
        special = SPECIALIST_FORAGERS in s.traits[s.active]
        return special and ants_at(s, s.active, self.area, FORAGE)[1] > 0

    def run(self, s: Empires, answer: tuple[int, ...] | None) -> None:
        foragers, food = harvest(s, s.active, self.area)
        marker, dice = s.markers[self.area], answer or ()
        s.dice = dice
        s.food[s.active] += food
        s.tell(FoodForaged(s.active, self.area, marker, foragers, food, dice))
        if KIND[marker] == APHIDS:
            if 1 in dice:
                change_value(s, self.area, 1)
            return
        for die in dice:
            if die == 1 and self.area in s.markers:
                change_value(s, self.area, -1)


@dataclass(frozen=True, slots=True)
class TryTrails(Step[Empires, None]):
    """HE1-PERF-02: the Trails begun this turn, in the order of ids."""

    def run(self, s: Empires, answer: None) -> None:
        s.then(*(TryTrail(area) for area in s.attempts))


@dataclass(frozen=True, slots=True)
class TryTrail(Step[Empires, tuple[int, ...] | None]):
    """HE1-CARD-trail_making-03: any even number completes the Trail; nobody may be left to make it."""

    area: Area

    def ask(self, s: Empires) -> Roll | None:
        ants = sum(ants_at(s, s.active, self.area, TRAIL))
        return Roll(ants) if ants else None

    def run(self, s: Empires, answer: tuple[int, ...] | None) -> None:
        if answer is None:
            clear_area(s, self.area)
            return
        s.dice = answer
        done = any(die in DICE_SUCCESS[TRAIL_MAKING] for die in answer)
        s.attempts = tuple(area for area in s.attempts if area != self.area)
        if done:
            s.then(ExtraTile(s.active, self.area))
        else:
            del s.trails[self.area]
        s.tell(TrailTried(s.active, self.area, answer, done))


@dataclass(frozen=True, slots=True)
class Build(Step[Empires, None]):
    """HE1-BUILD-01: each builder adds one to the nest size, but not to a Plant House or a bivouac."""

    is_work: ClassVar[bool] = True

    def run(self, s: Empires, answer: None) -> None:
        seat, builders = s.active, sum(s.builders[s.active])
        if builders and PLANT_HOUSE not in s.traits[seat] and BIVOUAC not in s.traits[seat]:
            s.sizes[seat] += builders
            s.tell(NestEnlarged(seat, builders, s.sizes[seat]))


@dataclass(frozen=True, slots=True)
class PerformTasks(Step[Empires, None]):
    """HE1-PERF-01 to -03: cards; then forage, try trails, build; then attack."""

    def run(self, s: Empires, answer: None) -> None:
        s.stage = "perform"
        s.then(*COURSE)


COURSE: tuple[AnyStep, ...] = (
    Perform(),
    ReadyToForage(),
    ForageAll(),
    TryTrails(),
    Build(),
    Attacks(),
)
