"""How a match ends at the table instead of by its rules: by giving up, by an agreed draw, or broken off.

`core/ending.py` says what it means. Rows tell it (`concede`, `end`), so every node and restart agree.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from formicarium.core.ending import How

if TYPE_CHECKING:
    from formicarium.server.table.ledger import Ledger

ON, LAST = "on", "last"  # what a row `concede` says: the match goes on, or that was its end


def agreed(words: str) -> How:
    """How all have agreed to end a match, or whoever keeps order has closed it, as a row says it."""
    known: dict[str, How] = {"drawn": "drawn", "ended": "ended", "closed": "closed"}
    return known[words]


# In lists


def result(ledger: Ledger) -> str | None:
    """What lists say of a match: how it ended, the ranks, who has conceded; as JSON."""
    outcome = ledger.outcome
    if outcome is None and not ledger.conceded:
        return None
    ranks = outcome.ranks if outcome else ()
    how = None if outcome is None else "drawn" if _is_draw(ledger, ranks) else ledger.how
    return json.dumps({"how": how, "ranks": ranks, "conceded": ledger.conceded})


def _is_draw(ledger: Ledger, ranks: tuple[int, ...]) -> bool:
    """Where a game knows a draw, an equal end is one; elsewhere those who are equal share the victory."""
    return ledger.match.game.draws and len(ranks) > 1 and set(ranks) == {1}
