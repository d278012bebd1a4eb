"""Answers made of parts with names whose values stand in their own texts: a row, or a worked
example, of which one does not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from workbench.errors import shorten
from workbench.lint.finding import Hit
from workbench.lint.keyed_answers import copied_keys, is_in, keyed_answers, parts_in
from workbench.lint.subject import Subject
from workbench.messages import Message, say

_FEWEST_DOCS = 8
_MOST_LACKING = 0.3
_FEW_LACKING = 0.1
_SHARE = 0.9
_SHORT = 2
"""Numbers of so many digits may stand there as words."""

_WORDS_OF_NOTHING = (
    ", null, none, -, —, –, n/a, na, nil, unknown, not stated, 无, 没有, 未知, なし, 不明, "
    "keine, keins, aucun, aucune, ninguno, nenhum, nessuno, нет, brak, 없음, yok, "
    "geen, [], {}, true, false"
)
_NOTHING = frozenset(_WORDS_OF_NOTHING.split(", "))


def not_copied(subject: Subject) -> Iterator[Hit]:
    """Yield the few docs whose text lacks a part of the answer that those of others have; a
    hint where these are more than one in ten."""
    made = keyed_answers(subject)
    if len(made) < _FEWEST_DOCS:
        return
    texts = [item.example.input for item in subject.rendered[: len(made)]]
    for key in copied_keys(made, texts, 1 - _MOST_LACKING):
        lacking = sum(not is_in(parts[key], text) for parts, text in zip(made, texts, strict=True))
        for place, (parts, text) in enumerate(zip(made, texts, strict=True)):
            if not is_in(parts[key], text) and not _is_nothing(parts[key]):
                yield Hit(
                    say("the answer's {name} is not in its text, as those of others are: {own}",
                        name=key, own=shorten(parts[key], 40)),
                    say("Correct the row, or leave it out."),
                    subject.rendered[place].doc.id,
                    subject.code.line_of_field(key) or subject.code.line_of_output,
                    about=key,
                    severity="hint" if lacking > max(1, _FEW_LACKING * len(made)) else None,
                )  # fmt: skip


def copied_parts(subject: Subject) -> Mapping[str, bool]:
    """Return the names of the parts of all docs' answers that stand in their own texts, each with
    whether they do so in every one: then numbers are nowhere written as words."""
    made = keyed_answers(subject)
    if not made:
        return {}
    texts = [subject.blocks_of(item)[-1].text for item in subject.rendered[: len(made)]]
    always = copied_keys(made, texts, 1) if len(made) >= _FEWEST_DOCS else ()
    return {key: key in always for key in copied_keys(made, texts, _SHARE)}


def other_parts(text: str, answer: str, keys: Mapping[str, bool]) -> Message | None:
    """Return what is said of a worked example whose text lacks a part of its answer, given what
    `copied_parts` returns."""
    parts = parts_in(answer)
    key = next((key for key in keys if key in parts and not is_in(parts[key], text)), "")
    value = parts[key] if key else ""
    is_figure = value.isdigit() and keys[key] and any(map(str.isdigit, text))
    if not value or (_is_nothing(value) and not is_figure):
        return None
    return say("a worked answer is wrong: its text does not have {answer}, as all docs' texts have "
               "their answers", answer=shorten(value, 30))  # fmt: skip


def _is_nothing(value: str) -> bool:
    """Say whether a value stands for none, `null`, `-`, `无`, or may be written in another way."""
    bare = value.strip().casefold()
    return bare in _NOTHING or (bare.isdigit() and len(bare) <= _SHORT)
