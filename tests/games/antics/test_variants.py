"""ANT-VAR2, ANT-VARL: the house variants."""

from __future__ import annotations

from collections import Counter

import pytest

import formicarium as fm
from formicarium.core.chance import Draw
from formicarium.games.antics import GAME
from formicarium.games.antics.data import BAG, LEAVES, PREY
from formicarium.games.antics.events import TilesSetAside
from formicarium.testing import clause
from tests.games.antics.builder import FILLED, TIDYING, new_game, on_fields, table


@clause("ANT-VAR2-01", "ANT-RULING-44", "ANT-RULING-61")
def test_two_players_need_no_option() -> None:
    t = new_game(2, first_player=0)
    t.plays("use_super(hatch)", "hatch(water)")
    assert (t.asked_seat, t.s.actions_left) == (1, 2)


@clause("ANT-VAR2-02")
def test_tokens_for_two() -> None:
    assert new_game(2).s.clearings == dict.fromkeys(PREY, 2) | dict.fromkeys(LEAVES, 3)


@clause("ANT-VAR2-03", "ANT-HID-01")
def test_sixteen_tiles_are_set_aside_before_the_fields_are_filled() -> None:
    t = new_game(2, picks=["0"])
    aside, filling = [chance for chance in t.chances if isinstance(chance, Draw)][1:]
    assert (aside, filling.count) == (Draw(BAG, 16), 15)
    assert len(filling.pile) == 40
    assert (len(t.s.set_aside), len(t.s.bag)) == (16, 25)
    assert t.facts(TilesSetAside) == [(16,)]
    lying = Counter(found for found in t.s.fields.values() if found in BAG)
    assert lying + Counter(t.s.bag) + Counter(t.s.set_aside) == Counter(BAG)


@clause("ANT-VAR2-05")
def test_the_first_round_of_two() -> None:
    t = new_game(2, first_player=1)
    assert [t.s.actions_left, t.plays("pass").s.actions_left, t.plays("pass").s.actions_left] == [1, 2, 3]


@clause("ANT-VARL-01")
@pytest.mark.parametrize("seats, leaves", [(2, 3), (3, 5)])
def test_the_long_game_has_three_tokens_of_each_prey(seats: int, leaves: int) -> None:
    t = new_game(seats, long_game=True)
    assert t.s.clearings == dict.fromkeys(PREY, 3) | dict.fromkeys(LEAVES, leaves)
    assert len(t.s.set_aside) == (16 if seats == 2 else 0)


@clause("ANT-VARL-01", "ANT-RULING-61")
def test_the_long_game_is_not_for_four() -> None:
    with pytest.raises(fm.OptionError, match="ANT-VARL-01"):
        new_game(4, long_game=True)
    assert not GAME.takes(4, {"long_game": True})


@clause("ANT-VARL-02")
@pytest.mark.parametrize(
    "empty, long, trigger",
    [
        ("1A 1B", True, ""),  # field 6 stays empty
        ("1A 1B", False, "tiles"),
        ("1A 2A 3A", True, "tiles"),  # fields 5 and 4, too
    ],
)
def test_in_the_long_game_field_6_may_stay_empty(empty: str, long: bool, trigger: str) -> None:
    fields = on_fields(FILLED) | dict.fromkeys(empty.split(), "")
    t = table(fields=fields, explored=True, bag=[], steps=TIDYING, options={"long_game": long})
    assert t.s.trigger == trigger


@clause("ANT-SETUP-02")
def test_variants_can_be_played_as_they_are_named() -> None:
    taken = {
        name: [seats for seats in GAME.seats if GAME.takes(seats, GAME.variants[name])]
        for name in GAME.variants
    }
    assert taken == {"standard": [2, 3, 4], "long_game": [2, 3], "white_first": [2, 3, 4]}
