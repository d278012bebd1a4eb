"""One text of the row behind two cues, while nothing reads another one of its kind: a slip of the
code, `first` for `second`. The rule `text/said-again` says so."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator

from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say

_FEWEST_DOCS = 3
_SEEN_DOCS = 20


def shown_twice(subject: Subject) -> Iterator[Hit]:
    """Yield a hint on a field that the code puts into one text twice, where the rows have a field
    of texts as short that it never reads, and that is not what is asked for."""
    items = subject.some(_SEEN_DOCS)
    code = subject.code
    unread = sorted(subject.fields - code.fields_of_input - code.fields_of_output)
    if not unread or len(items) < _FEWEST_DOCS or code.function is None:
        return
    row = code.parameters[0] if code.parameters else ""
    for name in _read_twice(code.function, row):
        for other in unread:
            pairs = [(item.doc.data.get(name), item.doc.data.get(other)) for item in items]
            are_alike = all(isinstance(a, str) and isinstance(b, str) and b and a != b
                            and 3 * len(a) >= len(b) and 3 * len(b) >= len(a)
                            for a, b in pairs)  # fmt: skip
            if not are_alike:
                continue
            is_many = len({b for _, b in pairs}) > 2 and len({a for a, _ in pairs}) > 2
            golds = {gold for item in items for gold in golds_of(item.example)}
            if not is_many or any(b in golds for _, b in pairs):
                continue
            yield Hit(
                say("the row's {name} is there twice, and nothing reads its {other}",
                    name=name, other=other),
                say("Put each text behind its own cue."),
                items[0].doc.id,
                code.line_of_field(name) or code.line_of_input,
                about=f"{name} for {other}",
                severity="hint",
            )  # fmt: skip
            return


def _read_twice(function: ast.FunctionDef, row: str) -> Iterator[str]:
    """Yield the fields that one text of the code has in braces twice, in each as they are."""
    for node in ast.walk(function):
        if not isinstance(node, ast.JoinedStr):
            continue
        read = Counter(
            str(part.value.slice.value)
            for part in node.values
            if isinstance(part, ast.FormattedValue)
            and isinstance(part.value, ast.Subscript)
            and isinstance(part.value.value, ast.Name)
            and part.value.value.id == row
            and isinstance(part.value.slice, ast.Constant)
        )
        yield from (name for name, count in read.items() if count == 2)
