"""Hatch (ANT-HATCH)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from formicarium.core.decision import Decision, Path, Refusal, first_token
from formicarium.games.antics.data import HATCH, NO_ZONE, ZONES, Zone
from formicarium.games.antics.events import ActionStopped, AntHatched
from formicarium.games.antics.moves import STOP, HatchAnt, Stop
from formicarium.games.antics.state import Antics
from formicarium.games.antics.steps.steal import why_not_steal_now
from formicarium.games.antics.units import Moment, Units
from formicarium.texts.message import Message, Seat, message

HATCH_ANT = {zone: HatchAnt(zone) for zone in ZONES}
ANYWHERE = tuple(HATCH_ANT.values())
ANYWHERE_OR_STOP = (*ANYWHERE, STOP)
SAME_OR_STOP = {zone: (move, STOP) for zone, move in HATCH_ANT.items()}


@cache
def _prompt(left: int, begun: bool, zone: Zone) -> Message:
    """Which ant is asked for: the first, the second beside it, or a further one."""
    which = "second" if zone else "next" if begun else "first"
    return message("ask-hatch", which=which, zone=zone, left=left)


@dataclass(frozen=True, slots=True)
class Hatch(Units):
    """ANT-HATCH-01 to -06: up to L ants from the supply; the second goes to the zone of the first."""

    clause = "ANT-HATCH-02"
    kind = HATCH

    begun: bool = False
    zone: Zone = NO_ZONE  # of the first, while it binds the second

    def moment(self) -> Moment:
        return Moment(started=self.begun, zone=self.zone)

    def ask(self, s: Antics) -> Decision | None:
        seat = s.active
        if not s.supply[seat]:
            return None
        if not self.begun:
            return Decision(seat, _prompt(self.left, self.begun, self.zone), ANYWHERE)
        options = SAME_OR_STOP[self.zone] if self.zone else ANYWHERE_OR_STOP
        return Decision(seat, _prompt(self.left, self.begun, self.zone), options, default=STOP)

    def run(self, s: Antics, answer: HatchAnt | Stop | None) -> None:
        if isinstance(answer, HatchAnt):
            if self.left > 1:
                s.steps.append(hatch(self.left - 1, True, NO_ZONE if self.begun else answer.zone))
            seat = s.active
            s.supply[seat] -= 1
            s.zones[seat][answer.zone] += 1
            s.tell(AntHatched(seat, answer.zone))
        elif answer is not None:
            s.tell(ActionStopped(s.active, HATCH, self.left))

    def why_not(self, s: Antics, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind == "zone" and name in ZONES:
            return Refusal("ANT-HATCH-03", message("refused-second-ant", zone=self.zone))
        if path == STOP.spell():
            return Refusal("ANT-LVL-04", message("refused-stop"))
        return why_not_steal_now(path)


hatch = cache(Hatch)
