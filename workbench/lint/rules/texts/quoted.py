"""Texts of a list in the quotes of `repr`, each by itself: `A: 'Did the letter come?'`. The rule
`text/raw-value` says so."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject
from workbench.messages import say
from workbench.types import Rendered

_SEEN_DOCS = 50
_FEWEST_DOCS = 3
_MOST_OF = 0.8
_FEWEST_SIGNS = 4
_WRITTEN = exactly(r"['\"](?:\Z|[{%])|\A['\"]|[}s]['\"]")
"""What a template has beside a value that it puts into quotes itself."""


def quoted_items(subject: Subject) -> Iterator[Hit]:
    """Yield hints on the texts of a list that all stand in the quotes of `repr` or `json.dumps`, in
    nearly all docs, and a hit on each doc where those with an apostrophe have other quotes than the
    rest, as `repr` alone writes them."""
    if not subject.has_sign("'\"") or any(
        _WRITTEN.search(literal.text) for literal in subject.code.literals if literal.of_input
    ):
        return
    found: dict[str, list[tuple[Rendered, set[str]]]] = defaultdict(list)
    docs: dict[str, int] = defaultdict(int)
    items = subject.some(_SEEN_DOCS)
    for item in items:
        text = item.example.input
        for name, value in item.doc.data.items():
            if not isinstance(value, list | dict):
                continue
            leaves = [leaf for leaf in leaves_of(value) if len(leaf) >= _FEWEST_SIGNS]
            shown = [leaf for leaf in leaves if leaf in text]
            docs[name] += bool(shown)
            quotes = [_quote_of(leaf, text) for leaf in leaves]
            if shown and all(quotes) and str(value) not in text:
                found[name].append((item, set(quotes)))
    for name, cases in found.items():
        if len(cases) < max(_FEWEST_DOCS, _MOST_OF * docs[name]):
            continue
        is_sure = len(set().union(*(quotes for _, quotes in cases))) > 1
        for item, _ in cases:
            yield Hit(
                say("the row's {name} is printed as Python has it", name=name),
                say("Write it out as text: join a list, decode bytes, round a number."),
                item.doc.id,
                subject.code.line_of_field(name) or subject.code.line_of_input,
                about=name,
                severity=None if is_sure else "hint",
            )


def _quote_of(leaf: str, text: str) -> str:
    """Return the quote that a text stands in as `repr` writes it, or as JSON does, "" if in none,
    or in a list or a tuple."""
    for written in (repr(leaf), f'"{leaf}"'):
        at = text.find(written)
        if at >= 0 and text[:at].rstrip()[-1:] not in tuple("([{,"):
            return written[0]
    return ""
