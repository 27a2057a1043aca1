"""Words as somebody looks for them: without accents, without endings, and with those that mean the same.

The endings are cut by a few rules, not by a grammar: it is enough that the forms of one word meet, and that
different words seldom do.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from formicarium.texts.facts import folded

SYNONYMS = "synonyms.toml"  # beside the catalogues of the house, and beside those of a game
SHORTEST = 3  # letters that are left of a word
_WORD = re.compile(r"(?P<id>[A-Z][A-Z0-9]+(?:-\w+)+)|[^\W_]+")

# Longest first: the first that fits is cut.
_ENDINGS: Mapping[str, tuple[str, ...]] = {
    "en": (
        *("ations", "ation", "ments", "ment", "ings", "ing", "ates", "ated", "ate"),
        *("ers", "ies", "ied", "er", "ed", "es", "ly", "y", "e", "s"),
    ),
    "fr": (
        *("issements", "issement", "ements", "ement", "ations", "ation", "issent"),
        *("atrices", "atrice", "ateurs", "ateur", "trices", "trice", "euses", "euse", "eurs", "eur"),
        *("antes", "ante", "ants", "ant", "aient", "ait", "ees", "ent", "ons", "era"),
        *("ee", "es", "er", "ez", "ir", "is", "it", "e", "i", "s", "x"),
    ),
}
_KEPT: Mapping[str, tuple[str, ...]] = {"en": ("ss", "us"), "fr": ()}  # ends of words that are no endings

# Words too common to look for, unless there are no others.
_SMALL = {
    "en": "a an and are as at be by can do does for from how i in is it many may much my of on or that the "
    "their they this to what when where which who why will with you your",
    "fr": "a au aux avec ce ces combien comment d dans de des du elle en est et il j je l la le les leur ma "
    "mes mon n ne on ou par pas peut peux pour pourquoi qu quand que qui s sa sans se ses si son sur un "
    "une vos votre vous",
}
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})


def words(text: str) -> Iterator[re.Match[str]]:
    """The words of a text, with their places; the names of clauses are none."""
    return (each for each in _WORD.finditer(text) if not each["id"])


def stem(word: str, language: str) -> str:
    """
    >>> [stem(word, "en") for word in ("moves", "moving", "Attackers", "destroy", "destroyed")]
    ['mov', 'mov', 'attack', 'destro', 'destro']
    >>> [stem(word, "fr") for word in ("attaquent", "Attaquer", "étagères", "reine")]
    ['attaqu', 'attaqu', 'etager', 'rein']
    """
    word = folded(word).translate(_LIGATURES)
    if len(word) <= SHORTEST or word.endswith(_KEPT[language]):
        return word
    for ending in _ENDINGS[language]:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            word = word.removesuffix(ending)
            break
    if len(word) > SHORTEST and word.endswith(("e", "y")):  # "destroyed", as "destroy"
        word = word[:-1]
    if language == "fr" and len(word) > SHORTEST and word.endswith(("dr", "tr")):  # "perdre", as "perd"
        word = word[:-1]
    doubled = len(word) > SHORTEST and word[-1] == word[-2] and word[-1] not in "aeiou"
    return word[:-1] if doubled else word


def stems(text: str, language: str) -> Mapping[str, int]:
    """Those of all the words of a text, and how often they stand there."""
    return Counter(stem(each[0], language) for each in words(text))


def wanted(query: str, language: str) -> tuple[str, ...]:
    """The stems somebody looks for, without the words that stand everywhere."""
    found = [each[0] for each in words(query)]
    telling = [word for word in found if folded(word) not in _SMALL[language].split()] or found
    return tuple(dict.fromkeys(stem(word, language) for word in telling))


@cache
def synonyms(language: str, *folders: Path) -> Mapping[str, frozenset[str]]:
    """By stem: those that mean the same, itself among them."""
    found: dict[str, frozenset[str]] = {}
    for folder in folders:
        if (path := folder / SYNONYMS).exists():
            for group in tomllib.loads(path.read_text(encoding="utf-8")).get(language, []):
                stems = frozenset(stem(word, language) for word in group.split())
                for one in stems:
                    found[one] = found.get(one, frozenset()) | stems
    return found
