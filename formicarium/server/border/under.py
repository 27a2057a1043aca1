"""A house may be served under a folder of its host."""

from __future__ import annotations


def within(under: str, path: str) -> str:
    """A path of the house, whether or not a proxy has taken away the folder under which it is served.

    >>> [within("/ants", path) for path in ("/ants/table/x", "/ants", "/table/x", "/antsy")]
    ['/table/x', '/', '/table/x', '/antsy']
    """
    return path[len(under) :] or "/" if under and f"{path}/".startswith(f"{under}/") else path
