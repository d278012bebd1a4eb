"""Answers that have a value of the prompt's own table for each key of their text, `AUG GGC` and
`Met-Gly`: those that have others, and texts that the prompt has with other keys. The rules
`answer/other-rule` and `text/no-question` say so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.rules.rows.looked_up import table_in
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.lint.truth import bare
from workbench.messages import say

_MOST_DOCS = 200
_FEWEST_DOCS = 6
_FEWEST_KEYS = 3
_FEWEST_PARTS = 2
_MOST_OF = 0.5
_LONGEST = 200
_PARTS = exactly(r"[\s,;/|+·–—‐‑→>-]+")


def other_than_the_table(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer lacks the value of a key, or has it at another place, where most
    answers are what the table has for the keys of the row's text, one by one."""
    read = _read(subject, is_shown=True)
    if read is None:
        return
    table, made = read
    items, golds = subject.rendered, subject.rights
    for place, keys in enumerate(made):
        said, wanted = _said(golds[place]), [bare(table[key]) for key in keys]
        if said != wanted[: len(said)]:  # a key may stand for the end
            yield Hit(
                say("by the prompt's table {keys} is {wanted}, and the answer is {answer}",
                    keys=shorten(" ".join(keys), 30),
                    wanted=shorten(" ".join(table[key] for key in keys), 30),
                    answer=shorten(golds[place], 30)),
                say("Correct the row's answer."),
                items[place].doc.id,
                subject.code.line_of_output,
                about="by the table",
            )  # fmt: skip


def keys_not_shown(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose text by which the table gives the answer is not in their input."""
    read = _read(subject, is_shown=False)
    for item, keys in zip(subject.rendered, read[1] if read else (), strict=False):
        yield Hit(
            say("the keys of the prompt's table by which the row has its answer are not in the "
                "input: {keys}", keys=shorten(" ".join(keys).upper(), 40)),
            say("Put the row's text into the input as it is."),
            item.doc.id,
            subject.code.line_of_input,
            about="keys of the table",
        )  # fmt: skip


def _read(
    subject: Subject, *, is_shown: bool
) -> tuple[Mapping[str, str], Sequence[Sequence[str]]] | None:
    """Return the prompt's table and the keys of the docs' texts that are in their inputs, or of
    those that are not; None where not all docs have such, or most answers are not by them."""
    items, golds = subject.rendered[:_MOST_DOCS], subject.rights[:_MOST_DOCS]
    if len(items) < _FEWEST_DOCS or len(_parts(golds[0])) < _FEWEST_PARTS:
        return None
    table = table_in(own_text(subject))
    if len(table) < _FEWEST_KEYS or {*table}.intersection(map(bare, table.values())):
        return None
    made: list[Sequence[str]] = []
    for item, gold in zip(items, golds, strict=True):
        leaves = [leaf for leaf in leaves_of(item.doc.data) if len(leaf) <= _LONGEST]
        # The code may show it in small letters, or with other marks between its keys.
        text = _signs(item.example.input)
        keys = _keys_of([one for one in leaves if (_signs(one) in text) is is_shown], table)
        if not keys or len(gold) > _LONGEST:
            return None
        made.append(keys)
    pairs = zip(golds, made, strict=True)
    right = sum(_said(gold) == [bare(table[key]) for key in keys] for gold, keys in pairs)
    return (table, made) if right >= _MOST_OF * len(items) else None


def _signs(text: str) -> str:
    return "".join(filter(str.isalnum, text)).casefold()


def _said(gold: str) -> list[str]:
    return [bare(part) for part in _parts(gold)]


def _parts(text: str) -> list[str]:
    return [part for part in _PARTS.split(text) if part]


def _keys_of(texts: Sequence[str], table: Mapping[str, str]) -> Sequence[str]:
    """Return the keys that one of several texts is made of; none where there is no such text, or
    are several."""
    made = ([bare(part) for part in _parts(text)] for text in texts)
    found = [
        keys for keys in made if len(keys) >= _FEWEST_PARTS and all(key in table for key in keys)
    ]
    return found[0] if len(found) == 1 else ()
