"""Options of a row: how they are written, and which one an answer names."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping, Sequence
from typing import Any

from workbench.io.files import text_sha256
from workbench.tasks.new.columns import spelled, value_at

LETTERS = "ABCDEFGHIJ"

_LISTED = re.compile(r"(?:^|[\s;,，；])[(（]?(?P<key>[A-Ja-j]|\d)\s?[.)）:：、]\s*")


def split_options(text: str) -> dict[str, str]:
    """Return the options that one text lists ("A. red  B. blue"), by their letters or numbers, or
    those of a list that is written as a text; {} where it is neither."""
    listed = _written_list(text)
    if listed:
        return dict(zip(LETTERS, listed, strict=False))
    found = list(_LISTED.finditer(text))
    keys = [each["key"].upper() for each in found]
    for order in (LETTERS, "0123456789", "123456789"):
        if len(keys) > 1 and order.startswith("".join(keys)):
            ends = [each.start() for each in found[1:]] + [len(text)]
            cut = [text[each.end() : end] for each, end in zip(found, ends, strict=True)]
            parts = [part.strip(" \n;,，；") for part in cut]
            return dict(zip(keys, parts, strict=True)) if all(parts) else {}
    return {}


def _written_list(text: str) -> list[str]:
    """Return the texts of a list in JSON or in Python's spelling, [] where it is none."""
    if not text.strip().startswith("["):
        return []
    try:
        found = ast.literal_eval(text.strip())
    except (ValueError, SyntaxError):
        return []
    return [spelled(one) for one in found] if isinstance(found, list) else []


def options_of(
    row: Mapping[str, object], paths: Sequence[str], keys_at: str, is_mixed: bool
) -> dict[str, str]:
    """Return the options of a row, which stand at `paths`, by their keys: their own, which stand at
    `keys_at`, or letters. `is_mixed`: their order is drawn, since the first is the right one."""
    if not paths:
        return {}
    values = [value_at(row, path) for path in paths]
    if len(values) == 1 and isinstance(values[0], Mapping):
        return {letter: str(text) for letter, text in zip(LETTERS, values[0], strict=False)}
    if len(values) == 1 and isinstance(values[0], str):
        return split_options(values[0])
    texts = values[0] if len(values) == 1 else values
    if not isinstance(texts, list):
        return {}
    if texts and all(isinstance(one, Mapping) and "text" in one for one in texts):
        keys = [str(one.get("label", letter)) for one, letter in zip(texts, LETTERS, strict=False)]
        return dict(zip(keys, (str(one["text"]) for one in texts), strict=False))
    if is_mixed:
        texts = draw_order(texts)
    spelled_all = (spelled(text).strip() for text in texts if text is not None)
    shown = [text for text in spelled_all if text]
    keys = value_at(row, keys_at) if keys_at else None
    if isinstance(keys, list) and len(keys) == len(shown):
        return dict(zip(map(str, keys), shown, strict=True))
    return dict(zip(LETTERS, shown, strict=False))


def draw_order(texts: Sequence[Any]) -> list[str]:
    """Return texts in an order that they alone determine."""
    spelled_all = [spelled(text) for text in texts]
    whole = "\x1f".join(sorted(spelled_all))
    return sorted(spelled_all, key=lambda one: text_sha256(f"{whole}\x1f{one}"))


_BARE = re.compile(r"^[(（]?([A-Ja-j\d])[)）.、:：]?$")
LONGEST_KEY = 3


def choose(options: Mapping[str, str], value: object, index_from: int | None) -> str | None:
    """Return the text of the option that an answer names: by key, index or text; None where it
    names none."""
    if isinstance(value, list):  # 1 for the right one, 0 for the others
        right = [option for option, mark in zip(options.values(), value, strict=False) if mark == 1]
        return right[0] if len(right) == 1 and len(value) == len(options) else None
    text = spelled(value).strip()
    if text in options:
        return options[text]
    if text in options.values():
        return text
    bare = _BARE.sub(r"\1", text).upper() if len(text) <= LONGEST_KEY else ""
    if bare in options:
        return options[bare]
    if index_from is not None and re.fullmatch(r"\d+", text):
        place = int(text) - index_from
        texts = list(options.values())
        return texts[place] if 0 <= place < len(texts) else None
    folded = [option for option in options.values() if option.casefold() == text.casefold()]
    return folded[0] if len(folded) == 1 else None
