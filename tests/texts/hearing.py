"""What is said in random matches: one example of every way in which a text may be worded."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from random import Random
from typing import Any

from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.texts.facts import message_of
from formicarium.texts.message import Message, Seat, SeatName

MATCHES = 12  # of a game, on different kinds of tables


def heard(game: Game[Any]) -> list[tuple[Seat | None, Message]]:
    """Messages, each with somebody who reads it."""
    found: dict[object, tuple[Seat | None, Message]] = {}
    tables = list(game.kinds())
    for seed, (variant, seats) in enumerate(Random(0).sample(tables, min(MATCHES, len(tables)))):
        for you, told in said(Match(game, seats, seed, game.variants[variant]), Random(seed)):
            found.setdefault((told.key, shape(told.args, you)), (you, told))
    return list(found.values())


def shape(arg: object, you: Seat | None) -> object:
    """What a text may branch on: messages of one shape are worded alike."""
    match arg:
        case SeatName(seat):
            return seat == you
        case tuple():
            return tuple(shape(item, you) for item in arg[:3])
        case int():
            return min(arg, 2)
        case _:
            return bool(arg)


def said(match: Match, rng: Random) -> Iterator[tuple[Seat | None, Message]]:
    """Every message of a random match that a player or a spectator might read."""
    viewers: tuple[Seat | None, ...] = (None, *range(match.state.seats))
    vocabulary = match.game.vocabulary(match.state.seats, match.options)
    while match.pending:
        decision = rng.choice(match.pending)
        yield decision.seat, decision.prompt
        yield from ((decision.seat, message_of("move", move)) for move in decision.options)
        refusal = match.why_not(decision.seat, (rng.choice(vocabulary),))
        if refusal is not None:
            yield decision.seat, refusal.reason
        if rng.random() < 0.2:
            viewer = rng.choice(viewers)
            yield from ((viewer, found) for found in messages_in(match.scene(viewer)))
        match.play(decision.seat, rng.choice(decision.options))
    assert match.outcome is not None
    yield None, match.outcome.why
    for details in match.outcome.details:
        yield from ((None, Message(f"detail-{key}")) for key, _ in details)
    for seat in viewers:
        yield from ((seat, message_of("event", told.event)) for told in match.events(seat))


def messages_in(thing: Any) -> Iterator[Message]:
    """Every message in a scene, its glyphs among them."""
    heap = [thing]
    while heap:
        thing = heap.pop()
        if isinstance(thing, Message):
            yield thing
        elif isinstance(thing, tuple):
            heap.extend(thing)
        else:
            heap.extend(getattr(thing, part) for part in parts(thing.__class__))


@cache
def parts(kind: type) -> tuple[str, ...]:
    """The fields of a dataclass; anything else has none."""
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()
