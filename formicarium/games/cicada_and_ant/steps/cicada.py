"""Step 2: the Cicada's choice (CIG-CIC, CIG-WCIC, CIG-CARD-power_dragonfly)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Pick
from formicarium.core.decision import Decision, Refusal, first_token
from formicarium.core.decision import Path as Tokens
from formicarium.core.state import Step
from formicarium.games.cicada_and_ant.data import CELLS, DRAGONFLY, INDEX, PATHS, Path
from formicarium.games.cicada_and_ant.events import CicadaPlaced, TokenSeen
from formicarium.games.cicada_and_ant.moves import PlaceCicada
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.texts.message import Seat, message

GUESS = {(cell, path): PlaceCicada(cell, path) for cell in CELLS for path in PATHS}


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
class SetCicada(Step[Cicada, PlaceCicada]):
    """CIG-CIC-01, -02: the Cicada goes to one of the six pawn cells; the type there is its guess."""

    clause = "CIG-CIC-01"
    prompt = message("ask-place-cicada")

    def ask(self, s: Cicada) -> Decision:
        cells = sorted(s.pawns, key=INDEX.__getitem__)
        return Decision(s.cicada, self.prompt, tuple([GUESS[cell, s.path_at(cell)] for cell in cells]))

    def run(self, s: Cicada, answer: PlaceCicada) -> None:
        s.guess = answer.cell
        s.tell(CicadaPlaced(s.cicada, answer.cell, s.path_at(answer.cell)))

    def why_not(self, s: Cicada, seat: Seat, path: Tokens) -> Refusal | None:
        kind, name = first_token(path)
        if kind == "cell" and name in INDEX:
            return Refusal("CIG-CIC-01", message("refused-no-pawn", cell=name))
        return None
