"""What is asked of the table: where ants may go, what fits into a nest, which cards may be played."""
