"""Restarting a colony (HE2-VAR-02, -03)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_2.colony import is_shared, stack_of
from formicarium.games.hidden_empires_2.data import (
    AREAS,
    BROOD,
    NEIGHBOURS,
    START_BROOD,
    START_QUEENS,
    START_SIZE,
    START_WORKERS,
    TRAIL_MAKERS,
    WORKER,
    Area,
    Place,
    distance,
)
from formicarium.games.hidden_empires_2.deck import discard, out_of_hand
from formicarium.games.hidden_empires_2.events import ColonyAbandoned, ColonyRestarted, TrailsLost
from formicarium.games.hidden_empires_2.moves import NO, ChooseArea, No, Yes, choose_area
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.tokens import make_room, to_pile
from formicarium.texts.message import Message, Seat, message

FROM_NEIGHBOUR = 3  # steps from at least one other nest
ABANDON = Yes("abandon")


def why_not_here(s: Empires, seat: Seat, old: Area, area: Area) -> str:
    """HE2-VAR-03: what is wrong with an area, for a colony that has left its old one; "" if nothing is."""
    foreign = [nest for other in s.others(seat) for nest in s.nests[other]]
    if area == old or area in foreign:
        return "refused-nest-there"
    if is_shared(s, seat, area):
        return "refused-shared"
    if any(distance(area, nest) == 1 for nest in foreign):
        return "refused-beside-nest"
    if not any(distance(area, nest) == FROM_NEIGHBOUR for nest in foreign):
        return "refused-not-three-away"
    return ""


def new_areas(s: Empires, seat: Seat, old: Area) -> list[Area]:
    return [area for area in AREAS if not why_not_here(s, seat, old, area)]


@dataclass(frozen=True, slots=True)
class Restart(Step[Empires, Yes | No | None]):
    """HE2-VAR-02: at the start of his turn a player without any mother queen may abandon his colony."""

    clause = "HE2-VAR-02"
    prompt = message("ask-restart")

    def ask(self, s: Empires) -> Decision | None:
        seat = s.active
        if s.queens[seat] or not new_areas(s, seat, s.nests[seat][0]):
            return None
        return Decision(seat, self.prompt, (NO, ABANDON), default=NO)

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        """HE2-RULING-105"""
        if not isinstance(move, Yes):
            return None
        ants = sum(sum(stack) for stack in (*s.ants[seat].values(), *s.patrols[seat].values()))
        return message("warning-abandon", ants=ants, brood=sum(s.brood[seat].values()))

    def run(self, s: Empires, answer: Yes | No | None) -> None:
        if isinstance(answer, Yes):
            old = s.nests[s.active][0]
            abandon(s, s.active)
            s.then(RestartArea(old))


def abandon(s: Empires, seat: Seat) -> None:
    """HE2-VAR-02: everything goes but score and DNA."""
    s.tell(ColonyAbandoned(seat, s.nests[seat][0]))
    if s.trails and s.has(seat, TRAIL_MAKERS):
        s.tell(TrailsLost(s.trails))
        s.trails = ()
    for token in s.sheltered[seat]:
        to_pile(s, token)
    for card in s.traits[seat]:
        discard(s, card)
    for card in s.hands[seat]:
        out_of_hand(s, seat, card)
        discard(s, card)
    s.ants[seat], s.patrols[seat], s.nests[seat] = {}, {}, ()
    s.brood[seat] = dict.fromkeys(BROOD, 0)
    s.princesses[seat] = s.males[seat] = s.food[seat] = s.stored[seat] = s.captives[seat] = 0
    s.sheltered[seat] = s.traits[seat] = s.posts[seat] = s.watches[seat] = ()
    s.marked[seat] = s.resettled[seat] = False


@dataclass(frozen=True, slots=True)
class RestartArea(Step[Empires, ChooseArea]):
    """HE2-VAR-03: exactly 3 from another nest, next to none, no nest and no opposing ants."""

    clause = "HE2-VAR-03"
    prompt = message("ask-restart-area")

    old: Area

    def ask(self, s: Empires) -> Decision:
        return Decision(s.active, self.prompt, tuple(map(choose_area, new_areas(s, s.active, self.old))))

    def run(self, s: Empires, answer: ChooseArea) -> None:
        seat = s.active
        make_room(s, answer.area)
        s.nests[seat] = (answer.area,)
        s.sizes[seat], s.queens[seat] = START_SIZE, START_QUEENS
        s.brood[seat] = START_BROOD.copy()
        s.ants[seat] = {answer.area: stack_of(WORKER, START_WORKERS)}
        s.tell(ColonyRestarted(seat, answer.area))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind != "place" or name not in NEIGHBOURS:
            return None
        area = Area(Place(name))
        key = why_not_here(s, seat, self.old, area)
        return Refusal(self.clause, message(key, area=area)) if key else None
