"""Whatever is said in a match can be said in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from formicarium.core.laws import Said, text_keys
from formicarium.core.registry import games
from formicarium.texts.catalogue import LANGUAGES, catalogue
from formicarium.texts.facts import message_of
from formicarium.texts.message import Message, Seat


def name(seat: Seat) -> tuple[str, bool]:
    return f"Player {seat}", seat == 0


def messages(said: Said) -> Iterator[Message]:
    yield from said.messages.values()
    for event in (*said.events.values(), *said.blurred.values()):
        yield message_of("event", event)
    for move in said.moves.values():
        yield message_of("move", move)


@pytest.mark.parametrize("id", sorted(games))
def test_everything_has_words(id: str) -> None:
    said = text_keys(games[id], matches=4)
    faults = [
        fault
        for language in LANGUAGES
        for message in messages(said)
        for fault in catalogue(games[id], language).faults(message, name)
    ]
    assert not faults
