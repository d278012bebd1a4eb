"""Labels that some rows have in part, `Mon` where the prompt and the others say `Monday`. The rule
`answer/two-spellings` says so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.messages import say

_FEWEST_DOCS = 6
_MOST_LABELS = 12


def shortened_labels(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose label is how another one begins or ends, where the template names that
    one and all others of the rows, and this one nowhere besides."""
    items = subject.rendered
    counts = Counter(subject.rights)
    if len(items) < _FEWEST_DOCS or not 3 <= len(counts) <= _MOST_LABELS:
        return
    if "" in counts or not any(a != b and a in b for a in counts for b in counts):
        return
    whole = _whole_of(own_text(subject).casefold(), {gold: gold.casefold() for gold in counts})
    if 2 * sum(counts[gold] for gold in whole) >= len(items):
        return
    for item in items:
        gold = subject.right_of(item).strip()
        if gold in whole:
            yield Hit(
                say("a gold is spelled {first!r} and {second!r}", first=whole[gold], second=gold),
                say("Spell a label in one way in all rows."),
                item.doc.id,
                subject.code.line_of_output,
                about=f"shortened {gold}",
            )


def _whole_of(text: str, labels: Mapping[str, str]) -> Mapping[str, str]:
    """Return the labels that a text has only within others, by the one label that each is a part
    of; nothing where it lacks any other. `labels` has each in small letters."""
    named: list[str] = []
    for label in sorted(labels, key=len, reverse=True):
        if labels[label] in text:
            named.append(label)
            text = text.replace(labels[label], "\n")
    found: dict[str, str] = {}
    for label in labels.keys() - {*named}:
        own = labels[label]
        longer = [one for one in named if labels[one].startswith(own) or labels[one].endswith(own)]
        if len(longer) != 1 or not any(map(str.isalpha, own)):
            return {}
        found[label] = longer[0]
    return found if len(named) > 1 else {}
