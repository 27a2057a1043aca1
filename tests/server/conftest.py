"""Every test of the server runs on SQLite and on PostgreSQL, against a real process."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server import hosting
from tests.server.hosting import Cluster, Host, hosted


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own, started when first asked for."""
    with hosting.cluster() as made:
        yield made


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def new_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[], str]:
    """Makes fresh databases, of either kind."""
    if request.param == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        return cluster.database
    return lambda: str(tmp_path_factory.mktemp("tables") / "tables.sqlite")


@pytest.fixture(scope="module")
def host(new_database: Callable[[], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server for the tests of one module; it must come through them without a defect."""
    with hosted(new_database(), tmp_path_factory.mktemp("logs")) as running:
        yield running
        assert running.errors() == []
        assert running.stop() == 0
