"""Scenes in between: what one answer reveals, collects and refills is seen on the way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.scene.model import Scene
from formicarium.server.table.beats import KEPT, MOST, Reel, Stop, beats, draw
from formicarium.server.table.frames import picture
from formicarium.server.table.patches import patched
from formicarium.server.table.stories import Story
from tests.server.hosting import Host
from tests.server.people import Message, Page, Person


def scenes(page: Page) -> list[tuple[list[Message], Message]]:
    """What somebody at this page has seen: scene after scene, each with the events that led to it."""
    seen: list[tuple[list[Message], Message]] = []
    scene: Message = {}
    for frame in page.of("frame"):
        told = 0
        for shown in (*frame.get("beats", ()), frame):
            scene = shown.get("scene") or patched(scene, shown.get("patch", {}))
            upto = len(frame["events"]) if shown is frame else shown["events"]
            seen.append((frame["events"][told:upto], scene))
            told = upto
    return seen


def things(scene: Message, *names: str) -> dict[str, Any]:
    """Where things lie and what they look like."""
    return {piece["id"]: tuple(piece[name] for name in names) for piece in scene["pieces"]}


@pytest.mark.parametrize("look", ["patch", "whole"])
def test_tokens_turn_and_cards_leave_before_the_next_round(host: Host, look: str) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ant, Person(host.url) as cicada, Person(host.url) as eve:
            made = await ant.table("me", "open", seed=5, options={"first_ant": 0})
            table = made["table"]
            await cicada.sit(made, 1)
            async with (
                ant.page(table, scenes=look, beats=True) as one,
                cicada.page(table, scenes="none") as two,
                eve.page(table, scenes="whole") as plain,
                eve.page(table, scenes=look, beats=True) as watching,
            ):
                for _ in range(7):
                    await one.asked()
                    number = one.frame["number"]
                    await one.answer(lambda options: options[0])
                    await one.until(lambda n=number: one.frame["number"] > n)  # type: ignore[misc]
                assert not any("beats" in frame for frame in one.of("frame")), "one thing at a time so far"
                await two.asked()
                await watching.until(lambda: watching.frame["number"] == two.frame["number"])
                before = scenes(watching)[-1][1]
                await two.answer(lambda options: options[0])
                for page in (one, watching, plain):
                    await page.until(lambda p=page: "TokenRevealed" in str(p.frame["events"]))  # type: ignore[misc]
                assert "beats" not in plain.frame, "who does not ask for them gets none"
                assert scenes(watching)[-1][1] == plain.frame["scene"], "in the end all see the same"
                count = len(watching.frame["beats"])
                assert 2 <= count <= MOST
                shown = scenes(watching)[-count - 1 :]
                assert [event for told, _ in shown for event in told] == watching.frame["events"]
                turned = next(scene for told, scene in shown if "TokenRevealed" in str(told))
                assert things(before, "sprite")["choice:0"] == ("token_back",)
                assert things(turned, "sprite")["choice:0"] != ("token_back",)
                assert "choice:0" not in things(plain.frame["scene"], "sprite")
                for _, scene in shown[:-1]:
                    assert scene["status"] == before["status"]
                    assert [p["active"] for p in scene["panels"]] == [p["active"] for p in before["panels"]]
                    assert {tray["id"] for tray in scene["trays"]} <= {tray["id"] for tray in before["trays"]}

    asyncio.run(scenario())


def walked(game: str, seed: int) -> tuple[fm.Match, Reel]:
    """A match with every table on the way."""
    match, reel, rng = fm.Match(fm.games[game], seed=seed), Reel(), Random(seed)
    while match.pending:
        reel.watch(match.state)
        decision = rng.choice(match.pending)
        match.play(decision.seat, rng.choice(decision.options))
    return match, reel


def drawn_for(match: fm.Match, eyes: int | None) -> Callable[[Stop], Scene | None]:
    return lambda stop: draw(match.game, stop.table, eyes)


def test_where_a_viewer_has_learned_nothing_nothing_is_drawn() -> None:
    match, reel = walked("cicada_and_ant", 3)
    story, stops = Story(None), reel.between(-1, match.state.told)
    story.catch_up(match)
    looked: list[Stop] = []

    def drawn(stop: Stop) -> Scene | None:
        looked.append(stop)
        return draw(match.game, stop.table, None)

    end = picture(match, None)
    twice = [stop for stop in stops for _ in range(2)]
    beats(twice, drawn, story, story.before(stops[0].told) - 1, end, end)
    assert len(looked) < len(twice)
    looked.clear()
    assert beats(stops, drawn, story, len(story.lines), end, end) == []
    assert looked == []


def test_there_are_never_too_many() -> None:
    match, reel = walked("cicada_and_ant", 3)
    stops = reel.between(-1, match.state.told)
    assert len(stops) == KEPT
    story = Story(None)
    story.catch_up(match)
    start = draw(match.game, stops[0].table, None)
    assert start is not None
    sent = story.before(stops[0].told) - 1
    found = beats(stops, drawn_for(match, None), story, sent, start, picture(match, None))
    assert len(found) == MOST, "of many, some that lie evenly between the first and the last"
    assert [beat.events for beat in found] == sorted({beat.events for beat in found})


def test_a_table_that_cannot_be_drawn_on_the_way_is_left_out() -> None:
    match, reel = walked("cicada_and_ant", 3)
    stop = reel.between(-1, match.state.told)[0]
    assert draw(match.game, stop.table, 0) is not None
    assert draw(fm.games["ant_war"], stop.table, 0) is None
