"""Predators on the move: ants flee, some are caught (HE1-SCOUT-13, Predator Migration)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Roll
from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_1.answers import NONE
from formicarium.games.hidden_empires_1.ants import in_area, of_caste, posts_in, send_home, take_ants
from formicarium.games.hidden_empires_1.data import CAMOUFLAGE, CASTES, PREDATORS, VALUE, Area
from formicarium.games.hidden_empires_1.events.effects import AntCaught, PredatorMoved, PredatorStruck
from formicarium.games.hidden_empires_1.events.tasks import AntsFled
from formicarium.games.hidden_empires_1.markers import clear_area
from formicarium.games.hidden_empires_1.moves import MovePredator, Press, Victim
from formicarium.games.hidden_empires_1.questions.cards import predator_moves
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.windows import predator_window
from formicarium.kit.interned import Interned
from formicarium.kit.seats import clockwise
from formicarium.texts.message import Message, Seat, message

PREDATOR_MOVE, VICTIM = Interned(MovePredator), Interned(Victim)


def defenceless(s: Empires, area: Area) -> list[Seat]:
    """Players with ants here and no Camouflage, the active one first."""
    return [
        seat
        for seat in clockwise(s.active, s.seats)
        if CAMOUFLAGE not in s.traits[seat] and in_area(s, seat, area)
    ]


@dataclass(frozen=True, slots=True)
class Flee(Step[Empires, None]):
    """HE1-SCOUT-13, HE1-CARD-env_change-05, HE1-CARD-predator_migration-04: all flee but the camouflaged."""

    area: Area

    def run(self, s: Empires, answer: None) -> None:
        for seat in defenceless(s, self.area):
            s.tell(AntsFled(seat, self.area, send_home(s, seat, self.area)))


@dataclass(frozen=True, slots=True)
class SendPredator(Step[Empires, MovePredator]):
    """HE1-CARD-predator_migration-01, -02: a face-up Predator moves next door."""

    clause = "HE1-CARD-predator_migration-01"
    prompt = message("ask-predator-move")

    seat: Seat

    def ask(self, s: Empires) -> Decision:
        return Decision(self.seat, self.prompt, tuple(PREDATOR_MOVE[pair] for pair in predator_moves(s)))

    def run(self, s: Empires, answer: MovePredator) -> None:
        marker = s.markers.pop(answer.area)
        clear_area(s, answer.to_area)
        s.markers[answer.to_area] = marker
        s.tell(PredatorMoved(self.seat, answer.area, answer.to_area, marker))
        if defenceless(s, answer.to_area):
            area = answer.to_area
            s.then(predator_window(s, area), Strike(self.seat, area), Flee(area))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind == "area" and s.markers.get(Area(name)) not in PREDATORS:
            return Refusal(self.clause, message("refused-no-predator", area=name))
        if kind == "area" and len(path) > 1:
            return Refusal(self.clause, message("refused-predator-move", area=path[1].partition(":")[2]))
        return None


@dataclass(frozen=True, slots=True)
class Strike(Step[Empires, tuple[int, ...] | None]):
    """HE1-CARD-predator_migration-03: as many dice as the Predator's number."""

    seat: Seat
    area: Area

    def ask(self, s: Empires) -> Roll | None:
        return Roll(VALUE[s.markers[self.area]]) if defenceless(s, self.area) else None

    def run(self, s: Empires, answer: tuple[int, ...] | None) -> None:
        if answer is not None:
            s.dice = answer
            s.tell(PredatorStruck(self.area, s.markers[self.area], answer))
            s.then(*(Catch(self.seat, self.area) for die in answer if die == 1))


@dataclass(frozen=True, slots=True)
class Catch(Step[Empires, Victim | Press | None]):
    """HE1-CARD-predator_migration-03: for each 1 the card's player may eliminate one ant, of any owner."""

    clause = "HE1-CARD-predator_migration-03"
    prompt = message("ask-predator-victim")

    seat: Seat
    area: Area

    def ask(self, s: Empires) -> Decision | None:
        ants = [
            VICTIM[owner, task, CASTES[caste]]
            for owner in defenceless(s, self.area)
            for task, there in posts_in(s, owner, self.area)
            for caste, count in enumerate(there)
            if count
        ]
        if not ants:
            return None
        own = [ant for ant in ants if ant.seat == self.seat]
        return Decision(self.seat, self.prompt, (*(ant for ant in ants if ant not in own), NONE, *own))

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        own = isinstance(move, Victim) and move.seat == seat
        return message("warning-own-ant") if own else None

    def run(self, s: Empires, answer: Victim | Press | None) -> None:
        if isinstance(answer, Victim):
            caste = CASTES.index(answer.caste)
            take_ants(s, answer.seat, self.area, answer.task, of_caste(caste, 1))
            s.tell(AntCaught(answer.seat, self.area, answer.task, answer.caste))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return Refusal(self.clause, message("refused-no-victim", area=self.area))
