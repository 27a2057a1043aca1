"""The figures of one node, as Prometheus reads them (`/api/metrics`).

What is counted on the way costs a microsecond or two; the rest is looked up when somebody asks. Figures name
neither people nor tables, and say nothing of what is in a match.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.context_managers import Timer
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from formicarium import __version__, compiled
from formicarium.server import logs
from formicarium.server.border.entrance import Rank

if TYPE_CHECKING:
    from formicarium.server.house import House

QUICK = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)  # seconds
PATIENT = (0.01, 0.05, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0)


class Meters:
    """What one node counts."""

    def __init__(self, house: House) -> None:
        self.registry = CollectorRegistry()
        self.registry.register(_Looked(house))
        self.messages = Histogram(
            "formicarium_message_seconds",
            "From reading a message on a socket until it has been dealt with; a move is on disk by then.",
            ["kind"],
            buckets=QUICK,
            registry=self.registry,
        )
        self.requests = Histogram(
            "formicarium_request_seconds",
            "From the head of a request until its answer has been handed over.",
            ["method", "route", "status"],
            buckets=QUICK,
            registry=self.registry,
        )
        self.thoughts = Histogram(
            "formicarium_bot_seconds",
            "How long bots think, with the time they wait for a process.",
            ["game", "bot"],
            buckets=PATIENT,
            registry=self.registry,
        )
        self.overdue = Counter(
            "formicarium_bots_overdue_total",
            "Bots that took too long, or failed, and whose time-out move was played.",
            ["game"],
            registry=self.registry,
        )

        self.notices = Counter(
            "formicarium_notices_total",
            "Browsers that were woken and letters about notices, by what came of it.",
            ["way", "result"],
            registry=self.registry,
        )

    def hearing(self, kind: str) -> Timer:
        """While a message is dealt with."""
        return self.messages.labels(kind).time()

    def thinking(self, game: str, bot: str) -> Timer:
        """While a bot thinks."""
        return self.thoughts.labels(game, bot).time()

    def told(self) -> bytes:
        """All figures, as they are written for Prometheus."""
        return generate_latest(self.registry)


class _Looked(Collector):
    """What is there to be looked up."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterator[Metric]:
        yield self._about()
        yield self._sockets()
        yield from self._gauges()
        yield from self._backlog()
        away = self.house.gate.turned
        yield _counter("formicarium_turned_away", "Wishes beyond what a visitor may have.", "what", away)
        lines = {level.lower(): logs.counted[level] for level in ("WARNING", "ERROR")}
        yield _counter("formicarium_log_lines", "Warnings and errors in the log.", "level", lines)

    def _about(self) -> Metric:
        labels = {"node": self.house.doorbell.node, "version": __version__}
        labels["build"] = "compiled" if compiled else "pure"
        about = GaugeMetricFamily("formicarium_node_info", "Which node this is.", labels=list(labels))
        about.add_metric(list(labels.values()), 1)
        return about

    def _sockets(self) -> Metric:
        sockets = GaugeMetricFamily("formicarium_sockets", "Open sockets of tables.", labels=["rank"])
        ranks = [place.rank for place in self.house.entrance.places]
        for rank in Rank:
            sockets.add_metric([rank.name.lower()], ranks.count(rank))
        return sockets

    def _gauges(self) -> Iterator[Metric]:
        house, writer, rooms = self.house, self.house.database.writer, list(self.house.rooms)
        playing, waiting = sum(room.under_way for room in rooms), house.bots.workers.waiting_now
        for name, about, value in (
            ("rooms", "Tables in memory.", len(rooms)),
            ("rooms_under_way", "Of them, those with a match that is not over.", playing),
            ("untold", "Writes that are done and not told yet.", writer.untold),
            ("unwritable", "1: nothing can be written.", writer.trouble is not None),
            ("hearing", "1: it hears at once what other nodes write.", house.doorbell.hearing),
            ("bots_waiting", "Bots that wait for a process.", waiting),
        ):
            yield GaugeMetricFamily(f"formicarium_{name}", about, value=float(value))

    def _backlog(self) -> Iterator[Metric]:
        """The same at every node: what waits for any of them."""
        counts = self.house.backlog.counts
        due = GaugeMetricFamily(
            "formicarium_notices_due", "Notices that are due and not sent.", labels=["way"]
        )
        for way in ("push", "mail"):
            due.add_metric([way], counts.get(way, 0))
        yield due
        for what, name, about in (
            ("wishes", "wishes_waiting", "Wishes to play of people who wait for somebody."),
            ("unsettled", "matches_unsettled", "Matches that are over, and what follows is not written yet."),
        ):
            yield GaugeMetricFamily(f"formicarium_{name}", about, value=counts.get(what, 0))


def _counter(name: str, about: str, label: str, counts: Mapping[str, int]) -> Metric:
    found = CounterMetricFamily(name, about, labels=[label])
    for what, times in sorted(counts.items()):
        found.add_metric([what], times)
    return found
