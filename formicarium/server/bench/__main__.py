"""The command line of the benchmark."""

from __future__ import annotations

import argparse
import asyncio
import json

from formicarium.server import bench
from formicarium.server.bench.first_visit import first_visit


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m formicarium.server.bench", description=bench.__doc__)
    parser.add_argument("--tables", default="1,50,200")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--scenes", default="patch,none", help="patch (as the page wants them), whole, none")
    parser.add_argument("--game", default="cicada_and_ant")
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--database", help="a URL; default: a fresh SQLite file")
    parser.add_argument("--no-visit", action="store_true", help="leave the browser out")
    given = parser.parse_args()
    counts = [int(word) for word in given.tables.split(",")]
    for scenes in given.scenes.split(","):
        with bench.Bench(given.game, given.options, scenes, given.database) as server:
            for count in counts:
                line = asyncio.run(server.run(count, given.seconds))
                print(json.dumps({"scenes": scenes, **line}), flush=True)
    if not given.no_visit:
        with bench.Bench(given.game, given.options, database=given.database) as server:
            visit = first_visit(f"{server.url}/table/{server.set_up()[0]}")
        print(json.dumps({"first_visit": visit} if visit else {"first_visit": "no browser here"}), flush=True)


if __name__ == "__main__":
    main()
