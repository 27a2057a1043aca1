"""Placing the armies: in secret, ant by ant or by formation, rearranged at will (WAR-SETUP-03 to -06)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import Decision, Refusal, first_token
from formicarium.core.decision import Path as Tokens
from formicarium.core.state import Step
from formicarium.core.together import Together
from formicarium.games.ant_war.data import ARMY, HOME, RANK_ORDER, Square, Unit
from formicarium.games.ant_war.formations import FORMATIONS, mirrored, turned
from formicarium.games.ant_war.moves import (
    LiftAnt,
    MirrorArmy,
    PlaceAnt,
    Ready,
    SetDownAnt,
    TakeFormation,
)
from formicarium.games.ant_war.state import Garden, Piece
from formicarium.kit.interned import Interned
from formicarium.texts.message import Seat, message

PLACE, LIFT, SET_DOWN = Interned(PlaceAnt), Interned(LiftAnt), Interned(SetDownAnt)
TAKE = tuple(TakeFormation(name) for name in FORMATIONS)
MIRROR, READY = MirrorArmy(), Ready()
REARRANGEMENTS = 30  # WAR-RULING-52: after so many an army stands


@dataclass(frozen=True, slots=True)
class PlaceArmies(Step[Garden, None]):
    """WAR-SETUP-03, -04, WAR-INFO-01: both at once, in secret; rearranging is free until both are done."""

    def run(self, s: Garden, answer: None) -> None:
        s.then(Together(tuple((seat, (PlaceAnts(seat),)) for seat in range(2))))


@dataclass(frozen=True, slots=True)
class PlaceAnts(Step[Garden, PlaceAnt | TakeFormation | None]):
    """WAR-SETUP-03, -06: sixteen ants, one per square, on the own home rows, in the order of units.

    WAR-RULING-52: or, to begin with, all of them at once by a formation.
    """

    clause = "WAR-SETUP-03"

    seat: Seat

    def ask(self, s: Garden) -> Decision | None:
        placed = len(own_army(s, self.seat))
        if placed == len(ARMY):
            return None
        unit = ARMY[placed]
        free = tuple(PLACE[unit, square] for square in HOME[s.sides[self.seat]] if square not in s.board)
        prompt = message("ask-place-ant", unit=unit, left=len(ARMY) - placed)
        if placed:
            return Decision(self.seat, prompt, free)
        return Decision(self.seat, prompt, (*free, *TAKE), default=TAKE[0])

    def run(self, s: Garden, answer: PlaceAnt | TakeFormation | None) -> None:
        if isinstance(answer, PlaceAnt):
            s.board[answer.square] = Piece(s.sides[self.seat], answer.unit)
            s.then(self)
        else:
            if answer is not None:
                take_formation(s, self.seat, answer.formation)
            s.then(Arrange(self.seat))

    def why_not(self, s: Garden, seat: Seat, path: Tokens) -> Refusal | None:
        kind, name = first_token(path)
        if kind == "square" and name in HOME[s.sides[seat]]:
            return Refusal("WAR-SETUP-03", message("refused-square-taken", square=name))
        if kind == "formation" and name in FORMATIONS:
            return Refusal("WAR-RULING-52", message("refused-formation-begun"))
        if kind == "button":
            left = len(ARMY) - len(own_army(s, seat))
            return Refusal("WAR-SETUP-03", message("refused-not-all-placed", left=left))
        return not_home(kind, name)


@dataclass(frozen=True, slots=True)
class Arrange(Step[Garden, LiftAnt | TakeFormation | MirrorArmy | Ready]):
    """WAR-SETUP-06, WAR-RULING-52: the army stands. Change it, or be ready."""

    clause = "WAR-RULING-52"

    seat: Seat
    left: int = REARRANGEMENTS

    def ask(self, s: Garden) -> Decision:
        prompt = message("ask-arrange", left=self.left)
        if not self.left:
            return Decision(self.seat, prompt, (READY,))
        ants = sorted(own_army(s, self.seat), key=RANK_ORDER.__getitem__)
        lifts = tuple(LIFT[(square,)] for square in ants)
        return Decision(self.seat, prompt, (READY, *lifts, MIRROR, *TAKE), default=READY)

    def run(self, s: Garden, answer: LiftAnt | TakeFormation | MirrorArmy | Ready) -> None:
        left = self.left - 1
        match answer:
            case LiftAnt(square):
                s.then(SetDown(self.seat, square, left))
            case TakeFormation(formation):
                take_formation(s, self.seat, formation)
                s.then(Arrange(self.seat, left))
            case MirrorArmy():
                put(s, self.seat, mirrored(own_army(s, self.seat)))
                s.then(Arrange(self.seat, left))
            case Ready():
                pass

    def why_not(self, s: Garden, seat: Seat, path: Tokens) -> Refusal | None:
        kind, name = first_token(path)
        if kind == "square" and name in HOME[s.sides[seat]]:
            return Refusal("WAR-RULING-52", message("refused-nothing-there", square=name))
        return not_home(kind, name)


@dataclass(frozen=True, slots=True)
class SetDown(Step[Garden, SetDownAnt]):
    """WAR-RULING-52: the ant taken up goes to any home square; who stands there takes its place."""

    clause = "WAR-SETUP-03"

    seat: Seat
    lifted: Square
    left: int

    def ask(self, s: Garden) -> Decision:
        prompt = message("ask-set-down", unit=s.board[self.lifted].unit, square=self.lifted)
        squares = tuple(SET_DOWN[(square,)] for square in HOME[s.sides[self.seat]])
        return Decision(self.seat, prompt, squares, default=SET_DOWN[(self.lifted,)])

    def run(self, s: Garden, answer: SetDownAnt) -> None:
        army = own_army(s, self.seat)
        ant, other = army.pop(self.lifted), army.pop(answer.square, None)
        army[answer.square] = ant
        if other is not None:
            army[self.lifted] = other
        put(s, self.seat, army)
        s.then(Arrange(self.seat, self.left))

    def why_not(self, s: Garden, seat: Seat, path: Tokens) -> Refusal | None:
        return not_home(*first_token(path))


def own_army(s: Garden, seat: Seat) -> dict[Square, Piece]:
    """What this seat has placed so far."""
    side = s.sides[seat]
    return {square: piece for square, piece in s.board.items() if piece.side == side}


def put(s: Garden, seat: Seat, army: dict[Square, Piece]) -> None:
    """This army stands where the seat's ants stood."""
    for square in own_army(s, seat):
        del s.board[square]
    s.board.update(army)


def take_formation(s: Garden, seat: Seat, name: str) -> None:
    side = s.sides[seat]
    formation = turned(FORMATIONS[name], side)
    put(s, seat, {square: Piece(side, unit) for square, unit in formation.items()})


def not_home(kind: str, name: str) -> Refusal | None:
    """WAR-SETUP-03: an army starts on its own three rows."""
    if kind != "square" or name not in RANK_ORDER:
        return None
    return Refusal("WAR-SETUP-03", message("refused-not-home", square=name))


@dataclass(frozen=True, slots=True)
class PlaceFew(Step[Garden, PlaceAnt | None]):
    """As WAR-SETUP-03, with fewer ants on fewer squares: of parts of the game (small.py)."""

    clause = "WAR-SETUP-03"

    seat: Seat
    army: tuple[Unit, ...]
    squares: tuple[Square, ...]

    def ask(self, s: Garden) -> Decision | None:
        placed = len(own_army(s, self.seat))
        if placed == len(self.army):
            return None
        unit = self.army[placed]
        free = tuple(PLACE[unit, square] for square in self.squares if square not in s.board)
        return Decision(self.seat, message("ask-place-ant", unit=unit, left=len(self.army) - placed), free)

    def run(self, s: Garden, answer: PlaceAnt | None) -> None:
        if answer is not None:
            s.board[answer.square] = Piece(s.sides[self.seat], answer.unit)
            s.then(self)
