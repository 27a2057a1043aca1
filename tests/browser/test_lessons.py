"""Lessons, played in a browser by what the page shows: all of them, by mouse, finger and keyboard."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from formicarium.bots import levels
from formicarium.core.lesson import course
from formicarium.core.registry import games
from tests.browser.test_axe import faults
from tests.browser.visitor import PATIENCE, PHONE, STILL, Finger, House, Keys, Visitor, fits

GAMES = [game.id for game in games.values() if course(game)]
SMALL_AND_LARGE = ("cicada_and_ant", "hidden_empires_1")

# What somebody sees who takes a lesson: the sentence, what is marked, what is ringed and glows.
SIGHT = """() => {
  const shown = (one) => one.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const words = (one) => (one?.textContent ?? '').replace(/\\s+/g, ' ').trim();
  const inside = (box, ring) => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x > ring.left && x < ring.right && y > ring.top && y < ring.bottom && box.width < ring.width + 2;
  };
  const rings = all('.pointed').map((one) => one.getBoundingClientRect());
  const within = ({ left, right, top, bottom }) =>
    right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  const options = all('.answers .option');
  const awaited = options.flatMap((one, at) => (one.classList.contains('awaited') ? [at] : []));
  const button = all('.cue .primary')[0] ?? all('.answers .yes')[0] ??
    (all('.answers [role=spinbutton]').length ? all('.answers .primary')[0] : undefined) ??
    options[awaited[0]] ?? all('.bar .all[aria-expanded=false]')[0];
  const pressed = () => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return button.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
  };
  return {
    sentence: words(document.querySelector('.cue .sentence')),
    over: all('.finish').length > 0,
    press: all('.cue .primary').length > 0,
    sure: all('.answers .yes').length > 0,
    stepper: all('.answers [role=spinbutton]').length > 0,
    options: options.map(words),
    awaited,
    folded: all('.bar .all[aria-expanded=false]').length > 0,
    ringed: all('.hit.ok').filter((one) => rings.some((ring) => inside(one.getBoundingClientRect(), ring)))
      .map((one) => one.dataset.hit),
    glows: all('.hit.ok').map((one) => one.dataset.hit),
    touched: all('.touched .chip').map(words),
    rings: rings.length,
    astray: rings.filter((ring) => !within(ring)).length,
    board: document.querySelector('.main .board')?.clientHeight ?? innerHeight,
    button: button ? pressed() : null,
  };
}"""

# The first sight with something else to do, once it has stood for a moment: what moves is hard to press, and
# so is what has just come (the page takes no press that was meant for the question before).
SETTLED = f"""([before, patience]) => new Promise((settled) => {{
  const look = {SIGHT};
  const told = ({{ ringed, rings, astray, board, button, ...one }}) => JSON.stringify(one);
  const asks = (one) =>
    one.over || one.press || one.sure || one.stepper || one.options.length || one.glows.length || one.folded;
  const [soon, until] = [performance.now() + 2000, performance.now() + patience];
  const free = (one) =>
    one.button || performance.now() > soon || !(one.press || one.sure || one.awaited.length);
  let last = '';
  const again = () => {{
    const now = look();
    const [ready, late] = [asks(now) && told(now) !== before && free(now), performance.now() > until];
    const seen = JSON.stringify(now);
    if (late || (ready && seen === last)) settled([told(now), now, late]);
    else setTimeout(again, 40);
    last = seen;
  }};
  again();
}})"""


class Sight(NamedTuple):
    sentence: str
    over: bool
    press: bool
    sure: bool
    stepper: bool
    options: list[str]
    awaited: list[int]  # which of the options are marked
    folded: bool  # the list of all answers is closed
    ringed: list[str]  # what glows within a ring
    glows: list[str]
    touched: list[str]
    rings: int
    astray: int  # rings out of sight
    board: int  # how high it is, in pixels
    button: tuple[float, float] | None  # the one to press, where nothing lies over it
    told: str = ""  # what it tells, to be compared with the next one


def look(visitor: Visitor) -> Sight:
    return Sight(**visitor.page.evaluate(SIGHT))


def settled(visitor: Visitor, before: Sight | None = None) -> Sight:
    """Wait until something else can be done."""
    told, seen, late = visitor.page.evaluate(SETTLED, [before.told if before else "", PATIENCE * 1000])
    assert not late, f"nothing after {before}: {seen}"
    return Sight(**seen, told=told)


def answer(visitor: Visitor, sight: Sight) -> None:
    """As the page marks it: the answer's button, or what is ringed on the board."""
    if sight.button and not (isinstance(visitor, Finger) and sight.ringed):
        visitor.tap(*sight.button)
    elif sight.press:
        visitor.press(visitor.page.locator(".cue .primary"))
    elif sight.sure:
        visitor.press(visitor.page.locator(".answers .yes"))
    elif sight.stepper:
        visitor.press(visitor.page.locator(".answers .primary"))
    elif isinstance(visitor, Finger) and sight.ringed:
        visitor.tap(*visitor.middle(sight.ringed[0]))
    elif sight.awaited:
        visitor.press(visitor.page.locator(".answers .option").nth(sight.awaited[0]))
    elif sight.folded:
        visitor.press(visitor.page.locator(".bar .all"))
    elif sight.ringed or sight.glows:
        visitor.tap(*visitor.middle((sight.ringed or sight.glows)[0]))
    else:
        visitor.press(visitor.page.locator(".answers .option").first)


def take(visitor: Visitor, game: str, lesson: str, acts: Any = answer) -> list[str]:
    """To the end of a lesson; the sentences read."""
    sentences: list[str] = []
    sight = settled(visitor)
    while not sight.over:
        if sight.sentence not in sentences[-1:]:
            sentences.append(sight.sentence)
        acts(visitor, sight)
        sight = settled(visitor, sight)
    return sentences


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_played_to_its_end_one_after_the_other(house: House, game: str) -> None:
    lessons = list(course(games[game]).values())
    with house.visitor() as visitor:
        visitor.goto(f"/learn/{game}")
        expect(visitor.page.locator("ol > li")).to_have_count(len(lessons))
        assert faults(visitor) == []
        visitor.press(visitor.page.locator("ol .button.primary"))
        for number, lesson in enumerate(lessons):
            visitor.page.wait_for_url(f"**/learn/{game}/{lesson.id}")
            sentences = take(visitor, game, lesson.id)
            assert len(sentences) == len(lesson.cues)
            assert not [words for words in sentences if re.match(r"lesson-|\{", words)], "each has its words"
            assert visitor.page.locator(".finish .clause").all_text_contents() == list(lesson.clauses)
            if number == 0:
                assert faults(visitor) == []
            if lesson is not lessons[-1]:
                visitor.press(visitor.page.locator(".finish .primary"))
                expect(visitor.page.locator(".finish")).to_have_count(0)
        expect(visitor.button("Play your first game")).to_be_visible()
        visitor.press(visitor.page.locator(".finish a", has_text="All lessons"))
        expect(visitor.page.locator("ol .taken")).to_have_count(len(lessons))
        visitor.press(visitor.button("Play your first game"))
        visitor.page.wait_for_url("**/table/*")
        table = visitor.call("GET", f"/tables/{visitor.page.url.split('/')[-1]}")
        assert (table["game"], len(table["seats"])) == (game, games[game].first_game().seats)
        assert {seat["level"] for seat in table["seats"][1:]} == {next(iter(levels(games[game])))}


@pytest.mark.parametrize("game", SMALL_AND_LARGE)
def test_by_finger_on_a_phone_in_french(house: House, game: str) -> None:
    lesson = next(iter(course(games[game])))
    sights: list[Sight] = []

    def tap(visitor: Visitor, sight: Sight) -> None:
        visitor.page.evaluate(STILL)
        sight = look(visitor)
        sights.append(sight)
        answer(visitor, sight)

    with house.hands(Finger, **{**PHONE, "locale": "fr-FR"}) as visitor:
        visitor.goto(f"/learn/{game}/{lesson}")
        settled(visitor)
        assert faults(visitor) == []
        fits(visitor.page)
        take(visitor, game, lesson, tap)
        expect(visitor.page.locator(".finish .done")).to_contain_text("bravo")
    assert any(sight.ringed for sight in sights), "what is to be touched is ringed on the board"
    assert not [sight for sight in sights if sight.astray], "and in sight"
    assert min(sight.board for sight in sights) > 667 / 5, "the board keeps its room"


def test_by_keyboard_alone(house: House) -> None:
    def key(visitor: Visitor, sight: Sight) -> None:
        assert isinstance(visitor, Keys)
        if sight.press or sight.sure or sight.stepper:
            visitor.key("Enter")
        elif sight.awaited and sight.awaited[0] < 9:
            visitor.key(str(sight.awaited[0] + 1))
        else:
            while visitor.at() not in (sight.ringed or sight.glows):
                visitor.key(visitor.rng.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
            visitor.key("Enter")

    with house.hands(Keys) as visitor:
        visitor.goto("/learn/cicada_and_ant")
        expect(visitor.page.locator("ol > li")).to_have_count(len(course(games["cicada_and_ant"])))
        first = visitor.page.locator("ol .button").first.get_attribute("aria-label") or ""
        visitor.tab_to(first)
        visitor.key("Enter")
        take(visitor, "cicada_and_ant", "duel", key)
        assert visitor.focus().startswith("Next lesson"), "and Enter goes on to the next"


def test_wrong_answers_refusals_and_the_way_back(house: House) -> None:
    with house.visitor() as visitor:
        page = visitor.page
        visitor.goto("/learn/cicada_and_ant/duel")
        sight = settled(visitor)
        while not (sight.awaited and len(sight.awaited) < len(sight.options)):
            answer(visitor, sight)
            sight = settled(visitor, sight)
        other = next(at for at in range(len(sight.options)) if at not in sight.awaited)
        page.locator(".answers .option").nth(other).hover()
        expect(page.locator(".glimpse li").first).not_to_be_empty()
        visitor.press(page.locator(".answers .option").nth(other))
        expect(page.locator(".cue .wrong")).to_be_visible()
        assert look(visitor).sentence == sight.sentence
        answer(visitor, sight)
        later = settled(visitor, sight)
        expect(page.locator(".cue .wrong")).to_have_count(0)
        visitor.press(visitor.button("Previous step"))
        again = settled(visitor, later)
        assert (again.sentence, again.glows) == (sight.sentence, sight.glows)


def test_home_and_rulebook_lead_to_the_next_lesson(house: House) -> None:
    first, second, *_ = course(games["cicada_and_ant"]).values()
    with house.visitor() as visitor:
        visitor.goto("/")
        visitor.press(visitor.page.locator("button.box", has_text="Cicada"))
        visitor.press(visitor.link("Learn by playing"))
        visitor.press(visitor.page.locator("ol .button.primary"))
        take(visitor, "cicada_and_ant", first.id)
        visitor.goto("/")
        expect(visitor.page.locator(".actions a[href*=learn]")).to_have_attribute(
            "href", f"/learn/cicada_and_ant/{second.id}"
        )
        visitor.goto(f"/rules/cicada_and_ant#{first.clauses[0]}")
        expect(visitor.page.locator("main a.button.lesson")).to_have_attribute(
            "href", f"/learn/cicada_and_ant/{second.id}"
        )
        rule = visitor.page.locator(f"[id='{first.clauses[0]}'] a.lesson")
        expect(rule).to_have_attribute("href", f"/learn/cicada_and_ant/{first.id}")


def test_what_a_step_speaks_of_stays_in_sight_though_nothing_is_asked_there(house: House) -> None:
    """On a phone, which shows one board at a time: the hill, not the garden, while its new level is told."""
    acts = ["", "hex:1,0", "tile:fungus_push", "hex:3,0", "tile:ants_push", "hex:1,1"]
    with house.hands(Finger, **PHONE) as visitor:
        visitor.goto("/learn/antics/building")
        settled(visitor)
        visitor.page.evaluate("(acts) => history.replaceState({acts}, '')", acts)
        visitor.page.reload()
        sight = settled(visitor)
        while not sight.press:
            answer(visitor, sight)
            sight = settled(visitor, sight)
        visitor.page.wait_for_timeout(2000)  # longer than a phone waits before it shows where others play
        expect(visitor.page.locator(".pointed")).to_have_count(2)
