"""Keeping order: reports, what moderators do about them, and what the host tells everybody."""
