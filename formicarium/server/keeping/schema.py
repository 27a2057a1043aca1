"""All tables of the database: whoever needs them whole takes `metadata` from here."""

from __future__ import annotations

from formicarium.server.keeping import meetings, order, people, posted, private, rated
from formicarium.server.keeping.storage import metadata

__all__ = ["meetings", "metadata", "order", "people", "posted", "private", "rated"]
