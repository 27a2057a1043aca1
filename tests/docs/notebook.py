"""Notebooks run as Jupyter runs them, cell by cell: `python -m tests.docs.notebook` writes what they show."""

from __future__ import annotations

import ast
import contextlib
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[2] / "examples"


def outputs(cells: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """What each code cell prints, and how the value of its last line is shown."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate((cell for cell in cells if cell["cell_type"] == "code"), 1):
        *lines, last = ast.parse("".join(cell["source"])).body
        if not isinstance(last, ast.Expr):
            lines, shown = [*lines, last], None
        else:
            shown = ast.Expression(last.value)
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            exec(compile(ast.Module(lines, []), f"cell {number}", "exec"), names)
            value = None if shown is None else eval(compile(shown, f"cell {number}", "eval"), names)
        found: list[dict[str, Any]] = []
        if said.getvalue():
            text = said.getvalue().splitlines(keepends=True)
            found.append({"name": "stdout", "output_type": "stream", "text": text})
        if value is not None:
            drawn = getattr(value, "_repr_svg_", None)
            data = {"image/svg+xml": drawn()} if drawn else {"text/plain": repr(value)}
            found.append(
                {"data": data, "execution_count": number, "metadata": {}, "output_type": "execute_result"}
            )
        yield found


def run(file: Path) -> dict[str, Any]:
    """The notebook with everything it shows today."""
    notebook: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, (cell, shown) in enumerate(zip(code, outputs(notebook["cells"]), strict=True), 1):
        cell["execution_count"], cell["outputs"] = number, shown
    return notebook


if __name__ == "__main__":
    for file in FOLDER.glob("*.ipynb"):
        text = json.dumps(run(file), indent=1, ensure_ascii=False)
        file.write_text(f"{text}\n", encoding="utf-8")
