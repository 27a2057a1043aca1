"""What is counted, and the one table in which it is printed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

GROWTH = 48  # MB that a node may weigh more than at first
SPARE = 16  # files that a node may have open more than before: connections to its database


@dataclass
class Figures:
    """Of one run."""

    name: str
    seed: int
    seconds: float = 0.0
    tables: int = 0  # played to their end
    acknowledged: int = 0
    refused: int = 0
    taken_back: int = 0
    visits: int = 0  # connections of players
    lost: int = 0
    doubled: int = 0
    disordered: int = 0  # seats whose answers are all there, in another order
    stuck: int = 0
    differing: int = 0  # stories that one node tells otherwise than another
    died: int = 0  # nodes that ended although nobody had killed them
    upgrades: int = 0  # of the database, by nodes of which one was killed over it
    met: int = 0  # people who were brought to a table
    brought: int = 0  # tables that somebody was brought to beside the one they were told of
    cups: int = 0  # tournaments that ran to their end
    ratings: str = ""  # what reckoning all of them anew has found
    misrated: int = 0  # figures that were others, and rated matches that are not there
    told: int = 0  # notices that came
    untold: int = 0  # and that did not, when nothing was wrong
    repeated: int = 0  # that came twice, when nothing was wrong
    excused_repeats: int = 0  # while something was wrong
    mishaps: Counter[str] = field(default_factory=Counter)
    kills: Counter[str] = field(default_factory=Counter)
    line: Counter[str] = field(default_factory=Counter)  # what bad lines did
    messages: int = 0  # nonsense over sockets
    requests: int = 0  # nonsense over HTTP
    failures: int = 0  # 5xx and `error-server` when nothing was wrong
    excused: int = 0  # while something was wrong
    memory: tuple[int, int] = (0, 0)  # MB of the largest node, before and after
    files: tuple[int, int] = (0, 0)  # open ones of the node that has most
    secrets: int = 0  # looked for
    leaked: list[str] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)  # lines of the logs that tell of one
    notes: list[str] = field(default_factory=list)

    @property
    def killed(self) -> int:
        return self.kills.total()

    def faults(self) -> list[str]:
        """What must not be."""
        names = (
            *("lost", "doubled", "disordered", "stuck", "differing", "died", "failures"),
            *("brought", "misrated", "untold", "repeated"),
        )
        found = [f"{getattr(self, name)} {name}" for name in names if getattr(self, name)]
        found += [f"{len(self.leaked)} secrets in logs"] if self.leaked else []
        found += [f"memory {_grown(self.memory)} MB"] if self.memory[1] > self.memory[0] + GROWTH else []
        found += [f"open files {_grown(self.files)}"] if self.files[1] > self.files[0] + SPARE else []
        return found

    def rows(self) -> list[tuple[str, str]]:
        return [
            ("seed", str(self.seed)),
            ("seconds", f"{self.seconds:.0f}"),
            ("tables played to their end", f"{self.tables:,}"),
            ("answers acknowledged", f"{self.acknowledged:,}"),
            ("  lost", str(self.lost)),
            ("  doubled", str(self.doubled)),
            ("  in another order", str(self.disordered)),
            ("  refused, and asked again", str(self.refused)),
            ("  taken back", str(self.taken_back)),
            ("tables stuck", str(self.stuck)),
            ("stories that differ between nodes", str(self.differing)),
            ("people who met an opponent", f"{self.met:,}"),
            ("  tables nobody was told of", str(self.brought)),
            ("ratings reckoned anew", self.ratings),
            ("tournaments played to their end", str(self.cups)),
            ("notices", f"{self.told:,}"),
            ("  that did not come", str(self.untold)),
            ("  twice: well, in trouble", f"{self.repeated}, {self.excused_repeats}"),
            ("kills", _listed(self.kills)),
            ("nodes that ended by themselves", str(self.died)),
            ("other mishaps", _listed(self.mishaps)),
            ("  databases brought up to date", str(self.upgrades)),
            ("connections of players", f"{self.visits:,}"),
            ("bad lines", _listed(self.line)),
            ("nonsense: messages, requests", f"{self.messages:,}, {self.requests:,}"),
            ("  5xx or error-server: well, in trouble", f"{self.failures}, {self.excused}"),
            ("memory (MB), before → after", _grown(self.memory)),
            ("open files, before → after", _grown(self.files)),
            ("secrets in logs", f"{len(self.leaked)} of {self.secrets:,}"),
            ("error lines in logs", str(self.errors.total())),
            ("verdict", ", ".join(self.faults()) or "well"),
        ]


def _listed(counted: Counter[str]) -> str:
    if not counted:
        return "0"
    kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(counted.items()))
    return f"{counted.total()} ({kinds})"


def _grown(pair: tuple[int, int]) -> str:
    return f"{pair[0]} → {pair[1]}"


def table(runs: list[Figures]) -> str:
    """Side by side."""
    columns = [["", *(name for name, _ in runs[0].rows())]]
    columns += [[run.name, *(value for _, value in run.rows())] for run in runs]
    widths = [max(map(len, column)) for column in columns]
    lines = zip(*columns, strict=True)
    return "\n".join(
        "  ".join(f"{cell:<{width}}" for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )
