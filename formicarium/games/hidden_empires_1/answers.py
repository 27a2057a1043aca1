"""The answers of section 7, each made once: a list of options then costs look-ups only."""

from __future__ import annotations

from functools import cache

from formicarium.games.hidden_empires_1.moves import (
    ChooseAnt,
    ChooseArea,
    ChoosePlayer,
    Count,
    DiscardCard,
    Eliminate,
    Fly,
    GoOn,
    LayTile,
    LoseAnt,
    LoseAnts,
    MoveNest,
    PlayCard,
    Press,
    PutAnts,
    TakeAnts,
)
from formicarium.kit.interned import Interned

PLAY, DISCARD, FLY = Interned(PlayCard), Interned(DiscardCard), Interned(Fly)
AREA, PLAYER, COUNT = Interned(ChooseArea), Interned(ChoosePlayer), Interned(Count)
TAKE, PUT, ANT = Interned(TakeAnts), Interned(PutAnts), Interned(ChooseAnt)
LOSE_ANT: Interned[ChooseAnt] = Interned(LoseAnt)
LOSE = Interned(LoseAnts)
ELIMINATE, MOVE_NEST, LAY = Interned(Eliminate), Interned(MoveNest), Interned(LayTile)
YES, NO, END, DONE = map(Press, ("yes", "no", "end", "done"))
RESTART, NONE, TO_POOL = map(Press, ("restart", "none", "discard"))
DRAW_CARD, END_DRAW, GO = map(GoOn, ("draw", "end", "go"))
STAY, STOP, AS_LAST_TURN, IDLE_HOME = map(Press, ("stay", "stop", "as_last_turn", "idle_home"))
ACCEPT_PLAN, AS_PROPOSED, FORAGE_ALL, GATHER, SCOUT_ALL = map(
    Press, ("plan", "proposed", "forage_all", "gather", "scout_all")
)
YES_NO = (YES, NO)
BUTTONS = (
    *("yes", "no", "end", "done", "go", "draw", "restart", "none", "discard", "stay", "stop"),
    *("as_last_turn", "idle_home", "pass", "fly", "move_nest"),
    *("plan", "proposed", "forage_all", "gather", "scout_all"),
)  # fmt: skip
TAKES = ("virgin_queen", "drone", "dead", "pupa_slave", "replete", "nothing")  # beside every kind of brood
STAY_HOME = ("stored_food", "virgin_queen", "drone", "replete", "miller", "blocker")  # beside brood, too


MOST_COUNT = 499  # HE1-RULING-96: the largest number one can choose


def number(count: int) -> Count:
    """This number, or the largest one can choose."""
    return COUNT[(min(count, MOST_COUNT),)]


@cache
def counts(least: int, most: int) -> tuple[Count, ...]:
    """Every number from the least to the most."""
    return tuple(number(count) for count in range(least, min(most, MOST_COUNT) + 1))


@cache
def ahead(proposed: int, least: int, most: int) -> tuple[Count, ...]:
    """A number that is proposed before the others. (Numbers that only rise would propose nothing.)

    >>> [move.count for move in ahead(2, 0, 3)]
    [2, 0, 1, 3]
    >>> [move.count for move in ahead(0, 0, 3)]
    [0, 3, 2, 1]
    """
    first, options = number(proposed), counts(least, most)
    others = tuple(move for move in options if move != first)
    return (first, *(others[::-1] if first == options[0] else others))
