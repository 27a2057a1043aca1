"""Somebody new: a gentle first game, a hint, and what comes after a match."""

from __future__ import annotations

import re
from itertools import islice
from random import Random

from playwright.sync_api import expect

import formicarium as fm
from formicarium.core.registry import games
from tests.browser.visitor import House, playing

GAME = games["cicada_and_ant"]
ANSWERS = 12  # of a first match: by then some rule has been used, whoever began


def won() -> str:
    """A match that the first seat has won, whoever played it."""
    for seed in range(50):
        rng, match = Random(seed), fm.Match(GAME, 2, seed)
        while match.pending:
            decision = match.pending[0]
            match.play(decision.seat, rng.choice(decision.options))
        if match.outcome is not None and match.outcome.ranks == (1, 2):
            return match.record.dumps()
    raise AssertionError("nobody wins by luck")


def test_a_newcomer_plays_gently_asks_for_a_hint_and_is_led_on(house: House) -> None:
    with house.visitor() as ada:
        page = ada.goto("/").page
        against, level = page.locator("#against"), page.get_by_label("Opponent")
        expect(against).to_have_text(
            re.compile(r"^Your first game. Against one bot, Larva. Plays gently and overlooks a lot.")
        )
        level.select_option("soldier")
        expect(against).to_contain_text("Against one bot, Soldier. Plans ahead and forgives little.")
        expect(against).not_to_contain_text("Your first game")
        level.select_option("larva")
        ada.button("Play now").click()
        ada.wait_for(lambda glance: glance.kind == "choice", "a question")
        expect(page.locator(".panel .bot")).to_have_text("Larva")

        card = page.get_by_role("region", name="What would you do?")
        ada.button("What would you do?").click()
        expect(card).to_contain_text("Queen would choose:")
        expect(page.locator(".pointed, .option.awaited").first).to_be_visible()
        while card.count():  # an answer may take several touches, and a yes
            ada.act()
        for _ in islice(playing(ada), ANSWERS):
            pass

        page.goto(f"{house.url}/rules/{GAME.id}/met")
        expect(page.get_by_role("button", name=re.compile(r"^[1-9]\d* rules? used"))).to_be_visible()
        page.locator("summary").first.click()
        expect(page.locator("details[open] li").first).to_be_visible()

        ada.goto(f"/table/{ada.table('me', 'bot:larva', record=won())['table']}")
        expect(page.get_by_text("Well played! Next comes Nurse.")).to_be_visible()
        expect(page.get_by_role("link", name=re.compile("^Next lesson: 1 of"))).to_be_visible()
        before = page.url
        ada.button("Play against Nurse").click()
        page.wait_for_url(lambda url: url != before)
        expect(page.locator(".panel .bot")).to_have_text("Nurse")
        ada.goto("/")
        expect(against).to_have_text(re.compile(r"^\s*Against one bot, Nurse. Plays with care"))
