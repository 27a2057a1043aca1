"""Versions of a plan, as the command line names them: another variant, other tables, bots or options."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from formicarium.core.errors import OptionError
from formicarium.core.plain import to_plain
from formicarium.core.record import read_options, write_options
from formicarium.core.registry import read_corrections
from formicarium.lab.tournament import Plan, game_of

_RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)(?::(\d+))?")
MOST = 24  # values of an option


def changed(plan: Plan, words: Sequence[str]) -> Plan:
    """The plan with what is named in place of its own: `variant=winter`, `data=FOLDER`, `round_limit=30`."""
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            raise OptionError(f"versions are written KEY=VALUE, not {word!r}")
        if key == "bots":
            plan = replace(plan, bots=tuple(name.strip() for name in value.split(",") if name.strip()))
        elif key == "data":
            plan = replace(plan, tables=read_corrections(Path(value)).get(plan.game, {}))
        elif key == "variant":
            plan = replace(plan, options=_variant(plan, value))
        else:
            plan = replace(plan, options={**plan.options, **read_options(word)})
    return plan


def _variant(plan: Plan, name: str) -> dict[str, Any]:
    known = game_of(plan).variants
    if name not in known:
        raise OptionError(f"{plan.game} has no variant {name!r}; it has {', '.join(known)}")
    return dict(known[name])


def label_of(first: Plan, second: Plan, words: Sequence[str] = ()) -> list[str]:
    """What tells two versions apart, in a word each."""
    parts: tuple[list[str], list[str]] = ([], [])
    mine, yours = (to_plain(game_of(plan).read_options(plan.options)) for plan in (first, second))
    assert isinstance(mine, dict)
    assert isinstance(yours, dict)
    for key in mine:
        if mine[key] != yours[key]:
            parts[0].append(write_options({key: mine[key]}))
            parts[1].append(write_options({key: yours[key]}))
    if first.bots != second.bots:
        parts[0].append(",".join(first.bots))
        parts[1].append(",".join(second.bots))
    if game_of(first).data != game_of(second).data:
        parts[0].append(f"data {game_of(first).data}")
        parts[1] += [word for word in words if word.startswith("data=")] or [f"data {game_of(second).data}"]
    if not parts[0]:
        raise OptionError("both versions are the same")
    return [" ".join(part) for part in parts]


def is_spread(word: str) -> bool:
    """
    >>> is_spread("limit=1..5"), is_spread("mode=basic,advanced"), is_spread("mode=basic")
    (True, True, False)
    """
    _, _, value = word.partition("=")
    return "," in value or _RANGE.fullmatch(value) is not None


def spread_out(plan: Plan, words: Sequence[str]) -> tuple[list[Plan], list[str]]:
    """A plan for every value of the one option that has several."""
    wide = [word for word in words if is_spread(word)]
    if len(wide) != 1:
        raise OptionError("one --option has several values: KEY=1..5, KEY=2..10:2 or KEY=x,y")
    key, _, value = wide[0].partition("=")
    values = _values(value)
    if not 2 <= len(values) <= MOST:
        raise OptionError(f"an option is tried with 2 to {MOST} values, not {len(values)}")
    return [changed(plan, [f"{key}={each}"]) for each in values], [f"{key}={each}" for each in values]


def _values(written: str) -> list[str]:
    """
    >>> _values("1..3"), _values("2..8:3"), _values("a,b")
    (['1', '2', '3'], ['2', '5', '8'], ['a', 'b'])
    """
    if (found := _RANGE.fullmatch(written)) is None:
        return [value.strip() for value in written.split(",") if value.strip()]
    first, last, step = int(found[1]), int(found[2]), int(found[3] or 1)
    return [str(number) for number in range(first, last + 1, max(1, step))]
