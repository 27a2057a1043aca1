"""Sitting down: which variant, how many seats, who plays. Asked where somebody can answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import SystemRandom
from typing import Any, NamedTuple

from formicarium.bots import invite, levels
from formicarium.core.ending import Ending, remarked
from formicarium.core.errors import OptionError
from formicarium.core.game import Game
from formicarium.core.hints import hinted
from formicarium.core.match import Match, replay
from formicarium.core.record import read_seed
from formicarium.terminal.party import Party
from formicarium.terminal.screen import Screen
from formicarium.texts.message import Seat
from formicarium.texts.speaker import Speaker


@dataclass(slots=True)
class Wishes:
    """What was said on the command line; None where nothing was."""

    seats: int | None = None
    variant: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    bots: tuple[str, ...] | None = None
    seat: Seat | None = None
    seed: str | None = None
    load: Path | None = None
    processes: int = 1  # in which a bot that searches thinks


def sit_down(game: Game[Any], wishes: Wishes, language: str, screen: Screen) -> Party:
    """A table ready to play at: as wished, asked where somebody sits there, by default elsewhere."""
    speaker = Speaker(game, language)
    hints: tuple[int, ...] = ()
    if wishes.load is not None:
        match, hints = _loaded(game, wishes.load)
    else:
        if screen.attended and not _begin_gently(game, wishes, speaker, screen):
            _ask(game, wishes, speaker, screen)
        options = {**variant_options(game, wishes.variant), **wishes.options}
        match = Match(game, wishes.seats, _seed(wishes.seed), options)
    if wishes.bots is None and screen.attended:
        wishes.bots = _ask_opponents(game, speaker, screen)
    return Party(match, seating(game, match.state.seats, wishes), language, hints, wishes.processes)


def variant_options(game: Game[Any], variant: str | None) -> Mapping[str, Any]:
    """The options behind a variant's name."""
    if variant is None:
        return {}
    if variant not in game.variants:
        raise OptionError(f"{game.id} has no variant {variant!r}; it has {', '.join(game.variants)}")
    return game.variants[variant]


def seating(game: Game[Any], seats: int, wishes: Wishes) -> dict[Seat, str]:
    """Which bot sits where. One bot fills every free seat; of several, each takes one, in order."""
    bots = wishes.bots or ()
    for bot in bots:
        invite(game, bot)
    if wishes.seat is not None and not 0 <= wishes.seat < seats:
        raise OptionError(f"seat {wishes.seat} is none of 0 to {seats - 1}")
    if len(bots) == seats and wishes.seat is None:
        return dict(enumerate(bots))  # nobody but bots: watch them
    mine = wishes.seat or 0
    free = [(mine + i) % seats for i in range(1, seats)]
    if len(bots) > len(free):
        raise OptionError(f"{len(bots)} bots do not fit on {len(free)} free seats")
    return dict(zip(free, bots * len(free) if len(bots) == 1 else bots, strict=False))


class Recorded(NamedTuple):
    """The match that a file holds, how its table ended it, and which answers came after a hint."""

    match: Match
    end: Ending
    hints: tuple[int, ...]


def recorded(path: Path) -> Recorded:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeError as error:
        raise OptionError(f"{path} is not a record: it is not even text") from error
    match = replay(text)
    return Recorded(match, remarked(text, match.state.seats), hinted(text))


def _loaded(game: Game[Any], path: Path) -> tuple[Match, tuple[int, ...]]:
    match, _, hints = recorded(path)
    if match.game is not game:
        raise OptionError(f"{path} is a match of {match.game.id}, not of {game.id}")
    return match, hints


def _seed(wished: str | None) -> int | str:
    return SystemRandom().randrange(1_000_000) if wished is None else read_seed(wished)


def _begin_gently(game: Game[Any], wishes: Wishes, speaker: Speaker, screen: Screen) -> bool:
    """Whoever wishes for nothing is offered a first game: is it one?"""
    if wishes != Wishes(seed=wishes.seed, processes=wishes.processes):
        return False
    first, (level, bot) = game.first_game(), next(iter(levels(game).items()))
    gently = speaker.text(
        "start-first-yes",
        variant=speaker.text(f"variant-{first.variant}"),
        count=first.seats - 1,
        level=speaker.text(f"level-{level}"),
    )
    if screen.choose(speaker.text("start-first"), [gently, speaker.text("start-first-no")]):
        return False
    wishes.variant, wishes.seats, wishes.bots = first.variant, first.seats, (bot,)
    return True


def _ask(game: Game[Any], wishes: Wishes, speaker: Speaker, screen: Screen) -> None:
    if wishes.variant is None and not wishes.options and len(game.variants) > 1:
        variants = list(game.variants)
        said = [speaker.text(f"variant-{variant}") for variant in variants]
        wishes.variant = variants[screen.choose(speaker.text("start-variant"), said)]
    options = {**variant_options(game, wishes.variant), **wishes.options}
    fitting = [seats for seats in game.seats if game.takes(seats, options)]
    if wishes.seats is None and len(fitting) > 1:
        said = [speaker.text("start-seats-option", seats=seats) for seats in fitting]
        wishes.seats = fitting[screen.choose(speaker.text("start-seats"), said)]


def _ask_opponents(game: Game[Any], speaker: Speaker, screen: Screen) -> tuple[str, ...]:
    offered = levels(game)
    said = [
        speaker.text(
            "start-with-bots", level=speaker.text(f"level-{level}"), line=speaker.text(f"level-{level}-line")
        )
        for level in offered
    ]
    picked = screen.choose(speaker.text("start-who"), [*said, speaker.text("start-with-people")])
    return (*((bot,) for bot in offered.values()), ())[picked]
