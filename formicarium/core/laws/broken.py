"""What is raised when a law does not hold."""

from __future__ import annotations


class LawBroken(AssertionError):
    """Says which law, what is wrong, and (once the walk has added it) in which match and where."""

    def __init__(self, law: str, what: str) -> None:
        super().__init__(law, what)
        self.law = law
        self.what = what
        self.where = ""

    def __str__(self) -> str:
        return f"{self.where}: the law of {self.law}: {self.what}"


def require(holds: bool, law: str, what: str, *facts: object) -> None:
    """The facts fill the braces of `what`, but only if the law is broken: writing them out is slow."""
    if not holds:
        raise LawBroken(law, what.format(*facts))
