"""A match looked at again: step by step, from anybody's eyes, and played on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

import formicarium as fm
from formicarium.core.record import Answered
from tests.browser.visitor import House, Visitor
from tests.server.test_replays import played

AT_ONCE = 200  # lines of the log that are drawn before one asks for older ones
MATCH = next(match for match in map(played, count()) if len(match.events(None)) > AT_ONCE)
ANSWERS = [entry for entry in MATCH.record.entries if isinstance(entry, Answered)]
LAST = len(ANSWERS)


def at(visitor: Visitor, number: int) -> None:
    expect(visitor.page.locator(".said")).to_contain_text(f"{number} of {LAST}")


def uploaded(visitor: Visitor, folder: Path) -> None:
    file = folder / "match.txt"
    file.write_text(MATCH.record.dumps(), "utf-8")
    visitor.goto("/")
    visitor.page.get_by_label("Open a record").set_input_files(file)
    visitor.page.wait_for_url("**/replay/*")


def frames(visitor: Visitor) -> Iterator[Any]:
    """The whole replay, answer by answer."""
    replay = visitor.page.url.rsplit("/", 1)[-1].split("#")[0]
    for first in range(0, LAST + 1, 50):
        yield from visitor.call("GET", f"/replays/{replay}/frames?seat=open&from={first}&to={first + 49}")


def told(visitor: Visitor) -> int:
    """How many events the whole replay tells."""
    return sum(len(frame["events"]) for frame in frames(visitor))


def turns(visitor: Visitor) -> list[bool]:
    """With which answers a turn begins."""
    return [any("turn" in event for event in frame["events"]) for frame in frames(visitor)]


def test_a_record_is_opened_stepped_through_and_looked_at_from_any_eyes(house: House, tmp_path: Path) -> None:
    with house.visitor() as ada:
        page = ada.page
        uploaded(ada, tmp_path)
        at(ada, 0)
        ada.button("One on").click()
        ada.button("One on").click()
        at(ada, 2)
        assert page.url.endswith("#2"), "the address leads to this move"
        ada.button("One back").click()
        at(ada, 1)
        page.keyboard.press("ArrowRight")
        at(ada, 2)
        ada.button("One event on").click()
        ada.button("One event back").click()
        at(ada, 2)
        ada.button("To the next turn").click()
        at(ada, next(number for number, opens in enumerate(turns(ada)) if number > 2 and opens))
        ada.button("To where this turn began").click()
        at(ada, 0)
        ada.button("To the end").click()
        at(ada, LAST)
        older = told(ada) - AT_ONCE
        ada.button(f"Show {older} older lines").click()
        expect(page.locator(".log li")).to_have_count(told(ada))  # whoever jumps misses nothing
        page.get_by_role("slider").fill("7")
        at(ada, 7)
        page.evaluate("location.hash = '5'")  # another address, while it is open
        at(ada, 5)

        # The token chosen with this answer: open to all eyes but the other seat's and a spectator's.
        number = next(n for n, entry in enumerate(ANSWERS, 1) if entry.words().startswith("token:"))
        seat = ANSWERS[number - 1].seat
        page.get_by_role("slider").fill(str(number))
        at(ada, number)
        eyes = page.get_by_role("combobox", name="Whose eyes")
        for choice, sees in (("open", True), (str(seat), True), (str(1 - seat), False), ("", False)):
            eyes.select_option(choice)
            at(ada, number)
            token = page.locator(".log li").last
            if sees:
                expect(token).to_contain_text("face down: ")
            else:
                expect(token).to_contain_text("lays a token face down")

        page.reload()  # the link leads back to the move
        at(ada, number)


def test_it_plays_by_itself_and_a_record_is_downloaded_as_it_came(house: House, tmp_path: Path) -> None:
    with house.visitor() as ada:
        uploaded(ada, tmp_path)
        at(ada, 0)
        ada.button("Play").click()
        at(ada, 2)
        ada.button("Pause").click()
        ada.button("Share or play on").click()
        with ada.page.expect_download() as download:
            ada.button("Download the record").click()
        assert download.value.path().read_text("utf-8") == MATCH.record.dumps()
        fm.replay(download.value.path().read_text("utf-8"))


def test_one_plays_on_from_any_move_against_bots(house: House, tmp_path: Path) -> None:
    with house.visitor() as ada:
        uploaded(ada, tmp_path)
        number = next(n for n in range(12, LAST) if ANSWERS[n].seat == 1)
        ada.page.get_by_role("slider").fill(str(number))
        at(ada, number)
        replayed = ada.log
        ada.button("Share or play on").click()
        ada.page.get_by_role("dialog").get_by_role("button", name="Player B").click()
        ada.page.wait_for_url("**/table/*")
        glance = ada.wait_for(lambda glance: glance.kind == "choice", "the question of that move")
        assert glance.lines >= len(replayed) > 0
        lines = ada.look().lines
        ada.act()
        ada.wait_for(lambda glance: glance.kind == "confirm" or glance.lines > lines, "my own answer")
