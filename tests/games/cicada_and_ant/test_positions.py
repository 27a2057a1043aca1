"""Tables that somebody sets up: what may be left out, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import formicarium as fm
from formicarium.games.cicada_and_ant import GAME
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.testing import clause

SQUARE = [
    "wood_bee", "wood_plain_1", "stone_plain_1", "cloth_ladybird",
    "wood_plain_2", "tile_dragonfly", "stone_bee", "cloth_plain_1",
    "tile_plain_1", "tile_plain_2", "cloth_bee", "stone_plain_2",
    "cloth_butterfly", "stone_caterpillar", "wood_dragonfly", "tile_ladybird",
]  # fmt: skip
BLOCK = ["r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3"]
POWERS = ("power_bee", "power_ladybird", "power_dragonfly", "power_caterpillar")


def table(*steps: Any, seats: int = 2, options: dict[str, Any] | None = None, **fields: Any) -> Cicada:
    laid = {"square": SQUARE, **fields}
    s = GAME.position({"seats": seats, "options": options or {}, "table": laid, "steps": list(steps)})
    assert isinstance(s, Cicada)
    return s


def winter(*steps: Any, power_cards: bool = False, **fields: Any) -> Cicada:
    return table(*steps, options={"mode": "winter", "power_cards": power_cards}, **fields)


# What may be left out


@clause("CIG-WSET-06")
def test_powers_that_the_options_name_lie_in_the_middle() -> None:
    options = {"mode": "winter", "power_cards": True, "powers_in_play": list(POWERS)}
    assert table("PlaceAnts", options=options).powers == dict.fromkeys(POWERS, -1)
    assert table("PlaceAnts", options=options, powers={"power_bee": 1}).powers == {"power_bee": 1}
    assert GAME.position({"seats": 2, "options": options, "steps": ["SetUp"]}).powers == {}


# What cannot be


@pytest.mark.parametrize(
    "fields, said",
    [
        ({"square": SQUARE[:15]}, "16 cells, not 15"),
        ({"square": [*SQUARE[:15], "wood_bee"]}, "'wood_bee' lies in 2 places"),
        ({"square": [*SQUARE[:15], "wood_wasp"]}, "no card is called 'wood_wasp'"),
        ({"square": [*SQUARE[:15], ""]}, "complete square"),
        ({"deck": ["cheese_a"]}, "'cheese_a' is no Path card"),
        ({"box": [""]}, "'' is no Path card"),
        ({"pawns": [*BLOCK, "r3c1"]}, "6 pawns"),
        ({"pawns": ["r1c1", "r1c1"]}, "6 pawns"),
        ({"pawns": ["r9c9"]}, "no cell is called 'r9c9'"),
        ({"pawns": [""]}, "no cell is called ''"),
        ({"guess": "r9c9"}, "no cell is called 'r9c9'"),
        ({"tokens": ["wood"]}, "one entry for each of 2 seats"),
        ({"tokens": ["gravel", ""]}, "no path type is called 'gravel'"),
        ({"cicada": 0}, "two of 2 seats"),
        ({"collector": 2}, "not seat 2"),
        ({"shelves": [[5, 0, 0, 0], [0] * 4]}, "4 spaces"),
        ({"shelves": [[0, -1, 0, 0], [0] * 4]}, "4 spaces"),
        ({"kept": [["wood_plain_6"], []]}, "shows no insect"),
        ({"kept": [[], [""]]}, "'' is no Path card"),
    ],
)
def test_impossible_tables_of_autumn_are_refused(fields: dict[str, Any], said: str) -> None:
    with pytest.raises(fm.PositionError, match=said):
        table("PlaceAnts", **fields)


@pytest.mark.parametrize(
    "fields, said",
    [
        ({"reserves": [["cheese_a"], []]}, "'cheese_a' is no Path card"),
        ({"display": ["wood_beetle"]}, "'wood_beetle' is no Provision card"),
        ({"display": ["cheese_a", "cheese_b", "walnuts_a", "walnuts_b"]}, "3 slots, not 4"),
        ({"powers": {"power_bee": 2}}, "one of 2 seats"),
        ({"powers": {"power_caterpillar": -1}, "hidden": "wood_beetle"}, "nobody holds it"),
        ({"powers": {"power_caterpillar": 0}, "hidden": "cheese_a"}, "no Path card"),
    ],
)
def test_impossible_tables_of_winter_are_refused(fields: dict[str, Any], said: str) -> None:
    with pytest.raises(fm.PositionError, match=said):
        winter("PlaceAnts", power_cards=True, **fields)


@pytest.mark.parametrize(
    "step, fields, said",
    [
        ("ChooseTokens", {}, "needs pawns"),
        ("ChooseTokens", {"pawns": BLOCK, "square": ["", *SQUARE[1:]]}, "where no card lies"),
        ("SetCicada", {"tokens": ["wood", "", ""]}, "needs pawns"),
        ("SetCicada", {"pawns": BLOCK}, "tokens needs the one"),
        (
            "SetCicada",
            {"pawns": BLOCK, "tokens": ["wood", "", "tile"], "seen": "wood"},
            "never the chosen one",
        ),
        ("Reveal", {"pawns": BLOCK, "tokens": ["wood", "", "tile"]}, "guess needs"),
        ("Market", {}, "collector is missing"),
        ({"is": "PayPrice", "slot": 2}, {"collector": 0, "display": ["cheese_a"]}, "no card in slot 2"),
        ({"is": "PayPrice", "slot": 4}, {"collector": 0, "display": ["cheese_a"]}, "no card in slot 4"),
        ({"is": "PayPrice", "slot": 1}, {"collector": 0, "display": ["cheese_a"]}, "cannot pay"),
        ({"is": "TakeAPower", "cards": ["wood_beetle"]}, {"collector": 0}, "Ant's reserve"),
        ({"is": "RedAntDraws", "seat": 3}, {"collector": 0}, "none of 3 seats"),
    ],
)
def test_what_comes_next_must_be_able_to_happen(step: Any, fields: dict[str, Any], said: str) -> None:
    with pytest.raises(fm.PositionError, match=said):
        winter(step, "Round", seats=3, power_cards=True, **fields)


def test_a_sketch_is_welcome() -> None:
    """What no match leads to, but can be played on."""
    scattered: dict[str, Any] = {"pawns": ["r1c1", "r4c4"], "tokens": ["stone", "", ""], "guess": "r2c2"}
    assert winter("Reveal", "Round", seats=3, **scattered).pawns == ["r1c1", "r4c4"]
    assert table("PlaceAnts", shelves=[[4, 4, 4, 0], [0] * 4], round=-3, discard=["wood_plain_6"]).round == -3
    helped = winter("InsectsHelp", "Round", pawns=BLOCK, tokens=["wood", ""], provisions=[["pumpkin_a"], []])
    assert helped.collector == 0
