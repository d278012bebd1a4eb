"""A dict of the row of which each input shows the first keys alone, or the last: its list was cut.
The rule `text/cut-item` says so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.lint.truth import is_of_answers, places_of
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 6
_MOST_DOCS = 100
_FEWEST_KEYS = 3
_FEWEST_SHOWN = 2
_SHORTEST = 2


def first_keys(subject: Subject) -> Iterator[Hit]:
    """Yield hints on the docs that show some keys of a dict with their values, in all docs as many,
    and none of those behind them, though other docs' answers are among these."""
    items = subject.some(_MOST_DOCS)
    golds = subject.rights[: len(items)]
    for name in sorted(subject.fields) if len(items) >= _FEWEST_DOCS else ():
        held = [item.doc.data.get(name) for item in items]
        if name == "target_scores" or is_of_answers(name):
            continue
        keys = [[*map(str, value)] for value in held if isinstance(value, Mapping)]
        if len(keys) < len(items) or min(map(len, keys)) < _FEWEST_KEYS:
            continue
        shown = list(map(_shown_of, items, keys))
        count = shown[0]
        is_cut = count >= _FEWEST_SHOWN and {*shown} == {count}
        lacking = [gold in own[count:] for gold, own in zip(golds, keys, strict=True)]
        if is_cut and any(lacking) and all(len(own) > count for own in keys):
            for item, own in zip(items, keys, strict=True):
                yield Hit(
                    say("the input has {n} of {count} keys of the row's {name}, and answers are"
                        " among the others", n=count, count=len(own), name=name),
                    say("Put data[{name!r}] into the input, whole.", name=name),
                    item.doc.id,
                    subject.code.line_of_field(name) or subject.code.line_of_input,
                    about=f"keys of {name}",
                    severity="hint",
                )  # fmt: skip


def _shown_of(item: Rendered, keys: Sequence[str]) -> int:
    """Return how many keys an input has, -1 where these are not the first ones."""
    text = item.example.input
    are_there = [len(key) >= _SHORTEST and any(True for _ in places_of(key, text)) for key in keys]
    count = sum(are_there)
    return count if all(are_there[:count]) else -1
