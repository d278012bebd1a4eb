"""Options of a row: where they stand, and which one an answer names."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping, Sequence
from typing import Any

from workbench.io.files import text_sha256
from workbench.tasks.new.columns import spelled, value_at
from workbench.tasks.new.roles import Reader, Roles
from workbench.tasks.new.words import OPTIONS

LETTERS = "ABCDEFGHIJ"


def find_options(reader: Reader) -> Roles:
    """Return where the rows' options stand."""
    given = reader.given.options
    if given:
        return Roles(options=given, option_keys=_keys_beside(reader, given))
    if "target_scores" in reader.columns:
        reader.reasons.append("options and gold: target_scores")
        return Roles(options=("target_scores",))
    for path in reader.named(OPTIONS, reader.left):
        roles = Roles(options=(path,), option_keys=_keys_beside(reader, (path,)))
        if all(len(options_of(row, roles)) > 1 for row in reader.table.rows):
            reader.reasons.append(f"options: {path}")
            return roles
    family = _family(reader)
    if family:
        reader.reasons.append(f"options: the columns {', '.join(family)}")
        return Roles(options=family)
    wrong = tuple(p for p, c in reader.columns.items() if _WRONG.fullmatch(c.name))
    right = reader.named(("correct_answer", "answer", "correct"), reader.left)
    if wrong and right and not reader.given.answer:
        reader.reasons.append(f"options: {right[0]} and {', '.join(wrong)}, in an order drawn")
        return Roles(options=(right[0], *wrong), is_mixed=True)
    return Roles()


_WRONG = re.compile(r"(distractor|incorrect_answer|wrong_answer|incorrect|wrong)s?_?\d*")


def _keys_beside(reader: Reader, options: tuple[str, ...]) -> str:
    """Return the list of the options' own keys that stands beside them (ARC's `choices.label`)."""
    parent, dot, _ = options[0].rpartition(".")
    for name in ("label", "labels", "key", "keys", "id"):
        column = reader.columns.get(f"{parent}{dot}{name}") if dot else None
        if column and column.kind == "texts" and all(len(set(v)) == len(v) for v in column.present):
            return column.path
    return ""


_FAMILY = re.compile(
    r"(?P<stem>|(?:option|opt|op|choice|ending|answer|candidate|"
    r"alternative|sol|solution|antwort|选项|选择)s?)"
    r"[ _\-]?(?P<place>[A-Ja-j]|\d)"
)


def _family(reader: Reader) -> tuple[str, ...]:
    """Return columns that are called A, B, C, … or option1, option2, …, in order."""
    stems: dict[str, dict[str, str]] = {}
    for path, column in reader.columns.items():
        found = _FAMILY.fullmatch(path) or _FAMILY.fullmatch(path.lower())
        if found and column.kind not in ("blank", "texts", "other", "turns"):
            stems.setdefault(found["stem"].lower(), {})[found["place"].upper()] = path
    asked = {*reader.given.question, reader.given.passage, reader.given.answer}
    for stem, places in stems.items():
        in_family = set(places.values())
        others = [p for p in reader.left if p not in in_family and reader.left[p].kind == "text"]
        if (
            in_family & asked
            or not (others or reader.given.question)
            or (not stem and "0" in places)
        ):
            continue
        for order in (LETTERS, "0123456789", "123456789"):
            in_order = [places[p] for p in order if p in places]
            if len(in_order) == len(places) >= 2 and order.startswith("".join(sorted(places))):
                return tuple(in_order)
    return ()


def numbered_from(options: tuple[str, ...]) -> int | None:
    """Return 0 or 1, from which the columns option0, option1, … or option1, … count; else None."""
    first = options[0][-1] if len(options) > 1 else ""
    return int(first) if first in ("0", "1") else None


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


def options_of(row: Mapping[str, object], roles: Roles) -> dict[str, str]:
    """Return a row's options by their keys: their own, or letters."""
    if not roles.options:
        return {}
    values = [value_at(row, path) for path in roles.options]
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
    if roles.is_mixed:
        texts = draw_order(texts)
    shown = [spelled(text).strip() for text in texts if text is not None and spelled(text).strip()]
    keys = value_at(row, roles.option_keys) if roles.option_keys else None
    if isinstance(keys, list) and len(keys) == len(shown):
        return dict(zip(map(str, keys), shown, strict=True))
    return dict(zip(LETTERS, shown, strict=False))


def draw_order(texts: Sequence[Any]) -> list[str]:
    """Return texts in an order that they alone determine."""
    spelled_all = [spelled(text) for text in texts]
    whole = "\x1f".join(sorted(spelled_all))
    return sorted(spelled_all, key=lambda one: text_sha256(f"{whole}\x1f{one}"))


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
    bare = re.sub(r"^[(（]?([A-Ja-j\d])[)）.、:：]?$", r"\1", text).upper()
    if bare in options:
        return options[bare]
    if index_from is not None and re.fullmatch(r"\d+", text):
        place = int(text) - index_from
        texts = list(options.values())
        return texts[place] if 0 <= place < len(texts) else None
    folded = [option for option in options.values() if option.casefold() == text.casefold()]
    return folded[0] if len(folded) == 1 else None
