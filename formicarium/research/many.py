"""Many tables at once, in a few processes, each of which plays several; all they tell lies in shared memory.

Gymnasium's own `AsyncVectorEnv` has a process for each table and a message for each step of it. Here a step
of all tables is one byte to each process and one back, so that what a table does takes longer than asking.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing import get_context
from typing import Any, TypeAlias

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from formicarium.core.errors import FormicariumError

Make: TypeAlias = "Callable[[], gymnasium.Env[Any, Any]]"
STEP, END = b"s", b"e"  # what a process is told; else to begin anew, with these seeds, as JSON
PATIENCE = 5.0  # seconds for a process to go when told


class Lost(FormicariumError):
    """A process that plays tables is gone, or one of its tables could not go on."""


class Board:
    """The shared memory: a row for each table, the same seen from every process."""

    def __init__(self, memory: dict[str, Any], shapes: dict[str, tuple[tuple[int, ...], Any]]) -> None:
        self.memory, self.shapes = memory, shapes
        found = {key: np.frombuffer(memory[key], kind).reshape(size) for key, (size, kind) in shapes.items()}
        self.seen: npt.NDArray[np.float32] = found["observation"]
        self.masks: npt.NDArray[np.int8] = found["action_mask"]
        self.actions: npt.NDArray[np.int64] = found["action"]
        self.rewards: npt.NDArray[np.float64] = found["reward"]
        self.over: npt.NDArray[np.bool_] = found["over"]
        self.late: npt.NDArray[np.bool_] = found["late"]
        self.seats: npt.NDArray[np.int64] = found["seat"]

    @classmethod
    def laid(cls, context: Any, count: int, space: Any) -> Board:
        """Room for so many tables that observe this."""
        seen, mask = space["observation"], space["action_mask"]
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "observation": ((count, *seen.shape), np.float32),
            "action_mask": ((count, *mask.shape), np.int8),
            "action": ((count,), np.int64),
            "reward": ((count,), np.float64),
            "over": ((count,), np.bool_),
            "late": ((count,), np.bool_),
            "seat": ((count,), np.int64),
        }
        sizes = {key: int(np.prod(shape)) * np.dtype(kind).itemsize for key, (shape, kind) in shapes.items()}
        return cls({key: context.RawArray("b", size) for key, size in sizes.items()}, shapes)

    def __reduce__(self) -> tuple[Any, ...]:
        return Board, (self.memory, self.shapes)

    def tell(self, at: int, told: tuple[Any, dict[str, Any]]) -> None:
        """What a table shows."""
        seen, info = told
        self.seen[at], self.masks[at], self.seats[at] = seen["observation"], seen["action_mask"], info["seat"]


class Many(VectorEnv):  # type: ignore[misc]
    """So many tables, dealt out to processes. A table that is over begins anew with the next step.

    As everywhere in Gymnasium, that step's action counts for nothing and brings no reward.
    """

    def __init__(self, makes: Sequence[Make], processes: int | None = None) -> None:
        super().__init__()
        one = makes[0]()
        self.num_envs, self.metadata = len(makes), {**one.metadata, "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space, self.single_action_space = one.observation_space, one.action_space
        self.observation_space = batch_space(one.observation_space, self.num_envs)
        self.action_space = batch_space(one.action_space, self.num_envs)
        one.close()
        context: Any = get_context()
        self.board = Board.laid(context, self.num_envs, self.single_observation_space)
        hands = max(1, min(processes or os.cpu_count() or 1, self.num_envs))
        self.shares = [range(hand, self.num_envs, hands) for hand in range(hands)]
        self.lines, self.processes = [], []
        for share in self.shares:
            here, there = context.Pipe()
            told = (there, self.board, [makes[at] for at in share], list(share))
            process = context.Process(target=play, args=told, daemon=True)
            process.start()
            there.close()
            self.lines.append(here)
            self.processes.append(process)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """All tables begin anew; a number seeds them one by one, a list has a seed for each."""
        seeds = [seed + at for at in range(self.num_envs)] if isinstance(seed, int) else seed
        seeds = [None] * self.num_envs if seeds is None else list(seeds)
        if len(seeds) != self.num_envs:
            raise ValueError(f"{len(seeds)} seeds for {self.num_envs} tables")
        for line, share in zip(self.lines, self.shares, strict=True):
            self._send(line, json.dumps([seeds[at] for at in share]).encode())
        self._wait()
        return self._told()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """An action for each table."""
        self.board.actions[:] = actions
        for line in self.lines:
            self._send(line, STEP)
        self._wait()
        board = self.board
        seen, info = self._told()
        return seen, board.rewards.copy(), board.over.copy(), board.late.copy(), info

    @staticmethod
    def _send(line: Any, told: bytes) -> None:
        """Whoever is gone will not answer, which is noticed then."""
        with suppress(ConnectionError):
            line.send_bytes(told)

    def _wait(self) -> None:
        failed = ""
        for line in self.lines:
            try:
                failed = line.recv_bytes().decode() or failed
            except (EOFError, ConnectionError):
                failed = failed or "a process that plays tables is gone"
        if failed:
            self.close()
            raise Lost(failed)

    def _told(self) -> tuple[dict[str, Any], dict[str, Any]]:
        masks, all_of_them = self.board.masks.copy(), np.ones(self.num_envs, np.bool_)
        info = {
            "action_mask": masks,
            "_action_mask": all_of_them,
            "seat": self.board.seats.copy(),
            "_seat": all_of_them,
        }
        return {"observation": self.board.seen.copy(), "action_mask": masks}, info

    def close_extras(self, **kwargs: Any) -> None:
        """The processes go."""
        for line in self.lines:
            self._send(line, END)
            line.close()
        for process in self.processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()


def play(line: Any, board: Board, makes: Sequence[Make], places: Sequence[int]) -> None:
    """A process: the tables of these rows, until it is told to end or nobody is there any more."""
    tables, parent = [make() for make in makes], os.getppid()
    while True:
        try:
            while not line.poll(PATIENCE):
                if os.getppid() != parent:
                    return
            told = line.recv_bytes()
        except (EOFError, ConnectionError):
            return
        if told == END:
            return
        try:
            if told == STEP:
                for table, at in zip(tables, places, strict=True):
                    step(table, board, at)
            else:
                for table, at, seed in zip(tables, places, json.loads(told), strict=True):
                    begin(table, board, at, seed)
        except Exception as error:  # told to whoever asked; it can do nothing about it here
            line.send_bytes(f"{type(error).__name__}: {error}".encode())
            return
        line.send_bytes(b"")


def step(table: Any, board: Board, at: int) -> None:
    """One table does its action, or begins anew if it was over."""
    if board.over[at] or board.late[at]:
        begin(table, board, at, None)
        return
    seen, reward, over, late, info = table.step(int(board.actions[at]))
    board.tell(at, (seen, info))
    board.rewards[at], board.over[at], board.late[at] = reward, over, late


def begin(table: Any, board: Board, at: int, seed: int | None) -> None:
    """A new match at one table."""
    board.tell(at, table.reset(seed=seed))
    board.rewards[at], board.over[at], board.late[at] = 0.0, False, False
