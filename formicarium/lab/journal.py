"""A file of finished work: whoever goes on with it does only what is missing.

Its first line says what the work belongs to, each further one is a piece of it. A piece is written as soon
as it is done; a last line that was cut off is as good as not written.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from formicarium.core.errors import FormicariumError

T = TypeVar("T")


class JournalError(FormicariumError):
    """A file of matches that belongs to something else."""


class Journal:
    """`of` says in a word whose matches they are, `heading` what makes them comparable."""

    def __init__(self, file: Path, of: str, heading: str) -> None:
        self.file = file
        self.of = of
        self.heading = heading

    def read(self, piece: Callable[[object], T]) -> Iterator[T]:
        """What is there already, as `piece` makes it of the line's JSON. Begins the file if there is none."""
        if not self.file.exists():
            self.file.write_text(self.heading + "\n", encoding="utf-8")
            return
        text = self.file.read_text(encoding="utf-8")
        heading, *lines = text[: text.rfind("\n") + 1].splitlines() or [""]
        if heading != self.heading:
            raise JournalError(f"{self.file}: matches of another {self.of}: {heading[:200] or 'nothing'}")
        for number, line in enumerate(lines, 2):
            try:
                yield piece(json.loads(line))
            except (ValueError, TypeError, KeyError, AttributeError) as error:
                raise JournalError(f"{self.file}:{number}: not a match of a {self.of}: {error}") from error
        if not text.endswith("\n"):
            self.file.write_text("\n".join([heading, *lines, ""]), encoding="utf-8")

    def add(self, line: str) -> None:
        """Write down a piece that is done."""
        with self.file.open("a", encoding="utf-8") as file:
            file.write(line + "\n")
