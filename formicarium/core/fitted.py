"""A value fitted by self-play: plain numbers that a table shows to a seat, each with its weight.

A game says which numbers (`FEATURES` in its bots). `formicarium lab fit GAME` plays matches, finds the
weights, and writes them with the figures of the fit into a file that the game may keep as `data/fitted.json`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any

from formicarium.kit.data import read_json
from formicarium.texts.message import Seat

FILE = "fitted"


@dataclass(frozen=True, slots=True)
class Features:
    """Numbers by which a seat may judge a table where a turn begins, from what it may know alone."""

    about: Mapping[str, str]  # by name: what it counts
    of: Callable[[Any, Seat], Sequence[float]]  # in the order of `about`
    kind: Callable[[Any], str]  # which weights count: "two", "more"; "" where a table is not judged so
    handmade: Callable[[Any, Seat], float] | None = None  # what a fit is compared with; None: `heuristic`


@dataclass(frozen=True, slots=True)
class Weights:
    each: tuple[float, ...]
    bias: float

    def chance(self, numbers: Sequence[float]) -> float:
        """Of winning, from 0 to 1.

        >>> round(Weights((2.0, -1.0), 0.5).chance((1.0, 2.5)), 2)
        0.5
        """
        strength = self.bias
        for weight, number in zip(self.each, numbers, strict=True):
            strength += weight * number
        return 1 / (1 + exp(-min(50.0, max(-50.0, strength))))


class Fitted:
    """The weights of a game, by kind of table. Kinds for which there are none are judged by somebody else."""

    def __init__(self, features: Features, kept: Mapping[str, Any]) -> None:
        if list(kept["features"]) != list(features.about):
            raise ValueError(f"{FILE}.json weighs {kept['features']}, not {list(features.about)}")
        self.features = features
        self.weights = {
            kind: Weights(tuple(each["weights"]), each["bias"]) for kind, each in kept["kinds"].items()
        }

    def worth(self, s: Any, seat: Seat) -> float | None:
        """The chance of winning, as far as anything was learnt about such tables."""
        weights = self.weights.get(self.features.kind(s))
        return None if weights is None else weights.chance(self.features.of(s, seat))


def fitted(package: str) -> Mapping[str, Any]:
    """What a game's package keeps."""
    return read_json(package, FILE)
