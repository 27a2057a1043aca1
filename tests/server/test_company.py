"""Nobody is stranded: giving up, agreeing to stop, playing on without somebody, taking a seat over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import formicarium as fm
from formicarium.core.verify import verify
from tests.server.hosting import Host, hosted
from tests.server.people import Page, Person

A_MOMENT = "1,1,1"  # seconds of absence, at any clock


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server where nobody waits long for anybody."""
    folder = tmp_path_factory.mktemp("hasty")
    with hosted(str(folder / "tables.sqlite"), folder, absence=A_MOMENT) as running:
        yield running
        assert running.errors() == []


def company(page: Page) -> Any:
    """What was last told about who keeps the match going."""
    return page.of("company")[-1]


async def told(page: Page, seen: Callable[[Any], bool]) -> None:
    await page.until(lambda: bool(page.of("company")) and seen(company(page)))


async def ended(*pages: Page) -> None:
    for page in pages:
        await page.until(lambda p=page: bool(p.frame["outcome"]))  # type: ignore[misc]


async def two(ada: Person, bo: Person, **wish: Any) -> Any:
    made = await ada.table("me", "open", **wish)
    await bo.sit(made, 1)
    return made


# Giving up


def test_of_two_whoever_gives_up_has_lost(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url, "Ada") as ada, Person(host.url, "Bo") as bo:
            made = await two(ada, bo, options={"first_ant": 0})
            async with ada.page(made["table"]) as here, bo.page(made["table"]) as there:
                await here.asked()
                await here.answer()
                assert company(there)["ways"]["concede"] == "end"
                assert (await here.ask("concede", seat=1))["say"]["id"] == "refused-not-yours"
                assert (await there.ask("concede", seat=1, key="once"))["type"] == "done"
                await ended(here, there)
                assert (await there.ask("concede", seat=1, key="once"))["type"] == "done", "twice is once"
                for page in (here, there):
                    outcome = page.frame["outcome"]
                    assert (outcome["how"], outcome["conceded"]) == ("conceded", [1])
                    assert outcome["ranks"] == [1, 2]
                    assert outcome["why"] == {"id": "outcome-conceded", "args": {"seat": {"seat": 1}}}
                    assert not page.frame["decisions"]
                    assert not page.frame["waiting"]
                late = {"seat": 0, "number": here.frame["number"], "path": ["cell:r1c2"]}
                assert (await here.ask("move", **late))["say"]["id"] == "refused-match-over"
                assert (await here.ask("undo", seat=0, number=here.frame["number"]))["type"] == "refused"
                assert (await here.ask("consent", what="end"))["say"]["id"] == "refused-match-over"
                assert company(here)["ways"] == {
                    "concede": None, "draw": False, "end": False, "replace": [], "take": [],
                }  # fmt: skip
            for person, place in ((ada, 1), (bo, 2)):
                (card,) = (await person.get("/me"))["tables"]
                assert card["over"]
                assert card["result"]["how"] == "conceded"
                assert card["result"]["ranks"][card["sat"][0]] == place
            record = await ada.get(f"/tables/{made['table']}/record")
            assert record.endswith("# end: conceded 1\n")
            assert fm.replay(record).outcome is None, "the rules know nothing of it"
            assert verify(record).kind == "fits"
            for id in (made["table"], (await ada.post("/replays", {"record": record}))["id"]):
                last = (await ada.get(f"/replays/{id}"))["length"]
                frames = await ada.get(f"/replays/{id}/frames?seat=open&from=0&to={last}")
                assert [bool(frame["outcome"]) for frame in frames] == [False] * last + [True]
                assert frames[-1]["outcome"]["ranks"] == [1, 2]

    asyncio.run(scenario())


def test_of_three_whoever_gives_up_comes_last_and_a_bot_plays_on(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url, "Ada") as ada, Person(host.url, "Bo") as bo:
            made = await ada.table("me", "open", "bot:random", game="arena", options={"rounds": 2})
            await bo.sit(made, 1)
            async with ada.page(made["table"]) as here, bo.page(made["table"]) as there:
                assert company(there)["ways"]["concede"] == "bot"
                assert (await there.ask("concede", seat=1))["type"] == "done"
                await there.until(lambda: there.frame["eyes"] is None)
                await here.until(lambda: bool(here.of("seats")))
                seat = here.of("seats")[-1]["seats"][1]
                assert (seat["kind"], seat["name"], seat["conceded"]) == ("bot", "Bo", True)
                assert company(there)["ways"]["take"] == [], "giving up is for good"
                await bo.post(f"/tables/{made['table']}/seats/1", {}, 409)
                assert company(here)["ways"]["concede"] == "end", "nobody but bots would be left"
                await here.play()
                await ended(there)
                outcome = here.frame["outcome"]
                assert (outcome["how"], outcome["ranks"][1]) == ("played", 3)
                assert sorted(outcome["ranks"][::2]) in ([1, 2], [1, 1])
            (card,) = (await bo.get("/me"))["tables"]
            assert (card["you"], card["sat"], card["result"]["conceded"]) == ([], [1], [1])
            new = (await bo.post(f"/tables/{made['table']}/rematch"))["table"]
            seats = (await bo.get(f"/tables/{new}"))["seats"]
            assert [(one["kind"], one["name"]) for one in seats] == [
                ("person", "Ada"), ("person", "Bo"), ("bot", ""),
            ]  # fmt: skip

    asyncio.run(scenario())


# Agreeing


def test_a_draw_is_offered_declined_and_agreed_where_the_game_knows_one(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as bo:
            made = await two(ada, bo)
            async with ada.page(made["table"]) as here:
                assert not company(here)["ways"]["draw"]
                assert (await here.ask("consent", what="draw"))["say"]["id"] == "refused-no-draw"
            made = await two(ada, bo, game="ant_war")
            async with ada.page(made["table"]) as here, bo.page(made["table"]) as there:
                assert company(here)["ways"]["draw"]
                assert (await here.ask("consent", what="draw"))["type"] == "done"
                offered = {"what": "draw", "target": None, "agree": [0], "against": [], "need": [1]}
                await told(there, lambda now: now["proposals"] == [offered])
                assert (await there.ask("consent", what="draw", agrees=False))["type"] == "done"
                await told(here, lambda now: now["proposals"][0]["against"] == [1])
                assert (await here.ask("consent", what="draw", agrees=False))["type"] == "done"
                await told(there, lambda now: now["proposals"] == [])
                for page in (there, here):
                    assert (await page.ask("consent", what="draw"))["type"] == "done"
                await ended(here, there)
                assert here.frame["outcome"]["how"] == "drawn"
                assert here.frame["outcome"]["ranks"] == [1, 1]
            assert (await ada.get(f"/tables/{made['table']}/record")).endswith("# end: drawn\n")

    asyncio.run(scenario())


def test_what_is_proposed_lapses_when_the_game_goes_on(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as bo:
            made = await two(ada, bo, game="ant_war")
            async with ada.page(made["table"]) as here, bo.page(made["table"]) as there:
                await here.ask("consent", what="draw")
                await told(there, lambda now: bool(now["proposals"]))
                await here.asked()
                await step(here)  # whoever offers it may play on
                assert company(there)["proposals"]
                await step(there)  # under seal, and there is more to come: nobody may know
                await there.ask("chat", text="Hm")
                await here.until(lambda: bool(here.of("chat")))
                assert company(here)["proposals"]
                await step(there)  # which declines it
                for page in (here, there):
                    await told(page, lambda now: now["proposals"] == [])
                await here.ask("consent", what="end")
                await told(there, lambda now: bool(now["proposals"]))
                await there.ask("consent", what="end", agrees=False)
                await told(here, lambda now: now["proposals"][0]["against"] == [1])
                await step(here)
                await told(here, lambda now: now["proposals"] == [])

    async def step(page: Page) -> None:
        """One of two steps of the set-up, as a clock would play it."""
        question = page.frame["decisions"][0]
        await page.ask("move", seat=question["seat"], number=question["number"], path=question["timeout"])
        await page.until(lambda: page.frame["number"] > question["number"])

    asyncio.run(scenario())


def test_silence_is_no_draw(hasty: Host) -> None:
    async def scenario() -> None:
        async with Person(hasty.url) as ada, Person(hasty.url) as bo:
            made = await two(ada, bo, game="ant_war")
            async with ada.page(made["table"]) as here:
                await here.ask("consent", what="draw")
                await asyncio.sleep(1.1)
                await here.ask("consent", what="draw")  # Bo is away, and has not agreed
                assert company(here)["proposals"][0]["need"] == [1]
                await bo.delete(f"/tables/{made['table']}/seats/1", {"then": "open"})
                await told(here, lambda now: [one["why"] for one in now["missing"]] == ["left"])
                assert company(here)["proposals"] == []
                assert not here.frame["outcome"]

    asyncio.run(scenario())


def test_a_proposal_to_stop_survives_a_restart_and_takes_everybody(
    new_database: Callable[[], str], tmp_path: Path
) -> None:
    async def scenario(host: Host) -> None:
        async with Person(host.url) as ada, Person(host.url) as bo, Person(host.url) as eve:
            made = await two(ada, bo)
            async with ada.page(made["table"]) as here, eve.page(made["table"]) as outside:
                assert (await outside.ask("consent", what="end"))["say"]["id"] == "refused-not-yours"
                assert (await here.ask("consent", what="end"))["type"] == "done"
                assert not here.frame["outcome"]
            await asyncio.to_thread(host.kill)
            await asyncio.to_thread(host.start)
            async with ada.page(made["table"]) as here, bo.page(made["table"]) as there:
                assert company(there)["proposals"][0]["need"] == [1]
                assert (await there.ask("consent", what="end"))["type"] == "done"
                await ended(here, there)
                assert (here.frame["outcome"]["how"], here.frame["outcome"]["ranks"]) == ("ended", [])
            await asyncio.to_thread(host.kill)
            await asyncio.to_thread(host.start)
            async with eve.page(made["table"]) as outside:
                assert outside.frame["outcome"]["how"] == "ended"

    with hosted(new_database(), tmp_path) as host:
        asyncio.run(scenario(host))
        assert host.errors() == []


def test_against_bots_one_stops_alone(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            made = await ada.table("me", "bot:random")
            async with ada.page(made["table"]) as page:
                assert (await page.ask("consent", what="end"))["type"] == "done"
                await ended(page)

    asyncio.run(scenario())


def test_wishes_may_not_be_repeated_without_end(tmp_path: Path) -> None:
    async def scenario(host: Host) -> None:
        async with Person(host.url) as ada, Person(host.url) as bo:
            made = await two(ada, bo)
            async with ada.page(made["table"]) as page:
                said = [(await page.ask("consent", what="end"))["type"] for _ in range(4)]
                assert said == ["done"] * 3 + ["refused"]

    with hosted(str(tmp_path / "tables.sqlite"), tmp_path, limit_wishes="3") as host:
        asyncio.run(scenario(host))


# Without somebody


def test_after_a_while_a_bot_stands_in_for_whoever_has_vanished_until_they_come_back(hasty: Host) -> None:
    async def scenario() -> None:
        async with Person(hasty.url, "Ada") as ada, Person(hasty.url, "Bo") as bo:
            made = await two(ada, bo, options={"first_ant": 1})
            async with ada.page(made["table"]) as here:
                async with bo.page(made["table"]) as there:
                    await there.asked()
                    await told(here, lambda now: now["missing"] == [])
                    refused = await here.ask("consent", what="bot", target=1)
                    assert refused["say"]["id"] == "refused-not-gone", "one alone cannot throw another out"
                await told(here, lambda now: [one["why"] for one in now["missing"]] == ["away"])
                assert 0 < company(here)["missing"][0]["wait"] <= 1
                await asyncio.sleep(1.1)
                assert (await here.ask("consent", what="bot", target=1))["type"] == "done"
                await here.until(lambda: any(news["seats"][1]["kind"] == "bot" for news in here.of("seats")))
                assert here.of("seats")[-1]["seats"][1]["name"] == "Bo"
                await here.asked()
                async with bo.page(made["table"]) as there:
                    assert there.frame["eyes"] is None
                    assert company(there)["ways"]["take"] == [1], "the seat is kept for them"
                    await bo.post(f"/tables/{made['table']}/seats/1", {})
                    await there.until(lambda: there.frame["eyes"] == 1)
                    await told(here, lambda now: now["missing"] == [])

    asyncio.run(scenario())


def test_a_friend_gets_a_link_for_the_seat_of_whoever_has_vanished(hasty: Host) -> None:
    async def scenario() -> None:
        async with (
            Person(hasty.url) as ada,
            Person(hasty.url, "Bo") as bo,
            Person(hasty.url, "Cy") as cy,
        ):
            made = await two(ada, bo)
            await asyncio.sleep(1.1)
            async with ada.page(made["table"]) as here:
                assert (await here.ask("consent", what="friend", target=1))["type"] == "done"
                await told(here, lambda now: [one["why"] for one in now["missing"]] == ["left"])
                old = {"invitation": made["invitations"]["1"]}
                await cy.post(f"/tables/{made['table']}/seats/1", old, 403)
                detail = await ada.get(f"/tables/{made['table']}")
                await cy.sit(detail, 1)
                await told(here, lambda now: now["missing"] == [] or now["missing"][0]["why"] == "away")
                assert here.of("seats")[-1]["seats"][1]["name"] == "Cy"
                await bo.post(f"/tables/{made['table']}/seats/1", {}, 409)

    asyncio.run(scenario())


def test_all_others_may_vote_for_a_bot_at_any_time(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as bo, Person(host.url) as cy:
            made = await ada.table("me", "open", "open", game="arena", options={"rounds": 1})
            await bo.sit(made, 1)
            await cy.sit(made, 2)
            table = made["table"]
            async with ada.page(table) as one, bo.page(table) as other, cy.page(table) as third:
                assert company(one)["ways"]["replace"] == [1, 2]
                assert (await one.ask("consent", what="bot", target=2))["type"] == "done"
                await told(third, lambda now: now["proposals"][:1] and now["proposals"][0]["need"] == [1])
                for agrees in (True, False):
                    veto = await third.ask("consent", what="bot", target=2, agrees=agrees)
                    assert veto["say"]["id"] == "refused-own-seat"
                await third.asked()
                await third.answer()  # who is there after all
                await told(one, lambda now: now["proposals"] == [])
                assert (await one.ask("consent", what="bot", target=2))["type"] == "done"
                assert (await other.ask("consent", what="bot", target=2))["type"] == "done"
                await third.until(lambda: third.frame["eyes"] is None)
                assert company(third)["ways"]["take"] == [2]
                await asyncio.gather(one.play(), other.play())

    asyncio.run(scenario())


def test_whoever_lets_the_clock_play_again_and_again_is_not_waited_for(tmp_path: Path) -> None:
    async def scenario(host: Host) -> None:
        async with Person(host.url) as ada, Person(host.url) as bo:
            made = await two(ada, bo, options={"first_ant": 1}, clock={"kind": "live", "seconds": 5})
            async with ada.page(made["table"]) as here, bo.page(made["table"]) as there:
                await there.asked()
                assert (await here.ask("consent", what="bot", target=1))["type"] == "refused"
                await told(here, lambda now: [one["why"] for one in now["missing"]] == ["late"])
                assert (await here.ask("consent", what="bot", target=1))["type"] == "done"
                await there.until(lambda: there.frame["eyes"] is None)

    with hosted(str(tmp_path / "tables.sqlite"), tmp_path, lates="1") as host:
        asyncio.run(scenario(host))
        assert host.errors() == []


def test_whoever_leaves_leaves_the_others_a_notice_a_link_and_a_choice(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url, "Bo") as bo:
            for choice in ("bot", "friend", "end"):
                made = await two(bo, ada)  # whoever made the table leaves it
                async with ada.page(made["table"]) as page:
                    await bo.delete(f"/tables/{made['table']}/seats/0", {"then": "open"})
                    await told(page, lambda now: now["missing"] == [{"seat": 0, "why": "left", "wait": 0.0}])
                    assert page.of("seats")[-1]["seats"][0]["name"] == "Bo"
                    link = (await ada.get(f"/tables/{made['table']}"))["invitations"]
                    if choice == "friend":
                        async with Person(host.url) as cy:
                            await cy.sit({"table": made["table"], "invitations": link}, 0)
                            await told(page, lambda now: now["missing"][0]["why"] == "away")
                    elif choice == "bot":
                        assert (await page.ask("consent", what="bot", target=0))["type"] == "done"
                        await page.play()
                    else:
                        assert (await page.ask("consent", what="end"))["type"] == "done"
                        await ended(page)
            assert (await bo.get("/me"))["tables"] == []

    asyncio.run(scenario())


def test_what_waited_for_the_word_of_one_who_leaves_is_done(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as bo:
            made = await two(ada, bo)
            async with ada.page(made["table"]) as here:
                await here.ask("consent", what="end")
                await bo.delete(f"/tables/{made['table']}/seats/1", {"then": "open"})
                await ended(here)

    asyncio.run(scenario())


# A bot's seat


def test_a_bots_seat_is_taken_where_the_maker_allows_it(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url, "Bo") as bo, Person(host.url) as cy:
            shut = await ada.table("me", "bot:random", listed=True)
            await bo.post(f"/tables/{shut['table']}/seats/1", {}, 409)
            made = await ada.table("me", "bot:random", "bot:random", joinable=True)
            path = f"/tables/{made['table']}"
            async with ada.page(made["table"]) as here, bo.page(made["table"]) as there:
                assert company(there)["ways"]["take"] == [], "an unlisted table takes an invitation"
                await bo.post(f"{path}/seats/1", {}, 403)
                await ada.post(f"{path}/seats/1", {}, 409)
                link = (await ada.get(path))["invitations"]
                assert sorted(link) == ["1", "2"]
                assert (await bo.get(path))["invitations"] is None
                await bo.post(f"{path}/seats/1", {"invitation": link["1"]})
                await here.until(lambda: bool(here.of("seats")))
                assert here.of("seats")[-1]["seats"][1]["name"] == "Bo"
                await there.until(lambda: there.frame["eyes"] == 1)
                await cy.post(f"{path}/seats/1", {"invitation": link["1"]}, 409)
                assert (await there.ask("concede", seat=1))["type"] == "done"
            public = await ada.table("me", "bot:random", joinable=True, listed=True)
            assert public["table"] in [card["table"] for card in (await cy.get("/tables"))["open"]]
            async with cy.page(public["table"]) as page:
                assert company(page)["ways"]["take"] == [1]
                await cy.post(f"/tables/{public['table']}/seats/1", {})
                await page.until(lambda: page.frame["eyes"] == 1)

    asyncio.run(scenario())


# One's own list


def test_games_are_put_away_and_those_of_ones_own_thrown_away(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as bo:
            solo = (await ada.table("me", "bot:random"))["table"]
            shared = (await two(ada, bo))["table"]
            async with ada.page(solo) as page:
                await ada.post(f"/tables/{shared}/shelf", {"hidden": True})
                await bo.post(f"/tables/{solo}/shelf", {"hidden": True}, 404)
                me = await ada.get("/me")
                assert [card["table"] for card in me["tables"]] == [solo]
                assert [(card["table"], card["own"]) for card in me["away"]] == [(shared, False)]
                assert [card["table"] for card in (await bo.get("/me"))["tables"]] == [shared]
                await ada.post(f"/tables/{shared}/shelf", {"hidden": False})
                await ada.delete(f"/tables/{shared}", {}, 403)
                await bo.delete(f"/tables/{solo}", {}, 403)
                await ada.delete(f"/tables/{solo}", {}, 204)
                await page.until(lambda: page.reader.done())
            await ada.get(f"/tables/{solo}", 404)
            assert [card["table"] for card in (await ada.get("/me"))["tables"]] == [shared]

    asyncio.run(scenario())
