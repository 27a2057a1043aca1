"""The Power of the Dragonfly (CIG-CARD-power_dragonfly)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from formicarium.core.chance import Pick
from formicarium.games.cicada_and_ant.events import TokenSeen
from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import BLOCK_B, MIDDLE, Table, table
from tests.games.cicada_and_ant.winter import facts, powers


def choosing(holder: int = 1, seats: int = 2, **laid: Any) -> Table:
    """Block B on Square A, no token chosen yet; this seat holds the Dragonfly."""
    held = powers("bee", "ladybird", "beetle", dragonfly=holder)
    return table("ChooseTokens", mode="winter", seats=seats, pawns=BLOCK_B, **{"powers": held, **laid})


@clause("CIG-CARD-power_dragonfly-01", "CIG-CARD-power_dragonfly-02", "CIG-EX-21", "CIG-RULING-38")
@pytest.mark.parametrize("token", ["tile", "stone", "wood"])
def test_before_placing_the_cicada_sees_one_of_the_three_unchosen_tokens_at_random(token: str) -> None:
    t = choosing().plays(0, f"token:{token}")
    unchosen = tuple(path for path in ("cloth", "tile", "stone", "wood") if path != token)
    assert t.chances == [Pick(unchosen)]  # cloth too, though no pawn stands on it
    assert t.asked == {1: "ask-place-cicada"}
    assert t.view(1).seen == unchosen[0]


@clause("CIG-CARD-power_dragonfly-02", "CIG-EX-21")
@pytest.mark.parametrize("shown", ["cloth", "tile", "stone"])
def test_the_token_that_is_picked_is_the_one_the_cicada_sees(shown: str) -> None:
    t = choosing(picks=[shown]).plays(0, "token:wood")
    assert t.view(1).seen == shown
    assert facts(t.seen(1, TokenSeen)) == [(1, shown)]


@clause("CIG-CARD-power_dragonfly-01")
@pytest.mark.parametrize("holder", [0, 2, MIDDLE])
def test_who_is_not_the_cicada_sees_nothing(holder: int) -> None:
    t = choosing(holder, seats=3).plays(0, "token:wood").plays(2, "token:tile")
    assert t.asked == {1: "ask-place-cicada"}
    assert t.chances == []
    assert t.told(TokenSeen) == []
    for seat in (0, 1, 2, None):
        assert not t.view(seat).looked


@clause("CIG-CARD-power_dragonfly-01")
def test_the_look_comes_when_all_tokens_have_been_chosen() -> None:
    t = choosing(seats=3).plays(0, "token:wood")
    assert t.chances == []
    t.plays(2, "token:wood")
    assert len(t.told(TokenSeen)) == 1


@clause("CIG-RULING-39")
def test_the_look_happens_unasked() -> None:
    t = choosing().plays(0, "token:wood")
    assert t.offers(1) == ["guess:tile", "guess:stone", "guess:wood"]
    assert t.view(1).looked


@clause("CIG-CARD-power_dragonfly-03", "CIG-EX-21")
def test_everybody_learns_that_a_token_was_seen_and_only_the_cicada_which() -> None:
    t = choosing(seats=3, picks=["stone"]).plays(0, "token:wood").plays(2, "token:tile")
    for seat in (0, 2, None):
        assert facts(t.seen(seat, TokenSeen)) == [(1, "")]
        assert (t.view(seat).looked, t.view(seat).seen) == (True, "")
    assert (t.view(1).looked, t.view(1).seen) == (True, "stone")


@clause("CIG-CARD-power_dragonfly-03")
def test_the_token_seen_is_not_shown_to_others_later() -> None:
    t = choosing(picks=["stone"]).plays(0, "token:wood").plays(1, "cell:r1c3")
    assert t.asked == {0: "ask-insects-help"}
    assert (t.view(0).face_up, t.view(0).seen) == (True, "")
    t.plays(0, "cell:r1c1", "button:decline")
    assert t.s.round == 2
    assert facts(t.seen(0, TokenSeen)) == [(1, "")]
    assert facts(t.seen(1, TokenSeen)) == [(1, "stone")]
    assert not t.view(1).looked


@clause("CIG-CARD-power_dragonfly-03")
@pytest.mark.parametrize("seed", range(6))
def test_the_ant_cannot_imagine_better_what_was_seen_even_after_the_reveal(seed: int) -> None:
    cloth, stone = (
        choosing(picks=[shown]).plays(0, "token:wood").plays(1, "cell:r1c3") for shown in ("cloth", "stone")
    )
    assert cloth.asked == stone.asked == {0: "ask-insects-help"}
    assert cloth.match.imagine(0, Random(seed)) == stone.match.imagine(0, Random(seed))
    assert cloth.match.imagine(0, Random(seed)).seen in ("cloth", "tile", "stone")


@clause("CIG-CARD-power_dragonfly-02")
@pytest.mark.parametrize("seed", range(6))
def test_the_cicada_imagines_no_ant_that_chose_the_token_it_saw(seed: int) -> None:
    t = choosing(picks=["stone"]).plays(0, "token:wood")
    world = t.match.imagine(1, Random(seed))
    assert world.tokens[0] in ("tile", "wood")
    assert world.seen == "stone"
