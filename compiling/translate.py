"""Run mypyc in the working folder: groups.json says what, libraries.json what came of it."""

from __future__ import annotations

import json
from pathlib import Path

from mypyc.build import mypycify


def main() -> None:
    groups = json.loads(Path("groups.json").read_text())
    files = [path for paths in groups.values() for path in paths]
    made = mypycify(
        ["--config-file=mypy.ini", *files],
        multi_file=True,
        separate=[(paths, name) for name, paths in groups.items()],
    )
    libraries = {extension.name: extension.sources for extension in made}
    Path("libraries.json").write_text(json.dumps(libraries))


if __name__ == "__main__":
    main()
