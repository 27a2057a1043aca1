"""Private notes: for their writer's eyes, on any device and after any restart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from tests.server.hosting import Host, hosted
from tests.server.people import Person


def test_notes_are_kept_for_their_writer_alone(new_database: Callable[[], str], tmp_path: Path) -> None:
    async def scenario(host: Host) -> None:
        async with Person(host.url, "Ada") as ada, Person(host.url, "Bo") as bo, Person(host.url) as eve:
            made = await ada.table("me", "open")
            await bo.sit(made, 1)
            address = f"/tables/{made['table']}/note"
            assert await ada.get(address) == {"text": ""}
            async with bo.page(made["table"]) as page:
                await ada.post(address, {"text": "Bo bluffs.\nTwice."})
                await bo.post(address, {"text": "Ada likes mushrooms"})
                await asyncio.sleep(0.2)
                assert not any("bluffs" in text or "mushrooms" in text for text in page.received)
            assert await eve.get(address) == {"text": ""}
            assert (await eve.post(address, {"text": "hm"}, 403))["error"]["id"] == "error-not-seated"
            assert (await ada.post("/tables/nowhere/note", {"text": "hm"}, 404))["error"]
            await ada.post(address, {"text": "x" * 4001}, 400)
            await asyncio.to_thread(host.kill)
            await asyncio.to_thread(host.start)
            assert await ada.get(address) == {"text": "Bo bluffs.\nTwice."}
            told = (await ada.get("/me/export"))["notes"]
            assert [(row["match"], row["text"]) for row in told] == [(made["table"], "Bo bluffs.\nTwice.")]
            await ada.post("/account", {"name": "Ada", "password": "long enough"})
            async with Person(host.url) as again:
                await again.post("/login", {"name": "Ada", "password": "long enough"})
                assert (await again.get(address))["text"].startswith("Bo")
            await ada.post(address, {"text": " "})
            assert await ada.get(address) == {"text": ""}

    with hosted(new_database(), tmp_path) as host:
        asyncio.run(scenario(host))
        assert host.errors() == []
