"""Who may do what, how often, and what every reply says about itself."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.hosting import Host, hosted
from tests.server.people import SOON, Person


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with small limits."""
    folder: Path = tmp_path_factory.mktemp("strict")
    small = {"socket_messages": "20", "chats": "3", "tables": "4", "logins": "3", "sockets": "6"}
    limits = {f"limit_{name}": value for name, value in small.items()}
    with hosted(str(folder / "tables.sqlite"), folder, **limits) as running:
        yield running
        assert running.errors() == []


def test_every_reply_carries_its_security_headers(host: Host) -> None:
    for path in ("/", "/table/x", "/api/games", "/api/me", "/api/nothing"):
        headers = httpx.get(host.url + path, timeout=SOON).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


def test_parts_of_a_page_carry_only_what_says_something_of_them(host: Host) -> None:
    found = re.findall(r'(?:src|href)="(/assets/[^"]+)"', httpx.get(host.url, timeout=SOON).text)
    assert {path.rpartition(".")[2] for path in found} == {"js", "css", "svg"}
    for path in found:
        headers = httpx.get(host.url + path, timeout=SOON).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert ("content-security-policy" in headers) is path.endswith(
            ".svg"
        )  # a picture can be looked at alone


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(host: Host) -> None:
    reply = httpx.get(f"{host.url}/api/me", timeout=SOON)
    cookie = reply.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    behind = httpx.get(f"{host.url}/api/me", headers={"X-Forwarded-Proto": "https"}, timeout=SOON)
    assert "Secure" in behind.headers["set-cookie"]
    value = cookie.partition("=")[2].partition(";")[0]
    kept = httpx.get(f"{host.url}/api/me", cookies={"formicarium": value}, timeout=SOON)
    assert "set-cookie" not in kept.headers
    guest, _, signature = value.partition(".")
    other = guest[:-1] + ("a" if guest[-1] != "a" else "b")
    for forged in (f"{other}.{signature}", guest, f"{guest}.", f"{guest}.{signature[:-1]}", "x" * 4000, "é"):
        reply = httpx.get(
            f"{host.url}/api/me", headers={b"Cookie": f"formicarium={forged}".encode()}, timeout=SOON
        )
        assert "set-cookie" in reply.headers, forged


def test_other_sites_can_neither_post_nor_open_a_socket(host: Host) -> None:
    def post(**headers: str) -> int:
        return httpx.post(f"{host.url}/api/me", json={"name": "x"}, headers=headers, timeout=SOON).status_code

    assert post(**{"X-Formicarium": "1"}) == 200
    assert post(**{"X-Formicarium": "1", "Origin": host.url}) == 200
    assert post(**{"X-Formicarium": "1", "Origin": "https://evil.example"}) == 403
    assert post(**{"X-Formicarium": "1", "Origin": "null"}) == 403
    assert post(Origin=host.url) == 403

    async def scenario() -> None:
        async with Person(host.url) as ada:
            made = await ada.table("me", "bot:random")
            address = f"{host.url.replace('http', 'ws')}/ws/tables/{made['table']}"
            with pytest.raises(InvalidStatus) as refused:
                await connect(address, origin="https://evil.example")  # type: ignore[arg-type]
            assert refused.value.response.status_code == 403

    asyncio.run(scenario())


def test_a_socket_to_no_table_is_closed(host: Host) -> None:
    async def scenario() -> None:
        for path in ("/ws/tables/nothing", "/ws/tables/%00", "/ws/tables/", "/ws/else", "/api/me"):
            async with connect(host.url.replace("http", "ws") + path) as socket:
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == 4404

    asyncio.run(scenario())


def test_a_name_that_no_database_could_have_is_not_found(host: Host) -> None:
    for path in ("/tables/%00", "/resume/a%00", "/replays/%00/frames"):
        assert httpx.get(f"{host.url}/api{path}", timeout=SOON).status_code == 404
    record = "formicarium 1\n# \0\n"
    headers = {"X-Formicarium": "1"}
    reply = httpx.post(f"{host.url}/api/replays", json={"record": record}, headers=headers, timeout=SOON)
    assert (reply.status_code, reply.json()["error"]["id"]) == (400, "error-record")
    assert reply.json()["error"]["args"]["line"] == 2


def test_another_version_is_told_so_and_closed(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            made = await ada.table("me", "bot:random")
            async with connect(f"{host.url.replace('http', 'ws')}/ws/tables/{made['table']}") as socket:
                await socket.send(json.dumps({"type": "hello", "version": 2, "seen": -1}))
                assert json.loads(await socket.recv())["say"]["id"] == "error-version"
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == 4400

    asyncio.run(scenario())


def test_too_many_messages_get_errors_and_hurt_nobody(strict: Host) -> None:
    async def scenario() -> None:
        async with Person(strict.url) as ada, Person(strict.url) as eve:
            made = await ada.table("me", "bot:random", options={"first_ant": 0})
            async with eve.page(made["table"]) as noisy, ada.page(made["table"]) as page:
                for _ in range(100):
                    await noisy.send({"type": "ping"})
                await noisy.until(lambda: len(noisy.of("pong")) + len(noisy.of("error")) == 100)
                assert len(noisy.of("pong")) >= 15
                assert noisy.of("error")[0]["say"]["id"] == "error-too-often"
                await noisy.send("x" * 20_000)
                await asyncio.sleep(1.1)
                await noisy.send(json.dumps({"type": "chat", "key": "k", "text": "y" * 20_000}))
                await noisy.until(lambda: noisy.of("error")[-1]["say"]["id"] == "error-too-large")
                replies = [await noisy.ask("chat", text="hi") for _ in range(5)]
                assert [reply["type"] for reply in replies] == ["done"] * 3 + ["refused"] * 2
                assert (await page.answer())["type"] == "done", "others play on"

    asyncio.run(scenario())


def test_sockets_tables_and_logins_are_counted(strict: Host) -> None:
    async def scenario() -> None:
        async with Person(strict.url) as ada:
            made = await ada.table("me", "bot:random")
            address = f"{strict.url.replace('http', 'ws')}/ws/tables/{made['table']}"
            sockets = [await connect(address) for _ in range(6)]
            async with connect(address) as refused:
                with pytest.raises(ConnectionClosed):
                    await refused.recv()
            for socket in sockets:
                await socket.close()
            bot = {"game": "arena", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
            replies = [await ada.http.post("/tables", json=bot) for _ in range(5)]
            assert replies[-1].status_code == 429
            wrong = {"name": "nobody", "password": "nothing at all"}
            statuses = [(await ada.http.post("/login", json=wrong)).status_code for _ in range(5)]
            assert statuses == [403, 403, 403, 429, 429]

    asyncio.run(scenario())


def test_large_bodies_are_refused(host: Host) -> None:
    headers = {"X-Formicarium": "1", "Content-Type": "application/json"}
    large = b'{"name": "' + b"x" * 2_000_000 + b'"}'
    assert httpx.post(f"{host.url}/api/me", content=large, headers=headers, timeout=SOON).status_code == 413

    def drops() -> Iterator[bytes]:
        for _ in range(40):
            yield b"x" * 65_536

    try:  # without a length, the server stops listening in the middle
        reply = httpx.post(f"{host.url}/api/me", content=drops(), headers=headers, timeout=SOON)
        assert reply.status_code in (400, 413)
    except httpx.HTTPError:
        pass
    assert httpx.get(f"{host.url}/api/me", timeout=SOON).status_code == 200
