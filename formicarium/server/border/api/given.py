"""What a handler may ask for by name: the house, and who comes."""

from __future__ import annotations

from typing import TypeAlias

from litestar.di import NamedDependency

from formicarium.server.house import House

TheHouse: TypeAlias = NamedDependency[House]
Guest: TypeAlias = NamedDependency[str]
