"""The options of a match."""

from __future__ import annotations

from typing import Any

import pytest

import formicarium as fm
from formicarium.games.hidden_empires_2 import GAME
from formicarium.games.hidden_empires_2.data import DECK, EVENTS
from formicarium.games.hidden_empires_2.options import EmpiresOptions
from formicarium.kit.data import read_toml
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import new_game


def test_the_defaults_and_limits_are_those_of_the_table() -> None:
    rows = {row["id"]: row for row in read_toml(GAME.__module__, "options")["option"]}
    assert GAME.read_options({}) == EmpiresOptions(**{id: row["default"] for id, row in rows.items()})
    for id, row in rows.items():
        for value in (row["min"], row["max"]):
            assert getattr(GAME.read_options({id: value}), id) == value
        for value in (row["min"] - 1, row["max"] + 1):
            with pytest.raises(fm.OptionError):
                GAME.read_options({id: value})


@clause("HE2-END-05", "HE2-END-06", "HE2-CARD-bivouac-01")
@pytest.mark.parametrize(
    "option, value, cited",
    [
        ("target_score", 3, "HE2-END-06"),
        ("target_score", 61, "HE2-END-06"),
        ("turn_cap", 9, "HE2-END-05"),
        ("turn_cap", 501, "HE2-END-05"),
        ("bivouac_size_per_builder", 0, "HE2-CARD-bivouac-01"),
        ("bivouac_size_per_builder", 11, "HE2-CARD-bivouac-01"),
    ],
)
def test_a_number_out_of_its_limits_is_refused_with_its_clause(option: str, value: int, cited: str) -> None:
    with pytest.raises(fm.OptionError, match=cited):
        GAME.read_options({option: value})


@clause("HE2-VAR-02", "HE2-VAR-04", "HE2-VAR-05", "HE2-VAR-06")
@pytest.mark.parametrize(
    "option, cited",
    [
        ("restart", "HE2-VAR-02"),
        ("death_to_the_queen", "HE2-VAR-04"),
        ("fewer_events", "HE2-VAR-05"),
        ("realistic_time_scale", "HE2-VAR-06"),
    ],
)
def test_rules_of_the_advanced_game_do_not_fit_the_basic_game(option: str, cited: str) -> None:
    with pytest.raises(fm.OptionError, match=cited):
        GAME.read_options({"mode": "basic", option: True})
    assert getattr(GAME.read_options({option: True}), option)


@clause("HE2-VAR-01")
def test_a_random_order_fits_both_modes() -> None:
    for mode in ("basic", "advanced"):
        options = GAME.read_options({"mode": mode, "random_turn_order": True})
        assert getattr(options, "random_turn_order", False)


@pytest.mark.parametrize("given", [{"mode": "expert"}, {"hexes": 5}, {"restart": 1}, {"turn_cap": "50"}])
def test_what_the_game_does_not_know_is_refused(given: dict[str, object]) -> None:
    with pytest.raises(fm.OptionError):
        GAME.read_options(given)


@clause("HE2-SETUP-06", "HE2-VAR-05", "HE2-VAR-06", "HE2-VAR-08")
@pytest.mark.parametrize(
    "options, deck",
    [
        ({}, DECK),
        ({"fewer_events": True}, EVENTS),
        ({"realistic_time_scale": True}, ()),
        ({"fewer_events": True, "realistic_time_scale": True}, EVENTS),
        ({"mode": "basic"}, ()),
    ],
)
def test_what_the_deck_holds(options: dict[str, Any], deck: tuple[str, ...]) -> None:
    assert new_game(2, **options).s.deck == deck


def test_every_variant_can_be_played() -> None:
    for name, options in GAME.variants.items():
        chosen: dict[str, Any] = dict(options)
        assert new_game(3, **chosen).asked, name
