"""The games as environments of the field: PettingZoo, Gymnasium, OpenSpiel; each module needs its package.

They know no game by name and hold no rule: they step a table (`table.py`) by the game's actions and hand out
its observations.
"""
