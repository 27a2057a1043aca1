"""Reserves come to a scouted area, or ants leave it (HE1-SCOUT-04 to -06, -15)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_1.answers import DONE, PLAY
from formicarium.games.hidden_empires_1.ants import CASTE_INDEX, add_ants, of_caste, posts_in, take_ants
from formicarium.games.hidden_empires_1.data import (
    CAMOUFLAGE,
    CASTES,
    IDLE,
    NOWHERE,
    PATROL,
    RESERVES,
    RETURNING,
    SCOUT,
    Area,
    Task,
    post,
)
from formicarium.games.hidden_empires_1.events.tasks import AntsRetreated, AreaReinforced, ReactionEnded
from formicarium.games.hidden_empires_1.ground import flood
from formicarium.games.hidden_empires_1.moves import PlayCard, Reinforce, Retreat
from formicarium.games.hidden_empires_1.questions.cards import fits_traits, why_not_card
from formicarium.games.hidden_empires_1.questions.colony import worker_like
from formicarium.games.hidden_empires_1.questions.movement import has_way
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.traits import play_trait
from formicarium.kit.interned import Interned
from formicarium.texts.message import Seat, message

REINFORCE, RETREAT = Interned(Reinforce), Interned(Retreat)


def reinforcements(s: Empires, seat: Seat) -> list[Move]:
    """Every number of every worker-like caste in the Reserves."""
    reserves = worker_like(s, seat, RESERVES, s.reserves[seat])
    return [
        REINFORCE[CASTES[caste], count]
        for caste, there in enumerate(reserves)
        for count in range(1, there + 1)
    ]


def is_scouted(s: Empires) -> bool:
    """The scout is alive and still in the area."""
    return post(s.focus, SCOUT) in s.ants[s.active]


def reinforce(s: Empires, seat: Seat, move: Reinforce, task: Task) -> None:
    """Reserves come to the area that is being scouted."""
    ants = of_caste(CASTE_INDEX[move.caste], move.count)
    take_ants(s, seat, NOWHERE, RESERVES, ants)
    add_ants(s, seat, s.focus, task, ants)
    s.tell(AreaReinforced(seat, s.focus, move.caste, move.count))


@dataclass(frozen=True, slots=True)
class React(Step[Empires, Move]):
    """HE1-SCOUT-04 to -06, HE1-WIN-07: who detected the scout brings reserves, retreats, or does nothing."""

    clause = "HE1-SCOUT-04"

    seat: Seat
    so_far: Literal["", "reinforce", "retreat"] = ""  # once one kind is used, the other is closed

    def ask(self, s: Empires) -> Decision:
        options: list[Move] = []
        if self.so_far != "retreat":
            if has_way(s, self.seat, s.focus):
                options += reinforcements(s, self.seat)
            elif camouflage_helps(s, self.seat, s.focus):
                options.append(PLAY[(CAMOUFLAGE,)])
        if self.so_far != "reinforce":
            options += [
                RETREAT[task, CASTES[caste], count]
                for task, ants in posts_in(s, self.seat, s.focus)
                for caste, there in enumerate(ants)
                for count in range(1, there + 1)
            ]
        prompt = message("ask-react", area=s.focus, scout="found" if is_scouted(s) else "killed")
        return Decision(self.seat, prompt, (*options, DONE), default=DONE)

    def run(self, s: Empires, answer: Move) -> None:
        match answer:
            case Reinforce():
                reinforce(s, self.seat, answer, PATROL)
                s.then(React(self.seat, "reinforce"))
            case Retreat(task, caste, count):
                ants = of_caste(CASTE_INDEX[caste], count)
                take_ants(s, self.seat, s.focus, task, ants)
                add_ants(s, self.seat, NOWHERE, RETURNING, ants)
                s.tell(AntsRetreated(self.seat, s.focus, task, caste, count))
                s.then(React(self.seat, "retreat"))
            case PlayCard(card):
                s.then(self)
                play_trait(s, self.seat, card)
            case _:
                s.tell(ReactionEnded(self.seat, s.focus))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind == "card":
            return why_not_card(s, seat, name, "REACT")
        if path[:1] == ("do:reinforce",):
            if self.so_far == "retreat":
                return Refusal("HE1-SCOUT-04", message("refused-one-reaction"))
            return why_not_reinforce(s, seat, "HE1-SCOUT-05")
        if path[:1] == ("do:retreat",):
            if self.so_far == "reinforce":
                return Refusal("HE1-SCOUT-04", message("refused-one-reaction"))
            return Refusal("HE1-SCOUT-06", message("refused-no-ants-to-retreat"))
        return None


def camouflage_helps(s: Empires, seat: Seat, area: Area) -> bool:
    """HE1-WIN-07: only Predators keep the reserves from coming."""
    ground = s.ground
    start = ground.bits(s.nest_areas(seat))
    return (
        CAMOUFLAGE in s.hands[seat]
        and fits_traits(s, seat, CAMOUFLAGE)
        and any(worker_like(s, seat, RESERVES, s.reserves[seat]))
        and bool(flood(ground, start, ground.all) & ground.bit[area])
    )


def why_not_reinforce(s: Empires, seat: Seat, clause: str) -> Refusal:
    if not has_way(s, seat, s.focus):
        return Refusal(clause, message("refused-no-way", area=s.focus))
    there = sum(worker_like(s, seat, RESERVES, s.reserves[seat]))
    return Refusal(clause, message("refused-reserves", count=there))


@dataclass(frozen=True, slots=True)
class ScoutReinforce(Step[Empires, Move | None]):
    """HE1-SCOUT-15: if the scout is still there, reserves may join her."""

    clause = "HE1-SCOUT-15"

    def ask(self, s: Empires) -> Decision | None:
        if post(s.focus, SCOUT) not in s.ants[s.active] or not has_way(s, s.active, s.focus):
            return None
        prompt = message("ask-scout-reinforce", area=s.focus)
        return Decision(s.active, prompt, (*reinforcements(s, s.active), DONE), default=DONE)

    def run(self, s: Empires, answer: Move | None) -> None:
        if isinstance(answer, Reinforce):
            reinforce(s, s.active, answer, IDLE)
            s.then(self)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return why_not_reinforce(s, seat, self.clause) if path[:1] == ("do:reinforce",) else None
