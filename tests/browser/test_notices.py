"""A notice finds its way: asked for at a table, sealed, sent, read by the browser, shown, and pressed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Playwright, expect

from tests.browser.pushing import Pushed, push_service
from tests.browser.visitor import House, Visitor
from tests.server.hosting import Host, hosted

SLOW = {"kind": "slow", "seconds": 86_400}

SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""


@pytest.fixture
def service() -> Iterator[Pushed]:
    with push_service() as running:
        yield running


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Host]:
    settings = {"notice_wait": "0.5,600", "push_inward": "yes", "modules": ""}
    with hosted(str(tmp_path / "tables.sqlite"), tmp_path, **settings) as running:
        yield running
        assert running.errors() == []


def asks_for_notices(visitor: Visitor) -> None:
    """At the table, in the menu."""
    visitor.page.get_by_role("button", name="Menu").click()
    wish = visitor.page.get_by_role(
        "checkbox", name="In this browser, when it is my turn or the match is over"
    )
    expect(wish).not_to_be_checked()
    wish.click()
    expect(wish).to_be_checked()
    expect(wish).to_be_enabled()  # the server has heard of it
    visitor.page.keyboard.press("Escape")


def test_a_closed_page_is_told_that_it_is_ones_turn(
    playwright: Playwright, browser: Chromium, patient: Host, service: Pushed
) -> None:
    house = House(playwright, browser, patient.url)
    with house.visitor() as ada, house.visitor() as bo:
        bo.context.grant_permissions(["notifications"], origin=patient.url)
        made = ada.table("me", "open", options={"first_ant": 0}, clock=SLOW)
        ada.goto(f"/table/{made['table']}")
        bo.join(made, 1)
        expect(bo.page.get_by_text("Everybody is at the table: moves arrive at once.")).to_be_visible()
        service.subscribe(bo.page, "bo")
        asks_for_notices(bo)

        bo.goto("/rules/cicada_and_ant")
        while service.came.empty():
            ada.wait_for(lambda glance: glance.kind != "wait" or not service.came.empty(), "my turn, or Bo's")
            if service.came.empty():
                ada.act()
        _, payload = service.next()
        assert json.loads(payload)["title"] == "Your turn"

        chromium = bo.context.new_cdp_session(bo.page)
        workers: list[str] = []

        def registered(news: dict[str, list[dict[str, str]]]) -> None:
            workers.extend(each["registrationId"] for each in news["registrations"])

        chromium.on("ServiceWorker.workerRegistrationUpdated", registered)
        bo.page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
        chromium.send("ServiceWorker.enable")
        while not workers:  # the test's own time limit ends this
            bo.page.wait_for_timeout(20)
        push = {"origin": patient.url, "registrationId": workers[0], "data": payload.decode()}
        chromium.send("ServiceWorker.deliverPushMessage", push)
        while not (all_shown := bo.page.evaluate(SHOWN)):
            bo.page.wait_for_timeout(20)
        (shown,) = all_shown
        assert shown["title"] == "Your turn"
        assert re.match("The Cicada and the Ant", shown["body"])
        assert shown["data"] == {"path": f"/table/{made['table']}"}
        assert service.came.empty(), "once"
