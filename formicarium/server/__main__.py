"""`python -m formicarium.server`: the same as `formicarium serve`, with fewer words."""

from __future__ import annotations

import argparse
import sys

from formicarium.core.errors import OptionError
from formicarium.server.main import serve


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m formicarium.server", description="Serve tables.")
    parser.add_argument("--host", help="address to listen at (127.0.0.1)")
    parser.add_argument("--port", type=int, help="port to listen at (8000)")
    parser.add_argument("--database", help="a file, or a URL: postgresql://user@host/name")
    parser.add_argument("--workers", type=int, help="processes that serve (1); more need PostgreSQL")
    parser.add_argument("--bot-workers", type=int, help="processes for bots (2)")
    parser.add_argument("--data", help="a folder of corrected tables: <game>/<file>.toml")
    given = parser.parse_args()
    try:
        serve(
            given.host,
            given.port,
            given.database,
            given.bot_workers,
            workers=given.workers,
            data=given.data,
        )
    except OptionError as error:  # a database that is away, say: whoever starts it again needs one line
        sys.exit(f"formicarium: {error}")


if __name__ == "__main__":
    main()
