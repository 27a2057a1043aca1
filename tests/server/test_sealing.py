"""What is sent to a browser can be read by it alone, and goes to public addresses only."""

from __future__ import annotations

import asyncio
import socket
import time

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from formicarium.server.post import outward
from formicarium.server.post.outward import Forbidden, Unreachable
from formicarium.server.post.sealing import (
    MOST,
    authorization,
    new_key,
    packed,
    public,
    seal,
    unpacked,
)
from tests.server.pushing import Browser, PushService, opened, push_service, vouched

# RFC 8291, appendix A
OURS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SHARED = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
    "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_a_payload_is_sealed_as_the_standard_shows_it() -> None:
    ours = ec.derive_private_key(int.from_bytes(unpacked(OURS), "big"), ec.SECP256R1())
    text = b"When I grow up, I want to be a watermelon"
    assert packed(seal(text, unpacked(BROWSER), unpacked(SHARED), ours, unpacked(SALT))) == SEALED


def test_only_the_browser_it_is_for_reads_it_and_twice_the_same_looks_different() -> None:
    ada, bo = Browser(PushService(), "ada"), Browser(PushService(), "bo")
    given = ada.subscription
    one, two = (seal(b"your turn", unpacked(given["key"]), unpacked(given["secret"])) for _ in range(2))
    assert one != two
    assert opened(ada.key, ada.shared, one) == opened(ada.key, ada.shared, two) == b"your turn"
    with pytest.raises(InvalidTag):
        opened(bo.key, ada.shared, one)
    with pytest.raises(ValueError, match="more than fits"):
        seal(b"x" * (MOST + 1), unpacked(given["key"]), unpacked(given["secret"]))


def test_push_services_learn_who_sends_for_this_service_and_for_half_a_day() -> None:
    key, now = new_key(), time.time()
    header = authorization(key, "https://push.example", "https://ants.example", now)
    claims = vouched(header)
    assert claims == {"aud": "https://push.example", "exp": int(now) + 43_200, "sub": "https://ants.example"}
    assert header.endswith(packed(public(key)))
    other = authorization(new_key(), "https://push.example", "https://ants.example", now)
    with pytest.raises(InvalidSignature):
        vouched(header.partition(", k=")[0] + other[other.index(", k=") :])


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/a",
        "https://push.example:8443/a",
        "https://ada:secret@push.example/",
        "ftp://push.example/",
        "https:///a",
        "https://push.example/a b",
        "https://push.example/a\r\nX: y",
        "https://push.example:nine/",
        "https://" + "a" * 1000,
    ],
)
def test_only_plain_public_addresses_are_sent_to(url: str) -> None:
    with pytest.raises(Forbidden):
        outward.target(url)


async def posted(
    url: str, headers: dict[str, str] | None = None, body: bytes = b"", inward: bool = False
) -> int:
    names = outward.Names()
    try:
        return await outward.post(names, url, headers or {}, body, inward)
    finally:
        names.close()


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "localhost", "10.1.2.3", "192.168.0.1", "169.254.169.254", "[::1]", "[fd00::1]",
     "[::ffff:127.0.0.1]", "[64:ff9b::a00:1]", "[64:ff9b:1::7f00:1]",
     "[::127.0.0.1]", "[::ffff:0:127.0.0.1]", "[fec0::1]", "[2001:0:a00:1::]",
     "[2002:a00:1::]", "2130706433", "0.0.0.0", "224.0.0.1"],
)  # fmt: skip
def test_nothing_is_sent_into_the_houses_own_network(host: str) -> None:
    with pytest.raises((Forbidden, Unreachable)):
        asyncio.run(posted(f"https://{host}/"))


def test_a_name_that_leads_inwards_is_refused_before_anybody_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario() -> None:
        async with push_service() as service:
            found = [(2, 1, 6, "", ("9.9.9.9", 443)), (2, 1, 6, "", ("127.0.0.1", service.port))]
            monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
            with pytest.raises(Forbidden):
                await posted("https://push.example/")
            assert service.came == []

    asyncio.run(scenario())


def test_a_redirection_is_an_answer_like_any_other_and_silence_is_not() -> None:
    async def scenario() -> None:
        async with push_service() as service:
            service.answers = [302]
            assert await posted(f"{service.url}/a", {"TTL": "5"}, b"body", inward=True) == 302
            [(path, headers, body)] = service.came
            assert (path, headers["ttl"], body) == ("/a", "5", b"body")
            url = service.url
        with pytest.raises(Unreachable):
            await posted(f"{url}/a", inward=True)

    asyncio.run(scenario())
