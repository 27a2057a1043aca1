"""What an action may lead to, by the strength circle and what is believed, and its worth on average."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from formicarium.core.decision import Move
from formicarium.games.ant_war.bots.belief import CERTAIN, INDEX, QUEENS, narrowed
from formicarium.games.ant_war.bots.outlook import HIDDEN
from formicarium.games.ant_war.bots.position import Foe, Own, Position, doubt
from formicarium.games.ant_war.bots.reach import NEAR, Reach
from formicarium.games.ant_war.bots.value import LOST, WON, Value
from formicarium.games.ant_war.data import (
    BEATS,
    QUEEN,
    UNITS,
    WALL_HIT_POINTS,
    WITHSTANDS_ACID,
    Square,
    Unit,
)
from formicarium.games.ant_war.moves import (
    Build,
    Charge,
    Exchange,
    Explode,
    Hatch,
    HitWall,
    Jump,
    Parasite,
    Rest,
    Scout,
    Shoot,
    StepTo,
    Swap,
)

_Lost: TypeAlias = Callable[[Foe], Position]

FOUND = 3.0  # to know where the Queen is
OWN_WALL = 0.3  # against hitting one's own
WEAKER = {unit: tuple(u for u in UNITS if u in BEATS[unit] and u != QUEEN) for unit in UNITS}
STRONGER = {unit: tuple(u for u in UNITS if unit in BEATS[u]) for unit in UNITS}
ACID_KILLS = tuple(unit for unit in UNITS if unit not in WITHSTANDS_ACID and unit != QUEEN)


def chance_of(foe: Foe, units: tuple[Unit, ...]) -> float:
    """The chance that it is one of these."""
    return sum(foe.chances[INDEX[unit]] for unit in units)


class Forecast:
    """Judges actions in one position, with one order and one reach for what comes after it."""

    def __init__(self, value: Value, p: Position, units: tuple[Unit, ...], reach: Reach) -> None:
        self.judge = value
        self.outlook = value.outlook
        self.p = p
        self.units = units  # what the order tells of the ant that moves
        self.reach = reach
        self._scouts: dict[Square, float] = {}
        self._insights: dict[Square, float] = {}

    def now(self) -> float:
        """What it is worth to do nothing more."""
        return self.worth(self.p)

    def worth(self, p: Position) -> float:
        return self.judge.of(p, self.reach)

    def value(self, action: Move) -> float:
        """What the garden is worth after this action, on average."""
        match action:
            case Scout(start, end):
                return self.scouted(start) + self.insight(end)
            case Shoot(start, end):
                return self.shot(start, end)
            case Explode(start, end):
                return self.explosion(start, end)
            case StepTo(start, end) | Charge(start, end) | Jump(start, end) if end in self.p.theirs:
                return self.attack(start, end)
            case Parasite(start, end) if end in self.p.mine:
                return self.led(start, end)
            case HitWall(start, end) if self.p.walls[end] > 0:
                return self.worth(self.hit(start, end)) - OWN_WALL
        after = self.after(action)
        return self.now() if after is None else self.worth(after)

    def after(self, action: Move) -> Position | None:
        """The garden after an action that promises more and leaves nothing to chance; else None."""
        p, mine = self.p, self.p.mine
        match action:
            case StepTo(start, end) | Charge(start, end) | Jump(start, end) if end not in p.theirs:
                return p.but(mine={start: None, end: self.ordered(mine[start])})
            case HitWall(start, end) if p.walls[end] < 0:
                return self.hit(start, end)
            case Build(start, end):
                return p.but(mine={start: self.used(mine[start])}, walls={end: WALL_HIT_POINTS})
            case Swap(start, end):
                return self.traded(p.but(mine={start: self.used(mine[start])}), start, end)
            case Exchange(start, end):
                return self.traded(p, start, end)
            case Rest(square):
                return p.but(mine={square: self.rested(mine[square])})
            case Hatch(unit, square):
                return p.but(mine={square: self.hatched(unit)})
            case Parasite(start, end) if end not in mine:
                return p.but(theirs={start: None, end: p.theirs[start]})
        return None

    # Combat

    def attack(self, start: Square, end: Square) -> float:
        """An own ant enters the square of an enemy."""
        ant, foe = self.p.mine[start], self.p.theirs[end]
        shown = self.revealed(ant)
        return self.fought(
            ant,
            foe,
            won=self.p.but(mine={start: None, end: shown}, theirs={end: None}),
            tied=self.p.but(mine={start: None}, theirs={end: None}),
            lost=lambda known: self.p.but(mine={start: None}, theirs={end: known}),
        )

    def led(self, start: Square, end: Square) -> float:
        """Parasitism: an enemy ant goes where it is sent, perhaps into one of one's own."""
        p, foe = self.p, self.p.theirs[start]
        if end not in p.mine:
            return self.worth(p.but(theirs={start: None, end: foe}))
        ant = p.mine[end]
        return self.fought(
            ant,
            foe,
            won=p.but(mine={end: self.revealed(ant)}, theirs={start: None}),
            tied=p.but(mine={end: None}, theirs={start: None}),
            lost=lambda known: p.but(mine={end: None}, theirs={start: None, end: known}),
        )

    def fought(self, ant: Own, foe: Foe, won: Position, tied: Position, lost: _Lost) -> float:
        """The average over what the enemy ant may be."""
        queen = foe.chances[QUEENS]
        if ant.unit == QUEEN:  # she loses to everyone; two Queens make a draw
            return LOST * (1 - queen)
        total = self.outlook.hoped(foe) * WON
        if win := chance_of(foe, WEAKER[ant.unit]):
            total += win * self.worth(won)
        if tie := foe.chances[INDEX[ant.unit]]:
            total += tie * self.worth(tied)
        if loss := chance_of(foe, STRONGER[ant.unit]):
            known = self.outlook.foe(narrowed(foe.chances, STRONGER[ant.unit]), foe.spent)
            total += loss * self.worth(lost(known))
        return total

    # Ants, changed by what they did

    def ordered(self, ant: Own) -> Own:
        """The order tells what it may be."""
        return self.outlook.own(ant.unit, narrowed(ant.public, self.units), ant.spent)

    def rested(self, ant: Own) -> Own:
        return self.outlook.own(ant.unit, ant.public, False)

    def used(self, ant: Own) -> Own:
        """After its ability: revealed and spent."""
        return self.outlook.own(ant.unit, CERTAIN[ant.unit], True)

    def revealed(self, ant: Own) -> Own:
        return self.outlook.own(ant.unit, CERTAIN[ant.unit], ant.spent)

    # Abilities

    def explosion(self, start: Square, end: Square) -> float:
        foe = self.p.theirs.get(end)
        if foe is None:
            return self.worth(self.p.but(mine={start: None}, walls={end: None}))
        queen = foe.chances[QUEENS]
        left = self.worth(self.p.but(mine={start: None}, theirs={end: None})) if queen < 1 else 0.0
        return self.outlook.hoped(foe) * WON + (1 - queen) * left

    def shot(self, start: Square, end: Square) -> float:
        used = {start: self.used(self.p.mine[start])}
        foe = self.p.theirs.get(end)
        if foe is None:
            return self.worth(self.p.but(mine=used, walls={end: _hit(self.p.walls[end])}))
        queen = foe.chances[QUEENS]
        total = self.outlook.hoped(foe) * WON
        if kill := chance_of(foe, ACID_KILLS):
            total += kill * self.worth(self.p.but(mine=used, theirs={end: None}))
        if (rest := 1 - queen - kill) > 1e-9:
            known = self.outlook.foe(narrowed(foe.chances, WITHSTANDS_ACID), foe.spent)
            total += rest * self.worth(self.p.but(mine=used, theirs={end: known}))
        return total

    def scouted(self, start: Square) -> float:
        """The garden with this Scout revealed and spent; whom it has looked at comes on top."""
        if start not in self._scouts:
            self._scouts[start] = self.worth(self.p.but(mine={start: self.used(self.p.mine[start])}))
        return self._scouts[start]

    def insight(self, end: Square) -> float:
        """What it is worth to know this ant: for fights next to it, and in case it is the Queen."""
        if end not in self._insights:
            foe = self.p.theirs[end]
            hoped = self.outlook.hoped(foe)
            known = HIDDEN * doubt(foe.chances) + FOUND * hoped * (1 - hoped)
            near = {self.p.mine[at].unit for at, _, _ in NEAR[end] if at in self.p.mine} - {QUEEN}
            self._insights[end] = known + 0.5 * self._better_choice(foe, sorted(near))
        return self._insights[end]

    def _better_choice(self, foe: Foe, units: list[Unit]) -> float:
        """By how much fights get better if one can choose after looking."""
        attack, foes = self.outlook.attack, self.outlook.foe
        blind = max((attack(unit, foe) for unit in units), default=0.0)
        seen = 0.0
        for unit, chance in zip(UNITS, foe.chances, strict=True):
            if chance and unit != QUEEN:
                known = foes(CERTAIN[unit], foe.spent)
                seen += chance * max(0.0, max((attack(each, known) for each in units), default=0.0))
        return max(0.0, seen - max(0.0, blind))

    # Other pieces

    def hit(self, start: Square, end: Square) -> Position:
        ant, walls = self.p.mine[start], self.p.walls
        return self.p.but(mine={start: self.ordered(ant)}, walls={end: _hit(walls[end])})

    def traded(self, p: Position, start: Square, end: Square) -> Position:
        """Two own pieces have changed places."""
        squares = (start, end), (end, start)
        return p.but(
            mine={to: p.mine.get(at) for at, to in squares},
            walls={to: p.walls.get(at) for at, to in squares},
        )

    def hatched(self, unit: Unit) -> Own:
        """A hidden ant; the enemy knows what has died."""
        graves = self.outlook.view.open_graves[self.outlook.seat]
        total = sum(graves) or 1
        return self.outlook.own(unit, tuple(count / total for count in graves), False)


def _hit(points: int) -> int:
    """One hit point less, whoever's wall it is."""
    return points - 1 if points > 0 else points + 1
