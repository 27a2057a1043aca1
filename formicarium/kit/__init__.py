"""Parts any board game may need."""
