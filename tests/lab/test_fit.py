"""Weights by self-play: what is found where it is known what is right, and what is kept of it."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from formicarium import games
from formicarium.core.errors import OptionError
from formicarium.core.fitted import Features, Fitted
from formicarium.lab.fit import ASIDE, Sample, features_of, fit, fit_kind, samples
from formicarium.lab.tournament import Plan
from tests.acorns import GAME as ACORNS

PLAN = Plan("cicada_and_ant", ("random", "random"), 2, 2, "fit", {"mode": "winter"})


def invented(matches: int) -> list[Sample]:
    """Of two numbers the first decides: by a strength of twice its size, less one."""
    rng, found = Random(1), []
    for match in range(matches):
        numbers = rng.gauss(0, 1), rng.gauss(0, 1)
        chance = 1 / (1 + np.exp(1 - 2 * numbers[0]))
        found.append(Sample(match, "any", numbers, 0.5, float(rng.random() < chance)))
    return found


def test_the_weights_are_found_that_the_matches_were_made_by() -> None:
    kept = fit_kind(invented(4000))
    assert kept["weights"] == pytest.approx([2.0, 0.0], abs=0.2)
    assert kept["bias"] == pytest.approx(-1.0, abs=0.2)
    assert kept["log_loss"] < 0.55 < kept["handmade_log_loss"] == pytest.approx(0.6931, abs=1e-4)


def test_what_is_kept_aside_is_not_fitted_to() -> None:
    found = invented(200)
    spoilt = [each._replace(share=1 - each.share) if each.match % ASIDE == 0 else each for each in found]
    assert fit_kind(spoilt)["weights"] == fit_kind(found)["weights"]
    assert fit_kind(spoilt)["log_loss"] > fit_kind(found)["log_loss"]


def test_numbers_are_noted_where_turns_begin_with_what_came_of_them() -> None:
    found = samples(PLAN, 0)
    features, _ = features_of(games["cicada_and_ant"])
    assert len(found) >= 8
    assert {len(each.numbers) for each in found} == {len(features.about)}
    assert {each.share for each in found} == {0.0, 1.0}
    for one, other in zip(found[::2], found[1::2], strict=True):
        assert one.share + other.share == 1
        assert one.numbers == tuple(-number for number in other.numbers)


def test_a_fit_is_what_a_game_reads() -> None:
    kept = fit([PLAN])
    features, _ = features_of(games["cicada_and_ant"])
    s = games["cicada_and_ant"].begin(2, games["cicada_and_ant"].read_options({"mode": "winter"}))
    assert kept["fit"]["matches"] == [{"seats": 2, "options": {"mode": "winter"}, "played": 2}]
    worth = Fitted(features, kept).worth(s, 0)
    assert worth is not None
    assert 0 < worth < 1
    with pytest.raises(ValueError, match="not \\['other'\\]"):
        Fitted(Features({"other": ""}, features.of, features.kind), kept)


def test_tables_of_which_nothing_was_learnt_are_left_to_others() -> None:
    features, _ = features_of(games["cicada_and_ant"])
    s = games["cicada_and_ant"].begin(3, games["cicada_and_ant"].read_options({"mode": "winter"}))
    assert Fitted(features, {"features": list(features.about), "kinds": {}}).worth(s, 0) is None


@pytest.mark.parametrize("id", ["antics", "cicada_and_ant"])
def test_numbers_are_those_that_a_game_tells_about(id: str) -> None:
    game = games[id]
    features, _ = features_of(game)
    plan = Plan(id, ("random", "random"), 2, 1, 1, {"mode": "winter"} if id == "cicada_and_ant" else {})
    assert all(len(each.numbers) == len(features.about) for each in samples(plan, 0))


def test_a_game_without_numbers_says_so() -> None:
    with pytest.raises(OptionError, match="acorns does not say by which numbers"):
        features_of(ACORNS)
