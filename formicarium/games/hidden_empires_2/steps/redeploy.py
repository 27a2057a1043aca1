"""Redeploying, the first stage of the move step (HE2-MOVE)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_2.colony import is_nursed, minus, number, put, stack_of, take
from formicarium.games.hidden_empires_2.data import (
    BIVOUAC,
    BROOD_PER_NURSE,
    BUILDERS,
    CASTE_INDEX,
    CASTES,
    MIGRATION,
    MOST,
    NEIGHBOURS,
    NEW_NEST_SIZE,
    NO_ANTS,
    NURSES,
    RANK,
    RESERVES,
    RETURNING,
    STORAGE,
    Area,
    Caste,
    Place,
    Stack,
)
from formicarium.games.hidden_empires_2.deck import why_not_now
from formicarium.games.hidden_empires_2.events import AntsRedeployed, stage_reached
from formicarium.games.hidden_empires_2.moves import (
    AS_LAST_TURN,
    GATHER,
    AsLastTurn,
    Done,
    Gather,
    MigrateNest,
    MoveTo,
    PickAnts,
    PlayFromTo,
    groups,
    move_to,
)
from formicarium.games.hidden_empires_2.planning.forecast import nurses_for
from formicarium.games.hidden_empires_2.questions.posts import back_to_posts
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.hand_cards import open_moment, play, why_no_card
from formicarium.games.hidden_empires_2.steps.migrations import move_nest
from formicarium.games.hidden_empires_2.tokens import free_around, is_barred
from formicarium.texts.message import Message, Seat, message


@dataclass(frozen=True, slots=True)
class Redeploy(Step[Empires, Move]):
    """HE2-MOVE-02 to -05, HE2-RULING-97: groups of ants one after the other, each ant at most once."""

    clause = "HE2-MOVE-02"

    def ask(self, s: Empires) -> Decision:
        asked = open_moment(s, "redeploy", self.groups(s))
        return asked if is_nursed(s, s.active) else replace(asked, proposed=nurses_to_be(s, asked))

    def groups(self, s: Empires) -> list[Move]:
        seat = s.active
        offered: list[Move] = []
        ants, moved = s.ants[seat], s.moved
        loose = 0
        for place in sorted(ants, key=RANK.__getitem__):
            if place not in STUCK:
                idle = minus(ants[place], moved[place]) if place in moved else ants[place]
                offered += groups(place, idle)
                if place not in POSTED:
                    loose += (idle[0] > 0) + (idle[1] > 0) + (idle[2] > 0)
        if back_to_posts(s, seat):
            offered.append(AS_LAST_TURN)
        if loose > 1:
            offered.append(GATHER)
        if BIVOUAC in s.traits[seat] and not s.migrated:
            offered += [MigrateNest(area) for area in free_around(s, s.nests[seat][0])]
        return offered

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        """HE2-RULING-105: a Bivouac without builders, what a Migration leaves behind."""
        match move:
            case Done() if self.groups(s):
                return bivouac_breaks(s, seat)
            case PlayFromTo(card) if card == MIGRATION:
                return left_behind(s, seat)
        return None

    def run(self, s: Empires, answer: Move) -> None:
        match answer:
            case PickAnts(place, caste, count):
                s.then(RedeployTo(place, caste, count), self)
            case AsLastTurn():
                for group in back_to_posts(s, s.active):
                    redeploy(s, s.active, *group)
                s.then(self)
            case Gather():
                s.then(GatherAt(), self)
            case MigrateNest(area):
                s.migrated = True
                move_nest(s, s.active, s.nests[s.active][0], area)
                s.then(self)
            case Done():
                if s.hands[s.active] and not self.groups(s):  # whether he was asked is nobody's business
                    s.tell(stage_reached(s.active, "check"))
                s.moved = {}
            case _:
                s.then(self)
                play(s, answer)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        if refusal := why_no_card(s, seat, path, "redeploy"):
            return refusal
        if path[:1] == ("button:migrate",):
            return why_no_bivouac_move(s, seat, path)
        if path[:1] == ("button:gather",):
            return Refusal("HE2-RULING-100", message("refused-nobody-to-gather"))
        if path[:1] == ("button:as_last_turn",):
            return Refusal("HE2-RULING-97", message("refused-posts-held"))
        return why_no_pick(s, seat, path, self.clause)


def nurses_to_be(s: Empires, asked: Decision) -> Move | None:
    """HE2-CHECK-04: as many ants before the nest as there are nurses missing."""
    seat = s.active
    missing = nurses_for(sum(s.brood[seat].values())) - number(s, seat, NURSES)
    for move in asked.options:
        if isinstance(move, PickAnts) and move.count == missing and move.place in s.nests[seat]:
            return move
    return None


def bivouac_breaks(s: Empires, seat: Seat) -> Message | None:
    """HE2-CARD-bivouac-02: without a builder queens and brood will be lost."""
    queens, brood = s.queens[seat], sum(s.brood[seat].values())
    if not s.has(seat, BIVOUAC) or BUILDERS in s.ants[seat] or not (queens or brood):
        return None
    return message("warning-scatter", queens=queens, brood=brood)


def left_behind(s: Empires, seat: Seat) -> Message | None:
    """HE2-CARD-migration-02, -03: brood that nobody carries, and a smaller nest."""
    brood = max(0, sum(s.brood[seat].values()) - BROOD_PER_NURSE * number(s, seat, NURSES))
    size = max(0, s.sizes[seat] - NEW_NEST_SIZE * len(s.nests[seat]))
    return message("warning-migration", brood=brood, size=size) if brood or size else None


STUCK = (RETURNING, STORAGE)  # HE2-MOVE-04
POSTED = (NURSES, BUILDERS)  # these are not gathered


def loose_groups(s: Empires, seat: Seat) -> list[tuple[Place, Caste, int]]:
    """HE2-RULING-100: ants on the map and in Reserves that have not moved in this stage."""
    return [
        (place, caste, min(count - before, MOST))
        for place, stack in sorted(s.ants[seat].items())
        if place not in STUCK and place not in POSTED
        for caste, count, before in zip(CASTES, stack, s.moved.get(place, NO_ANTS), strict=True)
        if count > before
    ]


@dataclass(frozen=True, slots=True)
class GatherAt(Step[Empires, MoveTo]):
    """HE2-RULING-100: to an area where ants may be redeployed or, in the advanced game, to Reserves."""

    clause = "HE2-RULING-100"
    prompt = message("ask-gather-at")

    def ask(self, s: Empires) -> Decision:
        starts = {start for start, _, _ in loose_groups(s, s.active)}
        places = (*open_areas(s, s.active), *((RESERVES,) if s.options.advanced else ()))
        return Decision(s.active, self.prompt, tuple(move_to(place) for place in places if {place} != starts))

    def run(self, s: Empires, answer: MoveTo) -> None:
        for start, caste, count in loose_groups(s, s.active):
            if start != answer.place:
                redeploy(s, s.active, start, caste, count, answer.place)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind != "place" or name not in RANK:
            return None
        if name in POSTED:
            return Refusal(self.clause, message("refused-no-meeting", place=name))
        if {name} == {start for start, _, _ in loose_groups(s, seat)}:
            return Refusal(self.clause, message("refused-there-already", place=name))
        return why_no_redeploying(s, seat, name)


def why_no_pick(s: Empires, seat: Seat, path: Path, clause: str) -> Refusal | None:
    """Why these ants cannot be picked up in a stage of the move step."""
    kind, name = first_token(path)
    place, _, caste = name.partition(":")
    if kind != "stack" or place not in RANK or caste not in CASTE_INDEX:
        return None
    if place in STUCK:
        return Refusal("HE2-MOVE-04", message("refused-stuck", place=place))
    index = CASTE_INDEX[Caste(caste)]
    there = s.ants[seat].get(Place(place), NO_ANTS)[index]
    moved = s.moved.get(Place(place), NO_ANTS)[index]
    if not there:
        return Refusal(clause, message("refused-no-such-ants", place=place, caste=caste))
    once = "HE2-MOVE-05" if clause == "HE2-MOVE-02" else clause
    return Refusal(
        once, message("refused-moved-already", place=place, caste=caste, left=max(0, there - moved))
    )


def why_no_bivouac_move(s: Empires, seat: Seat, path: Path) -> Refusal:
    clause = "HE2-CARD-bivouac-03"
    if not s.has(seat, BIVOUAC):
        return Refusal(clause, message("refused-no-trait", card=BIVOUAC))
    if s.migrated:
        return Refusal(clause, message("refused-migrated-already"))
    return Refusal(clause, message("refused-not-beside-nest"))


@dataclass(frozen=True, slots=True)
class RedeployTo(Step[Empires, MoveTo]):
    """HE2-MOVE-02, -03: to an area of OCC, a nest area of his, Nurses, Builders or Reserves."""

    clause = "HE2-MOVE-02"

    start: Place
    caste: Caste
    count: int

    def ask(self, s: Empires) -> Decision:
        seat = s.active
        places = (*open_areas(s, seat), *chambers(s))
        options = [move_to(place) for place in places if place != self.start]
        prompt = message("ask-redeploy-to", place=self.start, caste=self.caste, count=self.count)
        return Decision(seat, prompt, tuple(options))

    def run(self, s: Empires, answer: MoveTo) -> None:
        redeploy(s, s.active, self.start, self.caste, self.count, answer.place)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind != "place" or name not in RANK:
            return why_not_now(s, seat, path)
        if name == self.start:
            return Refusal(self.clause, message("refused-there-already", place=name))
        return why_no_redeploying(s, seat, name)


def why_no_redeploying(s: Empires, seat: Seat, place: str) -> Refusal:
    """Why nobody may be redeployed to this place."""
    if place in STUCK:
        return Refusal("HE2-MOVE-04", message("refused-stuck", place=place))
    if is_barred(s, seat, Place(place)):
        return Refusal("HE2-MOVE-03", message("refused-predator", area=place))
    return Refusal("HE2-MOVE-02", message("refused-not-occupied", place=place))


def open_areas(s: Empires, seat: Seat) -> list[Area]:
    """HE2-MOVE-02, -03: areas of OCC and nest areas without a Predator."""
    return [area for area in sorted({*s.occupied, *s.nests[seat]}) if not is_barred(s, seat, area)]


def chambers(s: Empires) -> tuple[Place, ...]:
    return (NURSES, BUILDERS, RESERVES) if s.options.mode == "advanced" else (NURSES, BUILDERS)


def redeploy(s: Empires, seat: Seat, start: Place, caste: Caste, count: int, end: Place) -> None:
    carry(s, seat, start, caste, count, end)
    s.tell(AntsRedeployed(seat, caste, count, start, end))


def carry(s: Empires, seat: Seat, start: Place, caste: Caste, count: int, end: Place) -> None:
    """Ants go from place to place, and have moved in this stage."""
    group = stack_of(caste, count)
    take(s.ants[seat], start, group)
    put(s.ants[seat], end, group)
    put(s.moved, end, group)
    if s.options.mode == "advanced":
        if start in s.entered:
            s.entered[Area(start)] = min(s.entered[Area(start)], sum(s.ants[seat].get(start, NO_ANTS)))
        if end in NEIGHBOURS:
            arrive(s, Area(end), group)


def arrive(s: Empires, area: Area, ants: Stack) -> None:
    """HE2-CARD-repellent-01: who came into an area in this turn is kept in mind."""
    if s.rules >= 2:
        put(s.arrivals, area, ants)
    else:
        s.entered[area] = s.entered.get(area, 0) + sum(ants)
