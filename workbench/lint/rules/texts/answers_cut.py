"""Lists of the row whose items stand in the input with their beginnings alone, though one of them
is the answer: `name[0]`, `time[:2]`. The rule `text/cut-item` says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.lint.truth import OPTION_LISTS, is_of_answers, places_of
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 4
_FEWEST_ITEMS = 2
_MOST_SIZES = 4
_CUT = exactly(r"\[\s*(?:0\s*)?:\s*(?P<size>\d{1,2})\s*\]|\[(?P<first>0)\]")


def answers_cut(subject: Subject) -> Iterator[Hit]:
    """Yield the docs of which a list's items are cut at one length, where each answer is an item of
    it, and no input has its answer whole."""
    cuts = {match["size"] or "1" for match in _CUT.finditer(subject.code.text)}
    items = subject.rendered
    if not cuts or len(cuts) > _MOST_SIZES or len(items) < _FEWEST_DOCS:
        return
    rights = subject.rights
    if rights[0] in items[0].example.input:
        return
    for name in sorted(subject.fields & subject.code.fields_of_input - {*OPTION_LISTS}):
        lists = [item.doc.data.get(name) for item in items]
        if is_of_answers(name) or not isinstance(lists[0], list) or rights[0] not in lists[0]:
            continue
        for size in sorted(map(int, cuts)):
            pairs = zip(items, lists, rights, strict=True)
            if all(_is_cut(item, own, right, size) for item, own, right in pairs):
                for item, right in zip(items, rights, strict=True):
                    yield Hit(
                        say("a text of the row's {name} is cut: the input lacks {part}",
                            name=name, part=right[size:]),
                        say("Put it into the input whole."),
                        item.doc.id,
                        subject.code.line_of_field(name) or subject.code.line_of_input,
                        about=name,
                    )  # fmt: skip
                return


def _is_cut(item: Rendered, own: object, right: str, size: int) -> bool:
    """Say whether a doc's answer is of a list that its input has the beginnings of."""
    if not isinstance(own, list) or len(own) < _FEWEST_ITEMS or right not in own:
        return False
    texts: Sequence[str] = [one for one in own if isinstance(one, str) and len(one) > size]
    shown = item.example.input
    are_begun = all(any(True for _ in places_of(one[:size], shown)) for one in texts)
    return are_begun and len(texts) == len(own) and right not in shown
