"""Bots at tables, and the processes they think in."""
