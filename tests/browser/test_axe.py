"""axe-core finds nothing: on every page, in both themes, on a desk and on a phone."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any

import pytest
from playwright.sync_api import expect

import formicarium as fm
from tests.browser.test_table import put_a_pawn
from tests.browser.visitor import DESKTOP, PHONE, Finger, House, Visitor
from tests.server.hosting import ROOT
from tests.server.test_replays import played

ANSWERS = 60  # given before one looks at a table
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async (tags) => {
  const found = await axe.run(document, { runOnly: tags });
  return found.violations.map(({ id, help, nodes }) => ({
    id, help, nodes: nodes.slice(0, 4).map((one) => one.html.slice(0, 160)),
  }));
}"""


def faults(visitor: Visitor) -> list[Any]:
    if not visitor.page.evaluate("() => 'axe' in globalThis"):
        visitor.page.evaluate(AXE.read_text("utf-8"))
    visitor.page.evaluate(
        "() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))"
    )
    found: list[Any] = visitor.page.evaluate(RUN, RULES)
    return found


def home(visitor: Visitor) -> None:
    visitor.goto("/")
    expect(visitor.button("Play now")).to_be_visible()
    assert faults(visitor) == []
    visitor.button("Choose one").click()


def create(visitor: Visitor) -> None:
    visitor.goto("/create?how=friends")
    visitor.page.get_by_text("More options").click()
    visitor.page.get_by_role("radio", name="Days per decision").check()


def meet(visitor: Visitor) -> None:
    visitor.goto("/meet")
    visitor.button("Find an opponent").click()
    expect(visitor.button("Stop looking")).to_be_visible()
    assert faults(visitor) == []
    visitor.button("Play a bot meanwhile").click()
    expect(visitor.page.get_by_role("complementary", name="Looking for an opponent")).to_be_visible()
    visitor.wait_for(lambda glance: glance.kind in ("choice", "wait"))
    expect(visitor.button("Stop looking")).to_have_count(1)
    assert faults(visitor) == []
    visitor.button("Stop looking").click()


def tournaments(visitor: Visitor) -> None:
    visitor.goto("/")
    name = f"Maker {visitor.rng.random()} {id(visitor)}"
    visitor.call("POST", "/account", {"name": name, "password": "correct horse"})
    visitor.goto("/tournaments")
    visitor.page.get_by_label("Name", exact=True).fill("The cup of the hill")
    visitor.page.get_by_label("Bots that enter, too").fill("2")
    assert faults(visitor) == []
    visitor.button("Make a tournament").click()
    visitor.button("Begin now").click()
    expect(visitor.page.get_by_role("heading", name="Round 1")).to_be_visible()
    visitor.page.get_by_text("What the columns mean").click()


def table(visitor: Visitor) -> None:
    made = visitor.table("me", "bot:random", seed=5, options={"first_ant": 0})
    visitor.goto(f"/table/{made['table']}")
    taken = put_a_pawn(visitor)
    visitor.tap(*visitor.middle(taken))
    expect(visitor.page.locator(".bubble")).to_be_visible()
    assert faults(visitor) == []
    visitor.button("Menu").click()


def winter(visitor: Visitor) -> None:
    wish = {"mode": "winter", "power_cards": True, "first_ant": 0}
    made = visitor.table("me", "bot:random", "bot:random", seed=5, options=wish)
    visitor.goto(f"/table/{made['table']}")
    visitor.wait_for(lambda glance: glance.kind == "choice")


def gathering(visitor: Visitor) -> None:
    visitor.goto(f"/table/{visitor.table('me', 'open')['table']}")
    expect(visitor.page.get_by_label("Invitation for seat 2")).to_be_visible()


def invited(visitor: Visitor) -> None:
    made = visitor.table("open", "me")
    visitor.goto(f"/join/{made['table']}/0/{made['invitations']['0']}")
    expect(visitor.page.get_by_label("How shall the others call you?")).to_be_visible()


def left(visitor: Visitor) -> None:
    made = visitor.table("me", "open")
    seat = f"/tables/{made['table']}/seats/1"
    visitor.call("POST", seat, {"invitation": made["invitations"]["1"]})
    visitor.call("DELETE", seat, {"then": "open"})
    visitor.goto(f"/table/{made['table']}")
    visitor.press(visitor.button("Stop the match"))
    expect(visitor.button("Yes: Stop the match")).to_be_visible()
    assert faults(visitor) == []
    visitor.press(visitor.button("Menu"))
    visitor.press(visitor.button("Give up"))
    expect(visitor.button("Yes: Give up")).to_be_visible()


def curtain(visitor: Visitor) -> None:
    visitor.goto(f"/table/{visitor.table('hotseat', 'hotseat')['table']}")
    visitor.wait_for(lambda glance: glance.kind == "curtain")


def replay(visitor: Visitor) -> None:
    kept = visitor.call("POST", "/replays", {"record": played(4).record.dumps()})
    visitor.goto(f"/replay/{kept['id']}#9")
    expect(visitor.page.get_by_role("slider")).to_be_visible()
    assert faults(visitor) == []
    visitor.button("Share or play on").click()


def ending(visitor: Visitor) -> None:
    made = visitor.table("me", "bot:random", record=played(4).record.dumps())
    visitor.goto(f"/table/{made['table']}")
    visitor.wait_for(lambda glance: glance.kind == "end")


def rulebook(visitor: Visitor) -> None:
    visitor.goto("/rules/cicada_and_ant")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    if visitor.button("Both languages").count() == 0 or not visitor.button("Both languages").is_visible():
        return  # on a phone there is no room for both
    assert faults(visitor) == []
    visitor.button("Both languages").click()
    expect(visitor.page.locator("[lang=fr].pair, .pair > [lang=fr]").first).to_be_visible()


def met(visitor: Visitor) -> None:
    table = visitor.table("me", "bot:random", record=played(4).record.dumps())["table"]
    visitor.goto(f"/table/{table}")
    visitor.wait_for(lambda glance: glance.kind == "end")
    visitor.goto("/rules/cicada_and_ant/met")
    expect(visitor.page.get_by_role("group", name="Which rules to show")).to_be_visible()


def aid(visitor: Visitor) -> None:
    visitor.goto("/aid/antics")
    expect(visitor.page.locator(".paper section").first).to_be_visible()


def learn(visitor: Visitor) -> None:
    visitor.goto("/learn/antics")
    expect(visitor.button("Play your first game")).to_be_visible()


def how_it_went(visitor: Visitor) -> None:
    ending(visitor)
    visitor.press(visitor.button("How it went"))
    expect(visitor.page.locator(".plot").first).to_be_visible()


def nothing(visitor: Visitor) -> None:
    visitor.goto("/table/nothing")
    expect(visitor.page.get_by_role("heading", name="Nothing here")).to_be_visible()


def every_game(visitor: Visitor) -> None:
    for id in sorted(entry_points(group="formicarium.games").names):
        seats = max(fm.games[id].seats)
        match = played(1, id, seats, ANSWERS)
        people = ["me" if seat == match.pending[0].seat else "bot:random" for seat in range(seats)]
        made = visitor.table(*people, game=id, record=match.record.dumps())
        visitor.goto(f"/table/{made['table']}")
        visitor.wait_for(lambda glance: glance.kind in ("choice", "count", "confirm"), id)
        assert faults(visitor) == [], id


PAGES = [
    home,
    create,
    meet,
    tournaments,
    table,
    winter,
    gathering,
    invited,
    left,
    curtain,
    replay,
    ending,
    rulebook,
    met,
    aid,
    learn,
    how_it_went,
    nothing,
    every_game,
]


@pytest.mark.parametrize("theme, screen", [("light", "desktop"), ("dark", "desktop"), ("light", "phone")])
def test_axe_finds_nothing(house: House, theme: str, screen: str) -> None:
    found = {}
    size = PHONE if screen == "phone" else DESKTOP
    for page in PAGES:
        with house.hands(Finger if screen == "phone" else Visitor, color_scheme=theme, **size) as visitor:
            page(visitor)
            if bad := faults(visitor):
                found[page.__name__] = bad
    assert found == {}


def test_axe_finds_nothing_at_a_table_on_a_phone_in_the_dark(house: House) -> None:
    with house.hands(Finger, color_scheme="dark", **PHONE) as visitor:
        table(visitor)
        assert faults(visitor) == []
