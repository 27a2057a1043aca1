"""How good a garden looks from a seat, judged by what that seat can see.

The unit of value is about one ordinary ant. What counts: ants alive, the more the more enemies they can beat;
abilities not yet spent; kinds still hidden; what either side threatens at once, weighed by the chance that it
has an order for it; the Queen's safety; and how near the own ants are to what is worth attacking, the likely
squares of the enemy Queen above all.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from formicarium.games.ant_war.belief import INDEX, QUEENS, Chances, beliefs
from formicarium.games.ant_war.data import (
    BEATS,
    CARDINAL,
    HAND,
    KAMIKAZE,
    LINES,
    OTHER,
    QUEEN,
    SCOUT,
    SHOOTER,
    SQUARES,
    TRANSPORTER,
    UNITS,
    WITHSTANDS_ACID,
    WORKER,
    Order,
    Square,
    Unit,
)
from formicarium.games.ant_war.reach import (
    BESIDE,
    IN_LINE,
    NEAR,
    OVER_PIECE,
    TWO_AWAY,
    WITHIN,
    Reach,
    steps_from,
)
from formicarium.games.ant_war.view import WarView
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.games.ant_war.state import Garden

# What things are worth, in ordinary ants. Found by trial: greedy against itself with one figure changed.

WIN = 11.0  # a Queen
WON, LOST = 20.0, -60.0  # the end: nothing looks better, nothing worse
PREY = 0.08  # an ant gains this for every enemy it can beat, and loses it for every one that beats it
ABILITY = {KAMIKAZE: 0.3, WORKER: 0.1, TRANSPORTER: 0.15, SCOUT: 0.25, SHOOTER: 0.35, QUEEN: 0.0}
HIDDEN = 0.35  # a kind of which nothing is known
HIDDEN_QUEEN = 2.0
WALL_POINT = 0.05  # per hit point
PULL, NEARER, MOST_PULL = 0.5, 0.7, 4.0  # an ant's share in what it may attack, less by this factor per step
GUARD = 0.12  # a friend beside the Queen, the first three
NEAR_QUEEN = (0.0, 0.0, 1.2, 0.6, 0.2)  # an enemy ant so many steps from the own Queen
REST_OF_THREATS, REST_OF_CHANCES = 0.35, 0.2  # a turn carries out the best one; the others count less
WAITING, AT_ONCE = 0.3, 0.95  # what can be done only after the other's turn; with the next action
SPREAD = 5.0  # of values, for a chance of winning

LESS = tuple(NEARER**steps for steps in range(len(SQUARES)))
WINS = tuple(tuple(other in BEATS[unit] for other in UNITS) for unit in UNITS)  # [attacker][defender]
DIES_BY_ACID = tuple(unit not in WITHSTANDS_ACID for unit in UNITS)
SHOOTS, EXPLODES = INDEX[SHOOTER], INDEX[KAMIKAZE]


# The pieces, as far as the value needs them. Each is made once per outlook and compared by identity.


@dataclass(frozen=True, slots=True, eq=False)
class Own:
    """An own ant, and what the enemy may think it is."""

    unit: Unit
    public: Chances
    spent: bool
    worth: float


@dataclass(frozen=True, slots=True, eq=False)
class Foe:
    """An enemy ant, and what it may be."""

    chances: Chances
    spent: bool
    worth: float


P = TypeVar("P", Own, Foe, int)
Changes: TypeAlias = Mapping[Square, P | None]


@dataclass(frozen=True, slots=True)
class Position:
    """Where everything stands. Walls are hit points, negative for the enemy's."""

    mine: dict[Square, Own]
    theirs: dict[Square, Foe]
    walls: dict[Square, int]

    def but(
        self,
        mine: Changes[Own] | None = None,
        theirs: Changes[Foe] | None = None,
        walls: Changes[int] | None = None,
    ) -> Position:
        """The same with these squares changed; None, or no hit points, takes a piece away."""
        return Position(_changed(self.mine, mine), _changed(self.theirs, theirs), _changed(self.walls, walls))


def _changed(pieces: dict[Square, P], changes: Changes[P] | None) -> dict[Square, P]:
    if not changes:
        return pieces
    new = pieces.copy()
    for square, piece in changes.items():
        if piece:
            new[square] = piece
        else:
            new.pop(square, None)
    return new


class Outlook:
    """The garden as one seat judges it, and what it would be worth if it stood otherwise."""

    def __init__(self, view: WarView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: Seat = view.seat
        self.side = view.sides[view.seat]
        self._owns: dict[tuple[Unit, Chances, bool], Own] = {}
        self._foes: dict[tuple[Chances, bool], Foe] = {}
        self._pulls: dict[tuple[Unit, Square], float] = {}
        self._losses: dict[tuple[Own, Foe, int], float] = {}
        self.enemy_reach = self._reach_of_the_enemy()
        self.charges = self.enemy_reach.far
        self.now = self._standing()
        self.targets = [
            (square, {unit: self.pull_of(unit, foe) for unit in UNITS if unit != QUEEN})
            for square, foe in self.now.theirs.items()
        ]

    def _standing(self) -> Position:
        """The garden as it is seen, with what is believed."""
        pieces, side = self.view.pieces, self.side
        own = [p for p in pieces if p.side == side and not p.hit_points]
        enemy = [p for p in pieces if p.side != side and not p.hit_points]
        public, chances = beliefs(self.view, side), beliefs(self.view, OTHER[side])
        self.worth_of_own = _worths([sum(each[i] for each in chances.values()) for i in range(len(UNITS))])
        self.worth_of_foes = _worths([float(sum(p.unit == unit for p in own)) for unit in UNITS])
        return Position(
            {p.square: self.own(p.unit, public[p.square], p.spent) for p in own},
            {p.square: self.foe(chances[p.square], p.spent) for p in enemy},
            {p.square: p.hit_points if p.side == side else -p.hit_points for p in pieces if p.hit_points},
        )

    def own(self, unit: Unit, public: Chances, spent: bool) -> Own:
        key = (unit, public, spent)
        if key not in self._owns:
            if unit == QUEEN:
                worth = WIN + HIDDEN_QUEEN * (1 - public[QUEENS])
            else:
                ability = 0.0 if spent else ABILITY[unit]
                worth = self.worth_of_own[INDEX[unit]] + ability + HIDDEN * doubt(public)
            self._owns[key] = Own(unit, public, spent, worth)
        return self._owns[key]

    def foe(self, chances: Chances, spent: bool) -> Foe:
        """Its worth leaves the Queen's out: wherever she is, she is there."""
        key = (chances, spent)
        if key not in self._foes:
            worth = HIDDEN * doubt(chances) - HIDDEN_QUEEN * chances[QUEENS] ** 2
            for i, chance in enumerate(chances):
                if chance and i != QUEENS:
                    worth += chance * (self.worth_of_foes[i] + (0 if spent else ABILITY[UNITS[i]]))
            self._foes[key] = Foe(chances, spent, worth)
        return self._foes[key]

    # Orders

    def _reach_of_the_enemy(self) -> Reach:
        """By what it may hold: cards it is known to have kept, and any it owns that lie nowhere open."""
        view, seat = self.view, 1 - self.seat
        held = view.held[seat]
        unseen = without(view.decks[seat], (*view.discards[seat], *self._in_play(seat), *held))
        return Reach(held, unseen, HAND - len(held))

    def _in_play(self, seat: Seat) -> tuple[Order, ...]:
        return (self.view.in_play,) if self.view.in_play and seat == self.view.active else ()

    def pile(self) -> tuple[Order, ...]:
        """What may be drawn next: the own draw pile, or all that will be shuffled into it."""
        view, seat = self.view, self.seat
        gone = (*view.discards[seat], *self._in_play(seat), *view.hand)
        return without(view.decks[seat], gone) or without(view.decks[seat], view.hand)

    def reach(self, hand: tuple[Order, ...], share: float = WAITING) -> Reach:
        """What can be done in the next turn with this hand, drawn up."""
        return Reach(hand, self.pile(), HAND - len(hand), share)

    def reach_now(self, order: Order, then: Reach) -> Reach:
        """What can still be done with the order in play, or else in the next turn."""
        return Reach((order,), share=AT_ONCE, also=then)

    # The value

    def value(self, p: Position, reach: Reach, danger: float = 1.0) -> float:
        """What the position is worth before the enemy's turn, with this reach for what comes after it."""
        mine, theirs, walls = p.mine, p.theirs, p.walls
        pulls, known_losses, known_gains = self._pulls, self._losses, reach.gains
        total = WALL_POINT * sum(walls.values()) if walls else 0.0
        worst = losses = best = gains = 0.0
        queen = None
        for square, ant in mine.items():
            total += ant.worth
            if ant.unit == QUEEN:
                queen = square
            else:
                pull = pulls.get((ant.unit, square))
                total += self.pull(ant.unit, square) if pull is None else pull
            loss = 0.0
            if not WITHIN[square].isdisjoint(theirs):
                for near, kind, between in NEAR[square]:
                    foe = theirs.get(near)
                    if foe is None:
                        continue
                    if between is not None and (between in mine or between in theirs or between in walls):
                        kind = OVER_PIECE
                    key = (ant, foe, kind)
                    hurt = known_losses.get(key)
                    loss += self.loss(ant, foe, kind) if hurt is None else hurt
                    gain = known_gains.get(key)
                    if gain is None:
                        gain = self.gain(ant, foe, kind, reach)
                    gains += gain
                    if gain > best:
                        best = gain
            if self.charges and (square == queen or loss > 0):
                loss += self.loss_in_line(square, ant, p)
            if loss > worst:
                worst = loss = min(loss, ant.worth)
            losses += loss
        for foe in theirs.values():
            total -= foe.worth
        total -= danger * (worst + REST_OF_THREATS * (losses - worst))
        total += best + REST_OF_CHANCES * (gains - best)
        return total + (self.safety(queen, p) if queen is not None else 0.0) - WIN

    # What there is to attack

    def pull(self, unit: Unit, square: Square) -> float:
        """How much an ant of this unit here is worth for what it may attack from now on."""
        steps = steps_from(square)
        best = 0.0
        for at, pulls in self.targets:
            if at != square:  # what stood here is gone
                best = max(best, pulls[unit] * LESS[steps[at]])
        self._pulls[unit, square] = best
        return best

    def pull_of(self, unit: Unit, foe: Foe) -> float:
        return PULL * min(MOST_PULL, max(0.1, self.attack(unit, foe)))

    def attack(self, unit: Unit, foe: Foe) -> float:
        """What an attack by this unit brings on average, by the strength circle."""
        attacker = INDEX[unit]
        wins, worth, own = WINS[attacker], self.worth_of_foes, self.worth_of_own[attacker]
        total = foe.chances[QUEENS] * WIN
        for i, chance in enumerate(foe.chances):
            if chance and i != QUEENS:
                total += chance * (worth[i] if wins[i] else worth[i] - own if i == attacker else -own)
        return total

    def acid(self, foe: Foe) -> float:
        """What a shot at this ant brings on average."""
        return self._destroyed(foe, DIES_BY_ACID) - ABILITY[SHOOTER]

    def explosion(self, ant: Own, foe: Foe) -> float:
        """What it brings to blow oneself up beside this ant."""
        return self._destroyed(foe, (True,) * len(UNITS)) - ant.worth

    def _destroyed(self, foe: Foe, dies: tuple[bool, ...]) -> float:
        worths = (WIN, *self.worth_of_foes[1:])
        return sum(chance * worths[i] for i, chance in enumerate(foe.chances) if dies[i])

    def gain(self, ant: Own, foe: Foe, kind: int, reach: Reach) -> float:
        """What this ant may hope for from getting at that one, in this kind of contact."""
        best, unit = 0.0, INDEX[ant.unit]
        if ant.unit != QUEEN:
            best = max(0.0, reach.attacks[unit][kind] * self.attack(ant.unit, foe))
        if unit == SHOOTS and not ant.spent and kind <= TWO_AWAY:
            best = max(best, reach.abilities[unit] * self.acid(foe))
        if unit == EXPLODES and kind == BESIDE:
            best = max(best, reach.abilities[unit] * self.explosion(ant, foe))
        best *= reach.share
        if reach.also is not None:
            best = max(best, self.gain(ant, foe, kind, reach.also))
        reach.gains[ant, foe, kind] = best
        return best

    # What the enemy may do

    def loss(self, ant: Own, foe: Foe, kind: int) -> float:
        """What the enemy's next turn costs on average if that ant can get at this one.

        The enemy acts on what it may think of the ant; what comes of it depends on what the ant is.
        """
        total, unit, own = 0.0, INDEX[ant.unit], ant.worth
        reach, queen = self.enemy_reach, ant.public[QUEENS]
        for i, chance in enumerate(foe.chances):
            if not chance or i == QUEENS:
                continue
            will = min(1.0, max(0.0, 0.25 + 0.75 * _hope(i, ant.public)))
            result = own if WINS[i][unit] else 0.0 if i == unit else -0.5 * self.worth_of_foes[i]
            cost = reach.attacks[i][kind] * will * result
            if i == SHOOTS and not foe.spent and kind <= TWO_AWAY and DIES_BY_ACID[unit]:
                dies = sum(p for p, killed in zip(ant.public, DIES_BY_ACID, strict=True) if killed)
                cost = max(cost, reach.abilities[i] * min(1.0, dies + 3 * queen) * own)
            if i == EXPLODES and kind == BESIDE:
                cost = max(cost, reach.abilities[i] * min(1.0, 0.2 + 3 * queen) * own)
            total += chance * cost
        total = max(total, -0.3)  # that the enemy runs into a trap is nothing to build on
        self._losses[ant, foe, kind] = total
        return total

    def loss_in_line(self, square: Square, ant: Own, p: Position) -> float:
        """A Charge from afar along an open rank or file."""
        total = 0.0
        for line in LINES[square]:
            for steps, at in enumerate(line, 1):
                if (foe := p.theirs.get(at)) is not None and steps > 2:
                    total += self._losses.get((ant, foe, IN_LINE)) or self.loss(ant, foe, IN_LINE)
                if at in p.theirs or at in p.mine or at in p.walls:
                    break
        return max(0.0, total)

    def safety(self, queen: Square, p: Position) -> float:
        """Friends and walls around the Queen, less the enemies on their way to her."""
        around = CARDINAL[queen]
        friends = sum(at in p.mine or at in p.walls for at in around)
        steps = steps_from(queen)
        coming = sum(NEAR_QUEEN[away] for at in p.theirs if (away := steps[at]) < len(NEAR_QUEEN))
        suspected = 0.3 + 0.7 * min(1.0, 3 * p.mine[queen].public[QUEENS])
        still_open = (1 + len(around) - friends) / (1 + len(around))
        return GUARD * min(3, friends) - coming * still_open * suspected


@lru_cache(maxsize=2048)
def _hope(attacker: int, public: Chances) -> float:
    """What the enemy may hope for from an attack by this unit on an ant that looks so."""
    total = WIN * public[QUEENS]
    for i, chance in enumerate(public):
        if i not in (QUEENS, attacker):
            total += chance if WINS[attacker][i] else -chance
    return total


def _worths(enemies: list[float]) -> list[float]:
    """What an ant of each unit is worth against an enemy with so many of each."""
    worths = []
    for i in range(len(UNITS)):
        prey = sum(n for j, n in enumerate(enemies) if j != QUEENS and WINS[i][j])
        hunters = sum(n for j, n in enumerate(enemies) if WINS[j][i])
        worths.append(min(1.6, max(0.6, 1 + PREY * (prey - hunters))))
    return worths


@lru_cache(maxsize=2048)
def doubt(chances: Chances) -> float:
    """0 for a unit that is certain, about 1 for one of which nothing is known."""
    return 1.25 * (1 - sum(chance * chance for chance in chances))


def without(cards: tuple[Order, ...], gone: tuple[Order, ...]) -> tuple[Order, ...]:
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


def heuristic(s: Garden, seat: Seat) -> float:
    """0 lost … 1 won: what this seat can see of the garden, as a chance of winning."""
    if s.outcome is not None:
        return s.outcome.shares[seat]
    if not s.shown:
        return 0.5
    outlook = Outlook(s.view(seat))
    hand = outlook.view.hand
    if s.active == seat:  # what one can do comes first, what the other can do after it
        value = outlook.value(outlook.now, outlook.reach(hand, AT_ONCE), danger=WAITING)
    else:
        value = outlook.value(outlook.now, outlook.reach(hand))
    return 1 / (1 + exp(-value / SPREAD))
