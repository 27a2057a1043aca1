"""Coming back: two accounts are paired, play with their tabs closed, are told, and find what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Playwright, expect

from tests.browser.pushing import Pushed, push_service
from tests.browser.visitor import Glance, House, Visitor
from tests.server.hosting import Host
from tests.server.mailbox import Mailbox, links_in, mailbox

PASSWORD = "six legs, two antennae"
GAME = "Antics!"  # nobody is ever asked in secret: one's turn is over when the page says whom it waits for
TURNS = 2  # for which somebody is fetched back to the table, before the last one gives up
MET, TURN, ENDED = "Somebody plays with you", "Your turn", "A match is over"
ASKED = ("choice", "count", "confirm")
MINE = ("It is my turn", "A match is over")


@pytest.fixture
def letters() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture
def patient(tmp_path: Path, letters: Mailbox) -> Iterator[Host]:
    host = Host(str(tmp_path / "tables.sqlite"), tmp_path, notice_wait="0.5,1", push_inward="yes", modules="")
    mail = {"SMTP": letters.url, "SENDER": "nest@ants.example", "PUBLIC_URL": host.url}
    host.settings |= {f"FORMICARIUM_{name}": value for name, value in mail.items()}
    try:
        host.start()
        yield host
        assert host.errors() == []
    finally:
        host.stop()


def has_an_address(visitor: Visitor, name: str, letters: Mailbox) -> None:
    """An account, and a mail address that its owner has confirmed."""
    visitor.goto("/me")
    opening = visitor.page.get_by_role("region", name="Keep your games")
    opening.get_by_label("Account name").fill(name)
    opening.get_by_label("Password").fill(PASSWORD)
    opening.get_by_role("button", name="Open an account").click()
    mail = visitor.page.get_by_role("region", name="E-mail address")
    mail.get_by_label("Your address").fill(f"{name.lower()}@ants.example")
    count = len(letters.letters(0))
    mail.get_by_role("button", name="Send me a link").click()
    *_, letter = letters.letters(count + 1)
    visitor.goto(links_in(letter)[0])
    expect(visitor.page.get_by_text("Thank you: this address is yours.")).to_be_visible()


def wants_notices(visitor: Visitor, name: str, pushed: Pushed, *kinds: str) -> None:
    """Of these things, by both ways."""
    visitor.context.grant_permissions(["notifications"], origin=visitor.url)
    visitor.goto("/me")
    pushed.subscribe(visitor.page, name)
    for kind in kinds:
        for way in ("This browser", "E-mail"):
            wish = visitor.page.get_by_role("checkbox", name=f"{kind}: {way}")
            expect(wish).not_to_be_checked()
            wish.click()
            expect(wish).to_be_checked()
            expect(wish).to_be_enabled()  # the server has heard of it


def looks_for_a_rated_slow_match(visitor: Visitor) -> None:
    visitor.goto("/").link("Find an opponent").click()
    visitor.page.locator("label", has_text=GAME).click()
    visitor.page.get_by_role("radio", name="3 days per decision").check()
    visitor.page.get_by_role("checkbox", name="Rated").check()
    visitor.button("Find an opponent").click()


def answers_all(visitor: Visitor, other: str) -> None:
    """Until the page waits for the other: before it has drawn its first question it waits for nobody."""

    def waits(glance: Glance) -> bool:
        return glance.kind == "wait" and f"Waiting for {other}" in glance.prompt

    while not waits(glance := visitor.wait_for(lambda glance: glance.kind in ASKED or waits(glance))):
        visitor.act(glance)


def letter_to(letters: Mailbox, address: str, words: str) -> EmailMessage:
    """The first one with these words; others may come before it."""
    count = 0
    while True:
        for letter in (came := letters.letters(count))[count - 1 if count else 0 :]:
            if letter["To"] == address and words in letter.get_content():
                return letter
        count = len(came) + 1


def gives_up(visitor: Visitor) -> None:
    visitor.button("Menu").click()
    visitor.page.get_by_role("button", name="Give up").click()
    visitor.page.get_by_role("button", name="Give up").last.click()
    expect(visitor.page.get_by_role("region", name="Ratings")).to_be_visible()


def finds_it_in_their_profile(
    visitor: Visitor, table: str, answers: int, result: str, gain: str, rating: str
) -> None:
    visitor.open()
    visitor.goto("/me").link("Look at it").click()
    games = visitor.page.get_by_role("region", name="Games")
    expect(games.get_by_role("row", name=GAME)).to_contain_text(rating)
    match = visitor.page.get_by_role("region", name="Finished matches").get_by_role("listitem")
    expect(match).to_have_count(1)
    expect(match).to_contain_text(result)
    expect(match).to_contain_text(gain)
    match.get_by_role("link", name=GAME).click()
    visitor.page.wait_for_url(f"**/replay/{table}*")
    visitor.page.get_by_role("button", name="To the end").click()
    expect(visitor.page.get_by_role("slider", name="Jump to a move")).to_have_value(str(answers))


def test_two_accounts_meet_play_with_closed_tabs_and_find_all_of_it_again(
    playwright: Playwright, browser: Chromium, patient: Host, letters: Mailbox
) -> None:
    house = House(playwright, browser, patient.url)
    with push_service() as pushed, house.visitor() as ada, house.visitor(own_browser=True) as bo:
        people = {"Ada": ada, "Bo": bo}
        for name, visitor in people.items():
            has_an_address(visitor, name, letters)
        wants_notices(ada, "Ada", pushed, *MINE, "An opponent is found for me")
        wants_notices(bo, "Bo", pushed, *MINE)  # he will see that somebody plays with him
        looks_for_a_rated_slow_match(ada)
        expect(ada.button("Stop looking")).to_be_visible()
        ada.page.close()
        looks_for_a_rated_slow_match(bo)
        bo.page.wait_for_url("**/table/*")
        path = bo.page.url.removeprefix(patient.url)
        answers_all(bo, "Ada")  # if he begins
        bo.page.close()

        told: dict[str, str] = {}
        while not {MET, TURN} <= told.keys():
            name, notice = pushed.notice()
            if name == "Bo":  # who begins, and whose page was slow to say that he sees it
                assert notice["title"] == TURN
                continue
            assert notice["title"] not in told, "she is told once"
            assert notice["path"] == path
            told[notice["title"]] = notice["body"]
        assert set(told.values()) == {f"{GAME}, with Bo"}
        letter = letter_to(letters, "ada@ants.example", MET)
        assert links_in(letter)[0] == patient.url + path

        for turn in range(TURNS + 1):
            name, other = ("Bo", "Ada") if turn % 2 else ("Ada", "Bo")
            if turn:
                assert pushed.notice() == (name, notice | {"title": TURN, "body": f"{GAME}, with {other}"})
            people[name].open()
            people[name].goto(path)
            if turn < TURNS:
                answers_all(people[name], other)
            else:
                gives_up(people[name])
            people[name].page.close()

        told_last, notice = pushed.notice()
        assert (told_last, notice["title"], notice["path"]) == ("Bo", ENDED, path)
        assert name == "Ada", "who has given up knows it"
        letter_to(letters, "bo@ants.example", ENDED)
        assert pushed.came.empty(), "each was told once"

        table = path.rpartition("/")[2]
        answers = len(ada.acknowledged()) + len(bo.acknowledged())
        finds_it_in_their_profile(ada, table, answers, "Lost", "−78", "1,422")
        finds_it_in_their_profile(bo, table, answers, "Won", "+78", "1,578")
