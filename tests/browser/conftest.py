"""Every test here plays in a real Chromium, against a real server process on loopback."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.chromium import launched
from tests.browser.visitor import House
from tests.server.hosting import ROOT, Host, hosted


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=30_000)  # the machine may be busy
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright) as running:
        yield running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One server for all the tests of this process; it must come through them without a defect."""
    if not (ROOT / "web" / "dist" / "index.html").exists():
        pytest.fail("the web client is not built: run `make setup`")
    folder = tmp_path_factory.mktemp("server")
    with hosted(str(folder / "tables.sqlite"), folder, modules="") as running:
        yield running
        assert running.errors() == []
        assert running.stop() == 0


@pytest.fixture
def house(playwright: Playwright, browser: Browser, server: Host) -> House:
    return House(playwright, browser, server.url)
