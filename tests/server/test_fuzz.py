"""Nonsense over HTTP and over the socket: no 5xx, and no table dies of it."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import hypothesis
import schemathesis
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from tests.server.hosting import Host
from tests.server.people import Page, Person

EXAMPLES = 12  # per operation
STEADY = hypothesis.settings(
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(hypothesis.HealthCheck),
    phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
)


def test_schemathesis_finds_no_server_error(host: Host) -> None:
    schema = schemathesis.openapi.from_url(f"{host.url}/api/schema/openapi.json")
    operations: list[Any] = [result.ok() for result in schema.get_all_operations()]  # type: ignore[union-attr]
    assert len(operations) > 15
    for operation in operations:
        _try(host, operation)


def _try(host: Host, operation: Any) -> None:
    @hypothesis.settings(STEADY, max_examples=EXAMPLES)
    @hypothesis.given(case=operation.as_strategy())
    def attempt(case: Any) -> None:
        response = case.call(base_url=host.url, headers={"X-Formicarium": "1"})
        case.validate_response(
            response, checks=[not_a_server_error, status_code_conformance, response_schema_conformance]
        )
        if response.status_code >= 400:
            assert response.json()["error"]["id"], response.text

    attempt()


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
kinds = st.sampled_from(
    ["hello", "move", "undo", "why", "preview", "hint", "coach", "chat", "uncover", "ping", "frame", ""]
)
fields = st.fixed_dictionaries(
    {"type": kinds | json_values},
    optional={
        "version": st.just(1) | json_values,
        "seen": st.integers(-5, 50) | json_values,
        "scenes": st.sampled_from(["whole", "patch", "none"]) | json_values,
        "key": st.text(max_size=70) | json_values,
        "seat": st.integers(-2, 5) | json_values,
        "number": st.integers(-2, 60) | json_values,
        "path": st.lists(st.sampled_from(["cell:r1c1", "token:wood", "", "x" * 200]) | st.text())
        | json_values,
        "text": st.text(max_size=600) | json_values,
    },
)
messages = (
    fields.map(json.dumps) | json_values.map(json.dumps) | st.text(max_size=60) | st.binary(max_size=60)
)


def test_no_message_kills_a_table(host: Host) -> None:
    """Nonsense from a player and from a spectator; then the match is played to its end."""
    rng = random.Random(5)
    nonsense: list[str | bytes] = []

    @hypothesis.settings(STEADY, max_examples=300)
    @hypothesis.given(message=messages)
    def gather(message: str | bytes) -> None:
        nonsense.append(message)

    gather()
    nonsense += ["[" * 5000, '{"type":' * 500, "{}", "null", "\x00", b"\xff\xfe", '{"type":"move"', "9" * 400]

    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as eve:
            made = await ada.table("me", "bot:random", options={"first_ant": 0})
            async with ada.page(made["table"]) as page, eve.page(made["table"]) as watching:
                for message in nonsense:
                    await rng.choice((page, watching)).send(_surrogates_out(message))
                for each in (page, watching):
                    await _settled(each)
                    assert not [e for e in each.of("error") if e["say"]["id"] == "error-server"]
                await page.send({"type": "hello", "version": 1, "seen": -1})
                await _settled(page)
                await page.play()
                assert page.frame["outcome"]

    asyncio.run(scenario())


def _surrogates_out(message: str | bytes) -> str | bytes:
    return message.encode("utf-8", "replace").decode() if isinstance(message, str) else message


async def _settled(page: Page) -> None:
    """Everything sent before has been answered."""
    before = len(page.of("pong"))
    for number in range(3):
        await page.send({"type": "ping"})
        await page.until(lambda n=number: len(page.of("pong")) > before + n)  # type: ignore[misc]
