"""The games in OpenSpiel: `import formicarium.research.openspiel` registers `formicarium_<game>`.

    >>> game = pyspiel.load_game("formicarium_ant_war(variant=short)")
    >>> game.num_players(), game.new_initial_state().is_chance_node()
    (2, True)

Chance is explicit, item by item. An answer is spelled by one action or several; who answer at the same time
are asked one after the other, and what they see does not tell. Utilities are shares of the victory (1 for a
sole winner, together 0). A state clones as fast as a table copies, and is serialised as its history.

While chance deals, nobody sees anything. What a player can know is all that it sees now, its own actions and
the story as it was told it; strings and tensors of information states hold both as a digest. Observations
leave them out.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any, TypeAlias

import numpy as np
import pyspiel

from formicarium.core.decision import Path, notation
from formicarium.core.event import Told
from formicarium.core.game import Game
from formicarium.core.registry import games
from formicarium.core.state import State
from formicarium.core.together import imagine
from formicarium.research.table import Kind, Table, table_again

TOKENS_OF_AN_ANSWER = 6  # at most, on average over a match
CHANCES_OF_AN_ANSWER = 80  # items that chance gives between two answers, at most, on average
DIGEST = 8  # numbers for the story, each a byte

Did: TypeAlias = "tuple[int, int]"  # a player and its action
Sum: TypeAlias = "tuple[int, Any]"  # entries of the story that are in it, and their hash


class Held:
    """What a state holds in Python. OpenSpiel clones by deep copy, so this says how to do that fast."""

    __slots__ = ("read", "seen", "story", "sums", "table")

    def __init__(self, table: Table, story: tuple[Told | Did, ...], sums: tuple[Sum, ...]) -> None:
        self.table = table
        self.story = story  # all that has happened, and what each player did
        self.sums = sums  # of what each player knows of it, as far as somebody asked
        self.seen: dict[int | None, Any] = {}  # what a player sees now, in numbers
        self.read: dict[int | None, str] = {}  # and in words

    def __deepcopy__(self, memo: object) -> Held:
        table = self.table.copy()
        table.s.listen()
        return Held(table, self.story, self.sums)

    def __reduce__(self) -> tuple[Any, ...]:
        """What is written of it, where a state is serialised."""
        table, kind = self.table, self.table.kind
        given = () if kind.part else tuple(kind.given.items())
        terms = kind.game.id, kind.seats, given, kind.whole_moves, kind.part
        return held_again, (terms, table.s.copy(), tuple(table.touched), table.said, self.story)

    def numbers(self, player: int | None) -> Any:
        """What a player sees now, or everybody; nothing, while chance deals."""
        if player not in self.seen:
            table = self.table
            told = table.kind.observation
            if table.chance is not None:
                self.seen[player] = np.zeros(told.size, np.float32)
            else:
                self.seen[player] = (
                    told.observe(table.s.view(None)) if player is None else table.observe(player)
                )
        return self.seen[player]

    def text(self, player: int | None) -> str:
        """The same in words."""
        if player not in self.read:
            table = self.table
            if table.chance is not None:
                said = "chance deals"
            elif player is None:
                said = table.kind.observation.text(table.s.view(None))
            else:
                said = table.text(player)
            self.read[player] = said
        return self.read[player]

    def digest(self, player: int) -> bytes:
        """The story as the player was told it, and what it did, in so many bytes."""
        told, sum_ = self.sums[player]
        if told < len(self.story):
            sum_ = sum_.copy()
            for entry in self.story[told:]:
                if isinstance(entry, Told):
                    event = entry.event.seen_by(player)
                    if event is not None:
                        sum_.update(f"{event!r};".encode())  # its number would count what is hidden
                elif entry[0] == player:
                    sum_.update(f"did {entry[1]};".encode())
            known = len(self.story), sum_
            self.sums = (*self.sums[:player], known, *self.sums[player + 1 :])
        return bytes(sum_.digest()[:DIGEST])


def held_again(
    terms: tuple[str, int, tuple[tuple[str, Any], ...], bool, str | None],
    s: State,
    touched: tuple[Path, ...],
    said: Path,
    story: tuple[Told | Did, ...],
) -> Held:
    """What was written, read."""
    table = table_again(kind_of(*terms), s, touched, said)
    table.s.listen()
    return Held(table, story, ((0, hashlib.sha256()),) * table.kind.seats)


@cache
def kind_of(
    game: str, seats: int, given: tuple[tuple[str, Any], ...], whole_moves: bool, part: str | None = None
) -> Kind:
    return Kind(game, seats, None, dict(given), whole_moves, part)


class FormicariumGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """A game of the house, for so many players and with a variant."""

    def __init__(
        self, game: Game[Any], game_type: Any, params: Mapping[str, Any] | None = None, small: str = ""
    ) -> None:
        given = dict(params or {})
        variant, players = given.get("variant", ""), given.get("players", 0)
        options = dict(read_option(word) for word in given.get("options", "").split(";") if word)
        whole = given.get("whole_moves", False)
        self.kind = Kind(game, players or None, variant or None, options, whole, small or None)
        part = self.kind.small
        longest = part.longest if part else game.longest(self.kind.seats, self.kind.options)
        self.chances = game.chances
        self.chance_number = {word: number for number, word in enumerate(self.chances)}
        self.longest = longest
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kind.actions.size,
            max_chance_outcomes=len(self.chances),
            num_players=self.kind.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=longest * TOKENS_OF_AN_ANSWER,
        )
        super().__init__(game_type, info, given)
        self.first = self.kind.table()

    def new_initial_state(self) -> FormicariumState:
        return FormicariumState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.longest * CHANCES_OF_AN_ANSWER

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"an observer has no parameters, not {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class FormicariumState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A match under way."""

    def __init__(self, game: FormicariumGame) -> None:
        super().__init__(game)
        self.held = Held(game.first.copy(), (), ((0, hashlib.sha256()),) * game.kind.seats)
        self.held.table.s.listen()

    def current_player(self) -> int:
        table = self.held.table
        if table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if table.chance is not None else table.asked[0].seat

    def is_terminal(self) -> bool:
        return self.held.table.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.table.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chance, number = self.held.table.chance, self.get_game().chance_number
        assert chance is not None
        return sorted((number[item], likely) for item, likely in chance.after(self.held.table.said))

    def _apply_action(self, action: int) -> None:
        held = self.held
        table, held.seen, held.read = held.table, {}, {}
        if table.chance is not None:
            table.deal(self.get_game().chances[action])
        else:
            seat = table.asked[0].seat
            table.act(seat, action)
            held.story = (*held.story, (seat, action))
        if table.s.news:
            held.story = (*held.story, *table.s.heard())
            table.s.listen()

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        if player == pyspiel.PlayerId.CHANCE:
            return str(game.chances[action])
        return str(game.kind.actions.written(action))

    def returns(self) -> list[float]:
        return self.held.table.rewards("shares")

    def resample_from_infostate(self, player: int, sampler: Any) -> FormicariumState:
        """Another state in which the player would know the same; by the game's own imagination.

        Its history is that of this state, which only its length says something about: what is hidden from the
        player was drawn anew.
        """
        new: FormicariumState = self.clone()
        rng = Random(int(sampler() * 2**53))
        world = new.held.table
        world.s = imagine(self.held.table.s, player, rng).listen()
        world.go_on()
        return new

    def __str__(self) -> str:
        table = self.held.table
        if table.chance is not None:
            return f"chance deals, after {notation(table.said)}" if table.said else "chance deals"
        return self.held.text(None) if not table.over else f"{table.s.outcome}"


class Observer:
    """Tensors and strings of what a player sees, or everybody; with perfect recall of what it saw, too."""

    def __init__(self, game: FormicariumGame, kind: Any) -> None:
        self.observation = game.kind.observation
        self.alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recalls = kind.perfect_recall
        told = self.observation
        self.tensor = np.zeros(told.size + (DIGEST if self.recalls else 0), np.float32)
        self.dict: dict[str, Any] = {
            block.name: self.tensor[block.at : block.at + block.size].reshape(block.shape or (1,))
            for block in told.blocks
        }
        if self.recalls:
            self.dict["story"] = self.tensor[told.size :]

    def set_from(self, state: FormicariumState, player: int) -> None:
        self.tensor[: self.observation.size] = state.held.numbers(player if self.alone else None)
        if self.recalls:
            self.tensor[self.observation.size :] = list(state.held.digest(player))

    def string_from(self, state: FormicariumState, player: int) -> str:
        text = state.held.text(player if self.alone else None)
        return f"{text}\nstory: {state.held.digest(player).hex()}" if self.recalls else text


def read_option(written: str) -> tuple[str, Any]:
    """One option of a game, as parameters write it: `turn_cap:6`; between several there is a `;`."""
    name, _, value = written.partition(":")
    try:
        return name, json.loads(value)
    except json.JSONDecodeError:
        return name, value


def register(game: Game[Any], small: str = "") -> str:
    """Tell OpenSpiel of a game, or of a small one cut out of it; its name there."""
    name = f"formicarium_{game.id}" + (f"_{small}" if small else "")
    game_type = pyspiel.GameType(
        short_name=name,
        long_name=f"Formicarium: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.small[small].seats if small else game.seats[-1],
        min_num_players=game.small[small].seats if small else game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 0, "variant": "", "options": "", "whole_moves": False},
    )

    class Registered(FormicariumGame):
        """OpenSpiel makes games of a class by their parameters alone."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, game_type, params, small)

    pyspiel.register_game(game_type, Registered)
    return name


NAMES = tuple(register(game, small) for game in games.values() for small in ("", *game.small))
