"""A form that a prompt shows for answers with named parts, `role=…; town=…`, whose signs are others
than those of the answers. The rule `few-shot/other-form` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from workbench.lint.keyed_answers import keyed_answers
from workbench.lint.rules.instructions.heard import Said
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.messages import say

_LONGEST_SLOT = 16
_NEARLY_ALL = 0.9
_SIGNS = ",;|/、"
_WIDE = str.maketrans("，；｜／＝：", ",;|/=:")
_MARK = r"[ \t]*([:：=＝]|->|→)[ \t]*"


def form_otherwise(subject: Subject) -> Iterator[Said]:
    """Yield the form in which all prompts show the names of the answers' parts, one behind the
    other on one line, with another sign between two parts, or behind a name, than answers have."""
    made = keyed_answers(subject)
    if not made or len(made) < len(subject.rendered):
        return
    outputs = [item.example.output for item in subject.rendered]
    own = [
        signs for parts, text in zip(made, outputs, strict=True) if (signs := _signs(parts, text))
    ]
    if len(own) < _NEARLY_ALL * len(outputs) or len(set(own)) > 1:
        return
    text, keys = own_text(subject), list(made[0])
    for words, shown in _forms(text, keys):
        mark, sign = own[0]
        other = next(((m, s) for m, s in shown if m != mark or (s and sign not in s)), None)
        if other:
            yield words, say("the prompt shows the form {words!r}, and the answers are written"
                             " {own}", words=words, own=outputs[0].strip()[:40])  # fmt: skip
            return


def _signs(parts: Mapping[str, str], text: str) -> tuple[str, str] | None:
    """Return what stands in an answer behind its names, and between its parts, where these are the
    same throughout."""
    keys = list(parts)
    marks, signs = set[str](), set[str]()
    for one, other in pairwise(keys):
        value = re.escape(parts[one])
        match = re.search(rf"{re.escape(one)}{_MARK}{value}(\W*?){re.escape(other)}", text)
        if match is None:
            return None
        marks.add(match[1].translate(_WIDE))
        signs.add(match[2].translate(_WIDE).strip(" \t"))
    is_one = len(marks) == len(signs) == 1
    sign = signs.pop() if is_one else ""
    return (marks.pop(), sign) if sign and sign in _SIGNS else None


def _forms(text: str, keys: Sequence[str]) -> Iterator[tuple[str, Sequence[tuple[str, str]]]]:
    """Yield where a line of a text has all names in their order, each with a mark behind it and
    hardly more, with these marks and what stands between two."""
    slot = rf"([^\n]{{0,{_LONGEST_SLOT}}}?)"
    pattern = slot.join(re.escape(key) + _MARK for key in keys)
    for match in re.finditer(pattern, text):
        groups = match.groups()
        marks = [sign.translate(_WIDE) for sign in groups[::2]]
        between = [part.translate(_WIDE) for part in groups[1::2]]
        found = ["".join(sign for sign in part if sign in _SIGNS) for part in between]
        yield match[0], list(zip(marks, [*found, ""], strict=True))
