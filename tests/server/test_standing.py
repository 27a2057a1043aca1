"""Never ask me here: a seat's standing wish, kept by the server and nobody else's business."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from tests.server import drawn_arena  # noqa: F401, registers the Arena
from tests.server.hosting import Host, hosted
from tests.server.people import Person
from tests.server.test_secrets import told
from tests.server.worlds import SEED, at_the_attack


def test_a_question_that_one_never_wants_is_let_pass_unseen(
    new_database: Callable[[], str], tmp_path: Path
) -> None:
    """To everybody it looks as if the seat had had nothing to play; and a restart does not forget."""

    async def attack(host: Host, holds: str, restart: bool) -> list[str]:
        async with Person(host.url) as ada, Person(host.url) as bo, Person(host.url) as eve:
            record = at_the_attack(holds)
            made = await ada.table("me", "open", "bot:random", game="arena", record=record, seed=SEED)
            await bo.sit(made, 1)
            table = made["table"]
            async with bo.page(table) as two:
                assert two.welcome["never"] == {"1": []}
                assert (await two.ask("never", seat=1, prompt="ask-parry"))["type"] == "done"
                await two.until(lambda: bool(two.of("seats")))
                assert two.of("seats")[-1]["never"] == {"1": ["ask-parry"]}
            if restart:
                await asyncio.to_thread(host.kill)
                await asyncio.to_thread(host.start)
            async with ada.page(table) as one, bo.page(table) as two, eve.page(table) as three:
                assert two.welcome["never"] == {"1": ["ask-parry"]}
                assert one.welcome["never"] == {"0": []}
                assert three.welcome["never"] == {}
                await one.asked()
                for page in (one, two, three):
                    page.received.clear()
                assert (await one.answer(lambda options: options[1]))["type"] == "done"
                await one.until(lambda: bool(told(one)))
                await three.until(lambda: bool(told(three)))
                await two.until(lambda: "DiceRolled" in str(two.of("frame")))
                assert not any("ask-parry" in text for text in two.received), "nobody was asked"
                return [*told(one), *told(three)]

    with hosted(new_database(), tmp_path, pause="1.0,1.0") as host:
        held = asyncio.run(attack(host, "parry_1", restart=True))
        assert held == asyncio.run(attack(host, "grub_1", restart=False))
        assert host.errors() == []


def test_the_wish_can_be_taken_back_and_is_for_ones_own_seat_only(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as eve:
            made = await ada.table("me", "bot:random", "bot:random", game="arena")
            async with ada.page(made["table"]) as page, eve.page(made["table"]) as other:
                refused = await other.ask("never", seat=0, prompt="ask-parry")
                assert refused["say"]["id"] == "refused-not-yours"
                assert (await page.ask("never", seat=1, prompt="ask-parry"))["type"] == "refused"
                for prompt in ("ask-parry", "ask-trade"):
                    assert (await page.ask("never", seat=0, prompt=prompt))["type"] == "done"
                assert (await page.ask("never", seat=0, prompt="ask-parry", never=False))["type"] == "done"
                await page.until(lambda: len(page.of("seats")) >= 3)
                assert page.of("seats")[-1]["never"] == {"0": ["ask-trade"]}
                await page.send({"type": "never", "key": "k", "seat": 0, "prompt": "no such thing!"})
                await page.until(lambda: bool(page.of("error")))
                for number in range(31):
                    assert (await page.ask("never", seat=0, prompt=f"ask-{number}"))["type"] == "done"
                assert (await page.ask("never", seat=0, prompt="ask-one-too-many"))["type"] == "refused"
                assert all(news["never"] == {} for news in other.of("seats"))
            await ada.delete(f"/tables/{made['table']}/seats/0", {"then": "open"})
            detail = await ada.get(f"/tables/{made['table']}")
            await ada.post(f"/tables/{made['table']}/seats/0", {"invitation": detail["invitations"]["0"]})
            async with ada.page(made["table"]) as page:
                assert page.welcome["never"] == {"0": []}, "whoever comes next has wishes of their own"

    asyncio.run(scenario())


def test_an_open_question_cannot_be_silenced(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            made = await ada.table("me", "bot:random", options={"first_ant": 0})
            async with ada.page(made["table"]) as page:
                await page.ask("never", seat=0, prompt="ask-place-ant")
                await asyncio.sleep(0.3)
                assert page.frame["decisions"][0]["prompt"]["id"] == "ask-place-ant"

    asyncio.run(scenario())
