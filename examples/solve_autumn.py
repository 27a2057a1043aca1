"""Autumn of The Cicada and the Ant for two, thousands of matches at once: a value learnt by self-play.

The rules are written once more, in arrays (numpy, or cupy where there is a GPU): a round is a placement, a
token, a guess and a refill. Whoever judges tables says what a miss and a catch of every type on every
placement are worth to the Ant; the stage game in between is solved. With a GPU:

    python examples/solve_autumn.py --matches 4096 --units 24 --seconds 210 --out autumn.json

It then measures the value against that of `equilibrium`, and against an exploiter: a player that knows the
other's mixes, answers them as well as it can, and learns what that is worth.
"""

import argparse
import copy
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from formicarium.games.cicada_and_ant.at_once import EACH
from formicarium.games.cicada_and_ant.autumn_value import POINT, ROLES_OF_TWO
from formicarium.games.cicada_and_ant.data import CELLS, SHELF_POINTS
from formicarium.games.cicada_and_ant.placement import GROUPS, cells_of

try:
    import cupy as xp  # type: ignore[import-not-found, unused-ignore]
except ImportError:
    import numpy as xp

Array: TypeAlias = Any  # of numpy or cupy. B: matches, G: placements
Judge: TypeAlias = "Callable[[Table, int], Verdict]"  # of a table, by player 0 or 1

TYPES, INSECTS, DECK = 4, 6, 48
CARDS = DECK // TYPES  # of a type: one of each insect, the rest plain
FULL = 4
MANY = 9  # 0 to 8 cards of a type in the square: more is all the same
BY_TYPE, BY_INSECT, BY_DECK = 0, 5 * 5 * MANY, 5 * 5 * MANY + 5 * 5  # where each kind of feature begins
FEATURES = BY_DECK + 9  # cards in the deck, in fours

points = xp.array(SHELF_POINTS, xp.float32)
placed = xp.array([[float(c in cells_of(g)) for c in range(len(CELLS))] for g in GROUPS], xp.float32)


class Table:
    """Matches side by side, as the Ant sees them: [:, 0] is the Ant's, [:, 1] the Cicada's."""

    def __init__(self, matches: int, rng: Any) -> None:
        self.matches = matches
        self.order = xp.argsort(rng.random((matches, DECK)), axis=1)  # a card is type × 12 + insect or more
        self.square = self.order[:, : len(CELLS)].copy()
        self.dealt = xp.full(matches, len(CELLS))
        self.shelves = xp.zeros((matches, 2, TYPES), int)
        self.insects = xp.zeros((matches, 2, INSECTS), int)
        self.ant = xp.arange(matches) % 2  # player 0 or 1
        self.live = xp.ones(matches, bool)
        self.result = xp.zeros(matches, xp.float32)  # the share of player 0
        self.look()

    def look(self) -> None:
        """What each placement has of each type: cards[B, G, 4] and insects under[B, G, 4, 6]."""
        kind, insect = self.square // CARDS, self.square % CARDS
        of_type = (kind[:, :, None] == xp.arange(TYPES)).astype(xp.float32)
        named = (kind * INSECTS + insect)[:, :, None] == xp.arange(TYPES * INSECTS)
        named = (named & (insect < INSECTS)[:, :, None]).astype(xp.float32)
        self.cards = (placed @ of_type).astype(int)
        self.under = (placed @ named).reshape(self.matches, len(GROUPS), TYPES, INSECTS)
        self.around = of_type.sum(1).astype(int)  # of each type in the square
        self.score = _score(self.shelves, self.insects)
        self.left = DECK - self.dealt

    def after(self, by: int) -> tuple[Array, Array, Array, Array]:
        """If the Ant (0) or the Cicada (1) collects: its shelf and score, is it over, and the Ant's share."""
        shelf = self.shelves[:, by][:, None, :]
        now = xp.minimum(FULL, shelf + self.cards)
        more = (self.under * (1 + self.insects[:, by])[:, None, None, :]).sum(3) * 100 + self.under.sum(3)
        score = self.score[:, by][:, None, None] + (points[now] - points[shelf]) * 100 + more
        full = (
            (self.shelves[:, by] == FULL).sum(1)[:, None, None] + (now == FULL) - (shelf == FULL).astype(int)
        )
        over = (full >= 2) | (self.cards > self.left[:, None, None])
        won = _share(score, self.score[:, 1 - by][:, None, None])
        return now, score, over, won if by == 0 else 1 - won

    def play(self, group: Array, token: Array, caught: Array) -> None:
        """A token was laid on a placement, and caught or not. What is over stays as it is."""
        every = xp.arange(self.matches)
        cards, by = self.cards[every, group, token], caught.astype(int)
        shelves, insects = self.shelves.copy(), self.insects.copy()
        shelves[every, by, token] = xp.minimum(FULL, shelves[every, by, token] + cards)
        insects[every, by] += self.under[every, group, token].astype(int)
        over = ((shelves[every, by] == FULL).sum(1) >= 2) | (cards > self.left)
        score = _score(shelves, insects)
        won = _share(score[:, 0], score[:, 1])
        won = xp.where(self.ant == 0, won, 1 - won).astype(xp.float32)
        self.result = xp.where(over & self.live, won, self.result)
        self.live = self.live & ~over
        self._refill(group, token, cards)
        self._pass_on(shelves, insects, ~caught)
        self.look()

    def _refill(self, group: Array, token: Array, cards: Array) -> None:
        taken = (placed[group] > 0) & (self.square // CARDS == token[:, None]) & self.live[:, None]
        self.rest = xp.stack([((self.square // CARDS == t) & ~taken).sum(1) for t in range(TYPES)], 1)
        fresh = xp.minimum(DECK - 1, self.dealt[:, None] + xp.cumsum(taken, 1) - 1)
        self.square = xp.where(taken, xp.take_along_axis(self.order, fresh, 1), self.square)
        self.dealt = self.dealt + xp.where(self.live, cards, 0)

    def _pass_on(self, shelves: Array, insects: Array, missed: Array) -> None:
        here, swap = self.live[:, None, None], (self.live & missed)[:, None, None]
        shelves, insects = (
            xp.where(here, shelves, self.shelves),
            xp.where(here, insects, self.insects),
        )
        self.shelves = xp.where(swap, shelves[:, ::-1], shelves)
        self.insects = xp.where(swap, insects[:, ::-1], insects)
        self.ant = xp.where(self.live & missed, 1 - self.ant, self.ant)

    def features(self) -> Array:
        """The numbers of the features of each table as it was before the square was filled up: [B, 11]."""
        a, b = self.shelves[:, 0], self.shelves[:, 1]
        types = BY_TYPE + (a * 5 + b) * MANY + xp.minimum(self.rest, MANY - 1)
        insects = BY_INSECT + self.insects[:, 0] * 5 + self.insects[:, 1]
        return xp.concatenate([types, insects, BY_DECK + (DECK - self.dealt)[:, None] // 4], 1)


def _score(shelves: Array, insects: Array) -> Array:
    """Points, and insects where they are level."""
    return points[shelves].sum(2) * 100 + (insects * (insects + 1) / 2 * 100 + insects).sum(2)


def _share(mine: Array, theirs: Array) -> Array:
    return ((mine > theirs) + 0.5 * (mine == theirs)).astype(xp.float32)


class Net:
    """How likely the next Ant wins: a vector for every feature, summed, cut off at 0, weighed."""

    def __init__(self, units: int, rng: Any) -> None:
        self.vectors = (rng.standard_normal((FEATURES, units)) * 0.1).astype(xp.float32)
        self.weights = (rng.standard_normal(units) * 0.3).astype(xp.float32)
        self.bias = xp.zeros(1, xp.float32)
        self.means = [xp.zeros_like(part) for part in self.parts]
        self.squares = [xp.zeros_like(part) for part in self.parts]
        self.steps = 0

    @property
    def parts(self) -> tuple[Array, Array, Array]:
        return self.vectors, self.weights, self.bias

    def chance(self, summed: Array) -> Array:
        return 1 / (1 + xp.exp(-(xp.maximum(summed, 0) @ self.weights + self.bias)))

    def learn(self, features: Array, truth: Array, rate: float) -> float:
        """One step of Adam; the log-loss before it."""
        seen = (features[:, :, None] == xp.arange(FEATURES)).sum(1).astype(xp.float32)
        summed = seen @ self.vectors
        units = xp.maximum(summed, 0)
        said = self.chance(summed)
        off = (said - truth) / len(truth)
        slopes = (seen.T @ (off[:, None] * self.weights * (summed > 0)), units.T @ off, off.sum()[None])
        self.steps += 1
        for part, slope, mean, square in zip(self.parts, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            pace = xp.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            part -= rate * mean / (1 - 0.9**self.steps) / pace
        return float(-(truth * xp.log(said + 1e-7) + (1 - truth) * xp.log(1 - said + 1e-7)).mean())

    @classmethod
    def load(cls, file: Path) -> "Net":
        kept = json.loads(file.read_text(encoding="utf-8"))
        net = cls(len(kept["weights"]), xp.random.default_rng(1))
        net.vectors = xp.array(kept["vectors"], xp.float32)
        net.weights = xp.array(kept["weights"], xp.float32)
        net.bias = xp.array([kept["bias"]], xp.float32)
        return net

    def save(self, file: Path, told: dict[str, Any]) -> None:
        vectors, weights, bias = (part.round(3).tolist() for part in self.parts)
        rows = ",\n".join(json.dumps([round(x, 3) for x in row], separators=(",", ":")) for row in vectors)
        rest = {"fitted": told, "bias": round(bias[0], 3), "weights": [round(x, 3) for x in weights]}
        file.write_text(json.dumps(rest)[:-1] + f',\n"vectors": [\n{rows}\n]}}\n', encoding="utf-8")


def worth(t: Table, after_miss: Net, after_catch: Net) -> tuple[Array, Array]:
    """What a miss and a catch of each type on each placement are worth to the Ant."""
    found = []
    for by, net in ((0, after_miss), (1, after_catch)):
        mine, _, over, final = t.after(by)
        ant = 1 - by  # of two players, whoever collects is not the next Ant
        a, b = t.shelves[:, ant], t.shelves[:, by]
        types = net.vectors[(a * 5 + b) * MANY + xp.minimum(t.around, MANY - 1)]
        rest = xp.minimum(t.around[:, None, :] - t.cards, MANY - 1)
        i, j = t.insects[:, ant], t.insects[:, by]
        kinds = net.vectors[BY_INSECT + i * 5 + j]
        more = net.vectors[BY_INSECT + i * 5 + xp.minimum(4, j + 1)] - kinds
        summed = net.vectors[(a[:, None, :] * 5 + mine) * MANY + rest] - types[:, None]
        summed += (types.sum(1) + kinds.sum(1))[:, None, None]
        summed += (t.under.reshape(t.matches, -1, INSECTS) @ more).reshape(summed.shape)
        summed += net.vectors[BY_DECK + xp.maximum(0, t.left[:, None, None] - t.cards) // 4]
        chance = net.chance(summed)
        found.append(xp.where(over, final, chance if ant == 0 else 1 - chance))
    return found[0], found[1]


def handmade(t: Table) -> tuple[Array, Array]:
    """The same, by the value that `equilibrium` plays by."""
    point, role = xp.array(POINT, xp.float32), xp.array([each.ant for each in ROLES_OF_TWO], xp.float32)
    found = []
    for by in (0, 1):
        now, score, over, final = t.after(by)
        shelves = xp.broadcast_to(t.shelves[:, by][:, None, None, :], (*t.cards.shape, TYPES)).copy()
        for kind in range(TYPES):
            shelves[:, :, kind, kind] = now[:, :, kind]
        mine = 8 - xp.sort(shelves, 3)[..., 2:].sum(3)
        theirs = 8 - xp.sort(t.shelves[:, 1 - by], 1)[:, 2:].sum(1)
        lacking = xp.minimum(mine, theirs[:, None, None])
        lead = score // 100 - (t.score[:, 1 - by] // 100)[:, None, None]
        chance = 1 / (1 + xp.exp(-(point[lacking] * lead - role[lacking])))
        found.append(xp.where(over, final, chance if by == 0 else 1 - chance))
    return found[0], found[1]


class Verdict(NamedTuple):
    """By placement: what it is worth to the Ant, how often it lays and the Cicada guards each type."""

    value: Array
    token: Array
    guess: Array


def solve(t: Table, missed: Array, caught: Array) -> Verdict:
    """The stage game of every placement, as `stage.solve` does it for one."""
    there, swing = t.cards > 0, missed - caught
    guarded = there & (swing > 1e-6)
    best_first = xp.argsort(-xp.where(guarded, missed, -9), axis=2)
    inside = xp.take_along_axis(guarded, best_first, 2)
    inverse = xp.take_along_axis(xp.where(guarded, 1 / xp.where(guarded, swing, 1), 0), best_first, 2)
    gains = xp.cumsum(xp.take_along_axis(missed, best_first, 2) * inverse, 2)
    mixed = xp.where(inside, (gains - 1) / xp.maximum(xp.cumsum(inverse, 2), 1e-9), -9).max(2)
    free = xp.where(there & ~guarded, missed, -9).max(2)  # types that nobody would guard
    support = xp.where((guarded & (missed > mixed[:, :, None])), 1 / xp.where(guarded, swing, 1), 0)
    alone = there & ~guarded & (missed >= free[:, :, None])
    token = xp.where((free > mixed)[:, :, None], alone, support)
    value = xp.maximum(mixed, free)
    needed = xp.maximum(0, missed - value[:, :, None]) / xp.where(guarded, swing, 1)
    guess = xp.where(guarded, needed, 0)
    guess = guess + xp.maximum(0, 1 - guess.sum(2, keepdims=True)) * _even(there)
    return Verdict(value, _even(token), _even(guess))


def _even(shares: Array) -> Array:
    return shares / xp.maximum(shares.sum(2, keepdims=True), 1e-9)


def by_net(net: Net) -> Judge:
    return lambda t, player: solve(t, *worth(t, net, net))


def by_hand(t: Table, player: int) -> Verdict:
    return solve(t, *handmade(t))


def by_cards(t: Table, player: int) -> Verdict:
    """Wants many cards at once, and thinks no further: but it knows that it may be caught."""
    missed = 1 / (1 + xp.exp(-EACH * t.cards))
    return solve(t, missed, 1 - missed)


def by_points(t: Table, player: int) -> Verdict:
    """Wants many points at once, and thinks no further."""
    gains = [t.after(by)[1] // 100 - (t.score[:, by] // 100)[:, None, None] for by in (0, 1)]
    return solve(t, 1 / (1 + xp.exp(-EACH * gains[0])), 1 / (1 + xp.exp(EACH * gains[1])))


def by_pile(t: Table, player: int) -> Verdict:
    """Sees the largest pile only: places for it, lays it, guards it."""
    largest = t.cards.max(2)
    pile = _even((t.cards == largest[:, :, None]).astype(xp.float32))
    return Verdict(largest.astype(xp.float32), pile, pile)


def by_chance(t: Table, player: int) -> Verdict:
    even = _even((t.cards > 0).astype(xp.float32))
    return Verdict(xp.random.random(t.cards.shape[:2]).astype(xp.float32), even, even)


class Round(NamedTuple):
    """What is learnt from: the value of the table before a round, and what came of it."""

    value: Array  # to player 0
    on: Array  # which matches went on
    features: Array
    ant: Array  # of the next round


def play(
    rng: Any, matches: int, players: tuple[Judge, Judge], wild: float = 0.0
) -> tuple[Array, list[Round]]:
    """Matches to their end: the shares of player 0, and the rounds. Now and then a placement may be wild."""
    t, every, rounds = Table(matches, rng), xp.arange(matches), []
    while bool(t.live.any()):
        one = players[0](t, 0)
        other = one if players[1] is players[0] else players[1](t, 1)
        mine = t.ant == 0
        value = xp.where(mine[:, None], one.value, other.value)
        group, best = value.argmax(1), value.max(1)
        if wild:
            group = xp.where(
                rng.random(matches) < wild, (rng.random(matches) * len(GROUPS)).astype(int), group
            )
        token = _drawn(rng, xp.where(mine[:, None], one.token[every, group], other.token[every, group]))
        guess = _drawn(rng, xp.where(mine[:, None], other.guess[every, group], one.guess[every, group]))
        before = xp.where(mine, best, 1 - best)
        t.play(group, token, token == guess)
        rounds.append(Round(before, t.live, t.features(), t.ant))
    return t.result, rounds


def _drawn(rng: Any, mix: Array) -> Array:
    summed = xp.cumsum(mix, 1)
    return xp.minimum(TYPES - 1, (rng.random((len(mix), 1)) * summed[:, -1:] >= summed).sum(1))


def lessons(result: Array, rounds: list[Round], trust: float) -> tuple[Array, Array, Array]:
    """Features, what they turned out to be worth to the next Ant, and who that was.

    `trust` goes to how the match went on, the rest to what the next round was thought to be worth.
    """
    features, truths, ants = [], [], []
    later, thought = result, result
    for each in reversed(rounds):
        truth = xp.where(each.on, trust * later + (1 - trust) * thought, result)
        features.append(each.features[each.on])
        truths.append(xp.where(each.ant == 0, truth, 1 - truth)[each.on])
        ants.append(each.ant[each.on])
        later, thought = truth, each.value
    return xp.concatenate(features), xp.concatenate(truths).astype(xp.float32), xp.concatenate(ants)


def train(rng: Any, matches: int, units: int, seconds: float) -> tuple[Net, dict[str, Any]]:
    """Self-play, learning from the last six lots of matches."""
    net, began, lots, loss = Net(units, rng), time.perf_counter(), 0, 0.0
    memory: list[tuple[Array, Array, Array]] = []
    while (gone := (time.perf_counter() - began) / seconds) < 1:
        judge = by_net(net)
        result, rounds = play(rng, matches, (judge, judge), wild=0.05)
        memory = [*memory[-5:], lessons(result, rounds, 1.0 if lots < 5 else 0.8)]
        features, truths = (xp.concatenate([lot[part] for lot in memory]) for part in (0, 1))
        order = xp.argsort(rng.random(len(features)))
        losses = [net.learn(features[some], truths[some], 0.01 * (1 - gone) + 1e-4) for some in _lots(order)]
        loss, lots = sum(losses) / len(losses), lots + 1
    return net, {"matches": lots * matches, "units": units, "log_loss": round(loss, 4)}


def _lots(order: Array, size: int = 16384) -> list[Array]:
    return [order[at : at + size] for at in range(0, len(order), size)]


def exploit(rng: Any, matches: int, judge: Judge, start: Net, seconds: float) -> Judge:
    """A player that knows how this one mixes, and has learnt for so long what answering it is worth."""
    ours, theirs = copy.deepcopy(start), copy.deepcopy(start)  # by who is the next Ant

    def spy(t: Table, player: int) -> Verdict:
        known = judge(t, 1 - player)
        missed, caught = worth(t, theirs, ours)
        hopes = xp.where(t.cards > 0, (1 - known.guess) * missed + known.guess * caught, -9)
        missed, caught = worth(t, ours, theirs)
        fears = xp.where(t.cards > 0, known.token * (missed - caught), -9)
        return Verdict(hopes.max(2), _most(hopes), _most(fears))

    began = time.perf_counter()
    while (gone := (time.perf_counter() - began) / seconds) < 1:
        result, rounds = play(rng, matches, (spy, judge), wild=0.02)
        features, truths, ants = lessons(result, rounds, 1.0)
        for net, player in ((ours, 0), (theirs, 1)):
            mine = xp.nonzero(ants == player)[0]
            for some in _lots(mine, 8192):
                net.learn(features[some], truths[some], 0.002 * (1 - gone) + 1e-4)
    return spy


def _most(wish: Array) -> Array:
    return _even((wish >= wish.max(2, keepdims=True)).astype(xp.float32))


def share(rng: Any, matches: int, one: Judge, other: Judge, lots: int) -> str:
    """What the first wins against the second, each the first Ant in half of the matches."""
    results = xp.concatenate([play(rng, matches, (one, other))[0] for _ in range(lots)])
    mean, spread = float(results.mean()), 1.96 * float(results.std()) / len(results) ** 0.5
    return f"{100 * mean:.1f} ± {100 * spread:.1f} % of {len(results)}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=8, help="side by side")
    parser.add_argument("--units", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=0.1, help="of learning; exploiters have a third")
    parser.add_argument("--lots", type=int, default=1, help="of matches for each figure")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where the value is kept")
    parser.add_argument("--value", type=Path, help="measure one that was kept, and learn none")
    told = parser.parse_args()
    rng = xp.random.default_rng(told.seed)
    if told.value is not None:
        net = Net.load(told.value)
    else:
        net, figures = train(rng, told.matches, told.units, told.seconds)
        print(f"a value learnt: {figures}", flush=True)
        if told.out is not None:
            net.save(told.out, figures)
    judges: dict[str, Judge] = {
        "chance": by_chance,
        "pile": by_pile,
        "cards": by_cards,
        "points": by_points,
        "handmade": by_hand,
        "learnt": by_net(net),
    }
    names = list(judges)
    for at, name in enumerate(names):
        for below in names[:at]:
            won = share(rng, told.matches, judges[name], judges[below], told.lots)
            print(f"{name} against {below}: {won}", flush=True)
    for name in ("handmade", "learnt"):
        spy = exploit(rng, told.matches, judges[name], net, told.seconds / 3)
        print(
            f"an exploiter against {name}: {share(rng, told.matches, spy, judges[name], told.lots)}",
            flush=True,
        )


if __name__ == "__main__":
    main()
