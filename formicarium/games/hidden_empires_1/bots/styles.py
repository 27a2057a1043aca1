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
from formicarium.games.hidden_empires_1.bots.layout import (
    HOME_BUILDERS,
    HOME_NURSES,
    HOME_RESERVES,
    Spot,
    lay_out,
)
from formicarium.games.hidden_empires_1.bots.outlook import Outlook, Wits
from formicarium.games.hidden_empires_1.data import FORAGE, PATROL, SCOUT
from formicarium.texts.message import message

LAYING_OUT = frozenset(f"ask-assign-{part}" for part in ("source", "destination", "count"))
LONGEST = 80  # answers of a layout
BOLD = 6.0  # food
STYLES: Mapping[str, Wits] = {
    "usual": Wits(),
    "peaceful": Wits(raids=False),
    "homely": Wits(guards=True),
    "bold": Wits(zeal=BOLD),
    "another": Wits(zeal=BOLD, raid=1),
    "elsewhere": Wits(zeal=BOLD, raid=2),
    "farther": Wits(zeal=BOLD, raid=4),
    "watchful": Wits(watch=1),
    "careless": Wits(watch=-1),
    "anxious": Wits(watch=2),
    "besieged": Wits(raids=False, watch=2),
    "more-builders": Wits(builders=1),
    "fewer-builders": Wits(builders=-1),
    "curious": Wits(news=2.0),
}
SHIFTS = 4  # layouts a few ants away from the usual one
WHIMS, TASTES, SPREAD = 1, 11, 0.5  # layouts by chance; how many areas they judge apart, and how differently
WATCHES = (0, 0, 0, 1, -1)


class Planner(Greedy):
    """Plays as the first style does, and would think of the others at the beginning of Assign Tasks."""

    def favourites(self, sight: Sight, rng: Random) -> Sequence[Choice]:
        if not is_layout(sight):
            return [self.choose(sight, rng)]
        found: dict[tuple[Move, ...], Choice] = {}
        others = (("whim", whim(rng)) for _ in range(WHIMS))
        for name, wits in (*STYLES.items(), *others, *(("shift", wits) for wits in shifts(sight, rng))):
            style = Greedy(wits=wits)
            choice = style.choose(sight, rng)
            then = follow_up(sight, style, choice)
            called = message(f"style-{name}")
            meant = (choice.move, *(each.move for each in then))
            found.setdefault(meant, choice._replace(then=then, called=called))
        return list(found.values())


def shifts(sight: Sight, rng: Random) -> list[Wits]:
    """The usual layout, but a few go from one of its places to another, or where nobody would have gone."""
    o = Outlook(sight.view, sight.decision.prompt.key)
    usual = {spot: sum(ants) for spot, ants in lay_out(o).ants.items()}
    steps = {source.area: source.distance for source in o.land.sources}
    gate = Spot(o.s.nests[o.seat], PATROL)
    ends = {*usual, HOME_BUILDERS, HOME_RESERVES, gate}
    ends |= {Spot(area, FORAGE) for area in steps} | {Spot(area, SCOUT) for area in o.land.hidden}
    pairs = [
        (start, end, steps.get(end.area, 1) if end.task == FORAGE else 1)
        for start in sorted(usual)
        for end in sorted(ends - {start, HOME_NURSES})
        if start != HOME_NURSES
    ]
    return [Wits(shift=shift) for shift in rng.sample(pairs, min(SHIFTS, len(pairs)))]


def whim(rng: Random) -> Wits:
    tastes = tuple(exp(rng.gauss(0.0, SPREAD)) for _ in range(TASTES))
    return Wits(tastes=tastes, watch=rng.choice(WATCHES), news=exp(rng.gauss(0.0, SPREAD)))


def is_layout(sight: Sight) -> bool:
    """Anything else is soon answered."""
    return sight.decision.prompt.key == "ask-assign-source"


def follow_up(sight: Sight, style: Greedy, first: Choice) -> tuple[Intention, ...]:
    """How a style would go on to the end of the step. Nobody else has a say before."""
    seat = sight.decision.seat
    s, rng, move, meant = sight.imagine(Random(0)), Random(0), first.move, iter(first.then)
    then: list[Intention] = []
    answer(s, seat, move)
    while move != END and len(then) < LONGEST:
        asked = settle(s)
        if not asked or isinstance(asked, Chance) or asked[0].seat != seat:
            break
        if asked[0].prompt.key not in LAYING_OUT:
            break
        planned = next(meant, None)
        if planned is None or asked[0].meant(planned.move) is None:
            choice = style.choose(Sight.at(s, asked[0]), rng)
            planned, meant = Intention(choice.move, choice.why), iter(choice.then)
        move = planned.move
        then.append(planned)
        answer(s, seat, move)
    return tuple(then)
