"""From our sources to a folder with a compiled package in it.

    formicarium/**/*.py  →  work/formicarium (rewritten)  →  work/build/*.c  →  *.o  →  to/formicarium/**/*.so

Modules are compiled in groups, the core and one for each game: what has not changed is not compiled again.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Collection, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from compiling.classes import Sources
from compiling.rewrite import Rewriter

PACKAGE = "formicarium"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
CORE = {
    "core": "bot chance dealer decision event flow forced choices outcome plain state together window",
    "kit": "maps seats",
    "scene": "glyphs model spots",
    "texts": "message",
}
INTERPRETED = ("lessons", "aid", "art", "texts", "bots", "figures")  # what stays as it is in a game
HEADER = re.compile(rb'#include ["<](__native[^">]*)[">]')
SETTINGS = """[mypy]
python_version = {version}
explicit_package_bases = true
implicit_reexport = true
follow_imports = silent
ignore_missing_imports = true
[mypy-catanatron.*,chess.*,open_spiel.*,pyspiel.*]
follow_imports = skip
"""


class Build:
    """One compiled package: which games, where from, where to."""

    def __init__(self, root: Path, to: Path, work: Path, games: Collection[str] = (), level: int = 1) -> None:
        self.root = root
        self.to = to
        self.work = work
        self.level = level
        self.files = sorted((root / PACKAGE).rglob("*.py"))
        self.games = sorted(
            games or (each.name for each in (root / PACKAGE / "games").iterdir() if each.is_dir())
        )

    @classmethod
    def of(cls, root: Path, to: Path | None = None, games: Collection[str] = (), level: int = 1) -> Build:
        """The build of a checkout: in `build/compiled`, unless told otherwise."""
        to = (to or root / "build" / "compiled").resolve()
        return cls(root, to, to.with_name(f"{to.name}-work"), games, level)

    def run(self, jobs: int) -> list[Path]:
        """Everything, as far as it is not there already; the libraries that came of it."""
        groups = self.groups()
        self.prepare([path for files in groups.values() for path in files])
        libraries = self.translate(groups)
        self.compile(libraries, jobs)
        return self.place(libraries)

    def groups(self) -> dict[str, list[Path]]:
        """The modules to be compiled, by the library they end up in."""
        package = self.root / PACKAGE
        core = [package / folder / f"{name}.py" for folder, names in CORE.items() for name in names.split()]
        found = {f"{PACKAGE}_core": sorted(core)}
        for game in self.games:
            folder = package / "games" / game
            rules = [
                path for path in self.files if folder in path.parents and _rules(path.relative_to(folder))
            ]
            if rules:
                found[f"{PACKAGE}_{game}"] = rules
        return found

    def prepare(self, chosen: Collection[Path]) -> None:
        """The whole package in the working folder, with the chosen modules rewritten for mypyc."""
        sources = Sources(self.root, self.files, chosen)
        for name, module in sources.modules.items():
            text = Rewriter(sources, name).text() if module.compiled else module.text
            _write(self.work / module.path.relative_to(self.root), text)
        for old in (self.work / PACKAGE).rglob("*.py"):
            if not (self.root / old.relative_to(self.work)).exists():
                old.unlink()
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        _write(self.work / "mypy.ini", SETTINGS.format(version=version))

    def translate(self, groups: Mapping[str, Collection[Path]]) -> dict[str, list[Path]]:
        """Have mypyc write C; the C files of each library, by the name of the module that it is."""
        told = {name: [str(path.relative_to(self.root)) for path in files] for name, files in groups.items()}
        _write(self.work / "groups.json", json.dumps(told))
        worker = [sys.executable, str(Path(__file__).with_name("translate.py"))]
        subprocess.run(worker, cwd=self.work, check=True)
        written = json.loads((self.work / "libraries.json").read_text())
        return {name: [self.work / path for path in sources] for name, sources in written.items()}

    def compile(self, libraries: Mapping[str, Collection[Path]], jobs: int) -> None:
        """C to libraries; an object file is kept while all that it is made of is the same."""
        sources = sorted({path for files in libraries.values() for path in files}, key=_size, reverse=True)
        with ThreadPoolExecutor(jobs) as pool:
            list(pool.map(self._object, sources))
            list(pool.map(lambda item: self._library(*item), libraries.items()))

    def _command(self) -> list[str]:
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
        include = [f"-I{sysconfig.get_path('include')}", f"-I{_runtime()}", "-Ibuild"]
        return [
            *compiler,
            f"-O{self.level}",
            "-fPIC",
            "-fcommon",
            "-w",
            "-fno-strict-overflow",
            "-fwrapv",
            *include,
        ]

    def _object(self, source: Path) -> None:
        made = source.with_suffix(".o")
        key = hashlib.sha256(" ".join(self._command()).encode())
        for path in sorted({source, *included(source)}):
            key.update(path.read_bytes())
        if _stamped(made, key.hexdigest()):
            return
        subprocess.run([*self._command(), "-c", str(source), "-o", str(made)], cwd=self.work, check=True)
        made.with_suffix(".key").write_text(key.hexdigest())

    def _library(self, name: str, sources: Collection[Path]) -> None:
        made = self.work / "lib" / f"{name.replace('.', '/')}{SUFFIX}"
        objects = [path.with_suffix(".o") for path in sources]
        if made.exists() and all(path.stat().st_mtime <= made.stat().st_mtime for path in objects):
            return
        made.parent.mkdir(parents=True, exist_ok=True)
        linker = (sysconfig.get_config_var("LDSHARED") or "cc -shared").split()
        subprocess.run([*linker, *map(str, objects), "-o", str(made)], cwd=self.work, check=True)

    def place(self, libraries: Collection[str]) -> list[Path]:
        """The package as it is written, with the libraries beside the modules; nothing else stays there."""
        wanted: dict[Path, Path] = {}
        for path in (self.root / PACKAGE).rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                wanted[self.to / path.relative_to(self.root)] = path
        places = [Path(f"{name.replace('.', '/')}{SUFFIX}") for name in libraries]
        wanted |= {self.to / place: self.work / "lib" / place for place in places}
        for old in [path for path in self.to.rglob("*") if path.is_file() and path not in wanted]:
            old.unlink()
        for new, path in wanted.items():
            if not new.exists() or new.read_bytes() != path.read_bytes():
                new.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, new)
        return [self.to / place for place in places]


def _rules(path: Path) -> bool:
    return path.name != "__init__.py" and not any(part in INTERPRETED for part in path.with_suffix("").parts)


def _write(path: Path, text: str) -> None:
    """A file that says this; one that says so already stays as old as it is."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def _size(path: Path) -> int:
    return path.stat().st_size


def _stamped(made: Path, key: str) -> bool:
    stamp = made.with_suffix(".key")
    return made.exists() and stamp.exists() and stamp.read_text() == key


def included(source: Path) -> Iterator[Path]:
    """The headers that mypyc wrote and this file needs."""
    for name in HEADER.findall(source.read_bytes()):
        header = source.parent / name.decode()
        if not header.exists():
            header = next(
                parent / "build" / name.decode() for parent in source.parents if parent.name != "build"
            )
        yield header
        yield from included(header)


@cache
def _runtime() -> Path:
    import mypyc

    return Path(mypyc.__file__).parent / "lib-rt"
