"""The built web client: part of the installed package, or web/dist of a checkout."""

from __future__ import annotations

import mimetypes
from gzip import compress
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get

from formicarium.server.border.api.given import TheHouse
from formicarium.server.border.packing import ASK_AGAIN, PACKED, is_known, ways
from formicarium.server.refusals import Declined

HERE = Path(__file__).parents[1]
FOLDERS = (HERE / "client", HERE.parents[1] / "web" / "dist")

MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Formicarium</title>
<h1>The server runs; the page is not built yet</h1>
<p>In a checkout, <code>make setup</code> builds it (or <code>npm ci &amp;&amp; npm run build</code> in
<code>web/</code>). Then load this page again.</p>
<p>The API is there already: <a href="/api/games">/api/games</a>,
<a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</p>
"""

FIRST = "index.html"
NO_PAGES = ("api", "ws", "health", "metrics")  # for programs, who shall not take a page for their answer
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}  # names hold a hash
TEXTS = (".html", ".js", ".css", ".svg")  # fonts and pictures are packed already


def client_folder() -> Path | None:
    return next((folder for folder in FOLDERS if (folder / FIRST).is_file()), None)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={PACKED: True})
def page(house: TheHouse, request: Request[Any, Any, Any]) -> Response[Any]:
    """A file of the client; every other address is the client's own and gets its first page."""
    path: str = request.path_params.get("path", "/")
    if path.split("/")[1] in NO_PAGES:
        raise Declined(404, "error-not-found")
    folder = client_folder()
    file = _file(folder, path) if folder is not None else None
    if file is None and path.startswith("/assets/"):
        raise Declined(404, "error-not-found")  # a page older than the server: it fetches itself anew
    if folder is None:
        return Response(MISSING, media_type=MediaType.HTML, status_code=200, headers=ASK_AGAIN)
    file = file or folder / FIRST
    under = house.config.under if file.name == FIRST else ""
    tag = _tag(file, under)
    headers = {"etag": tag, **(FOR_EVER if file.parent.name == "assets" else ASK_AGAIN)}
    if is_known(request, tag):
        return Response(None, status_code=304, headers=headers)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    body, encoding = _packed(file, ways(request), under)
    if encoding:
        headers |= {"content-encoding": encoding, "vary": "accept-encoding"}
    return Response(body, media_type=kind, headers=headers)


def _packed(file: Path, ways: set[str], under: str) -> tuple[bytes, str]:
    """The file as small as the browser takes it, and how it is packed; "" if it is not."""
    body = _placed(file.read_bytes(), under) if file.name == FIRST else file.read_bytes()
    small = file.with_name(f"{file.name}.br")  # of the build; the name holds a hash of the content
    if "br" in ways and file.parent.name == "assets" and small.is_file():
        return small.read_bytes(), "br"
    if "gzip" in ways and file.suffix in TEXTS:
        return compress(body, 6, mtime=0), "gzip"
    return body, ""


def _placed(first: bytes, under: str) -> bytes:
    """The first page, whose addresses begin with the folder of the host under which it is served."""
    first = first.replace(b'="./', f'="{under}/'.encode())
    return first.replace(b"<html ", f'<html data-under="{under}" '.encode(), 1) if under else first


def _tag(file: Path, under: str) -> str:
    """Changes with the file. Weak: the same file travels packed or not."""
    found = file.stat()
    return f'W/"{found.st_mtime_ns:x}-{found.st_size:x}{under}"'


def _file(folder: Path, path: str) -> Path | None:
    """The file that an address names, if it lies in the folder."""
    try:
        file = (folder / path.lstrip("/")).resolve()
        inside = file.is_relative_to(folder.resolve()) and file.is_file()
    except (OSError, ValueError):
        return None
    return file if inside else None
