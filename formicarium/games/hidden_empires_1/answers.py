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
TAKE, PUT, ANT, LOSE = Interned(TakeAnts), Interned(PutAnts), Interned(ChooseAnt), Interned(LoseAnts)
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


@cache
def counts(first: int, last: int) -> tuple[Count, ...]:
    """Every number from the first to the last."""
    return tuple(COUNT[(count,)] for count in range(first, min(last, MOST_COUNT) + 1))
