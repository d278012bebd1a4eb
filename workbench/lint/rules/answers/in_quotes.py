"""A few answers in quotes, as `repr` writes them, where the others have none. The rule
`answer/other-form` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.io.han import compiled, exactly
from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject, golds_of
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST = 2
_FEWEST_DOCS = 4
_QUOTED = compiled(r"'[^'\n]+'|\"[^\"\n]+\"|`[^`\n]+`|“[^”\n]+”|‘[^’\n]+’|「[^」\n]+」|«[^»\n]+»")
_OF_REPR = exactly(r"\brepr\b|!r\b|%r|\bstr\b.{0,12}\brepresentation\b|\bquot|\bjson\b", re.I)


def some_in_quotes(subject: Subject) -> Iterator[tuple[Rendered, Message]]:
    """Yield the docs whose answer is in quotes, where fewer than half of them are, others are
    texts, too, and neither the row nor the prompt has it with these."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS:
        return
    found: list[tuple[Rendered, str]] = []
    for item in items:
        gold = golds_of(item.example)[0].strip()
        if _QUOTED.fullmatch(gold):
            found.append((item, gold))
    if len(found) < _FEWEST or 2 * len(found) >= len(items):
        return
    if _OF_REPR.search(subject.told):
        return
    # Quotes may say that a value is a text, as an interpreter shows it; what is printed has none.
    printed = all(
        "print(" in item.example.input and ">>>" not in item.example.input for item, _ in found
    )
    for item, gold in found if printed else ():
        where = "\n".join(leaf for leaf in leaves_of(item.doc.data) if leaf.strip() != gold)
        if _OF_REPR.search(where) or _is_printed_so(where, gold) or gold in item.example.input:
            continue
        yield item, say("the answer is in quotes, those of most docs are not: {gold}", gold=gold)


def _is_printed_so(where: str, gold: str) -> bool:
    """Say whether a text of the row has the answer's quotes within quotes: `"'a'"`."""
    other = {"'": '"', '"': "'"}.get(gold[0], "")
    return bool(other) and (f"{other}{gold[0]}" in where or f"\\{gold[0]}" in where)
