"""Several versions of a game side by side, on the same luck: what differs for sure, and by how much."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from formicarium.core.errors import OptionError
from formicarium.core.record import write_options
from formicarium.lab.crew import Crew
from formicarium.lab.fairness import unfair_seats
from formicarium.lab.interval import Estimate, mean_of, share_of
from formicarium.lab.measures import is_share, measures
from formicarium.lab.sample import Sample
from formicarium.lab.study import Studied, studied
from formicarium.lab.tournament import Heard, Plan, check, nobody


class Gap(NamedTuple):
    """A measure in two versions: by how much the second is above the first, match by match."""

    measure: str
    first: float
    second: float
    found: Estimate  # of the difference
    spread: float  # the standard deviation from match to match
    strength: float  # the difference in standard deviations, as far as it is sure

    @property
    def sure(self) -> bool:
        return bool(self.found.beyond(0.0))


@dataclass(frozen=True)
class Versions:
    """Plans with the same seed, seats and number of bots; and their matches so far, by number."""

    plans: Sequence[Plan]
    labels: Sequence[str]
    matches: Sequence[Mapping[int, Studied]]

    @cached_property
    def numbers(self) -> list[Mapping[int, Mapping[str, float]]]:
        """Every match in numbers."""
        return [
            {number: measures(plan, each) for number, each in sorted(some.items())}
            for plan, some in zip(self.plans, self.matches, strict=True)
        ]

    def gaps(self, first: int = 0, second: int = 1) -> list[Gap]:
        """Every measure that both have, the surest difference first."""
        mine, yours = self.numbers[first], self.numbers[second]
        both = [number for number in mine if number in yours]
        names = [
            name
            for name in dict.fromkeys(name for number in both for name in mine[number])
            if all(name in mine[number] and name in yours[number] for number in both)
        ]
        groups = [self.matches[first][number].seed for number in both]
        return sorted(
            (
                _gap(name, [mine[n][name] for n in both], [yours[n][name] for n in both], groups, len(names))
                for name in names
            ),
            key=lambda gap: -gap.strength,
        )

    def estimate(self, arm: int, measure: str, tries: float = 1) -> Estimate:
        """A measure in one version."""
        some = {n: each[measure] for n, each in self.numbers[arm].items() if measure in each}
        groups = [self.matches[arm][number].seed for number in some]
        by = share_of if is_share(measure) else mean_of
        return by(list(some.values()), groups, tries)

    def sample(self, arm: int) -> Sample:
        """One version by itself."""
        some = self.matches[arm]
        return Sample(self.plans[arm], [some[number] for number in sorted(some)])


def _gap(
    name: str, first: Sequence[float], second: Sequence[float], groups: Sequence[str], tries: int
) -> Gap:
    found = mean_of([after - before for before, after in zip(first, second, strict=True)], groups, tries)
    spread = pstdev([*first, *second]) if first else 0.0
    strength = found.beyond(0.0) / spread if spread else 0.0
    before, after = (fmean(first), fmean(second)) if first else (0.0, 0.0)
    return Gap(name, before, after, found, spread, strength)


def check_versions(plans: Sequence[Plan]) -> None:
    """Certain that they can be played, and on the same luck."""
    for plan in plans:
        check(plan)
    if len({(plan.rotations, plan.seats) for plan in plans}) > 1:
        raise OptionError("versions are compared with as many bots and as many seats")


def compare(
    plans: Sequence[Plan],
    labels: Sequence[str],
    crew: Crew,
    kept: Path | None = None,
    heard: Heard = nobody,
) -> Versions:
    """Play every version."""
    check_versions(plans)
    matches: list[dict[int, Studied]] = [{} for _ in plans]
    for each in studied(plans, crew, kept, heard):
        matches[each.arm][each.number] = each
    return Versions(plans, labels, matches)


def compared(versions: Versions) -> dict[str, Any]:
    """Two versions, ready for JSON."""
    return {
        **_heading(versions),
        "measures": [
            {
                "measure": gap.measure,
                "values": [round(gap.first, 4), round(gap.second, 4)],
                "difference": round(gap.found.value, 4),
                "difference_95": [round(gap.found.low, 4), round(gap.found.high, 4)],
                "sure": gap.sure,
            }
            for gap in versions.gaps()
        ],
    }


def swept(versions: Versions) -> dict[str, Any]:
    """A row of versions, ready for JSON: every measure in each."""
    names = dict.fromkeys(name for each in versions.numbers[0].values() for name in each)
    return {
        **_heading(versions),
        "measures": [
            {
                "measure": name,
                "values": [
                    {"value": round(found.value, 4), "value_95": [round(found.low, 4), round(found.high, 4)]}
                    for found in (versions.estimate(arm, name) for arm in range(len(versions.plans)))
                ],
            }
            for name in names
        ],
        "unfairness": [
            {"value": round(found.value, 4), "value_95": [round(found.low, 4), round(found.high, 4)]}
            for found in (unfair_seats(versions.sample(arm)) for arm in range(len(versions.plans)))
        ],
    }


def _heading(versions: Versions) -> dict[str, Any]:
    plan = versions.plans[0]
    return {
        "game": plan.game,
        "seats": plan.seats,
        "seed": plan.seed,
        "versions": [
            {
                "label": label,
                "bots": list(each.bots),
                "options": write_options(dict(each.options)),
                "games": len(some),
            }
            for label, each, some in zip(versions.labels, versions.plans, versions.matches, strict=True)
        ],
    }
