"""Looking at matches again, and playing on from where they were."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from math import inf

import pytest

import formicarium as fm
from formicarium.core.record import Answered
from formicarium.server.table.open_table import open_scene
from tests.server.hosting import Host
from tests.server.people import Person


def played(seed: int, game: str = "cicada_and_ant", seats: int = 2, answers: float = inf) -> fm.Match:
    """A match at random, to its end or for so many answers."""
    rng = random.Random(seed)
    match = fm.Match(fm.games[game], seats=seats, seed=seed)
    while match.pending and answers > 0:
        match.play(match.pending[0].seat, rng.choice(match.pending[0].options))
        answers -= 1
    return match


def test_an_uploaded_record_is_shown_frame_by_frame(host: Host) -> None:
    match = played(4)
    answers = [entry for entry in match.record.entries if isinstance(entry, Answered)]

    async def scenario() -> None:
        async with Person(host.url) as ada:
            info = await ada.post("/replays", {"record": match.record.dumps()}, 201)
            assert info["game"] == "cicada_and_ant"
            assert info["length"] == len(answers)
            assert (await ada.post("/replays", {"record": match.record.dumps()}))["id"] == info["id"]
            assert (await ada.get(f"/replays/{info['id']}"))["record"] == match.record.dumps()
            frames: list[dict[str, object]] = []
            for first in range(0, info["length"] + 1, 50):
                path = f"/replays/{info['id']}/frames?seat=0&from={first}&to={first + 49}"
                frames += await ada.get(path)
            assert [frame["number"] for frame in frames] == list(range(info["length"] + 1))
            assert frames[-1]["outcome"] is not None
            hidden = await ada.get(f"/replays/{info['id']}/frames?from=0&to=49")
            open_ones = await ada.get(f"/replays/{info['id']}/frames?seat=open&from=0&to=49")
            number = next(n for n, entry in enumerate(answers, 1) if "token:" in entry.words())
            assert number < 50
            assert hidden[number]["say"] is None
            assert open_ones[number]["say"]["args"] == {"path": {"name": answers[number - 1].words()[6:]}}
            await ada.get(f"/replays/{info['id']}/frames?seat=9", 400)
            await ada.get(f"/replays/{info['id']}/frames?seat=x", 400)
            await ada.get("/replays/nothing", 404)

    asyncio.run(scenario())


@pytest.mark.parametrize("game", sorted(fm.games))
def test_on_the_open_table_everything_of_every_seat_has_one_place(game: str) -> None:
    match = played(1, game, max(fm.games[game].seats), 60)
    scene = open_scene(match)
    places = [(place.id, board) for board in scene.boards for place in board.places]
    found = dict(places)
    assert len(found) == len(places)
    lies = {piece.id: found[piece.on].id for piece in scene.pieces if piece.on in found}
    for seat in range(match.state.seats):
        own = match.scene(seat)
        for board in own.boards:
            here = {place.id for place in board.places}
            assert all(lies[piece.id] == board.id for piece in own.pieces if piece.on in here)


@pytest.mark.parametrize("game", sorted(fm.games))
def test_on_the_open_table_every_hand_lies_whole_and_marked(game: str) -> None:
    match = played(3, game, max(fm.games[game].seats), 60)
    public, table = match.scene(None), open_scene(match)
    known = {tray.id for tray in public.trays}
    marks = {tray.id: tray.seat for tray in table.trays}
    for seat in range(match.state.seats):
        own = match.scene(seat)
        hand = {tray.id for tray in own.trays} - known
        held = Counter((card.name, card.face) for card in own.cards if card.on in hand)
        shown = (card for card in table.cards if card.on not in known and marks.get(card.on) == seat)
        assert Counter((card.name, card.face) for card in shown) == held


def test_a_record_that_cannot_be_played_is_refused_with_its_line(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            good = played(4).record.dumps()
            for bad in (
                "",
                "hello",
                good.replace("game: cicada_and_ant", "game: chess"),
                good + "0 cell:r9c9\n",
            ):
                reply = await ada.post("/replays", {"record": bad}, 400)
                assert reply["error"]["id"] == "error-record"
            await ada.post("/replays", {"record": "x" * 300_000}, 413)

    asyncio.run(scenario())


def test_a_finished_table_is_its_own_replay(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url, "Ada") as ada:
            made = await ada.table("me", "bot:random")
            await ada.get(f"/replays/{made['table']}", 404)
            async with ada.page(made["table"]) as page:
                await page.play()
            detail = await ada.get(f"/tables/{made['table']}")
            info = await ada.get(f"/replays/{detail['replay']}")
            assert info["names"] == ["Ada", ""]
            last = info["length"]
            frames = await ada.get(f"/replays/{detail['replay']}/frames?seat=0&from={last}&to={last}")
            assert frames[0]["scene"] == page.frame["scene"]

    asyncio.run(scenario())


def test_figures_are_for_matches_that_are_over(host: Host) -> None:
    match = played(4)

    async def scenario() -> None:
        async with Person(host.url, "Ada") as ada:
            made = await ada.table("me", "bot:random")
            await ada.get(f"/replays/{made['table']}/figures", 404)
            info = await ada.post("/replays", {"record": match.record.dumps()}, 201)
            found = await ada.get(f"/replays/{info['id']}/figures")
            assert found["turns"][0] == {"number": None, "at": 0}
            assert found["turns"][-1] == {"number": len(found["turns"]) - 1, "at": info["length"]}
            points = found["curves"][0]
            assert match.outcome is not None
            assert (points["key"], points["totals"]) == ("points", list(match.outcome.scores))
            assert [len(values) for values in points["values"]] == [len(found["turns"])] * 2
            words = await ada.get("/games/cicada_and_ant/figures/texts/fr")
            assert all(f"figure-{row['key']}-about = " in words for row in found["curves"] + found["totals"])

    asyncio.run(scenario())


def test_one_plays_on_from_any_answer_of_a_record(host: Host) -> None:
    match = played(4)

    async def scenario() -> None:
        async with Person(host.url) as ada:
            record = match.record.dumps()
            made = await ada.table("me", "bot:random", record=record, upto=9)
            async with ada.page(made["table"]) as page:
                await page.play()
            again = fm.replay(await ada.get(f"/tables/{made['table']}/record"))
            first = [e.words() for e in match.record.entries if isinstance(e, Answered)][:9]
            assert [e.words() for e in again.record.entries if isinstance(e, Answered)][:9] == first

    asyncio.run(scenario())
