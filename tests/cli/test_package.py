"""What is installed: a wheel that holds the games' words and pictures, and the page."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from formicarium import __version__

ROOT = Path(__file__).parents[2]


def inside(folder: Path) -> set[str]:
    """The files of a folder, as they are written from the root of the checkout."""
    files = (file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    return {file.relative_to(ROOT).as_posix() for file in files}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    folder = str(tmp_path_factory.mktemp("wheel"))
    (file,) = WheelBuilder(str(ROOT)).build(directory=folder, versions=["standard"])
    with ZipFile(file) as archive:
        return set(archive.namelist())


def test_the_wheel_holds_the_package_with_all_its_data(wheel: set[str]) -> None:
    package = inside(ROOT / "formicarium")
    assert {Path(name).suffix for name in package} >= {".py", ".toml", ".ftl", ".svg", ".md", ".typed"}
    assert package <= wheel


def test_the_wheel_holds_the_page_where_the_server_looks_for_it(wheel: set[str]) -> None:
    page = inside(ROOT / "web" / "dist")
    assert "web/dist/index.html" in page, "make setup builds the web client"
    assert {name.replace("web/dist", "formicarium/server/client", 1) for name in page} <= wheel


def test_the_source_package_can_make_such_a_wheel() -> None:
    chosen = {file.distribution_path for file in SdistBuilder(str(ROOT)).recurse_included_files()}
    assert chosen >= {"hatch_build.py", "web/dist/index.html", "web/package.json"}
    assert not [name for name in chosen if "node_modules" in name]


def test_the_wheel_is_of_the_version_that_the_package_says(wheel: set[str]) -> None:
    assert f"formicarium-{__version__}.dist-info/METADATA" in wheel
