"""How a match ends at the table instead of by its rules: by giving up, by an agreed draw, or broken off.

No game knows of it. A record says it in its last line.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from formicarium.core.outcome import Outcome
from formicarium.texts.message import Seat, SeatName, message

How: TypeAlias = Literal["played", "conceded", "drawn", "ended", "closed"]
Ending: TypeAlias = tuple[How, Sequence[Seat]]  # and who gave up, in this order
PLAYED: Ending = ("played", ())
MARK = "# end: "  # the line of a record that says how it ended at the table


def ended(played: Outcome | None, how: How, seats: int, conceded: Sequence[Seat]) -> Outcome | None:
    """The outcome in the end: as the table said, or as played by those who stayed."""
    if how != "played":
        return closing(how, seats, conceded)
    return behind(played, conceded) if played and conceded else played


def closing(how: How, seats: int, conceded: Sequence[Seat]) -> Outcome:
    """The outcome of a match that its rules did not end. There are no scores: nothing was counted."""
    match how:
        case "conceded":
            ranks = tuple(_place(seat, 1, seats, conceded) for seat in range(seats))
            return Outcome(ranks, (), message("outcome-conceded", seat=SeatName(conceded[-1])), "")
        case "drawn":
            return Outcome((1,) * seats, (), message("outcome-drawn"), "")
        case _:
            return Outcome((), (), message(f"outcome-{how}"), "")


def behind(outcome: Outcome, conceded: Sequence[Seat]) -> Outcome:
    """The outcome of a match that went on without those who conceded: they come last, the first at the end.

    >>> played = Outcome((2, 1, 3), (5, 9, 2), message("outcome-ended"), "")
    >>> behind(played, [1]).ranks
    (1, 3, 2)
    """
    rest = [rank for seat, rank in enumerate(outcome.ranks) if seat not in conceded]
    ranks = tuple(
        _place(seat, 1 + sum(other < rank for other in rest), len(outcome.ranks), conceded)
        for seat, rank in enumerate(outcome.ranks)
    )
    return Outcome(ranks, outcome.scores, outcome.why, outcome.clause, outcome.details)


def _place(seat: Seat, rank: int, seats: int, conceded: Sequence[Seat]) -> int:
    return seats - conceded.index(seat) if seat in conceded else rank


def remark(how: How, conceded: Sequence[Seat]) -> str:
    """The last line of a record; nothing where the rules said it all.

    >>> remark("conceded", [2, 0])
    '# end: conceded 2 0\\n'
    """
    if how == "played" and not conceded:
        return ""
    return " ".join((f"{MARK}{how}", *map(str, conceded))) + "\n"


def remarked(record: str, seats: int) -> tuple[How, list[Seat]]:
    """What the last line of a record says about its end."""
    last = record.rstrip().rpartition("\n")[2]
    how, *conceded = last.removeprefix(MARK).split() if last.startswith(MARK) else ["played"]
    known: dict[str, How] = {"conceded": "conceded", "drawn": "drawn", "ended": "ended", "closed": "closed"}
    places = [int(seat) for seat in conceded if seat.isdecimal() and int(seat) < seats]
    if how not in known or (how == "conceded" and not places):
        return "played", places
    return known[how], places
