"""One question thought over: every round goes on in some world that fits what the seat knows."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from random import Random
from typing import Any, cast

from formicarium.bots.search.memory import Leaf, Node, Root, knowledge
from formicarium.bots.search.mixing import Mixed
from formicarium.bots.search.race import Race
from formicarium.bots.search.worlds import Worlds
from formicarium.core.bot import Bot, Choice, Intention, Quick, Searching, Sight
from formicarium.core.chance import Chance
from formicarium.core.decision import Decision, Move
from formicarium.core.flow import answer, deal, settle
from formicarium.core.game import Game
from formicarium.core.state import State
from formicarium.texts.message import Seat, message

AT_LEAST = 2  # rounds, however little time there is


class Thought:
    """What is known so far about a question, and how to learn more; `also` names answers to think over, too,
    `choices` are those to think over instead of the quick player's favourites.

    Whoever knows in how many `rounds` saves those of answers that fall behind for the others.
    """

    def __init__(
        self,
        game: Game[Any],
        searching: Searching,
        sight: Sight,
        rng: Random,
        also: Sequence[Move] = (),
        rounds: int | None = None,
        choices: Sequence[Choice] = (),
    ) -> None:
        self.game = game
        self.searching = searching
        self.value = value_of(game, searching)
        self.onward = searching.onward or searching.quick
        self.seat = sight.decision.seat
        self.rng = rng
        self.worlds = Worlds(searching, sight, rng)
        self.memory: dict[Hashable, Node] = {}
        choices = list(choices) or self._favourites(searching.quick, sight)
        known = {choice.move for choice in choices}
        choices += [Choice(move, message("why-also")) for move in also if move not in known]
        self.root: Root = Mixed(choices) if searching.mixes(sight.decision) else Race(choices, rounds)
        self.replies: list[tuple[int, Move | None, float]] = []  # per round: answer, first reply, worth

    def play_on_for(self, rounds: int, seconds: float | None = None) -> None:
        """So many rounds, unless nothing more can be learnt, or so many seconds of this core are over."""
        until = None if seconds is None else time.thread_time() + seconds
        for number in range(rounds):
            if self.root.settled or (until and number >= AT_LEAST and time.thread_time() > until):
                break
            self.play_on()

    def play_on(self) -> None:
        """One round: by what was learnt as far as that goes, then by the quick player, to a judgement."""
        root, seat = self.root, self.seat
        first = root.pick(self.rng)
        s, rng = self.worlds[root.visits[first]]
        line = Line(self, s, rng, root.choices[first])
        answer(s, seat, root.choices[first].move)
        line.play()
        worths = {each: self._worth(s, each) for each in {seat, *(each for _, _, each in line.trail)}}
        root.learn(first, worths[seat])
        for node, at, each in line.trail:
            node.learn(at, worths[each])
        self.replies.append((first, line.reply, worths[seat]))

    def node(self, sight: Sight, rng: Random) -> tuple[Node, bool]:
        """What is known here, and whether anything was known before.

        Most of what is met is never met again: until it is, the quick player's answer will do.
        """
        decision = sight.decision
        key = decision.seat, decision.prompt, knowledge(sight.view)
        known = self.memory.get(key)
        node: Node
        if isinstance(known, Leaf):
            node = known.grown(self._favourites(self.onward, sight))
        elif known is not None:
            node = known
        elif self.searching.mixes(decision):
            node = Mixed(self._favourites(self.onward, sight))
        else:
            node = Leaf(self.onward.choose(sight, rng))
        self.memory[key] = node
        return node, known is not None

    def _favourites(self, quick: Bot, sight: Sight) -> list[Choice]:
        if hasattr(quick, "favourites"):
            return list(cast(Quick, quick).favourites(sight, self.rng)[: self.searching.breadth])
        return [quick.choose(sight, self.rng)]

    def _worth(self, s: State, seat: Seat) -> float:
        if s.outcome is not None:
            return s.outcome.shares[seat]
        return self.value(s, seat)


def value_of(game: Game[Any], searching: Searching) -> Callable[[State, Seat], float]:
    """By what tables of this game are judged: 0 lost … 1 won."""
    return searching.worth or game.heuristic


class Line:
    """How one round goes on after the first answer."""

    def __init__(self, thought: Thought, s: State, rng: Random, begun: Choice) -> None:
        self.thought = thought
        self.s = s
        self.rng = rng
        self.trail: list[tuple[Node, int, Seat]] = []  # what was asked of the tree, and answered
        self.reply: Move | None = None  # what an opponent chose first
        self._plans: dict[Seat, Iterator[Intention]] = {thought.seat: iter(begun.then)}
        self._known = True  # still in the tree
        self._luck = rng.random()
        self._occasions: Counter[tuple[int, str, Seat]] = Counter()  # what was left to chance, and how often
        self._asked = thought.seat  # who answered last
        self._until = thought.searching.turn(s) + thought.searching.horizon

    def play(self) -> None:
        """Until the horizon, where a turn begins: in the middle of one a table cannot be judged."""
        s, turn = self.s, self.thought.searching.turn
        while asked := settle(s):
            if isinstance(asked, Chance):
                deal(s, asked.sample(self._chance()))
                continue
            if turn(s) >= self._until:
                break
            self._asked = asked[0].seat
            answer(s, self._asked, self._move(asked[0]))

    def _chance(self) -> Random:
        """The luck of this occasion: the same whatever was left to chance before, so that answers compare."""
        s = self.s
        occasion = self.thought.searching.turn(s), type(s.steps[-1]).__name__, self._asked
        self._occasions[occasion] += 1
        return Random(f"{self._luck} {occasion} {self._occasions[occasion]}")

    def _move(self, decision: Decision) -> Move:
        if len(decision.options) == 1:
            return decision.options[0]
        seat = decision.seat
        planned = next(self._plans.get(seat, iter(())), None)
        if planned is not None and (move := decision.meant(planned.move)) is not None:
            return move
        choice = self._choice(Sight.at(self.s, decision))
        self._plans[seat] = iter(choice.then)
        if self.reply is None and seat != self.thought.seat:
            self.reply = choice.move
        return choice.move

    def _choice(self, here: Sight) -> Choice:
        """By what the seat knows: as the tree has learnt, and beyond the tree as the quick player does.

        All worlds agree in what the thinking seat knows. Opponents who learnt in them would soon play as if
        they knew it too; so where there are secrets they play by what they see, as the quick player does.
        """
        thought, seat = self.thought, here.decision.seat
        if not self._known or (seat != thought.seat and not thought.searching.open):
            return thought.onward.choose(here, self.rng)
        node, self._known = thought.node(here, self.rng)
        at = node.pick(self.rng)
        self.trail.append((node, at, seat))
        return node.choices[at]
