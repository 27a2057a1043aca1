"""A notice finds its way: asked for at a table, sealed, sent, read by the browser, shown, and pressed."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Playwright, expect

from tests.browser.visitor import House, Visitor
from tests.server.hosting import Host, hosted
from tests.server.pushing import Browser, PushService, opened

SLOW = {"kind": "slow", "seconds": 86_400}

# No browser can reach its maker's push service here: this is the one step that is not Chromium's own.
SUBSCRIBED = """given => { PushManager.prototype.subscribe = async () => ({ endpoint: given.endpoint,
  toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.key, auth: given.secret } }) }) }"""
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""


@pytest.fixture
def service() -> Iterator[tuple[PushService, Queue[bytes]]]:
    """A push service on loopback, and what it was given."""
    came: Queue[bytes] = Queue()

    class Taker(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            came.put(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(201)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Taker)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    told = PushService()
    told.port = server.server_address[1]
    yield told, came
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Host]:
    settings = {"notice_wait": "0.5,600", "push_inward": "yes", "modules": ""}
    with hosted(str(tmp_path / "tables.sqlite"), tmp_path, **settings) as running:
        yield running
        assert running.errors() == []


def asks_for_notices(visitor: Visitor, browser: Browser) -> None:
    """At the table, in the menu."""
    visitor.page.evaluate(SUBSCRIBED, browser.subscription)
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
    playwright: Playwright, browser: Chromium, patient: Host, service: tuple[PushService, Queue[bytes]]
) -> None:
    told, came = service
    house = House(playwright, browser, patient.url)
    with house.visitor() as ada, house.visitor() as bo:
        bo.context.grant_permissions(["notifications"], origin=patient.url)
        made = ada.table("me", "open", options={"first_ant": 0}, clock=SLOW)
        ada.goto(f"/table/{made['table']}")
        bo.join(made, 1)
        expect(bo.page.get_by_text("Everybody is at the table: moves arrive at once.")).to_be_visible()
        mine = Browser(told, "bo")
        asks_for_notices(bo, mine)

        bo.goto("/rules/cicada_and_ant")
        while came.empty():
            ada.wait_for(lambda glance: glance.kind != "wait" or not came.empty(), "my turn, or Bo's")
            if came.empty():
                ada.act()
        payload = opened(mine.key, mine.shared, came.get(timeout=60))
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
        bo.page.wait_for_function(f"({SHOWN})().then((shown) => shown.length === 1)")
        [shown] = bo.page.evaluate(SHOWN)
        assert shown["title"] == "Your turn"
        assert re.match("The Cicada and the Ant", shown["body"])
        assert shown["data"] == {"path": f"/table/{made['table']}"}
        assert came.empty(), "once"
