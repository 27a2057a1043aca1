"""Laws about faithful copies: by hand, through JSON, as a position, and from the record."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import fields
from random import Random

from formicarium.core.event import Event, Told
from formicarium.core.flow import settle
from formicarium.core.laws.broken import require
from formicarium.core.laws.past import difference, played_on
from formicarium.core.match import Match, replay
from formicarium.core.plain import fingerprint, from_plain, to_plain
from formicarium.core.state import State
from formicarium.texts.message import Seat


def copied(s: State, rng: Random) -> None:
    """A copy equals its source and the generic copy, and playing on it leaves the source alone."""
    copy, generic = s.copy(), State.copy(s)
    require(type(copy) is type(s) and copy == s, "copies", "a copy differs in {}", difference(s, copy))
    require(copy == generic, "copies", "a copy differs from the generic one")
    require(copy.news is None, "copies", "a copy keeps what is told there")
    independent(s, copy, "a copy")
    played_on(copy, rng)
    require(s == generic, "copies", "playing on a copy has changed its source")


def independent(s: State, other: State, what: str) -> None:
    """Two tables have no list or dict in common, unless it is said never to be changed."""
    for each in fields(s):
        if each.metadata.get("shared"):
            continue
        shares = _shares(getattr(s, each.name), getattr(other, each.name))
        require(not shares, "copies", "{} shares {!r} with its source", what, each.name)


def _shares(one: object, other: object) -> bool:
    """Whether two containers are the same, or hold one that is."""
    if isinstance(one, list) and isinstance(other, list):
        return one is other or any(map(_shares, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one is other or any(_shares(item, other.get(key)) for key, item in one.items())
    return False


def asked_again(match: Match) -> None:
    """Asking looks and never changes: asked twice, a table asks the same."""
    s = match.state.copy()
    require(settle(s) == match.pending, "asking", "asked again, the table asks something else")
    require(s == match.state, "asking", "asking has changed {}", difference(match.state, s))


def as_json(match: Match) -> None:
    """A table read from its JSON is equal, and so are its fingerprint and its questions."""
    s = match.state
    again = type(s).from_json(json.loads(json.dumps(s.to_json())))
    require(again == s, "JSON", "read from JSON, the table differs in {}", difference(s, again))
    require(fingerprint(again) == fingerprint(s), "JSON", "read from JSON, the table has another fingerprint")
    require(settle(again) == match.pending, "JSON", "read from JSON, the table asks something else")


def as_position(match: Match) -> None:
    """A table read from its position is equal, and possible."""
    problem = match.game.audit(match.state)
    require(problem is None, "positions", "the audit finds: {}", problem)
    position = json.loads(json.dumps(match.game.describe(match.state, match.options)))
    again = match.game.position(position)
    require(again == match.state, "positions", "the position differs in {}", difference(match.state, again))


def as_told(news: Iterable[Told], seats: int) -> None:
    """Events survive JSON, whole and as each seat sees them."""
    viewers: tuple[Seat | None, ...] = (None, *range(seats))
    for told in news:
        for event in (told.event, *map(told.event.seen_by, viewers)):
            if event is not None:
                again = from_plain(Event, json.loads(json.dumps(to_plain(event))))
                require(again == event, "JSON", "{} reads back as {}", event, again)


def replayed(match: Match, middle: tuple[int, State] | None) -> None:
    """The record leads to an equal table with the same story, and to a table on the way."""
    text = match.record.dumps()
    again = replay(text)
    require(again.state == match.state, "records", "replayed, the table differs")
    require(again.log == match.log, "records", "the replay tells another story")
    require(again.record.dumps() == text, "records", "the replayed record reads differently")
    if middle is not None:
        number, table = middle
        apart = difference(table, replay(text, number).state)
        require(not apart, "records", "replayed up to {}, the table differs in {}", number, apart)
