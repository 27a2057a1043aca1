"""No bot sees what its seat may not know: what is hidden is swapped under it, and it chooses as before."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.metadata import entry_points
from inspect import getclosurevars
from itertools import islice
from random import Random
from typing import Any
from zlib import crc32

import pytest

from formicarium import games
from formicarium.bots import find, names
from formicarium.bots.roster import SEARCHER
from formicarium.bots.search import Search
from formicarium.bots.search.thought import Thought
from formicarium.core.bot import Bot, Choice, Sight
from formicarium.core.chance import Chance
from formicarium.core.decision import Move
from formicarium.core.flow import answer, deal, settle
from formicarium.core.game import Game
from formicarium.core.registry import GROUP
from formicarium.core.state import State
from formicarium.core.together import imagine
from formicarium.texts.message import message

DECISIONS = 150  # of a match
LOOKS, APART = 10, 6  # at most so many, at least so many decisions apart
ENOUGH = 3
THOUGHTS, ROUNDS = 5, 12  # of the search: so many, and how long each is
TRIES = 4  # to imagine another table: sometimes there is none

IDS = sorted(point.name for point in entry_points(group=GROUP))
# With the variant of a first game, and where another one keeps more secret, with that, too
TABLES = [
    *((id, games[id].first_game()[0]) for id in IDS),
    ("cicada_and_ant", "winter"),
    ("hidden_empires_2", "advanced"),
]
SEARCHED = [(id, variant) for id, variant in TABLES if SEARCHER in names(games[id])]


class Peeper:
    """It looks at the table itself, which no bot may."""

    def choose(self, sight: Sight, rng: Random) -> Choice:
        table: State = getclosurevars(sight.imagine).nonlocals["s"]
        options = sight.decision.options
        return Choice(options[crc32(repr(table).encode()) % len(options)], message("why-hinted"))


class Thoughtful(Search):
    """The search, which counts the rounds that it thinks."""

    taken = 0

    def think(self, sight: Sight, rng: Random, also: Sequence[Move] = ()) -> Thought:
        thought = super().think(sight, rng, also)
        self.taken += sum(thought.root.visits)
        return thought


def anything(sight: Sight) -> bool:
    return True


def swapped(
    game: Game[Any], variant: str, wanted: Callable[[Sight], bool] = anything
) -> Iterator[tuple[Sight, Sight]]:
    """What a seat knows at a table, and at another that differs in what it does not know."""
    _, seats = game.first_game()
    s: State = game.begin(seats, game.read_options(game.variants[variant]))
    luck, asked_for, next_look = Random(f"{game.id}/luck"), 0, 0
    driver = find(game, "nurse")
    while asked_for < DECISIONS and (asked := settle(s)):
        if isinstance(asked, Chance):
            deal(s, asked.sample(luck))
            continue
        decision = asked[asked_for % len(asked)]
        here = Sight.at(s, decision)
        if asked_for >= next_look and wanted(here):
            worlds = (imagine(s, decision.seat, luck) for _ in range(TRIES))
            world = next((world for world in worlds if world != s), None)
            if world is not None:
                next_look = asked_for + APART
                yield here, Sight.at(world, decision)
        answer(s, decision.seat, driver.choose(here, luck).move)
        asked_for += 1


def peeping(game: Game[Any], variant: str, bots: Mapping[str, Bot]) -> tuple[set[str], int]:
    """Who chooses otherwise at the other table, or for other reasons; and how often all were asked."""
    found, looks = set(), 0
    for here, there in islice(swapped(game, variant), LOOKS):
        assert there.view == here.view
        looks += 1
        for name, bot in bots.items():
            if bot.choose(there, Random(looks)) != bot.choose(here, Random(looks)):
                found.add(name)
    return found, looks


@pytest.mark.parametrize("id, variant", TABLES)
def test_no_bot_of_any_level_tells_two_worlds_apart_that_its_seat_cannot(id: str, variant: str) -> None:
    game = games[id]
    bots = {name: find(game, name) for name in names(game) if name != SEARCHER}
    found, looks = peeping(game, variant, bots)
    assert not found
    assert looks >= ENOUGH


@pytest.mark.parametrize("id, variant", SEARCHED)
def test_nor_does_the_search_where_it_thinks(id: str, variant: str) -> None:
    game = games[id]
    searching = game.searching
    assert searching is not None

    def open_question(sight: Sight) -> bool:
        return searching.worthwhile(sight) and not Thought(game, searching, sight, Random(0)).root.settled

    looks = 0
    for here, there in islice(swapped(game, variant, open_question), THOUGHTS):
        thinkers = Thoughtful(game, ROUNDS), Thoughtful(game, ROUNDS)
        choices = [each.choose(sight, Random(1)) for each, sight in zip(thinkers, (here, there), strict=True)]
        assert choices[0] == choices[1]
        assert thinkers[0].taken == thinkers[1].taken > 0
        looks += 1
    assert looks == THOUGHTS


def test_whoever_looks_at_the_table_is_found_out() -> None:
    assert peeping(games["ant_war"], "standard", {"peeper": Peeper()})[0] == {"peeper"}
