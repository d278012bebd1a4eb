"""Numbers of the row that code masked on the way to the prompt, `Recheck in # weeks`, as a cleaner
for texts does. The rule `text/changed` says so."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.lint.truth import is_of_answers
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 3
_NEARLY_ALL = 0.8
_FEWEST_LETTERS = 6
_LONGEST = 600
_WAY = say("with masks for its digits")
_DIGITS = exactly(r"\d+")
_MASK = (
    r"(?:#{1,8}|N{1,8}|[Xx]{1,8}|0{1,8}|\*{1,8}|_{1,8}|•{1,8}"
    r"|[\[<{(]?(?i:num(?:ber)?|digits?)[\]>})]?)"
)
_ALONE = compiled(r"(?<![\w#*])(?P<mask>#+|N+|X+|\*+)(?![\w#*])")
_SPEAKS = compiled(
    r"\b(?:mask\w*|hidden|hid(?:es?)?|anonymi[sz]\w*|redact\w*|replac\w*|placeholders?|digits?"
    r"|censor\w*|missing|blanks?|gaps?|stands? for|unknown)\b"
    r"|遮|隐|隱|替换|替換|数字|數字|缺|空|伏せ",
    re.IGNORECASE,
)
"""What a prompt says whose matter are masked numbers."""


def digits_masked(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input has a text of the row, or a number, with a mask for each digit,
    where that is so of nearly all that have one."""
    found: dict[str, list[tuple[Rendered, str]]] = defaultdict(list)
    docs: dict[str, int] = defaultdict(int)
    names = sorted(subject.code.fields_of_input)
    read = [name for name in names if len(names) == 1 or not is_of_answers(name)]
    if subject.is_uniform or not read or _SPEAKS.search(subject.told):
        return
    for item in subject.rendered:
        for name in read:
            value = item.doc.data.get(name)
            if isinstance(value, bool) or not isinstance(value, int | str):
                continue
            text = str(value)
            if not any(map(str.isdigit, text)):
                continue
            is_there = text in item.example.input
            shown = "" if is_there else _masked(value, item.example.input)
            if shown in subject.code.template if shown else is_there and text in own_text(subject):
                continue  # the prompt says it itself
            docs[name] += 1
            if shown:
                found[name].append((item, shown))
    for name, cases in found.items():
        if len(cases) >= max(_FEWEST_DOCS, _NEARLY_ALL * docs[name]):
            for item, shown in cases:
                yield Hit(
                    say("the row's {name} is in the prompt {way}: {text}",
                        name=name, way=_WAY, text=shorten(shown, 40)),
                    say("Show it as it is, or say in a comment why not."),
                    item.doc.id,
                    subject.code.line_with("re.sub") or subject.code.line_of_field(name)
                    or subject.code.line_of_input,
                    about=f"digits {name}",
                )  # fmt: skip


def _masked(value: int | str, text: str) -> str:
    """Return how a text has a value of the row with masks for its digits, "" where it has not."""
    if isinstance(value, int):
        size = len(str(abs(value)))
        alone = (match["mask"] for match in _ALONE.finditer(text))
        return next((mask for mask in alone if len(mask) == size), "")
    bare = value.strip()
    parts = _DIGITS.split(bare) if len(bare) <= _LONGEST else []
    if sum(sign.isalpha() for part in parts for sign in part) < _FEWEST_LETTERS:
        return ""
    match = re.search(_MASK.join(map(re.escape, parts)), text)
    return match[0] if match else ""
