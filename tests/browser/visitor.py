"""Somebody at a real browser, who sees only what the page shows and does only what hands can do."""

from __future__ import annotations

import json
import random
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, WebSocket

from tests.browser.chromium import launched

PATIENCE = 90.0  # seconds without any progress after which a test gives up, on a busy machine

ENOUGH = 3  # times that one likes to be asked the same thing in a row

# What a person sees at one glance. Nothing in it comes from inside the client.
GLANCE = """() => {
  const shown = (one) => one.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const words = (one) => (one?.textContent ?? '').replace(/\\s+/g, ' ').trim();
  const bar = document.querySelector('footer .bar');
  const dialog = document.querySelector('dialog[open]');
  const within = (selector) => (bar ? bar.querySelector(selector) : null);
  const touchable = '.hit.ok, .card.ok, .piece.ok, .answers .option';
  const kind = document.querySelector('main.curtain') ? 'curtain'
    : dialog ? (dialog.querySelector('thead') ? 'end' : 'dialog')
    : !bar ? 'away'
    : within('.sure') ? 'confirm'
    : within('[role=spinbutton]') ? 'count'
    : all(touchable).length ? 'choice'
    : 'wait';
  return {
    kind,
    prompt: words(within('.words') ?? document.querySelector('main.curtain h1')),
    places: all('.hit.ok').map((one) => one.dataset.hit),
    cards: all('.card.ok').map((one) => one.dataset.card),
    options: all('.answers .option').map(words),
    lines: document.querySelectorAll('.log li').length,
    refused: all('.bubble').map(words),
    lost: all('.banner').length > 0,
  };
}"""


FOCUS = """() => {
  const one = document.activeElement;
  return (one?.getAttribute('aria-label') ?? one?.textContent ?? '').trim();
}"""

FITS = "() => [document.documentElement.scrollWidth, innerWidth]"
SLIDES = """() => [...document.querySelectorAll('.page')]
  .map((one) => ((one.scrollLeft = 99), one.scrollLeft))"""
SMALL = """() => [...document.querySelectorAll('button, a.button, [role=tab]')]
  .filter((one) => one.getClientRects().length && !one.closest('.log, dialog'))
  .map((one) => [one.textContent.trim() || one.getAttribute('aria-label'), one.getBoundingClientRect()])
  .filter(([, box]) => box.height < 39.5 || box.width < 39.5)
  .map(([words, box]) => `${words}: ${Math.round(box.width)} × ${Math.round(box.height)}`)"""


# The camera glides to where one can act, frame by frame: wait until it has come to rest.
STILL = """() => new Promise((rested) => {
  const worlds = () => [...document.querySelectorAll('.world')];
  const views = () => worlds().map((one) => one.getAttribute('transform')).join();
  let [before, since] = [views(), 0];
  const look = () => requestAnimationFrame(() => setTimeout(() => {
    const now = views();
    since = now === before ? since + 1 : 0;
    before = now;
    if (since < 6) look();
    else rested(true);
  }, 20));
  look();
})"""


# Whoever does not want to be told anything.
UNCOACHED = """for (const kind of ['cards', 'explains', 'dangers'])
  localStorage.setItem(`formicarium.coach-${kind}`, 'off')"""


class Glance(NamedTuple):
    kind: str  # "choice", "count", "confirm", "curtain", "dialog", "end", "wait", "away"
    prompt: str
    places: list[str]  # what glows on the boards
    cards: list[str]
    options: list[str]
    lines: int  # of the log
    refused: list[str]
    lost: bool  # a banner tells that the connection is lost


class Touch(NamedTuple):
    """One thing to do: a place, a card, or an answer by its number."""

    kind: str
    thing: str


class Visitor:
    """A page, and hands: a mouse by default."""

    def __init__(self, context: BrowserContext, url: str, seed: int = 0) -> None:
        self.context = context
        self.url = url
        self.rng = random.Random(seed)
        self.received: list[str] = []  # every websocket message, byte for byte
        self.sent: list[str] = []
        self.troubles: list[str] = []
        self.acts = 0
        self.prompts: deque[str] = deque(maxlen=6 * ENOUGH)  # the last questions
        self.tired: tuple[list[str], int] = ([], 0)  # the answers last chosen from wearily, and which it was
        self.page: Page
        self.open()

    def open(self) -> None:
        """A fresh tab: the first one, or after the last one was closed."""
        self.page = self.context.new_page()
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.set_default_timeout(PATIENCE / 2 * 1000)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.received.append(_text(data)))
        socket.on("framesent", lambda data: self.sent.append(_text(data)))

    # Going somewhere

    def goto(self, path: str) -> Visitor:
        self.page.goto(path if path.startswith("http") else f"{self.url}{path}")
        return self

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """The HTTP API, with this browser's cookie."""
        headers = {"X-Formicarium": "1", "Origin": "{0.scheme}://{0.netloc}".format(urlsplit(self.url))}
        reply = self.context.request.fetch(
            f"{self.url}/api{path}", method=method, headers=headers, data=body, timeout=PATIENCE * 1000
        )
        assert reply.ok, (method, path, reply.status, reply.text()[:300])
        is_json = reply.headers.get("content-type", "").startswith("application/json")
        return reply.json() if is_json else reply.text()

    def table(self, *seats: str, game: str = "cicada_and_ant", **wish: Any) -> Any:
        """Set a table and sit down; a seat is "me", "open", "hotseat" or "bot:random"."""
        wishes = []
        for seat in seats:
            kind, _, bot = seat.partition(":")
            wishes.append({"kind": kind, **({"bot": bot} if bot else {})})
        return self.call("POST", "/tables", {"game": game, "seats": wishes, **wish})

    def join(self, made: Any, seat: int, name: str = "Bo") -> None:
        """Follow the invitation to a seat, and say who one is."""
        self.goto(f"/join/{made['table']}/{seat}/{made['invitations'][str(seat)]}")
        self.sit(name)

    def sit(self, name: str) -> None:
        self.page.get_by_label("How shall the others call you?").fill(name)
        self.page.keyboard.press("Enter")
        self.page.wait_for_url("**/table/*")

    # Looking

    def look(self) -> Glance:
        return Glance(**self.page.evaluate(GLANCE))

    def wait_for(self, seen: Callable[[Glance], bool], what: str = "") -> Glance:
        until = time.monotonic() + PATIENCE
        while not seen(glance := self.look()):
            assert time.monotonic() < until, f"{what or 'it'} never came: {glance}"
            self.page.wait_for_timeout(40)
        return glance

    def changed(self, before: Glance) -> Glance:
        """Wait until the page shows something else."""
        return self.wait_for(lambda glance: glance != before, f"something after {before}")

    @property
    def log(self) -> list[str]:
        """The lines of the log, oldest first."""
        lines: list[str] = self.page.locator(".log li .words").all_inner_texts()
        return [" ".join(line.split()) for line in lines]

    def messages(self, kind: str) -> list[Any]:
        """What the server has sent, of one type."""
        return [message for text in self.received if (message := json.loads(text))["type"] == kind]

    def acknowledged(self) -> list[tuple[int, str]]:
        """My answers that the server has taken: seat and spelling."""
        done = {message["key"] for message in self.messages("done")}
        moves: dict[str, tuple[int, str]] = {}  # by key: an answer may have been sent twice
        for text in self.sent:
            message = json.loads(text)
            if message["type"] == "move" and message["key"] in done:
                moves[message["key"]] = (message["seat"], " ".join(message["path"]))
        return list(moves.values())

    # Doing

    def act(self, glance: Glance | None = None) -> None:
        """Do one thing that the page offers, and wait until it shows."""
        glance = glance or self.look()
        assert not glance.refused, f"refused though it glowed: {glance}"
        self.acts += 1
        self.do(glance)
        self.changed(glance)

    def do(self, glance: Glance) -> None:
        """The same without waiting."""
        if glance.kind == "curtain":
            self.press(self.page.locator("main.curtain button"))
        elif glance.kind == "confirm":
            self.press(self.page.locator(".answers .yes"))
        elif glance.kind == "count":
            self.press(self.page.locator(".answers .primary"))
        elif glance.options and self.weary(glance):
            self.touch(Touch("option", str(self.wearily(glance.options))))
        else:
            self.touch(self.rng.choice(self.touches(glance)))

    def weary(self, glance: Glance) -> bool:
        """Asked the same thing again and again, one takes the last answer: mostly it says “done”."""
        self.prompts.append(glance.prompt)
        return self.prompts.count(glance.prompt) > ENOUGH

    def wearily(self, options: list[str]) -> int:
        """If the last answer has changed nothing, the one before it, and so on."""
        asked, at = self.tired
        self.tired = options, (at if asked == options else len(options)) - 1
        return self.tired[1] % len(options)

    def touches(self, glance: Glance) -> list[Touch]:
        """Everything that can be touched. Where something glows on the board, that is what one touches."""
        places = [Touch("place", place) for place in glance.places]
        cards = [Touch("card", card) for card in glance.cards]
        return places + cards or [Touch("option", str(at)) for at in range(len(glance.options))]

    def touch(self, touch: Touch) -> None:
        if touch.kind == "place":
            self.tap(*self.middle(touch.thing))
        elif touch.kind == "card":
            card = self.page.locator(f'[data-card="{touch.thing}"]')
            is_short = card.get_attribute("aria-haspopup") == "dialog"
            self.press(card)
            if is_short:  # it is read first, then played
                self.press(self.page.locator("dialog[open] .primary"))
        else:
            self.press(self.page.locator(".answers .option").nth(int(touch.thing)))

    def middle(self, place: str) -> tuple[float, float]:
        self.page.evaluate(STILL)
        box = self.page.locator(f'[data-hit="{place}"]').first.bounding_box()
        assert box is not None, place
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def press(self, on: Locator) -> None:
        on.click()

    def tap(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)


class Finger(Visitor):
    """Plays by touch."""

    def press(self, on: Locator) -> None:
        on.tap()

    def tap(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class Keys(Visitor):
    """Plays without a mouse. Everything goes through the keyboard, from the first page on."""

    def key(self, *names: str) -> None:
        for name in names:
            self.page.keyboard.press(name)

    def focus(self) -> str:
        """What the keyboard is on, in the words a screen reader has for it."""
        return str(self.page.evaluate(FOCUS))

    def tab_to(self, words: str, most: int = 60) -> None:
        for _ in range(most):
            if self.focus() == words:
                return
            self.key("Tab")
        raise AssertionError(f"Tab never comes to “{words}”")

    def do(self, glance: Glance) -> None:
        if glance.kind in ("confirm", "curtain", "count"):  # the focus is where the answer is
            if self.page.locator(".answers .yes").count() and not self.page.locator(".yes.primary").count():
                self.key("Tab")  # past "back": what would be lost is not the first thing to press
            self.key("Enter")
        elif 0 < len(glance.options) <= 9 and self.weary(glance):
            self.key(str(self.wearily(glance.options) + 1))
        elif glance.places:
            self.walk(glance.places)
        elif glance.options:
            self.key(str(self.rng.randint(1, min(9, len(glance.options)))))
        else:
            self.key("1")  # the list of answers opens

    def walk(self, places: list[str]) -> None:
        """With the arrows to one of the glowing places, and there Enter."""
        if self.at() not in places:
            self.key("ArrowRight")
        self.page.wait_for_function(
            "(places) => places.includes(document.activeElement?.dataset?.hit)", arg=places
        )
        for _ in range(self.rng.randint(0, 3)):
            self.key(self.rng.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
            assert self.at() in places, "arrows stay on what can be touched"
        self.key("Enter")

    def at(self) -> str:
        return str(self.page.evaluate("() => document.activeElement?.dataset?.hit ?? ''"))

    def press(self, on: object) -> None:
        raise AssertionError("no pointer here")

    def tap(self, x: float, y: float) -> None:
        raise AssertionError("no pointer here")


def _text(data: str | bytes) -> str:
    return data if isinstance(data, str) else data.decode()


def playing(*visitors: Visitor) -> Iterator[tuple[Visitor, Glance]]:
    """All play until everybody sees the end. Before anybody does anything: who, and what they see."""
    last = time.monotonic()
    while True:
        glances = [visitor.look() for visitor in visitors]
        if all(glance.kind == "end" for glance in glances):
            return
        ready = [
            (visitor, glance)
            for visitor, glance in zip(visitors, glances, strict=True)
            if glance.kind in ("choice", "count", "confirm", "curtain")
        ]
        if ready:
            visitor, glance = ready[0]
            yield visitor, glance
            if visitor.look() == glance:  # nothing has happened meanwhile
                visitor.act(glance)
            last = time.monotonic()
        else:
            assert time.monotonic() - last < PATIENCE, f"nobody can go on: {glances}"
            visitors[0].page.wait_for_timeout(40)


def fits(page: Page) -> None:
    wide, room = page.evaluate(FITS)
    assert wide <= room, "nothing to scroll sideways"
    assert not any(page.evaluate(SLIDES)), "whatever comes into sight, a table stays where it is"
    small = page.evaluate(SMALL)
    assert small == [], f"a thumb needs 40 pixels: {small}"


def play(*visitors: Visitor) -> None:
    for _ in playing(*visitors):
        pass


DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 375, "height": 667},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}


V = TypeVar("V", bound=Visitor)

UNTOLD = """for (const [setting, choice] of [['news', 'off'], ['summary', 'off'], ['everything', 'on']])
  localStorage.setItem(`formicarium.${setting}`, choice)"""


class House:
    """Browsers to come with, all to one server."""

    def __init__(self, playwright: Playwright, browser: Browser, url: str) -> None:
        self.playwright = playwright
        self.browser = browser
        self.url = url

    def visitor(self, **wish: Any) -> AbstractContextManager[Visitor]:
        """Somebody with a mouse."""
        return self.hands(Visitor, **wish)

    @contextmanager
    def hands(
        self,
        kind: type[V],
        *,
        own_browser: bool = False,
        seed: int = 0,
        fast: bool = True,
        coached: bool = False,
        told: bool = False,
        **screen: Any,
    ) -> Iterator[V]:
        """Somebody new: with no cookie yet; in a browser process of their own, or with a coach, if wanted.

        `told`: with cards, summaries and a folded log, as the page is at first; else with all of the log, and
        nothing over the board.
        """
        with launched(self.playwright) if own_browser else nullcontext(self.browser) as browser:
            wishes = {"locale": "en-GB", "reduced_motion": "reduce" if fast else "no-preference", **DESKTOP}
            context = browser.new_context(**{**wishes, **screen})
            try:
                if fast:
                    context.add_init_script("localStorage.setItem('formicarium.fast', 'on')")
                if not coached:
                    context.add_init_script(UNCOACHED)
                if not told:
                    context.add_init_script(UNTOLD)
                visitor = kind(context, self.url, seed)
                yield visitor
                assert visitor.troubles == [], "the page's scripts are without a defect"
            finally:
                context.close()
