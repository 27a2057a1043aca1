"""The shelf: which games there are, and what can be said of each in one line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.table import Table

from formicarium.bots import level_of, levels, names
from formicarium.core.game import LEVELS, Game
from formicarium.terminal.screen import Screen
from formicarium.texts.speaker import Speaker

USUAL = 80  # columns: there, what one has to type is not broken


def describe(game: Game[Any], language: str) -> dict[str, Any]:
    """What a list of games tells of one of them, ready for JSON."""
    speaker = Speaker(game, language)
    return {
        "id": game.id,
        **{fact: speaker.text(f"game-{fact}") for fact in ("title", "tagline", "mood", "minutes")},
        "seats": list(game.seats),
        "rules": game.rules,
        "variants": list(game.variants),
        "first": game.first_game()._asdict(),
        "levels": [
            {
                "level": level,
                "name": speaker.text(f"level-{level}"),
                "line": speaker.text(f"level-{level}-line"),
                "bot": bot,
            }
            for level, bot in levels(game).items()
        ],
        "bots": list(names(game)),
    }


def show_shelf(games: Iterable[Game[Any]], language: str, screen: Screen) -> None:
    speaker, games = Speaker(None, language), tuple(games)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    typed = ("games-id", "games-variants") if screen.console.width >= USUAL else ("games-id",)
    for key in ("games-id", "games-title", "games-seats", "games-variants", "games-bots"):
        table.add_column(speaker.text(key), overflow="fold", no_wrap=key in typed)
    for game in games:
        told = describe(game, language)
        seats = f"{game.seats[0]}–{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
        bots = "\n".join(_ranked(game, bot) for bot in told["bots"])
        table.add_row(game.id, told["title"], seats, "\n".join(game.variants), bots)
    screen.console.print(table)
    screen.write()
    screen.write(speaker.text("games-levels"), "bold")
    met = {level for game in games for level in levels(game)}
    for level in (each for each in LEVELS if each in met):
        words = {"name": speaker.text(f"level-{level}"), "line": speaker.text(f"level-{level}-line")}
        screen.write(f"  {speaker.text('games-level', id=level, **words)}")


def _ranked(game: Game[Any], bot: str) -> str:
    """A bot with its level: both can be typed."""
    level = level_of(game, bot)
    return bot if level is None else f"{bot} ({level})"
