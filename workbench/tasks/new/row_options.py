"""Options of a row: where they stand and how they are written."""

from __future__ import annotations

import ast
import json
import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from workbench.io.files import text_sha256
from workbench.tasks.new.columns import spelled, value_at

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

CUTS = ("|", "\n", ";", "；", "、", ",", "，")
"""What stands between options in one cell, likeliest first."""

_LISTED = re.compile(r"(?:^|[\s;,，；])[(（]?(?P<key>[A-Ja-jＡ-Ｊａ-ｊ]|\d)\s?[.)）:：、．]\s*")
_OWN_KEY = re.compile(
    r"\s*[(（\[]?(?:(?P<letter>[A-Ja-jＡ-Ｊａ-ｊ])\s?[.)）\]:：、．]|"
    r"(?P<number>\d)\s?[.)）\]:：、．](?=\s))\s*"
)


_TEXTS = ("text", "value", "content", "option_text", "option", "choice", "answer", "body")
_KEYS = ("label", "key", "letter", "id", "index")
"""What an option's text and its key are called, where it is an object."""


@dataclass(frozen=True, slots=True)
class OptionsAt:
    """Where a row's options stand: at `paths`, with their own keys, if any, at `keys`. `is_mixed`:
    the first is the right one, so the order is drawn. `cut` is what stands between them in one
    cell, "" where they are lettered there."""

    paths: tuple[str, ...] = ()
    keys: str = ""
    is_mixed: bool = False
    cut: str = ""


def options_of(row: Mapping[str, object], at: OptionsAt) -> dict[str, str]:
    """Return the options of a row by their keys: their own, or letters. A place that is blank in
    this row keeps its key, with ""."""
    if not at.paths:
        return {}
    values = [value_at(row, path) for path in at.paths]
    if len(values) == 1 and isinstance(values[0], Mapping):
        return _by_letter([str(text) for text in values[0]])
    if len(values) == 1 and isinstance(values[0], str):
        return cut_options(values[0], at.cut) if at.cut else split_options(values[0])
    texts = values[0] if len(values) == 1 else values
    if not isinstance(texts, list):
        return {}
    if any(isinstance(one, Mapping | list) for one in texts) and not at.is_mixed:
        return _by_own_keys(texts)
    if at.is_mixed:
        flat = [one for each in texts for one in (each if isinstance(each, list) else [each])]
        texts = draw_order([text for text in flat if text is not None and spelled(text).strip()])
    shown = ["" if text is None else spelled(text).strip() for text in texts]
    keys = value_at(row, at.keys) if at.keys else None
    if isinstance(keys, list) and len(keys) == len(shown):
        return dict(zip(map(str, keys), shown, strict=True))
    return _by_letter(shown)


def _by_own_keys(options: Sequence[Any]) -> dict[str, str]:
    """Return the options of a list of objects, or of pairs of a key and a text; {} where it is
    neither."""
    found: dict[str, str] = {}
    options = [one[0] if isinstance(one, list) and len(one) == 1 else one for one in options]
    for one, letter in zip(options, LETTERS, strict=False):
        is_pair = isinstance(one, list) and len(one) == 2
        option = {"key": one[0], "text": one[1]} if is_pair else one
        text = _first_of(option, _TEXTS) if isinstance(option, Mapping) else None
        if text is None:
            return {}
        key = _first_of(option, _KEYS)
        if key is None and isinstance(option, Mapping) and len(option) == 2:
            other = next((v for v in option.values() if v is not text), None)
            key = other if isinstance(other, str) and re.fullmatch(r"[A-Ja-j]|\d", other) else None
        found[letter if key is None else spelled(key)] = spelled(text).strip()
    return found if len(found) == len(options) else {}


def _first_of(option: Any, names: Sequence[str]) -> Any:
    return next((option[name] for name in names if option.get(name) is not None), None)


def there(options: Mapping[str, str]) -> list[str]:
    """Return the texts of the options that are not blank."""
    return [text for text in options.values() if text]


def narrow(text: str) -> str:
    """Return full-width letters and figures, and circled ones, as plain ones."""
    return unicodedata.normalize("NFKC", text)


def split_options(text: str) -> dict[str, str]:
    """Return the options that one text lists ("A. red  B. blue"), by their letters or numbers, or
    those of a list that is written as a text; {} where it is neither."""
    written = _written(text)
    if isinstance(written, dict):
        return {str(key).strip(): spelled(one).strip() for key, one in written.items()}
    if isinstance(written, list):
        return _by_letter([spelled(one).strip() for one in written])
    found = list(_LISTED.finditer(text))
    keys = [narrow(each["key"]).upper() for each in found]
    for order in (LETTERS, "0123456789", "123456789"):
        if len(keys) > 1 and order.startswith("".join(keys)):
            ends = [each.start() for each in found[1:]] + [len(text)]
            cut = [text[each.end() : end] for each, end in zip(found, ends, strict=True)]
            parts = [part.strip(" \n;,，；") for part in cut]
            return dict(zip(keys, parts, strict=True)) if all(parts) else {}
    return {}


def cut_options(text: str, cut: str) -> dict[str, str]:
    """Return the options between which `cut` stands."""
    return _by_letter([part.strip() for part in text.split(cut) if part.strip()])


def _by_letter(texts: Sequence[str]) -> dict[str, str]:
    """Return options by letters; what has its own letter or number in front, in order, without."""
    keys = [_OWN_KEY.match(text) for text in texts if text]
    own = "".join(narrow(key["letter"] or key["number"] or "").upper() for key in keys if key)
    if len(keys) > 1 and len(own) == len(keys) == len(texts):
        for order in (LETTERS, "123456789"):
            if order.startswith(own):
                bare = [
                    text[key.end() :].strip() for text, key in zip(texts, keys, strict=True) if key
                ]
                return dict(zip(own, bare, strict=True)) if all(bare) else {}
        orders = (LETTERS[:8], "0123456789"[: len(own)], "123456789"[: len(own)])
        if len(set(own)) == len(own) and any(set(own) <= set(order) for order in orders):
            return {}  # lettered in another order than they stand: which letter is meant is asked
    return dict(zip(LETTERS, texts, strict=False))


def _written(text: str) -> Any:
    """Return a list or an object that is written as a text, in JSON or in Python's spelling."""
    if text.strip()[:1] not in ("[", "{"):
        return None
    for read in (json.loads, ast.literal_eval):
        try:
            return read(text.strip())
        except (ValueError, SyntaxError, RecursionError):
            continue
    return None


def draw_order(texts: Sequence[Any]) -> list[str]:
    """Return texts in an order that they alone determine."""
    spelled_all = [spelled(text) for text in texts]
    whole = "\x1f".join(sorted(spelled_all))
    return sorted(spelled_all, key=lambda one: text_sha256(f"{whole}\x1f{one}"))
