"""The games as PettingZoo environments: `from formicarium.research.pettingzoo import env, parallel_env`.

    >>> table = env("cicada_and_ant", seats=3, variant="winter")
    >>> table.reset(seed=7)
    >>> observation, reward, termination, truncation, info = table.last()
    >>> sorted(observation)
    ['action_mask', 'observation']

An answer is spelled by one action or several (`core/actions.py`). Who is asked is selected; of several who
are asked at once, one after the other, and nobody sees an answer before the last is in. In the parallel form
they answer in one step, and whoever is not asked does the last action, which is nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from random import Random
from typing import Any, Literal, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from formicarium.core.errors import OptionError
from formicarium.core.game import Game
from formicarium.core.registry import games
from formicarium.research.pictures import ansi, rgb_array
from formicarium.research.table import REWARDS, Kind, Table

Seen: TypeAlias = "dict[str, npt.NDArray[Any]]"
Illegal: TypeAlias = Literal["lose", "first"]
ILLEGAL = ("lose", "first")
DEALT = frozenset(("agent_selection", "rewards", "terminations", "truncations", "infos", "steps", "_told"))
RENDERS = ("human", "ansi", "rgb_array")


class Shared:
    """What both forms have in common: spaces, drawings, and a table that is begun anew."""

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        variant: str | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        reward: str = "shares",
        whole_moves: bool = False,
        part: str | None = None,
        max_cycles: int | None = None,
        illegal: Illegal = "lose",
        render_mode: str | None = None,
    ) -> None:
        """`illegal`: an action that is masked ends the match with −1, or is taken for the first legal one.

        `part`: not the whole game but a small one cut out of it (`game.small`), by its name.
        """
        if reward not in REWARDS:
            raise OptionError(f"rewards are by {' or '.join(REWARDS)}, not by {reward!r}")
        if render_mode not in (None, *RENDERS):
            raise OptionError(f"render_mode is one of {', '.join(RENDERS)}, not {render_mode!r}")
        if illegal not in ILLEGAL:
            raise OptionError(f"illegal is {' or '.join(ILLEGAL)}, not {illegal!r}")
        if max_cycles is not None and max_cycles < 1:
            raise OptionError(f"max_cycles is 1 or more, not {max_cycles}")
        self.kind = Kind(game, seats, variant, options, whole_moves, part)
        self.by, self.max_cycles, self.illegal, self.render_mode = reward, max_cycles, illegal, render_mode
        self.metadata = {
            "name": f"formicarium_{self.kind.observation.name}",
            "render_modes": list(RENDERS),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.kind.seats)]
        self.seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._rng = Random(0)
        self._table: Table | None = None

    def begin(self, seed: int | None) -> Table:
        """A new match, dealt up to its first question."""
        if seed is not None or self._table is None:
            _, used = seeding.np_random(seed)
            self._rng = Random(used)
        self._table = self.kind.table()
        self._table.deal_all(self._rng)
        self.agents = self.possible_agents[:]
        return self._table

    @property
    def table(self) -> Table:
        assert self._table is not None, "reset comes first"
        return self._table

    def seen(self, seat: int, nothing: bool) -> Seen:
        """What a seat observes, and its mask; `nothing`: one more action, for whoever is not asked."""
        mask = np.frombuffer(self.table.mask(seat), dtype=np.int8)
        if nothing:
            mask = np.append(mask, np.int8(not mask.any()))
        return {
            "observation": np.frombuffer(self.table.observe(seat), dtype=np.float32),
            "action_mask": mask,
        }

    def did(self, seat: int, action: int) -> bool:
        """Do an action, if it is legal."""
        legal = self.table.legal(seat)
        if action not in legal:
            if self.illegal == "lose":
                return False
            action = legal[0]
        self.table.act(seat, action)
        return True

    def spaces(self, actions: int) -> tuple[spaces.Dict, spaces.Discrete]:
        told = self.kind.observation
        return (
            spaces.Dict(
                {
                    "observation": spaces.Box(
                        np.array(told.lows, np.float32), np.array(told.highs, np.float32), dtype=np.float32
                    ),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            ),
            spaces.Discrete(actions),
        )

    def picture(self) -> str | npt.NDArray[np.uint8] | None:
        """What a spectator sees."""
        game, s = self.kind.game, self.table.s
        if self.render_mode == "rgb_array":
            return rgb_array(game, s)
        if self.render_mode == "ansi":
            return ansi(game, s)
        if self.render_mode == "human":
            print(ansi(game, s))
        return None


class Sequential(AECEnv):  # type: ignore[misc]
    """Agents act one after the other."""

    def __init__(self, shared: Shared) -> None:
        super().__init__()
        self.shared = shared
        self.metadata, self.render_mode = shared.metadata, shared.render_mode
        self.possible_agents = shared.possible_agents
        seen, actions = shared.spaces(shared.kind.actions.size)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(int(actions.n)) for agent in self.possible_agents}
        self.nothing = np.zeros(int(actions.n), np.int8)  # the mask of whoever is not asked
        self.nothing.flags.writeable = False

    def __getattr__(self, name: str) -> Any:
        """Whoever asks for what is there only once a match has begun is told so."""
        why = ": reset comes first" if name in DEALT else ""
        raise AttributeError(f"{type(self).__name__} has no {name}{why}")

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.shared.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.steps = 0
        self._told: dict[str, Seen] = {}
        self._select()

    def _select(self) -> None:
        """Whoever is asked, with its mask in `infos`, too."""
        self._told = {}
        asked = self.shared.table.asked
        if asked:
            self.agent_selection = self.possible_agents[asked[0].seat]
        seats = {decision.seat for decision in asked}
        self.infos = {}
        for agent in self.agents:
            seat = self.shared.seat[agent]
            mask = np.frombuffer(self.shared.table.mask(seat), np.int8) if seat in seats else self.nothing
            self.infos[agent] = {"action_mask": mask}

    def observe(self, agent: str) -> Seen:
        if agent not in self._told:
            self._told[agent] = self.shared.seen(self.shared.seat[agent], nothing=False)
        return self._told[agent]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        shared = self.shared
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert action is not None, "an agent that is asked acts"
        self.steps += 1
        if not shared.did(shared.seat[agent], int(action)):
            self.rewards[agent] = -1.0
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            shared.table.deal_all(shared._rng)
            if shared.table.over:
                rewards = shared.table.rewards(shared.by)
                self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
                self.terminations = dict.fromkeys(self.agents, True)
            elif shared.max_cycles is not None and self.steps >= shared.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        if any(self.terminations.values()) or any(self.truncations.values()):
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> Any:
        return self.shared.picture()

    def close(self) -> None:
        """Nothing is held."""


class Parallel(ParallelEnv):  # type: ignore[misc]
    """All agents act in every step; the last action is nothing, for whoever is not asked."""

    def __init__(self, shared: Shared) -> None:
        self.shared = shared
        self.metadata, self.render_mode = {**shared.metadata, "is_parallelizable": True}, shared.render_mode
        self.possible_agents = shared.possible_agents
        self.nothing = shared.kind.actions.size
        seen, actions = shared.spaces(self.nothing + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(int(actions.n)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Any]]:
        self.shared.begin(seed)
        self.agents = self.possible_agents[:]
        self.steps = 0
        return self._told()

    def _told(self) -> tuple[dict[str, Seen], dict[str, Any]]:
        told = {agent: self.shared.seen(self.shared.seat[agent], nothing=True) for agent in self.agents}
        return told, {agent: {"action_mask": seen["action_mask"]} for agent, seen in told.items()}

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        shared, table = self.shared, self.shared.table
        asked = [decision.seat for decision in table.asked]
        rewards = dict.fromkeys(self.agents, 0.0)
        lost = False
        for seat in asked:  # sealed: what one of them does changes nothing for another
            agent = self.possible_agents[seat]
            if not shared.did(seat, int(actions[agent])):
                rewards[agent], lost = -1.0, True
        if not lost:
            table.deal_all(shared._rng)
        self.steps += 1
        over = lost or table.over
        if table.over:
            rewards = dict(zip(self.possible_agents, table.rewards(shared.by), strict=True))
        late = not over and shared.max_cycles is not None and self.steps >= shared.max_cycles
        terminations, truncations = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, late)
        told, infos = self._told()
        if over or late:
            self.agents = []
        return told, rewards, terminations, truncations, infos

    def render(self) -> Any:
        return self.shared.picture()

    def close(self) -> None:
        """Nothing is held."""


def env(game: str | Game[Any], *args: Any, in_turn: bool = False, **kwargs: Any) -> Any:
    """A game for agents that act one after the other: whoever is asked, or all `in_turn`."""
    if in_turn:
        return parallel_to_aec(parallel_env(game, *args, **kwargs))
    return Sequential(Shared(game, *args, **kwargs))


def parallel_env(game: str | Game[Any], *args: Any, **kwargs: Any) -> Parallel:
    """A game for agents that all act in every step."""
    return Parallel(Shared(game, *args, **kwargs))


@cache
def names() -> Mapping[str, Any]:
    """Every kind of table by its name, as `formicarium/ant_war-short-2-v1`: what makes its environment."""
    found: dict[str, Any] = {}
    for game in games.values():
        for variant, seats in game.kinds():
            version = game.observation(seats, game.read_options(game.variants[variant])).name.rpartition("-")[
                2
            ]
            name = f"formicarium/{game.id}-{variant}-{seats}-v{version}"
            found[name] = partial(env, game.id, seats=seats, variant=variant)
    return found


def make(name: str, **kwargs: Any) -> Any:
    """The environment of that name."""
    if name not in names():
        raise OptionError(f"no environment is called {name!r}; `names()` has them all")
    return names()[name](**kwargs)
