"""Step 2: the Cicada's choice (CIG-CIC, CIG-WCIC, CIG-CARD-power_dragonfly)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Pick
from formicarium.core.decision import Decision, Refusal, first_token
from formicarium.core.decision import Path as Tokens
from formicarium.core.state import Step
from formicarium.games.cicada_and_ant.data import CELLS, DRAGONFLY, INDEX, PATHS, Cell, Path
from formicarium.games.cicada_and_ant.events import CicadaPlaced, TokenSeen
from formicarium.games.cicada_and_ant.moves import Guess, PlaceCicada
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.texts.message import Seat, message

GUESS = {path: Guess(path) for path in PATHS}
STAND = {(cell, path): PlaceCicada(cell, path) for cell in CELLS for path in PATHS}


@dataclass(frozen=True, slots=True)
class LookAtToken(Step[Cicada, str | None]):
    """CIG-CARD-power_dragonfly-01 to -03: the Cicada sees one of the three tokens not chosen, at random."""

    def ask(self, s: Cicada) -> Pick | None:
        if s.holder(DRAGONFLY) != s.cicada:
            return None
        return Pick(tuple(path for path in PATHS if path != s.tokens[s.ant]))

    def run(self, s: Cicada, answer: str | None) -> None:
        if answer is not None:
            s.seen = Path(answer)
            s.tell(TokenSeen(s.cicada, s.seen))


@dataclass(frozen=True, slots=True)
class SetCicada(Step[Cicada, Guess | PlaceCicada]):
    """CIG-CIC-01, -02: the Cicada goes to one of the six pawn cells; the type there is its guess.

    Which of several cells of a type makes no difference: the question is for the type (CIG-RULING-62), and
    only by rules 1 for the cell.
    """

    clause = "CIG-CIC-01"
    prompt = message("ask-place-cicada")

    def ask(self, s: Cicada) -> Decision:
        cells = pawn_cells(s)
        if not s.by_type:
            return Decision(s.cicada, self.prompt, tuple([STAND[cell, s.path_at(cell)] for cell in cells]))
        present = {s.path_at(cell) for cell in cells}
        return Decision(s.cicada, self.prompt, tuple([GUESS[path] for path in PATHS if path in present]))

    def run(self, s: Cicada, answer: Guess | PlaceCicada) -> None:
        if isinstance(answer, Guess):
            s.guess = next(cell for cell in pawn_cells(s) if s.path_at(cell) == answer.path)
        else:
            s.guess = answer.cell
        s.tell(CicadaPlaced(s.cicada, s.guess, s.path_at(s.guess)))

    def why_not(self, s: Cicada, seat: Seat, path: Tokens) -> Refusal | None:
        kind, name = first_token(path)
        if kind == "cell" and name in INDEX and name not in s.pawns:
            return Refusal("CIG-CIC-01", message("refused-no-pawn", cell=name))
        if kind == "guess" and name in PATHS:
            return Refusal("CIG-CIC-01", message("refused-no-pawn-on", path=name))
        return None


def pawn_cells(s: Cicada) -> list[Cell]:
    """The cells with an Ant pawn, row-major."""
    return sorted(s.pawns, key=INDEX.__getitem__)
