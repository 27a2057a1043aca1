"""6: hidden information, and 3.11: open insects."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from formicarium.core.plain import to_plain
from formicarium.games.cicada_and_ant.events import (
    HiddenCardDrawn,
    RedTokenChosen,
    RedTokenRevealed,
    TokenChosen,
    TokenSeen,
)
from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import BLOCK_B, SQUARE_A, Table, a_round, some, table
from tests.games.cicada_and_ant.winter import market, powers, revealing

CATERPILLAR = powers("bee", "ladybird", "beetle", caterpillar=0)
DISPLAY = ["walnuts_a", "cheese_a", "jam_jar_a"]


def black_token(token: str) -> Table:
    return table(pawns=BLOCK_B).plays(0, f"token:{token}")


def sealed_black_token(token: str) -> Table:
    """The Red Ant has still to choose."""
    return table(pawns=BLOCK_B, mode="winter", seats=3).plays(0, f"token:{token}")


def sealed_red_token(token: str) -> Table:
    """The Ant and the other Red Ant have still to choose."""
    return table(pawns=BLOCK_B, mode="winter", seats=4).plays(3, f"token:{token}")


def red_token(token: str) -> Table:
    return sealed_red_token(token).plays(2, "token:stone").plays(0, "token:wood")


def kept_insect(insect: str) -> Table:
    return table(seats=3, kept={2: [f"wood_{insect}"]}, box=["tile_plain_6"])


def hidden_card(card: str) -> Table:
    return table(mode="winter", seats=3, powers=powers("bee", caterpillar=2), hidden=card)


def seen_token(token: str) -> Table:
    t = table(pawns=BLOCK_B, mode="winter", powers=powers("bee", dragonfly=1), picks=[token])
    return t.plays(0, "token:wood")


# What is secret, who knows it, and two tables that differ in nothing else.
SECRETS = [
    pytest.param(black_token, "wood", "stone", 0, id="black token"),
    pytest.param(sealed_black_token, "wood", "stone", 0, id="black token under seal"),
    pytest.param(red_token, "wood", "cloth", 3, id="red token"),
    pytest.param(sealed_red_token, "wood", "cloth", 3, id="red token under seal"),
    pytest.param(kept_insect, "beetle", "butterfly", 2, id="kept insect"),
    pytest.param(hidden_card, "wood_plain_6", "cloth_plain_6", 2, id="hidden card"),
    pytest.param(seen_token, "cloth", "stone", 1, id="token seen with the Dragonfly"),
]


def known(t: Table, seat: int | None) -> tuple[Any, ...]:
    """All that reaches a seat: what it sees, what it was told, what it is asked."""
    asked = None if seat is None else t.match.decision(seat)
    return t.view(seat), t.match.events(seat), asked, t.match.answered()


@clause("CIG-HID-02")
@pytest.mark.parametrize("there, one, other, owner", SECRETS)
def test_a_spectator_cannot_tell(there: Callable[[str], Table], one: str, other: str, owner: int) -> None:
    assert known(there(one), None) == known(there(other), None)


@clause("CIG-HID-03", "CIG-RED-04")
@pytest.mark.parametrize("there, one, other, owner", SECRETS)
def test_a_secret_is_its_owners_alone(
    there: Callable[[str], Table], one: str, other: str, owner: int
) -> None:
    a, b = there(one), there(other)
    assert known(a, owner) != known(b, owner)
    for seat in set(range(a.s.seats)) - {owner}:
        assert known(a, seat) == known(b, seat)


@clause("CIG-HID-03")
@pytest.mark.parametrize("there, one, other, owner", SECRETS)
def test_a_bot_imagines_the_same_tables_whatever_the_secret(
    there: Callable[[str], Table], one: str, other: str, owner: int
) -> None:
    a, b = there(one), there(other)
    for seat in set(range(a.s.seats)) - {owner}:
        worlds = [to_plain(t.match.imagine(seat, Random(rng))) for t in (a, b) for rng in range(5)]
        assert worlds[:5] == worlds[5:]


@clause("CIG-HID-03")
def test_each_sees_its_own_secrets() -> None:
    t = red_token("cloth")
    assert [t.view(seat).tokens for seat in (0, 1, 2, 3)] == [
        ("wood", "", "", ""),
        ("", "", "", ""),
        ("", "", "stone", ""),
        ("", "", "", "cloth"),
    ]
    assert hidden_card("wood_plain_6").view(2).hidden == "wood_plain_6"
    assert kept_insect("beetle").view(2).kept == ((), (), ("wood_beetle",))


@clause("CIG-HID-03")
def test_the_history_of_a_seat_tells_what_that_seat_saw() -> None:
    t = red_token("cloth")
    assert [[chosen.path for chosen in t.seen(seat, TokenChosen)] for seat in (0, 1, None)] == [
        *(["wood"], [""], [""])
    ]
    assert [[chosen.path for chosen in t.seen(seat, RedTokenChosen)] for seat in (0, 2, 3, None)] == [
        *(["", ""], ["stone", ""], ["", "cloth"], ["", ""])
    ]
    t = seen_token("stone")
    assert [[seen.path for seen in t.seen(seat, TokenSeen)] for seat in (0, 1, None)] == [
        [""],
        ["stone"],
        [""],
    ]
    draw = [{"is": "DrawHidden", "seat": 0}]
    t = table(mode="winter", powers=CATERPILLAR, steps=draw, draws=["cloth_plain_6"])
    assert [[drawn.card for drawn in t.seen(seat, HiddenCardDrawn)] for seat in (0, 1, None)] == [
        *(["cloth_plain_6"], [""], [""])
    ]


@clause("CIG-HID-01")
def test_tokens_are_collected_in_any_order_and_only_that_a_player_has_answered_shows() -> None:
    for order in ((0, 2, 3), (3, 2, 0), (2, 0, 3)):
        t = table(pawns=BLOCK_B, mode="winter", seats=4)
        for answered, seat in enumerate(order, 1):
            assert seat in t.asked
            t.plays(seat, "token:wood")
            if answered < 3:
                assert set(t.match.answered()) == set(order[:answered])
                assert t.view(1).tokens == t.view(None).tokens == ("", "", "", "")
        assert t.asked == {1: "ask-place-cicada"}
        assert t.view(1).chosen == (True, False, True, True)


@clause("CIG-HID-01")
def test_the_order_of_the_answers_leaves_no_trace() -> None:
    tables = []
    for order in ((0, 2, 3), (3, 0, 2)):
        t = table(pawns=BLOCK_B, mode="winter", seats=4)
        for seat in order:
            t.plays(seat, {0: "token:wood", 2: "token:stone", 3: "token:cloth"}[seat])
        tables.append((to_plain(t.s), t.events))
    assert tables[0] == tables[1]


@clause("CIG-HID-03")
@pytest.mark.parametrize("cicada", ["r1c1", "r1c3"])
def test_after_the_reveal_every_token_is_known_to_all_right_or_wrong(cicada: str) -> None:
    t = revealing(cicada, reds={2: "stone", 3: "wood"}, seats=4, upto="Reveal")
    for seat in (0, 1, 2, 3, None):
        assert t.view(seat).tokens == ("wood", "", "stone", "wood")
        assert [(red.seat, red.path) for red in t.seen(seat, RedTokenRevealed)] == [(2, "stone"), (3, "wood")]


@clause("CIG-HID-02", "CIG-HID-03")
def test_of_the_deck_a_view_has_only_the_size() -> None:
    t = table(mode="winter", display=DISPLAY, discard=["tile_plain_6"])
    for seat in (0, 1, None):
        assert (t.view(seat).deck, t.view(seat).stock) == (31, 7)
        assert t.view(seat).discard == ("tile_plain_6",)
        assert t.view(seat).display == tuple(DISPLAY)
    other = table(mode="winter", display=[*DISPLAY[:2], "jam_jar_b"], discard=["tile_plain_6"])
    assert sorted(t.s.stock) != sorted(other.s.stock)
    assert t.view(0).stock == other.view(0).stock


@clause("CIG-HID-02")
def test_what_is_public_a_spectator_sees() -> None:
    laid: dict[str, Any] = {
        "reserves": {0: ["wood_beetle"], 1: ["tile_plain_5", "tile_plain_6"]},
        "provisions": {1: ["cheese_b"]},
        "powers": CATERPILLAR,
        "hidden": "cloth_plain_6",
    }
    t = table("SetCicada", mode="winter", pawns=BLOCK_B, tokens={0: "wood"}, **laid)
    view = t.view(None)
    assert view.square == tuple(SQUARE_A)
    assert view.pawns == tuple(BLOCK_B)
    assert view.reserves == (("wood_beetle",), ("tile_plain_5", "tile_plain_6"))
    assert view.provisions == ((), ("cheese_b",))
    assert dict(view.powers)["power_caterpillar"] == 0  # type: ignore[index]
    assert (view.hidden, view.tokens, view.seen) == ("", ("", ""), "")
    assert table(shelves={0: [1, 2, 3, 4]}).view(None).shelves == ((1, 2, 3, 4), (0, 0, 0, 0))


# CIG-HID-04


def buying(hidden: str) -> Table:
    """A collector who holds the Caterpillar and lacks a wood for the walnuts."""
    reserves = {0: ["cloth_plain_3", "tile_plain_3", "stone_plain_3"]}
    return market(upto="FillDisplay", display=DISPLAY, reserves=reserves, powers=CATERPILLAR, hidden=hidden)


@clause("CIG-HID-04")
def test_the_log_does_not_tell_whether_a_hidden_card_gave_a_choice() -> None:
    asked, not_asked = buying("wood_plain_6"), buying("cloth_plain_6")
    assert asked.asked == {0: "ask-market"}
    assert not_asked.asked == {}
    asked.plays(0, "button:done")
    assert asked.story == not_asked.story == ["NothingBought"]
    for seat in (1, None):
        assert known(asked, seat) == known(not_asked, seat)


@clause("CIG-HID-04")
def test_the_others_are_not_shown_that_the_holder_of_a_hidden_card_is_asked() -> None:
    t = buying("wood_plain_6")
    assert t.decision(0).silent
    waiting = t.match.why_not(1, "button:done")
    assert waiting is not None
    assert dict(waiting.reason.args)["waiting"] == ()
    t = market(display=DISPLAY, reserves={0: some(cloth=1, tile=1, stone=1, wood=1)})
    assert not t.decision(0).silent  # without a hidden card everybody can work it out


@clause("CIG-HID-04")
def test_the_payment_of_a_holder_of_a_hidden_card_is_silent_too() -> None:
    reserves = {0: some(cloth=1, tile=1, stone=1, wood=1)}
    t = market(display=DISPLAY, reserves=reserves, powers=CATERPILLAR, hidden="wood_plain_6").plays(
        0, "slot:1"
    )
    assert t.asked == {0: "ask-pay"}
    assert t.decision(0).silent


# CIG-OPEN


@clause("CIG-OPEN-01", "CIG-RULING-11")
@pytest.mark.parametrize("open_insects, seen", [(True, ("wood_beetle", "tile_beetle")), (False, ())])
def test_open_insects_lie_face_up_for_all(open_insects: bool, seen: tuple[str, ...]) -> None:
    kept = {0: ["wood_beetle", "tile_beetle"]}
    t = table(seats=3, options={"open_insects": open_insects}, kept=kept)
    for seat in (1, 2, None):
        assert t.view(seat).kept == (seen, (), ())
    assert t.view(0).kept == (("wood_beetle", "tile_beetle"), (), ())


@clause("CIG-OPEN-01")
@pytest.mark.parametrize("cicada", ["r1c1", "r1c3"])
@pytest.mark.parametrize(
    "laid",
    [
        {"deck": ["tile_plain_3", "tile_plain_4", "tile_plain_5"]},
        {"deck": ["tile_plain_6"]},  # the last round
        {"shelves": {0: {"wood": 1}, 1: {"wood": 1}}},  # a full shelf
        {"shelves": {0: {"wood": 1, "tile": 4}, 1: {"wood": 1, "tile": 4}}},  # a second one
    ],
)
def test_open_insects_change_nothing_else(cicada: str, laid: dict[str, Any]) -> None:
    tables = []
    for open_insects in (True, False):
        t = a_round("wood", cicada, options={"open_insects": open_insects}, kept={1: ["tile_bee"]}, **laid)
        plain = to_plain(t.s)
        assert isinstance(plain, dict)
        tables.append(({name: value for name, value in plain.items() if name != "options"}, t.events))
    assert tables[0] == tables[1]
