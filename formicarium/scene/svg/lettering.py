"""Letters without a font at hand: how wide words will be, and how they break into lines."""

from __future__ import annotations

# The web fonts of the client first; where they are missing, what every system has.
SANS = "'Source Sans 3','Segoe UI','Helvetica Neue',Arial,'Liberation Sans','DejaVu Sans',sans-serif"
SERIF = "Literata,'Source Serif 4',Georgia,'Liberation Serif','DejaVu Serif',serif"

# Widths in em of a common sans, by letter; others are as wide as an n.
_WIDTHS = {
    **dict.fromkeys("ijl|'’!.,:;·", 0.25),
    **dict.fromkeys("frtI()[]/- \u00a0\u202f", 0.32),
    **dict.fromkeys("mwMW@%—…", 0.86),
    **dict.fromkeys("ABCDEFGHKLNOPQRSTUVXYZÀÂÇÉÈÊÔ→", 0.69),
    **dict.fromkeys("csz", 0.5),
}
_OTHER = 0.56
BREAKING = " "  # a non-breaking space is not among them


def width_of(words: str, size: float) -> float:
    """About how wide these words are, in pixels; rather too much than too little."""
    return sum(_WIDTHS.get(letter, _OTHER) for letter in words) * size


def wrapped(words: str, size: float, width: float, most: int = 0) -> list[str]:
    """The words in lines of at most this width; at most so many lines, the last one cut with an ellipsis."""
    lines: list[str] = []
    for word in words.split(BREAKING):
        if lines and width_of(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if most and len(lines) > most:
        rest = " ".join(lines[most - 1 :])
        lines = [*lines[: most - 1], clipped(rest, size, width)]
    return lines


def clipped(words: str, size: float, width: float) -> str:
    """The words, cut with an ellipsis where they are too long."""
    if width_of(words, size) <= width:
        return words
    while words and width_of(words + "…", size) > width:
        words = words[:-1]
    return words.rstrip() + "…"
