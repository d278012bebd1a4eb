"""Texts of one alphabet in an old encoding of one byte a letter: which alphabet it is.

The bytes of one alphabet are letters of another, too: what tells them apart is how words are built
of them.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping
from dataclasses import dataclass

MOST_LETTERS = 0.8
"""Such a share of what is beyond ASCII is letters and marks of the alphabet."""

MOST_MISPLACED = 0.01
"""No more of the letters stand where no word has them: capitals behind small letters, and inside a
word the letters that end one."""

_MARKS = "«»„“”‘’–—…№°\u00a0"
_WORD = re.compile(r"[^\W\d_]+")


@dataclass(frozen=True, slots=True)
class _Alphabet:
    """The small letters of a language; `shares`, between which those of some of them are in any
    text; and the letters that stand at the end of words alone."""

    letters: str
    shares: Mapping[str, tuple[float, float]]
    finals: str = ""


_CYRILLIC = _Alphabet(
    "абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґўјњљћђџ", {"аеиоуыэюяёіїє": (0.3, 0.65)}
)
_ALPHABETS: Mapping[str, _Alphabet] = {
    "cp1251": _CYRILLIC,
    "koi8-r": _CYRILLIC,
    "cp1253": _Alphabet(
        "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ",
        {"άέήίόύώ": (0.05, 0.3), "αεηιουωάέήίόύώϊϋΐΰ": (0.4, 0.65)},
        finals="ς",
    ),
    "cp1255": _Alphabet("אבגדהוזחטיךכלםמןנסעףפץצקרשת", {"והילא": (0.22, 0.7)}, finals="ךםןףץ"),
    "cp1256": _Alphabet("ءآأؤإئابةتثجحخدذرزسشصضطظعغـفقكلمنهوىيپچژگکی", {"الوي": (0.2, 0.65)}),
}


def fitting_code_pages(content: bytes) -> tuple[str, ...]:
    """Return the encodings in which all of a text is words of one alphabet. KOI8-R has capitals
    where the others have small letters: in it a text of them alone is taken for another's."""
    fitting = tuple(name for name in _ALPHABETS if _fits(content, name))
    likely = tuple(
        name for name in fitting if name != "koi8-r" or not _is_shouted(content.decode(name))
    )
    return likely or fitting


def _is_shouted(text: str) -> bool:
    beyond = [sign for sign in text if sign > "\x7f"]
    return sum(map(str.isupper, beyond)) > sum(map(str.islower, beyond))


def is_letters_of_one(content: bytes) -> bool:
    """Say whether all bytes above 127 are letters of one alphabet, whether it has such words or
    not."""
    return any(_share(content, name) == 1 for name in _ALPHABETS)


def _fits(content: bytes, encoding: str) -> bool:
    alphabet = _ALPHABETS[encoding]
    if _share(content, encoding) < MOST_LETTERS:
        return False
    words = [word for word in _WORD.findall(content.decode(encoding)) if not word.isascii()]
    text = "".join(words).lower()
    are_usual = all(
        low * len(text) <= sum(map(text.count, letters)) <= high * len(text)
        for letters, (low, high) in alphabet.shares.items()
    )
    return are_usual and _misplaced(words, alphabet) <= MOST_MISPLACED * len(text)


def _share(content: bytes, encoding: str) -> float:
    """Return the share of an alphabet's letters and marks among what is beyond ASCII; 0 where it
    does not fit."""
    try:
        text = content.decode(encoding).lower()
    except UnicodeDecodeError:
        return 0.0
    signs = sum(sign > "\x7f" for sign in text)
    return sum(map(text.count, _ALPHABETS[encoding].letters + _MARKS)) / max(1, signs)


def _misplaced(words: list[str], alphabet: _Alphabet) -> int:
    """Return how many letters stand where no word has them."""
    capitals = sum(
        before.islower() and after.isupper()
        for word in words
        for before, after in itertools.pairwise(word)
    )
    inner = "".join(word[:-1] for word in words)
    return capitals + sum(map(inner.count, alphabet.finals))
