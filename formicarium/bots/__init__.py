"""Players that know only the core, and where to find a player by name."""

from formicarium.bots.roster import UnknownBot, called, find, invite, level_of, levels, names, strongest

__all__ = ["UnknownBot", "called", "find", "invite", "level_of", "levels", "names", "strongest"]
