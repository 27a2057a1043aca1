"""Whole layouts of a turn to think over, bolder and warier ones, piece by piece."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from formicarium.core.bot import Choice, Sight
from formicarium.core.chance import Chance
from formicarium.core.decision import Move
from formicarium.core.flow import answer, settle
from formicarium.games.hidden_empires_1.answers import END
from formicarium.games.hidden_empires_1.bots.greedy import Greedy
from formicarium.games.hidden_empires_1.bots.outlook import Wits

LAYING_OUT = frozenset(f"ask-assign-{part}" for part in ("source", "destination", "count"))
LONGEST = 80  # answers of a layout
STYLES = (
    Greedy(),
    Greedy(wits=Wits(raids=False)),
    Greedy(wits=Wits(guards=True)),
    Greedy(wits=Wits(zeal=6.0)),
    Greedy(wits=Wits(watch=1)),
    Greedy(wits=Wits(watch=-1)),
    Greedy(wits=Wits(raids=False, watch=2)),
)


class Planner(Greedy):
    """Plays as the first style does, and would think of the others at the beginning of Assign Tasks."""

    def favourites(self, sight: Sight, rng: Random) -> Sequence[Choice]:
        if not is_layout(sight):
            return [self.choose(sight, rng)]
        found: dict[tuple[Move, ...], Choice] = {}
        for style in STYLES:
            choice = style.choose(sight, rng)
            then = follow_up(sight, style, choice.move)
            found.setdefault((choice.move, *then), choice._replace(then=then))
        return list(found.values())


def is_layout(sight: Sight) -> bool:
    """Anything else is soon answered."""
    return sight.decision.prompt.key == "ask-assign-source"


def follow_up(sight: Sight, style: Greedy, first: Move) -> tuple[Move, ...]:
    """How a style would go on to the end of the step. Nobody else has a say before."""
    seat = sight.decision.seat
    s, rng, moves = sight.imagine(Random(0)), Random(0), [first]
    answer(s, seat, first)
    while moves[-1] != END and len(moves) < LONGEST:
        asked = settle(s)
        if not asked or isinstance(asked, Chance) or asked[0].seat != seat:
            break
        if asked[0].prompt.key not in LAYING_OUT:
            break
        moves.append(style.choose(Sight.at(s, asked[0]), rng).move)
        answer(s, seat, moves[-1])
    return tuple(moves[1:])
