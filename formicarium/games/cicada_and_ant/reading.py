"""Stage games against somebody who is read: one believes that the others mix as `equilibrium` does.

Whoever only cannot be outguessed leaves the mistakes of others unpunished. Whoever only punishes is
outguessed as soon as the other notices. Between them: the other is read with a chance of `trust`, and
otherwise answers with what is worst for oneself (a restricted Nash response). In Winter, where little is
known better than the other knows it, more is risked for that.
"""

from __future__ import annotations

from formicarium.games.cicada_and_ant.placement import Group, Outlook, Square
from formicarium.games.cicada_and_ant.stage import NEAR, Mix, Solution, Values, level, solve
from formicarium.games.cicada_and_ant.value import prospects
from formicarium.games.cicada_and_ant.view import CicadaView

TRUST = 0.75
TRUST_IN_WINTER = 0.95


class Reading(Square):
    """The stage games of a square between two in the dark, as a seat plays them that reads the other."""

    words = "why-read"

    def __init__(self, view: CicadaView, outlook: Outlook = prospects) -> None:
        super().__init__(view, outlook)
        self.other = Square(view)  # as the other is believed to see it
        self.trust = TRUST_IN_WINTER if view.options.winter else TRUST

    def solution(self, group: Group) -> Solution:
        if self.seen:  # the guess hangs on what is seen: nobody is read then
            return super().solution(group)
        expected = self.other.solution(group)
        payoffs = [self.payoff(cells & group) for cells in self.by_type if cells & group]
        gains, losses, _ = zip(*payoffs, strict=True)
        if self.view.seat == self.view.ant:
            return laid(gains, losses, expected.caught, self.trust)
        return Solution(expected.value, expected.token, guarded(gains, losses, expected.token, self.trust))


def best_of(stakes: Values, token: Mix) -> Mix:
    """The one guess that brings most, if the other lays so."""
    hopes = [share * stake for share, stake in zip(token, stakes, strict=True)]
    best = hopes.index(max(hopes))
    return tuple([float(t == best) for t in range(len(hopes))])


def laid(gains: Values, losses: Values, caught: Mix, trust: float) -> Solution:
    """What the Ant lays: the other guards so with a chance of `trust`, and otherwise guesses its mind."""
    swings = [gain + loss for gain, loss in zip(gains, losses, strict=True)]
    read = [gain - trust * q * swing for gain, q, swing in zip(gains, caught, swings, strict=True)]
    left = [(1 - trust) * swing for swing in swings]
    return solve(read, [swing - gain for gain, swing in zip(read, left, strict=True)])


def guarded(gains: Values, losses: Values, token: Mix, trust: float) -> Mix:
    """What the Cicada guards: the other lays so with a chance of `trust`, and otherwise guesses its mind.

    The more one leaves to an Ant that guesses (`most`), the more guesses are free for what it is read to lay.
    The cost is linear between the gains of types: its least is at one of them, or where no guess is free.
    """
    swings = [gain + loss for gain, loss in zip(gains, losses, strict=True)]
    if min(swings) <= NEAR:
        return best_of(swings, token)
    hopes = [trust * share * swing for share, swing in zip(token, swings, strict=True)]
    order = sorted(range(len(hopes)), key=hopes.__getitem__, reverse=True)
    least = level(gains, swings)
    found: list[tuple[float, Mix]] = []
    for most in (least, *(gain for gain in gains if gain > least)):
        guess = [max(0.0, (gain - most) / swing) for gain, swing in zip(gains, swings, strict=True)]
        free = 1 - sum(guess, 0.0)
        for t in order:
            more = min(free, 1 - guess[t])
            guess[t] += more
            free -= more
        cost = (1 - trust) * most - sum([hope * q for hope, q in zip(hopes, guess, strict=True)])
        found.append((cost, tuple([max(0.0, q) for q in guess])))
    return min(found)[1]
