"""What no part of a task uses: another answer, options that were not found, a second text."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import replace

from workbench.messages import say
from workbench.tasks.new.columns import Column, spelled
from workbench.tasks.new.roles import Reader, Roles
from workbench.tasks.new.row_options import CUTS
from workbench.tasks.new.words import (
    CLASSES,
    LOOSE,
    NAMES,
    QUESTION,
    STEPS,
    says_answer,
    says_kind,
    says_passage,
)

MOST_SHOWN = 4
"""So many fields that are not used are named."""

_KEY = re.compile(r"[(\[]?([A-Ja-j]|\d)[)\].:]?")
_DECIMAL = re.compile(r"-?\d*[.,]\d+%?")
_PRINTED = re.compile(r"\barray\(\[|\bdtype=")


def check_unused(reader: Reader, roles: Roles) -> None:
    """Ask about fields that may be the answer or its options and are used for nothing; name the
    texts that are left out."""
    unused = _unused(reader, roles)
    if not roles.options and not reader.given.no_options:
        _ask_options(reader, roles, unused)
    if reader.questions:
        return
    answer = reader.columns.get(roles.answer)
    if answer is not None and not reader.given.answer:
        _ask_answer(reader, roles, answer, unused)
    if answer is not None and not reader.questions:
        _ask_form(reader, roles, answer)
    left = [p for p, c in unused.items() if _is_text(c) or _is_passage(c)]
    if left and not reader.questions:
        fields = ", ".join(left[:MOST_SHOWN])
        reader.reasons.append(
            say("not used: {fields}; --passage FIELD puts it above the question", fields=fields)
        )


def _unused(reader: Reader, roles: Roles) -> Mapping[str, Column]:
    used = {roles.answer, roles.passage, roles.steps, roles.option_keys}
    used |= {*roles.question, *roles.options}
    return {
        path: column
        for path, column in reader.left.items()
        if path not in used
        and not path.startswith(tuple(f"{one}." for one in used if one))
        and column.name not in (*NAMES, "index")
    }


def _is_text(column: Column) -> bool:
    """Say whether a text differs from row to row."""
    return (
        column.kind == "text"
        and not says_kind(column.name)
        and 2 * len(column.distinct) > len(column.present) > 1
    )


def _is_passage(column: Column) -> bool:
    return says_passage(column.name) and len(column.distinct) > 1


def _ask_answer(reader: Reader, roles: Roles, answer: Column, unused: Mapping[str, Column]) -> None:
    """Ask which field is the answer, where the one that was taken is not called so and another may
    be it. What a firm name says (a sentiment) is no guess."""
    is_firm = says_answer(answer.name) or answer.name in CLASSES
    if is_firm and answer.name not in LOOSE:
        return
    rivals = [p for p, c in unused.items() if _may_be_answer(c)]
    if roles.options or not rivals:
        return
    shown = (answer.path, *rivals)
    reader.ask(
        "answer",
        say(
            "Several fields may be the answer: {fields}. Which one is the gold?",
            fields=", ".join(shown),
        ),
        shown,
        "--answer FIELD",
    )


def _may_be_answer(column: Column) -> bool:
    if says_passage(column.name) or says_kind(column.name):
        return column.name in CLASSES and column.name not in LOOSE
    if column.name in (*QUESTION, *STEPS) and not says_answer(column.name):
        return False
    if column.kind == "number" or column.name.startswith("test"):
        return False  # a mean of grades; what a program is tried on
    if all(_DECIMAL.fullmatch(spelled(value).strip()) for value in column.present):
        return False
    is_many = column.kind in ("texts", "whole") and len(column.distinct) > 1
    return is_many or column.is_classes() or _is_text(column)


def _ask_options(reader: Reader, roles: Roles, unused: Mapping[str, Column]) -> None:
    """Ask for the options where the answer has letters or places and fields are left that may be
    they, or where it is said to be an index."""
    given, answer = reader.given, reader.columns.get(roles.answer)
    if given.labels or given.keep_labels or given.kind in ("classes", "text"):
        return
    if given.index_from is None and (answer is None or not _are_keys(answer)):
        return
    others = [p for p, c in unused.items() if _may_be_options(c)]
    are_enough = len(others) > 1 or any(_holds_several(unused[path]) for path in others)
    if given.index_from is None and (not are_enough or _lists_them(reader, roles)):
        return
    if any(question.about in ("options", "index") for question in reader.questions):
        return
    reader.questions[:] = [q for q in reader.questions if q.about not in ("labels", "question")]
    text = say(
        "{field} has letters or numbers, as the right option has, and no options were found. Which "
        "fields are they?",
        field=roles.answer or "--index-from",
    )
    flag = "--options FIELD,…, or --no-options where the values themselves are the labels"
    reader.ask("options", text, others, flag)


def _are_keys(column: Column) -> bool:
    """Say whether the values are single letters, or numbers from 0 or 1, in whatever width and
    brackets, with few between them."""
    texts = {unicodedata.normalize("NFKC", spelled(value)).strip() for value in column.present}
    found = [_KEY.fullmatch(text) for text in texts]
    if not 1 < len(texts) <= 10 or not all(found):
        return False
    keys = sorted(key[1].upper() for key in found if key)
    return keys[-1] <= "J" if keys[0].isalpha() else keys[0] in "01" and len(keys) <= 6


def _may_be_options(column: Column) -> bool:
    if column.kind in ("texts", "other"):
        return not says_kind(column.name) and not says_passage(column.name)
    is_aside = column.name in (*QUESTION, *STEPS, *CLASSES) or says_kind(column.name)
    is_aside = is_aside or says_passage(column.name)
    return not is_aside and _is_text(column)


def _holds_several(column: Column) -> bool:
    """Say whether each value is a list, or a text with one sign between parts."""
    if column.kind in ("texts", "other"):
        return True
    texts = [spelled(value).strip() for value in column.present]
    return any(all(cut in text for text in texts) for cut in CUTS)


def _lists_them(reader: Reader, roles: Roles) -> bool:
    """Say whether the question itself lists the options."""
    if len(roles.question) != 1 or reader.columns[roles.question[0]].kind != "text":
        return False
    return reader.looked.share_with_options(replace(roles, options=roles.question)) == 1


def _ask_form(reader: Reader, roles: Roles, answer: Column) -> None:
    """Ask about answers that are several questions' at once, or a program's print of a list."""
    given = reader.given
    beside = [
        p
        for p, c in reader.left.items()
        if p != answer.path
        and c.kind == answer.kind == "texts"
        and p not in roles.options
        and _asks(c)
        and all(len(a) == len(b) for a, b in zip(c.present, answer.present, strict=False))
    ]
    if beside and not given.question and not given.kind:
        text = say(
            "{a} and {b} are lists side by side: a row has several questions. Make a row of each, "
            "or say what the model reads.",
            a=beside[0],
            b=answer.path,
        )
        reader.ask("question", text, (*beside, *roles.question), "--question FIELD --answer FIELD")
    is_printed = answer.kind == "text" and _PRINTED.search(spelled(answer.present[0]))
    if is_printed and given.kind != "text":
        text = say(
            "{field} is how a program prints an array, which is no answer. Save the rows as .jsonl "
            "or .parquet, or take another field.",
            field=answer.path,
        )
        reader.ask("answer", text, (), "--answer FIELD, or --kind text for it as it stands")


def _asks(column: Column) -> bool:
    name = column.name[:-1] if column.name.endswith("s") else column.name
    texts = [text for value in column.present for text in value]
    asked = sum(spelled(text).strip().endswith(("?", "？")) for text in texts)
    return name in QUESTION or 2 * asked > len(texts)
