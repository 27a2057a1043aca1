"""Bots at a table: they think in processes of their own, on what their seat knows and nothing more.

What travels to a worker is the seat's view, its question, and one table that fits the view, with
everything the seat cannot see drawn anew. The worker imagines further tables from that one: by
the law of `determinize` it could not tell them from tables imagined at the real one.
"""

from __future__ import annotations

import logging
import pickle
import random
import secrets
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from formicarium.bots import find, names
from formicarium.core.bot import Bot, Sight
from formicarium.core.decision import Path
from formicarium.core.registry import games
from formicarium.core.together import imagine
from formicarium.server import wire
from formicarium.server.bots.workers import Overdue, Workers
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.server.house import House
    from formicarium.server.table.room import Room

log = logging.getLogger("formicarium.bots")


@cache
def _bot(game: str, data: str, name: str) -> Bot:
    return find(games.playing(game, data), name)


class Thought(NamedTuple):
    """What a bot would do, and why: a *say*, as JSON."""

    path: Path
    why: str | None


def think(game: str, data: str, name: str, knowledge: bytes, seed: int) -> Thought:
    """In a worker: what the bot would do, given what its seat knows."""
    view, decision, world = pickle.loads(knowledge)
    sight = Sight(lambda: view, decision, lambda rng: imagine(world, decision.seat, rng))
    choice = _bot(game, data, name).choose(sight, random.Random(seed))
    return Thought(choice.move.spell(), wire.encode(wire.said(choice.why)).decode())


def knowledge(room: Room, seat: Seat, rng: random.Random) -> bytes:
    """All that leaves for a worker: nothing in it is hidden from the seat."""
    return packed(room.ledger.match.sight(seat), rng)


def packed(sight: Sight, rng: random.Random) -> bytes:
    return pickle.dumps((sight.view, sight.decision, sight.imagine(rng)))


def _asker(room: Room) -> str:
    """For whom a bot thinks: an address of those who play and are there. Tables without one share a turn."""
    return min((visitor.address for visitor in room.audience.visitors if visitor.seats), default="nobody")


class Bots:
    """Gives bots their turn: after a small pause, so that people can follow, and with a time limit."""

    def __init__(self, house: House, workers: Workers) -> None:
        self.house = house
        self.workers = workers

    def names(self, game: str) -> tuple[str, ...]:
        return names(games[game])

    def consider(self, room: Room) -> None:
        """Let every bot that is asked here think, unless it does already."""
        for decision in room.ledger.pending:
            turn = decision.seat, room.ledger.number(decision.seat)
            if room.chairs[decision.seat].kind == "bot" and turn not in room.thinking:
                room.thinking.add(turn)
                self.house.spawn(self._play(room, *turn))

    async def _play(self, room: Room, seat: Seat, number: int) -> None:
        try:
            await room.audience.pause(seat)
            thought = await self._choose(room, seat, number)
            if thought is not None:
                await room.answer_for(seat, number, thought.path, "bot", thought.why)
        finally:
            room.thinking.discard((seat, number))

    async def _choose(self, room: Room, seat: Seat, number: int) -> Thought | None:
        async with room.lock:
            decision = room.ledger.decision(seat)
            bot = room.chairs[seat].bot
            if decision is None or bot is None or room.ledger.number(seat) != number:
                return None  # things have changed meanwhile
            known = knowledge(room, seat, random.Random(secrets.randbits(64)))
        try:
            data = room.ledger.match.game.data
            with self.house.meters.thinking(room.game, bot):
                return await self.workers.run(
                    _asker(room), think, room.game, data, bot, known, secrets.randbits(64)
                )
        except Overdue:
            log.warning("table %s: the bot of seat %d took too long", room.id, seat)
        except Exception as error:  # a bot's mistake must not stop a table; its words may tell its hand
            log.error("table %s: the bot of seat %d failed with %s", room.id, seat, type(error).__name__)
        self.house.meters.overdue.labels(room.game).inc()
        return Thought(decision.timeout.spell(), None)
