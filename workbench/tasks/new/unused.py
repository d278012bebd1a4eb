"""What no part of a task uses: another answer, options that were not found, a second text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from workbench.messages import say
from workbench.tasks.new.columns import Column, spelled
from workbench.tasks.new.gold import bare_key
from workbench.tasks.new.labels import cut_labels, label_cut
from workbench.tasks.new.roles import Reader, Roles
from workbench.tasks.new.row_options import CUTS, LETTERS
from workbench.tasks.new.words import (
    CLASSES,
    DECISIONS,
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

MOST_KEYS = 10
MOST_NUMBER = 5
"""Letters and numbers above these are no options' keys."""

_DECIMAL = re.compile(r"-?\d*[.,]\d+%?")
_PRINTED = re.compile(r"\barray\(\[|\bdtype=|^\[(['\"]).*\1\s+\1.*\1\]$", re.S)


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
    rivals = [p for p, c in unused.items() if _may_be_answer(c)]
    # The labels of something else in the row (its passages), or beside what was decided of it.
    is_aside = answer.name in ("label", "labels") and (
        "." in answer.path or any(unused[p].name in DECISIONS for p in rivals)
    )
    is_firm = (says_answer(answer.name) or answer.name in CLASSES) and not is_aside
    if is_firm and answer.name not in LOOSE:
        return
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
    if any(question.about in ("options", "index") for question in reader.questions):
        return
    keys = _keys_in(answer) if answer is not None else set[str]()
    has_letters = any(map(str.isalpha, keys))
    others = [p for p, c in unused.items() if _may_be_options(c, has_letters=has_letters)]
    if given.index_from is None:
        least = 2 if has_letters else len(keys)
        are_enough = len(others) >= least or any(_holds_several(unused[p]) for p in others)
        if not keys or not are_enough or _lists_them(reader, roles):
            return
    reader.questions[:] = [q for q in reader.questions if q.about != "question"]
    text = say(
        "{field} has letters or numbers, as the right option has, and no options were found. Which "
        "fields are they?",
        field=roles.answer or "--index-from",
    )
    flag = "--options FIELD,…, or --no-options where the values themselves are the labels"
    reader.ask("options", text, others, flag)


def _keys_in(column: Column) -> set[str]:
    """Return the letters from A, or the numbers from 0 or 1, that the values are, in whatever width
    and brackets; none where they are something else."""
    keys = {bare_key(spelled(value)) for value in column.present}
    if not 1 < len(keys) <= MOST_KEYS or "" in keys:
        return set()
    if all(map(str.isdecimal, keys)):
        numbers = sorted(map(int, keys))
        return keys if numbers[0] in (0, 1) and numbers[-1] <= MOST_NUMBER else set()
    return keys if all(key in LETTERS[:MOST_KEYS] for key in keys) else set()


def _may_be_options(column: Column, *, has_letters: bool) -> bool:
    if len(column.distinct) < 2 or says_passage(column.name) or says_kind(column.name):
        return False
    if column.kind in ("texts", "other"):
        return True
    if column.name in (*QUESTION, *STEPS, *CLASSES):
        return False
    has_words = any(any(map(str.isalpha, spelled(value))) for value in column.present)
    return column.kind in ("text", "whole", "number") and (has_letters or has_words)


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
    cut = label_cut(answer)
    is_told = given.kind or given.labels or given.keep_labels or roles.options
    if cut and not is_told and not _lists_them(reader, roles):
        text = say(
            "{field} has cells such as {text!r}, with {sign!r} between what others have alone. Is "
            "it one label, or several?",
            field=answer.path,
            text=next(v for v in answer.present if len(cut_labels(spelled(v), cut)) > 1),
            sign=cut,
        )
        flag = "--kind set where all of a row's labels count, --kind classes where it is one"
        reader.ask("kind", text, ("set", "classes"), flag)
    is_printed = answer.kind == "text" and any(_PRINTED.search(spelled(v)) for v in answer.present)
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
