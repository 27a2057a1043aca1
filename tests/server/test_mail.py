"""Letters arrive as they were written, safely or not at all, and their failures tell no secret."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from formicarium.core.errors import OptionError
from formicarium.server.config import Config
from formicarium.server.post.mail import Post, Unsent, send
from tests.server.mailbox import Way, certified, mailbox

SENDER = {"sender": "The nest <nest@ants.example>", "public_url": "https://ants.example/"}


def letter(smtp: str, to: str = "ada@ants.example", subject: str = "Your turn", **settings: Any) -> None:
    config = Config(smtp=smtp, **{**SENDER, **settings})
    house: Any = SimpleNamespace(config=config, post=Post())
    asyncio.run(send(house, to, subject, "Bonjour Zoé,\n.\nc’est à vous.\n"))


@pytest.mark.parametrize("way", ["smtp+plain", "smtp", "smtps"])
def test_a_letter_arrives_as_it_was_written(
    way: Way, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    certificate = certified(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    secret = "" if way == "smtp+plain" else "six legs"
    known = {"smtp_user": "ants", "smtp_password": secret} if secret else {}
    with mailbox(way, certificate, secret) as box:
        letter(box.url, **known)
        [arrived] = box.letters(1)
    assert (arrived["To"], arrived["Subject"]) == ("ada@ants.example", "Your turn")
    assert arrived["From"] == "The nest <nest@ants.example>"
    assert arrived.get_content().splitlines() == ["Bonjour Zoé,", ".", "c’est à vous."]


def test_nothing_is_said_to_a_server_whose_certificate_nobody_trusts(tmp_path: Path) -> None:
    with mailbox("smtp", certified(tmp_path)) as box, pytest.raises(Unsent, match="cannot be reached"):
        letter(box.url)


def test_nothing_is_said_in_the_open_where_starttls_is_wanted() -> None:
    with mailbox("smtp+plain") as box, pytest.raises(Unsent, match="STARTTLS"):
        letter(box.url.replace("smtp+plain", "smtp"))


def test_a_wrong_password_is_told_apart_and_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    certificate = certified(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    with mailbox("smtps", certificate, "six legs") as box, pytest.raises(Unsent) as caught:
        letter(box.url, smtp_user="ants", smtp_password="eight legs")
    assert str(caught.value) == "the mail server refuses user and password (535)"
    assert "legs" not in repr(Config(smtp_password="eight legs"))


@pytest.mark.parametrize("answer, for_good", [("550 no ada@ants.example here", True), ("450 later", False)])
def test_who_refuses_an_address_says_whether_for_good(answer: str, for_good: bool) -> None:
    with mailbox() as box:
        box.refused = answer
        with pytest.raises(Unsent) as caught:
            letter(box.url)
    assert caught.value.for_good is for_good
    assert "ada" not in str(caught.value)


def test_a_server_that_is_away_may_be_back_later() -> None:
    with mailbox() as box:
        gone = box.url
    with pytest.raises(Unsent) as caught:
        letter(gone)
    assert not caught.value.for_good


@pytest.mark.parametrize(
    "wish",
    [
        {"to": "ada@ants.example\nBcc: eve@ants.example"},
        {"to": "ada@ants.example, eve@ants.example"},
        {"to": "nobody"},
        {"subject": "Hello\nBcc: eve@ants.example"},
    ],
)
def test_no_line_of_a_letter_becomes_another_header(wish: dict[str, str]) -> None:
    with mailbox() as box, pytest.raises(Unsent) as caught:
        letter(box.url, **wish)
    assert caught.value.for_good


@pytest.mark.parametrize(
    "settings, why",
    [
        ({"smtp": "mail.example"}, "smtp://host"),
        ({"smtp": "smtp://mail.example:port"}, "smtp://host"),
        ({"smtp": "smtp://ants:legs@mail.example"}, "settings of their own"),
        ({"smtp_user": "ants"}, "or neither"),
        ({"smtp": "smtp+plain://h", "smtp_user": "ants", "smtp_password": "legs"}, "everybody could read"),
        ({"sender": "the nest"}, "sender"),
        ({"public_url": ""}, "public_url"),
    ],
)
def test_settings_that_cannot_work_are_refused_at_the_start(settings: dict[str, str], why: str) -> None:
    with pytest.raises(OptionError, match=why) as caught:
        Config(**{"smtp": "smtp://mail.example", **SENDER, **settings})  # type: ignore[arg-type]
    assert "legs" not in str(caught.value)
