"""That the gentlest level is gentle: somebody who has done the lessons wins, or comes close, in a first game.

For that person stands one who plays as the level in the middle does, but gives four answers in ten at random.
"""

from __future__ import annotations

from itertools import accumulate
from random import Random

import pytest

from formicarium import games
from formicarium.bots import find, levels
from formicarium.core.bot import Bot, Choice, Sight
from formicarium.core.game import LEVELS
from formicarium.core.state import State
from formicarium.lab.tournament import play_on
from formicarium.texts.message import message

MATCHES, ENOUGH = 16, 5
MISTAKES = 0.4


class Learner:
    def __init__(self, model: Bot) -> None:
        self.model = model

    def choose(self, sight: Sight, rng: Random) -> Choice:
        if rng.random() < MISTAKES:
            return Choice(rng.choice(sight.decision.options), message("why-slip"))
        return self.model.choose(sight, rng)


def won(id: str, number: int) -> float:
    """What the learner wins of a first game; the seats change, and both seatings are dealt the same luck."""
    game, seat, luck = games[id], number % 2, f"gentle/{number // 2}"
    variant, seats = game.first_game()
    learner, opponent = Learner(find(game, "forager")), find(game, next(iter(levels(game))))
    players = [(learner if at == seat else opponent, Random(f"{luck}/{at == seat}")) for at in range(seats)]
    s: State = game.begin(seats, game.read_options(game.variants[variant]))
    play_on(s, players, Random(luck))
    assert s.outcome is not None
    return s.outcome.shares[seat]


@pytest.mark.parametrize("id", [id for id in games if games[id].levels])
def test_a_learner_stands_a_chance_against_the_gentlest_level(id: str) -> None:
    assert next(iter(levels(games[id]))) == LEVELS[0]
    assert any(wins >= ENOUGH for wins in accumulate(won(id, number) for number in range(MATCHES)))
