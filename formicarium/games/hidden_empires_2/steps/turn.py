"""The game turn and the player turn (HE2-TURN, HE2-BUILD, HE2-END)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Pick
from formicarium.core.decision import Decision, Move, Path, Refusal
from formicarium.core.state import AnyStep, Step
from formicarium.games.hidden_empires_2.colony import areas_of, number
from formicarium.games.hidden_empires_2.data import BIVOUAC, BUILDERS, SIZE_PER_BUILDER
from formicarium.games.hidden_empires_2.events import (
    GameTurnBegan,
    NestGrew,
    NextPlayerDrawn,
    PlayerTurnBegan,
    stage_reached,
)
from formicarium.games.hidden_empires_2.moves import EndTurn
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.advance import Advance, CheckBivouac
from formicarium.games.hidden_empires_2.steps.begin_move import BeginMove
from formicarium.games.hidden_empires_2.steps.check import CheckNest
from formicarium.games.hidden_empires_2.steps.combat import DeclareAttack
from formicarium.games.hidden_empires_2.steps.draw import DrawCard
from formicarium.games.hidden_empires_2.steps.ending import end_game, is_won
from formicarium.games.hidden_empires_2.steps.forage import ForageAreas
from formicarium.games.hidden_empires_2.steps.hand_cards import open_moment, play, why_no_card
from formicarium.games.hidden_empires_2.steps.nest_phase import NestPhase
from formicarium.games.hidden_empires_2.steps.patrol import AssignPatrol
from formicarium.games.hidden_empires_2.steps.redeploy import Redeploy
from formicarium.games.hidden_empires_2.steps.restart import Restart
from formicarium.games.hidden_empires_2.steps.reveal import RevealTokens
from formicarium.games.hidden_empires_2.steps.scout import Scout
from formicarium.games.hidden_empires_2.steps.trails import BuildTrails
from formicarium.texts.message import Seat, SeatName, message


@dataclass(frozen=True, slots=True)
class GameTurn(Step[Empires, None]):
    """HE2-TURN-01: every player takes a turn, then comes the nest phase, then the end is checked."""

    def run(self, s: Empires, answer: None) -> None:
        s.turn += 1
        s.order = s.rolled = ()
        s.tell(GameTurnBegan(s.turn))
        s.then(NextPlayer(), NestPhase(), CheckEnd())


@dataclass(frozen=True, slots=True)
class NextPlayer(Step[Empires, str | None]):
    """HE2-SETUP-07, HE2-VAR-01, -05: clockwise from the first player, or drawn one by one."""

    chance = "chance-turn"

    def ask(self, s: Empires) -> Pick | None:
        if not s.options.random_turn_order or len(s.order) >= s.seats - 1:
            return None
        return Pick(tuple(str(seat) for seat in range(s.seats) if seat not in s.order))

    def run(self, s: Empires, answer: str | None) -> None:
        if len(s.order) == s.seats:
            return
        if answer is None:
            waiting = [seat for seat in (s.first, *s.others(s.first)) if seat not in s.order]
            s.active = waiting[0]
        else:
            s.active = int(answer)
            s.tell(NextPlayerDrawn(s.active))
        event = (DrawCard(),) if s.options.fewer_events and not s.order else ()
        s.order += (s.active,)
        s.then(*event, PlayerTurn(), self)


@dataclass(frozen=True, slots=True)
class PlayerTurn(Step[Empires, None]):
    """HE2-TURN-02: the steps of a player turn, in order."""

    def run(self, s: Empires, answer: None) -> None:
        s.tell(PlayerTurnBegan(s.active, s.turn))
        if not s.options.advanced:
            s.then(*BASIC_COURSE)
            return
        restart = (Restart(),) if s.options.restart else ()
        draw = (DrawCard(),) if s.options.draws_cards else ()
        s.then(*restart, Occupy(), *draw, *ADVANCED_COURSE)


@dataclass(frozen=True, slots=True)
class Occupy(Step[Empires, None]):
    """HE2-TURN-03: the areas with his ants are recorded for the whole turn, before any card is drawn."""

    def run(self, s: Empires, answer: None) -> None:
        s.occupied = tuple(areas_of(s, s.active))


@dataclass(frozen=True, slots=True)
class Build(Step[Empires, None]):
    """HE2-BUILD-01, -02: the nest size grows by 2 for each ant in Builders, but not under Bivouac."""

    def run(self, s: Empires, answer: None) -> None:
        seat = s.active
        builders = number(s, seat, BUILDERS)
        if builders and not s.has(seat, BIVOUAC):
            s.sizes[seat] += SIZE_PER_BUILDER * builders
            s.tell(NestGrew(seat, builders, s.sizes[seat]))
        if s.hands[seat]:
            s.tell(stage_reached(seat, "end_turn"))


@dataclass(frozen=True, slots=True)
class LastCards(Step[Empires, Move]):
    """HE2-TURN-05: after building the player may still play hand cards."""

    clause = "HE2-TURN-05"

    def ask(self, s: Empires) -> Decision:
        return open_moment(s, "end_turn", [])

    def run(self, s: Empires, answer: Move) -> None:
        if not isinstance(answer, EndTurn):
            s.then(self)
            play(s, answer)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return why_no_card(s, seat, path, "end_turn")


@dataclass(frozen=True, slots=True)
class EndPlayerTurn(Step[Empires, None]):
    """HE2-INVADE-08, HE2-CARD-seal_nest_entrances-01: what held for this turn ends with it."""

    def run(self, s: Empires, answer: None) -> None:
        s.occupied = s.challenged = s.scouted = s.fought = s.foraged = ()
        s.colours = ()
        s.sealed = ()
        s.moved, s.arrivals, s.entered, s.scouts, s.protected, s.trail_builders = {}, {}, {}, {}, {}, {}
        s.migrated = False


@dataclass(frozen=True, slots=True)
class CheckEnd(Step[Empires, None]):
    """HE2-END-01, -05: somebody has reached the target, or the last game turn is over."""

    def run(self, s: Empires, answer: None) -> None:
        if is_won(s):
            target = s.options.target_score
            by = tuple(SeatName(seat) for seat, points in enumerate(s.scores) if points >= target)
            end_game(s, message("ended-target", by=by, target=target), "HE2-END-01")
        elif s.turn >= s.options.turn_cap:
            end_game(s, message("ended-turn-cap", turn=s.turn), "HE2-END-05")
        else:
            s.then(GameTurn())


BASIC_COURSE: tuple[AnyStep, ...] = (
    Occupy(),
    Redeploy(),
    CheckNest(),
    Advance(),
    RevealTokens(),
    DeclareAttack(),
    ForageAreas(),
    Build(),
    EndPlayerTurn(),
)

ADVANCED_COURSE: tuple[AnyStep, ...] = (
    BeginMove(),
    Redeploy(),
    CheckNest(),
    Advance(),
    CheckBivouac(),
    Scout(),
    DeclareAttack(),
    BuildTrails(),
    AssignPatrol(),
    ForageAreas(),
    Build(),
    LastCards(),
    EndPlayerTurn(),
)
