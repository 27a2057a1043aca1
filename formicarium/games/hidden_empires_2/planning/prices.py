"""What ants and brood have cost their colony, waiting included; in food."""

from __future__ import annotations

from formicarium.games.hidden_empires_2.data import (
    EGG_F,
    EGG_M,
    LARVA_F,
    LARVA_M,
    MALE,
    NURSES,
    PRINCESS,
    PUPA_LARGE,
    PUPA_M,
    PUPA_MEDIUM,
    PUPA_SMALL,
    Place,
)

ANT = 2.5
CASTES = (1.0, 1.5, 2.0)  # compared with a worker
BROOD = {
    EGG_M: 1.2,
    EGG_F: 1.3,
    LARVA_M: 2.2,
    LARVA_F: 2.3,
    PUPA_SMALL: 3.0,
    PUPA_M: 3.0,
    PUPA_MEDIUM: 4.0,
    PUPA_LARGE: 5.5,
}
ADULTS = {MALE: 3.5, PRINCESS: 6.0}


def in_chamber(place: Place) -> float:
    """An ant that is fed: without its nurse, brood would be lost too."""
    return 4.0 if place == NURSES else 3.0
