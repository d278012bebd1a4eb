"""How a column tells which of the rows' options is right: read for all rows together.

One value may be a letter, an index and a text at once; what all rows allow tells which it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, TypeAlias

from workbench.tasks.new.columns import spelled
from workbench.tasks.new.row_options import LETTERS, narrow, there

GoldWay: TypeAlias = Literal["marks", "key", "text", "name", "worded", "from 0", "from 1"]
"""`marks` is 1 for each right option of a list, `key` a letter or an option's own key, `name` the
column that it stands in, `worded` the key in some rows and the text in others; an index counts
from 0 or 1."""

WAYS: Sequence[GoldWay] = ("marks", "key", "text", "name", "worded", "from 0", "from 1")

OptionPlaces: TypeAlias = tuple[int, ...]
"""Which of a row's options are right, from 0."""

ListedOptions: TypeAlias = Mapping[str, str]

_LEAD = (
    r"[【\[]?(?:(?:the\s+)?(?:(?:correct|right|best)\s+)?(?:answer|option|choice|ans|antwort)"
    r"(?:\s+(?:choice|option))?(?:\s+is)?(?:\s+option)?"
    r"|(?:正确|参考|标准)?(?:答案|选项)(?:是|为)?|(?:故|应)?选(?:择)?(?:项)?)[】\]]?\s*[:：]?"
)
_LEADS = re.compile(rf"^\s*{_LEAD}\s*(?=\S)", re.I)
_BARE = re.compile(
    r"[(（\[【]?\s*(?:(?P<letter>[A-Za-z])|(?P<number>\d{1,18})(?:\.0+)?)\s*[)）\]】]?\s*[.。、,:：)）]?"
)
_WITH_TEXT = re.compile(r"[(（\[【]?(?P<key>[A-Za-z]|\d+)[)）\]】.:：、]+\s*(?P<text>\S.*)", re.S)
_TRUTHS = {"true": "yes", "false": "no"}
_LETTERS = re.compile("[A-J]{2,10}")
_OTHER_KEYS = {
    sign: LETTERS[place]
    for signs in ("АБВГДЕ", "ΑΒΓΔΕ", "甲乙丙丁戊", "一二三四五", "가나다라마", "アイウエオ")
    for place, sign in enumerate(signs)
}
"""Signs that other scripts count options by."""
_BETWEEN = re.compile(r"\s*(?:[,;|/&+、，；]|\band\b|和|\s)\s*")


@dataclass(frozen=True, slots=True)
class Reading:
    """The right options of each row, None where this way names none. `fit` counts the rows that it
    fits, of the `count` that have both options and an answer."""

    way: GoldWay
    golds: tuple[OptionPlaces | None, ...]
    fit: int
    count: int

    @property
    def is_full(self) -> bool:
        """Whether it fits wherever there is something to read."""
        return 0 < self.fit == self.count


def read_golds(
    rows: Sequence[ListedOptions], values: Sequence[Any], names: Sequence[str]
) -> list[Reading]:
    """Return what a column says by each way that fits any row, the best first; `names` are those of
    the options' columns, if each has one. Of several that say the same the first counts."""
    count = sum(map(_has_both, rows, values))
    found: list[Reading] = []
    for way in WAYS:
        if way == "worded" and any(reading.is_full for reading in found):
            continue  # then it is no mixture
        golds = golds_by(way, rows, values, names)
        fit = sum(gold is not None for gold in golds)
        if fit and not any(golds == other.golds for other in found):
            found.append(Reading(way, golds, fit, count))
    return sorted(found, key=lambda reading: -reading.fit)


def golds_by(
    way: GoldWay, rows: Sequence[ListedOptions], values: Sequence[Any], names: Sequence[str]
) -> tuple[OptionPlaces | None, ...]:
    """Return the right options of each row as one way reads them, None where it names none."""
    plain = [_name(name) for name in names] if len(names) > 1 else []
    if way == "name" and not plain:
        return (None,) * len(values)
    return tuple(
        _chosen(options, value, way, plain) if _has_both(options, value) else None
        for options, value in zip(rows, values, strict=True)
    )


def _has_both(options: ListedOptions, value: Any) -> bool:
    return value not in (None, [], "") and len(there(options)) > 1


def possible(readings: Sequence[Reading]) -> list[Reading]:
    """Return the readings that all rows allow, else the one that the most rows do. What names an
    option goes before what counts, but for its text: that may be a number by chance or not."""
    full = [reading for reading in readings if reading.is_full]
    ways = {reading.way for reading in full}
    if ways & {"marks", "key", "name"}:
        full = [reading for reading in full if not reading.way.startswith("from")]
    if ways & {"marks", "key", "text"}:
        full = [reading for reading in full if reading.way != "worded"]
    if "marks" in ways:
        full = [reading for reading in full if reading.way == "marks"]
    return full or list(readings[:1])


def _chosen(
    options: ListedOptions, value: Any, way: GoldWay, names: Sequence[str]
) -> OptionPlaces | None:
    if way == "marks":
        return _marked(options, value)
    if isinstance(value, list):
        return _all_of(options, [spelled(one).strip() for one in value], way, names)
    text = spelled(value).strip()
    one = _one(options, text, way, names)
    if one is not None:
        return (one,)
    if text in options.values() or len(text) == 1:
        return None
    bare = _said(text)[0]
    letters = _LETTERS.fullmatch(bare)
    parts = list(bare) if letters else [part for part in _BETWEEN.split(bare) if part]
    if len(parts) < 2 or any(len(part) > 2 for part in parts):
        parts = [part.strip() for part in re.split(r"[|;；\n]", bare) if part.strip()]
    return _all_of(options, parts, way, names) if len(parts) > 1 else None


def _all_of(
    options: ListedOptions, tokens: Sequence[str], way: GoldWay, names: Sequence[str]
) -> OptionPlaces | None:
    found = [_one(options, token, way, names) for token in tokens]
    places = [place for place in found if place is not None]
    if not places or len(places) < len(found) or len(set(places)) < len(places):
        return None
    return tuple(sorted(places))


def _marked(options: ListedOptions, value: Any) -> OptionPlaces | None:
    """Return where a list has 1 and elsewhere 0."""
    if not isinstance(value, list) or len(value) != len(options) or len(value) < 2:
        return None
    if not all(mark in (0, 1) for mark in value):
        return None
    return tuple(place for place, mark in enumerate(value) if mark == 1) or None


def _one(options: ListedOptions, token: str, way: GoldWay, names: Sequence[str]) -> int | None:
    place = _place(options, token, way, names)
    texts = list(options.values())
    return place if place is not None and 0 <= place < len(texts) and texts[place] else None


def bare_key(token: str) -> str:
    """Return the letter or the number that a token is, whatever its width, brackets and lead
    ("Option B", "（Ｂ）"), "" where it is neither."""
    text = narrow(token.strip())
    _, letter, number, _ = _said(text)
    return (letter or number).upper() or _OTHER_KEYS.get(text.strip("().").upper(), "")


@lru_cache(maxsize=4096)
def _said(token: str) -> tuple[str, str, str, tuple[str, str]]:
    """Return what a token says without its lead ("the answer is"): the whole of it, its letter
    or its number where it is one, and its key and text where it has both ("B. Rome")."""
    said = _LEADS.sub("", token)
    plain = narrow(said) if len(said) < 6 else said
    bare, led = _BARE.fullmatch(plain), _WITH_TEXT.fullmatch(said)
    letter, number = (bare["letter"] or "", bare["number"] or "") if bare else ("", "")
    both = (led["key"].casefold(), led["text"].strip().casefold()) if led else ("", "")
    return said, letter, number, both


def _place(options: ListedOptions, token: str, way: GoldWay, names: Sequence[str]) -> int | None:
    if way == "text":
        return _by_text(options, token)
    if way == "worded":
        by_key = _by_key(options, token)
        return by_key if by_key is not None or token.isdecimal() else _by_text(options, token)
    if way == "key":
        return _by_key(options, token)
    if way == "name":
        return _by_name(token, names)
    number = _said(token)[2]
    return int(number) - int(way[-1]) if number else None


def _by_key(options: ListedOptions, token: str) -> int | None:
    if token in options:
        return list(options).index(token)
    keys = [key.casefold() for key in options]
    bare, (key, text) = bare_key(token).casefold(), _said(token)[3]
    if bare:
        return keys.index(bare) if bare in keys else None
    place = keys.index(key) if key in keys else None
    is_its = place is not None and list(options.values())[place].casefold() == text
    return place if is_its else None


def _by_text(options: ListedOptions, token: str) -> int | None:
    texts = list(options.values())
    for said in dict.fromkeys((token, _said(token)[0])):
        if said in texts:
            return texts.index(said)
        folded = [place for place, text in enumerate(texts) if text.casefold() == said.casefold()]
        if len(folded) == 1:
            return folded[0]
    both = {text.casefold() for text in texts}
    if token.casefold() in _TRUTHS and both <= {"yes", "no"}:
        return _by_text(options, _TRUTHS[token.casefold()])
    return None


def _by_name(token: str, names: Sequence[str]) -> int | None:
    """Return the place of a column's name, or of the number that it ends in."""
    said = _name(token)
    if said in names and len(said) > 1:
        return names.index(said)
    number = _said(token)[2]
    numbers = [re.search(r"\d{1,18}", name) for name in names]
    if not number or not names or not all(numbers):
        return None
    own = [int(found[0]) for found in numbers if found]
    return own.index(int(number)) if int(number) in own else None


def _name(text: str) -> str:
    return re.sub(r"[\W_]+", "", text.rpartition(".")[2] or text).casefold()
