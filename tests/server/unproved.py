"""Imported by a node (its setting `modules`), this has everybody's word grow old at once."""

from __future__ import annotations

from formicarium.server.people import identity

identity.PROVED = -1.0
