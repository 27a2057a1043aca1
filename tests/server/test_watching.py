"""A node's figures, and a line for each request: they tell how it fares, and nothing about anybody."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families

from tests.server.hosting import ROOT, Host, hosted
from tests.server.people import Person

THOUGHT = "formicarium_bot_seconds_count random cicada_and_ant"
BOARD = ROOT / "deploy" / "grafana.json"


def figures(text: str) -> dict[str, float]:
    """By name and labels, as they are written."""
    return {
        sample.name + "".join(f" {value}" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def some_play(host: Host) -> str:
    """Moves at a table with a bot, until it has had its turn; the table."""
    moves = 0
    async with Person(host.url, "Ada") as ada:
        before = figures(await ada.get("/metrics"))
        made = await ada.table("me", "bot:random")
        async with ada.page(made["table"], scenes="none") as page:
            while THOUGHT not in figures(told := await ada.get("/metrics")) and await page.asked():
                number = page.frame["decisions"][0]["number"]
                await page.answer()
                await page.until(lambda n=number: page._moved_on(n))  # type: ignore[misc]
                moves += 1
            found = figures(told)
        for name, more in (
            ("formicarium_message_seconds_count move", moves),
            ("formicarium_request_seconds_count POST /api/tables 201", 1),
            ("formicarium_sockets player", 1),
        ):
            assert found.get(name, 0) - before.get(name, 0) == more, name
        assert found["formicarium_rooms"] >= 1
        for secret in (made["table"], ada.cookie.partition("=")[2], "Ada", *made["invitations"].values()):
            assert secret not in told
        return str(made["table"])


def test_figures_count_what_happens_and_name_nobody(host: Host) -> None:
    asyncio.run(some_play(host))


def test_figures_are_for_those_who_have_the_token(new_database: object, tmp_path: Path) -> None:
    with hosted(new_database(), tmp_path, metrics_token="ants") as host:  # type: ignore[operator]
        answers = [
            httpx.get(f"{host.url}/api/metrics", headers=headers, timeout=90).status_code
            for headers in ({}, {"authorization": "Bearer bees"}, {"authorization": "Bearer ants"})
        ]
    assert answers == [404, 404, 200]


def test_strangers_from_elsewhere_find_no_figures(host: Host) -> None:
    """What a proxy of this machine brings along comes from where the proxy says."""
    headers = {"x-forwarded-for": "192.0.2.7"}
    assert httpx.get(f"{host.url}/api/metrics", headers=headers, timeout=90).status_code == 404


def test_each_request_is_a_line_that_tells_the_route_and_not_the_address(
    new_database: object, tmp_path: Path
) -> None:
    with hosted(new_database(), tmp_path, access_log="yes") as host:  # type: ignore[operator]
        table = asyncio.run(some_play(host))
        httpx.get(f"{host.url}/api/tables/{table}?word=hush", timeout=90)
        httpx.head(f"{host.url}/join/hush", timeout=90)
        httpx.get(f"{host.url}/api/no/such/hush", timeout=90)
        log = host.log.read_text()
    lines = [json.loads(line) for line in re.findall(r"formicarium\.access: (\{.*\})", log)]
    told = {(line["method"], line["route"], line["status"]) for line in lines}
    assert ("POST", "/api/tables", 201) in told
    assert any(route.startswith("/api/tables/{") and method == "GET" for method, route, _ in told)
    assert ("HEAD", "page", 200) in told
    assert any(status == 404 for _, _, status in told)
    assert all(line["ms"] >= 0 for line in lines)
    assert "hush" not in log
    assert table not in "".join(map(str, lines))


def test_the_board_shows_figures_that_there_are(host: Host) -> None:
    asyncio.run(some_play(host))
    found = figures(httpx.get(f"{host.url}/api/metrics", timeout=90).text)
    told = {sample.partition(" ")[0] for sample in found}
    told |= {  # once there are some
        "formicarium_bots_overdue_total",
        "formicarium_turned_away_total",
        "formicarium_notices_total",
    }
    board = json.loads(BOARD.read_text(encoding="utf-8"))
    shown = [target["expr"] for panel in board["panels"] for target in panel.get("targets", [])]
    assert len(shown) >= 10
    for expression in shown:
        for name in re.findall(r"formicarium_\w+", expression):
            assert name in told, name


def test_what_is_not_there_is_not_the_page(host: Host) -> None:
    """A program that asks for something else shall not take a page for its answer."""
    for path in ("/api/nothing", "/api", "/api/health/more", "/health", "/metrics"):
        answer = httpx.get(f"{host.url}{path}", timeout=90)
        assert answer.status_code == 404, path
        assert "html" not in answer.headers["content-type"], path
