"""Step 3: reveal and collection (CIG-REV, CIG-WREV)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.state import AnyStep, Step
from formicarium.games.cicada_and_ant.events import (
    AntIntercepted,
    AntMissed,
    RedTokenRevealed,
    TokenRevealed,
)
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.games.cicada_and_ant.steps.autumn import CollectForPantry
from formicarium.games.cicada_and_ant.steps.winter import CollectForReserve, InsectsHelp, RedAntsGain


@dataclass(frozen=True, slots=True)
class Reveal(Step[Cicada, None]):
    """CIG-REV-01 to -03, CIG-WREV-01: the tokens turn over at once; a miss or not, and what follows."""

    def run(self, s: Cicada, answer: None) -> None:
        token, guess = s.tokens[s.ant], s.path_at(s.guess)
        s.face_up = True
        s.tell(TokenRevealed(s.ant, token))
        if s.options.winter:
            for seat in s.red_ants():
                s.tell(RedTokenRevealed(seat, s.tokens[seat]))
        if token == guess:
            s.collector = s.cicada
            s.because(AntIntercepted(s.ant, s.cicada, token), *after_interception(s))
        else:
            s.collector = s.ant
            s.because(AntMissed(s.ant, s.cicada, token, guess), *after_miss(s))


def after_interception(s: Cicada) -> tuple[AnyStep, ...]:
    """CIG-REV-02: the Cicada collects the won cells, and nobody else gains anything."""
    return (CollectForReserve(s.won_cells()),) if s.options.winter else (CollectForPantry(),)


def after_miss(s: Cicada) -> tuple[AnyStep, ...]:
    """CIG-REV-03, CIG-WREV-01: the Ant collects, with the insects' help; then the Red Ants."""
    return (InsectsHelp(), RedAntsGain()) if s.options.winter else (CollectForPantry(),)
