"""No bot sees what its seat may not know: what is hidden is swapped under it, and it chooses as before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.metadata import entry_points
from inspect import getclosurevars
from itertools import islice
from random import Random
from typing import Any
from zlib import crc32

import pytest

from formicarium import games
from formicarium.bots import find, levels, names
from formicarium.core.bot import Bot, Choice, Sight
from formicarium.core.chance import Chance
from formicarium.core.flow import answer, deal, settle
from formicarium.core.game import Game
from formicarium.core.registry import GROUP
from formicarium.core.state import State
from formicarium.core.together import imagine
from formicarium.texts.message import message

DECISIONS = 150  # of a match
LOOKS, APART = 10, 6  # at most so many, at least so many decisions apart
ENOUGH = 3
TRIES = 4  # to imagine another table: sometimes there is none


class Peeper:
    """It looks at the table itself, which no bot may."""

    def choose(self, sight: Sight, rng: Random) -> Choice:
        table: State = getclosurevars(sight.imagine).nonlocals["s"]
        options = sight.decision.options
        return Choice(options[crc32(repr(table).encode()) % len(options)], message("why-hinted"))


def swapped(game: Game[Any]) -> Iterator[tuple[Sight, Sight]]:
    """What a seat knows at a table, and at another that differs in what it does not know."""
    variant, seats = game.first_game()
    s: State = game.begin(seats, game.read_options(game.variants[variant]))
    luck, asked_for, next_look = Random(f"{game.id}/luck"), 0, 0
    driver = find(game, next(iter(levels(game))))
    while asked_for < DECISIONS and (asked := settle(s)):
        if isinstance(asked, Chance):
            deal(s, asked.sample(luck))
            continue
        decision = asked[asked_for % len(asked)]
        here = Sight.at(s, decision)
        if asked_for >= next_look:
            worlds = (imagine(s, decision.seat, luck) for _ in range(TRIES))
            world = next((world for world in worlds if world != s), None)
            if world is not None:
                next_look = asked_for + APART
                yield here, Sight.at(world, decision)
        answer(s, decision.seat, driver.choose(here, luck).move)
        asked_for += 1


def peeping(game: Game[Any], bots: Mapping[str, Bot]) -> tuple[set[str], int]:
    """Who chooses otherwise at the other table, or for other reasons; and how often all were asked."""
    found, looks = set(), 0
    for here, there in islice(swapped(game), LOOKS):
        assert there.view == here.view
        looks += 1
        for name, bot in bots.items():
            if bot.choose(there, Random(looks)) != bot.choose(here, Random(looks)):
                found.add(name)
    return found, looks


@pytest.mark.parametrize("id", sorted(point.name for point in entry_points(group=GROUP)))
def test_no_bot_of_any_level_tells_two_worlds_apart_that_its_seat_cannot(id: str) -> None:
    game = games[id]
    found, looks = peeping(game, {name: find(game, name) for name in names(game)})
    assert not found
    assert looks >= ENOUGH


def test_whoever_looks_at_the_table_is_found_out() -> None:
    assert peeping(games["ant_war"], {"peeper": Peeper()})[0] == {"peeper"}
