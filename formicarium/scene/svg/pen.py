"""A pen: SVG elements in pixels, every colour already resolved, every sprite defined once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from html import escape

from formicarium.scene.sprites import Art
from formicarium.scene.svg.lettering import SANS, SERIF, width_of
from formicarium.scene.theme import LIGHT, TERRAINS, Theme, mark_sprite
from formicarium.texts.message import Seat

# The faint ink patterns of the terrains, each in a tile of 12 × 12.
PATTERNS = {
    "moss": "M2 5l1-4M3 5l2-3M8 11l1-4M9 11l2-3",  # grass ticks
    "straw": "M3 3h.01M9 9h.01",  # dots
    "clay": "M-2 8L8-2M4 14L14 4",  # hatching
    "bark": "M0 3c3-1.5 5 1.5 8 0M6 9c2-1 4 1 6 0M0 9h2",  # grain
    "slate": "M1 4a2.5 2 0 1 0 5 0a2.5 2 0 1 0-5 0M7 9.5a2 1.6 0 1 0 4 0a2 1.6 0 1 0-4 0",  # pebbles
    "pool": "M0 4q3-3 6 0t6 0M0 10q3-3 6 0t6 0",  # waves
}


def number(value: float) -> str:
    """
    >>> number(12.0), number(3.14159)
    ('12', '3.1')
    """
    return f"{value:.1f}".removesuffix(".0")


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle, by its upper left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def aspect(self) -> float:
        return self.width / self.height

    def touches(self, other: Box) -> bool:
        across = self.x < other.x + other.width and other.x < self.x + self.width
        return across and self.y < other.y + other.height and other.y < self.y + self.height


class Pen:
    """Draws; `document` hands over what has been drawn."""

    def __init__(self, theme: Theme, art: Art, game: str) -> None:
        self.theme = theme
        self.art = art
        self.game = game
        self.elements: list[str] = []
        self.defined: dict[str, str] = {}  # id → definition; equal ids have equal contents, so that
        # several stills may stand in one page
        self.boxes: dict[str, Box] = {}  # where things were drawn, by their ids

    def paint(self, tone: str) -> str:
        """A tone's value; anything else (a hex value, `none`) is its own."""
        return self.theme.colours.get(tone, tone)

    def add(self, element: str) -> None:
        self.elements.append(element)

    def insert(self, at: int, elements: Iterable[str]) -> None:
        """Put elements beneath what was drawn since `at = len(pen.elements)`."""
        self.elements[at:at] = list(elements)

    @contextmanager
    def clipped(self, box: Box) -> Iterator[None]:
        """What is drawn meanwhile is cut off at the edges of this box."""
        x, y, width, height = map(number, (box.x, box.y, box.width, box.height))
        id = f"clip-{x}-{y}-{width}-{height}"
        rect = f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="6"/>'
        self.defined[id] = f'<clipPath id="{id}">{rect}</clipPath>'
        self.add(f'<g clip-path="url(#{id})">')
        yield
        self.add("</g>")

    # Shapes

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str = "none",
        r: float = 0,
        **style: object,
    ) -> None:
        box = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        rx = f' rx="{number(r)}"' if r else ""
        self.add(f'<rect {box}{rx} fill="{self.paint(fill)}"{self.style(style)}/>')

    def circle(self, x: float, y: float, r: float, fill: str = "none", **style: object) -> None:
        at = f'cx="{number(x)}" cy="{number(y)}" r="{number(r)}"'
        self.add(f'<circle {at} fill="{self.paint(fill)}"{self.style(style)}/>')

    def path(self, d: str, fill: str = "none", **style: object) -> None:
        self.add(f'<path d="{d}" fill="{self.paint(fill)}"{self.style(style)}/>')

    def polygon(self, points: Sequence[tuple[float, float]], fill: str = "none", **style: object) -> None:
        self.path(through(points) + "z", fill, **style)

    def style(self, style: dict[str, object]) -> str:
        """Further attributes: `stroke="ink", stroke_width=2`."""
        said = ""
        for name, value in style.items():
            if value not in ("", None):
                painted = self.paint(value) if isinstance(value, str) else number(float(str(value)))
                said += f' {name.replace("_", "-")}="{painted}"'
        return said

    # Words

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 14,
        fill: str = "ink",
        anchor: str = "start",
        weight: int = 400,
        serif: bool = False,
        **style: object,
    ) -> None:
        """One line; y is its base line."""
        assert size >= 12, f"{words!r} at {size} px: nothing is written smaller than 12 px"
        bold = f' font-weight="{weight}"' if weight != 400 else ""
        at = "" if anchor == "start" else f' text-anchor="{anchor}"'
        family = f' font-family="{SERIF}"' if serif else ""
        self.add(
            f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}"{bold}{at}{family}'
            f' fill="{self.paint(fill)}"{self.style(style)}>{escape(words, quote=False)}</text>'
        )

    def pill(
        self, x: float, y: float, words: str, fill: str = "ink", ink: str = "sheet", size: float = 12
    ) -> None:
        """A short mark on a small round label, centred."""
        width = max(size + 6, width_of(words, size) + 10)
        self.rect(x - width / 2, y - size / 2 - 3, width, size + 6, fill, size / 2 + 3, stroke="sheet")
        self.text(x, y + size * 0.36, words, size, ink, "middle", 700)

    # Sprites

    def sprite(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        seat: Seat | None = None,
        rim: str = "",
        turn: float = 0,
        opacity: float = 1,
        title: str = "",
    ) -> None:
        """A sprite, centred."""
        id = self._define_sprite(name, seat, rim)
        at = f'x="{number(x - size / 2)}" y="{number(y - size / 2)}"'
        turned = f' transform="rotate({number(turn)} {number(x)} {number(y)})"' if turn else ""
        faint = f' opacity="{number(opacity)}"' if opacity != 1 else ""
        close = f"><title>{escape(title, quote=False)}</title></use>" if title else "/>"
        self.add(
            f'<use href="#{id}" {at} width="{number(size)}" height="{number(size)}"{turned}{faint}{close}'
        )

    def mark(self, seat: Seat, x: float, y: float, size: float) -> None:
        """The mark of a seat, in its colour."""
        self.sprite(mark_sprite(seat), x, y, size, seat=seat)

    def _define_sprite(self, name: str, seat: Seat | None, rim: str) -> str:
        sprite = self.art[name]
        id = f"{self.game}-{self.theme.name}-{name}"
        colours = dict(self.theme.colours)
        if seat is not None and sprite.varies_with("seat"):
            id += f"-{seat}"
            colours["seat"] = self.theme.seat(seat)
        if rim and sprite.varies_with("rim"):
            id += f"-{rim}"
            colours["rim"] = LIGHT[rim]  # the faces of tokens are the same in both themes
        if id not in self.defined:
            self.defined[id] = f'<symbol id="{id}" viewBox="{sprite.box}">{sprite.coloured(colours)}</symbol>'
        return id

    def terrain(self, tone: str) -> str:
        """The pattern of a terrain as a paint, or "" where a tone has none."""
        if tone not in TERRAINS:
            return ""
        id = f"house-{self.theme.name}-{tone}"
        thick = 1.8 if tone == "straw" else 0.9  # dots want more ink
        ink = f'stroke="{self.paint("ink")}" stroke-opacity=".4" stroke-width="{thick}"'
        self.defined[id] = (
            f'<pattern id="{id}" width="12" height="12" patternUnits="userSpaceOnUse">'
            f'<g fill="none" {ink} stroke-linecap="round"><path d="{PATTERNS[tone]}"/></g></pattern>'
        )
        return f"url(#{id})"

    # The sheet

    def document(self, width: float, height: float, title: str) -> str:
        """Everything drawn, as a complete SVG document."""
        size = f'width="{number(width)}" height="{number(height)}"'
        box = f'viewBox="0 0 {number(width)} {number(height)}"'
        style = f'font-family="{SANS}" style="font-variant-numeric:tabular-nums"'  # a sheet would leak
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="img" {style}>'
            f"<title>{escape(title, quote=False)}</title>"
        )
        defs = f"<defs>{''.join(self.defined.values())}</defs>" if self.defined else ""
        return "\n".join([head, defs, *self.elements, "</svg>", ""])


def through(points: Sequence[tuple[float, float]]) -> str:
    """The path through these points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
