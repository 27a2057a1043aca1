"""Whole layouts of a turn to think over, bolder and warier ones, piece by piece."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random

from formicarium.core.bot import Choice, Intention, Sight
from formicarium.core.chance import Chance
from formicarium.core.decision import Move
from formicarium.core.flow import answer, settle
from formicarium.games.hidden_empires_1.answers import END
from formicarium.games.hidden_empires_1.bots.greedy import Greedy
from formicarium.games.hidden_empires_1.bots.outlook import Wits
from formicarium.texts.message import message

LAYING_OUT = frozenset(f"ask-assign-{part}" for part in ("source", "destination", "count"))
LONGEST = 80  # answers of a layout
BOLD = 6.0  # food
STYLES: Mapping[str, Wits] = {
    "usual": Wits(),
    "peaceful": Wits(raids=False),
    "homely": Wits(guards=True),
    "bold": Wits(zeal=BOLD),
    "elsewhere": Wits(zeal=BOLD, raid=1),
    "farther": Wits(zeal=BOLD, raid=2),
    "watchful": Wits(watch=1),
    "careless": Wits(watch=-1),
    "anxious": Wits(watch=2),
    "besieged": Wits(raids=False, watch=2),
    "more-builders": Wits(builders=1),
    "fewer-builders": Wits(builders=-1),
    "curious": Wits(news=2.0),
}
WHIMS, TASTES, SPREAD = 4, 11, 0.5  # layouts by chance; how many areas they judge apart, and how differently
WATCHES = (0, 0, 0, 1, -1)


class Planner(Greedy):
    """Plays as the first style does, and would think of the others at the beginning of Assign Tasks."""

    def favourites(self, sight: Sight, rng: Random) -> Sequence[Choice]:
        if not is_layout(sight):
            return [self.choose(sight, rng)]
        found: dict[tuple[Move, ...], Choice] = {}
        for name, wits in (*STYLES.items(), *(("whim", whim(rng)) for _ in range(WHIMS))):
            style = Greedy(wits=wits)
            choice = style.choose(sight, rng)
            then = follow_up(sight, style, choice.move)
            called = message(f"style-{name}")
            meant = (choice.move, *(each.move for each in then))
            found.setdefault(meant, choice._replace(then=then, called=called))
        return list(found.values())


def whim(rng: Random) -> Wits:
    tastes = tuple(exp(rng.gauss(0.0, SPREAD)) for _ in range(TASTES))
    return Wits(tastes=tastes, watch=rng.choice(WATCHES), news=exp(rng.gauss(0.0, SPREAD)))


def is_layout(sight: Sight) -> bool:
    """Anything else is soon answered."""
    return sight.decision.prompt.key == "ask-assign-source"


def follow_up(sight: Sight, style: Greedy, first: Move) -> tuple[Intention, ...]:
    """How a style would go on to the end of the step. Nobody else has a say before."""
    seat = sight.decision.seat
    s, rng, move = sight.imagine(Random(0)), Random(0), first
    then: list[Intention] = []
    answer(s, seat, first)
    while move != END and len(then) < LONGEST:
        asked = settle(s)
        if not asked or isinstance(asked, Chance) or asked[0].seat != seat:
            break
        if asked[0].prompt.key not in LAYING_OUT:
            break
        move, why, *_ = style.choose(Sight.at(s, asked[0]), rng)
        then.append(Intention(move, why))
        answer(s, seat, move)
    return tuple(then)
