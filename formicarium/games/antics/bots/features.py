"""By which numbers a table can be judged: the own prospects less those of the best rival."""

from __future__ import annotations

from formicarium.core.fitted import Features
from formicarium.games.antics.bots.outlook import Outlook
from formicarium.games.antics.bots.strength import (
    ANTS_GO,
    BUILDS,
    EXPLORES,
    FUNGI,
    HATCHES,
    PUSHES,
    pace,
)
from formicarium.games.antics.state import Antics
from formicarium.texts.message import Seat

ABOUT = {
    "turn": "whether the own turn begins",
    "points": "points at home",
    "points_late": "the same, the more the nearer the end is",
    "errands": "points to be expected of what is carried or may be fetched",
    "errands_late": "the same, the more the nearer the end is",
    "growth": "what building may add to that",
    "prey": "prey at home",
    "leaves": "leaves at home",
    "fungi": "levels of the fungi that still want a leaf",
    "ants": "ants hatched that wait",
    "soldiers": "of these, soldiers",
    "workers": "workers on the tracks",
    "loads": "of these, carrying something",
    "hand": "tiles in hand",
    "explore": "units of an explore action, for each turn to come",
    "build": "… of a build action",
    "hatch": "… of a hatch action",
    "send": "… of an ants action",
    "push": "… of a push action",
}


def features(s: Antics, seat: Seat) -> tuple[float, ...]:
    """The own numbers less the best rival's."""
    outlooks = [Outlook(s, each) for each in range(s.seats)]
    values = [outlook.value() for outlook in outlooks]
    rival = max((each for each in range(s.seats) if each != seat), key=values.__getitem__)
    mine = _numbers(outlooks[seat], values[seat])
    theirs = _numbers(outlooks[rival], values[rival])
    return tuple([one - other for one, other in zip(mine, theirs, strict=True)])


def _numbers(outlook: Outlook, value: float) -> tuple[float, ...]:
    s, seat, levels, turns = outlook.s, outlook.seat, outlook.levels, outlook.turns
    late, errand = 1 / (1 + turns), outlook.errand()
    points = outlook.points(levels[FUNGI])
    return (
        float(seat == s.active),
        points,
        points * late,
        errand - points,
        (errand - points) * late,
        value - errand,
        outlook.prey,
        len(s.leaves[seat]),
        sum(levels[FUNGI][len(s.leaves[seat]) :]),
        sum(outlook.larvae),
        s.soldiers(seat),
        len(outlook.chain),
        len(outlook.loads),
        len(s.hands[seat]),
        *(pace(levels[kind]) * turns for kind in (EXPLORES, BUILDS, HATCHES, ANTS_GO, PUSHES)),
    )


def kind(s: Antics) -> str:
    return "two" if s.seats == 2 else "more"


FEATURES = Features(ABOUT, features, kind)
