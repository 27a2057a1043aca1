"""The ladder: everybody plays everybody, and each gets a rating.

Every match that is done can be kept as a line of a file; whoever goes on with that file plays only what is
missing. The ratings come from the matches alone, not from the order in which they were finished.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from formicarium.bots import called
from formicarium.core.errors import OptionError
from formicarium.core.plain import to_plain
from formicarium.core.registry import games
from formicarium.lab.crew import ALONE, Crew, done
from formicarium.lab.interval import share_interval
from formicarium.lab.journal import Journal
from formicarium.lab.rating import Standing, ratings, skills
from formicarium.lab.tournament import Heard, Plan, check, nobody, play


@dataclass(frozen=True, slots=True)
class Climb:
    """Who plays, and how often any two of them meet."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int  # of every pair
    seed: int | str = 0
    options: Mapping[str, Any] = field(default_factory=dict)

    def pairs(self) -> list[Plan]:
        """
        >>> [plan.bots for plan in Climb("any", ("a", "b", "c"), 2, 10).pairs()]
        [('a', 'b'), ('a', 'c'), ('b', 'c')]
        """
        return [
            Plan(self.game, pair, self.seats, self.games, self.seed, self.options)
            for pair in combinations(self.bots, 2)
        ]


class Meeting(NamedTuple):
    """One match between two of them."""

    pair: tuple[str, ...]
    number: int
    seating: tuple[str, ...]
    ranks: tuple[int, ...]
    shares: tuple[float, ...]

    def line(self) -> str:
        return json.dumps(self._asdict())

    @classmethod
    def read(cls, line: Any) -> Meeting:
        """What `line` has written."""
        pair, seating, ranks, shares = (tuple(line[part]) for part in ("pair", "seating", "ranks", "shares"))
        return cls(pair, line["number"], seating, ranks, shares)


def check_climb(climb: Climb) -> None:
    """Certain that it can be carried out."""
    if find_spec("openskill") is None:
        raise OptionError("a ladder needs openskill: pip install formicarium[lab]")
    if len({called(games[climb.game], bot) for bot in climb.bots}) < len(climb.bots):
        raise OptionError("each bot is named once, by its name or its level")
    if len(climb.bots) < 2:
        raise OptionError("a ladder needs at least 2 bots")
    if climb.seats < 2:
        raise OptionError("a ladder needs at least 2 seats")
    for plan in climb.pairs():
        check(plan)


def meetings(climb: Climb, crew: Crew, kept: Path | None = None) -> Iterator[Meeting]:
    """Every match of the ladder as it is done, those that were kept first."""
    plans = climb.pairs()
    journal = None if kept is None else Journal(kept, "ladder", _heading(climb))
    pairs = {plan.bots for plan in plans}
    before = {
        (meeting.pair, meeting.number): meeting
        for meeting in (journal.read(Meeting.read) if journal else ())
        if meeting.pair in pairs and meeting.number < climb.games
    }
    yield from before.values()
    missing = [
        (plan, number) for number in range(climb.games) for plan in plans if (plan.bots, number) not in before
    ]
    for meeting in done(crew, _meeting, missing):
        if journal is not None:
            journal.add(meeting.line())
        yield meeting


def _meeting(plan: Plan, number: int) -> Meeting:
    played = play(plan, number)
    return Meeting(plan.bots, number, played.seating, played.ranks, played.shares)


def _heading(climb: Climb) -> str:
    """What makes matches comparable. How many are played and by whom may grow."""
    options = to_plain(games[climb.game].read_options(climb.options))
    rules = games[climb.game].rules
    return json.dumps(
        {"game": climb.game, "rules": rules, "seats": climb.seats, "seed": climb.seed, "options": options}
    )


def ladder(
    climb: Climb,
    crew: Crew = ALONE,
    kept: Path | None = None,
    heard: Heard = nobody,
) -> dict[str, Any]:
    """Play what is missing: a summary ready for JSON."""
    check_climb(climb)
    played: list[Meeting] = []
    for meeting in meetings(climb, crew, kept):
        played.append(meeting)
        heard(1)
    played.sort(key=lambda meeting: (meeting.number, meeting.pair))
    return summary(climb, played)


def summary(climb: Climb, played: Sequence[Meeting]) -> dict[str, Any]:
    """Ratings, and what each two of them did against each other."""
    rotations = {plan.bots: plan.rotations for plan in climb.pairs()}
    groups: dict[tuple[tuple[str, ...], int], list[Standing]] = defaultdict(list)
    for each in played:
        groups[each.pair, each.number // rotations[each.pair]].append(Standing(each.seating, each.ranks))
    rated = ratings(list(groups.values()), Random(f"{climb.seed}/ladder"))
    skilled = skills(Standing(each.seating, each.ranks) for each in played)
    return {
        "game": climb.game,
        "options": to_plain(games[climb.game].read_options(climb.options)),
        "rules": games[climb.game].rules,
        "seats": climb.seats,
        "seed": climb.seed,
        "games": climb.games,
        "ratings": [
            {
                "bot": bot,
                "elo": round(rating.elo),
                "elo_95": [round(rating.low), round(rating.high)],
                "openskill": [round(value, 2) for value in skilled[bot]],
            }
            for bot, rating in rated.items()
        ],
        "pairs": [_pair(plan, played) for plan in climb.pairs()],
    }


def _pair(plan: Plan, played: Sequence[Meeting]) -> dict[str, Any]:
    """What the first of two bots won of all that either won."""
    first, second = plan.bots
    won = dict.fromkeys(plan.bots, 0.0)
    met = [each for each in played if each.pair == plan.bots]
    for each in met:
        for bot, share in zip(each.seating, each.shares, strict=True):
            won[bot] += share
    interval = share_interval(won[first], len(met))
    return {
        "bots": [first, second],
        "played": len(met),
        "won": [round(won[first], 4), round(won[second], 4)],
        "share_95": [round(bound, 4) for bound in interval],
    }
