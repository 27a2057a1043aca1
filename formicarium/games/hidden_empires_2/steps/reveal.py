"""Revealing tokens (HE2-TOKEN-01 to -05), and what a Predator does (HE2-REVEAL, HE2-EVENT-06)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Draw
from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_2.colony import all_home, areas_of, is_there
from formicarium.games.hidden_empires_2.data import (
    CAMOUFLAGE,
    EMPTY,
    NEIGHBOURS,
    PREDATORS,
    Area,
    Place,
    Token,
)
from formicarium.games.hidden_empires_2.events import TokenDrawn, TokenRevealed
from formicarium.games.hidden_empires_2.moves import (
    SCOUT_ALL,
    ChooseArea,
    Done,
    ScoutAll,
    choose_area,
    done_with,
)
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.tokens import (
    beside_predator,
    from_pile,
    has_predator,
    no_longer_hidden,
    remove_token,
    to_pile,
)
from formicarium.kit.maps import adding, without
from formicarium.texts.message import Message, Seat, message


@dataclass(frozen=True, slots=True)
class RevealToken(Step[Empires, None]):
    """HE2-TOKEN-01 to -05: the token is turned face up; an Empty one leaves, two Predators part."""

    area: Area

    def run(self, s: Empires, answer: None) -> None:
        token = s.face_down[self.area]
        no_longer_hidden(s, token, s.laid.get(self.area, 0))
        s.face_down = without(s.face_down, self.area)
        s.laid = without(s.laid, self.area)
        s.tell(TokenRevealed(self.area, token))
        if token in PREDATORS and beside_predator(s, self.area):
            s.then(ReplacePredator(self.area, (token,)))
        else:
            lay_open(s, self.area, token)


def lay_open(s: Empires, area: Area, token: Token) -> None:
    """HE2-TOKEN-02, -05: a token lies face up, with no + or −; an Empty one goes to the unused pile."""
    s.face_up = adding(s.face_up, area, token)
    if token == EMPTY:
        remove_token(s, area)


@dataclass(frozen=True, slots=True)
class ReplacePredator(Step[Empires, tuple[Token] | None]):
    """HE2-TOKEN-03: tokens are drawn until one is no Predator; all Predators involved go to the pile."""

    chance = "chance-tokens"

    area: Area
    aside: tuple[Token, ...]

    def ask(self, s: Empires) -> Draw | None:
        return Draw(s.pile) if any(token not in PREDATORS for token in s.pile) else None

    def run(self, s: Empires, answer: tuple[Token] | None) -> None:
        if answer is not None:
            (token,) = answer
            from_pile(s, token)
            s.tell(TokenDrawn(self.area, token))
            if token in PREDATORS:
                s.then(ReplacePredator(self.area, (*self.aside, token)))
                return
            lay_open(s, self.area, token)
        for predator in self.aside:
            to_pile(s, predator)


@dataclass(frozen=True, slots=True)
class PredatorArrives(Step[Empires, None]):
    """HE2-REVEAL-03, HE2-EVENT-06, HE2-TOKEN-04: where a Predator stays, ants go home unharmed."""

    area: Area

    def run(self, s: Empires, answer: None) -> None:
        if has_predator(s, self.area):
            for seat in range(s.seats):
                scatter_from_predator(s, seat, self.area)


def scatter_from_predator(s: Empires, seat: Seat, area: Area) -> None:
    """HE2-TOKEN-04: sent home, except for Camouflage."""
    if CAMOUFLAGE not in s.traits[seat]:
        all_home(s, seat, area)


def face_down_areas(s: Empires) -> list[Area]:
    """Where the active player has ants on a face-down token."""
    return [area for area in areas_of(s, s.active) if area in s.face_down]


@dataclass(frozen=True, slots=True)
class RevealTheRest(Step[Empires, None]):
    """HE2-RULING-102: one token after the other, where his ants still stand."""

    def run(self, s: Empires, answer: None) -> None:
        for area in face_down_areas(s)[:1]:
            s.then(RevealToken(area), PredatorArrives(area), self)


@dataclass(frozen=True, slots=True)
class RevealTokens(Step[Empires, ChooseArea | ScoutAll | Done]):
    """HE2-REVEAL-01: the basic game's player may reveal tokens where his ants stand, one after the other."""

    clause = "HE2-REVEAL-01"
    prompt = message("ask-reveal-token")

    def ask(self, s: Empires) -> Decision:
        areas = [choose_area(area) for area in face_down_areas(s)]
        everything = (SCOUT_ALL,) if len(areas) > 1 else ()
        end = done_with("reveal")
        return Decision(s.active, self.prompt, (*areas, *everything, end), default=end)

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        """HE2-RULING-105"""
        hidden = len(face_down_areas(s)) if isinstance(move, Done) else 0
        return message("warning-face-down", count=hidden) if hidden else None

    def run(self, s: Empires, answer: ChooseArea | ScoutAll | Done) -> None:
        match answer:
            case ChooseArea(area):
                s.then(RevealToken(area), PredatorArrives(area), self)
            case ScoutAll():
                s.then(RevealTheRest(), self)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind != "place" or name not in NEIGHBOURS:
            return None
        area = Area(Place(name))
        if not is_there(s, seat, area):
            return Refusal("HE2-REVEAL-01", message("refused-no-ants-there", place=name))
        return Refusal("HE2-REVEAL-01", message("refused-nothing-face-down", area=name))
