"""Who is let in where there is no room for everybody: players before spectators, spectators before strangers.

There is an end to the sockets of one address, to those who watch one table, and to all of a node. Where it is
reached, a newcomer gets the place of somebody who counts less, or of somebody of an address that has more
than its share; else the newcomer is turned away. A player who has too many pages of one table open loses the
oldest: it may be a line that broke, and that nobody has noticed yet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import IntEnum
from typing import TYPE_CHECKING

from formicarium.server.table.visitors import Visitor

if TYPE_CHECKING:
    from formicarium.server.house import House

CROWDED = 4429  # the code of a socket that is closed for want of room


class Rank(IntEnum):
    STRANGER = 0  # has not said hello yet
    SPECTATOR = 1
    PLAYER = 2


class Place:
    """A socket that was let in."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor = visitor
        self.table = table
        self.given_up = False  # somebody else has it now

    @property
    def rank(self) -> Rank:
        if self.visitor.seats:
            return Rank.PLAYER
        return Rank.SPECTATOR if self.visitor.greeted else Rank.STRANGER

    def give_up(self) -> None:
        self.given_up = True
        self.visitor.let_go()


class Entrance:
    """The sockets of one node."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.places: set[Place] = set()
        self._of_address: Counter[str] = Counter()
        self._at_table: dict[str, dict[Place, None]] = {}  # in the order in which they came

    def admit(self, visitor: Visitor, table: str) -> Place | None:
        """A place for this visitor, whose seats are known; None if there is none."""
        place, limits = Place(visitor, table), self.house.config.limits
        player, address = bool(visitor.seats), visitor.address
        here = self._at_table.get(table, {})
        mine = [each for each in here if player and each.visitor.guest == visitor.guest]
        leaving: list[Place] = []
        if len(mine) >= limits.own_sockets:
            leaving.append(mine[0])
        elif self._of_address[address] >= limits.sockets:
            leaving.append(
                self._least(place, (each for each in self.places if each.visitor.address == address))
            )
        watching = [each for each in here if not each.visitor.seats]
        if not player and len(watching) >= limits.watchers:
            leaving.append(self._least(place, watching))
        if len(self.places) >= limits.crowd:
            leaving.append(self._least(place, self.places))
        if place in leaving:
            return None
        for each in leaving:
            self.leave(each)
            each.give_up()
        self.places.add(place)
        self._of_address[address] += 1
        self._at_table.setdefault(table, {})[place] = None
        return place

    def leave(self, place: Place) -> None:
        if place not in self.places:
            return
        self.places.discard(place)
        self._of_address[place.visitor.address] -= 1
        if not self._of_address[place.visitor.address]:
            del self._of_address[place.visitor.address]
        here = self._at_table[place.table]
        del here[place]
        if not here:
            del self._at_table[place.table]

    def _least(self, newcomer: Place, places: Iterable[Place]) -> Place:
        """Who has to go: whoever counts least, of the address that has most; perhaps the newcomer."""
        least = min(places, key=lambda each: (each.rank, -self._of_address[each.visitor.address]))
        rank = max(Rank.SPECTATOR, Rank.PLAYER if newcomer.visitor.seats else Rank.STRANGER)
        if least.rank != rank:
            return least if least.rank < rank else newcomer
        share = self._of_address[newcomer.visitor.address] + 1
        return least if self._of_address[least.visitor.address] > share else newcomer
