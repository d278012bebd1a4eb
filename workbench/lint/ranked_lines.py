"""Names, times or days that a text lists with a number each, whatever the layout: `| Elm | 12 |`,
`Elm: 12 mm`, `Elm=12, Fjord=31`, `Elm (12)`, `07:30,41`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from workbench.io.han import exactly
from workbench.lint.written_numbers import as_written

_FEWEST = 2
_LONGEST = 4000
_NUMBER = r"[-−+]?\d{1,3}(?:[ ,.]\d{3})+(?:[.,]\d{1,2})?|[-−+]?\d+(?:[.,]\d+)?"
_LISTED = exactly(
    r"[ \t]*(?:[-*•·|｜>–▪●]|\(?\w[.)]|\d{1,2}[.)、])?[ \t]*"
    r"(?P<name>[^\W\d_](?:[^\n|｜:：=;；,，、()（）\t]{0,38}[^\W\d_.)’'])?\.?"
    r"|\d{1,2}[:：]\d\d|[A-Za-z]{1,3}-?\d{1,4}|\d{4}-\d\d(?:-\d\d)?)"
    r"[ \t]*(?:[:：=|｜(（\t,，]|->|→|\s[-–—]\s|(?<=\S)[ ]|(?<=[㐀-鿿])(?=\d))[ \t]*"
    rf"(?:[^\W\d]{{0,3}}[$€£¥₩₺]?[ ]?)(?P<number>{_NUMBER})(?P<unit>[^\d\n]{{0,16}})"
)
_PARTS = exactly(r"[;；、]\s*|,\s+|，\s*|\s\|\s(?=[^\W\d])|\s/\s")


@dataclass(frozen=True, slots=True)
class Ranked:
    """A name that is listed with a number, in the order of the text."""

    name: str
    number: float


@lru_cache(maxsize=4096)
def ranked_in(text: str) -> Sequence[Ranked]:
    """Return the last run of lines of a text, or parts of a line, that have a name and a number
    each; nothing where there is none."""
    if len(text) > _LONGEST or sum(map(str.isdigit, text)) < _FEWEST:
        return ()
    best: Sequence[Ranked] = ()
    run: list[Ranked] = []
    for line in (*text.split("\n"), ""):
        one = _of(line)
        if one is not None:
            run.append(one)
            continue
        best = run if len(run) >= _FEWEST else best
        run = []
        inline = _inline(line)
        best = inline if len(inline) > _FEWEST else best
    names = [one.name.casefold() for one in best]
    return tuple(best) if len({*names}) == len(names) else ()


def _inline(line: str) -> Sequence[Ranked]:
    """Return what a line lists one behind the other, behind a cue or none."""
    for start in (0, *(match.end() for match in re.finditer(r"[:：]\s*", line))):
        parts = [part.strip() for part in _PARTS.split(line[start:].rstrip(" .。")) if part.strip()]
        found = [_of(part) for part in parts] if len(parts) > _FEWEST else []
        own = [one for one in found if one is not None]
        if found and len(own) == len(found):
            return own
    return ()


def _of(line: str) -> Ranked | None:
    match = _LISTED.fullmatch(line.rstrip()) if any(map(str.isdigit, line)) else None
    number = as_written(match["number"], parts_thousands=True) if match else None
    return None if match is None or number is None else Ranked(match["name"].strip(), number)
