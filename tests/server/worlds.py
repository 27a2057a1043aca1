"""Twin tables: one as it is, one as a seat may imagine it, played on alike while that seat cannot tell."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import formicarium as fm
from formicarium.core.decision import Decision, Path
from formicarium.core.record import Header
from formicarium.core.together import under_seal
from formicarium.server.table.beats import Reel
from formicarium.server.table.ledger import Ledger
from formicarium.server.table.silence import Silence

SEED = 7  # of the dealers of both


class Given(NamedTuple):
    """An answer, as it goes over the wire."""

    seat: int
    number: int
    path: Path


def header_at(position: Any) -> Header:
    options = position["options"]
    return Header(position["game"], position["rules"], position["seats"], options, SEED, position)


class World:
    """One of the twins."""

    def __init__(self, position: Any) -> None:
        self.header = header_at(position)
        self.ledger = Ledger.opened("table", self.header)[0]
        self.reel = Reel()
        self.given: list[Given] = []  # since the last step began
        self.hushed: list[Given] = []  # and after them, in secret
        self.held = False  # since then: would frames have been held back on the way?

    def begin(self) -> None:
        """A new step."""
        self.given, self.hushed, self.held = [], [], False

    def answer(self, seat: int, path: Path, secretly: bool = False) -> None:
        (self.hushed if secretly else self.given).append(Given(seat, self.ledger.number(seat), path))
        self.ledger.answer(seat, path, "somebody", None, watch=self.reel.watch)
        self.held = self.held or self.ledger.silence is not Silence.NONE

    def openly_asked(self) -> dict[int, Decision]:
        return {decision.seat: decision for decision in self.ledger.waiting()}

    def hush(self, eyes: int) -> None:
        """Whoever else is asked in secret lets it pass."""
        while secret := [d for d in self._secretly_asked() if d.seat != eyes]:
            self.answer(secret[0].seat, secret[0].timeout.spell(), secretly=True)

    def in_secret(self, eyes: int) -> bool:
        """Is this seat asked under a silent seal, so that nothing comes of others' answers before its own?"""
        sealed = under_seal(self.ledger.match.state)
        return sealed is not None and sealed.silent and self.ledger.match.decision(eyes) is not None

    def _secretly_asked(self) -> list[Decision]:
        sealed = under_seal(self.ledger.match.state)
        if sealed is not None:
            return list(self.ledger.match.pending) if sealed.silent else []
        return [decision for decision in self.ledger.match.pending if decision.silent]

    def known(self, eyes: int | None) -> Any:
        """All that somebody with these eyes may know, by the engine's own account."""
        match = self.ledger.match
        decision = match.decision(eyes) if eyes is not None else None
        told = [each.event for each in match.events(eyes)]
        openly = {
            seat: None if under_seal(match.state) else d.prompt for seat, d in self.openly_asked().items()
        }
        return match.view(eyes), decision, openly, match.answered(), match.outcome, told


class Twins:
    """A table, and another that a seat cannot tell from it."""

    def __init__(self, match: fm.Match, eyes: int, rng: Random) -> None:
        self.eyes = eyes
        self.rng = rng
        worlds = (match.state, match.imagine(eyes, rng))
        self.worlds = tuple(World(match.game.describe(world, match.options)) for world in worlds)
        sealed = all(world.in_secret(eyes) for world in self.worlds)
        for world in self.worlds:
            world.hush(eyes)
        # Somebody was just being asked in secret, and something comes of it: time would tell.
        self.midst = any(world.hushed for world in self.worlds) and not sealed

    def alike(self) -> bool:
        """Can the seat still not tell them apart, and nobody who looks on either?"""
        one, two = self.worlds
        return all(one.known(eyes) == two.known(eyes) for eyes in (self.eyes, None))

    def step(self) -> bool:
        """Play on in both; False if there is no way to do so alike."""
        for world in self.worlds:
            world.begin()
        one, two = self.worlds
        asked = one.ledger.match.decision(self.eyes)
        others = [seat for seat in one.openly_asked() if seat != self.eyes]
        if asked is not None and (not others or self.rng.random() < 0.5):
            path = self.rng.choice(asked.options).spell()
            for world in self.worlds:
                world.answer(self.eyes, path)
        elif not others:
            return False
        elif under_seal(one.ledger.match.state):
            for world in self.worlds:
                self._finish(world, others[0])
        else:
            there = two.openly_asked()[others[0]]
            both = [move for move in one.openly_asked()[others[0]].options if move in there.options]
            if not both:
                return False
            path = self.rng.choice(both).spell()
            for world in self.worlds:
                world.answer(others[0], path)
        for world in self.worlds:
            world.hush(self.eyes)
        return True

    def _finish(self, world: World, seat: int) -> None:
        """A seat gives all its answers under seal: what, and how many, is its secret."""
        for _ in range(60):
            decision = world.ledger.match.decision(seat)
            if decision is None or under_seal(world.ledger.match.state) is None:
                return
            world.answer(seat, self.rng.choice(decision.options).spell())


def moments(game: str, rng: Random, most: int) -> Iterator[tuple[fm.Match, int]]:
    """Matches of any variant and number of seats, at some decisions: the set-up, and each new kind."""
    table = fm.games[game]
    met: set[str] = set()
    while True:
        variant, seats = rng.choice(list(table.kinds()))
        match = fm.Match(table, seats, rng.getrandbits(30), table.variants[variant])
        for number in range(most):
            if match.outcome is not None:
                break
            kinds = {decision.prompt.key for decision in match.pending}
            if number == 0 or not kinds <= met or rng.random() < 0.15:
                met |= kinds
                yield match, rng.randrange(match.state.seats)
            decision = rng.choice(match.pending)
            hurried = under_seal(match.state) is not None and rng.random() < 0.5
            match.play(decision.seat, decision.timeout if hurried else rng.choice(decision.options))


def at_the_attack(target_holds: str, *then: str, rounds: int = 2) -> str:
    """A record of the Arena: the leader has aimed; what the target holds is the target's secret."""
    parries = [f"parry_{n}" for n in range(1, 7)]
    other = next(card for card in ("parry_1", "grub_1") if card != target_holds)
    position = {
        "game": "arena",
        "rules": 1,
        "seats": 3,
        "options": {"rounds": rounds},
        "table": {
            "round": 1,
            "leader": 0,
            "target": 1,
            "hands": [["grub_5"], [target_holds], ["grub_6"]],
            "deck": sorted([other, *parries[1:], "grub_2", "grub_3", "grub_4"]),
        },
        "steps": ["Send", *then, "EndRound"],
    }
    return header_at(position).dumps()
