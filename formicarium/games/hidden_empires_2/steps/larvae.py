"""Nest phase: feeding larvae, eggs hatch (HE2-NEST-11 to -14)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.games.hidden_empires_2.colony import funds, lose_brood, pay
from formicarium.games.hidden_empires_2.data import (
    EGG_F,
    EGG_M,
    LARGE,
    LARVA_F,
    LARVA_M,
    MEDIUM,
    MOST,
    PUPA_LARGE,
    PUPA_M,
    PUPA_MEDIUM,
    PUPA_SMALL,
    SMALL,
    Brood,
)
from formicarium.games.hidden_empires_2.events import EggEaten, EggsHatched, LarvaeFed
from formicarium.games.hidden_empires_2.moves import ChooseBrood, DropLarvae, Feed, choose_brood
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.proposals import NestStep
from formicarium.games.hidden_empires_2.steps.traits import of_type
from formicarium.texts.message import Message, Seat, message

PUPA = {SMALL: PUPA_SMALL, MEDIUM: PUPA_MEDIUM, LARGE: PUPA_LARGE}  # of a female larva, by its food


@cache
def feedings(brood: Brood, level: int, most: int) -> tuple[Feed, ...]:
    return tuple(Feed(brood, level, count) for count in range(1, most + 1))


@cache
def droppings(brood: Brood, most: int) -> tuple[DropLarvae, ...]:
    return tuple(DropLarvae(brood, count) for count in range(1, most + 1))


def means(s: Empires, seat: Seat) -> int:
    """HE2-NEST-12: food, stored food, and eggs that may be eaten."""
    return funds(s, seat) + s.brood[seat][EGG_F] + s.brood[seat][EGG_M]


def levels(s: Empires, seat: Seat, brood: Brood) -> tuple[int, ...]:
    """HE2-NEST-11: 1 for a male; 1 or 3 for a female, and 2 only with a Medias trait."""
    if brood == LARVA_M:
        return (SMALL,)
    return (SMALL, MEDIUM, LARGE) if of_type(s, seat, "medias") else (SMALL, LARGE)


@dataclass(frozen=True, slots=True)
class FeedLarvae(NestStep[Move | None]):
    """HE2-NEST-11 to -13: larvae are fed in groups, or dropped once no food is left, until none remains."""

    clause = "HE2-NEST-11"
    prompt = message("ask-feed-larvae")

    seat: Seat

    def ask(self, s: Empires) -> Decision | None:
        brood = s.brood[self.seat]
        if not (brood[LARVA_F] or brood[LARVA_M]):
            return None
        budget = means(s, self.seat)
        options: list[Move] = []
        default: Move | None = None
        for larva in (LARVA_F, LARVA_M):
            for level in levels(s, self.seat, larva):
                fed = feedings(larva, level, min(brood[larva], budget // level, MOST))
                options += fed
                default = fed[-1] if fed and default is None else default
        if not funds(s, self.seat):
            for larva in (LARVA_F, LARVA_M):
                options += droppings(larva, min(brood[larva], MOST))
        return self.plan(s, self.prompt, tuple(options), default)

    def run(self, s: Empires, answer: Move | None) -> None:
        match answer:
            case Feed(larva, level, count):
                pupa = PUPA_M if larva == LARVA_M else PUPA[level]
                s.brood[self.seat][larva] -= count
                s.brood[self.seat][pupa] += count
                missing = pay(s, self.seat, level * count)
                s.tell(LarvaeFed(self.seat, larva, pupa, count))
                s.then(self)
                if missing:
                    s.then(EatEggs(self.seat, missing))
            case DropLarvae(larva, count):
                lose_brood(s, self.seat, larva, count)
                s.then(self)

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        """HE2-RULING-105: what more than 1 food each would cost, beyond what hunger costs anyway."""
        if not isinstance(move, Feed):
            return None
        food, mouths = funds(s, seat), s.brood[seat][LARVA_F] + s.brood[seat][LARVA_M]
        more = (move.level - SMALL) * move.count
        lost = max(0, mouths + more - food) - max(0, mouths - food)
        return message("warning-hunger", count=lost) if lost else None

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind != "brood" or name not in (LARVA_F, LARVA_M):
            return None
        larva = LARVA_F if name == LARVA_F else LARVA_M
        if not s.brood[seat][larva]:
            return Refusal("HE2-NEST-11", message("refused-no-brood", brood=name))
        what = path[1] if len(path) > 1 else ""
        if what == "do:eliminate" and funds(s, seat):
            return Refusal("HE2-NEST-12", message("refused-food-left", food=funds(s, seat)))
        if what.startswith("level:") and what.removeprefix("level:") not in map(str, levels(s, seat, larva)):
            return Refusal("HE2-NEST-11", message("refused-level", brood=name))
        return Refusal("HE2-NEST-12", message("refused-short-of-food", means=means(s, seat)))


@dataclass(frozen=True, slots=True)
class EatEggs(NestStep[ChooseBrood]):
    """HE2-NEST-12: for each unit of food missing an egg is eaten."""

    clause = "HE2-NEST-12"

    seat: Seat
    missing: int

    def kinds(self, s: Empires) -> tuple[ChooseBrood, ...]:
        return tuple(choose_brood(egg, "eaten") for egg in (EGG_M, EGG_F) if s.brood[self.seat][egg])

    def ask(self, s: Empires) -> Decision:
        return self.plan(s, message("ask-eat-egg", left=self.missing), self.kinds(s))

    def run(self, s: Empires, answer: ChooseBrood) -> None:
        many = self.missing if len(self.kinds(s)) == 1 else 1
        s.brood[self.seat][answer.brood] -= many
        s.tell(EggEaten(self.seat, answer.brood, many))
        if self.missing > many:
            s.then(EatEggs(self.seat, self.missing - many))


@dataclass(frozen=True, slots=True)
class HatchEggs(NestStep[None]):
    """HE2-NEST-14: all eggs become larvae of their sex."""

    seat: Seat

    def run(self, s: Empires, answer: None) -> None:
        brood = s.brood[self.seat]
        females, males = brood[EGG_F], brood[EGG_M]
        if females or males:
            brood[LARVA_F] += females
            brood[LARVA_M] += males
            brood[EGG_F] = brood[EGG_M] = 0
            s.tell(EggsHatched(self.seat, females, males))
