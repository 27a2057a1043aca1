"""Whole matches against bots, by people who only see the page: with a mouse, with a thumb, with keys."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from formicarium import games, replay
from tests.browser.moments import SEAT, Moment
from tests.browser.visitor import PHONE, Finger, Glance, House, Keys, Visitor, fits, playing

MOUSE: tuple[type[Visitor], dict[str, Any]] = (Visitor, {})
THUMB: tuple[type[Visitor], dict[str, Any]] = (Finger, PHONE)
KEYS: tuple[type[Visitor], dict[str, Any]] = (Keys, {})
SHORTER = {"ant_war": {"turn_cap": 40}}  # whoever presses by chance would wage war for an hour


@pytest.mark.parametrize(
    "game, variant, bots, hands",
    [
        pytest.param("ant_war", "short", 1, THUMB, id="ant_war-thumb"),
        pytest.param("ant_war", "short", 1, KEYS, id="ant_war-keys"),
        pytest.param("antics", "standard", 2, MOUSE, id="antics-mouse"),
        pytest.param("antics", "standard", 2, THUMB, id="antics-thumb"),
        pytest.param("hidden_empires_1", "standard", 2, MOUSE, id="hidden_empires_1-mouse"),
        pytest.param("hidden_empires_1", "short", 2, THUMB, id="hidden_empires_1-thumb"),
        pytest.param("hidden_empires_2", "advanced", 2, MOUSE, id="hidden_empires_2-mouse"),
        pytest.param("hidden_empires_2", "basic", 2, THUMB, id="hidden_empires_2-thumb"),
    ],
)
def test_a_whole_match(
    house: House, game: str, variant: str, bots: int, hands: tuple[type[Visitor], dict[str, Any]]
) -> None:
    kind, screen = hands
    with house.hands(kind, seed=12, **screen) as ada:
        options = {**games[game].variants[variant], **SHORTER.get(game, {})}
        made = ada.table("me", *["bot:greedy"] * bots, game=game, options=options, seed=5)
        ada.goto(f"/table/{made['table']}")
        asked: set[str] = set()
        for _, glance in playing(ada):
            if screen and question(glance) not in asked:
                fits(ada.page)
            asked.add(question(glance))
        assert len(asked) > 4, "questions of several kinds"
        expect(ada.page.get_by_role("dialog", name="The match is over")).to_be_visible()


def test_a_turn_of_many_ants_with_keys(house: House) -> None:
    with house.hands(Keys, seed=2) as ada:
        options = games["hidden_empires_2"].variants["basic"]
        made = ada.table("me", "bot:greedy", game="hidden_empires_2", options=options, seed=5)
        ada.goto(f"/table/{made['table']}")
        for _ in playing(ada):
            if "Game turn 2" in ada.page.locator("header").first.inner_text():
                break
        assert ada.acts > 5


def test_a_number_begins_at_what_is_proposed_and_the_plan_stands_beside_it(house: House) -> None:
    moment = Moment("eggs", "hidden_empires_1", 2, "ask-lay-female", after=120)
    with house.hands(Visitor) as ada:
        made = ada.table("me", "bot:greedy", game=moment.game, record=moment.record())
        ada.goto(f"/table/{made['table']}")
        ada.wait_for(lambda glance: glance.kind == "count", "how many eggs")
        decision = replay(moment.record()).decision(SEAT)
        assert decision is not None
        eggs = str(decision.options[0]).removeprefix("count:")
        expect(ada.page.get_by_role("spinbutton")).to_have_attribute("aria-valuenow", eggs)
        assert ada.look().options == ["Accept the plan"]
        ada.button("Accept the plan").click()
        expect(ada.page.get_by_role("spinbutton")).to_have_count(0)


def question(glance: Glance) -> str:
    """Which question this is, without its numbers."""
    return glance.kind + re.sub(r"[^A-Za-z ]", "", glance.prompt)[:24]
