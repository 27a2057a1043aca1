"""How quick the page is, in Chromium: `make bench` (python -m tests.browser.speed --keep) measures it.

One table of every game, with the most seats it takes, at turn 12 where turns are counted. Kilobytes: what
comes over HTTP, compressed, until all is there. Shift: Chromium's layout shift once the board is there. To
paint: processor time of the page's thread from a press until the frame that shows it, as Chromium's trace
tells, on a processor four times slower, three of four presses at most; waited: the same by the clock. All:
that thread's time from pointing at a thing until all that follows is shown, what it would bring, the
server's answer and flights included. Frame: its time for each frame while the board is dragged. Board:
milliseconds by the clock until it is painted, with an empty cache. What goes by the clock is true on an
idle machine only, and frames are painted without a graphics card.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, CDPSession, Locator, sync_playwright

import formicarium as fm
from formicarium.core.match import Match
from formicarium.lab.speed import Row, Section, Sheet, keep
from tests.browser.chromium import launched
from tests.browser.visitor import STILL, Glance, House, Visitor
from tests.server.hosting import hosted

FEW = 40  # answers, at least, before one sits down
TURN = 12
PRESSES = 12
SLOWER = 4
LOOK = 600  # milliseconds in which one sees what a press would bring
PRESS = ("pointerdown", "mousedown", "pointerup", "mouseup", "click")
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
GLIDE = 120  # moves of the mouse while the board is dragged

# Listens from the first moment on.
EARS = """(() => {
  const heard = (window.heard = { shifts: [], presses: [], board: null, frames: [], touched: new Set() });
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take))
      .observe({ type, buffered: true, durationThreshold: 16 });
  watch('layout-shift', (one) => heard.shifts.push([one.startTime, one.hadRecentInput ? 0 : one.value]));
  watch('event', (one) => one.interactionId && heard.presses.push([one.interactionId, one.duration]));
  const all = (node) => [...(node.querySelectorAll?.('*') ?? [])];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const one of [target, ...addedNodes, ...[...addedNodes].flatMap(all)]) heard.touched.add(one);
    if (heard.board !== null || !document.querySelector('.world .place')) return;
    heard.board = Infinity;
    requestAnimationFrame(() => setTimeout(() => (heard.board = performance.now())));
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
})()"""
BOARD = "() => Number.isFinite(heard.board) && heard.board"
SHIFT = "() => heard.shifts.reduce((sum, [at, by]) => sum + (at > heard.board ? by : 0), 0)"
FRAMES = """() => {
  const frame = (now) => { heard.frames.push(now); heard.going = requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
}"""
NEXT = "() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => painted(0))))"
SEEN = "() => (cancelAnimationFrame(heard.going), heard.frames)"


class Deliberate(Visitor):
    """Points first and presses then, as people do; the page's own thread is listened to meanwhile."""

    def __init__(self, context: BrowserContext, url: str, seed: int = 0) -> None:
        super().__init__(context, url, seed)
        self.painted: list[float] = []  # milliseconds of its time, for each press

    def press(self, on: Locator) -> None:
        on.hover()
        self._press()

    def tap(self, x: float, y: float) -> None:
        self.page.mouse.move(x, y)
        self._press()

    def _press(self) -> None:
        self.page.wait_for_timeout(LOOK)
        wire = self.context.new_cdp_session(self.page)
        traced, over = list[dict[str, Any]](), list[object]()
        wire.on("Tracing.dataCollected", lambda told: traced.extend(told["value"]))
        wire.on("Tracing.tracingComplete", lambda told: over.append(told))
        wire.send("Tracing.start", {"traceConfig": {"includedCategories": TRACED}})
        self.page.mouse.down()
        self.page.mouse.up()
        self.page.evaluate(NEXT)
        wire.send("Tracing.end")
        while not over:
            self.page.wait_for_timeout(20)
        wire.detach()
        self.painted.append(until_painted(traced))


def until_painted(traced: Sequence[dict[str, Any]]) -> float:
    """Processor time of the page's own thread from a press to the frame that shows it, in milliseconds."""
    spans = sorted((one for one in traced if one["ph"] == "X" and "tdur" in one), key=_since)
    pressed = [
        one for one in spans if one["name"] == "EventDispatch" and one["args"]["data"]["type"] in PRESS
    ]
    thread = [(one["pid"], one["tid"]) for one in pressed]
    own = [one for one in spans if (one["pid"], one["tid"]) in thread]
    first, clicked = pressed[0]["ts"], max(_end(one) for one in pressed)
    shown = next((one["ts"] for one in own if one["name"] == "Commit" and one["ts"] > clicked), None)
    assert shown is not None, "nothing was painted"
    work, until = 0.0, 0.0
    for task in (one for one in own if one["name"] == "RunTask" and _end(one) > first and one["ts"] <= shown):
        if task["ts"] >= until:  # no part of another one
            work, until = work + task["tdur"], _end(task)
    return work / 1000


def _since(span: dict[str, Any]) -> tuple[float, float]:
    return span["ts"], -span["dur"]


def _end(span: dict[str, Any]) -> float:
    return float(span["ts"] + span["dur"])


class Arrival(NamedTuple):
    """How a table came to somebody who had never been here."""

    seats: int
    kilobytes: float
    board: float  # milliseconds
    shift: float


def asking(glance: Glance) -> bool:
    return glance.kind in ("choice", "count", "confirm")


def arrive(ada: Visitor, game: fm.Game[Any]) -> Arrival:
    """Sit down where the first seat is asked something, well into a random match with as many as can play."""
    seats, rng = game.seats[-1], Random(1)
    match = Match(game, seats, seed=1)
    while match.number < FEW or getattr(match.state, "turn", TURN) < TURN or not _asked(match):
        decision = rng.choice(match.pending)
        match.play(decision.seat, rng.choice(decision.options))
    made = ada.table("me", *["bot:random"] * (seats - 1), game=game.id, record=match.record.dumps())
    wire, sizes = ada.context.new_cdp_session(ada.page), list[float]()
    wire.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    wire.send("Network.enable")
    ada.page.add_init_script(EARS)
    ada.goto(f"/table/{made['table']}")
    ada.page.wait_for_function(BOARD)
    ada.page.wait_for_load_state("networkidle")
    ada.page.wait_for_timeout(500)
    return Arrival(seats, sum(sizes) / 1000, ada.page.evaluate(BOARD), ada.page.evaluate(SHIFT))


def _asked(match: Match) -> bool:
    return any(decision.seat == 0 and len(decision.options) > 1 for decision in match.pending)


def measure(house: House, game: fm.Game[Any]) -> Row:
    with house.hands(Deliberate, own_browser=True, fast=False) as ada:
        came = arrive(ada, game)
        wire = ada.context.new_cdp_session(ada.page)
        wire.send("Performance.enable", {"timeDomain": "threadTicks"})
        frame, frames = drag(ada, wire)
        wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        paint, waited, work = press(ada, wire)
        return {
            "game": game.id,
            "seats": came.seats,
            "kilobytes": round(came.kilobytes),
            "shift": round(came.shift, 4),
            "to paint ms": round(paint),
            "all ms": round(work),
            "frame ms": round(frame, 1),
            "board ms": round(came.board),
            "waited ms": round(waited),
            "frames/s": round(frames),
        }


def worked(wire: CDPSession) -> float:
    """Milliseconds of processor time that the page's own thread has taken so far."""
    told = wire.send("Performance.getMetrics")["metrics"]
    return 1000 * float(next(one["value"] for one in told if one["name"] == "TaskDuration"))


def asked_next(ada: Visitor) -> Glance:
    """Wait for a question; what many bots do meanwhile is not looked at to its end."""

    def come(seen: Glance) -> bool:
        if seen.kind == "wait" and ada.page.locator("footer .bar .answers .quiet").count():
            ada.page.evaluate("() => document.activeElement?.blur()")
            ada.page.keyboard.press(" ")
        return asking(seen) or seen.kind == "end"

    return ada.wait_for(come, "a question")


def press(ada: Deliberate, wire: CDPSession) -> tuple[float, float, float]:
    """Press what can be pressed: work until it is painted, the same by the clock, and all the work."""
    work = []
    for _ in range(PRESSES):
        glance = asked_next(ada)
        if not asking(glance):
            break
        ada.page.evaluate(STILL)
        before = worked(wire)
        ada.do(glance)
        ada.page.wait_for_timeout(300)
        work.append(worked(wire) - before)
    waited: dict[int, float] = {}  # by interaction: a press is several events
    for id, duration in ada.page.evaluate("() => heard.presses"):
        waited[id] = max(waited.get(id, 0), duration)
    return _three_of_four(ada.painted), _three_of_four([*waited.values()]), _three_of_four(work)


def _three_of_four(figures: Sequence[float]) -> float:
    return sorted(figures)[len(figures) * 3 // 4] if figures else 0.0


def drag(ada: Visitor, wire: CDPSession) -> tuple[float, float]:
    """Look closer, and drag the board around: work for each frame, and frames a second."""
    box = ada.page.locator("svg:has(.world)").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ada.page.mouse.move(x, y)
    for _ in range(4):
        ada.page.mouse.wheel(0, -250)
    ada.page.evaluate(STILL)
    ada.page.mouse.down()
    ada.page.mouse.move(x + 20, y)
    before = worked(wire)
    ada.page.evaluate(FRAMES)
    for step in range(GLIDE):
        ada.page.mouse.move(x + 20 + abs(step % 40 - 20) * 5, y + step)
    ada.page.mouse.up()
    seen: list[float] = ada.page.evaluate(SEEN)
    return (worked(wire) - before) / len(seen), 1000 * (len(seen) - 1) / (seen[-1] - seen[0])


def main(arguments: Sequence[str] | None = None) -> None:
    what, how = (__doc__ or "").split("\n\n", 1)
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("games", nargs="*", default=list(fm.games), metavar="GAME")
    parser.add_argument("--keep", action="store_true", help="write the figures into docs/speed.json")
    wishes = parser.parse_args(arguments)
    rows: list[Row] = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        playwright = stack.enter_context(sync_playwright())
        browser = stack.enter_context(launched(playwright))
        server = stack.enter_context(hosted(str(folder / "tables.sqlite"), folder, modules=""))
        for id in wishes.games:
            rows.append(measure(House(playwright, browser, server.url), fm.games[id]))
            print("  ".join(f"{name} {figure}" for name, figure in rows[-1].items()), flush=True)
    if wishes.keep:
        keep("page", Section("The page", " ".join(how.split()), "make bench", [Sheet("By game", rows)]))


if __name__ == "__main__":
    main()
