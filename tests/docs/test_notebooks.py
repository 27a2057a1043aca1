"""The notebooks run, and show what is stored in them: boards, too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.docs.notebook import FOLDER, run

pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_shows_what_is_stored_in_it(file: Path) -> None:
    """Texts to the letter; boards may be drawn better today. If not: `python -m tests.docs.notebook`."""
    stored = json.loads(file.read_text(encoding="utf-8"))
    again = run(file)
    before, now = list(shown(stored)), list(shown(again))
    assert [data for data in now if "image/svg+xml" not in data] == [
        data for data in before if "image/svg+xml" not in data
    ]
    boards = [data["image/svg+xml"] for data in now if "image/svg+xml" in data]
    assert len(boards) == len([data for data in before if "image/svg+xml" in data]) >= 2
    assert all(
        board.startswith("<svg ") and board.count("<use ") + board.count("<path ") > 10 for board in boards
    )


def shown(notebook: dict[str, Any]) -> list[Any]:
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    return [each.get("data", {"text": each.get("text")}) for cell in cells for each in cell["outputs"]]


def test_there_is_a_notebook() -> None:
    assert NOTEBOOKS
