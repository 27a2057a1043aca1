"""The value that was learnt for Autumn: as in the arrays it was learnt in, which play by the same rules."""

from __future__ import annotations

import importlib.util
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import formicarium as fm
from formicarium.core.bot import Sight
from formicarium.games import cicada_and_ant
from formicarium.games.cicada_and_ant import GAME
from formicarium.games.cicada_and_ant.at_once import cards_at_once, points_at_once
from formicarium.games.cicada_and_ant.autumn_value import harvests
from formicarium.games.cicada_and_ant.bots import solved
from formicarium.games.cicada_and_ant.data import INDEX_OF, INSECT_OF, INSECTS
from formicarium.games.cicada_and_ant.learnt_value import LearntProspects
from formicarium.games.cicada_and_ant.placement import GROUPS, Outlook, Square, cells_of
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.games.cicada_and_ant.value import prospects
from tests.games.cicada_and_ant.builder import table

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def arrays() -> Any:
    spec = importlib.util.spec_from_file_location("solve_autumn", ROOT / "examples" / "solve_autumn.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def net(arrays: Any) -> Any:
    return arrays.Net.load(Path(cicada_and_ant.__file__).parent / "data" / "autumn_value.json")


def in_arrays(arrays: Any, s: Cicada) -> Any:
    """The same table as an array of one."""
    t = arrays.Table(1, np.random.default_rng(1))
    t.square = np.array([[_number(card) for card in s.square]])
    players = (s.ant, s.cicada)
    t.shelves = np.array([[s.shelves[seat] for seat in players]])
    found = [[INSECT_OF[card] for card in s.kept[seat]] for seat in players]
    t.insects = np.array([[[mine.count(insect) for insect in INSECTS] for mine in found]])
    t.dealt = np.array([48 - len(s.deck)])
    t.look()
    return t


def _number(card: Any) -> int:
    insect = INSECTS.index(INSECT_OF[card]) if INSECT_OF[card] else len(INSECTS)
    return 12 * INDEX_OF[card] + insect


def rounds(seed: int) -> list[Cicada]:
    """The beginnings of the rounds of a match played at random, with open insects."""
    match = fm.Match(GAME, seats=2, seed=seed, options={"mode": "autumn", "open_insects": True})
    rng, found = Random(seed), []
    while match.outcome is None:
        state = match.state
        assert isinstance(state, Cicada)
        if not state.pawns:
            found.append(state.copy())
        decision = match.pending[0]
        match.play(decision.seat, rng.choice(decision.options))
    return found


@pytest.mark.parametrize("outlook", [prospects, solved, cards_at_once, points_at_once])
def test_the_arrays_judge_every_placement_as_the_engine_does(arrays: Any, net: Any, outlook: Outlook) -> None:
    for s in rounds(3)[::4]:
        t = in_arrays(arrays, s)
        judges: dict[Any, Any] = {
            prospects: arrays.by_hand,
            solved: arrays.by_net(net),
            cards_at_once: arrays.by_cards,
            points_at_once: arrays.by_points,
        }
        verdict = judges[outlook](t, 0)
        square = Square(s.view(s.ant), outlook)
        for g in range(0, len(GROUPS), 7):
            found, types = square.solution(GROUPS[g]), square.types(GROUPS[g])
            assert found.value == pytest.approx(float(verdict.value[0, g]), abs=1e-3)
            payoffs = [square.payoff(square.by_type[kind] & GROUPS[g]) for kind in types]
            if all(each.gain + each.loss > 1e-3 for each in payoffs):  # else several mixes do as well
                assert found.token == pytest.approx(list(verdict.token[0, g, types]), abs=1e-2)
                assert found.caught == pytest.approx(list(verdict.guess[0, g, types]), abs=1e-2)


def test_arrays_and_engine_go_on_alike_after_a_round(arrays: Any) -> None:
    """Shelves, insects, roles and the end, token by token; the cards that come are left to chance."""
    ends = 0
    for s in rounds(5):
        square = Square(s.view(s.ant), solved)
        group = max(GROUPS, key=lambda g: len(square.types(g)))
        for kind, caught in product(square.types(group), (False, True)):
            t = in_arrays(arrays, s)
            t.play(np.array([GROUPS.index(group)]), np.array([kind]), np.array([caught]))
            won = cells_of(square.by_type[kind] & group)
            collector = s.cicada if caught else s.ant
            after = harvests(square.view)[collector].with_cards([s.square[cell] for cell in won])
            over = after.missing() == 0 or len(won) > len(s.deck)
            assert bool(t.live[0]) is not over
            ends += over
            if not over:
                assert tuple(t.shelves[0, 1]) == after.shelves  # who collects is not the next Ant
                assert int(t.insects[0, 1].sum()) == after.kept
                assert int(t.ant[0]) == (0 if caught else 1)
                assert int(t.dealt[0]) == 48 - len(s.deck) + len(won)
    assert ends


def test_insects_face_down_count_as_they_may_be() -> None:
    """What the other has kept cannot be seen: the value is the same whatever it is, with the right number."""
    kept = [["wood_bee", "tile_bee"], ["wood_beetle", "tile_caterpillar"]]
    square = ["wood_plain_3" if "bee" in card else card for card in table().s.square]
    square[6], square[10] = "stone_plain_3", "cloth_plain_3"
    tables = [table(square=square, shelves={}, kept={0: ["cloth_bee"], 1: other}) for other in kept]
    ahead = [LearntProspects(t.view(0)) for t in tables]
    assert ahead[0].now() == ahead[1].now()
    assert all(sum(numbers) == pytest.approx(1) for numbers in ahead[0].held[1])
    expected = sum(n * p for numbers in ahead[0].held[1] for n, p in enumerate(numbers))
    assert expected == pytest.approx(2)


def test_the_learnt_value_is_for_two_in_autumn() -> None:
    def outlook(seats: int, mode: str) -> Any:
        match = fm.Match(GAME, seats=seats, seed=1, options={"mode": mode})
        return type(solved(match.view(0)))  # type: ignore[arg-type]

    assert outlook(2, "autumn") is LearntProspects
    assert outlook(3, "autumn") is not LearntProspects
    assert outlook(2, "winter") is not LearntProspects


@pytest.mark.parametrize("variant", ["autumn", "winter-powers"])
@pytest.mark.parametrize("name", ["equilibrium", "solver", "reader"])
def test_another_world_that_looks_the_same_gets_the_same_choices(name: str, variant: str) -> None:
    """What a seat cannot see may be anything: every luck leads to the same move and the same reason."""
    bot, rng = GAME.bots[name], Random(7)
    match = fm.Match(GAME, seats=2, seed=7, options=GAME.variants[variant])
    swapped = 0
    for number in range(40):
        decision = match.pending[0]
        world = match.imagine(decision.seat, Random(number))
        swapped += world != match.state
        for luck in range(3):
            here = bot.choose(match.sight(decision.seat), Random(luck))
            assert here == bot.choose(Sight.at(world, decision), Random(luck))
        match.play(decision.seat, rng.choice(decision.options))
    assert swapped
