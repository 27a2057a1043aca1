"""A terminal to write to and to read lines from."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from rich.columns import Columns
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from formicarium.core.record import whole
from formicarium.scene.model import Scene
from formicarium.scene.terminal import draw
from formicarium.texts.message import Message

WIDE = 1000  # columns
FEW = 6  # options up to this number stand below one another


class Screen:
    """Words go out as they are: what looks like markup is a clause in brackets."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(markup=False, highlight=False, emoji=False)

    @property
    def attended(self) -> bool:
        """Somebody sits there: questions may be asked, and screens cleared."""
        return sys.stdin.isatty() and self.console.is_terminal

    def write(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def table(self, scene: Scene, say: Callable[[Message], str]) -> None:
        """A scene, as wide and as colourful as the terminal."""
        drawn = draw(scene, say, self.console.width, self.console.color_system is not None)
        self.console.print()
        self.console.print(Text.from_ansi(drawn), soft_wrap=True)

    def markdown(self, text: str) -> None:
        from rich.markdown import Markdown  # brings a parser along, for whoever reads rules

        self.console.print(Markdown(text))

    def figures(self, table: Table) -> None:
        """A table of figures; in a file, where nobody's terminal sets a limit, as wide as it needs."""
        console, usual = self.console, self.console.width
        if not console.is_terminal:
            needed = Measurement.get(console, console.options.update(max_width=WIDE), table).maximum
            console.width = max(usual, needed)
        console.print(table)
        console.width = usual

    def ask(self, prompt: str) -> str:
        """One line; EOFError when there are no more."""
        if self.attended:
            with suppress(ImportError):
                import readline  # noqa: F401, arrow keys and history come with it
        return input(prompt).strip()

    def clear(self) -> None:
        """Leave nothing to be read by the next player."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")  # and nothing to scroll back to
        else:
            self.rule()

    def rule(self, title: str = "") -> None:
        self.console.rule(Text(title, style="bold"), style="dim")

    def options(self, rows: Sequence[tuple[int, str, str]]) -> None:
        """Options: the number to type, words, and dimmed the notation that says the same."""
        wide = max(len(str(number)) for number, _, _ in rows)
        self.columns(
            [
                Text.assemble((f"{number:>{wide}}", "bold"), f"  {words}  ", (spelled, "dim"))
                for number, words, spelled in rows
            ]
        )

    def legend(self, rows: Sequence[tuple[str, str]]) -> None:
        """What the letters on the table mean."""
        wide = max((len(letters) for letters, _ in rows), default=0)
        self.columns(
            [Text.assemble((f"  {letters:<{wide}}", "bold"), f"  {meaning}") for letters, meaning in rows]
        )

    def columns(self, lines: Sequence[Text]) -> None:
        """Few below one another; many side by side, where they fit."""
        if len(lines) > FEW and 2 * max(map(len, lines)) + 3 <= self.console.width:
            self.console.print(Columns(lines, equal=True, column_first=True, padding=(0, 3)))
        else:
            self.lines(lines)

    def hanging(self, lines: Iterable[tuple[str, Text]]) -> None:
        """Each behind its mark, so that what is too long for a line goes on below its beginning."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", min_width=3)
        for mark, text in lines:
            grid.add_row(mark, text)
        self.console.print(grid)

    def lines(self, lines: Iterable[Text]) -> None:
        for line in lines:
            self.console.print(line)

    def choose(self, question: str, options: Sequence[str], default: int = 0) -> int:
        """Ask for one of a few options by number; Enter takes the default."""
        self.write(question, "bold")
        for number, option in enumerate(options, 1):
            self.write(f"  {number}  {option}")
        while True:
            answer = self.ask(f"[{default + 1}] > ")
            if not answer:
                return default
            if (picked := whole(answer)) is not None and 1 <= picked <= len(options):
                return picked - 1
