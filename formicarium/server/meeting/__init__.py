"""Finding a game: people who wait for the same are brought to a table."""
