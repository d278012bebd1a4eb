"""Answers that are letters or numbers, and a prompt that says nowhere what these stand for: the
options of the row are not shown, or its labels have their letters listed alone. The rule
`answer/letters` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from workbench.errors import shorten
from workbench.io.han import compiled
from workbench.lint.finding import Hit
from workbench.lint.most import in_most
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say
from workbench.types import Rendered

_SEEN_DOCS = 100
_FEWEST_DOCS = 4
_NEARLY_ALL = 0.9
_OPEN = 0.5
_MARK = compiled(r"[(（]?(?:[A-Za-z]|\d{1,2}|[甲乙丙丁戊己]|[①-⑨]|[一二三四五六])[)）.]?")
_BETWEEN = r"[ ]?(?:[,，、;；/|]|\bor\b|\band\b|或|和|与|還是|还是)[ ]?(?:or |and |或|和)?"
_FEWEST_LETTERS = 2
_FEWEST_SIGNS = 2
_VERDICTS = ({"T", "F"}, {"Y", "N"}, {"t", "f"}, {"y", "n"})
"""Letters that nobody needs to be told of."""


def options_untold(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer is the letter or number of an option of the row, and whose input
    has none of the options, which are other ones in each row."""
    if subject.method != "gen" or not subject.rendered:
        return
    items = subject.some(_SEEN_DOCS)
    if not all(_MARK.fullmatch(golds_of(item.example)[0].strip()) for item in items[:5]):
        return
    least = max(_FEWEST_DOCS, _NEARLY_ALL * len(items))
    found = in_most(items, lambda item: _untold_in(subject, item), least)
    kinds = {tuple(sorted(subject.truths[item.doc.id].options)) for item, _ in found}
    if len(kinds) < max(2, _OPEN * len(found)):
        return
    for item, option in found:
        yield Hit(
            say("the answer is {gold!r}, and no option is shown: {option}",
                gold=golds_of(item.example)[0].strip(), option=shorten(option, 30)),
            say("Show the options, each with its letter or number."),
            item.doc.id,
            subject.code.line_of_input,
            about="untold",
        )  # fmt: skip


def _untold_in(subject: Subject, item: Rendered) -> str:
    """Return the right option of a doc, of whose options its input has none."""
    options, golds = subject.options_of(item)
    gold = golds_of(item.example)[0].strip()
    if len(options) < 2 or len(golds) != 1 or not _MARK.fullmatch(gold) or gold in options:
        return ""
    place = options.index(golds[0]) if golds[0] in options else -1
    if gold.isdecimal() and int(gold) not in (place, place + 1):
        return ""  # how many there are
    prompt = f"{subject.settings.description}\n{item.example.input}".casefold()
    is_text = all(len(option) >= _FEWEST_SIGNS for option in options)
    if not is_text or any(option.casefold() in prompt for option in options):
        return ""
    words = {word for option in options for word in re.findall(r"[^\W\d_]{4,}", option.casefold())}
    return "" if words and sum(word in prompt for word in words) * 2 > len(words) else golds[0]


def labels_untold(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose prompt lists the letters that are answered, and nothing but these, where
    each stands for one label of a field that no prompt says."""
    if subject.method != "gen":
        return
    items = subject.rendered
    marks = set(subject.golds)
    if len(items) < _FEWEST_DOCS or not _FEWEST_LETTERS <= len(marks) <= 12:
        return
    if not all(_MARK.fullmatch(mark) and not mark.isdigit() for mark in marks):
        return
    labels = _labels_of(subject)
    if not labels or marks in _VERDICTS:
        return
    series = rf"(?<!\w)({_any(marks)})(?:{_BETWEEN}({_any(marks)}))+(?!\w)(?! ?[=:：—-])"
    shown = [f"{subject.settings.description}\n{item.prompt.text}" for item in items[:20]]
    first = re.search(series, shown[0])
    told = "\n".join(shown).casefold()
    if first is None or any(word.casefold() in told for word in labels):
        return
    if len(set(re.findall(_any(marks), first[0]))) < len(marks):
        return
    if any(re.search(rf"(?<!\w)(?:{_any(marks)})[)）]? ?(?:=|[:：]|is |for |means )", text)
           for text in shown[:3]):  # fmt: skip
        return
    for item in items:
        yield Hit(
            say("the prompt lists {letters}, and says nowhere what they stand for: {labels}",
                letters=first[0], labels=", ".join(sorted(labels))[:60]),
            say("Write the name behind each letter."),
            item.doc.id,
            subject.code.line_of_input,
            about="labels untold",
        )  # fmt: skip


def _any(marks: set[str]) -> str:
    return "|".join(map(re.escape, sorted(marks, key=len, reverse=True)))


def _labels_of(subject: Subject) -> frozenset[str]:
    """Return the labels of the field whose values go with the answers one to one, in words."""
    for name in sorted(subject.fields):
        pairs: dict[str, str] = {}
        for item in subject.rendered:
            data: Mapping[str, object] = item.doc.data
            value, gold = data.get(name), golds_of(item.example)[0].strip()
            is_label = isinstance(value, str) and len(value.strip()) > 1 and value.strip() != gold
            if not is_label or pairs.setdefault(str(value).strip(), gold) != gold:
                break
            if len(pairs) > 12:
                break
        else:
            is_open = 2 * len(pairs) > len(subject.rendered)
            is_one_to_one = len(set(pairs.values())) == len(pairs) >= _FEWEST_LETTERS
            if is_one_to_one and not is_open:
                return frozenset(pairs)
    return frozenset()
