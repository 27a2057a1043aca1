"""3.11: options of this project."""

from __future__ import annotations

from typing import Any

import pytest

import formicarium as fm
from formicarium.core.chance import Pick
from formicarium.games.ant_war import GAME
from formicarium.games.ant_war.options import WarOptions
from formicarium.testing import clause
from tests.games.ant_war.builder import BLACK, garden, new_game, placed


@clause("WAR-VAR-01", "WAR-VAR-02", "WAR-VAR-03", "WAR-VAR-04")
def test_the_defaults_are_the_game() -> None:
    assert GAME.read_options({}) == WarOptions(
        blocked_rule="movement",
        explosion_opens_shop=True,
        no_progress_limit=100,
        turn_cap=600,
        fixed_first="random",
        black_seat=0,
    )


@clause("WAR-VAR-01")
@pytest.mark.parametrize(
    "order, position",
    [("shop_second_wind", "d4 black worker"), ("shop_second_wind", "d4 black scout"), ("shop_hatching", "")],
)
def test_any_action_may_save_a_player_from_being_blocked(order: str, position: str) -> None:
    laid: dict[str, Any] = {"hand": [order], "deaths": {"black": {"scout": 1}}, "steps": ["Turn"]}
    assert garden(position, **laid).reason == "blocked"
    saved = garden(position, **laid, options={"blocked_rule": "any_action"})
    assert saved.match.outcome is None
    assert saved.s.in_play == order


@clause("WAR-VAR-01")
def test_even_then_a_hand_without_any_action_is_blocked() -> None:
    t = garden(hand=["start_raid", "start_scout"], steps=["Turn"], options={"blocked_rule": "any_action"})
    assert t.reason == "blocked"


@clause("WAR-VAR-02")
@pytest.mark.parametrize("opens, asked", [(True, "ask-keep"), (False, "ask-discard")])
def test_explosions_may_be_kept_from_opening_the_shop(opens: bool, asked: str) -> None:
    options = {"explosion_opens_shop": opens}
    t = garden("d4 black kamikaze, d5 red scout", order="start_kamikaze", options=options).plays(
        "explode d4-d5"
    )
    assert t.asked == {BLACK: asked}
    t = garden("d4 black scout, d5 red worker", order="start_scout", options=options).plays("move d4-d5")
    assert t.asked == {BLACK: "ask-keep"}  # combats open it all the same


@clause("WAR-VAR-03")
@pytest.mark.parametrize(
    "options, quiet, turn, reason",
    [
        ({"no_progress_limit": 8}, 7, 0, "no_progress"),
        ({"no_progress_limit": 9}, 7, 0, ""),
        ({"no_progress_limit": 0}, 500, 0, ""),  # off
        ({"turn_cap": 8}, 0, 7, "turn_cap"),
        ({"turn_cap": 9}, 0, 7, ""),
        ({"turn_cap": 0}, 0, 700, ""),  # off
    ],
)
def test_both_limits_may_be_changed_or_switched_off(
    options: dict[str, int], quiet: int, turn: int, reason: str
) -> None:
    t = garden(quiet_turns=quiet, turn=turn, options=options).plays("move a1-a2", "discard none")
    assert (t.reason if t.match.outcome else "") == reason


@clause("WAR-VAR-03")
@pytest.mark.parametrize(
    "options",
    [
        {"no_progress_limit": -1},
        {"turn_cap": -1},
        {"no_progress_limit": 0, "turn_cap": 0},  # a game might never end
        {"blocked_rule": "nothing"},
        {"fixed_first": "blue"},
        {"black_seat": 2},
        {"explosion_opens_shop": "yes"},
        {"unheard_of": 1},
    ],
)
def test_what_no_clause_allows_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(fm.OptionError):
        GAME.read_options(options)


@clause("WAR-VAR-04")
@pytest.mark.parametrize("side", ["black", "red"])
@pytest.mark.parametrize("black_seat", [0, 1])
def test_the_first_player_may_be_fixed(side: str, black_seat: int) -> None:
    t = placed(new_game(fixed_first=side, black_seat=black_seat))
    assert t.asked == {t.s.sides.index(side): "ask-order"}  # type: ignore[arg-type]
    assert not any(isinstance(chance, Pick) for chance in t.chances)


@pytest.mark.parametrize("name", GAME.variants)
def test_every_variant_can_be_played(name: str) -> None:
    match = fm.Match(GAME, options=GAME.variants[name])
    assert len(match.pending) == 2
