"""What has changed is compiled again, and all that is made of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiling.build import included


@pytest.mark.parametrize("written", ['#include "__native_core.h"', "#include <__native_core.h>"])
def test_a_file_is_made_of_its_headers_and_of_theirs_however_they_are_named(
    tmp_path: Path, written: str
) -> None:
    """A game's own headers name those of the core in angles: a change there must not go unnoticed."""
    (tmp_path / "rules.c").write_text('#include <Python.h>\n#include "__native_game.h"\n')
    (tmp_path / "__native_game.h").write_text(f"{written}\n")
    (tmp_path / "__native_core.h").write_text("struct exports;\n")
    found = [path.name for path in included(tmp_path / "rules.c")]
    assert found == ["__native_game.h", "__native_core.h"]
