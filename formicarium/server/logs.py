"""What a node writes to its log: what kind of error, and where; never what an error says.

Its words may be a move, a hand, a chat or a personal link. Our own lines name tables and rows; whatever
others log (the web server, the event loop, drivers) is printed without what they fill in.
"""

from __future__ import annotations

import logging
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from traceback import walk_tb

OURS = "formicarium"
FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
CALLS = 3  # places of ours that are named, beside the innermost of all
CAUSES = 3

_HERE = Path(__file__).parents[1]

log = logging.getLogger(OURS)
counted: Counter[str] = Counter()  # lines of this process, by level


def install(level: str) -> None:
    """From here on nothing is logged but by these rules, in this process; `level` is for our own lines."""
    handler = logging.StreamHandler()
    handler.setFormatter(Discreet(FORMAT))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    log.setLevel(level.upper())
    threading.excepthook = lambda crash: log.error("a thread ended: %s", of(crash.exc_value))
    sys.unraisablehook = lambda lost: log.error("nobody was told: %s", of(lost.exc_value))


class Discreet(logging.Formatter):
    """One line for each record, without the words of errors."""

    def format(self, record: logging.LogRecord) -> str:
        counted[record.levelname] += 1
        error = record.exc_info[1] if record.exc_info else None
        line = {"msg": "%s", "args": (_told(record, error),), "exc_info": None, "exc_text": None}
        return super().format(logging.makeLogRecord({**record.__dict__, **line, "stack_info": None}))


def _told(record: logging.LogRecord, error: BaseException | None) -> str:
    ours = record.name.partition(".")[0] == OURS
    if ours:
        said = record.getMessage()
    elif error is None:
        said = str(record.msg).partition("\n")[0]  # what is to be filled in stays out
    else:
        said = "an error"
    return said if error is None else f"{said}: {of(error)}"


def of(error: BaseException | None) -> str:
    """An error by its kind and its place, and the errors behind it.

    >>> of(ValueError("the hand is queen, worker"))
    'ValueError'
    """
    return " from ".join(_one(each) for each, _ in zip(_behind(error), range(CAUSES), strict=False)) or "?"


def _behind(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _one(error: BaseException) -> str:
    calls = [(Path(frame.f_code.co_filename), line) for frame, line in walk_tb(error.__traceback__)][::-1]
    told = calls[:1] + [call for call in calls[1:] if _HERE in call[0].parents][:CALLS]
    where = " < ".join(f"{'/'.join(path.parts[-3:])}:{line}" for path, line in told)
    return f"{type(error).__name__} at {where}" if where else type(error).__name__
