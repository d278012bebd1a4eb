"""Texts of the row that stand behind each other's name, however the name is set: in tags, in
brackets, above them, before a dash. The rule `text/swapped-fields` says so."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from workbench.io.han import exactly

_FEWEST_SIGNS = 3
_BEFORE = 60
_NAME = exactly(r"(?P<first>[^\W\d_]+ ?)??(?P<last>[^\W\d_]+[ _]?\d?)[^\w\n]*\n?[^\w\n]*\Z")
"""The last word before a text, on its line or the one above it."""


class _Placed(NamedTuple):
    field: str
    word: str
    names: tuple[str, ...]
    is_first: bool


def crossed_layouts(
    data: Mapping[str, object],
    text: str,
    is_own: Callable[[str], bool],
    name_of: Callable[[str], str],
) -> tuple[str, str] | None:
    """Return the words before two texts of a row which each have the other one's name; or the word
    before one that is the name of a text which stands above it, at its line's beginning, without
    a name. `is_own` says whether the template wrote a word, `name_of` what a word means."""
    placed = _placed(data, text, is_own, name_of)
    for place, one in enumerate(placed):
        for other in placed[place + 1 :]:
            its, own = name_of(other.field), name_of(one.field)
            if its == own or own not in other.names or own in one.names:
                continue
            if its in one.names and its not in other.names:
                return one.word, other.word
            if one.is_first and not one.word and its not in other.names:
                return other.word, one.field
    return None


def _placed(
    data: Mapping[str, object],
    text: str,
    is_own: Callable[[str], bool],
    name_of: Callable[[str], str],
) -> list[_Placed]:
    """Return the texts of a row that stand in a prompt, in order, with what stands before each."""
    values = {str(name): v.strip() for name, v in data.items() if isinstance(v, str)}
    spots = sorted(
        (text.rfind(value), name)
        for name, value in values.items()
        if len(value) >= _FEWEST_SIGNS and value in text
    )
    found: list[_Placed] = []
    end = 0
    for start, name in spots:
        if start < end:  # one stands in another
            continue
        before = text[max(end, start - _BEFORE) : start]
        match = _NAME.search(before)
        word = match["last"].strip() if match else ""
        if match is None or not is_own(word):
            word, names = "", ()
        else:
            both = f"{match['first'] or ''}{word}"
            names = tuple(map(name_of, (word, both, word.replace(" ", "").replace("_", ""))))
        is_first = start == 0 or text[start - 1] == "\n"
        found.append(_Placed(name, word, names, is_first and not before.strip()))
        end = start + len(values[name])
    return found
