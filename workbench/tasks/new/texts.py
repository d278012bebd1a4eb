"""What the model reads: the question, and the passage that it is about."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from workbench.messages import say
from workbench.tasks.new.columns import Column, is_there, spelled
from workbench.tasks.new.roles import Reader, Roles
from workbench.tasks.new.words import (
    LANGUAGES,
    NAMES,
    PAIRED,
    PAIRS,
    PASSAGE,
    QUESTION,
    STEPS,
    says_passage,
)

_ABOUT_A_TEXT = (*("question", "query", "claim", "headline", "title", "statement", "问题", "题目"),)
_READ = (
    *("sentence", "text", "document", "content", "dialogue", "dialog", "内容", "正文", "文本"),
)
"""What a question or a heading is about, beside one."""


def languages_of(reader: Reader) -> tuple[str, str] | None:
    if reader.given.answer:
        return None
    found = [
        p
        for p in reader.left
        if reader.columns[p].name in LANGUAGES and reader.columns[p].kind == "text"
    ]
    return (found[0], found[1]) if len(found) == 2 else None


def pair_of(reader: Reader) -> tuple[str, ...]:
    """Return the two texts that belong together, by their names; () where there are no two."""
    by_name = {reader.columns[path].name: path for path in reader.left}
    for first, second in PAIRS:
        if first in by_name and second in by_name:
            return by_name[first], by_name[second]
    for name, path in by_name.items():
        other = by_name.get(re.sub(r"1|(?<=_)a$|(?<=_)a(?=_)", _second, name, count=1))
        stem = re.sub(r"[\W\d_]+|_[ab]$", "", name)
        if other not in (None, path) and stem in PAIRED:
            return path, other
    return ()


def _second(found: re.Match[str]) -> str:
    return {"1": "2", "a": "b"}[found[0]]


def find_texts(reader: Reader, roles: Roles) -> Roles:
    """Return the roles with question and passage, asking where several fields may be either."""
    given = reader.given
    taken = {*roles.options, roles.option_keys, roles.answer, roles.steps}
    if given.question:
        passage = given.passage or ""
        return replace(roles, question=given.question, passage=passage)
    if any(question.about == "direction" for question in reader.questions):
        return roles  # which text is read is what was asked
    pair = pair_of(reader)
    if pair and not taken & set(pair) and not given.passage:
        reader.reasons.append(say("question: the pair {a}, {b}", a=pair[0], b=pair[1]))
        return replace(roles, question=pair)
    among = [p for p in reader.left if p not in taken and p != given.passage]
    among = [p for p in among if reader.columns[p].kind in ("text", "turns", "whole", "number")]
    among = [p for p in among if reader.columns[p].name not in (*NAMES, *STEPS)]
    named = reader.named(QUESTION, among)
    turns = [p for p in among if reader.columns[p].kind == "turns"]
    if turns and not (roles.answer or roles.options or reader.questions):
        among, named = turns, []  # their last turn is the answer
    texts = named or [p for p in among if reader.columns[p].kind in ("text", "turns")]
    texts = [p for p in texts if named or _has_words(reader.columns[p])] or texts
    if not texts:
        reader.ask(
            "question",
            say("No field looks like the text that the model should read."),
            among,
            "--question FIELD",
        )
        return roles
    if not named and len(texts) > 1:
        longest = max(texts, key=lambda p: reader.columns[p].mean_length)
        others = [p for p in texts if p != longest and not reader.columns[p].is_classes(50)]
        if others:
            reader.ask(
                "question",
                say(
                    "Several fields may be what the model reads: {fields}.", fields=", ".join(texts)
                ),
                texts,
                "--question FIELD, and --passage FIELD if it reads one more",
            )
            return roles
        texts = [longest]
    question = texts[0]
    reader.reasons.append(say("question: {field}", field=question))
    rest = [p for p in among if p != question]
    passages = [given.passage] if given.passage else _passages(reader, question, rest)
    if passages:
        reader.reasons.append(say("passage: {field}", field=passages[0]))
    return replace(roles, question=(question,), passage=passages[0] if passages else "")


def unread_rows(reader: Reader, roles: Roles) -> tuple[int, ...]:
    """Return the places of the rows that lack a text of the question; of several fields that the
    user named, those that have none of them."""
    columns = [reader.columns[path] for path in roles.question]
    if not columns:
        return ()
    lacks = all if reader.given.question else any
    rows = zip(*(column.values for column in columns), strict=True)
    return tuple(
        place for place, texts in enumerate(rows) if lacks(not is_there(text) for text in texts)
    )


def _passages(reader: Reader, question: str, rest: Sequence[str]) -> list[str]:
    """Return the fields that are called as passages are, or, beside what is called a question or a
    heading, as texts are."""
    named = reader.named((*PASSAGE, "input"), rest)
    named += [p for p in rest if p not in named and says_passage(reader.columns[p].name)]
    if named or reader.columns[question].name not in _ABOUT_A_TEXT:
        return named
    found = [p for p in reader.named(_READ, rest) if len(reader.columns[p].distinct) > 1]
    return [p for p in found if not _holds(reader.columns[p], reader.columns[question])]


def _holds(whole: Column, part: Column) -> bool:
    """Say whether a text has another in it in all rows: then it is the row once more, with what is
    to be answered."""
    pairs = zip(whole.values, part.values, strict=True)
    return all(spelled(y).strip() in spelled(x) for x, y in pairs)


def _has_words(column: Column) -> bool:
    """Say whether there is something to read: prices and sizes have no letters."""
    return column.kind == "turns" or any(any(map(str.isalpha, spelled(v))) for v in column.present)
