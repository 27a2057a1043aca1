"""Self-play over tokens: a fixed set of actions, a mask, and an observation of one's own.

A move is a few tokens, `slot:2 count:3`. An agent chooses one token after the other; the vocabulary
numbers them. This learns a table of action values by Monte Carlo, the least that can be called learning.
"""

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import formicarium as fm
from formicarium.core.plain import to_plain

game, options = fm.games["cicada_and_ant"], {"mode": "autumn"}
seats = 2
vocabulary = game.vocabulary(seats, game.read_options(options))
action_of = {token: number for number, token in enumerate(vocabulary)}


def numbers(plain: Any) -> Iterator[float]:
    """Everything in plain data as numbers, in a fixed order; a real agent would pick what matters."""
    match plain:
        case None:
            yield 0.0
        case bool() | int() | float():
            yield float(plain)
        case str():
            yield hash_of(plain)
        case list():
            for item in plain:
                yield from numbers(item)
        case dict():
            for key in sorted(plain):
                yield from numbers(plain[key])


def hash_of(word: str) -> float:
    return Random(word).random()


def observe(match: fm.Match, seat: fm.Seat) -> tuple[float, ...]:
    return tuple(numbers(to_plain(match.view(seat))))


def walk(decision: fm.Decision, values: dict[Any, float], rng: Random) -> tuple[str, ...]:
    """Token by token, until they are a move: the best so far, or now and then another."""
    touched: tuple[str, ...] = ()
    while decision.find(touched) is None:
        legal = [action_of[token] for token in decision.next_tokens(touched)]  # the mask
        keen = rng.random() < 0.2
        action = rng.choice(legal) if keen else max(legal, key=lambda a: values[decision.prompt.key, a])
        touched = (*touched, vocabulary[action])
    return touched


values: dict[Any, float] = defaultdict(float)
rng = Random(1)
for episode in range(20):
    match = fm.Match(game, seats, seed=episode, options=options)
    steps: list[tuple[fm.Seat, str, int]] = []
    width = 0
    while match.outcome is None:
        decision = match.pending[0]
        width = max(width, len(observe(match, decision.seat)))
        path = walk(decision, values, rng)
        steps += [(decision.seat, decision.prompt.key, action_of[token]) for token in path]
        match.play(decision.seat, path)
    for seat, prompt, action in steps:
        values[prompt, action] += 0.1 * (match.outcome.shares[seat] - values[prompt, action])
print(f"{len(vocabulary)} actions, observations of {width} numbers, {len(values)} values learnt")
