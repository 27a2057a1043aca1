"""Was a match dealt as promised? Said in words, in JSON, and as an exit code."""

from __future__ import annotations

import json
from pathlib import Path

from formicarium.core.errors import OptionError
from formicarium.core.verify import verify
from formicarium.terminal.screen import Screen
from formicarium.texts.speaker import Speaker

CODES = {"fits": 0, "differs": 1, "nothing": 3}  # 2: it is no record


def show_verdict(file: Path, language: str, screen: Screen, as_json: bool) -> int:
    """Check a record and say what was found; the exit code."""
    verdict = verify(record_in(file))
    words = Speaker(None, language).say(verdict.says)
    if as_json:
        facts = {
            "verdict": verdict.kind,
            "line": verdict.line or None,
            "why": verdict.says.key,
            "words": words,
        }
        print(json.dumps(facts, indent=2, ensure_ascii=False))
    else:
        screen.write(words)
    return CODES[verdict.kind]


def record_in(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeError as error:
        raise OptionError(f"{file} is not a record: it is not even text") from error
