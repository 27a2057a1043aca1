"""What is kept: the database, the one writer, what may be swept."""
