"""Winter between two: the weights that were fitted count at play as they did in the fit."""

from __future__ import annotations

from random import Random

import pytest

import formicarium as fm
from formicarium.core.fitted import Fitted, fitted
from formicarium.games import cicada_and_ant
from formicarium.games.cicada_and_ant import GAME
from formicarium.games.cicada_and_ant.bots import BOTS, FEATURES, solved
from formicarium.games.cicada_and_ant.data import DRAGONFLY
from formicarium.games.cicada_and_ant.fitted_value import FittedProspects
from formicarium.games.cicada_and_ant.placement import GROUPS, Square
from formicarium.games.cicada_and_ant.reading import TRUST, TRUST_IN_WINTER, Reading
from formicarium.games.cicada_and_ant.state import Cicada


def rounds(variant: str) -> list[Cicada]:
    """Tables where rounds of a match begin."""
    match, found = fm.Match(GAME, seats=2, seed=4, options=GAME.variants[variant]), list[Cicada]()
    for number in range(90):
        if match.outcome is not None:
            break
        s = match.state
        assert isinstance(s, Cicada)
        if not found or s.round > found[-1].round:
            found.append(s.copy())
        sight = match.sight(match.pending[0].seat)
        match.play(sight.decision.seat, BOTS["equilibrium"].choose(sight, Random(number)).move)
    return found


@pytest.mark.parametrize("variant", ["winter", "winter-powers"])
def test_tables_are_judged_as_in_the_fit(variant: str) -> None:
    value = Fitted(FEATURES, fitted(cicada_and_ant.__name__))
    tables = rounds(variant)
    assert len(tables) > 4
    for s in tables:
        for seat in range(2):
            if s.hidden:  # the fit knew that card of nobody but the seat itself
                continue
            assert solved(s.view(seat)).now()[seat] == pytest.approx(value.worth(s, seat))


def test_a_fitted_value_serves_where_it_was_fitted() -> None:
    def outlook(seats: int) -> object:
        s = fm.Match(GAME, seats, 1, GAME.variants["winter"]).state
        assert isinstance(s, Cicada)
        return type(solved(s.view(0)))

    assert outlook(2) is FittedProspects
    assert outlook(3) is not FittedProspects


def test_more_is_risked_in_winter() -> None:
    winter, autumn = (rounds(variant)[0] for variant in ("winter", "autumn"))
    assert Reading(winter.view(0), solved).trust == TRUST_IN_WINTER > TRUST
    assert Reading(autumn.view(0), solved).trust == TRUST


def test_nobody_is_read_whose_guess_hangs_on_what_it_will_see() -> None:
    s = rounds("winter-powers")[0]
    s.powers = {**s.powers, DRAGONFLY: s.cicada}
    view = s.view(s.ant)
    for group in GROUPS[:20]:
        assert Reading(view, solved).solution(group) == Square(view, solved).solution(group)
