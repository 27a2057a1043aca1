"""One match in both builds: what the one has begun the other goes on with, and nobody can tell them apart."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import formicarium

ROOT = Path(__file__).parents[2]
HERE = Path(formicarium.__file__).parents[1]
GO_ON = """
import hashlib, json, pickle, sys
from dataclasses import asdict
import formicarium as fm
from formicarium.core.plain import fingerprint

text, until = sys.stdin.read(), int(sys.argv[1])
winter = {"mode": "winter", "power_cards": True}
match = fm.replay(text) if text else fm.Match(fm.games["cicada_and_ant"], 3, seed=5, options=winter)
while match.pending and match.number < until:
    decision = match.pending[-1]
    match.play(decision.seat, decision.options[match.number * 7 % len(decision.options)])
table = match.state.copy()
assert table == match.state == pickle.loads(pickle.dumps(match.state))
print(json.dumps({
    "compiled": fm.compiled,
    "record": match.record.dumps(),
    "table": fingerprint(match.state),
    "log": [repr(told) for told in match.log],
    "options": [[repr(move) for move in decision.options] for decision in match.pending],
    "pickle": hashlib.sha256(pickle.dumps(table)).hexdigest(),
    "view": repr(match.view(0)),
    "scene": asdict(match.scene(0)),  # numbers of a scene are fractions in the one, and whole in the other
}))
"""


def go_on(build: Path, record: str, until: int) -> dict[str, Any]:
    """A match in a process of its own: begun, or taken up from its record, and played on."""
    env = {**os.environ, "PYTHONPATH": str(build), "PYTHONSAFEPATH": "1"}
    command = [sys.executable, "-c", GO_ON, str(until)]
    done = subprocess.run(command, input=record, env=env, capture_output=True, text=True, check=True)
    told: dict[str, Any] = json.loads(done.stdout)
    assert told.pop("compiled") is (build == HERE)
    return told


@pytest.mark.skipif(not formicarium.compiled, reason="there is one build here")
def test_a_match_begun_in_one_build_goes_on_in_the_other() -> None:
    begun = {build: go_on(build, "", 40) for build in (ROOT, HERE)}
    assert begun[ROOT] == begun[HERE]
    ended = [go_on(build, begun[ROOT]["record"], 10**6) for build in (ROOT, HERE)]
    assert ended[0] == ended[1]
    assert ended[0]["record"] != begun[ROOT]["record"]
