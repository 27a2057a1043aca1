"""The laws every game keeps, checked along random matches.

    >>> from formicarium import games
    >>> check_match(games["cicada_and_ant"], seats=2, options={}, seed=7).decisions > 0
    True

Checked at every decision: somebody is really asked, the options are spelled without doubt and in
the game's vocabulary, the clock's move is among them, nothing is lost or gained on the table,
every event has its clause, and the match ends in time (`offers`, `walk`); moves and events that are
equal say the same, and so does a move made anew (`words`).

Checked at some decisions, because it costs more: offered means not refused (`offers`); copies,
JSON and positions are faithful (`paper`); what is taken back is as if it had never been, and the
order of arrival does not matter (`order`); nothing leaks (`secrets`); observations hold all that a
view does and nothing else (`observed`). At the end: the outcome is
well formed and the record replays to the same table (`walk`, `paper`).
"""

from formicarium.core.laws.broken import LawBroken
from formicarium.core.laws.said import Said
from formicarium.core.laws.walk import Report, check_match

__all__ = ["LawBroken", "Report", "Said", "check_match"]
