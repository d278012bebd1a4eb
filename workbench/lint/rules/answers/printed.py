"""Answers that are what Python prints of a truth or of nothing, `True` and `None`, where the prompt
speaks of something else."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from workbench.io.han import compiled, exactly
from workbench.lint.label_sets import named_sets
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.subject import Subject, golds_of
from workbench.types import Rendered

_TRUTHS = frozenset({"True", "False"})
_NOTHING = frozenset({"None", "nan", "NaN"})
_FEWEST = 4
_LARGE = 1e15
_SPOKEN = compiled(
    r"(?i:\b(?:true|false|bool\w*|python|print\w*|code|program\w*|expression|evaluat\w+)\b)|```|>>>"
    r"|布尔|真假|真值|输出|程序|代码"
)
"""What lets an answer be `True`."""

_IN_LIST = exactly(r"\[-?\d+(?:\.\d+)?\]")
_LIST_SPOKEN = compiled(r"\[|(?i:\blists?\b|\barrays?\b|\bbrackets?\b|python|json)|列表|数组|括号")
"""What lets an answer be a number in brackets."""

_IN_OBJECT = exactly(r"\{'[^'\n]*':.*\}", re.DOTALL)
_OBJECT_SPOKEN = compiled(r"(?i:\b(?:python|dict(?:ionary)?|repr)\b)|字典|\{'")
"""What lets an answer be an object as Python has it."""

_NONE_SPOKEN = compiled(r"(?i:\b(?:none|nan|null|python|print\w*|code)\b)")
_DECIMALS = exactly(r":[,+]?\.\d+f|%\.\d+f")
_HAN = compiled("[\u3040-\u30ff\u3400-\u9fff]")


def constants_printed(subject: Subject) -> Iterator[tuple[Rendered, str]]:
    """Yield the docs whose answer is a constant of Python's: all are `True` or `False`, where the
    prompt names other labels or is in Chinese or Japanese, and speaks of neither; or a
    list of one number, `[3]`; or `None` or `nan`, where the row has no value."""
    said = [(item, golds_of(item.example)[0].strip()) for item in subject.rendered]
    if len(said) >= _FEWEST and all(_IN_LIST.fullmatch(gold) for _, gold in said):
        if not any(map(_LIST_SPOKEN.search, texts_of(subject))):
            yield from said
        return
    texts = texts_of(subject) if any(gold in _TRUTHS for _, gold in said[:_FEWEST]) else ()
    if texts and len(said) >= _FEWEST and all(gold in _TRUTHS for _, gold in said):
        is_spoken = any(map(_SPOKEN.search, texts))
        if not is_spoken and (_HAN.search(texts[0]) or any(True for _ in named_sets(texts[0]))):
            yield from said
        return
    of_none = [(item, gold) for item, gold in said if gold in _NOTHING and _has_nothing(item)]
    if not of_none or 2 * len(of_none) > len(said):
        return
    if not any(map(_NONE_SPOKEN.search, texts_of(subject))):
        yield from of_none


def objects_printed(subject: Subject) -> Iterator[tuple[Rendered, str]]:
    """Yield all docs where answers are what Python prints of an object, `{'total': '4'}`, and the
    prompt does not speak of Python."""
    said = [(item, golds_of(item.example)[0].strip()) for item in subject.rendered]
    if len(said) < _FEWEST or not all(_IN_OBJECT.fullmatch(gold) for _, gold in said):
        return
    if not any(map(_OBJECT_SPOKEN.search, texts_of(subject))):
        yield from said


def floats_printed(subject: Subject) -> Iterator[tuple[Rendered, str]]:
    """Yield the docs whose answer has a whole number with a point in it, `{"total": 147.0}`, whose
    input has it without one, where all docs' numbers of that field are whole."""
    found: list[tuple[Rendered, str]] = []
    for item in subject.rendered:
        output = item.example.output
        if ".0" not in output:
            continue
        numbers = (
            float(n)
            for n in _values(item.doc.data)
            if isinstance(n, int | float) and not isinstance(n, bool)
            and abs(n) < _LARGE and float(n).is_integer()
        )  # fmt: skip
        written = next((str(n) for n in numbers if _has_number(str(n), output)), "")
        whole = written.removesuffix(".0")
        text = item.example.input
        if written and _has_number(whole, text) and not _has_number(written, text):
            found.append((item, written))
    if len(found) >= 2 and not have_fractions(subject, float(found[0][1])):
        yield from found


def _has_number(number: str, text: str) -> bool:
    return re.search(rf"(?<![\w.]){re.escape(number)}(?![\w]|[.,]\d)", text) is not None


def _has_nothing(item: Rendered) -> bool:
    """Say whether a row has a value that is nothing, and the word for it in no text."""
    values = list(_values(item.doc.data))
    is_said = any(isinstance(value, str) and value.strip() in _NOTHING for value in values)
    return not is_said and any(value is None or value != value for value in values)


def _values(value: Any) -> Iterator[Any]:
    if isinstance(value, Mapping):
        for part in value.values():
            yield from _values(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _values(part)
    else:
        yield value


def have_fractions(subject: Subject, number: float) -> bool:
    """Say whether each field that has a float somewhere has others in other rows that are no whole
    numbers: then it is a number with decimals, of which some are 0."""
    every: dict[str, list[float]] = defaultdict(list)
    for item in subject.rendered:
        floats_of(item.doc.data, "", every)
    having = [numbers for numbers in every.values() if number in numbers]
    return bool(having) and not any(all(n.is_integer() for n in numbers) for numbers in having)


def are_formatted(subject: Subject) -> bool:
    """Say whether the code writes numbers with so many decimals on purpose: `{limit:.1f}`."""
    return _DECIMALS.search(subject.source) is not None


def floats_of(value: Any, name: str, found: dict[str, list[float]]) -> None:
    """Put the floats that a value has into `found`, by the name of their field."""
    if isinstance(value, float):
        found[name].append(value)
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            if key != "target_scores":
                floats_of(inner, str(key), found)
    elif isinstance(value, list):
        for inner in value:
            floats_of(inner, name, found)
