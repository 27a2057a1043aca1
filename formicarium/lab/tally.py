"""What turns up in matches, and whether it wins: a count of the values that a field of the events takes.

A tally of "card" tells how often each card is drawn, played and lost, and how those who did so fared.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Any, NamedTuple

from formicarium.core.errors import OptionError
from formicarium.core.event import Event, Told
from formicarium.core.game import Game
from formicarium.core.plain import Tagged, house_of
from formicarium.lab.interval import share_interval
from formicarium.texts.message import Seat


class Sighting(NamedTuple):
    """Something in an event: which value, what happened with it, and to whom."""

    value: str
    event: str
    seat: Seat | None


def check_field(game: Game[Any], field: str) -> None:
    """Some event of the game has such a field."""
    game.unpack()
    house = f"{house_of(type(game))}."
    events = [cls for tag, cls in Tagged.known.items() if tag.startswith(house) and issubclass(cls, Event)]
    known = sorted({each.name for cls in events for each in fields(cls)})  # type: ignore[arg-type]
    if field not in known:
        raise OptionError(f"no event of {game.id} has a field {field!r}: {', '.join(known)}")


def sightings(log: Iterable[Told], field: str) -> Counter[Sighting]:
    """Everything in a match's log that has this field; of several things at once, each."""
    return Counter(
        Sighting(str(value), type(told.event).__name__, getattr(told.event, "seat", None))
        for told in log
        for value in _each(getattr(told.event, field, None))
        if value not in (None, "")
    )


def _each(value: object) -> Iterable[object]:
    return value if isinstance(value, tuple) else (value,)


def report(matches: Sequence[tuple[Counter[Sighting], Sequence[float]]]) -> list[dict[str, Any]]:
    """By value and event: how many times, in how many matches, and the share of the win of whom it befell.

    `matches` holds what was seen in each match, and its shares of the win by seat.
    """
    times: Counter[tuple[str, str]] = Counter()
    present: Counter[tuple[str, str]] = Counter()
    shares: dict[tuple[str, str], list[float]] = defaultdict(list)
    for seen, won in matches:
        present.update({(sighting.value, sighting.event) for sighting in seen})
        for sighting, count in seen.items():
            key = (sighting.value, sighting.event)
            times[key] += count
            if sighting.seat is not None:
                shares[key].append(won[sighting.seat])
    return [
        {
            "value": value,
            "event": event,
            "times": times[value, event],
            "matches": present[value, event],
            **_winning(shares[value, event]),
        }
        for value, event in sorted(times)
    ]


def _winning(shares: Sequence[float]) -> dict[str, Any]:
    """Of an event that befalls nobody in particular there is nothing to say."""
    if not shares:
        return {}
    low, high = share_interval(sum(shares), len(shares))
    return {"win_share": round(sum(shares) / len(shares), 4), "win_share_95": [round(low, 4), round(high, 4)]}
