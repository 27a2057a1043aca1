"""Several people at one table, each at a browser of their own."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Playwright, expect

import formicarium as fm
from formicarium.core.record import Answered
from tests.browser.visitor import House, Visitor, playing
from tests.server.hosting import hosted

KILLS = 5


def name_oneself(visitor: Visitor, name: str) -> None:
    visitor.goto("/").button("Choose one").click()
    visitor.page.get_by_label("Your name at the table").fill(name)
    visitor.button("Save").click()
    expect(visitor.page.get_by_text(f"You are called {name}.")).to_be_visible()


def set_the_table(visitor: Visitor, variant: str) -> str:
    """Three seats: oneself, somebody by link, a bot. The invitation."""
    page = visitor.page
    visitor.goto("/").link("New table").click()
    page.get_by_role("radio", name=re.compile(f"^{variant}")).check()
    for label, choice in (
        ("Number of players", "3"),
        ("Seat 2", "open"),
        ("Seat 3", "bot"),
        ("Bot of seat 3", "random"),
    ):
        page.get_by_role("combobox", name=re.compile(f"^{label}")).select_option(choice)
    visitor.button("Set the table").click()
    return page.get_by_label("Invitation for seat 2").input_value()


def spelled(record: str) -> list[tuple[int, str]]:
    """Seat and spelling of every answer of a record."""
    entries = fm.replay(record).record.entries
    return [(entry.seat, entry.words()) for entry in entries if isinstance(entry, Answered)]


def test_two_browsers_and_a_bot_play_a_whole_game_and_somebody_watches(house: House) -> None:
    with (
        house.visitor(own_browser=True, seed=1) as ada,
        house.visitor(own_browser=True, seed=2) as bo,
        house.visitor() as eve,
    ):
        name_oneself(ada, "Ada")
        name_oneself(bo, "Bo")
        invitation = set_the_table(ada, "Autumn: ")
        expect(ada.page.get_by_role("region", name="Waiting for players")).to_be_visible()
        assert ada.look().kind == "away", "nothing is seen and nobody is asked before every seat is taken"
        table = ada.page.url.rsplit("/", 1)[-1]
        eve.goto(f"/table/{table}")
        expect(bo.goto(invitation).page.get_by_label("How shall the others call you?")).to_have_value("Bo")
        bo.button("Sit down").click()
        bo.page.wait_for_url(f"**/table/{table}")

        for _ in playing(ada, bo):
            assert eve.look().kind in ("wait", "away", "end"), "a spectator is asked nothing"

        eve.wait_for(lambda glance: glance.kind == "end", "the spectator's end")
        for visitor in (ada, bo, eve):
            ending = visitor.page.get_by_role("dialog", name="The match is over")
            expect(ending.get_by_role("row")).to_have_count(4)
            for name in ("Ada", "Bo"):
                expect(ending.get_by_role("rowheader", name=name, exact=True)).to_be_visible()
        assert ada.acts > 5
        assert bo.acts > 5

        # Everybody's own answers are in the record; a token stays hidden until it is turned over.
        answers = spelled(ada.call("GET", f"/tables/{table}/record"))
        assert [answer for answer in answers if answer[0] == 0] == ada.acknowledged()
        assert [answer for answer in answers if answer[0] == 1] == bo.acknowledged()
        for visitor, seat in ((ada, 0), (bo, 1), (eve, None)):
            for event in told(visitor):
                if event["event"] == "cicada_and_ant.TokenChosen" and event["say"]["args"]["seat"] != {
                    "seat": seat
                }:
                    assert event["say"]["args"]["path"] == {"name": ""}
        assert any(event["event"] == "cicada_and_ant.TokenChosen" for event in told(eve))


def told(visitor: Visitor) -> list[Any]:
    return [event for frame in visitor.messages("frame") for event in frame["events"]]


def test_browsers_come_back_by_themselves_when_the_server_is_killed(
    playwright: Playwright, browser: Browser, tmp_path: Path
) -> None:
    """SIGKILL five times, at rest and with an answer under way: nothing acknowledged is lost."""
    with hosted(str(tmp_path / "tables.sqlite"), tmp_path, modules="") as server:
        house = House(playwright, browser, server.url)
        with (
            house.visitor(own_browser=True, seed=3) as ada,
            house.visitor(own_browser=True, seed=4) as bo,
        ):
            table = ada.table(
                "me", "open", "bot:random", options={"mode": "winter", "round_limit": 8}, seed=8
            )
            bo.join(table, 1)
            ada.goto(f"/table/{table['table']}")
            moves = playing(ada, bo)
            logs = []
            for kill in range(KILLS):
                for _ in range(4):  # a match of eight rounds has room for five times four
                    assert next(moves, None) is not None, "killed in the middle of the match"
                logs.append([ada.log, bo.log])
                if kill % 2:
                    mover = next((one for one in (ada, bo) if one.look().kind == "choice"), None)
                    if mover is not None:
                        mover.do(mover.look())  # and the answer may or may not arrive
                server.kill()
                for visitor in (ada, bo):
                    visitor.wait_for(lambda glance: glance.lost, "the banner that the connection is lost")
                server.start()
                for visitor in (ada, bo):
                    visitor.wait_for(lambda glance: not glance.lost, "the connection")
            for _ in moves:
                pass
            logs.append([ada.log, bo.log])
            for earlier, later in pairwise(logs):
                for before, after in zip(earlier, later, strict=True):
                    assert after[: len(before)] == before, "the log only grows"
            answers = spelled(ada.call("GET", f"/tables/{table['table']}/record"))
            for seat, visitor in enumerate((ada, bo)):
                own = [answer for answer in answers if answer[0] == seat]
                assert own == visitor.acknowledged(), "every acknowledged answer, and each once"
        assert server.errors() == []
