"""Weights for a game's features, by self-play: which numbers of a table go with winning, and how much.

At the beginning of every turn of every match each seat's numbers are noted, with the share of the win that
it came to. Logistic regression, with a little ridge; of the matches one in five is kept aside, and tells how
well the fitted value and the game's handmade one foretell who wins.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from formicarium.bots import invite
from formicarium.bots.processes import workers
from formicarium.core.bot import Searching, Sight
from formicarium.core.chance import Chance
from formicarium.core.errors import OptionError
from formicarium.core.fitted import Features
from formicarium.core.flow import answer, deal, settle
from formicarium.core.game import Game
from formicarium.core.registry import games
from formicarium.core.state import State
from formicarium.lab.tournament import Heard, Plan, check, nobody

RIDGE = 1e-3  # per sample, on weights of features scaled alike
ASIDE = 5  # one match in so many is not fitted to
EDGE = 1e-6  # nothing is quite sure

Floats = NDArray[np.float64]


class Sample(NamedTuple):
    """A seat's numbers where a turn began, and what came of it."""

    match: int
    kind: str
    numbers: tuple[float, ...]
    handmade: float
    share: float


def features_of(game: Game[Any]) -> tuple[Features, Searching]:
    if game.features is None or game.searching is None:
        raise OptionError(f"{game.id} does not say by which numbers a table can be judged")
    return game.features, game.searching


def quick_name(game: Game[Any]) -> str:
    """What the player is called that a search of this game begins with."""
    _, searching = features_of(game)
    return next(name for name, bot in game.bots.items() if bot is searching.quick)


def check_fit(plan: Plan) -> None:
    """Certain that it can be carried out."""
    features_of(check(plan))


def samples(plan: Plan, number: int) -> list[Sample]:
    """One match, and what every seat's numbers were where turns began."""
    game = games[plan.game]
    features, searching = features_of(game)
    seating, seed = plan.seating(number), plan.seed_of(number)
    players = [(invite(game, bot), Random(f"{seed}/{bot}/{seat}")) for seat, bot in enumerate(seating)]
    s: State = game.begin(plan.seats, game.read_options(plan.options))
    luck, last = Random(seed), searching.turn(s)
    worth = features.handmade or game.heuristic
    noted: list[tuple[int, Sample]] = []
    while asked := settle(s):
        if isinstance(asked, Chance):
            deal(s, asked.sample(luck))
            continue
        if searching.turn(s) != last:
            last = searching.turn(s)
            kind = features.kind(s)
            for seat in range(s.seats if kind else 0):
                numbers = tuple(map(float, features.of(s, seat)))
                noted.append((seat, Sample(number, kind, numbers, worth(s, seat), 0.0)))
        decision = asked[0]
        bot, rng = players[decision.seat]
        move = decision.meant(bot.choose(Sight.at(s, decision), rng).move)
        assert move is not None
        answer(s, decision.seat, move)
    assert s.outcome is not None
    shares = s.outcome.shares
    return [sample._replace(share=shares[seat]) for seat, sample in noted]


def gather(plans: Sequence[Plan], processes: int = 1, heard: Heard = nobody) -> list[Sample]:
    """All matches of the plans."""
    wanted = [(plan, number) for plan in plans for number in range(plan.games)]
    found: list[Sample] = []
    if processes <= 1:
        for plan, number in wanted:
            found += samples(plan, number)
            heard(1)
        return found
    with workers(processes) as pool:
        for some in pool.map(samples, *zip(*wanted, strict=True)):
            found += some
            heard(1)
    return found


def log_loss(chances: Floats, shares: Floats) -> float:
    """How surprising the ends were: 0 if all were certain, 0.69 for tossing a coin between two.

    >>> round(log_loss(np.array([0.5, 0.5]), np.array([1.0, 0.0])), 2)
    0.69
    """
    sure = np.clip(chances, EDGE, 1 - EDGE)
    return float(-np.mean(shares * np.log(sure) + (1 - shares) * np.log(1 - sure)))


def weights_for(numbers: Floats, shares: Floats) -> tuple[Floats, float]:
    """The weights, and the bias, that explain these shares best."""
    middle, spread = numbers.mean(axis=0), numbers.std(axis=0)
    spread[spread == 0] = 1.0
    scaled = (numbers - middle) / spread

    def loss(w: Floats) -> tuple[float, Floats]:
        strength = scaled @ w[:-1] + w[-1]
        chances = 1 / (1 + np.exp(-np.clip(strength, -50, 50)))
        wrong = (chances - shares) / len(shares)
        slope = np.append(scaled.T @ wrong + 2 * RIDGE * w[:-1], wrong.sum())
        return log_loss(chances, shares) + RIDGE * float(w[:-1] @ w[:-1]), slope

    found = minimize(loss, np.zeros(scaled.shape[1] + 1), jac=True, method="L-BFGS-B").x
    weights = found[:-1] / spread
    return weights, float(found[-1] - weights @ middle)


def fit_kind(found: Sequence[Sample]) -> dict[str, Any]:
    """The weights for one kind of table, and how well they foretell matches that they have not seen."""
    numbers = np.array([each.numbers for each in found])
    shares = np.array([each.share for each in found])
    handmade = np.array([each.handmade for each in found])
    aside = np.array([each.match % ASIDE == 0 for each in found])
    weights, bias = weights_for(numbers[~aside], shares[~aside])
    foretold = 1 / (1 + np.exp(-np.clip(numbers[aside] @ weights + bias, -50, 50)))
    return {
        "weights": [round(float(each), 5) for each in weights],
        "bias": round(bias, 5),
        "samples": len(found),
        "log_loss": round(log_loss(foretold, shares[aside]), 4),
        "handmade_log_loss": round(log_loss(handmade[aside], shares[aside]), 4),
    }


def fit(plans: Sequence[Plan], processes: int = 1, heard: Heard = nobody) -> dict[str, Any]:
    """Play, fit, and tell: what goes into a game's `data/fitted.json`."""
    features, _ = features_of(games[plans[0].game])
    by_kind: dict[str, list[Sample]] = defaultdict(list)
    for sample in gather(plans, processes, heard):
        by_kind[sample.kind].append(sample)
    return {
        "features": list(features.about),
        "fit": {
            "bots": list(plans[0].bots),
            "seed": plans[0].seed,
            "matches": [
                {"seats": plan.seats, "options": dict(plan.options), "played": plan.games} for plan in plans
            ],
        },
        "kinds": {kind: fit_kind(found) for kind, found in sorted(by_kind.items())},
    }
