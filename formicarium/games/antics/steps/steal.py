"""Stealing: at no cost but a soldier, between actions and before units (ANT-STEAL)."""

from __future__ import annotations

from functools import cache

from formicarium.core.decision import Path, Refusal, first_token
from formicarium.games.antics.data import NOTHING, PREY, SOLDIER, TRACK_ORDER, Track
from formicarium.games.antics.events import ItemStolen
from formicarium.games.antics.moves import Steal
from formicarium.games.antics.state import Antics
from formicarium.texts.message import Seat, SeatName, message

STEAL = cache(Steal)


def steals(s: Antics) -> list[Steal]:
    """ANT-STEAL-02, -04, -05: what the active player may steal now."""
    seat = s.active
    if not s.zones[seat][SOLDIER]:
        return []
    return [
        STEAL(track, victim)
        for track, carried in s.workers[seat].items()
        if not carried and s.guards.get(track, seat) == seat
        for victim in range(s.seats)
        if victim != seat and (item := s.workers[victim].get(track))
        if not (item in PREY and s.has(seat, item))
    ]


def steal(s: Antics, track: Track, victim: Seat) -> None:
    """ANT-STEAL-01, -03: the soldier goes back to the supply, the item to the own worker."""
    seat = s.active
    s.zones[seat][SOLDIER] -= 1
    s.supply[seat] += 1
    item = s.workers[seat][track] = s.workers[victim][track]
    s.workers[victim][track] = NOTHING
    s.tell(ItemStolen(seat, victim, track, item))


def why_not_steal(s: Antics, seat: Seat, path: Path) -> Refusal | None:
    """`path` begins with a token steal:TRACK."""
    track = Track(path[0].partition(":")[2])
    if track not in TRACK_ORDER:
        return None
    if not s.soldiers(seat):
        return Refusal("ANT-STEAL-01", message("refused-no-soldier"))
    if track not in s.workers[seat]:
        return Refusal("ANT-STEAL-02", message("refused-no-worker", track=track))
    if own := s.carried(seat, track):
        return Refusal("ANT-STEAL-02", message("refused-carries", track=track, item=own))
    guard = s.guards.get(track, seat)
    if guard != seat:
        return Refusal("ANT-STEAL-04", message("refused-guarded", track=track, guard=SeatName(guard)))
    return _why_not_from(s, seat, track, path[1:])


def why_not_steal_now(path: Path) -> Refusal | None:
    """ANT-STEAL-06: only between actions, and before the units of Ants! and Push."""
    kind, name = first_token(path)
    if kind == "steal" and name in TRACK_ORDER:
        return Refusal("ANT-STEAL-06", message("refused-steal-now"))
    return None


def _why_not_from(s: Antics, seat: Seat, track: Track, path: Path) -> Refusal:
    """Nothing there that could be stolen, or not from this player."""
    named = [other for other in range(s.seats) if path[:1] == (f"seat:{other}",)]
    if named == [seat]:
        return Refusal("ANT-STEAL-02", message("refused-own-item"))
    victims = named or [other for other in range(s.seats) if other != seat]
    for item in filter(None, (s.carried(victim, track) for victim in victims)):
        return Refusal("ANT-STEAL-05", message("refused-has-kind", item=item))
    return Refusal("ANT-STEAL-02", message("refused-nothing-carried", track=track))
