"""The form of the answer that is shown with the row's own values in it: `such as {"shop": "Holm"}`,
where that is what is to be found. The rule `answer/leaked` says so."""

from __future__ import annotations

from functools import partial

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.most import in_most
from workbench.lint.rules.leaking.given import Told
from workbench.lint.subject import Subject, golds_of
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST_DOCS = 4
_MOST_OF = 0.9
_PART = exactly(r"\"[^\"\n]{1,40}\"\s?:\s?(?:\"[^\"\n]{2,80}\"|-?\d[\d.]*)")


def in_form(subject: Subject) -> Told:
    """Return the docs whose input has a key of the answer's object with its value, in nearly all
    docs, and not the same in all."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS or not items[0].example.output.strip().startswith("{"):
        return ()
    found = in_most(items, partial(_in_form, subject), max(_FEWEST_DOCS, _MOST_OF * len(items)))
    parts = {part for item, _ in found if (part := _part_in(subject, item))}
    is_own = all(
        sum(part in subject.blocks_of(item)[-1].text for part in parts) == 1 for item, _ in found
    )
    return found if len(parts) > 1 and is_own else ()


def _in_form(subject: Subject, item: Rendered) -> Message | None:
    part = _part_in(subject, item)
    said = say("the form that is shown has the answer's own value: {text}", text=shorten(part, 40))
    return said if part else None


def _part_in(subject: Subject, item: Rendered) -> str:
    """Return a key of the answer's object with its value that the input has and the row has not,
    "" where there is none."""
    text = subject.blocks_of(item)[-1].text
    own = "\0".join(str(value) for value in item.doc.data.values())
    found = (match[0] for match in _PART.finditer(golds_of(item.example)[0]))
    return next((part for part in found if part in text and part not in own), "")
