"""The pages of the docs that tell what stands where: `python -m formicarium.research.pages [FOLDER]`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from formicarium.core.game import Game
from formicarium.core.registry import games

FOLDER = Path("docs/research")
COMMAND = "python -m formicarium.research.pages"


def page(game: Game[Any]) -> str:
    """The encoding of a game, for the fewest players; only the sizes differ for more."""
    return "\n".join(_lines(game)) + "\n"


def _lines(game: Game[Any]) -> Iterator[str]:
    kinds = list(game.kinds())
    variant, _ = kinds[0]
    options = game.read_options(game.variants[variant])
    seats = min(n for name, n in kinds if name == variant)
    told = game.observation(seats, options)
    yield f"# {game.id}: what programs see"
    yield ""
    yield f"Written by `{COMMAND}`. How to use it: [research.md](../research.md)."
    yield ""
    yield f"Encoding `{told.name}`. Observations, by the number of players:"
    yield ""
    yield "| variant | " + " | ".join(f"{n} players" for n in game.seats) + " |"
    yield "| --- |" + " ---: |" * len(game.seats)
    for name in game.variants:
        sizes = []
        for n in game.seats:
            takes = (name, n) in kinds
            sizes.append(str(_size(game, name, n)) if takes else "–")
        yield f"| {name} | " + " | ".join(sizes) + " |"
    yield ""
    moves = f" or {len(game.moves):,} whole moves" if game.moves else ""
    yield f"Actions: {game.actions.size:,} tokens{moves}. Words of chance: {len(game.chances)}."
    yield ""
    yield f"## Blocks, for {seats} players"
    yield ""
    yield "| at | block | shape | meaning | in each place |"
    yield "| ---: | --- | --- | --- | --- |"
    for block in told.blocks:
        shape = " × ".join(map(str, block.shape)) or "1"
        cells = str(block.at), f"`{block.name}`", shape, block.meaning, block.layout
        yield "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _size(game: Game[Any], variant: str, seats: int) -> int:
    return game.observation(seats, game.read_options(game.variants[variant])).size


def main(folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in games.values():
        (folder / f"{game.id}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
