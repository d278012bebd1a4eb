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
    return found if len({str(said) for _, said in found}) > 1 else ()


def _in_form(subject: Subject, item: Rendered) -> Message | None:
    text = subject.blocks_of(item)[-1].text
    own = "\0".join(str(value) for value in item.doc.data.values())
    for match in _PART.finditer(golds_of(item.example)[0]):
        if match[0] in text and match[0] not in own:
            return say("the form that is shown has the answer's own value: {text}",
                       text=shorten(match[0], 40))  # fmt: skip
    return None
