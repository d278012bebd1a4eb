"""A field whose text the output is made of, and that stands in the input, too, whatever it is
called. The rule `answer/reasoning-in-input` says so."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from workbench.io.han import compiled, exactly
from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import words_in
from workbench.types import Rendered

_RESULT = "####"
_FEWEST_DOCS = 4
_NEARLY_ALL = 0.9
_MOST_OF = 0.5
_FEWEST_WORDS = 4
_FEWEST_SIGNS = 8
_CUE = exactly(r"(?:^|\n|[.!?。！？] ?)([^\n:：.!?。！？]{1,30})[:：]\s*[\"“「(（]?\s*\Z")
_NOTED = compiled(
    r"\b(?:notes?|hints?|tips?|clues?|explanations?|explained|reason(?:s|ing)?|because|why|rationale"
    r"|solution|working|worked|thoughts?|thinking|think|analysis|comments?|remarks?|steps?|keep in"
    r" mind|remember|justification|argument)\b"
    r"|提示|解析|说明|備註|备注|注释|註|注意|思路|分析|理由|解释|原因|因为|推理|解答|过程|步骤|点评",
    re.IGNORECASE,
)
"""What a text is called that leads to an answer, by its cue or as a field."""

_REASONS = compiled(
    r"\b(?:explanations?|explained|reason(?:s|ing)?|because|why|rationale|justification|chain of"
    r" thought|cot|thoughts?)\b|解析|理由|解释|解釋|原因|推理|思路",
    re.IGNORECASE,
)
"""What a field is called that was written for the answer, whatever cue it is shown behind."""

_GIVEN = compiled(
    r"question|query|problem|premise|hypothes|claim|statement|sentence|passage|context|^text|source"
    r"|input|fact|evidence|background|knowledge|support|document|article|story|paragraph|quote|title"
    r"|题|问|前提|假设|命题|陈述|句|原文|段落|文章|短文|事实|证据|背景|材料|知识|语境",
    re.IGNORECASE,
)
"""What a text is called that is given, and that an answer may say again before it closes."""


def by_output(subject: Subject) -> Sequence[tuple[Rendered, str, str]]:
    """Return the docs with a field that the output begins with, or mostly is, and that stands in
    the input as well; where that is so of nearly all, and the field has the answer in it or is
    called a note; with its name and text."""
    items = subject.rendered
    least = max(_FEWEST_DOCS, _NEARLY_ALL * len(items))
    for name in sorted(subject.fields):
        if _GIVEN.search(name):
            continue
        found: list[tuple[Rendered, str, str]] = []
        told = 0
        for place, item in enumerate(items):
            if value := _shown_in_both(name, item):
                found.append((item, name, value))
                told += _has_answer(subject, item, value)
            elif len(found) + len(items) - place - 1 < least:
                break  # too few are left
        is_noted = _NOTED.search(name.replace("_", " ")) or all(
            _NOTED.search(_cue_of(item, value)) for item, _, value in found
        )
        are_several = len({value for _, _, value in found}) > 1
        if len(found) >= least and are_several and (is_noted or told > _MOST_OF * len(found)):
            return found
    return ()


def by_ending(subject: Subject, names: Sequence[str]) -> Sequence[tuple[Rendered, str, str]]:
    """Return the docs that show a field of steps, one of `names`, whose last word tells the answer,
    though in other words: all steps that end in `heads` lead to `yes`, and no others do."""
    for name in names:
        found: list[tuple[Rendered, str, str]] = []
        answers: dict[str, set[str]] = defaultdict(set)
        times: Counter[str] = Counter()
        for item in subject.rendered:
            value = item.doc.data.get(name)
            if isinstance(value, str) and _is_long(value) and value.strip() in item.example.input:
                found.append((item, name, value.strip()))
                ending = _ending_of(value)
                answers[ending].add(golds_of(item.example)[0].strip())
                times[ending] += 1
        told = [next(iter(each)) for each in answers.values() if len(each) == 1]
        is_told = len(told) == len(answers) == len(set(told)) > 1
        is_usual = bool(found) and len(found) >= _NEARLY_ALL * len(subject.rendered)
        if is_usual and is_told and min(times.values()) >= _FEWEST_DOCS:
            return found
    return ()


def _ending_of(text: str) -> str:
    """Return the last word of a text, its last two characters where it is in Han ones."""
    last = words_in(text).split()[-1:] or [""]
    return last[0] if last[0].isascii() else last[0][-2:]


def _shown_in_both(name: str, item: Rendered) -> str:
    """Return a field's text where it is in the input and makes the output, "" otherwise; a text
    that the answer has in it, or that is part of another text that is shown, is none."""
    data, text, output = item.doc.data, item.example.input, item.example.output.strip()
    parts = [part.strip() for part in _parts_of(data.get(name)) if part.strip()]
    if not parts or not all(part in text and part in output for part in parts):
        return ""
    value = "\n".join(parts)
    is_beginning = output.startswith(parts[0])
    if not is_beginning and len(value) < _MOST_OF * len(output):
        return ""
    if len(value) >= len(output) or not _is_long(value) or value[-1] in "?？":
        return ""
    if any(parts[0] in gold for gold in golds_of(item.example)):
        return ""
    others = [
        leaf for other, each in data.items() if other != name for leaf in leaves_of(each) if leaf
    ]
    if any(parts[0] in leaf and leaf.strip() in text for leaf in others):
        return ""
    cue, are_reasons = _cue_of(item, value), _REASONS.search(name.replace("_", " "))
    if _GIVEN.search(cue) and not are_reasons:
        return ""
    # What is asked stands there besides; a note may come before it.
    where = text if are_reasons or _NOTED.search(cue) else text[: text.find(parts[0])]
    return value if any(_is_long(leaf) and leaf.strip() in where for leaf in others) else ""


def _parts_of(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value.partition(_RESULT)[0]  # as GSM8K has its steps and its answer in one
    elif isinstance(value, list) and all(isinstance(part, str) for part in value):
        yield from value


def _cue_of(item: Rendered, value: str) -> str:
    """Return the cue right before the first line of a text in a doc's input, "" if there is
    none."""
    text = item.example.input
    match = _CUE.search(text[: text.find(value.partition("\n")[0])])
    return match[1] if match else ""


def _is_long(text: str) -> bool:
    return len(text.split()) >= _FEWEST_WORDS or (not text.isascii() and len(text) >= _FEWEST_SIGNS)


def _has_answer(subject: Subject, item: Rendered, value: str) -> bool:
    """Say whether a text has the right option or the gold in it, and no wrong option."""
    truth, folded = subject.truths[item.doc.id], value.casefold()
    if truth.golds:
        wrong = (option for option in truth.options if option not in truth.golds)
        is_right = any(gold.casefold() in folded for gold in truth.golds)
        return is_right and not any(option.casefold() in folded for option in wrong)
    golds = [gold.strip() for gold in golds_of(item.example)]
    return any(re.search(rf"(?<!\w){re.escape(g)}(?!\w)", value) for g in golds if g)
