"""One screen for two people: what one of them must not know is not on the page at all."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.visitor import STILL, Glance, House, Visitor, playing

BEHIND = ".table, .log, .hand, .card, .note, [data-hit], footer"  # anything that tells of the match
PAGE = """() => {
  const page = document.body.cloneNode(true);
  page.querySelectorAll('.clock').forEach((one) => one.remove()); // how long one has been waited for
  return page.outerHTML;
}"""


def asks_for_token(glance: Glance) -> bool:
    return glance.prompt.startswith("Choose your token in secret")


def laid(screen: Visitor) -> str:
    """The token laid down last, as it was spelled."""
    return [words for _, words in screen.acknowledged() if words.startswith("token:")][-1].split(":")[1]


def test_a_whole_game_on_one_screen_with_curtains(house: House) -> None:
    with house.visitor(seed=9) as screen:
        page = screen.page
        screen.goto("/").link("On one screen").click()
        for seat, name in ((1, "Ada"), (2, "Bo")):
            page.get_by_role("textbox", name=f"Name of seat {seat}").fill(name)
        screen.button("Set the table").click()
        curtains: list[str] = []
        bets = 0
        for _, glance in playing(screen):
            if glance.kind == "curtain":
                curtains.append(glance.prompt)
                assert page.locator(BEHIND).count() == 0, "nothing of the match is behind the curtain"
                assert "token" not in page.locator("main.curtain").inner_html()
            elif glance.kind == "choice" and glance.prompt.startswith("You are the Cicada"):
                bets += 1
                lines = [line for line in screen.log if "face down" in line]
                assert lines, "a token lies on the table"
                assert "lays a token face down." in lines[-1]
                expect(page.locator('use[href="#art-token_back"]').first).to_be_attached()
                assert page.locator(f'use[href="#art-token_{laid(screen)}"]').count() == 0
        assert bets > 2
        assert {"Ada", "Bo"} <= {curtain.rsplit(" ", 1)[-1] for curtain in curtains}
        expect(page.get_by_role("dialog", name="The match is over")).to_be_visible()


def the_cicadas_page(house: House, wanted: int) -> tuple[str, str, str]:
    """The Ant's token, and then what is written on the page: at the curtain, and for the other seat."""
    with house.visitor(seed=10) as screen:
        made = screen.table("hotseat", "hotseat", seed=5, options={"first_ant": 0})
        screen.goto(f"/table/{made['table']}")
        curtain = ""
        for _, glance in playing(screen):
            if glance.kind == "choice" and glance.prompt.startswith("You are the Cicada"):
                expect(screen.page.locator('use[href="#art-token_back"]').first).to_be_attached()
                expect(screen.page.locator(".answers .final").first).to_be_visible()  # all has arrived
                told = screen.page.locator(".hush[role=status]")
                expect(told).to_contain_text("You are the Cicada")  # what a screen reader is told comes last
                expect(screen.page.locator(".fresh")).to_have_count(0)  # answers can be pressed
                screen.page.evaluate(STILL)
                html: str = screen.page.evaluate(PAGE)
                return laid(screen), curtain, html.replace(made["table"], "TABLE")
            if glance.kind == "curtain":
                curtain = screen.page.evaluate(PAGE)
            if glance.kind == "choice" and asks_for_token(glance):
                screen.touch(screen.touches(glance)[wanted])
                screen.changed(glance)
        raise AssertionError("there was no Cicada")


def test_the_page_of_one_seat_is_the_same_whatever_the_other_hides(house: House) -> None:
    (token, *one), (other_token, *other) = (the_cicadas_page(house, wanted) for wanted in (0, 1))
    assert token != other_token
    assert one == other
