"""Answers that stand in the prompt's own table behind what the texts name, `| Harbour | Monday |`,
where two rows of it have each other's. The rule `answer/gold-differs` says so."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.frames import MASK
from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.lint.truth import bare
from workbench.messages import say

_FEWEST_DOCS = 6
_FEWEST_KEYS = 3
_FEWEST_EACH = 2
_MOST_KEYS = 60
_MOST_LABELS = 20
_PAIR = exactly(
    r"[ \t]*(?:\|[ \t]*(?P<cell>[^|\n]{2,40}?)[ \t]*\|[ \t]*(?P<beside>[^|\n]{1,40}?)[ \t]*\|?"
    r"|(?:[-*•·][ \t]+)?(?P<key>[^\W\d_][^:：=→|\n]{1,39}?)[ \t]*(?:[:：=→]|[-=]>|\s[–—-]\s)[ \t]*"
    r"(?P<value>[^:：=→|\n]{1,40}?)[.;；。]?)[ \t]*"
)


def looked_up(subject: Subject) -> Iterator[Hit]:
    """Yield the docs of two keys of a table where each is answered by what stands behind the other
    one in all of its docs, and those of the other keys by their own."""
    items = subject.rendered
    golds = subject.bare_rights
    labels = {*golds}
    is_few = _FEWEST_KEYS <= len(labels) <= _MOST_LABELS
    if len(items) < max(_FEWEST_DOCS, _FEWEST_EACH * len(labels)) or not is_few:
        return
    table = table_in(own_text(subject))
    if not labels <= {bare(value) for value in table.values()} or labels.intersection(table):
        return
    keys = {key: re.compile(rf"(?<!\w){re.escape(key)}(?!\w)") for key in table}
    answered: dict[str, set[str]] = defaultdict(set)
    docs: dict[str, list[int]] = defaultdict(list)
    for place, item in enumerate(items):
        told = "\n".join(leaf for leaf in leaves_of(item.doc.data) if leaf in item.example.input)
        named = [key for key, pattern in keys.items() if pattern.search(told.casefold())]
        if len(named) != 1:
            continue
        answered[named[0]].add(golds[place])
        docs[named[0]].append(place)
    is_clear = all(len(own) == 1 for own in answered.values())
    if not is_clear or sum(map(len, docs.values())) < len(items) - 1:
        return
    said = {key: next(iter(own)) for key, own in answered.items()}
    wrong = [key for key in said if said[key] != bare(table[key])]
    if len(wrong) != 2 or len(said) < _FEWEST_KEYS:
        return
    one, other = wrong
    is_crossed = said[one] == bare(table[other]) and said[other] == bare(table[one])
    for key in wrong if is_crossed and min(map(len, docs.values())) >= _FEWEST_EACH else ():
        for place in docs[key]:
            yield Hit(
                say("the prompt's table has {value} for {key}, and the answer is {gold}",
                    value=shorten(table[key], 30), key=shorten(key, 30),
                    gold=shorten(subject.right_of(items[place]).strip(), 30)),
                say("Two rows of the table seem to be exchanged: correct them."),
                items[place].doc.id,
                subject.code.line_with(table[key]) or subject.code.line_of_input,
                about="table",
            )  # fmt: skip


def table_in(text: str) -> Mapping[str, str]:
    """Return the values of a text's lines by the keys before them, in small letters; nothing where
    a key has several."""
    found: dict[str, str] = {}
    for line in text.split("\n"):
        match = _PAIR.fullmatch(line) if MASK not in line else None
        if match is None:
            continue
        key = bare(match["cell"] or match["key"])
        if key in found or len(found) >= _MOST_KEYS:
            return {}
        found[key] = match["beside"] or match["value"]
    return found
