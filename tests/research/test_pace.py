"""The pace of environments is measured; how fast they are is nobody's business here."""

from __future__ import annotations

from tests.research.packages import package

package("numpy")
package("pettingzoo")

from formicarium.research.pace import MANY, aec, beside, many  # noqa: E402
from formicarium.research.pettingzoo import env  # noqa: E402


def test_environments_are_measured() -> None:
    assert aec(env("cicada_and_ant"), seconds=0.02) > 0
    assert many("cicada_and_ant", 1, seconds=0.02) > 0


def test_a_peer_stands_beside_ours() -> None:
    row = beside("somebody", 200.0, MANY, {"ant_war": 100.0, "antics": 400.0, "cicada_and_ant": 800.0})
    assert (row["× median"], row["× slowest"]) == (2.0, 0.5)
