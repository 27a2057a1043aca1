"""Tiles from the stock beside a nest, Nest Site or Trail that has just come (HE1-ALT-10)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_1.answers import STOP
from formicarium.games.hidden_empires_1.data import Area, Color
from formicarium.games.hidden_empires_1.events.table import TileLaid
from formicarium.games.hidden_empires_1.ground import tile_hex
from formicarium.games.hidden_empires_1.moves import LayTile
from formicarium.games.hidden_empires_1.questions.tiling import fits, nearby_moves, tiles_of
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.texts.message import Seat, message


def lay(s: Empires, seat: Seat, area: Area, color: Color) -> None:
    """A tile of the stock comes to the table."""
    s.lay_tile(area, color)
    s.tell(TileLaid(seat, area, color))


def why_not_tile(s: Empires, path: Path, clause: str) -> Refusal | None:
    """Why this tile may not lie here."""
    kind, name = first_token(path)
    color = Color(path[-1].partition(":")[2])
    if kind == "color":
        return Refusal("HE1-ALT-03", message("refused-tile-color", color=name))
    if kind != "area" or not name.startswith("q"):
        return None
    if len(path) > 1 and not fits(tiles_of(s), tile_hex(Area(name)), color):
        return Refusal("HE1-ALT-03", message("refused-tile-color", color=color))
    return Refusal(clause, message("refused-tile-place", area=name))


@dataclass(frozen=True, slots=True)
class ExtraTile(Step[Empires, Move | None]):
    """HE1-ALT-10: one at a time, within two steps of the marker, until its owner stops."""

    clause = "HE1-ALT-10"
    prompt = message("ask-extra-tile")

    seat: Seat
    area: Area
    silent: bool = False  # in the Nest Phase

    def ask(self, s: Empires) -> Decision | None:
        if not s.options.alternate_setup:
            return None
        options = (*nearby_moves(s, [self.area]), STOP)
        return Decision(self.seat, self.prompt, options, default=STOP, silent=self.silent)

    def run(self, s: Empires, answer: Move | None) -> None:
        if isinstance(answer, LayTile):
            lay(s, self.seat, answer.area, answer.color)
            s.then(self)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return why_not_tile(s, path, self.clause)
