"""Scouting (HE2-SCOUT)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from formicarium.core.chance import Roll
from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_2.colony import (
    areas_of,
    cheapest,
    eliminate,
    is_there,
    minus,
    put,
    send_home,
    stack_of,
    take,
)
from formicarium.games.hidden_empires_2.data import (
    CASTES,
    NEIGHBOURS,
    NO_ANTS,
    RESERVES,
    SEARCH_KILL_FACES,
    SEARCH_RETURN_FACES,
    Area,
    Place,
    Stack,
)
from formicarium.games.hidden_empires_2.deck import why_not_now
from formicarium.games.hidden_empires_2.events import (
    AntsReinforced,
    ScoutSearched,
)
from formicarium.games.hidden_empires_2.moves import (
    DONE,
    SCOUT_ALL,
    ChooseArea,
    Done,
    PickAnts,
    ScoutAll,
    choose_area,
    groups,
)
from formicarium.games.hidden_empires_2.questions.victims import short_of
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.hand_cards import open_moment, play, why_no_card
from formicarium.games.hidden_empires_2.steps.patrol import PatrolReact
from formicarium.games.hidden_empires_2.steps.redeploy import arrive
from formicarium.games.hidden_empires_2.steps.scout_reveal import ScoutReveal
from formicarium.texts.message import Message, Seat, message

Fate = Literal["eliminated", "home", "unseen"]


@dataclass(frozen=True, slots=True)
class Scout(Step[Empires, Move]):
    """HE2-SCOUT-01, HE2-RULING-102: areas with a searched scout must be handled, others may be."""

    clause = "HE2-SCOUT-01"

    def ask(self, s: Empires) -> Decision:
        must, may = areas_to_scout(s, s.active)
        offered: list[Move] = [choose_area(area) for area in sorted(must + may)]
        only = len(offered) == 1  # to be asked then would tell of the hand
        if len(offered) > 1:
            offered.append(SCOUT_ALL)
        decision = open_moment(s, "scout", offered)
        if not must:
            return decision
        options = tuple(move for move in decision.options if not isinstance(move, Done))
        return Decision(decision.seat, decision.prompt, options, default=choose_area(must[0]), silent=only)

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        """HE2-RULING-105"""
        hidden = len(areas_to_scout(s, seat)[1]) if isinstance(move, Done) else 0
        return message("warning-face-down", count=hidden) if hidden else None

    def run(self, s: Empires, answer: Move) -> None:
        match answer:
            case ChooseArea(area):
                s.scouted += (area,)
                s.then(Search(area), self)
            case ScoutAll():
                s.then(ScoutTheRest(), self)
            case Done():
                pass
            case _:
                s.then(self)
                play(s, answer)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        if refusal := why_no_card(s, seat, path, "scout"):
            return refusal
        kind, name = first_token(path)
        if path == DONE.spell():
            must, _ = areas_to_scout(s, seat)
            return Refusal("HE2-SCOUT-01", message("refused-must-scout", areas=tuple(must)))
        if kind != "place" or name not in NEIGHBOURS:
            return None
        area = Area(Place(name))
        if not is_there(s, seat, area):
            return Refusal("HE2-SCOUT-01", message("refused-no-ants-there", place=name))
        key = "refused-scouted-already" if area in s.scouted else "refused-nothing-to-scout"
        return Refusal("HE2-SCOUT-01", message(key, area=name))


@dataclass(frozen=True, slots=True)
class ScoutTheRest(Step[Empires, None]):
    """HE2-RULING-102: one area after the other, and every token is revealed."""

    def run(self, s: Empires, answer: None) -> None:
        must, may = areas_to_scout(s, s.active)
        for area in sorted(must + may)[:1]:
            s.scouted += (area,)
            s.then(Search(area, boldly=True), self)


def areas_to_scout(s: Empires, seat: Seat) -> tuple[list[Area], list[Area]]:
    """HE2-SCOUT-01: those of kind (a), and those of kind (b) only; in ascending order."""
    must: list[Area] = []
    may: list[Area] = []
    if s.face_down or s.challenged:
        for area in areas_of(s, seat):
            if area in s.scouted:
                continue
            if area in s.challenged:
                must.append(area)
            elif area in s.face_down:
                may.append(area)
    return must, may


def patroller(s: Empires, seat: Seat, area: Area) -> Seat | None:
    """HE2-PATROL-05: the one opponent who patrols here, if any."""
    return next((other for other in s.others(seat) if area in s.patrols[other]), None)


@dataclass(frozen=True, slots=True)
class Search(Step[Empires, tuple[int, ...] | None]):
    """HE2-SCOUT-02, -03: one die per patroller; a 1 kills the scout, a 2 or 3 sends it home."""

    area: Area
    boldly: bool = False  # the token will be revealed

    def ask(self, s: Empires) -> Roll | None:
        other = patroller(s, s.active, self.area) if self.area in s.challenged else None
        return None if other is None else Roll(sum(s.patrols[other][self.area]))

    def run(self, s: Empires, answer: tuple[int, ...] | None) -> None:
        area, seat = self.area, s.active
        if answer is None:
            s.then(ScoutReveal(area, self.boldly), ScoutReinforce(area))
            return
        other = patroller(s, seat, area)
        assert other is not None
        fate = scout_fate(answer)
        s.tell(ScoutSearched(other, seat, area, answer, fate))
        if fate == "unseen":
            s.then(PatrolReact(other, area), ScoutReveal(area, self.boldly), ScoutReinforce(area))
        elif fate == "eliminated":
            eliminate(s, seat, area, scout_in(s, seat, area))
        else:
            send_home(s, seat, area, scout_in(s, seat, area))


def scout_fate(dice: tuple[int, ...]) -> Fate:
    """HE2-SCOUT-02"""
    if any(die in SEARCH_KILL_FACES for die in dice):
        return "eliminated"
    return "home" if any(die in SEARCH_RETURN_FACES for die in dice) else "unseen"


def scout_in(s: Empires, seat: Seat, area: Area) -> Stack:
    """The scout; if it is gone, whoever stands in for it."""
    scout, there = stack_of(s.scouts[area], 1), s.ants[seat][area]
    return scout if minus(there, scout) != there else cheapest(there, 1)


@dataclass(frozen=True, slots=True)
class ScoutReinforce(Step[Empires, PickAnts | Done | None]):
    """HE2-SCOUT-09: if an ant is still there, any ants from his Reserves may follow."""

    clause = "HE2-SCOUT-09"

    area: Area

    def ask(self, s: Empires) -> Decision | None:
        ants = s.ants[s.active]
        if self.area not in ants:
            return None
        prompt = message("ask-scout-reinforce", area=self.area)
        return Decision(
            s.active, prompt, (*groups(RESERVES, ants.get(RESERVES, NO_ANTS)), DONE), default=DONE
        )

    def run(self, s: Empires, answer: PickAnts | Done | None) -> None:
        if isinstance(answer, PickAnts):
            seat, group = s.active, stack_of(answer.caste, answer.count)
            take(s.ants[seat], RESERVES, group)
            put(s.ants[seat], self.area, group)
            arrive(s, self.area, group)
            s.tell(AntsReinforced(seat, self.area, answer.caste, answer.count))
            s.then(self)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        place, _, caste = name.partition(":")
        if kind != "stack" or caste not in CASTES:
            return why_not_now(s, seat, path)
        if place != RESERVES:
            return Refusal(self.clause, message("refused-only-reserves", place=place))
        return short_of(self.clause, place, caste, s.ants[seat].get(RESERVES, NO_ANTS))
