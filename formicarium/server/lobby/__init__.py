"""Everything about tables but the play: making, finding, sitting, leaving, playing again, replaying."""
