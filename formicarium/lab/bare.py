"""Random play on the bare engine, as a search drives it: no record, no story, nobody who looks on."""

from __future__ import annotations

from random import Random
from typing import Any

from formicarium.core.chance import Chance
from formicarium.core.choices import Options
from formicarium.core.decision import Decision
from formicarium.core.flow import answer, deal, settle
from formicarium.core.game import Game
from formicarium.core.state import State


def wander(s: State, rng: Random, limit: int = 10**9) -> int:
    """Play on at random, to the end or for so many decisions; how many there were."""
    decisions = 0
    while decisions < limit and (asked := settle(s)):
        if isinstance(asked, Chance):
            deal(s, asked.sample(rng))
        else:
            decision = asked[0]
            answer(s, decision.seat, decision.options[int(rng.random() * len(decision.options))])
            decisions += 1
    return decisions


def play_bare(
    game: Game[Any], seats: int, options: Options, rng: Random, limit: int = 10**9
) -> tuple[State, int]:
    """A random match; the table and the number of decisions."""
    s: State = game.begin(seats, options)
    return s, wander(s, rng, limit)


def next_question(s: State, luck: Random) -> tuple[Decision, ...]:
    """Who is asked next, once chance has been dealt; nobody when the match is over."""
    while isinstance(asked := settle(s), Chance):
        deal(s, asked.sample(luck))
    return asked
