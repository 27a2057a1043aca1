"""How good a garden looks from a seat, judged by what that seat can see.

What counts: ants alive, the more the more enemies they can beat; abilities not yet spent; kinds still hidden;
what either side threatens at once, weighed by the chance that it has an order for it; the Queen's safety; and
how near the own ants are to what is worth attacking, the likely squares of the enemy Queen above all.
"""

from __future__ import annotations

from math import exp

from formicarium.games.ant_war.bots.belief import QUEENS
from formicarium.games.ant_war.bots.outlook import AT_ONCE, WAITING, WIN, Outlook
from formicarium.games.ant_war.bots.position import Foe, Own, Position
from formicarium.games.ant_war.bots.reach import IN_LINE, NEAR, OVER_PIECE, WITHIN, Reach, steps_from
from formicarium.games.ant_war.data import CARDINAL, LINES, QUEEN, SQUARES, UNITS, Square, Unit
from formicarium.games.ant_war.state import Garden
from formicarium.texts.message import Seat

# What things are worth, in ordinary ants (see outlook.py)

WON, LOST = 20.0, -60.0  # the end: nothing looks better, nothing worse
WALL_POINT = 0.05  # per hit point
PULL, NEARER, MOST_PULL = 0.5, 0.7, 4.0  # an ant's share in what it may attack, less by this factor per step
AFAR = 0.5 * PULL  # an enemy that is too far away to be thought of
GUARD = 0.12  # a friend beside the Queen, the first three
NEAR_QUEEN = (0.0, 0.0, 1.2, 0.6, 0.2)  # an enemy ant so many steps from the own Queen
REST_OF_THREATS, REST_OF_CHANCES = 0.35, 0.2  # a turn carries out the best one; the others count less
SPREAD = 5.0  # of values, for a chance of winning

LESS = tuple(NEARER**steps for steps in range(len(SQUARES)))


class Value:
    """What the garden would be worth to a seat if it stood otherwise."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.manner = outlook.manner
        self.charges = outlook.enemy_reach.far
        self._pulls: dict[tuple[Unit, Square], float] = {}
        theirs = outlook.now.theirs
        pulls = {  # those of whom as much is known are one
            foe: {unit: self.pull_of(unit, foe) for unit in UNITS if unit != QUEEN}
            for foe in dict.fromkeys(theirs.values())
        }
        self.targets = [(square, pulls[foe]) for square, foe in theirs.items()]

    def of(self, p: Position, reach: Reach, danger: float = 1.0) -> float:
        """What the position is worth before the enemy's turn, with this reach for what comes after it."""
        mine, theirs, walls = p.mine, p.theirs, p.walls
        outlook, pulls, known_losses, known_gains = (
            self.outlook,
            self._pulls,
            self.outlook.losses,
            reach.gains,
        )
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
                    loss += outlook.loss(ant, foe, kind) if hurt is None else hurt
                    gain = known_gains.get(key)
                    if gain is None:
                        gain = outlook.gain(ant, foe, kind, reach)
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
        if self.manner.fears:
            total -= danger * (worst + REST_OF_THREATS * (losses - worst))
            total += safety(queen, p, self.manner.calm) if queen is not None else 0.0
        total += best + REST_OF_CHANCES * (gains - best)
        return total - WIN

    def pull(self, unit: Unit, square: Square) -> float:
        """How much an ant of this unit here is worth for what it may attack from now on."""
        steps = steps_from(square)
        best = 0.0
        far = self.manner.far
        for at, pulls in self.targets:
            if at != square:  # what stood here is gone
                best = max(best, (pulls[unit] if steps[at] <= far else AFAR) * LESS[steps[at]])
        self._pulls[unit, square] = best
        return best

    def pull_of(self, unit: Unit, foe: Foe) -> float:
        return PULL * min(MOST_PULL, max(0.1, self.outlook.attack(unit, foe)))

    def loss_in_line(self, square: Square, ant: Own, p: Position) -> float:
        """A Charge from afar along an open rank or file."""
        outlook, total = self.outlook, 0.0
        for line in LINES[square]:
            for steps, at in enumerate(line, 1):
                if (foe := p.theirs.get(at)) is not None and steps > 2:
                    total += outlook.losses.get((ant, foe, IN_LINE)) or outlook.loss(ant, foe, IN_LINE)
                if at in p.theirs or at in p.mine or at in p.walls:
                    break
        return max(0.0, total)


def safety(queen: Square, p: Position, calm: bool) -> float:
    """Friends and walls around the Queen, less the enemies on their way to her.

    Who is calm sends nobody to her while no enemy is on its way: that would only show where she is.
    """
    around = CARDINAL[queen]
    friends = sum(at in p.mine or at in p.walls for at in around)
    steps = steps_from(queen)
    coming = sum(NEAR_QUEEN[away] for at in p.theirs if (away := steps[at]) < len(NEAR_QUEEN))
    suspected = 0.3 + 0.7 * min(1.0, 3 * p.mine[queen].public[QUEENS])
    still_open = (1 + len(around) - friends) / (1 + len(around))
    guarded = 0.0 if calm and not coming else GUARD * min(3, friends)
    return guarded - coming * still_open * suspected


def heuristic(s: Garden, seat: Seat) -> float:
    """0 lost … 1 won: what this seat can see of the garden, as a chance of winning."""
    if s.outcome is not None:
        return s.outcome.shares[seat]
    if not s.shown:
        return 0.5
    outlook = Outlook(s.view(seat))
    hand = outlook.view.hand
    if s.active == seat:  # what one can do comes first, what the other can do after it
        value = Value(outlook).of(outlook.now, outlook.reach(hand, AT_ONCE), danger=WAITING)
    else:
        value = Value(outlook).of(outlook.now, outlook.reach(hand))
    return 1 / (1 + exp(-value / SPREAD))
