"""Alternate Setup: the players lay the map themselves (HE1-ALT-01 to -08)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Pick
from formicarium.core.decision import Decision, Path, Refusal
from formicarium.core.state import Step
from formicarium.games.hidden_empires_1.data import RING, WATER
from formicarium.games.hidden_empires_1.events.table import NestDrawn, NestPlaced, TilesSetAside
from formicarium.games.hidden_empires_1.ground import Hex, tile_hex, tile_id
from formicarium.games.hidden_empires_1.moves import ChooseColor, LayTile
from formicarium.games.hidden_empires_1.questions.tiling import colors_for, home_moves, nearby_moves, tiles_of
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.extra_tiles import lay, why_not_tile
from formicarium.kit.interned import Interned
from formicarium.texts.message import Seat, message

COLOR = Interned(ChooseColor)
HOME_CLAUSES = ("HE1-ALT-04", "HE1-ALT-05", "HE1-ALT-06")


@dataclass(frozen=True, slots=True)
class DrawHome(Step[Empires, str]):
    """HE1-ALT-02: the placing order is drawn as for the printed map."""

    chance = "chance-nest"

    def ask(self, s: Empires) -> Pick:
        return Pick(tuple(str(seat) for seat in range(s.seats) if seat not in s.placing))

    def run(self, s: Empires, answer: str) -> None:
        seat = int(answer)
        s.placing = (*s.placing, seat)
        s.tell(NestDrawn(seat))
        s.then(LayHome(seat))


@dataclass(frozen=True, slots=True)
class LayHome(Step[Empires, LayTile]):
    """HE1-ALT-04 to -07: a home tile with the Nest marker, and tiles on all its empty sides."""

    clause = "HE1-ALT-05"
    prompt = message("ask-lay-nest-tile")

    seat: Seat

    def ask(self, s: Empires) -> Decision:
        return Decision(self.seat, self.prompt, home_moves(s))

    def run(self, s: Empires, answer: LayTile) -> None:
        lay(s, self.seat, answer.area, answer.color)
        s.nests[self.seat] = answer.area
        s.tell(NestPlaced(self.seat, answer.area))
        (q, r), tiles = tile_hex(answer.area), tiles_of(s)
        sides = [(q + dq, r + dr) for dq, dr in RING]
        s.then(*(LayRing(self.seat, at) for at in sides if at not in tiles))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        """A home tile may not be water either."""
        clause = HOME_CLAUSES[min(sum(map(bool, s.nests)), 2)]
        if path[1:] == (f"color:{WATER}",):
            return Refusal(clause, message("refused-tile-color", color=WATER))
        return why_not_tile(s, path, clause)


@dataclass(frozen=True, slots=True)
class LayRing(Step[Empires, ChooseColor | None]):
    """HE1-ALT-04 to -07: a tile beside a home tile; the side stays empty if no colour is legal."""

    clause = "HE1-ALT-03"

    seat: Seat
    at: Hex

    def ask(self, s: Empires) -> Decision | None:
        colors = colors_for(s, tiles_of(s), self.at)
        if not colors:
            return None
        prompt = message("ask-lay-ring-tile", area=tile_id(self.at))
        return Decision(self.seat, prompt, tuple(COLOR[(color,)] for color in colors))

    def run(self, s: Empires, answer: ChooseColor | None) -> None:
        if answer is not None:
            lay(s, self.seat, tile_id(self.at), answer.color)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return why_not_tile(s, path, self.clause)


@dataclass(frozen=True, slots=True)
class LayOnward(Step[Empires, LayTile | None]):
    """HE1-ALT-08: round and round, one tile each, near the nests; the rest is the stock."""

    clause = "HE1-ALT-08"
    prompt = message("ask-lay-tile")

    turn: int = 0

    def ask(self, s: Empires) -> Decision | None:
        options = nearby_moves(s, s.nests)
        return Decision(s.placing[self.turn % s.seats], self.prompt, options) if options else None

    def run(self, s: Empires, answer: LayTile | None) -> None:
        if answer is None:
            s.tell(TilesSetAside(sum(s.stock.values())))
        else:
            lay(s, s.placing[self.turn % s.seats], answer.area, answer.color)
            s.then(LayOnward(self.turn + 1))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return why_not_tile(s, path, self.clause)
