"""Explore (ANT-EXPL)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from formicarium.core.decision import Decision, Path, Refusal, first_token
from formicarium.games.antics.data import (
    EXPLORE,
    FIELD_SPOTS,
    HALVES,
    LANES,
    OTHER_FACE,
    SPOT,
    SPOTS,
    TILE_FIELDS,
    Spot,
    Tile,
)
from formicarium.games.antics.events import TileTaken
from formicarium.games.antics.moves import TakeTile
from formicarium.games.antics.state import Antics
from formicarium.games.antics.steps.steal import why_not_steal_now
from formicarium.games.antics.units import Moment, Units
from formicarium.texts.message import Message, Seat, message

TAKE = {SPOT[field, lane]: TakeTile(field, lane) for field in TILE_FIELDS for lane in LANES}


def nearest_tile(s: Antics) -> int:
    """The lowest field with a tile: what an explore action must reach (ANT-TURN-10). 0 if there is none."""
    fields = s.fields
    for field in TILE_FIELDS:
        for spot in FIELD_SPOTS[field]:
            if fields[spot] in HALVES:
                return field
    return 0


@cache
def _prompt(field: int) -> Message:
    return message("ask-explore", field=field)


@dataclass(frozen=True, slots=True)
class Explore(Units):
    """ANT-EXPL-01 to -04: one tile from each of the fields 1 to L, in that order, where there is one."""

    clause = "ANT-EXPL-02"
    kind = EXPLORE

    field: int  # the next one; `left` counts it

    def moment(self) -> Moment:
        return Moment(field=self.field)

    def ask(self, s: Antics) -> Decision | None:
        fields = s.fields
        tiles = [TAKE[spot] for spot in FIELD_SPOTS[self.field] if fields[spot] in HALVES]
        return Decision(s.active, _prompt(self.field), tuple(tiles)) if tiles else None

    def run(self, s: Antics, answer: TakeTile | None) -> None:
        if self.left > 1:
            s.steps.append(explore(self.left - 1, self.field + 1))
        if answer is not None:
            take(s, SPOT[answer.field, answer.lane], answer)

    def why_not(self, s: Antics, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind == "button":
            return Refusal("ANT-EXPL-03", message("refused-must-explore", field=self.field))
        if kind != "field" or name not in SPOTS:
            return why_not_steal_now(path)
        if not name.startswith(str(self.field)):
            return Refusal("ANT-EXPL-01", message("refused-other-field", field=self.field))
        colour = s.fields[Spot(name)]
        if colour in OTHER_FACE:
            return Refusal("ANT-EXPL-04", message("refused-anteater", spot=name, colour=colour))
        return Refusal("ANT-EXPL-04", message("refused-no-tile", spot=name))


explore = cache(Explore)


def take(s: Antics, spot: Spot, move: TakeTile) -> None:
    """ANT-EXPL-05, -07, -08: into the hand; nothing else moves before the refill."""
    seat, tile = s.active, Tile(s.fields[spot])
    s.fields[spot] = ""
    s.hands[seat] = tuple(sorted((*s.hands[seat], tile)))
    s.explored = True
    s.tell(TileTaken(seat, move.field, move.lane, tile))
