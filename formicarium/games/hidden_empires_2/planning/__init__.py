"""What becomes of a colony, and what it should do: for players who think, and for plans to accept.

The plan of the nest phase (HE2-RULING-95) is part of the rules, since a match replays by it. Whoever changes
what it proposes raises the rules version; the stored matches of `tests/golden` tell when that is forgotten.
"""
