"""A house under a folder of its host, before a proxy that takes the folder away or one that does not."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from formicarium.core.errors import OptionError
from formicarium.server.border.security import Guard
from formicarium.server.config import Config
from tests.server.still import run, served


def visiting(app: Guard) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url="http://still", transport=httpx.ASGITransport(app=app))


@pytest.mark.parametrize("under", ["ants", "/ants/", "/", "/api", "/ants/../x", '/a"b', "/ws/x"])
def test_a_folder_is_a_path_that_is_nothing_else(under: str) -> None:
    with pytest.raises(OptionError, match="a folder of its host"):
        Config(under=under)


def test_page_and_cookie_say_the_folder_and_both_paths_lead_to_the_house(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path, under="/ants") as app, visiting(app) as http:
            await look(http)

    async def look(http: httpx.AsyncClient) -> None:
        for path in ("/ants", "/ants/", "/ants/table/x", "/"):
            page = (await http.get(path)).text
            assert 'data-under="/ants"' in page
            assert "./assets" not in page
        script = page.partition('src="')[2].partition('"')[0]
        assert script.startswith("/ants/assets/")
        for path in (script, script.removeprefix("/ants")):
            assert (await http.get(path)).headers["content-type"].startswith("text/javascript")
        for folder in ("", "/ants"):
            assert (await http.get(f"{folder}/api/health")).json()["ready"]
            for nothing in ("/api/nothing", "/health", "/health/x", "/metrics", "/ws/nothing"):
                assert (await http.get(f"{folder}{nothing}")).status_code == 404
        cookie = (await http.get("/ants/api/me")).headers["set-cookie"]
        assert "; Path=/ants/; " in cookie

    run(scenario())


def test_without_a_folder_the_page_names_none(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as app, visiting(app) as http:
            page = (await http.get("/table/x")).text
            assert "data-under" not in page
            assert 'src="/assets/' in page

    run(scenario())
