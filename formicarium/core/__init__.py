"""The machine: steps, decisions, chance, events, records. Knows no game."""
