"""The nest check at the end of redeploying (HE2-CHECK)."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Generic, TypeVar

from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import AnyStep
from formicarium.games.hidden_empires_2.colony import (
    areas_with,
    eliminate,
    granary,
    is_nursed,
    is_roomy,
    lose_brood,
    nest_size,
    nest_used,
    number,
    put,
    repletes,
    stack_of,
    take,
)
from formicarium.games.hidden_empires_2.data import (
    BIVOUAC,
    BROOD,
    BROOD_PER_NURSE,
    BUILDERS,
    CASTE_INDEX,
    CASTES,
    MALE,
    NO_ANTS,
    NURSES,
    PRINCESS,
    RANK,
    REPLETE,
    RESERVES,
    STORAGE,
    STORE_UNIT,
    UNLIMITED,
    Caste,
    Place,
)
from formicarium.games.hidden_empires_2.events import (
    AdultsEliminated,
    AntCalled,
    AntsEliminated,
    FoodDropped,
    NestChecked,
    stage_reached,
)
from formicarium.games.hidden_empires_2.moves import (
    ChooseAdult,
    ChooseAnt,
    ChooseBrood,
    DropFood,
    MoveAnt,
    choose_ant,
    choose_brood,
    move_ant,
)
from formicarium.games.hidden_empires_2.questions.victims import LOST, kinds_in
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.migrations import LEAST_LOSS
from formicarium.games.hidden_empires_2.steps.proposals import Proposing
from formicarium.kit.swift import swift
from formicarium.texts.message import Message, Seat, message

A = TypeVar("A", contravariant=True)
DROP_FOOD = DropFood()


class NestCheck(Proposing[A], Generic[A]):
    """The check, and what is done while it fails: one row."""

    __slots__ = ()

    def goes_on(self, step: AnyStep) -> bool:
        return isinstance(step, NestCheck)


@dataclass(frozen=True, slots=True)
class CheckNest(NestCheck[None]):
    """HE2-CHECK-01: while a check fails the player must act."""

    def run(self, s: Empires, answer: None) -> None:
        seat = s.active
        facts = facts_of(s, seat)
        if not facts.hold():
            s.then(FixNest(), self)
            return
        s.tell(NestChecked(seat, facts.used, facts.size, facts.brood, facts.nurses))
        if s.hands[seat]:
            s.tell(stage_reached(seat, "advance"))


@dataclass(frozen=True, slots=True)
class Facts:
    """What the two checks compare; a size of -1 is unlimited."""

    used: int
    size: int
    brood: int
    nurses: int

    def hold(self) -> bool:
        """HE2-CHECK-02 to -04: the size check and the brood check."""
        return (self.used <= self.size or self.size < 0) and BROOD_PER_NURSE * self.nurses >= self.brood


swift(Facts)


def facts_of(s: Empires, seat: Seat) -> Facts:
    size = nest_size(s, seat)
    if size == UNLIMITED:
        size = -1
    return Facts(nest_used(s, seat), size, sum(s.brood[seat].values()), number(s, seat, NURSES))


@dataclass(frozen=True, slots=True)
class FixNest(NestCheck[Move]):
    """HE2-CHECK-05: one thing at a time that brings a failing check nearer to holding."""

    clause = "HE2-CHECK-05"

    def ask(self, s: Empires) -> Decision:
        seat = s.active
        found = ways_out(s, seat) or last_resorts(s, seat)
        options = sorted(found, key=lambda move: hardship(move, s.nests[seat][0]))
        brood = sum(s.brood[seat].values())
        over = max(0, nest_used(s, seat) - nest_size(s, seat))
        missing = max(0, -(-brood // BROOD_PER_NURSE) - number(s, seat, NURSES))
        prompt = message("ask-fix-nest", over=over, missing=missing, brood=brood)
        return self.question(seat, prompt, tuple(options), found[0])

    def proposal(self, s: Empires, asked: Decision) -> Move:
        """HE2-RULING-99: ants change places before anything is lost."""
        nest = s.nests[s.active][0]
        return min(asked.options, key=lambda move: hardship(move, nest))

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        """HE2-RULING-105: brood or food is given up although ants could change places."""
        if not isinstance(move, ChooseBrood | DropFood):
            return None
        gentle = any(isinstance(way, MoveAnt) for way in ways_out(s, seat))
        return message("warning-ants-could-move") if gentle else None

    def run(self, s: Empires, answer: Move) -> None:
        seat = s.active
        match answer:
            case ChooseBrood(brood):
                lose_brood(s, seat, brood)
            case MoveAnt(start, caste, end):
                take(s.ants[seat], start, stack_of(caste, 1))
                put(s.ants[seat], end, stack_of(caste, 1))
                s.tell(AntCalled(seat, caste, start, end))
            case DropFood():
                drop_food(s, seat)
            case ChooseAdult(adult):
                adults = s.princesses if adult == PRINCESS else s.males
                adults[seat] -= 1
                s.tell(AdultsEliminated(seat, adult, 1))
            case ChooseAnt(caste=caste):
                lose_storage_ant(s, seat, caste)
            case _:
                raise AssertionError(answer)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return why_no_way_out(s, seat, path)


def ways_out(s: Empires, seat: Seat) -> list[Move]:
    """HE2-CHECK-05 (a) to (e); the brood a player parts with first comes first."""
    roomy, nursed = is_roomy(s, seat), is_nursed(s, seat)
    brood, ants = s.brood[seat], s.ants[seat]
    found: list[Move] = [choose_brood(kind, "given_up") for kind in LEAST_LOSS if brood[kind]]
    if not roomy:
        if nurses_can_spare_one(s, seat):
            found += _each(s, seat, NURSES, s.nests[seat][0])
        found += _each(s, seat, RESERVES, s.nests[seat][0])
    if not nursed:
        found += _each(s, seat, RESERVES, NURSES)
        if nest_used(s, seat) < nest_size(s, seat):
            found += [move for place in _outside(s, seat) for move in _each(s, seat, place, NURSES)]
        if BUILDERS in ants and _room_without_builder(s, seat):
            found += _each(s, seat, BUILDERS, NURSES)
    if not roomy and granary(s, seat):
        found.append(DROP_FOOD)
    if not roomy and s.has(seat, BIVOUAC):
        places = (*_outside(s, seat), NURSES, RESERVES)
        found += [move for place in places for move in _each(s, seat, place, BUILDERS)]
    return found


def hardship(move: Move, nest: Place) -> int:
    """HE2-RULING-99: how hard a way out is. Reservists go first, then ants on the nest area, then others.

    Nurses and builders come last: they may be needed where they are.
    """
    if not isinstance(move, MoveAnt):
        return 7 if isinstance(move, DropFood) else 8
    out = move.end == nest
    if move.start == RESERVES:
        return 3 if out else 0
    if move.start == NURSES:
        return 5 if out else 4
    if move.start == BUILDERS:
        return 6
    return 1 if move.start == nest else 2


def nurses_can_spare_one(s: Empires, seat: Seat) -> bool:
    return BROOD_PER_NURSE * (number(s, seat, NURSES) - 1) >= sum(s.brood[seat].values())


def _room_without_builder(s: Empires, seat: Seat) -> bool:
    """HE2-CHECK-05 (c): the size check holds after a builder has become a nurse."""
    size = nest_size(s, seat)
    if s.has(seat, BIVOUAC):
        size -= s.options.bivouac_size_per_builder
    return nest_used(s, seat) < size


def _outside(s: Empires, seat: Seat) -> list[Place]:
    return [*areas_with(s.ants[seat])]


def _each(s: Empires, seat: Seat, start: Place, end: Place) -> list[MoveAnt]:
    """One ant of each caste goes from a place to another."""
    stack = s.ants[seat].get(start, NO_ANTS)
    return [move_ant(start, caste, end) for caste, count in zip(CASTES, stack, strict=True) if count]


def last_resorts(s: Empires, seat: Seat) -> list[Move]:
    """HE2-CHECK-05: a reproductive, males first, as in hunger (section 7.3); without any, a Storage ant."""
    adults = [(MALE, s.males[seat]), (PRINCESS, s.princesses[seat])]
    found: list[Move] = [ChooseAdult(adult) for adult, count in adults if count]
    if found:
        return found
    stored = s.ants[seat].get(STORAGE, NO_ANTS)
    found += kinds_in(STORAGE, stored, False, LOST)
    return found + [choose_ant(STORAGE, REPLETE, False, LOST)] * bool(s.captives[seat])


def drop_food(s: Empires, seat: Seat) -> None:
    """HE2-CHECK-05 (d): just so much that the granary number drops by 1."""
    kept = STORE_UNIT * (repletes(s, seat) + granary(s, seat) - 1)
    s.tell(FoodDropped(seat, s.stored[seat] - kept))
    s.stored[seat] = kept


def lose_storage_ant(s: Empires, seat: Seat, caste: Caste) -> None:
    if caste == REPLETE:
        s.captives[seat] -= 1
        s.tell(AntsEliminated(seat, STORAGE, (REPLETE,)))
    else:
        eliminate(s, seat, STORAGE, stack_of(caste, 1))


def why_no_way_out(s: Empires, seat: Seat, path: Path) -> Refusal | None:
    """Which check forbids it, or why it would not help."""
    kind, name = first_token(path)
    clause = FixNest.clause
    if kind == "brood" and name in BROOD:
        return Refusal(clause, message("refused-no-brood", brood=name))
    if kind == "adult" or name.startswith(f"{STORAGE}:"):
        return Refusal(clause, message("refused-last-resort"))
    if kind == "button" and name == "drop_food":
        return Refusal(clause, message("refused-no-granary"))
    place, _, caste = name.partition(":")
    if kind != "stack" or place not in RANK or caste not in CASTES:
        return None
    if not s.ants[seat].get(Place(place), NO_ANTS)[CASTE_INDEX[Caste(caste)]]:
        return Refusal(clause, message("refused-no-such-ants", place=place, caste=caste))
    facts = asdict(facts_of(s, seat))
    if place == NURSES:
        return Refusal("HE2-CHECK-04", message("refused-nurse-needed", **facts))
    if not is_roomy(s, seat):
        size_check = "HE2-CHECK-03" if s.options.advanced else "HE2-CHECK-02"
        return Refusal(size_check, message("refused-no-room", **facts))
    return Refusal(clause, message("refused-does-not-help", **facts))
