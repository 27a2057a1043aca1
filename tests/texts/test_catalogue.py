"""Catalogues read entry by entry say what they would say if they were read whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import formicarium
from formicarium.texts.catalogue import Catalogue, written
from formicarium.texts.facts import from_wire, to_wire
from formicarium.texts.message import SeatName, message

FILES = sorted(Path(formicarium.__file__).parent.rglob("*.ftl"))


def _entries(text: str) -> dict[str, ast.Message | ast.Term]:
    found = [each for each in FluentParser().parse(text).body if isinstance(each, ast.Message | ast.Term)]
    return {f"{'-' * isinstance(each, ast.Term)}{each.id.name}": each for each in found}


@pytest.mark.parametrize("file", FILES, ids=lambda file: "-".join(file.parts[-3:]))
def test_every_entry_is_found_where_it_begins(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    whole, alone = _entries(text), written(text)
    assert alone.keys() == whole.keys()
    for key, entry in whole.items():
        assert entry.equals(_entries(alone[key])[key], ignored_fields=["span", "comment"])


def test_what_cannot_be_read_is_as_good_as_missing(tmp_path: Path) -> None:
    (tmp_path / "fr.ftl").write_text("ant = { $count -> oops }\nbee = une abeille\n", encoding="utf-8")
    (tmp_path / "en.ftl").write_text("ant = an { -caste }\n-caste = worker\n", encoding="utf-8")
    french = Catalogue("fr", tmp_path)
    assert french.words("ant", {}) == "an worker"
    assert french.words("bee", {}) == "une abeille"
    assert french.words("wasp", {}) is None
    assert "ant" in french
    assert "wasp" not in french


def test_a_message_may_speak_of_another_one(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "move-go = go to { $place }\nname-wood = the wood\nwhy-rich = There is food.\n"
        "why = { $why } Next best: “{ $next }”, says { $seat }.\n",
        encoding="utf-8",
    )
    reason = message("why", why=message("why-rich"), next=message("move-go", place="wood"), seat=SeatName(1))
    said = Catalogue("en", tmp_path).say(reason, lambda seat: (f"seat {seat}", False))
    assert said == "There is food. Next best: “go to the wood”, says seat 1."
    assert from_wire(to_wire(reason)) == reason
