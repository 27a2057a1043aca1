"""Who somebody is, and stays: among other cookies, on several devices, when secrets change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from gzip import decompress
from pathlib import Path
from unittest.mock import Mock

import httpx
import pytest
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.testing import create_test_client

from formicarium.server.border import static
from formicarium.server.border.packing import PACKED
from formicarium.server.config import Config
from formicarium.server.house import House
from formicarium.server.keeping.database import Database
from formicarium.server.people.cookies import (
    COOKIE,
    SETTLED,
    Cookies,
    first_secrets,
    read_secrets,
    renew_secret,
)
from formicarium.server.people.identity import new_id
from formicarium.server.people.limits import address
from tests.server.hosting import Host
from tests.server.people import SOON, Person

OLD, NEW = b"o" * 32, b"n" * 32
A_HOUSE = {"house": Provide(lambda: Mock(House, config=Config()), sync_to_thread=False)}


def knowing(*keys: bytes, now: float = 0.0) -> Cookies:
    cookies = Cookies()
    cookies.learn(keys, now)
    return cookies


def named(cookies: Cookies, value: str) -> str | None:
    found = cookies.read(f"{COOKIE}={value}")
    return found.device if found else None


@pytest.mark.parametrize(
    "others",
    ['prefs={"lang":"en"}', "a=b c; =; ;;", 'q="unfinished', "x[0]=\x01; é=ü", f"{COOKIE}=of-another-path"],
)
def test_cookies_of_other_applications_do_not_matter(host: Host, others: str) -> None:
    first = httpx.get(f"{host.url}/api/me", timeout=SOON)
    mine = first.headers["set-cookie"].partition(";")[0]
    for header in (f"{others}; {mine}", f"{mine}; {others}"):
        headers = {b"Cookie": header.encode("latin-1")}
        again = httpx.get(f"{host.url}/api/me", headers=headers, timeout=SOON)
        assert "set-cookie" not in again.headers, header


def test_what_everybody_may_keep_makes_nobody_a_guest(host: Host) -> None:
    public = ("/api/games", "/api/texts/en", "/api/games/cicada_and_ant/art", "/api/schema/openapi.json", "/")
    for path in public:
        reply = httpx.get(host.url + path, timeout=SOON)
        assert reply.status_code == 200
        assert "set-cookie" not in reply.headers, path


def test_an_account_lives_in_cookies_of_its_own_one_for_each_device(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as desk, Person(host.url) as phone:
            secret = {"name": f"Ada {new_id(6)}", "password": "correct horse"}
            planted = desk.cookie
            await desk.post("/account", secret)
            await phone.post("/login", secret)
            assert len({planted, desk.cookie, phone.cookie}) == 3
            kept = phone.cookie
            assert (await desk.get("/me"))["account"] == (await phone.get("/me"))["account"] == secret["name"]
            await phone.post("/logout")
            for worthless in (planted, kept):
                me = httpx.get(f"{host.url}/api/me", headers={"Cookie": worthless}, timeout=SOON).json()
                assert me["account"] is None
            assert (await desk.get("/me"))["account"] == secret["name"], "another device stays"

    asyncio.run(scenario())


def test_what_a_guest_made_comes_along_and_leaves_the_guest(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as desk, Person(host.url) as phone:
            secret = {"name": f"Bo {new_id(6)}", "password": "correct horse"}
            await desk.post("/account", secret)
            made = await phone.table("me", "open")
            before = phone.cookie
            async with phone.page(made["table"]) as page:
                await phone.post("/login", secret)
                await asyncio.wait_for(page.reader, SOON)  # it comes back as who they are now
            path = f"/tables/{made['table']}"
            detail = await phone.get(path)
            assert detail["you"] == [0]
            assert detail["invitations"] == made["invitations"]
            headers = {"Cookie": before}
            guest = httpx.get(f"{host.url}/api{path}", headers=headers, timeout=SOON).json()
            assert (guest["you"], guest["invitations"], guest["resume"]) == ([], None, None)
            assert (await desk.get(path))["you"] == [0]

    asyncio.run(scenario())


def test_a_new_secret_signs_once_every_node_knows_it_and_old_cookies_stay_good() -> None:
    ada, bo = new_id(), new_id()
    early, late = knowing(OLD), knowing(OLD)
    cookie = early.sign(ada)
    early.learn([OLD, NEW], 10.0)
    assert named(late, early.sign(bo)) == bo, "a node that has not looked yet knows whom the other names"
    late.learn([OLD, NEW], 60.0)
    early.learn([OLD, NEW], 10.0 + SETTLED)
    assert early.sign(ada) != cookie
    assert named(late, early.sign(bo)) == bo
    read = early.read(f"{COOKIE}={cookie}")
    assert read is not None
    assert read.device == ada
    assert not read.fresh, "it is signed anew"
    assert named(knowing(OLD, NEW), early.sign(ada)) == ada, "a node that starts meanwhile"
    early.learn([NEW], 1000.0)
    assert named(early, cookie) is None
    assert named(early, early.sign(ada)) == ada


def test_a_secret_is_renewed_and_older_ones_forgotten(new_database: Callable[[], str]) -> None:
    database = Database(Config(database=new_database()).url)
    database.migrate()
    with database.engine.begin() as connection:
        first = first_secrets(connection)
        assert first_secrets(connection) == first
        renew_secret(connection, forget=False)
        both = read_secrets(connection)
        assert both[:-1] == first
        renew_secret(connection, forget=True)
        [last] = read_secrets(connection)
        assert last not in both
    database.engine.dispose()


@pytest.mark.parametrize(
    "one, other, same",
    [
        ("2001:db8:0:7::1", "2001:db8:0:7:ffff::2", True),
        ("2001:db8::1", "2001:db8:0:0:5:6:7:8", True),
        ("2001:db8::1:0:0:1", "2001:db8::2:0:0:1", True),
        ("2001:db8:0:7::1", "2001:db8:0:8::1", False),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.8", False),
    ],
)
def test_one_network_is_one_visitor(one: str, other: str, same: bool) -> None:
    assert (address({"client": (one, 1)}) == address({"client": (other, 2)})) is same


def test_a_file_that_has_not_changed_is_not_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("first")
    monkeypatch.setattr(static, "FOLDERS", (tmp_path,))
    with create_test_client(static.page, dependencies=A_HOUSE) as client:
        tag = client.get("/table/x").headers["etag"]
        again = client.get("/table/y", headers={"If-None-Match": f'"other", {tag}'})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        (tmp_path / "index.html").write_text("another")
        assert client.get("/", headers={"If-None-Match": tag}).text == "another"


@pytest.mark.parametrize(
    "path, accepted, packed, size",
    [
        ("/assets/a-1.js", "gzip, br;q=1.0", "br", 6),
        ("/assets/a-1.js", "gzip", "gzip", None),
        ("/assets/a-1.js", "identity", "", 600),
        ("/assets/b-2.woff2", "gzip, br", "", 1),
        ("/", "gzip, br", "gzip", None),  # its name says nothing of its content
    ],
)
def test_a_file_travels_as_small_as_the_browser_takes_it(
    path: str, accepted: str, packed: str, size: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    files = {"index.html": "<p>" * 200, "index.html.br": "of another build"}
    files |= {"assets/a-1.js": "let x;" * 100, "assets/a-1.js.br": "packed", "assets/b-2.woff2": "b"}
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    monkeypatch.setattr(static, "FOLDERS", (tmp_path,))
    compression = CompressionConfig("gzip", minimum_size=1, exclude_opt_key=PACKED)  # as in the app
    with (
        create_test_client(static.page, dependencies=A_HOUSE, compression_config=compression) as client,
        client.stream("GET", path, headers={"Accept-Encoding": accepted}) as reply,
    ):
        sent = b"".join(reply.iter_raw())
    assert reply.headers.get("content-encoding", "") == packed
    if size is None:
        assert decompress(sent).decode() == files[path.strip("/") or "index.html"]
    else:
        assert len(sent) == size


def test_addresses_where_nothing_is_say_so(host: Host) -> None:
    for path in ("/api", "/api/", "/api/nothing", "/assets/nothing.js", "/ws", "/ws/tables/x"):
        reply = httpx.get(host.url + path, timeout=SOON)
        assert reply.status_code == 404, path
        assert reply.json()["error"]["id"] == "error-not-found"
    for path in ("/", "/table/x", "/api/games"):
        whole, head = httpx.get(host.url + path, timeout=SOON), httpx.head(host.url + path, timeout=SOON)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-type"] == whole.headers["content-type"]
