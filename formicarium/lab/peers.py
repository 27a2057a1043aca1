"""Other engines, measured in the same way and the same run, where they are installed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from formicarium.lab.stopwatch import Pace, copy_time, pace

OPEN_SPIEL = ("hive", "gin_rummy", "backgammon")
HIDDEN = {"gin_rummy": 2, "hearts": 4}  # games with hidden cards that OpenSpiel can search, and their seats
PEERS, SEARCHERS = 2 + len(OPEN_SPIEL), len(HIDDEN)
SIMULATIONS = 100  # rounds for each choice


class Peer(NamedTuple):
    """A comparable engine and its figures."""

    name: str
    pace: Pace
    copy_seconds: float


class Searcher(NamedTuple):
    """A comparable search: rounds a second, and how many decisions a round plays on for, to the end."""

    name: str
    seats: int
    rounds: float
    decisions: float


def peers(seconds: float) -> Iterator[Peer]:
    """Every peer that can be imported, each for about so long."""
    for measure in (_catanatron, _chess, *(_open_spiel(name) for name in OPEN_SPIEL)):
        with suppress(ImportError):
            yield measure(seconds)


def searchers(seconds: float) -> Iterator[Searcher]:
    """OpenSpiel's search for games in which seats know different things, where it can be imported."""
    with suppress(ImportError):
        for name in HIDDEN:
            yield _ismcts(name, seconds)


def _catanatron(seconds: float) -> Peer:
    from catanatron import Color, Game, RandomPlayer

    def begin(number: int) -> Any:
        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        return Game([RandomPlayer(colour) for colour in colours], seed=number)

    def play(number: int) -> int:
        game, decisions = begin(number), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return decisions

    middle = begin(0)
    for _ in range(150):
        middle.play_tick()
    return Peer("catanatron (4 players)", pace(play, seconds), copy_time(middle.copy))


def _chess(seconds: float) -> Peer:
    import chess

    def play(number: int, limit: int = 400) -> int:
        board, rng, decisions = chess.Board(), Random(number), 0
        while decisions < limit and not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(rng.random() * len(moves))])
            decisions += 1
        return decisions

    middle, rng = chess.Board(), Random(0)
    for _ in range(40):
        middle.push(rng.choice(list(middle.legal_moves)))
    return Peer("python-chess", pace(play, seconds), copy_time(middle.copy))


def _open_spiel(name: str) -> Callable[[float], Peer]:
    def measure(seconds: float) -> Peer:
        import pyspiel

        game = pyspiel.load_game(name)

        def play(number: int, limit: int = 10**9) -> int:
            return _play_open_spiel(game.new_initial_state(), Random(number), limit)

        middle = game.new_initial_state()
        _play_open_spiel(middle, Random(0), 30)
        return Peer(f"OpenSpiel {name} (C++)", pace(play, seconds), copy_time(middle.clone))

    return measure


def _ismcts(name: str, seconds: float) -> Searcher:
    import pyspiel

    middle, rng = pyspiel.load_game(name).new_initial_state(), Random(0)
    while _play_open_spiel(middle, rng, 20):
        _deal_open_spiel(middle, rng)
        if len(middle.legal_actions()) > 1:  # else there is nothing to search for
            break
    ends = [_play_open_spiel(middle.clone(), Random(number), 10**9) for number in range(100)]

    def choose(number: int) -> int:
        rollouts = pyspiel.RandomRolloutEvaluator(1, number)
        pyspiel.ISMCTSBot(number, rollouts, 2.0, SIMULATIONS).step(middle)
        return SIMULATIONS

    rounds = pace(choose, seconds).decisions_per_second
    return Searcher(f"OpenSpiel ISMCTS, {name} (C++)", HIDDEN[name], rounds, sum(ends) / len(ends))


def _play_open_spiel(state: Any, rng: Random, limit: int) -> int:
    decisions = 0
    while decisions < limit and not state.is_terminal():
        if state.is_chance_node():
            _deal_open_spiel(state, rng)
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
    return decisions


def _deal_open_spiel(state: Any, rng: Random) -> None:
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, chances)[0])
