"""Pictures for the docs: `make pictures` (python -m tests.browser.pictures) draws docs/img/*.png anew."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import expect, sync_playwright

from formicarium import Match, games
from formicarium.bots import find
from formicarium.core.lesson import course
from formicarium.core.tutor import PRESS, Tutor
from tests.browser.chromium import launched
from tests.browser.moments import MOMENTS, ON_A_PHONE, SEAT, Moment
from tests.browser.test_happen import until_asked, until_hit
from tests.browser.test_lessons import settled
from tests.browser.visitor import PHONE, STILL, Finger, Glance, House, Visitor, playing
from tests.coach.test_dangers import a_raid
from tests.server.hosting import ROOT, hosted

FOLDER = ROOT / "docs" / "img"
LARGEST = 250_000  # bytes of one picture
CHOOSING = ("Choose a cell for your next pawn (3", "You are the Cicada")
EMPIRES = "hidden_empires_2"
WINTER = {"mode": "winter", "first_ant": 0}
HELD = "(one) => one.dispatchEvent(new PointerEvent('pointerdown', {pointerType: 'touch', bubbles: true}))"


def take(visitor: Visitor, name: str, pointing: bool = False) -> None:
    """`pointing`: the pointer stays where it is."""
    if not pointing:
        visitor.page.mouse.move(0, 0)
    visitor.page.evaluate("() => document.fonts.ready")
    visitor.page.wait_for_timeout(400)  # flights land
    path = FOLDER / f"{name}.png"
    visitor.page.screenshot(path=path)
    if (squeeze := shutil.which("pngquant")) is not None:
        subprocess.run([squeeze, "--force", "--skip-if-larger", "--output", path, path], check=False)
    if (squeeze := shutil.which("oxipng")) is not None:
        subprocess.run([squeeze, "--quiet", "--strip", "safe", path], check=True)
    assert path.stat().st_size <= LARGEST, f"{path.name}: {path.stat().st_size} bytes"
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")


def sit(visitor: Visitor, **wish: Any) -> str:
    visitor.call("POST", "/me", {"name": "Ada"})
    made = visitor.table("me", "bot:greedy", "bot:greedy", seed=12, **wish)
    visitor.goto(f"/table/{made['table']}")
    return str(made["table"])


def until(visitor: Visitor, prompt: str | tuple[str, ...], lines: int) -> Glance:
    """Play on to a question like this one."""
    for _, glance in playing(visitor):
        if glance.kind == "choice" and glance.lines >= lines and glance.prompt.startswith(prompt):
            return glance
    raise AssertionError("the match is over")


def home(house: House) -> None:
    with house.visitor() as ada:
        sit(ada)
        until(ada, "", 1)
        ada.table("me", "open", "open", listed=True)
        ada.goto("/")
        expect(ada.page.get_by_text("The Cicada and the Ant").last).to_be_visible()
        ada.page.wait_for_load_state("networkidle")
        take(ada, "home")


def tables(house: House) -> None:
    for theme in ("light", "dark"):
        with house.visitor(color_scheme=theme, seed=3) as ada:
            sit(ada)
            until(ada, CHOOSING, 24)
            take(ada, f"table_{theme}")
        with house.visitor(color_scheme=theme, seed=3) as ada:
            sit(ada, options=WINTER)
            until(ada, "Your market", 30)
            take(ada, f"winter_{theme}")
    with house.hands(Finger, seed=3, **PHONE) as ada:
        sit(ada)
        until(ada, CHOOSING, 0)
        take(ada, "table_phone")


def moments(house: House) -> None:
    for moment in MOMENTS:
        with house.visitor() as ada:
            join(ada, moment)
    for moment in ON_A_PHONE:
        with house.hands(Finger, **PHONE) as ada:
            join(ada, moment)


def join(visitor: Visitor, moment: Moment, pointing_at: str = "") -> None:
    """Sit down where a match between bots has come to, and take its picture, pointing at an answer or not."""
    visitor.call("POST", "/me", {"name": "Ada"})
    seats = ["me" if seat == SEAT else "bot:greedy" for seat in range(moment.seats)]
    made = visitor.table(*seats, game=moment.game, record=moment.record(), seed=moment.seed)
    visitor.goto(f"/table/{made['table']}")
    visitor.wait_for(lambda glance: glance.kind in ("choice", "count", "confirm"), moment.picture)
    if moment.tab:
        visitor.page.get_by_role("tab", name=moment.tab).click()
    visitor.page.evaluate(STILL)
    if pointing_at:
        if (folded := visitor.page.locator(".bar .all[aria-expanded=false]")).count():
            visitor.press(folded)
        option = visitor.page.locator(".answers .option", has_text=pointing_at).first
        option.evaluate(HELD) if isinstance(visitor, Finger) else option.hover()
        expect(visitor.page.locator(".glimpse")).to_be_visible()
    take(visitor, moment.picture, pointing=bool(pointing_at))


def replay(house: House) -> None:
    with house.visitor(seed=3) as ada:
        table = sit(ada, options=WINTER)
        for _ in playing(ada):
            pass
        take(ada, "end")
        ada.goto(f"/replay/{table}#60")
        expect(ada.page.get_by_role("slider")).to_be_visible()
        take(ada, "replay")


def analyses(house: House) -> None:
    """A match that was analysed, where it is told of a mistake."""
    record = (ROOT / "docs" / "matches" / "ant_war.txt").read_text("utf-8")
    with house.visitor() as ada:
        kept = ada.call("POST", "/replays", {"record": record})
        ada.goto(f"/replay/{kept['id']}")
        ada.button("Analyse").click()
        expect(ada.page.locator("progress")).to_have_count(0, timeout=1_800_000)
        ada.page.locator(".analysis ol .mistake").first.click()
        expect(ada.page.locator(".pointed").first).to_be_visible()
        take(ada, "analysis")


def figures(house: House) -> None:
    """How a match between bots went: beside its replay, at its end, and on a phone in the dark."""
    seats = max(games[EMPIRES].seats)
    record = finished(EMPIRES, seats)
    with house.visitor() as ada:
        kept = ada.call("POST", "/replays", {"record": record})
        ada.goto(f"/replay/{kept['id']}#{kept['length'] // 2}")
        ada.button("How it went").click()
        ada.page.wait_for_selector(".plot")
        take(ada, "figures")
    with house.visitor() as ada:
        made = ada.table("me", *["bot:greedy"] * (seats - 1), game=EMPIRES, record=record)
        ada.goto(f"/table/{made['table']}")
        ada.wait_for(lambda glance: glance.kind == "end")
        ada.button("How it went").click()
        ada.page.wait_for_selector(".plot")
        take(ada, "figures_end")
    with house.hands(Finger, color_scheme="dark", **PHONE) as ada:
        ada.goto(f"/replay/{kept['id']}#{kept['length'] // 2}")
        ada.press(ada.button("How it went"))
        ada.page.wait_for_selector(".plot")
        take(ada, "figures_phone")


def finished(game: str, seats: int) -> str:
    """The record of a match that bots have played."""
    match, bot, rng = Match(games[game], seats, seed=3), find(games[game], "greedy"), Random(3)
    while match.pending:
        seat = match.pending[0].seat
        match.play(seat, bot.choose(match.sight(seat), rng).move)
    return match.record.dumps()


def rulebook(house: House) -> None:
    with house.visitor() as ada:
        ada.goto("/rules/cicada_and_ant")
        ada.button("Both languages").click()
        expect(ada.page.locator(".pair > [lang=fr]").first).to_be_visible()
        take(ada, "rulebook")


def happenings(house: House) -> None:
    """A card that waits, and what the others did since; on a phone, in the dark."""
    with (
        house.visitor(told=True, seed=3) as ada,
        house.hands(Finger, told=True, seed=3, color_scheme="dark", **PHONE) as bo,
    ):
        for visitor, suffix in ((ada, ""), (bo, "_phone")):
            sit(visitor, game="hidden_empires_2")
            until_hit(visitor)
            take(visitor, f"news{suffix}")
    with house.visitor(told=True, seed=3) as ada:
        ada.call("POST", "/me", {"name": "Ada"})
        made = ada.table("me", "bot:greedy", game="ant_war", seed=5)
        ada.goto(f"/table/{made['table']}")
        until_asked(ada)
        while not ada.page.locator(".summary").count():
            ada.act()
            until_asked(ada)
        take(ada, "summary")


def lessons(house: House) -> None:
    """A sentence, and what its answer would bring; another one on a phone, in the dark."""
    with house.visitor() as ada:
        learn(ada, EMPIRES, "flights", "fly")
        ada.page.locator(".answers .awaited").first.hover()
        expect(ada.page.locator(".glimpse")).to_be_visible()
        take(ada, "lesson", pointing=True)
    with house.hands(Finger, color_scheme="dark", **PHONE) as bo:
        learn(bo, "cicada_and_ant", "duel", "guess")
        take(bo, "lesson_phone")


def learn(visitor: Visitor, game: str, lesson: str, cue: str) -> None:
    """Go to one of a lesson's sentences."""
    tutor = Tutor(games[game], course(games[game])[lesson])
    while tutor.cue is not None and tutor.cue.say != cue:
        tutor.act(str(tutor.fitting[0]) if tutor.cue.waits else PRESS)
    assert tutor.cue is not None, cue
    visitor.goto(f"/learn/{game}/{lesson}")
    settled(visitor)
    visitor.page.evaluate("(acts) => history.replaceState({ acts }, '')", tutor.acts)
    visitor.page.reload()
    settled(visitor)
    visitor.page.evaluate(STILL)


def coach(house: House) -> None:
    """The cards before a first game, a word about a question, and a warning; on a phone, in the dark."""
    with house.visitor(coached=True) as ada:
        sit(ada, options={"first_ant": 0})
        expect(ada.page.locator("dialog[open] h3")).to_be_visible()
        take(ada, "coach_cards")
    with (
        house.visitor(coached=True) as ada,
        house.hands(Finger, coached=True, color_scheme="dark", **PHONE) as bo,
    ):
        for visitor, suffix in ((ada, ""), (bo, "_phone")):
            visitor.call("POST", "/me", {"name": "Ada"})
            made = visitor.table("me", "bot:greedy", game="hidden_empires_1", record=a_raid().record.dumps())
            visitor.goto(f"/table/{made['table']}")
            expect(visitor.page.locator("dialog[open] h3")).to_be_visible()
            visitor.page.keyboard.press("Escape")
            expect(visitor.page.locator(".notes .danger")).to_be_visible()
            visitor.page.evaluate(STILL)
            take(visitor, f"coach{suffix}")


def previews(house: House) -> None:
    """Dice with their odds, before they are thrown; a finger that stays, on a phone in the dark."""
    moment = Moment("preview", EMPIRES, 3, "ask-scout", after=583)
    with house.visitor() as ada:
        join(ada, moment, pointing_at="C3")
    with house.hands(Finger, color_scheme="dark", **PHONE) as bo:
        join(bo, moment._replace(picture="preview_phone"), pointing_at="C3")


PICTURES = (home, tables, moments, replay, figures, analyses, rulebook, happenings, lessons, coach, previews)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = str(Path(folder) / "tables.sqlite")
        with hosted(database, Path(folder), modules="") as server, launched(playwright) as browser:
            house = House(playwright, browser, server.url)
            chosen = sys.argv[1:] or [each.__name__ for each in PICTURES]
            for each in PICTURES:
                if each.__name__ in chosen:
                    each(house)


if __name__ == "__main__":
    main()
