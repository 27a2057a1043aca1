"""Who can be asked to sit down: the bots every game has, and those a game brings along."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from typing import Any

from formicarium.bots.greedy import Greedy
from formicarium.bots.random import RandomBot
from formicarium.bots.search import Search
from formicarium.bots.search.player import PATIENCE
from formicarium.core.bot import Bot
from formicarium.core.errors import FormicariumError
from formicarium.core.game import LEVELS, Game


class UnknownBot(FormicariumError):
    """No bot of this game is called so."""


SEARCHER = "searcher"  # the house's search, where a game is played best by it


def roster(game: Game[Any]) -> Mapping[str, Bot]:
    """All bots of a game, the strongest last: the house's, its own, and the search."""
    house = {name: bot for name, bot in _of_the_house(game).items() if name not in game.bots}
    return {**house, **game.bots, **({SEARCHER: _searcher(game)} if game.searches else {})}


@lru_cache(16)
def _searcher(game: Game[Any], processes: int = 1) -> Bot:
    return Search(game, seconds=PATIENCE, processes=processes)


def names(game: Game[Any]) -> tuple[str, ...]:
    """What all of them are called; nobody has to come for that."""
    house = (name for name in _of_the_house(game) if name not in game.bots)
    return (*house, *game.bots, *((SEARCHER,) if game.searches else ()))


def _of_the_house(game: Game[Any]) -> dict[str, Bot]:
    house: dict[str, Bot] = {"random": RandomBot()}
    if type(game).heuristic is not Game.heuristic:
        house["greedy"] = Greedy(game)
    return house


def levels(game: Game[Any]) -> Mapping[str, str]:
    """The bots that people meet, by level, the gentlest first.

    Where a game does not say, they are its bots in order; `random` is none, unless nobody else can play.
    """
    if game.levels:
        return game.levels
    bots = [name for name in names(game) if name != "random"] or ["random"]
    return {"forager": bots[0]} if bots == ["greedy"] else dict(zip(LEVELS, bots, strict=False))


def level_of(game: Game[Any], bot: str) -> str | None:
    """The level that a bot stands for, if people know it by one."""
    return next((level for level, name in levels(game).items() if name == bot), None)


def called(game: Game[Any], name: str) -> str:
    """The bot that is called so by people or by programs."""
    return levels(game).get(name, name)


def find(game: Game[Any], name: str, processes: int = 1) -> Bot:
    """The bot of this name or level; UnknownBot says which there are. The search may use processes."""
    bots, name = roster(game), called(game, name)
    if name == SEARCHER and game.searches and processes > 1:
        return _searcher(game, processes)
    if name not in bots:
        raise UnknownBot(f"{game.id} has no bot called {name!r}; there are {', '.join(bots)}")
    return bots[name]


def invite(game: Game[Any], name: str, processes: int = 1) -> Bot:
    """The bot of this name, or one's own: `module:Name` is a bot, or a class that makes one for a game."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return find(game, name, processes)
    try:
        own = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBot(f"there is no bot {name}: {error}") from error
    bot: Bot = own(game) if isinstance(own, type) else own
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(f"{name} is no bot: it cannot `choose`")
    return bot


def strongest(game: Game[Any]) -> str:
    """The name of the bot to play against, or to ask for a hint."""
    return names(game)[-1]
