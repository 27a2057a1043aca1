"""The matches that a report is about, and each seat's part in them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from statistics import fmean
from typing import Any, NamedTuple

from formicarium.core.game import Game
from formicarium.lab.look import Look
from formicarium.lab.study import Studied
from formicarium.lab.tournament import Plan, Played, game_of
from formicarium.texts.facts import from_wire
from formicarium.texts.message import Seat


class Part(NamedTuple):
    """One seat in one match."""

    match: int  # its place in the sample
    group: str  # matches of the same luck
    seat: Seat
    bot: str
    share: float  # of the win
    rest: float  # the share of the win beyond what this bot has in this seat on average


@dataclass(frozen=True)
class Sample:
    """A plan, and those of its matches that are done, by number."""

    plan: Plan
    matches: Sequence[Studied]

    @cached_property
    def game(self) -> Game[Any]:
        return game_of(self.plan)

    @cached_property
    def looks(self) -> list[Look]:
        return [each.look for each in self.matches]

    @cached_property
    def groups(self) -> list[str]:
        return [each.seed for each in self.matches]

    @property
    def fair(self) -> float:
        """Everybody's share of the win, were all alike."""
        return 1 / self.plan.seats

    @cached_property
    def parts(self) -> list[Part]:
        """Match by match, seat by seat."""
        usual: dict[tuple[str, Seat], list[float]] = defaultdict(list)
        for each in self.matches:
            for seat, (bot, share) in enumerate(zip(each.seating, each.look.shares, strict=True)):
                usual[bot, seat].append(share)
        means = {key: fmean(shares) for key, shares in usual.items()}
        return [
            Part(number, each.seed, seat, bot, share, share - means[bot, seat])
            for number, each in enumerate(self.matches)
            for seat, (bot, share) in enumerate(zip(each.seating, each.look.shares, strict=True))
        ]

    def played(self) -> list[Played]:
        """As a plain run of the lab has it."""
        return [
            Played(
                each.seating,
                each.look.ranks,
                each.look.shares,
                each.look.decisions,
                from_wire(each.look.ended),
                Counter(),
            )
            for each in self.matches
        ]
