"""The page: what stands out first, then the sections, the most surprising first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from importlib.resources import files
from shlex import quote as quoted
from typing import Any, NamedTuple
from urllib.parse import quote

from formicarium import __version__
from formicarium.core.game import Game
from formicarium.core.plain import to_plain
from formicarium.core.record import write_options, write_seed
from formicarium.lab.report.length import length, scores
from formicarium.lab.report.play import choices, rules
from formicarium.lab.report.players import bots, seats
from formicarium.lab.report.story import luck, story
from formicarium.lab.report.things import openings, things
from formicarium.lab.report.voice import Section, Voice
from formicarium.lab.report.winners import winners
from formicarium.lab.sample import Sample
from formicarium.lab.tournament import Plan
from formicarium.scene.sprites import Art
from formicarium.texts.catalogue import LANGUAGES

TOP = 8  # findings at the head of the page
NAMES = {"en": "English", "fr": "Français"}
EACH = 4  # of a section, before the rest is folded
COVER = "cover"  # the sprite on the box
SAFE = " ='/:,;.()-+*!?&@$~"  # in an address between quotation marks
MOST_OF_ONE = 2  # of a section among those at the head


class Manner(NamedTuple):
    """What a page says where nothing stands out, and which paragraphs tell how to read it."""

    nothing: str = "nothing-stands-out"
    method: tuple[int, ...] = (1, 2, 3, 4)


def report(sample: Sample, language: str = LANGUAGES[0]) -> str:
    """The whole page about one version of a game; the language is the one that it is opened in."""
    return page(sample.game, sections(sample), lambda voice: facts(sample, voice), command(sample), language)


def page(
    game: Game[Any],
    found: Sequence[Section],
    about: Callable[[Voice], Mapping[str, str]],
    asked: str,
    language: str,
    manner: Manner | None = None,
) -> str:
    """A page of these sections, in both languages; `about` says what was played, `asked` by which command."""
    manner = manner or Manner()
    shown = "\n".join(
        _in_language(Voice(game, each), found, about, asked, manner, hidden=each != language)
        for each in LANGUAGES
    )
    return _framed(game, Voice(game, language), shown)


def sections(sample: Sample) -> list[Section]:
    """What there is to say, the most surprising first."""
    if not sample.matches:
        return []
    asked = (seats, bots, openings, things, winners, length, scores, story, luck, choices, rules)
    found = [section for ask in asked if (section := ask(sample)) is not None]
    return sorted(found, key=lambda section: -section.surprise)


def _framed(game: Game[Any], voice: Voice, shown: str) -> str:
    here = files("formicarium.lab.report")
    style = here.joinpath("page.css").read_text(encoding="utf-8")
    script = here.joinpath("page.js").read_text(encoding="utf-8")
    heading = voice.text("title", game=voice.speaker.text("game-title"))
    return f"""<!doctype html>
<html lang="{voice.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Formicarium {__version__}">
<title>{heading}</title>
<style>
{style}{_cover(game)}</style>
</head>
<body>
<svg class="patterns" aria-hidden="true"><defs>
<pattern id="hatched" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<path class="hatch" d="M0 0V6"/></pattern>
<pattern id="dotted" width="6" height="6" patternUnits="userSpaceOnUse">
<circle class="spot" cx="2" cy="2" r="1.3"/></pattern>
</defs></svg>
{shown}
<script>
{script}</script>
</body>
</html>
"""


def _cover(game: Game[Any]) -> str:
    """What is on the game's box, if it has a picture."""
    art = Art.of(game)
    if COVER not in art.own():
        return ".cover { display: none }\n"
    box, inner = art[COVER].box, art[COVER].coloured({})
    drawn = quote(f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='{box}'>{inner}</svg>", safe=SAFE)
    return f'.cover {{ background-image: url("data:image/svg+xml,{drawn}") }}\n'


def _in_language(
    voice: Voice,
    found: Sequence[Section],
    about: Callable[[Voice], Mapping[str, str]],
    asked: str,
    manner: Manner,
    hidden: bool,
) -> str:
    others = "".join(
        f'<button type="button" data-to="{each}" lang="{each}"{here}>{NAMES[each]}</button>'
        for each in LANGUAGES
        for here in (" disabled" if each == voice.language else "",)
    )
    game = escape(voice.speaker.text("game-title"), quote=False)
    body = "\n".join(_section(section, voice) for section in found)
    told = "".join(
        f"<div><dt>{voice.text(key)}</dt><dd>{value}</dd></div>" for key, value in about(voice).items()
    )
    return f"""<main lang="{voice.language}"{" hidden" if hidden else ""}>
<div class="tools">{others}<button type="button" data-theme>{voice.text("theme")}</button></div>
<header>
<div class="cover" role="presentation"></div>
<p class="kind">{voice.text("kind")}</p>
<h1>{game}</h1>
<dl>{told}</dl>
</header>
<section class="first"><h2>{voice.text("stands-out")}</h2>
{_head(found, voice, manner)}
</section>
{body}
<section class="method"><h2>{voice.text("method")}</h2>
{_method(voice, manner)}
<p><code>{escape(asked)}</code></p>
</section>
</main>"""


def facts(sample: Sample, voice: Voice) -> dict[str, str]:
    """What was played."""
    plan, game = sample.plan, sample.game
    plain, usual = to_plain(game.read_options(plan.options)), to_plain(game.read_options({}))
    assert isinstance(plain, dict)
    assert isinstance(usual, dict)
    changed = write_options({key: value for key, value in plain.items() if value != usual[key]})
    return {
        "fact-matches": voice.text("matches-of", count=len(sample.matches), all=plan.games),
        "fact-seats": str(plan.seats),
        "fact-bots": ", ".join(dict.fromkeys(map(voice.bot, plan.bots))),
        "fact-options": escape(changed.replace(" ", " · ")) or voice.text("usual"),
        "fact-rules": f"{game.rules}{f' · {game.data}' if game.data else ''} · Formicarium {__version__}",
        "fact-seed": escape(str(plan.seed)),
    }


def _head(found: Sequence[Section], voice: Voice, manner: Manner) -> str:
    """The findings that surprise most, not all of one kind."""
    most = MOST_OF_ONE if len(found) > 1 else TOP
    some = [
        (finding, section)
        for section in found
        for finding in sorted(section.findings, key=lambda each: -each.surprise)[:most]
        if finding.surprise > 0
    ]
    best = sorted(some, key=lambda each: -each[0].surprise)[:TOP]
    if not best:
        return f"<p>{voice.text(manner.nothing)}</p>"
    return (
        "<ol>"
        + "".join(
            f'<li>{finding.say(voice)} <a href="#{section.key}-{voice.language}">'
            f"{voice.text(f'section-{section.key}')}</a></li>"
            for finding, section in best
        )
        + "</ol>"
    )


def _section(section: Section, voice: Voice) -> str:
    ordered = sorted(section.findings, key=lambda each: -each.surprise)
    said = [f"<p>{finding.say(voice)}</p>" for finding in ordered]
    more = "".join(said[EACH:])
    folded = (
        f"<details><summary>{voice.text('more', count=len(said) - EACH)}</summary>{more}</details>"
        if more
        else ""
    )
    return f"""<section id="{section.key}-{voice.language}"><h2>{voice.text(f"section-{section.key}")}</h2>
<p class="note">{voice.text(f"about-{section.key}")}</p>
{"".join(said[:EACH])}
<figure>{section.show(voice)}</figure>
{folded}</section>"""


def _method(voice: Voice, manner: Manner) -> str:
    return "".join(f"<p>{voice.text(f'method-{number}')}</p>" for number in manner.method)


def command(sample: Sample) -> str:
    """How the same report is made again."""
    return " ".join(["formicarium lab", *words(sample.plan), "--report report.html"])


def words(plan: Plan) -> list[str]:
    """A plan as the command line has it."""
    parts = [plan.game, "--bots", ",".join(plan.bots), "--seats", str(plan.seats)]
    parts += ["--games", str(plan.games), "--seed", write_seed(plan.seed)]
    plain = to_plain(dict(plan.options))
    assert isinstance(plain, dict)
    for word in write_options(plain).split():
        parts += ["--option", word]
    return [quoted(part) for part in parts]
