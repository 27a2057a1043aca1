"""A house under a folder of its host: whatever is asked for, opened or given to others begins with it."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Playwright, expect

from tests.browser.visitor import House, Visitor
from tests.server.hosting import hosted

FOLDER = "/ants"
LINKS = "all => all.map((one) => one.getAttribute('href'))"


def keeps_within(visitor: Visitor) -> None:
    links = visitor.page.eval_on_selector_all("a[href]", LINKS)
    assert links
    assert [link for link in links if not link.startswith((f"{FOLDER}/", "#"))] == []


def test_nothing_leads_out_of_the_folder(playwright: Playwright, browser: Browser, tmp_path: Path) -> None:
    with hosted(str(tmp_path / "tables.sqlite"), tmp_path, modules="", under=FOLDER) as server:
        house = House(playwright, browser, f"{server.url}{FOLDER}")
        with house.visitor() as ada:
            asked: list[str] = []
            ada.page.on("request", lambda request: asked.append(urlsplit(request.url).path))
            ada.page.on("websocket", lambda socket: asked.append(urlsplit(socket.url).path))
            ada.goto("/")
            expect(ada.button("Play now")).to_be_visible()
            keeps_within(ada)
            ada.link("Find an opponent").click()
            ada.page.wait_for_url(f"**{FOLDER}/meet*")
            expect(ada.page.get_by_role("heading", name="Find an opponent")).to_be_visible()
            keeps_within(ada)
            ada.page.go_back()
            ada.button("Play now").click()
            ada.page.wait_for_url(f"**{FOLDER}/table/*")
            ada.wait_for(lambda glance: glance.kind == "choice")
            ada.act()
            keeps_within(ada)
            ada.button("Menu").click()
            given = ada.page.get_by_role("textbox", name="Link to watch").input_value()
            assert urlsplit(given).path == urlsplit(ada.page.url).path
            ada.page.reload()
            ada.wait_for(lambda glance: glance.kind in ("choice", "wait"))
            ada.goto("/rules/cicada_and_ant")
            expect(ada.page.get_by_role("heading", level=1).first).to_be_visible()
            assert any(path.startswith(f"{FOLDER}/ws/") for path in asked)
            assert [path for path in asked if not path.startswith(f"{FOLDER}/")] == []
        assert server.errors() == []
