"""Patrolling: reactions to a scout, and the assignment of patrollers (HE2-SCOUT-04, HE2-PATROL)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_2.colony import areas_with, is_shared, put, send_home, stack_of, take
from formicarium.games.hidden_empires_2.data import (
    CASTES,
    NEIGHBOURS,
    NO_ANTS,
    RESERVES,
    Area,
    Caste,
    Place,
)
from formicarium.games.hidden_empires_2.deck import why_not_now
from formicarium.games.hidden_empires_2.events import PatrolAssigned, PatrolReinforced
from formicarium.games.hidden_empires_2.moves import (
    AS_LAST_TURN,
    DONE,
    NOTHING,
    AsLastTurn,
    Done,
    Nothing,
    PickAnts,
    groups,
)
from formicarium.games.hidden_empires_2.questions.foraging import free_ants
from formicarium.games.hidden_empires_2.questions.posts import watch_again, watches_of
from formicarium.games.hidden_empires_2.questions.victims import short_of
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.hand_cards import open_moment, play, why_no_card
from formicarium.texts.message import Seat, message


@dataclass(frozen=True, slots=True)
class PatrolReact(Step[Empires, PickAnts | Nothing | Done]):
    """HE2-SCOUT-04, -05: the patrolling player may reinforce from Reserves, or retreat, or do nothing."""

    clause = "HE2-SCOUT-04"

    seat: Seat
    area: Area
    sort: Literal["", "reinforce", "retreat"] = ""

    def ask(self, s: Empires) -> Decision:
        offered: list[Move] = []
        if self.sort != "retreat":
            offered += groups(RESERVES, s.ants[self.seat].get(RESERVES, NO_ANTS))
        if self.sort != "reinforce":
            offered += groups(self.area, s.ants[self.seat].get(self.area, NO_ANTS))
            offered += groups(self.area, s.patrols[self.seat].get(self.area, NO_ANTS), True)
        end: Move = DONE if self.sort else NOTHING
        prompt = message("ask-patrol-react", area=self.area)
        return Decision(self.seat, prompt, (*offered, end), default=end)

    def run(self, s: Empires, answer: PickAnts | Nothing | Done) -> None:
        if not isinstance(answer, PickAnts):
            return
        group = stack_of(answer.caste, answer.count)
        if answer.place == RESERVES:
            take(s.ants[self.seat], RESERVES, group)
            put(s.patrols[self.seat], self.area, group)
            s.tell(PatrolReinforced(self.seat, self.area, answer.caste, answer.count))
            s.then(PatrolReact(self.seat, self.area, "reinforce"))
        else:
            send_home(s, self.seat, self.area, group, patrol=answer.patrol)
            s.then(PatrolReact(self.seat, self.area, "retreat"))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        place, _, caste = name.partition(":")
        if kind not in ("stack", "patrol") or place not in (RESERVES, self.area) or caste not in CASTES:
            return why_not_now(s, seat, path)
        if self.sort and (place == RESERVES) != (self.sort == "reinforce"):
            return Refusal(self.clause, message("refused-one-reaction"))
        here = s.patrols[seat] if kind == "patrol" else s.ants[seat]
        return short_of(self.clause, place, caste, here.get(Area(Place(place)), NO_ANTS))


@dataclass(frozen=True, slots=True)
class AssignPatrol(Step[Empires, Move]):
    """HE2-PATROL-01 to -03, HE2-RULING-98: ordinary ants become patrollers where no opposing ants are."""

    clause = "HE2-PATROL-01"

    def ask(self, s: Empires) -> Decision:
        seat = s.active
        offered: list[Move] = []
        for area in areas_with(s.ants[seat]):
            if not is_shared(s, seat, area):
                offered += groups(area, free_ants(s, seat, area))
        if s.watches[seat] and watch_again(s, seat):
            offered.append(AS_LAST_TURN)
        return open_moment(s, "assign_patrol", offered)

    def run(self, s: Empires, answer: Move) -> None:
        match answer:
            case PickAnts(place, caste, count):
                watch(s, s.active, Area(place), caste, count)
                s.then(self)
            case AsLastTurn():
                for place, caste, count, _ in watch_again(s, s.active):
                    watch(s, s.active, Area(place), caste, count)
                s.then(self)
            case Done():
                s.watches[s.active] = watches_of(s, s.active)
            case _:
                s.then(self)
                play(s, answer)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        if refusal := why_no_card(s, seat, path, "assign_patrol"):
            return refusal
        if path[:1] == ("button:as_last_turn",):
            return Refusal("HE2-RULING-98", message("refused-nobody-to-watch"))
        kind, name = first_token(path)
        place, _, caste = name.partition(":")
        if kind != "stack" or caste not in CASTES:
            return None
        if place not in NEIGHBOURS:
            return Refusal(self.clause, message("refused-only-on-map", place=place))
        area = Area(Place(place))
        if is_shared(s, seat, area):
            return Refusal("HE2-PATROL-02", message("refused-shared", area=area))
        if area in s.trail_builders:
            return Refusal("HE2-CARD-trail_makers-03", message("refused-trail-builders", area=area))
        return short_of(self.clause, place, caste, s.ants[seat].get(area, NO_ANTS))


def watch(s: Empires, seat: Seat, area: Area, caste: Caste, count: int) -> None:
    """Ordinary ants turn to their Patrol face."""
    group = stack_of(caste, count)
    take(s.ants[seat], area, group)
    put(s.patrols[seat], area, group)
    s.tell(PatrolAssigned(seat, area, caste, count))
