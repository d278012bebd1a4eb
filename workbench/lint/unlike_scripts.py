"""In which letters nearly all texts of a field are, and with how many digits between their signs;
and the few that are written in other letters, or turned round: `28-02-2019` among `2019-02-28`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal

from workbench.io.han import compiled, exactly
from workbench.lint.tongues import SCRIPTS
from workbench.lint.unlike import Row, Trait
from workbench.messages import Message, say

_FEW = 0.25
_FEWER = 0.1
_FEWEST_FIELDS = 2
_FEWEST = 6
_LONG = 40
_FEWEST_WORDS = 2
_STRAY = 2
_LATIN = compiled("[A-Za-z\u00c0-\u024f\u1e00-\u1eff]")
_WORDS = exactly(r"(?<![\w.@/-])[a-z\u00df-\u00ff]{2,}(?![\w@/])")
_LATIN_WORDS = exactly(r"(?<![\w.@/-])[A-Za-z\u00c0-\u024f]+(?:['’][A-Za-z]+)?(?![\w@/])")
_DIGITS = exactly(r"\d+")
_FIGURES = exactly(r"\d+(?:[-./:年月日\s]\d+){1,4}[年月日]?")
_TALKS = ("zh", "ja")
"""Texts in these have names of the other, and words of Latin letters, of whom others tell."""


def traits_of_scripts(columns: Mapping[str, Sequence[Any]]) -> Iterator[Trait]:
    """Yield what the texts of each field are written in; `columns` has those of fields that enough
    rows have."""
    texts = {
        name: values
        for name, values in columns.items()
        if all(isinstance(value, str) for value in values)
    }
    usual = {name: own for name, values in texts.items() if (own := _usual_script(values))}
    yield from _of_whole_rows(texts, usual)
    for name, values in texts.items():
        made = _of_letters(name, values, usual) if name in usual else None
        yield from filter(None, (made, _of_figures(name, values)))


def _usual_script(values: Sequence[str]) -> str:
    """Return the script of nearly all texts, "" where there is none."""
    scripts = Counter(script for value in values if (script := _script(value)))
    own, count = scripts.most_common(1)[0] if scripts else ("", 0)
    return own if count >= max(_FEWEST - 1, (1 - _FEW) * len(values)) else ""


def _of_letters(name: str, values: Sequence[str], scripts: Mapping[str, str]) -> Trait | None:
    """Texts in the letters of one script; a sentence among them has none of these. Several rows
    that are in other letters as a whole were written so; `scripts` has the usual one by field."""
    usual = scripts[name]
    count = sum(_is_other(value, usual) for value in values)
    if not 0 < count <= max(1, _FEW * len(values)):
        return None

    def lacks(row: Row) -> Message | Literal[""] | None:
        own = row.get(name)
        if not isinstance(own, str) or not _is_other(own, usual):
            return ""
        told = {key: _script(str(row.get(key, ""))) for key in scripts if key != name}
        others = [script == scripts[key] for key, script in told.items() if script]
        if count > _STRAY and not any(others):
            return ""
        return say("it is in other letters than those of the others: {own}", own=_short(own))

    return Trait(name, lacks)


def _of_whole_rows(
    texts: Mapping[str, Sequence[str]], scripts: Mapping[str, str]
) -> Iterator[Trait]:
    """Yield what says of the texts of a row that they are in Latin letters, all of them, where
    those of nearly all rows are in those of another script: it is of another language's file."""
    apart = [name for name, script in scripts.items() if script not in ("latin", *_TALKS)]
    if len(apart) < _FEWEST_FIELDS or len({len(texts[name]) for name in apart}) > 1:
        return
    columns = zip(*(map(_script, texts[name]) for name in apart), strict=True)
    others = sum(all(script == "latin" for script in row) for row in columns)
    if not 0 < others <= max(1, _FEWER * len(texts[apart[0]])):
        return
    for name in apart:

        def lacks(row: Row, name: str = name) -> Message | Literal[""] | None:
            if any(_script(str(row.get(each, ""))) != "latin" for each in apart):
                return ""
            return say("it is in other letters than those of the others: {own}",
                       own=_short(str(row[name])))  # fmt: skip

        yield Trait(name, lacks)


@lru_cache(maxsize=8192)
def _script(text: str) -> str:
    """Return the script of a text, "latin" for that of most of Europe, "" where it has no
    letters."""
    found = next((n for n, letters in SCRIPTS if letters.search(text)), "")
    return found or ("latin" if _LATIN.search(text) else "")


def _is_other(text: str, usual: str) -> bool:
    """Say whether a text is words of another script than the usual one, and no name or code."""
    own = _script(text)
    if own in ("", usual) or usual in _TALKS:
        return False
    if own == "latin":
        return len(_LATIN_WORDS.findall(text)) > _FEWEST_WORDS and bool(_WORDS.search(text))
    return not _LATIN.search(text) and len(text.split()) >= _FEWEST_WORDS


def _of_figures(name: str, values: Sequence[str]) -> Trait | None:
    """Figures with signs between them, such as dates; a few have the same parts in another
    order."""
    widths = Counter(own for value in values if (own := _widths(value)))
    if not widths:
        return None
    usual, count = widths.most_common(1)[0]
    turned = {own for own in widths if own != usual and sorted(own) == sorted(usual)}
    most = max(1, _FEW * len(values))
    if not turned or count < (1 - _FEW) * len(values) or sum(widths[t] for t in turned) > most:
        return None
    example = next(value for value in values if _widths(value) == usual)

    def lacks(row: Row) -> Message | Literal[""] | None:
        own = row.get(name)
        if not isinstance(own, str) or _widths(own) not in turned:
            return ""
        return say("it is written {own}, where others are as {example}",
                   own=_short(own), example=example)  # fmt: skip

    return Trait(name, lacks)


@lru_cache(maxsize=8192)
def _widths(text: str) -> tuple[int, ...]:
    """Return how many digits each part of a date or the like has, nothing of another text."""
    if not _FIGURES.fullmatch(text.strip()):
        return ()
    return tuple(map(len, _DIGITS.findall(text)))


def _short(text: str) -> str:
    return text if len(text) <= _LONG else f"{text[:_LONG]}…"
