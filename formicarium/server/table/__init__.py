"""One table: its match, what its rows add up to, who looks on, and what they are shown."""
