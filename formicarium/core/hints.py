"""Hints that were asked for during a match: a record notes which answers came after one.

No game knows of it, and nobody needs it to replay. A record says it in a line of its own before the last.
"""

from __future__ import annotations

from collections.abc import Iterable

from formicarium.core.record import whole

MARK = "# hints: "  # the line of a record that numbers the answers that came after a hint


def remark(answers: Iterable[int]) -> str:
    """The line that says before which answers a hint was asked for; the first answer is 1.

    >>> remark([3, 12]), remark([])
    ('# hints: 3 12\\n', '')
    """
    numbers = " ".join(map(str, answers))
    return f"{MARK}{numbers}\n" if numbers else ""


def hinted(record: str) -> tuple[int, ...]:
    """The answers of a record that came after a hint.

    >>> hinted("0 take\\n# hints: 3 12\\n# end: drawn\\n"), hinted("0 take")
    ((3, 12), ())
    """
    lines = (line.removeprefix(MARK) for line in record.splitlines() if line.startswith(MARK))
    return tuple(number for line in lines for word in line.split() if (number := whole(word)) is not None)
