"""What cannot be taken back."""

from __future__ import annotations

from typing import ClassVar


class Final:
    """Mixed into an event: undo stops here."""

    __slots__ = ()
    no_return: ClassVar[bool] = True
