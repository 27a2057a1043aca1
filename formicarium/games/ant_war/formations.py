"""Ways to set up an army (WAR-SETUP-03, WAR-RULING-52): drawn for Black, turned for Red."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TypeAlias, TypeVar

from formicarium.games.ant_war.data import (
    ARMY,
    BLACK,
    HOME,
    KAMIKAZE,
    QUEEN,
    SCOUT,
    SHOOTER,
    TRANSPORTER,
    WORKER,
    Side,
    Square,
    Unit,
)
from formicarium.kit.data import BadTable

Formation: TypeAlias = Mapping[Square, Unit]

LETTERS = {
    "Q": QUEEN,
    "K": KAMIKAZE,
    "W": WORKER,
    "T": TRANSPORTER,
    "E": SCOUT,  # éclaireuse
    "A": SHOOTER,  # acid
}
FILES = "abcdefgh"
FLIPPED = dict(zip(FILES, reversed(FILES), strict=True))

P = TypeVar("P")


def _drawn(front: str, middle: str, back: str) -> Formation:
    """Black's home rows as one sees them from behind: rank 3 on top, file a on the left."""
    rows = {3: front.split(), 2: middle.split(), 1: back.split()}
    formation = {
        Square(f"{file}{rank}"): LETTERS[letter]
        for rank, row in rows.items()
        for file, letter in zip(FILES, row, strict=True)
        if letter != "."
    }
    if sorted(formation.values()) != sorted(ARMY):
        raise BadTable(
            "units", "unit", f"the formations are drawn for {len(formation)} ants, as the box has them"
        )
    return formation


# For Black, as drawn. The kinds are mixed along the front, so that no attacker knows what it meets, and
# something of every kind stays behind, so that few orders are ever dead.
FORMATIONS: dict[str, Formation] = {
    # the Queen in a corner behind two Workers, a Transporter to bring her out
    "corner": _drawn(
        "K . E T A . E K",
        "W T . A . W . E",
        "Q W . K A T . .",
    ),
    # the Queen behind the left pond, in the lee of her guards
    "lee": _drawn(
        "E . K A . T E .",
        "W A T . K . W A",
        ". Q W T . E . K",
    ),
    # the Queen in the middle of the back row, friends on every side
    "court": _drawn(
        "A K . T E . K A",
        ". E W A K T . .",
        ". T W Q W . E .",
    ),
    # the Queen in the second row, where few look for her; the back row is bait
    "veil": _drawn(
        ". T E K . A W E",
        "K A Q W T . E .",
        ". W T . A K . .",
    ),
    # a guarded corner without a Queen; she stands at the other edge
    "decoy": _drawn(
        "E K . A T E . K",
        "A W . . K . T W",
        "A T W . . E Q .",
    ),
    # loose lines with room to move, the Queen off the corner
    "meadow": _drawn(
        "K . A E . W K .",
        ". T E . A . W T",
        "A . K W . T E Q",
    ),
}


def mirrored(army: Mapping[Square, P]) -> dict[Square, P]:
    """Left and right changed over."""
    return {Square(FLIPPED[at[0]] + at[1]): piece for at, piece in army.items()}


def turned(formation: Formation, side: Side) -> Formation:
    """As this side has it before its eyes: Red sees the garden from the other end."""
    if side == BLACK:
        return formation
    return {Square(at[0] + str(10 - int(at[1]))): unit for at, unit in mirrored(formation).items()}


# For bots, which place ant by ant

WAYS: dict[Side, tuple[Formation, ...]] = {
    side: tuple(
        turned(way, side) for formation in FORMATIONS.values() for way in (formation, mirrored(formation))
    )
    for side in HOME
}
VARIED = 0.2  # how often an ant takes a place meant for another kind


def next_square(side: Side, unit: Unit, placed: Mapping[Square, Unit], rng: Random) -> Square:
    """Where the next ant goes: by the formation most like what stands already, now and then varied."""
    ways = WAYS[side]
    likeness = [_likeness(way, placed) for way in ways]
    best = max(likeness)
    way = ways[rng.choice([i for i, like in enumerate(likeness) if like == best])]
    free = [at for at in sorted(way) if at not in placed and (unit == QUEEN or way[at] != QUEEN)]
    meant = [at for at in free if way[at] == unit]
    if meant and (unit == QUEEN or rng.random() >= VARIED):
        return rng.choice(meant)
    return rng.choice(free or [at for at in HOME[side] if at not in placed])


def _likeness(way: Formation, placed: Mapping[Square, Unit]) -> int:
    """The Queen's square tells most, then which squares are taken, then by whom."""
    squares = sum(at in way for at in placed)
    return 10 * squares + sum(
        (1000 if kind == QUEEN else 1) * (way.get(at) == kind) for at, kind in placed.items()
    )
