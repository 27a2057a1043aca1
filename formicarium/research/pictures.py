"""A table as text and as an array of pixels, the way a spectator or a seat sees it."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING, Any

from formicarium.core.state import State
from formicarium.core.together import sight
from formicarium.scene.sprites import Art
from formicarium.texts.message import Seat
from formicarium.texts.speaker import Speaker

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from formicarium.core.game import Game

WIDTH = 960  # pixels


@lru_cache(maxsize=16)
def speaker(game: Game[Any]) -> Speaker:
    return Speaker(game, "en")


def ansi(game: Game[Any], s: State, seat: Seat | None = None) -> str:
    """The table as the terminal draws it."""
    from formicarium.scene.terminal import draw

    return draw(game.scene(sight(s, seat).view(seat)), speaker(game).say)


def svg(game: Game[Any], s: State, seat: Seat | None = None) -> str:
    """The table as a drawing."""
    from formicarium.scene.svg import draw

    return draw(game.scene(sight(s, seat).view(seat)), Art.of(game), speaker(game).say)


def rgb_array(game: Game[Any], s: State, seat: Seat | None = None) -> npt.NDArray[np.uint8]:
    """The drawing as pixels: rows, columns, red, green and blue."""
    import numpy as np
    from PIL import Image
    from resvg_py import svg_to_bytes

    picture = Image.open(BytesIO(svg_to_bytes(svg_string=svg(game, s, seat), width=WIDTH)))
    return np.asarray(picture.convert("RGB"), dtype=np.uint8)
