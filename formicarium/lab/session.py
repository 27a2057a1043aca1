"""A run of the lab: matches are played and kept, and what is wanted of them is written, also on the way."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from formicarium.lab.archive import check_archive, write_archive
from formicarium.lab.crew import Crew
from formicarium.lab.report import report
from formicarium.lab.rows import check_rows, write_rows
from formicarium.lab.sample import Sample
from formicarium.lab.study import Studied, studied
from formicarium.lab.tournament import Heard, Plan, check, nobody

LOOKS = 10  # times that report and rows are written while the matches are played


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which files; `keep` is where matches are kept, to go on with them."""

    report: Path | None = None
    rows: Path | None = None
    records: Path | None = None
    keep: Path | None = None
    language: str = "en"

    def __bool__(self) -> bool:
        return any((self.report, self.rows, self.records, self.keep))

    def check(self) -> None:
        """Certain that they can be written."""
        if self.rows is not None:
            check_rows(self.rows)
        if self.records is not None:
            check_archive(self.records)

    def deliver(self, sample: Sample, final: bool) -> None:
        """Write what can be said by now; records only when all of them are there."""
        if self.report is not None:
            page = report(sample, self.language)
            _replace(self.report, lambda file: file.write_text(page, encoding="utf-8"))
        if self.rows is not None:
            _replace(self.rows, lambda file: write_rows(sample, file))
        if self.records is not None and final:
            _replace(self.records, lambda file: write_archive(sample, file))


def carry_out(plan: Plan, crew: Crew, wanted: Wanted, heard: Heard = nobody) -> Sample:
    """Play what is missing; whatever was wanted is there when this returns, and in part before."""
    check(plan)
    wanted.check()
    found: dict[int, Studied] = {}
    every = max(1, plan.games // LOOKS)
    for each in studied([plan], crew, wanted.keep, heard):
        found[each.number] = each
        if len(found) % every == 0 and len(found) < plan.games:
            wanted.deliver(_sample(plan, found), final=False)
    sample = _sample(plan, found)
    wanted.deliver(sample, final=True)
    return sample


def _sample(plan: Plan, found: dict[int, Studied]) -> Sample:
    return Sample(plan, [found[number] for number in sorted(found)])


def _replace(file: Path, write: Callable[[Path], object]) -> None:
    """Whoever looks sees the old file or the new one, never half of it."""
    draft = file.with_name(f".draft-{file.name}")
    write(draft)
    os.replace(draft, file)
