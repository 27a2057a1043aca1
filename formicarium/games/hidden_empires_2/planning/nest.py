"""The plan of the nest phase: what is proposed at each of its questions (HE2-RULING-95)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from formicarium.core.bot import Choice
from formicarium.core.decision import Decision, Move
from formicarium.games.hidden_empires_2.planning import brood, castes
from formicarium.games.hidden_empires_2.planning.outlook import ALL_WITS, Outlook, Wits
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.texts.message import Seat

Judge = Callable[[Outlook, Decision], Choice]

NEST_JUDGES: Mapping[str, Judge] = {
    "ask-mill": brood.mill,
    "ask-return-ants": brood.return_ants,
    "ask-starve-adults": brood.starve_adults,
    "ask-emerge-majors": castes.emerge_majors,
    "ask-feed-larvae": brood.feed_larvae,
    "ask-eat-egg": brood.eat,
    "ask-lay-eggs": brood.lay_eggs,
    "ask-eat-larva": brood.eat,
}


def advice(s: Empires, seat: Seat, asked: Decision, wits: Wits = ALL_WITS) -> Choice:
    """What a thoughtful player would answer, by what the others cannot change while they decide, too."""
    key = asked.prompt.key
    return NEST_JUDGES[key](Outlook(s, seat, key, alone=True, wits=wits), asked)


def proposed(s: Empires, seat: Seat, asked: Decision) -> Move:
    """The answer of the plan."""
    move = asked.meant(advice(s, seat, asked).move)
    assert move is not None, asked
    return move
