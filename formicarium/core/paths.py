"""The options of a question by the tokens that spell them: what is found, what may be touched next."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from formicarium.core.decision import Move, Path


class Paths:
    """An index of options, made once for a question that somebody asks about."""

    __slots__ = ("_begun", "_next", "found", "options")

    def __init__(self, options: tuple[Move, ...]) -> None:
        self.options = options
        self.found: dict[Path, Move] = {}  # by the whole path; the first of those spelled alike
        self._begun: dict[Path, list[Move]] = {}
        self._next: dict[Path, dict[str, None]] = {}
        for move in options:
            path = move.spell()
            self.found.setdefault(path, move)
            for count in range(len(path)):
                touched = path[:count]
                self._begun.setdefault(touched, []).append(move)
                self._next.setdefault(touched, {})[path[count]] = None
            self._begun.setdefault(path, []).append(move)

    def begun(self, touched: Path) -> tuple[Move, ...]:
        """The options that these tokens begin, or spell."""
        return tuple(self._begun.get(touched, ()))

    def after(self, touched: Path) -> tuple[str, ...]:
        """The tokens that may come next, in the order of the options."""
        return tuple(self._next.get(touched, ()))
