"""What a button says is what happens: read it, press it, and read the log.

One server sets tables of one game after the other, each with other things in the same places.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count, islice
from random import Random
from typing import NamedTuple

import pytest

import formicarium as fm
from tests.browser.visitor import Glance, House, Visitor

TABLES = 6  # of each game
ASKING = ("choice", "count", "confirm")
MORE = 2  # questions that an answer may lead to before it is carried out

# The words on every button that answers, as they stand there (without the key that presses it)
BUTTONS = """() => [...document.querySelectorAll('footer .answers :is(.option, .primary)')]
  .filter((one) => one.getClientRects().length)
  .map((one) => {
    const words = one.cloneNode(true);
    for (const key of words.querySelectorAll('kbd')) key.remove();
    return words.textContent.replace(/\\s+/g, ' ').trim();
  })"""


class Promise(NamedTuple):
    """What a button says, and what the log will say if that was true."""

    says: str
    then: str


class Asked(NamedTuple):
    """A question of a game, and what its answers promise."""

    game: str
    variant: str
    prompt: str
    promises: tuple[Promise, ...] = ()


PURCHASE = Promise(r"Buy (?P<kind>[^·]+?)(?: · .+)?$", "You buy {kind}")
MARKET = Asked("cicada_and_ant", "winter", "ask-market", (PURCHASE,))
ACTION = Asked(
    "antics",
    "standard",
    "ask-action",
    (
        Promise(r"(?P<kind>.+), level (?P<level>\d+) \(.+\)", "You use {kind} at level {level}."),
        Promise(r"magnificANT: (?P<kind>.+)", "Your magnificANT does {kind}."),
    ),
)
BID = Asked(
    "hidden_empires_2", "advanced", "ask-bid", (Promise(r"Bid (?P<amount>\d+)\b.*", "You bid {amount}."),)
)
PARTS = [Asked("hidden_empires_2", "advanced", f"ask-{part}") for part in ("redeploy", "advance", "forage")]

# What ends a part of a turn, and a word of the question that it stands under
ENDS = {
    "Done: check the nest": "Redeploy",
    "Done advancing": "Advance",
    "No more foraging": "forage",
}


def moments(asked: Asked) -> Iterator[str]:
    """Records of random matches, each up to where the first seat is asked this, somewhere in the middle."""
    game = fm.games[asked.game]
    for seed in count():
        match, rng = fm.Match(game, 2, seed, game.variants[asked.variant]), Random(seed)
        while match.pending:
            decision = rng.choice(match.pending)
            if decision.seat == 0 and decision.prompt.key == asked.prompt and rng.random() < 0.1:
                yield match.record.dumps()
                break
            match.play(decision.seat, rng.choice(decision.options))


def tables(ada: Visitor, asked: Asked, most: int) -> Iterator[tuple[Glance, list[str]]]:
    """Sit down where this is asked: what one sees, and the words on the buttons."""
    for record in islice(moments(asked), most):
        made = ada.table("me", "bot:random", game=asked.game, record=record)
        ada.goto(f"/table/{made['table']}")
        glance = ada.wait_for(lambda glance: glance.kind in ASKING, "the question")
        unfold(ada, True)
        yield glance, ada.page.evaluate(BUTTONS)


def unfold(ada: Visitor, wanted: bool) -> None:
    """Open the list of all answers, or close it: it may lie over the board."""
    other = ada.page.locator(f"footer .answers .all[aria-expanded={'false' if wanted else 'true'}]")
    if other.count():
        other.click()


def whole_log(ada: Visitor) -> list[str]:
    """Every line, also those that are not drawn unless one asks for them."""
    older = ada.page.locator(".log .scroll > button")
    if older.count():
        older.click()
    return ada.log


def promised(asked: Asked, words: str) -> str | None:
    """What the log will say, if this button tells the truth."""
    for says, then in asked.promises:
        if found := re.fullmatch(says, words):
            return then.format(**found.groupdict())
    return None


def press(ada: Visitor, at: int, words: str) -> None:
    """Press a button, and once more where the page asks whether one is sure: of the same thing."""
    before = ada.look()
    ada.press(ada.page.locator("footer .answers :is(.option, .primary):visible").nth(at))
    if (after := ada.changed(before)).kind == "confirm":
        assert words in after.prompt, f"“{words}” was pressed, and one is asked: {after.prompt}"
        ada.press(ada.page.locator("footer .answers .yes"))


def come_true(ada: Visitor, told: int, then: str) -> None:
    """Wait for a line of the log. What was begun may need another answer first: how to pay."""

    def is_told() -> bool:
        return any(then in line for line in whole_log(ada)[told:])

    for _ in range(MORE):
        ada.wait_for(lambda glance: glance.kind in ASKING or is_told(), f"“{then}”")
        if is_told():
            return
        unfold(ada, False)
        ada.act()
    ada.wait_for(lambda _: is_told(), f"“{then}”")


def price_fits(prompt: str, words: str) -> bool:
    """A bid that is paid more than once says its price; the question says how often."""
    times = re.search(r"pay (\d+) times", prompt)
    bid, price = re.fullmatch(r"Bid (\d+)(?:\D+(\d+).*)?", words).groups()  # type: ignore[union-attr]
    return price == (str(int(bid) * int(times[1])) if times else None)


@pytest.mark.parametrize("asked", [MARKET, ACTION, BID], ids=lambda asked: asked.prompt)
def test_what_a_button_says_is_what_happens(house: House, asked: Asked) -> None:
    kept: list[str] = []
    with house.visitor(seed=1) as ada:
        for glance, buttons in tables(ada, asked, TABLES):
            assert all(price_fits(glance.prompt, words) for words in buttons if words.startswith("Bid"))
            promises = [(at, then) for at, words in enumerate(buttons) if (then := promised(asked, words))]
            assert promises, buttons
            at, then = ada.rng.choice(promises)
            told = len(whole_log(ada))
            press(ada, at, buttons[at])
            come_true(ada, told, then)
            kept.append(then)
    assert len(set(kept)) > 1, kept


def test_what_ends_a_part_of_the_turn_stands_under_that_part(house: House) -> None:
    ended: set[str] = set()
    with house.visitor() as ada:
        for part in PARTS:
            for glance, buttons in tables(ada, part, 1):
                ends = [words for words in buttons if words in ENDS]
                assert [ENDS[words] in glance.prompt for words in ends] == [True], (glance.prompt, buttons)
                ended.update(ends)
    assert ended == set(ENDS)
