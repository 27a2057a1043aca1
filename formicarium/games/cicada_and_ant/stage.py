"""The stage game: which token the Ant lays, and which type the Cicada guards (spec, 9.2 to 9.5).

For each present type the Ant has `gain` when it lays it and is missed, and `loss` when it lays it and is
caught; together they are its swing. `stake` is what the Cicada gains by catching the type plus what it loses
when the type escapes. Between two players the stake is the swing: the game is zero-sum.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, compress
from typing import TypeAlias

Mix: TypeAlias = tuple[float, ...]  # how often each type, in the order of the types given
Values: TypeAlias = Sequence[float]  # one per type

TOKENS = 4  # one per path type, present or not
GLIMPSE = 1 / (TOKENS - 1)  # how likely the Dragonfly shows a given token that was not laid
NEAR = 1e-12  # closer than this counts as equal: values are of the order of 1


@dataclass(frozen=True, slots=True)
class Solution:
    """An equilibrium: what it is worth to the Ant, and how both mix."""

    value: float
    token: Mix  # how often the Ant lays each type
    caught: Mix  # how likely each type is guarded when it is laid
    replies: tuple[
        Mix, ...
    ] = ()  # with the Dragonfly: the guesses by the type seen, the last if it is absent

    def guess(self, seen: int | None = None) -> Mix:
        """How often the Cicada guards each type, having seen this one (None: nothing, or an absent type)."""
        if not self.replies:
            return self.caught
        return self.replies[-1 if seen is None else seen]


def solve(gain: Values, loss: Values, stake: Values | None = None) -> Solution:
    """9.2: the equilibrium of guessing in the dark.

    The Cicada guards each type of the support so much that all are worth the same to the Ant; the Ant lays
    them in inverse proportion to the stake, so that all guesses are worth the same to the Cicada. Types on
    which the Ant or the Cicada has nothing at stake are not guarded, nor laid unless they are still better.

    >>> solve([3, 1], [1, 3]).token
    (0.5, 0.5)
    """
    swing = [a + b for a, b in zip(gain, loss, strict=True)]
    stakes = swing if stake is None else stake
    guarded = [s > NEAR and r > NEAR for s, r in zip(swing, stakes, strict=True)]
    if not any(guarded):
        return _irregular(gain, swing, stakes)
    value = level(list(compress(gain, guarded)), list(compress(swing, guarded)))
    guess = [0.0] * len(gain)
    for t, a in enumerate(gain):
        if a > value:
            if not guarded[t]:
                return _irregular(gain, swing, stakes)
            guess[t] = (a - value) / swing[t]
    return Solution(value, _inverse(stakes, guess), tuple(guess))


def level(gain: Values, swing: Values, guesses: float = 1.0) -> float:
    """The v with Σ max(0, (gain − v) / swing) = guesses: what is left to the Ant when so many guard it.

    The types are added from the most desirable on, until v is at least the next one's gain.
    """
    worth = weight = 0.0
    for a, s in sorted(zip(gain, swing, strict=True), reverse=True):
        if weight and worth - guesses >= a * weight:
            break
        worth += a / s
        weight += 1 / s
    return (worth - guesses) / weight


def _inverse(stakes: Values, support: Values) -> Mix:
    """In inverse proportion to the stakes, where the support is above 0."""
    shares = [1 / abs(r) if inside > 0 else 0.0 for r, inside in zip(stakes, support, strict=True)]
    total = sum(shares)
    return tuple([share / total for share in shares])


def _always(choice: int, types: int) -> Mix:
    return tuple([float(t == choice) for t in range(types)])


# Somebody may not mind: the Cicada would rather be Ant next than catch a type (stake ≤ 0), or the Ant would
# rather stay the Ant (swing ≤ 0). Where that decides, an equilibrium has one of two forms: one type is laid
# for sure and not guarded, or both mix over the same types. Trying them all finds one.


def _irregular(gain: Values, swing: Values, stakes: Values) -> Solution:
    types = range(len(gain))
    for laid in sorted(types, key=lambda t: gain[t], reverse=True):
        idle = abs(stakes[laid]) <= NEAR and abs(swing[laid]) <= NEAR  # caught or not is all the same
        if stakes[laid] <= NEAR and (guess := _elsewhere(gain, swing, laid, idle)):
            return Solution(gain[laid], _always(laid, len(gain)), guess)
    for size in range(1, len(gain) + 1):
        for support in combinations(types, size):
            if found := _on_support(gain, swing, stakes, support):
                return found
    best = max(types, key=lambda t: gain[t])  # several stakes are exactly 0: nearly anything will do
    shy = min(types, key=lambda t: stakes[t])
    return Solution(gain[best], _always(best, len(gain)), _always(shy, len(gain)))


def _elsewhere(gain: Values, swing: Values, laid: int, idle: bool) -> Mix | None:
    """One type is laid for sure and not guarded: guesses that make no other type better for the Ant."""
    low = [0.0] * len(gain)
    high = [1.0 if t != laid or idle else 0.0 for t in range(len(gain))]
    for t, (a, s) in enumerate(zip(gain, swing, strict=True)):
        lure = a - gain[laid]
        if t == laid:
            continue
        if s > NEAR:
            low[t] = max(0.0, lure / s)
        elif lure > NEAR:
            return None  # no guard keeps the Ant from it
        elif s < -NEAR:
            high[t] = min(1.0, lure / s)
    least, most = sum(low, 0.0), sum(high, 0.0)
    if least > 1 or most < 1 - NEAR:
        return None
    spare = most - least
    part = (1 - least) / spare if spare > 0 else 0.0
    return tuple([lo + (hi - lo) * part for lo, hi in zip(low, high, strict=True)])


def _on_support(gain: Values, swing: Values, stakes: Values, support: Sequence[int]) -> Solution | None:
    """Both mix over the same types, if that is an equilibrium."""
    eager = all(stakes[t] > NEAR for t in support)
    shy = len(support) == len(gain) and all(r < -NEAR for r in stakes)  # it misses best where nothing is laid
    flat = [t for t in support if abs(swing[t]) <= NEAR]
    weight = sum(1 / swing[t] for t in support if t not in flat)
    if not (eager or shy) or len(flat) > 1 or (not flat and abs(weight) <= NEAR):
        return None
    value = gain[flat[0]] if flat else (sum(gain[t] / swing[t] for t in support) - 1) / weight
    guess = [0.0] * len(gain)
    for t in support:
        guess[t] = 0.0 if t in flat else (gain[t] - value) / swing[t]
    for t in flat:
        guess[t] = 1.0 - sum(guess, 0.0)
    lured = any(a > value + NEAR for t, a in enumerate(gain) if t not in support)
    if lured or min(guess) < -NEAR:
        return None
    inside = [float(t in support) for t in range(len(gain))]
    return Solution(value, _inverse(stakes, inside), tuple([max(0.0, q) for q in guess]))


# The Dragonfly


def solve_seen(gain: Values, loss: Values, stake: Values | None = None) -> Solution:
    """9.4: the equilibrium when the Cicada sees one of the three tokens not laid.

    With x = share × swing the Ant has Σ share × gain − (x₁ + x₂/3), x₁ and x₂ being the two largest x. That
    is linear in the other x, which are therefore 0 or x₂; and 0 ≤ x₂ ≤ x₁ has its corners at x₂ = 0 and
    x₂ = x₁. So the Ant lays one type for sure, or those of a support in inverse proportion to the swing, for
    (Σ gain/swing − 4/3) / Σ 1/swing: as in the dark, against 4/3 guesses. And so many the Cicada has: by what
    it sees it can guard the types with chances that add up to 4/3, none above 1.

    Types on which the Cicada or the Ant has nothing at stake are not guarded. With three or four players that
    is exact unless the Cicada would like to catch what the Ant does not mind losing.

    >>> round(solve_seen([2, 2, 2], [2, 2, 2]).value, 12)  # 2/9
    0.222222222222
    """
    types = len(gain)
    swing = [a + b for a, b in zip(gain, loss, strict=True)]
    stakes = swing if stake is None else stake
    if types == 1:
        return Solution(-loss[0], (1.0,), (1.0,), ((1.0,), (1.0,)))
    guarded = [t for t in range(types) if swing[t] > NEAR and stakes[t] > NEAR]
    if not guarded:
        return _shy(gain, swing, stakes)
    value, token = _laid(gain, swing, stakes, guarded)
    if len(guarded) == 1:
        sure = _always(guarded[0], types)  # and if that is the type seen, every guess misses
        return Solution(value, token, sure, (sure,) * (types + 1))
    caught = [0.0] * types
    for t in guarded:
        caught[t] = max(0.0, (gain[t] - value) / swing[t])
    spare = (1 + GLIMPSE - sum(caught, 0.0)) / sum(1 - caught[t] for t in guarded)
    for t in guarded:  # guesses to spare do no harm
        caught[t] += (1 - caught[t]) * spare
    return Solution(value, token, tuple(caught), _by_token_seen(caught))


def _laid(gain: Values, swing: Values, stakes: Values, guarded: Sequence[int]) -> tuple[float, Mix]:
    """What the Ant can be sure of, and how it lays its token for it."""
    mixed = level([gain[t] for t in guarded], [swing[t] for t in guarded], 1 + GLIMPSE)
    sure = [gain[t] - swing[t] if t in guarded else gain[t] for t in range(len(gain))]
    best = max(range(len(gain)), key=lambda t: sure[t])
    if sure[best] >= mixed:
        return sure[best], _always(best, len(gain))
    return mixed, _inverse(stakes, [gain[t] - mixed if t in guarded else 0.0 for t in range(len(gain))])


def _by_token_seen(caught: Values) -> tuple[Mix, ...]:
    """Guesses for each type seen, and for an absent one, by which each type is guarded as often as it should.

    Each of the four tokens brings a third of a guess, to any type but its own. It must bring at once what the
    tokens after it cannot; the rest of it goes where most is still wanted.
    """
    wanted = list(caught)
    replies = []
    for token in range(TOKENS):
        after = TOKENS - 1 - token
        bring = [0.0] * len(wanted)
        for t, want in enumerate(wanted):
            if t != token:
                bring[t] = max(0.0, want - GLIMPSE * (after - (t > token)))
        left = [0.0 if t == token else wanted[t] - bring[t] for t in range(len(wanted))]
        rest = (GLIMPSE - sum(bring, 0.0)) / (sum(left, 0.0) or 1.0)
        bring = [now + more * rest for now, more in zip(bring, left, strict=True)]
        wanted = [want - now for want, now in zip(wanted, bring, strict=True)]
        replies.append(tuple([max(0.0, now) / GLIMPSE for now in bring]))
    absent = replies[len(caught) :] or replies[-1:]
    dark = tuple([sum(shares) / len(absent) for shares in zip(*absent, strict=True)])
    return (*replies[: len(caught)], dark)


def _shy(gain: Values, swing: Values, stakes: Values) -> Solution:
    """The Cicada would rather miss. It guesses the type seen; only an absent one leaves it in the dark."""
    types = len(gain)
    misses = tuple([_always(t, types) for t in range(types)])
    dark = [s * (TOKENS - types) * GLIMPSE for s in swing]
    found = _irregular(gain, dark, stakes)
    caught = tuple([q * (TOKENS - types) * GLIMPSE for q in found.caught])
    return Solution(found.value, found.token, caught, (*misses, found.caught))


# The Red Ants


def red_tokens(solution: Solution) -> tuple[int, ...]:
    """9.5: the types a Red Ant hopes for, laid often and guarded little; all that are equally good."""
    hopes = [p * (1 - q) for p, q in zip(solution.token, solution.caught, strict=True)]
    best = max(hopes)
    return tuple([t for t, hope in enumerate(hopes) if hope >= best - NEAR])
