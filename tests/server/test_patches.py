"""Patches add up to scenes."""

from __future__ import annotations

import json
from random import Random

import pytest

import formicarium as fm
from formicarium.server import wire
from formicarium.server.table.frames import picture
from formicarium.server.table.patches import patch, patched


@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_patches_from_frame_to_frame_add_up_to_the_scene(eyes: int | None) -> None:
    rng = Random(3)
    match = fm.Match(fm.games["cicada_and_ant"], seats=2, seed=3)
    old = picture(match, eyes)
    shown = json.loads(wire.encode(old))
    sizes = []
    while match.pending:
        decision = match.pending[0]
        match.play(decision.seat, rng.choice(decision.options))
        new = picture(match, eyes)
        changes = wire.encode(patch(old, new))
        sizes.append(len(changes))
        shown = patched(shown, json.loads(changes))
        assert shown == json.loads(wire.encode(new))
        old = new
    assert sum(sizes) / len(sizes) < len(wire.encode(old)) / 5


def test_equal_scenes_need_no_patch() -> None:
    match = fm.Match(fm.games["cicada_and_ant"], seats=2, seed=3)
    assert patch(picture(match, 0), picture(match, 0)) == {}
