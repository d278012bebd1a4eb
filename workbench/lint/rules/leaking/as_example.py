"""The row's own answer as the example of how answers look: `(e.g. 28 May)`, `such as Lund`, though
it may stand in the text as well, where it is to be found. The rule `answer/leaked` says so."""

from __future__ import annotations

import re
from functools import partial

from workbench.errors import shorten
from workbench.io.han import compiled
from workbench.lint.most import in_most
from workbench.lint.rules.leaking.given import Told, gold_of
from workbench.lint.subject import Subject, stands_in
from workbench.lint.truth import places_of
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST_DOCS = 4
_MOST_OF = 0.9
_MOST_KINDS = 0.5
_BEFORE = 24
_FOR_EXAMPLE = compiled(
    r"(?:\be\.\s?g\.?|\bfor (?:example|instance)|\bsuch as|\b(?:just )?like(?: this)?|\bz\.\s?B\.?"
    r"|\bzum Beispiel|\bbeispielsweise|\bpar exemple|\bp(?:ar)?\.\s?ex\.?|\bpor ejemplo"
    r"|\bp\.\s?ej\.?|\bper esempio|\bad es\.?|\bpor exemplo|\bнапример|\bbijvoorbeeld|\bnp\."
    r"|\bexample|例如|比如|譬如|诸如|如下|示例|例えば|(?<![一-鿿])例|예를 들어|예)[\s:：,，、]*"
    r"[\"'“‘「『`(（\[]?\Z",
    re.IGNORECASE,
)


def as_example(subject: Subject) -> Told:
    """Return the docs whose input has their own answer right behind words for an example, which no
    text of the row has before it; where that is so of nearly all, and these differ."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS:
        return ()
    least = max(_FEWEST_DOCS, _MOST_OF * len(items))
    found = in_most(items, partial(_in_example, subject), least)
    kinds = {gold_of(item) for item, _ in found}
    return found if len(kinds) > _MOST_KINDS * len(found) else ()


def _in_example(subject: Subject, item: Rendered) -> Message | None:
    text, gold = item.example.input, gold_of(item)
    for start in places_of(gold, text) if gold else ():
        before = text[max(0, start - _BEFORE) : start].rpartition("\n")[2]
        lead = _FOR_EXAMPLE.search(before)
        if lead is not None and not stands_in(item.doc.data, f"{lead[0]}{gold}"):
            return say("the form that is shown has the answer's own value: {text}",
                       text=shorten(f"{lead[0]}{gold}", 40))  # fmt: skip
    return None
