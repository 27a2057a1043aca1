"""Messages in words: the reader's language, handed in by whoever wants a drawing."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import TypeAlias

from formicarium.texts.message import Message

Wording: TypeAlias = Callable[[Message], str]


class Say:
    """Words each message once per drawing."""

    def __init__(self, wording: Wording) -> None:
        self._wording = wording
        self._said: dict[Message, str] = {}

    def __call__(self, message: Message) -> str:
        if message not in self._said:
            self._said[message] = self._wording(message)
        return self._said[message]

    def escaped(self, message: Message) -> str:
        """The words, safe inside an element."""
        return self.safe(self(message))

    @staticmethod
    def safe(words: str) -> str:
        return escape(words, quote=False)
