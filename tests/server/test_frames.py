"""Frames tell what a seat knows, and nothing by their numbers, gaps, flags or pictures on the way."""

from __future__ import annotations

import json
import time
from itertools import count
from random import Random

import pytest

import formicarium as fm
from formicarium.core.decision import Move
from formicarium.core.record import Header
from formicarium.core.state import State, Step
from formicarium.scene.model import Scene
from formicarium.server import wire
from formicarium.server.table.beats import Beat, Stop, beats, draw
from formicarium.server.table.frames import frame, picture
from formicarium.server.table.ledger import Ledger
from formicarium.server.table.stories import Story
from formicarium.server.table.weighing import WORLDS, Final, weighed
from formicarium.texts.message import Message, SeatName, message
from tests.server import drawn_arena  # noqa: F401, registers the Arena
from tests.server.worlds import SEED, Twins, World, moments

SECONDS = 5.0  # for each game
FEWEST = 8  # moments of each game that are looked at, however long it takes
FOLLOWED = 5  # answers after each
EARLY = 120  # decisions of a match that moments are taken from


def story_of(world: World, eyes: int | None) -> Story:
    story = Story(eyes)
    story.catch_up(world.ledger.match)
    return story


def final_answers(world: World, eyes: int | None) -> dict[Move, Final]:
    """What a seat is told about some of its options, a little later."""
    match = world.ledger.match
    asked = match.decision(eyes) if eyes is not None else None
    if asked is None:
        return {}
    worlds = [match.imagine(asked.seat, Random(number)) for number in range(WORLDS)]
    verdicts = {move: weighed(worlds, asked.seat, move) for move in asked.options[:8]}
    return {move: verdict for move, verdict in verdicts.items() if verdict}


def bytes_for(world: World, eyes: int | None) -> bytes:
    """Where we are and what happened, as it goes over the wire."""
    mine = () if eyes is None else (eyes,)
    head = wire.encode(frame(world.ledger, eyes, mine, final_answers(world, eyes)))
    return wire.told(head, wire.encode(picture(world.ledger.match, eyes)), 0, story_of(world, eyes).lines)


def on_the_way(world: World, eyes: int | None, told: int, sent: int) -> list[Beat]:
    """The beats since so many events, of which these eyes had seen some."""
    match = world.ledger.match

    def drawn(stop: Stop) -> Scene | None:
        return draw(match.game, stop.table, eyes)

    stops = world.reel.between(-1, match.state.told)
    before = next((scene for stop in stops if stop.told == told and (scene := drawn(stop))), None)
    if before is None:
        return []
    later = [stop for stop in stops if stop.told > told]
    return beats(later, drawn, story_of(world, eyes), sent, before, picture(match, eyes))


@pytest.mark.parametrize("game", sorted(fm.games))
def test_what_cannot_be_told_apart_is_told_alike(game: str) -> None:
    """Two worlds, one view: as long as a seat's knowledge is the same, so are its bytes."""
    until = time.monotonic() + SECONDS
    for looked, (match, eyes) in zip(count(), moments(game, Random(game), EARLY), strict=False):
        if looked >= FEWEST and time.monotonic() > until:
            break
        twins = Twins(match, eyes, Random(looked))
        told = [-1, -1]
        sent: dict[int | None, list[int]] = {}
        for _ in range(FOLLOWED):
            if not twins.alike():
                break  # chance dealt differently, and it shows
            one, two = twins.worlds
            where = f"{game} seats {match.state.seats} moment {looked} eyes {eyes} {one.given} {two.given}"
            assert one.ledger.way_back(eyes) == two.ledger.way_back(eyes), where
            for viewer in (eyes, None):
                assert bytes_for(one, viewer) == bytes_for(two, viewer), where
                if told[0] >= 0:
                    beats_of_one = on_the_way(one, viewer, told[0], sent[viewer][0])
                    assert beats_of_one == on_the_way(two, viewer, told[1], sent[viewer][1]), where
                sent[viewer] = [len(story_of(world, viewer).lines) for world in twins.worlds]
            told = [world.ledger.match.state.told for world in twins.worlds]
            if not twins.step():
                break


def test_a_story_has_no_gaps_where_others_saw_more() -> None:
    """Events are numbered as their viewer counts them, and causes are events the viewer has seen."""
    for seed in range(10):
        rng = Random(seed)
        match = fm.Match(fm.games["arena"], seats=3, seed=seed)
        stories = {eyes: Story(eyes) for eyes in (None, 0, 1, 2)}
        while match.pending:
            decision = rng.choice(match.pending)
            match.play(decision.seat, rng.choice(decision.options))
            for eyes, story in stories.items():
                story.catch_up(match)
                assert len(story.lines) == len(match.events(eyes))
        for story in stories.values():
            told = [json.loads(line) for line in story.lines]
            assert [event["number"] for event in told] == list(range(len(told)))
            assert all(-1 <= event["cause"] < event["number"] for event in told)


def test_a_line_says_whom_it_hits_where_turns_begin_and_what_is_noise() -> None:
    """Each viewer is told of their own hits only, though most of a line is the same for all."""
    rng = Random(3)
    match = fm.Match(fm.games["antics"], seats=3, seed=3)
    while match.pending and match.number < 400:
        decision = rng.choice(match.pending)
        match.play(decision.seat, rng.choice(decision.options))
    hit: dict[int | None, set[int]] = {}
    for eyes in (0, 1, 2, None):
        story = Story(eyes)
        story.catch_up(match)
        hit[eyes] = set()
        for line, told in zip(map(json.loads, story.lines), match.events(eyes), strict=True):
            event = told.event
            assert line.get("turn") == ("opens" if event.opens else "closes" if event.closes else None)
            assert line.get("noise", False) == event.noise
            assert line.get("hits", False) == (eyes is not None and event.hits(eyes))
            if "hits" in line:
                hit[eyes].add(told.number)
    assert hit[0] != hit[1] != hit[2]
    assert hit[None] == set()


def test_only_who_is_asked_reads_what_an_option_would_throw_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two seats are asked under seal: each reads its own losses, where there are any; nobody else does."""

    def warning(step: Step[State, Move], s: State, seat: int, move: Move) -> Message | None:
        parry = move.spell()[0].startswith("card:parry")
        return message("loses-parry", seat=SeatName(seat)) if parry else None

    monkeypatch.setattr(Step, "warning", warning)
    ledger = Ledger.opened("table", Header("arena", 1, 2, {"rounds": 1}, SEED))[0]
    asked = [ledger.match.decision(seat) for seat in range(2)]
    for seat, decision in enumerate(asked):
        assert decision is not None
        own = json.loads(wire.encode(frame(ledger, seat, (seat,))))["decisions"][0]["options"]
        loses = [option.get("loses") for option in own]
        assert None in loses
        assert {"id": "loses-parry", "args": {"seat": {"seat": seat}}} in loses
        for option, move in zip(own, decision.options, strict=True):
            assert ("loses" in option) == (move in ledger.match.warnings(seat))
    assert b"loses" not in wire.encode(frame(ledger, None, ()))
