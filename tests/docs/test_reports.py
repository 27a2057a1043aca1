"""The reports of docs/reports are worth reading: equal bots, and findings that say what happened."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from formicarium import games
from formicarium.lab.report.voice import Voice
from formicarium.texts.catalogue import LANGUAGES

FOLDER = Path(__file__).parents[2] / "docs" / "reports"
IDS = ("ant_war", "antics", "cicada_and_ant", "hidden_empires_1", "hidden_empires_2")
LEAST = 200  # matches
MOST_DOTS = 2


def plain(html: str) -> str:
    return unescape(re.sub(r"<[^>]+>", "", html))


@pytest.mark.parametrize("id", IDS)
def test_equals_played_often_enough(id: str) -> None:
    text = (FOLDER / f"{id}.html").read_text(encoding="utf-8")
    (command,) = set(re.findall(rf"formicarium lab ({id} [^<]+)", text))
    words = command.split()
    assert "," not in words[words.index("--bots") + 1]
    assert int(words[words.index("--games") + 1]) >= LEAST
    for language in LANGUAGES:
        assert Voice(games[id], language).text("bot-unequal") not in text


@pytest.mark.parametrize("id", IDS)
def test_findings_name_what_happened(id: str) -> None:
    text = (FOLDER / f"{id}.html").read_text(encoding="utf-8")
    findings = [plain(each) for each in re.findall(r"<li>.*?</li>|<p>.*?</p>", text, re.DOTALL)]
    assert len(findings) > 40
    assert not [each for each in findings if each.count("…") > MOST_DOTS]


def test_the_page_names_every_report() -> None:
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\]\((\w+)\.html\)", text)) == set(IDS)
