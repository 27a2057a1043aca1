"""Frames tell what a seat knows, and nothing by their numbers, gaps or flags."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.core.record import Header
from formicarium.server import wire
from formicarium.server.frames import Story, frame, picture
from formicarium.server.ledger import Ledger
from tests.server import drawn_arena  # noqa: F401, registers the Arena

SEATS = 3


def begun_at(position: Any) -> Ledger:
    header = Header(position["game"], position["rules"], position["seats"], position["options"], 5, position)
    return Ledger.opened("table", header)[0]


def knowledge(ledger: Ledger, eyes: int | None) -> Any:
    """All that somebody with these eyes may know, by the engine's own account."""
    match = ledger.match
    decision = match.decision(eyes) if eyes is not None else None
    told = [each.event for each in match.events(eyes)]
    return match.view(eyes), decision, match.answered(), match.outcome, told


def bytes_for(ledger: Ledger, eyes: int | None) -> bytes:
    """What goes over the wire."""
    story = Story(eyes)
    story.catch_up(ledger.match)
    mine = () if eyes is None else (eyes,)
    head = wire.encode(frame(ledger, eyes, mine))
    return wire.told(head, wire.encode(picture(ledger.match, eyes)), 0, story.lines)


def let_others_answer(ledger: Ledger, eyes: int, rng: Random) -> None:
    """Whoever else is asked answers: in secret as it likes, in the open with the first option."""
    for _ in range(40):
        others = [d for d in ledger.match.pending if d.seat != eyes]
        if not others:
            return
        decision = others[0]
        known = decision in ledger.waiting()
        move = decision.options[0] if known else decision.timeout
        ledger.answer(decision.seat, move.spell(), "a", None)


@pytest.mark.parametrize("eyes", range(SEATS))
@pytest.mark.parametrize("seed", range(25))
def test_what_cannot_be_told_apart_is_told_alike(seed: int, eyes: int) -> None:
    """Two worlds, one view: as long as a seat's knowledge is the same, so are its bytes."""
    rng = Random(seed)
    match = fm.Match(fm.games["arena"], seats=SEATS, seed=seed, options={"rounds": 2})
    for _ in range(rng.randrange(4, 28)):
        if match.pending:
            decision = rng.choice(match.pending)
            match.play(decision.seat, rng.choice(decision.options))
    if match.outcome is not None:
        return
    worlds = (match.state, match.imagine(eyes, rng))
    ledgers = [begun_at(match.game.describe(world, match.options)) for world in worlds]
    for _ in range(12):
        for ledger in ledgers:
            let_others_answer(ledger, eyes, rng)
        one, two = ledgers
        if knowledge(one, eyes) != knowledge(two, eyes):
            break  # chance dealt differently, and it shows
        assert bytes_for(one, eyes) == bytes_for(two, eyes)
        assert bytes_for(one, None) == bytes_for(two, None)
        assert one.may_undo(eyes) == two.may_undo(eyes)
        asked = one.match.decision(eyes)
        if asked is None:
            break
        path = rng.choice(asked.options).spell()
        for ledger in ledgers:
            ledger.answer(eyes, path, "a", None)


def test_a_story_has_no_gaps_where_others_saw_more() -> None:
    """Events are numbered as their viewer counts them, and causes are events the viewer has seen."""
    for seed in range(10):
        rng = Random(seed)
        match = fm.Match(fm.games["arena"], seats=SEATS, seed=seed)
        stories = {eyes: Story(eyes) for eyes in (None, 0, 1, 2)}
        while match.pending:
            decision = rng.choice(match.pending)
            match.play(decision.seat, rng.choice(decision.options))
            for eyes, story in stories.items():
                story.catch_up(match)
                assert len(story.lines) == len(match.events(eyes))
        for story in stories.values():
            told = [json.loads(bytes(line)) for line in story.lines]
            assert [event["number"] for event in told] == list(range(len(told)))
            assert all(-1 <= event["cause"] < event["number"] for event in told)
