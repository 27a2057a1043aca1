"""Every law, on every game of the house, for every variant and seat count; and words for all that comes up.

A failure names the match: `check_match(games["…"], seats, options, seed)` plays it again. Of each kind
of table up to MATCHES matches are checked, fewer where they are long or where a game has many kinds,
with half as many close looks as usual; `make laws MATCHES=500` checks so many of each kind, however long
they are, and looks as closely as the laws ask for.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

from formicarium.core.game import Game
from formicarium.core.laws import Said, check_match
from formicarium.core.laws.walk import EVERY
from formicarium.core.registry import games
from formicarium.texts.catalogue import LANGUAGES, catalogue
from formicarium.texts.facts import message_of
from formicarium.texts.message import Message
from tests.arena import ARENA

MATCHES = 300
PATIENCE = 50_000  # decisions of one game that its kinds of tables share; then no further match begins
WANTED = os.environ.get("FORMICARIUM_MATCHES")
BETWEEN = EVERY if WANTED else 2 * EVERY  # decisions between two close looks


def kinds() -> Iterator[Any]:
    """A game, a variant, a number of players, and the decisions that fall to this kind."""
    for game in (*(each for each in games.values() if each.id != ARENA.id), ARENA):
        found = list(game.kinds())
        for variant, seats in found:
            share = PATIENCE // len(found)
            yield pytest.param(game, variant, seats, share, id=f"{game.id}-{variant}-{seats}")


@pytest.fixture(autouse=True)
def arena_is_open() -> Iterator[None]:
    before = games.get(ARENA.id)  # another test of this process may have opened one of its own
    games.add(ARENA)
    yield
    games.remove(ARENA) if before is None else games.add(before)


@pytest.mark.parametrize("game, variant, seats, share", list(kinds()))
def test_laws(game: Game[Any], variant: str, seats: int, share: int) -> None:
    decisions, said = 0, Said()
    for seed in range(int(WANTED or MATCHES)):
        report = check_match(game, seats, game.variants[variant], seed, BETWEEN)
        decisions += report.decisions
        said.add(report.said)
        if not WANTED and decisions >= share:
            break
    if game is not ARENA:
        assert list(unspeakable(game, said)) == []


def unspeakable(game: Game[Any], said: Said) -> Iterator[str]:
    """What came up in a match and cannot be said in every language."""
    for language in LANGUAGES:
        for message in messages(said):
            yield from catalogue(game, language).faults(message, lambda seat: (f"Player {seat}", seat == 0))


def messages(said: Said) -> Iterator[Message]:
    yield from said.messages.values()
    for event in (*said.events.values(), *said.blurred.values()):
        yield message_of("event", event)
    for move in said.moves.values():
        yield message_of("move", move)
