"""Options of a few rows that are one text where those of all others are a list: a loop over them
gives a letter to each sign. The rule `answer/letters` says so."""

from __future__ import annotations

import re
from collections.abc import Mapping

from workbench.errors import shorten
from workbench.io.han import compiled
from workbench.lint.subject import Subject
from workbench.messages import Message, say
from workbench.prompts.listing import listings

_FEWEST_LISTS = 3
_FEW = 0.5
_PARTS = compiled(r"\s*(?:[,，、;；|/\n]|(?<!\w)[(（]?[A-J][)）.．、:：])\s*")


def text_for_list(subject: Subject) -> Mapping[int, Message]:
    """Return what is said of docs that have a text in a field which is a list in most rows, and
    whose input lists the text's signs, or has its parts nowhere."""
    found: dict[int, Message] = {}
    for name in sorted(subject.fields):
        values = [(item, item.doc.data.get(name)) for item in subject.rendered]
        lists = sum(isinstance(value, list) and len(value) > 1 for _, value in values)
        texts = [(item, v) for item, v in values if isinstance(v, str) and len(v) > 3]
        if lists < _FEWEST_LISTS or not texts or len(texts) > _FEW * len(values):
            continue
        for item, value in texts:
            parts = [part for part in _PARTS.split(value.strip()) if part]
            shown = [option.text.strip() for run in listings(item.example.input) for option in run]
            are_signs = len(shown) > 1 and all(len(text) <= 1 for text in shown[-2:])
            is_parted = len(parts) > 1 and all(_stands(p, item.example.input) for p in parts)
            if are_signs or not (is_parted or value.strip() in item.example.input):
                found[item.doc.id] = say(
                    "the row's {name} is one text, and a list in most rows: {value}",
                    name=name, value=shorten(value, 40),
                )  # fmt: skip
    return found


def _stands(part: str, text: str) -> bool:
    return re.search(re.escape(part), text, re.IGNORECASE) is not None
