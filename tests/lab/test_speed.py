"""What was measured is kept by section, and told on a page with a chart."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from formicarium.lab.speed import Section, Sheet, keep, kept, main, write

GAMES = Sheet(
    "Games",
    [
        {"game": "Acorns", "seats": 2, "pure": 90_000, "compiled": None},
        {"game": "Acorns", "seats": 4, "pure": 70_000, "compiled": 200_000},
    ],
)
ENGINE = Section(
    "The engine", "Random play.", "make bench", [GAMES, Sheet("Peers", [{"peer": "A & B", "decisions/s": 9}])]
)


def test_a_section_takes_the_place_of_its_name_and_leaves_the_others(tmp_path: Path) -> None:
    keep("page", Section("The page", "Old.", "make bench", []), tmp_path)
    keep("engine", ENGINE, tmp_path)
    keep("page", Section("The page", "New.", "make bench", []), tmp_path)
    sections = kept(tmp_path)
    assert list(sections) == ["engine", "page"]
    assert sections["page"]["about"] == "New."
    assert sections["engine"]["machine"]
    assert sections["engine"]["date"]


def test_rows_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="same headings"):
        keep("page", Section("The page", "", "", [Sheet("Odd", [{"a": 1}, {"b": 2}])]), tmp_path)


def test_another_program_hands_in_its_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    part = {"title": "The page", "about": "In a browser.", "command": "make bench"}
    sheets = [{"title": "Frames", "rows": [{"game": "Acorns", "frames/s": 60}]}]
    monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(part | {"sheets": sheets})))
    monkeypatch.setattr(sys, "argv", ["speed", "--docs", str(tmp_path), "keep", "page"])
    main()
    assert "| Acorns | 60 |" in (tmp_path / "speed.md").read_text()


def test_page_and_chart_tell_every_figure(tmp_path: Path) -> None:
    keep("engine", ENGINE, tmp_path)
    page = (tmp_path / "speed.md").read_text()
    assert "| Acorns | 2 | 90,000 |  |" in page
    chart = (tmp_path / "img" / "speed.svg").read_text()
    words = "".join(ElementTree.fromstring(chart).itertext())
    for said in ("Acorns, 4 seats", "70,000", "200,000", "A & B"):
        assert said in words
    assert "90,000" not in words  # the slowest number of seats speaks for a game


def test_the_page_of_this_house_is_written_from_its_figures(tmp_path: Path) -> None:
    docs = Path(__file__).parents[2] / "docs"
    (tmp_path / "speed.json").write_text((docs / "speed.json").read_text())
    write(tmp_path)
    assert (tmp_path / "speed.md").read_text() == (docs / "speed.md").read_text()
    assert (tmp_path / "img" / "speed.svg").read_text() == (docs / "img" / "speed.svg").read_text()
