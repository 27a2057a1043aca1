"""The Nest marker moves: Migrate, and the move of a Bivouac."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_1.answers import AREA, MOVE_NEST
from formicarium.games.hidden_empires_1.data import (
    BIVOUAC,
    BROOD,
    BROOD_PER_NURSE,
    MIGRATED_SIZE,
    Area,
    Brood,
)
from formicarium.games.hidden_empires_1.events.effects import BivouacMoved, BroodLeftBehind, ColonyMigrated
from formicarium.games.hidden_empires_1.markers import clear_area
from formicarium.games.hidden_empires_1.moves import ChooseArea, LoseBrood, MoveNest
from formicarium.games.hidden_empires_1.questions.cards import all_nest_areas, new_nest_areas
from formicarium.games.hidden_empires_1.questions.colony import with_brood
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.extra_tiles import ExtraTile
from formicarium.games.hidden_empires_1.steps.proposals import OneByOne
from formicarium.kit.interned import Interned
from formicarium.texts.message import Seat, message

LEAVE = Interned(LoseBrood)


@dataclass(frozen=True, slots=True)
class MigrateTo(Step[Empires, ChooseArea]):
    """HE1-CARD-migrate-02 to -06: one area on; the nest is small again, and few nurses save little brood."""

    clause = "HE1-CARD-migrate-02"
    prompt = message("ask-migrate-to")

    seat: Seat

    def ask(self, s: Empires) -> Decision:
        options = tuple(AREA[(area,)] for area in new_nest_areas(s, self.seat))
        return Decision(self.seat, self.prompt, options)

    def run(self, s: Empires, answer: ChooseArea) -> None:
        seat = self.seat
        s.tell(ColonyMigrated(seat, s.nests[seat], answer.area))
        settle_nest(s, seat, answer.area)
        s.sizes[seat] = MIGRATED_SIZE
        s.no_eggs[seat] = "queens"
        s.then(LeaveBrood(seat), ExtraTile(seat, answer.area))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return why_not_new_nest(s, seat, path, self.clause)


def why_not_new_nest(s: Empires, seat: Seat, path: Path, clause: str) -> Refusal | None:
    """Why the Nest cannot move to an area."""
    kind, name = first_token(path)
    if kind != "area" or name not in s.ground.colors:
        return None
    if name in all_nest_areas(s):
        return Refusal(clause, message("refused-nest-there", area=name))
    if name not in s.ground.bit:
        return Refusal("HE1-DEF-02", message("refused-water", area=name))
    return Refusal(clause, message("refused-not-adjacent", area=name, nest=s.nests[seat]))


def settle_nest(s: Empires, seat: Seat, area: Area) -> None:
    """The Nest marker comes to an area; a discovery or Trail marker there is removed."""
    clear_area(s, area)
    s.nests[seat] = area


@dataclass(frozen=True, slots=True)
class LeaveBrood(OneByOne[LoseBrood | None]):
    """HE1-CARD-migrate-03: ten brood members per nurse come along."""

    clause = "HE1-CARD-migrate-03"
    prompt = message("ask-lose-brood")

    seat: Seat

    def excess(self, s: Empires) -> int:
        return sum(s.brood[self.seat]) - BROOD_PER_NURSE * sum(s.nurses[self.seat])

    def ask(self, s: Empires) -> Decision | None:
        excess = self.excess(s)
        if excess <= 0:
            return None
        most = {
            kind: min(there, excess) for kind, there in zip(BROOD, s.brood[self.seat], strict=True) if there
        }
        least = 1 if len(most) > 1 else excess  # of a single kind there is nothing to choose
        options = tuple(LEAVE[kind, n] for kind, there in most.items() for n in range(least, there + 1))
        first = options[0].kind
        default = LEAVE[first, most[Brood(first)]]
        return self.question(self.seat, self.prompt, options, default, more=default.count < excess)

    def run(self, s: Empires, answer: LoseBrood | None) -> None:
        if answer is not None:
            kind = BROOD.index(Brood(answer.kind))
            s.brood[self.seat] = with_brood(s.brood[self.seat], kind, -answer.count)
            s.tell(BroodLeftBehind(self.seat, answer.kind, answer.count))
            s.then(self)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return Refusal(self.clause, message("refused-brood-excess", excess=self.excess(s)))


def bivouac_moves(s: Empires, seat: Seat) -> list[Move]:
    """HE1-CARD-bivouac-03: once per turn."""
    if BIVOUAC not in s.traits[seat] or s.nest_moved:
        return []
    return [MOVE_NEST[(area,)] for area in new_nest_areas(s, seat)]


def move_bivouac(s: Empires, seat: Seat, move: MoveNest) -> None:
    """HE1-CARD-bivouac-03, -04: no brood is lost, but no eggs are laid in the next Nest Phase."""
    s.tell(BivouacMoved(seat, s.nests[seat], move.area))
    settle_nest(s, seat, move.area)
    s.nest_moved = True
    s.no_eggs[seat] = "all"
    s.then(ExtraTile(seat, move.area))


def why_not_bivouac(s: Empires, seat: Seat, path: Path) -> Refusal:
    """Why the bivouac cannot move there: `button:move_nest area:…`."""
    clause = "HE1-CARD-bivouac-03"
    if BIVOUAC not in s.traits[seat]:
        return Refusal(clause, message("refused-no-bivouac"))
    if s.nest_moved:
        return Refusal(clause, message("refused-bivouac-moved"))
    return why_not_new_nest(s, seat, path[1:], clause) or Refusal(
        clause, message("refused-not-adjacent-nest")
    )
