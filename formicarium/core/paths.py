"""The options of a question by the tokens that spell them: what is found, what may be touched next."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from formicarium.core.decision import Move, Path


class Paths:
    """An index of options, made once for a question that somebody asks about.

    An answer that is given whole needs no more than `found`.
    """

    __slots__ = ("_begun", "_next", "found", "options")

    def __init__(self, options: tuple[Move, ...]) -> None:
        self.options = options
        self.found: dict[Path, Move] = {}  # by the whole path; the first of those spelled alike
        for move in options:
            self.found.setdefault(move.spell(), move)
        self._begun: dict[Path, list[Move]] = {}
        self._next: dict[Path, dict[str, None]] = {}

    def _begin(self) -> None:
        """Step by step, for whoever touches one thing after the other."""
        for move in self.options:
            path = move.spell()
            for count in range(len(path)):
                touched = path[:count]
                self._begun.setdefault(touched, []).append(move)
                self._next.setdefault(touched, {})[path[count]] = None
            self._begun.setdefault(path, []).append(move)

    def begun(self, touched: Path) -> tuple[Move, ...]:
        """The options that these tokens begin, or spell."""
        if not self._begun:
            self._begin()
        return tuple(self._begun.get(touched, ()))

    def after(self, touched: Path) -> tuple[str, ...]:
        """The tokens that may come next, in the order of the options."""
        if not self._begun:
            self._begin()
        return tuple(self._next.get(touched, ()))
