"""A real Chromium: the system's, or the one that Playwright has downloaded."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def installed() -> str | None:
    """The system's Chromium; None leaves the choice to Playwright."""
    return shutil.which("chromium") or shutil.which("chromium-browser")


@contextmanager
def launched(playwright: Playwright) -> Iterator[Browser]:
    """A browser process of its own, with a profile that nobody has used before."""
    browser = playwright.chromium.launch(executable_path=installed(), args=FLAGS, timeout=120_000)
    try:
        yield browser
    finally:
        browser.close()
