"""Which tile to take, to build or to give back, where it lies, and where prey is stored."""

from __future__ import annotations

from collections.abc import Sequence

from formicarium.core.decision import Move
from formicarium.games.antics.bots.outlook import Outlook
from formicarium.games.antics.bots.strength import Spot, best_spot, levels_of, room, worth
from formicarium.games.antics.data import SPOT, Tile
from formicarium.games.antics.hexes import Hex
from formicarium.games.antics.moves import ChooseTile, First, ReturnTile, Second, StorePrey, TakeTile


def take_tile(outlook: Outlook, options: Sequence[Move]) -> Move:
    """ANT-EXPL-02: the one that does most for the hill, once the hand is built."""
    hill, taken, wants, fields = outlook.grown, outlook.taken, outlook.wants, outlook.s.fields

    def use(move: Move) -> float:
        assert isinstance(move, TakeTile)
        tile = Tile(fields[SPOT[move.field, move.lane]])
        return best_spot(hill, taken, taken, tile, wants).worth

    return max(options, key=use)


def spot_for(outlook: Outlook, tile: Tile) -> Spot:
    """Where a tile of the hand would lie best now."""
    blocked = outlook.s.blocked(outlook.seat)
    return best_spot(outlook.hill, outlook.taken, blocked, tile, outlook.wants)


def choose_tile(outlook: Outlook, options: Sequence[Move]) -> Move:
    """ANT-BUILD-03: the one that does most now."""

    def use(move: Move) -> float:
        assert isinstance(move, ChooseTile)
        return spot_for(outlook, move.tile).worth

    return max(options, key=use)


def lay_first(outlook: Outlook, tile: Tile) -> Move:
    return First(spot_for(outlook, tile).first)


def lay_second(outlook: Outlook, tile: Tile, first: Hex, options: Sequence[Move]) -> Move:
    """Where it belongs; or where it does most, if somebody else has laid the first half."""
    spot = spot_for(outlook, tile)
    if spot.first == first:
        return Second(spot.second)
    taken, wants = outlook.taken, outlook.wants

    def use(move: Move) -> float:
        assert isinstance(move, Second)
        after = outlook.hill.build(tile, first, move.hex)
        return worth(levels_of(after, taken), wants) + room(after, taken, wants)

    return max(options, key=use)


def return_tile(outlook: Outlook, options: Sequence[Move]) -> Move:
    """ANT-TIDY-07: the one that would do least."""

    def use(move: Move) -> float:
        assert isinstance(move, ReturnTile)
        return spot_for(outlook, move.tile).worth

    return min(options, key=use)


def store(outlook: Outlook, options: Sequence[Move]) -> Move:
    """ANT-TIDY-02: on the space that will be missed least."""
    hill, taken, wants = outlook.hill, outlook.taken, outlook.wants

    def left(move: Move) -> float:
        assert isinstance(move, StorePrey)
        after = (*taken, move.hex)
        return worth(levels_of(hill, after), wants) + room(hill, after, wants)

    return max(options, key=left)
