"""The command line: `formicarium games | play | learn | serve | replay | analyse | rules | aid | lab | …`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, NoReturn

import typer
from typer.core import TyperGroup

from formicarium import __version__
from formicarium.commands.admin import admin
from formicarium.commands.lab import crew_of, lab, ladder
from formicarium.commands.shared import (
    AsJson,
    Data,
    GameId,
    Kept,
    Lang,
    Options,
    Processes,
    Seats,
    Variant,
    chosen_table,
    correct,
    language_of,
    names_in,
    options_of,
    print_json,
)
from formicarium.core.errors import FormicariumError, OptionError
from formicarium.core.registry import games


class Polite(TyperGroup):
    """Whatever is wrong with what was asked: one line, and exit code 2."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        args = list(sys.argv[1:] if args is None else args) or ["--help"]
        extra["standalone_mode"] = False
        try:
            code = super().main(args, *rest, **extra)
        except typer.Abort:
            sys.exit(130)
        except OSError as error:
            _refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        except FormicariumError as error:
            _refuse(str(error))
        except Exception as error:
            if not hasattr(error, "format_message"):  # the parser's own complaints have it
                raise
            _refuse(error.format_message())
        sys.exit(code if isinstance(code, int) else 0)


def _refuse(what: str) -> NoReturn:
    print(f"formicarium: {' '.join(what.split())}", file=sys.stderr)
    sys.exit(2)


# Each command imports what it needs when it runs: `--help` and `games` answer at once.
app = typer.Typer(
    name="formicarium",
    cls=Polite,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # boxes around the help would take longer to draw than all the rest
)


app.add_typer(admin, name="admin")


def _say_version(wanted: bool) -> None:
    if wanted:
        print(f"formicarium {__version__}")
        raise typer.Exit


@app.callback()
def formicarium(
    version: Annotated[
        bool, typer.Option("--version", help="print the version", callback=_say_version, is_eager=True)
    ] = False,
) -> None:
    """Ant board games with their complete rules: play them, replay them, measure them."""


@app.command("games")
def list_games(as_json: AsJson = False, lang: Lang = None) -> None:
    """List the games that can be played."""
    from formicarium.terminal.screen import Screen
    from formicarium.terminal.shelf import describe, show_shelf

    language = language_of(lang)
    if as_json:
        print_json([describe(game, language) for game in games.values()])
    else:
        show_shelf(games.values(), language, Screen())


@app.command()
def play(
    game: GameId,
    seats: Seats = None,
    option: Options = None,
    variant: Variant = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="NAME,NAME",
            help="bots for the other seats; one name fills them all; MODULE:NAME is your own",
        ),
    ] = None,
    bot: Annotated[bool, typer.Option("--bot", help="play against the game's strongest bot")] = False,
    seat: Annotated[int | None, typer.Option(help="your seat, counted from 0")] = None,
    seed: Annotated[str | None, typer.Option(help="the same seed deals the same cards")] = None,
    lang: Lang = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="go on with a saved match")] = None,
    coach: Annotated[bool, typer.Option(help="say first what the game is about")] = True,
    processes: Annotated[
        int, typer.Option(min=1, help="in which a bot that searches thinks; the same number, the same match")
    ] = 1,
    data: Data = None,
) -> None:
    """Play in this terminal, against bots or with friends."""
    from formicarium.bots import strongest
    from formicarium.terminal.play import Sitting
    from formicarium.terminal.screen import Screen
    from formicarium.terminal.start import Wishes, sit_down

    correct(data)
    language, chosen, screen = language_of(lang), games[game], Screen()
    named = (strongest(chosen),) if bot else names_in(bots) if bots is not None else None
    wishes = Wishes(seats, variant, options_of(option), named, seat, seed, load, processes)
    try:
        party = sit_down(chosen, wishes, language, screen)
    except (EOFError, KeyboardInterrupt):
        screen.write()
        return
    Sitting(party, screen, coach and load is None).play()


@app.command()
def learn(
    game: GameId,
    lesson: Annotated[str | None, typer.Argument(metavar="[LESSON]", help="by default the first one")] = None,
    listed: Annotated[bool, typer.Option("--list", help="say which lessons there are")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Learn a game by playing its lessons in this terminal."""
    from formicarium.core.lesson import course, lesson_of
    from formicarium.terminal.learn import Learning, describe, show_course
    from formicarium.terminal.screen import Screen

    language, chosen, screen = language_of(lang), games[game], Screen()
    if as_json:
        print_json(describe(chosen, language))
    elif listed:
        show_course(chosen, language, screen)
    else:
        wanted = lesson_of(chosen, lesson if lesson is not None else next(iter(course(chosen)), ""))
        Learning(chosen, wanted, language, screen).play()


@app.command("serve")
def serve_tables(
    host: Annotated[str | None, typer.Option(help="address to listen at; by default 127.0.0.1")] = None,
    port: Annotated[int | None, typer.Option(help="port to listen at; by default 8000")] = None,
    database: Kept = None,
    workers: Annotated[
        int | None, typer.Option(help="processes that serve; by default 1, more need PostgreSQL")
    ] = None,
    bot_workers: Annotated[int | None, typer.Option(help="processes for bots; by default 2")] = None,
    data: Data = None,
) -> None:
    """Serve a page where people play, with friends and against bots."""
    try:
        from formicarium.server.main import serve
    except ModuleNotFoundError as error:
        raise OptionError(f"serving needs {error.name}: install formicarium[server]") from error

    serve(host, port, database, bot_workers, workers=workers, data=None if data is None else str(data))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a record, as `save` writes it")],
    lang: Lang = None,
    seat: Annotated[int | None, typer.Option(help="as this seat saw it")] = None,
    openly: Annotated[bool, typer.Option("--open", help="with everything that was hidden")] = False,
    step: Annotated[bool, typer.Option("--step", help="one answer at a time")] = False,
    figures: Annotated[
        bool, typer.Option("--figures", help="instead: how it went, as curves and tables")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="the figures for a program to read")] = False,
    everything: Annotated[bool, typer.Option("--everything", help="down to every pass")] = False,
    data: Data = None,
) -> None:
    """Tell a recorded match, with its last table and its result; or count what there is to count in it."""
    from formicarium.terminal.account import describe, show_figures, speaker_of
    from formicarium.terminal.replay import Reading, check_seat
    from formicarium.terminal.screen import Screen
    from formicarium.terminal.start import recorded
    from formicarium.texts.speaker import Speaker

    if seat is not None and openly:
        raise OptionError("--seat and --open exclude each other")
    if as_json and not figures:
        raise OptionError("--json is for --figures")
    correct(data)
    match, end, hints = recorded(file)
    check_seat(match, seat)
    if as_json:
        print_json(describe(match, speaker_of(match, language_of(lang))))
        return
    if figures:
        show_figures(match, speaker_of(match, language_of(lang)), Screen())
        return
    speaker = Speaker(match.game, language_of(lang), you=seat)
    Reading(match, speaker, Screen(), openly, end, hints, everything).tell(step)


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a record, as `save` writes it")],
    seat: Annotated[list[int] | None, typer.Option(help="judge this seat's answers; by default all")] = None,
    rounds: Annotated[
        int | None, typer.Option(min=2, help="how long each answer is thought over; by default 60")
    ] = None,
    as_json: AsJson = False,
    processes: Processes = None,
    lang: Lang = None,
    data: Data = None,
) -> None:
    """Look at a match again: who stood how, what was luck, and which answers were mistakes."""
    from formicarium.analysis import Analyst
    from formicarium.analysis.analyst import ROUNDS
    from formicarium.terminal.analysis import analysed, describe, show_findings
    from formicarium.terminal.replay import check_seat
    from formicarium.terminal.screen import Screen
    from formicarium.terminal.start import recorded
    from formicarium.texts.speaker import Speaker

    correct(data)
    match, _, _ = recorded(file)
    for each in seat or ():
        check_seat(match, each)
    speaker = Speaker(match.game, language_of(lang))
    analyst = Analyst(match, rounds or ROUNDS, seat)
    findings = analysed(analyst, speaker.text("analysis-heading"), hidden=as_json, crew=crew_of(processes))
    if as_json:
        print_json({"game": match.game.id, **describe(findings)})
    else:
        show_findings(findings, speaker, Screen(), match.state.seats)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a record, as a server gives it")],
    as_json: AsJson = False,
    lang: Lang = None,
    data: Data = None,
) -> None:
    """Check that a match was dealt as promised.

    Exit code 0: it was; 1: it was not; 3: nothing was promised.
    """
    from formicarium.terminal.screen import Screen
    from formicarium.terminal.verdict import show_verdict

    correct(data)
    raise typer.Exit(show_verdict(file, language_of(lang), Screen(), as_json))


@app.command()
def mend(
    tables: Annotated[
        list[str] | None, typer.Argument(metavar="[TABLE]...", help="only these; by default all")
    ] = None,
    database: Kept = None,
    go_on: Annotated[
        bool, typer.Option("--go-on", help="let them go on from the last row that can be read")
    ] = False,
    close: Annotated[bool, typer.Option("--close", help="close them for good")] = False,
    save: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="write their records, as far as they can be read")
    ] = None,
    as_json: AsJson = False,
    data: Data = None,
) -> None:
    """Mend tables that can no longer be read to their end.

    Without --go-on or --close they are only listed. Exit code 1: some are left.
    """
    if go_on and close:
        raise OptionError("--go-on and --close exclude each other")
    try:
        from formicarium.server.config import Config
        from formicarium.server.mend import mend_tables
    except ModuleNotFoundError as error:
        raise OptionError(f"mending needs {error.name}: install formicarium[server]") from error

    how: Literal["go_on", "close"] | None = "go_on" if go_on else "close" if close else None
    config = Config.read(database=database, data=None if data is None else str(data))
    done = mend_tables(config, tables or (), how, save)
    if as_json:
        print_json([mended.plain() for mended in done])
    else:
        print("\n".join(mended.line() for mended in done) or "Every table can be read to its end.")
    raise typer.Exit(int(any(not mended.done for mended in done)))


@app.command()
def renew(
    database: Kept = None,
    forget: Annotated[
        bool,
        typer.Option("--forget", help="and believe no older one: all who come are strangers again"),
    ] = False,
) -> None:
    """Sign cookies with a new secret.

    Servers that run take it up within minutes.
    """
    try:
        from formicarium.server.config import Config
        from formicarium.server.mend import renew_secret
    except ModuleNotFoundError as error:
        raise OptionError(f"renewing needs {error.name}: install formicarium[server]") from error

    renew_secret(Config.read(database=database), forget)
    print("Cookies are signed with a new secret." + (" Older ones are worth nothing." if forget else ""))


@app.command()
def rules(
    game: GameId,
    clause: Annotated[
        str | None, typer.Argument(metavar="[CLAUSE]", help="an id, the beginning of one, or a word")
    ] = None,
    lang: Lang = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="list clauses that no passing test cites")
    ] = False,
    find: Annotated[
        str, typer.Option("--find", metavar="WORDS", help="search: words in any order and form")
    ] = "",
) -> None:
    """Read the rulebook, or find a rule in it."""
    from formicarium.terminal.coverage import measure, show_coverage
    from formicarium.terminal.rules import show_clauses, show_finds, show_lessons
    from formicarium.terminal.screen import Screen
    from formicarium.texts.rulebook import rulebook
    from formicarium.texts.speaker import Speaker

    language, chosen, screen = language_of(lang), games[game], Screen()
    if coverage:
        raise typer.Exit(0 if show_coverage(measure(chosen), screen) else 1)
    book, speaker = rulebook(chosen, language), Speaker(chosen, language)
    if find:
        if not show_finds(chosen, find, language, screen):
            raise OptionError(speaker.text("rules-nothing", wanted=find))
    elif clause is None:
        screen.markdown(book.text)
    elif not book.find(clause):
        raise OptionError(speaker.text("rules-nothing", wanted=clause))
    else:
        show_clauses(book, clause, speaker, screen)
        show_lessons(chosen, {each.id for each in book.find(clause)}, language, screen)


@app.command()
def aid(
    game: GameId,
    variant: Variant = None,
    option: Options = None,
    seats: Annotated[int | None, typer.Option(help="how many players; by default as many as can")] = None,
    lang: Lang = None,
    data: Data = None,
) -> None:
    """Show a game's player aid: turn order, costs, scoring."""
    from formicarium.terminal.aid import show_aid
    from formicarium.terminal.screen import Screen

    language, (chosen, options) = language_of(lang), chosen_table(game, variant, option, data)
    show_aid(chosen, chosen.aid_for(options, seats), language, Screen())


app.add_typer(lab, name="lab")
app.command()(ladder)


def main() -> None:
    app()


if __name__ == "__main__":
    main()
