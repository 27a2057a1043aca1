"""Moments of matches between bots, worth a picture: a table is opened there, and one takes over a seat."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from formicarium.bots import find
from formicarium.core.match import Match
from formicarium.core.registry import games

SEAT = 0  # whose question it is


class Moment(NamedTuple):
    """A question to somebody, once so many answers have been given."""

    picture: str
    game: str
    seats: int
    asked: str  # the key of the question
    after: int = 0
    options: Mapping[str, Any] = {}
    seed: int = 0
    tab: str = ""  # of a phone: what to turn to

    def record(self) -> str:
        """The match up to there, as good players play it."""
        game = games[self.game]
        match, bot, rng = Match(game, self.seats, self.seed, self.options), find(game, "greedy"), Random(0)
        while match.outcome is None:
            asked = {decision.seat: decision.prompt.key for decision in match.pending}
            if asked.get(SEAT) == self.asked and match.number >= self.after:
                return match.record.dumps()
            seat = match.pending[-1].seat
            match.play(seat, bot.choose(match.sight(seat), rng).move)
        raise LookupError(f"{self.picture}: nobody is asked {self.asked}")


MOMENTS = (
    Moment("ant_war", "ant_war", 2, "ask-action", after=150),
    Moment("antics", "antics", 3, "ask-action", after=160),
    Moment("antics_hill", "antics", 3, "ask-first", after=150),
    Moment("hidden_empires_1", "hidden_empires_1", 4, "ask-assign-source", after=500),
    Moment("hidden_empires_1_raid", "hidden_empires_1", 3, "ask-plunder", after=200),
    Moment("hidden_empires_1_nest_phase", "hidden_empires_1", 3, "ask-feed-large", after=600),
    Moment("hidden_empires_2", "hidden_empires_2", 4, "ask-advance", after=400),
    Moment("hidden_empires_2_auction", "hidden_empires_2", 3, "ask-bid", after=300),
    Moment("hidden_empires_2_combat", "hidden_empires_2", 4, "ask-after-combat", after=500, seed=4),
    Moment("hidden_empires_2_forage", "hidden_empires_2", 3, "ask-forage", after=300),
    Moment("hidden_empires_2_nest_phase", "hidden_empires_2", 3, "ask-feed-larvae", after=500),
)

ON_A_PHONE = (
    Moment("ant_war_phone", "ant_war", 2, "ask-action", after=150),
    Moment("antics_phone", "antics", 3, "ask-action", after=120),
    Moment("hidden_empires_1_phone", "hidden_empires_1", 3, "ask-assign-source", after=500),
    Moment("hidden_empires_2_phone", "hidden_empires_2", 3, "ask-feed-larvae", after=500),
)
