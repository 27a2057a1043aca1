"""What a player may choose (section 7 of the spec), and how it is spelled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from formicarium.core.decision import Move, Pass, Path
from formicarium.games.ant_war.data import Order, Square, Unit

NO_UNIT = Unit("")


@dataclass(frozen=True, slots=True)
class PlaceAnt(Move):
    unit: Unit
    square: Square

    def spell(self) -> Path:
        return (f"square:{self.square}",)


@dataclass(frozen=True, slots=True)
class TakeFormation(Move):
    """The whole army at once, as in this formation."""

    formation: str

    def spell(self) -> Path:
        return (f"formation:{self.formation}",)


@dataclass(frozen=True, slots=True)
class LiftAnt(Move):
    """Take up a placed ant, to set it down elsewhere."""

    square: Square

    def spell(self) -> Path:
        return (f"square:{self.square}",)


@dataclass(frozen=True, slots=True)
class SetDownAnt(Move):
    """Where the ant goes that was taken up; whoever stands there goes where it came from."""

    square: Square

    def spell(self) -> Path:
        return (f"square:{self.square}",)


@dataclass(frozen=True, slots=True)
class MirrorArmy(Move):
    """Left and right change over."""

    def spell(self) -> Path:
        return ("button:mirror",)


@dataclass(frozen=True, slots=True)
class Ready(Move):
    """The army stands."""

    def spell(self) -> Path:
        return ("button:ready",)


@dataclass(frozen=True, slots=True)
class PlayOrder(Move):
    order: Order

    def spell(self) -> Path:
        return (f"card:{self.order}",)


# Actions: from a square to a square, or at one square. The last token says what is meant.


@dataclass(frozen=True, slots=True)
class Action(Move):
    """Something an ant on `start` does to `end`."""

    start: Square
    end: Square
    verb: ClassVar[str]

    def spell(self) -> Path:
        return (f"square:{self.start}", f"square:{self.end}", f"do:{self.verb}")


@dataclass(frozen=True, slots=True)
class Advance(Action):
    """An ant of its player goes to `end`: an empty square, or one where it attacks."""

    unit: Unit = NO_UNIT  # who goes
    attack: bool = False


@dataclass(frozen=True, slots=True)
class StepTo(Advance):
    verb = "move"


@dataclass(frozen=True, slots=True)
class HitWall(Action):
    verb = "hit"
    unit: Unit = NO_UNIT  # who hits


@dataclass(frozen=True, slots=True)
class Explode(Action):
    verb = "explode"


@dataclass(frozen=True, slots=True)
class Build(Action):
    verb = "build"


@dataclass(frozen=True, slots=True)
class Swap(Action):
    verb = "swap"


@dataclass(frozen=True, slots=True)
class Scout(Action):
    verb = "scout"


@dataclass(frozen=True, slots=True)
class Shoot(Action):
    verb = "shoot"


@dataclass(frozen=True, slots=True)
class Charge(Advance):
    verb = "charge"


@dataclass(frozen=True, slots=True)
class Jump(Advance):
    verb = "jump"


@dataclass(frozen=True, slots=True)
class Parasite(Action):
    """Lead the enemy ant on `start` to `end`."""

    verb = "parasite"
    attack: bool = False  # against an ant of its leader


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Two own pieces trade squares; the first square comes first in the alphabet."""

    verb = "exchange"


@dataclass(frozen=True, slots=True)
class Rest(Move):
    square: Square

    def spell(self) -> Path:
        return (f"square:{self.square}", "do:rest")


@dataclass(frozen=True, slots=True)
class Hatch(Move):
    unit: Unit
    square: Square

    def spell(self) -> Path:
        return (f"unit:{self.unit}", f"square:{self.square}")


@dataclass(frozen=True, slots=True)
class Stop(Move):
    """End the order."""

    def spell(self) -> Path:
        return ("button:stop",)


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Keep this order of those offered in the Shop."""

    order: Order

    def spell(self) -> Path:
        return (f"card:{self.order}",)


@dataclass(frozen=True, slots=True)
class Remove(Move):
    """Send an order to the Archives."""

    zone: Literal["hand", "discard"]
    order: Order

    def spell(self) -> Path:
        return (f"zone:{self.zone}", f"card:{self.order}")


@dataclass(frozen=True, slots=True)
class RemoveNone(Pass):
    """Final, like any pass: to take it back could tell that the other is asked (WAR-INFO-10)."""

    def spell(self) -> Path:
        return ("button:none",)


@dataclass(frozen=True, slots=True)
class DiscardOrder(Move):
    order: Order

    def spell(self) -> Path:
        return (f"card:{self.order}",)


@dataclass(frozen=True, slots=True)
class DiscardNone(Move):
    def spell(self) -> Path:
        return ("button:none",)


ACTIONS = (StepTo, HitWall, Explode, Build, Swap, Scout, Shoot, Charge, Jump, Parasite, Exchange)
VERBS = tuple(kind.verb for kind in ACTIONS)
