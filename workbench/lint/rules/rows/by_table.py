"""Answers that have a value of the prompt's own table for each key of their text, `AUG GGC` and
`Met-Gly`, and those that have others. The rule `answer/other-rule` says so."""

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
    items = subject.rendered[:_MOST_DOCS]
    golds = subject.rights[:_MOST_DOCS]
    if len(items) < _FEWEST_DOCS or len(_parts(golds[0])) < _FEWEST_PARTS:
        return
    table = table_in(own_text(subject))
    if len(table) < _FEWEST_KEYS or {*table}.intersection(map(bare, table.values())):
        return
    values = {key: bare(value) for key, value in table.items()}
    made: list[tuple[int, Sequence[str], Sequence[str]]] = []
    for place, item in enumerate(items):
        keys = _keys_of(item.doc.data, item.example.input, values)
        if not keys or len(golds[place]) > _LONGEST:
            return
        made.append((place, [values[key] for key in keys], keys))
    said = [[bare(part) for part in _parts(gold)] for gold in golds]
    right = sum(said[place] == wanted for place, wanted, _ in made)
    if right < _MOST_OF * len(items):
        return
    for place, wanted, keys in made:
        if said[place] != wanted:
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


def _parts(text: str) -> list[str]:
    return [part for part in _PARTS.split(text) if part]


def _keys_of(data: Mapping[str, object], text: str, table: Mapping[str, str]) -> list[str]:
    """Return the keys that one text of a row is made of, which its input has; none where there is
    no such text, or are several."""
    found = []
    for leaf in leaves_of(data):
        if len(leaf) <= _LONGEST and leaf in text:
            keys = [bare(part) for part in _parts(leaf)]
            if len(keys) >= _FEWEST_PARTS and all(key in table for key in keys):
                found.append(keys)
    return found[0] if len(found) == 1 else []
