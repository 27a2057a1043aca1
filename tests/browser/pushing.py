"""A push service on loopback for pages in Chromium, and what it was given, read."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

from playwright.sync_api import Page

from tests.server.pushing import Browser, PushService, opened

SOON = 90.0  # seconds, on a busy machine

# No browser can reach its maker's push service here: this is the one step that is not Chromium's own.
_SUBSCRIBED = """given => { PushManager.prototype.subscribe = async () => ({ endpoint: given.endpoint,
  toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.key, auth: given.secret } }) }) }"""


class Pushed:
    """Takes what the server sends to the browsers it has subscribed."""

    def __init__(self, port: int, came: Queue[tuple[str, bytes]]) -> None:
        self._service = PushService()
        self._service.port = port
        self.came = came
        self._browsers: dict[str, Browser] = {}

    def subscribe(self, page: Page, name: str) -> None:
        """From now on, until it is left, a page subscribes here."""
        self._browsers[name] = Browser(self._service, name)
        page.evaluate(_SUBSCRIBED, self._browsers[name].subscription)

    def next(self) -> tuple[str, bytes]:
        """Whose browser is woken next, and the payload it decrypts."""
        path, sealed = self.came.get(timeout=SOON)
        browser = self._browsers[path.strip("/")]
        return browser.name, opened(browser.key, browser.shared, sealed)

    def notice(self) -> tuple[str, Any]:
        """Whose browser is woken next, and what it would show."""
        name, payload = self.next()
        return name, json.loads(payload)


@contextmanager
def push_service() -> Iterator[Pushed]:
    came: Queue[tuple[str, bytes]] = Queue()

    class Taker(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            came.put((self.path, self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(201)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Taker)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield Pushed(server.server_address[1], came)
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
