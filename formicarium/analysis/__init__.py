"""A match looked at again: who stood how, what was luck, and which answers were mistakes.

`analyst.py` goes through the record; `verdict.py` says what it finds, by comparing the answer that was given
with a better one (`duel.py`); `turning.py` finds where a match was decided. Answers are judged against what
the seat could know when it gave them, by the search of the game (`bots/search`).
"""

from formicarium.analysis.analyst import Analyst
from formicarium.analysis.turning import turning_points
from formicarium.analysis.verdict import BEST, DOUBTFUL, GOOD, MISTAKE, VERDICTS, Judged, Point, Verdict

__all__ = [
    "BEST",
    "DOUBTFUL",
    "GOOD",
    "MISTAKE",
    "VERDICTS",
    "Analyst",
    "Judged",
    "Point",
    "Verdict",
    "turning_points",
]
