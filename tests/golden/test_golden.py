"""Stored matches go on to replay: a rule that is mended raises the rules version and keeps the old one."""

from __future__ import annotations

from pathlib import Path

import pytest

from formicarium.core.match import replay
from tests.golden.match import FOLDER, ending, read, stored, wanted


@pytest.mark.parametrize("path", stored(), ids=lambda path: str(path.relative_to(FOLDER)))
def test_a_stored_match_replays_line_by_line_to_the_same_table(path: Path) -> None:
    record, ended = read(path.read_text())
    match = replay(record)
    again = ending(match)
    assert again.ranks == ended.ranks
    assert again.scores == ended.scores
    for name, value in ended.table.items():  # a newer table may have further fields
        assert again.table[name] == value, name
    assert _answers(match.record.dumps()) == _answers(record)


def _answers(record: str) -> list[str]:
    """The lines after the header; a newer header may say more."""
    return record.partition("\n\n")[2].splitlines()


def test_every_variant_has_a_match_by_the_rules_of_today() -> None:
    missing = [str(path.relative_to(FOLDER)) for *_, path in wanted() if not path.exists()]
    assert not missing, "run `make golden` to add them"


def test_every_stored_match_is_named_after_its_game_and_its_rules() -> None:
    for path in stored():
        variant, rules, _ = path.name.split(".")
        header = path.read_text().splitlines()[:3]
        assert header[1:] == [f"game: {path.parent.name}", f"rules: {rules}"], variant
