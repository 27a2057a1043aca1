"""Many matches at once: tournaments between bots, and how fast the games run."""
