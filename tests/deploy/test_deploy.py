"""What a host is given: files that say what they should, and commands that do what they say.

There is no engine for containers here: the very commands of the image run in a folder instead.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from configparser import ConfigParser
from pathlib import Path

import pytest

from formicarium.server.bench import free_port
from formicarium.server.config import Config

ROOT = Path(__file__).parents[2]
PATIENCE = 180.0  # seconds for a server to come up, on however busy a machine


def instructions(text: str) -> list[tuple[str, str]]:
    """A Dockerfile, line by line: what is to be done, and with what."""
    lines = re.sub(r"\\\n\s*", " ", re.sub(r"^#.*\n", "", text, flags=re.M)).splitlines()
    return [(word, rest) for line in lines if line.strip() for word, _, rest in [line.strip().partition(" ")]]


@pytest.fixture(scope="module")
def image() -> list[tuple[str, str]]:
    return instructions((ROOT / "Dockerfile").read_text(encoding="utf-8"))


def test_nobody_in_the_image_is_root_and_it_says_how_it_is(image: list[tuple[str, str]]) -> None:
    last = image[max(at for at, (word, _) in enumerate(image) if word == "FROM") :]
    words = dict(last)
    assert words["USER"] == "formicarium"
    assert words["VOLUME"] in words["ENV"]
    assert "admin" in words["HEALTHCHECK"]
    assert not [rest for word, rest in last if word == "RUN" and "pip" in rest], "nothing to build with"


def test_whatever_the_image_takes_is_let_through(image: list[tuple[str, str]]) -> None:
    through = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    for word, rest in image:
        if word == "COPY" and not rest.startswith("--from"):
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists(), source
                assert any(Path(source).is_relative_to(each) for each in through), source


def test_every_setting_that_is_given_is_one(image: list[tuple[str, str]]) -> None:
    told = (ROOT / "compose.yaml").read_text() + (ROOT / "Dockerfile").read_text()
    named = set(re.findall(r"\bFORMICARIUM_([A-Z_]+)\s*[=:]\s", told + "\n"))
    known = {name.upper() for name in Config.__dataclass_fields__}
    assert named - known <= {"NAME"}
    assert "DATABASE" in named


@pytest.mark.parametrize(
    "host",
    [{}, {"SMTP": "smtp://mail.example", "SENDER": "nest@ants.example"}],
    ids=["as-it-is", "with-mail"],
)
def test_a_node_takes_the_settings_it_is_given(host: dict[str, str]) -> None:
    given = {"NAME": "ants.example", "DATABASE_PASSWORD": "secret", **host}
    lines = re.findall(
        r"^    (FORMICARIUM_\w+): \"?([^#\n]*?)\"?(?: #.*)?$", (ROOT / "compose.yaml").read_text(), re.M
    )

    def meant(found: re.Match[str]) -> str:
        assert found[2] == ":-" or found[1] in given, found[1]
        return given.get(found[1], "")

    settings = {name: re.sub(r"\$\{FORMICARIUM_(\w+)(:[-?])\}", meant, value) for name, value in lines}
    config = Config.read(settings)
    assert config.url == "postgresql+psycopg://formicarium:secret@database/formicarium"
    assert config.public_url == "https://ants.example"
    assert bool(config.smtp) == ("SMTP" in host)
    assert config.secure


def test_the_proxy_asks_the_nodes_that_there_are() -> None:
    compose, proxy = (ROOT / "compose.yaml").read_text(), (ROOT / "deploy" / "Caddyfile").read_text()
    nodes = re.findall(r"^  (node-\d+):$", compose, flags=re.M)
    assert re.findall(r"(node-\d+):8000", proxy) == nodes == ["node-1", "node-2"]
    assert "/api/health" in proxy


def test_the_service_starts_what_the_wheel_installs() -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(ROOT / "deploy" / "formicarium.service")
    service = unit["Service"]
    assert service["ExecStart"].split()[1:] == ["serve"]
    assert (service["DynamicUser"], service["Restart"]) == ("yes", "on-failure")
    assert Path(service["Environment"].removeprefix("XDG_DATA_HOME=")).name == "lib"


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_systemd_understands_the_service(tmp_path: Path) -> None:
    there = tmp_path / "formicarium"
    there.write_text("#!/bin/sh\n")
    there.chmod(0o755)
    text = (ROOT / "deploy" / "formicarium.service").read_text(encoding="utf-8")
    unit = tmp_path / "formicarium.service"
    unit.write_text(text.replace("/opt/formicarium/bin/formicarium", str(there)), encoding="utf-8")
    command = ["systemd-analyze", "verify", "--man=no", str(unit)]
    said = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert [line for line in said.stderr.splitlines() if unit.name in line] == []
    assert said.returncode == 0, said.stderr


def test_the_commands_of_the_image_lead_to_a_server_that_is_well(
    image: list[tuple[str, str]], tmp_path: Path
) -> None:
    build, there = tmp_path / "build", tmp_path / "opt"
    build.mkdir()
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, build)
    for name in ("formicarium", "web/dist"):
        shutil.copytree(ROOT / name, build / name, ignore=shutil.ignore_patterns("__pycache__"))
    for run in [rest for word, rest in image if word == "RUN" and "hatchling" in rest]:
        # What is fetched is what these tests run with: by the same hashes, see requirements/.
        command = run.replace("/opt/build/bin/python", sys.executable)
        command = command.replace(
            "/opt/formicarium/bin/pip install", f"{sys.executable} -m pip install --target {there}"
        )
        subprocess.run(command, shell=True, cwd=build, check=True, timeout=600)
    port = free_port()
    serve, health = _commands(image)
    environment = {
        **os.environ,
        "PYTHONPATH": str(there),
        "XDG_DATA_HOME": str(tmp_path),
        "FORMICARIUM_PORT": str(port),
    }
    environment["FORMICARIUM_BOT_WORKERS"] = "1"
    formicarium = [sys.executable, "-m", "formicarium.cli"]
    with (tmp_path / "log").open("wb") as log:
        server = subprocess.Popen(
            [*formicarium, *serve], cwd=tmp_path, env=environment, stdout=log, stderr=log
        )
    try:
        until, look = time.monotonic() + PATIENCE, [*formicarium, *health]
        while subprocess.run(
            look, cwd=tmp_path, env=environment, capture_output=True, check=False
        ).returncode:
            assert server.poll() is None, (tmp_path / "log").read_text()
            assert time.monotonic() < until
            time.sleep(0.2)
    finally:
        server.terminate()
        assert server.wait(60) == 0
    assert (tmp_path / "formicarium" / "formicarium.sqlite").is_file()


def _commands(image: list[tuple[str, str]]) -> tuple[list[str], list[str]]:
    """What the image runs, and by what it is asked how it is; without the program's own name."""
    words = dict(image)
    serve, health = json.loads(words["CMD"]), json.loads(words["HEALTHCHECK"].partition("CMD ")[2])
    assert serve[0] == health[0] == "formicarium"
    return serve[1:], health[1:]
