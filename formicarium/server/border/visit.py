"""One visit: the device that asks, and who uses it, which is looked up only where somebody wants to know."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from formicarium.server.people import identity

if TYPE_CHECKING:
    from formicarium.server.house import House


class Visit:
    """Somebody who comes in, with a cookie or without."""

    def __init__(self, house: House, cookies: str) -> None:
        self._house = house
        named = house.cookies.read(cookies)
        self._came = named is not None
        self.device = named.device if named else identity.new_id()
        self._set_cookie = named is None or not named.fresh
        self._guest: str | None = None

    async def guest(self) -> str:
        """Who it is."""
        if self._guest is None:
            found: str | None = self.device
            if self._came:
                found = await self._house.database.read(partial(identity.guest_at, device=self.device))
            if found is None:
                self.become(identity.new_id())
            else:
                self._guest = found
        assert self._guest is not None
        return self._guest

    def become(self, device: str, guest: str | None = None) -> None:
        """From now on this device goes by another name: a guest's own, or one that stands for an account."""
        self.device, self._guest, self._set_cookie = device, guest or device, True

    def cookie(self, secure: bool) -> str | None:
        """What its cookie shall be, if that is news. Where nobody asked who it is, nobody is given a name."""
        if self._guest is None or not self._set_cookie:
            return None
        return self._house.cookies.header(self.device, secure)


def visit(scope: Any) -> Visit:
    """The visit that a request or a socket belongs to."""
    found = scope["formicarium"]
    assert isinstance(found, Visit)
    return found
