"""Step 1: the choices of the Ant and of the Red Ants (CIG-ANT, CIG-RED)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from formicarium.core.decision import Decision, Refusal, first_token
from formicarium.core.decision import Path as Tokens
from formicarium.core.state import Step
from formicarium.core.together import Together
from formicarium.games.cicada_and_ant.data import CELLS, INDEX, NEIGHBOURS, PATH_OF, PATHS, PAWNS, Cell
from formicarium.games.cicada_and_ant.events import AntPlaced, RedTokenChosen, TokenChosen
from formicarium.games.cicada_and_ant.moves import ChooseToken, PlaceAnt
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.texts.message import Seat, message

PLACE = {cell: PlaceAnt(cell) for cell in CELLS}
CHOOSE = {path: ChooseToken(path) for path in PATHS}
ANY_TOKEN = tuple(CHOOSE.values())
PROMPTS = [message("ask-place-ant", left=PAWNS - placed) for placed in range(PAWNS)]


@cache
def open_cells(pawns: tuple[Cell, ...]) -> tuple[PlaceAnt, ...]:
    """CIG-ANT-02: any cell for the first pawn; then free ones that share a side with a pawn."""
    if not pawns:
        return tuple(PLACE.values())
    beside = {near for cell in pawns for near in NEIGHBOURS[cell]}
    return tuple(PLACE[cell] for cell in CELLS if cell in beside and cell not in pawns)


@dataclass(frozen=True, slots=True)
class PlaceAnts(Step[Cicada, PlaceAnt]):
    """CIG-ANT-01 to -04: six pawns, one by one, in one connected group."""

    clause = "CIG-ANT-01"

    def ask(self, s: Cicada) -> Decision | None:
        if len(s.pawns) == PAWNS:
            return None
        return Decision(s.ant, PROMPTS[len(s.pawns)], open_cells(tuple(s.pawns)))

    def run(self, s: Cicada, answer: PlaceAnt | None) -> None:
        if answer is not None:
            s.pawns.append(answer.cell)
            s.tell(AntPlaced(s.ant, answer.cell))
            s.steps.append(self)

    def why_not(self, s: Cicada, seat: Seat, path: Tokens) -> Refusal | None:
        kind, name = first_token(path)
        if kind != "cell" or name not in INDEX:
            return None
        if name in s.pawns:
            return Refusal("CIG-ANT-01", message("refused-cell-taken", cell=name))
        return Refusal("CIG-ANT-02", message("refused-not-beside", cell=name))


@dataclass(frozen=True, slots=True)
class ChooseTokens(Step[Cicada, None]):
    """CIG-RED-02, CIG-HID-01: the Ant and, in Winter, the Red Ants choose at the same time, secretly."""

    def run(self, s: Cicada, answer: None) -> None:
        reds = s.red_ants() if s.options.winter else ()
        branches = ((s.ant, (LayToken(),)), *((seat, (LayRedToken(seat),)) for seat in reds))
        s.then(Together(branches, binding="CIG-DEC-03"))


@dataclass(frozen=True, slots=True)
class LayToken(Step[Cicada, ChooseToken]):
    """CIG-ANT-05, -06: the Ant chooses a type that one of its pawns stands on."""

    clause = "CIG-ANT-05"
    prompt = message("ask-choose-token")

    def ask(self, s: Cicada) -> Decision:
        square = s.square
        present = {PATH_OF[square[INDEX[cell]]] for cell in s.pawns}
        return Decision(s.ant, self.prompt, tuple(CHOOSE[path] for path in PATHS if path in present))

    def run(self, s: Cicada, answer: ChooseToken) -> None:
        s.tokens[s.ant] = answer.path
        s.tell(TokenChosen(s.ant, answer.path))

    def why_not(self, s: Cicada, seat: Seat, path: Tokens) -> Refusal | None:
        kind, name = first_token(path)
        if kind == "token" and name in PATHS:
            return Refusal("CIG-ANT-06", message("refused-type-absent", path=name))
        return None


@dataclass(frozen=True, slots=True)
class LayRedToken(Step[Cicada, ChooseToken]):
    """CIG-RED-02, -03: a Red Ant chooses any of its four tokens."""

    clause = "CIG-RED-02"
    prompt = message("ask-choose-red-token")

    seat: Seat

    def ask(self, s: Cicada) -> Decision:
        return Decision(self.seat, self.prompt, ANY_TOKEN)

    def run(self, s: Cicada, answer: ChooseToken) -> None:
        s.tokens[self.seat] = answer.path
        s.tell(RedTokenChosen(self.seat, answer.path))
