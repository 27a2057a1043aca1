"""The coach: what a game tells newcomers while they play.

Three cards before the first decision, a word about each new kind of question, and warnings of danger. A game
that has a coach keeps it in a package `coach` of its folder, with its words (`en.ftl`, `fr.ftl`) beside it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Protocol

from formicarium.core.decision import Decision
from formicarium.texts.message import Arg, Message, message

FOLDER = "coach"  # of its words, and the part of a game that it is
CARDS = ("want", "turn", "win")  # what one wants, what a turn is, how one wins


@dataclass(frozen=True, slots=True)
class Card:
    """One of the three."""

    id: str
    says: Message
    clause: str
    art: str  # a sprite of the game

    @property
    def title(self) -> Message:
        """A text of the house."""
        return message(f"coach-title-{self.id}")


def card(id: str, clause: str, art: str, **facts: Arg) -> Card:
    """
    >>> card("win", "CIG-END-01", "cube", shelves=2).says
    Message(key='coach-win', args=(('shelves', 2),))
    """
    return Card(id, message(f"coach-{id}", **facts), clause, art)


@dataclass(frozen=True, slots=True)
class Danger:
    """A warning that a seat's own view supports: what threatens, where, and by which rule."""

    says: Message
    clause: str
    places: tuple[str, ...] = ()  # ids of the scene


class Coach(Protocol):
    """What a game's package `coach` has."""

    PLAIN: Collection[str]  # prompts that explain themselves

    def cards(self, seats: int, options: Any) -> tuple[Card, ...]: ...
    def dangers(self, view: Any, decision: Decision) -> tuple[Danger, ...]: ...


def explanation(coach: Coach, decision: Decision) -> Message | None:
    """What the question decides and what is usually wise, in the game's words; it knows what the prompt does.

    `coach-ask-market` explains `ask-market`.
    """
    prompt = decision.prompt
    return None if prompt.key in coach.PLAIN else Message(f"coach-{prompt.key}", prompt.args)
