"""Players that know only the core, and where to find a player by name."""

from formicarium.bots.roster import UnknownBot, find, invite, names, strongest

__all__ = ["UnknownBot", "find", "invite", "names", "strongest"]
