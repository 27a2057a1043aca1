"""The lab's commands: `formicarium lab GAME`, `lab sweep`, `balance` and `fit`, and `formicarium ladder`."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from formicarium.commands.shared import (
    AsJson,
    Data,
    GameId,
    Lang,
    Options,
    Processes,
    Seats,
    Variant,
    chosen_table,
    language_of,
    names_in,
    print_json,
    writable,
)
from formicarium.core.errors import OptionError
from formicarium.core.record import read_seed

if TYPE_CHECKING:
    from formicarium.lab.crew import Crew

MATCHES = "matches"  # the command that is meant where none is named


class Lab(TyperGroup):
    """`formicarium lab GAME …` is `formicarium lab matches GAME …`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] != "--help" and args[0] not in self.commands:
            args = [MATCHES, *args]
        return super().parse_args(ctx, args or ["--help"])


lab = typer.Typer(cls=Lab, no_args_is_help=False)


@lab.callback()
def about() -> None:
    """Let bots play many matches, and see what comes of it.

    `formicarium lab GAME …` is short for `formicarium lab matches GAME …`.
    """


Bots = Annotated[
    str,
    typer.Option(
        metavar="NAME,NAME", help="who plays; they take turns in every seat; MODULE:NAME is your own"
    ),
]
Games = Annotated[int, typer.Option("--games", help="how many matches")]
Seed = Annotated[str, typer.Option(help="the same seed gives the same figures")]
Cluster = Annotated[
    str,
    typer.Option(metavar="ADDRESS", help="on the Ray cluster that answers there; `auto` for this machine’s"),
]
Keep = Annotated[
    Path | None,
    typer.Option(metavar="FILE", callback=writable, help="keep every match there, and go on with those kept"),
]
Report = Annotated[
    Path | None, typer.Option(metavar="FILE.html", callback=writable, help="write a page to look at")
]
Swept = Annotated[
    list[str],
    typer.Option(
        "--option", metavar="KEY=VALUE", help="options; one of them with several values: a=1..5 or a=x,y"
    ),
]


@lab.command(MATCHES)
def play_matches(
    game: GameId,
    bots: Bots,
    number: Games = 100,
    seats: Seats = None,
    seed: Seed = "0",
    option: Options = None,
    variant: Variant = None,
    as_json: AsJson = False,
    processes: Processes = None,
    cluster: Cluster = "",
    tally: Annotated[str, typer.Option(metavar="FIELD", help="count what events tell, such as card")] = "",
    report: Report = None,
    rows: Annotated[
        Path | None,
        typer.Option(metavar="FILE", callback=writable, help="a row per match; FILE.parquet or FILE.csv"),
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option(metavar="FILE", callback=writable, help="every record; FILE.zst or FILE.parquet"),
    ] = None,
    keep: Keep = None,
    compare: Annotated[
        list[str] | None,
        typer.Option(
            metavar="KEY=VALUE",
            help="and a second version on the same luck: variant=…, data=FOLDER, bots=…, or an option",
        ),
    ] = None,
    lang: Lang = None,
    data: Data = None,
) -> None:
    """Let bots play many matches, and measure who wins."""
    from formicarium.lab.session import Wanted
    from formicarium.lab.tournament import Plan, check
    from formicarium.terminal.figures import run_with_bar, show_summary, studied_with_bar
    from formicarium.terminal.screen import Screen
    from formicarium.texts.speaker import Speaker

    language, (chosen, options) = language_of(lang), chosen_table(game, variant, option, data)
    players = chosen.seats[0] if seats is None else seats
    plan = Plan(chosen.id, names_in(bots), players, number, read_seed(seed), options, tally)
    check(plan)
    crew = crew_of(processes, cluster)
    wanted = Wanted(report, rows, records, keep, language)
    if compare:
        if rows or records or tally:
            raise OptionError("--compare goes with --report and --keep")
        _compare(plan, compare, crew, wanted, as_json)
        return
    if tally and (wanted or cluster):
        raise OptionError("--tally is for a run that writes nothing: a report counts everything")
    if wanted or cluster:
        summary = studied_with_bar(plan, crew, wanted, hidden=as_json)
    else:
        summary = run_with_bar(plan, min(crew.processes, number), hidden=as_json)
    if as_json:
        print_json(summary)
    else:
        show_summary(summary, Speaker(chosen, language), Screen(), tally)


def _compare(plan: Any, words: list[str], crew: Crew, wanted: Any, as_json: bool) -> None:
    from formicarium.lab.compare import compared
    from formicarium.lab.report.versions import compared_page
    from formicarium.lab.versions import changed, label_of
    from formicarium.terminal.screen import Screen
    from formicarium.terminal.versions import compare_with_bar, show_gaps

    other = changed(plan, words)
    labels = label_of(plan, other, words)
    versions = compare_with_bar([plan, other], labels, crew, wanted.keep, as_json)
    if wanted.report is not None:
        asked = _asked("lab", plan, *(f"--compare {word}" for word in words))
        wanted.report.write_text(compared_page(versions, asked, wanted.language), encoding="utf-8")
    if as_json:
        print_json(compared(versions))
    else:
        show_gaps(versions, Screen(), wanted.language)


@lab.command()
def sweep(
    game: GameId,
    bots: Bots,
    option: Swept,
    number: Games = 100,
    seats: Seats = None,
    seed: Seed = "0",
    variant: Variant = None,
    as_json: AsJson = False,
    processes: Processes = None,
    cluster: Cluster = "",
    report: Report = None,
    keep: Keep = None,
    lang: Lang = None,
    data: Data = None,
) -> None:
    """Try several values of an option on the same luck: a curve for everything that is measured."""
    from formicarium.lab.compare import swept
    from formicarium.lab.report.versions import swept_page
    from formicarium.lab.versions import spread_out
    from formicarium.terminal.screen import Screen
    from formicarium.terminal.versions import compare_with_bar, show_curves

    language = language_of(lang)
    plan, fixed = _plan(game, bots, number, seats, seed, variant, option, data)
    plans, labels = spread_out(plan, option)
    versions = compare_with_bar(plans, labels, crew_of(processes, cluster), keep, as_json)
    if report is not None:
        asked = _asked("lab sweep", fixed, *(f"--option {word}" for word in option))
        report.write_text(swept_page(versions, asked, language), encoding="utf-8")
    if as_json:
        print_json(swept(versions))
    else:
        show_curves(versions, Screen(), language)


@lab.command()
def balance(
    game: GameId,
    bots: Bots,
    option: Swept,
    number: Annotated[int, typer.Option("--games", help="how many matches of each value at most")] = 2000,
    by: Annotated[
        str, typer.Option(metavar="WHAT", help="fair to whom: seat, or a field of the events, such as card")
    ] = "seat",
    within: Annotated[
        float, typer.Option(min=0.0, max=1.0, help="a difference of this share does not matter")
    ] = 0.02,
    seats: Seats = None,
    seed: Seed = "0",
    variant: Variant = None,
    as_json: AsJson = False,
    processes: Processes = None,
    cluster: Cluster = "",
    report: Report = None,
    keep: Keep = None,
    lang: Lang = None,
    data: Data = None,
) -> None:
    """Find the value of an option that is closest to fair, and stop as soon as it is known."""
    from formicarium.lab.balance import balanced
    from formicarium.lab.report.versions import balanced_page
    from formicarium.lab.versions import spread_out
    from formicarium.terminal.screen import Screen
    from formicarium.terminal.versions import balance_with_bar, show_race

    language = language_of(lang)
    plan, fixed = _plan(game, bots, number, seats, seed, variant, option, data)
    plans, labels = spread_out(plan, option)
    race = balance_with_bar(plans, labels, crew_of(processes, cluster), by, within, keep, as_json)
    if report is not None:
        more = (f"--option {word}" for word in option)
        asked = _asked("lab balance", fixed, f"--by {by}", f"--within {within}", *more)
        report.write_text(balanced_page(race, asked, language), encoding="utf-8")
    if as_json:
        print_json(balanced(race))
    else:
        show_race(race, Screen(), language)


def _plan(
    game: str,
    bots: str,
    number: int,
    seats: int | None,
    seed: str,
    variant: str | None,
    option: list[str],
    data: Path | None,
) -> tuple[Any, Any]:
    """What all values have in common; and the same without the options, as the command line repeats them."""
    from formicarium.lab.tournament import Plan
    from formicarium.lab.versions import is_spread

    fixed = [word for word in option if not is_spread(word)]
    chosen, options = chosen_table(game, variant, fixed, data)
    _, bare = chosen_table(game, variant, [], None)
    players = chosen.seats[0] if seats is None else seats
    plan = Plan(chosen.id, names_in(bots), players, number, read_seed(seed), options)
    return plan, Plan(chosen.id, plan.bots, players, number, plan.seed, bare)


def _asked(command: str, plan: Any, *more: str) -> str:
    from formicarium.lab.report.page import words

    return " ".join(["formicarium", command, *words(plan), *more, "--report report.html"])


def crew_of(processes: int | None, cluster: str = "") -> Crew:
    """Who does the work: all cores of this machine, unless somebody says otherwise."""
    from formicarium.lab.crew import Crew

    return Crew(processes or os.cpu_count() or 1, cluster)


@lab.command("fit")
def fit_weights(
    game: GameId,
    bots: Annotated[
        str | None, typer.Option(metavar="NAME,NAME", help="who plays; by default the search's quick player")
    ] = None,
    number: Games = 400,
    seats: Seats = None,
    seed: Seed = "0",
    option: Options = None,
    variant: Variant = None,
    write: Annotated[
        Path | None,
        typer.Option(metavar="FILE", callback=writable, help="write them there instead of showing them"),
    ] = None,
    processes: Processes = None,
    data: Data = None,
) -> None:
    """Find by self-play what the numbers of a table are worth, beside the game’s own judgement."""
    from formicarium.lab.fit import check_fit, fit, quick_name
    from formicarium.lab.tournament import Plan
    from formicarium.terminal.bar import bar

    chosen, options = chosen_table(game, variant, option, data)
    players = chosen.seats[0] if seats is None else seats
    roster = names_in(bots) if bots is not None else (quick_name(chosen),) * players
    plan = Plan(chosen.id, roster, players, number, read_seed(seed), options)
    check_fit(plan)
    with bar(chosen.id, number, hidden=write is None) as heard:
        found = fit([plan], processes or os.cpu_count() or 1, heard)
    if write is None:
        print_json(found)
    else:
        write.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def ladder(
    game: GameId,
    bots: Annotated[
        str | None,
        typer.Option(metavar="NAME,NAME", help="who plays; by default every bot that people can meet"),
    ] = None,
    more: Annotated[str, typer.Option("--with", metavar="MODULE:NAME", help="your own, beside them")] = "",
    number: Annotated[int, typer.Option("--games", help="how many matches of each pair")] = 20,
    seats: Seats = None,
    seed: Annotated[str, typer.Option(help="the same seed gives the same ladder")] = "0",
    option: Options = None,
    variant: Variant = None,
    as_json: AsJson = False,
    keep: Keep = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE.svg", callback=writable, help="draw it")] = None,
    processes: Processes = None,
    cluster: Cluster = "",
    lang: Lang = None,
    data: Data = None,
) -> None:
    """Let every bot play every other, and rate them."""
    from formicarium.bots import called, levels
    from formicarium.lab.ladder import Climb, check_climb
    from formicarium.lab.rungs import rungs
    from formicarium.terminal.figures import climb_with_bar, show_ladder
    from formicarium.terminal.party import known_as
    from formicarium.terminal.screen import Screen
    from formicarium.texts.speaker import Speaker

    language, (chosen, options) = language_of(lang), chosen_table(game, variant, option, data)
    players = max(2, chosen.seats[0]) if seats is None else seats
    roster = names_in(bots) if bots is not None else tuple(levels(chosen).values())
    climbers = tuple(called(chosen, name) for name in (*roster, *names_in(more)))
    climb = Climb(chosen.id, climbers, players, number, read_seed(seed), options)
    check_climb(climb)
    summary = climb_with_bar(climb, crew_of(processes, cluster), keep, hidden=as_json)
    speaker = Speaker(chosen, language)
    if plot is not None:
        names = {bot: known_as(chosen, speaker, bot) for bot in climb.bots}
        plot.write_text(rungs(summary, names), encoding="utf-8")
    if as_json:
        print_json(summary)
    else:
        show_ladder(summary, chosen, speaker, Screen())
