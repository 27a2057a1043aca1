"""What colours, borders and small pictures on the square and in the pantry mean."""

from __future__ import annotations

from formicarium.games.cicada_and_ant.data import PATHS
from formicarium.games.cicada_and_ant.scene.boards import SHELF_TONES
from formicarium.scene.model import Sign
from formicarium.texts.message import message

LEGEND: tuple[Sign, ...] = (
    *(Sign(message(f"name-{path}"), sprite=f"path_{path}", tone=SHELF_TONES[path]) for path in PATHS),
    Sign(message("sign-pawn"), sprite="ant_pawn"),
    Sign(message("sign-cicada"), sprite="cicada_pawn"),
    Sign(message("sign-cube"), sprite="cube_circle"),
    Sign(message("sign-empty"), dashed=True),
)
