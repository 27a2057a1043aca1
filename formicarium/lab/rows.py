"""One row per match, as Parquet or CSV: docs/datasets.md says what the columns mean."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from formicarium.core.errors import OptionError
from formicarium.core.plain import to_plain
from formicarium.core.record import write_options
from formicarium.lab.sample import Sample
from formicarium.lab.study import Studied
from formicarium.texts.speaker import letter

if TYPE_CHECKING:
    import polars

SCHEMA = 1  # of the rows: raised when a column changes its meaning
KINDS = (".parquet", ".csv")


def rows(sample: Sample) -> list[dict[str, Any]]:
    """Every match as a flat row; columns of a seat begin with its letter."""
    game = sample.game
    options = to_plain(game.read_options(sample.plan.options))
    assert isinstance(options, dict)
    common = {
        "schema": SCHEMA,
        "game": sample.plan.game,
        "rules": game.rules,
        "data": game.data,
        "options": write_options(options),
        "seats": sample.plan.seats,
    }
    return [common | _row(each) for each in sample.matches]


def _row(match: Studied) -> dict[str, Any]:
    look = match.look
    row: dict[str, Any] = {
        "number": match.number,
        "luck": match.seed,
        "answers": look.decisions,
        "turns": look.turns,
        "ended": str(look.ended["id"]),
        "clause": look.clause,
        "options_mean": sum(look.choices) / max(1, len(look.choices)),
        "options_most": max(look.choices, default=0),
    }
    for seat, bot in enumerate(match.seating):
        of = letter(seat).lower()
        row |= {
            f"{of}_bot": bot,
            f"{of}_rank": look.ranks[seat],
            f"{of}_share": look.shares[seat],
            f"{of}_score": look.scores[seat] if look.scores else 0,
            f"{of}_opening": look.openings[seat],
            f"{of}_moved_by_chance": look.drifts[seat].chance,
            f"{of}_moved_by_answers": look.drifts[seat].answers,
        }
        row |= {f"{of}_{key}": float(values[seat]) for key, values in look.figures.items()}
    return row


def write_rows(sample: Sample, file: Path) -> None:
    """By the ending of the file's name."""
    table = frame(rows(sample))
    if file.suffix == ".csv":
        table.write_csv(file)
    else:
        table.write_parquet(file, metadata={"formicarium": f"rows {SCHEMA}"})


def check_rows(file: Path) -> None:
    """Certain that it can be written, before anything is played."""
    if file.suffix not in KINDS:
        raise OptionError(f"rows are written to a file that ends in {' or '.join(KINDS)}, not {file.name}")
    need_polars()


def need_polars() -> None:
    try:
        import polars  # noqa: F401
    except ModuleNotFoundError as error:
        raise OptionError(f"this needs {error.name}: pip install formicarium[lab]") from error


def frame(some: Sequence[dict[str, Any]]) -> polars.DataFrame:
    import polars

    return polars.DataFrame(some, infer_schema_length=None)
