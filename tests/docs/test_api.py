"""docs/api.md: its blocks of Python, one after the other, as somebody would type them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import formicarium as fm

DOCS = Path(__file__).parents[2] / "docs"


def test_the_blocks_of_the_page_run() -> None:
    names: dict[str, Any] = {"__name__": "api"}
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / "api.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 5
    for block in blocks:
        exec(block, names)
    assert isinstance(names["choice"].move, fm.Move)
    assert names["outcome"].ranks
    assert names["summary"]["games"] == 4
    assert names["summary"]["tally"]


def test_the_page_names_every_error_of_the_border() -> None:
    page = (DOCS / "api.md").read_text(encoding="utf-8")
    errors = [name for name in fm.__all__ if name.endswith("Error") or name in ("IllegalMove", "UnknownGame")]
    assert [name for name in errors if f"`{name}`" not in page] == []
