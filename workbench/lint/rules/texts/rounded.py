"""Numbers of the row that code rounds or cuts on the way to the prompt: 5.9 is shown as 5, and 180
as 200. The rule `text/changed` says so."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import is_of_answers
from workbench.lint.written_numbers import as_written
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 3
_MOST_OF = 0.5
_MOST_DOCS = 100
_MOST_DECIMALS = 3
_IN_CODE = exactly(r"\bint\(|\bround\(|\bfloor\(|\bceil\(|//|:[,]?\.0f|%d|%\.0f|:,?d\}|:\.[123]g")
_TOLD = compiled(
    r"\b(?:round\w*|approximat\w*|about|nearly|roughly|estimat\w*|nearest|truncat\w*|whole)\b"
    r"|约|四舍五入|取整|大约|整数|近似",
    re.IGNORECASE,
)
_NUMBER = exactly(r"(?<![\w.])-?\d+(?:[.,]\d+)*(?![\w.]*\d)")
_STEPS = (10, 100, 1000)
_LEAST = 10


def rounded(subject: Subject) -> Iterator[Hit]:
    """Yield the docs that show a number of the row less exactly than the row has it, where half of
    those do that have more figures."""
    if not _IN_CODE.search(subject.code.text):
        return
    is_told = _TOLD.search(subject.told) is not None
    items = subject.some(_MOST_DOCS)
    shown = [{*_NUMBER.findall(item.example.input)} for item in items]
    for name in sorted(subject.fields & subject.code.fields_of_input):
        if is_of_answers(name):
            continue
        for item, written, lossy in (*_lossy(items, shown, name, "."), *_lossy(items, shown, name)):
            # What the answer is reckoned from has to be there, whatever is said of the number.
            if is_told and written not in _NUMBER.findall(item.example.output):
                continue
            yield Hit(
                say("the row's {name}, {own}, is shown as {other}",
                    name=name, own=written, other=lossy),
                say("Put data[{name!r}] into the input as it is.", name=name),
                item.doc.id,
                subject.code.line_of_field(name) or subject.code.line_of_input,
                about=name,
                severity="hint",
            )  # fmt: skip


def _lossy(
    items: Sequence[Rendered], shown: Sequence[Collection[str]], name: str, sign: str = ""
) -> Sequence[tuple[Rendered, str, str]]:
    """Return the docs that show a field's number less exactly, with the number and what is shown,
    of those that have a fraction (`sign`) or of the whole numbers; none where under half do."""
    found: list[tuple[Rendered, str, str]] = []
    exact = 0
    for item, numbers in zip(items, shown, strict=True):
        written = _written(item.doc.data.get(name))
        others = _less_exact(written) if ("." in written) is (sign != "") else ()
        if not others or written in golds_of(item.example):
            continue
        lossy = next((other for other in others if other in numbers), "")
        if lossy and written not in numbers:
            found.append((item, written, lossy))
        else:
            exact += 1
    return found if len(found) >= max(_FEWEST_DOCS, _MOST_OF * (len(found) + exact)) else ()


def _written(value: Any) -> str:
    """Return how a number of the row is written, "" where it is none."""
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        return ""
    text = str(value).strip()
    return text if as_written(text) is not None else ""


def _less_exact(written: str) -> Sequence[str]:
    """Return how a number may be shown with fewer figures: without its fraction, or as tens or
    hundreds; nothing where it is so itself."""
    number = as_written(written) if written else None
    if number is None:
        return ()
    _, sign, decimals = written.partition(".")
    if sign:
        is_plain = 0 < len(decimals.rstrip("0")) <= _MOST_DECIMALS
        return [*dict.fromkeys((str(int(number)), str(round(number))))] if is_plain else ()
    whole = int(number)
    made = dict.fromkeys(step * ((whole + step // 2) // step) for step in _STEPS)
    made |= dict.fromkeys(whole // step * step for step in _STEPS)
    return [str(one) for one in made if one not in (whole, 0)] if abs(whole) >= _LEAST else ()
