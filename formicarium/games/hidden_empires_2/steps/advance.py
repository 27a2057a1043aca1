"""Advancing one area, the second stage of the move step (HE2-STEP)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_2.colony import areas_of, minus, nest_used, number
from formicarium.games.hidden_empires_2.data import (
    BIVOUAC,
    BROOD,
    BROOD_PER_NURSE,
    BUILDERS,
    CAMOUFLAGE,
    CASTE_INDEX,
    CASTES,
    MOST,
    NEIGHBOURS,
    NO_ANTS,
    NURSES,
    PREDATORS,
    RANK,
    Area,
    Caste,
    Place,
)
from formicarium.games.hidden_empires_2.deck import why_not_now
from formicarium.games.hidden_empires_2.events import AntsAdvanced, BivouacBroken, stage_reached
from formicarium.games.hidden_empires_2.moves import Done, MoveTo, PickAnts, groups, move_to
from formicarium.games.hidden_empires_2.questions.foraging import is_guarded
from formicarium.games.hidden_empires_2.questions.posts import posts_of
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.hand_cards import open_moment, play, why_no_card
from formicarium.games.hidden_empires_2.steps.redeploy import STUCK, bivouac_breaks, carry, why_no_pick
from formicarium.games.hidden_empires_2.tokens import is_barred
from formicarium.texts.message import Message, Seat, message


@dataclass(frozen=True, slots=True)
class Advance(Step[Empires, Move]):
    """HE2-STEP-01, -03: groups of ants go one area on, each ant at most once, if the checks still hold."""

    clause = "HE2-STEP-01"

    def ask(self, s: Empires) -> Decision:
        return open_moment(s, "advance", self.groups(s))

    def groups(self, s: Empires) -> list[Move]:
        seat = s.active
        offered: list[Move] = []
        ants, moved = s.ants[seat], s.moved
        for place in sorted(ants, key=RANK.__getitem__):
            if place in STUCK:
                continue
            idle = minus(ants[place], moved[place]) if place in moved else ants[place]
            if idle == NO_ANTS:
                continue
            most = min(may_leave(s, seat, place), may_go_on(s, seat, place))
            if most < MOST:
                idle = min(idle[0], most), min(idle[1], most), min(idle[2], most)
            offered += groups(place, idle)
        return offered

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        """HE2-RULING-105: a Bivouac without builders, a turn in which nobody leaves the nest."""
        if not isinstance(move, Done) or not self.groups(s):
            return None
        outside = set(areas_of(s, seat)).difference(s.nests[seat])
        return bivouac_breaks(s, seat) or (None if outside else message("warning-nobody-out"))

    def run(self, s: Empires, answer: Move) -> None:
        match answer:
            case PickAnts(place, caste, count):
                s.then(AdvanceTo(place, caste, count), self)
            case Done():
                if s.hands[s.active] and not self.groups(s):  # whether he was asked is nobody's business
                    s.tell(stage_reached(s.active, "scout"))
                s.moved = {}
                s.posts[s.active] = posts_of(s, s.active)
            case _:
                s.then(self)
                play(s, answer)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        if refusal := why_no_card(s, seat, path, "advance"):
            return refusal
        return why_no_advance(s, seat, path)


@cache
def doorstep(nests: tuple[Area, ...]) -> tuple[Area, ...]:
    """HE2-STEP-01: where an ant in a chamber may go: the nest areas and those next to them."""
    return tuple(sorted({*nests, *(near for nest in nests for near in NEIGHBOURS[nest])}))


def ways_from(s: Empires, seat: Seat, place: Place) -> tuple[Area, ...]:
    """HE2-STEP-01: the areas one step away."""
    return NEIGHBOURS[Area(place)] if place in NEIGHBOURS else doorstep(s.nests[seat])


def may_go_on(s: Empires, seat: Seat, place: Place) -> int:
    """HE2-STEP-02, -05: how many ants at once find a way from here: any number, one scout, or none."""
    most = 0
    barred = CAMOUFLAGE not in s.traits[seat]
    advanced = s.options.mode == "advanced"
    for area in ways_from(s, seat, place):
        if barred and s.face_up.get(area) in PREDATORS:
            continue
        if not advanced or not (area in s.face_down or is_guarded(s, seat, area)):
            return MOST
        if area not in s.scouts:
            most = 1
    return most


def exits(s: Empires, seat: Seat, place: Place) -> tuple[list[Area], list[Area]]:
    """HE2-STEP-02, -04, -05: where any number of ants may go from here, and where one more scout may."""
    many: list[Area] = []
    alone: list[Area] = []
    barred = CAMOUFLAGE not in s.traits[seat]
    advanced = s.options.mode == "advanced"
    for area in ways_from(s, seat, place):
        if barred and s.face_up.get(area) in PREDATORS:
            continue
        if advanced and (area in s.face_down or is_guarded(s, seat, area)):
            if area not in s.scouts:
                alone.append(area)
        else:
            many.append(area)
    return many, alone


def may_leave(s: Empires, seat: Seat, place: Place) -> int:
    """HE2-STEP-03: how many ants may leave a place without making a check fail."""
    if place == NURSES:
        needed = -(-sum(s.brood[seat].values()) // BROOD_PER_NURSE)
        return max(0, number(s, seat, NURSES) - needed)
    if place == BUILDERS and s.has(seat, BIVOUAC):
        needed = -(-nest_used(s, seat) // s.options.bivouac_size_per_builder)
        return max(0, number(s, seat, BUILDERS) - needed)
    return MOST


def why_no_advance(s: Empires, seat: Seat, path: Path) -> Refusal | None:
    """Why these ants cannot be picked up, or not so many."""
    kind, name = first_token(path)
    place, _, caste = name.partition(":")
    if kind != "stack" or place not in RANK or place in STUCK or caste not in CASTES:
        return why_no_pick(s, seat, path, Advance.clause)
    start, index = Place(place), CASTE_INDEX[Caste(caste)]
    idle = minus(s.ants[seat].get(start, NO_ANTS), s.moved.get(start, NO_ANTS))[index]
    wanted = path[1].removeprefix("count:") if len(path) > 1 else "1"
    if not wanted.isdecimal() or not 0 < int(wanted) <= idle:
        return why_no_pick(s, seat, path, Advance.clause)
    spare = may_leave(s, seat, start)
    if spare < int(wanted):
        return Refusal("HE2-STEP-03", message("refused-check-would-fail", place=place, left=spare))
    if exits(s, seat, start) == ([], []):
        around = ways_from(s, seat, start)
        clause = "HE2-STEP-02" if all(is_barred(s, seat, area) for area in around) else "HE2-STEP-05"
        return Refusal(clause, message("refused-no-way-on", place=place))
    return Refusal("HE2-STEP-05", message("refused-one-scout-only", place=place))


@dataclass(frozen=True, slots=True)
class AdvanceTo(Step[Empires, MoveTo]):
    """HE2-STEP-01, -02, -05: an adjacent area; beside face-down tokens or patrollers only a scout."""

    clause = "HE2-STEP-01"

    start: Place
    caste: Caste
    count: int

    def ask(self, s: Empires) -> Decision:
        many, alone = exits(s, s.active, self.start)
        areas = sorted(many + alone) if self.count == 1 else many
        prompt = message("ask-advance-to", place=self.start, caste=self.caste, count=self.count)
        return Decision(s.active, prompt, tuple([move_to(area) for area in areas]))

    def run(self, s: Empires, answer: MoveTo) -> None:
        seat, end = s.active, Area(answer.place)
        if s.options.mode == "advanced":
            guarded = is_guarded(s, seat, end)
            if guarded:
                s.challenged += (end,)
            if guarded or end in s.face_down:
                s.scouts[end] = self.caste
        carry(s, seat, self.start, self.caste, self.count, end)
        s.tell(AntsAdvanced(seat, self.caste, self.count, self.start, end))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind != "place" or name not in RANK:
            return why_not_now(s, seat, path)
        if name not in NEIGHBOURS:
            return Refusal("HE2-STEP-01", message("refused-into-chamber", place=name))
        area = Area(Place(name))
        if area not in ways_from(s, seat, self.start):
            return Refusal("HE2-STEP-01", message("refused-not-adjacent", place=self.start, area=name))
        if is_barred(s, seat, area):
            return Refusal("HE2-STEP-02", message("refused-predator", area=name))
        return Refusal("HE2-STEP-05", message("refused-one-scout", area=name))


@dataclass(frozen=True, slots=True)
class CheckBivouac(Step[Empires, None]):
    """HE2-STEP-06, HE2-CARD-bivouac-02: without a builder all queens and all brood are lost."""

    def run(self, s: Empires, answer: None) -> None:
        seat = s.active
        if s.has(seat, BIVOUAC) and BUILDERS not in s.ants[seat]:
            brood = sum(s.brood[seat].values())
            if s.queens[seat] or brood:
                s.tell(BivouacBroken(seat, s.queens[seat], brood))
            s.queens[seat] = 0
            s.brood[seat] = dict.fromkeys(BROOD, 0)
