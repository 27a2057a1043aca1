"""Many matches between bots: every seed is played once per rotation, so that seats and luck even out.

The same seed gives the same figures whatever the number of processes; only the time differs.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, TypeAlias

from formicarium.bots import invite
from formicarium.bots.processes import workers
from formicarium.core.bot import Bot, Sight
from formicarium.core.chance import Chance
from formicarium.core.decision import Decision, Move, Refusal
from formicarium.core.errors import IllegalMove, OptionError
from formicarium.core.flow import answer, deal, settle
from formicarium.core.game import Game
from formicarium.core.plain import Plain, to_plain
from formicarium.core.registry import games
from formicarium.core.state import State
from formicarium.kit.data import Tables
from formicarium.lab.interval import mean_interval, share_interval
from formicarium.lab.tally import Sighting, check_field, report, sightings
from formicarium.texts.facts import to_wire
from formicarium.texts.message import Message, message

Heard: TypeAlias = Callable[[int], None]  # told how many more matches are done

CHUNKS = 8  # pieces of work per process: enough for a smooth progress bar, few enough to cost nothing


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int | str = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    tally: str = ""  # a field of the events whose values are counted
    tables: Tables | None = None  # corrected ones, for this plan alone; None: those everybody plays with

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in a match: the bots in turn, moved on by one seat from match to match.

        >>> plan = Plan("any", ("a", "b"), seats=3, games=2)
        >>> plan.seating(0), plan.seating(1)
        (('a', 'b', 'a'), ('b', 'a', 'b'))
        """
        return tuple(self.bots[(number + seat) % len(self.bots)] for seat in range(self.seats))

    @property
    def rotations(self) -> int:
        """After so many matches everybody sits as in the first.

        >>> Plan("any", ("a", "b"), 2, 9).rotations, Plan("any", ("a", "a"), 2, 9).rotations
        (2, 1)
        """
        bots = self.bots
        return next(by for by in range(1, len(bots) + 1) if bots[by:] + bots[:by] == bots)

    def seed_of(self, number: int) -> str:
        """Each rotation of a seating is dealt the same luck; a seating never meets the same luck twice."""
        return f"{self.seed}/{number // self.rotations}"


class Played(NamedTuple):
    """What remains of a match."""

    seating: tuple[str, ...]
    ranks: tuple[int, ...]
    shares: tuple[float, ...]
    decisions: int
    ended: Message  # the reason
    seen: Counter[Sighting]


class Result(NamedTuple):
    """One appearance: the share of the win, and the rank."""

    share: float
    rank: int


def game_of(plan: Plan) -> Game[Any]:
    """The game, by the tables of the plan."""
    return games[plan.game] if plan.tables is None else games.packaged(plan.game).with_data(plan.tables)


def check(plan: Plan) -> Game[Any]:
    """The game, once it is certain that the plan can be carried out."""
    game = game_of(plan)
    game.check_seats(plan.seats)
    game.read_options(plan.options)
    for bot in plan.bots:
        invite(game, bot)
    if not plan.bots:
        raise OptionError("name at least one bot")
    if len(plan.bots) > plan.seats:
        raise OptionError(f"{len(plan.bots)} bots do not fit on {plan.seats} seats")
    if plan.games < 1:
        raise OptionError(f"at least 1 game must be played, not {plan.games}")
    if plan.tally:
        check_field(game, plan.tally)
    return game


def play(plan: Plan, number: int) -> Played:
    """One match of the plan, from its first question to its end."""
    game = game_of(plan)
    seating, seed = plan.seating(number), plan.seed_of(number)
    players = [(invite(game, bot), Random(f"{seed}/{bot}/{seat}")) for seat, bot in enumerate(seating)]
    s: State = game.begin(plan.seats, game.read_options(plan.options))
    if plan.tally:
        s.listen()
    decisions = play_on(s, players, Random(seed))
    outcome = s.outcome
    assert outcome is not None
    seen = sightings(s.heard(), plan.tally) if plan.tally else Counter[Sighting]()
    return Played(seating, outcome.ranks, outcome.shares, decisions, outcome.why, seen)


def play_on(s: State, players: Sequence[tuple[Bot, Random]], luck: Random, limit: int = 10**9) -> int:
    """To the end of the match, on the bare table: nobody reads its record. The number of decisions."""
    decisions = 0
    while decisions < limit and (asked := settle(s)):
        if isinstance(asked, Chance):
            deal(s, asked.sample(luck))
            continue
        decision = asked[0]
        bot, rng = players[decision.seat]
        answer(s, decision.seat, move_of(s, decision, bot.choose(Sight.at(s, decision), rng).move))
        decisions += 1
    return decisions


def move_of(s: State, decision: Decision, given: Move) -> Move:
    """The option that a bot means; IllegalMove if it is none."""
    move = decision.meant(given)
    if move is None:
        raise IllegalMove(Refusal(s.steps[-1].clause, message("refused-not-offered", path=str(given))))
    return move


def nobody(count: int) -> None:
    """Nobody is listening."""


def play_all(plan: Plan, processes: int = 1, heard: Heard = nobody) -> list[Played]:
    """Every match of the plan, in order."""
    if processes <= 1:
        return [_heard(play(plan, number), heard) for number in range(plan.games)]
    size = max(1, -(-plan.games // (processes * CHUNKS)))
    chunks = [range(at, min(at + size, plan.games)) for at in range(0, plan.games, size)]
    played: list[Played] = []
    with workers(processes) as pool:
        for some in pool.map(_play_chunk, [plan] * len(chunks), chunks):
            played += some
            heard(len(some))
    return played


def _heard(played: Played, heard: Heard) -> Played:
    heard(1)
    return played


def _play_chunk(plan: Plan, numbers: Sequence[int]) -> list[Played]:
    return [play(plan, number) for number in numbers]


def run(plan: Plan, processes: int = 1, heard: Heard = nobody) -> dict[str, Any]:
    """Carry out the plan: a summary ready for JSON."""
    game = check(plan)
    began = time.perf_counter()
    played = play_all(plan, processes, heard)
    seconds = time.perf_counter() - began
    return summary(plan, to_plain(game.read_options(plan.options)), played, seconds)


def summary(plan: Plan, options: Plain, played: Sequence[Played], seconds: float) -> dict[str, Any]:
    """Figures by bot and by seat, with 95 % intervals."""
    decisions = sum(match.decisions for match in played)
    return {
        "game": plan.game,
        "options": options,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": len(played),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds, 1) if seconds else 0.0,
        "mean_length": round(decisions / len(played), 2),
        "ended_by": dict(Counter(match.ended.key for match in played).most_common()),
        "endings": [
            {"why": to_wire(why), "times": times}
            for why, times in Counter(match.ended for match in played).most_common()
        ],
        "by_bot": {bot: _figures(_results(played, bot=bot)) for bot in dict.fromkeys(plan.bots)},
        "by_seat": [_figures(_results(played, seat=seat)) for seat in range(plan.seats)],
        "tally": report([(match.seen, match.shares) for match in played]),
    }


def _results(played: Sequence[Played], bot: str | None = None, seat: int | None = None) -> list[Result]:
    """Each appearance of a bot in any seat, or of any bot in a seat."""
    return [
        Result(match.shares[number], match.ranks[number])
        for match in played
        for number, name in enumerate(match.seating)
        if bot in (None, name) and seat in (None, number)
    ]


def _figures(results: Sequence[Result]) -> dict[str, Any]:
    played = len(results)
    wins = sum(result.share for result in results)
    rank, rank_interval = mean_interval([result.rank for result in results])
    return {
        "played": played,
        "wins": round(wins, 4),
        "win_share": round(wins / played, 4),
        "win_share_95": [round(bound, 4) for bound in share_interval(wins, played)],
        "mean_rank": round(rank, 4),
        "mean_rank_95": [round(bound, 4) for bound in rank_interval],
    }
