"""The same game by other hands: keys alone, a thumb on a phone, and in French."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor as TreeVisitor
from playwright.sync_api import expect

from tests.browser.visitor import PHONE, Finger, House, Keys, Touch, Visitor, fits, play, playing
from tests.games.hidden_empires_2.builder import table as empires_2
from tests.server.hosting import ROOT

# Keys alone


def test_a_whole_game_with_the_keyboard_alone(house: House) -> None:
    with house.hands(Keys, seed=5) as ada:
        ada.goto("/")
        expect(ada.button("Play now")).to_be_visible()
        ada.tab_to("Play now")
        ada.key("Enter")
        ada.page.wait_for_url("**/table/*")
        play(ada)
        ada.tab_to("Replay")
        ada.key("Enter")
        ada.page.wait_for_url("**/replay/*")
        expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Replay")


# A phone


def test_a_whole_game_at_a_phones_width(house: House) -> None:
    with house.hands(Finger, seed=6, **PHONE) as ada:
        ada.goto("/").press(ada.button("Play now"))
        ada.page.wait_for_url("**/table/*")
        seen: set[str] = set()
        for _, glance in playing(ada):
            if glance.kind not in seen:
                seen.add(glance.kind)
                fits(ada.page)
        assert "choice" in seen
        ending = ada.page.get_by_role("dialog", name="The match is over")
        expect(ending).to_be_in_viewport()
        ada.press(ending.get_by_role("link", name="Replay"))
        expect(ada.page.get_by_role("slider", name="Jump to a move")).to_be_in_viewport()
        fits(ada.page)


def test_a_strip_of_cards_comes_back_to_its_first_card(house: House) -> None:
    with house.hands(Finger, **PHONE) as ada:
        made = ada.table("me", "bot:random", game="ant_war", seed=3)
        ada.goto(f"/table/{made['table']}")
        while not (glance := ada.wait_for(lambda glance: glance.kind in ("choice", "confirm"))).cards:
            ada.do(glance._replace(places=[]))  # a formation; ready; yes
            ada.changed(glance)
        strip = ada.page.locator(".hand")
        strip.evaluate("(strip) => { strip.scrollLeft = strip.scrollWidth; }")
        expect(strip.locator(".card").first).not_to_be_in_viewport()
        ada.touch(Touch("card", glance.cards[-1]))
        ada.changed(glance)
        expect(strip.locator(".card").first).to_be_in_viewport(ratio=1)


def test_a_drawn_card_comes_into_sight_in_the_strip(house: House) -> None:
    held = ["guest_queen", "larval_food", "male_eggs", "rove_beetles", "thief_ants"]
    steps = ["Redeploy", "DrawCard", "Redeploy"]
    t = empires_2(steps=steps, ants=[{"E3": 2}, {}], hands=[held], deck=["mutation"])
    with house.hands(Finger, **PHONE) as ada:
        made = ada.table("me", "bot:random", game="hidden_empires_2", record=t.match.record.dumps())
        ada.goto(f"/table/{made['table']}")
        cards = ada.page.locator(".hand .card")
        expect(cards.first).to_be_in_viewport(ratio=1)
        expect(ada.page.locator(".answers.fresh")).to_have_count(0)
        ada.press(ada.button("Done: check the nest"))
        ada.press(ada.page.locator(".answers .yes"))
        expect(ada.page.locator('.hand [data-card="card:mutation"]')).to_be_in_viewport(ratio=1)
        expect(cards.first).not_to_be_in_viewport(ratio=1)


# French


class Words(TreeVisitor):
    """Every word of a catalogue that is shown to people: its texts, not its ids."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802, the name fluent.syntax calls
        self.found |= words(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.found |= words(node.value)


def words(text: str) -> set[str]:
    prose = re.sub(r"\b[A-Z]+-[A-Z]+-\d\d\b", "", text)  # a rule's name is the same in every language
    return {word.lower() for word in re.findall(r"[^\W\d_]{3,}", prose)}


def catalogue(language: str) -> set[str]:
    folders = [
        *(folder for folder in (ROOT / "web/src").iterdir() if folder.is_dir()),
        ROOT / "formicarium/texts",
        ROOT / "formicarium/server/texts",
        ROOT / "formicarium/games/cicada_and_ant/texts",
    ]
    reader = Words()
    files: list[Path] = [path for folder in folders for path in sorted(folder.glob(f"*{language}.ftl"))]
    assert len(files) >= 4
    for path in files:
        reader.visit(FluentParser().parse(path.read_text("utf-8")))
    return reader.found


ONLY_IN_ENGLISH = catalogue("en") - catalogue("fr")

# Everything a person can see or hear of the page, but not what somebody else wrote: names and chat
SAID = """() => [document.title, document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')]
    .flatMap((one) => ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? '')),
].join('\\n')"""


def english(visitor: Visitor) -> set[str]:
    return words(visitor.page.evaluate(SAID)) & ONLY_IN_ENGLISH


def test_the_english_that_is_looked_for_would_be_found(house: House) -> None:
    assert len(ONLY_IN_ENGLISH) > 300
    with house.visitor() as ada:
        ada.goto("/")
        expect(ada.button("Play now")).to_be_visible()
        assert len(english(ada)) > 20


@pytest.mark.parametrize("mode", ["autumn", "winter"])
def test_a_whole_game_in_french(house: House, mode: str) -> None:
    with house.visitor(seed=7, locale="fr-FR") as ada:
        ada.goto("/")
        expect(ada.button("Jouer tout de suite")).to_be_visible()
        assert english(ada) == set()
        options = {"mode": mode, **({"round_limit": 3} if mode == "winter" else {})}
        made = ada.table("me", "bot:random", "bot:random", options=options, seed=21)
        ada.goto(f"/table/{made['table']}")
        ada.wait_for(lambda glance: glance.kind == "choice", "the first question")
        for _ in playing(ada):
            assert english(ada) == set()
        assert len(ada.log) > 20
        ada.goto(f"/replay/{made['table']}#5")
        expect(ada.page.get_by_role("slider")).to_be_visible()
        assert english(ada) == set()
        ada.goto("/create")
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        assert english(ada) == set()
