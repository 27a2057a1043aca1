"""Six seats as some see them: where colours come close, marks tell them apart at the size they are drawn."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from formicarium.scene.theme import MARK_NAMES, THEMES, Theme
from tests.browser.visitor import House
from tests.server.hosting import ROOT

Matrix = tuple[tuple[float, float, float], ...]

# What one sees who lacks a kind of cone: Machado, Oliveira and Fernandes (2009), severity 1, linear RGB.
VISIONS: dict[str, Matrix] = {
    "all three": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
APART = 25  # in CIELAB: nobody takes one for the other
SIZES = (11, 13, 14, 16)  # pixels: on a board, in a list, in a plot, in the log
CLEAR = 15  # of 255: how much grey two marks differ by, on an average pixel

# Each mark as it is drawn, in one grey and on a field of grass: its pixels.
DRAWN = """async ([art, size]) => {
 const drawn = {};
 for (const [name, svg] of Object.entries(art)) {
  const picture = new Image();
  const sized = svg.replace('<svg ', `<svg width="${size}" height="${size}" style="--seat: #555" `);
  picture.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(size, size).getContext('2d');
  canvas.fillStyle = '#A9BE88';
  canvas.fillRect(0, 0, size, size);
  canvas.drawImage(picture, 0, 0, size, size);
  const { data } = canvas.getImageData(0, 0, size, size);
  const grey = (at) => 0.2126 * data[at] + 0.7152 * data[at + 1] + 0.0722 * data[at + 2];
  drawn[name] = Array.from({ length: size * size }, (_, pixel) => grey(4 * pixel));
 }
 return drawn;
}"""


def lab(colour: str, vision: Matrix) -> tuple[float, float, float]:
    """A colour as it is seen, in CIELAB."""
    rgb = [_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5)]
    seen = [min(1.0, max(0.0, sum(a * b for a, b in zip(row, rgb, strict=True)))) for row in vision]
    r, g, b = seen
    x = _root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
    y = _root(0.2126 * r + 0.7152 * g + 0.0722 * b)
    z = _root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _linear(value: float) -> float:
    return float(value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4)


def _root(value: float) -> float:
    return float(value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116)


def near(theme: Theme, vision: Matrix) -> set[tuple[int, int]]:
    """The seats whose colours one may take for each other."""
    seen = [lab(colour, vision) for colour in theme.seats]
    return {
        (one, other)
        for one, other in combinations(range(len(seen)), 2)
        if sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5 < APART
    }


def differences(drawn: dict[str, list[float]]) -> dict[tuple[int, int], float]:
    pictures = [drawn[name] for name in MARK_NAMES]
    return {
        (one, other): sum(abs(a - b) for a, b in zip(pictures[one], pictures[other], strict=True))
        / len(pictures[one])
        for one, other in combinations(range(len(pictures)), 2)
    }


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_colours_that_look_alike_have_marks_that_do_not(house: House, theme: Theme) -> None:
    art = {name: (ROOT / f"formicarium/scene/art/mark_{name}.svg").read_text("utf-8") for name in MARK_NAMES}
    alike = {name: near(theme, vision) for name, vision in VISIONS.items()}
    assert alike.pop("all three") == set(), "with all cones colours alone would do"
    assert all(alike.values()), "no six colours are apart for everybody: marks are needed"
    with house.visitor() as ada:
        ada.goto("/")
        for size in SIZES:
            drawn: Any = ada.page.evaluate(DRAWN, [art, size])
            found = differences(drawn)
            for vision, pairs in alike.items():
                poor = {pair: round(found[pair], 1) for pair in pairs if found[pair] < CLEAR}
                assert poor == {}, f"{vision}, {size} pixels"
            assert min(found.values()) >= CLEAR, (size, found)
