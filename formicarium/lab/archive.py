"""All records of a plan in one file, as docs/datasets.md describes it."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from formicarium.core.errors import FormicariumError, OptionError
from formicarium.lab.rows import frame, need_polars
from formicarium.lab.sample import Sample

SCHEMA = 1  # of such files
KINDS = (".zst", ".parquet")
AT_ONCE = 256  # rows of Parquet that are read at a time


class ArchiveError(FormicariumError):
    """A file that holds no records, or those of a later version."""


class Kept(NamedTuple):
    """A match as it lies in an archive."""

    number: int
    luck: str
    seating: tuple[str, ...]
    ranks: tuple[int, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    record: str


def check_archive(file: Path) -> None:
    """Certain that it can be written, before anything is played."""
    if file.suffix not in KINDS:
        raise OptionError(f"records are written to a file that ends in {' or '.join(KINDS)}, not {file.name}")
    if file.suffix == ".parquet":
        need_polars()
    else:
        _zstandard()


def write_archive(sample: Sample, file: Path) -> None:
    """Every record, in the order of the plan."""
    matches = [_plain(kept) for kept in _kept(sample)]
    if file.suffix == ".parquet":
        frame(matches).write_parquet(file, metadata={"formicarium": f"records {SCHEMA}"})
        return
    heading = {"formicarium": "records", "schema": SCHEMA, "game": sample.plan.game}
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in (heading, *matches))
    file.write_bytes(_zstandard().ZstdCompressor(level=10).compress(text.encode()))


def read_archive(file: Path) -> Iterator[Kept]:
    """Match by match, without taking the whole file into memory."""
    if file.suffix == ".parquet":
        yield from _read_parquet(file)
        return
    zstandard = _zstandard()
    try:
        with file.open("rb") as raw, zstandard.ZstdDecompressor().stream_reader(raw) as stream:
            lines = io.TextIOWrapper(stream, encoding="utf-8")
            heading = json.loads(next(lines, "{}"))
            if not isinstance(heading, dict) or heading.get("formicarium") != "records":
                raise ArchiveError(f"{file} holds no records")
            if heading["schema"] > SCHEMA:
                raise ArchiveError(f"{file} is of schema {heading['schema']}; this version knows {SCHEMA}")
            for line in lines:
                yield _read(json.loads(line))
    except (zstandard.ZstdError, ValueError, KeyError) as error:
        raise ArchiveError(f"{file} cannot be read: {error}") from error


def _read_parquet(file: Path) -> Iterator[Kept]:
    need_polars()
    import polars

    told = polars.read_parquet_metadata(file).get("formicarium", "")
    if told != f"records {SCHEMA}":
        raise ArchiveError(f"{file} holds no records of schema {SCHEMA}, but {told or 'something else'}")
    for some in polars.scan_parquet(file).collect_batches(chunk_size=AT_ONCE, maintain_order=True):
        yield from map(_read, some.iter_rows(named=True))


def _kept(sample: Sample) -> Iterator[Kept]:
    for each in sample.matches:
        look = each.look
        yield Kept(each.number, each.seed, each.seating, look.ranks, look.shares, look.scores, each.record)


def _plain(kept: Kept) -> dict[str, Any]:
    return {key: list(value) if isinstance(value, tuple) else value for key, value in kept._asdict().items()}


def _read(row: Any) -> Kept:
    return Kept._make(tuple(row[key]) if isinstance(row[key], list) else row[key] for key in Kept._fields)


def _zstandard() -> Any:
    try:
        import zstandard
    except ModuleNotFoundError as error:
        raise OptionError(f"this needs {error.name}: pip install formicarium[lab]") from error
    return zstandard
