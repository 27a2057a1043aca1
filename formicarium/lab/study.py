"""Matches that are looked at closely while they are played, kept, and gone on with."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from formicarium.bots import invite
from formicarium.core.bot import Sight
from formicarium.core.chance import Chance
from formicarium.core.flow import answer, deal, settle
from formicarium.core.game import Game
from formicarium.core.match import replay
from formicarium.core.plain import to_plain
from formicarium.core.record import Answered, Dealt, Header, Record
from formicarium.core.state import State
from formicarium.lab.crew import Crew, done
from formicarium.lab.journal import Journal
from formicarium.lab.look import VERSION, Look, look_at
from formicarium.lab.tournament import Heard, Plan, game_of, move_of, nobody


@dataclass(frozen=True, slots=True)
class Studied:
    """A match of a plan, with its record and what there is to know of it."""

    number: int
    seed: str
    seating: tuple[str, ...]
    record: str
    look: Look
    arm: int = 0  # of several plans that are played side by side: which

    def line(self) -> str:
        """As a line of a file."""
        return json.dumps(
            {
                "arm": self.arm,
                "number": self.number,
                "seed": self.seed,
                "seating": self.seating,
                "look": self.look.plain(),
                "record": self.record,
            },
            separators=(",", ":"),
            ensure_ascii=False,
        )

    @classmethod
    def read(cls, plain: Any) -> Studied:
        """What `line` has written."""
        look, seating = Look.read(plain["look"]), tuple(plain["seating"])
        return cls(plain["number"], plain["seed"], seating, plain["record"], look, plain.get("arm", 0))


def study(plan: Plan, number: int, arm: int = 0) -> Studied:
    """Play one match of the plan, and look at it."""
    game = game_of(plan)
    seating, seed = plan.seating(number), plan.seed_of(number)
    text = recorded(game, plan, number)
    return Studied(number, seed, seating, text, look_at(replay(text, game=game)), arm)


def recorded(game: Game[Any], plan: Plan, number: int) -> str:
    """The record of a match that is played as `tournament.play` plays it."""
    seating, seed = plan.seating(number), plan.seed_of(number)
    players = [(invite(game, bot), Random(f"{seed}/{bot}/{seat}")) for seat, bot in enumerate(seating)]
    options = game.read_options(plan.options)
    s: State = game.begin(plan.seats, options)
    plain = to_plain(options)
    assert isinstance(plain, dict)
    record, luck = Record(Header(game.id, s.rules, s.seats, plain, seed, data=game.data)), Random(seed)
    while asked := settle(s):
        if isinstance(asked, Chance):
            result = asked.sample(luck)
            record.entries.append(Dealt(asked, result))
            deal(s, result)
            continue
        decision = asked[0]
        bot, rng = players[decision.seat]
        move = move_of(s, decision, bot.choose(Sight.at(s, decision), rng).move)
        record.entries.append(Answered(decision.seat, move, 0))
        answer(s, decision.seat, move)
    return record.dumps()


def studied(
    plans: Sequence[Plan], crew: Crew, kept: Path | None = None, heard: Heard = nobody
) -> Iterator[Studied]:
    """Every match of these plans as it is done, those that were kept first; the plans side by side."""
    journal = None if kept is None else Journal(kept, "lab", headings(plans))
    before: set[tuple[int, int]] = set()
    for each in journal.read(Studied.read) if journal else ():
        place = each.arm, each.number
        if each.number < plans[each.arm].games and place not in before:
            before.add(place)
            heard(1)
            yield each
    numbers = range(max(plan.games for plan in plans))
    missing = [
        (plan, number, arm)
        for number in numbers
        for arm, plan in enumerate(plans)
        if number < plan.games and (arm, number) not in before
    ]
    for each in done(crew, study, missing):
        if journal is not None:
            journal.add(each.line())
        heard(1)
        yield each


def headings(plans: Sequence[Plan]) -> str:
    """The first line of a file of their matches."""
    return json.dumps([heading(plan) for plan in plans])


def heading(plan: Plan) -> dict[str, Any]:
    """What makes matches comparable: how many of them are played may grow."""
    game = game_of(plan)
    return {
        "lab": VERSION,
        "game": plan.game,
        "rules": game.rules,
        "data": game.data,
        "seats": plan.seats,
        "bots": plan.bots,
        "seed": plan.seed,
        "options": to_plain(game.read_options(plan.options)),
    }
