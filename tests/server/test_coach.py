"""The coach over the wire: cards, an explanation and dangers for one's own seat, from its own view."""

from __future__ import annotations

import asyncio

import httpx

from formicarium.core.coach import CARDS
from tests.server.hosting import Host
from tests.server.people import SOON, Person


def test_the_coach_speaks_to_a_seat_of_ones_own(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            made = await ada.table("me", "bot:random", options={"first_ant": 0})
            async with ada.page(made["table"]) as page:
                await page.asked()
                told = await page.ask("coach", seat=0)
                assert [card["say"]["id"] for card in told["cards"]] == [f"coach-{id}" for id in CARDS]
                assert told["cards"][0]["title"] == {"id": "coach-title-want", "args": {}}
                assert told["cards"][2]["say"]["args"]["shelves"] == 2
                assert told["prompt"] == "ask-place-ant"
                assert told["explains"] == {"id": "coach-ask-place-ant", "args": {"left": 6}}
                assert told["dangers"] == []
                other = await page.ask("coach", seat=1)
                assert (other["type"], other["say"]["id"]) == ("refused", "refused-not-yours")
                await page.ask("concede", seat=0)
                assert (await page.ask("coach", seat=0))["say"]["id"] == "refused-match-over"

    asyncio.run(scenario())


def test_its_words_are_sent_once(host: Host) -> None:
    with httpx.Client(base_url=f"{host.url}/api/games/antics/coach/texts", timeout=SOON) as http:
        words = http.get("/fr")
        assert "coach-want =" in words.text
        again = http.get("/fr", headers={"If-None-Match": words.headers["etag"]})
        assert (again.status_code, again.text) == (304, "")
