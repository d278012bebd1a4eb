"""Tasks whose answers are their texts put right: how such a text is written is their matter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher
from typing import Any

from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject, golds_of
from workbench.types import Rendered

_FEWEST_DOCS = 4
_SOME_DOCS = 12
_MOST_OF = 0.7
_ALIKE = 0.6
_FEWEST_SIGNS = 4
_LONGEST = 600

OF_TEXTS = frozenset(
    {
        *("text/encoding", "text/escaped", "text/hyphenated", "text/invisible", "text/look-alike"),
        *("text/markup", "text/mixed-widths", "text/not-composed", "text/raw-value"),
        *("text/run-together", "text/said-again", "text/scanned-digits", "text/stray-sign"),
        *("text/two-spaces", "text/typeset-code", "text/unclosed", "text/url-coded"),
    }
)
"""Rules that tell how a text is written."""


def is_put_right(subject: Subject) -> bool:
    """Say whether the answers are the texts of their rows, nearly as they stand there."""
    items = subject.rendered[:_SOME_DOCS]
    if subject.method != "gen" or len(items) < _FEWEST_DOCS:
        return False
    right = sum(map(_is_text_put_right, items))
    return right >= max(_FEWEST_DOCS, _MOST_OF * len(items))


def _is_text_put_right(item: Rendered) -> bool:
    gold = golds_of(item.example)[0].strip()
    if not _FEWEST_SIGNS <= len(gold) <= _LONGEST or gold in item.example.input:
        return False
    leaves = [leaf.strip() for value in item.doc.data.values() for leaf in leaves_of(value)]
    return any(
        len(leaf) <= 2 * len(gold) and leaf in item.example.input
        and SequenceMatcher(None, leaf, gold, autojunk=False).ratio() >= _ALIKE
        for leaf in leaves
    )  # fmt: skip


def is_of_template(subject: Subject, hit: Hit) -> bool:
    """Say whether something that a hit tells of stands in the template."""
    values: Mapping[str, Any] = getattr(hit.message, "values", {})
    told: Sequence[str] = [value for value in values.values() if isinstance(value, str) and value]
    return any(text in subject.code.template for text in told)
