"""The garden as one seat judges it: what its ants and those of the enemy are worth, and what each may do.

The unit of value is about one ordinary ant.
"""

from __future__ import annotations

from functools import lru_cache

from formicarium.games.ant_war.bots.belief import INDEX, QUEENS, Chances
from formicarium.games.ant_war.bots.likelihood import believed
from formicarium.games.ant_war.bots.manner import ALL, Manner
from formicarium.games.ant_war.bots.position import Foe, Own, Position, doubt
from formicarium.games.ant_war.bots.reach import BESIDE, TWO_AWAY, Reach
from formicarium.games.ant_war.data import (
    BEATS,
    HAND,
    KAMIKAZE,
    OTHER,
    QUEEN,
    SCOUT,
    SHOOTER,
    TRANSPORTER,
    UNITS,
    WITHSTANDS_ACID,
    WORKER,
    Order,
    Unit,
)
from formicarium.games.ant_war.steps.cards import without
from formicarium.games.ant_war.view import WarView
from formicarium.texts.message import Seat

# What things are worth. Found by trial: greedy against itself with one figure changed.

WIN = 11.0  # a Queen
PREY = 0.08  # an ant gains this for every enemy it can beat, and loses it for every one that beats it
ABILITY = {KAMIKAZE: 0.3, WORKER: 0.1, TRANSPORTER: 0.15, SCOUT: 0.25, SHOOTER: 0.35, QUEEN: 0.0}
HIDDEN = 0.35  # a kind of which nothing is known
HIDDEN_QUEEN = 2.0
WAITING, AT_ONCE = 0.3, 0.95  # what can be done only after the other's turn; with the next action
TRAP = 0.3  # that the enemy runs into a stronger ant is nothing to build on

WINS = tuple(tuple(other in BEATS[unit] for other in UNITS) for unit in UNITS)  # [attacker][defender]
DIES_BY_ACID = tuple(unit not in WITHSTANDS_ACID for unit in UNITS)
DIES_BY_FIRE = (True,) * len(UNITS)
SHOOTS, EXPLODES = INDEX[SHOOTER], INDEX[KAMIKAZE]


class Outlook:
    """What a seat can see, weighed."""

    def __init__(self, view: WarView, manner: Manner = ALL) -> None:
        assert view.seat is not None
        self.view = view
        self.manner = manner
        self.seat: Seat = view.seat
        self.side = view.sides[view.seat]
        self._owns: dict[tuple[Unit, Chances, bool], Own] = {}
        self._foes: dict[tuple[Chances, bool], Foe] = {}
        self.losses: dict[tuple[Own, Foe, int], float] = {}  # once worked out
        self.enemy_reach = self._reach_of_the_enemy()
        self.now = self._standing()

    def _standing(self) -> Position:
        """The garden as it is seen, with what is believed."""
        pieces, side = self.view.pieces, self.side
        own = [p for p in pieces if p.side == side and not p.hit_points]
        enemy = [p for p in pieces if p.side != side and not p.hit_points]
        public, chances = (believed(self.view, each, self.manner) for each in (side, OTHER[side]))
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

    # What one may do to the enemy

    def hoped(self, foe: Foe) -> float:
        """The chance that it is the Queen, for whoever thinks of that."""
        queen = foe.chances[QUEENS]
        return queen if self.manner.hunts or queen == 1 else 0.0

    def attack(self, unit: Unit, foe: Foe) -> float:
        """What an attack by this unit brings on average, by the strength circle."""
        attacker = INDEX[unit]
        wins, worth, own = WINS[attacker], self.worth_of_foes, self.worth_of_own[attacker]
        total = self.hoped(foe) * WIN
        for i, chance in enumerate(foe.chances):
            if chance and i != QUEENS:
                total += chance * (worth[i] if wins[i] else worth[i] - own if i == attacker else -own)
        return total

    def acid(self, foe: Foe) -> float:
        """What a shot at this ant brings on average."""
        return self._destroyed(foe, DIES_BY_ACID) - ABILITY[SHOOTER]

    def explosion(self, ant: Own, foe: Foe) -> float:
        """What it brings to blow oneself up beside this ant."""
        return self._destroyed(foe, DIES_BY_FIRE) - ant.worth

    def _destroyed(self, foe: Foe, dies: tuple[bool, ...]) -> float:
        worths = (WIN, *self.worth_of_foes[1:])
        hoped = (self.hoped(foe), *foe.chances[1:])
        return sum(chance * worths[i] for i, chance in enumerate(hoped) if dies[i])

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
        total = max(total, -TRAP)
        self.losses[ant, foe, kind] = total
        return total


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
