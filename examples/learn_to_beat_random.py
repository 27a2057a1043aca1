"""Learn a game from nothing but its observations, masks and rewards, until `random` loses: PPO, in torch.

    python examples/learn_to_beat_random.py cicada_and_ant --variant winter --seats 2 --reward margin
    python examples/learn_to_beat_random.py ant_war --part skirmish

Many tables are played side by side, in this process and on one core; the time is processor time, so that it
does not depend on what else the machine does. Needs `formicarium[research]` and torch. The curves in
docs/research.md come from `--keep`, and `python -m formicarium.research.curves` draws them.
"""

import argparse
import json
import platform
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from formicarium.lab.interval import share_interval
from formicarium.research.gymnasium import Alone
from formicarium.research.table import REWARDS

TABLES = 32  # side by side
TRUST, LOOK_AHEAD, CLIP, ENTROPY = 0.85, 0.998, 0.2, 0.01
EPOCHS, LOT, RATE = 3, 512, 5e-4
EVERY = 30  # seconds between two tests on the way
RECENT = 500  # matches


class Player(nn.Module):  # type: ignore[misc, unused-ignore]
    """What to do, as far as the mask allows, and how the match is thought to end."""

    def __init__(self, sees: int, does: int, width: int = 192) -> None:
        super().__init__()
        self.does, self.hopes = layers(sees, does, width), layers(sees, 1, width)
        self.usual, self.spread, self.known = torch.zeros(sees), torch.ones(sees), 0

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Any, torch.Tensor]:
        felt = ((seen - self.usual) / (self.spread.sqrt() + 1e-2)).clamp(-5, 5)
        wishes = self.does(felt).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=wishes), self.hopes(felt)[:, 0]

    def get_used(self, seen: torch.Tensor) -> None:
        """Of each number it sees: what is usual, and how far it strays."""
        usual, spread, known = seen.mean(0), seen.var(0), self.known + len(seen)
        apart, new = usual - self.usual, len(seen) / known
        self.spread = (1 - new) * self.spread + new * spread + new * (1 - new) * apart.square()
        self.usual, self.known = self.usual + new * apart, known


def layers(sees: int, says: int, width: int) -> nn.Sequential:
    """What it does and what it hopes are learnt apart: neither spoils what the other sees."""
    last = nn.Linear(width, says)
    nn.init.uniform_(last.weight, -0.01, 0.01)
    return nn.Sequential(nn.Linear(sees, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(), last)


def tensors(told: list[dict[str, Any]]) -> tuple[torch.Tensor, torch.Tensor]:
    """Observations, with large counts made small, and masks."""
    seen = torch.from_numpy(np.stack([each["observation"] for each in told]))
    mask = torch.from_numpy(np.stack([each["action_mask"] for each in told])).bool()
    return seen.sign() * seen.abs().log1p(), mask


class Tables:
    """Matches side by side, against `random`; where one ends, the next begins."""

    def __init__(self, count: int, first_seed: int, **kind: Any) -> None:
        self.most = 1.0  # of what a match was worth so far
        self.all = [Alone(bot="random", **kind) for _ in range(count)]
        self.told = [table.reset(seed=first_seed + at)[0] for at, table in enumerate(self.all)]

    def step(self, actions: list[int]) -> Iterator[tuple[float, bool]]:
        for at, (table, action) in enumerate(zip(self.all, actions, strict=True)):
            self.told[at], reward, over, late, _ = table.step(action)
            if over or late:
                self.told[at] = table.reset()[0]
                self.most = max(self.most, abs(reward))
            yield reward / self.most, over or late


def collect(player: Player, tables: Tables, steps: int) -> dict[str, torch.Tensor]:
    """Play on for some steps: what was seen and done, and how much better it went than was hoped."""
    kept: dict[str, list[torch.Tensor]] = {key: [] for key in ("seen", "mask", "did", "likely", "hoped")}
    rewards, ends = [], []
    with torch.no_grad():
        for _ in range(steps):
            seen, mask = tensors(tables.told)
            will, hoped = player(seen, mask)
            did = will.sample()
            for key, value in zip(kept, (seen, mask, did, will.log_prob(did), hoped), strict=True):
                kept[key].append(value)
            got = list(tables.step(did.tolist()))
            rewards.append(torch.tensor([reward for reward, _ in got]))
            ends.append(torch.tensor([over for _, over in got]))
        after = player(*tensors(tables.told))[1]
    better: list[torch.Tensor] = []
    later = torch.zeros(len(tables.all))
    for at in reversed(range(steps)):
        goes_on = (~ends[at]).float()
        surprise = rewards[at] + LOOK_AHEAD * after * goes_on - kept["hoped"][at]
        later = surprise + LOOK_AHEAD * TRUST * goes_on * later
        after = kept["hoped"][at]
        better.insert(0, later)
    lesson = {key: torch.cat(values) for key, values in kept.items()}
    lesson["better"] = torch.cat(better)
    lesson["truth"] = lesson["better"] + lesson["hoped"]
    lesson["ended"] = torch.cat(rewards)[torch.cat(ends)].sign()
    return lesson


def learn(player: Player, mind: torch.optim.Optimizer, lesson: dict[str, torch.Tensor]) -> None:
    """PPO: do more often what went better than hoped, but change little at a time."""
    count = len(lesson["did"])
    for _ in range(EPOCHS):
        for some in torch.randperm(count).split(LOT):
            part = {key: values[some] for key, values in lesson.items() if key != "ended"}
            will, hoped = player(part["seen"], part["mask"])
            ratio = (will.log_prob(part["did"]) - part["likely"]).exp()
            better = (part["better"] - part["better"].mean()) / (part["better"].std() + 1e-6)
            gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            wrong = (hoped - part["truth"]).square().mean()
            loss = wrong / 2 - gain - ENTROPY * will.entropy().mean()
            mind.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            mind.step()


def test(player: Player, matches: int, seed: int, likeliest: bool, **kind: Any) -> list[float]:
    """Shares of the win in matches it has not learnt from, each begun from a seed of its own."""
    shares: list[float] = []
    for first in range(0, matches, TABLES):
        tables = [Alone(bot="random", **kind) for _ in range(min(TABLES, matches - first))]
        told = [table.reset(seed=seed + first + at)[0] for at, table in enumerate(tables)]
        while tables:
            with torch.no_grad():
                will = player(*tensors(told))[0]
                actions = (will.probs.argmax(1) if likeliest else will.sample()).tolist()
            found = [table.step(action) for table, action in zip(tables, actions, strict=True)]
            shares += [(1 + reward) / 2 for _, reward, over, late, _ in found if over or late]
            going = [at for at, (_, _, over, late, _) in enumerate(found) if not (over or late)]
            tables, told = [tables[at] for at in going], [found[at][0] for at in going]
    return shares


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="cicada_and_ant")
    parser.add_argument("--part", help="a small game cut out of it")
    parser.add_argument("--variant")
    parser.add_argument("--seats", type=int)
    parser.add_argument(
        "--seconds", type=float, default=600, help="of processor time, tests on the way included"
    )
    parser.add_argument("--likeliest", action="store_true", help="in tests it does what it thinks best")
    parser.add_argument(
        "--reward", choices=REWARDS, default="shares", help="what it learns from; tests count wins"
    )
    parser.add_argument("--steps", type=int, default=128, help="of each table between two lessons")
    parser.add_argument("--matches", type=int, default=500, help="of the last test")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="where the figures are written, as JSON")
    given = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(given.seed)
    kind = {"game": given.game, "seats": given.seats, "variant": given.variant, "part": given.part}
    tables = Tables(TABLES, 1_000_000 * given.seed, reward=given.reward, **kind)
    space = tables.all[0].observation_space
    player = Player(space["observation"].shape[0], space["action_mask"].shape[0])
    mind = torch.optim.Adam(player.parameters(), RATE)
    curve: list[dict[str, float]] = []
    played: list[float] = []  # how recent matches ended, while it learnt
    steps, begun = 0, time.process_time()

    def note(matches: int) -> None:
        shares = test(player, matches, 10**9, given.likeliest, **kind)
        low, high = share_interval(sum(shares), len(shares))
        row = {
            "seconds": round(time.process_time() - begun, 1),
            "steps": steps,
            "share": round(sum(shares) / len(shares), 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "matches": len(shares),
            "learning": round((1 + sum(played) / max(1, len(played))) / 2, 4),
        }
        curve.append(row)
        print(
            f"{row['seconds']:6.0f} s, {steps:9,} steps: wins {row['share']:.1%} against random"
            f" ({low:.1%} to {high:.1%} of {len(shares)}), {row['learning']:.1%} while learning",
            flush=True,
        )

    on_the_way = max(1, given.matches // 5)
    note(on_the_way)
    while (gone := time.process_time() - begun) < given.seconds:
        for group in mind.param_groups:
            group["lr"] = RATE * (1 - gone / given.seconds) + 1e-5
        lesson = collect(player, tables, given.steps)
        played = [*played, *lesson["ended"].tolist()][-RECENT:]
        learn(player, mind, lesson)
        player.get_used(lesson["seen"])
        steps += TABLES * given.steps
        if time.process_time() - begun > EVERY * len(curve):
            note(on_the_way)
    note(given.matches)
    if given.keep is not None:
        about = {
            **kind,
            "seed": given.seed,
            "likeliest": given.likeliest,
            "reward": given.reward,
            "python": platform.python_version(),
            "torch": torch.__version__,
        }
        given.keep.write_text(json.dumps({"about": about, "curve": curve}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
