"""What becomes of a colony, and what it should do: for players who think, and for plans to accept."""
