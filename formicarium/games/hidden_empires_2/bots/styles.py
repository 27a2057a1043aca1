"""Whole layouts of a turn to think over: bolder and warier ones, and some that happen to like other areas.

In the nest phase nothing is thought over: what the plan proposes is done, so that a hint agrees with it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random

from formicarium.core.bot import Choice, Intention, Sight
from formicarium.core.chance import Chance
from formicarium.core.decision import Move
from formicarium.core.flow import answer, settle
from formicarium.games.hidden_empires_2.bots.greedy import Greedy
from formicarium.games.hidden_empires_2.moves import Bid
from formicarium.games.hidden_empires_2.planning.forecast import AHEAD
from formicarium.games.hidden_empires_2.planning.outlook import Wits
from formicarium.texts.message import message

LAYING_OUT = frozenset(("ask-redeploy", "ask-redeploy-to", "ask-advance", "ask-advance-to"))
OPEN_QUESTIONS = frozenset(  # where every answer is thought over
    f"ask-{question}"
    for question in (
        "attack", "invade", "after-combat", "bid", "start-auction", "nest-card", "end-turn", "nuptial-flight",
    )
)  # fmt: skip
LONGEST = 80  # answers of a layout
STYLES: Mapping[str, Wits] = {
    "usual": Wits(),
    "peaceful": Wits(raids=False),
    "bold": Wits(zeal=6.0),
    "more-builders": Wits(builders=1),
    "fewer-builders": Wits(builders=-1),
    "curious": Wits(news=1.6),
    "incurious": Wits(news=0.5),
    "watchful": Wits(watch=2),
    "careless": Wits(watch=-2),
}
WHIMS, TASTES, SPREAD = 8, 17, 0.5  # layouts by chance; how many areas they judge apart, and how differently
BUILDERS = (0, 0, 0, 1, -1)


class Planner(Greedy):
    """Plays as `farsighted` does, and would think of other layouts when a turn begins."""

    def __init__(self) -> None:
        super().__init__(digs=AHEAD)

    def favourites(self, sight: Sight, rng: Random) -> Sequence[Choice]:
        if is_layout(sight):
            return layouts(sight, rng)
        first = self.choose(sight, rng)
        if sight.decision.prompt.key not in OPEN_QUESTIONS:
            return [first]
        others = [move for move in sight.decision.options if move != first.move and not is_bluff(move)]
        return [first, *(Choice(move, message("why-unusual")) for move in others)]


def is_bluff(move: Move) -> bool:
    """More is bid than one has."""
    return isinstance(move, Bid) and move.beyond


def is_layout(sight: Sight) -> bool:
    """Nobody has been moved yet."""
    return sight.decision.prompt.key == "ask-redeploy" and not sight.view.moved


def worthwhile(sight: Sight) -> bool:
    """Anything else is soon answered."""
    return is_layout(sight) or sight.decision.prompt.key in OPEN_QUESTIONS


def layouts(sight: Sight, rng: Random) -> list[Choice]:
    """As `farsighted` would have it first, and no two alike."""
    found: dict[tuple[Move, ...], Choice] = {}
    for name, wits in (*STYLES.items(), *(("whim", whim(rng)) for _ in range(WHIMS))):
        style = Greedy(digs=AHEAD, wits=wits)
        choice = style.choose(sight, rng)
        then = follow_up(sight, style, choice.move)
        called = message(f"style-{name}")
        meant = (choice.move, *(each.move for each in then))
        found.setdefault(meant, choice._replace(then=then, called=called))
    return list(found.values())


def whim(rng: Random) -> Wits:
    tastes = tuple(exp(rng.gauss(0.0, SPREAD)) for _ in range(TASTES))
    return Wits(tastes=tastes, builders=rng.choice(BUILDERS))


def follow_up(sight: Sight, style: Greedy, first: Move) -> tuple[Intention, ...]:
    """How a style would go on to the end of the move step, or until somebody else has a say."""
    seat = sight.decision.seat
    s, rng = sight.imagine(Random(0)), Random(0)
    then: list[Intention] = []
    answer(s, seat, first)
    while len(then) < LONGEST:
        asked = settle(s)
        if not asked or isinstance(asked, Chance) or asked[0].seat != seat:
            break
        if asked[0].prompt.key not in LAYING_OUT:
            break
        move, why, *_ = style.choose(Sight.at(s, asked[0]), rng)
        then.append(Intention(move, why))
        answer(s, seat, move)
    return tuple(then)
