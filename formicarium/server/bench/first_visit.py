"""A first visit to a table, in a real browser: what it has to fetch, and when the board is there."""

from __future__ import annotations

import shutil
import time
from collections import Counter
from typing import Any

from formicarium.server.border.websocket import WINDOW, WORTH, packed, plain

DRAWN = "[data-hit]"  # a place of the board that can be touched
PATIENCE = 60_000  # milliseconds
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]


def first_visit(address: str) -> dict[str, float] | None:
    """What a page weighs that nobody here has seen before; None where there is no browser to ask."""
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        program = shutil.which("chromium") or shutil.which("chromium-browser")
        try:
            browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        except Error:
            return None
        context = browser.new_context(locale="en")
        page = context.new_page()
        traffic = Traffic(context.new_cdp_session(page))

        def drawn() -> float:
            """Milliseconds until the board is there."""
            begun = time.perf_counter()
            page.goto(address)
            page.wait_for_selector(DRAWN, timeout=PATIENCE)
            return round(1000 * (time.perf_counter() - begun))

        line = {"first_draw_ms": drawn(), **traffic.line()}
        page.goto("about:blank")
        line["next_draw_ms"] = drawn()
        browser.close()
    return line


class Traffic:
    """Counts what comes over the wire, as the browser itself counts it."""

    def __init__(self, session: Any) -> None:
        self.requests = 0
        self.sent: Counter[str] = Counter()  # bytes as they came, by kind
        self.unpacked = 0
        self.told = 0  # bytes of the table's socket
        self.said = 0  # the same, unpacked
        self._packs = False  # are the socket's messages packed?
        self._kinds: dict[str, str] = {}
        session.on("Network.responseReceived", self._answered)
        session.on("Network.dataReceived", self._unpacked)
        session.on("Network.loadingFinished", self._finished)
        session.on("Network.webSocketHandshakeResponseReceived", self._agreed)
        session.on("Network.webSocketFrameReceived", self._told)
        session.send("Network.enable")

    def _answered(self, event: Any) -> None:
        self.requests += 1
        self._kinds[event["requestId"]] = event["type"]

    def _unpacked(self, event: Any) -> None:
        self.unpacked += event["dataLength"]

    def _finished(self, event: Any) -> None:
        kind = self._kinds.get(event["requestId"], "Other")
        self.sent[kind] += int(event["encodedDataLength"])

    def _agreed(self, event: Any) -> None:
        headers = {name.lower(): value for name, value in event["response"]["headers"].items()}
        if "permessage-deflate" in headers.get("sec-websocket-extensions", ""):
            self._packs = True  # the browser tells of messages unpacked: pack them again

    def _told(self, event: Any) -> None:
        text = event["response"]["payloadData"].encode()
        self.said += len(text)
        self.told += len(packed(text, WINDOW) if self._packs and len(text) >= WORTH else plain(text))

    def line(self) -> dict[str, float]:
        """In kilobytes: all of it, and its larger parts."""
        parts = {"script": "Script", "style": "Stylesheet", "font": "Font", "data": "Fetch"}
        return {
            "requests": self.requests,
            "kb": round((sum(self.sent.values()) + self.told) / 1000, 1),
            "unpacked_kb": round((self.unpacked + self.said) / 1000, 1),
            **{f"{name}_kb": round(self.sent[kind] / 1000, 1) for name, kind in parts.items()},
            "socket_kb": round(self.told / 1000, 1),
        }
