"""How fast moves go through, and how much a first visit weighs: `python -m formicarium.server.bench`.

A server of its own on a fresh file (or a database given), two sockets at every table that answer as
fast as they are asked. A move counts when it has been acknowledged: by then it is on disk. Its
latency is the time until the *other* seat has been shown it. Server and players are two
processes; the processor time of each is told apart.
"""

from formicarium.server.bench.measure import Bench, free_port

__all__ = ["Bench", "free_port"]
