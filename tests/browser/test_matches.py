"""Whole matches against bots, by people who only see the page: with a mouse, with a thumb, with keys."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import PHONE, Finger, Glance, House, Keys, Visitor, fits, playing

MOUSE: tuple[type[Visitor], dict[str, Any]] = (Visitor, {})
THUMB: tuple[type[Visitor], dict[str, Any]] = (Finger, PHONE)
KEYS: tuple[type[Visitor], dict[str, Any]] = (Keys, {})


@pytest.mark.parametrize(
    "game, bots, hands",
    [
        pytest.param("ant_war", 1, THUMB, id="ant_war-thumb"),
        pytest.param("ant_war", 1, KEYS, id="ant_war-keys"),
        pytest.param("antics", 2, MOUSE, id="antics-mouse"),
        pytest.param("antics", 2, THUMB, id="antics-thumb"),
    ],
)
def test_a_whole_match(
    house: House, game: str, bots: int, hands: tuple[type[Visitor], dict[str, Any]]
) -> None:
    kind, screen = hands
    with house.hands(kind, seed=12, **screen) as ada:
        made = ada.table("me", *["bot:greedy"] * bots, game=game, seed=5)
        ada.goto(f"/table/{made['table']}")
        asked: set[str] = set()
        for _, glance in playing(ada):
            if screen and question(glance) not in asked:
                fits(ada.page)
            asked.add(question(glance))
        assert len(asked) > 4, "questions of several kinds"
        expect(ada.page.get_by_role("dialog", name="The match is over")).to_be_visible()


def question(glance: Glance) -> str:
    """Which question this is, without its numbers."""
    return glance.kind + re.sub(r"[^A-Za-z ]", "", glance.prompt)[:24]
