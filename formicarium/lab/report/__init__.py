"""A report that can be looked at: one page that needs nothing else, in both languages.

A module for each section finds what there is to say of them, `page.py` puts the
sections in order of surprise. Drawings are in `drawing.py`, words in `texts/`.
"""

from formicarium.lab.report.page import report

__all__ = ["report"]
