"""The games of the house, without those that tests bring along."""

from __future__ import annotations

from formicarium.core.registry import games

PACKAGED = tuple(game for game in games.values() if type(game).__module__.startswith("formicarium.games."))
