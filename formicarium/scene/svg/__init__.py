"""A scene as a still picture: for docs, notebooks, replays and social cards."""

from formicarium.scene.svg.page import draw

__all__ = ["draw"]
