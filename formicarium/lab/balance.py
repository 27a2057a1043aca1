"""Which of several versions is closest to fair: a race that ends as soon as it knows.

All versions are played on the same luck, round by round. After each round every version leaves that is for
sure less fair than another one. The race is over when one is left, or when no other can be fairer by more
than what matters. Intervals are so wide that all looks at all versions hold together with 95 %: the look
after round k spends a part 1 / (k (k + 1)) of the doubt, shared among the versions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from formicarium.lab.compare import check_versions
from formicarium.lab.crew import Crew, done
from formicarium.lab.fairness import SEATS, unfairness
from formicarium.lab.interval import Estimate
from formicarium.lab.journal import Journal
from formicarium.lab.sample import Sample
from formicarium.lab.study import Studied, headings, study
from formicarium.lab.tournament import Heard, Plan, nobody

ROUND = 20  # matches of each version between two looks, about


@dataclass
class Race:
    """How it stands: what each version has shown, who has left, and why it is over."""

    plans: Sequence[Plan]
    labels: Sequence[str]
    by: str = SEATS
    within: float = 0.02  # what matters: versions that differ by less are as good
    matches: list[dict[int, Studied]] = field(default_factory=list)
    found: list[Estimate] = field(default_factory=list)
    left: dict[int, int] = field(default_factory=dict)  # version: after which round
    rounds: int = 0
    verdict: str = ""  # "one", "as-good" or "undecided", when it is over

    @property
    def still(self) -> list[int]:
        return [arm for arm in range(len(self.plans)) if arm not in self.left]

    @property
    def best(self) -> int:
        """Of those that are still in the race, the one that is fair most surely."""
        return min(self.still, key=lambda arm: (self.found[arm].high, arm))

    def look(self) -> None:
        """After a round: who leaves, and is it over?"""
        self.rounds += 1
        tries = len(self.plans) * self.rounds * (self.rounds + 1)
        measure = unfairness(Sample(self.plans[0], []), self.by)
        for arm in self.still:
            sample = Sample(self.plans[arm], [each for _, each in sorted(self.matches[arm].items())])
            self.found[arm] = measure(sample, tries)
        best = self.found[self.best].high
        for arm in self.still:
            if self.found[arm].low > best:
                self.left[arm] = self.rounds
        if len(self.still) == 1:
            self.verdict = "one"
        elif best - min(self.found[arm].low for arm in self.still) <= self.within:
            self.verdict = "as-good"


def balance(
    plans: Sequence[Plan],
    labels: Sequence[str],
    crew: Crew,
    by: str = SEATS,
    within: float = 0.02,
    kept: Path | None = None,
    heard: Heard = nobody,
) -> Race:
    """Run the race; `games` of the plans is how long it may take at most."""
    check_versions(plans)
    race = Race(plans, labels, by, within, [{} for _ in plans], [Estimate(1.0, 0.0, 1.0, 0)] * len(plans))
    unfairness(Sample(plans[0], []), by)
    journal = None if kept is None else Journal(kept, "lab", headings(plans))
    before = {(each.arm, each.number): each for each in (journal.read(Studied.read) if journal else ())}
    step = -(-ROUND // plans[0].rotations) * plans[0].rotations
    for first in range(0, plans[0].games, step):
        numbers = range(first, min(first + step, plans[0].games))
        tasks = [(plans[arm], number, arm) for number in numbers for arm in race.still]
        for each in _played(tasks, before, crew, journal):
            race.matches[each.arm][each.number] = each
            heard(1)
        race.look()
        if race.verdict:
            return race
    race.verdict = "undecided"
    return race


def _played(
    tasks: Sequence[tuple[Plan, int, int]],
    before: dict[tuple[int, int], Studied],
    crew: Crew,
    journal: Journal | None,
) -> Iterator[Studied]:
    missing = [task for task in tasks if (task[2], task[1]) not in before]
    yield from (before[arm, number] for _, number, arm in tasks if (arm, number) in before)
    for each in done(crew, study, missing):
        if journal is not None:
            journal.add(each.line())
        yield each


def balanced(race: Race) -> dict[str, Any]:
    """The race, ready for JSON."""
    plan = race.plans[0]
    return {
        "game": plan.game,
        "seats": plan.seats,
        "seed": plan.seed,
        "by": race.by,
        "within": race.within,
        "rounds": race.rounds,
        "verdict": race.verdict,
        "best": race.labels[race.best],
        "still": [race.labels[arm] for arm in race.still],
        "versions": [
            {
                "label": label,
                "games": len(some),
                "unfairness": round(found.value, 4),
                "unfairness_95": [round(found.low, 4), round(found.high, 4)],
                "left_after": race.left.get(arm),
            }
            for arm, (label, some, found) in enumerate(
                zip(race.labels, race.matches, race.found, strict=True)
            )
        ],
    }
