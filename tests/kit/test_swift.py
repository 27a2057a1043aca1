"""A swift class is what it was, only sooner."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from dataclasses import FrozenInstanceError, dataclass, field, replace

import pytest

from formicarium.kit.swift import swift


@dataclass(frozen=True, slots=True)
class Crumb:
    weight: int
    place: str = "path"


@dataclass(frozen=True, slots=True)
class Loaf:
    """Made of something new each time: left alone."""

    crumbs: list[int] = field(default_factory=list)


def test_it_is_made_compared_copied_and_kept_as_before() -> None:
    before = Crumb(3), repr(Crumb(3, "nest")), hash(Crumb(3))
    swift(Crumb)
    assert (Crumb(3), repr(Crumb(weight=3, place="nest")), hash(Crumb(3))) == before
    assert Crumb(3) != Crumb(3, "nest") == replace(Crumb(3), place="nest")
    assert pickle.loads(pickle.dumps(Crumb(4))) == copy.copy(Crumb(4)) == Crumb(4)
    with pytest.raises(TypeError, match=r"Crumb\.__init__\(\) missing"):
        Crumb()  # type: ignore[call-arg]


def test_what_cannot_be_swift_stays_frozen() -> None:
    swift(Loaf)
    assert Loaf().crumbs is not Loaf().crumbs
    with pytest.raises(FrozenInstanceError):
        Loaf().crumbs = []  # type: ignore[misc]


def test_in_development_everything_stays_frozen() -> None:
    change = "from formicarium.core.decision import Decision; Decision(1, None, ()).seat = 2"
    done = subprocess.run([sys.executable, "-X", "dev", "-c", change], capture_output=True, text=True)
    assert "FrozenInstanceError" in done.stderr
