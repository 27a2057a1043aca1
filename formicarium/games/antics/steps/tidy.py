"""The end of a turn: markers, prey and hand (ANT-TIDY-01 to -09)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from formicarium.core.decision import Decision, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.antics.data import FUNGUS, HALVES, HAND_LIMIT, Item
from formicarium.games.antics.events import PreyLeftBeside, PreyStored, TileReturned
from formicarium.games.antics.hexes import touched
from formicarium.games.antics.moves import ReturnTile, StorePrey
from formicarium.games.antics.state import Antics, Stored
from formicarium.games.antics.steps.steal import why_not_steal_now
from formicarium.kit.interned import Interned
from formicarium.texts.message import Message, Seat, message

STORE, RETURN = Interned(StorePrey), Interned(ReturnTile)


@dataclass(frozen=True, slots=True)
class TakeBackMarkers(Step[Antics, None]):
    """ANT-TIDY-01, ANT-SUP-04: from the hill and the Super Ant."""

    def run(self, s: Antics, answer: None) -> None:
        s.markers = ()
        s.super_used = False


@cache
def _where(prey: Item) -> Message:
    return message("ask-store", prey=prey)


@dataclass(frozen=True, slots=True)
class StoreDelivered(Step[Antics, StorePrey | None]):
    """ANT-TIDY-02 to -05: the prey delivered this turn, in order, each on a free space of the hill."""

    clause = "ANT-TIDY-02"

    def ask(self, s: Antics) -> Decision | None:
        if not s.delivered:
            return None
        prey = s.delivered[0]
        free = s.free_spaces(s.active)
        return Decision(s.active, _where(prey), tuple([STORE[prey, at] for at in free])) if free else None

    def run(self, s: Antics, answer: StorePrey | None) -> None:
        if not s.delivered:
            return
        seat, (prey, *rest) = s.active, s.delivered
        s.delivered = tuple(rest)
        if answer is None:
            s.stored[seat] += (Stored(prey),)
            s.tell(PreyLeftBeside(seat, prey))
        else:
            s.stored[seat] += (Stored(prey, answer.hex),)
            s.tell(PreyStored(seat, prey, answer.hex))
        s.steps.append(self)

    def why_not(self, s: Antics, seat: Seat, path: Path) -> Refusal | None:
        at = touched(path)
        if at is None:
            return why_not_steal_now(path)
        space = s.hills[seat].spaces.get(at)
        if space is None:
            return Refusal("ANT-TIDY-03", message("refused-no-space", hex=at))
        for stored in s.stored[seat]:
            if stored.hex == at:
                return Refusal("ANT-TIDY-03", message("refused-prey-on-space", hex=at, prey=stored.prey))
        assert space.kind == FUNGUS
        return Refusal("ANT-TIDY-05", message("refused-store-on-fungus", hex=at))


@cache
def _which(over: int) -> Message:
    return message("ask-return", count=over)


@dataclass(frozen=True, slots=True)
class ReduceHand(Step[Antics, ReturnTile | None]):
    """ANT-TIDY-07, -08: down to three tiles; what is returned is mixed into the bag before the refill."""

    clause = "ANT-TIDY-07"

    def ask(self, s: Antics) -> Decision | None:
        hand = s.hands[s.active]
        over = len(hand) - HAND_LIMIT
        if over <= 0:
            return None
        return Decision(s.active, _which(over), tuple([RETURN[tile,] for tile in dict.fromkeys(hand)]))

    def run(self, s: Antics, answer: ReturnTile | None) -> None:
        if answer is None:
            return
        seat, tile = s.active, answer.tile
        hand = list(s.hands[seat])
        hand.remove(tile)
        s.hands[seat] = tuple(hand)
        s.bag = tuple(sorted((*s.bag, tile)))
        if s.set_aside:
            s.returned = tuple(sorted((*s.returned, tile)))
        s.tell(TileReturned(seat, tile))
        s.steps.append(self)

    def why_not(self, s: Antics, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind == "tile" and name in HALVES:
            return Refusal("ANT-TIDY-07", message("refused-not-in-hand", tile=name))
        return why_not_steal_now(path)
