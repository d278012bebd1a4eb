"""Texts of a few rows that go on with another row: the prompt's own cue stands in them, `…village.`
and `German: It rains.` below, or a label and the next line of the table. The rule
`text/unlike-others` says so."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 8
_FEW = 0.25
_SHOWN = 40
_MOST_LABELS = 12
_CUE = exactly(r"(?:\A|\n)[ \t]*(?P<cue>[^\W\d_][^:：\n]{0,30}[:：])[ \t]*\Z")
_PARTED = exactly(r"[|\t;,，；](?P<label>[^|\t;,，；\n]{1,40})\n")


def two_rows_in_one(subject: Subject) -> Iterator[Hit]:
    """Yield the few docs with a text of several lines that has the cue right before it once more,
    or a label at the end of a line, where nearly all others have one line."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS or subject.is_uniform:
        return
    labels = _labels(items)
    for name in sorted(subject.fields & subject.code.fields_of_input):
        several = [item for item in items if _has_lines(item, name)]
        if not 0 < len(several) <= max(1, _FEW * len(items)):
            continue
        for item in several:
            if part := _joined(item, item.doc.data[name].strip(), labels):
                yield Hit(
                    say("the row's {name} goes on with another row: {part}",
                        name=name, part=shorten(part.strip(), _SHOWN)),
                    say("Read the file as its quotes and line ends have it, a row each."),
                    item.doc.id,
                    subject.code.line_of_field(name) or subject.code.line_of_input,
                    about=f"joined {name}",
                )  # fmt: skip


def _has_lines(item: Rendered, name: str) -> bool:
    value = item.doc.data.get(name)
    return isinstance(value, str) and "\n" in value.strip()


def _labels(items: Sequence[Rendered]) -> Collection[str]:
    """Return what is right for the docs where that is one of a few labels."""
    golds = {golds_of(item.example)[0].strip() for item in items}
    is_closed = len(golds) <= _MOST_LABELS and 2 * len(golds) <= len(items)
    return golds if is_closed else ()


def _joined(item: Rendered, value: str, labels: Collection[str]) -> str:
    """Return the lines of a text that are another row's, "" where there are none."""
    at = item.example.input.find(value)
    cue = _CUE.search(item.example.input, 0, at) if at > 0 else None
    if cue and (place := value.find(f"\n{cue['cue']}")) > 0:
        return value[place:]
    found = (match for match in _PARTED.finditer(value) if match["label"].strip() in labels)
    match = next(found, None)
    return value[match.start("label") :] if match else ""
