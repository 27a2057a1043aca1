"""Brood and reproductives."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from formicarium.core.decision import Move, Path
from formicarium.games.hidden_empires_2.data import Brood


@dataclass(frozen=True, slots=True)
class ChooseBrood(Move):
    """One brood member: `fix_nest`, `migration_brood`, `rescue_brood`, `eat_egg`, `eat_larva`."""

    brood: Brood
    fate: str = ""  # "given_up", "eaten" or "protected", for people

    def spell(self) -> Path:
        return (f"brood:{self.brood}",)


@dataclass(frozen=True, slots=True)
class PickBrood(Move):
    """So many of one kind: `carry`, `starve_adults`, `lay_eggs`."""

    brood: Brood
    count: int
    deed: str = ""  # "carried", "given_up" or "laid", for people

    def spell(self) -> Path:
        return (f"brood:{self.brood}", f"count:{self.count}")


@dataclass(frozen=True, slots=True)
class Feed(Move):
    """`feed_larvae`: so many larvae get this much food each."""

    brood: Brood
    level: int
    count: int

    def spell(self) -> Path:
        return (f"brood:{self.brood}", f"level:{self.level}", f"count:{self.count}")


@dataclass(frozen=True, slots=True)
class DropLarvae(Move):
    """`feed_larvae`: so many larvae are eliminated unfed."""

    brood: Brood
    count: int

    def spell(self) -> Path:
        return (f"brood:{self.brood}", "do:eliminate", f"count:{self.count}")


@dataclass(frozen=True, slots=True)
class ChooseAdult(Move):
    """`fix_nest`, as a last resort: a princess or a male is eliminated."""

    adult: str

    def spell(self) -> Path:
        return (f"adult:{self.adult}",)


@dataclass(frozen=True, slots=True)
class PickAdults(Move):
    """`starve_adults`: so many princesses or males are eliminated."""

    adult: str
    count: int

    def spell(self) -> Path:
        return (f"adult:{self.adult}", f"count:{self.count}")


@dataclass(frozen=True, slots=True)
class Enslave(Move):
    """`carry`: small female pupae join the captor's brood."""

    count: int

    def spell(self) -> Path:
        return ("do:enslave", f"count:{self.count}")


@dataclass(frozen=True, slots=True)
class CaptureRepletes(Move):
    """`carry`: repletes, with the food in them."""

    count: int

    def spell(self) -> Path:
        return ("do:capture", f"count:{self.count}")


choose_brood = cache(ChooseBrood)


@cache
def broods(brood: Brood, most: int, deed: str) -> tuple[PickBrood, ...]:
    """One to `most` brood members of a kind."""
    return tuple(PickBrood(brood, count, deed) for count in range(1, most + 1))
