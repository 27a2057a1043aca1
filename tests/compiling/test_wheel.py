"""Two wheels of the same sources: a pure one for every machine, and a compiled one for machines like this."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder

import formicarium
from compiling.build import SUFFIX, Build

ROOT = Path(__file__).parents[2]
HERE = Path(formicarium.__file__).parents[1]
PLAY = """
import json, formicarium as fm

match = fm.Match(fm.games["cicada_and_ant"], 2, seed=3)
while match.pending:
    match.play(match.pending[0].seat, match.pending[0].options[0])
print(json.dumps([fm.compiled, fm.__file__, match.record.dumps()]))
"""


class Played(NamedTuple):
    compiled: bool
    record: str


def played(wheel: Path, folder: Path) -> Played:
    """A match with what this wheel holds, and nothing of the checkout."""
    with ZipFile(wheel) as archive:
        archive.extractall(folder)
    env = {**os.environ, "PYTHONPATH": str(folder), "PYTHONSAFEPATH": "1"}
    done = subprocess.run([sys.executable, "-c", PLAY], env=env, capture_output=True, text=True, check=True)
    compiled, file, record = json.loads(done.stdout)
    assert Path(file).is_relative_to(folder)
    return Played(compiled, record)


def wheel(folder: Path) -> Path:
    (file,) = WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])
    return Path(file)


def test_a_wheel_is_for_every_machine_unless_a_compiled_one_is_asked_for(tmp_path: Path) -> None:
    made = wheel(tmp_path)
    assert made.name.endswith("-py3-none-any.whl")
    assert not played(made, tmp_path / "installed").compiled


@pytest.mark.skipif(not formicarium.compiled, reason="there is one build here")
def test_a_compiled_wheel_is_for_machines_like_this_and_plays_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pure = played(wheel(tmp_path / "pure"), tmp_path / "as it is written")
    monkeypatch.setenv("FORMICARIUM_COMPILE", "1")
    monkeypatch.setattr(Build, "of", lambda root: Build(root, HERE, HERE))
    monkeypatch.setattr(Build, "run", lambda build, jobs: sorted(build.to.rglob(f"*{SUFFIX}")))
    made = wheel(tmp_path / "compiled")
    assert not made.name.endswith("-any.whl")
    assert played(made, tmp_path / "installed") == pure._replace(compiled=True)
