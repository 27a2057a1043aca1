"""A war against a bot by clicks alone, and what one sees of hidden ants."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

import formicarium as fm
from formicarium.games.ant_war.state import Garden
from tests.browser.visitor import House, Visitor, playing

GAME = fm.games["ant_war"]
NAMES = {"Queen", "Kamikaze", "Worker", "Transporter", "Scout", "Shooter"}
SUSPECT = re.compile(r"hidden ant\. (?:It may be (anything)|(?:It can only be|Possible units): (.+?))\.")
SEEN = """() => {
  const centre = (one) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const squares = [...document.querySelectorAll('[data-hit^="square:"]')];
  const under = (one) => {
    const [x, y] = centre(one);
    const far = squares.map((square) => [square, Math.hypot(centre(square)[0] - x, centre(square)[1] - y)]);
    return far.reduce((near, next) => (next[1] < near[1] ? next : near))[0];
  };
  return [...document.querySelectorAll('[data-piece]')]
    .filter((one) => one.querySelector('use[href="#art-ant_back"]'))
    .map((one) => [one.dataset.piece, under(one).ariaLabel ?? '']);
}"""


def sit(visitor: Visitor, seed: int) -> str:
    """Down with the black ants, against a bot; whoever presses by chance would wage war for an hour."""
    made = visitor.table("me", "bot:greedy", game=GAME.id, seed=seed, options={"turn_cap": 50})
    visitor.goto(f"/table/{made['table']}")
    return str(made["table"])


def suspects(visitor: Visitor) -> dict[str, set[str]]:
    """What the page says each hidden red ant may be."""
    found = {}
    for ant, label in visitor.page.evaluate(SEEN):
        match = SUSPECT.search(label)
        assert match, (ant, label)
        anything, some = match.groups()
        found[ant] = NAMES if anything else set(re.findall(r"[A-Z]\w+", some))
    return found


def truth(visitor: Visitor, table: str) -> dict[str, str]:
    """What the red ants still on the board are, as the record of the finished war tells."""
    garden = fm.replay(visitor.call("GET", f"/tables/{table}/record")).state
    assert isinstance(garden, Garden)
    return {piece.id: piece.unit.capitalize() for piece in garden.board.values() if piece.id[0] == "R"}


def test_a_whole_war_by_clicks_and_at_every_moment_one_sees_what_hidden_ants_may_be(house: House) -> None:
    with house.visitor(seed=11) as ada:
        table = sit(ada, seed=4)
        seen: list[dict[str, set[str]]] = []
        for _, glance in playing(ada):
            if glance.kind == "choice":
                seen.append(suspects(ada))
        assert len(seen) > 20
        units = truth(ada, table)
        for moment in seen:
            for ant, names in moment.items():
                assert ant not in units or units[ant] in names
        assert any(names < NAMES for moment in seen for names in moment.values()), "orders tell something"


PILES = """() => {
  const side = document.querySelector('.right .side').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('.side .pile')].map((one) => one.getBoundingClientRect());
  return [boxes.length, boxes.filter((box) => box.bottom > side.bottom + 1).length];
}"""


def long_war() -> fm.Match:
    """Played by chance until both have something on every pile and Black is in the middle of an order."""
    match, rng = fm.Match(GAME, 2, seed=0), Random(0)
    while True:
        decision = match.pending[0]
        if decision.seat == 0 and decision.prompt.key == "ask-action":
            scene = match.scene(0)
            piles = {tray.id for tray in scene.trays if tray.spot == "pile"}
            if len(piles) == len(piles & {card.on for card in scene.cards}) == 4:
                return match
        match.play(decision.seat, rng.choice(decision.options))


def test_no_pile_is_cut_beside_the_log_in_a_long_war(house: House) -> None:
    with house.visitor() as ada:
        made = ada.table("me", "bot:random", game=GAME.id, record=long_war().record.dumps())
        ada.goto(f"/table/{made['table']}")
        ada.wait_for(lambda glance: glance.kind == "choice")
        assert ada.page.evaluate(PILES) == [4, 0]


def test_what_others_did_does_not_jump_onto_the_board_when_one_opens_the_rulebook(house: House) -> None:
    with house.visitor(told=True) as ada:
        made = ada.table("me", "bot:random", game=GAME.id, record=long_war().record.dumps())
        ada.goto(f"/table/{made['table']}")
        told = ada.page.get_by_role("region", name="Since your last turn").first
        expect(told).to_be_visible()
        ada.page.get_by_role("tab", name="Rulebook").click()
        expect(told).to_have_count(0)
        ada.button("Since your last turn").click()
        expect(told).to_be_visible()
